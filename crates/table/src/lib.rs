//! The table kit: what a game is, without any game in it.
//!
//! A game is a type that implements [`Game`]: a small value that can be dealt from a seed, asked
//! whose decision it is and what may be done, and told what was done. Everything else is built
//! on that once, for all games: a [`Match`] with its history and undo, a [`Record`] that replays
//! for ever, a [`Position`] to read and edit, and the [`battery`] of laws that every game is run
//! through.
//!
//! The kit does no I/O, reads no clock and knows no global randomness: every draw comes from the
//! documented [`Stream`] of a [`Seed`].
//!
//! ```
//! use table::{Seed, Stream};
//!
//! let mut stream = Stream::new(Seed::from(7));
//! let mut pile = [1, 2, 3, 4, 5];
//! stream.shuffle(&mut pile);
//! assert_eq!(pile, [2, 5, 3, 4, 1]);
//! ```
//!
//! | to know | read |
//! |---|---|
//! | what a game must say of itself | [`game`] |
//! | who sits where, who is asked | [`seat`] |
//! | sets, lists and names that a state is made of | [`bit_set!`], [`list`], [`names!`] |
//! | how chance works | [`stream`] |
//! | seats and options of a table | [`setup`] |
//! | history, undo, checked play | [`mod@matches`] |
//! | records and positions as people read them | [`record`], [`position`], [`format`](mod@format) |
//! | what a player has to go by | [`sight`] |
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
pub mod stream;
#[cfg(feature = "ts")]
pub mod ts;

pub use format::Format;
pub use game::{
    Event, Field, Game, GameExt, Info, NotationError, Outcome, ScoreLine, Silent, Sink,
};
pub use list::List;
pub use matches::{Match, PlayError};
pub use names::UnknownName;
pub use playout::Playout;
pub use position::{Fault, Position, PositionError};
pub use record::{Contribution, Deal, Record, RecordError, RecordMove, Start};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use setup::{OptionSpec, Options, Setup, SetupError};
pub use sight::Sight;
pub use stream::{Seed, SeedError, Stream};
#[cfg(feature = "ts")]
pub use ts_rs;
