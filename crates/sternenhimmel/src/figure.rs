//! The nine figures of a player, and sets of them.

use std::ops::{BitOr, BitOrAssign};

table::names! {
    /// A figure to place on a star. A player's two double stars are alike.
    #[derive(Default)]
    #[allow(missing_docs)]
    pub enum Figure: "figure" {
        #[default]
        One = "1",
        Three = "3",
        Five = "5",
        Six = "6",
        Seven = "7",
        Ten = "10",
        BlackHole = "black-hole",
        Double = "double",
    }
}

impl Figure {
    /// Its value in a sum.
    pub const fn value(self) -> u16 {
        [1, 3, 5, 6, 7, 10, 0, 0][self as usize]
    }
}

table::bit_set! {
    /// A set of kinds of figures.
    pub struct Kinds(u8) of Figure: figure => figure as u8, bit => Figure::ALL[bit as usize]
}

/// Some of a player's nine figures: one bit per figure, the second double star last. A lone double
/// star is always the first of the two bits, so that equal sets compare equal. Methods mean the
/// same as in the sets of [`table::bit_set!`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FigureSet(u16);

impl FigureSet {
    /// All nine figures.
    pub const ALL: FigureSet = FigureSet(0x1ff);
    /// No figures.
    pub const EMPTY: FigureSet = FigureSet(0);
    /// The two double stars.
    pub const DOUBLES: FigureSet = FigureSet(1 << Figure::Double as u16 | FigureSet::SECOND_DOUBLE);
    const SECOND_DOUBLE: u16 = 1 << 8;

    /// The number of figures.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at least one of this kind.
    pub const fn contains(self, figure: Figure) -> bool {
        self.0 & (1 << figure as u16) != 0
    }

    /// The number of double stars.
    pub const fn doubles(self) -> u32 {
        (self.0 >> Figure::Double as u16).count_ones()
    }

    /// Whether it contains as many of this kind as a player has.
    pub const fn holds_all(self, figure: Figure) -> bool {
        match figure {
            Figure::Double => self.0 & FigureSet::SECOND_DOUBLE != 0,
            _ => self.contains(figure),
        }
    }

    /// Adds a figure. The result must not exceed a player's nine figures.
    pub const fn insert(&mut self, figure: Figure) {
        debug_assert!(!self.holds_all(figure));
        let bit = 1 << figure as u16;
        let second = (self.0 & bit) << 1 & FigureSet::SECOND_DOUBLE;
        self.0 |= bit | second;
    }

    /// Removes a figure. It must be in the set.
    pub const fn remove(&mut self, figure: Figure) {
        debug_assert!(self.contains(figure));
        let bit = 1 << figure as u16;
        let second = bit << 1 & self.0 & FigureSet::SECOND_DOUBLE;
        self.0 &= if second == 0 { !bit } else { !second };
    }

    /// A player's figures that are not in this set.
    #[must_use]
    pub const fn complement(self) -> FigureSet {
        let missing = FigureSet::ALL.0 & !self.0;
        // A lone double is always the first of the two bits.
        if self.doubles() == 1 {
            FigureSet(missing & !FigureSet::SECOND_DOUBLE | 1 << Figure::Double as u16)
        } else {
            FigureSet(missing)
        }
    }

    /// Whether every figure of the other set is in this one.
    pub const fn is_superset(self, other: FigureSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// The kinds in the set.
    pub const fn kinds(self) -> Kinds {
        Kinds::from_bits(self.0 as u8)
    }

    /// The figures, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Figure> {
        let second = self.holds_all(Figure::Double).then_some(Figure::Double);
        self.kinds().iter().chain(second)
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

/// The union, with the larger number of doubles of the two sets.
impl BitOr for FigureSet {
    type Output = FigureSet;
    fn bitor(self, other: FigureSet) -> FigureSet {
        FigureSet(self.0 | other.0)
    }
}

impl BitOrAssign for FigureSet {
    fn bitor_assign(&mut self, other: FigureSet) {
        self.0 |= other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_has_nine_figures_of_eight_kinds() {
        let values: Vec<u16> = FigureSet::ALL.iter().map(Figure::value).collect();
        assert_eq!(values, [1, 3, 5, 6, 7, 10, 0, 0, 0]);
        assert_eq!(FigureSet::of(FigureSet::ALL.iter()), Some(FigureSet::ALL));
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
