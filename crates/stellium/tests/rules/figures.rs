//! The figures of the objectives, wherever they lie.

use std::collections::BTreeSet;

use stellium::Stellium;
use stellium::board::{Direction, Disc, Place, PlaceSet};
use stellium::body::Body;
use stellium::cards::{Card, Kind};
use stellium::data::Data;
use stellium::patterns::{FIGURES, Figure, Placement};
use table::{GameExt, Options, Playout, Seed, Setup, Silent, Stream};

use crate::scene::table;

fn set(places: &str) -> PlaceSet {
    places.split(' ').map(|place| place.parse::<Place>().unwrap()).collect()
}

/// Bodies of one kind, in the notation of a table.
fn written(body: Body, places: PlaceSet) -> String {
    let each: Vec<String> = places.into_iter().map(|place| format!("{body} {place}, ")).collect();
    each.concat()
}

/// Whether a table of bodies fulfils an objective.
fn shows(bodies: &str, card: &str) -> bool {
    table(bodies).start().game.state().is_fulfilled(card.parse().unwrap())
}

#[test]
fn the_board_has_52_places_and_discs_meet_in_nine_pairs() {
    assert_eq!(Place::all().count(), 52);
    assert_eq!(PlaceSet::ON_DISCS.len() + PlaceSet::HOLES.len(), 52);
    assert_eq!(PlaceSet::CENTRES, Disc::all().map(|disc| disc.place(0)).collect());
    assert_eq!(Placement::all(Kind::Pair).count(), 9);
}

#[test]
fn every_figure_lies_on_the_board_in_so_many_ways() {
    let ways = [
        (Kind::Line, 102),
        (Kind::Arc, 210),
        (Kind::SmallTriangle, 78),
        (Kind::LargeTriangle, 56),
        (Kind::Rectangle, 84),
        (Kind::Rhombus, 105),
        (Kind::S, 162),
        (Kind::Pair, 9),
        (Kind::Centres, 0),
        (Kind::Symbols, 0),
    ];
    for (kind, count) in ways {
        assert_eq!(Placement::all(kind).count(), count, "{kind:?}");
    }
}

#[test]
fn every_figure_is_found_in_each_place_turn_and_mirror_image_in_each_colour() {
    for kind in FIGURES {
        for body in Body::ALL {
            let ends_of = Data::standard().ends(Card::new(body, kind));
            for placement in Placement::all(kind) {
                let figure = placement.figure();
                let bodies = written(body, figure.main) + &written(ends_of, figure.ends);
                let found: Vec<Placement> =
                    Placement::found(kind, figure.main, figure.ends).collect();
                assert_eq!(found, [placement], "{bodies}");
                assert_eq!(placement.kind(), kind);
                assert_eq!(Placement::of(kind, figure.places()), Some(placement));
                // A figure that lies only in black holes needs a body on a disc next to it.
                if !(figure.places() & PlaceSet::ON_DISCS).is_empty() {
                    assert!(shows(&bodies, &Card::new(body, kind).to_string()), "{bodies}");
                }
            }
        }
    }
}

#[test]
fn a_figure_with_a_body_missing_is_none() {
    for kind in FIGURES {
        for placement in Placement::all(kind) {
            let figure = placement.figure();
            for place in figure.main {
                assert_eq!(
                    Placement::found(kind, figure.main - PlaceSet::only(place), figure.ends)
                        .count(),
                    0
                );
            }
            for place in figure.ends {
                assert_eq!(
                    Placement::found(kind, figure.main, figure.ends - PlaceSet::only(place))
                        .count(),
                    0
                );
            }
        }
    }
}

#[test]
fn centres_and_symbols_are_no_figures() {
    for kind in [Kind::Centres, Kind::Symbols] {
        assert_eq!(Placement::found(kind, PlaceSet::ON_DISCS, PlaceSet::ON_DISCS).count(), 0);
        assert!(Figure::all(kind).is_empty() && Placement::of(kind, PlaceSet::EMPTY).is_none());
    }
}

