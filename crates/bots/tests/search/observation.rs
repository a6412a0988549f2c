//! What seats observe of moves, checked against the events they see.

use std::fmt::Debug;

use astra::Astra;
use bots::Insight;
use stellium::Stellium;
use sternenhimmel::Sternenhimmel;
use table::{Event, GameExt, PerSeat, Seat, Seed, Stream, Viewer};

use super::after;
use super::coin::{Coin, GUESS, HIDE};

/// A move that was played in a world, with the events each seat saw and its observations.
struct Outcome<M> {
    mv: M,
    seen: PerSeat<String>,
    observed: PerSeat<u64>,
}

/// Plays a move twice, with events and with observations, which must lead to the same state.
fn play<G: Insight>(world: &G, seat: Seat, mv: G::Move, draws: Seed) -> Outcome<G::Move> {
    let (mut told, mut chance, mut events) = (world.clone(), Stream::new(draws), Vec::new());
    told.play_unchecked(seat, mv, &mut chance, &mut events);
    let (mut played, mut same_chance) = (world.clone(), Stream::new(draws));
    let observed = played.play_observed(seat, mv, &mut same_chance);
    assert_eq!((&played, &same_chance), (&told, &chance), "{mv} is played in another way");
    let mut seen = PerSeat::<String>::default();
    for viewer in Seat::all(world.seats()) {
        let by_viewer = |event: &G::Event| event.seen_by(Viewer::Seat(viewer));
        seen[viewer] = format!("{:?}", events.iter().filter_map(by_viewer).collect::<Vec<_>>());
    }
    Outcome { mv, seen, observed }
}

/// Counts from the positions checked.
#[derive(Debug, Default)]
struct Found {
    /// Pairs of different moves that a seat cannot tell apart.
    confused: u32,
    /// Pairs of different moves that a seat can tell apart, and the search does too.
    distinct: u32,
}

/// In worlds that a viewer cannot tell apart, some moves are played with several draws. Where the
/// viewer sees the same events its observations must be the same, so that it learns nothing that it
/// could not know. If it sees everything that the acting seat sees, both have the same number; and
/// moves that all can see are told apart.
fn check<G: Insight>(state: &G, seeds: &mut Stream, found: &mut Found) {
    let Some(seat) = state.to_act().first() else { return };
    for viewer in Seat::all(state.seats()) {
        let mut outcomes = Vec::new();
        for _ in 0..3 {
            let world = state.imagine(Viewer::Seat(viewer), seeds);
            let mut moves = Vec::new();
            world.legal(seat, &mut moves);
            seeds.shuffle(&mut moves);
            for mv in moves.into_iter().take(12) {
                outcomes.push(play(&world, seat, mv, seeds.fork()));
            }
        }
        for one in &outcomes {
            let is_public = one.seen[viewer] == one.seen[seat];
            assert_eq!(
                one.observed[viewer] == one.observed[seat],
                is_public,
                "{viewer:?}, {}: {} and {}",
                one.mv,
                one.seen[viewer],
                one.seen[seat],
            );
            for other in &outcomes {
                compare(one, other, viewer, is_public, found);
            }
        }
    }
}

fn compare<M: Copy + PartialEq + Debug>(
    one: &Outcome<M>,
    other: &Outcome<M>,
    viewer: Seat,
    is_public: bool,
    found: &mut Found,
) {
    let same = one.observed[viewer] == other.observed[viewer];
    if one.seen[viewer] == other.seen[viewer] {
        assert!(same, "{viewer:?} cannot tell {:?} from {:?}", one.mv, other.mv);
        found.confused += u32::from(one.mv != other.mv);
    } else if is_public && one.mv != other.mv {
        assert!(!same, "{viewer:?} can tell {:?} from {:?}", one.mv, other.mv);
        found.distinct += 1;
    }
}

fn check_games<G: Insight>(seats: impl Iterator<Item = u64>) -> Found {
    let mut found = Found::default();
    for seats in seats {
        for seed in 0..4 {
            let mut seeds = Stream::new(Seed::from(seed));
            for moves in (0..60).step_by(3) {
                check(&after::<G>(seats, seed, moves), &mut seeds, &mut found);
            }
        }
    }
    assert!(found.distinct > 100, "{}: {found:?}", G::INFO.id);
    found
}

#[test]
fn an_observation_says_no_more_than_the_events_a_seat_sees() {
    let found = check_games::<Sternenhimmel>(2..=5);
    assert!(found.confused > 100, "{found:?}");
    check_games::<Stellium>(2..=4);
    check_games::<Astra>(2..=5);
}

/// The same for the default observations of a game.
#[test]
fn by_default_an_observation_is_what_a_seat_sees_of_the_events() {
    let mut found = Found::default();
    let mut seeds = Stream::new(Seed::from(1));
    for seed in 0..20 {
        check(&after::<Coin<GUESS>>(2, seed, 0), &mut seeds, &mut found);
        check(&after::<Coin<HIDE>>(2, seed, 0), &mut seeds, &mut found);
    }
    assert!(found.confused > 0 && found.distinct > 0, "{found:?}");
}
