//! What a client knows of its table, by what it has heard.

use std::mem;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::Error;

/// A message of the server's, as far as playing needs it.
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

/// How far the table is.
#[derive(Debug, Deserialize)]
pub struct Info {
    sealed: bool,
}

/// Who the client is.
#[derive(Debug, Deserialize)]
pub struct You {
    seat: Option<u8>,
}

/// The game, at first.
#[derive(Debug, Deserialize)]
pub struct Snapshot {
    now: Now,
}

/// Where the game stands.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Now {
    /// How many moves were made.
    pub ply: u32,
    /// Whose decision it is.
    pub to_act: Vec<u8>,
    /// What the client may do.
    pub legal: Legal,
    /// The scores.
    pub scores: Vec<i32>,
}

/// What a client may do, in notation. It is read when it is needed: of a crowd that makes load, most
/// only wait.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct Legal(Box<RawValue>);

impl Legal {
    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.0.get() == "[]"
    }

    /// Everything, in the game's own order.
    pub fn list(&self) -> Vec<&str> {
        // Notation has nothing that JSON would have to escape.
        serde_json::from_str(self.0.get()).unwrap_or_default()
    }
}

impl Default for Legal {
    fn default() -> Legal {
        Legal(RawValue::from_string("[]".into()).expect("an empty list is JSON"))
    }
}

/// What a client knows of its table.
#[derive(Clone, Debug, Default)]
pub struct Sight {
    /// How much has happened.
    pub version: u32,
    /// The client's own seat.
    pub seat: Option<u8>,
    /// Whether contributions are to be revealed.
    pub sealed: bool,
    /// Where the game stands, once it was dealt.
    pub now: Option<Now>,
}

impl Sight {
    /// Takes a message in. One that does not follow on what was heard before is an error: the
    /// client must ask for everything again. Where the game stands is kept here, and not told again.
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

    /// Whether the client is to decide something.
    pub fn is_my_turn(&self) -> bool {
        self.now.as_ref().is_some_and(|now| !now.legal.is_empty())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.now.as_ref().is_some_and(|now| now.to_act.is_empty())
    }

    /// The `play` of a move, by its place among those that may be made.
    pub fn play(&self, choice: usize) -> Option<serde_json::Value> {
        let now = self.now.as_ref()?;
        let legal = now.legal.list();
        let notation = legal.get(choice % legal.len().max(1))?;
        Some(serde_json::json!({
            "play": { "ply": now.ply, "version": self.version, "move": notation }
        }))
    }
}
