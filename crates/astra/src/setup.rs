//! The deal, and how it uses the random stream.
//!
//! Unless the starting seat is chosen, it is drawn below the number of seats. Then the 48 cards, in
//! alphabetical order, are shuffled: the last is the top of the deck. Then the six final scoring
//! cards, in the order of [`SCORING_CARDS`], are shuffled and dealt, starting with seat 0. Nothing
//! is drawn from the stream after that.

use table::{List, PerSeat, Seat, Setup, Sink, Stream};

use crate::card::{CARDS, Card, CardSet};
use crate::data::Element;
use crate::place::Place;
use crate::state::{Astra, Deck, Discoveries, Journal, START_POUCH};
use crate::turn::Turn;
use crate::{Cards, Event};

/// Stardust in a pouch at the start.
pub const START_STARDUST: u16 = 8;

/// How many cards are put below Game End when the deck is made, by number of seats.
pub(crate) const fn below_game_end(seats: u8) -> u8 {
    match seats {
        2 => 29,
        3 => 25,
        4 => 18,
        _ => 11,
    }
}

/// How many cards lie above Game End once the board has been filled.
pub(crate) const fn above_at_start(seats: u8) -> u8 {
    // One card sets the sphere, and one more than there are seats lie around the board.
    CARDS as u8 - below_game_end(seats) - 1 - (seats + 1)
}

/// The two pre-marked rows of a final scoring card.
pub type Rows = [Element; 2];

/// The six final scoring cards, each with a pre-mark in two of the four rows.
pub const SCORING_CARDS: [Rows; 6] = [
    [Element::Air, Element::Earth],
    [Element::Air, Element::Fire],
    [Element::Air, Element::Water],
    [Element::Earth, Element::Fire],
    [Element::Earth, Element::Water],
    [Element::Fire, Element::Water],
];

impl Astra {
    /// Sets the table up with these cards: who starts, the deck, the secret cards, the board.
    pub fn deal_with(cards: &'static Cards, setup: Setup, chance: &mut Stream) -> Astra {
        let first = setup.first_seat(chance);
        let mut deck = shuffled_deck(setup.seats(), chance);
        let journals = journals(setup.seats(), chance);
        // At the deal there is always a card above Game End.
        let mut draw = || deck.draw().expect("the deck is large enough for the deal");
        let sets_the_sphere = draw();
        let around = (0..=setup.seats()).map(|_| Place::untouched(draw(), cards));
        Astra {
            setup,
            cards,
            first,
            sphere: cards.get(sets_the_sphere).element,
            journals,
            places: around.collect(),
            deck,
            discard: CardSet::only(sets_the_sphere),
            turn: Turn::of(first),
            used: CardSet::EMPTY,
            discoveries: Discoveries::new(),
            last_mark: None,
            last_turns: None,
        }
    }

    /// Tells which card was discarded first, which sphere is active, what lies around the board and
    /// whose turn it is.
    pub(crate) fn tell_table(&self, events: &mut impl Sink<Event>) {
        // A game that starts from a position may have more discards, and the first one is not
        // known.
        if self.discard.len() == 1 {
            events.tell(Event::FirstDiscarded { card: self.discard.nth(0) });
        }
        events.tell(Event::SphereMoved { element: self.sphere });
        for (place, card) in (1..).zip(self.places.iter().map(Place::card)) {
            if let Some(card) = card {
                events.tell(Event::CardDealt { place, card });
            }
        }
        events.tell(Event::TurnBegan { seat: self.turn.seat });
    }
}

fn shuffled_deck(seats: u8, stream: &mut Stream) -> Deck {
    let mut cards: List<Card, CARDS> = Card::ALL.into_iter().collect();
    stream.shuffle(&mut cards);
    Deck { cards, above: CARDS as u8 - below_game_end(seats) }
}

fn journals(seats: u8, stream: &mut Stream) -> PerSeat<Journal> {
    let mut scoring = SCORING_CARDS;
    stream.shuffle(&mut scoring);
    let mut journals = PerSeat::default();
    for seat in Seat::all(seats) {
        journals[seat] = Journal {
            stardust: START_STARDUST,
            pouch: START_POUCH,
            scoring: scoring[seat.index()],
            ..Journal::default()
        };
    }
    journals
}
