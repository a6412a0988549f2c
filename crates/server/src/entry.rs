//! What is kept of a table: everything that happened at it, in order.
//!
//! A table is the replay of its entries, and nothing else. The texts are for ever: a variant may be
//! added, none may change.

use std::collections::BTreeMap;

use engine::deal::Commitment;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, Seed};

use crate::id::Id;
use crate::message::{ClockPlan, Hints, Proposed, Said, Skill};

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Entry {
    Made(Plan),
    Renamed {
        name: String,
    },
    Seated {
        seat: Seat,
        who: Occupant,
    },
    /// Only in logs of version 1 of the deal: what somebody added to the seed, told in the lobby.
    Contributed {
        seat: Seat,
        value: Seed,
    },
    /// A page has settled on its contribution.
    Committed {
        seat: Seat,
        commitment: Commitment,
    },
    /// The commitments stand; these seats of people are left out.
    Sealed {
        without: Vec<Seat>,
    },
    Revealed {
        seat: Seat,
        value: Seed,
    },
    /// The deal is broken off by these seats.
    Withheld {
        seats: Vec<Seat>,
    },
    Started,
    Played(Played),
    Rewound {
        ply: u32,
    },
    Proposed {
        by: Seat,
        what: Proposed,
        awaited: Vec<Seat>,
    },
    Agreed {
        seat: Seat,
    },
    Declined {
        seat: Seat,
    },
    Handed(Handed),
    Returned {
        seat: Seat,
    },
    Said(Said),
    Rematched {
        table: Id,
    },
}

impl Entry {
    /// The seats it speaks of.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        match self {
            Entry::Made(_)
            | Entry::Renamed { .. }
            | Entry::Started
            | Entry::Rewound { .. }
            | Entry::Rematched { .. } => Vec::new(),
            Entry::Seated { seat, .. }
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
                    Proposed::Undo { .. } => None,
                    Proposed::Hand { seat, .. } => Some(*seat),
                };
                awaited.iter().copied().chain([*by]).chain(about).collect()
            }
        }
    }
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Played {
    pub(crate) seat: Seat,
    #[serde(rename = "move")]
    pub(crate) notation: String,
    /// What its seat has left to think, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) left: Option<u32>,
}

/// A seat that a bot plays from now on, for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Handed {
    pub(crate) seat: Seat,
    pub(crate) bot: Skill,
    /// What its owner has left to think, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) left: Option<u32>,
}

/// What a table is made with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Plan {
    pub(crate) game: String,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) name: String,
    pub(crate) public: bool,
    pub(crate) hints: Hints,
    pub(crate) clock: Option<ClockPlan>,
    pub(crate) host: Id,
    /// The table's part of the seed; its fingerprint is public, itself only after the game.
    pub(crate) secret: Seed,
    pub(crate) seats: Vec<Occupant>,
    /// Where the game begins, if it is not dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) position: Option<Value>,
}

/// Whose a seat is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Occupant {
    Open,
    Bot(Skill),
    Guest(Guest),
}

/// A person, known by a cookie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Guest {
    pub(crate) id: Id,
    pub(crate) name: String,
}
