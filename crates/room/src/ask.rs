//! What clients say: one JSON object a message, over a WebSocket.

use std::fmt;

use engine::deal::Commitment;
use serde::de::value::EnumAccessDeserializer;
use serde::de::{DeserializeSeed, EnumAccess, IntoDeserializer as _, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer};
use table::{Seat, Seed};
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::message::{Reaction, Skill};

/// What a client says: a number of its own, which the answer repeats, and what it wants.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// The client's own number for it.
    pub id: u32,
    /// What it wants.
    pub ask: ClientIn,
}

/// What a client wants, by who answers it.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "ts", derive(TS), ts(untagged))]
pub enum ClientIn {
    /// The table itself.
    Table(TableAsk),
    /// Whoever has the table in memory.
    Live(LiveAsk),
}

/// What is asked of a table: if it is done, something is kept.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TableAsk {
    /// Take a seat, before the start.
    Sit {
        /// Which one.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// Leave one's seat, before the start.
    Leave,
    /// Settle on one's contribution to the seed, before the deal is sealed.
    Commit {
        /// The commitment to it: 64 hex digits.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        value: Commitment,
    },
    /// Tell one's contribution, once the deal is sealed.
    Reveal {
        /// The contribution: 64 hex digits.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        value: Seed,
    },
    /// Open a seat or give it to a bot, before the start; the host's right.
    Arrange {
        /// Which seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// For whom: a bot, or anybody.
        bot: Option<Skill>,
    },
    /// Name the table; the host's right.
    Rename {
        /// How.
        name: String,
    },
    /// Host the table, before the start: any seated player may, if the host has no seat or is away.
    TakeOver,
    /// Seal what was committed to, and deal once it is revealed; the host's right, when every seat
    /// is taken.
    Start,
    /// Make a move.
    Play {
        /// How many moves had been made when it was chosen.
        ply: u32,
        /// The last version the client had seen.
        version: u32,
        /// The move, in the game's notation.
        #[serde(rename = "move")]
        notation: String,
        /// Whether it is refused as `final` if the client could not be sure to take it back alone.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        unless_final: bool,
    },
    /// Go back to where only the first `ply` moves were made; the others are asked if they must be.
    Undo {
        /// How many moves stay.
        ply: u32,
    },
    /// Leave one's own seat to a bot; or ask the others to hand it the seat of somebody who is
    /// away.
    Hand {
        /// Whose seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// To which bot.
        bot: Skill,
    },
    /// End the game without a winner; the others who play are asked.
    End,
    /// Answer what was proposed; the proposer withdraws it by answering no.
    Answer {
        /// Whether one agrees.
        yes: bool,
    },
    /// Take one's own seat back from a bot.
    Return,
    /// Say something to the table.
    Say {
        /// What.
        text: String,
    },
}

impl TableAsk {
    /// Whether a page asks for it by itself, also while nobody looks at it.
    pub fn is_made_by_itself(&self) -> bool {
        matches!(self, TableAsk::Commit { .. } | TableAsk::Reveal { .. })
    }
}

/// What is asked of whoever has the table in memory.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum LiveAsk {
    /// Ask what a bot would do.
    Hint,
    /// Ask for the game as one's own seat may imagine it, to try something out elsewhere.
    Imagine,
    /// Show a feeling.
    React {
        /// Which.
        reaction: Reaction,
    },
    /// Play again at a new table, seats moved round by one.
    Rematch,
    /// Ask for everything again.
    Resync {
        /// The last version the client has.
        since: u32,
    },
    /// Tell whether the page is looked at. A page that never says so is.
    Attend {
        /// Whether somebody sees it.
        seen: bool,
    },
}

impl LiveAsk {
    /// What these are called in JSON; everything else is asked of the table.
    const NAMES: [&str; 6] = ["hint", "imagine", "react", "rematch", "resync", "attend"];
}

/// In JSON both are one list of wishes, so that a client need not know who answers which.
impl<'de> Deserialize<'de> for ClientIn {
    fn deserialize<D: Deserializer<'de>>(json: D) -> Result<ClientIn, D::Error> {
        json.deserialize_enum("ClientIn", &[], ByName)
    }
}

struct ByName;

impl<'de> Visitor<'de> for ByName {
    type Value = ClientIn;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("something to ask for")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<ClientIn, A::Error> {
        let (name, fields) = access.variant::<String>()?;
        let is_live = LiveAsk::NAMES.contains(&name.as_str());
        let ask = EnumAccessDeserializer::new(Named { name, fields });
        if is_live {
            LiveAsk::deserialize(ask).map(ClientIn::Live)
        } else {
            TableAsk::deserialize(ask).map(ClientIn::Table)
        }
    }
}

/// A variant whose name was read already.
struct Named<A> {
    name: String,
    fields: A,
}

impl<'de, A: VariantAccess<'de>> EnumAccess<'de> for Named<A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, A), A::Error> {
        Ok((seed.deserialize(self.name.into_deserializer())?, self.fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(ask: &str) -> Result<ClientIn, String> {
        let ask = serde_json::from_str::<Ask>(&format!(r#"{{"id": 1, "ask": {ask}}}"#));
        ask.map(|ask| ask.ask).map_err(|error| error.to_string())
    }

    #[test]
    fn a_wish_is_read_for_whoever_answers_it() {
        for ask in [r#""leave""#, r#"{"sit": {"seat": 1}}"#, r#"{"say": {"text": "hello"}}"#] {
            assert!(matches!(read(ask), Ok(ClientIn::Table(_))), "{ask}");
        }
        let live =
            [r#""hint""#, r#""imagine""#, r#""rematch""#, r#"{"react": {"reaction": "wave"}}"#];
        for ask in live
            .into_iter()
            .chain([r#"{"resync": {"since": 7}}"#, r#"{"attend": {"seen": false}}"#])
        {
            assert!(matches!(read(ask), Ok(ClientIn::Live(_))), "{ask}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (ask, wrong) in [
            (r#""dance""#, "unknown variant `dance`, expected one of `sit`, `leave`"),
            (r#"{"sit": {}}"#, "missing field `seat`"),
            (r#"{"sit": {"seat": 1, "on": 2}}"#, "unknown field `on`, expected `seat`"),
            (r#"{"resync": {"since": -1}}"#, "invalid value: integer `-1`, expected u32"),
            (r#""react""#, "invalid type: unit variant, expected struct variant"),
            ("7", "expected value"),
        ] {
            let error = read(ask).map(|_| ()).unwrap_err();
            assert!(error.starts_with(wrong), "{ask}: {error}");
        }
    }
}
