//! How a game ends, and who wins.

use stellium::phase::Phase;
use stellium::{Event, Stellium};
use table::{Game, GameExt, Options, Playout, Seat, Seed, Setup, Stream};

use crate::scene::{Play, Table, table};

/// A turn without validation, in which an objective is taken.
fn take(game: Play, place: &str) -> Play {
    let game = game.play(&format!("draw star; place {place}; pass"));
    let taken = game.offers_to("take").first().cloned().unwrap_or_default();
    game.play(&taken)
}

/// Twenty-three points of objectives, in two colours.
const TWENTY_THREE: [(&str, u8); 2] = [("planet-centres", 12), ("comet-centres", 11)];

/// Seat 0 can reach the limit for three players, 25, with a line of 3 points.
fn near_the_limit() -> Table {
    table("planet a0 a1 a4").hand(0, "planet-line").validated(0, &TWENTY_THREE)
}

const REACH_IT: &str = "draw star; place f0; pass; validate planet-line a0 a1 a4";

#[test]
fn the_limit_is_30_25_20_and_5_less_in_the_short_game() {
    for (seats, full) in [(2, 30), (3, 25), (4, 20)] {
        for (length, limit) in [("full", full), ("short", full - 5)] {
            let game = table("comet a1").seats(seats).option("length", length).start();
            assert_eq!(game.game.state().view(table::Viewer::Spectator).limit, limit);
        }
    }
}

#[test]
fn reaching_the_limit_is_noted_at_once_and_the_player_finishes_the_turn() {
    let game = near_the_limit().play(REACH_IT);
    assert!(game.events.contains(&Event::LimitReached { seat: Seat(0) }));
    let game = game.play("stay a0");
    assert_eq!(game.phase(), Phase::Take {});
    let game = game.play("take comet-line");
    assert_eq!(game.to_act(), Seat(1));
}

#[test]
fn the_round_is_finished_so_that_all_have_had_as_many_turns() {
    let game = near_the_limit().play(REACH_IT).play("stay a0; take comet-line");
    let game = take(take(game, "f1"), "f2");
    assert_eq!(game.phase(), Phase::Over {});
    let last = near_the_limit().turn(0).play(REACH_IT).play("stay a0; take comet-line");
    assert_ne!(last.phase(), Phase::Over {});
}

#[test]
fn in_the_last_seat_of_a_round_the_limit_ends_the_game_with_that_turn() {
    let game = table("planet a0 a1 a4").turn(2).hand(2, "planet-line").validated(2, &TWENTY_THREE);
    let game = game.play(REACH_IT).play("stay a0; take comet-line");
    assert_eq!(game.phase(), Phase::Over {});
}

#[test]
fn a_round_is_from_whoever_began_to_the_one_before() {
    let game = near_the_limit().first(1).play(REACH_IT).play("stay a0; take comet-line");
    assert_eq!(game.phase(), Phase::Over {}, "seat 0 was the last");
    let game = near_the_limit().first(2).play(REACH_IT).play("stay a0; take comet-line");
    assert_eq!(game.to_act(), Seat(1));
    assert_eq!(take(game, "f1").phase(), Phase::Over {});
    let game = take(table("comet a1").first(2).turn(1).start(), "f0");
    assert_eq!((game.to_act(), game.board().round), (Seat(2), 3));
}

#[test]
fn tokens_and_colours_do_not_count_for_the_limit() {
    let game = table("planet a2 b5, comet a0 b0").hand(0, "planet-pair");
    let game = game.validated(0, &[("planet-centres", 12), ("comet-centres", 9)]);
    let game = game.play("draw star; place f0; pass; validate planet-pair a2 b5");
    assert_eq!(game.score(0), 23);
    assert!(!game.events.iter().any(|event| matches!(event, Event::LimitReached { .. })));
}

#[test]
fn the_final_score_adds_tokens_and_colours() {
    let game = near_the_limit().tokens(0, "comet star").play(REACH_IT);
    assert_eq!(game.score(0), 26, "objectives only, while the game lasts");
    let game = take(take(game.play("stay a0; take comet-line"), "f1"), "f2");
    let lines: Vec<(String, i32)> =
        game.game.outcome().unwrap().lines.into_iter().map(|l| (l.name, l.scores[0])).collect();
    let expected = [("objectives", 26), ("tokens", 2), ("colours", 2)];
    assert_eq!(lines, expected.map(|(name, points)| (name.to_owned(), points)));
    assert_eq!(game.score(0), 30);
    assert_eq!(game.score(1), 4, "four tokens; unfinished objectives cost nothing");
}

