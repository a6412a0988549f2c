//! What a viewer may see, and nothing more: the one door out of a live game.

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
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// The open discs, by their places on the table.
    pub open: Vec<OpenView>,
    /// The discs to come, in the order of their names: which ones is no secret, in what order is.
    pub pile: Vec<Disc>,
    /// The players.
    pub seats: Vec<SeatView>,
    /// How the disc before was scored.
    pub last: Option<LastView>,
}

/// A player as others see it; its hand, if it is the viewer's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// What it has.
    pub coins: i32,
    /// What the coins were paid for.
    pub purse: Purse,
    /// How many figures it has in hand.
    pub figures: u32,
    /// Which ones: the viewer's own alone.
    pub hand: Option<Vec<Figure>>,
}

/// An open disc.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenView {
    /// Which.
    pub disc: Disc,
    /// Its first reward.
    pub first: u8,
    /// Its second reward.
    pub second: u8,
    /// How many stars are free.
    pub free: u32,
    /// What stands on the others.
    pub figures: Vec<Placed>,
}

/// A figure on a star.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Standing"))]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Which star.
    pub star: Star,
    /// Whose figure.
    pub seat: Seat,
    /// Which figure; unknown if it lies face down and is another's.
    pub figure: Option<Figure>,
    /// If it lies face down: what its owner has shown elsewhere meanwhile.
    #[serde(default)]
    pub seen: Option<Vec<Figure>>,
}

/// A scored disc, step by step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastView {
    /// Which.
    pub disc: Disc,
    /// What stood on it.
    pub figures: Vec<Placed>,
    /// Black holes that vanished together.
    pub vanished: Stars,
    /// What other black holes swallowed.
    pub swallowed: Stars,
    /// Who had what left, the best first.
    pub ranks: Vec<Rank>,
    /// Who was paid.
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
    /// All figures on the disc; face-down ones are named where `knows` their owner's secrets.
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
