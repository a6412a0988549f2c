//! The strength of the bots: the ladders of `docs/strength.md`, shifted so that the casual bot of
//! every game has the same points. `asterism-lab arena --ladder` measures and prints them in this
//! form.

use bots::Level;

/// The points of the casual bot, and of a new player.
pub const CASUAL: f64 = 1500.0;

/// The points of a level at a game; `None` if it was not measured.
pub fn anchor(game: &str, level: Level) -> Option<f64> {
    let [novice, casual, skilled, expert] = match game {
        "sternenhimmel" => [1313.0, CASUAL, 1837.0, 1924.0],
        "stellium" => [1220.0, CASUAL, 1651.0, 1917.0],
        "astra" => [1322.0, CASUAL, 1926.0, 2373.0],
        _ => return None,
    };
    match level {
        Level::Novice => Some(novice),
        Level::Casual => Some(casual),
        Level::Skilled => Some(skilled),
        Level::Expert => Some(expert),
        Level::Random | Level::Greedy => None,
    }
}
