//! What clients are told, one JSON object a message; and what that and all else here is made of.

use std::collections::BTreeMap;

use bots::Level;
use engine::{Chapter, Hint};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Outcome, Seat, Standing};
#[cfg(feature = "ts")]
use ts_rs::TS;
#[cfg(feature = "api")]
use utoipa::ToSchema;

use crate::id::Id;

/// What a client is told.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum ClientOut<'a> {
    /// Everything: at first, and whenever what a client has cannot be gone on from.
    Table {
        /// How many things have happened at this table.
        version: u32,
        /// The table.
        table: TableInfo,
        /// Who the client is at it.
        you: You,
        /// What was said last.
        said: Vec<Said>,
        /// The game, once it was dealt.
        game: Option<Box<Snapshot>>,
    },
    /// Something other than a move has happened.
    Changed {
        /// The version before.
        since: u32,
        /// The version now.
        version: u32,
        /// The table.
        table: TableInfo,
        /// Who the client is at it.
        you: You,
    },
    /// A move was made.
    Played {
        /// The version before.
        since: u32,
        /// The version now.
        version: u32,
        /// By whom.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// What happened, as this client may know it.
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        events: Box<RawValue>,
        /// Where the game stands.
        now: Now,
    },
    /// Somebody said something.
    Said {
        /// The version before.
        since: u32,
        /// The version now.
        version: u32,
        /// Who, and what.
        said: Said,
    },
    /// What the client asked for was done, and is kept.
    Done {
        /// The client's own number for it.
        id: u32,
        /// The version it led to.
        version: u32,
        /// How many moves are made now.
        ply: u32,
    },
    /// What the client asked for was not done, and has changed nothing.
    Refused {
        /// The client's own number for it; none if it could not be read.
        id: Option<u32>,
        /// Why, for programs.
        code: Code,
        /// Why, for people.
        message: &'a str,
    },
    /// What a bot would do.
    Hint {
        /// The client's own number for the question.
        id: u32,
        /// For how many moves made.
        ply: u32,
        /// The answer.
        hint: Hint,
    },
    /// The game as the client's own seat may imagine it.
    Imagined {
        /// The client's own number for the question.
        id: u32,
        /// For how many moves made.
        ply: u32,
        /// A position that this seat cannot tell from the true one.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        position: Value,
    },
    /// Somebody shows a feeling.
    Reacted {
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// Which.
        reaction: Reaction,
    },
    /// Who is there.
    Present {
        /// For each seat, whether its owner is.
        seats: Vec<bool>,
        /// How many look on.
        watching: u32,
    },
    /// The server ends the connection. The client may come back.
    Bye {
        /// Why, for programs.
        code: Code,
    },
}

/// Why something was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// Not a message, or one that makes no sense here.
    BadRequest,
    /// Nobody is known by this cookie or link.
    Unknown,
    /// Others may, this client may not.
    NotAllowed,
    /// Not now: too late, too early, or somebody was faster.
    NotNow,
    /// The rules do not allow it.
    IllegalMove,
    /// The game has moved on since the move was chosen.
    Stale,
    /// The move could not be taken back alone, and was to be made only if it could.
    Final,
    /// There is no such table.
    NoTable,
    /// Too much at once.
    TooFast,
    /// Nothing can be kept or read at the moment, so nothing was done. It may be asked again.
    TryAgain,
    /// Something is wrong on the server: what is kept of a table is damaged, or a program failed.
    Broken,
    /// The server stops, or starts again.
    Restart,
}

/// Who a client is at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct You {
    /// Its seat; none for somebody who looks on.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// Whether it hosts the table: made it, or took over.
    pub host: bool,
}

/// A table, as everybody may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "six things a page may ask")]
pub struct TableInfo {
    /// Its id.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    #[cfg_attr(feature = "api", schema(value_type = String))]
    pub id: Id,
    /// Its name.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// What was chosen for the game.
    pub options: BTreeMap<String, String>,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// Who may ask for hints.
    pub hints: Hints,
    /// Time to think, if it is limited.
    pub clock: Option<ClockPlan>,
    /// Whether the game begins at a position chosen by the table's creator, and is not dealt.
    pub set_up: bool,
    /// Whether it counts for the ratings of those who play.
    pub rated: bool,
    /// How far it is.
    pub phase: Phase,
    /// Whether it is over because all agreed to end it: nobody has won.
    pub ended: bool,
    /// The SHA-256 of the table's secret part of the seed.
    pub commitment: String,
    /// Whether the host has started and the game is not dealt yet: pages without a commitment
    /// commit.
    pub dealing: bool,
    /// Whether no commitment can change any more and the game is not dealt yet: pages reveal.
    pub sealed: bool,
    /// The seats by which a deal was broken off, in order.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    #[cfg_attr(feature = "api", schema(value_type = Vec<u8>))]
    pub broken_off: Vec<Seat>,
    /// Where the host sits; none if the host has no seat.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    #[cfg_attr(feature = "api", schema(value_type = Option<u8>))]
    pub host: Option<Seat>,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// What the seats are asked to agree to.
    pub proposal: Option<Proposal>,
    /// Who plays a seat in place of whom, beside the moves, in order; the last of it, if it is
    /// much.
    pub news: Vec<News>,
    /// The table of the next game.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    #[cfg_attr(feature = "api", schema(value_type = Option<String>))]
    pub rematch: Option<Id>,
}

