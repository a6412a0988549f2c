//! Cards of the deck and stars of a card, one by one and in sets.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most stars a card has.
pub const MAX_STARS: usize = 14;

table::names! {
    /// A constellation card.
    #[derive(Default)]
    #[allow(missing_docs, reason = "each is its own name")]
    pub enum Card: "card" {
        #[default]
        Andromeda = "andromeda",
        Aquarius = "aquarius",
        Aquila = "aquila",
        Ara = "ara",
        ArgoNavis = "argo-navis",
        Aries = "aries",
        Auriga = "auriga",
        Bootes = "bootes",
        Cancer = "cancer",
        CanisMajor = "canis-major",
        CanisMinor = "canis-minor",
        Capricornus = "capricornus",
        Cassiopeia = "cassiopeia",
        Centaurus = "centaurus",
        Cepheus = "cepheus",
        Cetus = "cetus",
        CoronaAustralis = "corona-australis",
        CoronaBorealis = "corona-borealis",
        Corvus = "corvus",
        Crater = "crater",
        Cygnus = "cygnus",
        Delphinus = "delphinus",
        Draco = "draco",
        Equuleus = "equuleus",
        Eridanus = "eridanus",
        Gemini = "gemini",
        Hercules = "hercules",
        Hydra = "hydra",
        Leo = "leo",
        Lepus = "lepus",
        Libra = "libra",
        Lupus = "lupus",
        Lyra = "lyra",
        Ophiuchus = "ophiuchus",
        Orion = "orion",
        Pegasus = "pegasus",
        Perseus = "perseus",
        Pisces = "pisces",
        PiscisAustrinus = "piscis-austrinus",
        Sagitta = "sagitta",
        Sagittarius = "sagittarius",
        Scorpius = "scorpius",
        Serpens = "serpens",
        Taurus = "taurus",
        Triangulum = "triangulum",
        UrsaMajor = "ursa-major",
        UrsaMinor = "ursa-minor",
        Virgo = "virgo",
    }
}

/// The number of constellation cards.
pub const CARDS: usize = Card::ALL.len();

impl Card {
    /// The card as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

table::bit_set! {
    /// A set of cards, in alphabetical order.
    pub struct CardSet(u64) of Card: card => card as u8, bit => Card::ALL[bit as usize]
}

table::serde_as_list!(CardSet of Card);

impl CardSet {
    /// All cards.
    pub const ALL: CardSet = CardSet::up_to(CARDS as u8);
}

/// A star of a card, counted from 0, but written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Star(pub u8);

impl Star {
    /// The star as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Star {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        u8::from(*self).fmt(f)
    }
}

impl From<Star> for u8 {
    fn from(star: Star) -> u8 {
        star.0 + 1
    }
}

impl TryFrom<u8> for Star {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Star, &'static str> {
        let known = (1..=MAX_STARS as u8).contains(&number);
        if known { Ok(Star(number - 1)) } else { Err("stars are counted from 1 to 14") }
    }
}

table::ts_type!(Star = "number");

table::bit_set! {
    /// A set of stars of a card.
    pub struct Stars(u16) of Star: star => star.0, bit => Star(bit)
}

/// A star of a card, for marking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// The card.
    pub card: Card,
    /// The star, counted from 1.
    pub star: Star,
}
