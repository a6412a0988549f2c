//! Whether predictions came true: chances and outcomes in bins, the error, and its uncertainty.

use std::collections::BTreeMap;

use table::{Seat, Seed, Stream};

/// The number of bins for chances from 0 to 1.
pub(super) const BINS: usize = 10;
/// The lower bound of chances in logarithms.
const FAINTEST: f64 = 1e-3;
/// How often games are resampled to find the uncertainty of an error.
const RESAMPLES: usize = 400;

/// Predictions of one kind, and the outcomes.
#[derive(Clone, Debug, Default)]
pub(super) struct Reliability {
    predictions: Vec<Prediction>,
}

/// A prediction at one position of a game, and the game's result.
#[derive(Clone, Debug)]
pub(super) struct Prediction {
    /// The number of the game: predictions for the same game are not independent.
    pub(super) game: u64,
    /// The seat to act.
    pub(super) mover: Seat,
    /// The chances, and the shares of the victory.
    pub(super) chances: Vec<f64>,
    pub(super) parts: Vec<f64>,
}

/// Predictions of nearly the same chance.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bin {
    count: f64,
    predicted: f64,
    happened: f64,
    /// The variance of outcomes by chance alone.
    variance: f64,
}

impl Bin {
    /// The mean prediction, and the mean outcome.
    pub(super) fn means(&self) -> Option<(f64, f64)> {
        (self.count > 0.0).then(|| (self.predicted / self.count, self.happened / self.count))
    }

    fn add(&mut self, chance: f64, part: f64) {
        self.count += 1.0;
        self.predicted += chance;
        self.happened += part;
        self.variance += chance * (1.0 - chance);
    }

    fn merge(&mut self, other: &Bin) {
        self.count += other.count;
        self.predicted += other.predicted;
        self.happened += other.happened;
        self.variance += other.variance;
    }
}

/// The bins from 0 to 1.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bins(pub(super) [Bin; BINS]);

impl Bins {
    fn add(&mut self, prediction: &Prediction) {
        for (&chance, &part) in prediction.chances.iter().zip(&prediction.parts) {
            self.0[((chance * BINS as f64) as usize).min(BINS - 1)].add(chance, part);
        }
    }

    fn merge(&mut self, other: &Bins) {
        self.0.iter_mut().zip(&other.0).for_each(|(bin, other)| bin.merge(other));
    }

    fn mean(&self, value: impl Fn(&Bin) -> f64) -> f64 {
        let all: f64 = self.0.iter().map(|bin| bin.count).sum();
        self.0.iter().map(value).sum::<f64>() / all.max(1.0)
    }

    /// The mean distance, over all predictions, between the outcomes and the predictions of a bin.
    fn error(&self) -> f64 {
        self.mean(|bin| (bin.happened - bin.predicted).abs())
    }
}

impl Reliability {
    pub(super) fn add(&mut self, prediction: Prediction) {
        self.predictions.push(prediction);
    }

    pub(super) fn merge(&mut self, other: &Reliability) {
        self.predictions.extend_from_slice(&other.predictions);
    }

    pub(super) fn bins(&self) -> Bins {
        let mut bins = Bins::default();
        self.predictions.iter().for_each(|prediction| bins.add(prediction));
        bins
    }

    pub(super) fn predictions(&self) -> usize {
        self.predictions.len()
    }

    /// The expected calibration error.
    pub(super) fn error(&self) -> f64 {
        self.bins().error()
    }

    /// The error expected by chance alone if every prediction were right: the mean size of a normal
    /// error. Predictions count as independent of each other.
    pub(super) fn noise(&self) -> f64 {
        self.bins().mean(|bin| (2.0 / std::f64::consts::PI * bin.variance).sqrt())
    }

