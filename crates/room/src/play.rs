//! Moves. Each says how many moves had been made when it was chosen, so that a repeat is not a
//! second move, and a move chosen for another moment is refused.

use std::sync::Arc;

use table::Seat;

use crate::entry::{Entry, Played};
use crate::message::{Code, Proposal};
use crate::{Moment, Moved, NO_GAME, OVER, Place, Refused, Room, Time};

impl Room {
    pub(super) fn play(
        &self,
        seat: Seat,
        ply: u32,
        version: u32,
        notation: &str,
        moment: &Moment,
    ) -> Result<Vec<Entry>, Refused> {
        if !self.places[seat.index()].is_played_by_its_owner() {
            return Err(Refused::not_now("a bot plays for you: take your seat back first"));
        }
        self.is_current(seat, ply, version)?;
        Ok(vec![self.move_of(seat, notation, moment.now)])
    }

    /// A seat may answer any moment since its turn began: where several choose at once, the others'
    /// choices do not make its own stale.
    fn is_current(&self, seat: Seat, ply: u32, version: u32) -> Result<(), Refused> {
        self.game().ok_or(NO_GAME)?;
        let asked = self.places[seat.index()].asked;
        let current = asked.is_some_and(|asked| (asked..=self.ply()).contains(&ply))
            && (self.rewound..=self.version).contains(&version);
        if current {
            Ok(())
        } else if self.to_act().is_empty() {
            Err(OVER)
        } else {
            Err(Refused::new(Code::Stale, "the game has moved on: look again"))
        }
    }

    /// Whether this very move was already made: a client repeats it if it did not receive the
    /// answer.
    pub(crate) fn was_played(&self, seat: Seat, ply: u32, version: u32, notation: &str) -> bool {
        let made = self.game().and_then(|game| game.made(ply));
        version >= self.rewound
            && made.is_some_and(|made| made.seat == seat && made.notation == notation)
    }

    /// The entry for a move by whoever plays a seat. Whether the move is legal shows when it is
    /// applied.
    pub fn move_of(&self, seat: Seat, notation: &str, now: Time) -> Entry {
        let left = self.places[seat.index()].clock.map(|clock| clock.left(now));
        Entry::Played(Played { seat, notation: notation.to_owned(), left })
    }
    pub(super) fn apply_played(&mut self, played: &Played, now: Time) -> Result<Moved, Refused> {
        let game = self.game.0.as_mut().ok_or(NO_GAME)?;
        let events = game.play(played.seat, &played.notation)?;
        self.moved.push(self.version);
        let outlives = |proposal: &Proposal| Room::outlives_a_move_of(proposal, played.seat);
        self.proposal = self.proposal.take().filter(outlives);
        if let (Some(clock), Some(left)) =
            (&mut self.places[played.seat.index()].clock, played.left)
        {
            clock.set(left);
        }
        self.ask_seats(Some(played.seat), now);
        Ok((played.seat, events))
    }

    pub(super) fn apply_rewound(&mut self, ply: u32, now: Time) -> Result<(), Refused> {
        let back = self.ply().checked_sub(ply);
        let back = back.ok_or(Refused::bad_request("so many moves were not made"))?;
        self.game.0.as_mut().ok_or(NO_GAME)?.undo(back);
        self.moved.truncate(ply as usize);
        for news in Arc::make_mut(&mut self.news) {
            news.ply = news.ply.min(ply);
        }
        for (_, left) in &mut self.left {
            *left = (*left).min(ply);
        }
        self.rewound = self.version;
        self.proposal = None;
        self.places.iter_mut().for_each(Place::rest);
        self.ask_seats(None, now);
        Ok(())
    }
}
