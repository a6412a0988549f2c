//! Marking a star, by whatever means.

use table::{Seat, Sink};

use crate::card::Mark;
use crate::event::Good;
use crate::{Astra, Event};

impl Astra {
    /// Marks a star, for a seat or the dreamer, and returns whether that completes its card.
    #[inline]
    pub(crate) fn mark(
        &mut self,
        by: Option<Seat>,
        mark: Mark,
        events: &mut impl Sink<Event>,
    ) -> bool {
        let Mark { card, star } = mark;
        events.tell(Event::Marked { seat: by, card, star });
        self.last_mark = Some(mark);
        self.places.mark(by, mark, self.cards)
    }

    /// Marks a star for the acting seat: a Grand star brings wisdom, and the turn remembers what
    /// its refunds need.
    #[inline]
    pub(crate) fn mark_own(&mut self, mark: Mark, events: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let is_complete = self.mark(Some(seat), mark, events);
        let data = self.cards.get(mark.card);
        if is_complete || !data.common.contains(mark.star) {
            self.turn.uncommon = true;
        }
        if data.grand.contains(mark.star) {
            self.turn.grand_stars += 1;
            self.gain(seat, Good::Wisdom, 1, events);
        }
    }
}
