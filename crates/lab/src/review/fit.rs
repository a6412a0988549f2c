//! The doubt for which predicted chances come true best.
//!
//! A search does not depend on the doubt, which only determines the value of the ends of
//! simulations. So these are stored, and any doubt can be tried on them.

use bots::evaluator::Leaf;

use super::reliability::{Prediction, Reliability};
use crate::report::Cell;

/// About how many ends of a search are stored.
const KEPT: usize = 400;
/// The factors for each number of a doubt in the search for a better one, in decreasing size.
const STEPS: [f32; 4] = [1.5, 1.2, 1.08, 1.03];
/// The lower bound of a doubt's numbers: smaller values cannot be told from zero.
const SMALLEST: f32 = 0.02;

/// An analysed position: where simulations ended, and the result of the game.
pub(super) struct Ending {
    leaves: Vec<Leaf>,
    prediction: Prediction,
}

impl Ending {
    pub(super) fn new(leaves: Vec<Leaf>, prediction: Prediction) -> Ending {
        let apart = leaves.len().div_ceil(KEPT).max(1);
        Ending { leaves: leaves.into_iter().step_by(apart).collect(), prediction }
    }

    /// The prediction with this doubt.
    fn with(&self, doubt: [f32; 2]) -> Prediction {
        let mut prediction = self.prediction.clone();
        prediction.chances.fill(0.0);
        for leaf in &self.leaves {
            let chances = leaf.chances(doubt);
            for (sum, chance) in prediction.chances.iter_mut().zip(chances.0) {
                *sum += f64::from(chance) / self.leaves.len() as f64;
            }
        }
        prediction
    }
}

fn predicted(endings: &[Ending], doubt: [f32; 2]) -> Reliability {
    let mut all = Reliability::default();
    for ending in endings {
        all.add(ending.with(doubt));
    }
    all
}

/// The doubt with the smallest mean logarithmic loss, on a grid around the present one that moves
/// to the best point and narrows.
pub(super) fn fit(endings: &[Ending], now: [f32; 2]) -> [f32; 2] {
    let loss = |doubt| predicted(endings, doubt).loss(1.0);
    let mut best = (loss(now), now);
    for step in STEPS {
        loop {
            let (before, [least, each]) = best;
            for (one, other) in [
                (1.0, step),
                (1.0, 1.0 / step),
                (step, 1.0),
                (1.0 / step, 1.0),
                (step, 1.0 / step),
                (1.0 / step, step),
            ] {
                let doubt = [(least * one).max(SMALLEST), (each * other).max(SMALLEST)];
                let loss = loss(doubt);
                if loss < best.0 {
                    best = (loss, doubt);
                }
            }
            if best.0 >= before {
                break;
            }
        }
    }
    best.1
}

/// The doubt, and the figures about it.
pub(super) fn figures(endings: &[Ending], doubt: [f32; 2]) -> Vec<Cell> {
    let found = predicted(endings, doubt);
    let [least, each] = doubt.map(|number| Cell::Share(number.into()));
    vec![
        least,
        each,
        Cell::Share(found.loss(1.0)),
        Cell::Share(found.error()),
        Cell::Share(found.optimism()),
    ]
}
