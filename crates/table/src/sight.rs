//! What a player at the table has to go by.

use std::fmt;

use crate::{Game, GameExt, Seat, Stream, Viewer};

/// A game as one seat knows it. Whoever is handed a sight, a bot above all, can ask what its seat
/// may see and do and imagine the rest, but cannot reach the true state.
pub struct Sight<'a, G> {
    state: &'a G,
    seat: Seat,
}

/// Says whose sight it is. The state stays out of reach, also in a log.
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

    /// Whose sight it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// Appends what the seat may do now.
    pub fn legal(&self, moves: &mut Vec<G::Move>) {
        self.state.legal(self.seat, moves);
    }

    /// A world that the seat cannot tell from the true one.
    #[must_use]
    pub fn imagine(&self, chance: &mut Stream) -> G {
        self.state.imagine(Viewer::Seat(self.seat), chance)
    }
}
