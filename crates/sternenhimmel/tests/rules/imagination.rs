//! Imagined worlds: every possible one, with equal probability.

use std::collections::{BTreeMap, BTreeSet};

use sternenhimmel::{Disc, Sternenhimmel};
use table::{Game, GameExt, Options, Playout, Seat, Seed, Setup, Stream, Viewer};

use crate::scene::{Play, Scene};
use crate::witness::{Witness, World, truth};

/// Hidden figures of the seats in one imagined world, and the order of the pile.
type Imagined = (Vec<World>, Vec<Disc>);

/// Counts imagined worlds in this many tries, by what this viewer cannot know.
fn imagine(play: &Play, viewer: Viewer, tries: usize) -> BTreeMap<Imagined, u32> {
    let mut chance = Stream::new(Seed::from(2026));
    let mut counts = BTreeMap::new();
    for _ in 0..tries {
        let world = play.state.imagine(viewer, &mut chance);
        let seats = Seat::all(play.state.seats());
        let hidden = seats.map(|seat| truth(&world, seat)).collect();
        *counts.entry((hidden, world.board().pile)).or_default() += 1;
    }
    counts
}

/// Whether the worlds are consistent with equal probabilities: χ² stays below its 99.9 % quantile
/// (by Wilson and Hilferty's cube).
#[track_caller]
fn assert_uniform(counts: &BTreeMap<Imagined, u32>, worlds: usize) {
    assert_eq!(counts.len(), worlds, "every world, and no other");
    let tries: u32 = counts.values().sum();
    let worlds = counts.len() as u32;
    let each = f64::from(tries) / f64::from(worlds);
    let chi: f64 = counts.values().map(|&n| (f64::from(n) - each).powi(2) / each).sum();
    let free = f64::from(worlds - 1);
    let ninth = 2.0 / (9.0 * free);
    let limit = free * (1.0 - ninth + 3.09 * ninth.sqrt()).powi(3);
    assert!(chi < limit, "χ² {chi:.1}, limit {limit:.1}, {worlds} worlds");
}

/// Plays from the empty discs of a scene whose pile is empty or has two discs.
fn watch(scene: Scene, moves: &str) -> (Play, Witness) {
    let (mut play, mut witness) = (scene.start(), Witness::default());
    for text in moves.lines().map(str::trim) {
        witness.hear(&play.play(text));
    }
    (play, witness)
}

fn two_discs() -> Scene {
    let scene = Scene::of(2).pile("").open("leo", "5/2 large 1 2 3", "- - - - -");
    scene.open("libra", "4/2", "- - - -")
}

#[test]
fn two_face_down_figures_are_any_two_of_the_nine() {
    let (play, witness) = watch(
        two_discs(),
        "0 place 1 leo 1
         1 place 1 libra 1
         0 place 3 leo 2",
    );
    // 7 × 6 without a double, 2 × 7 with one, 1 with both: the doubles are alike.
    assert_eq!(witness.worlds(Seat(0)).len(), 57);
    assert_uniform(&imagine(&play, Viewer::Spectator, 57 * 300), 57);
}

#[test]
fn what_was_seen_elsewhere_is_left_out_and_the_rest_is_as_likely_as_before() {
    let (play, witness) = watch(
        two_discs(),
        "0 place 1 leo 1
         1 place 1 libra 1
         0 place 10 libra 2
         1 place 3 libra 3
         0 place 7 libra 4
         1 place 7 leo 5
         0 place 10 leo 2",
    );
    // The first is neither 7 nor 10, the second may be either.
    let worlds = witness.worlds(Seat(0));
    assert_eq!(worlds.len(), 6 * 8 - 5);
    assert_uniform(&imagine(&play, Viewer::Seat(Seat(1)), worlds.len() * 300), worlds.len());
}

#[test]
fn worlds_with_doubles_are_as_likely_as_those_without() {
    let (play, witness) = watch(
        two_discs(),
        "0 place 1 leo 1
         1 place 1 libra 1
         0 place 3 leo 2
         1 place 3 libra 2
         0 place double libra 3
         1 place 5 libra 4
         0 place 5 leo 3",
    );
    let worlds = witness.worlds(Seat(0));
    // Any three of the seven numbers and the hole (7 × 6 × 5), one double (3 × 42), or two, of
    // which one is the third figure (2 × 7).
    assert_eq!(worlds.len(), 210 + 126 + 14);
    assert_uniform(&imagine(&play, Viewer::Spectator, worlds.len() * 100), worlds.len());
}

#[test]
fn the_orders_of_the_pile_are_as_likely_as_each_other_and_nobodys_business() {
    let scene = Scene::of(2).pile("virgo aries pisces").open("leo", "3/2", "- - -");
    let play = scene.open("libra", "3/2", "- - -").start();
    for viewer in Viewer::all(2) {
        assert_uniform(&imagine(&play, viewer, 6000), 6);
    }
}

#[test]
fn secrets_of_several_players_are_imagined_apart_and_ones_own_not_at_all() {
    let scene = Scene::of(3).pile("virgo aries").open("leo", "4/2 large 1 2 3", "- - - -");
    let scene = scene.open("libra", "3/2", "- - -").open("pisces", "3/2", "- - -");
    let (play, _) = watch(
        scene,
        "0 place 1 leo 1
         1 place 3 leo 2
         2 place 5 leo 3",
    );
    for seat in Seat::all(3) {
        let counts = imagine(&play, Viewer::Seat(seat), 8 * 8 * 2 * 200);
        // Eight kinds for each of the others, two orders of the pile.
        assert_uniform(&counts, 8 * 8 * 2);
        let own = truth(&play.state, seat);
        assert!(counts.keys().all(|(hidden, _)| hidden[seat.index()] == own));
    }
}

/// Few enough to find all of them by sampling.
const FEW: usize = 60;

#[test]
fn in_any_game_what_is_imagined_is_what_could_be() {
    let mut compared = 0;
    for seats in 2..=5 {
        let setup = Setup::new::<Sternenhimmel>(seats, Options::default());
        let (mut state, mut draws) = Sternenhimmel::dealt(setup.unwrap(), Seed::from(seats));
        let mut players = Playout::new(Stream::new(Seed::from(seats)));
        let (mut witness, mut chance) = (Witness::default(), Stream::new(Seed::from(9)));
        while !state.is_over() {
            let mut events = Vec::new();
            players.step(&mut state, &mut draws, &mut events);
            witness.hear(&events);
            for seat in Seat::all(seats as u8) {
                if !(1..=3).contains(&truth(&state, seat).len()) {
                    continue;
                }
                let possible = witness.worlds(seat);
                assert!(possible.contains(&truth(&state, seat)));
                let few = possible.len() <= FEW;
                let tries = if few { possible.len() * 30 } else { FEW };
                let imagined: BTreeSet<World> = (0..tries)
                    .map(|_| truth(&state.imagine(Viewer::Spectator, &mut chance), seat))
                    .collect();
                assert!(imagined.is_subset(&possible));
                assert!(!few || imagined == possible);
                compared += usize::from(few);
            }
        }
    }
    assert!(compared > 100, "{compared} positions compared in full");
}
