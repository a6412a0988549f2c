//! Time as tables count it: on a monotonic clock.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use room::Time;

static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// The offset of the server's start, so that earlier events at other nodes have times too.
const ORIGIN: Duration = Duration::from_hours(24 * 365 * 100);

/// Now.
pub(crate) fn now() -> Time {
    Time((ORIGIN + BEGAN.elapsed()).as_millis() as u64)
}

/// A table's time as a deadline to wait for.
pub(crate) fn instant(time: Time) -> tokio::time::Instant {
    (*BEGAN + Duration::from_millis(time.0).saturating_sub(ORIGIN)).into()
}

/// A table's time as milliseconds since 1970.
pub(crate) fn to_unix(time: Time) -> i64 {
    crate::store::unix_millis() + time.0 as i64 - now().0 as i64
}

/// When something was written, by the clocks of two machines: never later than now.
pub(crate) fn of_unix(at: i64) -> Time {
    let ago = crate::store::unix_millis().saturating_sub(at).max(0) as u64;
    Time(now().0.saturating_sub(ago))
}