    /// The standard error of the error: its spread when games are resampled, each with all its
    /// predictions.
    pub(super) fn spread(&self) -> f64 {
        let mut games: BTreeMap<u64, Bins> = BTreeMap::new();
        for prediction in &self.predictions {
            games.entry(prediction.game).or_default().add(prediction);
        }
        let games: Vec<Bins> = games.into_values().collect();
        let mut draws = Stream::new(Seed::from(0));
        let mut drawn_error = || {
            let mut bins = Bins::default();
            for _ in 0..games.len() {
                bins.merge(&games[draws.below(games.len() as u32) as usize]);
            }
            bins.error()
        };
        let errors: Vec<f64> = (0..RESAMPLES).map(|_| drawn_error()).collect();
        let mean = errors.iter().sum::<f64>() / RESAMPLES as f64;
        let squares = errors.iter().map(|error| (error - mean).powi(2)).sum::<f64>();
        (squares / (RESAMPLES - 1) as f64).sqrt()
    }

    /// How much too high the predictions for the seat to act were.
    pub(super) fn optimism(&self) -> f64 {
        let promised = |Prediction { mover, chances, parts, .. }: &Prediction| {
            chances[mover.index()] - parts[mover.index()]
        };
        self.mean(promised)
    }

    fn mean(&self, value: impl Fn(&Prediction) -> f64) -> f64 {
        self.predictions.iter().map(value).sum::<f64>() / self.predictions.len().max(1) as f64
    }

    /// The mean logarithmic loss if all chances were raised to this power.
    pub(super) fn loss(&self, power: f64) -> f64 {
        self.mean(|Prediction { chances, parts, .. }| {
            let raised: Vec<f64> =
                chances.iter().map(|chance| chance.max(FAINTEST).powf(power)).collect();
            let all: f64 = raised.iter().sum();
            raised.iter().zip(parts).map(|(chance, part)| -part * (chance / all).ln()).sum::<f64>()
        })
    }

    /// The power to which chances would have to be raised to fit best: above 1 they are too
    /// cautious, below 1 too bold.
    pub(super) fn sharpness(&self) -> f64 {
        let powers = (4..=60).map(|step| f64::from(step) / 20.0);
        powers.min_by(|a, b| self.loss(*a).total_cmp(&self.loss(*b))).unwrap_or(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An event with probability 3/4, predicted with this chance.
    fn predicted(chance: f64) -> Reliability {
        let mut found = Reliability::default();
        for game in 0..400 {
            let parts = if game % 4 == 0 { vec![0.0, 1.0] } else { vec![1.0, 0.0] };
            let chances = vec![chance, 1.0 - chance];
            found.add(Prediction { game, mover: Seat(0), chances, parts });
        }
        found
    }

    #[test]
    fn the_error_is_how_far_predictions_are_off() {
        assert!(predicted(0.75).error() < 1e-9);
        assert!((predicted(0.65).error() - 0.1).abs() < 1e-9);
        assert!((predicted(0.95).error() - 0.2).abs() < 1e-9);
        assert!((predicted(0.95).optimism() - 0.2).abs() < 1e-9);
    }

    #[test]
    fn cautious_chances_should_be_sharper_and_bold_ones_less_sharp() {
        assert!((predicted(0.75).sharpness() - 1.0).abs() < 1e-9);
        assert!(predicted(0.6).sharpness() > 2.0);
        assert!(predicted(0.95).sharpness() < 0.5);
    }

    #[test]
    fn few_predictions_are_off_by_chance() {
        // The mean deviation of 400 trials with probability 3/4 from the expectation.
        let by_chance = (2.0 / std::f64::consts::PI * 0.75 * 0.25 / 400.0).sqrt();
        assert!((predicted(0.75).noise() - by_chance).abs() < 1e-9);
    }

    #[test]
    fn predictions_of_the_same_games_are_no_surer_for_being_many() {
        let once = predicted(0.65);
        let deviation = (0.75_f64 * 0.25 / 400.0).sqrt();
        assert!((once.spread() - deviation).abs() < 0.1 * deviation, "{}", once.spread());
        let mut twice = once.clone();
        twice.merge(&once);
        assert!((twice.spread() - once.spread()).abs() < 1e-9);
    }
}
