//! Positions: what `load` refuses, and says.

use astra::board::PhaseBoard;
use astra::{Astra, Board};
use table::{Game, Position, Seat};

use crate::kit::{Table, card};

fn table() -> Table {
    Table::of(2).around(&["cancer 01...", "aries", "sagitta"]).hand(0, "leo")
}

/// Changes a sound position, and looks what is said of it.
#[track_caller]
fn check(change: impl FnOnce(&mut Board), wrong: &str) {
    let mut position = table().position();
    change(&mut position.board);
    let error = position.state::<Astra>().expect_err("it was accepted");
    assert_eq!(error.to_string(), wrong);
}

#[test]
fn a_sound_position_loads() {
    let position = table().position();
    let game: Astra = position.state().unwrap();
    assert_eq!(game.board(), position.board);
}

#[test]
fn cards_are_there_once() {
    check(|board| board.discard.push(card("leo")), "leo is there twice");
    check(|board| board.seats[0].active.clear(), "leo is nowhere");
}

#[test]
fn the_deck_has_its_parts() {
    let bottom = |board: &mut Board| board.deck.below.pop().unwrap();
    check(
        |board| {
            let card = bottom(board);
            board.discard.push(card);
        },
        "the wrong number of cards below Game End",
    );
    check(
        |board| {
            let above = std::mem::take(&mut board.deck.above);
            board.discard.extend(above);
        },
        "Game End is on top of the deck: say how many turns are left",
    );
}

#[test]
fn marks_are_those_of_seats_and_at_tables_of_two_the_dreamers() {
    let mark = |marks: &'static str| {
        move |board: &mut Board| board.places[0].as_mut().unwrap().marks = marks.into()
    };
    check(mark("01"), r#"cancer has 5 stars, not "01""#);
    check(mark("02..."), "nobody here marks star 2 of cancer as '2'");
    check(mark("0x..."), "nobody here marks star 2 of cancer as 'x'");
    check(mark("01010"), "a complete card should have been discovered");
    let mut position = Table::of(3).around(&["cancer 0d..."]).position();
    let error = position.state::<Astra>().unwrap_err().to_string();
    assert_eq!(error, "nobody here marks star 2 of cancer as 'd'");
    position.board.places[0].as_mut().unwrap().marks = "01...".into();
    position.state::<Astra>().unwrap();
}

#[test]
fn journals_stay_within_their_tracks() {
    check(|board| board.seats[0].pouch = 4, "seat 0: a pouch has 5 to 12, not 4");
    check(|board| board.seats[1].pouch = 13, "seat 1: a pouch has 5 to 12, not 13");
    check(|board| board.seats[1].wisdom = 13, "seat 1 has more wisdom than there is");
    check(
        |board| board.seats[1].stardust = 10_000,
        "seat 1: nobody has more than 9999 of anything",
    );
    check(|board| board.seats.truncate(1), "2 seats, and 1 journals");
    check(
        |board| board.seats[0].scoring[0] = board.seats[0].scoring[1],
        "seat 0: a final scoring card has two different rows",
    );
    check(
        |board| board.seats[0].scoring = board.seats[1].scoring,
        "seat 0 has the final scoring card of another",
    );
}

#[test]
fn hands_keep_to_their_limit() {
    check(
        |board| {
            let cards: Vec<_> = board.discard.drain(..2).collect();
            board.seats[0].exhausted.extend(cards);
        },
        "seat 0 has more cards than its limit allows",
    );
}

#[test]
fn seats_exist() {
    check(|board| board.first = Seat(2), "there is no seat 2 at this table");
    check(|board| board.turn.seat = Seat(2), "there is no seat 2 at this table");
}

#[test]
fn places_are_filled_while_the_deck_lasts() {
    check(
        |board| {
            let place = board.places[1].take().unwrap();
            board.discard.push(place.card);
        },
        "a place is empty though the deck is not",
    );
    check(
        |board| {
            let place = board.places.pop().flatten().unwrap();
            board.discard.push(place.card);
        },
        "a board for 2 has 3 places",
    );
}

#[test]
fn a_turn_fits_its_phase() {
    check(|board| board.turn.paid = 2, "a turn begins with nothing done");
    check(|board| board.turn.phase = PhaseBoard::Observe, "nothing was paid yet");
    check(|board| board.turn.phase = PhaseBoard::Dream, "nobody dreams");
    check(|board| board.turn.phase = PhaseBoard::Over, "the game cannot be over yet");
    check(|board| board.turn.phase = PhaseBoard::Limit, "nothing has to be discarded");
    check(|board| board.turn.phase = PhaseBoard::Order, "there is no order to choose");
    check(
        |board| board.turn.phase = PhaseBoard::Boons { group: vec![Seat(1)] },
        "no card is being discovered",
    );
    check(
        |board| board.turn.phase = PhaseBoard::Boons { group: vec![Seat(3)] },
        "there is no seat 3 at this table",
    );
    check(
        |board| {
            board.turn.phase = PhaseBoard::Observe;
            board.turn.paid = 1;
        },
        "a run goes on from the star marked last",
    );
}

#[test]
fn the_last_turn_is_the_last_of_a_round() {
    let mut position = table().last_turns(0, 10).position();
    let error = position.state::<Astra>().unwrap_err().to_string();
    assert_eq!(error, "the last turn is not the last of a round");
    position.board.last_turns = Some(1);
    position.state::<Astra>().unwrap();
}

#[test]
fn every_phase_reads_back() {
    let tables = [
        Table::of(3).hand(0, "ara").plays("use ara"),
        Table::of(3).hand(0, "cetus").plays("use cetus"),
        Table::of(3).hand(0, "virgo").plays("use virgo"),
        Table::of(3).around(&["cancer"]).hand(0, "pisces").plays("use pisces; mark cancer 1"),
        Table::of(3).around(&["cancer"]).hand(0, "draco").plays("use draco; mark cancer 1"),
        Table::of(3).around(&["cancer"]).plays("mark cancer 1"),
        Table::of(3).around(&["cancer"]).with(0, "telescopes 1").plays("mark cancer 1; stop"),
        Table::of(3).around(&["cancer 0012."]).plays("mark cancer 5; 2: boon 3"),
        Table::of(3)
            .around(&["cancer 0000."])
            .hand(0, "leo ara")
            .with(0, "wisdom 0")
            .plays("mark cancer 5"),
        Table::of(2).around(&["taurus", "aries 0....", "cancer 0...."]).plays("rest"),
    ];
    for played in tables {
        let text = serde_json::to_string(&played.game.position()).unwrap();
        let read: Position<Board> = serde_json::from_str(&text).unwrap();
        assert_eq!(&read.state::<Astra>().unwrap(), played.game.state(), "{text}");
    }
}
