//! What a client knows about its table from the messages received.

use std::mem;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::Error;

/// A message from the server, as far as playing needs it.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the server's messages are described there")]
pub enum Heard {
    Table { version: u32, table: Info, you: You, game: Option<Snapshot> },
    Changed { since: u32, version: u32, table: Info, you: You },
    Played { since: u32, version: u32, now: Now },
    Said { since: u32, version: u32 },
    Done { id: u32, ply: u32 },
    Refused { id: Option<u32>, code: String, message: String },
    Hint { id: u32 },
    Imagined { id: u32 },
    Reacted {},
    Present { seats: Vec<bool> },
    Bye { code: String },
}

/// The phase of the table.
#[derive(Debug, Deserialize)]
pub struct Info {
    sealed: bool,
}

/// Who the client is.
#[derive(Debug, Deserialize)]
pub struct You {
    seat: Option<u8>,
}

/// The initial game.
#[derive(Debug, Deserialize)]
pub struct Snapshot {
    now: Now,
}

/// The current state of the game.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Now {
    /// How many moves have been made.
    pub ply: u32,
    /// The seats to act.
    pub to_act: Vec<u8>,
    /// The client's legal moves.
    pub legal: Legal,
    /// The scores.
    pub scores: Vec<i32>,
}

/// A client's legal moves, in notation. They are parsed when needed: most clients of a load test
/// only wait.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct Legal(Box<RawValue>);

impl Legal {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.get() == "[]"
    }

    /// All moves, in the game's own order.
    pub fn list(&self) -> Vec<&str> {
        // Notation contains nothing that JSON would have to escape.
        serde_json::from_str(self.0.get()).unwrap_or_default()
    }
}

impl Default for Legal {
    fn default() -> Legal {
        Legal(RawValue::from_string("[]".into()).expect("an empty list is JSON"))
    }
}

/// What a client knows about its table.
#[derive(Clone, Debug, Default)]
pub struct Sight {
    /// The table's version.
    pub version: u32,
    /// The client's own seat.
    pub seat: Option<u8>,
    /// Whether contributions are to be revealed.
    pub sealed: bool,
    /// The current state of the game, once it is dealt.
    pub now: Option<Now>,
}

impl Sight {
    /// Handles a message. One that does not follow the version received before is an error: the
    /// client must ask for everything again. The state of the game is stored here, and left out of
    /// the result.
    pub fn hear(&mut self, text: &str) -> Result<Heard, Error> {
        let strange = |error| Error::Strange(format!("{error}: {text}"));
        let mut heard: Heard = serde_json::from_str(text).map_err(strange)?;
        let since = match &heard {
            Heard::Changed { since, version, .. }
            | Heard::Played { since, version, .. }
            | Heard::Said { since, version } => Some((*since, *version)),
            _ => None,
        };
        if let Some((since, version)) = since {
            if since != self.version {
                let text = format!("version {since} follows on {}", self.version);
                return Err(Error::Strange(text));
            }
            self.version = version;
        }
        match &mut heard {
            Heard::Table { version, table, you, game } => {
                self.version = *version;
                self.sealed = table.sealed;
                self.seat = you.seat;
                self.now = game.take().map(|game| game.now);
            }
            Heard::Changed { table, you, .. } => {
                self.sealed = table.sealed;
                self.seat = you.seat;
            }
            Heard::Played { now, .. } => self.now = Some(mem::take(now)),
            _ => {}
        }
        Ok(heard)
    }

    /// Whether the client is to act.
    pub fn is_my_turn(&self) -> bool {
        self.now.as_ref().is_some_and(|now| !now.legal.is_empty())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.now.as_ref().is_some_and(|now| now.to_act.is_empty())
    }

    /// The `play` request of a move, by its index among the legal ones.
    pub fn play(&self, choice: usize) -> Option<serde_json::Value> {
        let now = self.now.as_ref()?;
        let legal = now.legal.list();
        let notation = legal.get(choice % legal.len().max(1))?;
        Some(serde_json::json!({
            "play": { "ply": now.ply, "version": self.version, "move": notation }
        }))
    }
}
