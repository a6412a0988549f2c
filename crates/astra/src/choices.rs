//! Everything a seat may do now, in one small value that can be listed, drawn from and checked.

use table::{Seat, Stream};

use crate::boons::BoonSet;
use crate::card::{Card, CardSet, Star, Stars};
use crate::place::MAX_PLACES;
use crate::turn::Phase;
use crate::{Astra, Illegal, Move};

/// What a seat may do, by kinds of move in the order of [`Move`]. The total is maintained as kinds
/// are offered, since it is needed after every move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choices {
    len: u32,
    /// Cards to choose from, and for what.
    cards: CardSet,
    naming: Naming,
    exchange: bool,
    /// Stars to mark, in alphabetical order of the cards.
    marks: [(Card, Stars); MAX_PLACES],
    marked_cards: u8,
    rest: bool,
    stop: bool,
    boons: BoonSet,
}

/// What a card is chosen for. There is only one such decision at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Naming {
    Use,
    Discover,
    Activate,
    Discard,
}

impl Naming {
    fn of(self, card: Card) -> Move {
        match self {
            Naming::Use => Move::Use(card),
            Naming::Discover => Move::Discover(card),
            Naming::Activate => Move::Activate(card),
            Naming::Discard => Move::Discard(card),
        }
    }
}

impl Choices {
    #[inline]
    fn none() -> Choices {
        Choices {
            len: 0,
            cards: CardSet::EMPTY,
            naming: Naming::Use,
            exchange: false,
            marks: [(Card::default(), Stars::EMPTY); MAX_PLACES],
            marked_cards: 0,
            rest: false,
            stop: false,
            boons: BoonSet::EMPTY,
        }
    }

    #[inline]
    fn offer_marks(&mut self, card: Card, stars: Stars) {
        if !stars.is_empty() {
            self.marks[self.marked_cards as usize] = (card, stars);
            self.marked_cards += 1;
            self.len += stars.len();
        }
    }

    #[inline]
    fn offer_cards(&mut self, naming: Naming, cards: CardSet) {
        (self.naming, self.cards) = (naming, cards);
        if !cards.is_empty() {
            self.len += cards.len();
        }
    }

    #[inline]
    fn offer_rest(&mut self) {
        self.rest = true;
        self.len += 1;
    }

    #[inline]
    fn offer_stop(&mut self) {
        self.stop = true;
        self.len += 1;
    }

    #[inline]
    fn marks(&self) -> &[(Card, Stars)] {
        &self.marks[..self.marked_cards as usize]
    }

    /// The number of choices.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.len
    }

    /// The choice at index `n`, which must be below their number.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> Move {
        let mut n = n;
        // For each kind in turn: either the index falls into it, or its count is subtracted.
        let mut among = |count: u32| {
            let found = (n < count).then_some(n);
            n = n.wrapping_sub(count);
            found
        };
        if !self.cards.is_empty()
            && let Some(n) = among(self.cards.len())
        {
            return self.naming.of(self.cards.nth(n));
        }
        if among(self.exchange.into()).is_some() {
            return Move::Exchange;
        }
        for &(card, stars) in self.marks() {
            if let Some(n) = among(stars.len()) {
                return Move::Mark(card, stars.nth(n));
            }
        }
        if among(self.rest.into()).is_some() {
            return Move::Rest;
        }
        if among(self.stop.into()).is_some() {
            return Move::Stop;
        }
        // The index drawn is below their number.
        Move::Boon(self.boons.nth(n))
    }

    /// Lists all choices in ascending order.
    pub(crate) fn list(&self, moves: &mut Vec<Move>) {
        moves.extend(self.cards.iter().map(|card| self.naming.of(card)));
        moves.extend(self.exchange.then_some(Move::Exchange));
        for &(card, stars) in self.marks() {
            moves.extend(stars.iter().map(|star| Move::Mark(card, star)));
        }
        moves.extend(self.rest.then_some(Move::Rest));
        moves.extend(self.stop.then_some(Move::Stop));
        moves.extend(self.boons.iter().map(Move::Boon));
    }

    fn contain(&self, mv: Move) -> bool {
        match mv {
            Move::Use(card) | Move::Discover(card) | Move::Activate(card) | Move::Discard(card) => {
                self.cards.contains(card) && self.naming.of(card) == mv
            }
            Move::Exchange => self.exchange,
            Move::Mark(card, star) => {
                let offered = self.marks().iter().find(|(at, _)| *at == card);
                offered.is_some_and(|(_, stars)| stars.contains(star))
            }
            Move::Rest => self.rest,
            Move::Stop => self.stop,
            Move::Boon(number) => self.boons.contains(number),
        }
    }
}

