//! The Observe action.

use crate::kit::Table;

fn small_cards() -> Table {
    Table::of(3).around(&["cancer", "aries", "sagitta", "corvus"])
}

#[test]
fn without_stardust_rest_is_the_only_action() {
    small_cards()
        .with(0, "stardust 0")
        .load()
        .offers("rest")
        .refuses("mark cancer 1", "you have no stardust");
}

#[test]
fn at_least_one_star_is_marked_and_then_stopping_is_free() {
    small_cards()
        .load()
        .refuses("stop", "not now: use an ability, mark a star to Observe, or rest")
        .plays("mark cancer 1; stop")
        .has(0, "stardust 7")
        .waits_for(&[1]);
}

#[test]
fn each_star_costs_one_stardust_the_start_star_too() {
    small_cards()
        .plays("mark cancer 1")
        .has(0, "stardust 7")
        .plays("mark cancer 2")
        .has(0, "stardust 6");
}

#[test]
fn an_untouched_card_begins_at_its_start_star() {
    small_cards()
        .load()
        .refuses("mark cancer 2", "star 2 of cancer cannot be next: the starting star comes first");
}

#[test]
fn the_first_star_touches_anybodys_mark_and_the_next_the_star_just_marked() {
    Table::of(3)
        .around(&["taurus 111......."])
        .load()
        .offers_stars("taurus", "4 6")
        .plays("mark taurus 6")
        .offers_stars("taurus", "7 9")
        .refuses(
            "mark taurus 4",
            "star 4 of taurus cannot be next: a run goes on to a star joined to the one just marked",
        );
}

#[test]
fn a_dead_end_ends_the_observe_although_stardust_is_left() {
    Table::of(3)
        .around(&["cancer 111.."])
        .plays("mark cancer 4")
        .has(0, "stardust 7")
        .waits_for(&[1]);
}

#[test]
fn running_out_of_stardust_ends_the_observe() {
    small_cards().with(0, "stardust 2").plays("mark cancer 1; mark cancer 2").waits_for(&[1]);
}

#[test]
fn stars_with_another_between_them_are_not_adjacent() {
    small_cards().plays("mark cancer 1").refuses(
        "mark cancer 3",
        "star 3 of cancer cannot be next: a run goes on to a star joined to the one just marked",
    );
}

#[test]
fn nobody_marks_a_marked_star_not_even_its_owner() {
    Table::of(3)
        .around(&["cancer 01..."])
        .load()
        .refuses("mark cancer 1", "star 1 of cancer is marked")
        .refuses("mark cancer 2", "star 2 of cancer is marked");
}

#[test]
fn a_star_that_is_not_there_is_named_as_such() {
    small_cards()
        .load()
        .refuses("mark cancer 6", "cancer has 5 stars, not 6")
        .refuses("mark orion 1", "orion is not around the board");
}

#[test]
fn a_telescope_pays_for_a_further_observe_on_the_same_card_from_any_mark() {
    Table::of(3)
        .around(&["cancer 111.."])
        .with(0, "telescopes 1")
        .plays("mark cancer 4")
        .offers_stars("cancer", "5")
        .plays("mark cancer 5")
        .has(0, "telescopes 0");
}

#[test]
fn a_telescope_pays_for_a_further_observe_on_another_card() {
    small_cards()
        .with(0, "telescopes 2")
        .plays("mark cancer 1; stop; mark aries 1; stop")
        .has(0, "telescopes 1, stardust 6")
        .plays("stop")
        .has(0, "telescopes 1")
        .waits_for(&[1]);
}

#[test]
fn a_telescope_needs_stardust() {
    small_cards()
        .with(0, "stardust 1, telescopes 3")
        .plays("mark cancer 1")
        .has(0, "telescopes 3")
        .waits_for(&[1]);
}

#[test]
fn a_telescope_needs_a_star_to_mark() {
    Table::of(2)
        .last_turns(1, 0)
        .around(&["cancer 0000.", "aries 0000.", "sagitta 0000."])
        .with(0, "stardust 8, telescopes 3, wisdom 12")
        .plays("mark cancer 5; mark aries 5; mark sagitta 5")
        .has(0, "telescopes 1, cards 3");
}

#[test]
fn a_grand_star_gives_wisdom_at_once() {
    Table::of(3)
        .around(&["canis-minor 1...."])
        .plays("mark canis-minor 2; mark canis-minor 3")
        .has(0, "wisdom 1");
}

#[test]
fn wisdom_above_the_last_cell_is_lost() {
    Table::of(3)
        .around(&["canis-minor 11..."])
        .with(0, "wisdom 12")
        .plays("mark canis-minor 3")
        .has(0, "wisdom 12, limit 8");
}

#[test]
fn the_limit_grows_when_a_step_is_complete() {
    for (wisdom, limit) in [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (11, 7), (12, 8)] {
        let values = format!("wisdom {wisdom}");
        Table::of(3).with(0, &values).load().has(0, &format!("limit {limit}"));
    }
}
