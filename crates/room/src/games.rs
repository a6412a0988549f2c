//! The games, as described to whoever creates a table.

use engine::{Entry, GAMES};
use serde::Serialize;

/// A game that can be played.
#[derive(Serialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    id: &'static str,
    name: &'static str,
    min_seats: u8,
    max_seats: u8,
    /// The version of rules and data.
    rules: u32,
    options: Vec<OptionInfo>,
}

/// An option that a table chooses before a game.
#[derive(Serialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionInfo {
    name: &'static str,
    /// The first is the default.
    choices: &'static [&'static str],
}

impl GameInfo {
    /// All games.
    pub fn all() -> Vec<GameInfo> {
        let option =
            |spec: &table::OptionSpec| OptionInfo { name: spec.name, choices: spec.choices };
        let game = |entry: &Entry| GameInfo {
            id: entry.info.id,
            name: entry.info.name,
            min_seats: entry.info.min_seats,
            max_seats: entry.info.max_seats,
            rules: entry.info.rules,
            options: entry.info.options.iter().map(option).collect(),
        };
        GAMES.iter().map(game).collect()
    }
}
