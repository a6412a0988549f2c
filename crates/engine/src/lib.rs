//! All games behind one interface.
//!
//! The games are distinct Rust types. Here they become one: [`AnyMatch`], a game of any kind that
//! takes and returns JSON. Built on it are the line protocol that other programs speak ([`Engine`],
//! described in `docs/protocol.md`), records and their verification.
//!
//! ```
//! let mut engine = engine::Engine::default();
//! let answer = engine.answer(br#"{"cmd": "new", "game": "sternenhimmel", "seats": 3, "seed": 7}"#);
//! assert!(answer.starts_with(r#"{"ok":{"game":"sternenhimmel","seats":3,"ply":0,"over":false"#));
//! ```

pub mod any;
pub mod deal;
pub mod games;
pub mod hint;
pub mod lines;
pub mod ordered;
pub mod outlook;
pub mod protocol;
pub mod random;
pub mod refusal;
pub mod request;
pub mod review;

pub use any::{AnyMatch, Begun, Chapter, Look, Status, Step, Told};
pub use games::{Entry, GAMES, UnknownGame, Visit, each_game, with_game};
pub use hint::{Adviser, Hint, Thinker};
pub use lines::{MAX_LINE, serve};
pub use protocol::Engine;
pub use random::RandomPlay;
pub use refusal::{Code, Refusal};
pub use request::seed;
pub use review::{Review, Reviewer};
