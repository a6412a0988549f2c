//! The board: 52 places, their neighbours and their names.
//!
//! The places lie on a hexagonal lattice with axial coordinates `(q, r)`: `q` grows to the east,
//! `r` to the southeast. Six discs form a triangle that points south, each a centre and the six
//! places around it. Where two or three discs meet there is a black hole between them: ten further
//! places that belong to no disc. Everything else is off the board.
//!
//! ```text
//!   a6  a1  h1  b6  b1  h2  c6  c1
//! a5  a0  a2  b5  b0  b2  c5  c0  c2
//!   a4  a3  h3  b4  b3  h4  c4  c3
//!     h5  d6  d1  h6  e6  e1  h7
//!       d5  d0  d2  e5  e0  e2
//!         d4  d3  h8  e4  e3
//!           h9  f6  f1  h10
//!             f5  f0  f2
//!               f4  f3
//! ```
//!
//! A place is written as its disc, `a` to `f`, and its number there: 0 is the centre, 1 to 6 are
//! the places around it, clockwise from the northeast. Black holes are `h1` to `h10`, in reading
//! order.

use std::fmt;
use std::str::FromStr;

use table::UnknownName;

/// The number of places.
pub const PLACES: usize = 52;
/// The number of discs.
pub const DISCS: usize = 6;
/// The number of black holes.
pub const HOLES: usize = 10;

/// The number of places of a disc: its centre and six around it.
const DISC_PLACES: usize = 7;
const FIRST_HOLE: usize = DISCS * DISC_PLACES;
/// Stands for a step that leaves the board.
const OFF: u8 = u8::MAX;

const DISC_CENTRES: [(i8, i8); DISCS] = [(0, 0), (3, 0), (6, 0), (0, 3), (3, 3), (0, 6)];
const HOLE_COORDINATES: [(i8, i8); HOLES] =
    [(2, -1), (5, -1), (1, 1), (4, 1), (-1, 2), (2, 2), (5, 2), (1, 4), (-1, 5), (2, 5)];

table::names! {
    /// A direction from a place to a neighbour, clockwise from the northeast.
    pub enum Direction: "direction" {
        /// Up and to the right.
        Northeast = "northeast",
        /// To the right.
        East = "east",
        /// Down and to the right.
        Southeast = "southeast",
        /// Down and to the left.
        Southwest = "southwest",
        /// To the left.
        West = "west",
        /// Up and to the left.
        Northwest = "northwest",
    }
}

impl Direction {
    const STEPS: [(i8, i8); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
}

/// A place of the board: disc after disc, then the black holes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// All places, in order.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..PLACES as u8).map(Place)
    }

    /// The place with these axial coordinates, if it is on the board.
    pub const fn at((q, r): (i8, i8)) -> Option<Place> {
        let mut index = 0;
        while index < PLACES {
            let (own_q, own_r) = coordinates(index);
            if own_q == q && own_r == r {
                return Some(Place(index as u8));
            }
            index += 1;
        }
        None
    }

    /// The axial coordinates.
    pub const fn coordinates(self) -> (i8, i8) {
        coordinates(self.index())
    }

    /// The place as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The disc it is on, if it is not a black hole.
    pub const fn disc(self) -> Option<Disc> {
        if self.index() < FIRST_HOLE {
            Some(Disc((self.index() / DISC_PLACES) as u8))
        } else {
            None
        }
    }

    /// Whether it is a black hole.
    pub const fn is_hole(self) -> bool {
        self.index() >= FIRST_HOLE
    }

    /// The neighbour in this direction, unless that is off the board.
    #[inline]
    pub const fn step(self, direction: Direction) -> Option<Place> {
        match STEP[self.index()][direction as usize] {
            OFF => None,
            next => Some(Place(next)),
        }
    }

    /// The neighbouring places.
    #[inline]
    pub const fn neighbours(self) -> PlaceSet {
        NEIGHBOURS[self.index()]
    }
}

const fn coordinates(index: usize) -> (i8, i8) {
    if index >= FIRST_HOLE {
        return HOLE_COORDINATES[index - FIRST_HOLE];
    }
    let (q, r) = DISC_CENTRES[index / DISC_PLACES];
    match index % DISC_PLACES {
        0 => (q, r),
        number => {
            let (dq, dr) = Direction::STEPS[number - 1];
            (q + dq, r + dr)
        }
    }
}

static STEP: [[u8; 6]; PLACES] = steps();
static NEIGHBOURS: [PlaceSet; PLACES] = neighbours();

