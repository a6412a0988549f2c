//! What a bot is, and what it answers.

use table::{Game, Seat, Seed, Sight, Stream};

/// A player that is not a person. The same seed and the same sights make the same choices.
pub trait Bot<G: Game>: Send {
    /// Chooses among the moves its seat has. It is only asked when there is at least one.
    fn choose(&mut self, sight: &Sight<'_, G>) -> Choice<G::Move>;
}

/// What a bot would play, and what else it thought of.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// What was thought of, the best first.
    pub candidates: Vec<Candidate<M>>,
    /// How many games were imagined for it.
    pub simulations: u64,
}

/// A move a bot thought of.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried.
    pub visits: u64,
    /// By how much its seat is expected to be ahead of the best other at the end.
    pub margin: f32,
    /// What is expected to follow, this move first, with who plays it.
    pub line: Vec<(Seat, M)>,
}

/// Plays any legal move, each as likely as the others.
#[derive(Clone, Debug)]
pub struct RandomBot(Stream);

impl RandomBot {
    /// A bot whose choices come from this seed.
    pub fn new(seed: Seed) -> RandomBot {
        RandomBot(Stream::new(seed))
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Choice<G::Move> {
        let mut moves = Vec::new();
        sight.legal(&mut moves);
        let mv = moves[self.0.below(moves.len() as u32) as usize];
        Choice { mv, candidates: Vec::new(), simulations: 0 }
    }
}
