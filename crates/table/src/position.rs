//! A moment of a game in a form that people read and edit, with nothing hidden.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Format, Game, Setup, SetupError, Stream};

/// A moment of a game in readable form, including the state of the random stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position<B> {
    /// The format version.
    #[serde(default)]
    pub format: Format,
    /// The game's id.
    pub game: String,
    /// The version of rules and data; the current one if missing.
    #[serde(default)]
    pub rules: Option<u32>,
    /// The number of seats.
    pub seats: u64,
    /// The options chosen.
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
    /// The kind of fault.
    pub fault: Fault,
    /// What is wrong and where, for whoever wrote the position.
    pub reason: String,
}

/// What kind of fault a position has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// It is of another game or another rules version.
    OtherGame,
    /// The game cannot be set up with these seats or options.
    Setup,
    /// It names something the game does not have.
    Unknown,
    /// There is too much or too little of something.
    Count,
    /// No sequence of moves leads there.
    Impossible,
}

impl PositionError {
    /// An error of this kind, with a reason.
    pub fn new(fault: Fault, reason: impl Into<String>) -> PositionError {
        PositionError { fault, reason: reason.into() }
    }

    /// An error for a position that no sequence of moves leads to.
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
    /// The position of a state, with the stream that its next draw comes from.
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

    /// The state that the position describes. Impossible positions are rejected here, and only
    /// here.
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
