//! What can be done, and how it is written.
//!
//! | move | says |
//! |---|---|
//! | `use taurus` | I use the ability of this card of mine |
//! | `exchange` | three more stardust for a telescope |
//! | `mark taurus 4` | I mark this star, counted from 1; where no run is going on, an Observe begins |
//! | `rest` | my action is a Rest |
//! | `stop` | enough of what is going on: exchanges, a run, Observes, a turn without an action |
//! | `discover taurus` | of several discovered cards, this one is next |
//! | `boon 2` | I take this boon, counted from the left |
//! | `activate leo` | the boon makes this card of mine active |
//! | `discard leo` | I have too many cards, and this one goes |

use std::fmt;
use std::str::FromStr;

use table::NotationError;
use thiserror::Error;

use crate::card::{Card, MAX_STARS, Star};
use crate::data::BOONS;

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Uses the ability of an own card.
    Use(Card),
    /// Makes one more exchange of stardust for a telescope.
    Exchange,
    /// Marks a star.
    Mark(Card, Star),
    /// Rests.
    Rest,
    /// Ends what is going on.
    Stop,
    /// Names the discovered card that is next.
    Discover(Card),
    /// Takes a boon, counted from 1.
    Boon(u8),
    /// Makes an exhausted card active.
    Activate(Card),
    /// Gives a card up.
    Discard(Card),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Use(card) => write!(f, "use {card}"),
            Move::Exchange => f.write_str("exchange"),
            Move::Mark(card, star) => write!(f, "mark {card} {star}"),
            Move::Rest => f.write_str("rest"),
            Move::Stop => f.write_str("stop"),
            Move::Discover(card) => write!(f, "discover {card}"),
            Move::Boon(number) => write!(f, "boon {number}"),
            Move::Activate(card) => write!(f, "activate {card}"),
            Move::Discard(card) => write!(f, "discard {card}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let wrong = |reason| NotationError::new(text, reason);
        let unknown = "the cards are Ptolemy's 48 constellations by their Latin names";
        let card = |name: &str| name.parse::<Card>().map_err(|_| wrong(unknown));
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["use", name] => Move::Use(card(name)?),
            ["exchange"] => Move::Exchange,
            ["mark", name, star] => {
                let number = (1..=MAX_STARS as u8).find(|number| number.to_string() == star);
                let number = number.ok_or_else(|| wrong("stars are counted from 1 to 14"))?;
                Move::Mark(card(name)?, Star(number - 1))
            }
            ["rest"] => Move::Rest,
            ["stop"] => Move::Stop,
            ["discover", name] => Move::Discover(card(name)?),
            ["boon", number] => {
                let number = (1..=BOONS as u8).find(|boon| boon.to_string() == number);
                Move::Boon(number.ok_or_else(|| wrong("boons are counted from 1 to 4"))?)
            }
            ["activate", name] => Move::Activate(card(name)?),
            ["discard", name] => Move::Discard(card(name)?),
            _ => {
                return Err(wrong(
                    "moves begin with use, exchange, mark, rest, stop, discover, \
                                   boon, activate or discard, as in: mark taurus 4",
                ));
            }
        })
    }
}

/// Why a move cannot be made. It tells nothing that its player does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// Something else is to be decided.
    #[error("not now: {0}")]
    NotNow(&'static str),
    /// The seat does not have the card.
    #[error("{0} is not yours")]
    NotYours(Card),
    /// Used, and not active again.
    #[error("{0} is exhausted")]
    Exhausted(Card),
    /// It needs no activating.
    #[error("{0} is active already")]
    Active(Card),
    /// An instant ability that would change nothing.
    #[error("{0} would do nothing now")]
    Useless(Card),
    /// In the deck, in a hand or discarded.
    #[error("{0} is not around the board")]
    NotAround(Card),
    /// All its stars are marked.
    #[error("{0} is discovered already")]
    Discovered(Card),
    /// Stars are left to mark, or it was taken.
    #[error("{0} does not wait to be discovered")]
    NotWaiting(Card),
    /// The card has fewer stars.
    #[error("{card} has {stars} stars, not {star}")]
    NoSuchStar {
        /// The card.
        card: Card,
        /// How many it has.
        stars: u32,
        /// The one named.
        star: Star,
    },
    /// Nobody marks a star twice.
    #[error("star {star} of {card} is marked")]
    Marked {
        /// The card.
        card: Card,
        /// The star.
        star: Star,
    },
    /// The rule of first stars, or of following ones.
    #[error("star {star} of {card} cannot be next: {reason}")]
    OutOfReach {
        /// The card.
        card: Card,
        /// The star.
        star: Star,
        /// What can.
        reason: &'static str,
    },
    /// Each star costs one.
    #[error("you have no stardust")]
    NoStardust,
    /// Andromeda's kind takes the action.
    #[error("there is no action this turn")]
    NoAction,
    /// Taken, or crossed out by the dreamer.
    #[error("boon {0} is crossed out")]
    CrossedOut(u8),
}
