//! The messages that clients receive, one JSON object each, and the types shared with everything
//! else here.

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

/// A message to a client.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum ClientOut<'a> {
    /// Everything: at first, and whenever the client's version cannot be updated step by step.
    Table {
        /// The table's version: how many things have happened at it.
        version: u32,
        /// The table.
        table: TableInfo,
        /// Who the client is at this table.
        you: You,
        /// The latest chat messages.
        said: Vec<Said>,
        /// The game, once it is dealt.
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
        /// Who the client is at this table.
        you: You,
    },
    /// A move was made.
    Played {
        /// The version before.
        since: u32,
        /// The version now.
        version: u32,
        /// The seat that moved.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The events, as this client may know them.
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        events: Box<RawValue>,
        /// The current state of the game.
        now: Now,
    },
    /// Someone sent a chat message.
    Said {
        /// The version before.
        since: u32,
        /// The version now.
        version: u32,
        /// The message and its author.
        said: Said,
    },
    /// The client's request was done, and is kept.
    Done {
        /// The client's own number for the request.
        id: u32,
        /// The version it led to.
        version: u32,
        /// How many moves have been made now.
        ply: u32,
    },
    /// The client's request was refused, and has changed nothing.
    Refused {
        /// The client's own number for the request; none if it could not be read.
        id: Option<u32>,
        /// Why, for programs.
        code: Code,
        /// Why, for people.
        message: &'a str,
    },
    /// What a bot would play.
    Hint {
        /// The client's own number for the request.
        id: u32,
        /// After how many moves.
        ply: u32,
        /// The answer.
        hint: Hint,
    },
    /// The game as the client's own seat may imagine it.
    Imagined {
        /// The client's own number for the request.
        id: u32,
        /// After how many moves.
        ply: u32,
        /// A position that this seat cannot tell from the true one.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        position: Value,
    },
    /// Someone sent a reaction.
    Reacted {
        /// The seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The reaction.
        reaction: Reaction,
    },
    /// Who is connected.
    Present {
        /// For each seat, whether its owner is connected.
        seats: Vec<bool>,
        /// How many people are watching.
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
    /// This client may not do this, though others may.
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
    /// Too many requests at once.
    TooFast,
    /// Nothing can be stored or read at the moment, so nothing was done. The request may be
    /// repeated.
    TryAgain,
    /// Something is wrong on the server: stored data is damaged, or a program failed.
    Broken,
    /// The server is stopping or restarting.
    Restart,
}

/// Who a client is at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct You {
    /// Its seat; none for a spectator.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// Whether it is the host.
    pub host: bool,
}

/// A table, as anyone may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "six separate facts about a table")]
pub struct TableInfo {
    /// Its id.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    #[cfg_attr(feature = "api", schema(value_type = String))]
    pub id: Id,
    /// Its name.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// The options chosen for the game.
    pub options: BTreeMap<String, String>,
    /// Whether it is publicly listed.
    pub public: bool,
    /// Who may ask for hints.
    pub hints: Hints,
    /// Time to think, if it is limited.
    pub clock: Option<ClockPlan>,
    /// Whether the game begins at a position chosen by the table's creator, and is not dealt.
    pub set_up: bool,
    /// Whether the game counts for the ratings of its players.
    pub rated: bool,
    /// The table's phase.
    pub phase: Phase,
    /// Whether it is over because everyone agreed to end it: nobody has won.
    pub ended: bool,
    /// The SHA-256 of the table's secret part of the seed.
    pub commitment: String,
    /// Whether the host has started and the game is not dealt yet: pages without a commitment
    /// commit.
    pub dealing: bool,
    /// Whether commitments are final and the game is not dealt yet: pages reveal.
    pub sealed: bool,
    /// The seats that broke off a deal, in order.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    #[cfg_attr(feature = "api", schema(value_type = Vec<u8>))]
    pub broken_off: Vec<Seat>,
    /// The host's seat; none if the host has no seat.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    #[cfg_attr(feature = "api", schema(value_type = Option<u8>))]
    pub host: Option<Seat>,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// The open proposal.
    pub proposal: Option<Proposal>,
    /// The latest changes of who plays which seat, in order.
    pub news: Vec<News>,
    /// The table of the next game.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    #[cfg_attr(feature = "api", schema(value_type = Option<String>))]
    pub rematch: Option<Id>,
}

