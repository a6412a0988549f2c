//! `docs/protocol.md` shows a session: it is held against the engine, line by line.

use std::fs;

use engine::Engine;
use serde_json::Value;

const PROTOCOL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");

/// The text of a fenced block with this name.
fn blocks<'a>(document: &'a str, name: &str) -> Vec<&'a str> {
    let fence = format!("```{name}\n");
    document.split(fence.as_str()).skip(1).filter_map(|rest| rest.split("\n```").next()).collect()
}

/// Answers may be shown with `…` in place of what is long: each part shown must be there, in order.
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
                Some(("> ", request)) => answer = engine.answer(request.as_bytes()),
                Some(("< ", shown)) => assert!(matches(shown, &answer), "{shown}\n{answer}"),
                _ => panic!("{line:?} is neither asked nor answered"),
            }
        }
    }
}

#[test]
fn the_documented_positions_load_and_are_complete() {
    let document = fs::read_to_string(PROTOCOL).unwrap();
    let positions = blocks(&document, "position");
    assert_eq!(positions.len(), engine::GAMES.len(), "one complete position for each game");
    for text in positions {
        let position: Value = serde_json::from_str(text).unwrap();
        let game = engine::games::load(position.clone()).unwrap();
        assert_eq!(game.position(), position);
        assert!(game.status().ply > 0 && !game.status().over);
    }
}
