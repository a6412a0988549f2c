//! The ability phase: each kind alone, and with others.

use astra::{Element, Event};

use crate::kit::Table;

/// Three seats, four small cards.
fn small_cards() -> Table {
    Table::of(3).around(&["cancer", "aries", "sagitta", "corvus"])
}

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

// Centaurus, Cetus, Serpens.

#[test]
fn any_star_may_be_a_grand_star_of_an_untouched_card() {
    small_cards()
        .hand(0, "cetus")
        .plays("use cetus")
        .offers_stars("cancer", "1 2 3 4 5")
        .plays("mark cancer 5")
        .marks("cancer", "....0")
        .has(0, "stardust 8, wisdom 1");
}

#[test]
fn any_star_may_be_the_start_star_of_a_card_begun_elsewhere() {
    Table::of(3)
        .around(&["cancer ..1.."])
        .hand(0, "serpens")
        .plays("use serpens; mark cancer 1")
        .marks("cancer", "0.1..");
}

#[test]
fn a_card_without_its_start_star_has_marked_stars_all_the_same() {
    small_cards()
        .hand(0, "centaurus")
        .plays("use centaurus; mark cancer 3")
        // A first star must touch the mark; the start star is out of reach.
        .offers_stars("cancer", "2 4 5")
        .plays("mark cancer 2")
        .offers_stars("cancer", "1");
}

// Hercules, Ophiuchus, Pisces.

#[test]
fn two_stars_may_be_a_run_on_one_card() {
    small_cards()
        .hand(0, "hercules")
        .plays("use hercules")
        .offers("mark aries 1; mark cancer 1; mark corvus 1; mark sagitta 1")
        .plays("mark cancer 1")
        .offers("mark aries 1; mark cancer 2; mark corvus 1; mark sagitta 1")
        .plays("mark cancer 2")
        .marks("cancer", "00...")
        .has(0, "stardust 8");
}

#[test]
fn two_stars_may_be_one_each_on_two_cards() {
    small_cards()
        .hand(0, "pisces")
        .plays("use pisces; mark cancer 1; mark aries 1")
        .marks("cancer", "0....")
        .marks("aries", "0....");
}

#[test]
fn the_second_of_two_stars_after_a_dead_end_is_on_another_card() {
    Table::of(3)
        .around(&["cancer 111..", "aries", "delphinus", "corvus"])
        .hand(0, "ophiuchus")
        .plays("use ophiuchus; mark cancer 4")
        .offers("mark aries 1; mark corvus 1; mark delphinus 1")
        .plays("mark aries 1")
        .marks("cancer", "1110.");
}

#[test]
fn the_second_star_is_lost_only_if_there_is_none() {
    Table::of(2)
        .around(&["cancer 111..", "aries 0000.", "sagitta 0000."])
        .hand(0, "centaurus cetus hercules")
        .with(0, "wisdom 12")
        .plays("use centaurus; mark aries 5; use cetus; mark sagitta 5")
        // One undiscovered card is left, and its star 4 is a dead end.
        .plays("use hercules; mark cancer 4")
        .offers("mark cancer 5; rest");
}

#[test]
fn a_grand_star_gives_wisdom_however_it_is_marked() {
    Table::of(3)
        .around(&["cancer 111..", "aries 1....", "sagitta 11...", "corvus 1...."])
        .hand(0, "hercules lepus serpens")
        .with(0, "wisdom 2")
        .plays("use hercules; mark cancer 5; mark aries 3")
        .has(0, "wisdom 4")
        .plays("use serpens; mark sagitta 4")
        .has(0, "wisdom 5")
        .plays("use lepus; mark corvus 2; mark aries 2; mark cancer 4")
        .has(0, "wisdom 6");
}

// Argo Navis, Draco, Lepus.

#[test]
fn three_cards_take_one_first_star_each() {
    small_cards()
        .hand(0, "draco")
        .plays("use draco; mark sagitta 1; mark aries 1")
        .offers("mark cancer 1; mark corvus 1")
        .refuses("stop", "not now: mark a star that the ability gives")
        .refuses(
            "mark aries 2",
            "star 2 of aries cannot be next: each of three different cards takes one first star",
        )
        .plays("mark corvus 1")
        .marks("cancer", ".....")
        .marks("corvus", "0....")
        .has(0, "stardust 8");
}

#[test]
fn where_all_cards_must_be_marked_no_order_is_asked() {
    // Three cards, each with one first star: there is nothing to decide.
    Table::of(2)
        .around(&["cancer", "aries", "delphinus 1...."])
        .hand(0, "lepus")
        .plays("use lepus")
        .offers_stars("delphinus", "2 5")
        .plays("mark delphinus 5")
        .marks("cancer", "0....")
        .marks("aries", "0....")
        .marks("delphinus", "1...0");
}

#[test]
fn cards_that_must_all_be_marked_take_their_turns() {
    Table::of(2)
        .around(&["cancer", "corvus 1....", "delphinus 1...."])
        .hand(0, "lepus")
        .plays("use lepus")
        .offers("mark corvus 2; mark corvus 5")
        .refuses(
            "mark delphinus 2",
            "star 2 of delphinus cannot be next: \
             the cards that must all be marked take their turns in alphabetical order",
        )
        .refuses(
            "mark cancer 2",
            "star 2 of cancer cannot be next: each of three different cards takes one first star",
        );
}

