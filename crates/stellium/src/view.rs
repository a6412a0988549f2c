//! What a viewer may see: everything except the order of the reserve.
//!
//! The bag's contents can be counted and hands are open, so all viewers see the same. The next body
//! from the bag is not part of the state: it is drawn when needed.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Game, Seat, Viewer};

use crate::board::{Direction, PlaceSet};
use crate::body::{Body, ByBody, Heap};
use crate::cards::{Card, CardSet};
use crate::phase::Phase;
use crate::position::{LaidDisc, SeatBoard};
use crate::state::Stellium;

/// The table as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The round, from 1.
    pub round: u8,
    /// Whether the display is gone and this round is the last.
    pub last_round: bool,
    /// The points of validated objectives at which the game ends.
    pub limit: i32,
    /// The seat that began, and begins every round.
    pub first: Seat,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The seat to act, which may be another one while a disc is being filled.
    pub to_act: Option<Seat>,
    /// The pending decision.
    pub phase: Phase,
    /// The direction of the last collision.
    pub last_push: Option<Direction>,
    /// The discs, `a` to `f`.
    pub discs: Vec<LaidDisc>,
    /// The places of the symbols of each colour. Together they are the start places.
    pub symbols: ByBody<PlaceSet>,
    /// The places of the bodies.
    pub bodies: ByBody<PlaceSet>,
    /// The contents of the bag.
    pub bag: Heap,
    /// The objectives that can be taken.
    pub display: CardSet,
    /// How many objectives are still face down.
    pub reserve: usize,
    /// The objectives out of the game.
    pub out: CardSet,
    /// What each seat has.
    pub seats: Vec<SeatView>,
    /// The seats that have reached the limit, in that order.
    pub reached: Vec<Seat>,
    /// The print on the open objectives that can still be validated.
    pub faces: BTreeMap<Card, Face>,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The open objectives and tokens.
    #[serde(flatten)]
    pub board: SeatBoard,
    /// The current score; with tokens and colours once the game is over.
    pub score: i32,
}

/// The print on an objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Face {
    /// Its points; for centres and symbols one number for each number of bodies, up to six.
    pub points: Vec<u8>,
    /// The colour of the two ends, if it is not its own.
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
