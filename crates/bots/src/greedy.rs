//! One move deep: the move with the best value right after it, averaged over imagined worlds.

use table::{GameExt, Seed, Sight, Silent, Stream};

use crate::insight::{Insight, keep_sensible, margin};
use crate::{Bot, Candidate, Choice};

/// Looks one move ahead.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Stream,
    /// The number of worlds it imagines.
    worlds: u32,
    /// How often it plays each move in each world, with different draws.
    samples: u32,
    /// Any move within this many points of the best is as good as the best.
    slack: f32,
}

impl Greedy {
    /// A bot that plays the best move on average over this many imagined worlds.
    pub fn new(seed: Seed, worlds: u32) -> Greedy {
        Greedy { chance: Stream::new(seed), worlds, samples: 8, slack: 0.0 }
    }

    /// A bot that takes a single imagined world for the true one, and plays at random among all
    /// moves within `slack` points of the best. Draws are sampled, since it does not know them.
    pub fn careless(seed: Seed, slack: f32) -> Greedy {
        Greedy { slack, ..Greedy::new(seed, 1) }
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
            for _ in 0..self.samples {
                // All moves get the same draws, so that only the moves differ.
                let draws = Stream::new(self.chance.fork());
                for (mv, sum) in moves.iter().zip(&mut sums) {
                    let mut after = world.clone();
                    after.play_unchecked(seat, *mv, &mut draws.clone(), &mut Silent);
                    *sum += margin(&after.greedy_value(), seat, sight.seats());
                }
            }
        }
        let visits = self.worlds * self.samples;
        let mut candidates: Vec<Candidate<G::Move>> = moves
            .iter()
            .zip(sums)
            .map(|(mv, sum)| Candidate {
                mv: *mv,
                visits: visits.into(),
                margin: sum / visits as f32,
                line: vec![(seat, *mv)],
            })
            .collect();
        candidates.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        let best = candidates[0].margin;
        let near = candidates.iter().take_while(|c| c.margin >= best - self.slack).count();
        let mv = candidates[self.chance.below(near as u32) as usize].mv;
        let simulations = u64::from(visits) * moves.len() as u64;
        Choice { mv, candidates, simulations }
    }
}
