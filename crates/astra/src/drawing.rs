//! The cards as pictures: real stars, where they stand in the sky.

use sky::{Dot, Frame, Kind, Panel, Point, Projection};

use crate::card::{Card, Star};
use crate::data::CardData;

impl CardData {
    /// The real stars on this card.
    fn real_stars(&self) -> Vec<&'static sky::Star> {
        let star = |hip| sky::Star::numbered(hip).expect("cards are checked for this when read");
        self.hips.iter().copied().map(star).collect()
    }

    /// The positions of the stars in the unit square, y down.
    pub fn points(&self) -> Vec<Point> {
        let directions = || self.real_stars().into_iter().map(sky::Star::direction);
        let placed: Vec<Point> = Projection::around(directions())
            .map(|sky| directions().map(|direction| sky.place(direction)).collect())
            .unwrap_or_default();
        Frame::UNIT.fit(&placed, 0.0)
    }

    /// The card as a panel of a sheet: stars numbered as in notation, Grand stars haloed and named,
    /// the starting star golden.
    pub fn panel(&self, card: Card) -> Panel {
        let title: String = sky::Figure::named(card.name()).map_or(card.name(), |f| f.latin).into();
        let dots = self.stars.iter().zip(self.real_stars()).zip(self.points());
        let dot = |((number, star), at): ((Star, &sky::Star), Point)| {
            let kind = if number == self.start {
                Kind::Start
            } else if self.grand.contains(number) {
                Kind::Large
            } else {
                Kind::Small
            };
            let name = if kind == Kind::Large { star.label() } else { "".into() };
            Dot { at, mag: star.mag, label: Some(format!("{number} {name}").trim().into()), kind }
        };
        Panel {
            title,
            subtitle: format!(
                "{:?} · {} stars · {} Fame",
                self.element,
                self.stars.len(),
                self.fame
            ),
            stars: dots.map(dot).collect(),
            lines: self.lines().map(|(from, to)| (from.0 as usize, to.0 as usize)).collect(),
        }
    }
}
