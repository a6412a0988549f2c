//! What is printed on discs and objectives, read from the files in `data/`.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use serde::Deserialize;
use thiserror::Error;

use crate::board::DISCS;
use crate::body::{Body, ByBody};
use crate::cards::{CARDS, Card};

/// The fewest bodies that make centres or symbols score.
pub const FEWEST_COUNTED: u32 = 2;

/// The printed matter of a game.
#[derive(Clone, PartialEq, Eq)]
pub struct Data {
    galaxies: [GalaxyPrint; DISCS],
    points: [Points; CARDS],
    rhombus_ends: ByBody<Body>,
}

/// One of the six discs as a thing, wherever it lies: its number in the data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Galaxy(pub(crate) u8);

/// What is printed on one of the six discs.
#[derive(Clone, Debug, PartialEq, Eq)]
struct GalaxyPrint {
    name: String,
    /// The symbols of the six outer places, clockwise.
    symbols: [Option<Body>; 6],
}

/// What an objective scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
enum Points {
    Fixed(u8),
    /// For 2, 3, 4, 5 and 6 bodies.
    ByNumber([u8; 5]),
}

/// What is wrong with data typed in.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct DataError(String);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectivesFile {
    #[serde(rename = "rhombus-ends")]
    rhombus_ends: ByBody<Body>,
    points: BTreeMap<Card, Points>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiscFile {
    symbols: [Symbol; 6],
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Symbol {
    Planet,
    Comet,
    Star,
    Supernova,
    Blank,
}

impl From<Symbol> for Option<Body> {
    fn from(symbol: Symbol) -> Option<Body> {
        match symbol {
            Symbol::Planet => Some(Body::Planet),
            Symbol::Comet => Some(Body::Comet),
            Symbol::Star => Some(Body::Star),
            Symbol::Supernova => Some(Body::Supernova),
            Symbol::Blank => None,
        }
    }
}

impl Data {
    /// The data that is compiled in.
    pub fn standard() -> &'static Data {
        static STANDARD: LazyLock<Data> = LazyLock::new(|| {
            let objectives = include_str!("../data/objectives.toml");
            let discs = include_str!("../data/discs.toml");
            // The files are part of the program, and a test reads them.
            Data::parse(objectives, discs).expect("the data compiled in is sound")
        });
        &STANDARD
    }

    /// Reads data written like `data/objectives.toml` and `data/discs.toml`.
    pub fn parse(objectives: &str, discs: &str) -> Result<Data, DataError> {
        let wrong = |error: toml::de::Error| DataError(error.to_string());
        let objectives: ObjectivesFile = toml::from_str(objectives).map_err(wrong)?;
        let discs: BTreeMap<String, DiscFile> = toml::from_str(discs).map_err(wrong)?;
        let data = Data {
            galaxies: read_galaxies(discs)?,
            points: read_points(&objectives.points)?,
            rhombus_ends: objectives.rhombus_ends,
        };
        if let Some(body) = Body::ALL.into_iter().find(|body| data.rhombus_ends[*body] == *body) {
            return Err(DataError(format!("the ends of the {body}-rhombus are no {body}s")));
        }
        Ok(data)
    }

    /// What an objective scores when validated with so many bodies.
    pub fn points(&self, card: Card, bodies: u32) -> u8 {
        match self.points[card.index()] {
            Points::Fixed(points) => points,
            Points::ByNumber(points) => points[(bodies - FEWEST_COUNTED) as usize],
        }
    }

    /// The figures printed on an objective: one, or those for 2, 3, 4, 5 and 6 bodies.
    pub fn printed_points(&self, card: Card) -> &[u8] {
        match &self.points[card.index()] {
            Points::Fixed(points) => std::slice::from_ref(points),
            Points::ByNumber(points) => points,
        }
    }

    /// The colour of the ends of a rhombus of this colour.
    #[inline]
    pub fn rhombus_ends(&self, body: Body) -> Body {
        self.rhombus_ends[body]
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

fn read_points(points: &BTreeMap<Card, Points>) -> Result<[Points; CARDS], DataError> {
    let mut read = [Points::Fixed(0); CARDS];
    for card in Card::all() {
        let wrong = |text: &str| Err(DataError(format!("{card} {text}")));
        read[card.index()] = match (points.get(&card), card.kind().counts_bodies()) {
            (None, _) => return wrong("has no points"),
            (Some(Points::ByNumber(_)), false) => return wrong("scores one figure"),
            (Some(Points::Fixed(_)), true) => return wrong("scores for 2, 3, 4, 5 and 6 bodies"),
            (Some(points), _) => *points,
        };
    }
    Ok(read)
}

fn read_galaxies(discs: BTreeMap<String, DiscFile>) -> Result<[GalaxyPrint; DISCS], DataError> {
    let mut galaxies = Vec::new();
    for (name, DiscFile { symbols }) in discs {
        let symbols = symbols.map(Option::<Body>::from);
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
