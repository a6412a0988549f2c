//! The cheating twin: a bot that sees everything, as an upper bound for those who do not.
//!
//! It is no [`Bot`](crate::Bot): no table hands it to anybody. It lives in the arena alone.

use table::{Seat, Seed, Silent, Stream};

use crate::arena::Player;
use crate::insight::Insight;

/// Looks one move ahead in the true state.
#[derive(Clone, Debug)]
pub struct Cheat(Stream);

impl Cheat {
    /// One whose ties are broken by this seed.
    pub fn new(seed: Seed) -> Cheat {
        Cheat(Stream::new(seed))
    }
}

impl<G: Insight> Player<G> for Cheat {
    fn play(&mut self, state: &G, seat: Seat) -> G::Move {
        let mut moves = Vec::new();
        state.legal(seat, &mut moves);
        self.0.shuffle(&mut moves);
        let worth = |mv: &G::Move| {
            let mut after = state.clone();
            after.play(seat, *mv, &mut Silent);
            after.margin(seat)
        };
        let best = moves.iter().map(|mv| (worth(mv), *mv)).max_by(|a, b| a.0.total_cmp(&b.0));
        best.expect("a seat that is to act has a move").1
    }
}
