//! The open discs, the figures on them, and what has been seen of these.

use std::ops::Deref;

use table::{List, MAX_SEATS, PerSeat, Seat};

use crate::data::{DISCS, DiscSet, MAX_STARS, Star, Stars};
use crate::{Disc, Discs, Figure, FigureSet};

mod memory;

/// A disc and the figures on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Open {
    disc: Disc,
    age: u8,
    large: Stars,
    free: Stars,
    /// The stars of each seat's figures. Together with the free stars these are all stars, each
    /// once.
    owned: PerSeat<Stars>,
    /// The figure on each star that is not free.
    figures: [Figure; MAX_STARS],
    /// For each face-down figure, what it cannot be: see [`memory`].
    seen: [FigureSet; MAX_STARS],
}

impl Open {
    #[inline]
    pub(crate) fn new(discs: &Discs, disc: Disc, age: u8) -> Open {
        let data = discs.get(disc);
        Open { disc, age, large: data.large, free: Stars::up_to(data.stars), ..Open::default() }
    }

    /// Puts a figure on a free star.
    #[inline]
    pub(crate) fn stand(&mut self, seat: Seat, figure: Figure, star: Star) {
        self.free.remove(star);
        self.owned[seat].insert(star);
        self.figures[star.index()] = figure;
    }

    /// The disc.
    pub(crate) fn disc(&self) -> Disc {
        self.disc
    }

    /// How many discs were opened before it.
    pub(crate) fn age(&self) -> u8 {
        self.age
    }

    /// The stars where figures lie face down.
    pub(crate) fn large(&self) -> Stars {
        self.large
    }

    /// The stars without a figure.
    pub(crate) fn free(&self) -> Stars {
        self.free
    }

    /// The stars with a figure.
    #[inline]
    pub(crate) fn taken(&self) -> Stars {
        self.owned.0.iter().fold(Stars::EMPTY, |taken, owned| taken | *owned)
    }

    /// The stars with the seat's figures.
    pub(crate) fn owned(&self, seat: Seat) -> Stars {
        self.owned[seat]
    }

    /// The figure on a star that is not free.
    #[inline]
    pub(crate) fn figure(&self, star: Star) -> Figure {
        self.figures[star.index()]
    }

    /// The owner of the figure on a star that is not free.
    #[inline]
    pub(crate) fn owner(&self, star: Star) -> Seat {
        debug_assert!(!self.free.contains(star), "nobody owns a free star");
        let before = self.owned.0.iter().take_while(|owned| !owned.contains(star));
        Seat(before.count() as u8)
    }

    /// The seat's figures on this disc.
    pub(crate) fn figures_of(&self, seat: Seat) -> impl Iterator<Item = Figure> {
        self.owned[seat].iter().map(|star| self.figure(star))
    }

    /// Its owner's figures that were shown while a face-down figure lay on this star.
    pub(crate) fn seen(&self, star: Star) -> FigureSet {
        self.seen[star.index()]
    }

    /// Sets what was seen, as a position says.
    pub(crate) fn set_seen(&mut self, star: Star, seen: FigureSet) {
        self.seen[star.index()] = seen;
    }

    /// The seat's face-down figures here.
    fn face_down(&self, seat: Seat) -> Stars {
        self.owned[seat] & self.large
    }

    /// The seat's face-up figures here.
    fn face_up(&self, seat: Seat) -> Stars {
        self.owned[seat] - self.large
    }
}

/// The open discs, by their places on the table. Derived data is stored alongside, so that it need
/// not be searched for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OpenDiscs {
    /// As many as there are players, or fewer.
    discs: List<Open, MAX_SEATS>,
    /// Which discs these are, and the place of each.
    which: DiscSet,
    places: [u8; DISCS],
    /// The face-up figures of each seat.
    shown: PerSeat<FigureSet>,
}

impl OpenDiscs {
    /// These discs, open. Figures face up on them count as seen by everyone, whether the discs say
    /// so or not. No seat has more figures on them than a player has.
    pub(crate) fn of(discs: impl IntoIterator<Item = Open>) -> OpenDiscs {
        let mut all = OpenDiscs { discs: discs.into_iter().collect(), ..OpenDiscs::default() };
        for (place, open) in all.discs.iter().enumerate() {
            all.which.insert(open.disc);
            all.places[open.disc as usize] = place as u8;
            for seat in Seat::all(MAX_SEATS as u8) {
                for star in open.face_up(seat) {
                    all.shown[seat].insert(open.figure(star));
                }
            }
        }
        for seat in Seat::all(MAX_SEATS as u8) {
            all.add_seen(seat, all.shown[seat]);
        }
        all
    }

    /// The discs in order of their names.
    #[inline]
    pub(crate) fn by_name(&self) -> impl Iterator<Item = &Open> {
        let discs: &[Open] = self;
        self.which.iter().map(|disc| &discs[self.places[disc as usize] as usize])
    }

    /// The place of an open disc.
    #[inline]
    pub(crate) fn place_of(&self, disc: Disc) -> Option<usize> {
        self.which.contains(disc).then_some(self.places[disc as usize] as usize)
    }

    /// An open disc, if it is open.
    #[inline]
    pub(crate) fn find(&self, disc: Disc) -> Option<&Open> {
        self.place_of(disc).map(|place| &self.discs[place])
    }

    /// Places a figure on a free star; everyone remembers what they saw.
    #[inline]
    pub(crate) fn stand(&mut self, place: usize, seat: Seat, figure: Figure, star: Star) -> &Open {
        let open = &mut self.discs[place];
        open.stand(seat, figure, star);
        if open.large.contains(star) {
            // It is none of those in sight.
            open.seen[star.index()] = self.shown[seat];
        } else {
            // Figures that lie face down cannot be this one.
            self.shown[seat].insert(figure);
            self.add_seen(seat, self.shown[seat]);
        }
        &self.discs[place]
    }

    /// Replaces a scored disc. Everyone remembers what they saw on it, and the next one takes its
    /// place; if there is none, those behind move up.
    #[inline]
    pub(crate) fn replace(&mut self, place: usize, next: Option<Open>) {
        self.remember_revealed(place);
        let scored = self.discs[place].disc;
        self.which.remove(scored);
        self.places[scored as usize] = 0;
        if let Some(next) = next {
            self.discs[place] = next;
            self.which.insert(next.disc);
            self.places[next.disc as usize] = place as u8;
        } else {
            self.discs[place..].rotate_left(1);
            self.discs.pop();
            for (moved, open) in self.discs.iter().enumerate().skip(place) {
                self.places[open.disc as usize] = moved as u8;
            }
        }
    }
}

impl Deref for OpenDiscs {
    type Target = [Open];

    #[inline]
    fn deref(&self) -> &[Open] {
        &self.discs
    }
}
