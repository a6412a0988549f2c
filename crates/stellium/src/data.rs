//! What is printed on discs and objectives, loaded from the files in `data/`.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use serde::Deserialize;
use table::{List, UnknownName};
use thiserror::Error;

use crate::board::DISCS;
use crate::body::Body;
use crate::cards::{CARDS, Card};
use crate::patterns::Figure;

/// The most bodies that can count for centres or symbols: one on each disc.
const MOST_COUNTED: usize = DISCS;

/// The printed data of a game.
#[derive(Clone, PartialEq, Eq)]
pub struct Data {
    galaxies: [GalaxyPrint; DISCS],
    points: [Points; CARDS],
    /// The colours of the ends of the objectives' figures.
    ends: [Body; CARDS],
}

/// One of the six physical discs, wherever it lies: its index in the data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Galaxy(pub(crate) u8);

/// The print on one of the six discs.
#[derive(Clone, Debug, PartialEq, Eq)]
struct GalaxyPrint {
    name: String,
    /// The symbols of the six outer places, clockwise.
    symbols: [Option<Body>; 6],
}

/// The points of an objective: one number, or one for each number of bodies up to [`MOST_COUNTED`].
type Points = List<u8, MOST_COUNTED>;

/// An error in custom data.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct DataError(String);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectivesFile {
    ends: BTreeMap<Card, Body>,
    points: BTreeMap<Card, Printed>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Printed {
    One(u8),
    ByNumber(Vec<u8>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiscFile {
    symbols: [String; 6],
}

impl Data {
    /// The built-in data.
    pub fn standard() -> &'static Data {
        static STANDARD: LazyLock<Data> = LazyLock::new(|| {
            let objectives = include_str!(concat!(env!("OUT_DIR"), "/objectives.json"));
            let objectives = serde_json::from_str(objectives).expect("the build script wrote it");
            let discs = include_str!(concat!(env!("OUT_DIR"), "/discs.json"));
            let discs = serde_json::from_str(discs).expect("the build script wrote it");
            Data::read(&objectives, discs).expect("the data compiled in is sound")
        });
        &STANDARD
    }

    /// Parses data in the format of `data/objectives.toml` and `data/discs.toml`.
    pub fn parse(objectives: &str, discs: &str) -> Result<Data, DataError> {
        let wrong = |error: toml::de::Error| DataError(error.to_string());
        Data::read(
            &toml::from_str(objectives).map_err(wrong)?,
            toml::from_str(discs).map_err(wrong)?,
        )
    }

    fn read(
        objectives: &ObjectivesFile,
        discs: BTreeMap<String, DiscFile>,
    ) -> Result<Data, DataError> {
        Ok(Data {
            galaxies: read_galaxies(discs)?,
            points: read_points(&objectives.points)?,
            ends: read_ends(&objectives.ends)?,
        })
    }

    /// The points of an objective when validated with this many bodies.
    pub fn points(&self, card: Card, bodies: u32) -> u8 {
        let counted = card.kind().counts_bodies();
        self.printed_points(card)[if counted { bodies - self.fewest(card) } else { 0 } as usize]
    }

    /// The fewest bodies for which centres or symbols score.
    #[inline]
    pub fn fewest(&self, card: Card) -> u32 {
        (MOST_COUNTED + 1 - self.printed_points(card).len()) as u32
    }

    /// The points printed on an objective: one number, or one for each number of bodies up to six.
    pub fn printed_points(&self, card: Card) -> &[u8] {
        &self.points[card.index()]
    }

    /// The colour of the ends of an objective's figure: its own, unless another is printed.
    #[inline]
    pub fn ends(&self, card: Card) -> Body {
        self.ends[card.index()]
    }

    /// The symbols on the outer places of a disc, clockwise.
    pub fn symbols(&self, galaxy: Galaxy) -> [Option<Body>; 6] {
        self.galaxies[galaxy.0 as usize].symbols
    }

    /// The name of a disc.
    pub fn galaxy_name(&self, galaxy: Galaxy) -> &str {
        &self.galaxies[galaxy.0 as usize].name
    }

    /// The disc of this name.
    pub fn galaxy(&self, name: &str) -> Option<Galaxy> {
        let at = self.galaxies.iter().position(|galaxy| galaxy.name == name)?;
        Some(Galaxy(at as u8))
    }
}

impl fmt::Debug for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Data").finish_non_exhaustive()
    }
}

fn read_points(points: &BTreeMap<Card, Printed>) -> Result<[Points; CARDS], DataError> {
    let mut read = [Points::new(); CARDS];
    for card in Card::all() {
        let wrong = |text: &str| Err(DataError(format!("{card} {text}")));
        read[card.index()] = match (points.get(&card), card.kind().counts_bodies()) {
            (None, _) => return wrong("has no points"),
            (Some(Printed::One(points)), false) => [*points].into_iter().collect(),
            (Some(Printed::ByNumber(_)), false) => return wrong("scores one number"),
            (Some(Printed::ByNumber(points)), true)
                if (1..=MOST_COUNTED).contains(&points.len()) =>
            {
                points.iter().copied().collect()
            }
            (Some(_), true) => return wrong("scores numbers for so many bodies up to six"),
        };
    }
    Ok(read)
}

fn read_ends(ends: &BTreeMap<Card, Body>) -> Result<[Body; CARDS], DataError> {
    let mut read = [Body::Planet; CARDS];
    for card in Card::all() {
        let (own, second) = (card.body(), ends.get(&card));
        if second == Some(&own) {
            return Err(DataError(format!("the ends of {card} are no {own}s")));
        }
        let has_ends = Figure::all(card.kind()).iter().any(|figure| !figure.ends.is_empty());
        if second.is_some() && !has_ends {
            return Err(DataError(format!("{card} has no ends")));
        }
        read[card.index()] = second.copied().unwrap_or(own);
    }
    Ok(read)
}

fn read_symbol(name: &str) -> Result<Option<Body>, UnknownName> {
    if name == "blank" { Ok(None) } else { name.parse().map(Some) }
}

fn read_galaxies(discs: BTreeMap<String, DiscFile>) -> Result<[GalaxyPrint; DISCS], DataError> {
    let mut galaxies = Vec::new();
    for (name, DiscFile { symbols: names }) in discs {
        let mut symbols = [None; 6];
        for (symbol, text) in symbols.iter_mut().zip(&names) {
            *symbol = read_symbol(text)
                .map_err(|unknown| DataError(format!("disc {name:?}: {unknown}")))?;
        }
        let all_there = Body::ALL.iter().all(|body| symbols.contains(&Some(*body)));
        let blanks = symbols.iter().filter(|symbol| symbol.is_none()).count();
        if !all_there || blanks != 2 {
            let text = format!("disc {name:?} needs every kind of body once, and two blanks");
            return Err(DataError(text));
        }
        galaxies.push(GalaxyPrint { name, symbols });
    }
    galaxies.try_into().map_err(|_| DataError("there are six discs".into()))
}
