//! The deal: every player contributes to the seed, and nobody can choose it.
//!
//! A page commits to its owner's contribution when they sit down; commitments are public. When the
//! host starts, the commitments are sealed: neither they nor the seats can change any more. People
//! who are away then are left out, before anyone has revealed anything. Next the pages reveal their
//! contributions, which the table keeps secret until the game is over, and after the last one the
//! game is dealt.
//!
//! A player who does not reveal in time breaks this deal off and is excluded from the next: all
//! others commit to new contributions, which nobody knows, and the deal is sealed again
//! automatically. So a seat can break off one deal, before anything about the next is known, and
//! everyone sees that it did. If nobody would be left, the table returns to the lobby.
//! `docs/fair-deal.md` says what this protects against, and what it does not.

use std::time::Duration;

use engine::AnyMatch;
use engine::deal::{self, Commitment};
use table::{Contribution, Deal, Seat, Seed};

use crate::entry::Entry;
use crate::message::{Guest, Phase, Who};
use crate::{Moment, Refused, Room, Time};

/// How long pages have to reveal, or to commit afresh.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// The stage of the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Seats are being taken, and pages commit.
    Lobby,
    /// A deal was broken off, and pages commit again.
    Committing { until: Time },
    /// Commitments are fixed, pages reveal.
    Sealed { until: Time },
    /// The game was dealt, by this version of the deal.
    Dealt { version: u32 },
}

impl Stage {
    pub(super) fn until(self) -> Option<Time> {
        match self {
            Stage::Committing { until } | Stage::Sealed { until } => Some(until),
            Stage::Lobby | Stage::Dealt { .. } => None,
        }
    }

    pub(super) fn is_sealed(self) -> bool {
        matches!(self, Stage::Sealed { .. })
    }
}

const NOT_IN_IT: Refused = Refused::not_now("your seat has no part in this deal");

impl Room {
    /// The seats of people who take part in the deal.
    fn participants(&self) -> impl Iterator<Item = Seat> {
        self.owned_seats().filter(|seat| !self.places[seat.index()].left_out)
    }

    /// The participants who have not yet done what is awaited.
    fn tardy(&self) -> Vec<Seat> {
        let is_tardy = |seat: &Seat| {
            let place = &self.places[seat.index()];
            match self.stage {
                Stage::Sealed { .. } => place.contribution.is_none(),
                _ => place.commitment.is_none(),
            }
        };
        self.participants().filter(is_tardy).collect()
    }

    pub(super) fn commit(
        &self,
        guest: &Guest,
        commitment: Commitment,
        moment: &Moment,
    ) -> Result<Vec<Entry>, Refused> {
        self.before_the_deal()?;
        let seat = self.seat(guest)?;
        match self.stage {
            Stage::Sealed { .. } => Err(Refused::not_now("what was committed to stands now")),
            _ if self.places[seat.index()].left_out => Err(NOT_IN_IT),
            Stage::Committing { .. } if self.tardy() == [seat] => {
                let sealed = Entry::Sealed { without: self.away_but(Some(seat), moment) };
                Ok(vec![Entry::Committed { seat, commitment }, sealed])
            }
            _ => Ok(vec![Entry::Committed { seat, commitment }]),
        }
    }

    pub(super) fn start(&self, guest: &Guest, moment: &Moment) -> Result<Vec<Entry>, Refused> {
        self.hosts(guest)?;
        self.before_the_start()?;
        if self.places.iter().any(|place| *place.occupant == Who::Open) {
            return Err(Refused::not_now("a seat is still open"));
        }
        if self.owned_seats().next().is_none() {
            return Err(Refused::not_now("somebody has to play: take a seat"));
        }
        if !self.tardy().is_empty() {
            return Err(Refused::not_now("somebody has not come to the table yet"));
        }
        let without = self.away_but(None, moment);
        if self.plan.rated && !without.is_empty() {
            return Err(Refused::not_now("everybody has to be here when a rated game begins"));
        }
        if self.participants().all(|seat| without.contains(&seat)) {
            return Err(Refused::not_now("nobody who plays is here"));
        }
        Ok(vec![Entry::Sealed { without }])
    }

    /// The participants who are away, except someone heard from just now.
    fn away_but(&self, here: Option<Seat>, moment: &Moment) -> Vec<Seat> {
        let is_away = |seat: &Seat| moment.away[*seat].is_some() && Some(*seat) != here;
        self.participants().filter(is_away).collect()
    }

    pub(super) fn reveal(&self, guest: &Guest, value: Seed) -> Result<Vec<Entry>, Refused> {
        self.before_the_deal()?;
        let seat = self.seat(guest)?;
        let place = &self.places[seat.index()];
        if !self.stage.is_sealed() {
            return Err(Refused::not_now("not all have committed yet: keep it to yourself"));
        }
        if place.left_out {
            return Err(NOT_IN_IT);
        }
        if place.contribution.is_some() {
            return Err(Refused::not_now("you have revealed it already"));
        }
        self.fits(seat, value)?;
        let dealt = (self.tardy() == [seat]).then_some(Entry::Started);
        Ok([Entry::Revealed { seat, value }].into_iter().chain(dealt).collect())
    }

