//! The discs as pictures: real stars, where they stand in the sky.

use sky::{Dot, Frame, Kind, Panel, Point, Projection, Star};

use crate::{Disc, DiscData};

/// How much of a disc's radius stays empty at its rim.
const RIM: f64 = 0.15;

impl DiscData {
    /// The real stars of this disc, as far as the catalogue has them.
    fn real_stars(&self) -> Vec<&'static Star> {
        self.hips.iter().filter_map(|hip| Star::numbered(*hip)).collect()
    }

    /// Where the stars stand on a disc of radius 1 about 0, y down.
    pub fn points(&self) -> Vec<Point> {
        let directions = || self.real_stars().into_iter().map(Star::direction);
        let frame = Frame::Disc { centre: Point { x: 0.0, y: 0.0 }, radius: 1.0 };
        let placed: Vec<Point> = Projection::around(directions())
            .map(|sky| directions().map(|direction| sky.place(direction)).collect())
            .unwrap_or_default();
        frame.fit(&placed, RIM)
    }

    /// The disc as a panel of a sheet: stars numbered as in notation, the large ones haloed.
    pub fn panel(&self, disc: Disc) -> Panel {
        let title: String = sky::Figure::named(disc.name()).map_or(disc.name(), |f| f.latin).into();
        let dots = (0..self.stars).map(crate::data::Star).zip(self.real_stars()).zip(self.points());
        let dot = |((number, star), at): ((crate::data::Star, &Star), Point)| Dot {
            at,
            mag: star.mag,
            label: Some(format!("{number} {}", star.letter().unwrap_or_default())),
            kind: if self.large.contains(number) { Kind::Large } else { Kind::Small },
        };
        Panel {
            title,
            subtitle: format!("{} / {}", self.first, self.second),
            stars: dots.map(dot).collect(),
            lines: self.lines().map(|(from, to)| (from.0 as usize, to.0 as usize)).collect(),
        }
    }
}
