//! `docs/protocol.md` shows a session, which is checked against the engine line by line.

use std::fs;

use engine::Engine;
use serde_json::Value;

const PROTOCOL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");

/// The contents of the fenced blocks with this name.
fn blocks<'a>(document: &'a str, name: &str) -> Vec<&'a str> {
    let fence = format!("```{name}\n");
    document.split(fence.as_str()).skip(1).filter_map(|rest| rest.split("\n```").next()).collect()
}

/// An answer may be shown with `…` in place of long parts: each part shown must occur, in order.
fn matches(shown: &str, answer: &str) -> bool {
    let mut rest = answer;
    for (at, part) in shown.split('…').enumerate() {
        match rest.find(part) {
            Some(0) => rest = &rest[part.len()..],
            Some(found) if at > 0 => rest = &rest[found + part.len()..],
            _ => return false,
        }
    }
    rest.is_empty() || shown.ends_with('…')
}

/// The worked example is only among the games where other tests have enabled it; it is not on
/// offer.
const EXAMPLE: &str = "connect-four";

fn without_example(answer: &str) -> String {
    let mut answer: Value = serde_json::from_str(answer).unwrap();
    if let Some(Value::Array(games)) = answer.pointer_mut("/ok/games") {
        games.retain(|game| game["id"] != EXAMPLE);
    }
    answer.to_string()
}

#[test]
fn the_documented_session_is_what_the_engine_says() {
    let document = fs::read_to_string(PROTOCOL).unwrap();
    let sessions = blocks(&document, "session");
    assert!(!sessions.is_empty());
    for session in sessions {
        let mut engine = Engine::default();
        let mut answer = String::new();
        for line in session.lines() {
            match line.split_at_checked(2) {
                Some(("> ", request)) => {
                    answer = without_example(&engine.answer(request.as_bytes()));
                }
                Some(("< ", shown)) => assert!(matches(shown, &answer), "{shown}\n{answer}"),
                _ => panic!("{line:?} is neither asked nor answered"),
            }
        }
    }
}

#[test]
fn the_documented_positions_load_and_are_complete() {
    let document = fs::read_to_string(PROTOCOL).unwrap();
    let read = |text: &str| -> Value { serde_json::from_str(text).unwrap() };
    let positions: Vec<Value> = blocks(&document, "position").into_iter().map(read).collect();
    for game in engine::GAMES.iter().filter(|game| game.info.id != EXAMPLE) {
        let shown = positions.iter().filter(|position| position["game"] == game.info.id);
        assert_eq!(shown.count(), 1, "one complete position of {}", game.info.id);
    }
    for position in positions {
        let game = engine::games::load(position.clone()).unwrap();
        assert_eq!(game.position(), position);
        assert!(game.status().ply > 0 && !game.status().over);
    }
}
