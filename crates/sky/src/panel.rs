//! One figure on a sheet: a card, a disc.

use crate::figure::Figure;
use crate::projection::Point;
use crate::star::Star;

/// A figure to be drawn: a constellation of this crate, or a game's own variant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Panel {
    /// Its title.
    pub title: String,
    /// A quieter line below the title. May be empty.
    pub subtitle: String,
    /// Its stars.
    pub stars: Vec<Dot>,
    /// Its lines, each as two indices into `stars`.
    pub lines: Vec<(usize, usize)>,
}

/// A star on a panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    /// Its position, in any unit: the sheet fits the whole figure into its panel.
    pub at: Point,
    /// Its magnitude, which determines its size.
    pub mag: f64,
    /// The text beside it.
    pub label: Option<String>,
    /// Its role in the game.
    pub kind: Kind,
}

/// The role of a star in a game, which determines its colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// An ordinary star.
    #[default]
    Small,
    /// A large star, drawn with a halo.
    Large,
    /// A starting star, drawn golden.
    Start,
}

impl Kind {
    /// The name of its style class.
    pub fn class(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
            Self::Start => "start",
        }
    }
}

impl Panel {
    /// The whole figure of a constellation: labelled with proper names, or else Bayer's letters or
    /// Flamsteed's numbers; stars up to the second magnitude are large.
    pub fn of(figure: &Figure) -> Self {
        const LARGE: f64 = 2.5;
        let dot = |(star, at): (&&Star, Point)| Dot {
            at,
            mag: star.mag,
            label: star
                .name
                .map(str::to_owned)
                .or_else(|| star.letter())
                .or_else(|| star.flamsteed.map(|number| number.to_string())),
            kind: if star.mag < LARGE { Kind::Large } else { Kind::Small },
        };
        Self {
            title: figure.latin.to_owned(),
            subtitle: format!("{} · {} stars", figure.abbr, figure.stars.len()),
            stars: figure.stars.iter().zip(figure.points()).map(dot).collect(),
            lines: figure.lines.clone(),
        }
    }
}
