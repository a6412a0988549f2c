//! A star is marked, by whatever means.

use table::Sink;

use crate::data::CardData;
use crate::event::Good;
use crate::figure::{Card, Star, Stars};
use crate::state::{Pen, Place};
use crate::{Astra, Event};

impl Place {
    /// Adds a mark, and keeps the frontier: what a first mark may be from now on.
    #[inline]
    pub(crate) fn add_mark(&mut self, pen: Pen, star: Star, data: &CardData) {
        let before = if self.marked.is_empty() { Stars::EMPTY } else { self.frontier };
        self.marks[pen.0 as usize].insert(star);
        self.marked.insert(star);
        self.frontier = (before | data.adjacent[star.0 as usize]) - self.marked;
    }
}

impl Astra {
    /// Marks a star with a pen, and tells the place of its card.
    #[inline]
    pub(crate) fn mark_with(&mut self, pen: Pen, card: Card, star: Star) -> usize {
        // Only cards around the board are marked.
        let at = self.find(card).expect("the card is around the board");
        self.places[at].add_mark(pen, star, self.cards.get(card));
        self.last_mark = Some((card, star));
        at
    }

    /// Marks a star for the seat whose turn it is: a Grand star brings wisdom, and the turn
    /// remembers what its refunds will ask.
    #[inline]
    pub(crate) fn mark_own(&mut self, card: Card, star: Star, events: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        events.tell(Event::Marked { seat: Some(seat), card, star });
        let at = self.mark_with(Pen::of(seat), card, star);
        let data = self.cards.get(card);
        if !data.common.contains(star) || !self.places[at].is_undiscovered() {
            self.turn.uncommon = true;
        }
        if data.grand.contains(star) {
            self.turn.grand += 1;
            self.gain(seat, Good::Wisdom, 1, events);
        }
    }
}
