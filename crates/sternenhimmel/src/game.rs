//! The rules as an implementation of the table kit's [`Game`].

use table::{
    Game, Info, OptionSpec, PerSeat, PositionError, Seat, SeatSet, Setup, Sink, Standing, Stream,
    Viewer,
};

use crate::{Board, Discs, Event, Illegal, Move, Sternenhimmel, View, score};

impl Game for Sternenhimmel {
    const INFO: Info = Info {
        id: "sternenhimmel",
        name: "Sternenhimmel",
        min_seats: 2,
        max_seats: 5,
        rules: 1,
        options: &[OptionSpec::first(5)],
        hidden: true,
    };

    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Board = Board;

    fn deal(setup: Setup, chance: &mut Stream) -> Sternenhimmel {
        Sternenhimmel::deal_with(Discs::standard(), setup, chance)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        if self.is_finished() { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    #[inline]
    fn legal(&self, seat: Seat, moves: &mut Vec<Move>) {
        self.list_moves(seat, moves);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        self.check_move(seat, mv)
    }

    #[inline]
    fn step(&mut self, seat: Seat, mv: Move, _: &mut Stream, events: &mut impl Sink<Event>) {
        self.place(seat, mv, events);
    }

    fn scores(&self) -> PerSeat<i32> {
        self.coins()
    }

    fn standing_in(_: &Setup, view: &View) -> Option<Standing> {
        Some(score::standing(view))
    }

    fn winners(&self) -> SeatSet {
        self.richest().collect()
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

    fn from_board(setup: Setup, board: &Board) -> Result<Sternenhimmel, PositionError> {
        board.state_with(Discs::standard(), setup)
    }

    fn validate(&self) -> Result<(), PositionError> {
        self.check_invariants()
    }

    fn longest(_: &Setup) -> u32 {
        Discs::standard().stars()
    }

    fn tell_opening(&self, events: &mut impl Sink<Event>) {
        self.open.iter().for_each(|open| events.tell(Event::Opened { disc: open.disc() }));
    }

    #[inline]
    fn random_move(&self, seat: Seat, chance: &mut Stream, _: &mut Vec<Move>) -> Move {
        self.draw_move(seat, chance)
    }
}
