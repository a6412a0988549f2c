//! Validating objectives.

use stellium::Event;
use stellium::phase::Phase;
use table::Seat;

use crate::scene::table;

/// A turn up to the objectives that changes nothing near disc `a`.
const PLAY: &str = "draw star; place f0; pass";

#[test]
fn bodies_used_go_back_into_the_bag_but_one_of_the_players_choice() {
    for kept in ["a0", "a1", "a4"] {
        let game = table("planet a0 a1 a4, comet a2").hand(0, "planet-line").play(PLAY);
        let game = game.play("validate planet-line a0 a1 a4");
        assert_eq!(game.offers(), ["stay a0", "stay a1", "stay a4"]);
        let game = game.refuses("stay a2", "not used").play(&format!("stay {kept}"));
        let game = game.shows(&format!("planet {kept}, comet a2, star f0"));
        assert_eq!(game.board().bag.0, [10, 9, 8, 8]);
    }
}

#[test]
fn the_body_that_stays_may_be_in_a_black_hole() {
    table("planet a1 h1 b6, comet a0 b0")
        .hand(0, "planet-line")
        .play(PLAY)
        .play("validate planet-line a1 b6 h1; stay h1")
        .shows("planet h1, comet a0 b0, star f0");
}

#[test]
fn of_a_rhombus_an_end_may_stay_and_both_colours_go_back() {
    let game = table("planet a0 a2, comet a1 a3 b0").hand(0, "planet-rhombus").play(PLAY);
    let game = game.play("validate planet-rhombus a0 a1 a2 a3");
    assert_eq!(game.offers(), ["stay a0", "stay a1", "stay a2", "stay a3"]);
    let game = game.play("stay a1").shows("comet a1 b0, star f0");
    assert_eq!((game.score(0), game.board().bag.0), (4, [11, 8, 8, 8]));
}

#[test]
fn points_count_at_once_and_the_card_lies_open() {
    let game = table("planet a0 a1 a4").hand(0, "planet-line").play(PLAY);
    assert_eq!(game.score(0), 0);
    let game = game.play("validate planet-line a0 a1 a4");
    assert_eq!(game.score(0), 3);
    assert!(game.seat(0).hand.is_empty());
    assert_eq!(game.seat(0).validated[&"planet-line".parse().unwrap()], 3);
}

#[test]
fn validation_is_voluntary() {
    let game = table("planet a0 a1 a4").hand(0, "planet-line").play(PLAY);
    assert_eq!(game.offers(), ["validate planet-line a0 a1 a4", "pass"]);
    let game = game.play("pass").shows("planet a0 a1 a4, star f0");
    assert_eq!(game.phase(), Phase::Take {});
    assert_eq!(game.seat(0).hand.len(), 1);
}

#[test]
fn nothing_is_validated_before_the_body_is_played() {
    table("planet a0 a1 a4")
        .hand(0, "planet-line")
        .start()
        .refuses("validate planet-line a0 a1 a4", "draw")
        .play("draw star")
        .refuses("validate planet-line a0 a1 a4", "place the body")
        .play("place f0")
        .refuses("validate planet-line a0 a1 a4", "turn the disc");
}

#[test]
fn the_body_just_played_may_be_used() {
    table("planet a0 a1, star c0")
        .hand(0, "planet-line")
        .play("draw planet; place a4")
        .play("validate planet-line a0 a1 a4");
}

#[test]
fn several_objectives_are_validated_one_after_another() {
    let game =
        table("planet a0 a2 a5, comet b4 d1 b0 d0").hand(0, "planet-line comet-pair").play(PLAY);
    assert_eq!(game.offers_to("validate").len(), 2);
    let game = game.play("validate comet-pair b4 d1; stay b4");
    let game = game.play("validate planet-line a0 a2 a5; stay a0");
    game.shows("planet a0, comet b4 b0 d0, star f0");
}

#[test]
fn the_kept_body_serves_again_a_returned_one_does_not() {
    let start = || {
        let bodies = "planet a5 a0 a2 b5, comet a1 b0";
        let game = table(bodies).hand(0, "planet-line planet-pair").play(PLAY);
        game.play("validate planet-line a0 a2 a5")
    };
    let game = start().play("stay a2");
    assert_eq!(game.offers(), ["validate planet-pair a2 b5", "pass"]);
    let game = game.play("validate planet-pair a2 b5; stay b5");
    assert_eq!((game.score(0), game.phase()), (5, Phase::Take {}));

    let game = start().play("stay a5");
    assert_eq!(game.phase(), Phase::Take {}, "the planet on a2 is in the bag");
}

