//! The laws that every game keeps, and the rules of this one.

use connect_four::ConnectFour;
use table::battery::Battery;
use table::{Game, GameExt, Match, Options, Seat, Seed, Setup};

/// Plays the columns in turn, starting with seat 0, to the end, and checks who won.
fn check(columns: &str, winners: &[Seat]) {
    let options = Options::parse(ConnectFour::INFO.options, [("first", "0")]).unwrap();
    let setup = Setup::new::<ConnectFour>(2, options).unwrap();
    let mut game: Match<ConnectFour> = Match::new(setup, Seed::from(0));
    for (column, seat) in columns.chars().zip([Seat(0), Seat(1)].into_iter().cycle()) {
        assert!(!game.state().is_over(), "{columns} goes on after the end");
        game.play(seat, format!("drop {column}").parse().unwrap()).unwrap();
    }
    assert_eq!(game.outcome().unwrap().winners, winners, "{columns}");
}

#[test]
fn the_laws_hold() {
    let tally = Battery::default().run::<ConnectFour>().unwrap();
    assert!(tally.states > 300, "{tally:?}");
}

#[test]
fn four_up_across_or_slanting_win() {
    check("1212121", &[Seat(0)]);
    check("1122334", &[Seat(0)]);
    check("12234334464", &[Seat(0)]);
    check("76654554424", &[Seat(0)]);
    check("3764765324734245", &[Seat(1)]);
}

#[test]
fn a_full_board_is_won_by_nobody() {
    check("544371246377733255361367224656545126114271", &[]);
}

#[test]
fn a_full_column_takes_no_disc() {
    let setup = Setup::new::<ConnectFour>(2, Options::default()).unwrap();
    let mut game: Match<ConnectFour> = Match::new(setup, Seed::from(1));
    let drop = "drop 3".parse().unwrap();
    for _ in 0..6 {
        let seat = game.state().to_act().first().unwrap();
        game.play(seat, drop).unwrap();
    }
    let (seat, before) = (game.state().to_act().first().unwrap(), game.position());
    assert_eq!(game.play(seat, drop).unwrap_err().to_string(), "column 3 is full");
    assert_eq!(game.position(), before);
}

/// Loads a board where seat `first` was to begin, or `random`.
fn load(columns: [&str; 7], turn: u8, first: &str) -> Result<ConnectFour, String> {
    let setup = Setup::new::<ConnectFour>(2, Options::default()).unwrap();
    let mut position = Match::<ConnectFour>::new(setup, Seed::from(1)).position();
    position.options.insert("first".into(), first.into());
    let board = serde_json::json!({ "columns": columns, "turn": turn });
    position.board = serde_json::from_value(board).unwrap();
    position.state().map_err(|error| error.to_string())
}

#[test]
fn a_board_that_can_come_about_loads() {
    assert!(load(["", "", "", "", "", "", ""], 1, "random").is_ok());
    assert!(load(["01", "", "", "", "", "", ""], 0, "0").is_ok());
    assert!(load(["0000", "111", "", "", "", "", ""], 1, "random").unwrap().is_over());
    // Several fours at the same time, all made by the disc in the middle.
    assert!(load(["01", "01", "01", "0", "01", "01", "01"], 1, "random").is_ok());
}

#[test]
fn a_board_that_cannot_come_about_is_refused() {
    let refuses = |columns, turn, first: &str, words: &str| {
        let error = load(columns, turn, first).unwrap_err();
        assert!(error.contains(words), "{columns:?}, turn {turn}, first {first}: {error}");
    };
    let unreachable = "no order of moves leads to this board";
    refuses(["", "", "", "", "", "", "0000000"], 1, "random", "7 columns of at most 6 discs");
    refuses(["2", "", "", "", "", "", ""], 1, "random", "of seat 0 or 1");
    refuses(["", "", "", "", "", "", ""], 2, "random", "seats are 0 and 1");
    // It is not this seat's turn, or this seat did not begin.
    refuses(["0", "", "", "", "", "", ""], 0, "random", unreachable);
    refuses(["00", "", "", "", "", "", ""], 1, "random", unreachable);
    refuses(["0", "", "", "", "", "", ""], 1, "1", unreachable);
    refuses(["", "", "", "", "", "", ""], 1, "0", unreachable);
    // Seats take turns, and no disc falls below another.
    refuses(["0011", "", "", "", "", "", ""], 0, "random", unreachable);
    // Both have four, or play went on after one of them had.
    refuses(["0000", "1111", "", "", "", "", ""], 0, "random", unreachable);
    refuses(["00001", "111", "", "", "", "", ""], 0, "random", unreachable);
    refuses(["0000", "0000", "111", "111", "11", "", ""], 1, "random", unreachable);
}
