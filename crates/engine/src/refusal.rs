//! Why a request was refused: a code for programs, a sentence for people.

use std::fmt;

use serde::Serialize;

/// What kind of refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// Not a request, or one that makes no sense now.
    BadRequest,
    /// There is no game yet.
    NoGame,
    /// No game can be set up like this.
    BadSetup,
    /// The move may not be made.
    IllegalMove,
    /// The position cannot be.
    BadPosition,
    /// The record does not hold.
    BadRecord,
    /// The game is over.
    Over,
}

/// A refusal. Whatever was refused has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// What kind.
    pub code: Code,
    /// What happened, and what to do.
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
