//! A turn, and who is next; how discs come and go; the end.

use sternenhimmel::{Board, Disc, Event, Figure, Move, Sternenhimmel};
use table::{Game, GameExt, Match, Options, Playout, Seat, Seed, Setup, Stream, Viewer};

use crate::scene::{ALL_NINE, Play, Scene, scoring, story};

fn table_of(seats: u64) -> Setup {
    Setup::new::<Sternenhimmel>(seats, Options::default()).unwrap()
}

#[test]
fn any_figure_may_go_on_any_free_star_of_any_open_disc() {
    let scene = Scene::of(2).open("leo", "4/2 large 1", "0:10 - 1:7 -");
    let play = scene.open("virgo", "3/2 large 1 2 3", "- 0:double -").start();
    let mut moves = Vec::new();
    play.state.legal(Seat(0), &mut moves);
    let texts: Vec<String> = moves.iter().map(Move::to_string).collect();
    let mut expected = Vec::new();
    for figure in ["1", "3", "5", "6", "7", "black-hole", "double"] {
        for star in ["leo 2", "leo 4", "virgo 1", "virgo 3"] {
            expected.push(format!("place {figure} {star}"));
        }
    }
    assert_eq!(texts, expected);
    assert!(moves.is_sorted());
}

#[test]
fn on_a_small_star_every_figure_lies_open_black_holes_and_doubles_too() {
    for figure in Figure::ALL {
        let mut play = Scene::of(2).open("leo", "3/2 large 1", "- - -").start();
        let told = play.play(&format!("0 place {figure} leo 2"));
        assert_eq!(story(&told), format!("0 places {figure} on leo 2"));
        let seen = &play.state.view(Viewer::Spectator).open[0].figures[0];
        assert_eq!((seen.figure, &seen.seen), (Some(figure), &None));
    }
}

#[test]
fn on_a_large_star_every_figure_lies_face_down() {
    for figure in Figure::ALL {
        let mut play = Scene::of(2).open("leo", "3/2 large 1", "- - -").start();
        let told = play.play(&format!("0 place {figure} leo 1"));
        assert_eq!(story(&told), format!("0 places {figure} face down on leo 1"));
        assert_eq!(play.state.view(Viewer::Spectator).open[0].figures[0].figure, None);
    }
}

#[test]
fn two_figures_never_share_a_star() {
    let play = Scene::of(2).open("leo", "3/2 large 1", "1:10 0:7 -").start();
    assert_eq!(play.refusal("0 place 10 leo 1"), "star 1 of leo is taken");
    assert_eq!(play.refusal("0 place 10 leo 2"), "star 2 of leo is taken");
}

#[test]
fn a_figure_is_placed_once() {
    let play = Scene::of(2).open("leo", "3/2", "0:10 0:double -").start();
    assert_eq!(play.refusal("0 place 10 leo 3"), "you have no 10 in hand");
    let second = Scene::of(2).open("leo", "4/2", "0:double - - -").start();
    assert_eq!(second.clone().play("0 place double leo 2").len(), 1, "there are two of them");
    let third = Scene::of(2).open("leo", "4/2", "0:double 0:double - -").start();
    assert_eq!(third.refusal("0 place double leo 3"), "you have no double in hand");
}

#[test]
fn only_stars_of_open_discs_can_be_covered() {
    let play = Scene::of(2).open("leo", "3/2", "- - -").start();
    assert_eq!(play.refusal("0 place 10 leo 4"), "leo has 3 stars, not 4");
    assert_eq!(play.refusal("0 place 10 pisces 1"), "pisces is not open");
}

#[test]
fn a_turn_is_one_figure_and_then_it_is_anothers() {
    let mut game: Match<Sternenhimmel> = Match::new(table_of(3), Seed::from(4));
    let seat = game.state().to_act().first().unwrap();
    let disc = game.state().board().open[0].disc;
    let on = |star: u8| format!("place 1 {disc} {star}").parse::<Move>().unwrap();
    game.play(seat, on(1)).unwrap();
    let error = game.play(seat, on(2)).unwrap_err().to_string();
    let next = seat.left(3);
    assert_eq!(error, format!("seat {seat} is not to act; to act: seat {next}"));
    assert!(game.play(next, on(2)).is_ok());
}

#[test]
fn nobody_may_pass() {
    let error = "pass".parse::<Move>().unwrap_err().to_string();
    let say = "say place, a figure, a disc and a star, as in: place 10 leo 3";
    assert_eq!(error, format!("\"pass\" is not a move: {say}"));
}

