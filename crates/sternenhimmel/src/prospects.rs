//! What an open disc would bring: what whoever weighs a world, real or imagined, asks of it.
//!
//! Nothing here keeps secrets. A bot asks it of a world it has imagined.

use table::{PerSeat, Seat};

use crate::data::Star;
use crate::score::{Rank, Scoring};
use crate::{Disc, Figure, FigureSet, Sternenhimmel};

/// What an open disc would bring if it were scored as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standings {
    /// How many stars are covered.
    pub covered: u32,
    /// How many there are.
    pub stars: u32,
    /// What everybody would gain or pay.
    pub coins: PerSeat<i32>,
    /// What everybody's figures left would count.
    pub totals: PerSeat<u32>,
    /// How many figures everybody would have left.
    pub figures: PerSeat<u32>,
}

impl Sternenhimmel {
    /// How the open disc at this place stands, counting what lies face down as it is in this
    /// world; if `more` is given, with that figure placed on it too.
    ///
    /// # Panics
    ///
    /// If there is no such place: they are counted from 0, and there are
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

    /// How many discs lie open.
    pub fn open_discs(&self) -> usize {
        self.open.len()
    }

    /// How many stars are free, on the discs that lie open and on those to come.
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

    /// What a seat has in hand.
    pub fn hand(&self, seat: Seat) -> FigureSet {
        self.hands[seat]
    }

    /// The seat's figures that lie face down, by places and stars.
    pub fn hidden(&self, seat: Seat) -> impl Iterator<Item = Figure> {
        self.open.hidden(seat)
    }
}
