//! Sets of small things, one bit each: seats, cards, stars, places.

/// A set made by [`bit_set!`](crate::bit_set).
pub trait BitSet {
    /// The type of the items.
    type Item;

    /// Removes and returns the first item in order.
    fn pop_first(&mut self) -> Option<Self::Item>;
}

/// Iterates over a set in order.
#[derive(Clone, Debug)]
pub struct Items<S>(pub S);

impl<S: BitSet> Iterator for Items<S> {
    type Item = S::Item;

    #[inline]
    fn next(&mut self) -> Option<S::Item> {
        self.0.pop_first()
    }
}

/// For each byte, the positions of its bits, in order.
static PLACES: [[u8; 8]; 256] = {
    let (mut places, mut byte) = ([[0; 8]; 256], 0);
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                places[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

/// The position of the bit that has `n` set bits below it, in a word of this width. The search
/// halves the word down to a byte: random play calls this constantly, and a loop that stops at a
/// random place defeats branch prediction.
#[inline]
pub const fn nth_bit(mut bits: u64, mut width: u32, mut n: u32) -> u8 {
    let mut place = 0;
    while width > 8 {
        width /= 2;
        let below = (bits & ((1 << width) - 1)).count_ones();
        if n >= below {
            n -= below;
            bits >>= width;
            place += width as u8;
        }
    }
    place + PLACES[bits as usize & 0xff][n as usize & 7]
}

/// Defines a set of small things as a newtype over an unsigned integer: one bit per item, in the
/// items' own order. The two arms map an item to its bit and a bit to its item.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// struct Card(u8);
///
/// table::bit_set! {
///     /// Some cards.
///     struct CardSet(u64) of Card: card => card.0, bit => Card(bit)
/// }
///
/// let hand: CardSet = [Card(7), Card(3)].into_iter().collect();
/// let rest = hand - CardSet::only(Card(3));
/// assert_eq!(rest.first(), Some(Card(7)));
/// assert_eq!(hand.iter().collect::<Vec<_>>(), [Card(3), Card(7)]);
/// ```
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$meta:meta])*
        $vis:vis struct $Set:ident($Bits:ty) of $Item:ty:
        $item:ident => $to_bit:expr, $bit:ident => $to_item:expr
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        $vis struct $Set($Bits);

        #[allow(dead_code, reason = "every set has the same methods")]
        impl $Set {
            /// The empty set.
            $vis const EMPTY: $Set = $Set(0);

            /// The set of these bits.
            $vis const fn from_bits(bits: $Bits) -> $Set {
                $Set(bits)
            }

            /// One bit for each item in the set.
            $vis const fn bits(self) -> $Bits {
                self.0
            }

            /// The set of just this item.
            #[inline]
            $vis const fn only($item: $Item) -> $Set {
                $Set(1 << $to_bit)
            }

            /// The set of the first `count` items.
            #[inline]
            $vis const fn up_to(count: u8) -> $Set {
                $Set(if count as u32 == <$Bits>::BITS { <$Bits>::MAX } else { (1 << count) - 1 })
            }

            /// Whether the item is in the set.
            #[inline]
            $vis const fn contains(self, $item: $Item) -> bool {
                // An item without a bit is in no set.
                ($to_bit as u32) < <$Bits>::BITS && self.0 >> $to_bit & 1 == 1
            }

            /// Adds the item.
            #[inline]
            $vis const fn insert(&mut self, $item: $Item) {
                self.0 |= 1 << $to_bit;
            }

            /// Removes the item.
            #[inline]
            $vis const fn remove(&mut self, $item: $Item) {
                self.0 &= !(1 << $to_bit);
            }

            /// Whether every item of the other set is in this one.
            #[inline]
            $vis const fn is_superset(self, other: $Set) -> bool {
                other.0 & !self.0 == 0
            }

            /// Whether the set is empty.
            #[inline]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of items.
            #[inline]
            $vis const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// The first item in order.
            #[inline]
            $vis const fn first(self) -> Option<$Item> {
                if self.0 == 0 {
                    return None;
                }
                let $bit = self.0.trailing_zeros() as u8;
                Some($to_item)
            }

            /// Removes and returns the first item in order.
            #[inline]
            $vis const fn pop_first(&mut self) -> Option<$Item> {
                let first = self.first();
                self.0 &= self.0.wrapping_sub(1);
                first
            }

            /// The item that has `n` items before it. There must be that many.
            #[inline]
            $vis const fn nth(self, n: u32) -> $Item {
                let $bit = $crate::set::nth_bit(self.0 as u64, <$Bits>::BITS, n);
                $to_item
            }

            /// All items, in order.
            #[inline]
            $vis const fn iter(self) -> $crate::set::Items<$Set> {
                $crate::set::Items(self)
            }
        }

        impl $crate::set::BitSet for $Set {
            type Item = $Item;

            #[inline]
            fn pop_first(&mut self) -> Option<$Item> {
                $Set::pop_first(self)
            }
        }

        impl IntoIterator for $Set {
            type Item = $Item;
            type IntoIter = $crate::set::Items<$Set>;

            #[inline]
            fn into_iter(self) -> $crate::set::Items<$Set> {
                self.iter()
            }
        }

        impl FromIterator<$Item> for $Set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> $Set {
                let mut set = $Set::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl ::std::ops::BitOr for $Set {
            type Output = $Set;
            #[inline]
            fn bitor(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }
        }

        impl ::std::ops::BitOrAssign for $Set {
            #[inline]
            fn bitor_assign(&mut self, other: $Set) {
                self.0 |= other.0;
            }
        }

        impl ::std::ops::BitAnd for $Set {
            type Output = $Set;
            #[inline]
            fn bitand(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }
        }

        /// Set difference.
        impl ::std::ops::Sub for $Set {
            type Output = $Set;
            #[inline]
            fn sub(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

/// Makes serde write a set made by [`bit_set!`] as the list of its items, and reject a list with a
/// duplicate or with an item that no such set can hold.
#[macro_export]
macro_rules! serde_as_list {
    ($Set:ident of $Item:ty) => {
        impl ::serde::Serialize for $Set {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Set {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<$Set, D::Error> {
                use ::serde::de::Error;
                let mut set = $Set::EMPTY;
                for item in Vec::<$Item>::deserialize(from)? {
                    if !$Set::from_bits(!0).contains(item) {
                        return Err(D::Error::custom("something is named that is not there"));
                    }
                    if set.contains(item) {
                        return Err(D::Error::custom("something is named twice"));
                    }
                    set.insert(item);
                }
                Ok(set)
            }
        }

        #[cfg(feature = "ts")]
        impl $crate::ts_rs::TS for $Set {
            type WithoutGenerics = $Set;
            type OptionInnerType = $Set;

            fn name(config: &$crate::ts_rs::Config) -> String {
                <Vec<$Item> as $crate::ts_rs::TS>::name(config)
            }

            fn inline(config: &$crate::ts_rs::Config) -> String {
                <Vec<$Item> as $crate::ts_rs::TS>::inline(config)
            }

            fn visit_generics(visitor: &mut impl $crate::ts_rs::TypeVisitor) {
                visitor.visit::<$Item>();
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::nth_bit;
    use crate::{Seed, Stream};

    #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
    struct Star(u8);

    crate::ts_type!(Star = "number");

    bit_set! {
        /// Some stars.
        struct Stars(u8) of Star: star => star.0, bit => Star(bit)
    }

    serde_as_list!(Stars of Star);

    fn stars(numbers: &[u8]) -> Stars {
        numbers.iter().copied().map(Star).collect()
    }

    #[test]
    fn a_set_lists_what_is_in_it_from_the_first() {
        let mut set = stars(&[7, 0, 2]);
        set.remove(Star(2));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Star(0), Star(7)]);
        assert_eq!((set.len(), set.first(), set.nth(1)), (2, Some(Star(0)), Star(7)));
        assert_eq!(format!("{set:?}"), "{Star(0), Star(7)}");
        assert_eq!(
            (set.pop_first(), set.pop_first(), set.pop_first()),
            (Some(Star(0)), Some(Star(7)), None)
        );
    }

    #[test]
    fn the_nth_bit_has_n_before_it() {
        let mut stream = Stream::new(Seed::from(1));
        for width in [8, 16, 32, 64] {
            for _ in 0..200 {
                let word = u64::from(stream.word()) << 32 | u64::from(stream.word());
                let bits = word >> (64 - width);
                let places = (0..width as u8).filter(|place| bits >> place & 1 == 1);
                for (n, place) in (0..).zip(places) {
                    assert_eq!(nth_bit(bits, width, n), place, "{bits:b}, {n}");
                }
            }
        }
    }

    #[test]
    fn sets_are_joined_met_and_taken_away() {
        let (one, other) = (stars(&[1, 2, 3]), stars(&[3, 4]));
        assert_eq!(one | other, stars(&[1, 2, 3, 4]));
        assert_eq!(one & other, stars(&[3]));
        assert_eq!(one - other, stars(&[1, 2]));
        assert!(one.is_superset(stars(&[1, 3])) && !one.is_superset(other));
    }

    #[test]
    fn what_has_no_bit_is_in_no_set() {
        assert!(!Stars::up_to(8).contains(Star(8)));
        assert_eq!(Stars::up_to(8).len(), 8);
        assert!(Stars::up_to(0).is_empty());
    }

    #[test]
    fn a_list_that_names_something_twice_is_no_set() {
        assert_eq!(serde_json::to_string(&stars(&[4, 1])).unwrap(), "[1,4]");
        assert_eq!(serde_json::from_str::<Stars>("[4,1]").unwrap(), stars(&[1, 4]));
        assert!(serde_json::from_str::<Stars>("[1,1]").is_err());
    }

    #[test]
    fn a_list_that_names_what_has_no_bit_is_no_set() {
        for text in ["[8]", "[0,255]"] {
            assert!(serde_json::from_str::<Stars>(text).is_err(), "{text}");
        }
    }
}
