//! Positions that can be, and positions that cannot.

use stellium::body::{Body, ByBody};
use stellium::cards::Card;
use stellium::phase::Phase;
use stellium::{Board, Stellium};
use table::{Position, Seat};

use crate::scene::{place, table};

/// Changes a sound position, and checks that it is refused with these words.
#[track_caller]
fn refused(words: &str, change: impl FnOnce(&mut Board)) {
    let mut position = table("planet a0 a1 a4, comet a2").hand(0, "planet-line").position();
    position.state::<Stellium>().unwrap();
    change(&mut position.board);
    let why = position.state::<Stellium>().expect_err(words).to_string();
    assert!(why.contains(words), "{why}");
}

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

#[test]
fn bodies_are_counted() {
    refused("there are 11 planets in all, not 12", |board| board.bag[Body::Planet] += 1);
    refused("there are 9 stars in all, not 8", |board| board.bag[Body::Star] -= 1);
    refused("there are 8 supernovas in all, not 255", |board| board.bag[Body::Supernova] = 255);
    refused("two bodies on a0", |board| {
        board.bodies[Body::Comet] = ["a0"].map(place).into_iter().collect();
    });
    refused("no disc has a body", |board| {
        board.bodies = ByBody::default();
        board.bag = ByBody([11, 10, 9, 8]);
    });
}

#[test]
fn every_objective_is_somewhere_once() {
    refused("supernova-symbols is missing", |board| {
        board.reserve.retain(|reserved| *reserved != card("supernova-symbols"));
    });
    refused("planet-line is in two places", |board| board.out.insert(card("planet-line")));
    refused("there are 40 objectives", |board| board.reserve = vec![card("star-s"); 41]);
    refused("more than 3", |board| {
        for _ in 0..3 {
            board.players[0].hand.insert(board.reserve.pop().unwrap());
        }
    });
}

#[test]
fn the_discs_are_six_different_ones() {
    refused("no disc \"mars\"", |board| board.discs[0].galaxy = "mars".into());
    refused("twice", |board| board.discs[0].galaxy = "pinwheel".into());
    refused("six discs, not 5", |board| drop(board.discs.pop()));
    refused("0 to 5 sixths, not 6", |board| board.discs[3].turned = 6);
}

#[test]
fn the_seats_are_those_of_the_table() {
    refused("2 players are described, for 3 seats", |board| drop(board.players.pop()));
    refused("seat 3 is not at the table", |board| board.turn = Seat(3));
    refused("seat 7 is not at the table", |board| board.first = Seat(7));
    refused("seat 9 is not at the table", |board| board.reached.push(Seat(9)));
}

#[test]
fn points_and_limit_agree() {
    let moved = |board: &mut Board, points| {
        board.players[0].hand.remove(card("planet-line"));
        board.players[0].validated.insert(card("planet-line"), points);
    };
    refused("planet-line does not score 4", |board| moved(board, 4));
    refused("the limit is 25", |board| board.reached.push(Seat(0)));
    refused("reached the limit twice", |board| board.reached = vec![Seat(0), Seat(0)]);
}

#[test]
fn the_display_has_its_size() {
    refused("cannot have 6", |board| {
        let first = board.display.iter().next().unwrap();
        board.display.remove(first);
        board.out.insert(first);
    });
    refused("cannot have 7", |board| {
        for card in board.reserve.drain(..) {
            board.out.insert(card);
        }
    });
    refused("the display is gone in the last round", |board| board.last_round = true);
}

#[test]
fn rounds_and_the_end_are_possible() {
    refused("1 to 61 rounds", |board| board.round = 0);
    refused("1 to 61 rounds", |board| board.round = 62);
    refused("round 61 is the last", |board| board.round = 61);
    refused("a whole round", |board| board.phase = Phase::Over {});
    refused("no reason to be over", |board| {
        board.phase = Phase::Over {};
        board.turn = Seat(2);
    });
}