impl Astra {
    /// The choices of a seat that is to act.
    #[inline]
    pub(crate) fn choices(&self, seat: Seat) -> Choices {
        let mut choices = Choices::none();
        self.offer(seat, &mut choices);
        choices
    }

    fn offer(&self, seat: Seat, choices: &mut Choices) {
        let journal = &self.journals[seat];
        match self.turn.phase {
            Phase::Start {} | Phase::Ability {} => {
                choices.offer_cards(Naming::Use, self.usable(seat));
                if self.turn.no_action {
                    choices.offer_stop();
                } else {
                    choices.offer_rest();
                    self.offer_first_stars(seat, choices);
                }
            }
            Phase::Exchange {} => {
                choices.exchange = self.can_exchange(seat);
                choices.len = choices.exchange.into();
                choices.offer_stop();
            }
            Phase::AnyStar {} | Phase::StarAndNeighbours {} => {
                for (card, place) in self.places.undiscovered() {
                    choices.offer_marks(card, self.cards.get(card).stars - place.marked());
                }
            }
            Phase::TwoStars { second } => self.offer_two_stars(second, choices),
            Phase::ThreeCards { left, done } => self.offer_three_cards(left, done, choices),
            Phase::Observe {} => {
                if journal.stardust > 0 {
                    self.offer_next_stars(choices);
                }
                choices.offer_stop();
            }
            Phase::Telescope {} => {
                if journal.telescopes > 0 {
                    self.offer_first_stars(seat, choices);
                }
                choices.offer_stop();
            }
            Phase::Order {} => choices.offer_cards(Naming::Discover, self.waiting_cards()),
            Phase::Boons { group } => {
                choices.boons = self.open_boons(seat, group);
                choices.len = choices.boons.len();
            }
            Phase::Activation { .. } => choices.offer_cards(Naming::Activate, journal.exhausted),
            Phase::Limit {} => choices.offer_cards(Naming::Discard, journal.hand()),
            Phase::Dream {} => self.offer_dream(choices),
            Phase::DreamOn { .. } => self.offer_next_stars(choices),
            Phase::Over {} => {}
        }
    }

    /// Offers the stars where an Observe may begin.
    #[inline]
    fn offer_first_stars(&self, seat: Seat, choices: &mut Choices) {
        if self.journals[seat].stardust == 0 {
            return;
        }
        for (card, place) in self.places.undiscovered() {
            let mut stars = place.frontier();
            if self.turn.any_first_star {
                stars |= self.cards.get(card).common - place.marked();
            }
            choices.offer_marks(card, stars);
        }
    }

    #[inline]
    fn offer_next_stars(&self, choices: &mut Choices) {
        if let Some((card, stars)) = self.next_stars() {
            choices.offer_marks(card, stars);
        }
    }

    /// Offers the second of two stars: a next one of the run, or a first one on another card.
    fn offer_two_stars(&self, second: bool, choices: &mut Choices) {
        let last = if second { self.last_mark } else { None };
        for (card, place) in self.places.undiscovered() {
            match last {
                Some(mark) if mark.card == card => {
                    let adjacent = self.cards.get(card).adjacent[mark.star.index()];
                    choices.offer_marks(card, adjacent - place.marked());
                }
                _ => choices.offer_marks(card, place.frontier()),
            }
        }
    }

    /// Offers one star on each of `left` more cards. Where all remaining cards must be marked, they
    /// come in alphabetical order, since the order would change nothing.
    fn offer_three_cards(&self, left: u8, done: CardSet, choices: &mut Choices) {
        let cards = self.places.undiscovered().filter(|(card, _)| !done.contains(*card));
        let all_must = cards.clone().count() <= left.into();
        for (card, place) in cards.take(if all_must { 1 } else { MAX_PLACES }) {
            choices.offer_marks(card, place.frontier());
        }
    }

    fn offer_dream(&self, choices: &mut Choices) {
        let targets = self.dream_targets();
        for (card, place) in self.places.undiscovered() {
            if targets.contains(card) {
                choices.offer_marks(card, place.frontier());
            }
        }
    }

    /// A random choice. Most moves of a game continue a run, which only needs its next stars.
    #[inline]
    pub(crate) fn draw_move(&self, seat: Seat, chance: &mut Stream) -> Move {
        if self.turn.phase == (Phase::Observe {})
            && let Some((card, stars)) = self.next_stars()
        {
            let (drawn, count) = (chance.below(stars.len() + 1), stars.len());
            return if drawn < count { Move::Mark(card, stars.nth(drawn)) } else { Move::Stop };
        }
        let choices = self.choices(seat);
        choices.nth(chance.below(choices.len()))
    }

