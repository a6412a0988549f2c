//! The discovery phase: cards with all stars marked go to their discoverer, after the assistants
//! have taken boons; then the card limit, then new cards.

use table::{Seat, SeatSet, Sink};

use crate::card::{Card, CardSet};
use crate::place::Place;
use crate::state::Discovery;
use crate::turn::Phase;
use crate::{Astra, Event};

impl Astra {
    /// Begins the phase, after the action or instead of it.
    pub(crate) fn discovery_phase(&mut self, events: &mut impl Sink<Event>) {
        if self.places.iter().any(|place| place.discovered().is_some()) {
            self.next_discovery(events);
        } else {
            self.dream_phase(events);
        }
    }

    /// Takes every card that nobody assisted with. Of the others one is next: the player says
    /// which if there are several.
    pub(crate) fn next_discovery(&mut self, events: &mut impl Sink<Event>) {
        for at in 0..self.places.len() {
            if let Some(card) = self.places[at].discovered()
                && self.assistants(&self.places[at]).is_empty()
            {
                self.announce_discovery(card, events);
                self.take_card(card, at, events);
            }
        }
        let waiting = self.waiting_cards();
        match waiting.len() {
            0 => self.check_limit(events),
            1 => self.discover(waiting.nth(0), events),
            _ => self.turn.phase = Phase::Order {},
        }
    }

    /// The discovered cards that still lie around the board.
    pub(crate) fn waiting_cards(&self) -> CardSet {
        self.places.iter().filter_map(Place::discovered).collect()
    }

    /// Turns to a discovered card: its assistants pick boons.
    pub(crate) fn discover(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.announce_discovery(card, events);
        self.next_group(events);
    }

    fn announce_discovery(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.discoveries.push(Discovery::of(card));
        let seat = (!self.turn.dreaming).then_some(self.turn.seat);
        events.tell(Event::Discovered { seat, card });
    }

    /// Who may take boons of a discovered card: all who marked a star on it, except for whoever
    /// discovered it. Of a card the dreamer completes, nobody is the discoverer.
    pub(crate) fn assistants(&self, place: &Place) -> SeatSet {
        let dreaming = self.turn.dreaming;
        Seat::all(self.setup.seats())
            .filter(|seat| dreaming || *seat != self.turn.seat)
            .filter(|seat| !place.marks_by(*seat).is_empty())
            .collect()
    }

    /// The discovered card in hand is done with: it is taken, or nobody's.
    pub(crate) fn finish_discovery(&mut self, events: &mut impl Sink<Event>) {
        // The card of a discovery lies around the board until this moment.
        let (card, at) = self.in_hand().expect("the discovered card is around the board");
        if self.turn.dreaming {
            self.discard_dream(card, at, events);
        } else {
            self.take_card(card, at, events);
            self.next_discovery(events);
        }
    }

    /// Takes the card from its place, which will be filled again if the deck allows.
    fn take_card(&mut self, card: Card, at: usize, events: &mut impl Sink<Event>) {
        self.places.put(at, Place::default());
        self.mine().active.insert(card);
        events.tell(Event::CardTaken { seat: self.turn.seat, card });
    }

    /// After all cards of the turn are taken: whoever has too many gives some up.
    fn check_limit(&mut self, events: &mut impl Sink<Event>) {
        if self.is_over_limit(self.turn.seat) {
            self.turn.phase = Phase::Limit {};
        } else {
            self.refill_board(events);
            self.dream_phase(events);
        }
    }

    pub(crate) fn discard_own(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let journal = self.mine();
        journal.active.remove(card);
        journal.exhausted.remove(card);
        self.discard.insert(card);
        events.tell(Event::CardDiscarded { seat: Some(seat), card });
        self.check_limit(events);
    }

    /// Deals a card to each empty place, clockwise, as long as there are any. A place that could
    /// not be filled before stays empty: the deck was empty then, and nothing is added to it.
    pub(crate) fn refill_board(&mut self, events: &mut impl Sink<Event>) {
        for at in 0..self.places.len() {
            if self.places[at].card().is_none()
                && let Some(card) = self.deck.draw()
            {
                self.places.put(at, Place::untouched(card, self.cards));
                events.tell(Event::CardDealt { place: at as u8 + 1, card });
                self.look_for_game_end(events);
            }
        }
    }
}
