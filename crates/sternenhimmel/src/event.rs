//! What happens, in the order in which the rules make it happen.

use serde::Serialize;
use table::{Field, Seat, Viewer};

use crate::data::Star;
use crate::score::Reason;
use crate::{Disc, Figure};

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameEvent"))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A figure was placed. If it lies face down, only its owner knows which it is.
    Placed { seat: Seat, disc: Disc, star: Star, face_down: bool, figure: Option<Figure> },
    /// Nobody has a figure to place, so this disc is scored as it is.
    Stuck { disc: Disc },
    /// A face-down figure was turned up.
    Revealed { disc: Disc, star: Star, seat: Seat, figure: Figure },
    /// A black hole joined to another vanished.
    Vanished { disc: Disc, star: Star, seat: Seat },
    /// A figure beside a black hole was swallowed.
    Swallowed { disc: Disc, star: Star, seat: Seat, figure: Figure },
    /// A star beside double stars counts more.
    Doubled { disc: Disc, star: Star, seat: Seat, figure: Figure, value: u32 },
    /// A player's remaining sum and figures, in order of rank.
    Counted { disc: Disc, seat: Seat, total: u32, figures: u32 },
    /// Nobody has a figure left.
    NobodyLeft { disc: Disc },
    /// A tie for first place that nothing breaks.
    TiedForFirst { disc: Disc },
    /// A tie for second place that nothing breaks.
    TiedForSecond { disc: Disc },
    /// Coins were paid, by another player or from the reserve.
    Paid { disc: Disc, seat: Seat, from: Option<Seat>, coins: u16, reason: Reason },
    /// A disc was opened in place of the scored one.
    Opened { disc: Disc },
    /// A player without figures is skipped.
    Skipped { seat: Seat },
    /// The game is over, and this player won.
    Won { seat: Seat, coins: i32, shared: bool },
}

impl table::Event for Event {
    const FIELDS: &'static [(&'static str, Field)] = &[
        ("seat", Field::Seat),
        ("disc", Field::Name("disc")),
        ("star", Field::Number),
        ("face_down", Field::Flag),
        ("figure", Field::Name("figure")),
        ("value", Field::Number),
        ("total", Field::Number),
        ("figures", Field::Number),
        ("from", Field::Seat),
        ("coins", Field::Number),
        ("reason", Field::Name("reason")),
        ("shared", Field::Flag),
    ];

    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Placed { seat, disc, star, face_down: true, .. } if !viewer.knows(seat) => {
                Event::Placed { seat, disc, star, face_down: true, figure: None }
            }
            public => public,
        })
    }

    /// Every placement shows something to someone: this game has no free undo.
    fn ends_undo(&self) -> bool {
        true
    }
}
