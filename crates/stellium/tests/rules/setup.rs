//! The set-up.

use std::collections::HashSet;

use stellium::board::{Disc, PlaceSet};
use stellium::body::{Body, BodySet};
use stellium::cards::{Card, Kind};
use stellium::data::Data;
use stellium::setup::BODIES;
use stellium::{Board, Stellium};
use table::{Game, GameExt, Options, Seed, Setup};

fn dealt(seats: u64, seed: u64) -> Stellium {
    let setup = Setup::new::<Stellium>(seats, Options::default()).unwrap();
    Stellium::dealt(setup, Seed::from(seed)).0
}

fn boards() -> impl Iterator<Item = Board> {
    (0..60).map(|seed| dealt(3, seed).board())
}

#[test]
fn the_discs_lie_in_random_places_and_turns() {
    let laid: HashSet<_> =
        boards().map(|b| (b.discs[0].galaxy.clone(), b.discs[0].turned)).collect();
    assert!(laid.len() > 20, "{laid:?}");
    for board in boards() {
        let galaxies: HashSet<_> = board.discs.iter().map(|disc| &disc.galaxy).collect();
        assert_eq!(galaxies.len(), 6);
    }
}

#[test]
fn one_body_of_each_kind_stands_on_the_start_places_of_each_disc() {
    let mut comets = HashSet::new();
    for seed in 0..60 {
        let game = dealt(2, seed);
        for disc in Disc::all() {
            let here = |body| game.universe().of(body) & disc.places();
            assert!(Body::ALL.iter().all(|body| here(*body).len() == 1));
            assert_eq!(
                game.universe().occupied() & disc.places(),
                game.universe().start_places(disc)
            );
            comets.extend(here(Body::Comet));
        }
    }
    assert_eq!(comets.len(), 36, "randomly over all outer places: {comets:?}");
}

#[test]
fn fourteen_bodies_are_left_in_the_bag() {
    assert_eq!(BODIES.0, [11, 10, 9, 8]);
    assert_eq!(dealt(4, 1).bag().0, [5, 4, 3, 2]);
}

#[test]
fn start_places_carry_one_symbol_of_each_colour_and_are_never_the_centre() {
    let game = dealt(2, 3);
    for disc in Disc::all() {
        assert_eq!(game.universe().start_places(disc).len(), 4);
        assert!((game.universe().start_places(disc) & PlaceSet::CENTRES).is_empty());
        for body in Body::ALL {
            assert_eq!((game.universe().symbols(body) & disc.places()).len(), 1);
        }
    }
}

#[test]
fn everybody_has_four_different_tokens_and_no_objectives() {
    for seat in dealt(4, 2).board().seats {
        assert_eq!(seat.tokens, BodySet::ALL);
        assert!(seat.hand.is_empty() && seat.validated.is_empty());
    }
}

#[test]
fn the_display_has_four_more_objectives_than_there_are_players() {
    for (seats, shown) in [(2, 6), (3, 7), (4, 8)] {
        let board = dealt(seats, 5).board();
        assert_eq!((board.display.len() as usize, board.reserve.len()), (shown, 40 - shown));
    }
}

#[test]
fn the_option_first_names_who_begins() {
    for first in ["0", "1", "2"] {
        let options = Options::parse(Stellium::INFO.options, [("first", first)]).unwrap();
        let setup = Setup::new::<Stellium>(3, options).unwrap();
        assert_eq!(Stellium::dealt(setup, Seed::from(0)).0.board().turn.to_string(), first);
    }
    let starts: HashSet<_> = boards().map(|board| board.first).collect();
    assert_eq!(starts.len(), 3, "else it is drawn");
}

#[test]
fn the_six_discs_are_six_different_arrangements() {
    let data = Data::standard();
    let mut seen = HashSet::new();
    for name in ["andromeda", "milky-way", "pinwheel", "sombrero", "triangulum", "whirlpool"] {
        let symbols = data.symbols(data.galaxy(name).unwrap());
        let turns = (0..6).map(|by| {
            let mut turned = symbols;
            turned.rotate_right(by);
            turned
        });
        assert!(turns.into_iter().all(|turned| seen.insert(turned)), "{name}");
    }
}

#[test]
fn the_forty_objectives_score_three_and_a_half_to_four_on_average() {
    let points = |card| f64::from(Data::standard().points(card, 2));
    let mean = Card::all().map(points).sum::<f64>() / 40.0;
    assert!((3.5..=4.0).contains(&mean), "{mean}");
}

#[test]
fn rarer_bodies_never_make_an_objective_cheaper_than_planets_do() {
    for kind in Kind::ALL {
        let points = |body| Data::standard().points(Card::new(body, kind), 2);
        assert!(points(Body::Supernova) >= points(Body::Planet), "{kind:?}");
    }
}
