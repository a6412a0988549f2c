//! An area of a page that a figure has to fit into.

use crate::projection::Point;

/// A rectangle or a disc on the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Frame {
    /// A rectangle with its upper left corner.
    Box {
        /// Upper left corner.
        corner: Point,
        /// Width.
        width: f64,
        /// Height.
        height: f64,
    },
    /// A disc.
    Disc {
        /// Its middle.
        centre: Point,
        /// Its radius.
        radius: f64,
    },
}

impl Frame {
    /// The square from 0 to 1.
    pub const UNIT: Self = Self::Box { corner: Point { x: 0.0, y: 0.0 }, width: 1.0, height: 1.0 };

    /// Moves and scales points so that together they fill this frame except for a margin.
    ///
    /// Shapes are kept: both axes have the same scale. A single point is put in the middle.
    pub fn fit(&self, points: &[Point], margin: f64) -> Vec<Point> {
        let (from, to, scale) = match *self {
            Self::Box { corner, width, height } => {
                let (low, high) = bounds(points);
                let wide = (width - 2.0 * margin) / (high.x - low.x);
                let tall = (height - 2.0 * margin) / (high.y - low.y);
                let middle = Point { x: corner.x + width / 2.0, y: corner.y + height / 2.0 };
                (halfway(low, high), middle, wide.min(tall))
            }
            Self::Disc { centre, radius } => {
                let middle = middle_of_enclosing_circle(points);
                let reach = points.iter().map(|p| p.distance(middle)).fold(0.0, f64::max);
                (middle, centre, (radius - margin) / reach)
            }
        };
        // Coinciding points leave nothing to scale.
        let scale = if scale.is_finite() { scale } else { 0.0 };
        let fitted = |p: &Point| Point {
            x: to.x + (p.x - from.x) * scale,
            y: to.y + (p.y - from.y) * scale,
        };
        points.iter().map(fitted).collect()
    }

    /// Whether a rectangle with this middle and size lies inside.
    pub(crate) fn holds(&self, middle: Point, width: f64, height: f64) -> bool {
        let (half_width, half_height) = (width / 2.0, height / 2.0);
        match *self {
            Self::Box { corner, width, height } => {
                middle.x - half_width >= corner.x
                    && middle.x + half_width <= corner.x + width
                    && middle.y - half_height >= corner.y
                    && middle.y + half_height <= corner.y + height
            }
            Self::Disc { centre, radius } => {
                let x = (middle.x - centre.x).abs() + half_width;
                let y = (middle.y - centre.y).abs() + half_height;
                x.hypot(y) <= radius
            }
        }
    }
}

fn bounds(points: &[Point]) -> (Point, Point) {
    let mut low = Point { x: f64::INFINITY, y: f64::INFINITY };
    let mut high = Point { x: f64::NEG_INFINITY, y: f64::NEG_INFINITY };
    for point in points {
        low = Point { x: low.x.min(point.x), y: low.y.min(point.y) };
        high = Point { x: high.x.max(point.x), y: high.y.max(point.y) };
    }
    (low, high)
}

fn halfway(a: Point, b: Point) -> Point {
    Point { x: f64::midpoint(a.x, b.x), y: f64::midpoint(a.y, b.y) }
}

/// The middle of the smallest circle around some points, to about a hundredth of its radius: each
/// step moves towards the farthest point, and steps shrink (Bădoiu and Clarkson 2003).
fn middle_of_enclosing_circle(points: &[Point]) -> Point {
    const STEPS: u32 = 400;
    let (low, high) = bounds(points);
    let mut middle = halfway(low, high);
    for step in 1..=STEPS {
        let farthest =
            points.iter().max_by(|a, b| a.distance(middle).total_cmp(&b.distance(middle)));
        let Some(farthest) = farthest else { break };
        let share = 1.0 / f64::from(step + 1);
        middle.x += (farthest.x - middle.x) * share;
        middle.y += (farthest.y - middle.y) * share;
    }
    middle
}
