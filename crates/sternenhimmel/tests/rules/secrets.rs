//! Who sees what.

use sternenhimmel::{Disc, Figure, Move, Sternenhimmel};
use table::{Event as _, Game, Match, Options, Seat, Seed, Setup, Viewer};

use crate::scene::{Play, Scene, story};

/// The same moment in two worlds: seat 0 has one figure face down and the other in hand.
fn two_worlds() -> [Play; 2] {
    ["0:10", "0:7"].map(|hidden| {
        let figures = format!("{hidden} 1:7 - -");
        Scene::of(3).turn(1).open("leo", "4/2 large 1", &figures).start()
    })
}

fn seen(play: &Play, viewer: Viewer) -> String {
    serde_json::to_string(&play.state.view(viewer)).unwrap()
}

#[test]
fn the_owner_of_a_face_down_figure_is_public_and_its_value_the_owners() {
    let [play, _] = two_worlds();
    let knows = |viewer| {
        let standing = play.state.view(viewer).open[0].figures[0].clone();
        assert_eq!(standing.seat, Seat(0));
        standing.figure
    };
    assert_eq!(knows(Viewer::Seat(Seat(0))), Some(Figure::Ten));
    assert_eq!(knows(Viewer::Seat(Seat(1))), None);
    assert_eq!(knows(Viewer::Spectator), None);
}

#[test]
fn a_hand_is_its_owners_and_its_size_is_public() {
    let [play, _] = two_worlds();
    for viewer in Viewer::all(3) {
        for (seat, player) in Seat::all(3).zip(play.state.view(viewer).seats) {
            assert_eq!(player.hand.is_some(), viewer.knows(seat), "{viewer:?} on seat {seat}");
            assert_eq!(player.figures, [8, 8, 9][seat.index()]);
        }
    }
}

#[test]
fn how_hand_and_face_down_figures_are_split_is_hidden_from_all_others() {
    let [ten, seven] = two_worlds();
    for viewer in Viewer::all(3) {
        let same = seen(&ten, viewer) == seen(&seven, viewer);
        assert_eq!(same, !viewer.knows(Seat(0)), "{viewer:?}");
    }
}

#[test]
fn others_hear_that_a_figure_was_placed_face_down_and_not_which() {
    let mut play = Scene::of(2).open("leo", "3/2 large 1", "- - -").start();
    let told = play.play("0 place black-hole leo 1");
    let heard = |viewer| {
        let events: Vec<_> = told.iter().filter_map(|event| event.seen_by(viewer)).collect();
        story(&events)
    };
    assert_eq!(heard(Viewer::Seat(Seat(0))), "0 places black-hole face down on leo 1");
    assert_eq!(heard(Viewer::Seat(Seat(1))), "0 places ? face down on leo 1");
    assert_eq!(heard(Viewer::Spectator), "0 places ? face down on leo 1");
}

#[test]
fn everybody_hears_of_a_scoring_everything() {
    let mut play = Scene::of(2).open("leo", "3/2 large 1 3", "0:10 1:7 -").start();
    let told = play.play("0 place 1 leo 3");
    for viewer in Viewer::all(2) {
        let events: Vec<_> =
            told.iter().skip(1).filter_map(|event| event.seen_by(viewer)).collect();
        assert_eq!(
            story(&events),
            "revealed 1:10 3:1 | 0 has 11 by 2, 1 has 7 by 1 | 0 gets 3, 1 gets 2 | opened taurus"
        );
    }
}

#[test]
fn after_a_scoring_that_disc_was_seen_and_others_stay_hidden() {
    let scene = Scene::of(2).turn(1).open("leo", "3/2 large 1", "0:10 1:7 -");
    let mut play = scene.open("virgo", "3/2 large 1", "0:5 - -").start();
    play.play("1 place 1 leo 3");
    let view = play.state.view(Viewer::Spectator);
    let scored = view.last.unwrap();
    assert_eq!(scored.disc, Disc::Leo);
    assert_eq!(scored.figures.iter().filter_map(|s| s.figure).count(), 3);
    let virgo = view.open.iter().find(|disc| disc.disc == Disc::Virgo).unwrap();
    assert_eq!(virgo.figures[0].figure, None);
}

#[test]
fn the_order_of_the_discs_to_come_is_hidden_and_which_they_are_is_not() {
    let piled = |pile: &str| {
        let scene = Scene::of(2).pile(pile).open("leo", "3/2", "- - -");
        scene.open("virgo", "3/2", "- - -").start()
    };
    let (one, other) = (piled("aries libra pisces"), piled("pisces libra aries"));
    for viewer in Viewer::all(2) {
        assert_eq!(seen(&one, viewer), seen(&other, viewer));
        assert_eq!(one.state.view(viewer).pile, [Disc::Aries, Disc::Libra, Disc::Pisces]);
    }
}

/// Seat 1 tries everything, in both worlds: whether seat 0 hides its 10 or its 7, seat 1 gets the
/// same answers.
#[test]
fn no_refusal_tells_an_opponent_what_lies_face_down() {
    let [ten, seven] = two_worlds();
    for figure in Figure::ALL {
        for disc in Disc::ALL {
            for star in 1..=12 {
                let mv: Move = format!("place {figure} {disc} {star}").parse().unwrap();
                let said =
                    |play: &Play| play.state.check(Seat(1), mv).map_err(|why| why.to_string());
                assert_eq!(said(&ten), said(&seven), "{mv}");
            }
        }
    }
    assert_eq!(ten.refusal("1 place 10 leo 1"), "star 1 of leo is taken");
}

#[test]
fn whoever_plays_out_of_turn_is_told_whose_turn_it_is_and_nothing_else() {
    let setup = Setup::new::<Sternenhimmel>(2, Options::default()).unwrap();
    let mut game: Match<Sternenhimmel> = Match::new(setup, Seed::from(5));
    let seat = game.state().to_act().first().unwrap();
    let other = seat.left(2);
    for figure in Figure::ALL {
        let mv = format!("place {figure} leo 1").parse().unwrap();
        let error = game.play(other, mv).unwrap_err().to_string();
        assert_eq!(error, format!("seat {other} is not to act; to act: seat {seat}"));
    }
}

#[test]
fn a_bot_cannot_print_what_it_may_not_see() {
    let game = Match::<Sternenhimmel>::new(Setup::all::<Sternenhimmel>()[0], Seed::from(1));
    let seat = game.state().to_act().first().unwrap();
    let sight = game.sight(seat).unwrap();
    assert_eq!(format!("{sight:?}"), format!("Sight {{ seat: {seat:?}, .. }}"));
}
