//! Whether ratings find the truth: players of known strength play many games at tables of two to
//! five, with bots among them, and their ratings are compared with their strengths.
//!
//! A player's performance in a game is their strength plus a Gumbel random variable, so that the
//! odds between two are those of their points, whoever else is at the table (Luce 1959). Players
//! whose performances differ by only a few points share a place.

use std::f64::consts::TAU;
use std::path::PathBuf;

use bots::Level;
use clap::Args;
use rating::{Finish, Player, Rating, SCALE, anchor, rate};
use serde_json::json;
use table::{Seed, Stream};

use crate::Failure;
use crate::report::{Cell, Report, Table};

/// The mean strength of people, between the casual and the skilled bots.
const MEAN: f64 = 1600.0;
/// One seat in this many is a bot's.
const BOTS: u32 = 4;
/// Performances closer than this share a place, in points.
const ALIKE: f64 = 8.0;

#[derive(Args)]
pub(crate) struct Arguments {
    /// Number of games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// Number of players
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(5..=100_000))]
    players: u32,
    /// The standard deviation of their strengths, in points
    #[arg(long, default_value_t = 250.0)]
    spread: f64,
    /// The game whose bots are at the tables
    #[arg(long, default_value = "astra")]
    game: String,
    /// The seed of all strengths and games: a number, or 64 hex digits
    #[arg(long, default_value = "1", value_parser = engine::seed)]
    seed: Seed,
    /// Also write the figures to this file, as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments { games, players, spread, game, seed, json } = arguments;
    let bots: Vec<f64> =
        Level::LADDER.into_iter().filter_map(|level| anchor(game, level)).collect();
    if bots.is_empty() {
        return Err(Failure(format!("no bots of {game:?} were measured")));
    }
    let mut world = World::new(*players, *spread, bots, *seed);
    let mut rows = Vec::new();
    // Report at every doubling, the last at the end.
    let mut looks: Vec<u32> =
        (0..).map(|halves| games >> halves).take_while(|games| *games >= 100).take(5).collect();
    looks.reverse();
    for played in 1..=*games {
        world.play();
        if looks.contains(&played) || played == *games {
            rows.push(world.found().row(played));
        }
    }
    let report = Report {
        title: format!("{players} players, strengths {MEAN} ± {spread}, bots of {game}"),
        facts: json!({ "players": players, "spread": spread, "game": game, "seed": seed }),
        tables: vec![Table { name: "found", columns: COLUMNS.to_vec(), rows }],
    };
    report.deliver(json.as_deref())
}

/// The players, including the bots, and the random stream.
struct World {
    people: Vec<Person>,
    bots: Vec<f64>,
    chance: Stream,
}

struct Person {
    strength: f64,
    rating: Rating,
    games: u32,
}

impl World {
    fn new(players: u32, spread: f64, bots: Vec<f64>, seed: Seed) -> World {
        let mut chance = Stream::new(seed);
        let mut person = || {
            let strength = MEAN + spread * normal(&mut chance);
            Person { strength, rating: Rating::NEW, games: 0 }
        };
        let people = (0..players).map(|_| person()).collect();
        World { people, bots, chance }
    }

    /// Plays a game of two to five, at least one of them a person.
    fn play(&mut self) {
        let World { people, bots, chance } = self;
        let seats = 2 + chance.below(4);
        let mut here: Vec<Option<usize>> = Vec::new();
        let mut days: Vec<(f64, Player)> = Vec::new();
        while here.len() < seats as usize {
            if !here.is_empty() && chance.below(BOTS) == 0 {
                let points = bots[chance.below(bots.len() as u32) as usize];
                here.push(None);
                days.push((points + SCALE * gumbel(chance), Player::Bot(points)));
                continue;
            }
            let one = chance.below(people.len() as u32) as usize;
            if !here.contains(&Some(one)) {
                let Person { strength, rating, .. } = people[one];
                here.push(Some(one));
                days.push((strength + SCALE * gumbel(chance), Player::Person(rating)));
            }
        }
        let place = |day: f64| 1 + days.iter().filter(|(other, _)| *other > day + ALIKE).count();
        let table: Vec<Finish> = days
            .iter()
            .map(|(day, player)| Finish { player: *player, place: place(*day) as u8 })
            .collect();
        for (one, after) in here.into_iter().zip(rate(&table)) {
            if let (Some(one), Some(rating)) = (one, after) {
                people[one].rating = rating;
                people[one].games += 1;
            }
        }
    }

