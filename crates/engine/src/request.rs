//! The requests, one JSON object per line.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use table::{Seed, SeedError};

use crate::{Code, Refusal};

/// A request, without its id.
#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Request {
    Games {},
    New {
        game: String,
        seats: u64,
        seed: SeedText,
        #[serde(default)]
        options: BTreeMap<String, Choice>,
    },
    Status {},
    Legal {
        #[serde(default)]
        seat: Option<u64>,
    },
    Play {
        #[serde(rename = "move")]
        notation: String,
        #[serde(default)]
        seat: Option<u64>,
    },
    View {
        // Required: a spectator sends null.
        #[serde(deserialize_with = "Option::deserialize")]
        seat: Option<u64>,
    },
    Position {},
    Load {
        position: Value,
    },
    Undo {},
    Random {
        games: u64,
        seed: SeedText,
    },
    Hint {
        bot: String,
        #[serde(default)]
        simulations: Option<u64>,
        #[serde(default)]
        millis: Option<u64>,
        #[serde(default)]
        seed: Option<SeedText>,
        #[serde(default)]
        seat: Option<u64>,
    },
    Record {},
    Replay {
        record: Value,
    },
}

impl Request {
    /// Reads a request, and the id that its answer must echo.
    pub(crate) fn read(line: &[u8]) -> (Option<Value>, Result<Request, Refusal>) {
        let bad = |error: &dyn std::fmt::Display| Refusal::new(Code::BadRequest, error);
        match serde_json::from_slice(line) {
            Ok(Value::Object(mut fields)) => {
                let id = fields.shift_remove("id");
                let request = serde_json::from_value(Value::Object(fields));
                (id, request.map_err(|error| bad(&error)))
            }
            Ok(_) => (None, Err(bad(&"a request is a JSON object, as in {\"cmd\": \"games\"}"))),
            Err(error) => (None, Err(bad(&format!("not JSON: {error}")))),
        }
    }
}

/// A seed as a request gives it.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "a seed is a whole number from 0 to 2^53-1 or 64 hex digits")]
pub(crate) enum SeedText {
    Number(u64),
    Hex(String),
}

impl SeedText {
    /// The seed itself.
    pub(crate) fn seed(&self, code: Code) -> Result<Seed, Refusal> {
        match self {
            SeedText::Number(number) => numbered(*number),
            SeedText::Hex(text) => text.parse(),
        }
        .map_err(|error| Refusal::new(code, error))
    }
}

/// The seed of a number. Numbers beyond 2^53 - 1 are refused, since not every JSON reader keeps
/// them.
fn numbered(number: u64) -> Result<Seed, SeedError> {
    if number < 1 << 53 { Ok(Seed::from(number)) } else { Err(SeedError) }
}

/// A seed as people type it: a number, or 64 hex digits.
pub fn seed(text: &str) -> Result<Seed, SeedError> {
    text.parse().map_or_else(|_| text.parse(), numbered)
}

/// The value of an option: a string, or a seat number.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "the value of an option is a text")]
pub(crate) enum Choice {
    Text(String),
    Number(u64),
}

impl Choice {
    pub(crate) fn text(self) -> String {
        match self {
            Choice::Text(text) => text,
            Choice::Number(number) => number.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_number_or_hex_digits() {
        let hex = "000000000000000000000000000000000000000000000000000000000000002a";
        assert_eq!((seed("42"), seed(hex)), (Ok(42.into()), Ok(42.into())));
        for bad in ["", "x", "-1", "2a", "9007199254740992"] {
            assert_eq!(seed(bad), Err(SeedError), "{bad}");
        }
    }
}
