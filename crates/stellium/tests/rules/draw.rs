//! The draw.

use std::collections::HashSet;

use stellium::Event;
use stellium::body::Body;
use stellium::phase::Phase;
use table::Seat;

use crate::scene::{Play, table};

fn felt(game: &Play) -> (Body, u8) {
    match game.phase() {
        Phase::Feel { felt, feels } => (felt, feels),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_turn_begins_with_the_draw() {
    table("star a1")
        .hand(0, "star-line")
        .start()
        .refuses("place a0", "draw a kind of body")
        .refuses("take planet-line", "draw a kind of body")
        .refuses("pass", "draw a kind of body");
}

#[test]
fn by_touch_a_random_body_is_felt_and_kept_or_dropped() {
    let mut kinds = HashSet::new();
    for seed in 0..20 {
        let game = table("star a1").option("draw", "touch").seed(seed).start();
        assert_eq!(game.offers(), ["feel"]);
        let game = game.play("feel");
        assert_eq!(game.offers(), ["keep", "drop"]);
        let (body, feels) = felt(&game);
        assert_eq!(feels, 1);
        kinds.insert(body);
        let game = game.play("keep");
        assert_eq!(game.phase(), Phase::Place { body, feels: 1, token: None });
    }
    assert_eq!(kinds.len(), 4);
}

#[test]
fn a_dropped_body_is_back_in_the_bag_and_may_come_again() {
    let mut again = 0;
    for seed in 0..40 {
        let game = table("star a1").option("draw", "touch").seed(seed).play("feel");
        let (first, _) = felt(&game);
        let game = game.play("drop");
        let (second, feels) = felt(&game);
        assert_eq!((feels, game.board().bag.total()), (2, 36));
        again += i32::from(first == second);
    }
    assert!((1..40).contains(&again), "{again}");

    let comes_again = |seed: &u64| {
        let game = table("planet a1").bag("star comet").option("draw", "touch").seed(*seed);
        let game = game.play("feel");
        let first = felt(&game);
        felt(&game.play("drop")).0 == first.0
    };
    let again = (0..40).filter(comes_again).count();
    assert!((1..40).contains(&again), "the very same body, {again} times");
}

#[test]
fn the_fifth_body_felt_is_kept() {
    let game = table("star a1").option("draw", "touch").play("feel; drop; drop; drop");
    assert_eq!(felt(&game).1, 4);
    let game = game.play("drop");
    let Phase::Place { body, feels: 5, token: None } = game.phase() else { panic!() };
    assert_eq!(game.events.last(), Some(&Event::Kept { seat: Seat(0), body }));
}

#[test]
fn a_body_without_another_kind_beside_it_is_kept_at_once() {
    let game = table("comet a1").bag("star star").option("draw", "touch").play("feel");
    assert_eq!(game.phase(), Phase::Place { body: Body::Star, feels: 1, token: None });
}

#[test]
fn blind_one_random_body_is_drawn() {
    let mut kinds = HashSet::new();
    for seed in 0..20 {
        let game = table("star a1").option("draw", "blind").seed(seed).start();
        assert_eq!(game.offers(), ["draw"]);
        let game = game.play("draw");
        let Phase::Place { body, .. } = game.phase() else { panic!() };
        kinds.insert(body);
    }
    assert_eq!(kinds.len(), 4);
}

#[test]
fn by_choice_any_kind_in_the_bag_is_drawn() {
    let game = table("comet a1").bag("planet star star").start();
    assert_eq!(game.offers(), ["draw planet", "draw star"]);
    let game = game.refuses("draw comet", "no comet in the bag").play("draw star");
    assert_eq!(game.board().bag.0, [1, 0, 1, 0]);
}

#[test]
fn with_an_empty_bag_the_turn_goes_on_to_the_objectives_and_the_taking() {
    let game = table("comet a1").bag("star").play("draw star; place a0; pass; take planet-line");
    assert!(game.events.contains(&Event::BagEmpty { seat: Seat(1) }));
    assert_eq!((game.to_act(), game.phase()), (Seat(1), Phase::Take {}));

    let game = table("planet a2 b5")
        .bag("star")
        .hand(1, "planet-pair")
        .play("draw star; place a0; pass; take planet-line");
    assert_eq!((game.to_act(), game.phase()), (Seat(1), Phase::Objectives {}));
}

#[test]
fn in_the_first_round_a_body_is_played_too() {
    let game = table("star a1").round(1).play("draw star; place a0; turn 2");
    assert_eq!(game.phase(), Phase::Take {}, "there is nothing to validate");
}
