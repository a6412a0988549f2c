//! Notices to people who are away: the words of a [`Notice`], and three ways to send it:
//! [Web Push](push), [mail] and [web-hooks](hook).
//!
//! What leads to addresses that people name goes through one [`guard`]: nobody can have this server
//! reach what only this server can. There is no database here, and nothing of a game beside its
//! name: a notice is made of what everybody at the table may know.

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

/// Why something was not sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Failure {
    /// Whoever passes it on says no.
    #[error("it was refused")]
    Refused,
    /// Nobody answers, or they ask to wait so long.
    #[error("nobody answers there")]
    Unreachable(Option<Duration>),
    /// The recipient no longer exists.
    #[error("it is not there any more")]
    Gone,
    /// There is no such mailbox.
    #[error("there is no such mailbox")]
    Address,
    /// It leads where nothing is sent to.
    #[error("nothing is sent there")]
    Forbidden,
}
