//! Placing, and the influences of stars and supernovas.

use stellium::board::{Disc, PlaceSet};
use stellium::body::Body;
use stellium::phase::Phase;

use crate::scene::{check, place, table};

#[test]
fn a_body_goes_on_an_empty_place_of_any_disc_the_centre_included() {
    let game = table("planet a0 a1, star h1").play("draw star");
    assert_eq!(game.offers_to("place").len(), 40);
    game.refuses("place a0", "a body on a0")
        .refuses("place h1", "black hole")
        .refuses("place h2", "black hole")
        .refuses("strike a0", "set on an empty place")
        .play("place c0");
}

#[test]
fn a_star_turns_its_disc_by_one_to_five_sixths_and_turns_with_it() {
    let turned = [
        ("star a2, planet a3, supernova a5", 1),
        ("star a3, planet a4, supernova a6", 2),
        ("star a4, planet a5, supernova a1", 3),
        ("star a5, planet a6, supernova a2", 4),
        ("star a6, planet a1, supernova a3", 5),
    ];
    for (after, sixths) in turned {
        let moves = format!("draw star; place a1; turn {sixths}");
        check("planet a2, supernova a4", &moves, after);
    }
    let game = table("planet a2").play("draw star; place a1");
    assert_eq!(game.offers(), ["turn 1", "turn 2", "turn 3", "turn 4", "turn 5", "pass"]);
}

#[test]
fn the_centre_the_black_holes_and_the_other_discs_stay() {
    check(
        "planet a1, comet h1 h3, supernova b5",
        "draw star; place a0; turn 1",
        "star a0, planet a2, comet h1 h3, supernova b5",
    );
}

#[test]
fn neighbours_across_the_border_change() {
    let game = table("planet a1 b5").hand(0, "planet-pair").play("draw star; place a0; turn 1");
    assert_eq!(game.offers(), ["validate planet-pair a2 b5", "pass"]);
}

#[test]
fn symbols_turn_with_their_disc_and_bodies_stay_on_them() {
    for sixths in 1..=5 {
        let before = table("planet a1, comet a3").play("draw star; place a5");
        let game = before.play(&format!("turn {sixths}"));
        let universe = game.game.state().universe();
        let on_a = Disc::all().next().unwrap().places();
        assert_eq!(universe.symbols(Body::Planet) & on_a, universe.of(Body::Planet));
        assert_eq!(universe.symbols(Body::Supernova) & on_a, universe.of(Body::Comet));
        assert_eq!(universe.start_places(Disc::all().next().unwrap()).len(), 4);
        assert_eq!(game.board().discs[0].turned, sixths);
        assert!(game.board().discs[1..].iter().all(|disc| disc.turned == 0));
    }
}

#[test]
fn a_star_need_not_turn() {
    let game = table("planet a1").play("draw star; place a2; pass").shows("planet a1, star a2");
    assert_eq!(game.phase(), Phase::Take {});
}

#[test]
fn where_the_table_requires_it_a_star_turns_its_disc_even_if_it_is_alone() {
    let required = |bodies| table(bodies).option("influence", "required");
    let game = required("planet a1").play("draw star; place c0");
    assert_eq!(game.offers(), ["turn 1", "turn 2", "turn 3", "turn 4", "turn 5"]);
    let game = game.refuses("pass", "must be carried out").play("turn 1");
    assert_eq!(game.board().discs[2].turned, 1, "its symbols have moved");
    required("planet a1 b1")
        .play("draw supernova; place f0")
        .refuses("pass", "must be carried out");
}

#[test]
fn where_the_table_requires_it_the_only_way_is_taken_and_none_is_none() {
    let required = |bodies| table(bodies).option("influence", "required");
    let game = required("planet a1, star a0").play("draw supernova; place c0");
    assert_eq!(game.shows("planet h1, star a0, supernova c0").phase(), Phase::Take {});
    let game = required("planet a1, star a2").play("draw planet; place f0");
    assert_eq!(game.shows("planet a2 f0, star a1").phase(), Phase::Take {});
    let game = required("planet c0").play("draw supernova; place a2");
    assert_eq!(game.shows("planet c0, supernova a2").phase(), Phase::Take {});
}

#[test]
fn any_black_hole_near_or_far_attracts_one_body_that_touches_it() {
    check(
        "planet a1, comet f1",
        "draw supernova; place c0; attract h1 a1",
        "planet h1, comet f1, supernova c0",
    );
    check(
        "planet a1, comet f1",
        "draw supernova; place c0; attract h10 f1",
        "planet a1, comet h10, supernova c0",
    );
}

#[test]
fn a_black_hole_touches_four_or_six_places() {
    for hole in PlaceSet::HOLES {
        let inner = ["h3", "h4", "h6", "h8"].contains(&hole.to_string().as_str());
        assert_eq!(hole.neighbours().len(), if inner { 6 } else { 4 }, "{hole}");
        assert!((hole.neighbours() & PlaceSet::HOLES).is_empty(), "no two touch");
    }
    let bodies = "planet a2 a3, star b4 b5, comet d1 d6";
    let game = table(bodies).play("draw supernova; place c0");
    let of_h3 = game.offers().iter().filter(|mv| mv.starts_with("attract h3 ")).count();
    assert_eq!(of_h3, 6);
}

#[test]
fn a_full_black_hole_attracts_nothing() {
    table("planet a1, comet h1, star c6")
        .play("draw supernova; place c0")
        .refuses("attract h1 a1", "h1 is full")
        .refuses("attract h2 a1", "do not touch")
        .refuses("attract h2 b1", "no body on b1")
        .refuses("attract a0 a1", "no black hole");
}

#[test]
fn the_body_just_placed_is_not_attracted() {
    table("planet a1")
        .play("draw supernova; place a2")
        .refuses("attract h1 a2", "just placed")
        .play("attract h1 a1");
    let game = table("planet c0").play("draw supernova; place a2");
    assert_eq!(game.phase(), Phase::Take {}, "nothing else is near a black hole");
}

#[test]
fn a_body_in_a_black_hole_stays_on_the_board() {
    let game = table("planet a1").play("draw supernova; place a0; attract h1 a1");
    assert_eq!(game.game.state().universe().at(place("h1")), Some(Body::Planet));
    assert_eq!(game.board().bag.total(), 36);
}
