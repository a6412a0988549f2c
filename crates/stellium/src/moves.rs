//! The moves, their notation, and why one is illegal.

use std::fmt;
use std::str::{FromStr, Split};

use table::NotationError;
use thiserror::Error;

use crate::board::{Direction, Place};
use crate::body::Body;
use crate::cards::Card;
use crate::patterns::Placement;

/// One small choice. A turn is a few of them, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// `feel`: feel for a body in the bag, for the first time this turn.
    Feel,
    /// `keep`: play the body felt.
    Keep,
    /// `drop`: put it back into the bag, and feel for another.
    Drop,
    /// `draw`: draw a body blind from the bag.
    Draw,
    /// `draw comet`: take a body of this kind from the bag.
    Choose(Body),
    /// `token star`: replace the body's own influence with this token's.
    Token(Body),
    /// `place a3`: set the body on this empty place.
    Place(Place),
    /// `strike a3`: the body will take the place of the one there.
    Strike(Place),
    /// `push east`: the direction in which the struck body goes, with the row behind it.
    Push(Direction),
    /// `swap a3 h1`: swap the body on the first place, which is of the kind just placed, with its
    /// neighbour on the second.
    Swap(Place, Place),
    /// `turn 2`: turn the disc under the body just placed clockwise by this many sixths.
    Turn(u8),
    /// `attract h3 a3`: have this black hole attract the body on that place.
    Attract(Place, Place),
    /// `validate comet-line a0 a1 a4`: validate the objective with the bodies here.
    Validate(Card, Placement),
    /// `validate comet-centres`: the same, for an objective where every matching body counts.
    Count(Card),
    /// `stay a0`: keep this one of the bodies used on the board.
    Stay(Place),
    /// `settle comet d3`: set one of the bodies drawn for an empty disc on this place.
    Settle(Body, Place),
    /// `discard comet-line`: discard this objective, to take another.
    Discard(Card),
    /// `take star-s`: take this objective from the display.
    Take(Card),
    /// `pass`: no influence, no further objective, or no exchange.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Feel => f.write_str("feel"),
            Move::Keep => f.write_str("keep"),
            Move::Drop => f.write_str("drop"),
            Move::Draw => f.write_str("draw"),
            Move::Choose(body) => write!(f, "draw {body}"),
            Move::Token(body) => write!(f, "token {body}"),
            Move::Place(place) => write!(f, "place {place}"),
            Move::Strike(place) => write!(f, "strike {place}"),
            Move::Push(direction) => write!(f, "push {direction}"),
            Move::Swap(one, other) => write!(f, "swap {one} {other}"),
            Move::Turn(sixths) => write!(f, "turn {sixths}"),
            Move::Attract(hole, from) => write!(f, "attract {hole} {from}"),
            Move::Validate(card, placement) => {
                write!(f, "validate {card}")?;
                placement.figure().places().into_iter().try_for_each(|place| write!(f, " {place}"))
            }
            Move::Count(card) => write!(f, "validate {card}"),
            Move::Stay(place) => write!(f, "stay {place}"),
            Move::Settle(body, place) => write!(f, "settle {body} {place}"),
            Move::Discard(card) => write!(f, "discard {card}"),
            Move::Take(card) => write!(f, "take {card}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut words = Words(text.split(' '));
        let read = words.read_move().and_then(|mv| words.end(mv));
        read.map_err(|reason| NotationError::new(text, reason))
    }
}

/// The remaining words of a move.
struct Words<'a>(Split<'a, char>);

type Read<T> = Result<T, &'static str>;

impl<'a> Words<'a> {
    fn read_move(&mut self) -> Read<Move> {
        Ok(match self.word() {
            "feel" => Move::Feel,
            "keep" => Move::Keep,
            "drop" => Move::Drop,
            "draw" if self.is_done() => Move::Draw,
            "draw" => Move::Choose(self.body()?),
            "token" => Move::Token(self.body()?),
            "place" => Move::Place(self.place()?),
            "strike" => Move::Strike(self.place()?),
            "push" => {
                Move::Push(self.name(
                    "a direction is northeast, east, southeast, southwest, west or northwest",
                )?)
            }
            "swap" => Move::Swap(self.place()?, self.place()?),
            "turn" => Move::Turn(self.sixths()?),
            "attract" => Move::Attract(self.place()?, self.place()?),
            "validate" => self.validation()?,
            "stay" => Move::Stay(self.place()?),
            "settle" => Move::Settle(self.body()?, self.place()?),
            "discard" => Move::Discard(self.card()?),
            "take" => Move::Take(self.card()?),
            "pass" => Move::Pass,
            _ => return Err("no move begins like that"),
        })
    }

