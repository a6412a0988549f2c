//! What a viewer may see, and nothing more: everything shown of a live game passes through here.

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

use crate::data::{Star, Stars};
use crate::open::Open;
use crate::score::{Payment, Purse, Rank, Scoring};
use crate::state::LastScored;
use crate::{Disc, Figure, Sternenhimmel};

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The seat whose turn it is; none when the game is over.
    pub turn: Option<Seat>,
    /// The open discs, by their places on the table.
    pub open: Vec<OpenView>,
    /// The discs to come, in order of their names: which ones are left is public, their order is
    /// not.
    pub pile: Vec<Disc>,
    /// The players.
    pub seats: Vec<SeatView>,
    /// How the last disc was scored.
    pub last: Option<LastView>,
}

/// A player as others see it, with its hand if it is the viewer's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Its coins.
    pub coins: i32,
    /// The coins by what they were paid for.
    pub purse: Purse,
    /// How many figures it has in hand.
    pub figures: u32,
    /// The figures in hand; only in the viewer's own seat.
    pub hand: Option<Vec<Figure>>,
}

/// An open disc.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenView {
    /// The disc.
    pub disc: Disc,
    /// Its first reward.
    pub first: u8,
    /// Its second reward.
    pub second: u8,
    /// The number of free stars.
    pub free: u32,
    /// The figures on it.
    pub figures: Vec<Placed>,
}

/// A figure on a star.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Standing"))]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// The star.
    pub star: Star,
    /// The figure's owner.
    pub seat: Seat,
    /// The figure; null if it lies face down and is another's.
    pub figure: Option<Figure>,
    /// If it lies face down: what its owner has shown elsewhere in the meantime.
    #[serde(default)]
    pub seen: Option<Vec<Figure>>,
}

/// A scored disc, step by step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastView {
    /// The disc.
    pub disc: Disc,
    /// The figures that stood on it.
    pub figures: Vec<Placed>,
    /// Black holes that vanished together.
    pub vanished: Stars,
    /// Figures swallowed by other black holes.
    pub swallowed: Stars,
    /// What each seat had left, best first.
    pub ranks: Vec<Rank>,
    /// The payments.
    pub payments: Vec<Payment>,
}

impl View {
    pub(crate) fn of(game: &Sternenhimmel, viewer: Viewer) -> View {
        let mut pile = game.pile.to_vec();
        pile.sort_unstable();
        View {
            turn: (!game.is_finished()).then_some(game.turn),
            open: game.open.iter().map(|open| OpenView::of(game, open, viewer)).collect(),
            pile,
            seats: Seat::all(game.setup.seats()).map(|s| SeatView::of(game, s, viewer)).collect(),
            last: game.last.map(|last| LastView::of(game, &last)),
        }
    }
}

impl SeatView {
    fn of(game: &Sternenhimmel, seat: Seat, viewer: Viewer) -> SeatView {
        let (purse, hand) = (game.purses[seat], game.hands[seat]);
        SeatView {
            coins: purse.coins(),
            purse,
            figures: hand.len(),
            hand: viewer.knows(seat).then(|| hand.iter().collect()),
        }
    }
}

impl OpenView {
    fn of(game: &Sternenhimmel, open: &Open, viewer: Viewer) -> OpenView {
        let data = game.discs.get(open.disc());
        OpenView {
            disc: open.disc(),
            first: data.first,
            second: data.second,
            free: open.free().len(),
            figures: open.placed(|seat| viewer.knows(seat)),
        }
    }
}

impl Open {
    /// All figures on the disc; face-down ones are named if `knows` says that their owner's secrets
    /// are known.
    pub(crate) fn placed(&self, knows: impl Fn(Seat) -> bool) -> Vec<Placed> {
        let on = |star: Star| {
            let (seat, down) = (self.owner(star), self.large().contains(star));
            Placed {
                star,
                seat,
                figure: (!down || knows(seat)).then(|| self.figure(star)),
                seen: down.then(|| self.seen(star).iter().collect()),
            }
        };
        self.taken().iter().map(on).collect()
    }
}

impl LastView {
    fn of(game: &Sternenhimmel, last: &LastScored) -> LastView {
        let LastScored { open, coins } = last;
        let data = game.discs.get(open.disc());
        let scoring = Scoring::of(data, open, game.setup.seats());
        let mut payments = Vec::new();
        scoring.payments(data, coins, |payment| payments.push(payment));
        LastView {
            disc: open.disc(),
            figures: open.placed(|_| true),
            vanished: scoring.vanished,
            swallowed: scoring.swallowed,
            ranks: scoring.ranks.to_vec(),
            payments,
        }
    }
}
