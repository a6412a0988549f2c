//! The rules as an implementation of the table kit's [`Game`].

use table::{
    Game, Info, OptionSpec, PerSeat, PositionError, Seat, SeatSet, Setup, Sink, Standing, Stream,
    Viewer,
};

use crate::card::Mark;
use crate::turn::Phase;
use crate::{Astra, Board, Cards, Event, Illegal, Move, View, score};

impl Game for Astra {
    const INFO: Info = Info {
        id: "astra",
        name: "Astra",
        min_seats: 2,
        max_seats: 5,
        rules: 1,
        options: &[OptionSpec::first(5), OptionSpec { name: "marks", choices: &["half", "each"] }],
        hidden: true,
    };

    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Board = Board;

    fn deal(setup: Setup, chance: &mut Stream) -> Astra {
        Astra::deal_with(Cards::standard(), setup, chance)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.deciding()
    }

    #[inline]
    fn legal(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.deciding().contains(seat) {
            self.choices(seat).list(moves);
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        self.allows(seat, mv)
    }

    #[inline]
    fn step(&mut self, seat: Seat, mv: Move, _: &mut Stream, events: &mut impl Sink<Event>) {
        if self.turn.phase == (Phase::Start {}) {
            self.forget_last_turn();
        }
        match (self.turn.phase, mv) {
            (Phase::Start {} | Phase::Ability {}, Move::Use(card)) => {
                self.use_ability(card, events);
            }
            (Phase::Start {} | Phase::Ability {}, Move::Mark(card, star)) => {
                self.begin_observe(Mark { card, star }, events);
            }
            (Phase::Start {} | Phase::Ability {}, Move::Rest) => self.rest(events),
            (Phase::Ability {} | Phase::Telescope {}, Move::Stop) => self.discovery_phase(events),
            (Phase::Exchange {}, Move::Exchange) => self.exchange(events),
            (Phase::Exchange {}, Move::Stop) => self.turn.phase = Phase::Ability {},
            (Phase::AnyStar {}, Move::Mark(card, star)) => {
                self.mark_any_star(Mark { card, star }, events);
            }
            (Phase::StarAndNeighbours {}, Move::Mark(card, star)) => {
                self.mark_with_neighbours(Mark { card, star }, events);
            }
            (Phase::TwoStars { second }, Move::Mark(card, star)) => {
                self.mark_of_two(second, Mark { card, star }, events);
            }
            (Phase::ThreeCards { left, done }, Move::Mark(card, star)) => {
                self.mark_of_three(left, done, Mark { card, star }, events);
            }
            (Phase::Observe {}, Move::Mark(card, star)) => {
                self.observe(Mark { card, star }, events);
            }
            (Phase::Observe {}, Move::Stop) => self.end_observe(events),
            (Phase::Telescope {}, Move::Mark(card, star)) => {
                self.observe_again(Mark { card, star }, events);
            }
            (Phase::Order {}, Move::Discover(card)) => self.discover(card, events),
            (Phase::Boons { group }, Move::Boon(number)) => {
                self.pick_boon(seat, number, group, events);
            }
            (Phase::Activation { left, after, .. }, Move::Activate(card)) => {
                self.activate(seat, card, left, after, events);
            }
            (Phase::Limit {}, Move::Discard(card)) => self.discard_own(card, events),
            (Phase::Dream {}, Move::Mark(card, star)) => {
                self.dream(self.dream_number(), Mark { card, star }, events);
            }
            (Phase::DreamOn { left }, Move::Mark(card, star)) => {
                self.dream(left, Mark { card, star }, events);
            }
            (phase, mv) => unreachable!("{mv} is no move of {phase:?}"),
        }
    }

    #[inline]
    fn forced(&self) -> Option<(Seat, Move)> {
        self.only_choice()
    }

    fn scores(&self) -> PerSeat<i32> {
        self.fame()
    }

    fn standing_in(setup: &Setup, view: &View) -> Option<Standing> {
        Some(score::standing(setup, view))
    }

    fn winners(&self) -> SeatSet {
        self.most_famous()
    }

    fn keepsakes(&self, seat: Seat) -> Vec<String> {
        self.journals[seat].hand().iter().map(|card| card.to_string()).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redraw_hidden(&mut self, viewer: Viewer, chance: &mut Stream) {
        self.redraw(viewer, chance);
    }

    fn board(&self) -> Board {
        Board::of(self)
    }

    fn from_board(setup: Setup, board: &Board) -> Result<Astra, PositionError> {
        board.state_with(Cards::standard(), setup)
    }

    fn validate(&self) -> Result<(), PositionError> {
        self.check_invariants()
    }

    fn longest(_: &Setup) -> u32 {
        Astra::longest_with(Cards::standard())
    }

    fn tell_opening(&self, events: &mut impl Sink<Event>) {
        self.tell_table(events);
    }

    #[inline]
    fn random_move(&self, seat: Seat, chance: &mut Stream, _: &mut Vec<Move>) -> Move {
        self.draw_move(seat, chance)
    }
}
