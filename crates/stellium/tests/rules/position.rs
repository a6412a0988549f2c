//! Positions that are possible, and positions that are not.

use stellium::body::{Body, ByBody};
use stellium::cards::Card;
use stellium::phase::Phase;
use stellium::{Board, Stellium};
use table::{Fault, Position, Seat};

use crate::scene::{Table, place, table};

/// Changes a sound position, and checks that it is rejected with these words.
#[track_caller]
fn refused(words: &str, change: impl FnOnce(&mut Board)) {
    refused_of(table("planet a0 a1 a4, comet a2").hand(0, "planet-line"), words, change);
}

/// The same with a given position.
#[track_caller]
fn refused_of(scene: Table, words: &str, change: impl FnOnce(&mut Board)) {
    let mut position = scene.position();
    position.state::<Stellium>().unwrap();
    change(&mut position.board);
    let why = position.state::<Stellium>().expect_err(words).to_string();
    assert!(why.contains(words), "{why}");
    let place = why.split([':', '.', '[', ',']).next().unwrap();
    let board = serde_json::to_value(&position.board).unwrap();
    assert!(board.get(place).is_some(), "{why}: where is {place}?");
}

/// Changes a position, and checks that it is sound.
#[track_caller]
fn sound(scene: Table, change: impl FnOnce(&mut Board)) {
    let mut position = scene.position();
    change(&mut position.board);
    position.state::<Stellium>().unwrap();
}

/// A phase with this body in hand.
fn in_hand(body: Body, phase: Phase) -> impl FnOnce(&mut Board) {
    move |board| {
        board.bag[body] -= 1;
        board.phase = phase;
    }
}

fn by_touch() -> Table {
    table("planet a0 a1 a4, comet a2").option("draw", "touch")
}

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

