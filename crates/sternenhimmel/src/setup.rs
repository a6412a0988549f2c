//! The deal: discs are shuffled, as many are opened as there are players, and each gets nine
//! figures.

use table::{PerSeat, Seat, Setup, Stream};

use crate::open::OpenDiscs;
use crate::{Disc, Discs, FigureSet, Sternenhimmel};

impl Sternenhimmel {
    /// Deals a game with these discs. The first player is drawn (or given), then the discs are
    /// shuffled, and the first of them opened.
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
            open: OpenDiscs::default(),
            pile: order.into_iter().rev().collect(),
            purses: PerSeat::default(),
            last: None,
        };
        game.open = OpenDiscs::of((0..setup.seats()).filter_map(|_| game.next_disc()));
        game
    }
}
