//! A star of the catalogue.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use crate::direction::Direction;
use crate::tsv;

/// A star's number in the Hipparcos catalogue: its identity everywhere in this crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hip(pub u32);

impl fmt::Display for Hip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HIP {}", self.0)
    }
}

/// A star visible to the naked eye, in one of Ptolemy's constellations.
#[derive(Clone, Debug, PartialEq)]
pub struct Star {
    /// Its Hipparcos number.
    pub hip: Hip,
    /// Its constellation in Ptolemy's list, by the id of its figure: `argo-navis`.
    pub constellation: &'static str,
    /// Its modern constellation, by the IAU's abbreviation: `Car`.
    pub iau: &'static str,
    /// Right ascension of J2000, in degrees.
    pub ra: f64,
    /// Declination of J2000, in degrees.
    pub dec: f64,
    /// Visual magnitude: the smaller, the brighter.
    pub mag: f64,
    /// Bayer's letter, with its index if there is one: `α`, `γ1`, `b`.
    pub bayer: Option<&'static str>,
    /// Flamsteed's number.
    pub flamsteed: Option<u16>,
    /// The proper name the IAU approved for it.
    pub name: Option<&'static str>,
}

static CATALOGUE: LazyLock<Vec<Star>> =
    LazyLock::new(|| tsv::rows(include_str!("../data/stars.tsv")).map(Star::read).collect());

static PLACES: LazyLock<HashMap<Hip, usize>> =
    LazyLock::new(|| CATALOGUE.iter().enumerate().map(|(place, star)| (star.hip, place)).collect());

impl Star {
    /// The whole catalogue, by constellation, each with its brightest star first.
    pub fn all() -> &'static [Self] {
        &CATALOGUE
    }

    /// The star with this Hipparcos number.
    pub fn numbered(hip: Hip) -> Option<&'static Self> {
        PLACES.get(&hip).map(|&place| &CATALOGUE[place])
    }

    /// The star with this proper name.
    pub fn named(name: &str) -> Option<&'static Self> {
        CATALOGUE.iter().find(|star| star.name == Some(name))
    }

    /// Its direction in the sky.
    pub fn direction(&self) -> Direction {
        Direction::from_degrees(self.ra, self.dec)
    }

    /// Its astronomical designation: `α Tau`, `10 Tau`, or its Hipparcos number if it has neither a
    /// letter nor a number in its constellation.
    pub fn designation(&self) -> String {
        match (self.letter(), self.flamsteed) {
            (Some(letter), _) => format!("{letter} {}", self.iau),
            (None, Some(number)) => format!("{number} {}", self.iau),
            (None, None) => self.hip.to_string(),
        }
    }

    /// Bayer's letter as it is printed, with a raised index: `γ¹`.
    pub fn letter(&self) -> Option<String> {
        self.bayer.map(|bayer| bayer.chars().map(raised).collect())
    }

    /// Its proper name, or else its designation.
    pub fn label(&self) -> Cow<'static, str> {
        self.name.map_or_else(|| Cow::Owned(self.designation()), Cow::Borrowed)
    }

    fn read(row: [&'static str; 9]) -> Self {
        let [hip, constellation, iau, ra, dec, mag, bayer, flamsteed, name] = row;
        Self {
            hip: Hip(tsv::number(hip)),
            constellation,
            iau,
            ra: tsv::number(ra),
            dec: tsv::number(dec),
            mag: tsv::number(mag),
            bayer: tsv::optional(bayer),
            flamsteed: tsv::optional(flamsteed).map(tsv::number),
            name: tsv::optional(name),
        }
    }
}

fn raised(character: char) -> char {
    match character {
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        '4'..='9' => char::from_u32('⁴' as u32 + (character as u32 - '4' as u32))
            .expect("⁴ to ⁹ follow each other in Unicode"),
        other => other,
    }
}
