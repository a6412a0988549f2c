//! The levels a person picks from.

use std::str::FromStr;

use table::Seed;

use crate::insight::Insight;
use crate::{Bot, Budget, Greedy, Mcts, RandomBot, Tuning};

/// How well a bot plays, by what it knows and how long it thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any legal move.
    Random,
    /// Looks one move ahead in one imagined world, and is not particular.
    Novice,
    /// Looks one move ahead, with care.
    Casual,
    /// Searches a little.
    Skilled,
    /// Searches for as long as it may.
    Expert,
    /// One move ahead over many worlds: a measure for the others.
    Greedy,
}

impl Level {
    /// Every level, the weakest first, but for the measure.
    pub const LADDER: [Level; 5] =
        [Level::Random, Level::Novice, Level::Casual, Level::Skilled, Level::Expert];
    const NAMED: [(&'static str, Level); 6] = [
        ("random", Level::Random),
        ("novice", Level::Novice),
        ("casual", Level::Casual),
        ("skilled", Level::Skilled),
        ("expert", Level::Expert),
        ("greedy", Level::Greedy),
    ];

    /// The name programs use.
    pub fn name(self) -> &'static str {
        Level::NAMED.iter().find(|(_, level)| *level == self).map_or("", |(name, _)| name)
    }

    /// A bot of this level. `budget` is what the strongest may think about a move; the others think
    /// as much as they always do.
    pub fn bot<G: Insight>(self, seed: Seed, budget: Budget) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(RandomBot::new(seed)),
            Level::Novice => Box::new(Greedy::careless(seed, G::SCALE / 8.0)),
            Level::Casual => Box::new(Greedy::new(seed, 4)),
            Level::Greedy => Box::new(Greedy::new(seed, 16)),
            Level::Skilled => {
                Box::new(Mcts::new(seed, Budget::Simulations(400), Tuning::default()))
            }
            Level::Expert => Box::new(Mcts::new(seed, budget, Tuning::default())),
        }
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        let found = Level::NAMED.iter().find(|(name, _)| *name == text);
        found.map(|(_, level)| *level).ok_or_else(|| {
            let names: Vec<&str> = Level::NAMED.iter().map(|(name, _)| *name).collect();
            format!("no bot {text:?}; there are: {}", names.join(", "))
        })
    }
}
