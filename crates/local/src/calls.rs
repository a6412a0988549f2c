//! What is asked about a table in memory, other than by its clients.

use room::message::Phase;
use room::{Id, Refused};
use serde_json::value::RawValue;
use table::Viewer;

use crate::request::Eyes;
use crate::{Device, raw};

impl Device {
    /// The game, move by move. Until it is over, as its holder or a spectator saw it.
    pub(crate) fn replay(&self, table: &Id, eyes: Eyes) -> Result<Box<RawValue>, Refused> {
        let here = self.here(table)?;
        let viewer = Viewer::from(eyes);
        Ok(raw(&here.room.look_back(viewer, here.holder)?.story(viewer, 0, true)))
    }

    /// The record. Where its seed came from is not told: nobody but this device had a hand in it.
    pub(crate) fn record(&self, table: &Id) -> Result<Box<RawValue>, Refused> {
        Ok(raw(&self.here(table)?.room.finished()?.record(None)))
    }

    /// The same of a game that may go on.
    pub(crate) fn export(&self, table: &Id) -> Result<Box<RawValue>, Refused> {
        Ok(raw(&self.here(table)?.room.game().ok_or(Refused::NO_TABLE)?.record(None)))
    }

    /// Where a game stands that goes on.
    pub(crate) fn position(&self, table: &Id) -> Result<Box<RawValue>, Refused> {
        let room = &self.here(table)?.room;
        let game = room.game().filter(|_| room.phase() == Phase::Playing);
        Ok(raw(&game.ok_or(Refused::not_now("the game is over"))?.position()))
    }
}
