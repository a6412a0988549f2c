//! What a game tells its bots.

mod astra;
mod stellium;
mod sternenhimmel;

use table::{Game, GameExt, PerSeat, Seat, Seed, Silent, Stream};

/// What bots need to know of a game beyond its rules.
pub trait Insight: Game {
    /// A margin that is clearly won: rewards are squashed by it.
    const SCALE: f32;
    /// After how many random moves an imagined game is cut off and judged.
    const PLAYOUT: u32;
    /// Of how many random moves the most promising is played then.
    const PICKS: u32 = 1;
    /// Out of how many imagined worlds a search takes one, by how plausible they are.
    const GUESSES: u32 = 1;

    /// What everybody may expect to have at the end. When the game is over: what they have.
    fn prospects(&self) -> PerSeat<f32>;

    /// The same as it looks to who thinks no further than to the next move.
    fn at_first_sight(&self) -> PerSeat<f32> {
        self.prospects()
    }

    /// How good a move looks before it is tried, in points of margin.
    fn promise(&self, seat: Seat, mv: Self::Move) -> f32;

    /// The promise of many moves in this position: what is common to them is worked out once.
    fn promises(&self, seat: Seat) -> impl Fn(Self::Move) -> f32 {
        move |mv| self.promise(seat, mv)
    }

    /// If another seat's move is not wholly seen by the viewer: one move that stands for all those
    /// it cannot tell apart.
    fn disguise(&self, seat: Seat, mv: Self::Move, viewer: Seat) -> Option<Self::Move>;

    /// What chance has just shown to everybody, as any number that stands for it: after the same
    /// moves, positions that differ in it are not confused. What matters little is better left
    /// out, so that a search need not learn everything anew for each of its outcomes.
    fn omen(&self) -> u64 {
        0
    }

    /// Whether this is a mistake for everybody to see: it gives up what is there for the taking, or
    /// gives away what others take. Such a move is played only where there is no other.
    fn is_wasteful(&self, _: Seat, _: Self::Move) -> bool {
        false
    }

    /// How plausible the others' secrets are in this world to a seat that knows how people play: in
    /// any unit, as only their proportions count.
    fn plausibility(&self, _: Seat) -> f32 {
        1.0
    }

    /// By how much a seat is ahead of the best other.
    fn margin(&self, seat: Seat) -> f32 {
        margin(&self.prospects(), seat, self.seats())
    }
}

/// The state after a move, with one and the same draw for whatever chance decides in it.
pub(crate) fn after<G: Game>(state: &G, seat: Seat, mv: G::Move) -> G {
    let mut after = state.clone();
    after.play_unchecked(seat, mv, &mut Stream::new(Seed::from(0)), &mut Silent);
    after
}

/// Takes wasteful moves out, if there are others.
pub(crate) fn keep_sensible<G: Insight>(state: &G, seat: Seat, moves: &mut Vec<G::Move>) {
    if moves.iter().any(|mv| !state.is_wasteful(seat, *mv)) {
        moves.retain(|mv| !state.is_wasteful(seat, *mv));
    }
}

/// By how much a seat is ahead of the best other.
pub fn margin(prospects: &PerSeat<f32>, seat: Seat, seats: u8) -> f32 {
    let others = Seat::all(seats).filter(|other| *other != seat);
    let best = others.map(|other| prospects[other]).fold(f32::NEG_INFINITY, f32::max);
    prospects[seat] - best
}

/// A margin as a reward between 0 and 1.
pub(crate) fn squash<G: Insight>(margin: f32) -> f32 {
    let share = margin / G::SCALE;
    0.5 + 0.5 * share / (1.0 + share.abs())
}

/// The margin that a mean reward stands for.
pub(crate) fn unsquash<G: Insight>(reward: f32) -> f32 {
    let share = (2.0 * reward - 1.0).clamp(-0.99, 0.99);
    G::SCALE * share / (1.0 - share.abs())
}