    fn word(&mut self) -> &'a str {
        self.0.next().unwrap_or_default()
    }

    fn is_done(&self) -> bool {
        self.0.clone().next().is_none()
    }

    fn end(&self, mv: Move) -> Read<Move> {
        if self.is_done() { Ok(mv) } else { Err("it goes on after its end") }
    }

    fn name<T: FromStr>(&mut self, otherwise: &'static str) -> Read<T> {
        self.word().parse().map_err(|_| otherwise)
    }

    fn body(&mut self) -> Read<Body> {
        self.name("a body is planet, comet, star or supernova")
    }

    fn place(&mut self) -> Read<Place> {
        self.name("a place is a0 to f6, or h1 to h10")
    }

    fn card(&mut self) -> Read<Card> {
        self.name("an objective is a body and a kind, as in comet-line")
    }

    fn sixths(&mut self) -> Read<u8> {
        let sixths = ["1", "2", "3", "4", "5"].into_iter().zip(1..);
        let word = self.word();
        sixths
            .into_iter()
            .find_map(|(digit, sixths)| (digit == word).then_some(sixths))
            .ok_or("a disc turns by 1 to 5 sixths")
    }

    /// A move has only one notation, so the places of a figure come in order.
    fn validation(&mut self) -> Read<Move> {
        let card = self.card()?;
        if card.kind().counts_bodies() {
            return Ok(Move::Count(card));
        }
        let mut places = Vec::new();
        while !self.is_done() {
            places.push(self.place()?);
        }
        if !places.is_sorted_by(|a, b| a < b) {
            return Err("the places of a figure are named in order, as in a0 a1 a4");
        }
        let placement = Placement::of(card.kind(), places.into_iter().collect());
        placement.map(|at| Move::Validate(card, at)).ok_or("these places do not form the figure")
    }
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// Something else is to be decided.
    #[error("now {0}")]
    NotNow(&'static str),
    /// The bag has no such body.
    #[error("there is no {0} in the bag")]
    NotInBag(Body),
    /// It would be the second token in one turn.
    #[error("one token a turn")]
    SecondToken,
    /// The token would change nothing.
    #[error("a {0} has that influence by itself")]
    OwnInfluence(Body),
    /// The token has been spent.
    #[error("the {0} token is spent")]
    TokenSpent(Body),
    /// The token's influence cannot be carried out.
    #[error("the influence of a {0} would find nothing to act on")]
    NothingToActOn(Body),
    /// Bodies are never placed directly into black holes.
    #[error("{0} is a black hole: nothing is placed there")]
    BlackHole(Place),
    /// The place has a body.
    #[error("there is a body on {0}")]
    Taken(Place),
    /// The place has no body.
    #[error("there is no body on {0}")]
    Empty(Place),
    /// This body is placed by collision.
    #[error("this body is placed by collision: strike another")]
    ByCollision,
    /// This body is not placed by collision.
    #[error("this body is set on an empty place")]
    NotByCollision,
    /// The body just placed does not move.
    #[error("the body just placed stays where it is")]
    JustPlaced,
    /// One of the swapped bodies must be of the given kind.
    #[error("the first place must hold a {0}")]
    NotOfKind(Body),
    /// Swapping equal bodies would change nothing.
    #[error("both bodies are {0}s: nothing would change")]
    SameKind(Body),
    /// A token must change something.
    #[error("the row is of {0}s, off the board: nothing would change")]
    SameRow(Body),
    /// The places are not neighbours.
    #[error("{0} and {1} do not touch")]
    Apart(Place, Place),
    /// A disc turns by 1 to 5 sixths.
    #[error("a disc turns by 1 to 5 sixths")]
    WholeTurn,
    /// The place is not a black hole.
    #[error("{0} is no black hole")]
    NoHole(Place),
    /// The black hole is occupied.
    #[error("the black hole {0} is full")]
    FullHole(Place),
    /// The influence is a token's, or the table makes all of them mandatory.
    #[error("this influence must be carried out")]
    MustAct,
    /// The objective is not in the seat's hand.
    #[error("{0} is not in your hand")]
    NotInHand(Card),
    /// The objective is not fulfilled there.
    #[error("{0} is not fulfilled there")]
    NotFulfilled(Card),
    /// The body was not used for the objective.
    #[error("the body on {0} was not used for the objective")]
    NotUsed(Place),
    /// The body is not among those drawn.
    #[error("no {0} is left of the bodies drawn")]
    NotDrawn(Body),
    /// The place is not a free start place.
    #[error("{0} is no free start place of the disc being filled")]
    NoStartPlace(Place),
    /// The objective is not on display.
    #[error("{0} is not on display")]
    NotOnDisplay(Card),
    /// The game has ended.
    #[error("the game is over")]
    Over,
}
