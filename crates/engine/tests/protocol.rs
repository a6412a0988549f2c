//! The line protocol, command by command: the answers, the refusals, and that a refusal changes
//! nothing.

use engine::Engine;
use serde_json::{Value, json};
use sternenhimmel::{Board, Sternenhimmel};
use table::{Game, GameExt, Position, Seed, Stream, Viewer};

struct Driver(Engine);

#[expect(clippy::needless_pass_by_value, reason = "requests are written where they are asked")]
impl Driver {
    fn new(seats: u64, seed: u64) -> Driver {
        let mut driver = Driver(Engine::default());
        driver.ok(json!({ "cmd": "new", "game": "sternenhimmel", "seats": seats, "seed": seed }));
        driver
    }

    fn ask(&mut self, request: &Value) -> Value {
        let answer = self.0.answer(request.to_string().as_bytes());
        assert!(!answer.contains('\n'));
        serde_json::from_str(&answer).unwrap()
    }

    #[track_caller]
    fn ok(&mut self, request: Value) -> Value {
        let mut answer = self.ask(&request);
        assert!(answer["error"].is_null(), "{request} → {answer}");
        answer["ok"].take()
    }

    /// Sends a request that must be refused, and checks that nothing has changed.
    #[track_caller]
    fn refused(&mut self, request: Value, code: &str, words: &str) {
        let before = self.ask(&json!({ "cmd": "record" }));
        let error = &self.ask(&request)["error"];
        assert_eq!(error["code"], code, "{request} → {error}");
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(words), "{request} → {message}");
        assert_eq!(self.ask(&json!({ "cmd": "record" })), before);
    }

    fn first_move(&mut self) -> String {
        self.ok(json!({ "cmd": "legal" }))["moves"][0].as_str().unwrap().into()
    }

    /// Plays on by picking among the listed moves in turn.
    fn play_on(&mut self, plies: usize) {
        for at in 0..plies {
            let moves = self.ok(json!({ "cmd": "legal" }))["moves"].as_array().unwrap().clone();
            let Some(mv) = moves.get(at * 7 % moves.len().max(1)) else { return };
            self.ok(json!({ "cmd": "play", "move": mv }));
        }
    }
}

#[test]
fn games_lists_what_can_be_played_and_how() {
    let games = Driver(Engine::default()).ok(json!({ "cmd": "games" }))["games"].take();
    let game = games.as_array().unwrap().iter().find(|g| g["id"] == "sternenhimmel").unwrap();
    assert_eq!((&game["min_seats"], &game["max_seats"]), (&json!(2), &json!(5)));
    assert_eq!(game["options"][0]["default"], "random");
    assert_eq!(game["options"][0]["choices"], json!(["random", "0", "1", "2", "3", "4"]));
}

#[test]
fn an_id_is_echoed_whatever_it_is() {
    let mut driver = Driver(Engine::default());
    for id in [json!(7), json!("a"), json!([1, { "b": null }]), Value::Null] {
        assert_eq!(driver.ask(&json!({ "cmd": "games", "id": id }))["id"], id);
        assert_eq!(driver.ask(&json!({ "cmd": "what", "id": id }))["id"], id);
    }
    assert!(driver.ask(&json!({ "cmd": "games" })).get("id").is_none());
}

#[test]
fn a_line_that_is_no_request_is_refused() {
    let mut engine = Engine::default();
    for line in [
        &b""[..],
        b"games",
        b"[]",
        b"{",
        b"{}",
        b"{\"cmd\":\"games\"} {}",
        b"{\"cmd\":7}",
        b"{\"cmd\":\"gomes\"}",
        b"{\"cmd\":\"games\",\"seat\":1}",
        b"{\"cmd\":\"new\",\"game\":\"sternenhimmel\",\"seats\":\"3\",\"seed\":1}",
        b"{\"cmd\":\"new\",\"game\":\"sternenhimmel\",\"seats\":-3,\"seed\":1}",
        b"{\"cmd\":\"new\",\"game\":\"sternenhimmel\",\"seats\":2.5,\"seed\":1}",
        b"{\"cmd\":\"new\",\"game\":\"sternenhimmel\",\"seats\":3}",
        b"{\"cmd\":\"new\",\"game\":\"sternenhimmel\",\"seats\":3,\"seed\":true}",
        b"{\"cmd\":\"new\",\"game\":\"sternenhimmel\",\"seats\":3,\"seed\":-1}",
        b"\xff\xfe",
    ] {
        let answer: Value = serde_json::from_str(&engine.answer(line)).unwrap();
        assert_eq!(answer["error"]["code"], "bad-request", "{answer}");
    }
    let deep = "[".repeat(100_000);
    assert!(engine.answer(deep.as_bytes()).contains("bad-request"));
}

