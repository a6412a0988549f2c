//! The deal: discs shuffled, as many open as players, nine figures each.

use table::{PerSeat, Seat, Setup, Stream};

use crate::data::DISCS;
use crate::state::{MAX_OPEN, Open};
use crate::{Disc, Discs, FigureSet, Sternenhimmel};

impl Sternenhimmel {
    /// Deals a game with these discs. The first player is drawn (or named), then the discs are
    /// shuffled; the first of them are opened.
    pub fn deal_with(discs: &'static Discs, setup: Setup, chance: &mut Stream) -> Sternenhimmel {
        let turn = setup.first_seat(chance);
        let mut order = Disc::ALL;
        chance.shuffle(&mut order);
        let mut hands = PerSeat::default();
        Seat::all(setup.seats()).for_each(|seat| hands[seat] = FigureSet::ALL);
        let mut game = Sternenhimmel {
            setup,
            discs,
            turn,
            hands,
            shown: PerSeat::default(),
            hiding: PerSeat::default(),
            slots: [Open::CLOSED; MAX_OPEN],
            open_count: 0,
            place_of: [0; DISCS],
            open_set: 0,
            opened: 0,
            pile: order.into_iter().rev().collect(),
            purses: PerSeat::default(),
            last: None,
        };
        for _ in 0..setup.seats() {
            game.open_next(game.open_count);
        }
        game
    }
}
