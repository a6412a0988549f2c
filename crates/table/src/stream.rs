//! Randomness that strangers can reproduce.
//!
//! All draws of a game come from one stream of 32-bit words: ChaCha20 (20 rounds, the seed as its
//! 256-bit key, nonce zero, block counter from zero), each 64-byte block read as sixteen
//! little-endian words, block after block. `docs/protocol.md` publishes test vectors, which the
//! tests below check. These values must never change.
//!
//! - **A draw below n** takes a word `w` and forms the 64-bit product `w × n`. If the low half is
//!   below `2³² mod n`, the word is discarded and the next one taken; otherwise the high half is
//!   the result. Every result is equally likely.
//! - **A shuffle** goes from the last index down to the second; the item at index `i` (counted from
//!   0) is swapped with the one at an index drawn below `i + 1`.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The source of all randomness in a game: 256 bits.
///
/// A number stands for the 32 bytes that hold it in big-endian order, so the number 42 and the 64
/// hex digits `00…002a` are the same seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

/// Why a text is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a seed is a whole number from 0 to 2^53-1 or a text of 64 hex digits")]
pub struct SeedError;

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[24..].copy_from_slice(&number.to_be_bytes());
        Seed(bytes)
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| SeedError)?;
        Ok(Seed(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;
    fn try_from(text: String) -> Result<Seed, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

/// A position in the stream of words of a seed.
#[derive(Clone)]
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// The stream of a seed, at its first word.
    pub fn new(seed: Seed) -> Stream {
        Stream(ChaCha20Rng::from_seed(seed.0))
    }

    /// The stream of a seed with `taken` words already taken.
    pub fn at(seed: Seed, taken: u64) -> Stream {
        let mut words = ChaCha20Rng::from_seed(seed.0);
        words.set_word_pos(taken.into());
        Stream(words)
    }

    /// The seed.
    pub fn seed(&self) -> Seed {
        Seed(self.0.get_seed())
    }

    /// How many words have been taken so far.
    pub fn taken(&self) -> u64 {
        self.0.get_word_pos() as u64
    }

    /// The next word.
    #[inline]
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A uniformly random number from 0 to `n - 1`. `n` is at least 1.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing can be drawn from nothing");
        let mut product = u64::from(self.word()) * u64::from(n);
        if (product as u32) < n {
            let surplus = n.wrapping_neg() % n;
            while (product as u32) < surplus {
                product = u64::from(self.word()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Puts the items in a uniformly random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// A fresh seed, made of the next eight words, for a separate stream.
    pub fn fork(&mut self) -> Seed {
        let mut bytes = [0; 32];
        bytes.chunks_exact_mut(4).for_each(|four| four.copy_from_slice(&self.word().to_le_bytes()));
        Seed(bytes)
    }
}

impl PartialEq for Stream {
    fn eq(&self, other: &Stream) -> bool {
        (self.seed(), self.taken()) == (other.seed(), other.taken())
    }
}

impl Eq for Stream {}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stream({} at {})", self.seed(), self.taken())
    }
}

/// The stream as written in a position.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seed: Seed,
    taken: u64,
}

impl Serialize for Stream {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Written { seed: self.seed(), taken: self.taken() }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Stream {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Stream, D::Error> {
        let Written { seed, taken } = Written::deserialize(from)?;
        if taken > 1 << 53 {
            return Err(serde::de::Error::custom("no game takes more than 2^53 words"));
        }
        Ok(Stream::at(seed, taken))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(seed: Seed, count: usize) -> Vec<u32> {
        let mut stream = Stream::new(seed);
        (0..count).map(|_| stream.word()).collect()
    }

    /// The key stream of ChaCha20 for an all-zero key and nonce, as published for the cipher:
    /// `76b8e0ad a0f13d90 405d6ae5 5386bd28 …`, second block `9f07e7be 5551387a …`.
    #[test]
    fn the_zero_seed_gives_the_published_key_stream() {
        let words = words(Seed::from(0), 18);
        assert_eq!(words[..4], [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
        assert_eq!(words[16..], [0xbee7_079f, 0x7a38_5155]);
    }

    #[test]
    fn a_number_is_its_big_endian_bytes() {
        let text = "000000000000000000000000000000000000000000000000000000000000002a";
        assert_eq!(text.parse(), Ok(Seed::from(42)));
        assert_eq!(Seed::from(42).to_string(), text);
        for bad in ["", "2a", &text[1..], &text.replace('2', "g"), &text.replace('2', "+")] {
            assert_eq!(bad.parse::<Seed>(), Err(SeedError), "{bad}");
        }
    }

    /// These values are published in `docs/protocol.md`.
    #[test]
    fn draws_and_shuffles_keep_their_values() {
        let mut stream = Stream::new(Seed::from(42));
        let words: Vec<u32> = (0..4).map(|_| stream.word()).collect();
        assert_eq!(words, [0x6860_a334, 0x07e8_41fa, 0x8645_2c92, 0x93b3_8247]);
        let mut stream = Stream::new(Seed::from(42));
        let draws: Vec<u32> = (0..10).map(|_| stream.below(6)).collect();
        assert_eq!(draws, [2, 0, 3, 3, 3, 1, 1, 1, 3, 0]);
        let mut pile: Vec<u32> = (0..12).collect();
        Stream::new(Seed::from(42)).shuffle(&mut pile);
        assert_eq!(pile, [3, 8, 7, 6, 10, 1, 2, 11, 9, 5, 0, 4]);
    }

    #[test]
    fn a_stream_goes_on_where_it_was() {
        let mut whole = Stream::new(Seed::from(3));
        for taken in 0..40 {
            let mut again = Stream::at(Seed::from(3), taken);
            assert_eq!(again, whole);
            assert_eq!(again.word(), whole.word(), "word {taken}");
        }
    }

    /// With `n` just above half of 2³², nearly half of all words must be discarded.
    #[test]
    fn words_that_would_bias_a_draw_are_thrown_away() {
        let n = (1 << 31) + 1;
        let mut stream = Stream::new(Seed::from(1));
        for _ in 0..1000 {
            assert!(stream.below(n) < n);
        }
        assert!((1900..2100).contains(&stream.taken()), "{} words", stream.taken());
        let mut stream = Stream::new(Seed::from(1));
        let draws: Vec<u32> = (0..3).map(|_| stream.below(n)).collect();
        assert_eq!((draws, stream.taken()), (vec![762_847_266, 1_035_418_091, 1_260_275_472], 4));
    }

    /// χ² over the 120 orders of five things: 119 degrees of freedom, 99.9 % below 173.6.
    #[test]
    fn every_order_is_as_likely_as_every_other() {
        let mut counts = std::collections::HashMap::new();
        let mut stream = Stream::new(Seed::from(5));
        for _ in 0..120_000 {
            let mut pile = [0, 1, 2, 3, 4];
            stream.shuffle(&mut pile);
            *counts.entry(pile).or_insert(0) += 1;
        }
        let chi: f64 = counts.values().map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0).sum();
        assert_eq!(counts.len(), 120);
        assert!(chi < 173.6, "χ² {chi}");
    }
}