#[test]
fn what_is_to_be_decided_is_possible() {
    let used = |places: &[&str]| places.iter().map(|at| place(at)).collect();
    refused("up to five times", |board| {
        board.bag[Body::Star] -= 1;
        board.phase = Phase::Feel { felt: Body::Star, feels: 5 };
    });
    refused("9 stars", |board| board.phase = Phase::Feel { felt: Body::Star, feels: 1 });
    refused("a declared token is spent", |board| {
        board.bag[Body::Star] -= 1;
        board.phase = Phase::Place { body: Body::Star, feels: 0, token: Some(Body::Planet) };
    });
    refused("strikes a body on a disc", |board| {
        board.bag[Body::Comet] -= 1;
        board.phase = Phase::Push { body: Body::Comet, place: place("c0") };
    });
    refused("an influence is that of", |board| {
        board.phase = Phase::Influence { of: Body::Star, placed: place("a0"), by_token: false };
    });
    refused("not validated like that", |board| {
        board.phase = Phase::Stay { card: card("planet-line"), used: used(&["a0", "a1", "a4"]) };
    });
    refused("not filled like that", |board| {
        let disc = 'a'.try_into().unwrap();
        let drawn = ByBody([0, 0, 5, 0]);
        board.bag[Body::Star] -= 5;
        board.phase = Phase::Refill { disc, waiting: [].into_iter().collect(), drawn };
    });
    refused("only a full hand", |board| board.phase = Phase::Exchange {});
    refused("nothing to draw", |board| {
        let full = table("comet a1").bag("").position().board;
        (board.bodies, board.bag) = (full.bodies, full.bag);
    });
}

#[test]
fn finished_positions_load() {
    let game = table("comet a1").last_round().turn(2).play("draw star; place f0; pass");
    let position = game.game.position();
    assert!(table::Game::is_over(&position.state::<Stellium>().unwrap()));
}

#[test]
fn a_position_is_words() {
    let position = table("planet a0 h10, comet b2").hand(1, "star-s").position();
    let text = serde_json::to_string(&position).unwrap();
    for words in [
        r#""bodies":{"planet":["a0","h10"],"comet":["b2"],"star":[],"supernova":[]}"#,
        r#""bag":{"planet":9,"comet":9,"star":9,"supernova":8}"#,
        r#""hand":["star-s"]"#,
        r#""discs":[{"galaxy":"andromeda","turned":0}"#,
        r#""phase":{"to":"draw"}"#,
    ] {
        assert!(text.contains(words), "{words} in {text}");
    }
    let read: Position<Board> = serde_json::from_str(&text).unwrap();
    assert_eq!(read, position);
}

/// The disc `d` waits twice.
const WAITING_TWICE: &str = r#""to":"refill","disc":"a","waiting":["d","d"],
    "drawn":{"planet":5,"comet":0,"star":0,"supernova":0}"#;

#[test]
fn words_that_mean_nothing_are_refused() {
    let text = serde_json::to_string(&table("planet a0").position()).unwrap();
    for (from, to, why) in [
        (r#"["a0"]"#, r#"["a9"]"#, "no place"),
        (r#"["a0"]"#, r#"["a0","a0"]"#, "named twice"),
        (r#""display":["planet-line""#, r#""display":["planet-ring""#, "no objective"),
        (r#""display":["planet-line""#, r#""display":["comet-line""#, "named twice"),
        (r#""to":"draw""#, r#""to":"sleep""#, "unknown variant"),
        (r#""round":2"#, r#""round":2,"moon":1"#, "unknown field"),
        (r#""to":"draw""#, r#""to":"draw","moon":1"#, "unknown field"),
        (r#""to":"draw""#, r#""to":"objectives","moon":1"#, "unknown field"),
        (r#""to":"draw""#, r#""to":"exchange","moon":1"#, "unknown field"),
        (r#""to":"draw""#, r#""to":"take","moon":1"#, "unknown field"),
        (r#""to":"draw""#, r#""to":"over","moon":1"#, "unknown field"),
        (r#""to":"draw""#, WAITING_TWICE, "named twice"),
    ] {
        assert!(text.contains(from), "{from}");
        let wrong = serde_json::from_str::<Position<Board>>(&text.replace(from, to));
        let error = wrong.unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}
