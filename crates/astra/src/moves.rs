//! The moves and their notation.
//!
//! | move | says |
//! |---|---|
//! | `use taurus` | I use the ability of this card of mine |
//! | `exchange` | three more stardust for a telescope |
//! | `mark taurus 4` | I mark this star, counted from 1; where no run is going on, an Observe begins |
//! | `rest` | my action is a Rest |
//! | `stop` | I end what is going on: exchanges, a run, Observes, a turn without an action |
//! | `discover taurus` | of several discovered cards, this one is next |
//! | `boon 2` | I take this boon, counted from the left |
//! | `activate leo` | the boon makes this card of mine active |
//! | `discard leo` | I have too many cards, and discard this one |

use std::fmt;
use std::str::FromStr;

use table::NotationError;
use thiserror::Error;

use crate::card::{Card, MAX_STARS, Star};
use crate::data::BOONS;

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Uses the ability of one of the seat's own cards.
    Use(Card),
    /// Makes one more exchange of stardust for a telescope.
    Exchange,
    /// Marks a star.
    Mark(Card, Star),
    /// Rests.
    Rest,
    /// Ends what is going on.
    Stop,
    /// Chooses the discovered card that is next.
    Discover(Card),
    /// Takes a boon, counted from 1.
    Boon(u8),
    /// Makes an exhausted card active.
    Activate(Card),
    /// Discards a card.
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

/// Why a move is illegal. It reveals nothing that its player does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// Something else is to be decided.
    #[error("not now: {0}")]
    NotNow(&'static str),
    /// The seat does not have the card.
    #[error("{0} is not yours")]
    NotYours(Card),
    /// The card was used, and is not active again.
    #[error("{0} is exhausted")]
    Exhausted(Card),
    /// The card needs no activation.
    #[error("{0} is active already")]
    Active(Card),
    /// The instant ability would change nothing.
    #[error("{0} would do nothing now")]
    Useless(Card),
    /// The card is in the deck, in a hand or discarded.
    #[error("{0} is not around the board")]
    NotAround(Card),
    /// All stars of the card are marked.
    #[error("{0} is discovered already")]
    Discovered(Card),
    /// The card has stars left to mark, or was already taken.
    #[error("{0} does not wait to be discovered")]
    NotWaiting(Card),
    /// The card has fewer stars.
    #[error("{card} has {stars} stars, not {star}")]
    NoSuchStar {
        /// The card.
        card: Card,
        /// How many it has.
        stars: u32,
        /// The star named.
        star: Star,
    },
    /// The star is already marked.
    #[error("star {star} of {card} is marked")]
    Marked {
        /// The card.
        card: Card,
        /// The star.
        star: Star,
    },
    /// The star breaks the rule of first stars, or of following ones.
    #[error("star {star} of {card} cannot be next: {reason}")]
    OutOfReach {
        /// The card.
        card: Card,
        /// The star.
        star: Star,
        /// Which stars are allowed.
        reason: &'static str,
    },
    /// A star costs one stardust.
    #[error("you have no stardust")]
    NoStardust,
    /// An ability of Andromeda's kind takes the place of the action.
    #[error("there is no action this turn")]
    NoAction,
    /// The boon was taken, or crossed out by the dreamer.
    #[error("boon {0} is crossed out")]
    CrossedOut(u8),
}