#[test]
fn an_objective_taken_this_turn_is_not_validated_in_it() {
    let game = table("planet a0 a1 a4").play(PLAY);
    assert_eq!(game.phase(), Phase::Take {}, "nothing in hand, nothing to validate");
    let game = game.refuses("validate planet-line a0 a1 a4", "take an objective");
    let game = game.play("take planet-line");
    assert_eq!(game.to_act(), Seat(1), "the turn is over with the taking");
    let game = game.play("draw star; place f1; pass; take comet-line");
    let game = game.play("draw star; place f2; pass; take star-line");
    game.play("draw star; place f3; pass; validate planet-line a0 a1 a4");
}

#[test]
fn only_ones_own_objectives_where_they_are_fulfilled() {
    table("planet a0 a1 a4 b0, comet c1 c0 c4")
        .hand(0, "planet-line")
        .hand(1, "comet-line")
        .play(PLAY)
        .refuses("validate comet-line c0 c1 c4", "not in your hand")
        .refuses("validate planet-line a0 a2 a5", "not fulfilled there")
        .refuses("validate planet-centres", "not in your hand")
        .refuses("take planet-arc", "validate an objective, or pass");
}

#[test]
fn of_four_in_a_row_the_player_chooses_which_three() {
    let game = table("planet a5 a0 a2 b5").hand(0, "planet-line").play(PLAY);
    let expected = ["validate planet-line a0 a2 a5", "validate planet-line a0 a2 b5", "pass"];
    assert_eq!(game.offers(), expected);
}

#[test]
fn centres_count_every_body_of_the_colour_that_stands_right() {
    for (bodies, points) in [
        ("planet a0 b0", 3),
        ("planet a0 b0 c0", 5),
        ("planet a0 b0 c0 d0", 8),
        ("planet a0 b0 c0 d0 e0", 10),
        ("planet a0 b0 c0 d0 e0 f0", 12),
    ] {
        // Another body on each disc, so that none is emptied.
        let all = format!("{bodies} h1, comet a1 b1 c1 d1 e1 f1");
        let game = table(&all).hand(0, "planet-centres").play("draw star; place f2; pass");
        assert_eq!(game.offers(), ["validate planet-centres", "pass"]);
        let game = game.play("validate planet-centres");
        assert_eq!(game.score(0), points, "{bodies}");
        assert_eq!(game.offers().len(), bodies.split(' ').count() - 1, "all of them are used");
        let game = game.play("stay a0");
        assert_eq!(game.board().bodies.0[0].len(), 2, "one stays, the one in the black hole too");
    }
}

#[test]
fn symbols_count_bodies_on_symbols_of_their_own_colour() {
    let bodies = "comet a2 b2 c5 d1, planet a1 b1 c1";
    let game = table(bodies).hand(0, "comet-symbols").play(PLAY);
    let game = game.play("validate comet-symbols");
    assert_eq!(game.offers(), ["stay a2", "stay b2", "stay c5"]);
    assert_eq!(game.score(0), 4, "the comet on a planet's symbol does not count");
}

#[test]
fn a_turned_disc_takes_its_symbols_along() {
    let game = table("planet a1 b1, comet b5").hand(0, "planet-symbols");
    let game = game.play("draw star; place a0; turn 2; validate planet-symbols");
    assert_eq!(game.offers(), ["stay a3", "stay b1"]);
}

#[test]
fn what_was_validated_is_told_with_its_places() {
    let game = table("planet a0 a1 a4").hand(0, "planet-line").play(PLAY);
    let game = game.play("validate planet-line a0 a1 a4");
    let told = serde_json::to_value(game.events[0]).unwrap();
    let places = serde_json::json!(["a0", "a1", "a4"]);
    assert!(matches!(game.events[0], Event::Validated { points: 3, .. }));
    assert_eq!(told["places"], places);
    assert_eq!((&told["event"], &told["card"]), (&"validated".into(), &"planet-line".into()));
}
