//! Shares of a victory in whole ten-thousandths, so that sums are exact.

use serde::{Serialize, Serializer};

/// A share of a victory, or a change of it, in ten-thousandths. It is serialized as a fraction of
/// 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Share(pub i32);

/// A whole victory.
const WHOLE: i32 = 10_000;

impl Share {
    /// The share as a fraction of 1.
    pub fn part(self) -> f64 {
        f64::from(self.0) / f64::from(WHOLE)
    }

    /// The share in percent.
    pub fn percent(self) -> f64 {
        self.part() * 100.0
    }
}

impl Serialize for Share {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.part())
    }
}

/// One share per seat.
pub(super) type Shares = Vec<Share>;

/// Chances that sum to about 1, as shares that sum to exactly 1. What rounding down leaves over
/// goes to the shares that lost most by it.
pub(super) fn shares(chances: &[f64]) -> Shares {
    let exact: Vec<f64> = chances.iter().map(|chance| chance * f64::from(WHOLE)).collect();
    let mut shares: Shares = exact.iter().map(|exact| Share(exact.floor() as i32)).collect();
    let left = WHOLE - shares.iter().map(|share| share.0).sum::<i32>();
    let mut order: Vec<usize> = (0..shares.len()).collect();
    order.sort_by(|a, b| exact[*b].fract().total_cmp(&exact[*a].fract()).then(a.cmp(b)));
    order.into_iter().cycle().take(left.max(0) as usize).for_each(|at| shares[at].0 += 1);
    shares
}

/// The first shares minus the second.
pub(super) fn difference(one: &[Share], other: &[Share]) -> Shares {
    one.iter().zip(other).map(|(one, other)| Share(one.0 - other.0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_one_together_to_the_last_digit() {
        for chances in
            [&[1.0 / 3.0; 3][..], &[1.0, 0.0], &[0.25; 4], &[0.123_456, 0.654_321, 0.222_223]]
        {
            let shares = shares(chances);
            assert_eq!(shares.iter().map(|share| share.0).sum::<i32>(), WHOLE, "{chances:?}");
            for (share, chance) in shares.iter().zip(chances) {
                assert!((share.part() - chance).abs() < 1e-4, "{share:?} {chance}");
            }
        }
    }
}
