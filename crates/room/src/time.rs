//! Points in time. No clock is read here: whoever holds a table passes in the time.

use std::ops::{Add, AddAssign};
use std::time::Duration;

/// A point in time: milliseconds since an origin chosen by the caller, which stays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Time(pub u64);

impl Time {
    /// The time elapsed since another point; zero if that lies in the future.
    pub fn since(self, earlier: Time) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Duration> for Time {
    type Output = Time;

    fn add(self, duration: Duration) -> Time {
        Time(self.0 + duration.as_millis() as u64)
    }
}

impl AddAssign<Duration> for Time {
    fn add_assign(&mut self, duration: Duration) {
        *self = *self + duration;
    }
}
