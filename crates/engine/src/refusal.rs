//! Why a request was refused: a code for programs, a sentence for people.

use std::fmt;

use serde::Serialize;

/// The kind of refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// Not a valid request, or one that makes no sense now.
    BadRequest,
    /// There is no game yet.
    NoGame,
    /// No game can be set up like this.
    BadSetup,
    /// The move is illegal.
    IllegalMove,
    /// The position is impossible.
    BadPosition,
    /// The record is invalid.
    BadRecord,
    /// The game is over.
    Over,
}

/// A refusal. A refused request has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The kind.
    pub code: Code,
    /// What happened, and what to do about it.
    pub message: String,
}

impl Refusal {
    /// A refusal of this kind.
    pub fn new(code: Code, message: impl fmt::Display) -> Refusal {
        Refusal { code, message: message.to_string() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}
