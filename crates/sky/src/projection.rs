//! From the sphere to the paper.

use crate::direction::{Direction, cross, dot};

/// A point on paper. As in SVG, x grows to the right and y grows downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// The distance between two points.
    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// A stereographic projection around a centre, with north up and east left, as the sky is seen.
///
/// The stereographic projection keeps every angle, so that a figure looks like itself whatever its
/// size; only its scale grows away from the centre, by 1 / cos²(c/2) at the angle c. The tangent
/// plane (gnomonic) projection is hardly different for a figure the size of Cassiopeia, but it
/// would stretch the tail of Hydra, 66° from the middle of its stars, to six times the scale of
/// that middle, and by different factors in different directions; here it is 1.4 times. After
/// Hydra, Eridanus reaches farthest, with 37° and 1.1 times.
#[derive(Clone, Copy, Debug)]
pub struct Projection {
    centre: [f64; 3],
    east: [f64; 3],
    north: [f64; 3],
}

impl Projection {
    /// The projection around one direction.
    pub fn about(centre: Direction) -> Self {
        let centre = centre.xyz();
        let [x, y, _] = centre;
        let radius = x.hypot(y);
        // At a pole every direction is south (or north); right ascension 90 then counts as east.
        let east = if radius < 1e-9 { [0.0, 1.0, 0.0] } else { [-y / radius, x / radius, 0.0] };
        Self { centre, east, north: cross(centre, east) }
    }

    /// The projection around the middle of some directions; `None` if they have no middle.
    pub fn around(directions: impl IntoIterator<Item = Direction>) -> Option<Self> {
        Direction::mean(directions).map(Self::about)
    }

    /// The position of a direction on paper. The centre is the origin, and the unit there is one
    /// radian.
    pub fn place(&self, direction: Direction) -> Point {
        let vector = direction.xyz();
        let scale = 2.0 / (1.0 + dot(vector, self.centre));
        Point { x: -scale * dot(vector, self.east), y: -scale * dot(vector, self.north) }
    }
}