#[test]
fn a_move_is_written_in_one_way() {
    let mv: Move = "place black-hole leo 3".parse().unwrap();
    assert_eq!(mv.to_string(), "place black-hole leo 3");
    for text in
        ["place 10 leo", "place 10 leo 3 ", "place  10 leo 3", "PLACE 10 leo 3", "place 10 Leo 3"]
    {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    for star in ["0", "03", "+3", "13", "three", "-1"] {
        let error = format!("place 10 leo {star}").parse::<Move>().unwrap_err();
        assert!(error.to_string().ends_with("stars are counted from 1"), "{error}");
    }
}

/// The figures on open discs, except those just scored or opened, can only increase.
#[test]
fn nothing_is_ever_moved_or_taken_back() {
    for seats in 2..=5 {
        let (mut state, mut draws) = Sternenhimmel::dealt(table_of(seats), Seed::from(11));
        let mut players = Playout::new(Stream::new(Seed::from(seats)));
        while !state.is_over() {
            let before = state.board();
            let mut events = Vec::new();
            players.step(&mut state, &mut draws, &mut events);
            for open in state.board().open {
                let had = before.open.iter().find(|had| had.disc == open.disc);
                for standing in had.into_iter().flat_map(|had| &had.figures) {
                    let kept = open.figures.iter().any(|now| {
                        (now.star, now.seat, now.figure)
                            == (standing.star, standing.seat, standing.figure)
                    });
                    assert!(kept, "{standing:?} on {}", open.disc);
                }
            }
        }
    }
}

#[test]
fn no_move_can_be_taken_back_for_free() {
    let mut game: Match<Sternenhimmel> = Match::new(table_of(2), Seed::from(0));
    let seat = game.state().to_act().first().unwrap();
    let mut moves = Vec::new();
    game.state().legal(seat, &mut moves);
    for mv in moves {
        game.play(seat, mv).unwrap();
        assert_eq!(game.free_undo(seat), 0, "{mv}");
        game.undo();
    }
}

#[test]
fn only_a_full_disc_is_scored_and_it_is_scored_at_once() {
    let mut play = Scene::of(2).open("leo", "3/2", "0:10 - -").start();
    assert_eq!(story(&play.play("0 place 7 leo 2")), "0 places 7 on leo 2");
    assert_eq!(
        story(&play.play("1 place 1 leo 3")),
        "1 places 1 on leo 3 | 0 has 17 by 2, 1 has 1 by 1 | 0 gets 3, 1 gets 2 | opened taurus"
    );
}

#[test]
fn the_figures_of_a_scored_disc_go_back_and_those_of_others_stay() {
    let scene = Scene::of(2).open("leo", "3/2 1-2", "0:black-hole 1:7 -");
    let mut play = scene.open("virgo", "3/2", "0:1 1:3 -").start();
    assert_eq!(play.hand(0), "3 5 6 7 10 double double");
    play.play("0 place 10 leo 3");
    assert_eq!(play.hand(0), "3 5 6 7 10 black-hole double double");
    assert_eq!(play.hand(1), "1 5 6 7 10 black-hole double double");
}

#[test]
fn next_is_the_player_to_the_left() {
    let mut play = Scene::of(3).open("leo", "5/2", "- - - - -").start();
    let mut turns = vec![play.turn()];
    for (turn, star) in (1..=4).enumerate() {
        play.play(&format!("{} place {} leo {star}", turn % 3, ["1", "1", "1", "3"][turn]));
        turns.push(play.turn());
    }
    assert_eq!(turns, [0, 1, 2, 0, 1].map(Some));
}

#[test]
fn after_a_scoring_next_is_the_one_to_the_left_of_whoever_filled_the_disc_whoever_won() {
    for filler in 0..3u8 {
        let scene = Scene::of(3).turn(filler).open("leo", "4/2", "0:10 1:7 2:5 -");
        let mut play = scene.start();
        play.play(&format!("{filler} place 1 leo 4"));
        assert_eq!(play.turn(), Some((filler + 1) % 3), "seat {filler} filled the disc");
    }
}

/// All nine figures of seat 1 lie on two discs; seat 0 has five in hand.
fn seat_1_without_figures() -> Scene {
    let scene = Scene::of(2).open("leo", "7/4", "1:1 1:3 1:5 1:6 1:7 0:1 -");
    scene.open("virgo", "9/6", "1:10 1:black-hole 1:double 1:double 0:3 0:5 - - -")
}

#[test]
fn a_player_without_figures_is_skipped_until_a_scoring_gives_some_back() {
    let mut play = seat_1_without_figures().start();
    let told = play.play("0 place 6 virgo 7");
    assert_eq!(story(&told), "0 places 6 on virgo 7 | skipped 1");
    assert_eq!(play.turn(), Some(0));
    play.play("0 place 7 leo 7");
    assert_eq!(play.hand(1), "1 3 5 6 7");
    assert_eq!(play.turn(), Some(1));
}

#[test]
fn several_in_a_row_may_be_skipped() {
    let full = |seat| {
        ["1", "3", "5", "6", "7", "10", "black-hole", "double", "double"]
            .map(|figure| format!("{seat}:{figure}"))
            .join(" ")
    };
    let scene = Scene::of(3).open("leo", "9/6", &format!("{} -", full(1)));
    let mut play = scene.open("virgo", "9/6", &format!("{} -", full(2))).start();
    let told = play.play("0 place 6 aries 1");
    assert_eq!(story(&told), "0 places 6 on aries 1 | skipped 1 2");
    assert_eq!(play.turn(), Some(0));
}

#[test]
fn a_disc_may_be_filled_with_ones_last_figure_and_the_figures_come_back_at_once() {
    let mut play = Scene::of(2)
        .turn(1)
        .open("leo", "7/4", "1:1 1:3 1:5 1:6 1:7 0:1 -")
        .open("virgo", "9/6", "1:10 1:black-hole 1:double - - -")
        .start();
    assert_eq!(play.hand(1), "double");
    play.play("1 place double leo 7");
    assert_eq!(play.hand(1), "1 3 5 6 7 double");
    assert_eq!(play.turn(), Some(0));
}

#[test]
fn a_new_disc_takes_the_place_of_the_scored_one() {
    let scene = Scene::of(3).turn(1).pile("virgo pisces").open("aries", "2/2", "- -");
    let mut play = scene.open("leo", "2/2", "0:10 -").open("taurus", "2/2", "- -").start();
    let told = play.play("1 place 1 leo 2");
    assert_eq!(told.last(), Some(&Event::Opened { disc: Disc::Virgo }));
    assert_eq!(play.discs(), "aries virgo taurus");
    assert_eq!(play.state.board().pile, [Disc::Pisces]);
}

#[test]
fn once_the_pile_is_empty_the_table_shrinks_to_one_disc() {
    let scene = Scene::of(3).pile("").open("aries", "2/2", "0:1 -");
    let mut play = scene.open("leo", "2/2", "0:10 -").open("taurus", "2/2", "0:3 -").start();
    assert_eq!(
        story(&play.play("0 place 7 leo 2")),
        "0 places 7 on leo 2 | 0 has 17 by 2 | 0 gets 2, 0 gets 2"
    );
    assert_eq!(play.discs(), "aries taurus");
    play.play("1 place 10 aries 2");
    assert_eq!(play.discs(), "taurus");
    assert_eq!(play.turn(), Some(2));
    play.play("2 place 10 taurus 2");
    assert_eq!((play.discs().as_str(), play.turn()), ("", None));
}

/// Seat 1 of three fills the last disc: the seats had many turns, but not equally many.
#[test]
fn the_game_ends_with_the_last_disc_in_the_middle_of_a_round_and_most_coins_win() {
    let scene = Scene::of(3).turn(1).pile("").coins(&[3, 9, 8]);
    let mut play = scene.open("leo", "3/2", "0:10 2:5 -").start();
    let told = scoring(play.play("1 place 1 leo 3"));
    assert_eq!(
        story(&told),
        "0 has 10 by 1, 2 has 5 by 1, 1 has 1 by 1 | 0 gets 3, 2 gets 2, 1 gets 1 from 0 \
         | 1 shares the victory with 10, 2 shares the victory with 10"
    );
    assert_eq!(play.coins(), [5, 10, 10]);
    let outcome = play.state.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.scores), (vec![Seat(1), Seat(2)], vec![5, 10, 10]));
}

