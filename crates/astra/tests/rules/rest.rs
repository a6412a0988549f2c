//! The Rest action.

use astra::event::Good;
use astra::{Element, Event};

use crate::kit::{Table, card};

fn table() -> Table {
    Table::of(3).around(&["cancer", "aries", "sagitta", "corvus"])
}

#[test]
fn a_rest_fills_the_pouch_up_to_its_size() {
    table().with(0, "stardust 2, pouch 7").plays("rest").has(0, "stardust 7");
}

#[test]
fn a_surplus_is_kept_and_nothing_is_added() {
    table().with(0, "stardust 9, pouch 7").plays("rest").has(0, "stardust 9");
    table().with(0, "stardust 7, pouch 7").plays("rest").has(0, "stardust 7");
}

#[test]
fn cygnus_gives_the_size_of_the_pouch_instead() {
    table()
        .hand(0, "cygnus")
        .with(0, "stardust 9, pouch 7")
        .plays("use cygnus; rest")
        .has(0, "stardust 16");
}

#[test]
fn each_cygnus_gives_its_own_gain_and_the_refill_is_replaced_once() {
    table()
        .hand(0, "cygnus lupus sagittarius")
        .with(0, "stardust 1, pouch 6")
        .plays("use cygnus; use lupus; use sagittarius; rest")
        .has(0, "stardust 19");
}

#[test]
fn a_rest_reactivates_all_cards_of_the_sphere_before_it_moves() {
    table()
        .hand(0, "leo* aquila* draco* crater*")
        .sphere(Element::Fire)
        .plays("rest")
        // Fire comes back; the marker moves on to Water, which does not count yet.
        .holds(0, "draco leo aquila* crater*");
}

#[test]
fn a_card_used_this_turn_is_reactivated_if_its_element_is_the_spheres() {
    table()
        .hand(0, "leo aquila")
        .sphere(Element::Fire)
        .plays("use leo; use aquila; rest")
        .holds(0, "leo aquila*");
}

#[test]
fn a_rest_is_allowed_with_stardust_and_nothing_to_reactivate() {
    table().with(0, "stardust 8, pouch 5").plays("rest").waits_for(&[1]);
}

#[test]
fn there_is_one_rest_in_a_turn_and_no_telescopes_with_it() {
    table()
        .with(0, "telescopes 3, stardust 4")
        .plays("rest")
        .has(0, "telescopes 3")
        .waits_for(&[1]);
}

#[test]
fn the_marker_goes_round_clockwise() {
    let mut game = table().sphere(Element::Fire).load();
    for element in [Element::Water, Element::Air, Element::Earth, Element::Fire] {
        game = game.plays("rest");
        assert!(game.events.contains(&Event::SphereMoved { element }), "{:?}", game.events);
    }
}

#[test]
fn past_the_icon_the_top_card_is_discarded_face_up() {
    let played = table().sphere(Element::Earth).top("orion leo").plays("rest");
    assert!(played.events.contains(&Event::TopDiscarded { card: card("orion") }));
    let view = played.view(table::Viewer::Spectator);
    assert!(view.discard.contains(card("orion")));
    assert_eq!(view.above, 4);
    // It was not dealt to the board.
    assert_eq!(played.around(), ["cancer", "aries", "sagitta", "corvus"]);
}

#[test]
fn elsewhere_no_card_is_discarded() {
    for sphere in [Element::Fire, Element::Water, Element::Air] {
        let played = table().sphere(sphere).plays("rest");
        assert_eq!(played.view(table::Viewer::Spectator).above, 5, "{sphere:?}");
    }
}

#[test]
fn with_no_star_left_to_mark_rest_is_the_only_action() {
    Table::of(2)
        .last_turns(1, 0)
        .around(&["cancer 0000.", "aries 0000.", "sagitta 0000."])
        .hand(0, "centaurus cetus serpens")
        .with(0, "wisdom 12")
        .sphere(Element::Air)
        .plays("use centaurus; mark cancer 5; use cetus; mark aries 5; use serpens")
        // The last star is the only one left, and then nothing but a Rest.
        .holds(0, "aries cancer sagitta centaurus* cetus* serpens*")
        .waits_for(&[1]);
}

#[test]
fn a_rest_refills_reactivates_and_moves_in_that_order() {
    let played =
        table().hand(0, "leo* draco*").with(0, "stardust 1").sphere(Element::Fire).plays("rest");
    let seat = table::Seat(0);
    let expected = [
        Event::Resting { seat },
        Event::Gained { seat, good: Good::Stardust, amount: 4 },
        Event::Reactivated { seat, card: card("draco") },
        Event::Reactivated { seat, card: card("leo") },
        Event::SphereMoved { element: Element::Water },
    ];
    assert_eq!(played.events[..5], expected);
}
