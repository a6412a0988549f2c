//! Abilities that mark stars, or change where a run may begin: each kind alone, and combined.

use astra::Event;

use crate::kit::{Table, small_cards};

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
