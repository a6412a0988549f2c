//! The forty objectives: ten kinds, each in the colours of the four bodies.

use std::fmt;
use std::str::FromStr;

use table::UnknownName;

use crate::body::Body;

/// The number of objectives.
pub const CARDS: usize = 40;

table::names! {
    /// What an objective asks for.
    pub enum Kind: "kind of objective" {
        /// Three in a straight line.
        Line = "line",
        /// Three consecutive ones of the six around a place.
        Arc = "arc",
        /// Three that all touch each other.
        SmallTriangle = "small-triangle",
        /// Every second one of the six around a place.
        LargeTriangle = "large-triangle",
        /// Two opposite pairs of the six around a place.
        Rectangle = "rectangle",
        /// Two that touch, and two ends that touch both.
        Rhombus = "rhombus",
        /// Four that bend one way, then the other.
        S = "s",
        /// Two that touch, on different discs.
        Pair = "pair",
        /// As many as possible on centres of discs.
        Centres = "centres",
        /// As many as possible on symbols of their own colour.
        Symbols = "symbols",
    }
}

impl Kind {
    /// Whether every matching body counts, and the points grow with their number.
    pub const fn counts_bodies(self) -> bool {
        matches!(self, Kind::Centres | Kind::Symbols)
    }
}

/// One of the forty objectives, sorted by kind. Written as its colour and kind: `comet-line`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
        write!(f, "{}-{}", self.body(), self.kind())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Card, UnknownName> {
        Card::all()
            .find(|card| card.to_string() == text)
            .ok_or_else(|| UnknownName::new("objective", text))
    }
}

table::serde_as_text!(Card);
table::ts_type!(
    Card = format!("`${{Body}}-${{{}}}`", <Kind as ts_rs::TS>::inline(&ts_rs::Config::new()))
);

table::bit_set! {
    /// A set of objectives.
    pub struct CardSet(u64) of Card: card => card.0, bit => Card(bit)
}

table::serde_as_list!(CardSet of Card);
