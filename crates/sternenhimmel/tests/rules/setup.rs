//! The deal.

use std::collections::BTreeSet;

use sternenhimmel::{Disc, Figure, FigureSet, Sternenhimmel};
use table::{Game, GameExt, Options, Seed, Setup, SetupError, Viewer};

fn setup(seats: u64, first: &str) -> Result<Setup, SetupError> {
    let options = Options::parse(Sternenhimmel::INFO.options, [("first", first)])?;
    Setup::new::<Sternenhimmel>(seats, options)
}

fn deal(seats: u64, first: &str, seed: u64) -> Sternenhimmel {
    Sternenhimmel::dealt(setup(seats, first).unwrap(), Seed::from(seed)).0
}

#[test]
fn two_to_five_may_play() {
    for seats in 2..=5 {
        assert!(setup(seats, "random").is_ok(), "{seats} players");
    }
    for seats in [0, 1, 6] {
        let error = setup(seats, "random").unwrap_err();
        assert_eq!(error.to_string(), format!("sternenhimmel is for 2 to 5 seats, not {seats}"));
    }
}

#[test]
fn as_many_discs_lie_open_as_there_are_players_and_the_others_wait() {
    for seats in 2..=5 {
        let board = deal(seats, "random", seats).board();
        assert_eq!(board.open.len() as u64, seats);
        assert!(board.open.iter().all(|open| open.figures.is_empty()));
        let open = board.open.iter().map(|open| open.disc);
        let all: BTreeSet<Disc> = open.chain(board.pile).collect();
        assert_eq!(all, BTreeSet::from(Disc::ALL), "each disc once");
        assert!(board.last.is_none());
    }
}

#[test]
fn every_player_has_the_same_nine_figures_and_no_coins() {
    for seats in 2..=5 {
        let game = deal(seats, "random", 0);
        let names = ["1", "3", "5", "6", "7", "10", "black-hole", "double", "double"];
        let board = game.board();
        assert_eq!(board.seats.len() as u64, seats);
        for seat in board.seats {
            let hand: Vec<&str> = seat.hand.iter().map(|figure| figure.name()).collect();
            assert_eq!(hand, names);
            assert_eq!(seat.purse.coins(), 0);
        }
        assert_eq!(game.scores().0, [0; 5]);
    }
}

#[test]
fn there_is_no_2_no_4_no_8_and_no_9() {
    let values: BTreeSet<u16> = FigureSet::ALL.kinds().iter().map(Figure::value).collect();
    assert_eq!(values, BTreeSet::from([0, 1, 3, 5, 6, 7, 10]));
    for name in ["2", "4", "8", "9", "0", "hole", "Double", "double-star"] {
        let error = format!("place {name} leo 1").parse::<sternenhimmel::Move>().unwrap_err();
        let reason = "the figures are 1, 3, 5, 6, 7, 10, black-hole and double";
        assert!(error.to_string().ends_with(reason), "{error}");
    }
}

#[test]
fn the_first_player_is_named() {
    for first in ["0", "1", "2"] {
        let starting = deal(3, first, 7).to_act().first().unwrap();
        assert_eq!(starting.to_string(), first);
    }
    let error = setup(3, "3").unwrap_err().to_string();
    assert_eq!(error, "seat 3 cannot start: the table has 3 seats, counted from 0");
}

#[test]
fn or_else_the_first_player_is_drawn() {
    let drawn: BTreeSet<_> =
        (0..64).filter_map(|seed| deal(5, "random", seed).to_act().first()).collect();
    assert_eq!(drawn.len(), 5);
}

#[test]
fn the_discs_are_shuffled() {
    let opened: BTreeSet<Disc> =
        (0..200).map(|seed| deal(2, "0", seed).board().open[0].disc).collect();
    let next: BTreeSet<Disc> = (0..200).map(|seed| deal(2, "0", seed).board().pile[0]).collect();
    assert_eq!((opened.len(), next.len()), (12, 12));
}

#[test]
fn the_first_player_sees_the_whole_table_except_the_order_of_the_pile() {
    let game = deal(2, "0", 3);
    let view = game.view(Viewer::Seat(table::Seat(0)));
    assert_eq!(view.open.len(), 2);
    assert!(view.pile.is_sorted());
    assert_ne!(view.pile, game.board().pile);
}
