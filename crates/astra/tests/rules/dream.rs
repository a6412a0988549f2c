//! The game of two, with the dreamer.

use astra::{Element, Event};
use table::Viewer;

use crate::kit::Table;

/// A table of two where the next Rest gives the number of the sphere after this one.
fn after(sphere: Element, around: &[&str]) -> Table {
    Table::of(2).around(around).sphere(sphere)
}

#[test]
fn three_cards_lie_around_the_board() {
    assert_eq!(Table::of(2).load().around().len(), 3);
}

#[test]
fn nobody_dreams_after_an_observe() {
    after(Element::Water, &["cancer", "aries", "sagitta"])
        .plays("mark cancer 1; stop")
        .marks("aries", ".....")
        .waits_for(&[1]);
}

#[test]
fn nobody_dreams_at_larger_tables() {
    let played = Table::of(3).around(&["cancer", "aries", "sagitta", "corvus"]).plays("rest");
    assert!(!played.events.iter().any(|event| matches!(event, Event::Dreaming { .. })));
}

#[test]
fn the_number_is_that_of_the_sphere_after_the_move() {
    // Fire 1, Water 2, Air 3, Earth 4; the marker moves before the dream.
    let around = ["cassiopeia", "aries 0....", "sagitta 0...."];
    let number = |sphere| {
        let played = after(sphere, &around).top("orion").plays("rest");
        let number = played.events.iter().find_map(|event| match event {
            Event::Dreaming { number } => Some(*number),
            _ => None,
        });
        number.unwrap()
    };
    assert_eq!(number(Element::Earth), 1);
    assert_eq!(number(Element::Fire), 2);
    assert_eq!(number(Element::Water), 3);
    assert_eq!(number(Element::Air), 4);
}

#[test]
fn the_dreamers_marks_cost_nothing_and_bring_nobody_wisdom() {
    after(Element::Fire, &["cassiopeia", "aries 0....", "sagitta 0...."])
        .with(0, "stardust 5, pouch 5")
        .plays("rest")
        // Number 2: the start star, then left or right.
        .offers("mark cassiopeia 2; mark cassiopeia 5")
        .plays("mark cassiopeia 2")
        .marks("cassiopeia", "dd...")
        .has(0, "stardust 5, wisdom 0")
        .has(1, "wisdom 0")
        .waits_for(&[1]);
}

#[test]
fn the_dreamers_grand_stars_bring_no_fame() {
    after(Element::Earth, &["cancer 000..", "aries 0....", "sagitta 0...."])
        .hand(0, "orion")
        .plays("use orion; rest; mark cancer 5")
        .marks("cancer", "000.d")
        .has(0, "fame 0")
        .waits_for(&[1]);
}

#[test]
fn an_untouched_card_is_chosen_before_any_larger_one() {
    after(Element::Earth, &["cancer", "taurus 0.........", "orion 0............"])
        .top("leo")
        .plays("rest")
        .marks("cancer", "d....");
}

#[test]
fn of_untouched_cards_the_largest_is_chosen() {
    after(Element::Earth, &["cancer", "taurus", "libra"])
        .top("leo")
        .plays("rest")
        .marks("taurus", "d.........");
}

#[test]
fn of_equally_large_untouched_cards_the_player_chooses() {
    after(Element::Earth, &["cancer", "aries", "taurus 0........."])
        .top("leo")
        .plays("rest")
        .offers("mark aries 1; mark cancer 1")
        .plays("mark aries 1")
        .marks("aries", "d....");
}

#[test]
fn with_no_untouched_card_the_largest_by_printed_stars_is_chosen() {
    // Taurus has one star left, and is still the largest.
    after(Element::Earth, &["cancer 0....", "taurus 00000000.0", "libra 0....."])
        .top("leo")
        .plays("rest")
        .waits_for(&[0])
        .plays("boon 1")
        .waits_for(&[1]);
}

#[test]
fn of_equally_large_touched_cards_the_player_chooses() {
    after(Element::Earth, &["cancer 0....", "aries 01...", "sagitta 1...."])
        .top("leo")
        .plays("rest")
        .offers("mark aries 3; mark cancer 2; mark sagitta 2");
}

#[test]
fn the_first_star_touches_a_mark() {
    after(Element::Earth, &["cancer 0....", "taurus 111.......", "libra 0....."])
        .top("leo")
        .plays("rest")
        .offers("mark taurus 4; mark taurus 6");
}

#[test]
fn the_dreamer_may_be_led_into_a_dead_end_but_not_stopped() {
    // Number 4, and the left horn has two stars.
    after(Element::Air, &["cancer 0....", "taurus 111.......", "libra 0....."])
        .plays("rest")
        .refuses("stop", "not now: mark a star for the dreamer")
        .plays("mark taurus 4")
        .marks("taurus", "111dd.....")
        .waits_for(&[1]);
}

