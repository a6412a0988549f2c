//! The rules as the table kit asks for them.

use table::{
    Common, Game, Info, OptionSpec, PerSeat, PositionError, ScoreLine, Seat, SeatSet, Setup, Sink,
    Stream, Viewer,
};

use crate::data::Data;
use crate::phase::Phase;
use crate::{Board, Event, Illegal, Move, Stellium, View};
use crate::{end, setup};

/// The places of the options in the game's list.
pub(crate) mod option {
    pub(crate) const FIRST: usize = 0;
    pub(crate) const DRAW: usize = 1;
    pub(crate) const LENGTH: usize = 2;
}

impl Game for Stellium {
    const INFO: Info = Info {
        id: "stellium",
        name: "Stellium",
        min_seats: 2,
        max_seats: 4,
        rules: 1,
        options: &[
            OptionSpec::first(4),
            OptionSpec { name: "draw", choices: &["touch", "blind", "choose"] },
            OptionSpec { name: "length", choices: &["full", "short"] },
        ],
        hidden: true,
    };

    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Board = Board;

    fn deal(setup: &Setup) -> Stellium {
        setup::deal(setup, Data::standard())
    }

    fn common(&self) -> &Common {
        &self.common
    }

    fn common_mut(&mut self) -> &mut Common {
        &mut self.common
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Over {} => SeatSet::EMPTY,
            Phase::Refill { disc, .. } => SeatSet::only(self.settler(disc)),
            _ => SeatSet::only(self.turn),
        }
    }

    fn legal(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.to_act().contains(seat) {
            self.each_move(|mv| moves.push(mv));
        }
    }

    fn check(&self, _: Seat, mv: Move) -> Result<(), Illegal> {
        match self.phase {
            Phase::Draw {} => self.check_draw(mv),
            Phase::Feel { .. } => Self::check_feel(mv),
            Phase::Place { body, token, .. } => self.check_place(body, token, mv),
            Phase::Push { body, place } => self.check_push(body, place, mv),
            Phase::Influence { of, placed, by_token } => {
                self.check_influence(of, placed, by_token, mv)
            }
            Phase::Objectives {} => self.check_objectives(mv),
            Phase::Stay { used, .. } => Self::check_stay(used, mv),
            Phase::Refill { disc, drawn, .. } => self.check_settle(disc, drawn, mv),
            Phase::Exchange {} => self.check_exchange(mv),
            Phase::Take {} => self.check_take(mv),
            Phase::Over {} => Err(Illegal::Over),
        }
    }

    fn play(&mut self, seat: Seat, mv: Move, events: &mut impl Sink<Event>) {
        match mv {
            Move::Feel => self.feel(1, events),
            Move::Keep => self.keep(events),
            Move::Drop => self.drop_and_feel_again(events),
            Move::Draw => self.draw_blind(events),
            Move::Choose(body) => self.choose(body, events),
            Move::Token(token) => self.spend_token(token, events),
            Move::Place(place) => self.place(place, events),
            Move::Strike(place) => self.strike(place, events),
            Move::Push(direction) => self.collide(direction, events),
            Move::Swap(one, other) => self.permute(one, other, events),
            Move::Turn(sixths) => self.rotate(sixths, events),
            Move::Attract(hole, from) => self.attract(hole, from, events),
            Move::Validate(card, placement) => {
                self.validate_card(card, placement.figure().places(), events);
            }
            Move::Count(card) => self.validate_card(card, self.standing_right(card), events),
            Move::Stay(place) => self.stay(place, events),
            Move::Settle(body, place) => self.settle(seat, body, place, events),
            Move::Discard(card) => self.discard(card, events),
            Move::Take(card) => self.take(card, events),
            Move::Pass => self.pass(events),
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        self.score()
    }

    fn score_lines(&self) -> Vec<ScoreLine> {
        self.lines()
    }

    fn winners(&self) -> SeatSet {
        self.who_won()
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn redraw_hidden(&mut self, _: Viewer, chance: &mut Stream) {
        // Sorted first: what is imagined may not depend on the true order.
        let reserve = &mut self.cards.reserve;
        reserve.sort_unstable();
        chance.shuffle(reserve);
    }

    fn board(&self) -> Board {
        Board::of(self)
    }

    fn from_board(common: Common, board: &Board) -> Result<Stellium, PositionError> {
        board.read(common, Data::standard())
    }

    fn validate(&self) -> Result<(), String> {
        self.invariants()
    }

    fn longest(setup: &Setup) -> u32 {
        end::most_moves(setup.seats)
    }

    fn tell_opening(&self, events: &mut impl Sink<Event>) {
        events.tell(Event::Turn { seat: self.turn, round: self.round });
    }
}

impl Stellium {
    /// Hands out what the seat to act may do now, in ascending order.
    #[inline]
    pub fn each_move(&self, give: impl FnMut(Move)) {
        match self.phase {
            Phase::Draw {} => self.draws(give),
            Phase::Feel { .. } => [Move::Keep, Move::Drop].into_iter().for_each(give),
            Phase::Place { body, token, .. } => self.placings(body, token, give),
            Phase::Push { body, place } => self.pushes(body, place, give),
            Phase::Influence { of, placed, by_token } => {
                self.influences(of, placed, by_token, give);
            }
            Phase::Objectives {} => self.validations(give),
            Phase::Stay { used, .. } => used.into_iter().map(Move::Stay).for_each(give),
            Phase::Refill { disc, drawn, .. } => self.settlings(disc, drawn, give),
            Phase::Exchange {} => self.exchanges(give),
            Phase::Take {} => self.cards.display.iter().map(Move::Take).for_each(give),
            Phase::Over {} => {}
        }
    }

    /// The one move there is, if there is just one.
    pub(crate) fn only_move(&self) -> Option<Move> {
        let (mut found, mut ways) = (None, 0);
        self.each_move(|mv| {
            found = Some(mv);
            ways += 1;
        });
        found.filter(|_| ways == 1)
    }

    /// Does without what is optional.
    fn pass(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        match self.phase {
            Phase::Influence { .. } => {
                events.tell(Event::NoInfluence { seat });
                self.begin_objectives(events);
            }
            Phase::Objectives {} => {
                events.tell(Event::ObjectivesLeft { seat });
                self.begin_taking(events);
            }
            Phase::Exchange {} => {
                events.tell(Event::HandKept { seat });
                self.end_turn(events);
            }
            _ => {}
        }
    }
}
