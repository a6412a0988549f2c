//! Comets: they take a place, and push the body there.

use stellium::Event;
use stellium::board::{Direction, Place};
use stellium::body::Body;
use stellium::phase::Phase;

use crate::scene::{check, table};

#[test]
fn a_comet_takes_the_place_of_a_body_and_pushes_it_in_any_direction() {
    let around = ["b1", "b2", "b3", "b4", "b5", "b6"];
    for (direction, behind) in Direction::ALL.into_iter().zip(around) {
        let push = format!("draw comet; strike b0; push {direction}");
        check("star b0", &push, &format!("comet b0, star {behind}"));
    }
    assert_eq!(table("star b0").play("draw comet; strike b0").offers().len(), 6);
}

#[test]
fn the_row_stops_at_the_first_gap_and_bodies_beyond_stay() {
    check(
        "star a5, planet a0, supernova b5",
        "draw comet; strike a5; push east",
        "comet a5, star a0, planet a2, supernova b5",
    );
}

#[test]
fn a_row_runs_across_discs() {
    check(
        "star a5, planet a0, supernova a2, comet b5, star b0",
        "draw comet; strike a5; push east",
        "comet a5 b0, star a0 b2, planet a2, supernova b5",
    );
    check(
        "star a0, planet a3, supernova d6",
        "draw comet; strike a0; push southeast",
        "comet a0, star a3, planet d6, supernova d0",
    );
}

#[test]
fn an_empty_black_hole_is_a_gap() {
    check(
        "star a6, planet a1, supernova b6",
        "draw comet; strike a6; push east",
        "comet a6, star a1, planet h1, supernova b6",
    );
}

#[test]
fn a_full_black_hole_is_part_of_the_row() {
    check(
        "star a6, planet a1 h1",
        "draw comet; strike a6; push east",
        "comet a6, star a1, planet h1 b6",
    );
}

#[test]
fn the_last_of_a_row_without_a_gap_leaves_the_board_on_every_side() {
    let sides = [
        ("a5", "west"),
        ("a6", "northwest"),
        ("b1", "northeast"),
        ("c2", "east"),
        ("c3", "southeast"),
        ("e2", "east"),
        ("f3", "southeast"),
        ("f4", "southwest"),
        ("d5", "west"),
        ("a4", "southwest"),
    ];
    for (place, side) in sides {
        let game = table(&format!("star {place}, planet b0"))
            .play(&format!("draw comet; strike {place}; push {side}"))
            .shows(&format!("comet {place}, planet b0"));
        assert_eq!(game.board().bag[Body::Star], 9, "{place} {side}");
        assert!(game.events.contains(&Event::PushedOff { body: Body::Star }));
    }
}

#[test]
fn of_a_row_up_to_the_edge_only_the_last_leaves() {
    check(
        "star a5 a0 a2, planet b5 b0, supernova b2 c5 c0, star c2",
        "draw comet; strike a5; push east",
        "comet a5, star a0 a2 b5, planet b0 b2, supernova c5 c0 c2",
    );
}

#[test]
fn every_row_of_the_board_ends_at_its_edge() {
    for direction in Direction::ALL {
        for place in Place::all() {
            let mut at = place;
            let mut steps = 0;
            while let Some(next) = at.step(direction) {
                assert!(at.neighbours().contains(next) && next.neighbours().contains(at));
                at = next;
                steps += 1;
            }
            assert!(steps < 9, "{place} {direction:?}");
        }
    }
}

#[test]
fn what_leaves_the_board_may_be_drawn_in_the_next_turn() {
    let game = table("star a5, planet b0").bag("comet");
    let game = game.play("draw comet; strike a5; push west; take planet-line");
    assert_eq!(game.offers(), ["draw star"]);
}

#[test]
fn a_target_is_on_a_disc_never_in_a_black_hole() {
    let game = table("star a1 h1").play("draw comet").refuses("strike h1", "black hole");
    assert_eq!(game.offers_to("strike"), ["strike a1"]);
}

#[test]
fn a_comet_never_goes_on_an_empty_place() {
    table("star a1")
        .play("draw comet")
        .refuses("place a2", "by collision")
        .refuses("strike a2", "no body on a2")
        .play("strike a1")
        .refuses("pass", "push the body that was struck");
}

#[test]
fn a_collision_has_no_further_influence() {
    let game = table("planet a1, star a2").play("draw comet; strike a1; push west");
    assert_eq!(game.phase(), Phase::Take {});
}

#[test]
fn a_push_never_empties_a_disc() {
    let game = table("star a2, planet b5").play("draw comet; strike a2; push east");
    let game = game.shows("comet a2, star b5, planet b0");
    assert_eq!(game.phase(), Phase::Take {});
}