    /// Whether a seat that is to act may make the move, and if not, why.
    pub(crate) fn allows(&self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        if self.choices(seat).contain(mv) { Ok(()) } else { Err(self.why_not(seat, mv)) }
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Illegal {
        let journal = &self.journals[seat];
        let before_action = matches!(self.turn.phase, Phase::Start {} | Phase::Ability {});
        match (mv, self.turn.phase) {
            (Move::Use(card), Phase::Start {} | Phase::Ability {}) => {
                if journal.exhausted.contains(card) {
                    Illegal::Exhausted(card)
                } else if journal.active.contains(card) {
                    Illegal::Useless(card)
                } else {
                    Illegal::NotYours(card)
                }
            }
            (Move::Mark(..) | Move::Rest, _) if before_action && self.turn.no_action => {
                Illegal::NoAction
            }
            (Move::Mark(card, star), _) if self.choices(seat).marked_cards > 0 => {
                self.why_not_mark(card, star)
            }
            (Move::Mark(..), Phase::Start {} | Phase::Ability {} | Phase::Observe {})
                if journal.stardust == 0 =>
            {
                Illegal::NoStardust
            }
            (Move::Mark(card, star), Phase::Start {} | Phase::Ability {} | Phase::Observe {}) => {
                self.why_not_mark(card, star)
            }
            (Move::Discover(card), Phase::Order {}) => Illegal::NotWaiting(card),
            (Move::Boon(number), Phase::Boons { .. }) => Illegal::CrossedOut(number),
            (Move::Activate(card), Phase::Activation { .. }) if journal.active.contains(card) => {
                Illegal::Active(card)
            }
            (Move::Activate(card), Phase::Activation { .. })
            | (Move::Discard(card), Phase::Limit {}) => Illegal::NotYours(card),
            _ => Illegal::NotNow(self.what_now()),
        }
    }

    fn why_not_mark(&self, card: Card, star: Star) -> Illegal {
        let Some(at) = self.places.find(card) else { return Illegal::NotAround(card) };
        let (place, data) = (&self.places[at], self.cards.get(card));
        let run_goes_on = matches!(self.turn.phase, Phase::Observe {} | Phase::DreamOn { .. });
        if !data.stars.contains(star) {
            Illegal::NoSuchStar { card, stars: data.stars.len(), star }
        } else if !place.is_undiscovered() {
            Illegal::Discovered(card)
        } else if place.marked().contains(star) {
            Illegal::Marked { card, star }
        } else {
            let reason = match self.turn.phase {
                _ if run_goes_on => "a run goes on to a star joined to the one just marked",
                Phase::Dream {} => "the dreamer has another card to mark, or another first star",
                Phase::ThreeCards { done, .. }
                    if place.frontier().contains(star) && !done.contains(card) =>
                {
                    "the cards that must all be marked take their turns in alphabetical order"
                }
                Phase::ThreeCards { .. } => "each of three different cards takes one first star",
                Phase::TwoStars { second: true } => {
                    "the second star is joined to the first, or a first star of another card"
                }
                Phase::Start {} | Phase::Ability {} | Phase::Telescope {}
                    if self.turn.any_first_star =>
                {
                    "a first star is Common, or an ordinary first star"
                }
                _ if place.marked().is_empty() => "the starting star comes first",
                _ => "a first star is joined to a marked one",
            };
            Illegal::OutOfReach { card, star, reason }
        }
    }

    /// What is to be decided, as text.
    fn what_now(&self) -> &'static str {
        match self.turn.phase {
            Phase::Start {} | Phase::Ability {} if self.turn.no_action => "use an ability, or stop",
            Phase::Start {} | Phase::Ability {} => {
                "use an ability, mark a star to Observe, or rest"
            }
            Phase::Exchange {} => "exchange, or stop",
            Phase::AnyStar {}
            | Phase::StarAndNeighbours {}
            | Phase::TwoStars { .. }
            | Phase::ThreeCards { .. } => "mark a star that the ability gives",
            Phase::Observe {} => "mark the next star of the run, or stop",
            Phase::Telescope {} => "mark a first star for a telescope, or stop",
            Phase::Order {} => "say which card is discovered next",
            Phase::Boons { .. } => "take a boon",
            Phase::Activation { .. } => "activate an exhausted card",
            Phase::Limit {} => "discard a card",
            Phase::Dream {} | Phase::DreamOn { .. } => "mark a star for the dreamer",
            Phase::Over {} => "the game is over",
        }
    }
}
