//! The discovery phase: who takes the card, the limit, new cards.

use astra::Event;
use table::Viewer;

use crate::kit::{Table, card};

#[test]
fn whoever_marks_the_last_star_takes_the_card_even_with_one_against_many() {
    Table::of(3)
        .around(&["taurus 111111111."])
        .plays("mark taurus 10; 1: boon 1")
        .holds(0, "taurus")
        .waits_for(&[1]);
}

#[test]
fn the_discoverer_never_takes_a_boon() {
    let played = Table::of(3)
        .around(&["cancer 0002."])
        .plays("mark cancer 5")
        .waits_for(&[2])
        .plays("boon 1")
        .waits_for(&[1]);
    let boons = &played.view(Viewer::Spectator).discoveries[0].boons;
    assert_eq!(boons[..], [None, None, Some(1)]);
}

#[test]
fn without_assistants_the_card_is_taken_at_once() {
    let played = Table::of(3).around(&["cancer 0000."]).plays("mark cancer 5").holds(0, "cancer");
    assert!(!played.events.iter().any(|event| matches!(event, Event::BoonTaken { .. })));
}

#[test]
fn a_gained_card_is_active_and_usable_from_the_next_turn_on() {
    Table::of(2)
        .around(&["delphinus 0000.", "aries", "cancer"])
        .plays("mark delphinus 5")
        .holds(0, "delphinus")
        .waits_for(&[1])
        .plays("mark aries 1; stop; use delphinus")
        .has(0, "stardust 10");
}

#[test]
fn a_freed_place_is_filled_with_the_top_card_untouched() {
    let played = Table::of(3)
        .around(&["aries", "cancer 0000.", "sagitta", "corvus"])
        .top("orion leo")
        .plays("mark cancer 5");
    assert_eq!(played.around(), ["aries", "orion", "sagitta", "corvus"]);
    played.marks("orion", ".............");
}

#[test]
fn several_freed_places_are_filled_clockwise() {
    let played = Table::of(3)
        .around(&["aries 0000.", "cancer 0000.", "sagitta", "corvus"])
        .with(0, "telescopes 1")
        .top("orion leo")
        .plays("mark cancer 5; mark aries 5");
    assert_eq!(played.around(), ["orion", "leo", "sagitta", "corvus"]);
    played.holds(0, "aries cancer");
}

#[test]
fn of_several_assisted_cards_the_active_player_picks_the_order() {
    let played = Table::of(3)
        .around(&["aries 1111.", "cancer 2222.", "sagitta", "corvus"])
        .with(0, "telescopes 1")
        .plays("mark cancer 5; mark aries 5")
        .offers("discover aries; discover cancer")
        .refuses("discover corvus", "corvus does not wait to be discovered")
        .plays("discover cancer")
        .waits_for(&[2])
        .plays("boon 1")
        // The other one is next by itself.
        .waits_for(&[1]);
    assert!(
        played.events.contains(&Event::CardTaken { seat: table::Seat(0), card: card("cancer") })
    );
}

#[test]
fn a_card_taken_this_turn_does_not_wait_to_be_discovered() {
    Table::of(3)
        .around(&["aries 1111.", "cancer 2222.", "sagitta 0000.", "corvus"])
        .with(0, "telescopes 2")
        .plays("mark cancer 5; mark aries 5; mark sagitta 5")
        .holds(0, "sagitta")
        .refuses("discover sagitta", "sagitta does not wait to be discovered");
}

#[test]
fn an_order_that_changes_nothing_is_not_asked() {
    Table::of(3)
        .around(&["aries 0000.", "cancer 2222.", "sagitta", "corvus"])
        .with(0, "telescopes 1")
        .plays("mark cancer 5; mark aries 5")
        .waits_for(&[2])
        .plays("boon 1")
        .holds(0, "aries cancer");
}

