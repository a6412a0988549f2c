//! How fast the rules are: whole random games, on one core, one row a game and seat count.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use connect_four::ConnectFour;
use stellium::Stellium;
use sternenhimmel::Sternenhimmel;
use table::{Game, Info, Options, Playout, Seed, Setup, Stream};

use crate::Failure;

/// A game to measure. Connect Four is not offered to players: every framework has it, so it tells
/// how ours compares.
struct Candidate {
    info: &'static Info,
    measure: fn(u8, Duration) -> Row,
}

impl Candidate {
    const fn of<G: Game>() -> Candidate {
        Candidate { info: &G::INFO, measure: measure::<G> }
    }
}

static CANDIDATES: &[Candidate] = &[
    Candidate::of::<Sternenhimmel>(),
    Candidate::of::<Stellium>(),
    Candidate::of::<ConnectFour>(),
];

struct Row {
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

/// Measures every game, or the one named.
pub(crate) fn run(game: Option<&str>, seconds: f64) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let wanted = |candidate: &&Candidate| game.is_none_or(|id| id == candidate.info.id);
    let candidates: Vec<&Candidate> = CANDIDATES.iter().filter(wanted).collect();
    if candidates.is_empty() {
        let known: Vec<&str> = CANDIDATES.iter().map(|candidate| candidate.info.id).collect();
        return Err(Failure(format!("no game to measure; there are: {}", known.join(", "))));
    }
    writeln!(out, "whole random games from set-up to score, one core, {seconds} s a figure")?;
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
    )?;
    for candidate in candidates {
        for seats in candidate.info.min_seats..=candidate.info.max_seats {
            // Half for each way of choosing moves.
            let row = (candidate.measure)(seats, Duration::from_secs_f64(seconds / 2.0));
            let Row { drawn, listed, allocations, bytes } = row;
            writeln!(
                out,
                "{:<14}{seats:>6}{:>12.0}{:>12.0}{:>16.0}{:>12.1}{allocations:>12.2}{bytes:>8}",
                candidate.info.id,
                drawn.games as f64 / drawn.seconds,
                drawn.moves as f64 / drawn.seconds,
                listed.moves as f64 / listed.seconds,
                drawn.moves as f64 / drawn.games as f64,
            )?;
            out.flush()?;
        }
    }
    writeln!(out, "listed: every legal move is listed at every step; bytes: size of a state")?;
    Ok(())
}

fn measure<G: Game>(seats: u8, time: Duration) -> Row {
    let mut player = Playout::<G>::new(Stream::new(Seed::from(1)));
    let mut seeds = Stream::new(Seed::from(2));
    let mut deal = || G::deal(&Setup { seats, options: Options::default(), seed: seeds.fork() });
    // Warm: data are read, buffers have grown.
    player.finish_by_listing(&mut deal());
    let drawn = rate(time, &mut || player.finish(&mut deal()));
    let listed = rate(time, &mut || player.finish_by_listing(&mut deal()));
    let counted = 1000;
    let allocations = allocation_counter::measure(|| {
        for _ in 0..counted {
            player.finish(&mut deal());
        }
    });
    let allocations = allocations.count_total as f64 / f64::from(counted);
    Row { drawn, listed, allocations, bytes: size_of::<G>() }
}

fn rate(time: Duration, play: &mut dyn FnMut() -> u32) -> Rate {
    let (start, mut games, mut moves) = (Instant::now(), 0, 0);
    while start.elapsed() < time {
        // The clock is looked at once in a hundred games.
        for _ in 0..100 {
            moves += u64::from(play());
            games += 1;
        }
    }
    Rate { games, moves, seconds: start.elapsed().as_secs_f64() }
}
