//! `asterism review`: what it tells, what it writes, and what it says it cannot.

mod terminal;

use std::fs;

use serde_json::Value;

use terminal::{fixture, prints, refuses};

/// The golden game, of random moves, with the fewest simulations.
fn review(arguments: &[&str]) -> String {
    prints(&[&["review", &fixture(), "--simulations", "64"], arguments].concat())
}

#[test]
fn a_review_is_the_same_on_any_number_of_threads() {
    let on = |threads| review(&["--json", "--seed", "7", "--threads", threads]);
    assert_eq!(on("1"), on("3"));
    assert_ne!(on("1"), review(&["--json", "--seed", "8"]));
}

#[test]
fn a_review_in_json_has_graph_seats_and_moments() {
    let whole: Value = serde_json::from_str(&review(&["--json"])).unwrap();
    let list = |name: &str| whole[name].as_array().unwrap().clone();
    let number = |value: &Value| (value.as_f64().unwrap() * 10_000.0).round() as i64;
    assert_eq!((list("graph").len(), list("seats").len()), (94, 3));
    for point in list("graph") {
        let chances = point["chances"].as_array().unwrap();
        assert_eq!(chances.iter().map(number).sum::<i64>(), 10_000, "{point}");
    }
    for account in list("seats") {
        let course: i64 =
            ["luck", "play", "others"].iter().map(|name| number(&account[name])).sum();
        assert_eq!(number(&account["first"]) + course, number(&account["last"]), "{account}");
    }
    for ply in list("decisive") {
        assert!((1..94).contains(&ply.as_u64().unwrap()), "{ply}");
    }
    // Random moves are not all fine.
    let moment = &list("moments")[0];
    for name in ["ply", "seat", "move", "better", "loss", "judgement", "why"] {
        assert!(!moment[name].is_null(), "{name}: {moment}");
    }
}

#[test]
fn a_review_in_so_many_seconds_says_how_it_can_be_made_again() {
    let file = fixture();
    let json = |arguments: &[&str]| prints(&[&["review", &file, "--json"], arguments].concat());
    let timed = json(&["--seconds", "1", "--seed", "7"]);
    let whole: Value = serde_json::from_str(&timed).unwrap();
    let simulations = whole["simulations"].to_string();
    assert_eq!(json(&["--simulations", &simulations, "--seed", "7"]), timed);
}

#[test]
fn a_review_is_told_in_every_language_and_drawn() {
    let page = format!("{}/review.html", env!("CARGO_TARGET_TMPDIR"));
    for (language, words, sum) in [
        ("en", "as Seat 1 saw it", "by luck."),
        ("fr", "hasard", "par le hasard."),
        ("ru", "удача", ", на удаче "),
    ] {
        let text = review(&["--seat", "1", "--lang", language, "--html", &page]);
        assert!(text.contains(words) && text.contains(sum) && !text.contains("review-"), "{text}");
        let drawn = fs::read_to_string(&page).unwrap();
        assert!(drawn.contains("<svg") && drawn.contains(words) && !drawn.contains("review-"));
        assert!(drawn.contains(sum));
    }
    assert!(review(&["--open"]).contains("with all secrets open"));
}

#[test]
fn a_review_that_cannot_be_made_says_why() {
    let file = fixture();
    let with = |arguments: &[&'static str]| [&["review", &*file], arguments].concat();
    refuses(&with(&["--seat", "3"]), "there is no seat 3: seats are from 0 to 2");
    refuses(&with(&["--simulations", "9"]), "simulations are from 64 to 1000000");
    refuses(&with(&["--seat", "0", "--open"]), "cannot be used with");
    refuses(&with(&["--simulations", "99", "--seconds", "1"]), "cannot be used with");
    refuses(&["review", "no-such-file.json"], "no-such-file.json");
    let mut record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    record["result"] = Value::Null;
    record["moves"].as_array_mut().unwrap().pop();
    let unfinished = format!("{}/unfinished.json", env!("CARGO_TARGET_TMPDIR"));
    fs::write(&unfinished, record.to_string()).unwrap();
    refuses(&["review", &unfinished], "the game is not over: only finished games are reviewed");
}
