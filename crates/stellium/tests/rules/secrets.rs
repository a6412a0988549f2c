//! What is hidden, and what is not.

use std::collections::BTreeMap;

use stellium::body::{Body, ByBody};
use stellium::cards::Card;
use stellium::phase::Phase;
use stellium::{Move, Stellium};
use table::{Game, GameExt, Options, Seat, Seed, Setup, Silent, Stream, Viewer};

use crate::scene::table;

fn view(game: &Stellium, viewer: Viewer) -> serde_json::Value {
    serde_json::to_value(game.view(viewer)).unwrap()
}

#[test]
fn the_reserves_order_is_hidden_its_size_is_not() {
    let game = table("comet a1").start().game;
    let seen = view(game.state(), Viewer::Seat(Seat(0)));
    assert_eq!(seen["reserve"], 33);
    let text = seen.to_string();
    for card in game.state().board().reserve {
        assert!(!text.contains(&format!("\"{card}\"")), "{card}");
    }
}

#[test]
fn hands_are_open_and_all_see_the_same() {
    let game = table("comet a1").hand(1, "star-s").start().game;
    let views: Vec<_> = Viewer::all(3).map(|viewer| view(game.state(), viewer)).collect();
    assert!(views.iter().all(|seen| *seen == views[0]));
    assert_eq!(views[0]["seats"][1]["hand"][0], "star-s");
}

#[test]
fn imagined_reserves_hold_the_same_cards_in_every_order() {
    let setup = Setup::new::<Stellium>(2, Options::default()).unwrap();
    let game = Stellium::dealt(setup, Seed::from(4)).0;
    let mut chance = Stream::new(Seed::from(9));
    let sorted = |mut cards: Vec<Card>| {
        cards.sort();
        cards
    };
    let truth = sorted(game.board().reserve);
    let mut tops = std::collections::HashSet::new();
    for _ in 0..400 {
        let reserve = game.imagine(Viewer::Spectator, &mut chance).board().reserve;
        tops.insert(*reserve.first().unwrap());
        assert_eq!(sorted(reserve), truth);
    }
    assert_eq!(tops.len(), 34);
}

/// χ² over the 24 orders of four objectives left in the reserve: 23 degrees of freedom, 99.9 %
/// below 49.7.
#[test]
fn every_order_of_the_reserve_is_imagined_as_often_as_every_other() {
    let game = table("comet a1").reserve(4).start().game;
    let mut chance = Stream::new(Seed::from(6));
    let mut counts = BTreeMap::new();
    for _ in 0..24 * 200 {
        let world = game.state().imagine(Viewer::Seat(Seat(0)), &mut chance);
        *counts.entry(world.board().reserve).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 24);
    let chi: f64 = counts.values().map(|&n| (f64::from(n) - 200.0).powi(2) / 200.0).sum();
    assert!(chi < 49.7, "χ² {chi}");
}

/// The next body felt is as unknown as face-down objectives: it is drawn from the bag's contents,
/// separately in every imagined world. 3 degrees of freedom, 99.9 % below 16.3.
#[test]
fn imagined_hands_find_bodies_as_often_as_there_are_in_the_bag() {
    let game = table("comet a1 b1 c1, planet a2").option("draw", "touch").start().game;
    let (bag, mut chance) = (game.state().bag(), Stream::new(Seed::from(7)));
    let mut counts = ByBody([0_u32; 4]);
    for _ in 0..4000 {
        let mut world = game.state().imagine(Viewer::Seat(Seat(0)), &mut chance);
        world.play(Seat(0), Move::Feel, &mut chance, &mut Silent).unwrap();
        let Phase::Feel { felt, .. } = world.phase() else { panic!("a hand feels") };
        counts[felt] += 1;
    }
    let wanted = |body| 4000.0 * f64::from(bag[body]) / f64::from(bag.total());
    let parts =
        Body::ALL.map(|body| (f64::from(counts[body]) - wanted(body)).powi(2) / wanted(body));
    let chi: f64 = parts.iter().sum();
    assert!(chi < 16.3, "χ² {chi}");
}

#[test]
fn a_step_back_is_free_until_something_is_drawn_or_turned_up() {
    let game = table("planet a1, star a2").play("draw star; token planet; place c0");
    assert_eq!(game.game.free_undo(Seat(0)), 3, "a kind was chosen, nothing was drawn");
    let game = game.play("take planet-line");
    assert_eq!(game.game.free_undo(Seat(0)), 0, "a card was turned up");
    let game = table("planet a1").option("draw", "touch").play("feel; keep");
    assert_eq!(game.game.free_undo(Seat(0)), 1, "the choice, not the draw");
    let game = table("planet a1").option("draw", "blind").play("draw");
    assert_eq!(game.game.free_undo(Seat(0)), 0);
    let game = table("planet a2 b5, comet b0").hand(0, "planet-pair");
    let game = game.play("draw star; place f0; pass; validate planet-pair a2 b5");
    assert_eq!(game.game.free_undo(Seat(0)), 4);
    let game = game.play("stay b5");
    assert_eq!(game.game.free_undo(Seat(0)), 0, "five were drawn for the disc left empty");
}