const fn steps() -> [[u8; 6]; PLACES] {
    let mut table = [[OFF; 6]; PLACES];
    let mut index = 0;
    while index < PLACES {
        let (q, r) = coordinates(index);
        let mut way = 0;
        while way < 6 {
            let (dq, dr) = Direction::STEPS[way];
            if let Some(next) = Place::at((q + dq, r + dr)) {
                table[index][way] = next.0;
            }
            way += 1;
        }
        index += 1;
    }
    table
}

const fn neighbours() -> [PlaceSet; PLACES] {
    let steps = steps();
    let mut table = [PlaceSet::EMPTY; PLACES];
    let mut index = 0;
    while index < PLACES {
        let mut way = 0;
        while way < 6 {
            if steps[index][way] != OFF {
                table[index].0 |= 1 << steps[index][way];
            }
            way += 1;
        }
        index += 1;
    }
    table
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.disc() {
            Some(disc) => write!(f, "{disc}{}", self.index() % DISC_PLACES),
            None => write!(f, "h{}", self.index() - FIRST_HOLE + 1),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Place {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Place, UnknownName> {
        Place::all()
            .find(|place| place.to_string() == text)
            .ok_or_else(|| UnknownName::new("place", text))
    }
}

table::serde_as_text!(Place);
table::ts_type!(
    Place = "`${Disc}${0 | 1 | 2 | 3 | 4 | 5 | 6}` | `h${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`"
);

/// The location of a disc on the board: `a` to `f`, in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Disc(u8);

impl Disc {
    /// All discs, in order.
    pub fn all() -> impl Iterator<Item = Disc> {
        (0..DISCS as u8).map(Disc)
    }

    /// The disc as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its seven places.
    #[inline]
    pub const fn places(self) -> PlaceSet {
        PlaceSet(0x7f << (self.index() * DISC_PLACES))
    }

    /// The place with this number, from 0 to 6.
    pub fn place(self, number: usize) -> Place {
        assert!(number < DISC_PLACES, "a disc has places 0 to 6");
        Place((self.index() * DISC_PLACES + number) as u8)
    }

    /// The set after this disc has turned clockwise by this many sixths, along with the items on
    /// its six outer places.
    #[inline]
    pub(crate) fn turn(self, sixths: u8, set: PlaceSet) -> PlaceSet {
        const RING: u64 = 0x3f;
        let shift = self.index() * DISC_PLACES + 1;
        let ring = set.0 >> shift & RING;
        let turned = (ring << sixths | ring >> (6 - sixths)) & RING;
        PlaceSet(set.0 & !(RING << shift) | turned << shift)
    }
}

impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        char::from(b'a' + self.0).fmt(f)
    }
}

impl FromStr for Disc {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Disc, UnknownName> {
        Disc::all()
            .find(|disc| disc.to_string() == text)
            .ok_or_else(|| UnknownName::new("disc", text))
    }
}

table::serde_as_text!(Disc);
table::ts_type!(Disc = r#""a" | "b" | "c" | "d" | "e" | "f""#);

table::bit_set! {
    /// A set of discs.
    pub struct DiscSet(u8) of Disc: disc => disc.0, bit => Disc(bit)
}

table::serde_as_list!(DiscSet of Disc);

table::bit_set! {
    /// A set of places.
    #[derive(PartialOrd, Ord)]
    pub struct PlaceSet(u64) of Place: place => place.0, bit => Place(bit)
}

table::serde_as_list!(PlaceSet of Place);

impl PlaceSet {
    /// The places of all discs.
    pub const ON_DISCS: PlaceSet = PlaceSet((1 << FIRST_HOLE) - 1);
    /// The black holes.
    pub const HOLES: PlaceSet = PlaceSet(((1 << HOLES) - 1) << FIRST_HOLE);
    /// The centres of the discs.
    pub const CENTRES: PlaceSet = PlaceSet(0x0008_1020_4081);

    /// Whether it contains at least this many places.
    #[inline]
    pub(crate) const fn has(self, count: usize) -> bool {
        let (mut left, mut more) = (self.0, 1);
        while more < count {
            left &= left.wrapping_sub(1);
            more += 1;
        }
        left != 0
    }

    /// All neighbours of these places.
    #[inline]
    pub(crate) fn neighbours(self) -> PlaceSet {
        self.iter().fold(PlaceSet::EMPTY, |all, place| all | place.neighbours())
    }
}
