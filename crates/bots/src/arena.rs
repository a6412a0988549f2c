//! Where bots meet: whole games between them, on several threads, seats changed round.
//!
//! The question is always one bot against others of one kind: how large is its share of the
//! victories, and is that more or less than a given mark? Every deal is played once from each seat
//! (*mirrored*), so that neither seat nor deal favours anybody.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use table::{Game, Options, PerSeat, Seat, Seed, Setup, Sight, Silent, Stream};

use crate::Bot;

/// Makes a player of one kind from a seed.
pub type Maker<'a, G> = &'a (dyn Fn(Seed) -> Box<dyn Player<G>> + Sync);

/// Somebody who plays at the arena's table. Bots are handed their seat's sight and no more; only a
/// [`crate::cheat::Cheat`] looks at the state.
pub trait Player<G: Game>: Send {
    /// Chooses a move for a seat that is to act.
    fn play(&mut self, state: &G, seat: Seat) -> G::Move;
}

impl<G: Game> Player<G> for Box<dyn Bot<G>> {
    fn play(&mut self, state: &G, seat: Seat) -> G::Move {
        self.choose(&Sight::new(state, seat)).mv
    }
}

/// How a bot fared.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Victories; a shared one counts by its share.
    pub wins: f64,
    /// The sum of margins to the best other.
    pub margins: f64,
}

impl Tally {
    /// The share of victories.
    pub fn share(&self) -> f64 {
        self.wins / self.games.max(1) as f64
    }

    /// The mean margin.
    pub fn margin(&self) -> f64 {
        self.margins / self.games.max(1) as f64
    }

    /// Where the true share lies with 95 % confidence, by Wilson.
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let (n, p) = (self.games as f64, self.share());
        if self.games == 0 {
            return (0.0, 1.0);
        }
        let middle = p + Z * Z / (2.0 * n);
        let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        ((middle - spread) / scale, (middle + spread) / scale)
    }

    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.margins += other.margins;
    }
}

/// What is to be found out, and how.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// How many seats the table has.
    pub seats: u8,
    /// Where all deals and choices come from.
    pub seed: Seed,
    /// The most games.
    pub games: u64,
    /// The mark the share is held against: the arena stops when it is clear which side it is on.
    pub mark: Option<f64>,
    /// On how many threads.
    pub threads: u32,
}

/// The fewest games before an answer is believed.
const FEWEST: u64 = 40;

impl Question {
    /// Plays until the question is answered. `tell` hears of the tally after every game.
    pub fn answer<G: Game>(
        &self,
        one: Maker<'_, G>,
        others: Maker<'_, G>,
        tell: &(dyn Fn(&Tally) + Sync),
    ) -> Tally {
        let (next, tally) = (AtomicU64::new(0), Mutex::new(Tally::default()));
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return;
                }
                let game = self.play(number, one, others);
                // A thread that panicked has found a fault in the rules: nothing to go on with.
                let mut tally = tally.lock().expect("no game has failed");
                tally.add(game);
                tell(&tally);
                if self.is_decided(&tally) {
                    next.store(self.games, Ordering::Relaxed);
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(work);
            }
        });
        *tally.lock().expect("no game has failed")
    }

    fn is_decided(&self, tally: &Tally) -> bool {
        let (low, high) = tally.interval();
        // Whole rounds of seats only, so that no seat counts more than others.
        let whole = tally.games.is_multiple_of(self.seats.into());
        let clear = self.mark.is_some_and(|mark| mark < low || mark > high);
        whole && clear && tally.games >= FEWEST
    }

    /// Plays one game: the deal by the number of the round, the seat by the place in it.
    fn play<G: Game>(&self, number: u64, one: Maker<'_, G>, others: Maker<'_, G>) -> Tally {
        let seats = u64::from(self.seats);
        let (round, seat) = (number / seats, Seat((number % seats) as u8));
        let mut seeds = Stream::at(self.seed, round * 128);
        let setup = Setup { seats: self.seats, options: Options::default(), seed: seeds.fork() };
        let mut players: Vec<Box<dyn Player<G>>> = Seat::all(self.seats)
            .map(|at| if at == seat { one(seeds.fork()) } else { others(seeds.fork()) })
            .collect();
        let mut state = G::deal(&setup);
        while let Some(acting) = state.to_act().first() {
            let mv = players[acting.index()].play(&state, acting);
            state.play(acting, mv, &mut Silent);
        }
        let winners = state.winners();
        let won = if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
        let scores: PerSeat<f32> = PerSeat(state.scores().0.map(|score| score as f32));
        let margin = crate::insight::margin(&scores, seat, self.seats);
        Tally { games: 1, wins: won, margins: margin.into() }
    }
}
