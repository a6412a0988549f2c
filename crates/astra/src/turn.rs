//! The current turn.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::card::CardSet;

/// The pending decision of a turn, and what the turn remembers. Missing fields are 0 or false.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "facts of a turn that combine freely")]
pub struct Turn {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// The pending decision.
    pub phase: Phase,
    /// An ability of Aquarius' kind was used.
    #[serde(default)]
    pub grand_refund: bool,
    /// An ability of Pegasus' kind was used.
    #[serde(default)]
    pub common_refund: bool,
    /// An ability of Boötes' kind was used.
    #[serde(default)]
    pub any_first_star: bool,
    /// How many abilities of Cancer's kind were used.
    #[serde(default)]
    pub fame_for_grand_stars: u8,
    /// How many abilities of Cygnus' kind were used.
    #[serde(default)]
    pub generous_rest: u8,
    /// An ability of Andromeda's kind was used: there is no action this turn.
    #[serde(default)]
    pub no_action: bool,
    /// The action was a Rest.
    #[serde(default)]
    pub rested: bool,
    /// The dreamer is marking: nobody takes what it discovers.
    #[serde(default)]
    pub dreaming: bool,
    /// Something other than Common stars was marked, or the last star of a card.
    #[serde(default)]
    pub uncommon: bool,
    /// Grand stars marked this turn, by any means.
    #[serde(default)]
    pub grand_stars: u8,
    /// Stardust paid for stars this turn.
    #[serde(default)]
    pub paid: u16,
    /// The part of it paid in this Observe before any Grand star.
    #[serde(default)]
    pub pile: u16,
    /// This Observe has marked a Grand star.
    #[serde(default)]
    pub grand_in_run: bool,
    /// The piles of Observes that marked a Grand star.
    #[serde(default)]
    pub piles: u16,
}

impl Turn {
    /// A turn about to begin.
    pub fn of(seat: Seat) -> Turn {
        Turn { seat, ..Turn::default() }
    }
}

/// The pending decision. Variants without fields have braces, because only then serde rejects
/// unknown fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "name", deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Phase {
    /// The first decision of a turn: an ability, or the action.
    Start {},
    /// Another ability, or the action.
    Ability {},
    /// Another exchange, or stop.
    Exchange {},
    /// Which star Centaurus' kind marks.
    AnyStar {},
    /// Which star Andromeda's kind marks with its neighbours.
    StarAndNeighbours {},
    /// Which star Hercules' kind marks first, or second.
    TwoStars { second: bool },
    /// Which star Argo's kind marks next, on one of `left` more cards, none of those done.
    ThreeCards { left: u8, done: CardSet },
    /// The next star of a run, or stop.
    Observe {},
    /// Another Observe for a telescope, or stop.
    Telescope {},
    /// Which of several discovered cards is next.
    Order {},
    /// The assistants of `group` pick boons.
    Boons { group: SeatSet },
    /// `seat` picks `left` more cards to make active; then the seats of `after` pick theirs.
    Activation { seat: Seat, left: u8, after: SeatSet },
    /// Which card to discard: there are too many.
    Limit {},
    /// Where the dreamer begins.
    Dream {},
    /// Where the dreamer continues, with `left` stars to go.
    DreamOn { left: u8 },
    /// Final scoring is done.
    Over {},
}

impl Default for Phase {
    fn default() -> Phase {
        Phase::Start {}
    }
}
