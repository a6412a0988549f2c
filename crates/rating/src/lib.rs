//! How strong people are, from how their games came out.
//!
//! The method is Weng and Lin's (2011), which rates tables of any number at once from the order in
//! which they finished, ties included. Ratings are points as in chess: who has 400 more comes in
//! ahead in ten games of eleven. Bots are what everything is measured against: each level has the
//! points it was [measured](anchor) to have, and games do not change them.
//!
//! Nothing is read or kept here: a rating, and places in, another rating out.

mod anchors;

use std::f64::consts::LN_10;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

pub use anchors::{CASUAL, anchor};

/// Points of a chance that is e times another.
pub const SCALE: f64 = 400.0 / LN_10;

/// After so many rated games of one kind a rating is shown.
pub const SHOWN_AFTER: u32 = 10;

/// How much a rating becomes unsure again with every game: people learn. By this the doubt never
/// falls much below 40 points, and a rating always follows whoever plays.
const DRIFT: f64 = 3.0;

/// The doubt about people who play now and then. The more is unknown of two, the less a difference
/// in points says of them, and so the wider ratings spread; between two of this doubt they are right.
const USUAL: f64 = 50.0;

/// How unsure the points of a bot are. They are taken as they are.
const SURE: f64 = 1.0;

/// How strong somebody is at a game, and how unsure that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength that explains the games best.
    pub points: f64,
    /// The standard deviation of it.
    pub doubt: f64,
}

impl Rating {
    /// Somebody of whom nothing is known: as strong as a casual bot, give or take much. A larger
    /// doubt has the first games overshoot, by more the larger their tables are.
    pub const NEW: Rating = Rating { points: CASUAL, doubt: 160.0 };

    /// The points that are shown after so many games, if any are.
    pub fn shown(self, games: u32) -> Option<i32> {
        (games >= SHOWN_AFTER).then(|| self.points.round() as i32)
    }
}

/// Who has a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Player {
    /// A person with the rating from before the game.
    Person(Rating),
    /// A bot with these points, before the game and after it.
    Bot(f64),
}

/// How a seat came in: the first has place 1, and those who share one have the same.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finish {
    /// Whose seat it is.
    pub player: Player,
    /// Which place.
    pub place: u8,
}

/// The ratings after a game, in the order of the seats; nothing for bots.
pub fn rate(table: &[Finish]) -> Vec<Option<Rating>> {
    let before: Vec<[WengLinRating; 1]> =
        table.iter().map(|finish| [finish.player.before()]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(table)
        .map(|(before, finish)| (&before[..], MultiTeamOutcome::new(finish.place.into())))
        .collect();
    // The method adds the doubt about both to twice the square of this.
    let beta = (SCALE.powi(2) / 2.0 - USUAL.powi(2)).sqrt();
    let config = WengLinConfig { beta, ..WengLinConfig::new() };
    let after = weng_lin_multi_team(&ranked, &config);
    let rating = |(finish, after): (&Finish, &Vec<WengLinRating>)| match finish.player {
        Player::Person(_) => Some(Rating { points: after[0].rating, doubt: after[0].uncertainty }),
        Player::Bot(_) => None,
    };
    table.iter().zip(&after).map(rating).collect()
}

impl Player {
    /// What is believed of somebody when a game begins.
    fn before(self) -> WengLinRating {
        match self {
            Player::Person(Rating { points, doubt }) => {
                WengLinRating { rating: points, uncertainty: doubt.hypot(DRIFT) }
            }
            Player::Bot(points) => WengLinRating { rating: points, uncertainty: SURE },
        }
    }
}

#[cfg(test)]
mod tests;
