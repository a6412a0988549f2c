//! What everyone knows about a face-down figure, and nobody can forget.
//!
//! Seat 0 hides figures on large stars and shows others; seat 1 and, where there is one, seat 2
//! only keep the game going.

use std::collections::BTreeSet;

use sternenhimmel::data::Star;
use table::{Game, GameExt, Seat, Seed, Stream, Viewer};

use crate::scene::{Play, Scene};
use crate::witness::{Witness, World, truth};

/// A table that is watched from the first move.
struct Watched {
    play: Play,
    witness: Witness,
}

impl Watched {
    /// Leo and virgo have three large stars and a small one, libra four small ones; all are empty.
    fn of(seats: u8) -> Watched {
        let scene = Scene::of(seats).open("leo", "4/2 large 1 2 3", "- - - -");
        let scene = scene.open("libra", "4/2", "- - - -");
        let scene =
            if seats == 2 { scene } else { scene.open("virgo", "4/2 large 1 2 3", "- - - -") };
        Watched { play: scene.start(), witness: Witness::default() }
    }

    fn play(&mut self, moves: &str) {
        for text in moves.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.witness.hear(&self.play.play(text));
        }
    }

    /// Whether seat 0's face-down figures could be these, as in `leo 1:10, leo 2:double`. The
    /// witness and a spectator's imagination must agree about every possibility.
    fn could_be(&self, figures: &str) -> bool {
        let possible = self.witness.worlds(Seat(0));
        let mut chance = Stream::new(Seed::from(1));
        let imagined: BTreeSet<World> = (0..possible.len() * 30)
            .map(|_| truth(&self.play.state.imagine(Viewer::Spectator, &mut chance), Seat(0)))
            .collect();
        assert_eq!(imagined, possible);
        let asked: World = figures.split(", ").map(spot_and_figure).collect();
        let fits = |world: &World| asked.iter().all(|(spot, figure)| world[spot] == *figure);
        possible.iter().any(fits)
    }
}

fn spot_and_figure(text: &str) -> ((sternenhimmel::Disc, Star), sternenhimmel::Figure) {
    let (spot, figure) = text.split_once(':').unwrap();
    let (disc, star) = spot.split_once(' ').unwrap();
    ((disc.parse().unwrap(), Star(star.parse::<u8>().unwrap() - 1)), figure.parse().unwrap())
}

#[test]
fn a_face_down_figure_may_be_any_of_the_nine() {
    let mut table = Watched::of(2);
    table.play("0 place 1 leo 1");
    for figure in ["1", "3", "5", "6", "7", "10", "black-hole", "double"] {
        assert!(table.could_be(&format!("leo 1:{figure}")), "{figure}");
    }
}

#[test]
fn it_is_none_of_those_its_owner_had_in_sight_when_it_was_placed() {
    let mut table = Watched::of(2);
    table.play(
        "0 place 10 libra 1
         1 place 10 libra 2
         0 place 1 leo 1",
    );
    assert!(!table.could_be("leo 1:10"));
    assert!(table.could_be("leo 1:7"));
}

#[test]
fn it_is_none_of_those_its_owner_showed_since() {
    let mut table = Watched::of(2);
    table.play(
        "0 place 1 leo 1
         1 place 7 libra 1
         0 place 10 libra 2",
    );
    assert!(!table.could_be("leo 1:10"));
    assert!(table.could_be("leo 1:7"), "another's 7 says nothing");
}

/// Seat 0 hides a figure on leo, shows a 10 on libra, and libra is filled and scored.
fn a_ten_shown_and_taken_back() -> Watched {
    let mut table = Watched::of(2);
    table.play(
        "0 place 1 leo 1
         1 place 1 libra 1
         0 place 10 libra 2
         1 place 3 libra 3
         0 place 7 libra 4",
    );
    assert_eq!(table.play.hand(0), "3 5 6 7 10 black-hole double double");
    table
}

#[test]
fn what_was_shown_stays_excluded_when_it_is_back_in_hand() {
    let table = a_ten_shown_and_taken_back();
    assert!(!table.could_be("leo 1:10") && !table.could_be("leo 1:7"));
    assert!(table.could_be("leo 1:6"));
}

#[test]
fn a_figure_placed_after_it_came_back_may_be_it() {
    let mut table = a_ten_shown_and_taken_back();
    table.play(
        "1 place 1 aries 1
         0 place 10 leo 2",
    );
    assert!(table.could_be("leo 2:10"));
    assert!(!table.could_be("leo 1:10"));
}