#[test]
fn one_player_with_most_coins_wins_alone() {
    let scene = Scene::of(2).turn(1).pile("").coins(&[3, 3]);
    let mut play = scene.open("leo", "3/2", "0:10 0:1 -").start();
    let told = scoring(play.play("1 place 7 leo 3"));
    assert_eq!(story(&told), "0 has 11 by 2, 1 has 7 by 1 | 0 gets 3, 1 gets 2 | 0 wins with 6");
    assert_eq!(play.state.winners().iter().collect::<Vec<_>>(), [Seat(0)]);
}

#[test]
fn when_the_game_is_over_nothing_can_be_played() {
    let mut game: Match<Sternenhimmel> = Match::new(table_of(2), Seed::from(0));
    let mut players = Playout::new(Stream::new(Seed::from(0)));
    let mut scored = 0;
    while !game.state().is_over() {
        let (seat, mv) = players.choose(game.state());
        let events = game.play(seat, mv).unwrap();
        let counted =
            |event: &&Event| matches!(event, Event::Counted { .. } | Event::NobodyLeft { .. });
        scored += u32::from(events.iter().any(|event| counted(&event)));
    }
    assert_eq!(scored, 12, "each disc was scored once");
    let error = game.play(Seat(0), "place 10 leo 1".parse().unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "the game is over");
    let mut moves = Vec::new();
    game.state().legal(Seat(0), &mut moves);
    assert!(moves.is_empty());
}

