//! Estimated final scores, move by move, in the golden games.

use std::fs;

use engine::{AnyMatch, Chapter};
use table::{Seat, Viewer};

const SEATS: u8 = 3;
const GAMES: [&str; 3] = ["astra", "sternenhimmel", "stellium"];

/// The golden game for three.
fn golden(game: &str) -> Box<dyn AnyMatch> {
    let path = format!("{}/../../fixtures/{game}/3-players.json", env!("CARGO_MANIFEST_DIR"));
    let record = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    engine::games::replay(record, &mut |_| ()).unwrap()
}

/// A viewer's estimate of each seat's final score, move by move.
fn estimates(game: &dyn AnyMatch, viewer: Viewer) -> Vec<Vec<i32>> {
    game.story(viewer, 0, false).into_iter().map(|chapter: Chapter| chapter.estimates).collect()
}

#[test]
fn estimates_end_in_the_final_score_for_every_viewer() {
    for game in GAMES.map(golden) {
        let end = game.outcome().unwrap();
        for viewer in Viewer::all(SEATS).chain([Viewer::Open]) {
            assert_eq!(estimates(&*game, viewer).last(), Some(&end.scores), "{viewer:?}");
            assert_eq!(game.look(viewer).standing.scores, end.scores, "{viewer:?}");
        }
    }
}

/// Everything except the elements of the last few cards is on the table before the last move.
#[test]
fn estimates_of_astra_are_near_the_end_when_the_fame_track_is_far_from_it() {
    let game = golden("astra");
    let story = game.story(Viewer::Open, 0, false);
    let [.., before, end] = &story[..] else { panic!("more than one chapter") };
    for seat in Seat::all(SEATS).map(Seat::index) {
        let missing = |known: &[i32]| end.estimates[seat] - known[seat];
        assert!(missing(&before.estimates) < 10, "{before:?}\n{end:?}");
        assert!(missing(&before.scores) > 20, "{before:?}\n{end:?}");
    }
}

#[test]
fn a_secret_of_astra_is_in_its_owners_estimates_and_in_nobody_elses() {
    let game = golden("astra");
    let (public, open) = (estimates(&*game, Viewer::Spectator), estimates(&*game, Viewer::Open));
    for viewer in Seat::all(SEATS) {
        for (at, known) in estimates(&*game, Viewer::Seat(viewer)).iter().enumerate() {
            for seat in Seat::all(SEATS).map(Seat::index) {
                let may_know = if seat == viewer.index() { &open } else { &public };
                assert_eq!(known[seat], may_know[at][seat], "{viewer:?} of {seat} after {at}");
            }
        }
    }
    assert_ne!(public, open);
}
