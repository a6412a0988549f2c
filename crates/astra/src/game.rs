//! The rules as the table kit asks for them.

use table::{
    Game, Info, OptionSpec, PerSeat, PositionError, ScoreLine, Seat, SeatSet, Setup, Sink, Stream,
    Viewer,
};

use crate::{Astra, Board, Cards, Event, Illegal, Move, View};

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

    fn to_act(&self) -> SeatSet {
        self.deciding()
    }

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
        self.carry_out(seat, mv, events);
    }

    #[inline]
    fn forced(&self) -> Option<(Seat, Move)> {
        self.only_choice()
    }

    fn scores(&self) -> PerSeat<i32> {
        self.fame()
    }

    fn score_lines(&self) -> Vec<ScoreLine> {
        self.fame_lines()
    }

    fn winners(&self) -> SeatSet {
        self.most_famous()
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
        board.state_with(Cards::standard(), setup).map_err(PositionError::impossible)
    }

    fn validate(&self) -> Result<(), PositionError> {
        self.check_invariants().map_err(PositionError::impossible)
    }

    fn longest(_: &Setup) -> u32 {
        Astra::longest_with(Cards::standard())
    }

    fn tell_opening(&self, events: &mut impl Sink<Event>) {
        self.tell_table(events);
    }

    fn random_move(&self, seat: Seat, chance: &mut Stream, _: &mut Vec<Move>) -> Move {
        self.draw_move(seat, chance)
    }
}
