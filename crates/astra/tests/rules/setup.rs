//! The deal.

use astra::{Astra, Cards, Event};
use table::{Game, GameExt, Match, Options, Seat, Seed, Setup, Viewer};

use crate::kit::Table;

fn dealt(seats: u8, seed: u64) -> Astra {
    let setup = Setup::new::<Astra>(seats.into(), Options::default()).unwrap();
    Astra::dealt(setup, Seed::from(seed)).0
}

#[test]
fn the_deck_is_split_by_the_number_of_players() {
    // Above Game End: the rulebook's number, minus the card that sets the sphere and those on the
    // board.
    for (seats, above, below) in
        [(2, 19 - 4, 29), (3, 23 - 5, 25), (4, 30 - 6, 18), (5, 37 - 7, 11)]
    {
        let view = dealt(seats, 1).view(Viewer::Spectator);
        assert_eq!((view.above, view.below), (above, below), "{seats} players");
        assert_eq!(view.places.len(), seats as usize + 1);
    }
}

#[test]
fn the_first_card_is_discarded_and_sets_the_sphere() {
    for seed in 0..20 {
        let view = dealt(3, seed).view(Viewer::Spectator);
        assert_eq!(view.discard.len(), 1);
        let card = view.discard.nth(0);
        assert_eq!(Cards::standard().get(card).element, view.sphere);
    }
}

#[test]
fn everybody_starts_with_eight_stardust_pouch_five_and_limit_two() {
    for seat in dealt(5, 3).view(Viewer::Spectator).seats {
        assert_eq!((seat.stardust, seat.pouch, seat.limit), (8, 5, 2));
        assert_eq!((seat.telescopes, seat.fame, seat.wisdom), (0, 0, 0));
        assert!(seat.active.is_empty() && seat.exhausted.is_empty());
    }
}

#[test]
fn scoring_cards_are_all_different_and_secret() {
    let game = dealt(5, 4);
    let mut rows: Vec<_> = game.board().seats.iter().map(|seat| seat.scoring).collect();
    rows.sort_unstable();
    rows.dedup();
    assert_eq!(rows.len(), 5);
    let view = game.view(Viewer::Seat(Seat(2)));
    let known: Vec<bool> = view.seats.iter().map(|seat| seat.scoring.is_some()).collect();
    assert_eq!(known, [false, false, true, false, false]);
}

#[test]
fn every_seat_may_be_dealt_every_scoring_card() {
    for seat in 0..2 {
        let rows = (0..60).map(|seed| dealt(2, seed).board().seats[seat].scoring);
        assert_eq!(rows.collect::<std::collections::BTreeSet<_>>().len(), 6, "seat {seat}");
    }
}

#[test]
fn who_starts_is_drawn_or_named() {
    let named = Options::parse(Astra::INFO.options, [("first", "2")]).unwrap();
    let setup = Setup::new::<Astra>(4, named).unwrap();
    assert_eq!(Astra::dealt(setup, Seed::from(9)).0.to_act().first(), Some(Seat(2)));
    let starts = (0..40).map(|seed| dealt(4, seed).to_act().first().unwrap());
    assert_eq!(starts.collect::<std::collections::HashSet<_>>().len(), 4);
}

#[test]
fn turns_go_round_and_the_token_stays() {
    let mut game = Table::of(3).turn(1).first(1).load();
    for turn in 0..7 {
        assert_eq!(game.view(Viewer::Spectator).first, Seat(1));
        game = game.waits_for(&[(1 + turn) % 3]).plays("rest");
    }
}

#[test]
fn stardust_and_telescopes_never_run_out() {
    Table::of(2)
        .hand(0, "leo cepheus")
        .with(0, "stardust 500, telescopes 300")
        .plays("use leo; use cepheus")
        .has(0, "stardust 504, telescopes 301");
}

#[test]
fn the_same_seed_deals_the_same_table() {
    assert_eq!(dealt(4, 7), dealt(4, 7));
    assert_ne!(dealt(4, 7).board(), dealt(4, 8).board());
    let setup = Setup::new::<Astra>(4, Options::default()).unwrap();
    assert_eq!(Match::<Astra>::new(setup, Seed::from(7)).state(), &dealt(4, 7));
}

#[test]
fn the_opening_tells_the_first_card_the_sphere_the_board_and_who_begins() {
    let game = dealt(3, 5);
    let view = game.view(Viewer::Spectator);
    let mut told = vec![];
    game.tell_opening(&mut told);
    let first = Event::FirstDiscarded { card: view.discard.nth(0) };
    let mut expected = vec![first, Event::SphereMoved { element: view.sphere }];
    let cards = view.places.into_iter().flatten().map(|place| place.card);
    expected.extend((1..).zip(cards).map(|(place, card)| Event::CardDealt { place, card }));
    expected.push(Event::TurnBegan { seat: view.first });
    assert_eq!(told, expected);
}

#[test]
fn a_state_is_under_a_kibibyte() {
    assert!(size_of::<Astra>() <= 1024, "{} bytes", size_of::<Astra>());
}
