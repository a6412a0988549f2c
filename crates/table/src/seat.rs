//! Who sits at the table, and who is looking.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The most seats any game here has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0 in the order of play.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `count`, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// The next seat at a table of `count`: the one to the left.
    #[must_use]
    pub const fn left(self, count: u8) -> Seat {
        Seat(if self.0 + 1 == count { 0 } else { self.0 + 1 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

crate::ts_type!(Seat = "number");

crate::bit_set! {
    /// A set of seats, such as those to act or the winners.
    pub struct SeatSet(u8) of Seat: seat => seat.0, bit => Seat(bit)
}

crate::serde_as_list!(SeatSet of Seat);

/// One value for each possible seat. Seats beyond the table's count hold the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerSeat<T>(pub [T; MAX_SEATS]);

impl<T: Copy> PerSeat<T> {
    /// The values of the first `count` seats.
    pub fn seated(&self, count: u8) -> &[T] {
        &self.0[..count as usize]
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Someone looking at the table. A seat sees its own secrets, a spectator no secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player at the table.
    Seat(Seat),
    /// Anyone else.
    Spectator,
    /// A reader of a finished game with all secrets open. Nobody at a table can be this viewer.
    Open,
}

impl Viewer {
    /// The seat, if the viewer is a player.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open => None,
        }
    }

    /// Whether this viewer knows what that seat knows.
    pub fn knows(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat) || self == Viewer::Open
    }

    /// All viewers of a table of `count`: the seats, then a spectator.
    pub fn all(count: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(count).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_left_of_the_last_seat_is_the_first() {
        assert_eq!(Seat(1).left(3), Seat(2));
        assert_eq!(Seat(2).left(3), Seat(0));
    }
}
