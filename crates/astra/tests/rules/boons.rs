//! Boons: who picks when, ties, and what each gives.

use astra::BoonKind::{Activation, Fame, Improvement, Observation, Stardust, Wisdom};
use astra::event::Good;
use astra::{BoonKind, Event};
use table::{Seat, SeatSet, Viewer};

use crate::kit::{Table, boon, card};

/// Seat 0 marks the last star of a card that otherwise only seat 1 has marked; seat 1 takes the
/// boon of this kind.
fn takes(card: &str, kind: BoonKind, values: &str) -> (crate::kit::Played, u16) {
    let stars = astra::Cards::standard().get(crate::kit::card(card)).stars.len();
    let marks = format!("{card} {}.", "1".repeat(stars as usize - 1));
    let (number, amount) = boon(card, kind);
    let played = Table::of(3)
        .around(&[&marks])
        .with(1, values)
        .plays(&format!("mark {card} {stars}; 1: boon {number}"));
    (played, amount.into())
}

#[test]
fn fame_is_gained() {
    let (played, amount) = takes("taurus", Fame, "fame 7");
    assert_eq!(amount, 4);
    played.has(1, "fame 11");
}

#[test]
fn stardust_is_gained_beyond_the_pouch() {
    let (played, amount) = takes("taurus", Stardust, "stardust 8, pouch 5");
    assert_eq!(amount, 6);
    played.has(1, "stardust 14");
}

#[test]
fn improvement_enlarges_the_pouch() {
    let (played, amount) = takes("crater", Improvement, "pouch 5");
    played.has(1, &format!("pouch {}", 5 + amount));
}

#[test]
fn wisdom_is_gained() {
    let (played, amount) = takes("cassiopeia", Wisdom, "wisdom 0");
    played.has(1, &format!("wisdom {amount}"));
}

#[test]
fn observation_gives_telescopes() {
    let (played, amount) = takes("taurus", Observation, "telescopes 1");
    played.has(1, &format!("telescopes {}", 1 + amount));
}

#[test]
fn a_boon_without_effect_may_be_taken() {
    let (played, _) = takes("crater", Improvement, "pouch 12");
    played.has(1, "pouch 12").waits_for(&[1]);
    let (played, _) = takes("sagitta", Activation, "pouch 5");
    played.waits_for(&[1]);
}

#[test]
fn activation_brings_back_cards_of_any_element_and_asks_which() {
    let (number, amount) = boon("cancer", Activation);
    assert_eq!(amount, 1);
    Table::of(3)
        .around(&["cancer 1111."])
        .hand(1, "leo* aquila* lyra")
        .plays(&format!("mark cancer 5; 1: boon {number}"))
        .offers("activate aquila; activate leo")
        .refuses("activate lyra", "lyra is active already")
        .refuses("activate orion", "orion is not yours")
        .plays("activate aquila")
        .holds(1, "aquila lyra leo*")
        // In the next turn it can be used.
        .plays("use aquila")
        .has(1, "stardust 12");
}

#[test]
fn activation_asks_nothing_when_all_cards_come_back() {
    let (number, _) = boon("cancer", Activation);
    Table::of(3)
        .around(&["cancer 1111."])
        .hand(1, "leo* lyra")
        .plays(&format!("mark cancer 5; 1: boon {number}"))
        .holds(1, "leo lyra")
        .waits_for(&[1]);
}

#[test]
fn activation_of_several_is_picked_one_by_one() {
    let (number, amount) = boon("crater", Activation);
    assert_eq!(amount, 3);
    Table::of(3)
        .around(&["crater 1111111."])
        .hand(1, "leo* aquila* lyra* orion*")
        .plays(&format!("mark crater 8; 1: boon {number}"))
        .plays("activate leo; activate orion; activate lyra")
        .holds(1, "leo lyra orion aquila*")
        .waits_for(&[1]);
}

#[test]
fn most_stars_on_the_card_pick_first() {
    Table::of(4).around(&["taurus 112223330."]).plays("mark taurus 10").waits_for(&[2, 3]);
    Table::of(4)
        .around(&["taurus 112222330."])
        .plays("mark taurus 10")
        .waits_for(&[2])
        .plays("boon 1")
        // One and three are tied for the second place.
        .waits_for(&[1, 3]);
}

#[test]
fn the_discoverers_stars_do_not_enter_the_ranking() {
    Table::of(3).around(&["taurus 000000012."]).plays("mark taurus 10").waits_for(&[1, 2]);
}

#[test]
fn only_stars_on_that_card_count() {
    Table::of(3)
        .around(&["cancer 0112.", "taurus 222222...."])
        .plays("mark cancer 5")
        .waits_for(&[1]);
}

