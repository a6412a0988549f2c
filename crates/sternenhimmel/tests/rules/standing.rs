//! Who leads during the game: the player with the most coins.

use table::{Game, GameExt, Standing, Viewer};

use crate::scene::{Play, Scene};

fn known(play: &Play, viewer: Viewer) -> Standing {
    play.state.standing(&play.state.view(viewer))
}

#[test]
fn coins_count_by_what_they_were_paid_for() {
    let scene = Scene::of(3).turn(2).open("leo", "5/2", "0:10 1:7 2:3 2:1 -");
    let mut play = scene.start();
    play.play("2 place double leo 5");
    let standing = known(&play, Viewer::Spectator);
    let lines: Vec<_> = standing.lines.into_iter().map(|line| (line.name, line.scores)).collect();
    let expected = [
        ("first", [5, 0, 0]),
        ("second", [0, 2, 0]),
        ("figures", [0, 0, 0]),
        ("tribute", [0, 0, 3]),
        ("paid", [-3, 0, 0]),
    ];
    assert_eq!(lines, expected.map(|(name, scores)| (name, scores.to_vec())));
    assert_eq!(standing.scores, play.coins());
    assert_eq!(play.coins(), [2, 2, 3]);
}

#[test]
fn figures_on_open_discs_count_nothing_face_down_or_not() {
    let scene = Scene::of(3).turn(2).pile("").coins(&[4, 0, 1]);
    let play = scene.open("leo", "9/6 large 1", "0:10 1:7 - -").start();
    for viewer in Viewer::all(3) {
        let standing = known(&play, viewer);
        assert_eq!(standing.scores, [4, 0, 1], "{viewer:?}");
        assert!(standing.is_complete(), "coins are counted openly");
    }
}