#[test]
fn without_a_game_there_is_nothing_to_ask() {
    let mut driver = Driver(Engine::default());
    for cmd in ["status", "legal", "position", "undo", "record"] {
        assert_eq!(driver.ask(&json!({ "cmd": cmd }))["error"]["code"], "no-game", "{cmd}");
    }
    for request in [
        json!({ "cmd": "play", "move": "place 1 leo 1" }),
        json!({ "cmd": "view", "seat": null }),
        json!({ "cmd": "random", "games": 1, "seed": 1 }),
        json!({ "cmd": "hint", "bot": "expert" }),
    ] {
        assert_eq!(driver.ask(&request)["error"]["code"], "no-game", "{request}");
    }
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let new = |seats: u64, seed: Value, options: Value| json!({ "cmd": "new", "game": "sternenhimmel", "seats": seats, "seed": seed, "options": options });
    let mut driver = Driver::new(3, 1);
    driver.play_on(5);
    let chess = json!({ "cmd": "new", "game": "chess", "seats": 2, "seed": 1 });
    driver.refused(chess, "bad-setup", "no game \"chess\"; there are: ");
    driver.refused(new(1, json!(1), json!({})), "bad-setup", "for 2 to 5 seats, not 1");
    driver.refused(new(300, json!(1), json!({})), "bad-setup", "for 2 to 5 seats, not 300");
    driver.refused(new(3, json!(1u64 << 53), json!({})), "bad-setup", "from 0 to 2^53-1");
    driver.refused(new(3, json!("12"), json!({})), "bad-setup", "64 hex digits");
    driver.refused(new(3, json!(1), json!({"speed": "9"})), "bad-setup", "known: first");
    driver.refused(new(3, json!(1), json!({"first": "me"})), "bad-setup", "choose from: random, 0");
    driver.refused(new(3, json!(1), json!({"first": "3"})), "bad-setup", "seat 3 cannot start");
    driver.refused(new(3, json!(1), json!({"first": []})), "bad-request", "is a text");
}

#[test]
fn a_number_and_its_hex_digits_are_the_same_seed() {
    let mut driver = Driver::new(4, 42);
    let position = driver.ok(json!({ "cmd": "position" }));
    driver.ok(json!({
        "cmd": "new", "game": "sternenhimmel", "seats": 4, "options": {},
        "seed": "000000000000000000000000000000000000000000000000000000000000002a",
    }));
    assert_eq!(driver.ok(json!({ "cmd": "position" })), position);
}

#[test]
fn the_first_seat_may_be_named() {
    let mut driver = Driver(Engine::default());
    for first in ["0", "1", "2"] {
        let new = json!({
            "cmd": "new", "game": "sternenhimmel", "seats": 3, "seed": 9,
            "options": { "first": first },
        });
        assert_eq!(driver.ok(new)["to_act"], json!([first.parse::<u8>().unwrap()]));
    }
}

#[test]
fn legal_moves_are_sorted_by_bytes_and_only_the_seat_to_act_has_any() {
    let mut driver = Driver::new(3, 2);
    let acting = driver.ok(json!({ "cmd": "status" }))["to_act"][0].as_u64().unwrap();
    let moves = driver.ok(json!({ "cmd": "legal" }))["moves"].take();
    let texts: Vec<&str> =
        moves.as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
    assert!(texts.len() > 100 && texts.is_sorted_by(|a, b| a.as_bytes() < b.as_bytes()));
    for seat in 0..3 {
        let own = driver.ok(json!({ "cmd": "legal", "seat": seat }))["moves"].take();
        assert_eq!(own, if seat == acting { moves.clone() } else { json!([]) });
    }
    driver.refused(json!({ "cmd": "legal", "seat": 3 }), "bad-request", "there is no seat 3");
}

