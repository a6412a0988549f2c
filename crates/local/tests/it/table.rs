//! What people can do at a table on their device.

use engine::GAMES;
use local::{Eyes, Request};
use serde_json::json;

use crate::scene::{Scene, message, new, seats};

/// All games, with people and bots, as many as fit.
fn everywhere(mut play: impl FnMut(&str, usize, usize)) {
    for entry in GAMES {
        let (least, most) = (entry.info.min_seats.into(), usize::from(entry.info.max_seats));
        for count in least..=most.min(3) {
            for people in 1..=count {
                play(entry.info.id, people, count - people);
            }
        }
    }
}

#[test]
fn every_game_is_played_to_its_end() {
    everywhere(|game, people, bots| {
        let (mut scene, table) = Scene::at(7, new(game, seats(people, bots)));
        while scene.go_on() {}
        assert_eq!(scene.info()["phase"], "over", "{game}, {people} people");
        assert!(scene.now()["outcome"].is_object());
        let answer = scene.answer(Request::Record { table: table.clone() });
        let record: serde_json::Value =
            serde_json::from_str(answer.value.expect("a record").get()).unwrap();
        assert_eq!(record.get("deal"), None, "nobody but this device had a hand in the seed");
        engine::games::replay(record, &mut |_| ()).map(drop).unwrap();
        let answer = scene.answer(Request::Replay { table, eyes: Eyes::Open });
        assert!(answer.refused.is_none(), "nothing is secret any more");
    });
}

#[test]
fn one_person_never_passes_the_device() {
    for entry in GAMES {
        let bots = usize::from(entry.info.min_seats) - 1;
        let (mut scene, _) = Scene::at(3, new(entry.info.id, seats(1, bots)));
        while scene.go_on() {
            assert_eq!(scene.seat(), Some(0));
            assert_eq!(scene.about(), (None, None));
        }
    }
}

#[test]
fn a_table_goes_on_from_what_was_kept_at_every_moment() {
    for entry in GAMES {
        let (mut scene, table) = Scene::at(5, new(entry.info.id, seats(2, 0)));
        for step in 0..60 {
            if !scene.go_on() {
                break;
            }
            if scene.about() != (None, None) {
                continue;
            }
            let (now, seat) = (scene.now(), scene.seat());
            scene.restart(&table);
            if scene.about().1.is_some() {
                assert_eq!(scene.seat(), None, "nobody holds the device yet");
                scene.lift();
            }
            assert_eq!((scene.now(), scene.seat()), (now, seat), "{}, {step}", entry.info.id);
        }
    }
}

#[test]
fn what_could_not_be_kept_was_not_done() {
    let (mut scene, table) = Scene::at(1, new("sternenhimmel", seats(1, 1)));
    while scene.now()["ply"].as_u64().unwrap() < 6 {
        scene.go_on();
    }
    scene.bots_play();
    let (now, kept, heard) = (scene.now(), scene.kept[&table].len(), scene.heard.len());
    scene.keeps = false;
    let notation = scene.legal().swap_remove(0);
    assert_eq!(scene.play(&notation).as_deref(), Some("try-again"));
    assert_eq!((scene.now(), scene.kept[&table].len()), (now, kept));
    assert_eq!(scene.heard.len(), heard + 1, "nothing else was heard");
    scene.keeps = true;
    assert_eq!(scene.play(&notation), None);
    assert_eq!(scene.kept[&table].len(), kept + 1);
}

#[test]
fn a_bots_move_that_could_not_be_kept_is_thought_of_again() {
    let (mut scene, table) = Scene::at(1, new("sternenhimmel", seats(1, 1)));
    if scene.legal().is_empty() {
        scene.bots_play();
    }
    scene.play_any();
    let kept = scene.kept[&table].len();
    scene.keeps = false;
    let random = scene.chance.fork();
    scene.answer(Request::Think { simulations: 8, random });
    let refused = scene.answer(Request::Decide).refused.expect("it was not kept");
    assert_eq!(json!(refused.code), "try-again");
    scene.keeps = true;
    scene.bots_play();
    assert!(scene.kept[&table].len() > kept);
}

#[test]
fn nothing_else_is_done_while_something_has_to_be_kept() {
    let mut scene = Scene::new(1);
    let random = scene.chance.fork();
    let table = new("astra", seats(1, 1));
    let answer = scene.device.answer(Request::Make { table, random });
    assert_eq!(answer.keep.len(), 1);
    let answer = scene.device.answer(Request::Games);
    assert!(answer.refused.is_some());
    assert!(scene.device.answer(Request::Kept { yes: true }).value.is_some());
    assert!(scene.device.answer(Request::Kept { yes: true }).refused.is_some());
}

