//! Observations as numbers.

use std::fmt::{self, Write};
use std::hash::{Hash, Hasher};

use table::{Event, PerSeat, Seat, Sink, Viewer};

/// A number for a value: equal values have equal numbers, and different ones practically never do.
/// It is fast enough for a search, and means nothing outside the running program.
pub fn fingerprint(value: &impl Hash) -> u64 {
    let mut hash = Fold::default();
    value.hash(&mut hash);
    hash.finish()
}

/// A sink that hashes events as each seat sees them.
#[derive(Clone, Debug)]
pub(super) struct Observer {
    seats: u8,
    seen: PerSeat<Fold>,
}

impl Observer {
    /// An observer for a table of `seats`.
    pub(super) fn new(seats: u8) -> Observer {
        Observer { seats, seen: PerSeat::default() }
    }

    /// What each seat has seen so far.
    pub(super) fn observations(&self) -> PerSeat<u64> {
        PerSeat(self.seen.0.map(|seen| seen.finish()))
    }
}

impl<E: Event> Sink<E> for Observer {
    fn tell(&mut self, event: E) {
        for seat in Seat::all(self.seats) {
            if let Some(seen) = event.seen_by(Viewer::Seat(seat)) {
                // Writing into a hash does not fail. The brackets keep events apart.
                let _ = write!(self.seen[seat], "[{seen:?}]");
            }
        }
    }
}

/// The hash of Firefox and rustc: a rotation, an exclusive or and a multiplication for each word.
#[derive(Clone, Copy, Debug)]
struct Fold(u64);

impl Fold {
    const FACTOR: u64 = 0x517c_c1b7_2722_0a95;

    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(Fold::FACTOR);
    }
}

impl Default for Fold {
    /// A nonzero start, since a first word of zero would leave zero unchanged.
    fn default() -> Fold {
        Fold(Fold::FACTOR)
    }
}

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.add(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, value: u8) {
        self.add(value.into());
    }

    #[inline]
    fn write_u16(&mut self, value: u16) {
        self.add(value.into());
    }

    #[inline]
    fn write_u32(&mut self, value: u32) {
        self.add(value.into());
    }

    #[inline]
    fn write_u64(&mut self, value: u64) {
        self.add(value);
    }

    #[inline]
    fn write_usize(&mut self, value: usize) {
        self.add(value as u64);
    }
}

impl Write for Fold {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.write(text.as_bytes());
        Ok(())
    }
}