#[test]
fn bodies_are_counted() {
    refused("bag.planet: there are 11 planets in all, not 12", |board| {
        board.bag[Body::Planet] += 1;
    });
    refused("there are 9 stars in all, not 8", |board| board.bag[Body::Star] -= 1);
    refused("there are 8 supernovas in all, not 255", |board| board.bag[Body::Supernova] = 255);
    refused("bodies.comet: there are two bodies on a0", |board| {
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
    refused("reserve: there are 40 objectives in all, not 41", |board| {
        board.reserve = vec![card("star-s"); 41];
    });
    refused("seats[0].hand: there are more than 3", |board| {
        for _ in 0..3 {
            board.seats[0].hand.insert(board.reserve.pop().unwrap());
        }
    });
}

#[test]
fn the_discs_are_six_different_ones() {
    refused("discs[0].galaxy: there is no disc \"mars\"", |board| {
        board.discs[0].galaxy = "mars".into();
    });
    refused("discs[2].galaxy: \"pinwheel\" lies on the board twice", |board| {
        board.discs[0].galaxy = "pinwheel".into();
    });
    refused("discs: there are 6, not 5", |board| drop(board.discs.pop()));
    refused("discs[3].turned: by 0 to 5 sixths, not 6", |board| board.discs[3].turned = 6);
}

#[test]
fn the_seats_are_those_of_the_table() {
    refused("seats: 3 sit at the table, not 2", |board| drop(board.seats.pop()));
    refused("turn: seat 3 is not at the table", |board| board.turn = Seat(3));
    refused("first: seat 7 is not at the table", |board| board.first = Seat(7));
    refused("reached: seat 9 is not at the table", |board| board.reached.push(Seat(9)));
}

#[test]
fn points_and_limit_agree() {
    let moved = |board: &mut Board, points| {
        board.seats[0].hand.remove(card("planet-line"));
        board.seats[0].validated.insert(card("planet-line"), points);
    };
    refused("seats[0].validated: planet-line does not score 4", |board| moved(board, 4));
    refused("the limit is 25, and it is among", |board| board.reached.push(Seat(0)));
    refused_of(at_the_limit(), "and it is not among", |board| board.reached.clear());
    refused("reached: seat 0 is named twice", |board| board.reached = vec![Seat(0), Seat(0)]);
}

/// Seat 0 has reached the limit, and it is seat 1's turn.
fn at_the_limit() -> Table {
    let points = [("planet-centres", 12), ("comet-centres", 13)];
    table("planet a0").validated(0, &points).reached(&[0]).turn(1)
}

#[test]
fn the_limit_is_reached_in_the_order_of_turns() {
    let points = [("star-centres", 12), ("supernova-centres", 13)];
    let both = || at_the_limit().validated(1, &points).reached(&[0, 1]).turn(2);
    refused_of(both(), "in the order of turns", |board| board.reached.reverse());
    refused_of(both(), "in the order of turns", |board| {
        (board.first, board.turn) = (Seat(1), Seat(0));
        board.phase = Phase::Take {};
    });
    refused_of(both(), "by validating", |board| board.turn = Seat(0));
    refused_of(at_the_limit(), "by validating", |board| board.turn = Seat(0));
    sound(at_the_limit(), |board| (board.turn, board.phase) = (Seat(0), Phase::Take {}));
}

#[test]
fn who_began_is_who_the_option_names() {
    let named = || table("planet a0").option("first", "1").first(1);
    refused_of(named(), "seat 0 did not begin", |board| board.first = Seat(0));
    refused_of(named(), "seat 2 did not begin", |board| board.first = Seat(2));
    sound(table("planet a0").option("first", "random"), |board| board.first = Seat(2));
}

#[test]
fn a_display_without_reserve_shrinks_by_one_a_turn_at_most() {
    let shrunk = |by: usize| {
        move |board: &mut Board| {
            let taken: Vec<Card> = board.display.iter().take(by).collect();
            for card in taken {
                board.display.remove(card);
                board.out.insert(card);
            }
        }
    };
    let game = || at_the_limit().reserve(0);
    sound(game(), shrunk(2));
    refused_of(game(), "cannot have 4", shrunk(3));
    refused_of(game(), "cannot have 8", |board| {
        let more = board.out.iter().next().unwrap();
        board.out.remove(more);
        board.display.insert(more);
    });
    refused_of(table("planet a0").last_round(), "cannot have 0", |board| {
        let card = board.out.iter().next().unwrap();
        board.out.remove(card);
        board.reserve.push(card);
    });
}

#[test]
fn a_round_begun_without_a_display_is_the_last() {
    let gone = || table("planet a0").last_round();
    refused_of(gone(), "begun without a display", |board| board.last_round = false);
    sound(gone(), |board| (board.last_round, board.turn) = (false, Seat(1)));
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
        let disc = "a".parse().unwrap();
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
fn a_body_is_felt_by_touch_up_to_five_times() {
    let felt = |feels| in_hand(Body::Star, Phase::Feel { felt: Body::Star, feels });
    sound(by_touch(), felt(4));
    refused_of(by_touch(), "the fifth body felt is kept", felt(5));
    refused_of(by_touch(), "one to five times", felt(0));
    refused_of(by_touch(), "one to five times", felt(6));
    for draw in ["blind", "choose"] {
        refused_of(by_touch().option("draw", draw), "only where the draw is by touch", felt(1));
    }
    let one_kind = table("comet a1").bag("star star").option("draw", "touch");
    refused_of(one_kind, "the only kind left", felt(1));
}

#[test]
fn a_body_in_hand_was_felt_for_by_touch_only() {
    let kept = |feels| in_hand(Body::Star, Phase::Place { body: Body::Star, feels, token: None });
    sound(by_touch(), kept(5));
    refused_of(by_touch(), "one to five times by touch", kept(0));
    refused_of(by_touch(), "one to five times by touch", kept(6));
    for draw in ["blind", "choose"] {
        sound(by_touch().option("draw", draw), kept(0));
        refused_of(by_touch().option("draw", draw), "else never", kept(3));
    }
}

#[test]
fn a_declared_token_can_act() {
    let phase = |token| Phase::Place { body: Body::Star, feels: 0, token: Some(token) };
    let with = |token| in_hand(Body::Star, phase(token));
    let game = || table("comet a1, star c0").tokens(0, "");
    sound(game(), with(Body::Supernova));
    refused_of(game(), "of another kind", with(Body::Star));
    refused_of(game(), "nothing to act on", with(Body::Planet));
    refused_of(table("comet c0").tokens(0, ""), "nothing to act on", with(Body::Supernova));
}

#[test]
fn a_collision_is_a_comets_or_by_its_token() {
    let push = |body, at| in_hand(body, Phase::Push { body, place: place(at) });
    let game = || table("star a1 h1");
    sound(game(), push(Body::Comet, "a1"));
    sound(game().tokens(0, "star"), push(Body::Planet, "a1"));
    refused_of(game(), "the comet's token is not spent", push(Body::Planet, "a1"));
    refused_of(game(), "strikes a body on a disc", push(Body::Comet, "h1"));
    let one_way = table("planet a5 a6 a4 h5 d5 d4 h9 f5 f4").tokens(0, "");
    refused_of(one_way, "carried out by itself", push(Body::Planet, "a5"));
}

#[test]
fn an_influence_has_something_to_act_on() {
    let influence = |of, at, by_token| {
        let placed = place(at);
        move |board: &mut Board| board.phase = Phase::Influence { of, placed, by_token }
    };
    let game = || table("planet a0 a1 h3, comet a2");
    sound(game(), influence(Body::Planet, "a0", false));
    sound(game().tokens(0, "planet"), influence(Body::Star, "a0", true));
    refused_of(game(), "the token is not spent", influence(Body::Star, "a0", true));
    refused_of(game(), "an influence is that of", influence(Body::Comet, "a2", false));
    refused_of(game(), "an influence is that of", influence(Body::Planet, "h3", false));
    refused_of(game(), "an influence is that of", influence(Body::Planet, "a4", false));
    refused_of(game(), "an influence is that of", influence(Body::Planet, "a0", true));
    let alone = table("planet a0, supernova c0, star c1");
    refused_of(alone, "finds nothing to act on", influence(Body::Planet, "a0", false));
    let one_way = table("planet a1, star c0").tokens(0, "");
    refused_of(one_way, "carried out by itself", influence(Body::Supernova, "c0", true));
    let one_way = || table("planet a1, supernova c0");
    sound(one_way(), influence(Body::Supernova, "c0", false));
    let required = one_way().option("influence", "required");
    refused_of(required, "carried out by itself", influence(Body::Supernova, "c0", false));
}

#[test]
fn objectives_are_asked_for_while_one_is_fulfilled() {
    let game = table("planet a0 a1 a4").hand(0, "planet-line");
    sound(game.clone(), |board| board.phase = Phase::Objectives {});
    refused_of(game, "nothing in hand is fulfilled", |board| {
        (board.turn, board.phase) = (Seat(1), Phase::Objectives {});
    });
}

#[test]
fn an_objective_validated_scored_for_the_bodies_used() {
    let stay = |board: &mut Board| {
        let used = ["a0", "b0"].map(place).into_iter().collect();
        board.phase = Phase::Stay { card: card("planet-centres"), used };
    };
    let scored = |points| table("planet a0 b0").validated(0, &[("planet-centres", points)]);
    sound(scored(3), stay);
    refused_of(scored(5), "not validated like that", stay);
}

#[test]
fn a_disc_is_filled_as_the_rules_fill_it() {
    let fill = |disc: &'static str, waiting: &'static [&'static str], drawn: [u8; 4]| {
        move |board: &mut Board| {
            for (bag, drawn) in board.bag.0.iter_mut().zip(drawn) {
                *bag -= drawn;
            }
            let waiting = waiting.iter().map(|disc| disc.parse().unwrap()).collect();
            let disc = disc.parse().unwrap();
            board.phase = Phase::Refill { disc, waiting, drawn: ByBody(drawn) };
        }
    };
    let wrong = "not filled like that";
    let game = || table("planet b0");
    sound(game(), fill("c", &["d"], [1, 1, 3, 0]));
    refused_of(game(), wrong, fill("c", &["a"], [1, 1, 3, 0]));
    refused_of(game(), wrong, fill("a", &["b"], [1, 1, 3, 0]));
    refused_of(game(), wrong, fill("a", &[], [1, 1, 2, 0]));
    refused_of(game(), wrong, fill("a", &[], [1, 1, 4, 0]));
    refused_of(table("planet b0 c0"), wrong, fill("c", &[], [1, 0, 3, 0]));
    let few = || table("comet b0").bag("star star planet");
    sound(few(), fill("a", &[], [1, 0, 2, 0]));
    refused_of(few(), wrong, fill("a", &[], [1, 0, 1, 0]));

    let no_room = table("planet a1 a2 a3 a4 a5 a6 b0, comet a0").seats(2);
    refused_of(no_room, wrong, fill("a", &[], [1, 1, 3, 0]));

    let three = || table("planet a1 b0, comet a2, supernova a3");
    sound(three(), fill("a", &[], [0, 1, 1, 0]));
    refused_of(three(), "settled by itself", fill("a", &[], [0, 0, 2, 0]));
    let four = table("planet a1 b0, comet a2, supernova a3, star a4");
    refused_of(four, wrong, fill("a", &[], [0, 1, 0, 0]));
}

#[test]
fn an_objective_is_taken_or_exchanged_from_a_display() {
    let full = "planet-s comet-s star-s";
    let exchange = |board: &mut Board| board.phase = Phase::Exchange {};
    let take = |board: &mut Board| board.phase = Phase::Take {};
    sound(table("planet a0").hand(0, full), exchange);
    sound(table("planet a0"), take);
    refused_of(table("planet a0").hand(0, full), "a full hand takes nothing", take);
    let gone = || table("planet a0").last_round();
    refused_of(gone().hand(0, full), "nothing is on display", exchange);
    refused_of(gone(), "nothing is on display", take);
}

#[test]
fn a_fault_is_of_a_kind() {
    let fault = |change: fn(&mut Board)| {
        let mut position = table("planet a0").position();
        change(&mut position.board);
        position.state::<Stellium>().unwrap_err().fault
    };
    assert_eq!(fault(|board| board.discs[0].galaxy = "mars".into()), Fault::Unknown);
    assert_eq!(fault(|board| board.turn = Seat(3)), Fault::Unknown);
    assert_eq!(fault(|board| board.bag[Body::Star] += 1), Fault::Count);
    assert_eq!(fault(|board| board.reserve.clear()), Fault::Count);
    assert_eq!(fault(|board| drop(board.seats.pop())), Fault::Count);
    assert_eq!(fault(|board| board.round = 62), Fault::Count);
    assert_eq!(fault(|board| board.phase = Phase::Objectives {}), Fault::Impossible);
    assert_eq!(fault(|board| board.last_round = true), Fault::Impossible);
}

#[test]
fn finished_positions_load() {
    let game = table("comet a1").last_round().turn(2).play("draw star; place f0; pass");
    let position = game.game.position();
    assert!(table::GameExt::is_over(&position.state::<Stellium>().unwrap()));
}

#[test]
fn a_position_is_words() {
    let position = table("planet a0 h10, comet b2").hand(1, "star-s").position();
    let text = serde_json::to_string(&position).unwrap();
    for words in [
        r#""bodies":{"planet":["a0","h10"],"comet":["b2"],"star":[],"supernova":[]}"#,
        r#""bag":{"planet":9,"comet":9,"star":9,"supernova":8}"#,
        r#""hand":["star-s"],"validated":{},"tokens":["planet","comet","star","supernova"]"#,
        r#""discs":[{"galaxy":"andromeda","turned":0}"#,
        r#""phase":{"name":"draw"}"#,
    ] {
        assert!(text.contains(words), "{words} in {text}");
    }
    let read: Position<Board> = serde_json::from_str(&text).unwrap();
    assert_eq!(read, position);
}

/// The disc `d` waits twice.
const WAITING_TWICE: &str = r#""name":"refill","disc":"a","waiting":["d","d"],
    "drawn":{"planet":5,"comet":0,"star":0,"supernova":0}"#;

#[test]
fn words_that_mean_nothing_are_refused() {
    let text = serde_json::to_string(&table("planet a0").position()).unwrap();
    for (from, to, why) in [
        (r#"["a0"]"#, r#"["a9"]"#, "no place"),
        (r#"["a0"]"#, r#"["a0","a0"]"#, "named twice"),
        (r#""display":["planet-line""#, r#""display":["planet-ring""#, "no objective"),
        (r#""display":["planet-line""#, r#""display":["comet-line""#, "named twice"),
        (r#""name":"draw""#, r#""name":"sleep""#, "unknown variant"),
        (r#""round":2"#, r#""round":2,"moon":1"#, "unknown field"),
        (r#""name":"draw""#, r#""name":"draw","moon":1"#, "unknown field"),
        (r#""name":"draw""#, r#""name":"objectives","moon":1"#, "unknown field"),
        (r#""name":"draw""#, r#""name":"exchange","moon":1"#, "unknown field"),
        (r#""name":"draw""#, r#""name":"take","moon":1"#, "unknown field"),
        (r#""name":"draw""#, r#""name":"over","moon":1"#, "unknown field"),
        (r#""name":"draw""#, WAITING_TWICE, "named twice"),
    ] {
        assert!(text.contains(from), "{from}");
        let wrong = serde_json::from_str::<Position<Board>>(&text.replace(from, to));
        let error = wrong.unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}