#[test]
fn between_two_discoveries_a_seat_may_be_over_its_limit() {
    Table::of(3)
        .around(&["aries 0000.", "cancer 0000.", "sagitta", "corvus"])
        .hand(0, "leo lyra")
        .with(0, "telescopes 1, wisdom 0")
        .plays("mark cancer 5; mark aries 5")
        // The Grand star of Cancer is not a whole step: four cards, and the limit is two.
        .has(0, "cards 4, limit 2")
        .offers("discard aries; discard cancer; discard leo; discard lyra")
        .plays("discard leo")
        .offers("discard aries; discard cancer; discard lyra")
        .plays("discard cancer")
        .holds(0, "aries lyra")
        .waits_for(&[1]);
}

#[test]
fn the_limit_is_checked_once_after_all_assisted_discoveries() {
    Table::of(3)
        .around(&["aries 1111.", "cancer 2222.", "sagitta", "corvus"])
        .hand(0, "leo lyra")
        .with(0, "telescopes 1, wisdom 0")
        .plays("mark cancer 5; mark aries 5; discover cancer; 2: boon 1")
        .has(0, "cards 3, limit 2")
        .waits_for(&[1])
        .plays("boon 1")
        .has(0, "cards 4, limit 2")
        .offers("discard aries; discard cancer; discard leo; discard lyra");
}

#[test]
fn any_card_may_be_discarded_the_new_one_or_an_exhausted_one() {
    let table = Table::of(3)
        .around(&["cancer 000.0", "aries", "sagitta", "corvus"])
        .hand(0, "leo* lyra")
        .with(0, "wisdom 0");
    table.plays("mark cancer 4; discard cancer").holds(0, "lyra leo*");
    let played = table.plays("mark cancer 4; discard leo").holds(0, "cancer lyra");
    assert!(played.view(Viewer::Spectator).discard.contains(card("leo")));
}

#[test]
fn a_card_that_is_not_ones_own_cannot_be_discarded() {
    Table::of(3)
        .around(&["cancer 000.0"])
        .hand(0, "leo lyra")
        .with(0, "wisdom 0")
        .plays("mark cancer 4")
        .refuses("discard orion", "orion is not yours");
}

#[test]
fn wisdom_gained_this_turn_counts_for_the_limit() {
    Table::of(3)
        .around(&["cancer 0000."])
        .hand(0, "leo lyra")
        .with(0, "wisdom 1")
        .plays("mark cancer 5")
        .has(0, "limit 3, cards 3")
        .waits_for(&[1]);
}

#[test]
fn the_board_is_filled_after_the_limit_check() {
    let played = Table::of(3)
        .around(&["cancer 000.0", "aries", "sagitta", "corvus"])
        .hand(0, "leo lyra")
        .with(0, "wisdom 0")
        .top("orion")
        .plays("mark cancer 4");
    assert_eq!(played.around(), ["-", "aries", "sagitta", "corvus"]);
    assert_eq!(played.plays("discard lyra").around(), ["orion", "aries", "sagitta", "corvus"]);
}

#[test]
fn rest_then_discovery_after_a_card_completed_by_an_ability() {
    let played = Table::of(3)
        .around(&["cancer 0001.", "aries", "sagitta", "corvus"])
        .hand(0, "centaurus")
        .with(0, "stardust 0")
        .plays("use centaurus; mark cancer 5");
    let at = |wanted: fn(&Event) -> bool| played.events.iter().position(wanted).unwrap();
    let rest = at(|event| matches!(event, Event::Resting { .. }));
    let discovered = at(|event| matches!(event, Event::Discovered { .. }));
    assert!(rest < discovered);
    played.has(0, "stardust 5").waits_for(&[1]);
}

#[test]
fn discoveries_are_refilled_after_game_end_was_seen() {
    let played = Table::of(3)
        .last_turns(2, 4)
        .around(&["cancer 0000.", "aries", "sagitta", "corvus"])
        .top("orion")
        .plays("mark cancer 5");
    assert_eq!(played.around(), ["orion", "aries", "sagitta", "corvus"]);
}

#[test]
fn with_an_empty_deck_the_place_stays_empty() {
    let played = Table::of(3)
        .last_turns(2, 0)
        .around(&["cancer 0000.", "aries", "sagitta", "corvus"])
        .plays("mark cancer 5");
    assert_eq!(played.around(), ["-", "aries", "sagitta", "corvus"]);
}