#[test]
fn four_colours_are_worth_four_at_most() {
    let all = [
        ("planet-line", 3),
        ("comet-line", 3),
        ("star-line", 3),
        ("supernova-line", 3),
        ("supernova-s", 6),
        ("star-s", 5),
    ];
    let game = table("planet a2").validated(0, &all).tokens(0, "").last_round().turn(2);
    let game = game.play("draw star; place f0; pass");
    assert_eq!(game.score(0), 23 + 4);
}

#[test]
fn a_rhombus_is_of_one_colour() {
    let game = table("planet a2").validated(0, &[("planet-rhombus", 4)]).tokens(0, "");
    let game = game.last_round().turn(2).play("draw star; place f0; pass");
    assert_eq!(game.score(0), 4 + 1);
}

#[test]
fn the_winner_has_most_after_tokens_and_colours_not_who_reached_the_limit() {
    let others = [("star-centres", 12), ("supernova-centres", 9), ("star-pair", 2)];
    let game = near_the_limit().tokens(0, "").validated(1, &others).tokens(1, "planet comet star");
    let game = game.play(REACH_IT).play("stay a0; take comet-line");
    let game = take(take(game, "f1"), "f2");
    assert_eq!((game.score(0), game.score(1)), (28, 28));
    assert_eq!(game.winners(), [0]);

    let game = near_the_limit().tokens(0, "").validated(1, &others);
    let game = game.play(REACH_IT).play("stay a0; take comet-line");
    let game = take(take(game, "f1"), "f2");
    assert_eq!((game.score(0), game.score(1)), (28, 29));
    assert_eq!(game.winners(), [1]);
}

#[test]
fn others_may_pass_the_limit_in_the_same_round() {
    let game = table("planet a0 a1 a4, star b3 c4")
        .hand(0, "planet-line")
        .validated(0, &TWENTY_THREE)
        .hand(1, "star-symbols")
        .validated(1, &[("star-centres", 12), ("supernova-centres", 11)])
        .play(REACH_IT)
        .play("stay a0; take comet-line; draw star; place f1; pass")
        .play("validate star-symbols");
    assert_eq!(game.board().reached, [Seat(0), Seat(1)]);
}

/// Two seats with equal scores at the end, after the turn of the third.
fn tied(game: Table) -> Vec<u8> {
    take(game.start(), "f0").winners()
}

#[test]
fn a_tie_goes_to_whoever_of_the_tied_reached_the_limit_first() {
    let zero = [("planet-centres", 12), ("comet-centres", 13)];
    let one = [("star-centres", 12), ("supernova-centres", 13)];
    let game = table("comet a1").validated(0, &zero);
    assert_eq!(tied(game.clone().validated(1, &one).reached(&[0, 1]).turn(2)), [0]);
    assert_eq!(tied(game.validated(2, &one).first(2).reached(&[2, 0]).turn(1)), [2]);

    let one = [("star-centres", 12), ("supernova-centres", 9), ("supernova-pair", 2)];
    let game = table("comet a1").validated(0, &zero).tokens(0, "star comet").validated(1, &one);
    assert_eq!(tied(game.reached(&[0]).turn(2)), [0], "29 both, and one of them at the limit");
}

#[test]
fn who_reached_the_limit_but_is_not_tied_decides_nothing() {
    let zero = [("planet-centres", 12), ("planet-symbols", 10), ("planet-line", 3)];
    let tied_scores = [("comet-centres", 13), ("star-centres", 8), ("supernova-pair", 2)];
    let others = [("star-symbols", 10), ("supernova-centres", 11), ("comet-pair", 2)];
    let game = table("comet a1").validated(0, &zero).tokens(0, "").reached(&[0]);
    let game = game.validated(1, &tied_scores).validated(2, &others);
    let game = take(game.turn(2).start(), "f0");
    assert_eq!((game.score(0), game.score(1), game.score(2)), (26, 30, 30));
    assert_eq!(game.winners(), [0; 0], "none of the tied reached it");
}

