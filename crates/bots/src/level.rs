//! The levels a person picks from.

use std::str::FromStr;

use table::Seed;

use crate::insight::Insight;
use crate::{Bot, Budget, Greedy, RandomBot};

/// How well a bot plays, by what it knows and how long it searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Plays at random.
    Random,
    /// Looks one move ahead in a single imagined world, and plays slightly worse moves too.
    Novice,
    /// Looks one move ahead, and plays the best move.
    Casual,
    /// Searches a little.
    Skilled,
    /// Searches for as long as it is allowed to.
    Expert,
    /// Looks one move ahead in many worlds. A benchmark for the others.
    Greedy,
}

impl Level {
    /// All levels except the benchmark, weakest first.
    pub const LADDER: [Level; 5] =
        [Level::Random, Level::Novice, Level::Casual, Level::Skilled, Level::Expert];
    /// All levels, the benchmark last.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Novice, Level::Casual, Level::Skilled, Level::Expert, Level::Greedy];

    /// The name that programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Skilled => "skilled",
            Level::Expert => "expert",
            Level::Greedy => "greedy",
        }
    }

    /// A bot of this level. `budget` is what the expert may spend on a move; the other levels do
    /// not depend on it.
    pub fn bot<G: Insight>(self, seed: Seed, budget: Budget) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(RandomBot::new(seed)),
            Level::Novice => Box::new(Greedy::careless(seed, G::TUNING.scale / 8.0)),
            Level::Casual => Box::new(Greedy::new(seed, 4)),
            Level::Greedy => Box::new(Greedy::new(seed, 16)),
            Level::Skilled => G::searcher(seed, Budget::Simulations(400)),
            Level::Expert => G::searcher(seed, budget),
        }
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| {
            format!("no bot {text:?}; there are: {}", Level::ALL.map(Level::name).join(", "))
        })
    }
}
