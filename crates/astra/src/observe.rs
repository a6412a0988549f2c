//! The Observe action: a run of single marks, each paid with one stardust; further Observes for
//! telescopes.

use table::Sink;

use crate::figure::{Card, Star, Stars};
use crate::state::Phase;
use crate::{Astra, Event};

impl Astra {
    /// Whether a run can go on, or another Observe follow an ended one.
    #[inline]
    pub(crate) fn can_observe_on(&self) -> bool {
        let journal = &self.journals[self.turn.seat];
        journal.stardust > 0
            && if self.turn.phase == Phase::Observe {
                self.next_stars().is_some()
            } else {
                journal.telescopes > 0 && self.any_undiscovered()
            }
    }

    /// Whether the action may be an Observe.
    #[inline]
    pub(crate) fn can_observe(&self) -> bool {
        !self.turn.no_action
            && self.journals[self.turn.seat].stardust > 0
            && self.any_undiscovered()
    }

    /// The star from which a run goes on, while one does.
    pub fn run(&self) -> Option<(Card, Star)> {
        if self.turn.phase == Phase::Observe { self.last_mark } else { None }
    }

    /// How many Observes may still begin this turn, as far as telescopes go.
    pub fn observes_left(&self) -> u16 {
        let telescopes = self.journals[self.turn.seat].telescopes;
        match self.turn.phase {
            Phase::Observe | Phase::Telescope => telescopes,
            _ if self.is_before_action() && !self.turn.no_action => telescopes + 1,
            _ => 0,
        }
    }

    /// Whether anything can still be marked this turn by Observes, if there is stardust.
    pub fn can_still_observe(&self) -> bool {
        self.turn.phase == Phase::Observe || self.observes_left() > 0
    }

    /// Where a run may go on: the unmarked stars joined to the one just marked, if there are any.
    #[inline]
    pub(crate) fn next_stars(&self) -> Option<(Card, Stars)> {
        let (card, star) = self.last_mark?;
        let place = &self.places[self.find(card)?];
        let next = self.cards.get(card).adjacent[star.0 as usize] - place.marked;
        (!next.is_empty()).then_some((card, next))
    }

    /// Begins an Observe. The first of a turn is the action; each further one costs a telescope.
    pub(crate) fn begin_observe(&mut self, events: &mut impl Sink<Event>) {
        let telescope = self.turn.phase == Phase::Telescope;
        if telescope {
            self.mine().telescopes -= 1;
        }
        self.turn.phase = Phase::Observe;
        events.tell(Event::Observing { seat: self.turn.seat, telescope });
    }

    /// Pays for a star of the run and marks it.
    pub(crate) fn observe(&mut self, card: Card, star: Star, events: &mut impl Sink<Event>) {
        self.mine().stardust -= 1;
        let turn = &mut self.turn;
        turn.paid += 1;
        if self.cards.get(card).grand.contains(star) {
            turn.grand_in_run = true;
        } else if !turn.grand_in_run {
            turn.pile += 1;
        }
        self.mark_own(card, star, events);
    }

    /// Ends the run. Its pile is kept for Aquarius' kind if it led to a Grand star.
    pub(crate) fn end_observe(&mut self, events: &mut impl Sink<Event>) {
        let turn = &mut self.turn;
        if turn.grand_in_run {
            turn.piles += turn.pile;
        }
        turn.pile = 0;
        turn.grand_in_run = false;
        turn.phase = Phase::Telescope;
        events.tell(Event::ObserveEnded { seat: turn.seat });
    }
}
