//! What everyone knows about a face-down figure.
//!
//! A face-down figure is none of those its owner has shown elsewhere since: someone who saw the 10
//! while this figure lay here knows that it is not the 10, for as long as it lies here, even when
//! the 10 is back in hand. For each face-down figure the state remembers which of its owner's
//! figures were seen in the meantime, so that nobody has to remember it, no view forgets it, and an
//! imagined world is always possible.
//!
//! The two double stars need care. If one double was seen elsewhere, this figure may still be the
//! other one. But of all the figures that lay there while one double was seen, only one can be the
//! other; when that one is turned up, none of the rest can be.

use table::{MAX_SEATS, Seat, Stream};

use super::{Open, OpenDiscs};
use crate::data::Star;
use crate::{Figure, FigureSet};

/// The number of a player's figures.
const NINE: usize = FigureSet::ALL.len() as usize;

impl OpenDiscs {
    /// The seat's figures that only it knows, in order of places and stars.
    fn spots(&self, seat: Seat) -> impl Iterator<Item = (&Open, Star)> {
        self.iter().flat_map(move |open| open.face_down(seat).iter().map(move |star| (open, star)))
    }

    /// The seat's face-down figures as they really are.
    pub(crate) fn hidden(&self, seat: Seat) -> impl Iterator<Item = Figure> {
        self.spots(seat).map(|(open, star)| open.figure(star))
    }

    /// Records that a disc was just turned up: the seats' other face-down figures are none of those
    /// on it. After that all its figures are out of sight again.
    #[inline]
    pub(super) fn remember_revealed(&mut self, place: usize) {
        let open = self.discs[place];
        for seat in Seat::all(MAX_SEATS as u8) {
            if !open.face_down(seat).is_empty() {
                let (shown, the_other_double) = self.turned_up(seat, &open);
                if the_other_double {
                    self.rule_out_doubles(seat);
                }
                self.add_seen(seat, shown);
            }
            open.face_up(seat).iter().for_each(|star| self.shown[seat].remove(open.figure(star)));
        }
    }

    /// What the seat has in sight while a disc is turned up, and whether one of the figures turned
    /// up is a double that lay there while the other one was seen.
    #[inline]
    fn turned_up(&self, seat: Seat, open: &Open) -> (FigureSet, bool) {
        let mut shown = self.shown[seat];
        let mut the_other_double = false;
        for star in open.face_down(seat) {
            let figure = open.figure(star);
            shown.insert(figure);
            the_other_double |= figure == Figure::Double && open.seen(star).doubles() == 1;
        }
        (shown, the_other_double)
    }

    /// Records what was seen for all of the seat's face-down figures.
    #[inline]
    pub(super) fn add_seen(&mut self, seat: Seat, shown: FigureSet) {
        for open in self.discs.iter_mut() {
            let face_down = open.face_down(seat);
            // Updating all stars is faster than finding those that matter.
            for (star, seen) in (0..).map(Star).zip(&mut open.seen) {
                *seen |= if face_down.contains(star) { shown } else { FigureSet::EMPTY };
            }
        }
    }

    /// Records that the other double was turned up among the figures that lay there while one was
    /// seen.
    fn rule_out_doubles(&mut self, seat: Seat) {
        for open in self.discs.iter_mut() {
            for star in open.face_down(seat) {
                if open.seen(star).doubles() == 1 {
                    open.seen[star.index()] |= FigureSet::DOUBLES;
                }
            }
        }
    }

    /// Whether the seat's face-down figures could be these, given what everyone knows.
    pub(crate) fn is_possible(&self, seat: Seat, figures: impl Iterator<Item = Figure>) -> bool {
        let mut used = self.shown[seat];
        let mut other_double_used = false;
        for ((open, star), figure) in self.spots(seat).zip(figures) {
            let seen = open.seen(star);
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

    /// Draws each of the seat's face-down figures from what it could be on its own, repeatedly
    /// until they fit together: so every possibility is equally likely. Returns all figures of the
    /// seat that now stand on discs.
    pub(crate) fn redraw(&mut self, seat: Seat, chance: &mut Stream) -> FigureSet {
        let mut drawn = [Figure::One; NINE];
        loop {
            for (figure, (open, star)) in drawn.iter_mut().zip(self.spots(seat)) {
                let seen = open.seen(star);
                let could_be = Figure::ALL.into_iter().filter(|figure| !seen.holds_all(*figure));
                let nth = chance.below(could_be.clone().count() as u32) as usize;
                // `nth` is below their number, and the true figure is always among them.
                *figure = could_be.clone().nth(nth).expect("something it could be");
            }
            if self.is_possible(seat, drawn.into_iter()) {
                break;
            }
        }
        let (mut out, mut figures) = (self.shown[seat], drawn.into_iter());
        for open in self.discs.iter_mut() {
            for (star, figure) in open.face_down(seat).iter().zip(figures.by_ref()) {
                open.figures[star.index()] = figure;
                out.insert(figure);
            }
        }
        out
    }
}