#[test]
fn the_figures_look_like_their_pictures() {
    for (kind, yes, no) in [
        (Kind::Line, "a1 a0 a4", "a1 a0 a3"),
        (Kind::Line, "a0 a2 b5", "a0 a2 b0"),
        (Kind::Arc, "a6 a1 a2", "a5 a1 a2"),
        (Kind::SmallTriangle, "a0 a1 a2", "a0 a1 a3"),
        (Kind::LargeTriangle, "a1 a3 a5", "a1 a3 a4"),
        (Kind::Rectangle, "a1 a2 a4 a5", "a1 a2 a3 a4"),
        (Kind::Rhombus, "a0 a1 a2 a3", "a0 a1 a2 a4"),
        (Kind::S, "a0 a2 h3 b4", "a0 a2 h3 d1"),
        (Kind::Pair, "a2 b5", "a1 a2"),
    ] {
        assert!(Placement::of(kind, set(yes)).is_some(), "{kind:?} {yes}");
        assert!(Placement::of(kind, set(no)).is_none(), "{kind:?} {no}");
    }
}

#[test]
fn inside_a_disc_the_s_never_fits_and_the_rectangle_in_three_ways() {
    let inside = |kind| {
        let places = |at: &Placement| at.figure().places();
        let in_first =
            |at: &Placement| Disc::all().next().unwrap().places().is_superset(places(at));
        Placement::all(kind).filter(in_first).count()
    };
    assert_eq!((inside(Kind::S), inside(Kind::Rectangle)), (0, 3));
}

#[test]
fn the_seven_alignments_cross_discs_and_use_black_holes() {
    for kind in FIGURES.into_iter().filter(|kind| *kind != Kind::Pair) {
        let places = |at: Placement| at.figure().places();
        let hole = |at: &Placement| !(places(*at) & PlaceSet::HOLES).is_empty();
        assert!(Placement::all(kind).any(|at| hole(&at)), "{kind:?}");
        let touches = |at: &Placement, disc: Disc| !(places(*at) & disc.places()).is_empty();
        let crosses = |at: &Placement| Disc::all().filter(|disc| touches(at, *disc)).count() > 1;
        assert!(Placement::all(kind).any(|at| crosses(&at)), "{kind:?}");
    }
}

#[test]
fn line_arc_and_s_touch_all_along_the_others_lie_round_a_common_place() {
    for kind in [Kind::Line, Kind::Arc, Kind::S] {
        for placement in Placement::all(kind) {
            let (places, ends) = (placement.figure().places(), placement.figure().ends);
            let is_end = |place: &Place| (place.neighbours() & places).len() == 1;
            assert_eq!(places.into_iter().filter(is_end).collect::<PlaceSet>(), ends);
            assert_eq!(ends.len(), 2, "{kind:?} {places:?}");
        }
    }
    for kind in [Kind::LargeTriangle, Kind::Rectangle] {
        for placement in Placement::all(kind) {
            let places = placement.figure().main;
            assert!(
                Place::all().any(|centre| centre.neighbours().is_superset(places)),
                "{places:?}"
            );
        }
    }
}

#[test]
fn a_common_centre_may_be_empty_full_or_a_black_hole() {
    assert!(shows("planet a1 a2 a4 a5", "planet-rectangle"));
    assert!(shows("planet a1 a2 a4 a5, comet a0", "planet-rectangle"));
    assert!(shows("planet b5 d6 b4 a3", "planet-rectangle"));
    assert!(shows("star a2 b4 d6, comet h3", "star-large-triangle"));
}

#[test]
fn other_bodies_do_not_hinder_a_figure() {
    assert!(shows("planet a1 a0 a4 a2 a5, comet a3 a6", "planet-line"));
    assert!(shows("planet a0 a1 a2 a3 a4 a5 a6", "planet-large-triangle"));
}

#[test]
fn a_pair_is_on_two_discs() {
    assert!(shows("comet a3 d6", "comet-pair"));
    assert!(!shows("comet a1 a2", "comet-pair"), "one disc");
    assert!(!shows("comet a2 h1", "comet-pair"), "a black hole is no disc");
    assert!(!shows("comet a1 b6", "comet-pair"), "a black hole is between them");
}

