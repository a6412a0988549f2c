//! Connect Four: the smallest complete game on the table kit, as an example for adding one.
//!
//! Two seats drop discs of their own into seven columns of six; the first to have four in a row,
//! vertically, horizontally or diagonally, wins; a full board is a draw, won by nobody. Nothing is
//! hidden, and nothing is random except who starts.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{
    Event, Field, Game, Info, NotationError, OptionSpec, PerSeat, PositionError, Seat, SeatSet,
    Setup, Sink, Stream, Viewer,
};

const COLUMNS: u8 = 7;
const ROWS: u8 = 6;
/// The number of bits in a row: one stays empty beside the columns, so that fours do not wrap
/// around.
const WIDTH: u8 = COLUMNS + 1;
/// The bits of the first column, including one above its rows for a disc dropped when it is full.
const FIRST_COLUMN: u64 = 0x01_01_01_01_01_01_01;

/// A moment of the game: one bitboard per seat, row by row from the bottom up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConnectFour {
    setup: Setup,
    discs: [u64; 2],
    turn: Seat,
    over: bool,
}

/// A column, from 0; written as `drop 1` to `drop 7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drop(u8);

table::bit_set! {
    /// A set of columns.
    struct Drops(u8) of Drop: drop => drop.0, bit => Drop(bit)
}

/// Why a disc cannot be dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {0} is full")]
pub struct Full(u8);

/// A disc fell into a column, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename = "dropped")]
pub struct Dropped {
    seat: Seat,
    column: u8,
}

/// The seven columns from the bottom up, `0` and `1` for the seats' discs, and the seat to act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Board {
    columns: Vec<String>,
    turn: Seat,
}

impl ConnectFour {
    fn taken(&self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    /// The lowest free place of a column, which is above its rows if it is full.
    fn landing(&self, column: u8) -> u64 {
        let free = !self.taken() & (FIRST_COLUMN << column);
        free & free.wrapping_neg()
    }

    /// The possible drops: the columns that are free in the top row.
    fn open(&self) -> Drops {
        let top_row = (self.taken() >> (WIDTH * (ROWS - 1))) as u8;
        Drops::up_to(COLUMNS) - Drops::from_bits(top_row)
    }

    fn four(&self, seat: Seat) -> bool {
        let discs = self.discs[seat.index()];
        let fours = [1, WIDTH - 1, WIDTH, WIDTH + 1].map(|step| {
            let pairs = discs & (discs >> step);
            pairs & (pairs >> (2 * step))
        });
        fours != [0; 4]
    }

    /// Whether the game is over, given that only this seat can have made a four.
    fn ended(&self, last: Seat) -> bool {
        self.four(last) || self.open().is_empty()
    }

    /// The board before the top disc of a column, if that can have been the last drop.
    fn before(&self, column: u8) -> Option<ConnectFour> {
        let (last, top) = (self.turn.left(2), self.landing(column) >> WIDTH);
        let mut before = ConnectFour { turn: last, over: false, ..self.clone() };
        before.discs[last.index()] &= !top;
        (before.discs != self.discs && !Seat::all(2).any(|seat| before.four(seat)))
            .then_some(before)
    }

    /// Whether all discs can be taken back, one after another, until the first seat is to begin.
    fn can_come_about(&self, tried: &mut HashSet<[u64; 2]>) -> bool {
        if self.discs == [0; 2] {
            return self.setup.named_first().is_none_or(|first| first == self.turn);
        }
        tried.insert(self.discs)
            && (0..COLUMNS)
                .filter_map(|column| self.before(column))
                .any(|b| b.can_come_about(tried))
    }
}

impl Game for ConnectFour {
    const INFO: Info = Info {
        id: "connect-four",
        name: "Connect Four",
        min_seats: 2,
        max_seats: 2,
        rules: 1,
        options: &[OptionSpec::first(2)],
        hidden: false,
    };

    type Move = Drop;
    type Event = Dropped;
    type Illegal = Full;
    type View = Board;
    type Board = Board;

