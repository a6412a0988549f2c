//! Planets: another one changes places with a neighbour.

use stellium::phase::Phase;

use crate::scene::{check, table};

#[test]
fn another_planet_swaps_with_a_neighbour_of_any_kind() {
    for kind in ["comet", "star", "supernova"] {
        check(
            &format!("planet a1, {kind} a2"),
            "draw planet; place f0; swap a1 a2",
            &format!("planet a2 f0, {kind} a1"),
        );
    }
}

#[test]
fn a_swap_goes_across_discs_and_into_and_out_of_black_holes() {
    check("planet a2, star b5", "draw planet; place f0; swap a2 b5", "planet b5 f0, star a2");
    check("planet a2, star h3", "draw planet; place f0; swap a2 h3", "planet h3 f0, star a2");
    check("planet h3, star d1", "draw planet; place f0; swap h3 d1", "planet d1 f0, star h3");
}

#[test]
fn the_partner_is_a_body_that_touches() {
    table("planet a1, star a2 c1")
        .play("draw planet; place f0")
        .refuses("swap a1 a6", "no body on a6")
        .refuses("swap a1 c1", "do not touch")
        .refuses("swap a6 a1", "no body on a6");
}

#[test]
fn the_planet_just_placed_is_neither_the_one_nor_the_other() {
    table("planet a1, star a2 a6")
        .play("draw planet; place a0")
        .refuses("swap a0 a2", "just placed")
        .refuses("swap a1 a0", "just placed")
        .play("swap a1 a6");
}

#[test]
fn a_planet_is_what_swaps() {
    table("planet a1, star a2, comet a3")
        .play("draw planet; place f0")
        .refuses("swap a2 a3", "must hold a planet")
        .refuses("swap a2 a1", "must hold a planet");
}

#[test]
fn two_planets_do_not_swap() {
    let game = table("planet a1 a2, star a3").play("draw planet; place f0");
    let game = game.refuses("swap a1 a2", "nothing would change");
    assert_eq!(game.offers(), ["swap a2 a3", "pass"]);
}

#[test]
fn the_influence_is_optional() {
    let game = table("planet a1, star a2").play("draw planet; place f0");
    let game = game.refuses("turn 1", "now swap two bodies, or pass").play("pass");
    let game = game.shows("planet a1 f0, star a2");
    assert_eq!(game.phase(), Phase::Take {});
}

#[test]
fn where_the_table_requires_it_another_planet_must_swap() {
    let game = table("planet a1, star a2 a6").option("influence", "required");
    let game = game.play("draw planet; place f0").refuses("pass", "must be carried out");
    assert_eq!(game.offers(), ["swap a1 a2", "swap a1 a6"]);
    game.refuses("turn 1", "now swap two bodies").play("swap a1 a6");
}

#[test]
fn without_another_planet_or_a_neighbour_the_turn_goes_on() {
    for bodies in ["star a1", "planet c0, star a1", "planet c0 c1, star a1"] {
        let game = table(bodies).play("draw planet; place a2");
        assert_eq!(game.phase(), Phase::Take {}, "{bodies}");
    }
}
