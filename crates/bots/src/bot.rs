//! The bot trait, and the choice a bot returns.

use table::{Game, Seat, Seed, Sight, Stream};

/// A computer player. The same seed and the same sights make the same choices.
pub trait Bot<G: Game>: Send {
    /// Chooses among the moves of its seat. It is only called when there is at least one.
    fn choose(&mut self, sight: &Sight<'_, G>) -> Choice<G::Move>;

    /// Thinks ahead about its next choice, for the same sight, for this many simulations; returns
    /// whether more would be useful. It is for callers that cannot give a bot a thread of its own:
    /// the choice is then made from what was pondered. A bot that does not search ignores it.
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
    /// The moves it considered, best first.
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