#[test]
fn a_move_that_may_not_be_made_says_why() {
    let mut driver = Driver::new(3, 2);
    driver.play_on(4);
    let status = driver.ok(json!({ "cmd": "status" }));
    let acting = status["to_act"][0].as_u64().unwrap();
    let mv = driver.first_move();
    let play = |mv: &str, seat: Option<u64>| json!({ "cmd": "play", "move": mv, "seat": seat });
    driver.refused(
        play(&mv, Some((acting + 1) % 3)),
        "illegal-move",
        "is not to act; to act: seat",
    );
    driver.refused(play(&mv, Some(3)), "bad-request", "there is no seat 3");
    driver.refused(
        play("place 2 leo 1", None),
        "illegal-move",
        "the figures are 1, 3, 5, 6, 7, 10",
    );
    driver.refused(play("take all", None), "illegal-move", "as in: place 10 leo 3");
    driver.refused(play(&format!("{mv} "), None), "illegal-move", "is not a move");
    driver.refused(json!({ "cmd": "play" }), "bad-request", "move");
    assert_eq!(driver.ok(play(&mv, Some(acting)))["ply"], json!(5));
}

#[test]
fn playing_tells_the_events_and_the_status_beside_them() {
    let mut driver = Driver::new(2, 4);
    let mv = driver.first_move();
    let played = driver.ok(json!({ "cmd": "play", "move": mv }));
    assert_eq!(played["events"][0]["event"], "placed");
    let mut status = played.clone();
    status.as_object_mut().unwrap().shift_remove("events");
    assert_eq!(driver.ok(json!({ "cmd": "status" })), status);
}

#[test]
fn undo_goes_back_to_the_first_move_and_no_further() {
    let mut driver = Driver::new(5, 4);
    let start = driver.ok(json!({ "cmd": "position" }));
    driver.play_on(30);
    for ply in (0..30).rev() {
        assert_eq!(driver.ok(json!({ "cmd": "undo" }))["ply"], json!(ply));
    }
    assert_eq!(driver.ok(json!({ "cmd": "position" })), start);
    driver.refused(json!({ "cmd": "undo" }), "bad-request", "no move to take back");
}

#[test]
fn a_position_loads_back_to_the_same_game_and_the_same_future() {
    let mut driver = Driver::new(3, 8);
    driver.play_on(40);
    let status = driver.ok(json!({ "cmd": "status" }));
    let position = driver.ok(json!({ "cmd": "position" }))["position"].take();
    let moves = driver.ok(json!({ "cmd": "legal" }));
    let mut other = Driver(Engine::default());
    assert_eq!(other.ok(json!({ "cmd": "load", "position": position })), status);
    assert_eq!(other.ok(json!({ "cmd": "position" }))["position"], position);
    assert_eq!(other.ok(json!({ "cmd": "legal" })), moves);
    driver.play_on(200);
    other.play_on(200);
    assert_eq!(other.ok(json!({ "cmd": "position" })), driver.ok(json!({ "cmd": "position" })));
    other.refused(json!({ "cmd": "play", "move": "place 1 leo 1" }), "over", "the game is over");
    other.refused(json!({ "cmd": "hint", "bot": "expert" }), "over", "the game is over");
    assert_eq!(other.ok(json!({ "cmd": "legal" }))["moves"], json!([]));
    let finished = other.ok(json!({ "cmd": "position" }))["position"].take();
    assert_eq!(other.ok(json!({ "cmd": "load", "position": finished }))["over"], json!(true));
}

#[test]
fn a_position_that_cannot_be_leaves_the_game_as_it_was() {
    let mut driver = Driver::new(3, 8);
    driver.play_on(6);
    let good = driver.ok(json!({ "cmd": "position" }))["position"].take();
    let mut refuse = |edit: &dyn Fn(&mut Value), words: &str| {
        let mut position = good.clone();
        edit(&mut position);
        driver.refused(json!({ "cmd": "load", "position": position }), "bad-position", words);
    };
    refuse(&|p| *p = json!(7), "does not say of which");
    refuse(&|p| p["game"] = json!("chess"), "no game \"chess\"");
    refuse(&|p| p["seats"] = json!(9), "for 2 to 5 seats, not 9");
    refuse(&|p| p["ply"] = json!(9999), "no game like this has 9999 moves");
    refuse(&|p| p["colour"] = json!("red"), "unknown field `colour`");
    refuse(&|p| p["stream"]["seed"] = json!("7"), "64 hex digits");
    refuse(&|p| p["board"]["turn"] = json!(7), "there is no seat 7");
    refuse(&|p| p["board"]["pile"][0] = json!("orion"), "there is no disc \"orion\"");
    refuse(&|p| p["format"] = json!(2), "written in format 2; this program reads format 1");
    refuse(&|p| p["rules"] = json!(9), "by rules 9 of sternenhimmel; this is rules 1");
}

