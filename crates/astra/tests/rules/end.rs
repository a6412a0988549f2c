//! Game End, the last turns, the empty deck.

use astra::{Astra, Element, Event};
use table::{Game, GameExt, Viewer};

use crate::kit::{Played, Table};

fn table() -> Table {
    Table::of(3).around(&["cancer 0000.", "aries", "sagitta", "corvus"])
}

/// How many turns come after this one.
fn last_turns(played: &Played) -> Option<u8> {
    played.view(Viewer::Spectator).last_turns
}

#[test]
fn game_end_is_seen_when_a_draw_leaves_it_on_top() {
    let played = table().above(1).top("orion").plays("mark cancer 5");
    assert!(played.events.contains(&Event::GameEndSeen { last_turns: 2 }));
    let view = played.view(Viewer::Spectator);
    assert_eq!((view.above, view.below), (0, 25));
}

#[test]
fn game_end_is_seen_when_a_discard_leaves_it_on_top() {
    let played = table().sphere(Element::Earth).above(1).plays("rest");
    assert!(played.events.contains(&Event::GameEndSeen { last_turns: 2 }));
}

#[test]
fn game_end_is_seen_in_the_refill_of_a_dream() {
    let played = Table::of(2)
        .around(&["cancer 0....", "taurus ddddddddd.", "libra 0....."])
        .sphere(Element::Earth)
        .above(2)
        .plays("rest");
    assert_eq!(last_turns(&played), Some(0));
    assert!(played.events.contains(&Event::GameEndSeen { last_turns: 1 }));
}

#[test]
fn in_the_first_players_turn_the_others_have_one_more() {
    table().above(1).plays("mark cancer 5; 1: rest; 2: rest").waits_for(&[]);
}

#[test]
fn in_any_other_turn_the_round_is_finished_and_one_more_is_played() {
    let played = table().first(2).above(1).plays("mark cancer 5");
    // Seat 0 is second: seat 1 finishes the round, then 2, 0 and 1 play.
    assert_eq!(last_turns(&played), Some(3));
    played.plays("1: rest; 2: rest; 0: rest; 1: rest").waits_for(&[]);
}

#[test]
fn in_the_last_players_turn_one_whole_round_is_played() {
    table().first(1).above(1).plays("mark cancer 5; 1: rest; 2: rest; 0: rest").waits_for(&[]);
}

#[test]
fn game_end_never_counts_twice_and_is_never_dealt() {
    let seen = Table::of(3)
        .first(2)
        .around(&["cancer 0000.", "aries 1111.", "sagitta", "corvus"])
        .above(1)
        .plays("mark cancer 5");
    assert_eq!(last_turns(&seen), Some(3));
    let again = seen.plays("1: mark aries 5");
    assert!(!again.events.iter().any(|event| matches!(event, Event::GameEndSeen { .. })));
    assert_eq!(last_turns(&again), Some(2));
    assert!(again.around().iter().all(|name| name != "-"));
}

#[test]
fn drawing_goes_on_below_game_end() {
    let played = Table::of(3)
        .around(&["cancer 0000.", "aries 0000.", "sagitta", "corvus"])
        .with(0, "telescopes 1")
        .above(1)
        .top("orion")
        .plays("mark cancer 5; mark aries 5");
    assert_eq!(played.view(Viewer::Spectator).below, 24);
    assert!(played.around().iter().all(|name| name != "-"));
}

#[test]
fn with_an_empty_deck_the_icon_does_nothing() {
    let played = table().last_turns(2, 0).sphere(Element::Earth).plays("rest");
    assert!(!played.events.iter().any(|event| matches!(event, Event::TopDiscarded { .. })));
    played.waits_for(&[1]);
}

#[test]
fn the_secret_cards_are_shown_when_the_game_is_over() {
    let played = table().last_turns(0, 5).turn(2).plays("rest");
    let shown = played.events.iter().filter(|event| matches!(event, Event::ScoringShown { .. }));
    assert_eq!(shown.count(), 2 * 3);
    let view = played.view(Viewer::Spectator);
    assert!(view.seats.iter().all(|seat| seat.scoring.is_some()));
}

#[test]
fn the_most_fame_wins_and_a_tie_is_shared() {
    let winners = |fame: [u16; 3]| -> Vec<u8> {
        let mut table = table().last_turns(0, 5).turn(2);
        for (seat, fame) in fame.into_iter().enumerate() {
            // Stardust 5 and one pre-marked pair each: the seats differ only in seat 0's four
            // marks, worth two Fame.
            table = table.with(seat, &format!("fame {fame}, stardust 5"));
        }
        let played = table.plays("rest");
        played.game.outcome().unwrap().winners.iter().map(|seat| seat.0).collect()
    };
    assert_eq!(winners([10, 11, 12]), [0, 2]);
    assert_eq!(winners([10, 13, 12]), [1]);
    assert_eq!(winners([20, 22, 22]), [0, 1, 2]);
}

#[test]
fn every_game_ends_and_never_takes_too_long() {
    use table::{Options, Playout, Seed, Setup, Stream};
    for seats in 2..=5 {
        for seed in 0..40 {
            let setup = Setup::new::<Astra>(seats, Options::default()).unwrap();
            let (mut game, mut draws) = Astra::dealt(setup, Seed::from(seed));
            let moves =
                Playout::new(Stream::new(Seed::from(seed + 99))).finish(&mut game, &mut draws);
            assert!(game.is_over() && moves <= Astra::longest(&setup));
        }
    }
}