const SIX: &str = "1:1 1:3 1:5 1:6 1:7 1:10";
const THREE: &str = "1:black-hole 1:double 1:double";

/// Two custom discs with more stars than two players have figures; seat 0 places its last one.
fn stuck(leo: &str, virgo: &str, last: &str) -> (Play, Vec<Event>) {
    let scene = Scene::of(2).open("leo", "10/7 large 1", leo);
    let mut play = scene.open("virgo", "10/7", virgo).start();
    let events = play.play(last);
    (play, events)
}

#[test]
fn when_nobody_could_ever_place_again_the_fullest_disc_is_scored_as_it_stands() {
    let (play, events) = stuck(
        &format!("{SIX} 0:1 0:3 - - -"),
        &format!("{THREE} 0:5 0:6 0:7 0:10 0:black-hole 0:double - - -"),
        "0 place double virgo 10",
    );
    assert_eq!(
        story(&events),
        "0 places double on virgo 10 | stuck virgo | 0 has 28 by 7, 1 has 0 by 3 \
         | 0 gets 10, 1 gets 7 | opened aries"
    );
    assert_eq!((play.turn(), play.hand(1)), (Some(1), "black-hole double double".into()));
}

#[test]
fn of_two_equally_full_discs_the_oldest_is_scored() {
    let (play, events) = stuck(
        &format!("{SIX} 0:1 0:3 0:5 - -"),
        &format!("{THREE} 0:6 0:7 0:10 0:black-hole 0:double - -"),
        "0 place double virgo 9",
    );
    assert_eq!(
        story(&events),
        "0 places double on virgo 9 | stuck leo | revealed 1:1 | 1 has 32 by 6, 0 has 9 by 3 \
         | 1 gets 10, 0 gets 7 | opened aries"
    );
    assert_eq!(play.discs(), "aries virgo");
}

#[test]
fn whoever_gets_nothing_back_from_a_disc_scored_as_it_stands_is_skipped() {
    let (play, events) = stuck(
        "0:1 0:3 0:5 0:6 0:7 0:10 0:black-hole 0:double - -",
        &format!("{SIX} {THREE} -"),
        "0 place double leo 9",
    );
    assert!(
        story(&events).ends_with("0 has 32 by 9 | 0 gets 10, 0 gets 7 | opened aries | skipped 1")
    );
    assert_eq!((play.turn(), play.hand(0)), (Some(0), ALL_NINE.into()));
}

/// Seat 1's black hole is joined only to the free star 12.
#[test]
fn on_a_disc_scored_as_it_stands_a_free_star_is_not_swallowed() {
    let leo = format!("{SIX} 1:double 1:double 0:1 0:3 1:black-hole -");
    let scene = Scene::of(2).open("leo", "12/9 11-12", &leo);
    let virgo = "0:5 0:6 0:7 0:10 0:black-hole 0:double - - - -";
    let told = story(&scene.open("virgo", "10/7", virgo).start().play("0 place double virgo 7"));
    let scored = "stuck leo | 1 has 32 by 9, 0 has 4 by 2 | 1 gets 12, 0 gets 9 | opened aries";
    assert!(told.ends_with(scored), "{told}");
}

#[test]
fn a_disc_scored_as_it_stands_may_be_the_last() {
    let scene = Scene::of(2).pile("");
    let leo = format!("{SIX} {THREE} 0:1 0:3 -");
    let virgo = "0:5 0:6 0:7 0:10 0:black-hole 0:double - - - -";
    let mut play = scene.open("leo", "12/9", &leo).open("virgo", "10/7", virgo).start();
    let told = story(&play.play("0 place double virgo 7"));
    assert!(told.contains("stuck leo") && !told.contains("opened"), "{told}");
    assert_eq!(play.discs(), "virgo");
    let board: Board = play.state.board();
    assert_eq!(board.last.map(|last| last.figures.len()), Some(11));
}