#[test]
fn a_step_back_that_concerns_others_passes_the_device() {
    let (mut scene, _) = Scene::at(2, new("astra", seats(2, 0)));
    // Until one has moved and the other has not.
    while scene.about().0.is_none() {
        scene.go_on();
    }
    let mover = scene.seat();
    scene.pass();
    scene.lift();
    scene.play_any();
    assert_ne!(scene.seat(), mover);
    assert_eq!(scene.ask(&json!({ "undo": { "ply": 0 } })), None);
    let asked = scene.info()["proposal"]["awaited"][0].as_u64();
    assert_eq!(asked, mover);
    assert_eq!(scene.about().0.map(|person| u64::from(person.seat.0)), mover);
    assert_eq!(scene.ask(&json!({ "answer": { "yes": true } })).as_deref(), Some("not-now"));
    scene.pass();
    scene.lift();
    assert_eq!(scene.ask(&json!({ "answer": { "yes": true } })), None);
    assert_eq!(scene.now()["ply"], 0);
}

#[test]
fn one_person_steps_back_alone_and_bots_think_no_more_of_what_was() {
    let (mut scene, _) = Scene::at(2, new("stellium", seats(1, 1)));
    scene.bots_play();
    let ply = scene.now()["ply"].clone();
    while !scene.legal().is_empty() {
        scene.play_any();
    }
    let random = scene.chance.fork();
    let first = scene.answer(Request::Think { simulations: 1, random }).thinks;
    assert_eq!(scene.ask(&json!({ "undo": { "ply": ply } })), None);
    let random = scene.chance.fork();
    assert!(first.is_some());
    assert_eq!(scene.answer(Request::Think { simulations: 1, random }).thinks, None);
}

#[test]
fn a_hint_is_for_the_eyes_that_asked_for_it() {
    let (mut scene, _) = Scene::at(4, new("astra", seats(2, 0)));
    scene.lift();
    assert_eq!(scene.ask(&json!("hint")), None);
    let random = scene.chance.fork();
    scene.answer(Request::Think { simulations: 20, random });
    while scene.about().0.is_none() {
        scene.play_any();
    }
    scene.pass();
    scene.lift();
    scene.answer(Request::Decide);
    scene.bots_play();
    let is_hint = |message: serde_json::Value| message.get("hint").is_some();
    assert!(!scene.heard.iter().filter_map(message).any(is_hint));
    assert_eq!(scene.ask(&json!("hint")), None);
    let random = scene.chance.fork();
    scene.answer(Request::Think { simulations: 20, random });
    scene.answer(Request::Decide);
    assert!(scene.heard.iter().filter_map(message).any(is_hint));
}

#[test]
fn the_next_game_is_dealt_at_once_at_a_table_here() {
    let (mut scene, _) = Scene::at(6, new("astra", seats(2, 0)));
    while scene.about().1.is_none() {
        scene.go_on();
    }
    assert_eq!(scene.ask(&json!("end")).as_deref(), Some("unknown"), "nobody holds the device");
    scene.lift();
    assert_eq!(scene.ask(&json!("end")), None);
    scene.pass();
    scene.lift();
    assert_eq!(scene.ask(&json!({ "answer": { "yes": true } })), None);
    assert_eq!(scene.info()["ended"], true);
    assert_eq!(scene.ask(&json!("rematch")), None);
    let next: room::Id = serde_json::from_value(scene.info()["rematch"].clone()).unwrap();
    scene.come(&next);
    let seats = scene.info()["seats"].clone();
    assert_eq!(
        [&seats[0]["who"], &seats[1]["who"]],
        [&json!({ "guest": "Bob" }), &json!({ "guest": "Ann" })]
    );
    assert_eq!(scene.info()["phase"], "playing");
}

#[test]
fn a_record_is_opened_and_played_on() {
    for entry in GAMES {
        let (mut scene, table) = Scene::at(8, new(entry.info.id, seats(2, 0)));
        for _ in 0..20 {
            scene.go_on();
        }
        let value = |answer: local::Answer| -> serde_json::Value {
            assert!(answer.refused.is_none(), "{:?}", answer.refused);
            serde_json::from_str(answer.value.expect("a value").get()).unwrap()
        };
        let record = value(scene.answer(Request::Export { table }));
        let mut other = Scene::new(9);
        let open = |record| Request::Open { record, seats: None, random: 1.into() };
        let opened = value(other.answer(open(record.clone())));
        let table: room::Id = serde_json::from_value(opened).unwrap();
        other.come(&table);
        assert_eq!(value(other.answer(Request::Export { table: table.clone() })), record);
        let refused = other.answer(Request::Record { table }).refused;
        assert!(refused.is_some() || other.info()["phase"] == "over");
        while other.go_on() {}
        assert_eq!(other.info()["phase"], "over");
        let mut broken = record;
        broken["moves"][0]["move"] = json!("dance");
        let refused = other.answer(open(broken)).refused.expect("it does not hold");
        assert!(refused.message.contains("move 1"), "{}", refused.message);
    }
}

#[test]
fn names_are_told_apart_and_somebody_has_to_play() {
    let mut scene = Scene::new(1);
    let mut table = new("astra", seats(2, 0));
    table.seats[1] = local::HereSeat::Person(" Ann ".into());
    let table = scene.make(table);
    scene.come(&table);
    assert_eq!(scene.info()["seats"][1]["who"], json!({ "guest": "Ann (2)" }));
    for wrong in [seats(0, 2), seats(1, 0), seats(5, 4)] {
        let random = scene.chance.fork();
        let answer = scene.answer(Request::Make { table: new("astra", wrong), random });
        assert!(answer.refused.is_some());
    }
}
