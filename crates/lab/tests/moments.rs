//! The puzzles of the page, as `asterism-lab mine` has found them.

use std::fs;

use engine::games::{self, Choices};
use engine::{Adviser, AnyMatch};
use serde_json::Value;
use table::Seat;

const GAMES: [&str; 3] = ["astra", "stellium", "sternenhimmel"];
/// The fewest moments, in total and of each of the three grades.
const MOMENTS: usize = 100;
const OF_A_GRADE: usize = 25;
/// Every so many moments one is searched again, with this many simulations.
const SAMPLED: usize = 20;
const SIMULATIONS: u64 = 4_000;

struct Moment {
    /// The game at that moment.
    game: Box<dyn AnyMatch>,
    seat: Seat,
    best: String,
    grade: u64,
    /// The chances with the best move, and how much better it is than any other.
    chance: f64,
    margin: f64,
}

/// All moments of a game, with the moves before them played.
fn moments(game: &str) -> Vec<Moment> {
    let file = format!("{}/../../web/src/solve/moments/{game}.json", env!("CARGO_MANIFEST_DIR"));
    let mined: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let entry = engine::Entry::named(game).unwrap();
    assert_eq!((&mined["game"], &mined["rules"]), (&game.into(), &entry.info.rules.into()));
    mined["games"].as_array().unwrap().iter().flat_map(|played| of_game(game, played)).collect()
}

fn of_game(game: &str, played: &Value) -> Vec<Moment> {
    let seed = serde_json::from_value(played["seed"].clone()).unwrap();
    let seats = played["seats"].as_u64().unwrap();
    let mut table = games::new(game, seats, &Choices::new(), seed).unwrap();
    let mut moves = played["moves"].as_str().unwrap().split(", ");
    let mut found = Vec::new();
    for moment in played["moments"].as_array().unwrap() {
        while u64::from(table.status().ply) < moment["ply"].as_u64().unwrap() {
            let (seat, notation) = moves.next().unwrap().split_once(' ').unwrap();
            table.play(Seat(seat.parse().unwrap()), notation).map(drop).unwrap();
        }
        found.push(Moment {
            game: table.fork(),
            seat: Seat(moment["seat"].as_u64().unwrap() as u8),
            best: moment["best"].as_str().unwrap().into(),
            grade: moment["grade"].as_u64().unwrap(),
            chance: moment["chance"].as_f64().unwrap(),
            margin: moment["margin"].as_f64().unwrap(),
        });
    }
    assert_eq!(moves.next(), None, "nothing is kept of a game after its last moment");
    found
}

#[test]
fn every_moment_is_a_decision_that_its_game_comes_to() {
    for game in GAMES {
        for Moment { game: table, seat, best, chance, margin, .. } in moments(game) {
            let at = format!("{game}, ply {}", table.status().ply);
            assert!(table.to_act().contains(seat), "{at}");
            let legal = table.legal(seat);
            assert!(legal.len() >= 3 && legal.contains(&best), "{at}: {best}");
            assert!(
                0.0 < margin && margin <= chance && chance <= 1.0,
                "{at}: {margin} of {chance}"
            );
        }
    }
}

#[test]
fn there_are_enough_moments_of_every_grade() {
    for game in GAMES {
        let moments = moments(game);
        assert!(moments.len() >= MOMENTS, "{game}: {}", moments.len());
        for grade in 1..=3 {
            let count = moments.iter().filter(|moment| moment.grade == grade).count();
            assert!(count >= OF_A_GRADE, "{game}, grade {grade}: {count}");
        }
    }
}

#[test]
fn a_search_of_its_own_still_finds_the_best_move() {
    let adviser = Adviser::new("expert", Some(SIMULATIONS), None, Some(9.into())).unwrap();
    for game in GAMES {
        for moment in moments(game).iter().step_by(SAMPLED) {
            let Moment { game: table, seat, best, .. } = moment;
            let hint = table.hint(*seat, &adviser).unwrap();
            assert_eq!(&hint.notation, best, "{game}, ply {}", table.status().ply);
        }
    }
}
