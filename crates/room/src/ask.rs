//! The messages that clients send over a WebSocket, one JSON object each.

use std::fmt;

use engine::deal::Commitment;
use serde::de::value::EnumAccessDeserializer;
use serde::de::{DeserializeSeed, EnumAccess, IntoDeserializer as _, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer};
use table::{Seat, Seed};
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::message::{Reaction, Skill};

/// A client's message: its own number, which the answer repeats, and a request.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// The client's own number for the request.
    pub id: u32,
    /// The request.
    pub ask: ClientIn,
}

/// A request, by who answers it.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "ts", derive(TS), ts(untagged))]
pub enum ClientIn {
    /// The table itself.
    Table(TableAsk),
    /// Whoever has the table in memory.
    Live(LiveAsk),
}

/// A request to a table. If it succeeds, entries are kept.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TableAsk {
    /// Take a seat, before the start.
    Sit {
        /// The seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// Leave one's seat, before the start.
    Leave,
    /// Commit to a contribution to the seed, before the deal is sealed.
    Commit {
        /// The commitment: 64 hex digits.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        value: Commitment,
    },
    /// Reveal one's contribution, once the deal is sealed.
    Reveal {
        /// The contribution: 64 hex digits.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        value: Seed,
    },
    /// Open a seat or give it to a bot, before the start; only the host may.
    Arrange {
        /// The seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The bot, or none for an open seat.
        bot: Option<Skill>,
    },
    /// Rename the table; only the host may.
    Rename {
        /// The new name.
        name: String,
    },
    /// Become the host, before the start: any seated player may, if the host has no seat or is
    /// away.
    TakeOver,
    /// Seal the commitments, and deal once they are revealed; only the host may, once every seat is
    /// taken.
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
        /// Whether to refuse the move as `final` if the client could not be sure to take it back
        /// alone.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        unless_final: bool,
    },
    /// Go back to the state after the first `ply` moves; the others are asked if they must agree.
    Undo {
        /// How many moves remain.
        ply: u32,
    },
    /// Leave one's own seat to a bot; or ask the others to give the seat of someone who is away to
    /// a bot.
    Hand {
        /// The seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The bot.
        bot: Skill,
    },
    /// End the game without a winner; the other people playing are asked.
    End,
    /// Answer the proposal; the proposer withdraws it by answering no.
    Answer {
        /// Whether to agree.
        yes: bool,
    },
    /// Take one's own seat back from a bot.
    Return,
    /// Send a chat message to the table.
    Say {
        /// The message.
        text: String,
    },
}

impl TableAsk {
    /// Whether a page sends it by itself, even while nobody looks at it.
    pub fn is_made_by_itself(&self) -> bool {
        matches!(self, TableAsk::Commit { .. } | TableAsk::Reveal { .. })
    }
}

/// A request to whoever has the table in memory.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum LiveAsk {
    /// Ask what a bot would play.
    Hint,
    /// Ask for the game as one's own seat may imagine it, to try something out elsewhere.
    Imagine,
    /// Send a reaction.
    React {
        /// The reaction.
        reaction: Reaction,
    },
    /// Play again at a new table, with the seats rotated by one.
    Rematch,
    /// Ask for everything again.
    Resync {
        /// The last version the client has.
        since: u32,
    },
    /// Say whether the page is visible. A page that never says so counts as visible.
    Attend {
        /// Whether it is visible.
        seen: bool,
    },
}

impl LiveAsk {
    /// Their names in JSON; all other requests go to the table.
    const NAMES: [&str; 6] = ["hint", "imagine", "react", "rematch", "resync", "attend"];
}

/// In JSON both are one list of requests, so that a client need not know who answers which.
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

/// A variant whose name has been read already.
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
