//! Setting up the table, and the numbers of the rulebook for it.

use table::{List, PerSeat, Seat, Setup, Stream};

use crate::board::{DISCS, Disc};
use crate::body::{Body, BodySet, ByBody, Heap};
use crate::cards::{CARDS, Card, CardSet};
use crate::data::{Data, Galaxy};
use crate::phase::Phase;
use crate::state::{Cards, Stellium};
use crate::universe::{Laid, Universe};

/// The bodies of the game: planets, comets, stars, supernovas.
pub const BODIES: Heap = ByBody([11, 10, 9, 8]);

/// The most unfinished objectives in a hand.
pub const HAND: u32 = 3;

/// How many objectives are on display: four more than there are players.
pub const fn display_size(seats: u8) -> u32 {
    seats as u32 + 4
}

impl Stellium {
    /// Draws, in this order: the first seat, the places of the discs, how far each is turned, the
    /// bodies on the start places of each disc, the order of the objectives. The display is dealt
    /// from the top, which is the end of the list.
    pub fn deal_with(data: &'static Data, setup: Setup, chance: &mut Stream) -> Stellium {
        let first = setup.first_seat(chance);
        let (universe, bag) = lay_out(data, chance);
        let cards = deal_cards(setup.seats(), chance);
        let mut tokens = PerSeat::default();
        Seat::all(setup.seats()).for_each(|seat| tokens[seat] = BodySet::ALL);
        Stellium {
            setup,
            data,
            universe,
            bag,
            cards,
            tokens,
            reached: List::new(),
            first,
            turn: first,
            round: 1,
            last_round: false,
            phase: Phase::Draw {},
            last_push: None,
        }
    }
}

/// Discs in random places and rotations, each with one body of every kind.
fn lay_out(data: &Data, chance: &mut Stream) -> (Universe, Heap) {
    let mut galaxies: [Galaxy; DISCS] = std::array::from_fn(|number| Galaxy(number as u8));
    chance.shuffle(&mut galaxies);
    let discs = galaxies.map(|galaxy| Laid { galaxy, turned: chance.below(6) as u8 });
    let mut universe = Universe::new(data, discs);
    let mut bag = BODIES;
    for disc in Disc::all() {
        let mut bodies = Body::ALL;
        chance.shuffle(&mut bodies);
        for (body, place) in bodies.into_iter().zip(universe.start_places(disc)) {
            universe.put(body, place);
            bag[body] -= 1;
        }
    }
    (universe, bag)
}

fn deal_cards(seats: u8, chance: &mut Stream) -> Cards {
    let mut order = [Card::default(); CARDS];
    order.iter_mut().zip(Card::all()).for_each(|(slot, card)| *slot = card);
    chance.shuffle(&mut order);
    let mut reserve = List::from_iter(order);
    let display = (0..display_size(seats)).filter_map(|_| reserve.pop()).collect();
    Cards {
        display,
        reserve,
        hands: PerSeat::default(),
        validated: PerSeat::default(),
        scored: [0; CARDS],
        out: CardSet::EMPTY,
    }
}
