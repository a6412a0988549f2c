//! The forty objectives: ten kinds, each in the colours of the four bodies.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::body::Body;

/// How many objectives there are.
pub const CARDS: usize = 40;

/// What an objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Three in a straight line.
    Line,
    /// Three in a row of the six round a place.
    Arc,
    /// Three that all touch each other.
    SmallTriangle,
    /// Every second of the six round a place.
    LargeTriangle,
    /// Two opposite pairs of the six round a place.
    Rectangle,
    /// Two that touch, and two of another colour that touch both.
    Rhombus,
    /// Four that bend one way, then the other.
    S,
    /// Two that touch, on different discs.
    Pair,
    /// As many as possible on centres of discs.
    Centres,
    /// As many as possible on symbols of their own colour.
    Symbols,
}

impl Kind {
    /// All kinds, in order.
    pub const ALL: [Kind; 10] = [
        Kind::Line,
        Kind::Arc,
        Kind::SmallTriangle,
        Kind::LargeTriangle,
        Kind::Rectangle,
        Kind::Rhombus,
        Kind::S,
        Kind::Pair,
        Kind::Centres,
        Kind::Symbols,
    ];

    /// The name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Line => "line",
            Kind::Arc => "arc",
            Kind::SmallTriangle => "small-triangle",
            Kind::LargeTriangle => "large-triangle",
            Kind::Rectangle => "rectangle",
            Kind::Rhombus => "rhombus",
            Kind::S => "s",
            Kind::Pair => "pair",
            Kind::Centres => "centres",
            Kind::Symbols => "symbols",
        }
    }

    /// Whether every body that stands right counts, and the points grow with their number.
    pub const fn counts_bodies(self) -> bool {
        matches!(self, Kind::Centres | Kind::Symbols)
    }
}

/// One of the forty objectives, kind after kind. Written as its colour and kind: `comet-line`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// The objective of this colour and kind.
    pub const fn new(body: Body, kind: Kind) -> Card {
        Card(kind as u8 * 4 + body as u8)
    }

    /// All objectives, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// The objective as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it asks for.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind::ALL[self.index() / 4]
    }

    /// Its colour.
    #[inline]
    pub const fn body(self) -> Body {
        Body::ALL[self.index() % 4]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.body(), self.kind().name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NoCard;

    fn from_str(text: &str) -> Result<Card, NoCard> {
        Card::all()
            .find(|card| card.to_string() == text)
            .ok_or_else(|| NoCard(text.chars().take(40).collect()))
    }
}

/// Why a text names no objective.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no objective: say a body and a kind, as in comet-line")]
pub struct NoCard(String);

impl TryFrom<String> for Card {
    type Error = NoCard;
    fn try_from(text: String) -> Result<Card, NoCard> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

table::bit_set! {
    /// Some objectives.
    pub struct CardSet(u64) of Card: card => card.0, bit => Card(bit)
}

table::serde_as_list!(CardSet of Card);
