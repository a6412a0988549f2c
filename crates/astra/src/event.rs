//! What happens, in the order in which the rules make it happen.

use serde::Serialize;
use table::{Field, Seat, Viewer};

use crate::card::{Card, Star};
use crate::data::{BoonKind, Element};

table::names! {
    /// What a seat can gain.
    #[allow(missing_docs, reason = "each is its own name")]
    pub enum Good: "good" {
        Fame = "fame",
        Stardust = "stardust",
        Telescopes = "telescopes",
        Pouch = "pouch",
        Wisdom = "wisdom",
    }
}

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameEvent"))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// An ability was used, and its card is exhausted.
    Used { seat: Seat, card: Card },
    /// A seat gained something.
    Gained { seat: Seat, good: Good, amount: u16 },
    /// Three stardust became a telescope.
    Exchanged { seat: Seat },
    /// An Observe begins; all but the first of a turn cost a telescope.
    Observing { seat: Seat, telescope: bool },
    /// A star was marked, by a seat or by the dreamer.
    Marked { seat: Option<Seat>, card: Card, star: Star },
    /// An Observe has ended.
    ObserveEnded { seat: Seat },
    /// A seat rests.
    Resting { seat: Seat },
    /// An exhausted card is active again.
    Reactivated { seat: Seat, card: Card },
    /// The first card of the deck was turned up and discarded; its element sets the first sphere.
    FirstDiscarded { card: Card },
    /// The marker moved to the sphere of this element.
    SphereMoved { element: Element },
    /// The marker passed the discard icon, and the top card was discarded.
    TopDiscarded { card: Card },
    /// Game End was on top of the deck and was set aside; this many turns come after this one.
    GameEndSeen { last_turns: u8 },
    /// A card was discovered, by a seat or by the dreamer.
    Discovered { seat: Option<Seat>, card: Card },
    /// An assistant picked a boon that only they may know so far.
    Picked { seat: Seat, number: Option<u8> },
    /// All tied assistants have picked, and their picks are revealed.
    PicksShown { card: Card },
    /// An assistant takes a boon.
    BoonTaken { seat: Seat, card: Card, number: u8, boon: BoonKind, amount: u8 },
    /// The discoverer took the card.
    CardTaken { seat: Seat, card: Card },
    /// A card went to the discard pile, from a seat or from the dreamer.
    CardDiscarded { seat: Option<Seat>, card: Card },
    /// A card was dealt to a place of the board, counted from 1.
    CardDealt { place: u8, card: Card },
    /// The dreamer begins to mark.
    Dreaming { number: u8 },
    /// Stardust paid for stars comes back.
    Refunded { seat: Seat, stardust: u16 },
    /// The turn of a seat begins.
    TurnBegan { seat: Seat },
    /// A pre-marked row of a seat's secret final scoring card is revealed.
    ScoringShown { seat: Seat, element: Element },
    /// The game is over, and this seat won.
    Won { seat: Seat, fame: i32, shared: bool },
}

impl table::Event for Event {
    const FIELDS: &'static [(&'static str, Field)] = &[
        ("seat", Field::Seat),
        ("card", Field::Name("card")),
        ("good", Field::Name("good")),
        ("amount", Field::Number),
        ("telescope", Field::Flag),
        ("star", Field::Number),
        ("element", Field::Name("element")),
        ("last_turns", Field::Number),
        ("number", Field::Number),
        ("boon", Field::Name("boon")),
        ("place", Field::Number),
        ("stardust", Field::Number),
        ("fame", Field::Number),
        ("shared", Field::Flag),
    ];

    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Picked { seat, .. } if !viewer.knows(seat) => {
                Event::Picked { seat, number: None }
            }
            public => public,
        })
    }

    /// Cards turned up and secrets revealed end it.
    fn ends_undo(&self) -> bool {
        matches!(
            self,
            Event::FirstDiscarded { .. }
                | Event::TopDiscarded { .. }
                | Event::CardDealt { .. }
                | Event::PicksShown { .. }
                | Event::ScoringShown { .. }
        )
    }
}
