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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

/// Some cards, one bit a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet(0);
    /// All cards.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);

    /// Just this card.
    pub const fn only(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// Whether the card is one of them.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// These and those.
    #[must_use]
    pub const fn union(self, others: CardSet) -> CardSet {
        CardSet(self.0 | others.0)
    }

    /// Those of these that are among the others too.
    #[must_use]
    pub const fn intersection(self, others: CardSet) -> CardSet {
        CardSet(self.0 & others.0)
    }

    /// These but for the others.
    #[must_use]
    pub const fn without(self, others: CardSet) -> CardSet {
        CardSet(self.0 & !others.0)
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in alphabetical order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = Card(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                card
            })
        })
    }

    /// The card with `n` before it.
    pub fn nth(self, n: u32) -> Card {
        let mut left = self.0;
        for _ in 0..n {
            left &= left - 1;
        }
        Card(left.trailing_zeros() as u8)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
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

/// Some stars of a card, one bit a star.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stars(pub u16);

impl Stars {
    /// No stars.
    pub const EMPTY: Stars = Stars(0);

    /// The first `count` stars.
    pub const fn first(count: u8) -> Stars {
        Stars((1 << count) - 1)
    }

    /// Just this star.
    pub const fn only(star: Star) -> Stars {
        Stars(1 << star.0)
    }

    /// Whether the star is one of them.
    #[inline]
    pub const fn contains(self, star: Star) -> bool {
        star.0 < 16 && self.0 & (1 << star.0) != 0
    }

    /// Adds a star.
    pub const fn insert(&mut self, star: Star) {
        self.0 |= 1 << star.0;
    }

    /// These and those.
    #[must_use]
    pub const fn union(self, others: Stars) -> Stars {
        Stars(self.0 | others.0)
    }

    /// Those of these that are among the others too.
    #[must_use]
    pub const fn intersection(self, others: Stars) -> Stars {
        Stars(self.0 & others.0)
    }

    /// These but for the others.
    #[must_use]
    pub const fn without(self, others: Stars) -> Stars {
        Stars(self.0 & !others.0)
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The stars in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Star> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let star = Star(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                star
            })
        })
    }

    /// The star with `n` before it.
    pub fn nth(self, n: u32) -> Star {
        let mut left = self.0;
        for _ in 0..n {
            left &= left - 1;
        }
        Star(left.trailing_zeros() as u8)
    }
}
