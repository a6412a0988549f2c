//! Properties of the bots in every game: they are honest, and light on the heap.

use bots::{Bot, Budget, Insight, Level, Mcts};
use engine::{Visit, each_game};
use table::{Game, GameExt, Options, Playout, Seat, Seed, Setup, Sight, Silent, Stream, Viewer};

/// A position after this many random moves, and the seat to act; `None` if the game is over by
/// then.
fn after<G: Game>(seats: u8, seed: u64, moves: u32) -> Option<(G, Seat)> {
    let setup = Setup::new::<G>(seats.into(), Options::default()).unwrap();
    let (mut state, mut draws) = G::dealt(setup, Seed::from(seed));
    let mut player = Playout::new(Stream::new(Seed::from(seed)));
    for _ in 0..moves {
        if !state.is_over() {
            player.step(&mut state, &mut draws, &mut Silent);
        }
    }
    let seat = state.to_act().first()?;
    Some((state, seat))
}

/// The choice of a bot is the same in every world its seat cannot tell from the true one.
fn is_honest<G: Insight>(bot: impl Fn() -> Box<dyn Bot<G>>, seats: u8) {
    let mut changed = 0;
    for (seed, moves) in [(1, 0), (2, 9), (3, 30), (4, 55)] {
        let Some((state, seat)) = after::<G>(seats, seed, moves) else { continue };
        let mut chance = Stream::new(Seed::from(seed));
        let choose = |state: &G| bot().choose(&Sight::new(state, seat));
        let truth = choose(&state);
        for _ in 0..4 {
            let world = state.imagine(Viewer::Seat(seat), &mut chance);
            changed += usize::from(world.board() != state.board());
            assert_eq!(choose(&world), truth, "{} after {moves} moves", G::INFO.id);
        }
    }
    assert!(changed > 8 || !G::INFO.hidden, "nothing was hidden in most of these positions");
}

#[derive(Clone, Copy)]
struct Honest;

impl Visit for Honest {
    type Out = ();

    fn game<G: Insight>(self) {
        for seats in G::INFO.min_seats..=G::INFO.max_seats {
            for level in [&Level::LADDER[..], &[Level::Greedy]].concat() {
                is_honest::<G>(|| level.bot(Seed::from(7), Budget::Simulations(150)), seats);
            }
        }
    }
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_choice() {
    each_game(Honest);
}

#[derive(Clone, Copy)]
struct Light;

impl Visit for Light {
    type Out = ();

    fn game<G: Insight>(self) {
        let budget = Budget::Simulations(1000);
        let mut bot = Mcts::<G>::new(Seed::from(1), budget, G::TUNING);
        for moves in [2, 20] {
            let Some((state, seat)) = after::<G>(G::INFO.min_seats, 5, moves) else { continue };
            let sight = Sight::new(&state, seat);
            // During warm-up, trees and buffers grow; a later search may still grow one a little.
            let searches = (0..8).map(|_| {
                let thinking = allocation_counter::measure(|| {
                    assert_eq!(bot.think(&sight), 1000, "{} after {moves} moves", G::INFO.id);
                });
                thinking.count_total
            });
            // Where random moves are listed, each search allocates a list.
            assert!(searches.min() <= Some(1), "{} after {moves} moves", G::INFO.id);
        }
    }
}

#[test]
fn a_simulation_allocates_nothing() {
    each_game(Light);
}
