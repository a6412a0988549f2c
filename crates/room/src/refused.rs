//! Why something was not done.

use std::borrow::Cow;

use serde::Serialize;

use crate::message::Code;

/// A refusal. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// Why, for programs.
    pub code: Code,
    /// Why, and what to do, for people.
    pub message: Cow<'static, str>,
}

impl Refused {
    /// Nothing can be stored.
    pub const TRY_AGAIN: Refused = Refused::of(
        Code::TryAgain,
        "nothing can be saved at the moment, so nothing was done: try again in a moment",
    );
    /// Something is wrong that no client can fix.
    pub const BROKEN: Refused =
        Refused::of(Code::Broken, "something is wrong on the server: tell whoever runs it");
    /// There is no such table.
    pub const NO_TABLE: Refused =
        Refused::of(Code::NoTable, "there is no such table: look at the link again");
    /// There is no such seat.
    pub const NO_SUCH_SEAT: Refused = Refused::bad_request("there is no such seat");
    /// The answer would give secrets away.
    pub const SECRET: Refused =
        Refused::not_now("the game is not over: its secrets are still secrets");
    /// The caller has no name yet.
    pub const NAMELESS: Refused = Refused::of(Code::Unknown, "tell your name first");
    /// The caller is only watching.
    pub const NO_SEAT: Refused = Refused::not_allowed("you have no seat at this table");

    /// A refusal with this code and message.
    pub fn new(code: Code, message: impl Into<Cow<'static, str>>) -> Refused {
        Refused { code, message: message.into() }
    }

    const fn of(code: Code, message: &'static str) -> Refused {
        Refused { code, message: Cow::Borrowed(message) }
    }

    /// The request makes no sense.
    pub const fn bad_request(message: &'static str) -> Refused {
        Refused::of(Code::BadRequest, message)
    }

    /// It is too late, or too early.
    pub const fn not_now(message: &'static str) -> Refused {
        Refused::of(Code::NotNow, message)
    }

    /// Others may, but not the caller.
    pub const fn not_allowed(message: &'static str) -> Refused {
        Refused::of(Code::NotAllowed, message)
    }
}

impl From<engine::Refusal> for Refused {
    fn from(refusal: engine::Refusal) -> Refused {
        let code = match refusal.code {
            engine::Code::IllegalMove => Code::IllegalMove,
            engine::Code::Over => Code::NotNow,
            _ => Code::BadRequest,
        };
        Refused::new(code, refusal.message)
    }
}
