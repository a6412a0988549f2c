//! A full disc: holes, doubles, ranks, coins.

use serde::{Deserialize, Serialize};
use table::{List, PerSeat, Seat, Sink, Standing};

use crate::data::{DiscData, MAX_STARS, Star, Stars};
use crate::open::Open;
use crate::{Event, Figure, View};

/// What remains of a disc after holes and doubles, and the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scoring {
    /// Black holes that were joined to others.
    pub(crate) vanished: Stars,
    /// Figures joined to a black hole that did not vanish.
    pub(crate) swallowed: Stars,
    /// All others.
    pub(crate) left: Stars,
    /// The value of each remaining star, doubled where applicable.
    pub(crate) values: [u32; MAX_STARS],
    /// The seats with figures left, best first; tied ones in seat order.
    pub(crate) ranks: List<Rank, { table::MAX_SEATS }>,
}

/// What a player has left on a disc. A greater rank is better; equal ones are tied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rank {
    /// The seat.
    pub seat: Seat,
    /// The sum of the values.
    pub total: u32,
    /// The number of figures.
    pub figures: u32,
}

impl Rank {
    /// The sum decides first, then the number of figures.
    fn strength(self) -> (u32, u32) {
        (self.total, self.figures)
    }
}

/// The best and the next best, after breaking ties where possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    NobodyLeft,
    Alone(Rank),
    TiedForFirst,
    TiedForSecond { first: Rank },
    Clear { first: Rank, second: Rank },
}

table::names! {
    /// The reason for a payment.
    pub enum Reason: "reason" {
        /// The first reward.
        First = "first",
        /// The second reward.
        Second = "second",
        /// A coin per figure, from the reserve.
        Figures = "figures",
        /// A coin per figure, from the best player.
        Tribute = "tribute",
    }
}

/// A payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Payment {
    /// The recipient.
    pub seat: Seat,
    /// The payer; none for the reserve.
    pub from: Option<Seat>,
    /// The number of coins.
    pub coins: u16,
    /// The reason.
    pub reason: Reason,
}

/// A player's coins, by what they were paid for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Purse {
    /// First rewards.
    pub first: u16,
    /// Second rewards.
    pub second: u16,
    /// Coins for figures, from the reserve.
    pub figures: u16,
    /// Coins for figures, from the best player.
    pub tribute: u16,
    /// Coins paid to others.
    pub paid: u16,
}

/// The lines of a score, by the reasons for payments.
const LINES: [&str; 5] = ["first", "second", "figures", "tribute", "paid"];

impl Purse {
    /// Its sum.
    pub fn coins(self) -> i32 {
        self.parts().into_iter().sum()
    }

    /// Its parts, in the order of [`LINES`].
    fn parts(self) -> [i32; 5] {
        let Purse { first, second, figures, tribute, paid } = self;
        [first.into(), second.into(), figures.into(), tribute.into(), -i32::from(paid)]
    }

    pub(crate) fn receive(&mut self, reason: Reason, coins: u16) {
        *match reason {
            Reason::First => &mut self.first,
            Reason::Second => &mut self.second,
            Reason::Figures => &mut self.figures,
            Reason::Tribute => &mut self.tribute,
        } += coins;
    }

    pub(crate) fn pay(&mut self, coins: u16) {
        self.paid += coins;
    }
}

impl Scoring {
    /// Scores the figures on a disc.
    pub(crate) fn of(data: &DiscData, open: &Open, seats: u8) -> Scoring {
        let standing = open.taken();
        let holes = stars_with(open, standing, Figure::BlackHole);
        let vanished = vanish(data, holes);
        let swallowed = swallow(data, holes - vanished, standing);
        let left = standing - vanished - swallowed;
        let values = double(data, open, left);
        let mut scoring = Scoring { vanished, swallowed, left, values, ranks: List::new() };
        Seat::all(seats).for_each(|seat| scoring.rank(seat, open.owned(seat)));
        scoring
    }

    /// Adds up what a player has left, and ranks them among those before.
    fn rank(&mut self, seat: Seat, owned: Stars) {
        let own = owned & self.left;
        if own.is_empty() {
            return;
        }
        let total = own.iter().map(|star| self.values[star.index()]).sum();
        let rank = Rank { seat, total, figures: own.len() };
        self.ranks.push(rank);
        let mut at = self.ranks.len() - 1;
        while at > 0 && self.ranks[at - 1].strength() < rank.strength() {
            self.ranks.swap(at - 1, at);
            at -= 1;
        }
    }

    pub(crate) fn verdict(&self) -> Verdict {
        let tied = |a: &Rank, b: &Rank| a.strength() == b.strength();
        match *self.ranks {
            [] => Verdict::NobodyLeft,
            [only] => Verdict::Alone(only),
            [first, next, ..] if tied(&first, &next) => Verdict::TiedForFirst,
            [first, second, next, ..] if tied(&second, &next) => Verdict::TiedForSecond { first },
            [first, second, ..] => Verdict::Clear { first, second },
        }
    }

