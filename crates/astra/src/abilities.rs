//! The ability phase: eighteen kinds of ability on 48 cards.
//!
//! | kind | what it does | when |
//! |---|---|---|
//! | star-and-neighbours | marks any star and all stars joined to it; no action this turn | at once |
//! | grand-refund | for each Observe with a Grand star, refunds what was paid before it | turn |
//! | stardust-2, -3, -4 | gives that much stardust | at once |
//! | exchange | three stardust become a telescope, as often as you like | at once |
//! | three-cards | marks a first star on each of three cards | at once |
//! | any-first-star | an Observe may begin at any Common star | turn |
//! | fame-for-grand-stars | one Fame for each Grand star marked this turn | turn |
//! | wisdom | one cell of wisdom | at once |
//! | fame-for-marked-cards | one Fame for each undiscovered card with one of your marks | at once |
//! | any-star | marks any star | at once |
//! | telescope | gives a telescope | at once |
//! | pouch | one cell of pouch | at once |
//! | generous-rest | a Rest gives the size of the pouch, regardless of its contents | turn |
//! | two-stars | marks two stars in a run, or one each on two cards | at once |
//! | fame-for-element | one Fame for each of your cards of the active sphere's element | at once |
//! | common-refund | refunds everything if only Common stars are marked and no card discovered | turn |
//!
//! An instant ability that would do nothing cannot be used; one that lasts for the turn always can.

use table::{Seat, Sink};

use crate::card::{Card, CardSet, Mark};
use crate::data::Ability;
use crate::event::Good;
use crate::place::Place;
use crate::state::{MAX_COUNT, MAX_POUCH};
use crate::turn::Phase;
use crate::{Astra, Event};

/// The price of a telescope in stardust.
const TELESCOPE_PRICE: u16 = 3;
/// How many cards Argo's kind marks.
pub(crate) const THREE: u8 = 3;

impl Astra {
    /// Whether the action is still to come, or would be if there were one this turn.
    pub fn is_before_action(&self) -> bool {
        matches!(self.turn.phase, Phase::Start {} | Phase::Ability {} | Phase::Exchange {})
            || self.free_marks() > 0
    }

    /// How many stars the current ability may still mark, not counting neighbours.
    pub fn free_marks(&self) -> u8 {
        match self.turn.phase {
            Phase::AnyStar {} | Phase::StarAndNeighbours {} | Phase::TwoStars { second: true } => 1,
            Phase::TwoStars { second: false } => 2,
            Phase::ThreeCards { left, .. } => left,
            _ => 0,
        }
    }

    /// The cards whose abilities a seat may use now.
    #[inline]
    pub(crate) fn usable(&self, seat: Seat) -> CardSet {
        let active = self.journals[seat].active;
        active.iter().filter(|card| self.is_usable(seat, *card)).collect()
    }

    fn is_usable(&self, seat: Seat, card: Card) -> bool {
        let journal = &self.journals[seat];
        match self.cards.get(card).ability {
            Ability::StarAndNeighbours
            | Ability::ThreeCards
            | Ability::AnyStar
            | Ability::TwoStars => self.places.any_undiscovered(),
            Ability::Exchange => self.can_exchange(seat),
            Ability::Wisdom => journal.wisdom < self.max_wisdom(),
            Ability::Pouch => journal.pouch < MAX_POUCH,
            Ability::FameForMarkedCards => self.marked_cards(seat) > 0,
            Ability::FameForElement => self.cards_of_sphere(seat) > 0,
            Ability::Stardust2
            | Ability::Stardust3
            | Ability::Stardust4
            | Ability::Telescope
            | Ability::GrandRefund
            | Ability::AnyFirstStar
            | Ability::FameForGrandStars
            | Ability::GenerousRest
            | Ability::CommonRefund => true,
        }
    }

