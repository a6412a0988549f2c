//! A table on this device and its clients: all clients are the same page, and receive the same.

use room::message::{ClientOut, Guest, Reaction, You};
use room::{Done, Refused, Room};
use table::{Seat, Seed};

use crate::request::Out;
use crate::{Change, NOW};

/// A table in memory.
pub(crate) struct Here {
    pub(crate) room: Room,
    /// The holder of the device: the page shows what this seat may see.
    pub(crate) holder: Option<Seat>,
    pub(crate) clients: Vec<u32>,
    /// The client waiting for a hint, and its number for the request.
    pub(crate) hint: Option<(u32, u32)>,
}

impl Here {
    pub(crate) fn new(room: Room) -> Here {
        let mut here = Here { room, holder: None, clients: Vec::new(), hint: None };
        here.settle_holder();
        here
    }

    /// The holder of the device, as the table knows them.
    pub(crate) fn holding(&self) -> Option<&Guest> {
        self.room.owner_of(self.holder?)
    }

    pub(crate) fn you(&self) -> You {
        self.room.you(self.holding())
    }

    pub(crate) fn everything(&self, since: u32) -> ClientOut<'static> {
        self.room.table(self.you(), since, NOW)
    }

    pub(crate) fn join(&mut self, client: u32, since: u32, out: &mut Vec<Out>) {
        self.clients.push(client);
        out.push(Out::heard(client, &self.everything(since)));
        let seats = self.room.seats().map(|seat| self.room.owner_of(seat).is_some()).collect();
        out.push(Out::heard(client, &ClientOut::Present { seats, watching: 0 }));
        out.push(self.about(client));
    }

    pub(crate) fn leave(&mut self, client: u32) {
        self.clients.retain(|other| *other != client);
        self.hint = self.hint.filter(|(other, _)| *other != client);
    }

    pub(crate) fn is_left(&self) -> bool {
        self.clients.is_empty()
    }

    pub(crate) fn tell_all(&self, message: &ClientOut<'_>, out: &mut Vec<Out>) {
        out.extend(self.clients.iter().map(|client| Out::heard(*client, message)));
    }

    pub(crate) fn react(&self, reaction: Reaction, out: &mut Vec<Out>) -> Result<(), Refused> {
        let seat = self.room.seat(self.holding())?;
        self.tell_all(&ClientOut::Reacted { seat, reaction }, out);
        Ok(())
    }

    pub(crate) fn want_hint(&mut self, client: u32, id: u32) -> Result<(), Refused> {
        let seat = self.room.seat(self.holding())?;
        self.room.hinted(seat)?;
        self.hint = Some((client, id));
        Ok(())
    }

    pub(crate) fn imagine(
        &self,
        client: u32,
        id: u32,
        random: Seed,
        out: &mut Vec<Out>,
    ) -> Result<(), Refused> {
        let position = self.room.imagined(self.room.seat(self.holding())?, random)?;
        let imagined = ClientOut::Imagined { id, ply: self.room.ply(), position };
        out.push(Out::heard(client, &imagined));
        Ok(())
    }

    /// The table after a change that is yet to be kept.
    pub(crate) fn change(
        &self,
        change: impl FnOnce(&mut Room) -> Result<Done, Refused>,
    ) -> Result<Change, Refused> {
        let mut room = self.room.clone();
        let done = change(&mut room)?;
        Ok(Change { room, since: self.room.version(), done })
    }

    /// Applies a change that has been kept, and sends it to everyone. Returns whether the holder
    /// has changed.
    pub(crate) fn turn_into(
        &mut self,
        room: Room,
        since: u32,
        done: &Done,
        out: &mut Vec<Out>,
    ) -> bool {
        self.room = room;
        let you = self.you();
        self.tell_all(&self.room.tell(you, since, done, NOW), out);
        if self.room.ends_with(done) {
            self.tell_all(&self.room.tell_changed(you, self.room.version()), out);
        }
        self.look_round(out)
    }
}
