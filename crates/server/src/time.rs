//! Time as tables count it: on a clock that never goes back, since the server began.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use room::Time;

static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Now.
pub(crate) fn now() -> Time {
    Time(BEGAN.elapsed().as_millis() as u64)
}

/// A table's time, to wait for.
pub(crate) fn instant(time: Time) -> tokio::time::Instant {
    (*BEGAN + Duration::from_millis(time.0)).into()
}
