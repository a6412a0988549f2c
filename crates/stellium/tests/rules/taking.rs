//! Taking objectives.

use stellium::Event;
use stellium::cards::Card;
use stellium::phase::Phase;
use table::Seat;

use crate::scene::table;

const PLAY: &str = "draw star; place f0; pass";

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

#[test]
fn with_fewer_than_three_in_hand_exactly_one_is_taken() {
    for hand in ["", "planet-s", "planet-s comet-s"] {
        let game = table("comet a1").hand(0, hand).play(PLAY);
        assert_eq!(game.offers_to("take").len(), 7);
        let game = game.refuses("pass", "take an objective");
        let game = game.refuses("take supernova-symbols", "not on display");
        let game = game.play("take planet-arc");
        assert_eq!(game.seat(0).hand.len() as usize, hand.split_whitespace().count() + 1);
        assert_eq!(game.to_act(), Seat(1));
    }
}

#[test]
fn the_display_is_filled_up_at_once_from_the_top_of_the_reserve() {
    let game = table("comet a1").play(PLAY);
    let top = *game.board().reserve.first().unwrap();
    let game = game.play("take planet-arc");
    let board = game.board();
    assert!(board.display.contains(top) && !board.display.contains(card("planet-arc")));
    assert_eq!((board.display.len(), board.reserve.len()), (7, 32));
    assert!(game.events.contains(&Event::Revealed { card: top }));
}

#[test]
fn with_three_in_hand_one_may_be_put_out_of_the_game_for_another() {
    let hand = "planet-s comet-s star-s";
    let game = table("comet a1").hand(0, hand).play(PLAY);
    assert_eq!(game.offers(), ["discard planet-s", "discard comet-s", "discard star-s", "pass"]);
    let game = game.refuses("discard planet-line", "not in your hand");
    let game = game.refuses("take planet-line", "discard an objective");
    let game = game.play("discard comet-s");
    assert!(!game.offers().contains(&"take comet-s".to_owned()));
    assert_eq!(game.offers_to("take").len(), 7, "from the display as it was");
    let game = game.play("take planet-line");
    let board = game.board();
    assert!(board.out.contains(card("comet-s")), "it goes to the box");
    assert!(!board.reserve.contains(&card("comet-s")));
    assert_eq!(board.seats[0].hand, "planet-line planet-s star-s".split(' ').map(card).collect());
}

#[test]
fn with_three_in_hand_all_may_be_kept() {
    let game = table("comet a1").hand(0, "planet-s comet-s star-s").play(PLAY).play("pass");
    assert_eq!((game.to_act(), game.board().reserve.len()), (Seat(1), 30));
}

#[test]
fn only_unfinished_objectives_count_for_the_hand() {
    let game = table("planet a0 a1 a4").hand(0, "planet-line comet-s star-s").play(PLAY);
    let game = game.play("validate planet-line a0 a1 a4; stay a0");
    assert_eq!(game.phase(), Phase::Take {});
}

#[test]
fn also_after_a_turn_without_a_body() {
    let game = table("comet a1").bag("star").play("draw star; place a0; pass; take planet-line");
    assert_eq!((game.to_act(), game.phase()), (Seat(1), Phase::Take {}));
}

#[test]
fn a_turn_reads_from_the_draw_to_the_taking() {
    let game = table("planet a0 a1, star c0")
        .hand(0, "planet-line")
        .play("draw planet; place a4; validate planet-line a0 a1 a4; stay a1; take comet-line");
    let moves: Vec<String> = game.game.record().moves.into_iter().map(|mv| mv.notation).collect();
    assert_eq!(
        moves.join(", "),
        "draw planet, place a4, validate planet-line a0 a1 a4, stay a1, take comet-line"
    );
}
