//! The influences that follow a placing: permutation, rotation, attraction.
//!
//! A body's own influence is optional, unless the option `influence` says otherwise; a token's is
//! not, and a body placed by collision has none left.

use table::{Sink, Stream};

use crate::board::{Place, PlaceSet};
use crate::body::Body;
use crate::event::Event;
use crate::game::option;
use crate::moves::{Illegal, Move};
use crate::phase::Phase;
use crate::state::Stellium;

impl Stellium {
    /// Goes on after a placing. Where the influence has nothing to act on, there is none.
    pub(crate) fn begin_influence(
        &mut self,
        of: Body,
        placed: Place,
        by_token: bool,
        events: &mut impl Sink<Event>,
    ) {
        let can_act = |body| self.can_act(of, body, PlaceSet::only(placed));
        if !self.universe.at(placed).is_some_and(can_act) {
            return self.begin_objectives(events);
        }
        self.phase = Phase::Influence { of, placed, by_token };
    }

    /// Whether an influence must be carried out.
    #[inline]
    pub(crate) fn must_act(&self, by_token: bool) -> bool {
        by_token || self.setup.options().choice(option::INFLUENCE) == 1
    }

    /// Whether an influence has something to change, with a body of this kind in hand or just
    /// placed. Neither a swap nor an attraction moves that one, so where it goes does not matter.
    pub(crate) fn can_act(&self, influence: Body, body: Body, placed: PlaceSet) -> bool {
        match influence {
            Body::Planet => self.has_permutation(body, placed),
            Body::Comet => !self.targets().is_empty(),
            Body::Star => true,
            Body::Supernova => self.has_attraction(placed),
        }
    }

    #[inline]
    pub(crate) fn influences(
        &self,
        of: Body,
        placed: Place,
        by_token: bool,
        mut give: impl FnMut(Move),
    ) {
        match of {
            Body::Planet => self.permutations(placed, &mut give),
            Body::Comet => {}
            Body::Star => (1..=5).map(Move::Turn).for_each(&mut give),
            Body::Supernova => self.attractions(placed, &mut give),
        }
        if !self.must_act(by_token) {
            give(Move::Pass);
        }
    }

    pub(crate) fn check_influence(
        &self,
        of: Body,
        placed: Place,
        by_token: bool,
        mv: Move,
    ) -> Result<(), Illegal> {
        let must = self.must_act(by_token);
        match (of, mv) {
            (_, Move::Pass) if must => Err(Illegal::MustAct),
            (_, Move::Pass) | (Body::Star, Move::Turn(1..=5)) => Ok(()),
            (Body::Planet, Move::Swap(one, other)) => self.check_permutation(placed, one, other),
            (Body::Star, Move::Turn(_)) => Err(Illegal::WholeTurn),
            (Body::Supernova, Move::Attract(hole, from)) => {
                self.check_attraction(placed, hole, from)
            }
            _ => Err(Illegal::NotNow(match (of, must) {
                (Body::Planet, true) => "swap two bodies",
                (Body::Planet, false) => "swap two bodies, or pass",
                (Body::Star, true) => "turn the disc",
                (Body::Star, false) => "turn the disc, or pass",
                (Body::Supernova | Body::Comet, true) => "have a black hole attract a body",
                (Body::Supernova | Body::Comet, false) => {
                    "have a black hole attract a body, or pass"
                }
            })),
        }
    }

    /// The bodies of any other kind than this.
    fn partners(&self, body: Body) -> PlaceSet {
        self.universe.occupied() - self.universe.of(body)
    }

    /// Whether a body of the given kind, other than the one just placed, touches a body of
    /// another kind.
    fn has_permutation(&self, body: Body, placed: PlaceSet) -> bool {
        let own = self.universe.of(body) - placed;
        !(own.neighbours() & self.partners(body)).is_empty()
    }

