//! Positions for trying things out, as in lessons and puzzles.

use engine::{GAMES, games};
use local::{Answer, Device, Request};
use serde_json::{Value, json};
use table::{RecordMove, Seat, Seed};

fn rehearse(from: &Value, moves: &[RecordMove], seat: Seat) -> Answer {
    let (from, moves) = (from.clone(), moves.to_vec());
    Device::default().answer(Request::Rehearse { from, moves, seat })
}

#[test]
fn what_comes_of_moves_is_seen_by_one_seat_and_kept_nowhere() {
    for entry in GAMES {
        let mut game = games::new(entry.info.id, 2, &[].into(), Seed::from(3)).unwrap();
        let (start, mut moves) = (game.position(), Vec::new());
        for _ in 0..9 {
            let seat = game.to_act().first().unwrap();
            let notation = game.legal(seat).swap_remove(0);
            game.play(seat, &notation).unwrap();
            moves.push(RecordMove { seat, notation });
        }
        for seat in [Seat(0), Seat(1)] {
            let answer = rehearse(&start, &moves, seat);
            assert!(answer.keep.is_empty() && answer.out.is_empty());
            let seen: Value = serde_json::from_str(answer.value.unwrap().get()).unwrap();
            let look = game.look(table::Viewer::Seat(seat));
            assert_eq!(seen["story"][9]["view"].to_string(), json!(look.view).to_string());
            assert_eq!(seen["to_act"], json!(game.to_act().iter().collect::<Vec<_>>()));
            assert_eq!(seen["legal"].to_string(), json!(game.offers(seat)).to_string());
        }
    }
}

#[test]
fn a_record_is_gone_on_with_from_where_it_ends() {
    for entry in GAMES {
        let mut game = games::new(entry.info.id, 2, &[].into(), Seed::from(3)).unwrap();
        for made in 0..4 {
            let (record, seat) = (game.record(None), game.to_act().first().unwrap());
            let notation = game.legal(seat).swap_remove(0);
            let next = RecordMove { seat, notation: notation.clone() };
            game.play(seat, &notation).unwrap();
            let answer = rehearse(&record, &[next], seat);
            let seen: Value = serde_json::from_str(answer.value.unwrap().get()).unwrap();
            let plies: Vec<_> =
                seen["story"].as_array().unwrap().iter().map(|c| &c["ply"]).collect();
            assert_eq!(plies, [made, made + 1]);
            let look = game.look(table::Viewer::Seat(seat));
            assert_eq!(seen["story"][1]["view"].to_string(), json!(look.view).to_string());
        }
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let game = games::new("sternenhimmel", 2, &[].into(), Seed::from(3)).unwrap();
    let start = game.position();
    let wrong = RecordMove { seat: Seat(0), notation: "place 4 libra 1".into() };
    assert!(rehearse(&start, &[wrong], Seat(0)).refused.is_some());
    assert!(rehearse(&start, &[], Seat(2)).refused.is_some());
    assert!(rehearse(&json!({}), &[], Seat(0)).refused.is_some());
}
