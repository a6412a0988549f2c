//! Stardust that comes back at the end of a turn.

use crate::kit::Table;

/// Cancer: 1–2–3, then 4 or the Grand star 5. Corvus: a ring 1 2 3 5 with 4 on 3, Grand star 2.
fn table() -> Table {
    Table::of(3).around(&["cancer", "corvus", "aries", "libra"])
}

#[test]
fn aquarius_returns_what_was_paid_before_the_grand_star() {
    table()
        .hand(0, "aquarius")
        .plays("use aquarius; mark cancer 1; mark cancer 2; mark cancer 3")
        .has(0, "stardust 5")
        .plays("mark cancer 5")
        // The start star and two Common ones; the Grand one is paid for.
        .has(0, "stardust 7");
}

#[test]
fn aquarius_returns_nothing_without_a_grand_star() {
    table()
        .hand(0, "hydra")
        .plays("use hydra; mark cancer 1; mark cancer 2; mark cancer 3; stop")
        .has(0, "stardust 5");
}

#[test]
fn a_grand_star_that_comes_first_returns_nothing() {
    Table::of(3)
        .around(&["aries 1...."])
        .hand(0, "capricornus")
        .plays("use capricornus; mark aries 3; mark aries 4; stop")
        .has(0, "stardust 6");
}

#[test]
fn what_follows_the_grand_star_does_not_return_nor_does_a_second_one() {
    Table::of(3)
        .around(&["taurus 11........"])
        .hand(0, "aquarius")
        // Star 3 is Common, 4 and 5 are Grand.
        .plays("use aquarius; mark taurus 3; mark taurus 4; mark taurus 5")
        .has(0, "stardust 6");
}

#[test]
fn aquarius_returns_the_pile_of_each_observe_that_reached_a_grand_star() {
    table()
        .hand(0, "aquarius")
        .with(0, "stardust 9, telescopes 2")
        .plays("use aquarius; mark corvus 1; mark corvus 2; stop")
        .plays("mark aries 1; mark aries 2")
        .plays("mark cancer 1; mark cancer 2; mark cancer 3; mark cancer 5")
        // 1 of corvus, nothing of aries, 3 of cancer.
        .has(0, "stardust 5");
}

#[test]
fn two_aquarius_return_the_same_stardust_once() {
    table()
        .hand(0, "aquarius hydra")
        .plays("use aquarius; use hydra; mark corvus 1; mark corvus 2; stop")
        .has(0, "stardust 7");
}

#[test]
fn pegasus_returns_all_if_only_common_stars_were_marked() {
    Table::of(3)
        .around(&["cancer 1....", "libra 1....."])
        .hand(0, "pegasus")
        .with(0, "telescopes 1")
        .plays("use pegasus; mark cancer 2; mark cancer 3; mark cancer 4; mark libra 2")
        .has(0, "stardust 8, telescopes 0");
}

#[test]
fn a_start_star_spoils_the_refund_of_pegasus() {
    table()
        .hand(0, "taurus")
        .plays("use taurus; mark cancer 1; mark cancer 2; stop")
        .has(0, "stardust 6");
}

#[test]
fn a_grand_star_spoils_the_refund_of_pegasus() {
    Table::of(3)
        .around(&["cancer 11..."])
        .hand(0, "pegasus")
        .plays("use pegasus; mark cancer 3; mark cancer 5")
        .has(0, "stardust 6");
}

#[test]
fn a_free_mark_of_a_grand_star_spoils_the_refund_of_pegasus() {
    Table::of(3)
        .around(&["cancer 11...", "libra 1....."])
        .hand(0, "pegasus cetus")
        .plays("use pegasus; use cetus; mark cancer 5; mark libra 2")
        .has(0, "stardust 7");
}

#[test]
fn completing_a_card_spoils_the_refund_of_pegasus() {
    Table::of(3)
        .around(&["cancer 000.0"])
        .hand(0, "pegasus")
        .plays("use pegasus; mark cancer 4")
        .has(0, "stardust 7, cards 2");
}

#[test]
fn completing_a_card_by_a_free_mark_spoils_the_refund_of_pegasus() {
    Table::of(3)
        .around(&["cancer 000.0", "libra 1....."])
        .hand(0, "pegasus cetus")
        .plays("use cetus; mark cancer 4; use pegasus; mark libra 2; discard cancer")
        .has(0, "stardust 7");
}

#[test]
fn free_marks_are_worth_nothing_to_a_refund() {
    Table::of(3)
        .around(&["cancer 1....", "libra 1....."])
        .hand(0, "pegasus hercules")
        .plays("use pegasus; use hercules; mark cancer 2; mark cancer 3; mark libra 2")
        .has(0, "stardust 8");
}

#[test]
fn free_marks_before_the_grand_star_are_worth_nothing_to_aquarius() {
    table()
        .hand(0, "aquarius hercules")
        .plays("use aquarius; use hercules; mark cancer 1; mark cancer 2; mark cancer 3; mark cancer 5")
        // Two stars were paid for, and one of them came before the Grand star.
        .has(0, "stardust 7");
}

#[test]
fn aquarius_and_pegasus_return_the_same_stardust_once() {
    Table::of(3)
        .around(&["cancer 1....", "corvus"])
        .hand(0, "pegasus aquarius")
        .plays("use pegasus; use aquarius; mark cancer 2; mark cancer 3; mark cancer 4")
        .has(0, "stardust 8");
    table()
        .hand(0, "pegasus aquarius")
        .plays("use pegasus; use aquarius; mark corvus 1; mark corvus 2; stop")
        .has(0, "stardust 7");
}

#[test]
fn a_refund_comes_too_late_to_be_spent_and_may_exceed_the_pouch() {
    Table::of(3)
        .around(&["cancer 1...."])
        .hand(0, "pegasus")
        .with(0, "stardust 3, telescopes 1, pouch 5")
        .plays("use pegasus; mark cancer 2; mark cancer 3; mark cancer 4")
        .has(0, "stardust 3, telescopes 1")
        .waits_for(&[1]);
    Table::of(3)
        .around(&["cancer 1...."])
        .hand(0, "pegasus")
        .with(0, "stardust 11")
        .plays("use pegasus; mark cancer 2; stop")
        .has(0, "stardust 11");
}

#[test]
fn a_refund_comes_after_the_discovery() {
    Table::of(3)
        .around(&["cancer 11.1."])
        .hand(0, "aquarius")
        .plays("use aquarius; mark cancer 3; mark cancer 5")
        .waits_for(&[1])
        .has(0, "stardust 6")
        .plays("boon 1")
        .has(0, "stardust 7");
}

#[test]
fn a_refund_of_the_last_turn_counts_for_final_scoring() {
    let played = Table::of(2)
        .last_turns(0, 10)
        .turn(1)
        .around(&["cancer 0....", "aries", "corvus"])
        .hand(1, "pegasus")
        .with(1, "stardust 3")
        .plays("use pegasus; mark cancer 2; stop");
    assert_eq!(played.score(1)["stardust"], 1);
}
