//! Computer players: random, greedy, and information-set Monte Carlo tree search.
//!
//! A bot receives a [`Sight`](table::Sight): what its seat may see and do, and worlds it may
//! imagine; its type keeps the true state out of reach. All bots are generic over the game. A game
//! adds an [`Insight`]: a value function, priors, and what each seat observes of a move.
//!
//! | to know | read |
//! |---|---|
//! | what a bot is and what it returns | [`bot`] |
//! | what a game tells bots about itself | [`insight`] |
//! | looking one move ahead | [`greedy`] |
//! | the search | [`mcts`] |
//! | winning chances | [`evaluator`] |
//! | the levels a person picks from | [`level`] |

pub mod bot;
pub mod evaluator;
pub mod greedy;
pub mod insight;
pub mod level;
pub mod mcts;

pub use bot::{Bot, Candidate, Choice, RandomBot};
pub use evaluator::{Evaluator, Forecast, Prospect, Query};
pub use greedy::Greedy;
pub use insight::Insight;
pub use level::Level;
pub use mcts::{Budget, Mcts, Tuning};
