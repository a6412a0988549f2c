//! Sternenhimmel: coins, what the open discs are likely to pay, and what is left in hand.
//!
//! The numbers are fitted to self-play of the search at tables of three: what a disc paid in the
//! end, depending on how it stood; and the further gains, depending on whose turn it was and the
//! hand.

use std::cell::OnceCell;

use sternenhimmel::Standings;
use sternenhimmel::{Figure, FigureSet, Move, Sternenhimmel};
use table::{Game, GameExt, MAX_SEATS, PerSeat, Seat, Seed, Silent, Stream, Viewer};

use super::{Insight, fingerprint, margin};
use crate::{Bot, Budget, Evaluator, Mcts, Tuning};

/// What a disc with a given number of free stars is likely to pay: weights for its features.
struct Outlook {
    /// Per coin that it would pay now.
    coins: f32,
    /// Per clear lead over the best opponent.
    lead: f32,
    /// Per figure there.
    figure: f32,
}

/// By the number of free stars; the last entry also holds for more.
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
/// The lead that counts as half of a clear one.
const HALF_CLEAR: f32 = 6.0;

/// The value of figures in hand, by [`Figure::ALL`].
const IN_HAND: [f32; 8] = [0.0, 0.0, 0.0, 0.1, 0.25, 0.4, 0.55, -0.3];
/// The value of playing next rather than last.
const ON_TURN: f32 = 1.2;

/// How much more often than by chance each figure is played face down, by [`Figure::ALL`].
const FACE_DOWN: [f32; 8] = [0.35, 0.6, 1.0, 1.0, 1.15, 2.0, 2.0, 0.5];

/// What a disc is likely to pay each seat.
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

fn hand_value(hand: FigureSet) -> f32 {
    let one_each: f32 = hand.kinds().iter().map(|figure| IN_HAND[figure as usize]).sum();
    let is_second = hand.holds_all(Figure::Double);
    one_each + if is_second { IN_HAND[Figure::Double as usize] } else { 0.0 }
}

impl Insight for Sternenhimmel {
    const TUNING: Tuning = Tuning { scale: 8.0, playout: 4, worlds: 4, ..Tuning::DEFAULT };
    const DOUBT: &[[f32; 2]] = &[[0.7, 0.44], [0.5, 0.8]];

    fn searcher(seed: Seed, budget: Budget) -> Box<dyn Bot<Self>> {
        Box::new(Mcts::new(seed, budget, Self::TUNING))
    }

    fn evaluator() -> Box<dyn Evaluator<Self>> {
        Box::new(Mcts::new(Seed::from(0), Budget::Simulations(0), Self::TUNING))
    }

    fn value(&self) -> PerSeat<f32> {
        let mut values = PerSeat(self.scores().0.map(|coins| coins as f32));
        let Some(on_turn) = self.to_act().first() else { return values };
        let seats = self.seats();
        for place in 0..self.open_discs() {
            let expected = expected(&self.standings(place, None), seats);
            Seat::all(seats).for_each(|seat| values[seat] += expected[seat]);
        }
        for seat in Seat::all(seats) {
            let wait = (seat.0 + seats - on_turn.0) % seats;
            values[seat] += hand_value(self.hand(seat))
                + ON_TURN * f32::from(seats - 1 - wait) / f32::from(seats - 1);
        }
        values
    }

    /// The square root of the free stars: their gains are independent, so that variances add up.
    fn to_come(&self) -> f32 {
        (self.free_stars() as f32).sqrt()
    }

    /// What the discs would pay now. The fuller a disc, the more it counts: early on, the standings
    /// mean little.
    fn greedy_value(&self) -> PerSeat<f32> {
        let mut values = PerSeat(self.scores().0.map(|coins| coins as f32));
        for place in 0..self.open_discs() {
            let Standings { covered, stars, coins, .. } = self.standings(place, None);
            let full = covered as f32 / stars as f32;
            for seat in Seat::all(self.seats()) {
                values[seat] += full * full * coins[seat] as f32;
            }
        }
        values
    }

    /// The immediate change on its disc and in the hand.
    fn priors(&self, seat: Seat) -> impl Fn(Move) -> f32 {
        let seats = self.seats();
        let value = move |standings: Standings| margin(&expected(&standings, seats), seat, seats);
        let before: [OnceCell<f32>; MAX_SEATS] = Default::default();
        move |mv| {
            let Some(place) = self.place_of(mv.disc) else { return 0.0 };
            let before = before[place].get_or_init(|| value(self.standings(place, None)));
            let after = value(self.standings(place, Some((seat, mv.figure, mv.star))));
            after - before - IN_HAND[mv.figure as usize]
        }
    }

    /// People play strong figures face down.
    fn likelihood(&self, viewer: Viewer) -> f32 {
        let others = Seat::all(self.seats()).filter(|seat| !viewer.knows(*seat));
        let secrets = others.flat_map(|seat| self.hidden(seat));
        secrets.map(|figure| FACE_DOWN[figure as usize]).product()
    }

    /// Opponents see where a face-down figure lies, but not which it is. Scored figures and newly
    /// opened discs are left out.
    fn play_observed(&mut self, seat: Seat, mv: Move, chance: &mut Stream) -> PerSeat<u64> {
        let Move { figure, disc, star } = mv;
        let seen = |figure: Option<Figure>| fingerprint(&(figure, disc, star));
        let own = seen(Some(figure));
        let others = if self.lies_face_down(disc, star) { seen(None) } else { own };
        self.play_unchecked(seat, mv, chance, &mut Silent);
        let mut observed = PerSeat([others; MAX_SEATS]);
        observed[seat] = own;
        observed
    }
}
