//! What a bot is, and what it answers.

use table::{Game, Seat, Seed, Sight, Stream};

/// A player that is not a person. The same seed and the same sights make the same choices.
pub trait Bot<G: Game>: Send {
    /// Chooses among the moves its seat has. It is only asked when there is at least one.
    fn choose(&mut self, sight: &Sight<'_, G>) -> Choice<G::Move>;

    /// Thinks ahead of its next choice, which is of the same sight, for so many simulations; tells
    /// whether more of them would be of use. For whoever has no thread to leave a bot alone on:
    /// what was pondered is what the choice is made by. A bot that does not search ponders nothing.
    fn ponder(&mut self, sight: &Sight<'_, G>, simulations: u64) -> bool {
        let _ = (sight, simulations);
        false
    }
}

/// The move a bot chose, and the moves it considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// The moves it considered, the best first.
    pub candidates: Vec<Candidate<M>>,
    /// The number of simulations behind it.
    pub simulations: u64,
}

/// A move that a bot considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// How often it was simulated.
    pub visits: u64,
    /// The expected final margin over the best opponent, in points.
    pub margin: f32,
    /// The principal variation: this move and what is expected to follow, with who plays it.
    pub line: Vec<(Seat, M)>,
}

/// Plays a legal move at random.
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
