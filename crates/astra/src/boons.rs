//! Boons: who picks when, and what each gives.

use table::{Seat, SeatSet, Sink};

use crate::card::{Card, CardSet};
use crate::data::{BOONS, Boon, BoonKind};
use crate::event::Good;
use crate::place::Place;
use crate::turn::Phase;
use crate::{Astra, Event};

table::bit_set! {
    /// A set of the four boons of a card, counted from 1.
    pub(crate) struct BoonSet(u8) of u8: number => number.wrapping_sub(1), bit => bit + 1
}

impl BoonSet {
    /// All four.
    const ALL: BoonSet = BoonSet::up_to(BOONS as u8);
    /// The two rightmost: all that a player's discovery leaves to an assistant with fewer stars
    /// than the dreamer.
    const RIGHT: BoonSet = BoonSet::from_bits(0b1100);
}

/// A boon that a seat has picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The card.
    pub card: Card,
    /// The boon.
    pub boon: Boon,
    /// Whether it was shown and taken, which happens once all tied seats have picked.
    pub taken: bool,
}

impl Astra {
    /// The latest discovered card and its place, until it is taken.
    pub(crate) fn in_hand(&self) -> Option<(Card, usize)> {
        let card = self.discoveries.last()?.card;
        Some((card, self.places.find(card)?))
    }

    /// The card whose boons are being picked, and its place.
    fn card_in_hand(&self) -> (Card, &Place) {
        // The card of a discovery lies around the board until its boons are taken.
        let (card, at) = self.in_hand().expect("a card is being discovered");
        (card, &self.places[at])
    }

    /// Turns to the assistants with the most stars among those who have not picked. Tied ones pick
    /// in secret.
    pub(crate) fn next_group(&mut self, events: &mut impl Sink<Event>) {
        let (_, place) = self.card_in_hand();
        let picks = &self.latest().picks;
        let stars = |seat: Seat| place.marks_by(seat).len();
        let waiting = || self.assistants(place).iter().filter(|seat| picks[*seat] == 0);
        let most = waiting().map(stars).max();
        let group: SeatSet = waiting().filter(|seat| Some(stars(*seat)) == most).collect();
        if group.is_empty() {
            self.finish_discovery(events);
        } else {
            self.turn.phase = Phase::Boons { group };
        }
    }

    /// The boon a seat has picked from the latest discovered card.
    pub fn picked_boon(&self, seat: Seat) -> Option<Pick> {
        let discovery = self.discoveries.last()?;
        let (card, number) = (discovery.card, discovery.picks[seat]);
        let boon = self.cards.get(card).boons[usize::from(number).checked_sub(1)?];
        let unseen = matches!(self.turn.phase, Phase::Boons { group } if group.contains(seat));
        Some(Pick { card, boon, taken: !unseen })
    }

    /// The boons that a seat of the group may pick. The dreamer's stars count on a card that a
    /// player discovers; on one that the dreamer completes they are the discoverer's, and never
    /// count.
    pub(crate) fn open_boons(&self, seat: Seat, group: SeatSet) -> BoonSet {
        let (_, place) = self.card_in_hand();
        let dreamer_ahead = place.marks_by_dreamer().len() > place.marks_by(seat).len();
        let offered =
            if dreamer_ahead && !self.turn.dreaming { BoonSet::RIGHT } else { BoonSet::ALL };
        offered - self.latest().crossed_out(group)
    }

    /// Picks a boon for an assistant. When the last of the group has picked, all their picks are
    /// shown and taken.
    pub(crate) fn pick_boon(
        &mut self,
        seat: Seat,
        number: u8,
        group: SeatSet,
        events: &mut impl Sink<Event>,
    ) {
        self.latest_mut().picks[seat] = number;
        if self.deciding().is_empty() {
            self.reveal(group, events);
        } else {
            events.tell(Event::Picked { seat, number: Some(number) });
        }
    }

    /// Gives every seat of the group its boon, starting to the left of the active player. Cards for
    /// Activation are chosen after that.
    fn reveal(&mut self, group: SeatSet, events: &mut impl Sink<Event>) {
        let (card, _) = self.card_in_hand();
        let picks = self.latest().picks;
        if group.len() > 1 {
            events.tell(Event::PicksShown { card });
        }
        let mut activating = SeatSet::EMPTY;
        for seat in self.seats_from_the_left().filter(|seat| group.contains(*seat)) {
            let number = picks[seat];
            let boon = self.cards.get(card).boons[number as usize - 1];
            let Boon { kind, amount } = boon;
            events.tell(Event::BoonTaken { seat, card, number, boon: kind, amount });
            if kind == BoonKind::Activation {
                activating.insert(seat);
            } else {
                self.give(seat, boon, events);
            }
        }
        self.next_activation(activating, events);
    }

    fn give(&mut self, seat: Seat, boon: Boon, events: &mut impl Sink<Event>) {
        let good = match boon.kind {
            BoonKind::Fame => Good::Fame,
            BoonKind::Improvement => Good::Pouch,
            BoonKind::Stardust => Good::Stardust,
            BoonKind::Wisdom => Good::Wisdom,
            BoonKind::Observation => Good::Telescopes,
            BoonKind::Activation => return,
        };
        self.gain(seat, good, boon.amount.into(), events);
    }

    /// The seats in order from the active player's left, the active player last.
    pub(crate) fn seats_from_the_left(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, active) = (self.setup.seats(), self.turn.seat);
        (1..=seats).map(move |step| Seat((active.0 + step) % seats))
    }

    /// Turns to the next seat with a boon of Activation. If all its cards come back, there is
    /// nothing to choose.
    fn next_activation(&mut self, mut activating: SeatSet, events: &mut impl Sink<Event>) {
        let (card, _) = self.card_in_hand();
        for seat in self.seats_from_the_left() {
            if !activating.contains(seat) {
                continue;
            }
            activating.remove(seat);
            let number = self.latest().picks[seat];
            let left = self.cards.get(card).boons[number as usize - 1].amount;
            let exhausted = self.journals[seat].exhausted;
            if exhausted.len() > left.into() {
                self.turn.phase = Phase::Activation { seat, left, after: activating };
                return;
            }
            self.make_active(seat, exhausted, events);
        }
        self.next_group(events);
    }

    /// Makes one card active, for a boon of Activation with `left` cards to go.
    pub(crate) fn activate(
        &mut self,
        seat: Seat,
        card: Card,
        left: u8,
        after: SeatSet,
        events: &mut impl Sink<Event>,
    ) {
        self.make_active(seat, CardSet::only(card), events);
        if left > 1 {
            self.turn.phase = Phase::Activation { seat, left: left - 1, after };
        } else {
            self.next_activation(after, events);
        }
    }
}

/// Whether a boon, counted from 1, remains for seats with fewer stars than the dreamer.
pub const fn is_left_by_dreamer(number: u8) -> bool {
    BoonSet::RIGHT.contains(number)
}
