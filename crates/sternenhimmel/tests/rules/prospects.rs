//! What an open disc would bring.

use sternenhimmel::data::Star;
use sternenhimmel::{Disc, Figure, Standings};
use table::Seat;

use crate::scene::Scene;

/// Star 1 is large: its figure counts as it really is.
fn scene() -> Scene {
    Scene::of(3).turn(2).open("leo", "5/2 1-2 3-4 large 1", "0:10 1:double 2:7 1:1 -")
}

#[test]
fn a_disc_brings_what_it_would_if_it_were_scored_as_it_stands() {
    let state = scene().start().state;
    let place = state.place_of(Disc::Leo).unwrap();
    let Standings { covered, stars, coins, totals, figures } = state.standings(place, None);
    assert_eq!((covered, stars), (4, 5));
    assert_eq!(totals.0, [20, 1, 7, 0, 0]);
    assert_eq!(figures.0, [1, 2, 1, 0, 0]);
    assert_eq!(coins.0, [5 - 2, 2, 2, 0, 0]);
}

#[test]
fn with_its_last_figure_it_brings_what_is_then_paid() {
    for figure in Figure::ALL.into_iter().filter(|figure| *figure != Figure::Seven) {
        let mut play = scene().start();
        let last = Some((Seat(2), figure, Star(4)));
        let Standings { coins, .. } = play.state.standings(0, last);
        play.play(&format!("2 place {figure} leo 5"));
        assert_eq!(play.coins(), coins.0[..3], "{figure}");
    }
}

#[test]
fn places_are_those_of_open_discs() {
    let state = scene().start().state;
    assert_eq!((state.open_discs(), state.place_of(Disc::Leo)), (3, Some(0)));
    assert_eq!(state.place_of(Disc::Pisces), None);
    assert!(state.lies_face_down(Disc::Leo, Star(0)) && !state.lies_face_down(Disc::Leo, Star(1)));
    assert_eq!(state.hidden(Seat(0)).collect::<Vec<_>>(), [Figure::Ten]);
    assert_eq!(state.hand(Seat(0)).len(), 8);
}
