//! The end of a turn: an objective from the display.

use table::{Seat, Sink};

use crate::cards::Card;
use crate::event::Event;
use crate::moves::{Illegal, Move};
use crate::phase::Phase;
use crate::setup::HAND;
use crate::state::Stellium;

impl Stellium {
    /// Begins the taking of an objective: mandatory with room in hand, an optional exchange with a
    /// full hand. Without a display the turn is over.
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

    /// Discards an objective, which is then out of the game.
    pub(crate) fn discard(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.cards.hands[self.turn].remove(card);
        self.cards.out.insert(card);
        events.tell(Event::Discarded { seat: self.turn, card });
        self.phase = Phase::Take {};
    }

    /// Keeps a full hand as it is.
    pub(crate) fn keep_hand(&mut self, events: &mut impl Sink<Event>) {
        events.tell(Event::HandKept { seat: self.turn });
        self.end_turn(events);
    }

    /// Takes an objective. The display is refilled at once, for all to see.
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

    /// Whether a seat's hand is full of unfinished objectives.
    pub fn has_full_hand(&self, seat: Seat) -> bool {
        self.cards.hands[seat].len() >= HAND
    }
}
