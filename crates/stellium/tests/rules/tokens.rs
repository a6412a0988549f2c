//! Influence tokens.

use stellium::board::{Direction, Place, PlaceSet};
use stellium::body::Body;
use stellium::phase::Phase;
use stellium::setup::BODIES;

use crate::scene::{check, kinds, table};

#[test]
fn a_token_is_declared_before_placing_and_spent_for_good() {
    let game = table("planet a1, star a2 a4").play("draw star; token supernova");
    assert_eq!(game.seat(0).tokens, kinds("planet comet star"));
    let game = game.refuses("token planet", "one token").play("place c0; attract h1 a1");
    let game = game.play("take planet-line");
    assert_eq!(game.seat(0).tokens, kinds("planet comet star"));
    table("planet a1, star a2")
        .tokens(0, "planet")
        .play("draw star")
        .refuses("token supernova", "is spent")
        .play("place c0")
        .refuses("token planet", "turn the disc");
}

#[test]
fn a_token_of_the_bodys_own_kind_is_not_offered() {
    for kind in ["planet", "comet", "star", "supernova"] {
        let game =
            table("planet a1, comet a2, star a3, supernova a4").play(&format!("draw {kind}"));
        assert_eq!(game.offers_to("token").len(), 3);
        game.refuses(&format!("token {kind}"), "by itself");
    }
}

#[test]
fn a_tokens_influence_must_be_carried_out() {
    table("planet a1 a3, star a2")
        .play("draw star; token planet; place c0")
        .refuses("pass", "must be carried out");
    let game = table("planet a1, star a2").play("draw planet; token star; place c0");
    let game = game.refuses("pass", "must be carried out");
    let why = game.game.clone().play(game.to_act(), "keep".parse().unwrap()).unwrap_err();
    assert_eq!(why.to_string(), "now turn the disc", "not: or pass");
}

#[test]
fn a_planets_token_swaps_another_body_of_the_kind_placed() {
    check("star a1, planet a2", "draw star; token planet; place c0", "star a2 c0, planet a1");
    table("star a1 b0, planet a2 b1 b2")
        .play("draw star; token planet; place a0")
        .refuses("swap a0 a2", "just placed")
        .refuses("swap b1 b0", "must hold a star")
        .play("swap b0 b2")
        .shows("star a0 a1 b2, planet a2 b0 b1");
}

#[test]
fn the_body_keeps_its_place_and_loses_its_own_influence() {
    let game = table("star a1, planet a2 a6").play("draw star; token planet; place c0; swap a1 a2");
    assert_eq!(game.phase(), Phase::Take {});
}

#[test]
fn any_body_with_a_comets_token_is_placed_by_collision() {
    for kind in ["planet", "star", "supernova"] {
        let game = table("comet a0, planet a2 b0")
            .play(&format!("draw {kind}; token comet"))
            .refuses("place c0", "by collision")
            .play("strike a0; push east");
        assert_eq!(game.phase(), Phase::Take {}, "no influence of its own follows");
        let at = |place: &str| game.game.state().universe().at(place.parse().unwrap());
        assert_eq!(at("a0"), kind.parse().ok());
        assert_eq!((at("a2"), at("b5")), (Some(Body::Comet), Some(Body::Planet)));
    }
}

#[test]
fn a_comet_with_another_token_goes_on_an_empty_place() {
    table("planet a1")
        .play("draw comet; token star")
        .refuses("strike a1", "empty place")
        .play("place a2; turn 1")
        .shows("planet a2, comet a3");
    check("planet a1", "draw comet; token supernova; place a2", "planet h1, comet a2");
    check(
        "comet a1, planet a2 a6",
        "draw comet; token planet; place c0; swap a1 a6",
        "comet a6 c0, planet a1 a2",
    );
}

#[test]
fn a_token_that_would_find_nothing_to_act_on_is_not_offered() {
    let game = table("star a1, planet c0").play("draw star");
    let game = game.refuses("token planet", "nothing to act on");
    assert_eq!(game.offers_to("token"), ["token comet", "token supernova"]);
    let game = table("planet c0").play("draw star").refuses("token supernova", "nothing to act on");
    assert_eq!(game.offers_to("token"), ["token comet"]);
}

#[test]
fn a_comets_token_must_change_something() {
    let game = table("planet a5, star b0").play("draw planet; token comet; strike a5");
    let game = game.refuses("push west", "nothing would change");
    assert_eq!(game.offers(), ["push northeast", "push east", "push southeast"]);

    let row = table("planet a5 a6, star b0").play("draw planet; token comet; strike a5");
    row.refuses("push northeast", "nothing would change");
    let other = table("planet a5, star a6").play("draw planet; token comet; strike a5");
    other.play("push northeast").shows("planet a5 a6");
}

#[test]
fn a_comets_own_collision_may_change_nothing() {
    check("comet a5", "draw comet; strike a5; push west", "comet a5");
}

#[test]
fn whatever_a_comets_token_strikes_some_push_changes_something() {
    let row = |place: Place, direction: Direction| {
        std::iter::successors(Some(place), move |at| at.step(direction))
    };
    for place in PlaceSet::ON_DISCS {
        let rows = Direction::ALL.into_iter().flat_map(|direction| row(place, direction));
        let places: PlaceSet = rows.collect();
        assert!(BODIES.0.iter().all(|bodies| places.len() > u32::from(*bodies)), "{place}");
    }
}

#[test]
fn the_only_way_to_carry_it_out_is_taken() {
    check("planet a1", "draw star; token supernova; place c0", "planet h1, star c0");
    check(
        "planet a5 a6 a4 h5 d5 d4 h9 f5 f4",
        "draw planet; token comet; strike a5",
        "planet a5 a0 a6 a4 h5 d5 d4 h9 f5 f4",
    );
}

#[test]
fn a_supernovas_token_never_attracts_the_body_just_placed() {
    table("planet a1 a2")
        .play("draw star; token supernova; place b5")
        .refuses("attract h1 b5", "just placed")
        .play("attract h3 a2");
}

#[test]
fn a_stars_token_turns_the_disc_of_the_body_placed() {
    check("comet a2", "draw planet; token star; place a1; turn 3", "comet a5, planet a4");
}