#[test]
fn a_figure_turned_up_on_another_disc_was_seen_too() {
    let mut table = Watched::of(3);
    table.play(
        "0 place 1 leo 1
         1 place 1 virgo 2
         2 place 1 virgo 3
         0 place 10 virgo 1
         1 place 3 virgo 4",
    );
    assert!(!table.could_be("leo 1:10"));
}

#[test]
fn the_view_names_what_was_seen_to_everybody() {
    let table = a_ten_shown_and_taken_back();
    for viewer in Viewer::all(2) {
        let view = table.play.state.view(viewer);
        let leo = &view.open[0].figures[0];
        let seen: Vec<&str> = leo.seen.iter().flatten().map(|figure| figure.name()).collect();
        assert_eq!(seen, ["7", "10"], "{viewer:?}");
    }
}

/// Two figures of seat 0 lie on leo while one of its doubles is in sight on libra.
fn one_double_in_sight() -> Watched {
    let mut table = Watched::of(2);
    table.play(
        "0 place 1 leo 1
         1 place 1 libra 1
         0 place 3 leo 2
         1 place 3 libra 2
         0 place double libra 3",
    );
    table
}

#[test]
fn while_one_double_is_in_sight_one_face_down_figure_may_be_the_other() {
    let table = one_double_in_sight();
    assert!(table.could_be("leo 1:double") && table.could_be("leo 2:double"));
    assert!(!table.could_be("leo 1:double, leo 2:double"));
}

#[test]
fn and_so_it_stays_when_that_double_is_back_in_hand() {
    let mut table = one_double_in_sight();
    table.play("1 place 5 libra 4");
    assert_eq!(table.play.discs(), "leo aries");
    assert!(table.could_be("leo 1:double") && table.could_be("leo 2:double"));
    assert!(!table.could_be("leo 1:double, leo 2:double"));
}

#[test]
fn but_one_placed_after_that_may_be_the_double_that_was_seen() {
    let mut table = one_double_in_sight();
    table.play(
        "1 place 5 libra 4
         0 place 5 leo 3",
    );
    assert!(table.could_be("leo 1:double, leo 3:double"));
    assert!(table.could_be("leo 2:double, leo 3:double"));
    assert!(!table.could_be("leo 1:double, leo 2:double"));
}

#[test]
fn while_both_doubles_are_in_sight_no_face_down_figure_is_one() {
    let mut table = Watched::of(2);
    table.play(
        "0 place 1 leo 1
         1 place 1 libra 1
         0 place double libra 2
         1 place 3 leo 2
         0 place double libra 3",
    );
    assert!(!table.could_be("leo 1:double"));
    table.play("1 place 5 libra 4");
    assert!(!table.could_be("leo 1:double"), "nor when they are back in hand");
}

#[test]
fn doubles_seen_one_after_the_other_may_be_the_same() {
    let mut table = Watched::of(2);
    table.play(
        "0 place 1 leo 1
         1 place 1 libra 1
         0 place double libra 2
         1 place 3 libra 3
         0 place 3 libra 4
         1 place 1 aries 1
         0 place double aries 2",
    );
    assert!(table.could_be("leo 1:double"));
}

#[test]
fn when_the_other_double_is_turned_up_no_figure_that_lay_there_then_is_one() {
    let mut table = Watched::of(3);
    table.play(
        "0 place 1 leo 1
         1 place 1 libra 1
         2 place 1 libra 2
         0 place double virgo 1
         1 place 3 libra 3
         2 place 3 virgo 2
         0 place double libra 4", // scored: one double was seen while leo 1 and virgo 1 lay
    );
    assert!(table.could_be("leo 1:double"));
    table.play(
        "1 place 5 virgo 3
         2 place 5 virgo 4", // virgo 1 is turned up: it is the other double
    );
    assert!(!table.could_be("leo 1:double"));
}

#[test]
fn a_double_placed_after_the_seen_one_came_back_says_nothing_when_it_is_turned_up() {
    let mut table = Watched::of(3);
    table.play(
        "0 place 1 leo 1
         1 place 1 libra 1
         2 place 1 libra 2
         0 place double libra 3
         1 place 3 libra 4
         2 place 3 virgo 2
         0 place double virgo 1
         1 place 5 virgo 3
         2 place 5 virgo 4",
    );
    assert!(table.could_be("leo 1:double"));
}

#[test]
fn two_doubles_turned_up_together_leave_none_elsewhere() {
    let mut table = Watched::of(3);
    table.play(
        "0 place 1 leo 1
         1 place 1 leo 2
         2 place 1 libra 2
         0 place double virgo 1
         1 place 3 libra 1
         2 place 3 virgo 2
         0 place double virgo 3
         1 place 5 virgo 4",
    );
    assert!(!table.could_be("leo 1:double"));
}
