//! What an open disc would bring, for evaluating a real or imagined world.
//!
//! Nothing here keeps secrets: bots call it on worlds they have imagined.

use table::{PerSeat, Seat};

use crate::data::Star;
use crate::score::{Rank, Scoring};
use crate::{Disc, Figure, FigureSet, Sternenhimmel};

/// The result of an open disc if it were scored now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The number of covered stars.
    pub covered: u32,
    /// The number of stars.
    pub stars: u32,
    /// What each seat would gain or pay.
    pub coins: PerSeat<i32>,
    /// The sum of each seat's remaining figures.
    pub totals: PerSeat<u32>,
    /// The number of each seat's remaining figures.
    pub figures: PerSeat<u32>,
}

impl Sternenhimmel {
    /// The result of scoring the open disc at this place now, with face-down figures as they are in
    /// this world; and with one more figure placed on it, if `more` is given.
    ///
    /// # Panics
    ///
    /// If there is no such place: places are counted from 0, and there are
    /// [`Sternenhimmel::open_discs`] of them.
    pub fn standings(&self, place: usize, more: Option<(Seat, Figure, Star)>) -> Standings {
        let mut open = self.open[place];
        if let Some((seat, figure, star)) = more {
            open.stand(seat, figure, star);
        }
        let data = self.discs.get(open.disc());
        let scoring = Scoring::of(data, &open, self.setup.seats());
        let mut standings = Standings {
            covered: open.taken().len(),
            stars: data.stars.into(),
            coins: scoring.gains(data, &self.coins()),
            totals: PerSeat::default(),
            figures: PerSeat::default(),
        };
        for &Rank { seat, total, figures } in scoring.ranks.iter() {
            (standings.totals[seat], standings.figures[seat]) = (total, figures);
        }
        standings
    }

    /// The number of open discs.
    pub fn open_discs(&self) -> usize {
        self.open.len()
    }

    /// The number of free stars on open discs and on those to come.
    pub fn free_stars(&self) -> u32 {
        let open: u32 = self.open.iter().map(|open| open.free().len()).sum();
        let to_come = self.pile.iter().map(|disc| u32::from(self.discs.get(*disc).stars));
        open + to_come.sum::<u32>()
    }

    /// The place of an open disc on the table.
    pub fn place_of(&self, disc: Disc) -> Option<usize> {
        self.open.place_of(disc)
    }

    /// Whether a figure on this star lies face down.
    pub fn lies_face_down(&self, disc: Disc, star: Star) -> bool {
        self.discs.get(disc).large.contains(star)
    }

    /// A seat's hand.
    pub fn hand(&self, seat: Seat) -> FigureSet {
        self.hands[seat]
    }

    /// The seat's face-down figures, in order of places and stars.
    pub fn hidden(&self, seat: Seat) -> impl Iterator<Item = Figure> {
        self.open.hidden(seat)
    }
}