#[test]
fn a_record_replays_to_the_same_game() {
    let mut driver = Driver::new(4, 11);
    driver.play_on(200);
    let status = driver.ok(json!({ "cmd": "status" }));
    let record = driver.ok(json!({ "cmd": "record" }))["record"].take();
    let mut other = Driver(Engine::default());
    assert_eq!(other.ok(json!({ "cmd": "replay", "record": record })), status);
    assert_eq!(other.ok(json!({ "cmd": "record" }))["record"], record);
    assert_eq!(record["result"]["winners"], status["winners"]);
    let mut tampered = record.clone();
    tampered["moves"][3]["move"] = json!("place 1 leo 1");
    other.refused(json!({ "cmd": "replay", "record": tampered }), "bad-record", "does not hold");
}

#[test]
fn a_record_of_a_loaded_game_begins_with_its_position() {
    let mut driver = Driver::new(2, 3);
    driver.play_on(9);
    let position = driver.ok(json!({ "cmd": "position" }))["position"].take();
    driver.ok(json!({ "cmd": "load", "position": position }));
    driver.play_on(3);
    let record = driver.ok(json!({ "cmd": "record" }))["record"].take();
    assert_eq!(record["start"]["position"], position);
    assert_eq!(record["moves"].as_array().unwrap().len(), 3);
    assert_eq!(record["result"], Value::Null);
    assert_eq!(driver.ok(json!({ "cmd": "replay", "record": record }))["ply"], json!(12));
}

#[test]
fn random_play_is_reproducible_and_leaves_the_game_alone() {
    let mut driver = Driver::new(3, 5);
    driver.play_on(10);
    let before = driver.ok(json!({ "cmd": "position" }));
    let mut run = |seed: u64| driver.ok(json!({ "cmd": "random", "games": 20, "seed": seed }));
    let (first, again, other) = (run(1), run(1), run(2));
    assert_eq!(first["digest"], again["digest"]);
    assert_ne!(first["digest"], other["digest"]);
    assert_eq!(first["moves"], json!(20 * 93));
    assert_eq!(driver.ok(json!({ "cmd": "position" })), before);
    let none = driver.ok(json!({ "cmd": "random", "games": 0, "seed": 1 }));
    assert_eq!((&none["moves"], &none["moves_per_second"]), (&json!(0), &json!(0.0)));
    let many = json!({ "cmd": "random", "games": 1_000_001, "seed": 1 });
    driver.refused(many, "bad-request", "1000000 games at most");
}

#[test]
fn a_view_needs_a_seat_or_null() {
    let mut driver = Driver::new(3, 5);
    driver.play_on(7);
    let spectator = driver.ok(json!({ "cmd": "view", "seat": null }))["view"].take();
    assert!(spectator["seats"].as_array().unwrap().iter().all(|seat| seat["hand"].is_null()));
    let own = driver.ok(json!({ "cmd": "view", "seat": 1 }))["view"].take();
    assert!(own["seats"][1]["hand"].is_array() && own["seats"][0]["hand"].is_null());
    driver.refused(json!({ "cmd": "view" }), "bad-request", "missing field `seat`");
    driver.refused(json!({ "cmd": "view", "seat": 3 }), "bad-request", "there is no seat 3");
}

fn hint(simulations: u64, seed: u64) -> Value {
    json!({ "cmd": "hint", "bot": "expert", "simulations": simulations, "seed": seed })
}

