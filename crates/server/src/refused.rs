//! Why something was not done.

use std::borrow::Cow;

use crate::message::Code;
use crate::store::{NotKept, StoreError};

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

    pub(crate) fn try_again() -> Refused {
        let text = "nothing can be saved at the moment, so nothing was done: try again in a moment";
        Refused::new(Code::TryAgain, text)
    }

    pub(crate) fn broken() -> Refused {
        Refused::new(Code::Broken, "something is wrong on the server: tell whoever runs it")
    }

    pub(crate) fn no_table() -> Refused {
        Refused::new(Code::NoTable, "there is no such table: look at the link again")
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

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        tracing::error!(%error, "the database");
        match error {
            StoreError::Damaged { .. } | StoreError::Unreadable(_) => Refused::broken(),
            _ => Refused::try_again(),
        }
    }
}

impl From<NotKept> for Refused {
    fn from(_: NotKept) -> Refused {
        // The writer has logged why.
        Refused::try_again()
    }
}
