//! The clients at a table. Those who own a seat or host always get in, spectators while there is
//! room; each is sent messages as fast as it reads.

use std::time::Duration;

use room::message::{ClientOut, Code, Guest, You};
use room::{Room, Time};
use table::Seat;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use crate::bus::Here;
use crate::elsewhere::Elsewhere;
use crate::household::Household;
use crate::live::text;
use crate::notify::presence::Attendance;
use crate::websocket::Utf8Bytes;

/// The most spectators a table has.
const SPECTATORS: usize = 256;
/// The most spectators of one household at a table.
const OF_HOUSEHOLD: usize = 32;
/// The most connections of a person with a seat: opening another closes the oldest.
const TABS: usize = 8;
/// How often presence is sent, and clients that fell behind are checked.
const PAUSE: Duration = Duration::from_millis(250);

/// The queue of messages to a client.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// A client that wants to join.
pub(crate) struct Join {
    pub(crate) client: u64,
    pub(crate) guest: Option<Guest>,
    pub(crate) household: Option<Household>,
    pub(crate) since: u32,
    pub(crate) out: Outbox,
}

impl Join {
    /// Turns the client away, because there is no table for it.
    pub(crate) fn refuse(&self, code: Code) {
        drop(self.out.try_send(text(&ClientOut::Bye { code })));
    }
}

/// A connected client.
pub(crate) struct Client {
    id: u64,
    pub(crate) guest: Option<Guest>,
    household: Option<Household>,
    pub(crate) out: Outbox,
    /// The last version sent to it.
    told: u32,
    /// Whether a message did not fit into its outbox: it is sent everything once the outbox is
    /// empty.
    behind: bool,
    /// Set while its page is visible, if notices are on.
    attendance: Option<Attendance>,
}

/// The clients of a table.
#[derive(Default)]
pub(crate) struct Clients {
    list: Vec<Client>,
    /// Those who are there through other nodes.
    pub(crate) elsewhere: Elsewhere,
    presence: Presence,
    /// The full message shared by all spectators who join, and its version.
    shown: Option<(u32, Utf8Bytes)>,
}

/// When clients are sent who is there: once for all who join within a while, not for each of them.
#[derive(Default)]
struct Presence {
    told: Option<Time>,
    due: Option<Time>,
}

impl Clients {
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(crate) fn get(&self, id: u64) -> Option<&Client> {
        self.list.iter().find(|client| client.id == id)
    }

    /// Lets a client in and sends it everything, if there is room for it.
    pub(crate) fn join(&mut self, join: Join, room: &Room, now: Time) {
        let you = room.you(join.guest.as_ref());
        if belongs(you) {
            self.close_oldest_tab(join.guest.as_ref());
        } else if !self.has_room_for(join.household, room) {
            return join.refuse(Code::TooFast);
        }
        let Join { client, guest, household, since, out } = join;
        drop(out.try_send(self.everything(room, you, since, now)));
        let told = room.version();
        let (behind, attendance) = (false, None);
        self.list.push(Client { id: client, guest, household, out, told, behind, attendance });
    }

    fn close_oldest_tab(&mut self, guest: Option<&Guest>) {
        let id = guest.map(|guest| &guest.id);
        let is_theirs = |client: &Client| client.guest.as_ref().map(|guest| &guest.id) == id;
        let theirs = self.list.iter().filter(|client| is_theirs(client)).count();
        if theirs >= TABS
            && let Some(oldest) = self.list.iter().position(is_theirs)
        {
            self.list.remove(oldest);
        }
    }

    /// Whether there is room for one more spectator.
    fn has_room_for(&self, household: Option<Household>, room: &Room) -> bool {
        let looks_on = |client: &&Client| !belongs(room.you(client.guest.as_ref()));
        let spectators: Vec<_> = self.list.iter().filter(looks_on).collect();
        let theirs = spectators.iter().filter(|client| client.household == household).count();
        spectators.len() < SPECTATORS && (household.is_none() || theirs < OF_HOUSEHOLD)
    }

    /// Notes whether a client's page is visible.
    pub(crate) fn attend(&mut self, id: u64, attendance: Option<Attendance>) {
        if let Some(client) = self.list.iter_mut().find(|client| client.id == id) {
            client.attendance = attendance;
        }
    }

    pub(crate) fn leave(&mut self, id: u64) {
        self.list.retain(|client| client.id != id);
    }

