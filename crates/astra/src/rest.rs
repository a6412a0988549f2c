//! The Rest action: refill the pouch, reactivate cards, move the sphere marker.

use table::Sink;

use crate::event::Good;
use crate::{Astra, Event};

impl Astra {
    /// Rests, in three steps.
    pub(crate) fn rest(&mut self, events: &mut impl Sink<Event>) {
        self.turn.rested = true;
        events.tell(Event::Resting { seat: self.turn.seat });
        self.refill_pouch(events);
        self.reactivate(events);
        self.move_sphere(events);
        self.discovery_phase(events);
    }

    /// Fills the pouch up to its size; stardust beyond it stays. Each card of Cygnus' kind gives
    /// the full size instead.
    fn refill_pouch(&mut self, events: &mut impl Sink<Event>) {
        let journal = &self.journals[self.turn.seat];
        let size = u16::from(journal.pouch);
        let amount = match u16::from(self.turn.generous_rest) {
            0 => size.saturating_sub(journal.stardust),
            cards => cards * size,
        };
        self.gain(self.turn.seat, Good::Stardust, amount, events);
    }

    /// Makes all own cards of the active sphere's element active; the sphere has not moved yet.
    fn reactivate(&mut self, events: &mut impl Sink<Event>) {
        let of_sphere = self.cards.of_element(self.sphere);
        let seat = self.turn.seat;
        let cards = self.journals[seat].exhausted & of_sphere;
        self.make_active(seat, cards, events);
    }

    /// Moves to the next sphere. Past the icon, the top card of the deck is discarded.
    fn move_sphere(&mut self, events: &mut impl Sink<Event>) {
        let (from, to) = self.cards.sphere(self.sphere);
        self.sphere = to.element;
        events.tell(Event::SphereMoved { element: to.element });
        if from.discard_icon
            && let Some(card) = self.deck.draw()
        {
            self.discard.insert(card);
            events.tell(Event::TopDiscarded { card });
            self.look_for_game_end(events);
        }
    }
}
