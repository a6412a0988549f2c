//! Validating objectives, one after another.
//!
//! Objectives are taken at the very end of a turn, so everything in hand during validation was
//! already held before the turn.

use table::{Sink, Stream};

use crate::board::{Disc, Place, PlaceSet};
use crate::cards::{Card, Kind};
use crate::event::Event;
use crate::moves::{Illegal, Move};
use crate::patterns::Placement;
use crate::phase::Phase;
use crate::state::Stellium;

impl Stellium {
    /// Asks for an objective while one in hand is fulfilled; otherwise continues with taking one.
    pub(crate) fn begin_objectives(&mut self, events: &mut impl Sink<Event>) {
        if self.can_validate() {
            self.phase = Phase::Objectives {};
        } else {
            self.begin_taking(events);
        }
    }

    /// Whether an objective in hand is fulfilled.
    pub(crate) fn can_validate(&self) -> bool {
        self.cards.hands[self.turn].iter().any(|card| self.is_fulfilled(card))
    }

    /// Whether the board currently fulfils the objective, whoever holds it.
    #[inline]
    pub fn is_fulfilled(&self, card: Card) -> bool {
        if card.kind().counts_bodies() {
            self.standing_right(card).len() >= self.data.fewest(card)
        } else {
            self.placements(card).any(|_| true)
        }
    }

    /// Where the figure of an objective currently lies on the board.
    #[inline]
    fn placements(&self, card: Card) -> impl Iterator<Item = Placement> {
        let main = self.universe.of(card.body());
        let ends = self.universe.of(self.data.ends(card));
        Placement::found(card.kind(), main, ends)
    }

    /// The bodies that count for centres or symbols: all those of the objective's colour on a
    /// centre, or on a symbol of that colour.
    #[inline]
    pub fn standing_right(&self, card: Card) -> PlaceSet {
        let body = card.body();
        let right = match card.kind() {
            Kind::Centres => PlaceSet::CENTRES,
            Kind::Symbols => self.universe.symbols(body),
            _ => PlaceSet::EMPTY,
        };
        self.universe.of(body) & right
    }

    pub(crate) fn validations(&self, mut give: impl FnMut(Move)) {
        for card in self.cards.hands[self.turn] {
            if !card.kind().counts_bodies() {
                self.placements(card).map(|at| Move::Validate(card, at)).for_each(&mut give);
            } else if self.is_fulfilled(card) {
                give(Move::Count(card));
            }
        }
        give(Move::Pass);
    }

    pub(crate) fn check_objectives(&self, mv: Move) -> Result<(), Illegal> {
        let (Move::Validate(card, _) | Move::Count(card)) = mv else {
            let now = Illegal::NotNow("validate an objective, or pass");
            return if mv == Move::Pass { Ok(()) } else { Err(now) };
        };
        let fulfilled = match mv {
            Move::Validate(_, at) => self.lies_at(card, at),
            _ => card.kind().counts_bodies() && self.is_fulfilled(card),
        };
        if !self.cards.hands[self.turn].contains(card) {
            Err(Illegal::NotInHand(card))
        } else if !fulfilled {
            Err(Illegal::NotFulfilled(card))
        } else {
            Ok(())
        }
    }

    /// Whether the objective's figure lies at exactly this placement.
    pub(crate) fn lies_at(&self, card: Card, at: Placement) -> bool {
        let main = self.universe.of(card.body());
        let ends = self.universe.of(self.data.ends(card));
        at.kind() == card.kind() && at.figure().lies_among(main, ends)
    }

    /// Validates an objective: its points count at once, and it lies open from now on.
    pub(crate) fn validate_card(
        &mut self,
        card: Card,
        used: PlaceSet,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.turn;
        let points = self.data.points(card, used.len());
        self.cards.hands[seat].remove(card);
        self.cards.validated[seat].insert(card);
        self.cards.scored[card.index()] = points;
        events.tell(Event::Validated { seat, card, places: used, points });
        self.note_limit(seat, events);
        self.phase = Phase::Stay { card, used };
    }

    /// Ends the validation of objectives this turn.
    pub(crate) fn leave_objectives(&mut self, events: &mut impl Sink<Event>) {
        events.tell(Event::ObjectivesLeft { seat: self.turn });
        self.begin_taking(events);
    }

    pub(crate) fn check_stay(used: PlaceSet, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Stay(place) if used.contains(place) => Ok(()),
            Move::Stay(place) => Err(Illegal::NotUsed(place)),
            _ => Err(Illegal::NotNow("say which of the bodies used stays")),
        }
    }

    /// Keeps one of the bodies used; all others go back into the bag, and then empty discs are
    /// filled.
    pub(crate) fn stay(
        &mut self,
        used: PlaceSet,
        place: Place,
        chance: &mut Stream,
        events: &mut impl Sink<Event>,
    ) {
        let returned = used - PlaceSet::only(place);
        for place in returned {
            let body = self.universe.take(place).expect("a body that was used");
            self.bag[body] += 1;
        }
        events.tell(Event::Stayed { seat: self.turn, place, cleared: returned });
        let touched = |disc: &Disc| !(disc.places() & returned).is_empty();
        let emptied = Disc::all().filter(touched).filter(|disc| self.universe.is_bare(*disc));
        self.begin_refills(emptied.collect(), chance, events);
    }
}
