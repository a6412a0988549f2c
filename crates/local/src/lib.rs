//! Tables on one device, without a server: one person against bots, or several who pass the device
//! around.
//!
//! A [`Device`] does for one device what `live` does on a server, with the same [`room`]. It does
//! nothing on its own: its host passes in [requests](Request) and random numbers, sends the
//! messages in the [answers](Answer), and keeps the entries. Every change of a table is made on a
//! copy. The answer then only says what has to be kept; once it is, [`Request::Kept`] makes the
//! copy the table, and the answer to that has the messages for everyone. So nobody is told anything
//! that may be lost.
//!
//! The page is shown what one seat may see: that of the holder of the device, or what a spectator
//! sees while a curtain is drawn (`eyes`). Bots think in small steps (`think`), so that other
//! requests are not kept waiting.

mod calls;
mod eyes;
mod here;
mod make;
mod request;
mod review;
mod think;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry as MapEntry;

use room::ask::{Ask, ClientIn, LiveAsk};
use room::entry::{Entry, Plan};
use room::message::{ClientOut, Code, Guest};
use room::{Done, Id, Moment, Refused, Room, Time};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::{PerSeat, Seed, Stream};

use here::Here;
pub use make::{HereSeat, NewHere};
pub use request::{Answer, Eyes, HereSummary, Keep, Out, Person, Rehearsal, Request, Thinks};
use review::Lookback;
use think::Thought;

/// Tables here have no clocks, so time stands still.
const NOW: Time = Time(0);

/// All tables of a device that are in memory.
#[derive(Default)]
pub struct Device {
    tables: BTreeMap<Id, Here>,
    /// The table of each client.
    clients: BTreeMap<u32, Id>,
    thought: Option<Thought>,
    /// How many thoughts there have been.
    thoughts: u32,
    pending: Option<Pending>,
    lookback: Option<Lookback>,
}

/// What to do once the entries are kept.
struct Pending {
    changes: Vec<Change>,
    /// The client that asked for it over a socket, and its number for the request.
    asked: Option<(u32, u32)>,
    /// The value for the caller.
    value: Option<Box<RawValue>>,
}

/// A change of a table.
struct Change {
    room: Room,
    since: u32,
    done: Done,
}

impl Change {
    /// A table that is created and dealt at once, with moves that were already made.
    fn made(id: Id, plan: Plan, moves: Vec<Entry>) -> Result<Change, Refused> {
        let mut room = Room::new(id, plan.clone());
        let mut entries = vec![Entry::Started];
        entries.extend(moves);
        let Done { entries, .. } = room.follow(entries, NOW)?;
        let entries = [Entry::Made(plan)].into_iter().chain(entries).collect();
        Ok(Change { room, since: 0, done: Done { entries, told: None } })
    }
}

/// Our own types always serialize.
fn text(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("our own types can be written")
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("our own types can be written")
}

/// A random, unguessable id.
fn draw_id(chance: &mut Stream) -> Id {
    let Seed(bytes) = chance.fork();
    Id::from_random(*bytes.first_chunk().expect("a seed is longer than an id"))
}

impl Device {
    /// Answers a request. After an answer with entries to keep, only [`Request::Kept`] is accepted.
    pub fn answer(&mut self, request: Request) -> Answer {
        let mut answer = Answer::default();
        let done = if self.pending.is_some() && !matches!(request, Request::Kept { .. }) {
            Err(Refused::bad_request("something has to be kept first"))
        } else {
            self.obey(request, &mut answer)
        };
        match done {
            Ok(value) => answer.value = value,
            Err(refused) => answer.refused = Some(refused),
        }
        if let Some(pending) = &self.pending {
            answer.keep = pending.changes.iter().map(Keep::of).collect();
        }
        answer
    }

