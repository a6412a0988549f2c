//! Whole random games, counted and timed.

use std::time::{Duration, Instant};

use serde::Serialize;
use sha2::{Digest, Sha256};
use table::{Game, Playout, Position, Seed, Setup, Stream};

/// The results of a run of random games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RandomPlay {
    /// Moves made in all.
    pub moves: u64,
    /// How long dealing and playing took.
    pub seconds: f64,
    /// Whole games per second.
    pub games_per_second: f64,
    /// Moves per second.
    pub moves_per_second: f64,
    /// SHA-256, in hex, over all final positions, each as one line of JSON.
    pub digest: String,
}

/// Plays whole random games. The seed's stream gives two seeds per game: one for the deal, one for
/// the choice of moves.
pub(crate) fn play<G: Game>(setup: Setup, games: u64, seed: Seed) -> RandomPlay {
    let mut seeds = Stream::new(seed);
    let (mut moves, mut time, mut digest) = (0, Duration::ZERO, Sha256::new());
    for _ in 0..games {
        let mut chance = Stream::new(seeds.fork());
        let mut player = Playout::new(Stream::new(seeds.fork()));
        let start = Instant::now();
        let mut state = G::deal(setup, &mut chance);
        let ply = player.finish(&mut state, &mut chance);
        time += start.elapsed();
        moves += u64::from(ply);
        // Our own types always serialize.
        digest.update(serde_json::to_vec(&Position::of(&state, &chance, ply)).expect("a position"));
        digest.update(b"\n");
    }
    let seconds = time.as_secs_f64();
    let per_second = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
    RandomPlay {
        moves,
        seconds,
        games_per_second: per_second(games),
        moves_per_second: per_second(moves),
        digest: hex::encode(digest.finalize()),
    }
}
