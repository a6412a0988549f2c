//! Final scoring, line by line.

use astra::Element::{Air, Earth, Fire, Water};
use astra::score::{columns_fame, row_marks, rows_fame};
use table::Game;

use crate::kit::{Played, Table};

/// The last Rest of a table of three, by seat 2.
fn last_rest(table: &Table) -> Played {
    table.clone().last_turns(0, 5).turn(2).plays("rest").waits_for(&[])
}

fn table() -> Table {
    Table::of(3).around(&["cancer", "aries", "sagitta", "corvus"])
}

#[test]
fn the_example_of_the_rulebook_comes_out_at_28() {
    // Pre-marks in Air and Fire; three Air, two Earth, no Fire, three Water cards.
    let rows = row_marks(Some([Air, Fire]), [3, 2, 0, 3]);
    assert_eq!(rows, [4, 2, 1, 3]);
    assert_eq!(rows_fame(rows), 11 + 2 + 6);
    assert_eq!(columns_fame(rows), 6 + 3);
    assert_eq!(rows_fame(rows) + columns_fame(rows), 28);
}

#[test]
fn rows_of_none_to_four_marks_score_0_0_2_6_11() {
    let scores: Vec<i32> = (0..=4).map(|marks| rows_fame([marks, 0, 0, 0])).collect();
    assert_eq!(scores, [0, 0, 2, 6, 11]);
}

#[test]
fn a_fifth_element_in_a_row_is_lost() {
    assert_eq!(row_marks(Some([Air, Earth]), [4, 0, 0, 0]), [4, 1, 0, 0]);
}

#[test]
fn a_column_counts_the_rows_that_reach_it() {
    assert_eq!(columns_fame([1, 1, 1, 0]), 3);
    assert_eq!(columns_fame([1, 1, 1, 1]), 6);
    assert_eq!(columns_fame([2, 2, 0, 0]), 0);
    assert_eq!(columns_fame([4, 4, 4, 4]), 24);
    assert_eq!(columns_fame([4, 3, 3, 0]), 9);
}

#[test]
fn pouch_and_limit_score_their_numbers() {
    let played = last_rest(&table().with(0, "pouch 9, wisdom 7"));
    assert_eq!((played.score(0)["pouch"], played.score(0)["limit"]), (9, 5));
    assert_eq!((played.score(1)["pouch"], played.score(1)["limit"]), (5, 2));
}

#[test]
fn stardust_scores_whole_threes() {
    let played = last_rest(&table().with(0, "stardust 2").with(1, "stardust 11"));
    assert_eq!((played.score(0)["stardust"], played.score(1)["stardust"]), (0, 3));
}

#[test]
fn marks_score_whole_twos_of_the_sum_over_all_cards() {
    let table =
        Table::of(3).around(&["cancer 0....", "aries 00...", "sagitta 11...", "corvus 1...."]);
    let played = last_rest(&table);
    assert_eq!((played.score(0)["marks"], played.score(1)["marks"]), (1, 1));
    let played = last_rest(&table.option("marks", "each"));
    assert_eq!((played.score(0)["marks"], played.score(1)["marks"]), (3, 3));
}

#[test]
fn the_dreamers_marks_score_for_nobody() {
    let played = Table::of(2)
        .around(&["cancer ddd..", "aries 00d..", "sagitta d...."])
        .last_turns(0, 5)
        .turn(1)
        .with(1, "stardust 1")
        .plays("mark cancer 4");
    assert_eq!((played.score(0)["marks"], played.score(1)["marks"]), (1, 0));
}

#[test]
fn only_active_cards_score_their_fame_but_all_count_their_element() {
    // Seat 0 has the pre-marks Air and Earth; with these two cards the Air row is three long.
    let table = table().hand(0, "aquila gemini*");
    let played = last_rest(&table);
    let fame = astra::Cards::standard().get(crate::kit::card("aquila")).fame;
    assert_eq!(played.score(0)["active"], i32::from(fame));
    assert_eq!(played.score(0)["rows"], 6);
    assert_eq!(played.score(0)["columns"], 0);
}

#[test]
fn pre_marks_count_in_columns() {
    // Pre-marks Air and Earth, one Fire card: three marks in the first column.
    let played = last_rest(&table().hand(0, "leo"));
    assert_eq!((played.score(0)["rows"], played.score(0)["columns"]), (0, 3));
}

#[test]
fn telescopes_are_worth_nothing() {
    let with = last_rest(&table().with(0, "telescopes 30"));
    let without = last_rest(&table());
    assert_eq!(with.score(0), without.score(0));
}

#[test]
fn fame_may_pass_90() {
    let played = last_rest(&table().with(0, "fame 95"));
    assert_eq!(played.score(0)["fame"], 95);
    assert!(played.game.outcome().unwrap().scores[0] > 95);
}

#[test]
fn a_final_score_adds_up_line_by_line() {
    let played = last_rest(
        &Table::of(3)
            .around(&["cancer 000..", "aries 0....", "sagitta", "corvus"])
            .hand(0, "taurus leo virgo* hydra")
            .with(0, "fame 21, pouch 8, stardust 10, wisdom 5"),
    );
    let cards = astra::Cards::standard();
    let fame = |name| i32::from(cards.get(crate::kit::card(name)).fame);
    let active = fame("taurus") + fame("leo") + fame("hydra");
    let lines = played.score(0);
    let expected = [
        ("fame", 21),
        ("pouch", 8),
        ("limit", 4),
        ("stardust", 3),
        ("marks", 2),
        ("active", active),
        // Pre-marks Air and Earth; two Earth cards, one Fire, one Water: 1, 3, 1, 1.
        ("rows", 6),
        ("columns", 6),
    ];
    for (name, value) in expected {
        assert_eq!(lines[name], value, "{name}");
    }
    assert_eq!(lines.len(), expected.len());
    let total: i32 = expected.iter().map(|(_, value)| value).sum();
    assert_eq!(played.game.outcome().unwrap().scores[0], total);
}

#[test]
fn during_play_the_score_is_the_fame_track() {
    let game = table().with(1, "fame 7").load();
    assert_eq!(game.game.state().scores().0[..3], [0, 7, 0]);
}

#[test]
fn the_rows_are_those_of_the_rulebook() {
    assert_eq!(astra::Element::ALL, [Air, Earth, Fire, Water]);
}
