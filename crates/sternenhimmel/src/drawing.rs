//! The discs as pictures: real stars, where they stand in the sky.

use sky::{Dot, Frame, Kind, Panel, Point, Projection, Star};

use crate::{Disc, DiscData};

/// The share of a disc's radius that stays empty at its rim.
const RIM: f64 = 0.15;

impl DiscData {
    /// The real stars of this disc, as far as they are in the catalogue.
    fn real_stars(&self) -> Vec<&'static Star> {
        self.hips.iter().filter_map(|hip| Star::numbered(*hip)).collect()
    }

    /// The positions of the stars on a disc of radius 1 around 0, y down.
    pub fn points(&self) -> Vec<Point> {
        let directions = || self.real_stars().into_iter().map(Star::direction);
        let frame = Frame::Disc { centre: Point { x: 0.0, y: 0.0 }, radius: 1.0 };
        let placed: Vec<Point> = Projection::around(directions())
            .map(|sky| directions().map(|direction| sky.place(direction)).collect())
            .unwrap_or_default();
        frame.fit(&placed, RIM)
    }

    /// The disc as a panel of a sheet: stars numbered as in notation, large ones haloed.
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
