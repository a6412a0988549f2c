//! The board's contents: the six discs, their symbols, and the bodies; and how these move.

use crate::board::{DISCS, Direction, Disc, Place, PlaceSet};
use crate::body::{Body, ByBody};
use crate::data::{Data, Galaxy};

/// A disc as it lies: which one, and how many sixths it is turned clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Laid {
    /// Which of the six discs.
    pub galaxy: Galaxy,
    /// How many sixths it is turned, from 0 to 5.
    pub turned: u8,
}

/// The result of a push.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Push {
    /// How many bodies moved, including the one that left the board.
    pub(crate) moved: u8,
    /// The body that left the board, if the row had no gap.
    pub(crate) off: Option<Body>,
}

/// The discs and the bodies on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Universe {
    discs: [Laid; DISCS],
    bodies: ByBody<PlaceSet>,
    /// The places of the symbols: derived from the discs, stored because they are needed so often.
    symbols: ByBody<PlaceSet>,
}

impl Universe {
    /// Empty discs.
    pub(crate) fn new(data: &Data, discs: [Laid; DISCS]) -> Universe {
        let mut symbols = ByBody::<PlaceSet>::default();
        for (disc, laid) in Disc::all().zip(discs) {
            for (number, symbol) in (1..).zip(data.symbols(laid.galaxy)) {
                if let Some(body) = symbol {
                    let printed = PlaceSet::only(disc.place(number));
                    symbols[body] |= disc.turn(laid.turned, printed);
                }
            }
        }
        Universe { discs, bodies: ByBody::default(), symbols }
    }

    /// The discs as they lie, `a` to `f`.
    pub(crate) fn discs(&self) -> [Laid; DISCS] {
        self.discs
    }

    /// The places of the bodies, by kind.
    pub fn bodies(&self) -> ByBody<PlaceSet> {
        self.bodies
    }

    /// The places of bodies of this kind.
    #[inline]
    pub fn of(&self, body: Body) -> PlaceSet {
        self.bodies[body]
    }

    /// The places with bodies.
    #[inline]
    pub fn occupied(&self) -> PlaceSet {
        let [planets, comets, stars, supernovas] = self.bodies.0;
        planets | comets | stars | supernovas
    }

    /// The places with symbols of this kind.
    #[inline]
    pub fn symbols(&self, body: Body) -> PlaceSet {
        self.symbols[body]
    }

    /// The start places of a disc: those with a symbol.
    pub fn start_places(&self, disc: Disc) -> PlaceSet {
        let [planets, comets, stars, supernovas] = self.symbols.0;
        (planets | comets | stars | supernovas) & disc.places()
    }

    /// The body on a place.
    #[inline]
    pub fn at(&self, place: Place) -> Option<Body> {
        Body::ALL.into_iter().find(|body| self.bodies[*body].contains(place))
    }

    /// Whether there is no body on the disc. The black holes around it do not count.
    pub fn is_bare(&self, disc: Disc) -> bool {
        (self.occupied() & disc.places()).is_empty()
    }

    /// Puts a body on an empty place.
    #[inline]
    pub(crate) fn put(&mut self, body: Body, place: Place) {
        debug_assert!(self.at(place).is_none(), "{place} is taken");
        self.bodies[body] |= PlaceSet::only(place);
    }

    /// Takes the body from a place.
    #[inline]
    pub(crate) fn take(&mut self, place: Place) -> Option<Body> {
        let body = self.at(place)?;
        self.bodies[body] = self.bodies[body] - PlaceSet::only(place);
        Some(body)
    }

    /// Swaps two bodies.
    pub(crate) fn swap(&mut self, one: Place, other: Place) {
        let (first, second) = (self.take(one), self.take(other));
        if let Some(body) = first {
            self.put(body, other);
        }
        if let Some(body) = second {
            self.put(body, one);
        }
    }

    /// Turns a disc clockwise, along with its symbols and the bodies on its outer places.
    pub(crate) fn turn(&mut self, disc: Disc, sixths: u8) {
        let laid = &mut self.discs[disc.index()];
        laid.turned = (laid.turned + sixths) % 6;
        for body in Body::ALL {
            self.bodies[body] = disc.turn(sixths, self.bodies[body]);
            self.symbols[body] = disc.turn(sixths, self.symbols[body]);
        }
    }

    /// Whether it would change anything if a body of this kind took a place and pushed the row
    /// there in this direction. It would not if the row is all of its own kind, up to the edge of
    /// the board.
    pub(crate) fn push_changes(&self, body: Body, from: Place, direction: Direction) -> bool {
        let mut at = Some(from);
        while let Some(place) = at
            && self.bodies[body].contains(place)
        {
            at = place.step(direction);
        }
        at.is_some()
    }

    /// Pushes the unbroken row that begins at a place one step further, and leaves that place
    /// empty. The first empty place, black hole or not, stops the row; without one the last body
    /// leaves the board.
    pub(crate) fn push(&mut self, from: Place, direction: Direction) -> Push {
        let mut carried = self.take(from);
        let (mut at, mut moved) = (from, 0);
        while let Some(body) = carried {
            moved += 1;
            let Some(next) = at.step(direction) else { break };
            carried = self.take(next);
            self.put(body, next);
            at = next;
        }
        Push { moved, off: carried }
    }
}
