//! The table kit: what a game is, independent of any particular game.
//!
//! A game is a type that implements [`Game`]: a small value that can be dealt from a seed, asked
//! whose decision it is and which moves are legal, and told which move was made. Everything else is
//! built on that once, for all games: a [`Match`] with its history and undo, a [`Record`] that
//! replays for ever, a [`Position`] to read and edit, and the [`battery`] of laws that every game
//! is tested against.
//!
//! The kit does no I/O, reads no clock and uses no global randomness: every draw comes from the
//! documented [`Stream`] of a [`Seed`].
//!
//! ```
//! use connect_four::ConnectFour;
//! use table::{GameExt, Match, Seat, Seed, Setup};
//!
//! // A table of two where seat 0 starts, dealt from a seed.
//! let setup = Setup::parse::<ConnectFour>(2, [("first", "0")])?;
//! let mut game: Match<ConnectFour> = Match::new(setup, Seed::from(7));
//!
//! // Moves are checked, and tell what happened.
//! game.play(Seat(0), "drop 4".parse()?)?;
//! assert!(game.play(Seat(0), "drop 4".parse()?).is_err(), "it is seat 1's turn");
//! game.play(Seat(1), "drop 3".parse()?)?;
//!
//! // A match knows its history, and its record replays.
//! assert_eq!(game.undo(), Some((Seat(1), "drop 3".parse()?)));
//! assert!(!game.state().is_over());
//! assert_eq!(game.record().replay::<ConnectFour>()?.state(), game.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | to know | read |
//! |---|---|
//! | what a game must define | [`game`] |
//! | seats and viewers | [`seat`] |
//! | the sets, lists and names that make up a state | [`bit_set!`], [`list`], [`names!`] |
//! | how chance works | [`stream`] |
//! | seats and options of a table | [`setup`] |
//! | history, undo, checked play | [`mod@matches`] |
//! | records and positions in readable form | [`record`], [`position`], [`format`](mod@format) |
//! | what a player knows | [`sight`] |
//! | who leads, as far as a viewer may know | [`standing`] |
//! | random play | [`playout`] |
//! | views and events in TypeScript | `ts` (feature `ts`) |
//! | the laws | [`battery`] (feature `battery`) |

#[cfg(feature = "battery")]
pub mod battery;
pub mod format;
pub mod game;
pub mod list;
pub mod matches;
pub mod names;
pub mod playout;
pub mod position;
pub mod record;
pub mod seat;
pub mod set;
pub mod setup;
pub mod sight;
pub mod standing;
pub mod stream;
#[cfg(feature = "ts")]
pub mod ts;

pub use format::Format;
pub use game::{
    Event, Field, Game, GameExt, Info, NotationError, Outcome, ScoreLine, Silent, Sink, draw_listed,
};
pub use list::List;
pub use matches::{Match, PlayError};
pub use names::UnknownName;
pub use playout::Playout;
pub use position::{Fault, Position, PositionError};
pub use record::{Contribution, Deal, Record, RecordError, RecordMove, Start};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use setup::{OptionSpec, Options, Setup, SetupError};
pub use sight::{Eyes, Sight};
pub use standing::{Standing, StandingLine};
pub use stream::{Seed, SeedError, Stream};
#[cfg(feature = "ts")]
pub use ts_rs;
