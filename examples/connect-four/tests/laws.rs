//! The laws every game keeps, and the rules of this one.

use connect_four::ConnectFour;
use table::battery::Battery;
use table::{Game, GameExt, Match, Options, Seat, Seed, Setup};

/// Plays the columns from seat 0 on, to the end, and looks who won.
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