    /// The payments in order. `coins` is what everyone has before.
    pub(crate) fn payments(
        &self,
        data: &DiscData,
        coins: &PerSeat<i32>,
        mut pay: impl FnMut(Payment),
    ) {
        let from_reserve =
            |rank: &Rank, coins, reason| Payment { seat: rank.seat, from: None, coins, reason };
        let by_figures = |rank: &Rank| from_reserve(rank, rank.figures as u16, Reason::Figures);
        let reward = |rank: &Rank, reason| match reason {
            Reason::First => from_reserve(rank, data.first.into(), reason),
            _ => from_reserve(rank, data.second.into(), reason),
        };
        match self.verdict() {
            Verdict::NobodyLeft => {}
            Verdict::Alone(only) => {
                pay(reward(&only, Reason::First));
                pay(reward(&only, Reason::Second));
            }
            Verdict::TiedForFirst => self.ranks.iter().map(by_figures).for_each(pay),
            Verdict::TiedForSecond { first } => {
                pay(reward(&first, Reason::First));
                self.ranks[1..].iter().map(by_figures).for_each(pay);
            }
            Verdict::Clear { first, second } => {
                pay(reward(&first, Reason::First));
                pay(reward(&second, Reason::Second));
                let purse = coins[first.seat] + i32::from(data.first);
                pay_tribute(first.seat, purse, &self.ranks[2..], pay);
            }
        }
    }

    /// What each seat gains or pays. `coins` is what everyone has before.
    pub(crate) fn gains(&self, data: &DiscData, coins: &PerSeat<i32>) -> PerSeat<i32> {
        let mut gains = PerSeat::default();
        self.payments(data, coins, |Payment { seat, from, coins, .. }| {
            gains[seat] += i32::from(coins);
            if let Some(winner) = from {
                gains[winner] -= i32::from(coins);
            }
        });
        gains
    }

    /// Emits the events of the scoring up to the payments.
    pub(crate) fn tell(&self, open: &Open, events: &mut impl Sink<Event>) {
        let disc = open.disc();
        let standing = |star: Star| (open.owner(star), open.figure(star));
        for star in open.taken() & open.large() {
            let (seat, figure) = standing(star);
            events.tell(Event::Revealed { disc, star, seat, figure });
        }
        for star in self.vanished {
            events.tell(Event::Vanished { disc, star, seat: standing(star).0 });
        }
        for star in self.swallowed {
            let (seat, figure) = standing(star);
            events.tell(Event::Swallowed { disc, star, seat, figure });
        }
        for star in self.left {
            let ((seat, figure), value) = (standing(star), self.values[star.index()]);
            if value != u32::from(figure.value()) {
                events.tell(Event::Doubled { disc, star, seat, figure, value });
            }
        }
        for &Rank { seat, total, figures } in self.ranks.iter() {
            events.tell(Event::Counted { disc, seat, total, figures });
        }
        match self.verdict() {
            Verdict::NobodyLeft => events.tell(Event::NobodyLeft { disc }),
            Verdict::TiedForFirst => events.tell(Event::TiedForFirst { disc }),
            Verdict::TiedForSecond { .. } => events.tell(Event::TiedForSecond { disc }),
            Verdict::Alone(_) | Verdict::Clear { .. } => {}
        }
    }
}

fn stars_with(open: &Open, among: Stars, figure: Figure) -> Stars {
    among.iter().filter(|star| open.figure(*star) == figure).collect()
}

/// Black holes joined to other black holes vanish, all at once, before anything is swallowed.
fn vanish(data: &DiscData, holes: Stars) -> Stars {
    holes.iter().filter(|hole| !(data.joined[hole.index()] & holes).is_empty()).collect()
}

/// Black holes that did not vanish swallow everything they are joined to, and stay.
fn swallow(data: &DiscData, holes: Stars, standing: Stars) -> Stars {
    let joined = |all, hole: Star| all | data.joined[hole.index()];
    holes.iter().fold(Stars::EMPTY, joined) & standing
}

/// Each remaining double star doubles every star it is joined to: two of them quadruple it. Doubles
/// and holes count 0, doubled or not.
fn double(data: &DiscData, open: &Open, left: Stars) -> [u32; MAX_STARS] {
    let doubles = stars_with(open, left, Figure::Double);
    let mut values = [0; MAX_STARS];
    for star in left {
        let times = (data.joined[star.index()] & doubles).len();
        values[star.index()] = u32::from(open.figure(star).value()) << times;
    }
    values
}

/// The third and lower take a coin per figure from the best, in order of rank. If the best runs out
/// of coins (which no disc of ours can cause), the reserve pays the rest.
fn pay_tribute(first: Seat, mut purse: i32, others: &[Rank], mut pay: impl FnMut(Payment)) {
    for &Rank { seat, figures, .. } in others {
        let owed = figures as i32;
        let paid = owed.min(purse.max(0));
        purse -= paid;
        if paid > 0 {
            let from = Some(first);
            pay(Payment { seat, from, coins: paid as u16, reason: Reason::Tribute });
        }
        if paid < owed {
            let coins = (owed - paid) as u16;
            pay(Payment { seat, from: None, coins, reason: Reason::Figures });
        }
    }
}

/// Only coins count, and they are public. What open discs will pay is unknown while stars are free.
pub(crate) fn standing(view: &View) -> Standing {
    let seats: Vec<[i32; 5]> = view.seats.iter().map(|seat| seat.purse.parts()).collect();
    Standing::of(LINES, &seats)
}
