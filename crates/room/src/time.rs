//! When something is. No clock is read here: whoever holds a table says what time it is.

use std::ops::{Add, AddAssign};
use std::time::Duration;

/// A moment: milliseconds since one of the caller's choosing, which stays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Time(pub u64);

impl Time {
    /// How long it is since another moment; nothing, if that is still to come.
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
