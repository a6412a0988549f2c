//! The expert's search, one row per game.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Insight, Mcts};
use table::{GameExt, Options, Seed, Setup, Sight, Silent, Stream};

/// How many openings are searched.
const OPENINGS: u32 = 5;
/// For how many moves the overrun of the budget is measured. Each gets a twentieth of the time per
/// figure: 50 ms by default.
const MOVES: usize = 200;
/// For how many simulations allocations are counted, after one search for warming up.
const WATCHED: u64 = 2000;

pub(super) struct Row {
    simulations: u64,
    seconds: f64,
    allocations: u64,
    budget: Duration,
    /// How far moves exceeded the budget, in ascending order.
    over: Vec<Duration>,
}

pub(super) fn head(out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "{:<14}{:>6}{:>12}{:>12}{:>14}{:>12}{:>12}",
        "game", "seats", "sims/s", "allocs/sim", "budget, ms", "over p50", "over p99"
    )
}

impl Row {
    pub(super) fn write(&self, out: &mut impl Write, game: &str, seats: u8) -> io::Result<()> {
        let over = |hundredths: usize| {
            let at = (self.over.len() * hundredths / 100).min(self.over.len() - 1);
            let share = self.over[at].as_secs_f64() / self.budget.as_secs_f64();
            format!("{:.2} %", 100.0 * share)
        };
        writeln!(
            out,
            "{game:<14}{seats:>6}{:>12.0}{:>12.2}{:>14}{:>12}{:>12}",
            self.simulations as f64 / self.seconds,
            self.allocations as f64 / WATCHED as f64,
            self.budget.as_secs_f64() * 1000.0,
            over(50),
            over(99),
        )?;
        out.flush()
    }
}

pub(super) fn measure<G: Insight>(seats: u8, time: Duration) -> Row {
    let (simulations, seconds) = rate::<G>(seats, time);
    let budget = time / 20;
    Row {
        simulations,
        seconds,
        allocations: allocations::<G>(seats),
        budget,
        over: overruns::<G>(seats, budget),
    }
}

fn bot<G: Insight>(budget: Budget) -> Mcts<G> {
    Mcts::new(Seed::from(1), budget, G::TUNING)
}

/// A newly dealt game, at its first real choice.
fn opening<G: Insight>(seats: u8, seeds: &mut Stream) -> G {
    let setup = Setup::new::<G>(seats.into(), Options::default()).expect("seats the game has");
    let (mut state, mut chance) = G::dealt(setup, seeds.fork());
    let mut moves = Vec::new();
    loop {
        let seat = sight(&state).seat();
        moves.clear();
        state.legal(seat, &mut moves);
        match moves[..] {
            [only] => state.play_unchecked(seat, only, &mut chance, &mut Silent),
            _ => return state,
        }
    }
}

/// The sight of a seat that is to act.
fn sight<G: Insight>(state: &G) -> Sight<'_, G> {
    Sight::new(state, state.to_act().first().expect("the game is not over"))
}

/// The number of simulations from openings in this time, and the exact time in seconds.
fn rate<G: Insight>(seats: u8, time: Duration) -> (u64, f64) {
    let mut seeds = Stream::new(Seed::from(2));
    let mut bot = bot::<G>(Budget::Time(time / OPENINGS));
    let start = Instant::now();
    let searches = (0..OPENINGS).map(|_| bot.think(&sight(&opening(seats, &mut seeds))));
    let simulations = searches.sum();
    (simulations, start.elapsed().as_secs_f64())
}

fn allocations<G: Insight>(seats: u8) -> u64 {
    let state = opening::<G>(seats, &mut Stream::new(Seed::from(2)));
    let mut bot = bot::<G>(Budget::Simulations(WATCHED));
    bot.think(&sight(&state));
    let again = allocation_counter::measure(|| {
        bot.think(&sight(&state));
    });
    again.count_total
}

/// How far the moves of a bot against itself exceed the budget, in ascending order.
fn overruns<G: Insight>(seats: u8, budget: Duration) -> Vec<Duration> {
    let mut seeds = Stream::new(Seed::from(3));
    let mut bot = bot::<G>(Budget::Time(budget));
    let mut over = Vec::new();
    let mut state = opening::<G>(seats, &mut seeds);
    while over.len() < MOVES {
        if state.is_over() {
            state = opening(seats, &mut seeds);
        }
        let (seen, start) = (sight(&state), Instant::now());
        let choice = bot.choose(&seen);
        // Forced moves are not searched.
        if choice.candidates.len() > 1 {
            over.push(start.elapsed().saturating_sub(budget));
        }
        let seat = seen.seat();
        state.play_unchecked(seat, choice.mv, &mut seeds, &mut Silent);
    }
    over.sort_unstable();
    over
}