/// A seat, as everybody may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
pub struct SeatInfo {
    /// Whose it is.
    pub who: Who<String>,
    /// Whether its owner's page has committed to a contribution.
    pub ready: bool,
    /// The commitment to it.
    pub commitment: Option<String>,
    /// Whether its owner has no part in the deal: away when it was sealed, or did not reveal.
    pub left_out: bool,
    /// Whether its page has revealed its contribution.
    pub revealed: bool,
    /// The bot that plays for its owner.
    pub stand_in: Option<Skill>,
}

/// Who has a seat. The log knows who a person is; everybody else hears the name alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS), ts(concrete(P = String)))]
#[cfg_attr(feature = "api", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Who<P = Guest> {
    /// Nobody's yet.
    Open,
    /// A bot's.
    Bot(Skill),
    /// A person's.
    Guest(P),
}

impl Who {
    /// The same, as everybody may know it.
    pub fn by_name(&self) -> Who<String> {
        match self {
            Who::Open => Who::Open,
            Who::Bot(skill) => Who::Bot(*skill),
            Who::Guest(guest) => Who::Guest(guest.name.clone()),
        }
    }
}

/// A person, known by a cookie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// Who it is; a secret of theirs and ours.
    pub id: Id,
    /// What others call them.
    pub name: String,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are being taken.
    Lobby,
    /// The game is on.
    Playing,
    /// It has ended.
    Over,
}

impl Phase {
    /// What it is called, also in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Lobby => "lobby",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }
}

/// A bot's level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// For a first game.
    Novice,
    /// Looks one move ahead.
    Casual,
    /// Searches a little.
    Skilled,
    /// Searches.
    Expert,
}

impl Skill {
    /// The bot of this level.
    pub fn level(self) -> Level {
        match self {
            Skill::Novice => Level::Novice,
            Skill::Casual => Level::Casual,
            Skill::Skilled => Level::Skilled,
            Skill::Expert => Level::Expert,
        }
    }
}

/// Who may ask for hints.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// Nobody.
    #[default]
    Off,
    /// Whoever plays against bots alone.
    Practice,
    /// Every seat.
    All,
}

/// A limited time to think, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockPlan {
    /// What each seat has at first.
    pub bank: u32,
    /// What it gains whenever it has done with its turn.
    pub increment: u32,
    /// What it has at most.
    pub cap: u32,
}

/// Something the seats are asked to agree to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
pub struct Proposal {
    /// Who proposed it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    #[cfg_attr(feature = "api", schema(value_type = u8))]
    pub by: Seat,
    /// What.
    pub what: Proposed,
    /// Who has still to answer.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    #[cfg_attr(feature = "api", schema(value_type = Vec<u8>))]
    pub awaited: Vec<Seat>,
}

/// What can be proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Proposed {
    /// To go back to where only so many moves were made.
    Undo {
        /// How many stay.
        ply: u32,
    },
    /// To have a bot play for somebody who is away.
    Hand {
        /// For whom.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        #[cfg_attr(feature = "api", schema(value_type = u8))]
        seat: Seat,
        /// Which bot.
        bot: Skill,
    },
    /// To end the game without a winner.
    End,
}

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Said {
    /// By which seat.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// What.
    pub text: String,
}

/// Somebody else plays a seat from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
pub struct News {
    /// After how many moves.
    pub ply: u32,
    /// Which seat.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    #[cfg_attr(feature = "api", schema(value_type = u8))]
    pub seat: Seat,
    /// What has happened.
    pub what: Handover,
}

/// What has happened to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Handover {
    /// Its owner's time is up: a bot plays on.
    Time,
    /// Its owner left: a bot plays on.
    Left,
    /// Its owner is away, and the others have had a bot play on.
    Handed,
    /// Its owner plays again.
    Back,
}

/// A feeling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Well played.
    Applause,
    /// Oh!
    Surprise,
    /// Let me think.
    Thinking,
    /// Thank you.
    Thanks,
    /// Hello.
    Wave,
}

/// A game, as a viewer may know it, from where the viewer has lost it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Snapshot {
    /// The moves the client does not have yet.
    pub story: Vec<Chapter>,
    /// Where the game stands.
    pub now: Now,
}

/// Where a game stands, as a viewer may know it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Now {
    /// How many moves were made.
    pub ply: u32,
    /// Whose decision it is.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub to_act: Vec<Seat>,
    /// The scores, as far as they are public.
    pub scores: Vec<i32>,
    /// The final score as it would be if the game ended now, as far as the viewer may know it. Of
    /// the seats in `partial`, what is secret is missing in a line.
    pub standing: Standing,
    /// What the viewer may see.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What the viewer may do, in notation.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub legal: Box<RawValue>,
    /// How many moves back the viewer may go without asking.
    pub undo: u32,
    /// What each seat has left to think, in milliseconds.
    pub clocks: Option<Vec<u32>>,
    /// How it ended, once it has; nothing if all agreed to end it.
    pub outcome: Option<Outcome>,
}
