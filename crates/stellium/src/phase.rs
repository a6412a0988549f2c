//! What is to be decided next.

use serde::{Deserialize, Serialize};

use crate::board::{Disc, DiscSet, Place, PlaceSet};
use crate::body::{Body, Heap};
use crate::cards::Card;

/// What is to be decided next, in the order of a turn.
///
/// Those without fields have braces so that no unknown field is read past.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "name", rename_all = "kebab-case", deny_unknown_fields)]
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
    /// The body just placed has an influence: its own, or by token. A token's must be used, and
    /// one's own too where the table requires it.
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
