//! Reviews of finished games, and playing on from one of their moments.

use engine::review::Order;
use engine::{AnyMatch, GAMES, games};
use local::{Answer, Device, Eyes, Request};
use serde_json::{Value, json};
use table::{Seat, Seed, Viewer};

/// The fewest simulations allowed.
const FEW: u64 = 64;

/// A game for two in which the first listed moves were made, up to this many.
fn played(game: &str, moves: usize) -> Box<dyn AnyMatch> {
    let mut game = games::new(game, 2, &[].into(), Seed::from(5)).unwrap();
    for step in 0..moves {
        let Some(seat) = game.to_act().first() else { break };
        let legal = game.legal(seat);
        game.play(seat, &legal[step % legal.len()]).unwrap();
    }
    game
}

fn value(answer: Answer) -> Value {
    assert!(answer.refused.is_none(), "{:?}", answer.refused);
    assert!(answer.keep.is_empty() && answer.out.is_empty());
    answer.value.map_or(Value::Null, |value| serde_json::from_str(value.get()).unwrap())
}

#[test]
fn a_review_in_steps_is_the_review() {
    let game = played("sternenhimmel", usize::MAX);
    let mut device = Device::default();
    let record = game.record(None);
    let (eyes, efforts) = (Eyes::Spectator, vec![Some(FEW), Some(2 * FEW)]);
    let positions = value(device.answer(Request::Review { record, eyes, efforts }));
    let positions = positions.as_u64().unwrap() as u32;
    for at in 0..positions {
        assert!(device.answer(Request::Reviewed).refused.is_some());
        value(device.answer(Request::Look { at, effort: 0 }));
    }
    let whole = |effort| {
        let order = Order::new(Viewer::Spectator, Some(effort), None).unwrap();
        let reviewer = game.reviewer(order).unwrap();
        let findings = (0..positions).map(|at| reviewer.look(at)).collect();
        json!(reviewer.conclude(findings))
    };
    let soon = value(device.answer(Request::Reviewed));
    assert_eq!(soon["graph"], whole(FEW)["graph"]);
    for at in (0..positions).rev() {
        value(device.answer(Request::Look { at, effort: 1 }));
    }
    assert_eq!(value(device.answer(Request::Reviewed)), whole(2 * FEW));
}

#[test]
fn whoever_plays_on_knows_what_their_seat_knew_and_no_more() {
    let mut hidden = false;
    for entry in GAMES {
        let whole = played(entry.info.id, usize::MAX);
        let last = whole.status().ply as usize;
        for ply in [last / 5, last / 2, last * 4 / 5] {
            let then = played(entry.info.id, ply);
            let seat = then.to_act().first().unwrap();
            let from = |eyes, seed: u64| {
                let (record, ply) = (whole.record(None), ply as u32);
                let request = Request::Imagine { record, ply, eyes, random: seed.into() };
                value(Device::default().answer(request))
            };
            let look = |position: Value, viewer| {
                let game = games::load(position).unwrap();
                game.look(viewer).view.get().to_owned()
            };
            let (own, open) = (Viewer::Seat(seat), Viewer::Open);
            let seen = then.look(own).view.get().to_owned();
            let secrets = then.look(open).view.get().to_owned();
            for seed in 0..4 {
                assert_eq!(look(from(Eyes::Seat(seat), seed), own), seen, "{}", entry.info.id);
                assert_eq!(look(from(Eyes::Open, seed), open), secrets, "{}", entry.info.id);
                hidden |= look(from(Eyes::Seat(seat), seed), open) != secrets;
            }
        }
    }
    assert!(hidden, "something is drawn anew, or nothing is tested here");
}

#[test]
fn a_game_that_goes_on_is_no_game_to_look_back_at() {
    let record = || played("stellium", 12).record(None);
    let (eyes, efforts) = (Eyes::Open, vec![Some(FEW)]);
    let mut device = Device::default();
    let review = Request::Review { record: record(), eyes, efforts };
    assert!(device.answer(review).refused.unwrap().message.contains("not over"));
    assert!(device.answer(Request::Look { at: 0, effort: 0 }).refused.is_some());
    let random = Seed::from(1);
    let imagine = Request::Imagine { record: record(), ply: 3, eyes, random };
    assert!(device.answer(imagine).refused.unwrap().message.contains("not over"));
    let over = played("stellium", usize::MAX).record(None);
    for ply in [u32::MAX, over["moves"].as_array().unwrap().len() as u32] {
        let imagine = Request::Imagine { record: over.clone(), ply, eyes, random };
        assert!(device.answer(imagine).refused.is_some(), "there is no move after {ply}");
    }
    let nobody = Request::Imagine { record: over, ply: 3, eyes: Eyes::Seat(Seat(2)), random };
    assert!(device.answer(nobody).refused.is_some());
}