    /// Exhausts the card, and applies or begins its effect.
    pub(crate) fn use_ability(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.turn.seat;
        let journal = self.mine();
        journal.active.remove(card);
        journal.exhausted.insert(card);
        events.tell(Event::Used { seat, card });
        self.used.insert(card);
        self.turn.phase = Phase::Ability {};
        match self.cards.get(card).ability {
            Ability::GrandRefund => self.turn.grand_refund = true,
            Ability::CommonRefund => self.turn.common_refund = true,
            Ability::AnyFirstStar => self.turn.any_first_star = true,
            Ability::FameForGrandStars => self.turn.fame_for_grand_stars += 1,
            Ability::GenerousRest => self.turn.generous_rest += 1,
            Ability::Stardust2 => self.gain(seat, Good::Stardust, 2, events),
            Ability::Stardust3 => self.gain(seat, Good::Stardust, 3, events),
            Ability::Stardust4 => self.gain(seat, Good::Stardust, 4, events),
            Ability::Telescope => self.gain(seat, Good::Telescopes, 1, events),
            Ability::Wisdom => self.gain(seat, Good::Wisdom, 1, events),
            Ability::Pouch => self.gain(seat, Good::Pouch, 1, events),
            Ability::FameForMarkedCards => {
                self.gain(seat, Good::Fame, self.marked_cards(seat), events);
            }
            Ability::FameForElement => {
                self.gain(seat, Good::Fame, self.cards_of_sphere(seat), events);
            }
            Ability::Exchange => self.exchange(events),
            Ability::StarAndNeighbours => {
                self.turn.no_action = true;
                self.turn.phase = Phase::StarAndNeighbours {};
            }
            Ability::AnyStar => self.turn.phase = Phase::AnyStar {},
            Ability::TwoStars => self.turn.phase = Phase::TwoStars { second: false },
            Ability::ThreeCards => {
                self.turn.phase = Phase::ThreeCards { left: THREE, done: CardSet::EMPTY };
            }
        }
    }

    /// How many undiscovered cards bear a mark of the seat.
    fn marked_cards(&self, seat: Seat) -> u16 {
        let bears_mark =
            |place: &&Place| place.is_undiscovered() && !place.marks_by(seat).is_empty();
        self.places.iter().filter(bears_mark).count() as u16
    }

    /// How many cards of the seat have the element of the active sphere.
    fn cards_of_sphere(&self, seat: Seat) -> u16 {
        let of_sphere = self.cards.of_element(self.sphere);
        (self.journals[seat].hand() & of_sphere).len() as u16
    }

    pub(crate) fn can_exchange(&self, seat: Seat) -> bool {
        let journal = &self.journals[seat];
        journal.stardust >= TELESCOPE_PRICE && journal.telescopes < MAX_COUNT
    }

    pub(crate) fn exchange(&mut self, events: &mut impl Sink<Event>) {
        let journal = self.mine();
        journal.stardust -= TELESCOPE_PRICE;
        journal.telescopes += 1;
        events.tell(Event::Exchanged { seat: self.turn.seat });
        self.turn.phase = Phase::Exchange {};
    }

    /// Marks the star for Centaurus' kind.
    pub(crate) fn mark_any_star(&mut self, mark: Mark, events: &mut impl Sink<Event>) {
        self.mark_own(mark, events);
        self.turn.phase = Phase::Ability {};
    }

    /// Marks the star for Andromeda's kind, and all stars joined to it.
    pub(crate) fn mark_with_neighbours(&mut self, mark: Mark, events: &mut impl Sink<Event>) {
        self.mark_own(mark, events);
        // Only cards around the board are offered.
        for star in self.unmarked_beside(mark).expect("the card is around the board") {
            self.mark_own(Mark { star, ..mark }, events);
        }
        self.turn.phase = Phase::Ability {};
    }

    /// Marks a star for Hercules' kind, the first or the second.
    pub(crate) fn mark_of_two(&mut self, second: bool, mark: Mark, events: &mut impl Sink<Event>) {
        self.mark_own(mark, events);
        if second {
            self.turn.phase = Phase::Ability {};
        } else {
            self.mark_on(Phase::TwoStars { second: true });
        }
    }

    /// Marks a star for Argo's kind, one on each of `left` cards that are not done.
    pub(crate) fn mark_of_three(
        &mut self,
        left: u8,
        mut done: CardSet,
        mark: Mark,
        events: &mut impl Sink<Event>,
    ) {
        self.mark_own(mark, events);
        done.insert(mark.card);
        if left == 1 {
            self.turn.phase = Phase::Ability {};
        } else {
            self.mark_on(Phase::ThreeCards { left: left - 1, done });
        }
    }

    /// Continues an ability that marks more stars. Marks that are no longer possible are lost.
    fn mark_on(&mut self, phase: Phase) {
        self.turn.phase = phase;
        if self.choices(self.turn.seat).len() == 0 {
            self.turn.phase = Phase::Ability {};
        }
    }
}
