//! The commands in which bots play: what they print, what they write, and how they end.

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;

fn asterism(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_asterism")).args(arguments).output().expect("it runs")
}

/// What a command prints; it must end well, and say nothing else where there is no terminal.
#[track_caller]
fn prints(arguments: &[&str]) -> String {
    let output = asterism(arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && said.is_empty(), "{arguments:?}: {said}");
    String::from_utf8(output.stdout).expect("text")
}

/// The same, and what it writes to a file.
#[track_caller]
fn writes(name: &str, arguments: &[&str]) -> (String, Value) {
    let file = format!("{}/{name}.json", env!("CARGO_TARGET_TMPDIR"));
    let text = prints(&[arguments, &["--json", &file]].concat());
    (text, serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap())
}

#[track_caller]
fn refuses(arguments: &[&str], words: &str) {
    let output = asterism(arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}: {said}");
    assert!(said.contains(words), "{arguments:?}: {said}");
}

const ARENA: [&str; 3] = ["arena", "--game", "sternenhimmel"];

#[test]
fn the_arena_says_which_bot_wins_more() {
    let duel = ["--seats", "3", "novice", "random", "--games", "90", "--threads", "2"];
    let (text, file) = writes("duel", &[&ARENA[..], &duel].concat());
    assert!(text.starts_with("sternenhimmel, 3 seats: one novice against random"), "{text}");
    assert!(text.trim_end().ends_with("clearly more than 0.333"), "{text}");
    let result = &file["result"][0];
    let value = |name: &str| result[name].as_f64().unwrap();
    assert!(value("low") > 1.0 / 3.0 && value("low") < value("share"));
    assert!(value("share") <= value("high") && value("margin") > 0.0);
    // It stops as soon as that is clear, after whole rounds.
    let games = result["games"].as_u64().unwrap();
    assert!((40..90).contains(&games) && games.is_multiple_of(3));
    assert_eq!(
        (&file["one"], &file["others"], &file["seats"]),
        (&"novice".into(), &"random".into(), &3.into())
    );
}

#[test]
fn the_arena_holds_the_share_against_a_mark() {
    let marked =
        |mark| [&ARENA[..], &["casual", "novice", "--games", "60", "--mark", mark]].concat();
    assert!(prints(&marked("0.99")).contains("clearly less than 0.990"));
    let equals = ["random", "random", "--games", "60", "--seed", "7"];
    assert!(prints(&[&ARENA[..], &equals].concat()).contains("not clear: 0.500 is within"));
}

#[test]
fn the_same_seed_and_simulations_give_the_same_figures() {
    let duel = ["expert", "cheat", "--simulations", "20", "--games", "4", "--seed", "5"];
    let on = |threads| prints(&[&ARENA[..], &duel, &["--threads", threads]].concat());
    assert_eq!(on("1"), on("2"));
}

#[test]
fn the_arena_says_what_it_cannot_do() {
    let arena = |arguments: &[&'static str]| [&ARENA[..], arguments].concat();
    refuses(&arena(&["expert", "hal"]), "no bot \"hal\"; there are: random, ");
    refuses(&arena(&["expert"]), "<OTHERS>");
    refuses(&arena(&["expert", "greedy", "--ladder"]), "cannot be used with");
    refuses(&arena(&["expert", "greedy", "--seats", "6"]), "is for 2 to 5 seats, not 6");
    refuses(&arena(&["expert", "greedy", "--mark", "40"]), "a share from 0 to 1");
    refuses(&arena(&["expert", "greedy", "--millis", "0"]), "from 1 to 60000");
    refuses(&["arena", "--game", "chess", "expert", "greedy"], "there are: sternenhimmel");
}

#[test]
fn the_ladder_rates_every_level() {
    let ladder = ["--ladder", "--games", "2", "--simulations", "10"];
    let (text, file) = writes("ladder", &[&ARENA[..], &ladder].concat());
    assert_eq!(file["results"].as_array().unwrap().len(), 10);
    let ratings = file["ratings"].as_array().unwrap();
    assert_eq!(ratings.len(), 5);
    for rating in ratings {
        let value = |name: &str| rating[name].as_f64().unwrap();
        assert!(value("low") <= value("rating") && value("rating") <= value("high"), "{rating}");
        assert!(text.lines().any(|line| line.starts_with(rating["bot"].as_str().unwrap())));
    }
    assert_eq!((&ratings[4]["bot"], ratings[4]["rating"].as_f64()), (&"random".into(), Some(0.0)));
}
