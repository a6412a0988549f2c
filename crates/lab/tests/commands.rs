//! The commands of the lab: what they print, what they write, and how they end.

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;

fn lab(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_asterism-lab")).args(arguments).output().expect("it runs")
}

/// The output of a command, which must succeed and write nothing else where there is no terminal.
#[track_caller]
fn prints(arguments: &[&str]) -> String {
    let output = lab(arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && said.is_empty(), "{arguments:?}: {said}");
    String::from_utf8(output.stdout).expect("text")
}

/// The output, and the file that it writes.
#[track_caller]
fn writes(name: &str, arguments: &[&str]) -> (String, Value) {
    let file = format!("{}/{name}.json", env!("CARGO_TARGET_TMPDIR"));
    let text = prints(&[arguments, &["--json", &file]].concat());
    (text, serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap())
}

#[track_caller]
fn refuses(arguments: &[&str], words: &str) {
    let output = lab(arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}: {said}");
    assert!(said.contains(words), "{arguments:?}: {said}");
}

#[test]
fn the_bench_says_when_there_is_no_server_to_measure() {
    refuses(
        &["bench", "serve", "--server", "no/such/binary"],
        "there is no server at no/such/binary",
    );
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
    // It stops as soon as the result is clear, after whole rounds.
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
    refuses(&["arena", "--game", "chess", "expert", "greedy"], "there are: astra, ");
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

#[test]
fn the_balance_counts_places_scores_and_things() {
    let balance = ["balance", "sternenhimmel", "--bot", "random", "--games", "40"];
    let (text, file) = writes("balance", &balance);
    let rows = |table: &str| file[table].as_array().unwrap().clone();
    let sum = |rows: &[Value], seats: u64, column: &str| -> f64 {
        let of = rows.iter().filter(|row| row["seats"] == seats);
        of.map(|row| row[column].as_f64().unwrap()).sum()
    };
    for seats in 2..=5 {
        assert!((sum(&rows("places"), seats, "share") - 1.0).abs() < 1e-9);
        // Every figure placed is of some kind, and every disc was scored.
        let moves = &rows("spread")[3 * (seats as usize - 2)];
        assert!(
            (sum(&rows("figure"), seats, "per-game") - moves["mean"].as_f64().unwrap()).abs()
                < 1e-9
        );
        assert!((sum(&rows("disc"), seats, "per-game") - 12.0).abs() < 1e-9);
        // The lines add up to the scores.
        let score = &rows("spread")[3 * (seats as usize - 2) + 1];
        assert!(
            (sum(&rows("lines"), seats, "mean") - score["mean"].as_f64().unwrap()).abs() < 1e-9
        );
    }
    for heading in ["place", "line", "disc", "figure"] {
        let has_it = |line: &str| line.split_whitespace().nth(1) == Some(heading);
        assert!(text.lines().any(has_it), "{heading}: {text}");
    }
}

#[test]
fn the_balance_is_reproducible_and_says_what_it_cannot_do() {
    let balance = ["balance", "sternenhimmel", "--games", "3", "--seats", "2", "--threads"];
    let on = |threads| prints(&[&balance[..], &[threads]].concat());
    assert_eq!(on("1"), on("3"));
    refuses(&["balance", "chess"], "there are: astra, ");
    refuses(&["balance", "sternenhimmel", "--seats", "1"], "is for 2 to 5 seats, not 1");
    refuses(&["balance", "sternenhimmel", "--bot", "cheat"], "no bot \"cheat\"");
}

#[test]
fn the_bench_measures_every_game_without_an_allocation() {
    let text = prints(&["bench", "--seconds", "0.02"]);
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
    // The rows of figures are those with a seat count; those of searches end with two shares.
    let figures =
        |columns| rows.iter().filter(move |row| row.len() == columns && row[1].len() == 1);
    assert!(figures(8).count() >= 5 && figures(9).count() >= engine::GAMES.len(), "{text}");
    for row in figures(8) {
        assert_eq!(row[6], "0.00", "allocations in {row:?}");
    }
    for row in figures(9) {
        assert_eq!(row[3], "0.00", "allocations in {row:?}");
        assert!(row[2].parse::<u64>().unwrap() > 0, "simulations in {row:?}");
    }
    refuses(&["bench", "--game", "chess"], "there are: astra, sternenhimmel");
}

#[test]
fn chances_are_calibrated_fitted_and_drawn() {
    let drawn = format!("{}/curve.svg", env!("CARGO_TARGET_TMPDIR"));
    let calibrate = ["calibrate", "sternenhimmel", "--bot", "novice", "--games", "4", "--seats"];
    let with = ["2", "--simulations", "50", "--fit", "--svg", &drawn, "--threads"];
    let on = |threads| writes("calibrate", &[&calibrate[..], &with, &[threads]].concat());
    let (text, file) = on("1");
    assert_eq!((&text, &file), (&on("3").0, &on("3").1));
    assert_eq!(
        (&file["seats"][0]["positions"], &file["seats"][0]["seats"]),
        (&20.into(), &2.into())
    );
    assert_eq!(file["phases"].as_array().unwrap().len(), 5);
    let [now, fitted] = [0, 1].map(|row| file["doubt"][row]["log loss"].as_f64().unwrap());
    assert!(fitted <= now, "{now} {fitted}");
    assert!(fs::read_to_string(drawn).unwrap().contains("2 seats</text>"));
    refuses(&["calibrate", "sternenhimmel", "--seats", "6"], "is for 2 to 5 seats, not 6");
}

#[test]
fn a_longer_search_is_compared_with_a_review() {
    let review = ["review", "sternenhimmel", "--bot", "random", "--games", "2", "--part", "0.5"];
    let with = ["--simulations", "64", "--longer", "2", "--threads"];
    let on = |threads| writes("agreement", &[&review[..], &with, &[threads]].concat());
    let (text, file) = on("1");
    assert_eq!((&text, &file), (&on("3").0, &on("3").1));
    let rows = file["agreement"].as_array().unwrap();
    let decisions = rows.last().unwrap()["figure"].as_u64().unwrap();
    assert!((20..186).contains(&decisions), "{decisions}");
    assert!(text.contains("of the longer search's mistakes, mistakes by the shorter"), "{text}");
    refuses(&["review", "sternenhimmel", "--simulations", "1"], "simulations are from 64");
}

#[test]
fn moments_are_mined_and_proven_again() {
    let on = |threads: &str| {
        let out = format!("{}/moments-{threads}.json", env!("CARGO_TARGET_TMPDIR"));
        let mine = ["mine", "sternenhimmel", "--bot", "novice", "--each", "1", "--games", "1"];
        let with = ["--simulations", "400", "--threads", threads, "--out", &out];
        prints(&[&mine[..], &with].concat());
        prints(&[&mine[..], &with, &["--again", "2"]].concat());
        fs::read_to_string(out).unwrap()
    };
    let mined: Value = serde_json::from_str(&on("1")).unwrap();
    assert_eq!((&mined["game"], mined["games"].is_array()), (&"sternenhimmel".into(), true));
    assert_eq!(on("1"), on("3"));
}
