//! The ability phase: each kind alone, and combined with others.

use astra::{CardSet, Element};

use crate::kit::{Table, small_cards};

#[test]
fn stardust_cards_give_two_three_or_four_beyond_the_pouch() {
    small_cards()
        .hand(0, "aquila leo delphinus equuleus triangulum")
        .with(0, "stardust 5, pouch 5")
        .plays("use aquila")
        .has(0, "stardust 9")
        .plays("use leo")
        .has(0, "stardust 13")
        .plays("use delphinus")
        .has(0, "stardust 16")
        .plays("use equuleus; use triangulum")
        .has(0, "stardust 20");
}

#[test]
fn who_has_no_stardust_may_gain_some_and_observe() {
    small_cards()
        .hand(0, "leo")
        .with(0, "stardust 0")
        .load()
        .offers("use leo; rest")
        .plays("use leo; mark cancer 1; mark cancer 2; stop")
        .has(0, "stardust 2");
}

#[test]
fn each_card_is_used_once_and_then_exhausted() {
    small_cards()
        .hand(0, "leo")
        .plays("use leo")
        .holds(0, "leo*")
        .refuses("use leo", "leo is exhausted");
}

#[test]
fn abilities_come_before_the_action_and_not_between_observes() {
    small_cards()
        .hand(0, "leo")
        .with(0, "stardust 5, telescopes 1")
        .plays("mark cancer 1")
        .refuses("use leo", "not now: mark the next star of the run, or stop")
        .plays("stop")
        .refuses("use leo", "not now: mark a first star for a telescope, or stop");
}

#[test]
fn an_instant_ability_is_finished_before_the_next_starts() {
    small_cards()
        .hand(0, "hercules leo")
        .plays("use hercules; mark cancer 1")
        .refuses("use leo", "not now: mark a star that the ability gives")
        .plays("mark cancer 2; use leo")
        .has(0, "stardust 12");
}

#[test]
fn abilities_may_be_used_in_any_order_and_none_must() {
    let table = small_cards().hand(0, "leo cepheus crater");
    table
        .plays("use crater; use leo; use cepheus; rest")
        .has(0, "stardust 12, telescopes 1, pouch 6");
    table.plays("rest").holds(0, "cepheus crater leo").waits_for(&[1]);
}

#[test]
fn a_card_that_is_not_ones_own_cannot_be_used() {
    small_cards().hand(1, "leo").load().refuses("use leo", "leo is not yours");
}

#[test]
fn an_instant_ability_that_would_do_nothing_cannot_be_used() {
    Table::of(3)
        .around(&["cancer", "aries", "delphinus", "corvus"])
        .with(0, "wisdom 12, pouch 12, stardust 2")
        .hand(0, "sagitta gemini lyra libra ara")
        .sphere(Element::Water)
        .load()
        .refuses("use sagitta", "sagitta would do nothing now")
        .refuses("use gemini", "gemini would do nothing now")
        .refuses("use lyra", "lyra would do nothing now")
        .refuses("use libra", "libra would do nothing now")
        .refuses("use ara", "ara would do nothing now");
}

#[test]
fn with_no_star_left_no_ability_marks_any() {
    let mut game = Table::of(2)
        .last_turns(1, 0)
        .around(&["cancer 0000.", "aries 0000.", "sagitta 0000."])
        .hand(0, "hercules centaurus cetus pisces lepus virgo leo")
        .with(0, "wisdom 12")
        .plays("use hercules; mark cancer 5; mark aries 5; use centaurus")
        .offers("rest; use leo");
    for name in ["cetus", "pisces", "lepus", "virgo"] {
        game = game.refuses(&format!("use {name}"), &format!("{name} would do nothing now"));
    }
}

#[test]
fn a_turn_lasting_ability_may_turn_out_useless() {
    small_cards()
        .hand(0, "cygnus")
        .plays("use cygnus; mark cancer 1; stop")
        .holds(0, "cygnus*")
        .has(0, "stardust 7");
}

#[test]
fn several_turn_lasting_abilities_run_at_once() {
    small_cards()
        .hand(0, "bootes orion aquarius")
        .plays("use bootes; use orion; use aquarius; mark cancer 3; mark cancer 5")
        // The Grand star: one wisdom, one Fame, and the star before it is paid back.
        .has(0, "fame 1, stardust 7");
}

// Crater, Gemini.

#[test]
fn a_pouch_gained_counts_for_a_rest_of_the_same_turn() {
    small_cards()
        .hand(0, "crater gemini")
        .with(0, "stardust 1")
        .plays("use crater; use gemini; rest")
        .has(0, "pouch 7, stardust 7");
}

#[test]
fn a_pouch_gained_counts_for_cygnus_in_the_same_turn() {
    small_cards()
        .hand(0, "crater cygnus")
        .with(0, "stardust 4")
        .plays("use cygnus; use crater; rest")
        .has(0, "stardust 10");
}

// Canis Minor, Sagitta.

#[test]
fn wisdom_gained_counts_for_the_limit_check_of_the_same_turn() {
    let table = Table::of(3)
        .around(&["cancer 0000.", "aries"])
        .hand(0, "canis-minor leo")
        .with(0, "wisdom 0");
    // The ability gives one cell, the Grand star the other: the limit is 3.
    table
        .plays("use canis-minor; mark cancer 5")
        .has(0, "wisdom 2, limit 3, cards 3")
        .waits_for(&[1]);
    table.plays("mark cancer 5").has(0, "limit 2, cards 3").waits_for(&[0]);
}

