//! Undo, seats whose owners are away, and ending the game early. What concerns others is proposed
//! to them.
//!
//! The law of undo: an undo by which someone could learn something needs the consent of every
//! person whose seat it concerns. A seat belongs to its owner even while a bot plays for them, and
//! the bot's moves count as theirs. So undo is free while it reveals nothing (the game says how far
//! that is), and where all other seats belong to bots. Otherwise every other owner must agree; a
//! question to someone who is away waits for them.
//!
//! People who leave hand their own seat to a bot, and ask nobody. A seat whose owner is away may be
//! given to a bot if everyone present and playing agrees. It still belongs to its owner: they may
//! say no at any time, the proposal lapses if they are back when the last of the others agrees, and
//! they can take the seat back whenever they like.
//!
//! The game ends without a winner if everyone playing their own seat agrees. People who have been
//! away for long are not asked, except at a table with clocks: there a bot plays on by itself once
//! their time is up.
//!
//! The restrictions of rated games are in [`rated`](crate::rated).
//!
//! A move, or handing a seat to a bot, ends an open proposal. An offer to end the game survives the
//! moves of seats that are not asked: bots do not answer for people.

use std::time::Duration;

use table::{Seat, Seed, Viewer};

use crate::clock::STAND_IN;
use crate::entry::{Because, Entry, Handed};
use crate::message::{Phase, Proposal, Proposed, Skill};
use crate::{Game, Moment, NO_GAME, OVER, Refused, Room, Time};

/// How long someone must be away before others may decide about the seat.
pub(crate) const AWAY: Duration = Duration::from_mins(2);

impl Moment {
    /// Whether the owner of a seat has been away long enough for others to decide about it.
    fn is_long_away(&self, seat: Seat) -> bool {
        self.away[seat].is_some_and(|away| away >= AWAY)
    }
}

impl Room {
    pub(super) fn undo(&self, seat: Seat, ply: u32) -> Result<Vec<Entry>, Refused> {
        self.while_playing()?;
        let back = self.ply().saturating_sub(ply);
        if back == 0 {
            return Err(Refused::not_now("there is nothing to take back"));
        }
        let is_free = back <= self.game().ok_or(NO_GAME)?.free_undo(seat);
        if is_free || self.may_go_back_alone(seat) {
            return Ok(vec![Entry::Rewound { ply }]);
        }
        self.unless_rated("in a rated game only what shows nothing is taken back")?;
        self.propose(seat, Proposed::Undo { ply }, self.others(seat))
    }

    /// Whether a seat could not be sure to take a move back alone: others would have to agree, or
    /// may move first. The move is tried in a world that the seat cannot tell from the true one, so
    /// that the answer reveals no secret.
    pub(super) fn is_final(&self, seat: Seat, notation: &str, now: Time) -> Result<bool, Refused> {
        let imagined = self.game().ok_or(NO_GAME)?.imagined(Viewer::Seat(seat), Seed::from(0));
        let mut next = Room { game: Game(Some(imagined)), ..self.clone() };
        next.apply(&self.move_of(seat, notation, now), now)?;
        let alone = matches!(next.undo(seat, self.ply()).as_deref(), Ok([Entry::Rewound { .. }]));
        let others_wait = next.to_act().iter().all(|other| other == seat);
        Ok(!alone || !others_wait && !self.others(seat).is_empty())
    }

    pub(super) fn hand(
        &self,
        by: Seat,
        seat: Seat,
        bot: Skill,
        moment: &Moment,
    ) -> Result<Vec<Entry>, Refused> {
        self.while_playing()?;
        if !self.place(seat)?.is_played_by_its_owner() {
            return Err(Refused::not_allowed("only a seat that a person plays can be handed on"));
        }
        if by == seat {
            // In a rated game nobody chooses the bot that plays on.
            let bot = if self.plan.rated { STAND_IN } else { bot };
            return Ok(vec![self.handed(seat, bot, Some(Because::Left), moment.now)]);
        }
        self.unless_rated("in a rated game nobody's seat is handed on: their clock runs")?;
        if !moment.is_long_away(seat) {
            return Err(Refused::not_now("they are here, or left a moment ago: wait a little"));
        }
        let is_asked =
            |other: &Seat| *other != by && *other != seat && moment.away[*other].is_none();
        let asked: Vec<Seat> = self.seats_played_by_owners().filter(is_asked).collect();
        if asked.is_empty() {
            Ok(vec![self.handed(seat, bot, None, moment.now)])
        } else {
            self.propose(by, Proposed::Hand { seat, bot }, asked)
        }
    }

