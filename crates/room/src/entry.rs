//! The log of a table: everything that happened at it, in order.
//!
//! A table is the replay of its entries, and nothing else. The serialized entries are permanent: a
//! variant may be added, but none may change.

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
#[expect(missing_docs, reason = "the names of the fields explain them")]
#[expect(clippy::large_enum_variant, reason = "the first of a log is its only large entry")]
pub enum Entry {
    /// The first of every log.
    Made(Plan),
    /// The table was renamed.
    Renamed { name: String },
    /// A seat has another occupant, or none.
    Seated { seat: Seat, who: Who },
    /// The person in this seat is the host from now on.
    Hosted { seat: Seat },
    /// Only in logs of version 1 of the deal: a contribution to the seed, public in the lobby.
    Contributed { seat: Seat, value: Seed },
    /// A page has committed to its contribution.
    Committed { seat: Seat, commitment: Commitment },
    /// The commitments are final; these seats of people are left out.
    Sealed { without: Vec<Seat> },
    /// A page has revealed its contribution.
    Revealed { seat: Seat, value: Seed },
    /// These seats broke off the deal.
    Withheld { seats: Vec<Seat> },
    /// The game is dealt.
    Started,
    /// A move was made.
    Played(Played),
    /// Only the first `ply` moves remain.
    Rewound { ply: u32 },
    /// Others are asked to agree to something.
    Proposed { by: Seat, what: Proposed, awaited: Vec<Seat> },
    /// Someone who was asked agrees.
    Agreed { seat: Seat },
    /// Someone declines, which ends the proposal.
    Declined { seat: Seat },
    /// A bot plays a seat from now on.
    Handed(Handed),
    /// The owner plays the seat again.
    Returned { seat: Seat },
    /// Someone sent a chat message.
    Said(Said),
    /// The game ends without a winner.
    Ended,
    /// There is a table for the next game.
    Rematched { table: Id },
    /// Someone is not to be shown any more.
    Forgotten { guest: Id },
}

impl Entry {
    /// The seats that the entry mentions.
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

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The seat that moved.
    pub seat: Seat,
    /// The move, in the game's notation.
    #[serde(rename = "move")]
    pub notation: String,
    /// The time left on the seat's clock, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u32>,
}

/// A seat that a bot plays from now on, for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Handed {
    /// The seat.
    pub seat: Seat,
    /// The bot.
    pub bot: Skill,
    /// The time left on the owner's clock, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u32>,
    /// Why, unless the others decided it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<Because>,
}

impl Handed {
    /// The public version. Logs of version 1 do not say that the time was up, but then there was
    /// none left.
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
    /// The owner chose to leave.
    Left,
    /// The owner's time was up.
    Time,
}

/// What a table is created with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// The options chosen for the game.
    pub options: BTreeMap<String, String>,
    /// The table's initial name.
    pub name: String,
    /// Whether it is publicly listed.
    pub public: bool,
    /// Who may ask for hints.
    pub hints: Hints,
    /// Time to think, if it is limited.
    pub clock: Option<ClockPlan>,
    /// Who created it.
    pub host: Id,
    /// The table's part of the seed. Its fingerprint is public, the secret itself only after the
    /// game.
    pub secret: Seed,
    /// The initial occupants of the seats, in order.
    pub seats: Vec<Who>,
    /// The position where the game begins, if it is not dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The seed it is dealt from, if that was given and not made at the table: where everyone plays
    /// on one device there is nobody to make it with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// Whether the game counts for the ratings of its players.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

impl Plan {
    /// Checks that the game can be played, and completes the options. A position carries its own
    /// options.
    pub fn checked(mut self) -> Result<Plan, Refused> {
        if self.position.is_some() && !self.options.is_empty() {
            return Err(Refused::bad_request("a position has its options in it: leave them out"));
        }
        self.can_be_rated()?;
        // A trial start: the engine knows what can be played.
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

    /// The game at its start: its position if it has one, or dealt from its own seed or else this
    /// one.
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
