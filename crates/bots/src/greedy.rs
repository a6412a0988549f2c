//! One move deep: the move after which its seat stands best, over several imagined worlds.

use table::{GameExt, Seed, Sight, Silent, Stream};

use crate::insight::{Insight, keep_sensible, margin};
use crate::{Bot, Candidate, Choice};

/// Looks one move ahead.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Stream,
    /// How many worlds it imagines.
    worlds: u32,
    /// How often it tries a move in each of them: what chance brings differs.
    throws: u32,
    /// How far below the best a move may look and still be played now and then, in points.
    whim: f32,
}

impl Greedy {
    /// A bot that plays what looks best in this many imagined worlds.
    pub fn new(seed: Seed, worlds: u32) -> Greedy {
        Greedy { chance: Stream::new(seed), worlds, throws: 8, whim: 0.0 }
    }

    /// One that holds a single imagined world for the true one, and also plays what looks a little
    /// worse, up to so many points. What the dice will show not even it believes to know: it tries
    /// each move with several throws.
    pub fn careless(seed: Seed, whim: f32) -> Greedy {
        Greedy { throws: 8, whim, ..Greedy::new(seed, 1) }
    }
}

impl<G: Insight> Bot<G> for Greedy {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Choice<G::Move> {
        let seat = sight.seat();
        let mut moves = Vec::new();
        sight.legal(&mut moves);
        keep_sensible(&sight.imagine(&mut self.chance), seat, &mut moves);
        let mut sums = vec![0.0; moves.len()];
        for _ in 0..self.worlds {
            let world = sight.imagine(&mut self.chance);
            for _ in 0..self.throws {
                // All moves meet the same draws, so that they differ by themselves alone.
                let draws = Stream::new(self.chance.fork());
                for (mv, sum) in moves.iter().zip(&mut sums) {
                    let mut after = world.clone();
                    after.play_unchecked(seat, *mv, &mut draws.clone(), &mut Silent);
                    *sum += margin(&after.at_first_sight(), seat, sight.seats());
                }
            }
        }
        let tries = self.worlds * self.throws;
        let mut candidates: Vec<Candidate<G::Move>> = moves
            .iter()
            .zip(sums)
            .map(|(mv, sum)| Candidate {
                mv: *mv,
                visits: tries.into(),
                margin: sum / tries as f32,
                line: vec![(seat, *mv)],
            })
            .collect();
        candidates.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        let best = candidates[0].margin;
        let near = candidates.iter().take_while(|c| c.margin >= best - self.whim).count();
        let mv = candidates[self.chance.below(near as u32) as usize].mv;
        let simulations = u64::from(tries) * moves.len() as u64;
        Choice { mv, candidates, simulations }
    }
}
