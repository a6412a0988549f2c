//! What is asked of a device, and what comes of it.

use engine::Chapter;
use room::entry::Entry;
use room::message::{ClientOut, Code};
use room::{Id, Refused, Summary};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Outcome, RecordMove, Seat, Seed, Viewer};

use crate::{Change, HereSeat, NewHere, text};

/// What is asked of a device. What is `random` are 32 bytes nobody can guess, in hex.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "fields are called what they are")]
pub enum Request {
    /// The games there are.
    Games,
    /// Make a table; its id is the value.
    Make { table: NewHere, random: Seed },
    /// Make a table of a record, which is checked; its id is the value. Where nobody says who sits
    /// there, people are called by their number.
    Open { record: Value, seats: Option<Vec<HereSeat>>, random: Seed },
    /// Have a table in memory, as it was kept.
    Load { table: Id, entries: Vec<Entry> },
    /// Have it in memory no longer.
    Drop { table: Id },
    /// Whether what had to be kept was.
    Kept { yes: bool },
    /// A client comes to a table in memory.
    Join { client: u32, table: Id, since: u32 },
    /// It goes.
    Leave { client: u32 },
    /// It says something, as it would to a server.
    Ask { client: u32, ask: String, random: Seed },
    /// Who holds the device hands it on: the curtain is drawn.
    Pass { client: u32 },
    /// Who it was handed to has it: the curtain is lifted.
    Lift { client: u32 },
    /// Have a bot think for so many simulations, if one has to.
    Think { simulations: u64, random: Seed },
    /// Have it do what it has thought of.
    Decide,
    /// A table in memory, as everybody may know it.
    Table { table: Id },
    /// Its game, move by move.
    Replay { table: Id, eyes: Eyes },
    /// Its record, once it is over.
    Record { table: Id },
    /// Its record so far, with all its secrets in it: to carry on elsewhere.
    Export { table: Id },
    /// Where it stands, with all its secrets.
    Position { table: Id },
    /// What comes of moves made from a position or from where a record ends, as one seat sees it: a
    /// [`Rehearsal`]. It is no table, and nothing of it is kept.
    Rehearse { from: Value, moves: Vec<RecordMove>, seat: Seat },
    /// Where a finished game stood after so many moves, with everything redrawn that these eyes
    /// could not know: a position to play on from.
    Imagine { record: Value, ply: u32, eyes: Eyes, random: Seed },
    /// Begin to look back at a finished game. The efforts are simulations for a decision, or as
    /// many as is usual; how many positions there are is the value.
    Review { record: Value, eyes: Eyes, efforts: Vec<Option<u64>> },
    /// Look at one of its positions with one of the efforts: again, or at the next.
    Look { at: u32, effort: usize },
    /// What was found; all positions were looked at.
    Reviewed,
}

/// A position with some moves made, for whoever tries things out.
#[derive(Serialize)]
pub struct Rehearsal {
    /// The moves, with what the seat saw after each.
    pub story: Vec<Chapter>,
    /// Whose decision it is.
    pub to_act: Vec<Seat>,
    /// What the seat may do, in notation.
    pub legal: Box<RawValue>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// Through whose eyes a game is seen.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Eyes {
    /// A seat's.
    Seat(Seat),
    /// A spectator's.
    Spectator,
    /// All seats' at once.
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

/// What comes of a request.
#[derive(Default, Serialize)]
pub struct Answer {
    /// What has to be kept, all of it or nothing, before anything else is asked.
    pub keep: Vec<Keep>,
    /// What clients hear, in order.
    pub out: Vec<Out>,
    /// What was asked for.
    pub value: Option<Box<RawValue>>,
    /// Why it was not done.
    pub refused: Option<Refused>,
    /// How far the bot is that thinks; nothing if none has to.
    pub thinks: Option<Thinks>,
}

impl Answer {
    /// The answer to what is no request.
    pub fn unread(error: &serde_json::Error) -> Answer {
        let refused = Refused::new(Code::BadRequest, error.to_string());
        Answer { refused: Some(refused), ..Answer::default() }
    }
}

/// How far a bot is with its thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Thinks {
    /// Which thought it is: another number for every one.
    pub thought: u32,
    /// Whether more time makes it a better one.
    pub more: bool,
}

/// Entries to be kept.
#[derive(Serialize)]
pub struct Keep {
    /// Of which table.
    pub table: Id,
    /// How many entries it has without them.
    pub since: u32,
    /// What is added.
    pub entries: Vec<Entry>,
    /// What lists show of the table then.
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

/// What lists show of a table on this device.
#[derive(Serialize)]
pub struct HereSummary {
    /// What they show of any table.
    #[serde(flatten)]
    pub summary: Summary,
    /// Whose decision it is.
    pub to_act: Vec<Seat>,
    /// How many moves were made.
    pub ply: u32,
}

/// What a client hears.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Out {
    /// What it would hear of a server.
    Heard {
        /// Who.
        client: u32,
        /// What.
        text: String,
    },
    /// Who holds the device.
    About {
        /// Who hears it.
        client: u32,
        /// To whom it goes next, while another still looks.
        next: Option<Person>,
        /// For whom the curtain is drawn.
        passing: Option<Person>,
    },
}

impl Out {
    pub(crate) fn heard(client: u32, message: &ClientOut<'_>) -> Out {
        Out::Heard { client, text: text(message) }
    }
}

/// Somebody at this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Person {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: String,
}
