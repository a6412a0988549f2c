//! The nine figures of a player, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What stands on a star. The two double stars of a player are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Figure {
    One,
    Three,
    Five,
    Six,
    Seven,
    Ten,
    BlackHole,
    Double,
}

impl Figure {
    /// Every kind of figure, in ascending order.
    pub const ALL: [Figure; 8] = [
        Figure::One,
        Figure::Three,
        Figure::Five,
        Figure::Six,
        Figure::Seven,
        Figure::Ten,
        Figure::BlackHole,
        Figure::Double,
    ];

    /// The name in notation, by [`Figure::ALL`].
    const NAMES: [&'static str; 8] = ["1", "3", "5", "6", "7", "10", "black-hole", "double"];

    /// What it counts.
    pub const fn value(self) -> u16 {
        [1, 3, 5, 6, 7, 10, 0, 0][self as usize]
    }

    /// The name in notation.
    pub const fn name(self) -> &'static str {
        Figure::NAMES[self as usize]
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Figure {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Figure, &'static str> {
        let known = Figure::ALL.into_iter().find(|figure| figure.name() == text);
        known.ok_or("the figures are 1, 3, 5, 6, 7, 10, black-hole and double")
    }
}

impl TryFrom<String> for Figure {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Figure, &'static str> {
        text.parse()
    }
}

impl From<Figure> for String {
    fn from(figure: Figure) -> String {
        figure.to_string()
    }
}

table::bit_set! {
    /// Some kinds of figures.
    pub struct Kinds(u8) of Figure: figure => figure as u8, bit => Figure::ALL[bit as usize]
}

/// Some of a player's nine figures: one bit a figure, the second double star last. A lone double
/// star is always the first of the two bits, so that equal sets are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FigureSet(u16);

impl FigureSet {
    /// All nine.
    pub const ALL: FigureSet = FigureSet(0x1ff);
    /// None.
    pub const EMPTY: FigureSet = FigureSet(0);
    const SECOND_DOUBLE: u16 = 1 << 8;

    /// How many figures.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at least one of this kind.
    pub const fn contains(self, figure: Figure) -> bool {
        self.0 & (1 << figure as u16) != 0
    }

    /// How many double stars.
    pub const fn doubles(self) -> u32 {
        (self.0 >> Figure::Double as u16).count_ones()
    }

    /// Whether there are as many of this kind as a player has.
    pub const fn holds_all(self, figure: Figure) -> bool {
        match figure {
            Figure::Double => self.0 & FigureSet::SECOND_DOUBLE != 0,
            _ => self.contains(figure),
        }
    }

    /// Adds a figure that can be added: no player has more than nine.
    pub const fn insert(&mut self, figure: Figure) {
        debug_assert!(!self.holds_all(figure));
        self.0 |= match figure {
            Figure::Double if self.contains(figure) => FigureSet::SECOND_DOUBLE,
            _ => 1 << figure as u16,
        };
    }

    /// Takes out a figure that is there.
    pub const fn remove(&mut self, figure: Figure) {
        debug_assert!(self.contains(figure));
        self.0 &= !match figure {
            Figure::Double if self.holds_all(figure) => FigureSet::SECOND_DOUBLE,
            _ => 1 << figure as u16,
        };
    }

    /// All figures of either set, as many doubles as the one that has more.
    #[must_use]
    pub const fn union(self, other: FigureSet) -> FigureSet {
        FigureSet(self.0 | other.0)
    }

    /// The figures of a player that are not in this set.
    #[must_use]
    pub const fn complement(self) -> FigureSet {
        let missing = FigureSet::ALL.0 & !self.0;
        // A lone double is always the first.
        if self.doubles() == 1 {
            FigureSet(missing & !FigureSet::SECOND_DOUBLE | 1 << Figure::Double as u16)
        } else {
            FigureSet(missing)
        }
    }

    /// Whether every figure of the other set is in this one.
    pub const fn includes(self, other: FigureSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// The kinds there are.
    pub const fn kinds(self) -> Kinds {
        Kinds::from_bits(self.0 as u8)
    }

    /// The figures, in ascending order.
    pub fn to_vec(self) -> Vec<Figure> {
        let second = self.holds_all(Figure::Double).then_some(Figure::Double);
        self.kinds().iter().chain(second).collect()
    }

    /// The set of these figures, if a player can have them together.
    pub fn of(figures: impl IntoIterator<Item = Figure>) -> Option<FigureSet> {
        let mut set = FigureSet::EMPTY;
        for figure in figures {
            if set.holds_all(figure) {
                return None;
            }
            set.insert(figure);
        }
        Some(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_has_nine_figures_of_eight_kinds() {
        let values: Vec<u16> = FigureSet::ALL.to_vec().iter().map(|f| f.value()).collect();
        assert_eq!(values, [1, 3, 5, 6, 7, 10, 0, 0, 0]);
        assert_eq!(FigureSet::of(FigureSet::ALL.to_vec()), Some(FigureSet::ALL));
        assert_eq!(FigureSet::of([Figure::Double; 3]), None);
        assert_eq!(FigureSet::of([Figure::One, Figure::One]), None);
    }

    #[test]
    fn the_two_doubles_are_alike() {
        let mut set = FigureSet::ALL;
        set.remove(Figure::Double);
        assert_eq!(set.doubles(), 1);
        set.remove(Figure::Double);
        assert!(!set.contains(Figure::Double));
        set.insert(Figure::Double);
        set.insert(Figure::Double);
        assert_eq!(set, FigureSet::ALL);
    }
}