    /// Another body of the kind just placed changes places with a neighbour. The one just placed
    /// is never the partner, being of the same kind as the first.
    fn permutations(&self, placed: Place, mut give: impl FnMut(Move)) {
        let body = self.universe.at(placed).expect("the body just placed");
        let partners = self.partners(body);
        for one in self.universe.of(body) - PlaceSet::only(placed) {
            for other in one.neighbours() & partners {
                give(Move::Swap(one, other));
            }
        }
    }

    fn check_permutation(&self, placed: Place, one: Place, other: Place) -> Result<(), Illegal> {
        let at = |place| self.universe.at(place);
        match (at(placed), at(one), at(other)) {
            (_, _, None) => Err(Illegal::Empty(other)),
            (_, None, _) => Err(Illegal::Empty(one)),
            _ if one == placed || other == placed => Err(Illegal::JustPlaced),
            (Some(body), Some(first), _) if first != body => Err(Illegal::NotOfKind(body)),
            _ if !one.neighbours().contains(other) => Err(Illegal::Apart(one, other)),
            (_, Some(first), Some(second)) if first == second => Err(Illegal::SameKind(first)),
            _ => Ok(()),
        }
    }

    pub(crate) fn permute(&mut self, one: Place, other: Place, events: &mut impl Sink<Event>) {
        self.universe.swap(one, other);
        events.tell(Event::Swapped { seat: self.turn, one, other });
        self.begin_objectives(events);
    }

    /// A star turns the disc it was placed on: it has no influence in a hole.
    pub(crate) fn rotate(&mut self, placed: Place, sixths: u8, events: &mut impl Sink<Event>) {
        let disc = placed.disc().expect("a place on a disc");
        self.universe.turn(disc, sixths);
        events.tell(Event::Turned { seat: self.turn, disc, sixths });
        self.begin_objectives(events);
    }

    /// Leaves the influence as it may.
    pub(crate) fn skip_influence(&mut self, events: &mut impl Sink<Event>) {
        events.tell(Event::NoInfluence { seat: self.turn });
        self.begin_objectives(events);
    }

    fn empty_holes(&self) -> PlaceSet {
        PlaceSet::HOLES - self.universe.occupied()
    }

    /// Whether an empty black hole touches a body other than the one just placed.
    fn has_attraction(&self, placed: PlaceSet) -> bool {
        let bodies = self.universe.occupied() - placed;
        !(self.empty_holes().neighbours() & bodies).is_empty()
    }

    fn attractions(&self, placed: Place, mut give: impl FnMut(Move)) {
        let bodies = self.universe.occupied() - PlaceSet::only(placed);
        for hole in self.empty_holes() {
            for from in hole.neighbours() & bodies {
                give(Move::Attract(hole, from));
            }
        }
    }

    fn check_attraction(&self, placed: Place, hole: Place, from: Place) -> Result<(), Illegal> {
        let taken = self.universe.occupied();
        if !hole.is_hole() {
            Err(Illegal::NoHole(hole))
        } else if taken.contains(hole) {
            Err(Illegal::FullHole(hole))
        } else if !taken.contains(from) {
            Err(Illegal::Empty(from))
        } else if from == placed {
            Err(Illegal::JustPlaced)
        } else if !hole.neighbours().contains(from) {
            Err(Illegal::Apart(hole, from))
        } else {
            Ok(())
        }
    }

    /// A body attracted away may have been the last of its disc.
    pub(crate) fn attract(
        &mut self,
        hole: Place,
        from: Place,
        chance: &mut Stream,
        events: &mut impl Sink<Event>,
    ) {
        let body = self.universe.take(from).expect("a body to attract");
        self.universe.put(body, hole);
        events.tell(Event::Attracted { seat: self.turn, hole, place: from, body });
        let emptied = from.disc().filter(|disc| self.universe.is_bare(*disc));
        self.begin_refills(emptied.into_iter().collect(), chance, events);
    }
}
