//! What a player at the table knows.

use std::fmt;

use crate::{Game, GameExt, Seat, SeatSet, Stream, Viewer};

/// A game as one seat knows it. The holder of a sight, usually a bot, can ask what its seat may see
/// and do and can imagine the rest, but cannot reach the true state.
pub struct Sight<'a, G> {
    state: &'a G,
    seat: Seat,
}

/// Shows only the seat: the state must not leak, not even into a log.
impl<G> fmt::Debug for Sight<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sight").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<'a, G: Game> Sight<'a, G> {
    /// The sight of a seat. For whoever runs the table.
    pub fn new(state: &'a G, seat: Seat) -> Sight<'a, G> {
        Sight { state, seat }
    }

    /// The seat whose sight it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// Appends the seat's legal moves.
    pub fn legal(&self, moves: &mut Vec<G::Move>) {
        self.state.legal(self.seat, moves);
    }

    /// A random world that the seat cannot tell from the true one.
    #[must_use]
    pub fn imagine(&self, chance: &mut Stream) -> G {
        self.eyes().imagine(chance)
    }

    /// The same knowledge as [`Eyes`].
    pub fn eyes(&self) -> Eyes<'a, G> {
        Eyes::new(self.state, Viewer::Seat(self.seat))
    }
}

/// A game as known to a viewer that has nothing to decide and need not sit at the table. The true
/// state is as unreachable as with a [`Sight`].
pub struct Eyes<'a, G> {
    state: &'a G,
    viewer: Viewer,
}

impl<G> Clone for Eyes<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Eyes<'_, G> {}

/// Shows only the viewer, not what it sees.
impl<G> fmt::Debug for Eyes<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Eyes").field("viewer", &self.viewer).finish_non_exhaustive()
    }
}

impl<'a, G: Game> Eyes<'a, G> {
    /// The eyes of a viewer. For whoever runs the table or reads a finished game.
    pub fn new(state: &'a G, viewer: Viewer) -> Eyes<'a, G> {
        Eyes { state, viewer }
    }

    /// The viewer whose eyes they are.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// The seats to act, which everyone knows.
    pub fn to_act(&self) -> SeatSet {
        self.state.to_act()
    }

    /// A random world that the viewer cannot tell from the true one.
    #[must_use]
    pub fn imagine(&self, chance: &mut Stream) -> G {
        self.state.imagine(self.viewer, chance)
    }
}
