//! The dreamer, who marks stars after every Rest in a game of two.

use table::Sink;

use crate::card::{Card, CardSet, Mark, Stars};
use crate::place::Place;
use crate::turn::Phase;
use crate::{Astra, Event};

impl Astra {
    /// Begins the dream phase, if there is one, or ends the turn.
    pub(crate) fn dream_phase(&mut self, events: &mut impl Sink<Event>) {
        if self.setup.seats() == 2 && self.turn.rested && self.places.any_undiscovered() {
            self.turn.phase = Phase::Dream {};
            self.turn.dreaming = true;
            events.tell(Event::Dreaming { number: self.dream_number() });
        } else {
            self.end_turn(events);
        }
    }

    /// How many stars the dreamer marks: the number of the sphere the marker has moved to.
    pub(crate) fn dream_number(&self) -> u8 {
        self.cards.sphere(self.sphere).0.number
    }

    /// The cards the dreamer may mark: the largest untouched ones by number of stars, or the
    /// largest of all if none is untouched.
    pub(crate) fn dream_targets(&self) -> CardSet {
        let undiscovered = || self.places.undiscovered();
        let untouched = undiscovered().any(|(_, place)| place.marked().is_empty());
        let candidates = || {
            let fits = move |marked: Stars| !untouched || marked.is_empty();
            undiscovered().filter(move |(_, place)| fits(place.marked())).map(|(card, _)| card)
        };
        let size = |card: Card| self.cards.get(card).stars.len();
        let largest = candidates().map(size).max();
        candidates().filter(|card| Some(size(*card)) == largest).collect()
    }

    /// Marks a star for the dreamer, who has `left` to mark. The run ends when that many are
    /// marked, at a dead end, or when the card is complete: then both players may be assistants,
    /// and nobody takes it.
    pub(crate) fn dream(&mut self, left: u8, mark: Mark, events: &mut impl Sink<Event>) {
        let left = left - 1;
        let is_complete = self.mark(None, mark, events);
        self.turn.phase = Phase::DreamOn { left };
        if is_complete {
            self.discover(mark.card, events);
        } else if left == 0 || self.choices(self.turn.seat).len() == 0 {
            self.end_turn(events);
        }
    }

    /// Discards a card that the dreamer completed, and deals another.
    pub(crate) fn discard_dream(&mut self, card: Card, at: usize, events: &mut impl Sink<Event>) {
        self.places.put(at, Place::default());
        self.discard.insert(card);
        events.tell(Event::CardDiscarded { seat: None, card });
        self.refill_board(events);
        self.end_turn(events);
    }
}
