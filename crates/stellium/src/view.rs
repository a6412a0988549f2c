//! What a viewer may see: everything but the order of the reserve.
//!
//! What is in the bag can be counted and hands are open, so all viewers see the same. What comes
//! out of the bag next is nowhere: it is drawn when it is needed.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Game, Seat, Viewer};

use crate::board::{Direction, PlaceSet};
use crate::body::{Body, ByBody, Heap};
use crate::cards::{Card, CardSet};
use crate::phase::Phase;
use crate::position::{LaidDisc, SeatBoard};
use crate::state::Stellium;

/// The table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The round, from 1.
    pub round: u8,
    /// Whether the display is gone and this round is the last one.
    pub last_round: bool,
    /// The points of validated objectives that end the game.
    pub limit: i32,
    /// Who began, and begins every round.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who is to decide: in the filling of a disc it need not be the one whose turn it is.
    pub to_act: Option<Seat>,
    /// What is to be decided.
    pub phase: Phase,
    /// Where the last collision went.
    pub last_push: Option<Direction>,
    /// The discs, `a` to `f`.
    pub discs: Vec<LaidDisc>,
    /// Where the symbols of each colour are now. The start places are all of them.
    pub symbols: ByBody<PlaceSet>,
    /// Where the bodies are.
    pub bodies: ByBody<PlaceSet>,
    /// What is in the bag.
    pub bag: Heap,
    /// The objectives that can be taken.
    pub display: CardSet,
    /// How many objectives are still face down.
    pub reserve: usize,
    /// The objectives out of the game.
    pub out: CardSet,
    /// What each seat has.
    pub seats: Vec<SeatView>,
    /// Who has reached the limit, in the order in which they did.
    pub reached: Vec<Seat>,
    /// What is printed on the objectives that can still be validated and lie open.
    pub faces: BTreeMap<Card, Face>,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// What lies before it.
    #[serde(flatten)]
    pub board: SeatBoard,
    /// The score as it stands; with tokens and colours once the game is over.
    pub score: i32,
}

/// What is printed on an objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Face {
    /// Its points; for centres and symbols those for so many bodies, up to six.
    pub points: Vec<u8>,
    /// The colour of the two ends, if it is another.
    pub ends: Option<Body>,
}

impl View {
    pub(crate) fn of(game: &Stellium, _: Viewer) -> View {
        let Stellium { cards, universe, .. } = game;
        let seats = || Seat::all(game.setup.seats());
        let score = game.score();
        let seat = |seat| SeatView { board: SeatBoard::of(game, seat), score: score[seat] };
        let open = cards.display.iter().chain(seats().flat_map(|seat| cards.hands[seat].iter()));
        View {
            round: game.round,
            last_round: game.last_round,
            limit: game.limit(),
            first: game.first,
            turn: game.turn,
            to_act: game.to_act().first(),
            phase: game.phase,
            last_push: game.last_push,
            discs: LaidDisc::all(game),
            symbols: ByBody(Body::ALL.map(|body| universe.symbols(body))),
            bodies: universe.bodies(),
            bag: game.bag,
            display: cards.display,
            reserve: cards.reserve.len(),
            out: cards.out,
            seats: seats().map(seat).collect(),
            reached: game.reached.to_vec(),
            faces: open.map(|card| (card, Face::of(game, card))).collect(),
        }
    }
}

impl Face {
    fn of(game: &Stellium, card: Card) -> Face {
        let ends = Some(game.data.ends(card)).filter(|ends| *ends != card.body());
        Face { points: game.data.printed_points(card).to_vec(), ends }
    }
}