    fn deal(setup: Setup, chance: &mut Stream) -> ConnectFour {
        let turn = setup.first_seat(chance);
        ConnectFour { setup, discs: [0; 2], turn, over: false }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn to_act(&self) -> SeatSet {
        if self.over { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    fn legal(&self, seat: Seat, moves: &mut Vec<Drop>) {
        if self.to_act().contains(seat) {
            moves.extend(self.open());
        }
    }

    fn check(&self, _: Seat, Drop(column): Drop) -> Result<(), Full> {
        if self.open().contains(Drop(column)) { Ok(()) } else { Err(Full(column + 1)) }
    }

    fn step(
        &mut self,
        seat: Seat,
        Drop(column): Drop,
        _: &mut Stream,
        events: &mut impl Sink<Dropped>,
    ) {
        self.discs[seat.index()] |= self.landing(column);
        self.over = self.ended(seat);
        self.turn = seat.left(2);
        events.tell(Dropped { seat, column: column + 1 });
    }

    fn scores(&self) -> PerSeat<i32> {
        let mut scores = PerSeat::default();
        Seat::all(2).for_each(|seat| scores[seat] = self.four(seat).into());
        scores
    }

    fn winners(&self) -> SeatSet {
        Seat::all(2).filter(|seat| self.four(*seat)).collect()
    }

    fn view(&self, _: Viewer) -> Board {
        self.board()
    }

    fn redraw_hidden(&mut self, _: Viewer, _: &mut Stream) {}

    fn board(&self) -> Board {
        let disc = |place: u64| if self.discs[0] & place == 0 { '1' } else { '0' };
        let places = |column| (0..ROWS).map(move |row| 1_u64 << (row * WIDTH + column));
        let column = |column| {
            let below = self.landing(column) - 1;
            places(column).take_while(|place| place & below != 0).map(disc).collect()
        };
        Board { columns: (0..COLUMNS).map(column).collect(), turn: self.turn }
    }

    fn from_board(setup: Setup, board: &Board) -> Result<ConnectFour, PositionError> {
        let wrong = |text: &str| Err(PositionError::impossible(text));
        let too_high = |column: &String| column.len() > ROWS as usize;
        if board.columns.len() != COLUMNS as usize || board.columns.iter().any(too_high) {
            return wrong("the board has 7 columns of at most 6 discs");
        }
        if board.turn.0 > 1 {
            return wrong("seats are 0 and 1");
        }
        let mut game = ConnectFour { setup, discs: [0; 2], turn: board.turn, over: false };
        for (column, discs) in (0..COLUMNS).zip(&board.columns) {
            for disc in discs.bytes() {
                let Some(seat) = [b'0', b'1'].iter().position(|seat| *seat == disc) else {
                    return wrong("a disc is of seat 0 or 1");
                };
                game.discs[seat] |= game.landing(column);
            }
        }
        if !game.can_come_about(&mut HashSet::new()) {
            return wrong("no order of moves leads to this board");
        }
        game.over = Seat::all(2).any(|seat| game.ended(seat));
        Ok(game)
    }

    fn validate(&self) -> Result<(), PositionError> {
        let dropped = |seat: Seat| self.discs[seat.index()].count_ones();
        let (next, last) = (self.turn, self.turn.left(2));
        let wrong = [
            (self.discs[0] & self.discs[1] != 0, "two discs are in one place"),
            (!matches!(dropped(last).wrapping_sub(dropped(next)), 0 | 1), "seats take turns"),
            (self.four(next), "who has four in a row has dropped the last disc"),
            (self.over != self.ended(last), "the end was missed"),
        ];
        wrong
            .iter()
            .find(|(is, _)| *is)
            .map_or(Ok(()), |(_, what)| Err(PositionError::impossible(*what)))
    }

    fn longest(_: &Setup) -> u32 {
        u32::from(COLUMNS * ROWS)
    }

    // This is optional: drawing from the list gives the same result, only slower.
    fn random_move(&self, _: Seat, chance: &mut Stream, _: &mut Vec<Drop>) -> Drop {
        let open = self.open();
        open.nth(chance.below(open.len()))
    }
}

/// Bots need nothing beyond the rules: they play on, and compare who has won.
impl bots::Insight for ConnectFour {}

impl Event for Dropped {
    const FIELDS: &'static [(&'static str, Field)] =
        &[("seat", Field::Seat), ("column", Field::Number)];

    fn seen_by(&self, _: Viewer) -> Option<Dropped> {
        Some(self.clone())
    }

    fn ends_undo(&self) -> bool {
        false
    }
}

impl fmt::Display for Drop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "drop {}", self.0 + 1)
    }
}

impl FromStr for Drop {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Drop, NotationError> {
        let named = (0..COLUMNS).map(Drop).find(|mv| mv.to_string() == text);
        named.ok_or_else(|| NotationError::new(text, "columns go from 1 to 7, as in: drop 4"))
    }
}
