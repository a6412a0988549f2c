//! All levels against each other, and the resulting ratings.

use bots::{Budget, Insight, Level};
use serde_json::json;
use table::Stream;

use super::contest::{Question, Tally};
use super::rating::{self as ladder, Meeting, Rating};
use super::{Entrant, allowed, thinking, watch};
use crate::report::{Cell, Report, Table};

/// Plays all levels against each other; the question is asked for each pair.
pub(super) fn rate<G: Insight>(question: &Question, budget: Budget) -> Report {
    let mut seeds = Stream::new(question.seed);
    let mut met = Vec::new();
    for (one, other) in pairs(question.seats) {
        let question = Question { seed: seeds.fork(), ..*question };
        let entrants = [one, other].map(|at| Entrant::Bot(Level::LADDER[at]));
        met.push((one, other, watch::<G>(&question, entrants, budget)));
    }
    let meetings: Vec<Meeting> = met
        .iter()
        .map(|(one, other, tally)| meeting(*one, *other, question.seats, tally))
        .collect();
    let ratings = ladder::rate(Level::LADDER.len(), &meetings);
    let (game, seats, think) = (G::INFO.id, question.seats, thinking(budget));
    Report {
        title: format!("{game}, {seats} seats: all levels, the expert with {think}"),
        facts: json!({ "game": game, "seats": seats, "expert": allowed(budget), "seed": question.seed }),
        tables: vec![results(&met), ratings_table(&ratings)],
    }
}

/// The pairs to play. With more than two seats, one against many is not the same as many against
/// one, and both are played.
fn pairs(seats: u8) -> impl Iterator<Item = (usize, usize)> {
    let count = Level::LADDER.len();
    let all = (0..count).flat_map(move |one| (0..count).map(move |other| (one, other)));
    all.filter(move |(one, other)| one > other || one < other && seats > 2)
}

/// A meeting for the ratings. One more game, shared by all, is added, so that winning or losing
/// every game does not give an unbounded rating.
fn meeting(one: usize, other: usize, seats: u8, tally: &Tally) -> Meeting {
    let games = tally.games as f64 + 1.0;
    Meeting { one, other, others: seats - 1, games, wins: tally.wins + 1.0 / f64::from(seats) }
}

fn results(met: &[(usize, usize, Tally)]) -> Table {
    let name = |at: usize| Cell::text(Level::LADDER[at].name());
    let row = |&(one, other, tally): &(usize, usize, Tally)| {
        let (low, high) = tally.interval();
        vec![
            name(one),
            name(other),
            Cell::Share(tally.share()),
            Cell::Share(low),
            Cell::Share(high),
            Cell::Margin(tally.margin()),
            Cell::Count(tally.games as i64),
        ]
    };
    Table {
        name: "results",
        columns: vec!["one", "others", "share", "low", "high", "margin", "games"],
        rows: met.iter().map(row).collect(),
    }
}

/// The last column is what people are rated against (`crates/rating`), where the casual bot of
/// every game has the same points.
fn ratings_table(ratings: &[Rating]) -> Table {
    let casual = Level::LADDER.iter().zip(ratings).find(|(level, _)| **level == Level::Casual);
    let casual = casual.map_or(0.0, |(_, rating)| rating.points);
    let row = |(level, &Rating { points, error }): (Level, &Rating)| {
        vec![
            Cell::text(level.name()),
            Cell::Points(points),
            Cell::Points(points - 1.96 * error),
            Cell::Points(points + 1.96 * error),
            Cell::Points(points - casual + rating::CASUAL),
        ]
    };
    Table {
        name: "ratings",
        columns: vec!["bot", "rating", "low", "high", "anchor"],
        rows: Level::LADDER.into_iter().zip(ratings).rev().map(row).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_and_at_larger_tables_both_ways() {
        let two: Vec<_> = pairs(2).collect();
        assert_eq!(two.len(), 10);
        assert!(two.iter().all(|(one, other)| one > other));
        assert_eq!(pairs(3).count(), 20);
    }

    #[test]
    fn who_won_everything_has_a_rating_all_the_same() {
        let tally = Tally { games: 50, wins: 50.0, margins: 0.0 };
        let ratings = ladder::rate(2, &[meeting(1, 0, 2, &tally)]);
        assert!((700.0..900.0).contains(&ratings[1].points), "{ratings:?}");
    }
}
