//! Every way in which a figure can lie on the board, computed once.
//!
//! A figure may be turned and mirrored, may cross discs and may use black holes like any other
//! place. Only the pair depends on discs: its two places are on different ones. Centres and symbols
//! are not figures, and have no placements.

use std::sync::LazyLock;

use crate::board::{Disc, PLACES, Place, PlaceSet};
use crate::cards::Kind;

/// The kinds that are figures: the seven alignments, and the pair.
pub const FIGURES: [Kind; 8] = [
    Kind::Line,
    Kind::Arc,
    Kind::SmallTriangle,
    Kind::LargeTriangle,
    Kind::Rectangle,
    Kind::Rhombus,
    Kind::S,
    Kind::Pair,
];

/// One way in which one figure can lie: its index among all of them, sorted by figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement(u16);

/// The places of a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The places for bodies of the objective's colour.
    pub main: PlaceSet,
    /// The two ends, if it has any, for bodies of the objective's colour or of a second one.
    pub ends: PlaceSet,
}

impl Figure {
    /// Every placement of this figure, in the order of [`Placement::all`].
    #[inline]
    pub fn all(kind: Kind) -> &'static [Figure] {
        let begin = &TABLE.begin[kind as usize];
        &TABLE.figures[begin[0] as usize..begin[PLACES] as usize]
    }

    /// Whether these bodies form it: `main` of the objective's colour, `ends` of the colour of its
    /// ends.
    #[inline]
    pub(crate) fn lies_among(self, main: PlaceSet, ends: PlaceSet) -> bool {
        main.is_superset(self.main) && ends.is_superset(self.ends)
    }

    /// The places it is indexed by: all except the ends of a rhombus, which usually have another
    /// colour and are checked separately.
    fn looked_up_by(self, kind: Kind) -> PlaceSet {
        if kind == Kind::Rhombus { self.main } else { self.places() }
    }

    /// All its places.
    pub fn places(self) -> PlaceSet {
        self.main | self.ends
    }
}

impl Placement {
    /// The places of the placement.
    #[inline]
    pub fn figure(self) -> Figure {
        TABLE.figures[self.0 as usize]
    }

    /// The figure that it is a placement of.
    pub fn kind(self) -> Kind {
        // The ranges of the figures cover all placements, and no other number is ever created.
        let at = TABLE.begin.iter().rposition(|begin| begin[0] <= self.0);
        Kind::ALL[at.expect("the first figure begins at 0")]
    }

    /// The placement of this figure on these places, if they form it.
    pub fn of(kind: Kind, places: PlaceSet) -> Option<Placement> {
        Placement::all(kind).find(|placement| placement.figure().places() == places)
    }

    /// Every placement of this figure.
    pub fn all(kind: Kind) -> impl Iterator<Item = Placement> {
        let begin = &TABLE.begin[kind as usize];
        (begin[0]..begin[PLACES]).map(Placement)
    }

    /// Where the figure lies among these bodies: `main` of the objective's colour, `ends` of the
    /// colour of its ends. Nowhere for centres and symbols.
    #[inline]
    pub fn found(kind: Kind, main: PlaceSet, ends: PlaceSet) -> impl Iterator<Item = Placement> {
        let Table { figures, begin, reach } = &*TABLE;
        let (begin, reach) = (&begin[kind as usize], &reach[kind as usize]);
        // Quick rejection: most bodies have too few of these colours around them.
        let (middle, outer) = picture(kind);
        let (bodies, all) = match kind {
            Kind::Rhombus => (main, middle.len()),
            _ => (main | ends, middle.len() + outer.len()),
        };
        let others = all.saturating_sub(1);
        let hopeful = move |first: &Place| (bodies & reach[first.index()]).has(others);
        bodies.into_iter().filter(hopeful).flat_map(move |first| {
            let (from, to) = (begin[first.index()], begin[first.index() + 1]);
            let here = (from..to).zip(&figures[from as usize..to as usize]);
            here.filter(move |(_, figure)| figure.lies_among(main, ends))
                .map(|(number, _)| Placement(number))
        })
    }
}

