//! The readable, editable form of a state, and the check of its structure.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Fault, PerSeat, PositionError, Seat, Setup};

use crate::board::{DISCS, Direction, PlaceSet};
use crate::body::{Body, BodySet, ByBody, Heap};
use crate::cards::{CARDS, Card, CardSet};
use crate::data::Data;
use crate::phase::Phase;
use crate::state::{Cards, Stellium};
use crate::universe::{Laid, Universe};

/// A moment of a game in readable form. Places are written as in [`crate::board`], objectives as in
/// [`crate::cards`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The round, from 1.
    pub round: u8,
    /// Whether the display is gone and this is the round after that.
    pub last_round: bool,
    /// The seat that began, and begins every round.
    pub first: Seat,
    /// Whose turn it is, or was when the game ended.
    pub turn: Seat,
    /// The pending decision.
    pub phase: Phase,
    /// The direction of the last collision.
    pub last_push: Option<Direction>,
    /// The six discs, `a` to `f`.
    pub discs: Vec<LaidDisc>,
    /// Where the bodies are.
    pub bodies: ByBody<PlaceSet>,
    /// The contents of the bag. Together with the bodies on the board, the one in hand and those
    /// drawn for an empty disc there are 11 planets, 10 comets, 9 stars and 8 supernovas.
    pub bag: Heap,
    /// The objectives on display.
    pub display: CardSet,
    /// The objectives still face down, the next one first.
    pub reserve: Vec<Card>,
    /// The objectives out of the game.
    pub out: CardSet,
    /// What each seat has.
    pub seats: Vec<SeatBoard>,
    /// The seats that have reached the limit, in that order.
    pub reached: Vec<Seat>,
}

/// A disc as it lies on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LaidDisc {
    /// The name of the disc.
    pub galaxy: String,
    /// How many sixths it is turned clockwise, from 0 to 5.
    pub turned: u8,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatBoard {
    /// The objectives in hand.
    pub hand: CardSet,
    /// The validated objectives, and the points of each.
    pub validated: BTreeMap<Card, u8>,
    /// The tokens not yet spent.
    pub tokens: BodySet,
}

impl LaidDisc {
    /// The discs of a game, `a` to `f`.
    pub(crate) fn all(game: &Stellium) -> Vec<LaidDisc> {
        let name = |galaxy| game.data.galaxy_name(galaxy).to_owned();
        let disc = |Laid { galaxy, turned }| LaidDisc { galaxy: name(galaxy), turned };
        game.universe.discs().into_iter().map(disc).collect()
    }
}

impl SeatBoard {
    pub(crate) fn of(game: &Stellium, seat: Seat) -> SeatBoard {
        SeatBoard {
            hand: game.cards.hands[seat],
            validated: game.validated(seat).collect(),
            tokens: game.tokens[seat],
        }
    }
}

fn wrong<T>(fault: Fault, reason: String) -> Result<T, PositionError> {
    Err(PositionError::new(fault, reason))
}

impl Board {
    pub(crate) fn of(game: &Stellium) -> Board {
        let Stellium { cards, universe, .. } = game;
        Board {
            round: game.round,
            last_round: game.last_round,
            first: game.first,
            turn: game.turn,
            phase: game.phase,
            last_push: game.last_push,
            discs: LaidDisc::all(game),
            bodies: universe.bodies(),
            bag: game.bag,
            display: cards.display,
            reserve: cards.reserve.iter().rev().copied().collect(),
            out: cards.out,
            seats: Seat::all(game.setup.seats()).map(|seat| SeatBoard::of(game, seat)).collect(),
            reached: game.reached.to_vec(),
        }
    }

    /// The state that the position describes. This rejects what a state cannot even represent;
    /// other impossible positions are left to `check_invariants`.
    pub fn state_with(&self, data: &'static Data, setup: Setup) -> Result<Stellium, PositionError> {
        self.check_seats(setup.seats())?;
        Ok(Stellium {
            setup,
            data,
            universe: self.read_universe(data)?,
            bag: self.bag,
            cards: self.read_cards()?,
            tokens: self.per_seat(|seat| seat.tokens),
            reached: self.reached.iter().copied().collect(),
            first: self.first,
            turn: self.turn,
            round: self.round,
            last_round: self.last_round,
            phase: self.phase,
            last_push: self.last_push,
        })
    }

    fn check_seats(&self, seats: u8) -> Result<(), PositionError> {
        let described = self.seats.len();
        if described != usize::from(seats) {
            return wrong(
                Fault::Count,
                format!("seats: {seats} sit at the table, not {described}"),
            );
        }
        let named = [("first", &self.first), ("turn", &self.turn)];
        let reached = self.reached.iter().map(|seat| ("reached", seat));
        if let Some((place, seat)) = named.into_iter().chain(reached).find(|(_, s)| s.0 >= seats) {
            return wrong(Fault::Unknown, format!("{place}: seat {seat} is not at the table"));
        }
        let mut before = self.reached.iter().enumerate();
        match before.find(|(at, seat)| self.reached[..*at].contains(seat)) {
            Some((_, seat)) => wrong(Fault::Count, format!("reached: seat {seat} is named twice")),
            None => Ok(()),
        }
    }

    fn per_seat<T: Copy + Default>(&self, of: impl Fn(&SeatBoard) -> T) -> PerSeat<T> {
        let mut values = PerSeat::default();
        values.0.iter_mut().zip(&self.seats).for_each(|(value, seat)| *value = of(seat));
        values
    }

    fn read_universe(&self, data: &Data) -> Result<Universe, PositionError> {
        if self.discs.len() != DISCS {
            let reason = format!("discs: there are {DISCS}, not {}", self.discs.len());
            return wrong(Fault::Count, reason);
        }
        let mut discs = [Laid::default(); DISCS];
        for (at, LaidDisc { galaxy: name, turned }) in self.discs.iter().enumerate() {
            let Some(galaxy) = data.galaxy(name) else {
                let reason = format!("discs[{at}].galaxy: there is no disc {name:?}");
                return wrong(Fault::Unknown, reason);
            };
            if discs[..at].iter().any(|laid| laid.galaxy == galaxy) {
                let reason = format!("discs[{at}].galaxy: {name:?} lies on the board twice");
                return wrong(Fault::Count, reason);
            }
            if *turned > 5 {
                let reason = format!("discs[{at}].turned: by 0 to 5 sixths, not {turned}");
                return wrong(Fault::Count, reason);
            }
            discs[at] = Laid { galaxy, turned: *turned };
        }
        let mut universe = Universe::new(data, discs);
        for body in Body::ALL {
            for place in self.bodies[body] {
                if universe.at(place).is_some() {
                    let reason = format!("bodies.{body}: there are two bodies on {place}");
                    return wrong(Fault::Count, reason);
                }
                universe.put(body, place);
            }
        }
        Ok(universe)
    }

    fn read_cards(&self) -> Result<Cards, PositionError> {
        let reserved = self.reserve.len();
        if reserved > CARDS {
            let reason = format!("reserve: there are {CARDS} objectives in all, not {reserved}");
            return wrong(Fault::Count, reason);
        }
        let mut scored = [0; CARDS];
        for (card, points) in self.seats.iter().flat_map(|seat| &seat.validated) {
            scored[card.index()] = *points;
        }
        Ok(Cards {
            display: self.display,
            reserve: self.reserve.iter().rev().copied().collect(),
            hands: self.per_seat(|seat| seat.hand),
            validated: self.per_seat(|seat| seat.validated.keys().copied().collect()),
            scored,
            out: self.out,
        })
    }
}