/// A seat, as anyone may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
pub struct SeatInfo {
    /// The occupant.
    pub who: Who<String>,
    /// Whether its owner's page has committed to a contribution.
    pub ready: bool,
    /// The commitment to it.
    pub commitment: Option<String>,
    /// Whether its owner is excluded from the deal: away when it was sealed, or did not reveal.
    pub left_out: bool,
    /// Whether its page has revealed its contribution.
    pub revealed: bool,
    /// The bot that plays for its owner.
    pub stand_in: Option<Skill>,
}

/// The occupant of a seat. The log identifies a person; everyone else receives only the name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS), ts(concrete(P = String)))]
#[cfg_attr(feature = "api", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Who<P = Guest> {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot(Skill),
    /// A person.
    Guest(P),
}

impl Who {
    /// The occupant, as anyone may know it.
    pub fn by_name(&self) -> Who<String> {
        match self {
            Who::Open => Who::Open,
            Who::Bot(skill) => Who::Bot(*skill),
            Who::Guest(guest) => Who::Guest(guest.name.clone()),
        }
    }
}

/// A person, identified by a cookie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// The person's id, a secret between them and the server.
    pub id: Id,
    /// The name shown to others.
    pub name: String,
}

/// The phase of a table.
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
    /// The name, also in JSON.
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
    /// Only people who play against bots alone.
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
    /// What each seat starts with.
    pub bank: u32,
    /// What it gains at the end of each turn.
    pub increment: u32,
    /// The most it can have.
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
    /// The proposal.
    pub what: Proposed,
    /// The seats that have yet to answer.
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
    /// To go back to an earlier move.
    Undo {
        /// How many moves remain.
        ply: u32,
    },
    /// To have a bot play for someone who is away.
    Hand {
        /// The seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        #[cfg_attr(feature = "api", schema(value_type = u8))]
        seat: Seat,
        /// The bot.
        bot: Skill,
    },
    /// To end the game without a winner.
    End,
}

/// A chat message at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Said {
    /// The seat that sent it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// The text.
    pub text: String,
}

/// A change of who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
pub struct News {
    /// After how many moves.
    pub ply: u32,
    /// The seat.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    #[cfg_attr(feature = "api", schema(value_type = u8))]
    pub seat: Seat,
    /// What happened.
    pub what: Handover,
}

/// How a seat changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[cfg_attr(feature = "api", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Handover {
    /// Its owner's time is up: a bot plays on.
    Time,
    /// Its owner left: a bot plays on.
    Left,
    /// Its owner is away, and the others have agreed that a bot plays on.
    Handed,
    /// Its owner plays again.
    Back,
}

/// A reaction.
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

/// A game as a viewer may know it, from the point that the viewer's version has reached.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Snapshot {
    /// The moves that the client does not have yet.
    pub story: Vec<Chapter>,
    /// The current state of the game.
    pub now: Now,
}

/// The current state of a game, as a viewer may know it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Now {
    /// How many moves have been made.
    pub ply: u32,
    /// The seats to act.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub to_act: Vec<Seat>,
    /// The scores, as far as they are public.
    pub scores: Vec<i32>,
    /// The final score as it would be if the game ended now, as far as the viewer may know it. Of
    /// the seats in `partial`, what is secret is missing in a line.
    pub standing: Standing,
    /// The viewer's view.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// The viewer's legal moves, in notation.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub legal: Box<RawValue>,
    /// How many moves the viewer may take back without asking.
    pub undo: u32,
    /// The time left on each seat's clock, in milliseconds.
    pub clocks: Option<Vec<u32>>,
    /// How it ended, once it has; nothing if all agreed to end it.
    pub outcome: Option<Outcome>,
}
