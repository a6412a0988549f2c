//! How many connections may be open at once: in total, and per household.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::household::Household;

/// A limited number of places, with a limit per household.
pub(crate) struct Places {
    most: usize,
    each: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    of: HashMap<Household, usize>,
}

/// An occupied place, until it is dropped.
pub(crate) struct Place {
    places: Arc<Places>,
    household: Option<Household>,
}

impl Places {
    pub(crate) fn new(most: usize, each: usize) -> Arc<Places> {
        Arc::new(Places { most, each, taken: Mutex::default() })
    }

    /// Takes a place, if one is free. Without a household only the total counts.
    pub(crate) fn take(self: &Arc<Places>, household: Option<Household>) -> Option<Place> {
        let mut taken = self.taken();
        if taken.all >= self.most {
            return None;
        }
        if let Some(household) = household {
            let theirs = taken.of.entry(household).or_default();
            if *theirs >= self.each {
                return None;
            }
            *theirs += 1;
        }
        taken.all += 1;
        Some(Place { places: self.clone(), household })
    }

    fn taken(&self) -> std::sync::MutexGuard<'_, Taken> {
        // No code under this lock can leave the numbers half changed.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.all -= 1;
        let Some(household) = self.household else { return };
        if let Some(theirs) = taken.of.get_mut(&household) {
            *theirs -= 1;
            if *theirs == 0 {
                taken.of.remove(&household);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn household(last: u8) -> Household {
        std::net::IpAddr::from([192, 0, 2, last]).into()
    }

    #[test]
    fn a_household_cannot_take_the_places_of_others() {
        let places = Places::new(10, 3);
        let one: Vec<_> = (0..10).filter_map(|_| places.take(Some(household(1)))).collect();
        assert_eq!(one.len(), 3);
        assert!(places.take(Some(household(2))).is_some());
    }

    #[test]
    fn a_place_is_free_again_when_it_is_left() {
        let places = Places::new(2, 1);
        let taken = places.take(Some(household(1))).unwrap();
        assert!(places.take(Some(household(1))).is_none());
        drop(taken);
        let _one = places.take(Some(household(1))).unwrap();
        let _other = places.take(None).unwrap();
        assert!(places.take(Some(household(2))).is_none(), "all are taken");
        assert_eq!(places.taken().of.len(), 1, "who has left is forgotten");
    }
}
