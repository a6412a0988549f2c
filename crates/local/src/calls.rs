//! Requests that do not come from clients: about a table in memory, or about no table at all.

use engine::games;
use room::message::Phase;
use room::{Id, Refused};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{RecordMove, Seat, Seed, Viewer};

use crate::request::{Eyes, Rehearsal};
use crate::{Device, raw};

/// Makes moves from a position, or from the end of a record, and shows them to one seat.
pub(crate) fn rehearse(
    from: Value,
    moves: &[RecordMove],
    seat: Seat,
) -> Result<Box<RawValue>, Refused> {
    let is_record = from.get("moves").is_some();
    let mut game = if is_record { games::replay(from, &mut |_| ())? } else { games::load(from)? };
    if seat.0 >= game.status().seats {
        return Err(Refused::NO_SUCH_SEAT);
    }
    for RecordMove { seat, notation } in moves {
        game.play(*seat, notation)?;
    }
    let mut story = game.story(Viewer::Seat(seat), 0, true);
    Ok(raw(&Rehearsal {
        story: story.split_off(story.len() - 1 - moves.len()),
        to_act: game.to_act().iter().collect(),
        legal: game.offers(seat),
        outcome: game.outcome(),
    }))
}

/// The state of a finished game after some moves, as these eyes may imagine it.
pub(crate) fn imagine(
    record: Value,
    ply: u32,
    eyes: Eyes,
    random: Seed,
) -> Result<Box<RawValue>, Refused> {
    let mut game = games::replay(record, &mut |_| ())?;
    if matches!(eyes, Eyes::Seat(seat) if seat.0 >= game.status().seats) {
        return Err(Refused::NO_SUCH_SEAT);
    }
    if game.outcome().is_none() {
        return Err(Refused::not_now("the game is not over"));
    }
    let back = game.status().ply.checked_sub(ply);
    if !back.is_some_and(|back| back > 0 && game.undo(back)) {
        return Err(Refused::bad_request("there is no such move to play on from"));
    }
    Ok(raw(&game.imagined(eyes.into(), random).position()))
}

impl Device {
    /// The game, move by move. Until it is over, as its holder or a spectator saw it.
    pub(crate) fn replay(&self, table: &Id, eyes: Eyes) -> Result<Box<RawValue>, Refused> {
        let here = self.here(table)?;
        let viewer = Viewer::from(eyes);
        Ok(raw(&here.room.look_back(viewer, here.holder)?.story(viewer, 0, true)))
    }

    /// The record, without the origin of its seed: nobody except this device contributed to it.
    pub(crate) fn record(&self, table: &Id) -> Result<Box<RawValue>, Refused> {
        Ok(raw(&self.here(table)?.room.finished()?.record(None)))
    }

    /// The record so far of a game that may still go on.
    pub(crate) fn export(&self, table: &Id) -> Result<Box<RawValue>, Refused> {
        Ok(raw(&self.here(table)?.room.game().ok_or(Refused::NO_TABLE)?.record(None)))
    }

    /// The position of an unfinished game.
    pub(crate) fn position(&self, table: &Id) -> Result<Box<RawValue>, Refused> {
        let room = &self.here(table)?.room;
        let game = room.game().filter(|_| room.phase() == Phase::Playing);
        Ok(raw(&game.ok_or(Refused::not_now("the game is over"))?.position()))
    }
}
