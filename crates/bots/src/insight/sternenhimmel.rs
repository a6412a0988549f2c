//! Sternenhimmel: coins, what the open discs are likely to bring, and what is left to play with.
//!
//! The figures below are fitted to games of the search against itself at tables of three: what a
//! disc brought in the end, by how it stood; and what came beyond that, by who was on turn with
//! which hand.

use std::cell::OnceCell;

use sternenhimmel::Standings;
use sternenhimmel::{Figure, FigureSet, Move, Sternenhimmel};
use table::{Game, GameExt, MAX_SEATS, PerSeat, Seat};

use super::{Insight, margin};

/// What is likely to come of a disc with so many stars free.
struct Outlook {
    /// For each coin that it would bring as it stands.
    coins: f32,
    /// For a clear lead over the best other.
    lead: f32,
    /// For each figure there.
    figure: f32,
}

/// By the number of free stars; the last also for all beyond.
const OUTLOOKS: [Outlook; 8] = [
    Outlook { coins: 1.0, lead: 0.0, figure: 0.0 },
    Outlook { coins: 0.73, lead: 0.35, figure: 0.20 },
    Outlook { coins: 0.58, lead: 0.21, figure: 0.40 },
    Outlook { coins: 0.37, lead: 0.24, figure: 0.73 },
    Outlook { coins: 0.20, lead: 0.47, figure: 0.80 },
    Outlook { coins: 0.08, lead: 0.55, figure: 0.92 },
    Outlook { coins: 0.02, lead: 0.60, figure: 1.00 },
    Outlook { coins: 0.0, lead: 0.60, figure: 0.80 },
];
/// The lead that is half of a clear one.
const HALF_CLEAR: f32 = 6.0;

/// What figures in hand are worth to have for later, by [`Figure::ALL`]: a black hole most of all.
const IN_HAND: [f32; 8] = [0.0, 0.0, 0.0, 0.1, 0.25, 0.4, 0.55, -0.3];
/// What it is worth to play next rather than last.
const ON_TURN: f32 = 1.2;

/// How much more often than by chance figures lie face down, by [`Figure::ALL`].
const FACE_DOWN: [f32; 8] = [0.35, 0.6, 1.0, 1.0, 1.15, 2.0, 2.0, 0.5];

/// What a disc is likely to bring everybody.
fn expected(standings: &Standings, seats: u8) -> PerSeat<f32> {
    let free = (standings.stars - standings.covered) as usize;
    let Outlook { coins, lead, figure } = &OUTLOOKS[free.min(OUTLOOKS.len() - 1)];
    let totals = PerSeat(standings.totals.0.map(|total| total as f32));
    let mut expected = PerSeat::default();
    for seat in Seat::all(seats) {
        let ahead = margin(&totals, seat, seats);
        expected[seat] = coins * standings.coins[seat] as f32
            + lead * ahead / (HALF_CLEAR + ahead.abs())
            + figure * standings.figures[seat] as f32;
    }
    expected
}

fn worth_of_hand(hand: FigureSet) -> f32 {
    let one_each: f32 = hand.kinds().iter().map(|figure| IN_HAND[figure as usize]).sum();
    let is_second = hand.holds_all(Figure::Double);
    one_each + if is_second { IN_HAND[Figure::Double as usize] } else { 0.0 }
}

impl Insight for Sternenhimmel {
    const SCALE: f32 = 8.0;
    const PLAYOUT: u32 = 4;
    const GUESSES: u32 = 4;

    fn prospects(&self) -> PerSeat<f32> {
        let mut prospects = PerSeat(self.scores().0.map(|coins| coins as f32));
        let Some(on_turn) = self.to_act().first() else { return prospects };
        let seats = self.seats();
        for place in 0..self.open_discs() {
            let expected = expected(&self.standings(place, None), seats);
            Seat::all(seats).for_each(|seat| prospects[seat] += expected[seat]);
        }
        for seat in Seat::all(seats) {
            let wait = (seat.0 + seats - on_turn.0) % seats;
            prospects[seat] += worth_of_hand(self.hand(seat))
                + ON_TURN * f32::from(seats - 1 - wait) / f32::from(seats - 1);
        }
        prospects
    }

    /// What the discs would bring as they stand. One counts the more the fuller it is: at first, how
    /// it stands says little.
    fn at_first_sight(&self) -> PerSeat<f32> {
        let mut prospects = PerSeat(self.scores().0.map(|coins| coins as f32));
        for place in 0..self.open_discs() {
            let Standings { covered, stars, coins, .. } = self.standings(place, None);
            let full = covered as f32 / stars as f32;
            for seat in Seat::all(self.seats()) {
                prospects[seat] += full * full * coins[seat] as f32;
            }
        }
        prospects
    }

    /// What the move changes on its disc and in the hand.
    fn promise(&self, seat: Seat, mv: Move) -> f32 {
        self.promises(seat)(mv)
    }

    fn promises(&self, seat: Seat) -> impl Fn(Move) -> f32 {
        let seats = self.seats();
        let worth = move |standings: Standings| margin(&expected(&standings, seats), seat, seats);
        let before: [OnceCell<f32>; MAX_SEATS] = Default::default();
        move |mv| {
            let Some(place) = self.place_of(mv.disc) else { return 0.0 };
            let before = before[place].get_or_init(|| worth(self.standings(place, None)));
            let after = worth(self.standings(place, Some((seat, mv.figure, mv.star))));
            after - before - IN_HAND[mv.figure as usize]
        }
    }

    /// Of another's figure on a large star nobody sees which it is.
    fn disguise(&self, _: Seat, mv: Move, _: Seat) -> Option<Move> {
        self.lies_face_down(mv.disc, mv.star).then_some(Move { figure: Figure::One, ..mv })
    }

    /// People lay down what is strong.
    fn plausibility(&self, viewer: Seat) -> f32 {
        let others = Seat::all(self.seats()).filter(|seat| *seat != viewer);
        let secrets = others.flat_map(|seat| self.hidden(seat));
        secrets.map(|figure| FACE_DOWN[figure as usize]).product()
    }
}