#[test]
fn a_rhombus_has_each_colour_where_the_picture_has_it() {
    assert!(shows("planet a0 a2, comet a1 a3", "planet-rhombus"));
    assert!(!shows("planet a1 a3, comet a0 a2", "planet-rhombus"), "the wrong way round");
    assert!(!shows("planet a0 a2, star a1 a3", "planet-rhombus"), "the wrong second colour");
    assert!(!shows("planet a0 a1 a2 a3", "planet-rhombus"), "one colour only");
    assert!(shows("supernova a0 a2, planet a1 a3", "supernova-rhombus"), "the circle closes");
}

#[test]
fn centres_and_symbols_need_two_of_the_colour() {
    assert!(!shows("star a0 b1, comet b0", "star-centres"));
    assert!(shows("star a0 b0", "star-centres"));
    assert!(!shows("star a4 b4", "star-symbols"), "b4 is a supernova's");
    assert!(shows("star a4 b3", "star-symbols"));
    assert!(!shows("star a0 h1", "star-centres"), "black holes are no centres");
}

/// The places of a figure as a walk over the board: from a place, facing a direction, each step
/// turned from it by this many sixths.
fn walked(start: Place, facing: usize, steps: &[&[usize]]) -> Option<PlaceSet> {
    let turned = |by: usize| Direction::ALL[(facing + by) % 6];
    steps.iter().map(|walk| walk.iter().try_fold(start, |at, by| at.step(turned(*by)))).collect()
}

#[test]
fn every_figure_is_what_a_walk_over_the_board_finds() {
    let walks: [(Kind, &[&[usize]]); 9] = [
        (Kind::Line, &[&[], &[0], &[0, 0]]),
        (Kind::Arc, &[&[], &[0], &[0, 1]]),
        (Kind::SmallTriangle, &[&[], &[0], &[0, 2]]),
        (Kind::LargeTriangle, &[&[0], &[2], &[4]]),
        (Kind::Rectangle, &[&[0], &[1], &[3], &[4]]),
        (Kind::Rhombus, &[&[], &[0], &[1], &[5]]),
        (Kind::S, &[&[], &[0], &[0, 1], &[0, 1, 0]]),
        (Kind::S, &[&[], &[0], &[0, 5], &[0, 5, 0]]),
        (Kind::Pair, &[&[], &[0]]),
    ];
    for kind in FIGURES {
        let mut found = BTreeSet::new();
        for (_, steps) in walks.iter().filter(|(walk, _)| *walk == kind) {
            for facing in 0..6 {
                found.extend(Place::all().filter_map(|start| walked(start, facing, steps)));
            }
        }
        if kind == Kind::Pair {
            let discs = |set: &PlaceSet| set.into_iter().map(Place::disc).collect::<BTreeSet<_>>();
            found.retain(|set| discs(set).len() == 2 && !discs(set).contains(&None));
        }
        let listed: BTreeSet<_> = Placement::all(kind).map(|at| at.figure().places()).collect();
        assert_eq!(listed, found, "{kind:?}");
    }
}

#[test]
fn in_play_no_figure_is_missed() {
    let setup = Setup::new::<Stellium>(3, Options::default()).unwrap();
    let (mut game, mut draws) = Stellium::dealt(setup, Seed::from(6));
    let mut player = Playout::new(Stream::new(Seed::from(7)));
    while !game.is_over() {
        player.step(&mut game, &mut draws, &mut Silent);
        for card in Card::all().filter(|card| !card.kind().counts_bodies()) {
            let main = game.universe().of(card.body());
            let ends = game.universe().of(game.data().ends(card));
            let lies = |at: &Placement| {
                main.is_superset(at.figure().main) && ends.is_superset(at.figure().ends)
            };
            let found: Vec<Placement> = Placement::found(card.kind(), main, ends).collect();
            assert_eq!(found, Placement::all(card.kind()).filter(lies).collect::<Vec<_>>());
        }
    }
}
