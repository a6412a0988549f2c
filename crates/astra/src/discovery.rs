//! The discovery phase: cards with all stars marked go to their discoverer, after the assistants
//! have taken boons; then the card limit is checked, and new cards are dealt.

use table::{Seat, SeatSet, Sink};

use crate::card::{Card, CardSet};
use crate::place::Place;
use crate::state::Discovery;
use crate::turn::Phase;
use crate::{Astra, Event};

impl Astra {
    /// Begins the phase, after the action or without one.
    pub(crate) fn discovery_phase(&mut self, events: &mut impl Sink<Event>) {
        if self.places.iter().any(|place| place.discovered().is_some()) {
            self.next_discovery(events);
        } else {
            self.dream_phase(events);
        }
    }

    /// Takes every card without assistants. One of the others is next: the player chooses if there
    /// are several.
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

    /// Begins the discovery of a card: its assistants pick boons.
    pub(crate) fn discover(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.announce_discovery(card, events);
        self.next_group(events);
    }

    fn announce_discovery(&mut self, card: Card, events: &mut impl Sink<Event>) {
        self.discoveries.push(Discovery::of(card));
        let seat = (!self.turn.dreaming).then_some(self.turn.seat);
        events.tell(Event::Discovered { seat, card });
    }

    /// Who may take boons from a discovered card: everyone who marked a star on it, except its
    /// discoverer. A card that the dreamer completes has no discoverer.
    pub(crate) fn assistants(&self, place: &Place) -> SeatSet {
        let dreaming = self.turn.dreaming;
        Seat::all(self.setup.seats())
            .filter(|seat| dreaming || *seat != self.turn.seat)
            .filter(|seat| !place.marks_by(*seat).is_empty())
            .collect()
    }

    /// Finishes the current discovery: the card is taken or discarded.
    pub(crate) fn finish_discovery(&mut self, events: &mut impl Sink<Event>) {
        // A discovered card lies around the board until this moment.
        let (card, at) = self.in_hand().expect("the discovered card is around the board");
        if self.turn.dreaming {
            self.discard_dream(card, at, events);
        } else {
            self.take_card(card, at, events);
            self.next_discovery(events);
        }
    }

    /// Takes the card from its place, which is refilled if the deck allows.
    fn take_card(&mut self, card: Card, at: usize, events: &mut impl Sink<Event>) {
        self.places.put(at, Place::default());
        self.mine().active.insert(card);
        events.tell(Event::CardTaken { seat: self.turn.seat, card });
    }

    /// Checks the card limit after all cards of the turn are taken: a seat with too many discards
    /// some.
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

    /// Deals a card to each empty place, clockwise, while there are any. A place that could not be
    /// filled before stays empty: the deck was empty then, and never grows.
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
