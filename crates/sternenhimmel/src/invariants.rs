//! The invariants of a state, recomputed.
//!
//! A violation is reported with its place in the position, as in `open[1].age`.

use table::{Fault, PositionError, Seat};

use crate::open::{Open, OpenDiscs};
use crate::score::{Purse, Scoring};
use crate::state::LastScored;
use crate::{FigureSet, Sternenhimmel};

pub(crate) type Check = Result<(), PositionError>;

/// A player's figures in hand and on open discs are exactly the nine.
pub(crate) fn check_nine(seat: Seat, hand: FigureSet, open: &[Open]) -> Check {
    let placed = open.iter().flat_map(|open| open.figures_of(seat));
    let nine = FigureSet::of(hand.iter().chain(placed)) == Some(FigureSet::ALL);
    PositionError::unless(nine, Fault::Count, || {
        format!(
            "seats[{seat}]: its figures in hand and on discs are not its nine: \
             1, 3, 5, 6, 7, 10, a black hole and two doubles"
        )
    })
}

impl Sternenhimmel {
    pub(crate) fn check_invariants(&self) -> Check {
        self.check_discs()?;
        for seat in Seat::all(self.setup.seats()) {
            check_nine(seat, self.hands[seat], &self.open)?;
        }
        self.check_derived()?;
        self.check_memory()?;
        self.check_turn()?;
        self.check_coins()
    }

    /// No two discs were opened at the same time, and a full one is not open.
    fn check_discs(&self) -> Check {
        let (opened, open) = (self.opened(), || self.open.iter().enumerate());
        PositionError::unless(
            self.last.is_some() || opened as usize == self.open.len(),
            Fault::Count,
            || "last: a disc was scored, and it is not here".into(),
        )?;
        let last = self.last.iter().map(|last| ("last".into(), &last.open));
        let mut ages = 0u16;
        for (place, open) in open().map(|(at, open)| (format!("open[{at}]"), open)).chain(last) {
            let (disc, age) = (open.disc(), open.age());
            PositionError::unless(
                age < opened && ages & (1 << age) == 0,
                Fault::Impossible,
                || format!("{place}.age: {disc} cannot be of age {age}"),
            )?;
            ages |= 1 << age;
        }
        open().try_for_each(|(at, open)| {
            PositionError::unless(!open.free().is_empty(), Fault::Impossible, || {
                format!("open[{at}]: {} is full and was not scored", open.disc())
            })
        })
    }

    /// Checks derived data that is stored alongside the discs. No position can get it wrong.
    fn check_derived(&self) -> Check {
        let same = OpenDiscs::of(self.open.iter().copied()) == self.open;
        PositionError::unless(same, Fault::Impossible, || {
            "open: what is derived from it is not its own".into()
        })
    }

    fn check_memory(&self) -> Check {
        Seat::all(self.setup.seats()).try_for_each(|seat| {
            let possible = self.open.is_possible(seat, self.open.hidden(seat));
            PositionError::unless(possible, Fault::Impossible, || {
                format!("seats[{seat}]: one of its face-down figures was seen elsewhere meanwhile")
            })
        })
    }

    fn check_turn(&self) -> Check {
        let can = self.is_finished() || !self.hands[self.turn].is_empty();
        PositionError::unless(can, Fault::Impossible, || {
            format!("turn: seat {} has no figure in hand", self.turn)
        })
    }

    fn check_coins(&self) -> Check {
        let purses = self.purses.seated(self.setup.seats());
        for (seat, purse) in purses.iter().enumerate() {
            let Purse { first, second, figures, tribute, paid } = *purse;
            let most = [first, second, figures, tribute, paid].into_iter().max();
            PositionError::unless(most <= Some(self.discs.most_coins()), Fault::Count, || {
                format!("seats[{seat}].purse: more coins than the discs can pay")
            })?;
            PositionError::unless(purse.coins() >= 0, Fault::Count, || {
                format!("seats[{seat}].purse: more was paid than there was")
            })?;
            let scored = self.last.is_some() || *purse == Purse::default();
            PositionError::unless(scored, Fault::Impossible, || {
                format!("seats[{seat}].purse: coins before a disc was scored")
            })?;
        }
        let sum = |part: fn(&Purse) -> u16| purses.iter().map(part).map(u32::from).sum::<u32>();
        PositionError::unless(
            sum(|purse| purse.tribute) == sum(|purse| purse.paid),
            Fault::Count,
            || "seats: what some have paid is not what others were paid by them".into(),
        )?;
        self.last.map_or(Ok(()), |last| self.check_last(&last))
    }

    /// The coins before the last scored disc and its payments add up to the current coins.
    fn check_last(&self, LastScored { open, coins }: &LastScored) -> Check {
        let seats = || Seat::all(self.setup.seats());
        let (disc, data) = (open.disc(), self.discs.get(open.disc()));
        for seat in seats() {
            let had = coins[seat];
            PositionError::unless(
                FigureSet::of(open.figures_of(seat)).is_some(),
                Fault::Count,
                || format!("last.figures: seat {seat} cannot have placed that on {disc}"),
            )?;
            PositionError::unless(
                (0..=self.discs.most_coins().into()).contains(&had),
                Fault::Count,
                || format!("last.coins[{seat}]: nobody can have had {had} coins"),
            )?;
        }
        let gains = Scoring::of(data, open, self.setup.seats()).gains(data, coins);
        let now = self.coins();
        let adds_up = seats().all(|seat| coins[seat] + gains[seat] == now[seat]);
        PositionError::unless(adds_up, Fault::Impossible, || {
            format!("last: what was paid for {disc} does not make the coins there are")
        })
    }
}
