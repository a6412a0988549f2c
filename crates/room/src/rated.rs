//! Rated games: their restrictions, and how each seat finished.
//!
//! Whether a table is rated is chosen when it is created. Such a table has a clock and no hints, is
//! dealt by everyone who plays, and has a random first player. Only moves that showed nothing can
//! be taken back. Nobody can give another's seat to a bot, and nobody chooses the bot that plays
//! on.
//!
//! Leaving never pays. Anyone who leaves or runs out of time finishes behind all who stay,
//! including seats that belong to bots, and even after coming back; among those who left, whoever
//! stayed for more moves finishes first. So the result is final as soon as all people have left, or
//! only one person stays and no seat belongs to a bot. A rated game can be called off by agreement
//! only in its first moves, before anyone has left: later that would spare those who are behind.

use engine::deal;
use table::{OptionSpec, Outcome, Seat};

use crate::dealing::Stage;
use crate::entry::Plan;
use crate::message::{Hints, Who};
use crate::{Refused, Room};

/// Before this many moves a rated game may be called off, if everyone agrees.
const CALLED_OFF_BEFORE: u32 = 10;

/// How a seat finished a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The occupant.
    pub who: Who,
    /// The place, from 1; tied seats share a place.
    pub place: u8,
    /// Whether a bot has played for its owner.
    pub left: bool,
}

impl Plan {
    /// The seat chosen to begin, if any.
    fn first(&self) -> Option<&str> {
        self.options.get(OptionSpec::FIRST).map(String::as_str)
    }

    /// Checks that a table meets the requirements of a rated game.
    pub(crate) fn can_be_rated(&self) -> Result<(), Refused> {
        let reason = if !self.rated {
            return Ok(());
        } else if self.position.is_some() || self.seed.is_some() {
            "a rated game is dealt at its table"
        } else if self.hints != Hints::Off {
            "a rated game has no hints"
        } else if self.clock.is_none() {
            "a rated game has a clock"
        } else if self.first().is_some_and(|first| first != OptionSpec::DRAWN) {
            "who begins a rated game is drawn"
        } else {
            return Ok(());
        };
        Err(Refused::bad_request(reason))
    }
}

impl Room {
    pub(super) fn unless_rated(&self, reason: &'static str) -> Result<(), Refused> {
        if self.plan.rated { Err(Refused::not_allowed(reason)) } else { Ok(()) }
    }

    pub(super) fn can_be_called_off(&self) -> Result<(), Refused> {
        let several = self.owned_seats().count() > 1;
        if several && self.left.is_empty() && self.ply() < CALLED_OFF_BEFORE {
            return Ok(());
        }
        self.unless_rated("a rated game is played to its end: who leaves comes in last")
    }

    pub(super) fn note_left(&mut self, seat: Seat) {
        if !self.has_left(seat) {
            self.left.push((seat, self.ply()));
        }
    }

    fn has_left(&self, seat: Seat) -> bool {
        self.left.iter().any(|(left, _)| *left == seat)
    }

    /// Whether the deal was one that nobody could choose.
    fn is_verified(&self) -> bool {
        self.stage == Stage::Dealt { version: deal::VERSION }
    }

    /// Whether the game counts for ratings, if it is finished.
    pub fn is_rated(&self) -> bool {
        self.plan.rated && self.is_verified()
    }

    /// How every seat finished, once nothing can change that: at the end of the game, or earlier if
    /// it is rated and nobody is left to be compared. `None` for a game that was called off.
    pub fn finishes(&self) -> Option<Vec<Finish>> {
        let outcome = match self.game()?.outcome() {
            None if self.is_rated() && self.is_settled_by_leaving() => None,
            None => return None,
            outcome => outcome,
        };
        let ranks: Vec<Rank> = self.seats().map(|seat| self.rank(seat, outcome.as_ref())).collect();
        let finish = |seat: Seat| Finish {
            who: (*self.places[seat.index()].occupant).clone(),
            place: 1 + ranks.iter().filter(|rank| **rank < ranks[seat.index()]).count() as u8,
            left: self.has_left(seat),
        };
        Some(self.seats().map(finish).collect())
    }

    /// Whether at most one seat is left to be compared, a person's or one that belongs to a bot; or
    /// only bots are left.
    fn is_settled_by_leaving(&self) -> bool {
        let stay = self.owned_seats().filter(|seat| !self.has_left(*seat)).count();
        let bots = self.places.len() - self.owned_seats().count();
        stay == 0 || stay + bots == 1
    }

    fn rank(&self, seat: Seat, outcome: Option<&Outcome>) -> Rank {
        let left = self.left.iter().find(|(left, _)| *left == seat && self.plan.rated);
        match (left, outcome) {
            (Some((_, ply)), _) => Rank::Left { missed: u32::MAX - ply },
            (None, None) => Rank::Stayed { lost: false, behind: 0 },
            (None, Some(outcome)) => Rank::Stayed {
                lost: !outcome.winners.contains(&seat),
                behind: -outcome.scores[seat.index()],
            },
        }
    }
}

/// What decides the places, best first. Rules that break a tie name one winner among equal scores.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Stayed { lost: bool, behind: i32 },
    Left { missed: u32 },
}
