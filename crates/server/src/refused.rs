//! Why something was not done.

use std::borrow::Cow;

use crate::message::Code;

/// A refusal: nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    /// Why, for programs.
    pub(crate) code: Code,
    /// Why, and what to do, for people.
    pub(crate) message: Cow<'static, str>,
}

impl Refused {
    pub(crate) fn new(code: Code, message: impl Into<Cow<'static, str>>) -> Refused {
        Refused { code, message: message.into() }
    }

    pub(crate) fn not_now(message: &'static str) -> Refused {
        Refused::new(Code::NotNow, message)
    }

    pub(crate) fn not_allowed(message: &'static str) -> Refused {
        Refused::new(Code::NotAllowed, message)
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
