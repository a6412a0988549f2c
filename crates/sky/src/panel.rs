//! One figure on a sheet: a card, a disc.

use crate::figure::Figure;
use crate::projection::Point;
use crate::star::Star;

/// A figure to be drawn, whatever it stands for: a constellation of this crate, or what a game made
/// of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Panel {
    /// What it is called.
    pub title: String,
    /// A quieter line with the title. May be empty.
    pub subtitle: String,
    /// Its stars.
    pub stars: Vec<Dot>,
    /// Its lines, each as two places in `stars`.
    pub lines: Vec<(usize, usize)>,
}

/// A star on a panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    /// Where it stands, in any unit: the sheet fits the whole figure into its panel.
    pub at: Point,
    /// Its magnitude, which makes its size.
    pub mag: f64,
    /// What is written beside it.
    pub label: Option<String>,
    /// What it is in the game.
    pub kind: Kind,
}

/// What a star is in a game, which makes its colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// One of many.
    #[default]
    Small,
    /// A great one: it has a halo.
    Large,
    /// Where one begins: it is golden.
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
    /// The whole figure of a constellation: proper names where there are any, elsewhere
    /// Bayer's letters or Flamsteed's numbers; the stars to the second magnitude large.
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
