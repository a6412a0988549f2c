//! Who leads during the game: the final score if it ended now. All of it is public.

use table::{Game, GameExt, Viewer};

use crate::scene::{Table, table};

/// The lines of seat 0's score, which everyone knows.
fn known(scene: Table) -> Vec<(&'static str, i32)> {
    let game = scene.start().game;
    let standings = Viewer::all(3).map(|viewer| game.state().standing(&game.state().view(viewer)));
    let mut standings: Vec<_> = standings.collect();
    standings.dedup();
    assert_eq!(standings.len(), 1, "everybody knows the same");
    assert!(standings[0].is_complete());
    let lines = standings.remove(0).lines;
    lines.into_iter().map(|line| (line.name, line.scores[0])).collect()
}

#[test]
fn validated_objectives_count_what_they_have_scored_and_one_for_each_colour() {
    let validated = [("planet-centres", 12), ("planet-line", 3), ("comet-line", 3)];
    let scene = table("planet a2").validated(0, &validated).tokens(0, "");
    assert_eq!(known(scene), [("objectives", 18), ("tokens", 0), ("colours", 2)]);
}

#[test]
fn tokens_count_until_they_are_spent() {
    let scene = table("planet a2").tokens(0, "comet star");
    assert_eq!(known(scene), [("objectives", 0), ("tokens", 2), ("colours", 0)]);
}

#[test]
fn objectives_in_hand_count_nothing() {
    let scene = table("planet a0 a1 a4").hand(0, "planet-line").tokens(0, "");
    assert_eq!(known(scene), [("objectives", 0), ("tokens", 0), ("colours", 0)]);
}
