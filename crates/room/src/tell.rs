//! Messages about what was done, to each client as far as it may know.

use engine::AnyMatch;
use serde_json::Value;
use table::{Seat, Seed, Viewer};

use crate::ask::TableAsk;
use crate::entry::Entry;
use crate::message::{ClientOut, Guest, Phase, You};
use crate::{Done, Refused, Room, Time};

impl Done {
    /// Whether the game is not a continuation of the one before, so that clients need everything.
    fn is_anew(&self) -> bool {
        let anew = |entry: &Entry| {
            matches!(
                entry,
                Entry::Started | Entry::Rewound { .. } | Entry::Ended | Entry::Forgotten { .. }
            )
        };
        self.entries.iter().any(anew)
    }

    /// Whether the bots' current thinking is obsolete.
    pub fn ends_thoughts(&self) -> bool {
        let returned = |entry: &Entry| matches!(entry, Entry::Returned { .. });
        self.is_anew() || self.entries.iter().any(returned)
    }
}

impl Room {
    /// The message about what was just done, for a client at version `since`.
    pub fn tell(&self, you: You, since: u32, done: &Done, now: Time) -> ClientOut<'static> {
        let version = self.version();
        if done.is_anew() {
            self.table(you, 0, now)
        } else if let Some((seat, told)) = &done.told {
            let viewer = Viewer::from(you.seat);
            match self.now(viewer, now) {
                Some(now) => {
                    let events = told.seen_by(viewer);
                    ClientOut::Played { since, version, seat: *seat, events, now }
                }
                None => self.table(you, 0, now),
            }
        } else if let [Entry::Said(said)] = &done.entries[..] {
            ClientOut::Said { since, version, said: said.clone() }
        } else {
            self.tell_changed(you, since)
        }
    }

    /// The message for a client at version `since` when the game itself has not changed.
    pub fn tell_changed(&self, you: You, since: u32) -> ClientOut<'static> {
        ClientOut::Changed { since, version: self.version(), table: self.info(), you }
    }

    /// Whether this was the last move, after which the table's new state is sent too.
    pub fn ends_with(&self, done: &Done) -> bool {
        done.told.is_some() && self.phase() == Phase::Over
    }

    /// Whether the refused request was already done, and the client merely did not receive the
    /// answer.
    pub fn was_done(&self, guest: Option<&Guest>, ask: &TableAsk) -> bool {
        let TableAsk::Play { ply, version, notation, .. } = ask else { return false };
        let seat = guest.and_then(|guest| self.seat_of(guest));
        seat.is_some_and(|seat| self.was_played(seat, *ply, *version, notation))
    }

    /// The game that a bot has to think about for a hint to a seat.
    pub fn hinted(&self, seat: Seat) -> Result<&dyn AnyMatch, Refused> {
        if !self.may_ask_for_hints(seat) {
            return Err(Refused::not_allowed("there are no hints at this table"));
        }
        let game = self.game().filter(|_| self.to_act().contains(seat));
        game.ok_or(Refused::not_now("you have nothing to decide now"))
    }

    /// The position as a seat may imagine it: everything it cannot know is redrawn from this seed.
    /// Trying things out is as much help as hints are.
    pub fn imagined(&self, seat: Seat, seed: Seed) -> Result<Value, Refused> {
        if !self.may_ask_for_hints(seat) {
            return Err(Refused::not_allowed("nothing is tried out at a table without hints"));
        }
        let game = self.game().filter(|_| self.phase() == Phase::Playing);
        let game = game.ok_or(Refused::not_now("there is no game that is on"))?;
        Ok(game.imagined(Viewer::Seat(seat), seed).position())
    }

    /// The game to be reviewed through these eyes by the owner of this seat: until it is over, only
    /// through one's own eyes or a spectator's.
    pub fn look_back(&self, eyes: Viewer, own: Option<Seat>) -> Result<&dyn AnyMatch, Refused> {
        let game = self.game().ok_or(Refused::SECRET)?;
        if eyes.seat().is_some_and(|seat| seat.0 >= game.status().seats) {
            return Err(Refused::NO_SUCH_SEAT);
        }
        if eyes == Viewer::Spectator || eyes == Viewer::from(own) || self.phase() == Phase::Over {
            Ok(game)
        } else {
            Err(Refused::SECRET)
        }
    }

    /// The game, once it is over and none of it is secret any more.
    pub fn finished(&self) -> Result<&dyn AnyMatch, Refused> {
        self.game().filter(|_| self.phase() == Phase::Over).ok_or(Refused::SECRET)
    }
}
