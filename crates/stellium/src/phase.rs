//! What is to be decided next.

use serde::{Deserialize, Serialize};

use crate::board::{Disc, Place, PlaceSet};
use crate::body::{Body, Heap};
use crate::cards::Card;

/// What is to be decided next, in the order of a turn.
///
/// Those without fields have braces so that no unknown field is read past.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "to", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// A turn begins: a body is to be drawn.
    Draw {},
    /// A body was felt: to keep or to drop.
    Feel {
        /// The body.
        felt: Body,
        /// Which try this is, from 1.
        feels: u8,
    },
    /// The body in hand is to be placed. Without a token, one may still be declared.
    Place {
        /// The body in hand.
        body: Body,
        /// How often a hand felt for it: seen by all.
        feels: u8,
        /// The token declared, which is spent already.
        token: Option<Body>,
    },
    /// The body in hand strikes another: in which direction does that go?
    Push {
        /// The body in hand.
        body: Body,
        /// Where the other is.
        place: Place,
    },
    /// The body just placed has an influence: its own, or by token. The latter must be used.
    Influence {
        /// The kind whose influence it is.
        of: Body,
        /// Where the body was placed.
        placed: Place,
        /// Whether it is by token.
        by_token: bool,
    },
    /// Objectives may be validated.
    Objectives {},
    /// An objective was validated: which of the bodies used stays?
    Stay {
        /// The objective.
        card: Card,
        /// Where the bodies are.
        used: PlaceSet,
    },
    /// A disc that was emptied is filled.
    Refill {
        /// The disc.
        disc: Disc,
        /// The discs that come after it.
        waiting: DiscSet,
        /// What is left of the bodies drawn for it.
        drawn: Heap,
    },
    /// With three objectives in hand: put one out for another, or keep them.
    Exchange {},
    /// An objective is to be taken.
    Take {},
    /// The game has ended.
    Over {},
}

/// A set of discs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Disc>", into = "Vec<Disc>")]
pub struct DiscSet(u8);

impl DiscSet {
    /// Whether the disc is in the set.
    pub fn contains(self, disc: Disc) -> bool {
        self.0 >> disc.index() & 1 == 1
    }

    /// The discs of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Disc> {
        Disc::all().filter(move |disc| self.contains(*disc))
    }

    /// Takes out the first disc, in their order.
    pub(crate) fn pop(&mut self) -> Option<Disc> {
        let first = self.iter().next()?;
        self.0 &= !(1 << first.index());
        Some(first)
    }
}

impl FromIterator<Disc> for DiscSet {
    fn from_iter<I: IntoIterator<Item = Disc>>(discs: I) -> DiscSet {
        DiscSet(discs.into_iter().fold(0, |set, disc| set | 1 << disc.index()))
    }
}

impl TryFrom<Vec<Disc>> for DiscSet {
    type Error = &'static str;
    fn try_from(discs: Vec<Disc>) -> Result<DiscSet, &'static str> {
        let set: DiscSet = discs.iter().copied().collect();
        if set.iter().count() == discs.len() { Ok(set) } else { Err("a disc is named twice") }
    }
}

impl From<DiscSet> for Vec<Disc> {
    fn from(set: DiscSet) -> Vec<Disc> {
        set.iter().collect()
    }
}
