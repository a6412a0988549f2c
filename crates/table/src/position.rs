//! A moment of a game as people read and edit it: everything, nothing hidden.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Common, Game, Options, Setup, Stream};

/// A moment of a game in words, the state of the random stream included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position<B> {
    /// The game's id.
    pub game: String,
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

/// What is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct PositionError(pub String);

impl PositionError {
    /// An error with this text.
    pub fn new(text: impl Into<String>) -> PositionError {
        PositionError(text.into())
    }
}

impl<B> Position<B> {
    /// The position of a state.
    pub fn of<G: Game<Board = B>>(state: &G, ply: u32) -> Position<B> {
        let Common { seats, options, stream } = *state.common();
        Position {
            game: G::INFO.id.into(),
            seats: seats.into(),
            options: options.named(G::INFO.options),
            ply,
            stream,
            board: state.board(),
        }
    }

    /// The state a position describes. What cannot be is refused here, and nowhere else.
    pub fn state<G: Game<Board = B>>(&self) -> Result<G, PositionError> {
        if self.game != G::INFO.id {
            let text = format!("the position is of {:?}, not of {:?}", self.game, G::INFO.id);
            return Err(PositionError(text));
        }
        let bad_setup = |error: crate::SetupError| PositionError(error.to_string());
        let pairs = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::parse(G::INFO.options, pairs).map_err(bad_setup)?;
        let setup = Setup::new::<G>(self.seats, options, self.stream.seed()).map_err(bad_setup)?;
        if self.ply > G::longest(&setup) {
            let text = format!("no game like this has {} moves", self.ply);
            return Err(PositionError(text));
        }
        let common = Common { seats: setup.seats, options, stream: self.stream };
        let state = G::from_board(common, &self.board)?;
        state.validate().map_err(PositionError)?;
        Ok(state)
    }
}
