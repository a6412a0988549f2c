//! The cheating twins: bots that see everything, as upper bounds for those who do not.
//!
//! They are no [`Bot`](bots::Bot)s: no table hands them to anybody. They live in the arena alone.

use bots::insight::margin;
use bots::{Budget, Insight, Mcts};
use table::{GameExt, Seat, Seed, Silent, Stream};

use super::contest::Player;

/// Looks one move ahead in the true state.
#[derive(Clone, Debug)]
pub(crate) struct Cheat(Stream);

impl Cheat {
    /// One whose ties are broken by this seed.
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

/// Searches as the expert does, from the true state: what is hidden is as it is.
#[derive(Debug)]
pub(crate) struct CheatSearch<G: Insight>(Mcts<G>);

impl<G: Insight> CheatSearch<G> {
    /// One that thinks so long.
    pub(crate) fn new(seed: Seed, budget: Budget) -> CheatSearch<G> {
        CheatSearch(Mcts::new(seed, budget, G::TUNING))
    }
}

impl<G: Insight> Player<G> for CheatSearch<G> {
    fn play(&mut self, state: &G, seat: Seat) -> G::Move {
        self.0.cheat(state, seat)
    }
}