    fn fits(&self, seat: Seat, value: Seed) -> Result<Contribution, Refused> {
        let contribution = Contribution { seat, value };
        if self.places[seat.index()].commitment == Some(deal::commitment_to(contribution)) {
            Ok(contribution)
        } else {
            Err(Refused::bad_request("that is not what you committed to"))
        }
    }

    /// Breaks off the deal because of those who did not act in time.
    pub(super) fn withheld(&self, now: Time) -> Option<Entry> {
        let is_up = self.stage.until().is_some_and(|until| until <= now);
        is_up.then(|| Entry::Withheld { seats: self.tardy() })
    }

    fn before_the_deal(&self) -> Result<(), Refused> {
        match self.phase() {
            Phase::Lobby => Ok(()),
            Phase::Playing | Phase::Over => Err(Refused::not_now("the game has begun")),
        }
    }

    /// Whether seats can still be taken, left and arranged.
    pub(super) fn before_the_start(&self) -> Result<(), Refused> {
        self.before_the_deal()?;
        match self.stage.until() {
            None => Ok(()),
            Some(_) => Err(Refused::not_now("the deal is under way: wait a moment")),
        }
    }

    /// A contribution made in the lobby, in logs of version 1.
    pub(super) fn apply_contributed(&mut self, seat: Seat, value: Seed) -> Result<(), Refused> {
        if self.stage != Stage::Lobby {
            return Err(Refused::bad_request("it was started by another version"));
        }
        self.places[seat.index()].contribution = Some(Contribution { seat, value });
        Ok(())
    }

    pub(super) fn apply_committed(
        &mut self,
        seat: Seat,
        commitment: Commitment,
    ) -> Result<(), Refused> {
        match self.stage {
            Stage::Lobby | Stage::Committing { .. } => {
                self.places[seat.index()].commitment = Some(commitment);
                Ok(())
            }
            Stage::Sealed { .. } | Stage::Dealt { .. } => Err(Refused::bad_request("it is sealed")),
        }
    }

    pub(super) fn apply_sealed(&mut self, without: &[Seat], now: Time) -> Result<(), Refused> {
        match self.stage {
            Stage::Lobby | Stage::Committing { .. } => {}
            Stage::Sealed { .. } | Stage::Dealt { .. } => {
                return Err(Refused::bad_request("it is sealed"));
            }
        }
        for seat in without {
            self.places[seat.index()].left_out = true;
        }
        self.places.iter_mut().for_each(|place| place.contribution = None);
        self.stage = Stage::Sealed { until: now + PATIENCE };
        Ok(())
    }

    pub(super) fn apply_revealed(&mut self, seat: Seat, value: Seed) -> Result<(), Refused> {
        if !self.stage.is_sealed() || self.places[seat.index()].left_out {
            return Err(Refused::bad_request("there is nothing to reveal"));
        }
        self.places[seat.index()].contribution = Some(self.fits(seat, value)?);
        Ok(())
    }

    pub(super) fn apply_withheld(&mut self, seats: &[Seat], now: Time) -> Result<(), Refused> {
        if self.stage.until().is_none() {
            return Err(Refused::bad_request("there is nothing to break off"));
        }
        self.broken_off.extend(seats);
        for seat in seats {
            self.places[seat.index()].left_out = true;
        }
        for place in &mut self.places {
            (place.commitment, place.contribution) = (None, None);
        }
        if self.participants().next().is_some() {
            self.stage = Stage::Committing { until: now + PATIENCE };
        } else {
            self.places.iter_mut().for_each(|place| place.left_out = false);
            self.stage = Stage::Lobby;
        }
        Ok(())
    }

    /// Deals the game from everything revealed. In the logs of version 1, contributions were public
    /// in the lobby and nothing was sealed; nothing is sealed either if the plan has a seed.
    pub(super) fn apply_started(&mut self) -> Result<Box<dyn AnyMatch>, Refused> {
        let version = match self.stage {
            Stage::Lobby => 1,
            Stage::Sealed { .. } if self.tardy().is_empty() => deal::VERSION,
            _ => return Err(Refused::bad_request("it cannot be dealt")),
        };
        self.stage = Stage::Dealt { version };
        let make = if version == 1 { deal::first_seed } else { deal::seed };
        self.plan.begin(make(self.plan.secret, &self.contributions()))
    }

    fn contributions(&self) -> Vec<Contribution> {
        self.places.iter().filter_map(|place| place.contribution).collect()
    }

    /// The origin of the seed, public once the game is over.
    pub fn told_deal(&self) -> Option<Deal> {
        let Stage::Dealt { version } = self.stage else { return None };
        let was_made_here = self.plan.position.is_none() && self.plan.seed.is_none();
        let is_told = self.phase() == Phase::Over && was_made_here;
        let left_out = |seat: &Seat| self.places[seat.index()].left_out;
        is_told.then(|| Deal {
            version,
            commitment: deal::commitment(self.plan.secret).to_string(),
            secret: self.plan.secret,
            contributions: self.contributions(),
            left_out: self.seats().filter(left_out).collect(),
            broken_off: self.broken_off.clone(),
        })
    }
}
