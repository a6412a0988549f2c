//! A game that is one line in the engine's list works everywhere: Connect Four, which these tests
//! add, is not named anywhere else in the engine, the bots and the lab.

use std::process::Command;

use engine::{Engine, GAMES};
use serde_json::{Value, json};

const GAME: &str = "connect-four";

fn ask(engine: &mut Engine, request: &Value) -> Value {
    let answer: Value =
        serde_json::from_str(&engine.answer(request.to_string().as_bytes())).unwrap();
    assert!(answer["error"].is_null(), "{request} → {answer}");
    answer["ok"].clone()
}

#[test]
fn it_is_dealt_hinted_and_played_to_its_end_over_the_line_protocol() {
    assert!(GAMES.iter().any(|entry| entry.info.id == GAME));
    let mut engine = Engine::default();
    let new =
        json!({ "cmd": "new", "game": GAME, "seats": 2, "seed": 7, "options": { "first": "1" } });
    let mut status = ask(&mut engine, &new);
    assert_eq!(status["to_act"], json!([1]));
    while status["over"] == false {
        let hint = json!({ "cmd": "hint", "bot": "expert", "simulations": 50 });
        let advised = ask(&mut engine, &hint)["move"].take();
        status = ask(&mut engine, &json!({ "cmd": "play", "move": advised }));
        assert_eq!(status["events"][0]["event"], "dropped");
    }
    let position = ask(&mut engine, &json!({ "cmd": "position" }))["position"].take();
    let record = ask(&mut engine, &json!({ "cmd": "record" }))["record"].take();
    for again in [
        json!({ "cmd": "load", "position": position }),
        json!({ "cmd": "replay", "record": record }),
    ] {
        assert_eq!(ask(&mut Engine::default(), &again)["scores"], status["scores"]);
    }
    let random = ask(&mut engine, &json!({ "cmd": "random", "games": 5, "seed": 1 }));
    assert!(random["moves"].as_u64().unwrap() >= 5 * 7);
}

#[track_caller]
fn lab(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_asterism-lab")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn it_is_played_in_the_arena_and_weighed() {
    let duel = ["expert", "random", "--simulations", "100", "--games", "60"];
    let found = lab(&[&["arena", "--game", GAME][..], &duel].concat());
    assert!(found.contains("clearly more than 0.500"), "{found}");
    let found = lab(&["balance", GAME, "--bot", "random", "--games", "40"]);
    assert!(found.contains("connect-four: 40 games"), "{found}");
    let found = lab(&["bench", "--game", GAME, "--seconds", "0.02"]);
    let rows = found.lines().filter(|line| line.starts_with(GAME)).count();
    assert_eq!(rows, 2, "one for the rules and one for the search: {found}");
}
