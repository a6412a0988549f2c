//! Contests of bots: whole games between them, on several threads, with rotating seats.
//!
//! The question is always one bot against others of one kind: how large is its share of the
//! victories, and is that more or less than a given mark? Every deal is played once from each seat
//! (*mirrored*), so that neither seat nor deal favours anyone.

use std::ops::ControlFlow;

use bots::Bot;
use bots::evaluator::victory;
use bots::insight::margin;
use engine::ordered::in_order;
use table::{Game, GameExt, Options, PerSeat, Seat, Seed, Setup, Sight, Silent, Sink, Stream};

/// Makes a player of one kind from a seed.
pub(crate) type Maker<'a, G> = &'a (dyn Fn(Seed) -> Box<dyn Player<G>> + Sync);

/// A player at the arena's table. Bots receive their seat's sight and no more; only the [cheating
/// twins](super::cheat) look at the state.
pub(crate) trait Player<G: Game>: Send {
    /// Chooses a move for a seat that is to act.
    fn play(&mut self, state: &G, seat: Seat) -> G::Move;
}

impl<G: Game> Player<G> for Box<dyn Bot<G>> {
    fn play(&mut self, state: &G, seat: Seat) -> G::Move {
        self.choose(&Sight::new(state, seat)).mv
    }
}

/// Plays a whole game, and returns where it ended and after how many moves.
pub(crate) fn play<G: Game>(
    setup: Setup,
    seed: Seed,
    players: &mut [Box<dyn Player<G>>],
    events: &mut impl Sink<G::Event>,
) -> (G, u32) {
    let ((mut state, mut chance), mut moves) = (G::dealt(setup, seed), 0);
    state.tell_opening(events);
    while let Some(seat) = state.to_act().first() {
        let mv = players[seat.index()].play(&state, seat);
        state.play_unchecked(seat, mv, &mut chance, events);
        moves += 1;
    }
    (state, moves)
}

/// The results of a bot.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    /// Games played.
    pub(crate) games: u64,
    /// Victories; a shared one counts by its share, and one that nobody has as shared by all.
    pub(crate) wins: f64,
    /// The sum of margins over the best opponent.
    pub(crate) margins: f64,
}

impl Tally {
    /// The result of a seat in one finished game.
    pub(crate) fn of<G: Game>(state: &G, seat: Seat) -> Tally {
        let (seats, wins) = (state.seats(), victory(state)[seat].into());
        let scores: PerSeat<f32> = PerSeat(state.scores().0.map(|score| score as f32));
        Tally { games: 1, wins, margins: margin(&scores, seat, seats).into() }
    }

    /// The share of victories.
    pub(crate) fn share(&self) -> f64 {
        self.wins / self.games.max(1) as f64
    }

    /// The mean margin.
    pub(crate) fn margin(&self) -> f64 {
        self.margins / self.games.max(1) as f64
    }

    /// Where the true share lies with 95 % confidence.
    pub(crate) fn interval(&self) -> (f64, f64) {
        self.wilson(1.96)
    }

    /// Wilson's interval, `z` standard deviations to each side.
    fn wilson(&self, z: f64) -> (f64, f64) {
        if self.games == 0 {
            return (0.0, 1.0);
        }
        let (n, p) = (self.games as f64, self.share());
        let middle = p + z * z / (2.0 * n);
        let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        ((middle - spread) / scale, (middle + spread) / scale)
    }

    /// Adds the results of other games.
    pub(crate) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.margins += other.margins;
    }
}

/// A question to the arena.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    /// The number of seats at the table.
    pub(crate) seats: u8,
    /// The seed of all deals and choices.
    pub(crate) seed: Seed,
    /// The most games, in whole rounds of seats; at least one round is played.
    pub(crate) games: u64,
    /// The mark the share is checked against: the arena stops when it is clear which side it is on.
    pub(crate) mark: Option<f64>,
    /// The number of threads.
    pub(crate) threads: u32,
}

/// The fewest games before an answer is trusted.
const FEWEST: u64 = 40;
/// A test after every round sees the mark passed by chance sooner or later. With three standard
/// deviations that happens in 1 of 30 runs of 400 games, and 1 of 20 runs of 4000.
const PASSED: f64 = 3.0;

impl Question {
    /// How many games are played if the mark does not stop them.
    pub(crate) fn longest(&self) -> u64 {
        self.rounds() * u64::from(self.seats)
    }

    fn rounds(&self) -> u64 {
        (self.games / u64::from(self.seats)).max(1)
    }

    /// Plays until the question is answered. `tell` receives the tally after every round. If the
    /// players are reproducible so is the answer, whatever the number of threads.
    pub(crate) fn answer<G: Game>(
        &self,
        one: Maker<'_, G>,
        others: Maker<'_, G>,
        mut tell: impl FnMut(&Tally),
    ) -> Tally {
        let mut tally = Tally::default();
        let work = |round| self.play_round(round, one, others);
        in_order(self.rounds(), self.threads, work, |round| {
            tally.add(&round);
            tell(&tally);
            if self.is_decided(&tally) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        tally
    }

    fn is_decided(&self, tally: &Tally) -> bool {
        let (low, high) = tally.wilson(PASSED);
        tally.games >= FEWEST && self.mark.is_some_and(|mark| mark < low || mark > high)
    }

    /// One deal, played once from each seat.
    fn play_round<G: Game>(&self, round: u64, one: Maker<'_, G>, others: Maker<'_, G>) -> Tally {
        // More words than the seeds of a round take.
        const WORDS: u64 = 128;
        let setup = Setup::new::<G>(self.seats.into(), Options::default())
            .expect("the game can be played with so many seats");
        let mut tally = Tally::default();
        for seat in Seat::all(self.seats) {
            let mut seeds = Stream::at(self.seed, round * WORDS);
            let seed = seeds.fork();
            let mut players: Vec<Box<dyn Player<G>>> = Seat::all(self.seats)
                .map(|at| if at == seat { one(seeds.fork()) } else { others(seeds.fork()) })
                .collect();
            let (state, _) = play(setup, seed, &mut players, &mut Silent);
            tally.add(&Tally::of(&state, seat));
        }
        tally
    }
}
