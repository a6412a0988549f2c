//! What happens, in the order in which the rules make it happen.

use serde::Serialize;
use table::{Field, Seat, Viewer};

use crate::board::{Direction, Disc, Place, PlaceSet};
use crate::body::{Body, Heap};
use crate::cards::{Card, CardSet};

/// An event. Hands and draws are open, so everyone sees everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameEvent"))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names of the fields explain them")]
pub enum Event {
    /// A seat's turn begins.
    Turn { seat: Seat, round: u8 },
    /// The bag is empty: there is no body this turn.
    BagEmpty { seat: Seat },
    /// A seat felt a body in the bag.
    Felt { seat: Seat, body: Body, feels: u8 },
    /// The felt body went back into the bag.
    Dropped { seat: Seat, body: Body },
    /// The felt body was kept: by choice, as the last try, or because there is no other kind.
    Kept { seat: Seat, body: Body },
    /// A body was drawn blind from the bag.
    Drawn { seat: Seat, body: Body },
    /// A body was chosen from the bag.
    Chosen { seat: Seat, body: Body },
    /// A token was declared and spent.
    TokenSpent { seat: Seat, token: Body },
    /// A body was placed on an empty place.
    Placed { seat: Seat, body: Body, place: Place },
    /// A body is about to take the place of another.
    Struck { seat: Seat, body: Body, place: Place },
    /// It has pushed the other body and the row behind it, and has taken the place.
    Pushed { seat: Seat, body: Body, place: Place, direction: Direction, moved: u8 },
    /// The last body of the row has left the board, into the bag.
    PushedOff { body: Body },
    /// Two bodies have changed places.
    Swapped { seat: Seat, one: Place, other: Place },
    /// A disc has turned clockwise.
    Turned { seat: Seat, disc: Disc, sixths: u8 },
    /// A black hole has attracted a body.
    Attracted { seat: Seat, hole: Place, place: Place, body: Body },
    /// The seat passes on the influence.
    NoInfluence { seat: Seat },
    /// An objective was validated with the bodies on these places.
    Validated { seat: Seat, card: Card, places: PlaceSet, points: u8 },
    /// The seat has reached the limit; this round is the last.
    LimitReached { seat: Seat },
    /// This body stays; those on the cleared places are back in the bag.
    Stayed { seat: Seat, place: Place, cleared: PlaceSet },
    /// The seat validates nothing more this turn.
    ObjectivesLeft { seat: Seat },
    /// A disc is empty, and these bodies were drawn to fill it.
    Refill { disc: Disc, drawn: Heap },
    /// A disc and the bag are both empty: the disc stays empty.
    DiscStaysEmpty { disc: Disc },
    /// One of the drawn bodies was placed on a start place of the disc.
    Settled { seat: Seat, body: Body, place: Place },
    /// The disc is filled; the remaining bodies are back in the bag.
    Refilled { disc: Disc, returned: Heap },
    /// An objective was discarded to take another.
    Discarded { seat: Seat, card: Card },
    /// An objective was taken from the display.
    Taken { seat: Seat, card: Card },
    /// The seat keeps its three objectives.
    HandKept { seat: Seat },
    /// The top of the reserve was turned up.
    Revealed { card: Card },
    /// The objectives on display are out of the game.
    DisplayRemoved { cards: CardSet },
    /// The round that begins is the last.
    LastRound { round: u8 },
    /// The game is over, and this player has won.
    Won { seat: Seat, points: i32 },
    /// The game is over without a winner, because of a tie that nothing breaks.
    NobodyWon,
}

impl table::Event for Event {
    const FIELDS: &'static [(&'static str, Field)] = &[
        ("seat", Field::Seat),
        ("round", Field::Number),
        ("body", Field::Name("body")),
        ("feels", Field::Number),
        ("token", Field::Name("token")),
        ("place", Field::Name("place")),
        ("direction", Field::Name("direction")),
        ("moved", Field::Number),
        ("one", Field::Name("place")),
        ("other", Field::Name("place")),
        ("disc", Field::Name("disc")),
        ("sixths", Field::Number),
        ("hole", Field::Name("place")),
        ("card", Field::Name("card")),
        ("places", Field::Names("place")),
        ("points", Field::Number),
        ("cleared", Field::Names("place")),
        ("returned", Field::Counts("body")),
        ("drawn", Field::Counts("body")),
        ("cards", Field::Names("card")),
    ];

    fn seen_by(&self, _: Viewer) -> Option<Event> {
        Some(*self)
    }

    fn ends_undo(&self) -> bool {
        matches!(
            self,
            Event::Felt { .. }
                | Event::Drawn { .. }
                | Event::Refill { .. }
                | Event::Revealed { .. }
        )
    }
}
