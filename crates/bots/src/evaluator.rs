//! Who evaluates how a game will end: winning chances and final scores, by the search of the bots.
//!
//! Each simulation ends in a position that is valued: in points by [`Insight::value`], and by
//! [`Leaf::chances`] in chances to win. The mean over simulations is what is to be expected.

use table::{Eyes, Game, GameExt, PerSeat, Seat, SeatSet, Seed};

use crate::{Candidate, Insight};

/// What is to be evaluated, and how.
#[derive(Clone, Copy, Debug)]
pub struct Query<M> {
    /// Whose decision is looked at: a seat that is to act.
    pub seat: Seat,
    /// What it does first, if that is not left to the search; known to be legal.
    pub first: Option<M>,
    /// How long to search. The same seed gives the same answer.
    pub simulations: u64,
    /// Where the worlds that are imagined come from.
    pub seed: Seed,
}

/// Somebody who evaluates how a game will end, from what a viewer may know.
pub trait Evaluator<G: Game>: Send {
    /// What is to be expected if everybody plays as the search thinks best.
    fn forecast(&mut self, eyes: Eyes<'_, G>, query: &Query<G::Move>) -> Forecast<G::Move>;
}

/// How a game is expected to end.
#[derive(Clone, Debug)]
pub struct Forecast<M> {
    /// What is to be expected.
    pub prospect: Prospect,
    /// The moves of the seat, the best first, if the viewer knows them and none was given.
    pub candidates: Vec<Candidate<M>>,
}

/// What is to be expected of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prospect {
    /// Each seat's chance to win. Together they are 1: a shared victory counts by its share, and
    /// one that nobody has as shared by all.
    pub chances: PerSeat<f64>,
    /// The final scores.
    pub scores: PerSeat<f64>,
}

impl Prospect {
    /// Of a single world.
    pub fn of<G: Insight>(world: &G) -> Prospect {
        let (mut tally, values) = (Tally::default(), world.value());
        tally.add(&Leaf::new(world, &values).chances(doubt::<G>(world.seats())), &values);
        tally.mean()
    }
}

/// What some simulations came to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    simulations: u32,
    sum: Prospect,
}

impl Tally {
    pub(crate) fn add(&mut self, chances: &PerSeat<f32>, scores: &PerSeat<f32>) {
        self.simulations += 1;
        let add = |sum: &mut PerSeat<f64>, more: &PerSeat<f32>| {
            sum.0.iter_mut().zip(more.0).for_each(|(sum, more)| *sum += f64::from(more));
        };
        add(&mut self.sum.chances, chances);
        add(&mut self.sum.scores, scores);
    }

    pub(crate) fn mean(&self) -> Prospect {
        let share = |sum: f64| sum / f64::from(self.simulations.max(1));
        let Prospect { chances, scores } = self.sum;
        Prospect { chances: PerSeat(chances.0.map(share)), scores: PerSeat(scores.0.map(share)) }
    }
}

/// Each seat's part in the victory, in a game that is over.
pub fn victory<G: Game>(state: &G) -> PerSeat<f32> {
    let winners = match state.winners() {
        SeatSet::EMPTY => Seat::all(state.seats()).collect(),
        winners => winners,
    };
    let mut parts = PerSeat::default();
    winners.iter().for_each(|seat| parts[seat] = 1.0 / winners.len() as f32);
    parts
}

/// Where a simulation ended, as far as chances depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    /// The final scores that are expected; each seat's part in the victory once the game is over.
    values: PerSeat<f32>,
    /// How much is [to come](Insight::to_come); nothing once the game is over.
    to_come: Option<f32>,
    seats: u8,
}

impl Leaf {
    pub(crate) fn new<G: Insight>(world: &G, values: &PerSeat<f32>) -> Leaf {
        let seats = world.seats();
        if world.is_over() {
            return Leaf { values: victory(world), to_come: None, seats };
        }
        Leaf { values: *values, to_come: Some(world.to_come()), seats }
    }

    /// Each seat's chance to win: as if each score would turn out otherwise by a Gumbel error as
    /// large as the [doubt](Insight::DOUBT). A seat that is expected to be so much ahead of another
    /// is e times as likely to win.
    pub fn chances(&self, [least, each]: [f32; 2]) -> PerSeat<f32> {
        let Leaf { values, to_come: Some(to_come), seats } = *self else { return self.values };
        let doubt = least + each * to_come;
        let best = values.seated(seats).iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut chances = PerSeat::default();
        Seat::all(seats).for_each(|seat| chances[seat] = ((values[seat] - best) / doubt).exp());
        let all: f32 = chances.0.iter().sum();
        PerSeat(chances.0.map(|chance| chance / all))
    }
}

/// The [doubt](Insight::DOUBT) at a table of so many.
pub fn doubt<G: Insight>(seats: u8) -> [f32; 2] {
    G::DOUBT[usize::from(seats - G::INFO.min_seats).min(G::DOUBT.len() - 1)]
}
