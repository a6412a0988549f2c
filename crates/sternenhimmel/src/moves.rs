//! The moves and their notation.
//!
//! A move is one figure on one star, written `place 10 leo 3`: the figure, the disc, the star
//! counted from 1. The figures are `1 3 5 6 7 10 black-hole double`.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Seat, Stream};
use thiserror::Error;

use crate::data::Star;
use crate::{Disc, Figure, Sternenhimmel};

const FIGURES: &str = "the figures are 1, 3, 5, 6, 7, 10, black-hole and double";
const DISCS: &str = "the discs are the twelve constellations of the zodiac by their Latin names";

/// A move: one figure on one star.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The figure.
    pub figure: Figure,
    /// The disc.
    pub disc: Disc,
    /// The star of the disc.
    pub star: Star,
}

/// Why a move is illegal. It reveals nothing that its player does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The figure is already on a disc.
    #[error("you have no {0} in hand")]
    NotInHand(Figure),
    /// The disc is waiting or already scored.
    #[error("{0} is not open")]
    NotOpen(Disc),
    /// The disc has fewer stars.
    #[error("{disc} has {stars} stars, not {star}")]
    NoSuchStar {
        /// The disc.
        disc: Disc,
        /// How many it has.
        stars: u8,
        /// The star named.
        star: Star,
    },
    /// The star is already covered.
    #[error("star {star} of {disc} is taken")]
    Taken {
        /// The disc.
        disc: Disc,
        /// The star.
        star: Star,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "place {} {} {}", self.figure, self.disc, self.star)
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let wrong = |reason| NotationError::new(text, reason);
        let words: Vec<&str> = text.split(' ').collect();
        let ["place", figure, disc, star] = words[..] else {
            return Err(wrong("say place, a figure, a disc and a star, as in: place 10 leo 3"));
        };
        let read = star.parse().ok().and_then(Star::numbered);
        let star = read.filter(|known| known.to_string() == star);
        Ok(Move {
            figure: figure.parse().map_err(|_| wrong(FIGURES))?,
            disc: disc.parse().map_err(|_| wrong(DISCS))?,
            star: star.ok_or_else(|| wrong("stars are counted from 1"))?,
        })
    }
}

impl Sternenhimmel {
    #[inline]
    pub(crate) fn list_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.is_finished() || seat != self.turn {
            return;
        }
        // The free stars are the same for every figure: they are listed for the first one and
        // copied for the others.
        let mut kinds = self.hands[seat].kinds().iter();
        let Some(figure) = kinds.next() else { return };
        let start = moves.len();
        for open in self.open.by_name() {
            let disc = open.disc();
            moves.extend(open.free().iter().map(|star| Move { figure, disc, star }));
        }
        let end = moves.len();
        for figure in kinds {
            let copied = moves.len();
            moves.extend_from_within(start..end);
            moves[copied..].iter_mut().for_each(|mv| mv.figure = figure);
        }
    }

    pub(crate) fn check_move(&self, seat: Seat, mv: Move) -> Result<(), Illegal> {
        let Move { figure, disc, star } = mv;
        let Some(open) = self.open.find(disc) else { return Err(Illegal::NotOpen(disc)) };
        let stars = self.discs.get(disc).stars;
        if star.0 >= stars {
            Err(Illegal::NoSuchStar { disc, stars, star })
        } else if !open.free().contains(star) {
            Err(Illegal::Taken { disc, star })
        } else if !self.hands[seat].contains(figure) {
            Err(Illegal::NotInHand(figure))
        } else {
            Ok(())
        }
    }

    /// The move at a random index of the list, without making the list: it is a table of figures by
    /// free stars.
    #[inline]
    pub(crate) fn draw_move(&self, seat: Seat, chance: &mut Stream) -> Move {
        let kinds = self.hands[seat].kinds();
        let free: u32 = self.open.iter().map(|open| open.free().len()).sum();
        let drawn = chance.below(kinds.len() * free);
        let (figure, left) = (kinds.nth(drawn / free), drawn % free);
        // The last disc with at most that many free stars before it. The loop visits all discs: a
        // branch that depends on a random draw cannot be predicted, and a misprediction costs more
        // than the remaining discs.
        let (mut before, mut chosen) = (0, (&self.open[0], 0));
        for open in self.open.by_name() {
            if before <= left {
                chosen = (open, before);
            }
            before += open.free().len();
        }
        let (open, before) = chosen;
        Move { figure, disc: open.disc(), star: open.free().nth(left - before) }
    }
}
