//! What a viewer may see, and nothing more: the one door out of a live game.

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

use crate::data::{Star, Stars};
use crate::score::{Payment, Purse, Rank, Reason, Scoring};
use crate::state::{LastScored, Open};
use crate::{Disc, Figure, Sternenhimmel};

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// The open discs, by their places on the table.
    pub discs: Vec<DiscView>,
    /// The discs to come, in the order of their names: which ones is no secret, in what order is.
    pub pile: Vec<Disc>,
    /// The players.
    pub seats: Vec<SeatView>,
    /// How the disc before was scored.
    pub last: Option<ScoredView>,
}

/// A player as others see it; its hand, if it is the viewer's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// What it has.
    pub coins: i32,
    /// What the coins were paid for.
    pub purse: Purse,
    /// How many figures it has in hand.
    pub figures: u32,
    /// Which ones: the viewer's own alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Figure>>,
}

/// An open disc.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DiscView {
    /// Which.
    pub disc: Disc,
    /// Its first reward.
    pub first: u8,
    /// Its second reward.
    pub second: u8,
    /// How many stars are free.
    pub free: u32,
    /// What stands on the others.
    pub figures: Vec<Standing>,
}

/// A figure on a star.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Which star.
    pub star: Star,
    /// Whose figure.
    pub seat: Seat,
    /// Which figure; unknown if it lies face down and is another's.
    pub figure: Option<Figure>,
    /// If it lies face down: what its owner has shown elsewhere meanwhile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Vec<Figure>>,
}

/// A scored disc, step by step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoredView {
    /// Which.
    pub disc: Disc,
    /// What stood on it.
    pub figures: Vec<Standing>,
    /// Black holes that vanished together.
    pub vanished: Vec<Star>,
    /// What other black holes swallowed.
    pub swallowed: Vec<Star>,
    /// Who had what left, the best first.
    pub ranks: Vec<RankView>,
    /// Who was paid.
    pub payments: Vec<PaymentView>,
}

/// What a player had left on a scored disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RankView {
    /// Who.
    pub seat: Seat,
    /// The sum of the values.
    pub total: u32,
    /// The number of figures.
    pub figures: u32,
}

/// Coins that changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PaymentView {
    /// To whom.
    pub seat: Seat,
    /// From whom, or from the reserve.
    pub from: Option<Seat>,
    /// How many.
    pub coins: u16,
    /// What for.
    pub reason: Reason,
}

impl View {
    pub(crate) fn of(game: &Sternenhimmel, viewer: Viewer) -> View {
        let mut pile = game.pile.to_vec();
        pile.sort_unstable();
        View {
            turn: (!game.is_finished()).then_some(game.turn),
            discs: game.open().iter().map(|open| DiscView::of(game, open, viewer)).collect(),
            pile,
            seats: Seat::all(game.setup.seats()).map(|s| SeatView::of(game, s, viewer)).collect(),
            last: game.last.map(|last| ScoredView::of(game, &last)),
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
            hand: viewer.is(seat).then(|| hand.to_vec()),
        }
    }
}

impl DiscView {
    fn of(game: &Sternenhimmel, open: &Open, viewer: Viewer) -> DiscView {
        let data = game.discs.get(open.disc);
        DiscView {
            disc: open.disc,
            first: data.first,
            second: data.second,
            free: open.free.len(),
            figures: open.standing(data.stars, |seat| viewer.is(seat)),
        }
    }
}

impl Open {
    /// All figures on the disc; face-down ones are named where `knows` their owner's secrets.
    pub(crate) fn standing(&self, stars: u8, knows: impl Fn(Seat) -> bool) -> Vec<Standing> {
        let taken = Stars::up_to(stars) - self.free;
        let on = |star: Star| {
            let seat = self.owner(star)?;
            let down = self.large.contains(star);
            Some(Standing {
                star,
                seat,
                figure: (!down || knows(seat)).then(|| self.figure(star)),
                seen: down.then(|| self.seen[star.0 as usize].to_vec()),
            })
        };
        taken.iter().filter_map(on).collect()
    }
}

impl ScoredView {
    fn of(game: &Sternenhimmel, last: &LastScored) -> ScoredView {
        let LastScored { open, coins } = last;
        let data = game.discs.get(open.disc);
        let scoring = Scoring::of(data, open, game.setup.seats());
        let mut payments = Vec::new();
        scoring.payments(data, coins, |Payment { from, to, coins, reason }| {
            payments.push(PaymentView { seat: to, from, coins, reason });
        });
        let rank = |&Rank { seat, total, figures }: &Rank| RankView { seat, total, figures };
        ScoredView {
            disc: open.disc,
            figures: open.standing(data.stars, |_| true),
            vanished: scoring.vanished.iter().collect(),
            swallowed: scoring.swallowed.iter().collect(),
            ranks: scoring.ranks.iter().map(rank).collect(),
            payments,
        }
    }
}
