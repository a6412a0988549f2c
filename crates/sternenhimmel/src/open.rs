//! The open discs, what stands on them, and what is remembered of it.

use std::ops::Deref;

use table::{List, MAX_SEATS, PerSeat, Seat};

use crate::data::{DISCS, DiscSet, MAX_STARS, Star, Stars};
use crate::{Disc, Discs, Figure, FigureSet};

mod memory;

/// A disc and what stands on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Open {
    disc: Disc,
    age: u8,
    large: Stars,
    free: Stars,
    /// Whose figures stand where. With the free stars these are all stars of the disc, each once.
    owned: PerSeat<Stars>,
    /// What stands on each star that is not free.
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

    /// A figure is put on a free star.
    #[inline]
    pub(crate) fn stand(&mut self, seat: Seat, figure: Figure, star: Star) {
        self.free.remove(star);
        self.owned[seat].insert(star);
        self.figures[star.index()] = figure;
    }

    /// Which disc.
    pub(crate) fn disc(&self) -> Disc {
        self.disc
    }

    /// How many discs were opened before it.
    pub(crate) fn age(&self) -> u8 {
        self.age
    }

    /// The stars on which a figure lies face down.
    pub(crate) fn large(&self) -> Stars {
        self.large
    }

    /// The stars on which nothing stands.
    pub(crate) fn free(&self) -> Stars {
        self.free
    }

    /// The stars on which something stands.
    #[inline]
    pub(crate) fn taken(&self) -> Stars {
        self.owned.0.iter().fold(Stars::EMPTY, |taken, owned| taken | *owned)
    }

    /// The stars on which the seat's figures stand.
    pub(crate) fn owned(&self, seat: Seat) -> Stars {
        self.owned[seat]
    }

    /// What stands on a star that is not free.
    #[inline]
    pub(crate) fn figure(&self, star: Star) -> Figure {
        self.figures[star.index()]
    }

    /// Whose figure stands on a star that is not free.
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

    /// What was shown of its owner's figures while a face-down figure lay on this star.
    pub(crate) fn seen(&self, star: Star) -> FigureSet {
        self.seen[star.index()]
    }

    /// The position says that this was seen.
    pub(crate) fn set_seen(&mut self, star: Star, seen: FigureSet) {
        self.seen[star.index()] = seen;
    }

    /// The seat's figures that lie face down here.
    fn face_down(&self, seat: Seat) -> Stars {
        self.owned[seat] & self.large
    }

    /// The seat's figures that stand face up here.
    fn face_up(&self, seat: Seat) -> Stars {
        self.owned[seat] - self.large
    }
}

/// The discs that lie open, by their places on the table. Beside them it keeps what can be told
/// from them, so that it need not be looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OpenDiscs {
    /// As many as players, or fewer.
    discs: List<Open, MAX_SEATS>,
    /// Which discs these are, and where each of them lies.
    which: DiscSet,
    places: [u8; DISCS],
    /// Everybody's figures that stand face up.
    shown: PerSeat<FigureSet>,
}

impl OpenDiscs {
    /// These discs lie open. What lies face up on them was seen by everybody, whether they say so
    /// or not. Nobody has more figures on them than a player has.
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

    /// The discs in the order of their names.
    #[inline]
    pub(crate) fn by_name(&self) -> impl Iterator<Item = &Open> {
        let discs: &[Open] = self;
        self.which.iter().map(|disc| &discs[self.places[disc as usize] as usize])
    }

    /// Where an open disc lies.
    #[inline]
    pub(crate) fn place_of(&self, disc: Disc) -> Option<usize> {
        self.which.contains(disc).then_some(self.places[disc as usize] as usize)
    }

    /// A disc, if it is open.
    #[inline]
    pub(crate) fn find(&self, disc: Disc) -> Option<&Open> {
        self.place_of(disc).map(|place| &self.discs[place])
    }

    /// A figure is placed on a free star; everybody remembers what they saw.
    #[inline]
    pub(crate) fn stand(&mut self, place: usize, seat: Seat, figure: Figure, star: Star) -> &Open {
        let open = &mut self.discs[place];
        open.stand(seat, figure, star);
        if open.large.contains(star) {
            // It is none of those in sight.
            open.seen[star.index()] = self.shown[seat];
        } else {
            // Those that lie face down are not it.
            self.shown[seat].insert(figure);
            self.add_seen(seat, self.shown[seat]);
        }
        &self.discs[place]
    }

    /// A disc was scored. Everybody remembers what they saw on it, and the next one takes its
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
