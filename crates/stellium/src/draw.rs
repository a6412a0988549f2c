//! Drawing a body from the bag: by touch, blind, or by choice.

use table::{Sink, Stream};

use crate::body::Body;
use crate::event::Event;
use crate::game::option;
use crate::moves::{Illegal, Move};
use crate::phase::Phase;
use crate::state::Stellium;

/// How often a seat may feel for a body: five, for the five seconds of the rulebook.
pub(crate) const MOST_FEELS: u8 = 5;

/// How bodies leave the bag; the option `draw`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DrawMode {
    Touch,
    Blind,
    Choose,
}

impl Stellium {
    fn draw_mode(&self) -> DrawMode {
        [DrawMode::Touch, DrawMode::Blind, DrawMode::Choose]
            [self.setup.options().choice(option::DRAW)]
    }

    pub(crate) fn is_by_touch(&self) -> bool {
        self.draw_mode() == DrawMode::Touch
    }

    /// Whether the bag contains any kind other than the one felt.
    pub(crate) fn another_kind_is_left(&self, felt: Body) -> bool {
        self.bag.kinds().any(|kind| kind != felt)
    }

    pub(crate) fn draws(&self, mut give: impl FnMut(Move)) {
        match self.draw_mode() {
            DrawMode::Touch => give(Move::Feel),
            DrawMode::Blind => give(Move::Draw),
            DrawMode::Choose => self.bag.kinds().map(Move::Choose).for_each(give),
        }
    }

    pub(crate) fn check_draw(&self, mv: Move) -> Result<(), Illegal> {
        match (self.draw_mode(), mv) {
            (DrawMode::Choose, Move::Choose(body)) if self.bag[body] == 0 => {
                Err(Illegal::NotInBag(body))
            }
            (DrawMode::Touch, Move::Feel)
            | (DrawMode::Blind, Move::Draw)
            | (DrawMode::Choose, Move::Choose(_)) => Ok(()),
            (DrawMode::Touch, _) => Err(Illegal::NotNow("feel for a body in the bag")),
            (DrawMode::Blind, _) => Err(Illegal::NotNow("draw a body from the bag")),
            (DrawMode::Choose, _) => Err(Illegal::NotNow("draw a kind of body from the bag")),
        }
    }

    pub(crate) fn check_feel(mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Keep | Move::Drop => Ok(()),
            _ => Err(Illegal::NotNow("keep the body felt, or drop it")),
        }
    }

    /// Takes a random body out of the bag.
    pub(crate) fn draw_from_bag(&mut self, chance: &mut Stream) -> Body {
        let body = self.bag.nth(chance.below(u32::from(self.bag.total())));
        self.bag[body] -= 1;
        body
    }

    /// Whether there is no choice but to keep the body felt: on the last try, and where it has no
    /// other kind beside it in the bag, so that to drop it would change nothing.
    #[inline]
    pub(crate) fn must_keep(&self, felt: Body, feels: u8) -> bool {
        feels == MOST_FEELS || !self.another_kind_is_left(felt)
    }

    /// Feels for a body. The last try is kept, and so is a body if the bag has no other kind:
    /// dropping it would change nothing.
    pub(crate) fn feel(&mut self, feels: u8, chance: &mut Stream, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        let felt = self.draw_from_bag(chance);
        events.tell(Event::Felt { seat, body: felt, feels });
        self.phase = Phase::Feel { felt, feels };
    }

    pub(crate) fn keep(&mut self, felt: Body, feels: u8, events: &mut impl Sink<Event>) {
        events.tell(Event::Kept { seat: self.turn, body: felt });
        self.in_hand(felt, feels);
    }

    /// Drops the felt body back into the bag, and feels for another.
    pub(crate) fn drop_body(
        &mut self,
        felt: Body,
        feels: u8,
        chance: &mut Stream,
        events: &mut impl Sink<Event>,
    ) {
        events.tell(Event::Dropped { seat: self.turn, body: felt });
        self.bag[felt] += 1;
        self.feel(feels + 1, chance, events);
    }

    pub(crate) fn draw_blind(&mut self, chance: &mut Stream, events: &mut impl Sink<Event>) {
        let body = self.draw_from_bag(chance);
        events.tell(Event::Drawn { seat: self.turn, body });
        self.in_hand(body, 0);
    }

    pub(crate) fn choose(&mut self, body: Body, events: &mut impl Sink<Event>) {
        self.bag[body] -= 1;
        events.tell(Event::Chosen { seat: self.turn, body });
        self.in_hand(body, 0);
    }

    fn in_hand(&mut self, body: Body, feels: u8) {
        self.phase = Phase::Place { body, feels, token: None };
    }
}
