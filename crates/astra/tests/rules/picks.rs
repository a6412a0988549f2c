//! Secret simultaneous picks, as others imagine them.

use std::collections::BTreeMap;

use table::{Game, GameExt, Seat, Seed, Stream, Viewer};

use crate::kit::Table;

/// χ² over what two tied assistants may have picked, unseen by the third: four boons each,
/// independent of each other and of the scoring cards dealt to them. 4 × 4 × 20 worlds, 319 degrees
/// of freedom, 99.9 % below 401.
#[test]
fn unseen_picks_are_imagined_each_as_often_as_every_other() {
    let game = Table::of(4).around(&["cancer 0123."]);
    let game = game.plays("mark cancer 5; 1: boon 4; 2: boon 4");
    let mut chance = Stream::new(Seed::from(11));
    let mut counts = BTreeMap::new();
    for _ in 0..320 * 100 {
        let board = game.game.state().imagine(Viewer::Seat(Seat(3)), &mut chance).board();
        let boons = &board.discoveries[0].boons;
        let scoring =
            [board.seats[1].scoring, board.seats[2].scoring].map(|card| format!("{card:?}"));
        *counts.entry((boons[1], boons[2], scoring)).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 320);
    let chi: f64 = counts.values().map(|&n| (f64::from(n) - 100.0).powi(2) / 100.0).sum();
    assert!(chi < 401.0, "χ² {chi}");
}
