//! Placing the body in hand, with or without a token declared first.

use table::{Sink, Stream};

use crate::board::{Direction, Place, PlaceSet};
use crate::body::{Body, BodySet};
use crate::event::Event;
use crate::moves::{Illegal, Move};
use crate::phase::Phase;
use crate::state::Stellium;

impl Stellium {
    /// The empty places on discs.
    fn empty_places(&self) -> PlaceSet {
        PlaceSet::ON_DISCS - self.universe.occupied()
    }

    /// The places a collision may strike: those of bodies on discs, not in black holes.
    pub(crate) fn targets(&self) -> PlaceSet {
        self.universe.occupied() & PlaceSet::ON_DISCS
    }

    /// Whether the seat has this token, and its influence would have something to act on wherever
    /// the body is placed. A token of the body's own kind is pointless.
    fn may_declare(&self, body: Body, token: Body) -> Result<(), Illegal> {
        if token == body {
            Err(Illegal::OwnInfluence(body))
        } else if !self.tokens[self.turn].contains(token) {
            Err(Illegal::TokenSpent(token))
        } else if !self.can_act(token, body, PlaceSet::EMPTY) {
            Err(Illegal::NothingToActOn(token))
        } else {
            Ok(())
        }
    }

    /// The ways to place a body. A comet, or any body with a comet's token, is placed by collision.
    /// All others, including a comet with another token, go on an empty place of a disc.
    #[inline]
    pub(crate) fn placings(&self, body: Body, token: Option<Body>, mut give: impl FnMut(Move)) {
        let (tokens, places, to_move) = self.ways_to_place(body, token);
        tokens.into_iter().map(Move::Token).for_each(&mut give);
        places.into_iter().map(to_move).for_each(give);
    }

    /// A random one of them, without making the list.
    pub(crate) fn draw_placing(
        &self,
        body: Body,
        token: Option<Body>,
        chance: &mut Stream,
    ) -> Move {
        let (tokens, places, to_move) = self.ways_to_place(body, token);
        let drawn = chance.below(tokens.len() + places.len());
        match drawn.checked_sub(tokens.len()) {
            Some(place) => to_move(places.nth(place)),
            None => Move::Token(tokens.nth(drawn)),
        }
    }

    /// The tokens that may be spent, the places where the body can go, and the move that puts it
    /// there.
    #[inline]
    fn ways_to_place(
        &self,
        body: Body,
        token: Option<Body>,
    ) -> (BodySet, PlaceSet, fn(Place) -> Move) {
        let declarable = |spent: &Body| token.is_none() && self.may_declare(body, *spent).is_ok();
        let tokens = Body::ALL.into_iter().filter(declarable).collect();
        if token.unwrap_or(body) == Body::Comet {
            (tokens, self.targets(), Move::Strike)
        } else {
            (tokens, self.empty_places(), Move::Place)
        }
    }

    pub(crate) fn check_place(
        &self,
        body: Body,
        token: Option<Body>,
        mv: Move,
    ) -> Result<(), Illegal> {
        let by_collision = token.unwrap_or(body) == Body::Comet;
        let bodies = self.universe.occupied();
        match mv {
            Move::Token(_) if token.is_some() => Err(Illegal::SecondToken),
            Move::Token(token) => self.may_declare(body, token),
            Move::Place(_) if by_collision => Err(Illegal::ByCollision),
            Move::Strike(_) if !by_collision => Err(Illegal::NotByCollision),
            Move::Place(place) | Move::Strike(place) if place.is_hole() => {
                Err(Illegal::BlackHole(place))
            }
            Move::Place(place) if bodies.contains(place) => Err(Illegal::Taken(place)),
            Move::Strike(place) if !bodies.contains(place) => Err(Illegal::Empty(place)),
            Move::Place(_) | Move::Strike(_) => Ok(()),
            _ => Err(Illegal::NotNow("place the body in hand")),
        }
    }

    /// Whether a body may push in this direction. A collision by token must change something; a
    /// comet's own need not.
    ///
    /// Some direction always remains: the six rows from a place have more places in all than there
    /// are bodies of a kind.
    fn may_push(&self, body: Body, place: Place, direction: Direction) -> bool {
        body == Body::Comet || self.universe.push_changes(body, place, direction)
    }

    #[inline]
    pub(crate) fn pushes(&self, body: Body, place: Place, give: impl FnMut(Move)) {
        let may = |direction: &Direction| self.may_push(body, place, *direction);
        Direction::ALL.into_iter().filter(may).map(Move::Push).for_each(give);
    }

    pub(crate) fn check_push(&self, body: Body, place: Place, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Push(direction) if !self.may_push(body, place, direction) => {
                Err(Illegal::SameRow(body))
            }
            Move::Push(_) => Ok(()),
            _ => Err(Illegal::NotNow("push the body that was struck")),
        }
    }

    pub(crate) fn spend_token(
        &mut self,
        body: Body,
        feels: u8,
        token: Body,
        events: &mut impl Sink<Event>,
    ) {
        self.tokens[self.turn].remove(token);
        events.tell(Event::TokenSpent { seat: self.turn, token });
        self.phase = Phase::Place { body, feels, token: Some(token) };
    }

    pub(crate) fn place(
        &mut self,
        body: Body,
        token: Option<Body>,
        place: Place,
        events: &mut impl Sink<Event>,
    ) {
        self.universe.put(body, place);
        events.tell(Event::Placed { seat: self.turn, body, place });
        self.begin_influence(token.unwrap_or(body), place, token.is_some(), events);
    }

    pub(crate) fn strike(&mut self, body: Body, place: Place, events: &mut impl Sink<Event>) {
        events.tell(Event::Struck { seat: self.turn, body, place });
        self.phase = Phase::Push { body, place };
    }

    /// Puts the body in place of the one it struck; that one and the unbroken row behind it move
    /// on. A body that leaves the board is back in the bag at once. Nothing else follows, since the
    /// collision was the influence.
    pub(crate) fn collide(
        &mut self,
        body: Body,
        place: Place,
        direction: Direction,
        events: &mut impl Sink<Event>,
    ) {
        let push = self.universe.push(place, direction);
        self.last_push = Some(direction);
        self.universe.put(body, place);
        let (seat, moved) = (self.turn, push.moved);
        events.tell(Event::Pushed { seat, body, place, direction, moved });
        if let Some(body) = push.off {
            self.bag[body] += 1;
            events.tell(Event::PushedOff { body });
        }
        self.begin_objectives(events);
    }

    /// Where a body of this kind can be placed without a token.
    #[inline]
    pub fn open_to(&self, body: Body) -> PlaceSet {
        if body == Body::Comet { self.targets() } else { self.empty_places() }
    }
}