#[test]
fn the_dreamer_goes_on_by_itself_where_there_is_one_way() {
    after(Element::Water, &["cancer 0....", "taurus", "libra 0....."])
        .plays("rest")
        .marks("taurus", "ddd.......")
        .waits_for(&[1]);
}

#[test]
fn the_dream_comes_after_the_discovery_and_finds_the_new_card() {
    after(Element::Fire, &["cancer 0000.", "taurus 0.........", "libra 0....."])
        .hand(0, "centaurus")
        .top("orion")
        .plays("use centaurus; mark cancer 5; rest")
        .holds(0, "cancer centaurus*")
        .plays("mark orion 2")
        .marks("orion", "dd...........")
        .waits_for(&[1]);
}

#[test]
fn the_dreamer_ahead_leaves_the_two_rightmost_boons() {
    after(Element::Fire, &["cancer 1ddd.", "aries", "libra"])
        .plays("mark cancer 5")
        .waits_for(&[1])
        .offers("boon 3; boon 4")
        .refuses("boon 1", "boon 1 is crossed out");
}

#[test]
fn as_many_stars_as_the_dreamer_are_no_restriction() {
    after(Element::Fire, &["cancer 11dd.", "aries", "libra"])
        .plays("mark cancer 5")
        .offers("boon 1; boon 2; boon 3; boon 4");
}

#[test]
fn with_nobody_assisting_nothing_is_crossed_out() {
    after(Element::Fire, &["cancer 0ddd.", "aries", "libra"])
        .plays("mark cancer 5")
        .holds(0, "cancer")
        .waits_for(&[1]);
}

#[test]
fn a_card_the_dreamer_completes_is_nobodys_and_both_assist() {
    let dreamt = after(Element::Earth, &["cancer 0....", "taurus 000000111.", "libra 0....."])
        .top("leo orion")
        .plays("rest")
        .waits_for(&[0])
        .plays("boon 1")
        .waits_for(&[1])
        .offers("boon 2; boon 3; boon 4")
        .plays("boon 2")
        .holds(0, "")
        .holds(1, "")
        .waits_for(&[1]);
    // Leo went by the icon, Orion came to the place; Taurus is discarded.
    assert_eq!(dreamt.around(), ["cancer", "orion", "libra"]);
    let discard = dreamt.view(Viewer::Spectator).discard;
    assert!(discard.contains(crate::kit::card("taurus")));
}

#[test]
fn in_a_dream_the_tied_pick_unseen() {
    after(Element::Earth, &["cancer 0....", "taurus 0000111d1.", "libra 0....."])
        .top("leo orion")
        .plays("rest")
        .waits_for(&[0, 1])
        .plays("1: boon 1; 0: boon 1")
        .has(0, "fame 4")
        .has(1, "fame 4");
}

#[test]
fn of_a_card_the_dreamer_completes_any_boon_may_be_picked() {
    // The dreamer has three stars and more than seat 1, but it is the discoverer: its stars never
    // count.
    after(Element::Earth, &["cancer 0....", "taurus 00000ddd1.", "libra 0....."])
        .top("leo orion")
        .plays("rest")
        .offers("boon 1; boon 2; boon 3; boon 4")
        .plays("boon 3")
        .waits_for(&[1])
        .offers("boon 1; boon 2; boon 4")
        .reloads();
}

#[test]
fn in_a_dream_the_card_limit_is_not_involved() {
    after(Element::Earth, &["cancer 0....", "taurus 00000000d.", "libra 0....."])
        .hand(0, "leo lyra")
        .with(0, "wisdom 0")
        .top("aquila orion")
        .plays("rest; boon 1")
        .has(0, "cards 2")
        .waits_for(&[1]);
}

#[test]
fn a_card_the_dreamer_completes_without_assistants_is_discarded() {
    let played = after(Element::Earth, &["cancer 0....", "taurus ddddddddd.", "libra 0....."])
        .top("leo orion")
        .plays("rest")
        .waits_for(&[1]);
    assert_eq!(played.around(), ["cancer", "orion", "libra"]);
}

#[test]
fn the_dreamers_marks_block_and_count_as_marked() {
    after(Element::Fire, &["cancer d....", "aries", "libra"])
        .load()
        .refuses("mark cancer 1", "star 1 of cancer is marked")
        .offers_stars("cancer", "2");
}

#[test]
fn rest_discovery_dream_in_that_order() {
    let played = after(Element::Earth, &["cancer 0000.", "taurus 0.........", "libra 0....."])
        .hand(0, "centaurus")
        .top("leo orion")
        .plays("use centaurus; mark cancer 5; rest");
    let at = |wanted: fn(&Event) -> bool| played.events.iter().position(wanted).unwrap();
    let rest = at(|event| matches!(event, Event::Resting { .. }));
    let discovered = at(|event| matches!(event, Event::Discovered { .. }));
    let dealt = at(|event| matches!(event, Event::CardDealt { .. }));
    let dream = at(|event| matches!(event, Event::Dreaming { .. }));
    assert!(rest < discovered && discovered < dealt && dealt < dream);
}
