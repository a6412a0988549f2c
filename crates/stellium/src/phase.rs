//! The pending decision.

use serde::{Deserialize, Serialize};

use crate::board::{Disc, DiscSet, Place, PlaceSet};
use crate::body::{Body, Heap};
use crate::cards::Card;

/// The pending decision, in the order of a turn.
///
/// Variants without fields have braces so that serde rejects unknown fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "name", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// The turn begins: a body is to be drawn.
    Draw {},
    /// A body was felt, to keep or to drop.
    Feel {
        /// The body.
        felt: Body,
        /// The number of the try, from 1.
        feels: u8,
    },
    /// The body in hand is to be placed. Without a token, one may still be declared.
    Place {
        /// The body in hand.
        body: Body,
        /// How often it was felt for, which everyone saw.
        feels: u8,
        /// The token declared, which is already spent.
        token: Option<Body>,
    },
    /// The body in hand has struck another, which is to be pushed in a direction.
    Push {
        /// The body in hand.
        body: Body,
        /// The place of the other body.
        place: Place,
    },
    /// The body just placed has an influence: its own, or a token's. A token's is mandatory, and
    /// the body's own is too if the table requires it.
    Influence {
        /// The kind whose influence it is.
        of: Body,
        /// Where the body was placed.
        placed: Place,
        /// Whether it is a token's.
        by_token: bool,
    },
    /// Objectives may be validated.
    Objectives {},
    /// An objective was validated: one of the bodies used is to stay.
    Stay {
        /// The objective.
        card: Card,
        /// The places of the bodies.
        used: PlaceSet,
    },
    /// An emptied disc is being filled.
    Refill {
        /// The disc.
        disc: Disc,
        /// The discs to be filled after it.
        waiting: DiscSet,
        /// The remaining bodies drawn for it.
        drawn: Heap,
    },
    /// With three objectives in hand: discard one for another, or keep them.
    Exchange {},
    /// An objective is to be taken.
    Take {},
    /// The game has ended.
    Over {},
}