    /// The quality of the ratings that are shown.
    fn found(&self) -> Found {
        let shown = |person: &&Person| person.rating.shown(person.games).is_some();
        let shown: Vec<&Person> = self.people.iter().filter(shown).collect();
        let strengths: Vec<f64> = shown.iter().map(|person| person.strength).collect();
        let points: Vec<f64> = shown.iter().map(|person| person.rating.points).collect();
        let errors: Vec<f64> =
            points.iter().zip(&strengths).map(|(points, strength)| points - strength).collect();
        let within = |person: &&&Person| {
            (person.rating.points - person.strength).abs() <= 2.0 * person.rating.doubt
        };
        Found {
            shown: shown.len(),
            order: correlation(&ranks(&points), &ranks(&strengths)),
            spread: deviation(&points) / deviation(&strengths),
            bias: mean(&errors),
            error: mean(&errors.iter().map(|error| error.abs()).collect::<Vec<f64>>()),
            within: shown.iter().filter(within).count() as f64 / shown.len() as f64,
        }
    }
}

const COLUMNS: [&str; 7] = ["games", "shown", "order", "spread", "bias", "error", "within"];

/// The quality of ratings.
#[derive(Debug)]
struct Found {
    /// How many are shown.
    shown: usize,
    /// Spearman's rank correlation: 1 if everyone is in the right order.
    order: f64,
    /// The spread of ratings as a fraction of the spread of strengths.
    spread: f64,
    /// The mean error: how many points too high the ratings are.
    bias: f64,
    /// The mean absolute error in points.
    error: f64,
    /// The fraction whose true strength is within twice the doubt.
    within: f64,
}

impl Found {
    fn row(&self, games: u32) -> Vec<Cell> {
        vec![
            Cell::Count(games.into()),
            Cell::Count(self.shown as i64),
            Cell::Share(self.order),
            Cell::Share(self.spread),
            Cell::Points(self.bias),
            Cell::Points(self.error),
            Cell::Share(self.within),
        ]
    }
}

/// A uniform random number strictly between 0 and 1.
fn uniform(chance: &mut Stream) -> f64 {
    (f64::from(chance.word()) + 0.5) / 4_294_967_296.0
}

/// A Gumbel random number: the difference of two is logistic.
fn gumbel(chance: &mut Stream) -> f64 {
    -(-uniform(chance).ln()).ln()
}

/// A normal random number, by Box and Muller.
fn normal(chance: &mut Stream) -> f64 {
    (-2.0 * uniform(chance).ln()).sqrt() * (TAU * uniform(chance)).cos()
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

fn deviation(values: &[f64]) -> f64 {
    let mean = mean(values);
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (squares / values.len() as f64).sqrt()
}

/// The rank of each value; all values are different.
fn ranks(values: &[f64]) -> Vec<f64> {
    let below = |value: &f64| values.iter().filter(|other| *other < value).count() as f64;
    values.iter().map(below).collect()
}

fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let (first, second) = (mean(one), mean(other));
    let products: Vec<f64> =
        one.iter().zip(other).map(|(a, b)| (a - first) * (b - second)).collect();
    mean(&products) / (deviation(one) * deviation(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(games: u32, players: u32, seed: u64) -> Found {
        let bots = vec![1322.0, 1500.0, 1926.0, 2373.0];
        let mut world = World::new(players, 250.0, bots, Seed::from(seed));
        (0..games).for_each(|_| world.play());
        world.found()
    }

    #[test]
    fn order_and_spread_are_found() {
        for seed in 1..=3 {
            let found = after(2000, 40, seed);
            assert_eq!(found.shown, 40);
            assert!(found.order > 0.95, "{found:?}");
            assert!((0.9..1.1).contains(&found.spread), "{found:?}");
            assert!(found.bias.abs() < 60.0, "bots hold the scale: {found:?}");
            assert!(found.error < 60.0, "{found:?}");
        }
    }

    #[test]
    fn more_games_bring_ratings_nearer_to_the_truth() {
        assert!(after(2000, 40, 1).error < after(300, 40, 1).error);
    }

    #[test]
    fn a_correlation_is_that_of_ranks() {
        assert!(
            (correlation(&ranks(&[1.0, 5.0, 9.0]), &ranks(&[2.0, 3.0, 70.0])) - 1.0).abs() < 1e-9
        );
        assert!(
            (correlation(&ranks(&[1.0, 5.0, 9.0]), &ranks(&[9.0, 5.0, 1.0])) + 1.0).abs() < 1e-9
        );
    }
}
