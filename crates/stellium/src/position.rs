//! The readable, editable form of a state, and what cannot be.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{PerSeat, PositionError, Seat, Setup};

use crate::board::{DISCS, Direction, Disc, PlaceSet};
use crate::body::{Body, ByBody, Heap};
use crate::cards::{CARDS, Card, CardSet};
use crate::data::Data;
use crate::phase::Phase;
use crate::state::{Cards, Stellium};
use crate::universe::{Laid, Universe};

/// A moment of a game in words. Places are written as in [`crate::board`], objectives as in
/// [`crate::cards`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The round, from 1.
    pub round: u8,
    /// Whether the display is gone and this is the round after.
    pub last_round: bool,
    /// Who began, and begins every round.
    pub first: Seat,
    /// Whose turn it is, or was when the game ended.
    pub turn: Seat,
    /// What is to be decided.
    pub phase: Phase,
    /// Where the last collision went.
    pub last_push: Option<Direction>,
    /// The six discs, `a` to `f`.
    pub discs: Vec<DiscBoard>,
    /// Where the bodies are.
    pub bodies: ByBody<PlaceSet>,
    /// What is in the bag. With the bodies on the board, the one in hand and those drawn for an
    /// empty disc there are 11 planets, 10 comets, 9 stars and 8 supernovas.
    pub bag: Heap,
    /// The objectives on display.
    pub display: CardSet,
    /// The objectives still face down, the next one first.
    pub reserve: Vec<Card>,
    /// The objectives out of the game.
    pub out: CardSet,
    /// What each seat has.
    pub players: Vec<PlayerBoard>,
    /// Who has reached the limit, in the order in which they did.
    pub reached: Vec<Seat>,
}

/// A disc as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiscBoard {
    /// Which of the six it is.
    pub galaxy: String,
    /// By how many sixths it is turned clockwise, from 0 to 5.
    pub turned: u8,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerBoard {
    /// The objectives in hand.
    pub hand: CardSet,
    /// The objectives validated, and what each has scored.
    pub validated: BTreeMap<Card, u8>,
    /// The tokens not yet spent.
    pub tokens: ByBody<bool>,
}

impl DiscBoard {
    pub(crate) fn of(game: &Stellium, disc: Disc) -> DiscBoard {
        let Laid { galaxy, turned } = game.universe.laid(disc);
        DiscBoard { galaxy: game.data.galaxy_name(galaxy).to_owned(), turned }
    }
}

impl Stellium {
    /// The objectives a seat has validated, and what each has scored.
    pub(crate) fn validated_by(&self, seat: Seat) -> BTreeMap<Card, u8> {
        let scored = |card: Card| (card, self.cards.scored[card.index()]);
        self.cards.validated[seat].iter().map(scored).collect()
    }
}

impl Board {
    pub(crate) fn of(game: &Stellium) -> Board {
        let Stellium { cards, universe, .. } = game;
        let seats = || Seat::all(game.setup.seats());
        let player = |seat| PlayerBoard {
            hand: cards.hands[seat],
            validated: game.validated_by(seat),
            tokens: game.tokens[seat],
        };
        let mut reached: Vec<Seat> = seats().filter(|seat| game.reached[*seat] > 0).collect();
        reached.sort_by_key(|seat| game.reached[*seat]);
        Board {
            round: game.round,
            last_round: game.last_round,
            first: game.first,
            turn: game.turn,
            phase: game.phase,
            last_push: game.last_push,
            discs: Disc::all().map(|disc| DiscBoard::of(game, disc)).collect(),
            bodies: ByBody(Body::ALL.map(|body| universe.of(body))),
            bag: game.bag,
            display: cards.display,
            reserve: cards.reserve.iter().rev().copied().collect(),
            out: cards.out,
            players: seats().map(player).collect(),
            reached,
        }
    }

    /// The state these words describe. What can be written but cannot be is left to
    /// [`Stellium::invariants`]; here is refused what a state cannot even hold.
    pub(crate) fn read(
        &self,
        setup: Setup,
        data: &'static Data,
    ) -> Result<Stellium, PositionError> {
        let wrong = |text: String| Err(PositionError::impossible(text));
        if self.players.len() != setup.seats() as usize {
            let (players, seats) = (self.players.len(), setup.seats());
            return wrong(format!("{players} players are described, for {seats} seats"));
        }
        let mut named = [self.first, self.turn].into_iter().chain(self.reached.iter().copied());
        if let Some(seat) = named.find(|seat| seat.0 >= setup.seats()) {
            return wrong(format!("seat {seat} is not at the table"));
        }
        Ok(Stellium {
            setup,
            data,
            universe: self.read_universe(data)?,
            bag: self.bag,
            cards: self.read_cards()?,
            tokens: self.per_seat(|seat| seat.tokens),
            reached: self.read_reached()?,
            first: self.first,
            turn: self.turn,
            round: self.round,
            last_round: self.last_round,
            phase: self.phase,
            last_push: self.last_push,
        })
    }

    fn per_seat<T: Copy + Default>(&self, of: impl Fn(&PlayerBoard) -> T) -> PerSeat<T> {
        let mut values = PerSeat::default();
        values.0.iter_mut().zip(&self.players).for_each(|(value, seat)| *value = of(seat));
        values
    }

    fn read_universe(&self, data: &Data) -> Result<Universe, PositionError> {
        let wrong = |text: String| Err(PositionError::impossible(text));
        if self.discs.len() != DISCS {
            return wrong(format!("there are six discs, not {}", self.discs.len()));
        }
        let mut discs = [Laid::default(); DISCS];
        for (at, DiscBoard { galaxy: name, turned }) in self.discs.iter().enumerate() {
            let Some(galaxy) = data.galaxy(name) else {
                return wrong(format!("there is no disc {name:?}"));
            };
            if discs[..at].iter().any(|laid| laid.galaxy == galaxy) {
                return wrong(format!("the disc {name:?} lies twice on the board"));
            }
            if *turned > 5 {
                return wrong(format!(
                    "the disc {name:?} is turned by 0 to 5 sixths, not {turned}"
                ));
            }
            discs[at] = Laid { galaxy, turned: *turned };
        }
        let mut universe = Universe::new(data, discs);
        for body in Body::ALL {
            for place in self.bodies[body] {
                if universe.at(place).is_some() {
                    return wrong(format!("there are two bodies on {place}"));
                }
                universe.put(body, place);
            }
        }
        Ok(universe)
    }

    fn read_cards(&self) -> Result<Cards, PositionError> {
        if self.reserve.len() > CARDS {
            return Err(PositionError::impossible(format!("there are {CARDS} objectives in all")));
        }
        let mut scored = [0; CARDS];
        for (card, points) in self.players.iter().flat_map(|seat| &seat.validated) {
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

    fn read_reached(&self) -> Result<PerSeat<u8>, PositionError> {
        let mut reached = PerSeat::default();
        for (seat, order) in self.reached.iter().zip(1..) {
            if reached[*seat] > 0 {
                let text = format!("seat {seat} has reached the limit twice");
                return Err(PositionError::impossible(text));
            }
            reached[*seat] = order;
        }
        Ok(reached)
    }
}