    fn obey(
        &mut self,
        request: Request,
        answer: &mut Answer,
    ) -> Result<Option<Box<RawValue>>, Refused> {
        match request {
            Request::Games => return Ok(Some(raw(&room::GameInfo::all()))),
            Request::Make { table, random } => self.make(table, random)?,
            Request::Open { record, seats, random } => self.open(record, seats, random)?,
            Request::Load { table, entries } => self.load(table, entries)?,
            Request::Drop { table } => self.drop_table(&table),
            Request::Kept { yes } => return self.settle(yes, &mut answer.out),
            Request::Join { client, table, since } => {
                self.join(client, &table, since, &mut answer.out)?;
            }
            Request::Leave { client } => self.leave(client),
            Request::Ask { client, ask, random } => {
                self.ask(client, &ask, random, &mut answer.out);
            }
            Request::Pass { client } => self.pass(client, &mut answer.out),
            Request::Lift { client } => self.lift(client, &mut answer.out),
            Request::Think { simulations, random } => {
                answer.thinks = self.think(simulations, random);
            }
            Request::Decide => self.decide(&mut answer.out)?,
            Request::Table { table } => return Ok(Some(raw(&self.here(&table)?.room.info()))),
            Request::Replay { table, eyes } => return self.replay(&table, eyes).map(Some),
            Request::Record { table } => return self.record(&table).map(Some),
            Request::Export { table } => return self.export(&table).map(Some),
            Request::Position { table } => return self.position(&table).map(Some),
            Request::Rehearse { from, moves, seat } => {
                return calls::rehearse(from, &moves, seat).map(Some);
            }
            Request::Imagine { record, ply, eyes, random } => {
                return calls::imagine(record, ply, eyes, random).map(Some);
            }
            Request::Review { record, eyes, efforts } => {
                return self.review(record, eyes, &efforts).map(Some);
            }
            Request::Look { at, effort } => self.look_at(at, effort)?,
            Request::Reviewed => return self.reviewed().map(Some),
        }
        Ok(None)
    }

    fn here(&self, table: &Id) -> Result<&Here, Refused> {
        self.tables.get(table).ok_or(Refused::NO_TABLE)
    }

    /// Loads a table as it was kept. Nothing changes if it is already in memory.
    fn load(&mut self, table: Id, entries: Vec<Entry>) -> Result<(), Refused> {
        if let MapEntry::Vacant(free) = self.tables.entry(table.clone()) {
            free.insert(Here::new(Room::replay(table, entries, NOW)?));
        }
        Ok(())
    }

    fn drop_table(&mut self, table: &Id) {
        self.tables.remove(table);
        self.clients.retain(|_, at| at != table);
        self.forget_thought_at(table);
    }

    fn join(
        &mut self,
        client: u32,
        table: &Id,
        since: u32,
        out: &mut Vec<Out>,
    ) -> Result<(), Refused> {
        let here = self.tables.get_mut(table).ok_or(Refused::NO_TABLE)?;
        here.join(client, since, out);
        self.clients.insert(client, table.clone());
        Ok(())
    }

    fn leave(&mut self, client: u32) {
        let Some(table) = self.clients.remove(&client) else { return };
        if let Some(here) = self.tables.get_mut(&table) {
            here.leave(client);
            if here.is_left() {
                self.forget_thought_at(&table);
            }
        }
    }

    fn at(&mut self, client: u32) -> Option<&mut Here> {
        self.tables.get_mut(self.clients.get(&client)?)
    }

    fn pass(&mut self, client: u32, out: &mut Vec<Out>) {
        if let Some(here) = self.at(client) {
            here.pass(out);
            self.forget_hint();
        }
    }

    fn lift(&mut self, client: u32, out: &mut Vec<Out>) {
        if let Some(here) = self.at(client) {
            here.lift(out);
        }
    }

