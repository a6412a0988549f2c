//! Sternenhimmel: coins in the purse, and what the open discs would bring as they stand.

use std::cell::OnceCell;

use sternenhimmel::score::Standings;
use sternenhimmel::{Figure, Move, Sternenhimmel};
use table::{Game, MAX_SEATS, PerSeat, Seat};

use super::{Insight, margin};

/// A disc counts the more the fuller it is: as it stands, it says little at first.
fn weight(standings: &Standings) -> f32 {
    let share = standings.covered as f32 / standings.stars as f32;
    share * share
}

impl Insight for Sternenhimmel {
    const SCALE: f32 = 8.0;
    const PLAYOUT: u32 = 8;

    fn prospects(&self) -> PerSeat<f32> {
        let mut prospects = PerSeat(self.scores().0.map(|coins| coins as f32));
        for place in 0..self.open_discs() {
            let standings = self.standings(place, None);
            for seat in Seat::all(self.common().seats) {
                prospects[seat] += weight(&standings) * standings.coins[seat] as f32;
            }
        }
        prospects
    }

    /// What the move changes on its disc.
    fn promise(&self, seat: Seat, mv: Move) -> f32 {
        self.promises(seat)(mv)
    }

    fn promises(&self, seat: Seat) -> impl Fn(Move) -> f32 {
        let seats = self.common().seats;
        let worth = move |standings: Standings| {
            let weight = weight(&standings);
            margin(&PerSeat(standings.coins.0.map(|coins| weight * coins as f32)), seat, seats)
        };
        let before: [OnceCell<f32>; MAX_SEATS] = Default::default();
        move |mv| {
            let Some(place) = self.place_of(mv.disc) else { return 0.0 };
            let before = before[place].get_or_init(|| worth(self.standings(place, None)));
            worth(self.standings(place, Some((seat, mv.figure, mv.star)))) - before
        }
    }

    /// Of another's figure on a large star nobody sees which it is.
    fn disguise(&self, _: Seat, mv: Move, _: Seat) -> Option<Move> {
        self.lies_face_down(mv.disc, mv.star).then_some(Move { figure: Figure::One, ..mv })
    }
}
