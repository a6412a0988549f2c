//! The twelve discs. Their stars, lines and rewards are defined in `data/discs.toml`.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sky::Hip;
use thiserror::Error;

/// The most stars a disc may have. Ours have at most nine; a published set may have larger ones.
pub const MAX_STARS: usize = 12;
/// The number of discs.
pub const DISCS: usize = Disc::ALL.len();

table::names! {
    /// A disc, named after its constellation, in the order of the zodiac.
    #[derive(Default)]
    #[allow(missing_docs)]
    pub enum Disc: "disc" {
        #[default]
        Aries = "aries",
        Taurus = "taurus",
        Gemini = "gemini",
        Cancer = "cancer",
        Leo = "leo",
        Virgo = "virgo",
        Libra = "libra",
        Scorpius = "scorpius",
        Sagittarius = "sagittarius",
        Capricornus = "capricornus",
        Aquarius = "aquarius",
        Pisces = "pisces",
    }
}

table::bit_set! {
    /// A set of discs.
    pub struct DiscSet(u16) of Disc: disc => disc as u8, bit => Disc::ALL[bit as usize]
}

/// A star of a disc, counted from 0, but written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Star(pub u8);

impl Star {
    /// The star written as this number, if a disc may have it.
    pub const fn numbered(number: u8) -> Option<Star> {
        match number {
            1.. if number as usize <= MAX_STARS => Some(Star(number - 1)),
            _ => None,
        }
    }

    /// The star as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Star {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

impl Serialize for Star {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Star {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Star, D::Error> {
        let number = u8::deserialize(from)?;
        Star::numbered(number).ok_or_else(|| {
            let known = format!("stars are counted from 1 to {MAX_STARS}, and {number} is none");
            serde::de::Error::custom(known)
        })
    }
}

table::ts_type!(Star = "number");

table::bit_set! {
    /// A set of stars of a disc.
    pub struct Stars(u16) of Star: star => star.0, bit => Star(bit)
}

table::serde_as_list!(Stars of Star);

/// What is printed on a disc.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscData {
    /// The number of stars.
    pub stars: u8,
    /// The large stars: a figure there lies face down.
    pub large: Stars,
    /// For each star, the stars joined to it.
    pub joined: [Stars; MAX_STARS],
    /// The first reward.
    pub first: u8,
    /// The second reward.
    pub second: u8,
    /// The real stars.
    pub hips: Vec<Hip>,
}

impl DiscData {
    /// The lines, each once.
    pub fn lines(&self) -> impl Iterator<Item = (Star, Star)> {
        let from = |star: u8| self.joined[star as usize].iter().map(move |to| (Star(star), to));
        (0..self.stars).flat_map(from).filter(|(from, to)| from < to)
    }
}

/// A complete set of twelve discs.
#[derive(Debug, PartialEq, Eq)]
pub struct Discs([DiscData; DISCS]);

/// An error in a set of discs.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct DataError(String);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    disc: Vec<Written>,
}

/// A disc as written in the file; stars counted from 1.
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
            let json = include_str!(concat!(env!("OUT_DIR"), "/discs.json"));
            let file = serde_json::from_str(json).expect("the build script wrote it");
            Discs::read(&file).expect("our own discs are sound")
        });
        &STANDARD
    }

    /// Parses a set of discs, each of the twelve once.
    pub fn parse(text: &str) -> Result<Discs, DataError> {
        Self::read(&toml::from_str(text).map_err(|error| DataError(error.to_string()))?)
    }

    fn read(file: &File) -> Result<Discs, DataError> {
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

    /// The total number of stars on all discs: no game has more moves.
    pub fn stars(&self) -> u32 {
        self.0.iter().map(|data| u32::from(data.stars)).sum()
    }

    /// An upper bound on what a player is paid in a game: all rewards, and a coin for every star.
    pub fn most_coins(&self) -> u16 {
        let most = |data: &DiscData| [data.first, data.second, data.stars].map(u16::from);
        self.0.iter().flat_map(most).sum()
    }
}

impl Written {
    fn check(&self) -> Result<DiscData, String> {
        let stars = self.stars.len() as u8;
        if !(2..=MAX_STARS).contains(&self.stars.len()) {
            return Err(format!("a disc has 2 to {MAX_STARS} stars"));
        }
        if self.second > self.first {
            return Err("the first reward is the greater one".into());
        }
        let star = |number: u8| {
            let known = Star::numbered(number).filter(|star| star.0 < stars);
            known.ok_or("a star that is not there")
        };
        let mut large = Stars::default();
        for &number in &self.large {
            large.insert(star(number)?);
        }
        let mut joined = [Stars::default(); MAX_STARS];
        for &(from, to) in &self.lines {
            let (from, to) = (star(from)?, star(to)?);
            if from == to {
                return Err("a line from a star to itself".into());
            }
            joined[from.index()].insert(to);
            joined[to.index()].insert(from);
        }
        let hips = self.stars.iter().copied().map(Hip).collect();
        Ok(DiscData { stars, large, joined, first: self.first, second: self.second, hips })
    }
}
