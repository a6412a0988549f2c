//! Who leads during the game: the final score if it ended now, from what a viewer may know.

use std::collections::BTreeMap;

use astra::{Astra, Cards};
use table::{Game, GameExt, Options, Playout, Seat, SeatSet, Seed, Setup, Stream, Viewer};

use crate::kit::{Played, Table, card, small_cards};

/// What a viewer knows of a seat's score, line by line.
fn known(game: &Played, viewer: Viewer, seat: u8) -> BTreeMap<&'static str, i32> {
    let lines = game.standing(viewer).lines;
    lines.into_iter().map(|line| (line.name, line.scores[seat as usize])).collect()
}

/// What others know of a seat's score.
fn public(game: &Played, seat: u8) -> BTreeMap<&'static str, i32> {
    known(game, Viewer::Spectator, seat)
}

#[test]
fn the_fame_track_the_pouch_and_the_card_limit_count_their_numbers() {
    let game = small_cards().with(1, "fame 7, pouch 9, wisdom 7").load();
    let lines = public(&game, 1);
    assert_eq!([lines["fame"], lines["pouch"], lines["limit"]], [7, 9, 5]);
}

#[test]
fn stardust_counts_whole_threes() {
    let game = small_cards().with(0, "stardust 2").with(1, "stardust 11").load();
    assert_eq!([public(&game, 0)["stardust"], public(&game, 1)["stardust"]], [0, 3]);
}

#[test]
fn marks_on_undiscovered_cards_count_as_the_table_has_chosen() {
    let table =
        Table::of(3).around(&["cancer 0....", "aries 00...", "sagitta 11...", "corvus 1...."]);
    let marks = |game: &Played| [public(game, 0)["marks"], public(game, 1)["marks"]];
    assert_eq!(marks(&table.load()), [1, 1]);
    assert_eq!(marks(&table.option("marks", "each").load()), [3, 3]);
}

#[test]
fn the_dreamers_marks_count_for_nobody() {
    let game = Table::of(2).around(&["cancer ddd..", "aries 00d..", "sagitta d...."]).load();
    assert_eq!([public(&game, 0)["marks"], public(&game, 1)["marks"]], [1, 0]);
}

#[test]
fn a_card_whose_last_star_was_marked_no_longer_counts_by_its_marks() {
    let table = Table::of(3).around(&["cancer 0000.", "aries", "sagitta", "corvus"]);
    assert_eq!(public(&table.load(), 0)["marks"], 2);
    let game = table.plays("mark cancer 5");
    assert_eq!(public(&game, 0)["marks"], 0);
}

#[test]
fn active_cards_count_their_fame_and_exhausted_ones_do_not() {
    let game = small_cards().hand(0, "aquila gemini*").load();
    let fame = Cards::standard().get(card("aquila")).fame;
    assert_eq!(public(&game, 0)["active"], i32::from(fame));
}

/// Seat 0 has the pre-marks Air and Earth, and two Air cards: three marks in the row Air.
#[test]
fn a_secret_scoring_card_counts_for_its_owner_and_for_others_only_the_elements_do() {
    let game = small_cards().hand(0, "aquila gemini*").load();
    assert_eq!(known(&game, Viewer::Seat(Seat(0)), 0)["rows"], 6);
    for others in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(known(&game, others, 0)["rows"], 2, "{others:?}");
    }
}

/// Pre-marks Air and Earth, one Fire card: three marks in the first column.
#[test]
fn a_secret_scoring_card_counts_in_columns_for_its_owner() {
    let game = small_cards().hand(0, "leo").load();
    assert_eq!(known(&game, Viewer::Seat(Seat(0)), 0)["columns"], 3);
    assert_eq!(public(&game, 0)["columns"], 0);
}

#[test]
fn rows_and_columns_of_others_are_not_complete_and_all_other_lines_are() {
    let game = small_cards().load();
    let others: SeatSet = [Seat(1), Seat(2)].into_iter().collect();
    for line in game.standing(Viewer::Seat(Seat(0))).lines {
        let secret = ["rows", "columns"].contains(&line.name);
        assert_eq!(line.partial, if secret { others } else { SeatSet::EMPTY }, "{}", line.name);
    }
    assert_eq!(game.standing(Viewer::Spectator).lines[7].partial, SeatSet::up_to(3));
    assert!(game.standing(Viewer::Open).is_complete());
}

#[test]
fn the_scores_of_a_standing_are_the_sums_of_its_lines() {
    let game = small_cards().hand(1, "taurus leo virgo* hydra").with(1, "fame 21").load();
    let sum = |viewer| known(&game, viewer, 1).into_values().sum::<i32>();
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(game.standing(viewer).scores[1], sum(viewer));
    }
    assert!(sum(Viewer::Seat(Seat(1))) > sum(Viewer::Spectator));
}

#[test]
fn typed_in_cards_count_what_is_printed_on_them() {
    let text = include_str!("../../data/cards.toml").replace("\nfame = ", "\nfame = 1");
    let cards: &Cards = Box::leak(Box::new(Cards::parse(&text).unwrap()));
    let setup = Setup::new::<Astra>(3, Options::default()).unwrap();
    let mut chance = Stream::new(Seed::from(1));
    let mut game = Astra::deal_with(cards, setup, &mut chance);
    Playout::new(Stream::new(Seed::from(2))).finish(&mut game, &mut chance);
    let standing = game.standing(&game.view(Viewer::Spectator));
    assert_eq!(standing.scores, game.scores().seated(3));
    let active = standing.lines.iter().find(|line| line.name == "active").unwrap();
    assert!(active.scores.iter().any(|score| *score > 0));
}
