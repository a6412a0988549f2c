//! A toy game with a coin that one seat or both cannot see, in two forms.
//!
//! `GUESS`: the coin is hidden from both. Seat 0 plays safe for a small gain, or commits, and then
//! has to guess the coin for a large one. A bot that peeks at imagined worlds thinks that a guess
//! is always right (*strategy fusion*), and commits.
//!
//! `HIDE`: seat 0 pays a little to play safe, or lays the coin down unseen, and seat 1 guesses. A
//! bot that lets the other seat peek thinks that the coin is always found, and plays safe.

use std::fmt;
use std::str::FromStr;

use bots::Insight;
use serde::{Deserialize, Serialize};
use table::{
    Event, Field, Game, Info, NotationError, PerSeat, PositionError, Seat, SeatSet, Setup, Sink,
    Stream, Viewer,
};

pub(crate) const GUESS: bool = true;
pub(crate) const HIDE: bool = false;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Coin<const FORM: bool> {
    setup: Setup,
    heads: bool,
    stage: Stage,
    score: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Stage {
    Start,
    Guessing,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub(crate) enum Move {
    Safe,
    Commit,
    Heads,
    Tails,
}

/// A move was played. Nobody else sees the coin that seat 0 lays down.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Played {
    seat: Seat,
    face_down: bool,
    mv: Option<Move>,
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("not now")]
pub(crate) struct NotNow;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Board(bool, Stage, i32);

impl<const FORM: bool> Game for Coin<FORM> {
    const INFO: Info = Info {
        id: "coin",
        name: "Coin",
        min_seats: 2,
        max_seats: 2,
        rules: 1,
        options: &[],
        hidden: true,
    };

    type Move = Move;
    type Event = Played;
    type Illegal = NotNow;
    type View = (Stage, i32);
    type Board = Board;

    fn deal(setup: Setup, chance: &mut Stream) -> Self {
        let heads = chance.below(2) == 0;
        Coin { setup, heads, stage: Stage::Start, score: 0 }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn to_act(&self) -> SeatSet {
        match self.stage {
            Stage::Start => SeatSet::only(Seat(0)),
            Stage::Guessing => SeatSet::only(Seat(u8::from(FORM == HIDE))),
            Stage::Over => SeatSet::EMPTY,
        }
    }

    fn legal(&self, seat: Seat, moves: &mut Vec<Move>) {
        if !self.to_act().contains(seat) {
            return;
        }
        moves.extend(match (self.stage, FORM) {
            (Stage::Start, GUESS) => &[Move::Safe, Move::Commit][..],
            (Stage::Start, HIDE) => &[Move::Safe, Move::Heads, Move::Tails],
            _ => &[Move::Heads, Move::Tails],
        });
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), NotNow> {
        let mut moves = Vec::new();
        self.legal(seat, &mut moves);
        if moves.contains(&mv) { Ok(()) } else { Err(NotNow) }
    }

    fn step(&mut self, seat: Seat, mv: Move, _: &mut Stream, events: &mut impl Sink<Played>) {
        let face_down = self.stage == Stage::Start && matches!(mv, Move::Heads | Move::Tails);
        events.tell(Played { seat, face_down, mv: Some(mv) });
        let (stage, score) = match (self.stage, mv) {
            (Stage::Start, Move::Safe) => (Stage::Over, if FORM == GUESS { 1 } else { -1 }),
            (Stage::Start, Move::Commit) => (Stage::Guessing, 0),
            (Stage::Start, laid) => {
                self.heads = laid == Move::Heads;
                (Stage::Guessing, 0)
            }
            (_, guess) => {
                let right = (guess == Move::Heads) == self.heads;
                (Stage::Over, if right == (FORM == GUESS) { 4 } else { -4 })
            }
        };
        (self.stage, self.score) = (stage, score);
    }

    fn scores(&self) -> PerSeat<i32> {
        let mut scores = PerSeat::default();
        scores[Seat(0)] = self.score;
        scores
    }

    fn winners(&self) -> SeatSet {
        SeatSet::only(Seat(u8::from(self.score < 0)))
    }

    fn view(&self, _: Viewer) -> (Stage, i32) {
        (self.stage, self.score)
    }

    fn redraw_hidden(&mut self, viewer: Viewer, chance: &mut Stream) {
        let drawn = chance.below(2) == 0;
        let knows = FORM == HIDE && viewer.knows(Seat(0));
        if self.stage != Stage::Over && !knows {
            self.heads = drawn;
        }
    }

    fn board(&self) -> Board {
        Board(self.heads, self.stage, self.score)
    }

    fn from_board(setup: Setup, board: &Board) -> Result<Self, PositionError> {
        Ok(Coin { setup, heads: board.0, stage: board.1, score: board.2 })
    }

    fn validate(&self) -> Result<(), PositionError> {
        Ok(())
    }

    fn longest(_: &Setup) -> u32 {
        2
    }
}

/// All defaults: what a game gets before its bots are tuned.
impl<const FORM: bool> Insight for Coin<FORM> {}

impl Event for Played {
    const FIELDS: &'static [(&'static str, Field)] =
        &[("seat", Field::Seat), ("face_down", Field::Flag), ("mv", Field::Name("move"))];

    fn seen_by(&self, viewer: Viewer) -> Option<Played> {
        let mv = self.mv.filter(|_| !self.face_down || viewer.knows(self.seat));
        Some(Played { mv, ..*self })
    }

    fn ends_undo(&self) -> bool {
        true
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Move::Safe => "safe",
            Move::Commit => "commit",
            Move::Heads => "heads",
            Move::Tails => "tails",
        })
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let moves = [Move::Safe, Move::Commit, Move::Heads, Move::Tails];
        let named = moves.into_iter().find(|mv| mv.to_string() == text);
        named.ok_or_else(|| NotationError::new(text, "safe, commit, heads or tails"))
    }
}