    /// Handles a client's socket message as a server would.
    fn ask(&mut self, client: u32, ask: &str, random: Seed, out: &mut Vec<Out>) {
        let Some(table) = self.clients.get(&client).cloned() else { return };
        let Some(here) = self.tables.get_mut(&table) else { return };
        let Ok(Ask { id, ask }) = serde_json::from_str::<Ask>(ask) else {
            let message = "that is no message of a table";
            let refused = ClientOut::Refused { id: None, code: Code::BadRequest, message };
            return out.push(Out::heard(client, &refused));
        };
        let asked = Some((client, id));
        let done = match ask {
            ClientIn::Live(LiveAsk::Resync { since }) => {
                out.push(Out::heard(client, &here.everything(since)));
                Ok(true)
            }
            ClientIn::Live(LiveAsk::Hint) => here.want_hint(client, id).map(|()| true),
            ClientIn::Live(LiveAsk::Imagine) => {
                here.imagine(client, id, random, out).map(|()| true)
            }
            ClientIn::Live(LiveAsk::React { reaction }) => here.react(reaction, out).map(|()| true),
            // Nobody is notified about what happens on this device.
            ClientIn::Live(LiveAsk::Attend { .. }) => Ok(true),
            ClientIn::Live(LiveAsk::Rematch) => self.rematch(&table, asked, random).map(|()| false),
            ClientIn::Table(ask) => {
                let guest = here.holding().cloned();
                let moment = Moment { now: NOW, away: PerSeat::default() };
                let obey = |room: &mut Room| room.obey(guest.as_ref(), &ask, &moment);
                match here.change(obey) {
                    Ok(change) => {
                        self.pending = Some(Pending { changes: vec![change], asked, value: None });
                        Ok(false)
                    }
                    Err(_) if here.room.was_done(guest.as_ref(), &ask) => Ok(true),
                    Err(refused) => Err(refused),
                }
            }
        };
        match done {
            Ok(true) => self.say_done(client, id, out),
            // The answer is sent once the change is kept.
            Ok(false) => {}
            Err(Refused { code, message }) => {
                let message: &str = &message;
                out.push(Out::heard(client, &ClientOut::Refused { id: Some(id), code, message }));
            }
        }
    }

    fn say_done(&mut self, client: u32, id: u32, out: &mut Vec<Out>) {
        if let Some(here) = self.at(client) {
            let (version, ply) = (here.room.version(), here.room.ply());
            out.push(Out::heard(client, &ClientOut::Done { id, version, ply }));
        }
    }

    /// Applies the pending change if it was kept, or drops it.
    fn settle(&mut self, kept: bool, out: &mut Vec<Out>) -> Result<Option<Box<RawValue>>, Refused> {
        let nothing = Refused::bad_request("there is nothing to keep");
        let Pending { changes, asked, value } = self.pending.take().ok_or(nothing)?;
        if !kept {
            let Refused { code, message } = Refused::TRY_AGAIN;
            if let Some((client, id)) = asked {
                let message: &str = &message;
                out.push(Out::heard(client, &ClientOut::Refused { id: Some(id), code, message }));
                return Ok(None);
            }
            return Err(Refused::TRY_AGAIN);
        }
        for Change { room, since, done } in changes {
            let table = room.id().clone();
            // A new table is loaded when somebody joins.
            let Some(here) = self.tables.get_mut(&table) else { continue };
            let has_changed = here.turn_into(room, since, &done, out);
            if done.ends_thoughts() {
                self.forget_thought_at(&table);
            }
            if has_changed || done.told.is_some() {
                self.forget_hint();
            }
        }
        if let Some((client, id)) = asked {
            self.say_done(client, id, out);
        }
        Ok(value)
    }

    fn rematch(
        &mut self,
        table: &Id,
        asked: Option<(u32, u32)>,
        random: Seed,
    ) -> Result<(), Refused> {
        let here = self.here(table)?;
        let mut chance = Stream::new(random);
        let plan = here.room.rematch(here.holding(), chance.fork())?;
        let plan = Plan { seed: Some(chance.fork()), ..plan };
        let next = draw_id(&mut chance);
        let made = Change::made(next.clone(), plan, Vec::new())?;
        let told = here.change(|room| room.follow(vec![Entry::Rematched { table: next }], NOW))?;
        self.pending = Some(Pending { changes: vec![made, told], asked, value: None });
        Ok(())
    }
}

/// A person on this device, with a random id that nobody else has to know.
fn person(chance: &mut Stream, name: String) -> Guest {
    Guest { id: draw_id(chance), name }
}
