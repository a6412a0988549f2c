//! Forecasts of how a game ends: winning chances and final scores, by the search of the bots.
//!
//! Each simulation ends in a position that is valued: in points by [`Insight::value`], and in
//! winning chances by [`Leaf::chances`]. The mean over simulations is the forecast.

use table::{Eyes, Game, GameExt, PerSeat, Seat, SeatSet, Seed};

use crate::{Candidate, Insight};

/// A request for a forecast.
#[derive(Clone, Copy, Debug)]
pub struct Query<M> {
    /// The seat whose decision is considered; it is to act.
    pub seat: Seat,
    /// Its first move, if that is not left to the search; known to be legal.
    pub first: Option<M>,
    /// How long to search. The same seed gives the same answer.
    pub simulations: u64,
    /// The seed of the imagined worlds.
    pub seed: Seed,
}

/// Something that forecasts how a game ends, from what a viewer may know.
pub trait Evaluator<G: Game>: Send {
    /// The forecast if everyone plays as the search thinks best.
    fn forecast(&mut self, eyes: Eyes<'_, G>, query: &Query<G::Move>) -> Forecast<G::Move>;
}

/// A forecast.
#[derive(Clone, Debug)]
pub struct Forecast<M> {
    /// The expected result.
    pub prospect: Prospect,
    /// The moves of the seat, best first, if the viewer knows them and no first move was given.
    pub candidates: Vec<Candidate<M>>,
}

/// The expected result of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prospect {
    /// Each seat's chance to win. The sum is 1: a shared victory counts by its share, and one that
    /// nobody has counts as shared by all.
    pub chances: PerSeat<f64>,
    /// The expected final scores.
    pub scores: PerSeat<f64>,
}

impl Prospect {
    /// The prospect of a single world.
    pub fn of<G: Insight>(world: &G) -> Prospect {
        let (mut tally, values) = (Tally::default(), world.value());
        tally.add(&Leaf::new(world, &values).chances(doubt::<G>(world.seats())), &values);
        tally.mean()
    }
}

/// The sum over some simulations.
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

/// Each seat's share of the victory, in a game that is over.
pub fn victory<G: Game>(state: &G) -> PerSeat<f32> {
    let winners = match state.winners() {
        SeatSet::EMPTY => Seat::all(state.seats()).collect(),
        winners => winners,
    };
    let mut parts = PerSeat::default();
    winners.iter().for_each(|seat| parts[seat] = 1.0 / winners.len() as f32);
    parts
}

/// The end of a simulation, as far as chances depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    /// The expected final scores; each seat's share of the victory once the game is over.
    values: PerSeat<f32>,
    /// How much is [to come](Insight::to_come); `None` once the game is over.
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

    /// Each seat's chance to win, as if each score had a Gumbel error of the size of the
    /// [doubt](Insight::DOUBT). A seat expected to be that far ahead of another is e times as
    /// likely to win.
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

/// The [doubt](Insight::DOUBT) at a table of `seats`.
pub fn doubt<G: Insight>(seats: u8) -> [f32; 2] {
    G::DOUBT[usize::from(seats - G::INFO.min_seats).min(G::DOUBT.len() - 1)]
}