#[test]
fn a_tie_below_the_limit_is_won_by_nobody() {
    let game = table("comet a1").last_round().turn(2).play("draw star; place f0; pass");
    assert_eq!((game.score(0), game.winners()), (4, vec![]));
}

#[test]
fn when_the_last_reserve_card_is_turned_up_the_display_goes_at_the_end_of_that_turn() {
    let game = take(table("comet a1").reserve(1).start(), "f0");
    let told = |event: &Event| matches!(event, Event::DisplayRemoved { .. });
    assert!(game.events.iter().any(told));
    let board = game.board();
    assert!(board.display.is_empty() && board.reserve.is_empty() && !board.last_round);

    let game = take(take(game, "f1"), "f2");
    assert!(game.events.contains(&Event::LastRound { round: 3 }), "the round is finished first");
    let game = take(take(take(game, "f3"), "f4"), "f5");
    assert_eq!(game.phase(), Phase::Over {}, "then one last round is played");
}

#[test]
fn in_the_last_round_objectives_in_hand_can_be_validated_but_none_taken() {
    let game = table("planet a2 b5, comet a0 b0").last_round().hand(0, "planet-pair");
    let game = game.play("draw star; place f0; pass; validate planet-pair a2 b5; stay b5");
    assert_eq!(game.to_act(), Seat(1));
}

#[test]
fn with_cards_left_in_the_reserve_the_game_goes_on() {
    let game = take(table("comet a1").reserve(2).start(), "f0");
    assert_eq!((game.board().display.len(), game.board().reserve.len()), (7, 1));
}

#[test]
fn the_reserve_ends_nothing_once_the_limit_is_reached() {
    let game = near_the_limit().reserve(1).play(REACH_IT).play("stay a0");
    let taken = game.offers_to("take").remove(0);
    let game = game.play(&taken);
    assert_eq!(game.board().display.len(), 7, "the display stays");
    let game = take(game, "f1");
    assert_eq!(game.board().display.len(), 6, "and is not filled up");
    assert_eq!(take(game, "f2").phase(), Phase::Over {});
}

#[test]
fn the_limit_reached_after_the_reserve_ran_out_ends_the_game_with_that_round() {
    let game = table("planet a0 a1 a4").hand(1, "planet-line").validated(1, &TWENTY_THREE);
    let game = take(game.reserve(1).start(), "f0");
    let game = game.play("draw star; place f1; pass; validate planet-line a0 a1 a4; stay a0");
    assert_eq!(take(game, "f2").phase(), Phase::Over {});
}

#[test]
fn after_sixty_rounds_it_is_as_if_the_reserve_had_run_out() {
    let game = take(table("comet a1").round(60).turn(2).start(), "f0");
    assert!(game.events.contains(&Event::LastRound { round: 61 }));
    let game = take(take(take(game, "f1"), "f2"), "f3");
    assert_eq!(game.phase(), Phase::Over {});
}

#[test]
fn a_turn_with_nothing_to_do_passes_by_itself() {
    let game = table("comet a1").bag("star").last_round().play("draw star; place a0; pass");
    assert_eq!(game.phase(), Phase::Over {});
    let turns = game.events.iter().filter(|event| matches!(event, Event::BagEmpty { .. })).count();
    assert_eq!(turns, 2);
}

#[test]
fn a_finished_game_takes_no_move() {
    let mut game = table("comet a1").last_round().turn(2).play("draw star; place f0; pass");
    let late = game.game.play(Seat(0), "feel".parse().unwrap());
    assert_eq!(late.unwrap_err().to_string(), "the game is over");
}

#[test]
fn no_random_game_comes_near_the_bound() {
    for seats in 2..=4 {
        let setup = Setup::new::<Stellium>(seats, Options::default()).unwrap();
        let (mut game, mut draws) = Stellium::dealt(setup, Seed::from(seats));
        let moves = Playout::new(Stream::new(Seed::from(1))).finish(&mut game, &mut draws);
        assert!(moves < Stellium::longest(&setup), "{moves}");
    }
}
