//! The binary from a user's view: what it prints, and how it ends.

use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn asterism(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_asterism"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    child.stdin.take().expect("piped").write_all(input).expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn answers(input: &[u8]) -> Vec<Value> {
    let output = asterism(&["engine"], input);
    assert!(output.status.success() && output.stderr.is_empty());
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn fixture(name: &str) -> String {
    format!("{}/../../fixtures/sternenhimmel/{name}.json", env!("CARGO_MANIFEST_DIR"))
}

/// Writes a changed golden game to a separate file.
fn changed(name: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut record: Value =
        serde_json::from_str(&fs::read_to_string(fixture("3-players")).unwrap()).unwrap();
    change(&mut record);
    let path = format!("{}/{name}.json", env!("CARGO_TARGET_TMPDIR"));
    fs::write(&path, record.to_string()).unwrap();
    path
}

#[track_caller]
fn refuses(file: &str, words: &str) {
    let output = asterism(&["verify", file], b"");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && output.stdout.is_empty(), "{said}");
    assert!(said.contains(words), "{said}");
}

#[test]
fn the_engine_answers_every_line_and_ends_with_the_input() {
    let asked = b"{\"cmd\":\"games\",\"id\":\"a\"}\n\nnonsense\n{\"cmd\":\"status\"}";
    let answered = answers(asked);
    assert_eq!(answered.len(), 4);
    assert_eq!(answered[0]["id"], "a");
    let codes: Vec<&Value> = answered[1..].iter().map(|answer| &answer["error"]["code"]).collect();
    assert_eq!(codes, ["bad-request", "bad-request", "no-game"]);
    assert!(answers(b"").is_empty());
}

#[test]
fn a_line_over_a_mebibyte_gets_one_error_and_the_next_is_read() {
    let mut asked = b"{\"cmd\":\"games\",\"id\":\"".to_vec();
    asked.resize(1 << 20, b'x');
    let mut longest = asked.clone();
    longest.truncate((1 << 20) - 2);
    longest.extend(b"\"}\n");
    asked.resize(3 << 20, b'x');
    asked.extend(b"\"}\n");
    asked.extend(longest);
    asked.extend(b"{\"cmd\":\"games\"}\n");
    let answered = answers(&asked);
    assert_eq!(answered.len(), 3);
    assert_eq!(answered[0]["error"]["message"], "a line has at most 1048576 bytes");
    assert!(answered[1]["ok"].is_object() && answered[2]["ok"].is_object());
}

#[test]
fn a_record_with_another_move_is_refused() {
    let file = changed("move", |record| record["moves"][10]["move"] = "place 10 leo 1".into());
    refuses(&file, "move ");
    let file = changed("seat", |record| record["moves"][10]["seat"] = json!(4));
    refuses(&file, "move 11 does not hold: seat 4");
    let file = changed("word", |record| record["moves"][0]["move"] = "place eleven leo 1".into());
    refuses(&file, "move 1 does not hold");
    let file = changed("less", |record| drop(record["moves"].as_array_mut().unwrap().pop()));
    refuses(&file, "the result does not hold: the game is not over");
}

/// Two moves of a seat that swap places may change nothing but the digest.
#[test]
fn a_record_with_moves_in_another_order_is_refused() {
    for at in 0..90 {
        let file = changed("order", |record| {
            let moves = record["moves"].as_array_mut().unwrap();
            let (a, b) = (moves[at]["move"].clone(), moves[at + 3]["move"].clone());
            (moves[at]["move"], moves[at + 3]["move"]) = (b, a);
        });
        refuses(&file, "does not hold");
    }
}

#[test]
fn a_record_with_another_seed_or_result_is_refused() {
    let seed = "000000000000000000000000000000000000000000000000000000000000002a";
    let file = changed("seed", |record| record["start"]["seed"] = seed.into());
    refuses(&file, "does not hold");
    let file = changed("scores", |record| record["result"]["scores"][0] = json!(99));
    refuses(&file, "the result does not hold: the scores are");
    let file = changed("winners", |record| record["result"]["winners"] = json!([0]));
    refuses(&file, "the result does not hold: won by");
    let file = changed("open", |record| record["result"] = Value::Null);
    refuses(&file, "the record does not say so");
    let file = changed("rules", |record| record["rules"] = json!(7));
    refuses(&file, "played by rules 7");
}

#[test]
fn files_that_are_no_records_are_refused_with_a_reason() {
    refuses("no-such-file.json", "no-such-file.json");
    let path = format!("{}/text.json", env!("CARGO_TARGET_TMPDIR"));
    fs::write(&path, "not a record").unwrap();
    refuses(&path, "not JSON");
    fs::write(&path, "{\"game\": \"chess\"}").unwrap();
    refuses(&path, "no game \"chess\"; there are: ");
}

#[test]
fn a_replay_tells_what_holds_before_it_refuses() {
    let file = changed("late", |record| record["moves"][2]["move"] = "place 1 leo 12".into());
    let output = asterism(&["replay", "--all", &file], b"");
    assert!(String::from_utf8_lossy(&output.stdout).contains("  2. Seat "));
    assert!(String::from_utf8_lossy(&output.stderr).contains("move 3 does not hold"));
    assert!(!output.status.success());
}