#[test]
fn with_fewer_cards_as_many_as_there_are_are_marked() {
    Table::of(2)
        .around(&["cancer 0000.", "aries", "delphinus"])
        .hand(0, "centaurus lepus")
        .plays("use centaurus; mark cancer 5; use lepus")
        .marks("aries", "0....")
        .marks("delphinus", "0....");
}

#[test]
fn free_marks_obey_the_start_star() {
    small_cards()
        .hand(0, "draco")
        .plays("use draco")
        .refuses(
            "mark cancer 2",
            "star 2 of cancer cannot be next: each of three different cards takes one first star",
        )
        .plays("mark cancer 1");
}

// Boötes, Canis Major, Scorpius.

#[test]
fn any_common_star_may_come_first_but_no_grand_star() {
    small_cards()
        .hand(0, "bootes")
        .plays("use bootes")
        // The start star stays allowed, as the ordinary first star.
        .offers_stars("cancer", "1 2 3 4")
        .plays("mark cancer 3")
        .offers_stars("cancer", "2 4 5");
}

#[test]
fn where_any_common_star_may_come_first_the_others_are_refused_for_that() {
    let reason = "cannot be next: a first star is Common, or an ordinary first star";
    let table = small_cards().hand(0, "bootes").with(0, "telescopes 1");
    table
        .plays("use bootes")
        .refuses("mark cancer 5", &format!("star 5 of cancer {reason}"))
        .plays("mark cancer 4; stop")
        .refuses("mark cancer 1", &format!("star 1 of cancer {reason}"));
    Table::of(3)
        .around(&["cancer 1...."])
        .hand(0, "bootes")
        .plays("use bootes")
        .refuses("mark cancer 5", &format!("star 5 of cancer {reason}"));
}

#[test]
fn the_start_star_is_no_common_star() {
    Table::of(3)
        .around(&["cancer ...1."])
        .hand(0, "scorpius")
        .plays("use scorpius")
        // Star 3 touches the mark; 2 is Common; the start star 1 and the Grand star 5 are neither.
        .offers_stars("cancer", "2 3");
}

#[test]
fn any_first_star_is_for_observes_and_not_for_free_marks() {
    let table = small_cards().hand(0, "bootes hercules draco");
    table
        .plays("use bootes; use hercules")
        .offers("mark aries 1; mark cancer 1; mark corvus 1; mark sagitta 1")
        .plays("mark cancer 1")
        .offers("mark aries 1; mark cancer 2; mark corvus 1; mark sagitta 1");
    table
        .plays("use bootes; use draco")
        .offers("mark aries 1; mark cancer 1; mark corvus 1; mark sagitta 1");
}

#[test]
fn any_first_star_holds_for_every_observe_of_the_turn() {
    small_cards()
        .hand(0, "canis-major")
        .with(0, "telescopes 1")
        .plays("use canis-major; mark cancer 4; stop")
        .offers_stars("cancer", "2 3")
        .offers_stars("aries", "1 2 4 5")
        .plays("mark aries 5; stop")
        .marks("aries", "....0");
}

// Andromeda, Eridanus, Virgo.

#[test]
fn a_star_is_marked_with_its_neighbours_one_line_away() {
    small_cards()
        .hand(0, "andromeda leo")
        .plays("use andromeda; mark cancer 3")
        // Star 1 is two lines away.
        .marks("cancer", ".0000")
        .has(0, "wisdom 1, stardust 8");
}

#[test]
fn the_chosen_star_is_marked_before_its_neighbours() {
    let played = small_cards().hand(0, "andromeda leo").plays("use andromeda; mark cancer 3");
    let star = |event: &Event| match event {
        Event::Marked { star, .. } => Some(star.to_string()),
        _ => None,
    };
    let stars: Vec<String> = played.events.iter().filter_map(star).collect();
    assert_eq!(stars, ["3", "2", "4", "5"]);
}

#[test]
fn marked_neighbours_keep_their_marks() {
    Table::of(3)
        .around(&["cancer .1.2."])
        .hand(0, "virgo leo")
        .plays("use virgo; mark cancer 3")
        .marks("cancer", ".1020");
}

#[test]
fn after_andromeda_other_abilities_may_follow_but_no_action() {
    small_cards()
        .hand(0, "andromeda leo")
        .with(0, "telescopes 2")
        .plays("use andromeda; mark cancer 1")
        .offers("stop; use leo")
        .refuses("mark aries 1", "there is no action this turn")
        .refuses("rest", "there is no action this turn")
        // After the last ability the turn is over by itself.
        .plays("use leo")
        .has(0, "stardust 12, telescopes 2")
        .waits_for(&[1]);
}

#[test]
fn two_cards_of_andromedas_group_may_follow_each_other() {
    small_cards()
        .hand(0, "andromeda eridanus leo")
        .plays("use andromeda; mark cancer 3; use eridanus; mark aries 3; stop")
        .marks("cancer", ".0000")
        .marks("aries", "0.00.")
        .waits_for(&[1]);
}

#[test]
fn after_andromeda_nobody_dreams() {
    Table::of(2)
        .around(&["cancer", "aries", "delphinus"])
        .hand(0, "andromeda")
        .plays("use andromeda; mark cancer 3")
        .marks("aries", ".....")
        .marks("delphinus", ".....")
        .waits_for(&[1]);
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
    // Before its first decision, of the turn before.
    let game = small_cards().hand(0, "leo").plays("use leo; rest");
    assert_eq!(used(&game), [crate::kit::card("leo")]);
    assert_eq!(used(&game.plays("rest")), []);
}