// Cepheus, Corona Borealis, Ursa Minor.

#[test]
fn a_telescope_gained_can_be_spent_in_the_same_turn() {
    small_cards()
        .hand(0, "cepheus")
        .plays("use cepheus; mark cancer 1; stop; mark aries 1; stop")
        .has(0, "telescopes 0, stardust 6")
        .waits_for(&[1]);
}

// Ara, Auriga, Ursa Major.

#[test]
fn three_stardust_become_a_telescope_as_often_as_wished() {
    small_cards()
        .hand(0, "ara")
        .with(0, "stardust 8")
        .plays("use ara")
        .has(0, "stardust 5, telescopes 1")
        .offers("exchange; stop")
        .plays("exchange")
        .has(0, "stardust 2, telescopes 2")
        // No third one is possible, so the ability is over by itself.
        .offers("mark aries 1; mark cancer 1; mark corvus 1; mark sagitta 1; rest");
}

#[test]
fn exchanges_are_made_in_a_row_with_nothing_in_between() {
    small_cards()
        .hand(0, "ara leo")
        .plays("use ara")
        .refuses("use leo", "not now: exchange, or stop")
        .plays("stop; use leo")
        .has(0, "stardust 9, telescopes 1")
        .refuses("exchange", "not now: use an ability, mark a star to Observe, or rest");
}

// Cassiopeia, Corvus, Lyra.

#[test]
fn fame_for_marked_cards_counts_cards_and_not_stars() {
    Table::of(3)
        .around(&["cancer 000..", "aries 01...", "delphinus 11...", "corvus"])
        .hand(0, "lyra")
        .plays("use lyra")
        .has(0, "fame 2");
}

#[test]
fn marks_made_earlier_in_the_ability_phase_count_for_fame() {
    Table::of(3)
        .around(&["cancer", "aries", "delphinus 1....", "corvus"])
        .hand(0, "argo-navis lyra")
        .plays("use argo-navis; mark aries 1; mark cancer 1; mark delphinus 2; use lyra")
        .has(0, "fame 3");
}

#[test]
fn a_card_completed_in_the_ability_phase_no_longer_counts_for_fame() {
    Table::of(3)
        .around(&["cancer 0000.", "aries 0....", "delphinus", "corvus"])
        .hand(0, "centaurus lyra")
        .plays("use centaurus; mark cancer 5; use lyra")
        .has(0, "fame 1");
}

#[test]
fn the_dreamers_marks_are_nobodys() {
    Table::of(2)
        .around(&["cancer ddd..", "aries 0d...", "delphinus 1...."])
        .hand(0, "lyra")
        .plays("use lyra")
        .has(0, "fame 1");
}

// Libra, Perseus.

#[test]
fn fame_for_an_element_counts_exhausted_cards_and_the_card_itself() {
    small_cards()
        .hand(0, "libra aquila* gemini leo")
        .sphere(Element::Air)
        .plays("use libra")
        .has(0, "fame 3")
        .holds(0, "gemini leo aquila* libra*");
}

#[test]
fn the_sphere_is_read_before_a_rest_of_the_same_turn() {
    small_cards()
        .hand(0, "perseus leo")
        .sphere(Element::Fire)
        .plays("use perseus; rest")
        .has(0, "fame 2");
}

// Cancer, Corona Australis, Orion.

#[test]
fn fame_for_grand_stars_counts_those_before_its_use_and_every_observe() {
    Table::of(3)
        .around(&["cancer 111..", "aries 1....", "sagitta 11..."])
        .hand(0, "centaurus orion")
        .with(0, "telescopes 1")
        .plays("use centaurus; mark cancer 5; use orion; mark aries 3; stop; mark sagitta 4")
        .has(0, "fame 0")
        .plays("stop")
        .has(0, "fame 3");
}

#[test]
fn two_cards_of_cancers_group_both_score() {
    Table::of(3)
        .around(&["aries 1....", "sagitta"])
        .hand(0, "cancer orion")
        .plays("use cancer; use orion; mark aries 3; stop")
        .has(0, "fame 2");
}

// Cards completed in the ability phase.

#[test]
fn a_card_completed_by_an_ability_stays_until_the_discovery_phase() {
    Table::of(3)
        .around(&["cancer 0000.", "aries", "sagitta", "corvus"])
        .hand(0, "centaurus")
        .plays("use centaurus; mark cancer 5")
        .marks("cancer", "00000")
        .refuses("mark cancer 5", "cancer is discovered already")
        .plays("mark aries 1")
        .marks("cancer", "00000")
        .plays("stop")
        .holds(0, "cancer centaurus*")
        .waits_for(&[1]);
}

#[test]
fn free_marks_make_an_assistant() {
    Table::of(3)
        .around(&["aries 000.."])
        .hand(1, "centaurus")
        .turn(1)
        .first(1)
        .plays("use centaurus; mark aries 4; rest; 2: rest; 0: mark aries 5")
        .waits_for(&[1])
        .offers("boon 1; boon 2; boon 3; boon 4");
}

#[test]
fn the_cards_used_are_those_of_this_turn() {
    let used = |game: &crate::kit::Played| game.view(table::Viewer::Spectator).used;
    // The previous turn's, until the first decision of this one.
    let game = small_cards().hand(0, "leo").plays("use leo; rest");
    assert_eq!(used(&game), CardSet::only(crate::kit::card("leo")));
    assert_eq!(used(&game.plays("rest")), CardSet::EMPTY);
}
