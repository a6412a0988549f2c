//! Before the start: seats are taken, the table is named.

use table::Seat;

use crate::entry::Entry;
use crate::message::{Guest, Skill, Who};
use crate::{Refused, Room, words};

impl Room {
    pub(super) fn hosts(&self, guest: &Guest) -> Result<(), Refused> {
        if self.plan.host == guest.id {
            Ok(())
        } else {
            Err(Refused::not_allowed("only who made the table may do that"))
        }
    }

    /// A free seat is taken; whoever had another gives it up.
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

    /// A guest under a name that is not taken for that of somebody who sits here.
    fn told_apart(&self, guest: &Guest) -> Guest {
        let others = self.guests().filter(|other| other.id != guest.id);
        let name = words::told_apart(&guest.name, others.map(|other| other.name.as_str()));
        Guest { id: guest.id.clone(), name }
    }

    pub(super) fn leave(&self, guest: &Guest) -> Result<Vec<Entry>, Refused> {
        self.before_the_start()?;
        Ok(vec![Entry::Seated { seat: self.seat(guest)?, who: Who::Open }])
    }

    /// The host opens a seat or gives it to a bot; whoever sat there stands up.
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
