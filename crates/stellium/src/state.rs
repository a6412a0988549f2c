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
    /// The unspent influence tokens.
    pub(crate) tokens: PerSeat<BodySet>,
    /// The seats that have reached the limit, in that order.
    pub(crate) reached: List<Seat, MAX_SEATS>,
    /// The seat that began, and begins every round.
    pub(crate) first: Seat,
    /// Whose turn it is, or was when the game ended.
    pub(crate) turn: Seat,
    /// The round, from 1.
    pub(crate) round: u8,
    /// Whether the display was removed and this is the round after that.
    pub(crate) last_round: bool,
    pub(crate) phase: Phase,
    /// The direction of the last collision. Everyone saw it, and the board need not show it.
    pub(crate) last_push: Option<Direction>,
}

/// Where the forty objectives are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cards {
    pub(crate) display: CardSet,
    pub(crate) reserve: Reserve,
    pub(crate) hands: PerSeat<CardSet>,
    pub(crate) validated: PerSeat<CardSet>,
    /// The points of each validated objective; 0 for the others.
    pub(crate) scored: [u8; CARDS],
    /// The discarded objectives, which are out of the game.
    pub(crate) out: CardSet,
}

/// The objectives that are face down; the top one is last.
pub(crate) type Reserve = List<Card, CARDS>;

/// Public parts of the state, without going through a view.
impl Stellium {
    /// The pending decision.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The board with its bodies.
    pub fn universe(&self) -> &Universe {
        &self.universe
    }

    /// The contents of the bag.
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

    /// The objectives in a seat's hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.cards.hands[seat]
    }

    /// The printed data of discs and objectives.
    pub fn data(&self) -> &'static Data {
        self.data
    }
}
