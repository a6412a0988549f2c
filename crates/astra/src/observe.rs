//! The Observe action: a run of single marks, each paid for with one stardust; further Observes
//! cost telescopes.

use table::Sink;

use crate::card::{Card, Mark, Stars};
use crate::turn::Phase;
use crate::{Astra, Event};

impl Astra {
    /// Whether a star can be marked and paid for.
    #[inline]
    fn can_begin(&self) -> bool {
        self.journals[self.turn.seat].stardust > 0 && self.places.any_undiscovered()
    }

    /// Whether the action may be an Observe.
    #[inline]
    pub(crate) fn can_observe(&self) -> bool {
        !self.turn.no_action && self.can_begin()
    }

    /// Whether another Observe may follow an ended one.
    #[inline]
    pub(crate) fn can_observe_again(&self) -> bool {
        self.journals[self.turn.seat].telescopes > 0 && self.can_begin()
    }

    /// Whether a run can go on.
    #[inline]
    pub(crate) fn can_run_on(&self) -> bool {
        self.journals[self.turn.seat].stardust > 0 && self.next_stars().is_some()
    }

    /// The star from which the current run continues, if there is one.
    pub fn run(&self) -> Option<Mark> {
        if self.turn.phase == (Phase::Observe {}) { self.last_mark } else { None }
    }

    /// How many Observes may still begin this turn, limited by telescopes.
    pub fn observes_left(&self) -> u16 {
        let telescopes = self.journals[self.turn.seat].telescopes;
        match self.turn.phase {
            Phase::Observe {} | Phase::Telescope {} => telescopes,
            _ if self.is_before_action() && !self.turn.no_action => telescopes + 1,
            _ => 0,
        }
    }

    /// Whether anything can still be marked this turn by Observes, if there is stardust.
    pub fn can_still_observe(&self) -> bool {
        self.turn.phase == (Phase::Observe {}) || self.observes_left() > 0
    }

    /// How a run may continue: the unmarked stars joined to the one just marked, if there are any.
    #[inline]
    pub(crate) fn next_stars(&self) -> Option<(Card, Stars)> {
        let mark = self.last_mark?;
        let next = self.unmarked_beside(mark)?;
        (!next.is_empty()).then_some((mark.card, next))
    }

    /// The unmarked stars joined to a marked one, if its card is around the board.
    #[inline]
    pub(crate) fn unmarked_beside(&self, Mark { card, star }: Mark) -> Option<Stars> {
        let place = &self.places[self.places.find(card)?];
        Some(self.cards.get(card).adjacent[star.index()] - place.marked())
    }

    /// Begins an Observe with its first star. The first of a turn is the action.
    pub(crate) fn begin_observe(&mut self, mark: Mark, events: &mut impl Sink<Event>) {
        self.turn.phase = Phase::Observe {};
        events.tell(Event::Observing { seat: self.turn.seat, telescope: false });
        self.observe(mark, events);
    }

    /// Begins a further Observe of the turn, which costs a telescope.
    pub(crate) fn observe_again(&mut self, mark: Mark, events: &mut impl Sink<Event>) {
        self.mine().telescopes -= 1;
        self.turn.phase = Phase::Observe {};
        events.tell(Event::Observing { seat: self.turn.seat, telescope: true });
        self.observe(mark, events);
    }

    /// Pays for a star of the run and marks it.
    pub(crate) fn observe(&mut self, mark: Mark, events: &mut impl Sink<Event>) {
        self.mine().stardust -= 1;
        let turn = &mut self.turn;
        turn.paid += 1;
        if self.cards.get(mark.card).grand.contains(mark.star) {
            turn.grand_in_run = true;
        } else if !turn.grand_in_run {
            turn.pile += 1;
        }
        self.mark_own(mark, events);
    }

    /// Ends the run. Its pile is kept for Aquarius' kind if it led to a Grand star.
    pub(crate) fn end_observe(&mut self, events: &mut impl Sink<Event>) {
        let turn = &mut self.turn;
        if turn.grand_in_run {
            turn.piles += turn.pile;
        }
        turn.pile = 0;
        turn.grand_in_run = false;
        turn.phase = Phase::Telescope {};
        events.tell(Event::ObserveEnded { seat: turn.seat });
    }
}
