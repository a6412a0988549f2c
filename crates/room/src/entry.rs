//! What is kept of a table: everything that happened at it, in order.
//!
//! A table is the replay of its entries, and nothing else. The texts are for ever: a variant may be
//! added, none may change.

use std::collections::BTreeMap;

use engine::deal::Commitment;
use engine::{AnyMatch, games};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, Seed};

use crate::message::{ClockPlan, Code, Handover, Hints, Proposed, Said, Skill, Who};
use crate::{Id, Refused};

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are called what they are")]
#[expect(clippy::large_enum_variant, reason = "the first of a log is its only large entry")]
pub enum Entry {
    /// The first of every log.
    Made(Plan),
    /// The table has another name.
    Renamed { name: String },
    /// A seat is somebody else's, or nobody's.
    Seated { seat: Seat, who: Who },
    /// Who sits here hosts the table from now on.
    Hosted { seat: Seat },
    /// Only in logs of version 1 of the deal: what somebody added to the seed, told in the lobby.
    Contributed { seat: Seat, value: Seed },
    /// A page has settled on its contribution.
    Committed { seat: Seat, commitment: Commitment },
    /// The commitments stand; these seats of people are left out.
    Sealed { without: Vec<Seat> },
    /// A page has told what it had committed to.
    Revealed { seat: Seat, value: Seed },
    /// The deal is broken off by these seats.
    Withheld { seats: Vec<Seat> },
    /// The game is dealt.
    Started,
    /// A move was made.
    Played(Played),
    /// Only the first so many moves stand.
    Rewound { ply: u32 },
    /// Others are asked to agree to something.
    Proposed { by: Seat, what: Proposed, awaited: Vec<Seat> },
    /// Somebody who was asked says yes.
    Agreed { seat: Seat },
    /// Somebody says no: that ends it.
    Declined { seat: Seat },
    /// A bot plays a seat from now on.
    Handed(Handed),
    /// Its owner plays it again.
    Returned { seat: Seat },
    /// Somebody said something.
    Said(Said),
    /// The game ends without a winner.
    Ended,
    /// There is a table for the next game.
    Rematched { table: Id },
    /// Somebody is not to be shown any more.
    Forgotten { guest: Id },
}

impl Entry {
    /// The seats it speaks of.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        match self {
            Entry::Made(_)
            | Entry::Renamed { .. }
            | Entry::Started
            | Entry::Rewound { .. }
            | Entry::Ended
            | Entry::Rematched { .. }
            | Entry::Forgotten { .. } => Vec::new(),
            Entry::Seated { seat, .. }
            | Entry::Hosted { seat }
            | Entry::Contributed { seat, .. }
            | Entry::Committed { seat, .. }
            | Entry::Revealed { seat, .. }
            | Entry::Agreed { seat }
            | Entry::Declined { seat }
            | Entry::Returned { seat } => vec![*seat],
            Entry::Sealed { without: seats } | Entry::Withheld { seats } => seats.clone(),
            Entry::Played(played) => vec![played.seat],
            Entry::Handed(handed) => vec![handed.seat],
            Entry::Said(said) => vec![said.seat],
            Entry::Proposed { by, what, awaited } => {
                let about = match what {
                    Proposed::Undo { .. } | Proposed::End => None,
                    Proposed::Hand { seat, .. } => Some(*seat),
                };
                awaited.iter().copied().chain([*by]).chain(about).collect()
            }
        }
    }
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// For which seat.
    pub seat: Seat,
    /// The move, in the game's notation.
    #[serde(rename = "move")]
    pub notation: String,
    /// What its seat has left to think, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u32>,
}

/// A seat that a bot plays from now on, for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Handed {
    /// Which seat.
    pub seat: Seat,
    /// To which bot.
    pub bot: Skill,
    /// What its owner has left to think, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u32>,
    /// Why, if the others have not decided it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<Because>,
}

impl Handed {
    /// What everybody is told of it. Logs of version 1 do not say that the time was up, but then
    /// there was none left.
    pub(crate) fn told(&self) -> Handover {
        match self.because {
            Some(Because::Left) => Handover::Left,
            Some(Because::Time) => Handover::Time,
            None if self.left == Some(0) => Handover::Time,
            None => Handover::Handed,
        }
    }
}

/// Why a bot plays on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// The owner wanted it.
    Left,
    /// The owner's time was up.
    Time,
}

/// What a table is made with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// What is chosen for the game.
    pub options: BTreeMap<String, String>,
    /// The table's name at first.
    pub name: String,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// Who may ask for hints.
    pub hints: Hints,
    /// Time to think, if it is limited.
    pub clock: Option<ClockPlan>,
    /// Who made it.
    pub host: Id,
    /// The table's part of the seed; its fingerprint is public, itself only after the game.
    pub secret: Seed,
    /// Whose the seats are at first, in order.
    pub seats: Vec<Who>,
    /// Where the game begins, if it is not dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The seed it is dealt from, if that was given and not made at the table: where all play on
    /// one device there is nobody to make it with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// Whether it counts for the ratings of those who play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

impl Plan {
    /// What can be played. The options of a position are those it has in it.
    pub fn checked(mut self) -> Result<Plan, Refused> {
        if self.position.is_some() && !self.options.is_empty() {
            return Err(Refused::bad_request("a position has its options in it: leave them out"));
        }
        self.can_be_rated()?;
        // Begun once for nothing: the engine knows what can be played.
        let game = self.begin(Seed::from(0))?;
        if game.to_act().is_empty() {
            return Err(Refused::bad_request("the game is over at this position"));
        }
        if self.position.is_some() {
            self.options = serde_json::from_value(game.position()["options"].take())
                .expect("options are texts");
        }
        Ok(self)
    }

    /// The game at its beginning: at the position it has, or dealt from its own seed or another.
    pub(crate) fn begin(&self, seed: Seed) -> Result<Box<dyn AnyMatch>, Refused> {
        let seed = self.seed.unwrap_or(seed);
        let seats = self.seats.len();
        let Some(position) = &self.position else {
            return Ok(games::new(&self.game, seats as u64, &self.options, seed)?);
        };
        let game = games::load(position.clone()).map_err(|refusal| {
            Refused::new(Code::BadRequest, format!("the position cannot be: {refusal}"))
        })?;
        if game.info().id != self.game || usize::from(game.status().seats) != seats {
            return Err(Refused::bad_request("the position is of another game or number of seats"));
        }
        Ok(game)
    }
}
