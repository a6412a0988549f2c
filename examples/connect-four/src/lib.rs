//! Connect Four: the smallest whole game on the table kit, for those who want to add one.
//!
//! Two seats drop discs of their own into seven columns of six; who first has four in a row, up,
//! across or slanting, wins; a full board is a draw, won by nobody. Nothing is hidden and nothing
//! is drawn but who starts.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{
    Common, Event, Game, Info, NotationError, OptionSpec, PerSeat, PositionError, ScoreLine, Seat,
    SeatSet, Setup, Sink, Stream, Viewer,
};
use thiserror::Error;

/// Seven columns.
const COLUMNS: u8 = 7;
/// Six rows; a seventh bit above each column stays empty, so that rows do not run on.
const ROWS: u8 = 6;
const HEIGHT: u8 = ROWS + 1;

/// A moment of the game: one bit board for each seat, column after column from the bottom up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConnectFour {
    common: Common,
    discs: [u64; 2],
    turn: Seat,
    over: bool,
}

/// A column, from 0; written `drop 1` to `drop 7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drop(u8);

/// Why a disc cannot be dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// No room.
    #[error("column {0} is full")]
    Full(u8),
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Happened {
    /// A disc fell into a column.
    Dropped {
        /// Whose.
        seat: Seat,
        /// Which column, from 1.
        column: u8,
    },
}

/// The board as rows from the top, `0` and `1` for the seats' discs, `.` for nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Six texts of seven.
    pub rows: Vec<String>,
    /// Whose turn it is, or was when the game ended.
    pub turn: Seat,
}

impl ConnectFour {
    fn taken(&self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    /// The lowest free place of a column, or the bit above it when it is full.
    fn landing(&self, column: u8) -> u64 {
        let bottom = 1 << (column * HEIGHT);
        (self.taken() + bottom) & (0x7f << (column * HEIGHT))
    }

    fn is_full(&self, column: u8) -> bool {
        self.landing(column) == 1 << (column * HEIGHT + ROWS)
    }

    fn four_in_a_row(discs: u64) -> bool {
        [1, HEIGHT - 1, HEIGHT, HEIGHT + 1].into_iter().any(|step| {
            let pairs = discs & (discs >> step);
            pairs & (pairs >> (2 * step)) != 0
        })
    }

    fn ended(&self) -> bool {
        self.discs.into_iter().any(Self::four_in_a_row)
            || self.taken().count_ones() == u32::from(COLUMNS * ROWS)
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
    type Event = Happened;
    type Illegal = Illegal;
    type View = Board;
    type Board = Board;

    fn deal(setup: &Setup) -> ConnectFour {
        let mut common = Common::new(setup);
        let turn = common.first_seat();
        ConnectFour { common, discs: [0; 2], turn, over: false }
    }

    fn common(&self) -> &Common {
        &self.common
    }

    fn common_mut(&mut self) -> &mut Common {
        &mut self.common
    }

    fn to_act(&self) -> SeatSet {
        if self.over { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    fn legal(&self, seat: Seat, moves: &mut Vec<Drop>) {
        if self.to_act().contains(seat) {
            moves.extend((0..COLUMNS).filter(|column| !self.is_full(*column)).map(Drop));
        }
    }

    fn check(&self, _: Seat, Drop(column): Drop) -> Result<(), Illegal> {
        if self.is_full(column) { Err(Illegal::Full(column + 1)) } else { Ok(()) }
    }

    fn play(&mut self, seat: Seat, Drop(column): Drop, events: &mut impl Sink<Happened>) {
        self.discs[seat.index()] |= self.landing(column);
        events.tell(Happened::Dropped { seat, column: column + 1 });
        self.over = self.ended();
        if !self.over {
            self.turn = seat.left(2);
        }
    }

    fn scores(&self) -> PerSeat<i32> {
        let mut scores = PerSeat::default();
        Seat::all(2).for_each(|seat| {
            scores[seat] = i32::from(Self::four_in_a_row(self.discs[seat.index()]));
        });
        scores
    }

    fn score_lines(&self) -> Vec<ScoreLine> {
        vec![ScoreLine { name: "four".into(), scores: self.scores().seated(2).to_vec() }]
    }

    fn winners(&self) -> SeatSet {
        Seat::all(2).filter(|seat| self.scores()[*seat] == 1).collect()
    }

    fn view(&self, _: Viewer) -> Board {
        self.board()
    }

    fn redraw_hidden(&mut self, _: Viewer, _: &mut Stream) {}

    fn board(&self) -> Board {
        let cell = |row: u8, column: u8| {
            let bit = 1 << (column * HEIGHT + row);
            ['0', '1', '.'][self.discs.iter().position(|d| d & bit != 0).unwrap_or(2)]
        };
        let row = |row| (0..COLUMNS).map(|column| cell(row, column)).collect();
        Board { rows: (0..ROWS).rev().map(row).collect(), turn: self.turn }
    }

    fn from_board(common: Common, board: &Board) -> Result<ConnectFour, PositionError> {
        let wrong = |text: &str| Err(PositionError::new(text));
        let right_size = |row: &String| row.len() == COLUMNS as usize;
        if board.rows.len() != ROWS as usize || !board.rows.iter().all(right_size) {
            return wrong("the board has 6 rows of 7 places");
        }
        let mut discs = [0; 2];
        for (row, text) in (0..ROWS).rev().zip(&board.rows) {
            for (column, cell) in (0..COLUMNS).zip(text.bytes()) {
                let bit = 1 << (column * HEIGHT + row);
                match cell {
                    b'0' => discs[0] |= bit,
                    b'1' => discs[1] |= bit,
                    b'.' => {}
                    _ => return wrong("a place holds 0, 1 or ."),
                }
            }
        }
        let mut game = ConnectFour { common, discs, turn: board.turn, over: false };
        game.over = game.ended();
        Ok(game)
    }

    fn validate(&self) -> Result<(), String> {
        let floats =
            |column| self.taken() & !(self.landing(column) - 1) & (0x7f << (column * HEIGHT));
        let [zero, one] = self.discs.map(u64::count_ones);
        if self.turn.0 > 1 {
            Err("seats are 0 and 1".into())
        } else if (0..COLUMNS).any(|column| floats(column) != 0) {
            Err("a disc floats in the air".into())
        } else if zero.abs_diff(one) > 1 {
            Err("one seat has dropped too many discs".into())
        } else if self.discs.into_iter().all(Self::four_in_a_row) {
            Err("both seats have four in a row".into())
        } else if self.over != self.ended() {
            Err("the end was missed".into())
        } else {
            Ok(())
        }
    }

    fn longest(_: &Setup) -> u32 {
        u32::from(COLUMNS * ROWS)
    }
}

impl Event for Happened {
    fn seen_by(&self, _: Viewer) -> Option<Happened> {
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
        let columns = (0..COLUMNS).map(Drop);
        columns.into_iter().find(|mv| mv.to_string() == text).ok_or_else(|| {
            NotationError::new(text, "say drop and a column from 1 to 7, as in: drop 4")
        })
    }
}
