//! Stars of a card and cards of the deck, one by one and in sets.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many constellation cards there are.
pub const CARDS: usize = 48;
/// The most stars a card has.
pub const MAX_STARS: usize = 14;

/// A constellation card, by its place in the alphabet.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// The names in notation, in alphabetical order.
const NAMES: [&str; CARDS] = [
    "andromeda",
    "aquarius",
    "aquila",
    "ara",
    "argo-navis",
    "aries",
    "auriga",
    "bootes",
    "cancer",
    "canis-major",
    "canis-minor",
    "capricornus",
    "cassiopeia",
    "centaurus",
    "cepheus",
    "cetus",
    "corona-australis",
    "corona-borealis",
    "corvus",
    "crater",
    "cygnus",
    "delphinus",
    "draco",
    "equuleus",
    "eridanus",
    "gemini",
    "hercules",
    "hydra",
    "leo",
    "lepus",
    "libra",
    "lupus",
    "lyra",
    "ophiuchus",
    "orion",
    "pegasus",
    "perseus",
    "pisces",
    "piscis-austrinus",
    "sagitta",
    "sagittarius",
    "scorpius",
    "serpens",
    "taurus",
    "triangulum",
    "ursa-major",
    "ursa-minor",
    "virgo",
];

impl Card {
    pub(crate) const FIRST: Card = Card(0);

    /// All cards, in alphabetical order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// The card of a name.
    pub fn named(name: &str) -> Option<Card> {
        NAMES.binary_search(&name).ok().map(|at| Card(at as u8))
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// The card as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Card, &'static str> {
        Card::named(text).ok_or("the cards are Ptolemy's 48 constellations by their Latin names")
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Card, D::Error> {
        let text = String::deserialize(from)?;
        Card::named(&text).ok_or_else(|| D::Error::custom(format!("there is no card {text:?}")))
    }
}

table::bit_set! {
    /// Some cards, in alphabetical order.
    pub struct CardSet(u64) of Card: card => card.0, bit => Card(bit)
}

impl CardSet {
    /// All cards.
    pub const ALL: CardSet = CardSet::up_to(CARDS as u8);
}

/// A star of a card, counted from 0; written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Star(pub u8);

impl fmt::Display for Star {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

impl Serialize for Star {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (self.0 + 1).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Star {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Star, D::Error> {
        let number = u8::deserialize(from)?;
        let known = (1..=MAX_STARS as u8).contains(&number);
        if known { Ok(Star(number - 1)) } else { Err(D::Error::custom("no card has that star")) }
    }
}

table::bit_set! {
    /// Some stars of a card.
    pub struct Stars(u16) of Star: star => star.0, bit => Star(bit)
}
