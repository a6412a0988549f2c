//! The twelve discs. `data/discs.toml` is where their figures are written down.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use sky::Hip;
use thiserror::Error;

/// The most stars a disc may have. Ours have nine at most; a box may have larger ones.
pub const MAX_STARS: usize = 12;
/// How many discs there are.
pub const DISCS: usize = 12;

/// A disc, named after its constellation.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Disc {
    #[default]
    Aries,
    Taurus,
    Gemini,
    Cancer,
    Leo,
    Virgo,
    Libra,
    Scorpius,
    Sagittarius,
    Capricornus,
    Aquarius,
    Pisces,
}

impl Disc {
    /// All twelve, in the order of the zodiac.
    pub const ALL: [Disc; DISCS] = [
        Disc::Aries,
        Disc::Taurus,
        Disc::Gemini,
        Disc::Cancer,
        Disc::Leo,
        Disc::Virgo,
        Disc::Libra,
        Disc::Scorpius,
        Disc::Sagittarius,
        Disc::Capricornus,
        Disc::Aquarius,
        Disc::Pisces,
    ];

    /// The names in notation, by [`Disc::ALL`].
    const NAMES: [&'static str; DISCS] = [
        "aries",
        "taurus",
        "gemini",
        "cancer",
        "leo",
        "virgo",
        "libra",
        "scorpius",
        "sagittarius",
        "capricornus",
        "aquarius",
        "pisces",
    ];

    /// The name in notation.
    pub const fn name(self) -> &'static str {
        Disc::NAMES[self as usize]
    }
}

impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Disc {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Disc, &'static str> {
        let known = Disc::ALL.into_iter().find(|disc| disc.name() == text);
        known.ok_or("the discs are the twelve constellations of the zodiac by their Latin names")
    }
}

/// A star of a disc, counted from 0; written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Star(pub u8);

impl fmt::Display for Star {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

table::bit_set! {
    /// Some stars of a disc.
    pub struct Stars(u16) of Star: star => star.0, bit => Star(bit)
}

/// What is printed on a disc.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscData {
    /// How many stars.
    pub stars: u8,
    /// The large ones: a figure there lies face down.
    pub large: Stars,
    /// For each star, those it is joined to.
    pub joined: [Stars; MAX_STARS],
    /// The first reward.
    pub first: u8,
    /// The second reward.
    pub second: u8,
    /// Which real stars they are.
    pub hips: Vec<Hip>,
}

impl DiscData {
    /// The lines, each once.
    pub fn lines(&self) -> impl Iterator<Item = (Star, Star)> {
        let from = |star: u8| self.joined[star as usize].iter().map(move |to| (Star(star), to));
        (0..self.stars).flat_map(from).filter(|(from, to)| from < to)
    }
}

/// A whole set of twelve discs.
#[derive(Debug, PartialEq, Eq)]
pub struct Discs([DiscData; DISCS]);

/// What is wrong with a set of discs.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct DataError(String);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    disc: Vec<Written>,
}

/// A disc as the file has it; stars counted from 1.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: Disc,
    first: u8,
    second: u8,
    large: Vec<u8>,
    stars: Vec<u32>,
    lines: Vec<(u8, u8)>,
}

impl Discs {
    /// The discs of this project.
    pub fn standard() -> &'static Discs {
        static STANDARD: LazyLock<Discs> = LazyLock::new(|| {
            // A test reads the file; it is part of the program.
            Discs::parse(include_str!("../data/discs.toml")).expect("our own discs are sound")
        });
        &STANDARD
    }

    /// Reads a set of discs, each of the twelve once.
    pub fn parse(text: &str) -> Result<Discs, DataError> {
        let file: File = toml::from_str(text).map_err(|error| DataError(error.to_string()))?;
        let mut discs = Vec::new();
        for disc in Disc::ALL {
            let mut named = file.disc.iter().filter(|written| written.id == disc);
            let (Some(written), None) = (named.next(), named.next()) else {
                return Err(DataError(format!("{disc} must be there once")));
            };
            let data = written.check().map_err(|wrong| DataError(format!("{disc}: {wrong}")))?;
            discs.push(data);
        }
        // One was pushed for each of Disc::ALL.
        Ok(Discs(discs.try_into().expect("twelve discs")))
    }

    /// What is printed on a disc.
    pub const fn get(&self, disc: Disc) -> &DiscData {
        &self.0[disc as usize]
    }

    /// How many stars all discs have together: no game has more moves.
    pub fn stars(&self) -> u32 {
        self.0.iter().map(|data| u32::from(data.stars)).sum()
    }
}

impl Written {
    fn check(&self) -> Result<DiscData, &'static str> {
        let stars = self.stars.len() as u8;
        if !(2..=MAX_STARS).contains(&self.stars.len()) {
            return Err("a disc has 2 to 12 stars");
        }
        if self.second > self.first {
            return Err("the first reward is the greater one");
        }
        let star = |number: u8| {
            let known = (1..=stars).contains(&number);
            if known { Ok(Star(number - 1)) } else { Err("a star that is not there") }
        };
        let mut large = Stars::default();
        for &number in &self.large {
            large.insert(star(number)?);
        }
        let mut joined = [Stars::default(); MAX_STARS];
        for &(from, to) in &self.lines {
            let (from, to) = (star(from)?, star(to)?);
            if from == to {
                return Err("a line from a star to itself");
            }
            joined[from.0 as usize].insert(to);
            joined[to.0 as usize].insert(from);
        }
        let hips = self.stars.iter().copied().map(Hip).collect();
        Ok(DiscData { stars, large, joined, first: self.first, second: self.second, hips })
    }
}
