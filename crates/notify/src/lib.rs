//! Notices to people who are away: the texts of a [`Notice`], and three ways to send it: [Web
//! Push](push), [mail] and [web-hooks](hook).
//!
//! Everything sent to addresses that people supply goes through one [`guard`]: nobody can make this
//! server contact what only this server can reach. This crate has no database, and knows nothing of
//! a game except its name: a notice consists of what everyone at the table may know.

pub mod guard;
pub mod hook;
pub mod mail;
mod notice;
pub mod push;
#[cfg(feature = "stand-in")]
pub mod stand_in;
mod web;

pub use notice::{Kind, Links, Notice, Text};
pub use web::Web;
pub use words::Language;

use std::time::Duration;

use thiserror::Error;

/// Why a notice was not sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Failure {
    /// The service that delivers it refuses.
    #[error("it was refused")]
    Refused,
    /// Nobody answers, or the service asks to wait this long.
    #[error("nobody answers there")]
    Unreachable(Option<Duration>),
    /// The recipient no longer exists.
    #[error("it is not there any more")]
    Gone,
    /// There is no such mailbox.
    #[error("there is no such mailbox")]
    Address,
    /// It leads where nothing may be sent.
    #[error("nothing is sent there")]
    Forbidden,
}
