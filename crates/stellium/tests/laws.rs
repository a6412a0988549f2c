//! The laws that every game keeps.

use stellium::Stellium;
use stellium::body::Body;
use stellium::phase::Phase;
use table::battery::Battery;
use table::{GameExt, Playout, Seed, Setup, Silent, Stream};

#[test]
fn the_laws_hold() {
    let tally = Battery { games: 1 }.run::<Stellium>().unwrap();
    assert!(tally.states > 10_000, "{tally:?}");
}

/// On the board, in the bag, in hand, or drawn for an empty disc.
fn bodies(game: &Stellium, body: Body) -> u32 {
    let between = match game.phase() {
        Phase::Feel { felt: held, .. }
        | Phase::Place { body: held, .. }
        | Phase::Push { body: held, .. } => u32::from(held == body),
        Phase::Refill { drawn, .. } => u32::from(drawn[body]),
        _ => 0,
    };
    game.universe().of(body).len() + u32::from(game.bag()[body]) + between
}

#[test]
fn thirty_eight_bodies_are_conserved_always() {
    for setup in Setup::all::<Stellium>() {
        let (mut game, mut draws) = Stellium::dealt(setup, Seed::from(38));
        let mut player = Playout::new(Stream::new(Seed::from(83)));
        while !game.is_over() {
            player.step(&mut game, &mut draws, &mut Silent);
            assert_eq!(Body::ALL.map(|body| bodies(&game, body)), [11, 10, 9, 8]);
        }
    }
}
