//! What a seat gains, the limits of its tracks, and its cards.

use table::{Seat, Sink};

use crate::card::CardSet;
use crate::event::Good;
use crate::state::{MAX_COUNT, MAX_LIMIT, MAX_POUCH, START_LIMIT};
use crate::{Astra, Event};

impl Astra {
    /// The number of cells of the Wisdom track.
    pub(crate) fn max_wisdom(&self) -> u8 {
        (MAX_LIMIT - START_LIMIT) * self.cards.wisdom_cells()
    }

    /// How many cards a seat may keep; only complete steps of the track count.
    pub fn card_limit(&self, seat: Seat) -> u8 {
        START_LIMIT + self.journals[seat].wisdom / self.cards.wisdom_cells()
    }

    /// Whether a seat has more cards than it may keep.
    pub(crate) fn is_over_limit(&self, seat: Seat) -> bool {
        self.journals[seat].hand().len() > u32::from(self.card_limit(seat))
    }

    /// Adds to what a seat has. Anything beyond the end of a track is lost.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        good: Good,
        amount: u16,
        events: &mut impl Sink<Event>,
    ) {
        let max_wisdom = self.max_wisdom();
        let journal = &mut self.journals[seat];
        let amount = match good {
            Good::Fame => add(&mut journal.fame, amount),
            Good::Stardust => add(&mut journal.stardust, amount),
            Good::Telescopes => add(&mut journal.telescopes, amount),
            Good::Pouch => mark_cells(&mut journal.pouch, amount, MAX_POUCH),
            Good::Wisdom => mark_cells(&mut journal.wisdom, amount, max_wisdom),
        };
        if amount > 0 {
            events.tell(Event::Gained { seat, good, amount });
        }
    }

    /// Makes exhausted cards of a seat active.
    pub(crate) fn make_active(
        &mut self,
        seat: Seat,
        cards: CardSet,
        events: &mut impl Sink<Event>,
    ) {
        let journal = &mut self.journals[seat];
        journal.exhausted = journal.exhausted - cards;
        journal.active |= cards;
        cards.iter().for_each(|card| events.tell(Event::Reactivated { seat, card }));
    }
}

/// Adds up to the maximum, and returns how many were added.
pub(crate) fn add(count: &mut u16, amount: u16) -> u16 {
    let amount = amount.min(MAX_COUNT - *count);
    *count += amount;
    amount
}

/// Marks cells of a track up to its end, and returns how many were marked.
fn mark_cells(track: &mut u8, amount: u16, max: u8) -> u16 {
    let amount = amount.min(u16::from(max - *track));
    *track += amount as u8;
    amount
}
