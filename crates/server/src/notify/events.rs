//! Which notices a change of a table causes.

use notify::Kind;
use room::message::{Guest, Phase, Proposed};
use room::{Id, Room, Time};
use table::Seat;

use crate::time;

/// How long before the deadline a reminder comes at most, in milliseconds.
const REMINDED: i64 = 3_600_000;

/// A notice for a person.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct NewNotice {
    pub(crate) guest: Id,
    pub(crate) kind: Kind,
    /// The person who acted.
    pub(crate) who: String,
    /// When the time to think is up, in milliseconds since 1970; 0 if it is unlimited.
    pub(crate) ends: i64,
    /// When to send a reminder of that; 0 if it is no reminder.
    pub(crate) remind: i64,
}

/// The notices caused by a change of a table, at a time in milliseconds since 1970. If two apply to
/// the same person, they get the first.
pub(crate) fn between(before: &Room, after: &Room, now: i64) -> Vec<NewNotice> {
    let mut notices = Vec::new();
    let mut tell = |guest: &Guest, kind, who: &str, ends, remind| {
        notices.push(NewNotice { guest: guest.id.clone(), kind, who: who.into(), ends, remind });
    };
    let (was, is) = (before.phase(), after.phase());
    let awaited = after.awaited();
    for seat in after.seats() {
        let Some(guest) = playing(after, seat) else { continue };
        if acts(after, seat) && !acts(before, seat) {
            let until = awaited.iter().find(|(other, _)| *other == seat);
            let ends = until.and_then(|(_, until)| *until).map_or(0, |until| at(until, now));
            tell(guest, Kind::Turn, "", ends, 0);
            if ends > now {
                tell(guest, Kind::Reminder, "", ends, ends - ((ends - now) / 4).min(REMINDED));
            }
        }
        if let Some(asked) = asks(after, seat)
            && asks(before, seat) != Some(asked)
        {
            let who = after.owner_of(asked.0).map_or("", |guest| &guest.name);
            tell(guest, Kind::Asked, who, 0, 0);
        }
        if was == Phase::Lobby && is == Phase::Playing {
            tell(guest, Kind::Started, "", 0, 0);
        }
        if was != Phase::Over && is == Phase::Over {
            tell(guest, Kind::Over, "", 0, 0);
        }
    }
    if was == Phase::Lobby && is == Phase::Lobby {
        let host = after.guests().find(|guest| after.is_host(guest));
        let has_come = |seat: &Seat| {
            let guest = after.owner_of(*seat)?;
            (!after.is_host(guest) && before.seat_of(guest).is_none()).then_some(guest)
        };
        for guest in after.seats().filter_map(|seat| has_come(&seat)) {
            if let Some(host) = host {
                tell(host, Kind::Joined, &guest.name, 0, 0);
            }
        }
    }
    notices
}

/// The notices for people with a seat at a new table.
pub(crate) fn of_new(room: &Room) -> Vec<NewNotice> {
    let Some(host) = room.guests().find(|guest| room.is_host(guest)) else { return Vec::new() };
    let invited = |guest: &Guest| NewNotice {
        guest: guest.id.clone(),
        kind: Kind::Invited,
        who: host.name.clone(),
        ends: 0,
        remind: 0,
    };
    room.guests().filter(|guest| !room.is_host(guest)).map(invited).collect()
}

/// The deadline of each player whose move is awaited.
pub(crate) fn ends(room: &Room, now: i64) -> Vec<(Id, i64)> {
    let end = |(seat, until): (Seat, Option<Time>)| {
        Some((room.owner_of(seat)?.id.clone(), at(until?, now)))
    };
    room.awaited().into_iter().filter_map(end).collect()
}

/// The owner of a seat who plays it.
fn playing(room: &Room, seat: Seat) -> Option<&Guest> {
    let owner = room.owner_of(seat)?;
    room.players().find(|(guest, plays)| guest.id == owner.id && *plays).map(|(guest, _)| guest)
}

fn acts(room: &Room, seat: Seat) -> bool {
    room.to_act().contains(seat) && playing(room, seat).is_some()
}

/// Who asks the owner of a seat to agree, and to what.
fn asks(room: &Room, seat: Seat) -> Option<(Seat, Proposed)> {
    let proposal = room.proposal().filter(|proposal| proposal.awaited.contains(&seat))?;
    Some((proposal.by, proposal.what))
}

/// A table's time as milliseconds since 1970, where it is `now`.
fn at(until: Time, now: i64) -> i64 {
    now + until.0 as i64 - time::now().0 as i64
}
