//! A game as its start and its moves, the form that is kept for ever.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Format, Game, GameExt, Match, Outcome, PlayError, Position, Seat, Seed, Setup};

/// A whole game, finished or not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<B> {
    /// The format version.
    #[serde(default)]
    pub format: Format,
    /// The game's id.
    pub game: String,
    /// The version of rules and data it was played with.
    pub rules: u32,
    /// The number of seats.
    pub seats: u64,
    /// The options chosen.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Where the game began.
    pub start: Start<B>,
    /// The moves, in order.
    pub moves: Vec<RecordMove>,
    /// How the game ended; `None` while it has not.
    pub result: Option<Outcome>,
    /// Where the seed came from, if several parties contributed to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

/// The origin of a seed: a secret whose fingerprint was published first, and the players'
/// contributions. How they are combined into a seed is up to the engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The version of the deal protocol; the first if missing.
    #[serde(default = "Deal::first_version", skip_serializing_if = "Deal::is_first_version")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub version: u32,
    /// The fingerprint of the secret, published before anyone contributed.
    pub commitment: String,
    /// The secret.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub secret: Seed,
    /// The contributions, in seat order.
    pub contributions: Vec<Contribution>,
    /// The seats of people who did not contribute to the seed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number[]"))]
    pub left_out: Vec<Seat>,
    /// The seats that broke off earlier deals, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number[]"))]
    pub broken_off: Vec<Seat>,
}

impl Deal {
    const fn first_version() -> u32 {
        1
    }

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
    fn is_first_version(version: &u32) -> bool {
        *version == Deal::first_version()
    }
}

/// A player's contribution to the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Contribution {
    /// The contributing seat.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// The value contributed.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub value: Seed,
}

/// Where a game began.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Start<B> {
    /// Dealt from this seed.
    Seed(Seed),
    /// Set up by hand.
    Position(Box<Position<B>>),
}

/// A move and the seat that made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RecordMove {
    /// Who moved.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// The move in the game's notation.
    #[serde(rename = "move")]
    pub notation: String,
}

/// Why a record is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The record is of another game.
    #[error("the record is of {got:?}, not of {want:?}")]
    Game {
        /// The game expected.
        want: &'static str,
        /// The game named in the record.
        got: String,
    },
    /// The record has another rules version.
    #[error("the record was played by rules {got} of {game}; this is rules {want}")]
    Rules {
        /// The game.
        game: &'static str,
        /// The current rules version.
        want: u32,
        /// The rules version in the record.
        got: u32,
    },
    /// The start is impossible.
    #[error("the start does not hold: {0}")]
    Start(String),
    /// The record has no move of this number, counted from 1.
    #[error("there is no move {0}")]
    NoMove(usize),
    /// The move is illegal.
    #[error("move {number} does not hold: seat {seat}, {notation:?}: {reason}")]
    Move {
        /// The number of the move, counted from 1.
        number: usize,
        /// The seat that made it.
        seat: Seat,
        /// The move.
        notation: String,
        /// Why it is illegal.
        reason: String,
    },
    /// The recorded result differs from the real one.
    #[error("the result does not hold: {0}")]
    Result(String),
}

impl<B: Clone + PartialEq> Record<B> {
    /// Replays the record, checking every move and the result.
    pub fn replay<G: Game<Board = B>>(&self) -> Result<Match<G>, RecordError> {
        let mut game = self.begin::<G>()?;
        for number in 1..=self.moves.len() {
            self.play_move(&mut game, number)?;
        }
        self.check_result(&game)?;
        Ok(game)
    }

    /// The game before its first move.
    pub fn begin<G: Game<Board = B>>(&self) -> Result<Match<G>, RecordError> {
        let (id, rules) = (G::INFO.id, G::INFO.rules);
        if self.game != id {
            return Err(RecordError::Game { want: id, got: self.game.clone() });
        }
        if self.rules != rules {
            return Err(RecordError::Rules { game: id, want: rules, got: self.rules });
        }
        let start = |error: String| RecordError::Start(error);
        match &self.start {
            Start::Seed(seed) => {
                let setup = Setup::parse::<G>(self.seats, &self.options)
                    .map_err(|e| start(e.to_string()))?;
                Ok(Match::new(setup, *seed))
            }
            Start::Position(position) => {
                let game: Match<G> = Match::load(position).map_err(|e| start(e.to_string()))?;
                let setup = Setup::parse::<G>(self.seats, &self.options);
                let fits = setup.is_ok_and(|setup| setup == *game.state().setup());
                if fits {
                    Ok(game)
                } else {
                    Err(start("seats or options differ from the position's".into()))
                }
            }
        }
    }

    /// Plays move `number`, counted from 1.
    pub fn play_move<G: Game>(
        &self,
        game: &mut Match<G>,
        number: usize,
    ) -> Result<Vec<G::Event>, RecordError> {
        let at = number.checked_sub(1).and_then(|at| self.moves.get(at));
        let RecordMove { seat, notation } = at.ok_or(RecordError::NoMove(number))?;
        let refuse = |reason: String| RecordError::Move {
            number,
            seat: *seat,
            notation: notation.clone(),
            reason,
        };
        let mv: G::Move =
            notation.parse().map_err(|e: crate::NotationError| refuse(e.to_string()))?;
        game.play(*seat, mv).map_err(|e: PlayError<G::Illegal>| refuse(e.to_string()))
    }

    /// Checks that the game ended as recorded, or has not ended if the record has no result.
    pub fn check_result<G: Game>(&self, game: &Match<G>) -> Result<(), RecordError> {
        let bad = |text: String| Err(RecordError::Result(text));
        match (game.state().outcome(), &self.result) {
            (Some(_), None) => bad("the game is over, and the record does not say so".into()),
            (None, Some(_)) => bad("the game is not over".into()),
            (Some(real), Some(said)) if real.scores != said.scores => {
                bad(format!("the scores are {:?}, not {:?}", real.scores, said.scores))
            }
            (Some(real), Some(said)) if real.winners != said.winners => {
                let seats = |list: &[Seat]| list.iter().map(|seat| seat.0).collect::<Vec<u8>>();
                bad(format!("won by {:?}, not {:?}", seats(&real.winners), seats(&said.winners)))
            }
            (Some(real), Some(said)) if real.lines != said.lines => {
                bad("the score lines are others".into())
            }
            (None, None) | (Some(_), Some(_)) => Ok(()),
        }
    }
}
