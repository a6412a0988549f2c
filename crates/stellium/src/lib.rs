//! Stellium: bodies on turning discs, and the figures they form.
//!
//! # The game
//!
//! Two to four players build a universe together, and each tries to form figures in it that others
//! do not need. The board has six discs of seven places and ten black holes between them
//! ([`board`]). Four kinds of bodies lie on it: 11 planets, 10 comets, 9 stars, 8 supernovas; the
//! rest of them are in a bag. On each disc four places carry a symbol, one in each kind's colour;
//! these are its start places.
//!
//! At the start the discs lie in random order, each randomly turned, with one body of every kind on
//! each. Each player has four influence tokens, one of each kind, and no objectives; four more
//! objectives than there are players lie open, the rest form the reserve.
//!
//! A turn has these steps:
//!
//! 1. **Draw** a body from the bag. By touch, you feel for a random body up to five times, and keep
//!    one. With an empty bag there is no body this turn.
//! 2. **Place** it on an empty place of a disc, never directly into a black hole. A comet is placed
//!    by collision: it takes the place of a body on a disc, and pushes that body and the unbroken
//!    row behind it one place further. The first gap stops the row; without one the last body
//!    leaves the board, into the bag.
//! 3. Its **influence** may follow. *Planet*: another planet changes places with a neighbour.
//!    *Star*: the disc under it turns, along with its bodies and symbols. *Supernova*: an empty
//!    black hole attracts a body next to it. The body just placed is neither swapped nor attracted.
//!    A **token**, declared before placing, replaces the body's own influence with another kind's;
//!    then it is mandatory, and must change something. A planet's token swaps another body of the
//!    kind placed; any body with a comet's token is placed by collision; a comet with another token
//!    is not.
//! 4. **Objectives** in hand may be validated, one after another, each where the board shows its
//!    figure. One of the bodies used stays, the others go back into the bag. A disc left empty is
//!    filled at once: five bodies are drawn, and starting with the previous player and going
//!    anticlockwise, each player sets one on a start place until four are set.
//! 5. **Take** an objective from the display. With three in hand, you may discard one for another.
//!
//! The game ends with the round in which a player reaches the limit with objectives alone: 30, 25,
//! 20 points for 2, 3, 4 players. If the reserve runs out first, the display is removed, the round
//! is finished, and one more round is played. Each unspent token and each colour among the
//! validated objectives scores one point. A tie for the most points goes to the player who reached
//! the limit first; if none of the tied players did, nobody wins. After 60 rounds a game ends as if
//! the reserve had run out.
//!
//! ```
//! use stellium::Stellium;
//! use table::{Game, Match, Options, Seat, Seed, Setup};
//!
//! let options = Options::parse(Stellium::INFO.options, [("first", "0"), ("draw", "choose")])?;
//! let mut game: Match<Stellium> = Match::new(Setup::new::<Stellium>(2, options)?, Seed::from(7));
//! for step in ["draw star", "place b0", "turn 2"] {
//!     game.play(Seat(0), step.parse()?)?;
//! }
//! assert!(game.play(Seat(0), "pass".parse()?).is_err(), "with room in hand, one must take");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Sources
//!
//! The rules are those of the published game for 2 to 4 players, in our own words. What is printed
//! only on its components had to be reconstructed: points, second colours and symbols are in
//! `data/`, where they are marked as ours. Where the rulebook is silent, `docs/rulings.md` decides.
//!
//! # Options
//!
//! | option | choices | |
//! |---|---|---|
//! | `first` | `random`, `0` … `3` | who begins |
//! | `draw` | `touch`, `blind`, `choose` | feel for a body; take a random one; take any from the bag |
//! | `length` | `full`, `short` | the short game's limit is 5 points lower |
//! | `influence` | `optional`, `required` | whether a body's own influence may be skipped, or is mandatory whenever it can change something |
//!
//! # What is hidden
//!
//! Only the order of the reserve, and future draws. Hands are open, and the bag contains what is
//! not on the board.
//!
//! # Map of the crate
//!
//! | to know | read |
//! |---|---|
//! | bodies, places, objectives | [`body`], [`board`], [`cards`] |
//! | what is printed on the components | [`data`] |
//! | every way a figure can lie | [`patterns`] |
//! | what lies on the board, how it moves | [`universe`] |
//! | how the table is set up | [`setup`] |
//! | moves and their notation | [`moves`] |
//! | events | [`event`] |
//! | the state, what is decided next, the game as a whole | `state`, [`phase`], `game` |
//! | the steps of a turn | `draw`, `place`, `influence`, `objectives`, `refill`, `take` |
//! | how it ends, who wins | `end`, `score` |
//! | what a viewer sees | [`view`] |
//! | the readable, editable form, and its invariants | [`position`], `invariants` |

pub mod board;
pub mod body;
pub mod cards;
pub mod data;
mod draw;
mod end;
pub mod event;
mod game;
mod influence;
mod invariants;
pub mod moves;
mod objectives;
pub mod patterns;
pub mod phase;
mod place;
pub mod position;
mod refill;
mod score;
pub mod setup;
mod state;
mod take;
pub mod universe;
pub mod view;

pub use event::Event;
pub use moves::{Illegal, Move};
pub use position::Board;
pub use state::Stellium;
pub use view::View;
