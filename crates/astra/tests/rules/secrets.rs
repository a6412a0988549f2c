//! Who may know what, and when undo is free.

use astra::{Astra, Element};
use table::{Event as _, Game, GameExt, Seat, Seed, Stream, Viewer};

use crate::kit::{Played, Table};

fn words(game: &Played, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).unwrap()
}

#[test]
fn how_many_cards_lie_above_game_end_is_public_but_not_which() {
    let table = Table::of(3).around(&["cancer", "aries", "sagitta", "corvus"]);
    let one = table.clone().top("orion leo lyra").load();
    let other = table.top("lyra orion leo").load();
    assert_eq!(one.view(Viewer::Spectator).above, 5);
    for viewer in Viewer::all(3) {
        assert_eq!(words(&one, viewer), words(&other, viewer));
    }
}

#[test]
fn a_seat_sees_its_own_scoring_card_and_nobody_elses() {
    let table = Table::of(2).around(&["cancer", "aries", "sagitta"]);
    let one = table.clone().load();
    let other = table.with(0, "scoring 5").load();
    assert_eq!(words(&one, Viewer::Seat(Seat(1))), words(&other, Viewer::Seat(Seat(1))));
    assert_ne!(words(&one, Viewer::Seat(Seat(0))), words(&other, Viewer::Seat(Seat(0))));
}

/// Many worlds imagined by a viewer.
fn imagined(game: &Played, viewer: Viewer) -> Vec<Astra> {
    let mut chance = Stream::new(Seed::from(1));
    (0..300).map(|_| game.game.state().imagine(viewer, &mut chance)).collect()
}

#[test]
fn imagined_decks_mix_what_lies_above_and_below_game_end() {
    let game = Table::of(3).load();
    let true_below = &game.game.state().board().deck.below;
    let risen = imagined(&game, Viewer::Seat(Seat(0)))
        .iter()
        .filter(|world| world.board().deck.above.iter().any(|card| true_below.contains(card)))
        .count();
    assert!(risen > 290, "{risen} of 300");
}

#[test]
fn imagined_scoring_cards_are_any_but_ones_own() {
    let game = Table::of(2).load();
    let own = game.game.state().board().seats[0].scoring;
    let mut seen = std::collections::HashMap::new();
    for world in imagined(&game, Viewer::Seat(Seat(0))) {
        let seats = world.board().seats;
        assert_eq!(seats[0].scoring, own);
        *seen.entry(seats[1].scoring).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 5);
    assert!(!seen.contains_key(&own) && seen.values().all(|times| *times > 30), "{seen:?}");
}

#[test]
fn imagined_picks_are_any_the_seat_could_make() {
    let game = Table::of(3).around(&["cancer 0012."]).plays("mark cancer 5; 2: boon 4");
    let picks = |viewer| {
        let worlds = imagined(&game, viewer);
        let pick = |world: &Astra| world.board().discoveries[0].boons[2].unwrap();
        worlds.iter().map(pick).collect::<std::collections::BTreeSet<u8>>()
    };
    assert_eq!(picks(Viewer::Seat(Seat(1))).len(), 4);
    assert_eq!(picks(Viewer::Seat(Seat(2))).into_iter().collect::<Vec<_>>(), [4]);
}

/// χ² over the worlds a seat cannot tell apart: three cards left in the deck in any order, and five
/// scoring cards that the other may have. 29 degrees of freedom, 99.9 % below 58.3.
#[test]
fn every_world_is_imagined_as_often_as_every_other() {
    let game = Table::of(2).last_turns(1, 3).load();
    let mut chance = Stream::new(Seed::from(8));
    let mut counts = std::collections::HashMap::new();
    for _ in 0..30 * 200 {
        let board = game.game.state().imagine(Viewer::Seat(Seat(0)), &mut chance).board();
        *counts.entry((board.deck.below, board.seats[1].scoring)).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 30);
    let chi: f64 = counts.values().map(|&n| (f64::from(n) - 200.0).powi(2) / 200.0).sum();
    assert!(chi < 58.3, "χ² {chi}");
}

#[test]
fn a_pick_is_told_to_its_seat_only() {
    let game = Table::of(3).around(&["cancer 0012."]).plays("mark cancer 5").plays("2: boon 4");
    let heard = |viewer| {
        let events: Vec<_> = game.events.iter().filter_map(|event| event.seen_by(viewer)).collect();
        serde_json::to_string(&events).unwrap()
    };
    assert_eq!(heard(Viewer::Seat(Seat(2))), r#"[{"event":"picked","seat":2,"number":4}]"#);
    assert_eq!(heard(Viewer::Seat(Seat(1))), r#"[{"event":"picked","seat":2,"number":null}]"#);
}

#[test]
fn what_others_took_before_is_seen_while_the_tied_pick() {
    let game = Table::of(4).around(&["cancer 1123."]);
    let game = game.plays("mark cancer 5; 1: boon 1; 2: boon 2");
    let boons = |viewer| game.view(viewer).discoveries[0].boons.clone();
    assert_eq!(boons(Viewer::Spectator), [None, Some(1), None, None]);
    assert_eq!(boons(Viewer::Seat(Seat(3))), [None, Some(1), None, None]);
    assert_eq!(boons(Viewer::Seat(Seat(2))), [None, Some(1), Some(2), None]);
}

#[test]
fn undo_is_free_until_a_card_is_turned_up_or_a_secret_shown() {
    let table = || Table::of(3).around(&["cancer 0000.", "aries", "sagitta", "corvus"]);
    let free = |game: &Played| !game.events.iter().any(table::Event::ends_undo);
    assert!(free(&table().plays("mark aries 1; mark aries 3; stop")));
    assert!(free(&table().sphere(Element::Fire).plays("rest")));
    assert!(!free(&table().sphere(Element::Earth).plays("rest")));
    assert!(!free(&table().plays("mark cancer 5")));
    let tie = Table::of(3).around(&["cancer 0012."]).plays("mark cancer 5; 1: boon 1");
    assert!(free(&tie));
    assert!(!free(&tie.plays("2: boon 1")));
    let last = table().last_turns(0, 5).turn(2).sphere(Element::Fire);
    assert!(!free(&last.plays("rest")));
}
