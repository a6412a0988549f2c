//! Whether what was predicted came true: chances and outcomes in bins, and the error.

/// How many bins the chances from 0 to 1 are counted in.
pub(super) const BINS: usize = 10;
/// Chances are never taken for nearer to 0 than this, where logarithms are taken of them.
const FAINTEST: f64 = 1e-3;

/// Predictions of one kind, and what happened.
#[derive(Clone, Debug, Default)]
pub(super) struct Reliability {
    bins: [Bin; BINS],
    /// Each prediction as a whole, for its logarithmic loss: the chances, and the parts in the
    /// victory.
    whole: Vec<(Vec<f64>, Vec<f64>)>,
}

/// Predictions of nearly the same chance.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bin {
    count: f64,
    predicted: f64,
    happened: f64,
    /// What chance alone would let outcomes vary by.
    variance: f64,
}

impl Bin {
    /// The mean of what was predicted, and of what happened.
    pub(super) fn means(&self) -> Option<(f64, f64)> {
        (self.count > 0.0).then(|| (self.predicted / self.count, self.happened / self.count))
    }
}

impl Reliability {
    pub(super) fn add(&mut self, chances: &[f64], parts: &[f64]) {
        for (&chance, &part) in chances.iter().zip(parts) {
            let bin = &mut self.bins[((chance * BINS as f64) as usize).min(BINS - 1)];
            bin.count += 1.0;
            bin.predicted += chance;
            bin.happened += part;
            bin.variance += chance * (1.0 - chance);
        }
        self.whole.push((chances.into(), parts.into()));
    }

    pub(super) fn merge(&mut self, other: &Reliability) {
        for (chances, parts) in &other.whole {
            self.add(chances, parts);
        }
    }

    pub(super) fn bins(&self) -> &[Bin; BINS] {
        &self.bins
    }

    pub(super) fn predictions(&self) -> usize {
        self.whole.len()
    }

    fn over_bins(&self, value: impl Fn(&Bin) -> f64) -> f64 {
        let all: f64 = self.bins.iter().map(|bin| bin.count).sum();
        self.bins.iter().map(value).sum::<f64>() / all.max(1.0)
    }

    /// The expected calibration error: by how much, on average over all predictions, what happened
    /// in their bin is off what was predicted there.
    pub(super) fn error(&self) -> f64 {
        self.over_bins(|bin| (bin.happened - bin.predicted).abs())
    }

    /// What that error would be by chance alone if every prediction were right: the mean of the
    /// size of a normal error. Predictions count as independent of each other.
    pub(super) fn noise(&self) -> f64 {
        self.over_bins(|bin| (2.0 / std::f64::consts::PI * bin.variance).sqrt())
    }

    /// The mean logarithmic loss if all chances were raised to this power.
    fn loss(&self, power: f64) -> f64 {
        let loss = |(chances, parts): &(Vec<f64>, Vec<f64>)| {
            let raised: Vec<f64> =
                chances.iter().map(|chance| chance.max(FAINTEST).powf(power)).collect();
            let all: f64 = raised.iter().sum();
            raised.iter().zip(parts).map(|(chance, part)| -part * (chance / all).ln()).sum::<f64>()
        };
        self.whole.iter().map(loss).sum::<f64>() / self.whole.len().max(1) as f64
    }

    /// The power to which chances would have to be raised to fit best: above 1 they are too
    /// cautious, below too bold.
    pub(super) fn sharpness(&self) -> f64 {
        let powers = (4..=60).map(|step| f64::from(step) / 20.0);
        powers.min_by(|a, b| self.loss(*a).total_cmp(&self.loss(*b))).unwrap_or(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What happens three times in four, predicted with this chance.
    fn predicted(chance: f64) -> Reliability {
        let mut found = Reliability::default();
        for game in 0..400 {
            let won = if game % 4 == 0 { [0.0, 1.0] } else { [1.0, 0.0] };
            found.add(&[chance, 1.0 - chance], &won);
        }
        found
    }

    #[test]
    fn the_error_is_how_far_predictions_are_off() {
        assert!(predicted(0.75).error() < 1e-9);
        assert!((predicted(0.65).error() - 0.1).abs() < 1e-9);
        assert!((predicted(0.95).error() - 0.2).abs() < 1e-9);
    }

    #[test]
    fn cautious_chances_should_be_sharper_and_bold_ones_less_sharp() {
        assert!((predicted(0.75).sharpness() - 1.0).abs() < 1e-9);
        assert!(predicted(0.6).sharpness() > 2.0);
        assert!(predicted(0.95).sharpness() < 0.5);
    }

    #[test]
    fn few_predictions_are_off_by_chance() {
        // The mean distance of 400 throws with 3 in 4 from what is expected.
        let by_chance = (2.0 / std::f64::consts::PI * 0.75 * 0.25 / 400.0).sqrt();
        assert!((predicted(0.75).noise() - by_chance).abs() < 1e-9);
    }
}
