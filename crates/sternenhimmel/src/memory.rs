//! What everybody knows of a face-down figure.
//!
//! A figure that lies face down is none of those its owner has shown elsewhere since: who saw the
//! 10 while this one lay here knows that this one is not the 10, for as long as it lies, even when
//! the 10 is back in hand. The state remembers for each face-down figure what was seen of its
//! owner meanwhile, so that nobody has to remember it, no view forgets it, and an imagined world
//! is always a possible one.
//!
//! The two double stars need a word. One double seen elsewhere says that this figure may still be
//! the other one. But of all the figures that lay there while one double was seen, only one can be
//! the other; when that one is turned up, none of the rest can.

use table::{Seat, Stream, Viewer};

use crate::data::Star;
use crate::state::{Open, Places};
use crate::{Figure, FigureSet, Sternenhimmel};

/// A face-down figure: the place of its disc, and its star.
type Spot = (usize, Star);

impl Sternenhimmel {
    /// The seat's figures that only it knows, in the order of places and stars.
    fn spots(&self, seat: Seat) -> impl Iterator<Item = Spot> {
        self.open().iter().enumerate().flat_map(move |(place, open)| {
            open.face_down(seat).iter().map(move |star| (place, star))
        })
    }

    /// A figure was just placed face down: it is none of those in sight.
    pub(crate) fn remember_hidden(&mut self, seat: Seat, place: u8, star: Star) {
        self.slots[place as usize].seen[star.0 as usize] = self.shown[seat];
        self.hiding[seat].insert(place);
    }

    /// A figure was just placed face up: those that lie face down are not it.
    pub(crate) fn remember_shown(&mut self, seat: Seat, figure: Figure) {
        self.shown[seat].insert(figure);
        self.add_seen(seat, self.hiding[seat], self.shown[seat]);
    }

    /// A disc was just turned up: the seats' other face-down figures are none of those on it.
    /// Then all its figures go out of sight again.
    pub(crate) fn remember_revealed(&mut self, place: u8) {
        let open = self.slots[place as usize];
        for seat in Seat::all(self.setup.seats()) {
            let elsewhere = self.hiding[seat] - Places::only(place);
            if !elsewhere.is_empty() {
                let (shown, the_other_double) = self.turned_up(seat, &open);
                if the_other_double {
                    self.rule_out_doubles(seat, elsewhere);
                }
                self.add_seen(seat, elsewhere, shown);
            }
            open.face_up(seat).iter().for_each(|star| self.shown[seat].remove(open.figure(star)));
        }
    }

    /// What the seat has in sight while a disc is turned up, and whether one of the figures turned
    /// is a double that lay there while the other one was seen.
    fn turned_up(&self, seat: Seat, open: &Open) -> (FigureSet, bool) {
        let mut shown = self.shown[seat];
        let mut the_other_double = false;
        for star in open.face_down(seat) {
            let figure = open.figure(star);
            shown.insert(figure);
            the_other_double |=
                figure == Figure::Double && open.seen[star.0 as usize].doubles() == 1;
        }
        (shown, the_other_double)
    }

    /// What was seen counts for all the seat's face-down figures at these places.
    fn add_seen(&mut self, seat: Seat, places: Places, shown: FigureSet) {
        for place in places {
            let open = &mut self.slots[place as usize];
            for star in open.face_down(seat) {
                let seen = &mut open.seen[star.0 as usize];
                *seen = seen.union(shown);
            }
        }
    }

    /// Of those that lay there while one double was seen, the other one was just turned up.
    fn rule_out_doubles(&mut self, seat: Seat, places: Places) {
        let both = FigureSet::of([Figure::Double; 2]).unwrap_or_default();
        for place in places {
            let open = &mut self.slots[place as usize];
            for star in open.face_down(seat) {
                let seen = &mut open.seen[star.0 as usize];
                if seen.doubles() == 1 {
                    *seen = seen.union(both);
                }
            }
        }
    }

    /// Whether the seat's face-down figures could be these, for all that everybody knows.
    pub(crate) fn is_possible(&self, seat: Seat, figures: impl Iterator<Item = Figure>) -> bool {
        let mut used = self.shown[seat];
        let mut other_double_used = false;
        for ((place, star), figure) in self.spots(seat).zip(figures) {
            let seen = self.slots[place].seen[star.0 as usize];
            if seen.holds_all(figure) || used.holds_all(figure) {
                return false;
            }
            used.insert(figure);
            if figure == Figure::Double && seen.doubles() == 1 {
                if other_double_used {
                    return false;
                }
                other_double_used = true;
            }
        }
        true
    }

    /// The seat's face-down figures as they are.
    pub fn hidden(&self, seat: Seat) -> impl Iterator<Item = Figure> {
        self.spots(seat).map(|(place, star)| self.slots[place].figure(star))
    }

    /// Redraws what others have face down and in hand, and the order of the pile.
    pub(crate) fn redraw(&mut self, viewer: Viewer, chance: &mut Stream) {
        for seat in Seat::all(self.setup.seats()).filter(|seat| !viewer.is(*seat)) {
            self.redraw_seat(seat, chance);
        }
        self.pile.sort_unstable();
        chance.shuffle(&mut self.pile);
    }

    /// Draws each face-down figure from what it alone could be, again and again until they fit
    /// together: so every possible way is as likely as every other.
    fn redraw_seat(&mut self, seat: Seat, chance: &mut Stream) {
        let mut drawn = [Figure::One; 9];
        let count = self.spots(seat).count();
        loop {
            for (figure, (place, star)) in drawn.iter_mut().zip(self.spots(seat)) {
                let seen = self.slots[place].seen[star.0 as usize];
                let could_be = Figure::ALL.into_iter().filter(|figure| !seen.holds_all(*figure));
                let nth = chance.below(could_be.clone().count() as u32) as usize;
                // `nth` is below their number, and the true figure is always among them.
                *figure = could_be.clone().nth(nth).expect("something it could be");
            }
            if self.is_possible(seat, drawn[..count].iter().copied()) {
                break;
            }
        }
        let mut out = self.shown[seat];
        let mut figures = drawn.into_iter();
        for place in 0..self.open_count as usize {
            for star in self.slots[place].face_down(seat) {
                let figure = figures.next().unwrap_or(Figure::One);
                self.slots[place].figures[star.0 as usize] = figure;
                out.insert(figure);
            }
        }
        self.hands[seat] = out.complement();
    }
}
