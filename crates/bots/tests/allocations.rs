//! A search that has warmed up takes nothing from the heap.

use astra::Astra;
use bots::{Budget, Insight, Mcts};
use stellium::Stellium;
use sternenhimmel::Sternenhimmel;
use table::{GameExt, Options, Playout, Seed, Setup, Sight, Silent, Stream};

fn check<G: Insight>(seats: u64) {
    let budget = Budget::Simulations(1000);
    let mut bot = Mcts::<G>::new(Seed::from(1), budget, G::TUNING);
    for moves in [2, 20] {
        let setup = Setup::new::<G>(seats, Options::default()).unwrap();
        let (mut state, mut draws) = G::dealt(setup, Seed::from(5));
        let mut player = Playout::new(Stream::new(Seed::from(4)));
        for _ in 0..moves {
            player.step(&mut state, &mut draws, &mut Silent);
        }
        let sight = Sight::new(&state, state.to_act().first().unwrap());
        // Warm: the tree has grown, buffers too. The next one may grow a little larger.
        for _ in 0..3 {
            bot.think(&sight);
        }
        let thinking = allocation_counter::measure(|| {
            assert_eq!(bot.think(&sight), 1000, "{} after {moves} moves", G::INFO.id);
        });
        assert_eq!(thinking.count_total, 0, "{} after {moves} moves", G::INFO.id);
    }
}

#[test]
fn a_simulation_allocates_nothing() {
    check::<Astra>(2);
    check::<Sternenhimmel>(3);
    check::<Stellium>(2);
}