    /// The full message, for a client that had the versions up to `since`. It is expensive, so it
    /// is made once for all spectators who join between two moves. With clocks it changes all the
    /// time.
    pub(crate) fn everything(&mut self, room: &Room, you: You, since: u32, now: Time) -> Utf8Bytes {
        let make = || text(&room.table(you, since, now));
        if belongs(you) || since > 0 || room.plan().clock.is_some() {
            return make();
        }
        match &self.shown {
            Some((version, text)) if *version == room.version() => text.clone(),
            _ => {
                let text = make();
                self.shown = Some((room.version(), text.clone()));
                text
            }
        }
    }

    /// Sends a client its answer. An answer cannot be skipped: a client without room for it is
    /// disconnected.
    pub(crate) fn answer(&mut self, id: u64, answer: &Utf8Bytes) {
        self.list.retain(|client| client.id != id || client.out.try_send(answer.clone()).is_ok());
    }

    /// Sends everyone their own message. Clients that are the same to the table share it. A client
    /// that reads too slowly misses it, and is sent everything later.
    pub(crate) fn tell_all(&mut self, room: &Room, message: impl Fn(&Room, You) -> Utf8Bytes) {
        let mut made: Vec<(You, Utf8Bytes)> = Vec::new();
        let version = room.version();
        self.shown = self.shown.take().filter(|(shown, _)| *shown == version);
        self.list.retain_mut(|client| {
            if client.behind {
                return true;
            }
            let you = room.you(client.guest.as_ref());
            let known = made.iter().find(|(other, _)| *other == you).map(|(_, text)| text.clone());
            let text = known.unwrap_or_else(|| {
                let text = message(room, you);
                made.push((you, text.clone()));
                text
            });
            match client.out.try_send(text) {
                Ok(()) => client.told = version,
                Err(TrySendError::Full(_)) => client.behind = true,
                Err(TrySendError::Closed(_)) => return false,
            }
            true
        });
    }

    /// Who is there through this node.
    pub(crate) fn here(&self, room: &Room) -> Here {
        let seat_of = |client: &Client| room.seat_of(client.guest.as_ref()?);
        let there: Vec<Option<Seat>> = self.list.iter().map(seat_of).collect();
        let seats = room.seats().map(|seat| there.contains(&Some(seat))).collect();
        let watching = there.iter().filter(|seat| seat.is_none()).count() as u32;
        Here { seats, watching }
    }

    /// Who is there, through any node.
    pub(crate) fn present(&self, room: &Room) -> Here {
        let mut present = self.here(room);
        self.elsewhere.add_to(&mut present);
        present
    }

    /// Whether a person who owns a seat or hosts is there.
    pub(crate) fn hold(&self, room: &Room) -> bool {
        self.list.iter().any(|client| belongs(room.you(client.guest.as_ref())))
    }

    /// Schedules a presence message.
    pub(crate) fn presence_changed(&mut self, now: Time) {
        let soon = self.presence.told.map_or(now, |told| told + PAUSE);
        self.presence.due.get_or_insert(soon.max(now));
    }

    /// When the next periodic work is due.
    pub(crate) fn due(&self, now: Time) -> Option<Time> {
        let behind = self.list.iter().any(|client| client.behind).then(|| now + PAUSE);
        self.presence.due.into_iter().chain(behind).min()
    }

    /// Sends presence if it is due, and everything to clients that have caught up.
    pub(crate) fn look_after(&mut self, room: &Room, now: Time) {
        let is_due = self.presence.due.is_some_and(|due| due <= now);
        let have_caught_up =
            |client: &Client| client.behind && client.out.capacity() == client.out.max_capacity();
        if !is_due && !self.list.iter().any(have_caught_up) {
            return;
        }
        let Here { seats, watching } = self.present(room);
        let present = text(&ClientOut::Present { seats, watching });
        for client in self.list.iter_mut().filter(|client| have_caught_up(client)) {
            let you = room.you(client.guest.as_ref());
            let everything = text(&room.table(you, client.told, now));
            let sent = [everything, present.clone()]
                .into_iter()
                .try_for_each(|message| client.out.try_send(message));
            (client.behind, client.told) = (sent.is_err(), room.version());
        }
        if is_due {
            self.presence = Presence { told: Some(now), due: None };
            self.tell_all(room, |_, _| present.clone());
        }
    }
}

