//! The end of a turn: an objective from the display.

use table::{Seat, Sink};

use crate::cards::Card;
use crate::event::Event;
use crate::moves::{Illegal, Move};
use crate::phase::Phase;
use crate::setup::HAND;
use crate::state::Stellium;

impl Stellium {
    /// With room in hand an objective must be taken, with a full hand one may be exchanged.
    /// Without a display the turn is over.
    pub(crate) fn begin_taking(&mut self, events: &mut impl Sink<Event>) {
        if self.cards.display.is_empty() {
            self.end_turn(events);
        } else if self.cards.hands[self.turn].len() < HAND {
            self.phase = Phase::Take {};
        } else {
            self.phase = Phase::Exchange {};
        }
    }

    pub(crate) fn exchanges(&self, mut give: impl FnMut(Move)) {
        self.cards.hands[self.turn].iter().map(Move::Discard).for_each(&mut give);
        give(Move::Pass);
    }

    pub(crate) fn check_exchange(&self, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Discard(card) if !self.cards.hands[self.turn].contains(card) => {
                Err(Illegal::NotInHand(card))
            }
            Move::Discard(_) | Move::Pass => Ok(()),
            _ => Err(Illegal::NotNow("discard an objective for another, or pass")),
        }
    }

    pub(crate) fn check_take(&self, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Take(card) if !self.cards.display.contains(card) => {
                Err(Illegal::NotOnDisplay(card))
            }
            Move::Take(_) => Ok(()),
            _ => Err(Illegal::NotNow("take an objective from the display")),
        }
    }

    /// The objective put away is out of the game.
    pub(crate) fn discard(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.cards.hands[self.turn].remove(card);
        self.cards.out.insert(card);
        events.tell(Event::Discarded { seat: self.turn, card });
        self.phase = Phase::Take {};
    }

    /// Leaves a full hand as it is.
    pub(crate) fn keep_hand(&mut self, events: &mut impl Sink<Event>) {
        events.tell(Event::HandKept { seat: self.turn });
        self.end_turn(events);
    }

    /// The display is filled up at once, seen by all.
    pub(crate) fn take(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.cards.display.remove(card);
        self.cards.hands[self.turn].insert(card);
        events.tell(Event::Taken { seat: self.turn, card });
        if let Some(card) = self.cards.reserve.pop() {
            self.cards.display.insert(card);
            events.tell(Event::Revealed { card });
        }
        self.end_turn(events);
    }

    /// Whether a seat has as many unfinished objectives as a hand holds.
    pub fn has_full_hand(&self, seat: Seat) -> bool {
        self.cards.hands[seat].len() >= HAND
    }
}
