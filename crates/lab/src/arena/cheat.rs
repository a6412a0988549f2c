//! The cheating twins: bots that see everything, as upper bounds for those that do not.
//!
//! They are not [`Bot`](bots::Bot)s, and no table can use them. They exist only in the arena.

use bots::insight::margin;
use bots::{Budget, Insight, Mcts};
use table::{GameExt, Seat, Seed, Silent, Stream};

use super::contest::Player;

/// Looks one move ahead in the true state.
#[derive(Clone, Debug)]
pub(crate) struct Cheat(Stream);

impl Cheat {
    /// A bot that breaks ties by this seed.
    pub(crate) fn new(seed: Seed) -> Cheat {
        Cheat(Stream::new(seed))
    }
}

impl<G: Insight> Player<G> for Cheat {
    fn play(&mut self, state: &G, seat: Seat) -> G::Move {
        let mut moves = Vec::new();
        state.legal(seat, &mut moves);
        self.0.shuffle(&mut moves);
        let draws = Stream::new(self.0.fork());
        let worth = |mv: &G::Move| {
            let mut after = state.clone();
            after.play_unchecked(seat, *mv, &mut draws.clone(), &mut Silent);
            margin(&after.greedy_value(), seat, state.seats())
        };
        let best = moves.iter().map(|mv| (worth(mv), *mv)).max_by(|a, b| a.0.total_cmp(&b.0));
        best.expect("a seat that is to act has a move").1
    }
}

/// Searches like the expert, but from the true state, with hidden things as they are.
#[derive(Debug)]
pub(crate) struct CheatSearch<G: Insight>(Mcts<G>);

impl<G: Insight> CheatSearch<G> {
    /// A bot with this budget.
    pub(crate) fn new(seed: Seed, budget: Budget) -> CheatSearch<G> {
        CheatSearch(Mcts::new(seed, budget, G::TUNING))
    }
}

impl<G: Insight> Player<G> for CheatSearch<G> {
    fn play(&mut self, state: &G, seat: Seat) -> G::Move {
        self.0.cheat(state, seat)
    }
}