/// Whether the client has a seat or hosts, so that nobody can take its place at the table.
fn belongs(you: You) -> bool {
    you.seat.is_some() || you.host
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;
    use room::entry::{Entry, Plan};
    use room::message::{Hints, Who};
    use table::Seed;

    /// How many messages wait for a client in these tests.
    const OUTBOX: usize = 4;

    /// A table with one seat taken, and its clients.
    struct Scene {
        room: Room,
        ann: Guest,
        clients: Clients,
        now: Time,
        count: u64,
    }

    impl Scene {
        fn new() -> Scene {
            let ann = Guest { id: random::id(), name: "Ann".into() };
            let plan = Plan {
                game: "astra".into(),
                options: std::collections::BTreeMap::default(),
                name: "Night".into(),
                public: false,
                hints: Hints::Off,
                clock: None,
                host: random::id(),
                secret: Seed::from(7),
                seats: vec![Who::Guest(ann.clone()), Who::Open],
                position: None,
                seed: None,
                rated: false,
            };
            let room = Room::new(random::id(), plan);
            Scene { room, ann, clients: Clients::default(), now: Time(0), count: 0 }
        }

        fn join(&mut self, guest: Option<Guest>) -> mpsc::Receiver<Utf8Bytes> {
            let (out, inbox) = mpsc::channel(OUTBOX);
            self.count += 1;
            let join = Join { client: self.count, guest, household: None, since: 0, out };
            self.clients.join(join, &self.room, self.now);
            self.clients.presence_changed(self.now);
            self.clients.look_after(&self.room, self.now);
            inbox
        }

        fn pass(&mut self, time: Duration) {
            self.now += time;
            self.clients.look_after(&self.room, self.now);
        }
    }

    fn heard(inbox: &mut mpsc::Receiver<Utf8Bytes>) -> Vec<String> {
        let mut heard = Vec::new();
        while let Ok(message) = inbox.try_recv() {
            let message: serde_json::Value = serde_json::from_str(&message).unwrap();
            heard.extend(message.as_object().unwrap().keys().cloned());
        }
        heard
    }

    #[test]
    fn who_is_there_is_told_once_for_all_who_come_in_a_while() {
        let mut scene = Scene::new();
        let mut ann = scene.join(Some(scene.ann.clone()));
        assert_eq!(heard(&mut ann), ["table", "present"]);
        let crowd: Vec<_> = (0..100).map(|_| scene.join(None)).collect();
        assert!(heard(&mut ann).is_empty());
        scene.pass(PAUSE);
        assert_eq!(heard(&mut ann), ["present"]);
        scene.pass(PAUSE);
        assert!(heard(&mut ann).is_empty());
        let present = Here { seats: vec![true, false], watching: crowd.len() as u32 };
        assert_eq!(scene.clients.present(&scene.room), present);
    }

    #[test]
    fn who_reads_slowly_stays_and_is_told_everything_later() {
        let mut scene = Scene::new();
        let mut ann = scene.join(Some(scene.ann.clone()));
        for _ in 0..3 * OUTBOX {
            scene.clients.tell_all(&scene.room, |_, _| "{}".into());
        }
        assert_eq!(scene.clients.list.len(), 1, "nobody is dropped");
        scene.pass(PAUSE);
        ann.try_recv().unwrap();
        scene.pass(PAUSE);
        assert_eq!(heard(&mut ann), ["present"], "not before all was read");
        scene.pass(PAUSE);
        assert_eq!(heard(&mut ann), ["table", "present"]);
        scene.clients.tell_all(&scene.room, |_, _| r#"{"said":1}"#.into());
        assert_eq!(heard(&mut ann), ["said"]);
    }

    #[test]
    fn spectators_who_come_between_two_moves_share_what_they_are_told() {
        let mut scene = Scene::new();
        let mut shown = |you: You, since| {
            scene.clients.everything(&scene.room, you, since, scene.now).as_str().as_ptr()
        };
        let (nobody, host) = (You { seat: None, host: false }, You { seat: None, host: true });
        assert_eq!(shown(nobody, 0), shown(nobody, 0));
        assert_ne!(shown(nobody, 0), shown(host, 0));
        scene
            .room
            .follow(vec![Entry::Renamed { name: "Day".into() }], scene.now)
            .map(drop)
            .unwrap();
        scene.clients.tell_all(&scene.room, |_, _| "{}".into());
        let after = scene.clients.everything(&scene.room, nobody, 0, scene.now);
        assert!(after.contains("Day"));
    }

    #[test]
    fn who_has_no_room_for_an_answer_has_to_come_again() {
        let mut scene = Scene::new();
        let _ann = scene.join(Some(scene.ann.clone()));
        for _ in 0..OUTBOX {
            scene.clients.answer(1, &"{}".into());
        }
        assert!(scene.clients.is_empty());
    }
}