#[test]
fn a_chosen_boon_is_gone_for_later_assistants() {
    Table::of(3)
        .around(&["cancer 0112."])
        .plays("mark cancer 5; 1: boon 2")
        .waits_for(&[2])
        .offers("boon 1; boon 3; boon 4")
        .refuses("boon 2", "boon 2 is crossed out");
}

#[test]
fn tied_assistants_pick_unseen_and_may_pick_the_same() {
    let (fame, amount) = boon("taurus", Fame);
    let picked = Table::of(4)
        .around(&["taurus 112233000."])
        .plays(&format!("mark taurus 10; 3: boon {fame}"))
        .waits_for(&[1, 2])
        .has(3, "fame 0");
    assert_eq!(picked.view(Viewer::Seat(Seat(3))).discoveries[0].boons[3], Some(fame as u8));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(0)), Viewer::Spectator] {
        let view = picked.view(viewer);
        assert_eq!((view.discoveries[0].boons[3], view.picked), (None, SeatSet::only(Seat(3))));
    }
    let fame_of_all = format!("fame {amount}");
    picked
        .plays(&format!("1: boon {fame}; 2: boon {fame}"))
        .has(1, &fame_of_all)
        .has(2, &fame_of_all)
        .has(3, &fame_of_all)
        .waits_for(&[1]);
}

#[test]
fn a_boon_chosen_twice_in_a_tie_is_crossed_out_once() {
    let discovered = Table::of(4).around(&["taurus 112230000."]).plays("mark taurus 10");
    let discovered = discovered.waits_for(&[1, 2]);
    discovered
        .clone()
        .plays("1: boon 2; 2: boon 2")
        .waits_for(&[3])
        .offers("boon 1; boon 3; boon 4");
    discovered.plays("1: boon 2; 2: boon 3").waits_for(&[3]).offers("boon 1; boon 4");
}

#[test]
fn the_last_boon_left_is_taken_without_asking() {
    // Four assistants, each with a different number of stars.
    let played = Table::of(5)
        .around(&["scorpius 1111222334000."])
        .plays("mark scorpius 14")
        .waits_for(&[1])
        .plays("boon 1; boon 2; boon 3");
    let last = |event: &Event| matches!(event, Event::BoonTaken { seat: Seat(4), number: 4, .. });
    assert!(played.events.iter().any(last), "{:?}", played.events);
}

#[test]
fn picks_take_effect_in_seat_order_from_the_active_players_left() {
    let played = Table::of(4)
        .turn(1)
        .first(1)
        .around(&["taurus 002233111."])
        .plays("mark taurus 10; 0: boon 1; 3: boon 1; 2: boon 2");
    let takers: Vec<u8> = played
        .events
        .iter()
        .filter_map(|event| match event {
            Event::BoonTaken { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(takers, [2, 3, 0]);
}

#[test]
fn tied_activations_are_chosen_after_the_reveal_from_the_left() {
    let (number, _) = boon("cancer", Activation);
    Table::of(3)
        .turn(1)
        .first(1)
        .around(&["cancer 1102."])
        .hand(0, "leo* aquila*")
        .hand(2, "orion* lyra*")
        .plays(&format!("mark cancer 5; 0: boon {number}; 2: boon {number}"))
        .waits_for(&[2])
        .plays("activate lyra")
        .waits_for(&[0])
        .plays("activate leo")
        .holds(0, "leo aquila*")
        .holds(2, "lyra orion*");
}

#[test]
fn what_goes_beyond_a_track_is_lost_and_not_told() {
    let gained = |table: Table, moves: &str| -> Vec<u16> {
        let amount = |event: &Event| match *event {
            Event::Gained { good: Good::Wisdom, amount, .. } => Some(amount),
            _ => None,
        };
        table.plays(moves).events.iter().filter_map(amount).collect()
    };
    let (number, amount) = boon("ophiuchus", BoonKind::Wisdom);
    assert_eq!(amount, 2);
    let stars = astra::Cards::standard().get(card("ophiuchus")).stars.len() as usize;
    let marks = format!("ophiuchus {}.", "1".repeat(stars - 1));
    let moves = format!("mark ophiuchus {stars}; 1: boon {number}");
    for (wisdom, told) in [(9, vec![2]), (11, vec![1]), (12, vec![])] {
        let table = Table::of(3).around(&[&marks]);
        let table = table.with(0, "wisdom 12").with(1, &format!("wisdom {wisdom}"));
        assert_eq!(gained(table, &moves), told);
    }
    let grand = |wisdom| Table::of(3).around(&["cancer 000.."]).with(0, wisdom);
    assert_eq!(gained(grand("wisdom 11"), "mark cancer 5"), [1]);
    assert_eq!(gained(grand("wisdom 12"), "mark cancer 5"), [0; 0]);
}
