//! Filling a disc that has lost its last body, by all players in turn.

use table::{Seat, Sink, Stream};

use crate::board::{Disc, DiscSet, Place, PlaceSet};
use crate::body::{Body, Heap};
use crate::event::Event;
use crate::moves::{Illegal, Move};
use crate::phase::Phase;
use crate::state::Stellium;

/// How many bodies are drawn for an empty disc.
pub(crate) const DRAWN: u8 = 5;

impl Stellium {
    /// Fills the discs one after another, in order; then the turn continues with objectives. With
    /// an empty bag a disc stays empty.
    pub(crate) fn begin_refills(
        &mut self,
        mut waiting: DiscSet,
        chance: &mut Stream,
        events: &mut impl Sink<Event>,
    ) {
        while let Some(disc) = waiting.pop_first() {
            if !self.bag.is_empty() {
                return self.begin_refill(disc, waiting, chance, events);
            }
            events.tell(Event::DiscStaysEmpty { disc });
        }
        self.begin_objectives(events);
    }

    /// Draws five bodies, or as many as there are.
    fn begin_refill(
        &mut self,
        disc: Disc,
        waiting: DiscSet,
        chance: &mut Stream,
        events: &mut impl Sink<Event>,
    ) {
        let mut drawn = Heap::default();
        for _ in 0..DRAWN.min(self.bag.total()) {
            drawn[self.draw_from_bag(chance)] += 1;
        }
        events.tell(Event::Refill { disc, drawn });
        self.phase = Phase::Refill { disc, waiting, drawn };
    }

    /// The seat that settles a body next: first the seat before the one that emptied the disc, then
    /// on anticlockwise, with the one that emptied it last, and round again if necessary.
    pub(crate) fn settler(&self, disc: Disc) -> Seat {
        let seats = self.setup.seats();
        let settled = (self.universe.occupied() & disc.places()).len() as u8;
        // Four rounds of the table are at least eight seats, and a disc has seven places.
        Seat((self.turn.0 + 4 * seats - 1 - settled) % seats)
    }

    fn free_start_places(&self, disc: Disc) -> PlaceSet {
        self.universe.start_places(disc) - self.universe.occupied()
    }

    pub(crate) fn settlings(&self, disc: Disc, drawn: Heap, mut give: impl FnMut(Move)) {
        let free = self.free_start_places(disc);
        for body in drawn.kinds() {
            free.into_iter().map(|place| Move::Settle(body, place)).for_each(&mut give);
        }
    }

    pub(crate) fn check_settle(&self, disc: Disc, drawn: Heap, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Settle(body, _) if drawn[body] == 0 => Err(Illegal::NotDrawn(body)),
            Move::Settle(_, place) if !self.free_start_places(disc).contains(place) => {
                Err(Illegal::NoStartPlace(place))
            }
            Move::Settle(..) => Ok(()),
            _ => Err(Illegal::NotNow("settle a body on the empty disc")),
        }
    }

    /// A body of those drawn goes to a start place.
    pub(crate) fn settle(
        &mut self,
        seat: Seat,
        body: Body,
        place: Place,
        events: &mut impl Sink<Event>,
    ) {
        self.universe.put(body, place);
        events.tell(Event::Settled { seat, body, place });
    }

    /// Continues after a body was settled, which has no influence there: with the next one of those
    /// drawn, or with the end of the refill, when the others go back into the bag.
    pub(crate) fn settled(
        &mut self,
        disc: Disc,
        waiting: DiscSet,
        drawn: Heap,
        chance: &mut Stream,
        events: &mut impl Sink<Event>,
    ) {
        if !self.free_start_places(disc).is_empty() && !drawn.is_empty() {
            self.phase = Phase::Refill { disc, waiting, drawn };
            return;
        }
        for body in Body::ALL {
            self.bag[body] += drawn[body];
        }
        events.tell(Event::Refilled { disc, returned: drawn });
        self.begin_refills(waiting, chance, events);
    }
}
