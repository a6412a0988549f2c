//! The choices of the game, how they are written, and why one cannot be made.

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
    /// `feel`: a hand goes into the bag for the first time this turn.
    Feel,
    /// `keep`: the body felt is the one to play.
    Keep,
    /// `drop`: it goes back into the bag, and the hand finds another.
    Drop,
    /// `draw`: a body comes out of the bag unseen.
    Draw,
    /// `draw comet`: a body of this kind is taken from the bag.
    Choose(Body),
    /// `token star`: this token's influence takes the place of the body's own.
    Token(Body),
    /// `place a3`: the body goes on this empty place.
    Place(Place),
    /// `strike a3`: the body will take the place of the one there.
    Strike(Place),
    /// `push east`: where the body that was struck goes, and the row behind it.
    Push(Direction),
    /// `swap a3 h1`: the body on the first place, of the kind of the one just placed, changes
    /// places with its neighbour on the second.
    Swap(Place, Place),
    /// `turn 2`: the disc of the body just placed turns clockwise by so many sixths.
    Turn(u8),
    /// `attract h3 a3`: this black hole draws in the body on that place.
    Attract(Place, Place),
    /// `validate comet-line a0 a1 a4`: the objective is shown to be fulfilled here.
    Validate(Card, Placement),
    /// `validate comet-centres`: the same, where every body that stands right counts.
    Count(Card),
    /// `stay a0`: of the bodies used, this one stays on the board.
    Stay(Place),
    /// `settle comet d3`: of the bodies drawn for an empty disc, this one goes there.
    Settle(Body, Place),
    /// `discard comet-line`: this objective is put out of the game, to take another.
    Discard(Card),
    /// `take star-s`: this objective is taken from the display.
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

/// The words of a move not yet read.
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

    /// A move is written in one way only, so the places of a figure come in their order.
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

/// Why a move cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// Something else is asked.
    #[error("now {0}")]
    NotNow(&'static str),
    /// No such body in the bag.
    #[error("there is no {0} in the bag")]
    NotInBag(Body),
    /// A second token in one turn.
    #[error("one token a turn")]
    SecondToken,
    /// A token that would change nothing.
    #[error("a {0} has that influence by itself")]
    OwnInfluence(Body),
    /// The token is gone.
    #[error("the {0} token is spent")]
    TokenSpent(Body),
    /// The token's influence cannot be carried out.
    #[error("the influence of a {0} would find nothing to act on")]
    NothingToActOn(Body),
    /// Black holes are never aimed at directly.
    #[error("{0} is a black hole: nothing is placed there")]
    BlackHole(Place),
    /// Somebody is there already.
    #[error("there is a body on {0}")]
    Taken(Place),
    /// Nobody is there.
    #[error("there is no body on {0}")]
    Empty(Place),
    /// A collision is how this body is placed.
    #[error("this body is placed by collision: strike another")]
    ByCollision,
    /// A collision is not how this body is placed.
    #[error("this body is set on an empty place")]
    NotByCollision,
    /// The body just placed does not move.
    #[error("the body just placed stays where it is")]
    JustPlaced,
    /// Only bodies of one kind can be swapped.
    #[error("the first place must hold a {0}")]
    NotOfKind(Body),
    /// Equal bodies may as well stay.
    #[error("both bodies are {0}s: nothing would change")]
    SameKind(Body),
    /// A token must change something.
    #[error("the row is of {0}s, off the board: nothing would change")]
    SameRow(Body),
    /// Not neighbours.
    #[error("{0} and {1} do not touch")]
    Apart(Place, Place),
    /// A disc turns by 1 to 5 sixths.
    #[error("a disc turns by 1 to 5 sixths")]
    WholeTurn,
    /// Not a black hole.
    #[error("{0} is no black hole")]
    NoHole(Place),
    /// The black hole is taken.
    #[error("the black hole {0} is full")]
    FullHole(Place),
    /// The influence is a token's, or the table requires all of them.
    #[error("this influence must be carried out")]
    MustAct,
    /// Not one's own objective.
    #[error("{0} is not in your hand")]
    NotInHand(Card),
    /// Not fulfilled there.
    #[error("{0} is not fulfilled there")]
    NotFulfilled(Card),
    /// Not a body that was used.
    #[error("the body on {0} was not used for the objective")]
    NotUsed(Place),
    /// Not among the bodies drawn.
    #[error("no {0} is left of the bodies drawn")]
    NotDrawn(Body),
    /// Not a free start place.
    #[error("{0} is no free start place of the disc being filled")]
    NoStartPlace(Place),
    /// Not on display.
    #[error("{0} is not on display")]
    NotOnDisplay(Card),
    /// Nothing can be done any more.
    #[error("the game is over")]
    Over,
}
