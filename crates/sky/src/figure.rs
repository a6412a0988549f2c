//! The figure of a constellation: stars joined by lines.

use std::sync::LazyLock;

use crate::projection::{Point, Projection};
use crate::star::{Hip, Star};
use crate::tsv;

/// The figure of one of Ptolemy's 48 constellations.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its name in lower case with hyphens: `ursa-major`.
    pub id: &'static str,
    /// Its Latin name: `Ursa Major`.
    pub latin: &'static str,
    /// Its abbreviation: `UMa`. Argo Navis, which the IAU divided, is `Argo`.
    pub abbr: &'static str,
    /// The stars on its lines, brightest first. Some belong to a neighbour: Pegasus borrows
    /// Alpheratz from Andromeda.
    pub stars: Vec<&'static Star>,
    /// Its lines, each as two indices into `stars`.
    pub lines: Vec<(usize, usize)>,
}

static FIGURES: LazyLock<Vec<Figure>> =
    LazyLock::new(|| tsv::rows(include_str!("../data/figures.tsv")).map(Figure::read).collect());

impl Figure {
    /// All 48 figures, by id.
    pub fn all() -> &'static [Self] {
        &FIGURES
    }

    /// The figure with this id.
    pub fn named(id: &str) -> Option<&'static Self> {
        FIGURES.iter().find(|figure| figure.id == id)
    }

    /// The other stars of the constellation, brightest first, which could extend the figure.
    pub fn further(&self) -> impl Iterator<Item = &'static Star> {
        Star::all().iter().filter(|star| {
            star.constellation == self.id && !self.stars.iter().any(|own| own.hip == star.hip)
        })
    }

    /// The figure on paper, projected around its own middle: a point for each of `stars`.
    pub fn points(&self) -> Vec<Point> {
        let projection = Projection::around(self.stars.iter().map(|star| star.direction()))
            .expect("a figure has stars, and none spans the whole sky");
        self.stars.iter().map(|star| projection.place(star.direction())).collect()
    }

    fn read([id, latin, abbr, lines]: [&'static str; 4]) -> Self {
        let lines: Vec<(Hip, Hip)> = lines.split(' ').map(read_line).collect();
        let mut hips: Vec<Hip> = lines.iter().flat_map(|&(from, to)| [from, to]).collect();
        hips.sort_unstable();
        hips.dedup();
        let mut stars: Vec<&'static Star> = hips.into_iter().map(|hip| known(id, hip)).collect();
        stars.sort_by(|a, b| a.mag.total_cmp(&b.mag));

        let place = |hip| stars.iter().position(|star| star.hip == hip).expect("taken from lines");
        let lines = lines.iter().map(|&(from, to)| (place(from), place(to))).collect();
        Self { id, latin, abbr, stars, lines }
    }
}

fn read_line(line: &'static str) -> (Hip, Hip) {
    let (from, to) =
        line.split_once('-').unwrap_or_else(|| panic!("a line joins two stars: {line}"));
    (Hip(tsv::number(from)), Hip(tsv::number(to)))
}

fn known(figure: &str, hip: Hip) -> &'static Star {
    Star::numbered(hip).unwrap_or_else(|| panic!("{figure} uses {hip}, not in the catalogue"))
}
