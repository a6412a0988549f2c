//! A moment of the game.

use table::{List, MAX_SEATS, PerSeat, Seat, Setup};

use crate::board::Direction;
use crate::body::{BodySet, Heap};
use crate::cards::{CARDS, Card, CardSet};
use crate::data::Data;
use crate::phase::Phase;
use crate::universe::Universe;

/// A moment of a game of Stellium.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stellium {
    pub(crate) setup: Setup,
    pub(crate) data: &'static Data,
    pub(crate) universe: Universe,
    pub(crate) bag: Heap,
    pub(crate) cards: Cards,
    /// The influence tokens not yet spent.
    pub(crate) tokens: PerSeat<BodySet>,
    /// Who has reached the limit, in the order in which they did.
    pub(crate) reached: List<Seat, MAX_SEATS>,
    /// Who began, and begins every round.
    pub(crate) first: Seat,
    /// Whose turn it is, or was when the game ended.
    pub(crate) turn: Seat,
    /// The round, from 1.
    pub(crate) round: u8,
    /// Whether the display was removed and this is the round after.
    pub(crate) last_round: bool,
    pub(crate) phase: Phase,
    /// Where the last collision went. All have seen it, and nothing on the board may show it.
    pub(crate) last_push: Option<Direction>,
}

/// Where the forty objectives are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cards {
    pub(crate) display: CardSet,
    pub(crate) reserve: Reserve,
    pub(crate) hands: PerSeat<CardSet>,
    pub(crate) validated: PerSeat<CardSet>,
    /// What each validated objective has scored; 0 for the others.
    pub(crate) scored: [u8; CARDS],
    /// Put out of the game.
    pub(crate) out: CardSet,
}

/// The objectives that are face down, the top one last.
pub(crate) type Reserve = List<Card, CARDS>;

/// What everybody may know of a state, without the detour of a view.
impl Stellium {
    /// What is to be decided next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What lies on the board.
    pub fn universe(&self) -> &Universe {
        &self.universe
    }

    /// What is in the bag.
    pub fn bag(&self) -> Heap {
        self.bag
    }

    /// Whose turn it is, or was when the game ended.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The objectives on display.
    pub fn display(&self) -> CardSet {
        self.cards.display
    }

    /// The objectives a seat has in hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.cards.hands[seat]
    }

    /// What is printed on discs and objectives.
    pub fn data(&self) -> &'static Data {
        self.data
    }
}