    pub(super) fn apply_handed(&mut self, handed: &Handed, now: Time) {
        let Handed { seat, bot, left, .. } = handed;
        self.note(*seat, handed.told());
        self.note_left(*seat);
        let place = &mut self.places[seat.index()];
        place.stand_in = Some(*bot);
        if let (Some(clock), Some(left)) = (&mut place.clock, left) {
            clock.correct(*left, now);
        }
        self.proposal = None;
    }

    pub(super) fn end(&self, by: Seat, moment: &Moment) -> Result<Vec<Entry>, Refused> {
        self.while_playing()?;
        self.can_be_called_off()?;
        let has_clocks = self.plan.clock.is_some();
        let is_asked = |other: &Seat| *other != by && (has_clocks || !moment.is_long_away(*other));
        let asked: Vec<Seat> = self.seats_played_by_owners().filter(is_asked).collect();
        if asked.is_empty() {
            Ok(vec![Entry::Ended])
        } else {
            self.propose(by, Proposed::End, asked)
        }
    }

    /// Whether a move of this seat leaves the proposal standing.
    pub(super) fn outlives_a_move_of(proposal: &Proposal, seat: Seat) -> bool {
        proposal.what == Proposed::End && proposal.by != seat && !proposal.awaited.contains(&seat)
    }

    pub(super) fn answer(
        &self,
        seat: Seat,
        yes: bool,
        moment: &Moment,
    ) -> Result<Vec<Entry>, Refused> {
        let nothing = Refused::not_now("there is nothing to answer");
        let proposal = self.proposal.as_ref().ok_or(nothing.clone())?;
        let is_asked = proposal.awaited.contains(&seat);
        let is_theirs =
            matches!(proposal.what, Proposed::Hand { seat: owner, .. } if owner == seat);
        match yes {
            false if is_asked || is_theirs || proposal.by == seat => {
                Ok(vec![Entry::Declined { seat }])
            }
            true if is_asked => Ok(self.agree(proposal, seat, moment)),
            _ => Err(nothing),
        }
    }

    /// Records another agreement; the last one carries out the proposal.
    fn agree(&self, proposal: &Proposal, seat: Seat, moment: &Moment) -> Vec<Entry> {
        let mut entries = vec![Entry::Agreed { seat }];
        if proposal.awaited == [seat] {
            entries.push(match proposal.what {
                Proposed::Undo { ply } => Entry::Rewound { ply },
                Proposed::End => Entry::Ended,
                Proposed::Hand { seat, bot } if moment.is_long_away(seat) => {
                    self.handed(seat, bot, None, moment.now)
                }
                // An owner who is back counts as a no.
                Proposed::Hand { seat, .. } => Entry::Declined { seat },
            });
        }
        entries
    }

    pub(super) fn take_back(&self, seat: Seat) -> Result<Vec<Entry>, Refused> {
        match self.places[seat.index()].stand_in {
            Some(_) => Ok(vec![Entry::Returned { seat }]),
            None => Err(Refused::not_now("the seat is yours already")),
        }
    }

    /// The seats of the other people at the table, whoever plays for them. Forgotten people are
    /// left out, since nobody can ask them.
    pub(crate) fn others(&self, seat: Seat) -> Vec<Seat> {
        let is_other = |other: &Seat| *other != seat && !self.places[other.index()].is_forgotten();
        self.owned_seats().filter(is_other).collect()
    }

    fn propose(&self, by: Seat, what: Proposed, awaited: Vec<Seat>) -> Result<Vec<Entry>, Refused> {
        if self.proposal.is_some() {
            return Err(Refused::not_now("something else is proposed: answer that first"));
        }
        Ok(vec![Entry::Proposed { by, what, awaited }])
    }

    pub(super) fn while_playing(&self) -> Result<(), Refused> {
        match self.phase() {
            Phase::Playing => Ok(()),
            Phase::Lobby => Err(NO_GAME),
            Phase::Over => Err(OVER),
        }
    }
}
