//! A summary of many numbers.

/// Some numbers: count, mean, spread, minimum and maximum.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Sample {
    count: u64,
    sum: i64,
    squares: i64,
    least: i64,
    greatest: i64,
}

impl FromIterator<i64> for Sample {
    fn from_iter<I: IntoIterator<Item = i64>>(numbers: I) -> Sample {
        let mut sample = Sample::default();
        for number in numbers {
            sample.add(number);
        }
        sample
    }
}

impl Sample {
    pub(crate) fn add(&mut self, number: i64) {
        let one = Sample {
            count: 1,
            sum: number,
            squares: number * number,
            least: number,
            greatest: number,
        };
        self.merge(&one);
    }

    pub(crate) fn merge(&mut self, other: &Sample) {
        if self.count == 0 {
            *self = *other;
        } else if other.count > 0 {
            self.count += other.count;
            self.sum += other.sum;
            self.squares += other.squares;
            self.least = self.least.min(other.least);
            self.greatest = self.greatest.max(other.greatest);
        }
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation.
    pub(crate) fn deviation(&self) -> f64 {
        let mean = self.mean();
        (self.squares as f64 / self.count.max(1) as f64 - mean * mean).max(0.0).sqrt()
    }

    pub(crate) fn least(&self) -> i64 {
        self.least
    }

    pub(crate) fn greatest(&self) -> i64 {
        self.greatest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_knows_its_mean_spread_and_ends() {
        let mut all: Sample = [2, 4, 4, 4].into_iter().collect();
        all.merge(&Sample::default());
        all.merge(&[5, 5, 7, 9].into_iter().collect());
        assert_eq!((all.mean(), all.deviation()), (5.0, 2.0));
        assert_eq!((all.least(), all.greatest()), (2, 9));
        all = [-3].into_iter().collect();
        assert_eq!((all.least(), all.greatest()), (-3, -3));
    }
}
