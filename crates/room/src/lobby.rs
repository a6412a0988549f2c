//! Before the start: people take seats and name the table.
//!
//! Whoever created the table is its host, who arranges the seats and starts. If the host has no
//! seat or is away, any seated player may take over, so that nobody waits for a start that never
//! comes.

use std::time::Duration;

use table::Seat;

use crate::entry::Entry;
use crate::message::{Guest, Skill, Who};
use crate::{Moment, Refused, Room, words};

/// How long the host must be away before someone else may take over.
const HOST_AWAY: Duration = Duration::from_mins(1);

impl Room {
    pub(super) fn hosts(&self, guest: &Guest) -> Result<(), Refused> {
        if self.is_host(guest) {
            Ok(())
        } else {
            Err(Refused::not_allowed("only who hosts the table may do that"))
        }
    }

    /// Whether a guest is the host.
    pub fn is_host(&self, guest: &Guest) -> bool {
        self.host == guest.id
    }

    /// The host's seat.
    pub(super) fn host_seat(&self) -> Option<Seat> {
        let is_theirs = |seat: &Seat| match &*self.places[seat.index()].occupant {
            Who::Guest(guest) => self.is_host(guest),
            Who::Open | Who::Bot(_) => false,
        };
        self.seats().find(is_theirs)
    }

    pub(super) fn take_over(&self, guest: &Guest, moment: &Moment) -> Result<Vec<Entry>, Refused> {
        self.before_the_start()?;
        let seat = self.seat(guest)?;
        if self.is_host(guest) {
            return Err(Refused::not_now("you host the table already"));
        }
        let is_here = |host: Seat| moment.away[host].is_none_or(|away| away < HOST_AWAY);
        if self.host_seat().is_some_and(is_here) {
            return Err(Refused::not_now("the host is here, or left a moment ago: wait a little"));
        }
        Ok(vec![Entry::Hosted { seat }])
    }

    pub(super) fn apply_hosted(&mut self, seat: Seat) -> Result<(), Refused> {
        let Who::Guest(guest) = &*self.places[seat.index()].occupant else {
            return Err(Refused::bad_request("nobody sits there"));
        };
        self.host = guest.id.clone();
        Ok(())
    }

    /// Takes a free seat; a guest who had another seat gives it up.
    pub(super) fn sit(&self, guest: &Guest, seat: Seat) -> Result<Vec<Entry>, Refused> {
        self.before_the_start()?;
        match *self.place(seat)?.occupant {
            Who::Open => {}
            Who::Bot(_) | Who::Guest(_) => {
                return Err(Refused::not_now("the seat is taken: choose another"));
            }
        }
        let left = self.seat_of(guest).map(|seat| Entry::Seated { seat, who: Who::Open });
        let taken = Entry::Seated { seat, who: Who::Guest(self.told_apart(guest)) };
        Ok(left.into_iter().chain([taken]).collect())
    }

    /// The guest, under a name that differs visibly from those of the others seated here.
    fn told_apart(&self, guest: &Guest) -> Guest {
        let others = self.guests().filter(|other| other.id != guest.id);
        let name = words::told_apart(&guest.name, others.map(|other| other.name.as_str()));
        Guest { id: guest.id.clone(), name }
    }

    pub(super) fn leave(&self, guest: &Guest) -> Result<Vec<Entry>, Refused> {
        self.before_the_start()?;
        Ok(vec![Entry::Seated { seat: self.seat(guest)?, who: Who::Open }])
    }

    /// Opens a seat or gives it to a bot, for the host; anyone in the seat gives it up.
    pub(super) fn arrange(
        &self,
        guest: &Guest,
        seat: Seat,
        bot: Option<Skill>,
    ) -> Result<Vec<Entry>, Refused> {
        self.hosts(guest)?;
        self.before_the_start()?;
        self.place(seat)?;
        Ok(vec![Entry::Seated { seat, who: bot.map_or(Who::Open, Who::Bot) }])
    }

    pub(super) fn rename(&self, guest: &Guest, name: &str) -> Result<Vec<Entry>, Refused> {
        self.hosts(guest)?;
        Ok(vec![Entry::Renamed { name: words::tidy(name, words::TABLE_NAME)? }])
    }
}
