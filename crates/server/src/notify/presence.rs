//! Who looks at which table through this node, as far as notices are concerned: someone who sees it
//! needs no notice.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use room::Id;

use super::Clock;

/// Who looks at which table.
pub(crate) struct Presence {
    people: Mutex<HashMap<Id, HashMap<Id, Seen>>>,
    clock: Clock,
    /// A page may reconnect by itself and say a moment later that it is hidden: until then it does
    /// not count.
    settled: Duration,
}

/// A person at one table.
#[derive(Default)]
struct Seen {
    /// The visible pages, and since when.
    pages: HashMap<u64, Instant>,
    /// The last sign of life apart from these.
    at: Option<i64>,
}

impl Seen {
    fn looks(&self, settled: Duration) -> bool {
        self.pages.values().any(|since| since.elapsed() >= settled)
    }
}

/// A visible page, until this is dropped.
pub(crate) struct Attendance {
    presence: Arc<Presence>,
    guest: Id,
    table: Id,
    page: u64,
}

/// When each person was last seen, and at which table.
pub(crate) type Sightings = HashMap<Id, Vec<(Id, i64)>>;

impl Presence {
    pub(crate) fn new(clock: Clock, settled: Duration) -> Arc<Presence> {
        Arc::new(Presence { people: Mutex::default(), clock, settled })
    }

    /// Records that a person looks at a table from now on.
    pub(crate) fn attend(self: &Arc<Presence>, guest: &Id, table: &Id) -> Attendance {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let page = COUNT.fetch_add(1, Ordering::Relaxed);
        let mut people = self.people();
        let tables = people.entry(guest.clone()).or_default();
        tables.entry(table.clone()).or_default().pages.insert(page, Instant::now());
        Attendance { presence: self.clone(), guest: guest.clone(), table: table.clone(), page }
    }

    /// Records that a person has acted at a table.
    pub(crate) fn note(&self, guest: &Id, table: &Id) {
        let now = self.clock.now();
        let mut people = self.people();
        let tables = people.entry(guest.clone()).or_default();
        tables.entry(table.clone()).or_default().at = Some(now);
    }

    /// Whether a person looks at a table.
    pub(crate) fn looks(&self, guest: &Id, table: &Id) -> bool {
        let people = self.people();
        let seen = people.get(guest).and_then(|tables| tables.get(table));
        seen.is_some_and(|seen| seen.looks(self.settled))
    }

    /// Who was seen since the last call.
    pub(crate) fn sightings(&self) -> Sightings {
        let now = self.clock.now();
        let mut people = self.people();
        let mut sightings = Sightings::new();
        people.retain(|guest, tables| {
            tables.retain(|table, seen| {
                let at = if seen.looks(self.settled) { Some(now) } else { seen.at };
                if let Some(at) = at {
                    sightings.entry(guest.clone()).or_default().push((table.clone(), at));
                }
                seen.at = None;
                !seen.pages.is_empty()
            });
            !tables.is_empty()
        });
        sightings
    }

    fn people(&self) -> MutexGuard<'_, HashMap<Id, HashMap<Id, Seen>>> {
        // No code under this lock can leave the map half changed.
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let (now, settled) = (self.presence.clock.now(), self.presence.settled);
        let mut people = self.presence.people();
        let seen = people.get_mut(&self.guest).and_then(|tables| tables.get_mut(&self.table));
        if let Some(seen) = seen {
            let since = seen.pages.remove(&self.page);
            if since.is_some_and(|since| since.elapsed() >= settled) {
                seen.at = Some(now);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;
    use std::thread::sleep;

    const SETTLED: Duration = Duration::from_millis(20);

    #[test]
    fn who_looks_is_seen_and_whose_page_only_comes_back_is_not() {
        let presence = Presence::new(Clock::default(), SETTLED);
        let (ann, table) = (random::id(), random::id());
        let page = presence.attend(&ann, &table);
        assert!(!presence.looks(&ann, &table) && presence.sightings().is_empty());
        drop(page);
        assert!(presence.sightings().is_empty(), "it said at once that nobody looks");
        let page = presence.attend(&ann, &table);
        sleep(2 * SETTLED);
        assert!(presence.looks(&ann, &table));
        assert_eq!(presence.sightings()[&ann].len(), 1);
        assert_eq!(presence.sightings()[&ann].len(), 1, "still there");
        drop(page);
        assert_eq!(presence.sightings()[&ann].len(), 1, "a moment ago");
        assert!(presence.sightings().is_empty() && presence.people().is_empty());
        presence.note(&ann, &table);
        assert_eq!(presence.sightings()[&ann][0].0, table);
        assert!(presence.sightings().is_empty());
    }
}
