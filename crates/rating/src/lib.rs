//! The strength of people, from the results of their games.
//!
//! The method is Weng and Lin's (2011), which rates tables of any size at once from the order in
//! which the players finished, ties included. Ratings are points as in chess: a player with 400
//! more finishes ahead in ten games out of eleven. Bots are the fixed reference: each level has the
//! points it was [measured](anchor) to have, and games do not change them.
//!
//! This crate does no I/O: ratings and places go in, new ratings come out.

mod anchors;

use std::f64::consts::LN_10;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

pub use anchors::{CASUAL, anchor};

/// How many points make the odds e times as large.
pub const SCALE: f64 = 400.0 / LN_10;

/// A rating is shown after this many rated games of a kind.
pub const SHOWN_AFTER: u32 = 10;

/// How much uncertainty a rating regains with every game: people learn. Because of this the doubt
/// never falls much below 40 points, and a rating keeps following its player.
const DRIFT: f64 = 3.0;

/// The doubt about people who play now and then. The more uncertain two ratings are, the less a
/// difference in points says, and so the wider ratings spread; between two players with this doubt
/// they are right.
const USUAL: f64 = 50.0;

/// The doubt about the points of a bot, which are taken as exact.
const SURE: f64 = 1.0;

/// A player's strength at a game, and its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength that explains the games best.
    pub points: f64,
    /// Its standard deviation.
    pub doubt: f64,
}

impl Rating {
    /// A new player: as strong as a casual bot, with a large doubt. With an even larger one the
    /// first games would overshoot, the more the larger their tables are.
    pub const NEW: Rating = Rating { points: CASUAL, doubt: 160.0 };

    /// The points to show after this many games, if any.
    pub fn shown(self, games: u32) -> Option<i32> {
        (games >= SHOWN_AFTER).then(|| self.points.round() as i32)
    }
}

/// The player in a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Player {
    /// A person with the rating from before the game.
    Person(Rating),
    /// A bot with these points, before the game and after it.
    Bot(f64),
}

/// How a seat finished: places start at 1, and tied seats share one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finish {
    /// The player in the seat.
    pub player: Player,
    /// The place.
    pub place: u8,
}

/// The ratings after a game, in seat order; `None` for bots.
pub fn rate(table: &[Finish]) -> Vec<Option<Rating>> {
    let before: Vec<[WengLinRating; 1]> =
        table.iter().map(|finish| [finish.player.before()]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(table)
        .map(|(before, finish)| (&before[..], MultiTeamOutcome::new(finish.place.into())))
        .collect();
    // The method adds the doubt about both players to twice the square of this.
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
    /// The estimate before a game.
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
