//! The rules as an implementation of the table kit's [`Game`].

use table::{
    Game, Info, OptionSpec, PerSeat, PositionError, Seat, SeatSet, Setup, Sink, Standing, Stream,
    Viewer,
};

use crate::data::Data;
use crate::phase::Phase;
use crate::{Board, Event, Illegal, Move, Stellium, View, end, score};

/// The indices of the options in the game's list.
pub(crate) mod option {
    pub(crate) const DRAW: usize = 1;
    pub(crate) const LENGTH: usize = 2;
    pub(crate) const INFLUENCE: usize = 3;
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
            OptionSpec { name: "influence", choices: &["optional", "required"] },
        ],
        hidden: true,
    };

    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Board = Board;

    fn deal(setup: Setup, chance: &mut Stream) -> Stellium {
        Stellium::deal_with(Data::standard(), setup, chance)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Over {} => SeatSet::EMPTY,
            _ => SeatSet::only(self.decider()),
        }
    }

    #[inline]
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

    #[inline]
    fn step(&mut self, seat: Seat, mv: Move, chance: &mut Stream, events: &mut impl Sink<Event>) {
        match (self.phase, mv) {
            (Phase::Draw {}, Move::Feel) => self.feel(1, chance, events),
            (Phase::Draw {}, Move::Draw) => self.draw_blind(chance, events),
            (Phase::Draw {}, Move::Choose(body)) => self.choose(body, events),
            (Phase::Feel { felt, feels }, Move::Keep) => self.keep(felt, feels, events),
            (Phase::Feel { felt, feels }, Move::Drop) => {
                self.drop_body(felt, feels, chance, events);
            }
            (Phase::Place { body, feels, .. }, Move::Token(token)) => {
                self.spend_token(body, feels, token, events);
            }
            (Phase::Place { body, token, .. }, Move::Place(place)) => {
                self.place(body, token, place, events);
            }
            (Phase::Place { body, .. }, Move::Strike(place)) => self.strike(body, place, events),
            (Phase::Push { body, place }, Move::Push(direction)) => {
                self.collide(body, place, direction, events);
            }
            (Phase::Influence { .. }, Move::Swap(one, other)) => self.permute(one, other, events),
            (Phase::Influence { placed, .. }, Move::Turn(sixths)) => {
                self.rotate(placed, sixths, events);
            }
            (Phase::Influence { .. }, Move::Attract(hole, from)) => {
                self.attract(hole, from, chance, events);
            }
            (Phase::Influence { .. }, Move::Pass) => self.skip_influence(events),
            (Phase::Objectives {}, Move::Validate(card, placement)) => {
                self.validate_card(card, placement.figure().places(), events);
            }
            (Phase::Objectives {}, Move::Count(card)) => {
                self.validate_card(card, self.standing_right(card), events);
            }
            (Phase::Objectives {}, Move::Pass) => self.leave_objectives(events),
            (Phase::Stay { used, .. }, Move::Stay(place)) => {
                self.stay(used, place, chance, events);
            }
            (Phase::Refill { disc, waiting, drawn }, Move::Settle(body, place)) => {
                self.settle(seat, body, place, events);
                self.settled(disc, waiting, drawn.without(body), chance, events);
            }
            (Phase::Exchange {}, Move::Discard(card)) => self.discard(card, events),
            (Phase::Exchange {}, Move::Pass) => self.keep_hand(events),
            (Phase::Take {}, Move::Take(card)) => self.take(card, events),
            (phase, mv) => unreachable!("{mv} is no move of {phase:?}"),
        }
    }

    #[inline]
    fn forced(&self) -> Option<(Seat, Move)> {
        let only = match self.phase {
            Phase::Feel { felt, feels } => self.must_keep(felt, feels).then_some(Move::Keep),
            Phase::Influence { by_token, .. } if !self.must_act(by_token) => None,
            Phase::Influence { .. }
            | Phase::Push { .. }
            | Phase::Stay { .. }
            | Phase::Refill { .. } => self.only_move(),
            _ => None,
        };
        only.map(|mv| (self.decider(), mv))
    }

    fn scores(&self) -> PerSeat<i32> {
        self.score()
    }

    fn standing_in(_: &Setup, view: &View) -> Option<Standing> {
        Some(score::standing(view))
    }

    fn winners(&self) -> SeatSet {
        self.who_won()
    }

    fn keepsakes(&self, seat: Seat) -> Vec<String> {
        self.cards.validated[seat].iter().map(|card| card.to_string()).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redraw_hidden(&mut self, _: Viewer, chance: &mut Stream) {
        // Sorted first: an imagined world must not depend on the true order.
        let reserve = &mut self.cards.reserve;
        reserve.sort_unstable();
        chance.shuffle(reserve);
    }

    fn board(&self) -> Board {
        Board::of(self)
    }

    fn from_board(setup: Setup, board: &Board) -> Result<Stellium, PositionError> {
        board.state_with(Data::standard(), setup)
    }

    fn validate(&self) -> Result<(), PositionError> {
        self.check_invariants()
    }

    fn longest(setup: &Setup) -> u32 {
        end::most_moves(setup.seats())
    }

    fn tell_opening(&self, events: &mut impl Sink<Event>) {
        events.tell(Event::Turn { seat: self.turn, round: self.round });
    }

    #[inline]
    fn random_move(&self, seat: Seat, chance: &mut Stream, buffer: &mut Vec<Move>) -> Move {
        match self.phase {
            Phase::Place { body, token, .. } => self.draw_placing(body, token, chance),
            _ => table::draw_listed(self, seat, chance, buffer),
        }
    }
}

impl Stellium {
    /// The seat to act, while the game is on.
    #[inline]
    fn decider(&self) -> Seat {
        match self.phase {
            Phase::Refill { disc, .. } => self.settler(disc),
            _ => self.turn,
        }
    }

    /// Calls `give` with each legal move of the seat to act, in ascending order.
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

    /// The only legal move, if there is exactly one.
    pub(crate) fn only_move(&self) -> Option<Move> {
        let (mut found, mut ways) = (None, 0);
        self.each_move(|mv| {
            found = Some(mv);
            ways += 1;
        });
        found.filter(|_| ways == 1)
    }
}
