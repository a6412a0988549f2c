//! Forgetting a person: they leave their seat, and nothing that they provided is shown any more:
//! not their name, not a name they gave the table, no chat message. Their moves stay, since the
//! game is also the others'. So does the id by which the log tells people apart, which no longer
//! leads to anyone.
//!
//! The log has an entry for it, so that whoever has the table in memory learns of it like anything
//! else; and [`forget`] removes from the other entries what that entry says is to be forgotten.
//! Both ways give the same table. Neither touches the moves or the deal, so records verify as
//! before.

use std::collections::HashMap;
use std::sync::Arc;

use table::Seat;

use crate::clock::STAND_IN;
use crate::entry::{Because, Entry};
use crate::message::{Guest, Phase, Who};
use crate::{Done, Id, Place, Refused, Room, Time};

impl Guest {
    /// Whether this is a forgotten person. Anyone else has a name.
    pub fn is_forgotten(&self) -> bool {
        self.name.is_empty()
    }
}

impl Place {
    pub(crate) fn is_of(&self, guest: &Id) -> bool {
        matches!(&*self.occupant, Who::Guest(owner) if owner.id == *guest)
    }

    /// Whether its owner was forgotten, and will not answer any more.
    pub(crate) fn is_forgotten(&self) -> bool {
        matches!(&*self.occupant, Who::Guest(owner) if owner.is_forgotten())
    }
}

impl Room {
    /// Forgets a person, unless already done. Before the start their seat is given up; later a bot
    /// plays on, as for anyone who leaves. A deal under way has to finish first.
    pub fn forget(&mut self, guest: &Id, now: Time) -> Result<Done, Refused> {
        if self.has_forgotten(guest) {
            return Ok(Done::default());
        }
        let seat = self.seats().find(|seat| self.places[seat.index()].is_of(guest));
        let left = match (seat, self.phase()) {
            (Some(seat), Phase::Lobby) => {
                self.before_the_start()?;
                Some(Entry::Seated { seat, who: Who::Open })
            }
            (Some(seat), Phase::Playing) if self.places[seat.index()].is_played_by_its_owner() => {
                Some(self.handed(seat, STAND_IN, Some(Because::Left), now))
            }
            _ => None,
        };
        let forgotten = Entry::Forgotten { guest: guest.clone() };
        self.follow(left.into_iter().chain([forgotten]).collect(), now)
    }

    /// Whether a person was forgotten here.
    pub fn has_forgotten(&self, guest: &Id) -> bool {
        self.forgotten.contains(guest)
    }

    /// Whether a person was forgotten since `before`.
    pub fn has_forgotten_since(&self, before: &Room) -> bool {
        self.forgotten.len() != before.forgotten.len()
    }

    pub(super) fn apply_forgotten(&mut self, guest: &Id) {
        self.forgotten.push(guest.clone());
        let seat = self.seats().find(|seat| self.places[seat.index()].is_of(guest));
        if let Some(seat) = seat {
            let nameless = Guest { id: guest.clone(), name: String::new() };
            self.places[seat.index()].occupant = Arc::new(Who::Guest(nameless));
            // They would never answer.
            self.proposal = self
                .proposal
                .take()
                .filter(|proposal| proposal.by != seat && !proposal.awaited.contains(&seat));
        }
        if self.named_by == *guest {
            self.name = "".into();
        }
        Arc::make_mut(&mut self.said).retain(|(by, _)| by.as_ref() != Some(guest));
    }
}

/// Removes from a log what its forgotten guests provided, and returns whether there was anything.
pub fn forget<'a>(log: impl IntoIterator<Item = &'a mut Entry>) -> bool {
    let log: Vec<&mut Entry> = log.into_iter().collect();
    let forgotten: Vec<Id> = log
        .iter()
        .filter_map(|entry| match entry {
            Entry::Forgotten { guest } => Some(guest.clone()),
            _ => None,
        })
        .collect();
    if forgotten.is_empty() {
        return false;
    }
    let mut scribe = Scribe { forgotten, host: None, owners: HashMap::new(), found: false };
    for entry in log {
        scribe.forget_in(entry);
    }
    scribe.found
}

/// The indices of the log entries that are a person's chat messages.
pub fn said_by<'a>(log: impl IntoIterator<Item = &'a Entry>, guest: &Id) -> Vec<usize> {
    let is_theirs = |who: &Who| matches!(who, Who::Guest(owner) if owner.id == *guest);
    let mut own = None;
    let mut said = Vec::new();
    for (number, entry) in log.into_iter().enumerate() {
        match entry {
            Entry::Made(plan) => {
                own = plan.seats.iter().position(is_theirs).map(|seat| Seat(seat as u8));
            }
            Entry::Seated { seat, who } if is_theirs(who) => own = Some(*seat),
            Entry::Seated { seat, .. } if own == Some(*seat) => own = None,
            Entry::Said(saying) if own == Some(saying.seat) => said.push(number),
            _ => {}
        }
    }
    said
}

/// Tracks who sits where and who hosts while a log is read.
struct Scribe {
    forgotten: Vec<Id>,
    host: Option<Id>,
    owners: HashMap<Seat, Id>,
    found: bool,
}

impl Scribe {
    fn forget_in(&mut self, entry: &mut Entry) {
        match entry {
            Entry::Made(plan) => {
                self.host = Some(plan.host.clone());
                let host = self.host.clone();
                self.take_out(host.as_ref(), &mut plan.name);
                for (seat, who) in (0..).map(Seat).zip(&mut plan.seats) {
                    self.seat(seat, who);
                }
            }
            Entry::Renamed { name } => {
                let host = self.host.clone();
                self.take_out(host.as_ref(), name);
            }
            Entry::Seated { seat, who } => self.seat(*seat, who),
            Entry::Hosted { seat } => self.host = self.owners.get(seat).cloned(),
            Entry::Said(said) => {
                let speaker = self.owners.get(&said.seat).cloned();
                self.take_out(speaker.as_ref(), &mut said.text);
            }
            _ => {}
        }
    }

    fn seat(&mut self, seat: Seat, who: &mut Who) {
        self.owners.remove(&seat);
        if let Who::Guest(guest) = who {
            self.owners.insert(seat, guest.id.clone());
            self.take_out(Some(&guest.id), &mut guest.name);
        }
    }

    fn take_out(&mut self, of: Option<&Id>, text: &mut String) {
        if of.is_some_and(|of| self.forgotten.contains(of)) && !text.is_empty() {
            text.clear();
            self.found = true;
        }
    }
}
