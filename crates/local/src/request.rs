//! Requests to a device, and its answers.

use engine::Chapter;
use room::entry::Entry;
use room::message::{ClientOut, Code};
use room::{Id, Refused, Summary};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Outcome, RecordMove, Seat, Seed, Viewer};

use crate::{Change, HereSeat, NewHere, text};

/// A request to a device. Each `random` is 32 unguessable bytes, in hex.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names of the fields explain them")]
pub enum Request {
    /// Returns the available games.
    Games,
    /// Creates a table; the value is its id.
    Make { table: NewHere, random: Seed },
    /// Creates a table from a record, which is checked; the value is its id. Without `seats`,
    /// people are named by number.
    Open { record: Value, seats: Option<Vec<HereSeat>>, random: Seed },
    /// Loads a table as it was kept.
    Load { table: Id, entries: Vec<Entry> },
    /// Drops a table from memory.
    Drop { table: Id },
    /// Says whether the entries were kept.
    Kept { yes: bool },
    /// A client joins a table in memory.
    Join { client: u32, table: Id, since: u32 },
    /// A client leaves.
    Leave { client: u32 },
    /// A client sends a message, as it would to a server.
    Ask { client: u32, ask: String, random: Seed },
    /// The holder passes the device on: the curtain is drawn.
    Pass { client: u32 },
    /// The next player takes the device: the curtain is lifted.
    Lift { client: u32 },
    /// Has a bot think for this many simulations, if one has to.
    Think { simulations: u64, random: Seed },
    /// Has the bot act on what it has thought.
    Decide,
    /// Returns a table in memory, as anyone may know it.
    Table { table: Id },
    /// Returns its game, move by move.
    Replay { table: Id, eyes: Eyes },
    /// Returns its record, once it is over.
    Record { table: Id },
    /// Returns its record so far, with all its secrets, for carrying on elsewhere.
    Export { table: Id },
    /// Returns its position, with all its secrets.
    Position { table: Id },
    /// Makes moves from a position or from the end of a record, and shows the result to one seat: a
    /// [`Rehearsal`]. It is not a table, and nothing of it is kept.
    Rehearse { from: Value, moves: Vec<RecordMove>, seat: Seat },
    /// Returns a position to play on from: a finished game after `ply` moves, with everything
    /// redrawn that these eyes could not know.
    Imagine { record: Value, ply: u32, eyes: Eyes, random: Seed },
    /// Begins a review of a finished game; the value is the number of positions. The efforts are
    /// simulations per decision, or null for the default.
    Review { record: Value, eyes: Eyes, efforts: Vec<Option<u64>> },
    /// Analyses one of its positions with one of the efforts, a new one or one analysed before.
    Look { at: u32, effort: usize },
    /// Returns the review, once all positions have been analysed.
    Reviewed,
}

/// A position after some moves, for trying things out.
#[derive(Serialize)]
pub struct Rehearsal {
    /// The moves, with what the seat saw after each.
    pub story: Vec<Chapter>,
    /// The seats to act.
    pub to_act: Vec<Seat>,
    /// The seat's legal moves, in notation.
    pub legal: Box<RawValue>,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

/// The viewpoint from which a game is seen.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Eyes {
    /// A seat's.
    Seat(Seat),
    /// A spectator's.
    Spectator,
    /// All seats' at the same time.
    Open,
}

impl From<Eyes> for Viewer {
    fn from(eyes: Eyes) -> Viewer {
        match eyes {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Spectator => Viewer::Spectator,
            Eyes::Open => Viewer::Open,
        }
    }
}

/// The answer to a request.
#[derive(Default, Serialize)]
pub struct Answer {
    /// The entries to keep, all or nothing, before the next request.
    pub keep: Vec<Keep>,
    /// The messages for clients, in order.
    pub out: Vec<Out>,
    /// The value requested.
    pub value: Option<Box<RawValue>>,
    /// Why the request was refused.
    pub refused: Option<Refused>,
    /// The progress of the bot that is thinking; none if no bot has to.
    pub thinks: Option<Thinks>,
}

impl Answer {
    /// The answer to an unreadable request.
    pub fn unread(error: &serde_json::Error) -> Answer {
        let refused = Refused::new(Code::BadRequest, error.to_string());
        Answer { refused: Some(refused), ..Answer::default() }
    }
}

/// The progress of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Thinks {
    /// The number of the thought, different for each one.
    pub thought: u32,
    /// Whether more time would improve it.
    pub more: bool,
}

/// Entries to be kept.
#[derive(Serialize)]
pub struct Keep {
    /// The table.
    pub table: Id,
    /// How many entries it had before.
    pub since: u32,
    /// The entries to add.
    pub entries: Vec<Entry>,
    /// The table as lists will show it.
    pub summary: HereSummary,
}

impl Keep {
    pub(crate) fn of(change: &Change) -> Keep {
        let room = &change.room;
        Keep {
            table: room.id().clone(),
            since: change.since,
            entries: change.done.entries.clone(),
            summary: HereSummary {
                summary: room.summary(),
                to_act: room.to_act().iter().collect(),
                ply: room.ply(),
            },
        }
    }
}

/// A table on this device as lists show it.
#[derive(Serialize)]
pub struct HereSummary {
    /// As for any table.
    #[serde(flatten)]
    pub summary: Summary,
    /// The seats to act.
    pub to_act: Vec<Seat>,
    /// How many moves have been made.
    pub ply: u32,
}

/// A message for a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Out {
    /// A message as from a server.
    Heard {
        /// The client.
        client: u32,
        /// The message.
        text: String,
    },
    /// Who holds the device.
    About {
        /// The client that receives this.
        client: u32,
        /// The next holder, while another is still looking.
        next: Option<Person>,
        /// The person for whom the curtain is drawn.
        passing: Option<Person>,
    },
}

impl Out {
    pub(crate) fn heard(client: u32, message: &ClientOut<'_>) -> Out {
        Out::Heard { client, text: text(message) }
    }
}

/// A person at this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Person {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: String,
}
