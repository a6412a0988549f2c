//! A moment of a game as people read and edit it: everything, nothing hidden.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Format, Game, Setup, SetupError, Stream};

/// A moment of a game in words, the state of the random stream included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position<B> {
    /// How it is written.
    #[serde(default)]
    pub format: Format,
    /// The game's id.
    pub game: String,
    /// The version of rules and data; this one if nothing is said.
    #[serde(default)]
    pub rules: Option<u32>,
    /// How many seats.
    pub seats: u64,
    /// The choices made before the game.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// How many moves were made before this moment.
    #[serde(default)]
    pub ply: u32,
    /// The random stream: its seed and how many words were taken.
    pub stream: Stream,
    /// The game's own part.
    pub board: B,
}

/// What is wrong with a position, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{reason}")]
pub struct PositionError {
    /// What kind of fault it is.
    pub fault: Fault,
    /// What is wrong, for whoever wrote the position; it names the place.
    pub reason: String,
}

/// What kind of fault a position has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// It is of another game, or of other rules.
    OtherGame,
    /// The game cannot be set up with these seats or options.
    Setup,
    /// It names something the game does not have.
    Unknown,
    /// There is too much or too little of something.
    Count,
    /// No play leads there.
    Impossible,
}

impl PositionError {
    /// A fault, and what is wrong.
    pub fn new(fault: Fault, reason: impl Into<String>) -> PositionError {
        PositionError { fault, reason: reason.into() }
    }

    /// A position that no play leads to.
    pub fn impossible(reason: impl Into<String>) -> PositionError {
        PositionError::new(Fault::Impossible, reason)
    }

    /// A fault, unless something holds. The reason begins with its place in the position.
    pub fn unless(
        holds: bool,
        fault: Fault,
        reason: impl FnOnce() -> String,
    ) -> Result<(), PositionError> {
        if holds { Ok(()) } else { Err(PositionError::new(fault, reason())) }
    }
}

impl From<SetupError> for PositionError {
    fn from(error: SetupError) -> PositionError {
        PositionError::new(Fault::Setup, error.to_string())
    }
}

impl<B> Position<B> {
    /// The position of a state, with the stream its next draw comes from.
    pub fn of<G: Game<Board = B>>(state: &G, chance: &Stream, ply: u32) -> Position<B> {
        let setup = state.setup();
        Position {
            format: Format,
            game: G::INFO.id.into(),
            rules: Some(G::INFO.rules),
            seats: setup.seats().into(),
            options: setup.options().named(G::INFO.options),
            ply,
            stream: chance.clone(),
            board: state.board(),
        }
    }

    /// The state a position describes. What cannot be is refused here, and nowhere else.
    pub fn state<G: Game<Board = B>>(&self) -> Result<G, PositionError> {
        let (id, rules) = (G::INFO.id, G::INFO.rules);
        if self.game != id {
            let reason = format!("the position is of {:?}, not of {id:?}", self.game);
            return Err(PositionError::new(Fault::OtherGame, reason));
        }
        if let Some(other) = self.rules.filter(|other| *other != rules) {
            let reason = format!("the position is by rules {other} of {id}; this is rules {rules}");
            return Err(PositionError::new(Fault::OtherGame, reason));
        }
        let setup = Setup::parse::<G>(self.seats, &self.options)?;
        if self.ply > G::longest(&setup) {
            let reason = format!("no game like this has {} moves", self.ply);
            return Err(PositionError::new(Fault::Count, reason));
        }
        let state = G::from_board(setup, &self.board)?;
        state.validate()?;
        Ok(state)
    }
}
