//! Who holds the device. The page is shown what one seat may see, or what a spectator sees; when
//! another takes over, it is told everything anew, and forgets by that what the last one saw.
//!
//! Where somebody at the table has secrets, handing on is two steps, so that whoever moved last sees
//! what came of it: they [pass](Here::pass) the device, which draws a curtain, and whoever it is for
//! [lifts](Here::lift) it. While the curtain is drawn, the page has been sent nothing that a spectator
//! could not see. Where nobody has secrets, the device is anybody's; and one person alone never
//! passes it.

use table::{Seat, Viewer};

use crate::here::Here;
use crate::request::{Out, Person};

impl Here {
    /// Who is to hold the device and does not.
    fn waits_for(&self) -> Option<Seat> {
        let asked = self.room.people_asked();
        let is_held = self.holder.is_some_and(|holder| asked.contains(&holder));
        asked.first().copied().filter(|_| !is_held)
    }

    /// Whether anybody here may see what a spectator may not.
    fn has_secrets(&self) -> bool {
        let Some(game) = self.room.game() else { return false };
        let seen = |viewer| game.look(viewer).view.get().to_owned();
        let public = seen(Viewer::Spectator);
        let mut people = self.room.seats().filter(|seat| self.room.owner_of(*seat).is_some());
        people.any(|seat| seen(Viewer::Seat(seat)) != public)
    }

    /// Has the device held by whom it is without being passed, if there is somebody.
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

    /// Something has changed: perhaps the device is another's. Tells whether it is.
    pub(crate) fn look_round(&mut self, out: &mut Vec<Out>) -> bool {
        let before = self.holder;
        self.settle_holder();
        if self.holder != before {
            self.tell_all(&self.everything(0), out);
        }
        self.tell_about(out);
        self.holder != before
    }

    /// The holder hands the device on.
    pub(crate) fn pass(&mut self, out: &mut Vec<Out>) {
        if self.holder.is_some() && self.waits_for().is_some() {
            self.holder = None;
            self.hint = None;
            self.tell_about(out);
            self.tell_all(&self.everything(0), out);
        }
    }

    /// Whoever it was handed to has it.
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