struct Table {
    /// All placements, sorted by figure and then by the first place they are indexed by.
    figures: Vec<Figure>,
    /// For each figure and place, the index of the first placement whose first place is not before
    /// that place.
    begin: [[u16; PLACES + 1]; Kind::ALL.len()],
    /// For each figure and place, the other places of the placements that have it as first place.
    reach: [[PlaceSet; PLACES]; Kind::ALL.len()],
}

static TABLE: LazyLock<Table> = LazyLock::new(Table::new);

impl Table {
    fn new() -> Table {
        let mut table = Table {
            figures: Vec::new(),
            begin: [[0; PLACES + 1]; Kind::ALL.len()],
            reach: [[PlaceSet::EMPTY; PLACES]; Kind::ALL.len()],
        };
        for kind in Kind::ALL {
            let mut figures = placements(kind);
            let first = |figure: &Figure| figure.looked_up_by(kind).first().map_or(0, Place::index);
            figures.sort_by_key(|figure| (first(figure), figure.looked_up_by(kind), figure.ends));
            figures.dedup();
            for (place, begin) in table.begin[kind as usize].iter_mut().enumerate() {
                let before = figures.partition_point(|figure| first(figure) < place);
                *begin = (table.figures.len() + before) as u16;
            }
            for figure in &figures {
                let mut others = figure.looked_up_by(kind);
                let Some(first) = others.pop_first() else { continue };
                table.reach[kind as usize][first.index()] |= others;
            }
            table.figures.extend(figures);
        }
        table
    }
}

/// Steps from an origin on the lattice, in axial coordinates.
type Steps = &'static [(i8, i8)];

/// The shape of a figure: its places without its ends, and its ends. The same places never form it
/// with other ends.
const fn picture(kind: Kind) -> (Steps, Steps) {
    match kind {
        Kind::Line => (&[(1, 0)], &[(0, 0), (2, 0)]),
        Kind::Arc => (&[(1, 0)], &[(1, -1), (0, 1)]),
        Kind::SmallTriangle => (&[(0, 0), (1, 0), (0, 1)], &[]),
        Kind::LargeTriangle => (&[(1, 0), (-1, 1), (0, -1)], &[]),
        Kind::Rectangle => (&[(1, 0), (0, 1), (-1, 0), (0, -1)], &[]),
        Kind::Rhombus => (&[(0, 0), (1, 0)], &[(0, 1), (1, -1)]),
        Kind::S => (&[(1, 0), (1, 1)], &[(0, 0), (2, 1)]),
        Kind::Pair => (&[(0, 0), (1, 0)], &[]),
        Kind::Centres | Kind::Symbols => (&[], &[]),
    }
}

/// Every rotation and mirror image of a shape, wherever it fits on the board; some occur twice.
fn placements(kind: Kind) -> Vec<Figure> {
    let (main, ends) = picture(kind);
    let mut found = Vec::new();
    if main.is_empty() {
        return found;
    }
    // Shapes reach two steps from their origin, which need not be on the board.
    for (q, r) in (-3..=9).flat_map(|q| (-3..=9).map(move |r| (q, r))) {
        for (sixths, mirrored) in (0..6).flat_map(|sixths| [(sixths, false), (sixths, true)]) {
            let lay = |steps: Steps| -> Option<PlaceSet> {
                let step = |step: &(i8, i8)| turned(*step, sixths, mirrored);
                steps.iter().map(step).map(|(dq, dr)| Place::at((q + dq, r + dr))).collect()
            };
            let figure = lay(main).zip(lay(ends)).map(|(main, ends)| Figure { main, ends });
            found.extend(figure.filter(|figure| kind != Kind::Pair || on_two_discs(figure.main)));
        }
    }
    found
}

fn turned((q, r): (i8, i8), sixths: u8, mirrored: bool) -> (i8, i8) {
    let start = if mirrored { (r, q) } else { (q, r) };
    (0..sixths).fold(start, |(q, r), _| (-r, q + r))
}

/// Whether both places are on discs, and not on the same one.
fn on_two_discs(pair: PlaceSet) -> bool {
    PlaceSet::ON_DISCS.is_superset(pair) && !Disc::all().any(|disc| disc.places().is_superset(pair))
}