#[test]
fn a_hint_is_a_legal_move_with_what_else_was_thought_of() {
    let mut driver = Driver::new(3, 5);
    driver.play_on(10);
    let legal = driver.ok(json!({ "cmd": "legal" }))["moves"].take();
    let acting = driver.ok(json!({ "cmd": "status" }))["to_act"][0].take();
    let answer = driver.ok(hint(400, 1));
    assert_eq!(answer["move"], answer["candidates"][0]["move"]);
    let mut visits = 0;
    for candidate in answer["candidates"].as_array().unwrap() {
        assert!(legal.as_array().unwrap().contains(&candidate["move"]), "{candidate}");
        assert_eq!(candidate["line"][0], json!({ "seat": acting, "move": candidate["move"] }));
        assert!(candidate["value"].as_f64().unwrap().abs() < 100.0, "{candidate}");
        visits += candidate["visits"].as_u64().unwrap();
    }
    assert_eq!(visits, 400);
    for bot in ["random", "novice", "casual", "skilled", "greedy"] {
        let answer = driver.ok(json!({ "cmd": "hint", "bot": bot, "seat": acting }));
        assert!(legal.as_array().unwrap().contains(&answer["move"]), "{bot}: {answer}");
    }
}

#[test]
fn the_same_seed_and_simulations_give_the_same_hint_and_leave_the_game_alone() {
    let mut driver = Driver::new(2, 5);
    driver.play_on(20);
    let before = driver.ok(json!({ "cmd": "position" }));
    let first = driver.ok(hint(300, 1));
    assert_eq!(driver.ok(hint(300, 1)), first);
    assert_ne!(driver.ok(hint(300, 2)), first);
    let unsaid = json!({ "cmd": "hint", "bot": "expert", "simulations": 300 });
    assert_eq!(driver.ok(unsaid), driver.ok(hint(300, 0)));
    assert_eq!(driver.ok(json!({ "cmd": "position" })), before);
}

/// The hint is the same in every world that the seat cannot tell from the true one.
#[test]
fn a_hint_rests_on_what_its_seat_may_see() {
    for (seats, plies) in [(2, 11), (3, 30), (5, 44)] {
        let mut driver = Driver::new(seats, 6);
        driver.play_on(plies);
        let truth = driver.ok(json!({ "cmd": "position" }))["position"].take();
        let hinted = driver.ok(hint(200, 3));
        let position: Position<Board> = serde_json::from_value(truth.clone()).unwrap();
        let state: Sternenhimmel = position.state().unwrap();
        let viewer = Viewer::Seat(state.to_act().first().unwrap());
        let mut chance = Stream::new(Seed::from(1));
        let mut others = 0;
        for _ in 0..5 {
            let draws = Stream::new(chance.fork());
            let world = Position::of(&state.imagine(viewer, &mut chance), &draws, position.ply);
            others += u32::from(world.board != position.board);
            driver.ok(json!({ "cmd": "load", "position": world }));
            assert_eq!(driver.ok(hint(200, 3)), hinted);
        }
        assert!(others > 0, "nothing was hidden after {plies} moves");
    }
}

#[test]
fn a_hint_that_cannot_be_given_is_refused() {
    let mut driver = Driver::new(3, 5);
    let with = |field: &str, value: Value| {
        let mut request = json!({ "cmd": "hint", "bot": "expert" });
        request[field] = value;
        request
    };
    let names = "no bot \"hal\"; there are: random, novice, casual, skilled, expert, greedy";
    driver.refused(with("bot", json!("hal")), "bad-request", names);
    driver.refused(with("bot", json!("cheat")), "bad-request", "no bot \"cheat\"");
    driver.refused(with("millis", json!(60_001)), "bad-request", "from 1 to 60000");
    driver.refused(with("millis", json!(0)), "bad-request", "from 1 to 60000");
    driver.refused(with("simulations", json!(1_000_001)), "bad-request", "from 1 to 1000000");
    driver.refused(with("simulations", json!(0)), "bad-request", "from 1 to 1000000");
    driver.refused(with("seed", json!("12")), "bad-request", "64 hex digits");
    driver.refused(with("seat", json!(3)), "bad-request", "there is no seat 3");
    driver.refused(with("depth", json!(3)), "bad-request", "unknown field `depth`");
    driver.refused(json!({ "cmd": "hint" }), "bad-request", "missing field `bot`");
    let mut both = hint(10, 1);
    both["millis"] = json!(10);
    driver.refused(both, "bad-request", "either simulations or millis");
    let acting = driver.ok(json!({ "cmd": "status" }))["to_act"][0].as_u64().unwrap();
    let waiting = with("seat", json!((acting + 1) % 3));
    driver.refused(waiting, "illegal-move", "is not to act; to act: seat");
}
