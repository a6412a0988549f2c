//! The holder of the device. The page is shown what one seat may see, or what a spectator sees;
//! when the holder changes, it is sent everything anew, and so forgets what the last one saw.
//!
//! Where anyone at the table has secrets, handing over the device takes two steps, so that the last
//! player to move sees the result: they [pass](Here::pass) the device, which draws a curtain, and
//! the next player [lifts](Here::lift) it. While the curtain is drawn, the page has been sent
//! nothing that a spectator could not see. Where nobody has secrets, anyone may hold the device;
//! and a person playing alone never passes it.

use table::{Seat, Viewer};

use crate::here::Here;
use crate::request::{Out, Person};

impl Here {
    /// The seat that should hold the device but does not.
    fn waits_for(&self) -> Option<Seat> {
        let asked = self.room.people_asked();
        let is_held = self.holder.is_some_and(|holder| asked.contains(&holder));
        asked.first().copied().filter(|_| !is_held)
    }

    /// Whether anyone here may see what a spectator may not.
    fn has_secrets(&self) -> bool {
        let Some(game) = self.room.game() else { return false };
        let seen = |viewer| game.look(viewer).view.get().to_owned();
        let public = seen(Viewer::Spectator);
        let mut people = self.room.seats().filter(|seat| self.room.owner_of(*seat).is_some());
        people.any(|seat| seen(Viewer::Seat(seat)) != public)
    }

    /// Gives the device to its rightful holder without passing it, if there is one.
    pub(crate) fn settle_holder(&mut self) {
        let mut people = self.room.seats().filter(|seat| self.room.owner_of(*seat).is_some());
        let (first, second) = (people.next(), people.next());
        let is_over = self.room.to_act().is_empty();
        self.holder = if second.is_none() {
            first
        } else if is_over {
            self.holder.or(first)
        } else if !self.has_secrets() {
            self.waits_for().or(self.holder)
        } else {
            self.holder
        };
    }

    /// Checks after a change whether the device belongs to another seat, and returns whether it
    /// does.
    pub(crate) fn look_round(&mut self, out: &mut Vec<Out>) -> bool {
        let before = self.holder;
        self.settle_holder();
        if self.holder != before {
            self.tell_all(&self.everything(0), out);
        }
        self.tell_about(out);
        self.holder != before
    }

    /// The holder passes the device on.
    pub(crate) fn pass(&mut self, out: &mut Vec<Out>) {
        if self.holder.is_some() && self.waits_for().is_some() {
            self.holder = None;
            self.hint = None;
            self.tell_about(out);
            self.tell_all(&self.everything(0), out);
        }
    }

    /// The next player takes the device.
    pub(crate) fn lift(&mut self, out: &mut Vec<Out>) {
        if let (None, Some(seat)) = (self.holder, self.waits_for()) {
            self.holder = Some(seat);
            self.tell_all(&self.everything(0), out);
            self.tell_about(out);
        }
    }

    fn tell_about(&self, out: &mut Vec<Out>) {
        out.extend(self.clients.iter().map(|client| self.about(*client)));
    }

    pub(crate) fn about(&self, client: u32) -> Out {
        let person = |seat| {
            let name = self.room.owner_of(seat).map(|guest| guest.name.clone());
            Person { seat, name: name.unwrap_or_default() }
        };
        let waits_for = self.waits_for().map(person);
        match self.holder {
            Some(_) => Out::About { client, next: waits_for, passing: None },
            None => Out::About { client, next: None, passing: waits_for },
        }
    }
}
