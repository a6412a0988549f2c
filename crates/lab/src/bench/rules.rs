//! Whole random games, one row per game and seat count.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use table::{Game, Options, Playout, Seed, Setup, Stream};

pub(super) struct Row {
    drawn: Rate,
    listed: Rate,
    allocations: f64,
    bytes: usize,
}

struct Rate {
    games: u64,
    moves: u64,
    seconds: f64,
}

pub(super) fn head(out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "{:<14}{:>6}{:>12}{:>12}{:>16}{:>12}{:>12}{:>8}",
        "game",
        "seats",
        "games/s",
        "moves/s",
        "moves/s listed",
        "moves/game",
        "allocs/game",
        "bytes"
    )
}

impl Row {
    pub(super) fn write(&self, out: &mut impl Write, game: &str, seats: u8) -> io::Result<()> {
        let Row { drawn, listed, allocations, bytes } = self;
        writeln!(
            out,
            "{game:<14}{seats:>6}{:>12.0}{:>12.0}{:>16.0}{:>12.1}{allocations:>12.2}{bytes:>8}",
            drawn.games as f64 / drawn.seconds,
            drawn.moves as f64 / drawn.seconds,
            listed.moves as f64 / listed.seconds,
            drawn.moves as f64 / drawn.games as f64,
        )?;
        out.flush()
    }
}

/// Plays for this long, half of it in each of the two ways of choosing moves.
pub(super) fn measure<G: Game>(seats: u8, time: Duration) -> Row {
    let mut player = Playout::<G>::new(Stream::new(Seed::from(1)));
    // One stream for all games, so that the rules are measured, and not the creation of streams.
    let mut chance = Stream::new(Seed::from(2));
    let setup = Setup::new::<G>(seats.into(), Options::default()).expect("seats the game has");
    let mut play = |finish: fn(&mut Playout<G>, &mut G, &mut Stream) -> u32| {
        finish(&mut player, &mut G::deal(setup, &mut chance), &mut chance)
    };
    // Warm-up: data are loaded, buffers have grown.
    play(Playout::finish_by_listing);
    let drawn = rate(time / 2, &mut || play(Playout::finish));
    let listed = rate(time / 2, &mut || play(Playout::finish_by_listing));
    let counted = 1000;
    let allocations = allocation_counter::measure(|| {
        for _ in 0..counted {
            play(Playout::finish);
        }
    });
    let allocations = allocations.count_total as f64 / f64::from(counted);
    Row { drawn, listed, allocations, bytes: size_of::<G>() }
}

fn rate(time: Duration, play: &mut dyn FnMut() -> u32) -> Rate {
    let (start, mut games, mut moves) = (Instant::now(), 0, 0);
    while start.elapsed() < time {
        // The clock is checked once per hundred games.
        for _ in 0..100 {
            moves += u64::from(play());
            games += 1;
        }
    }
    Rate { games, moves, seconds: start.elapsed().as_secs_f64() }
}
