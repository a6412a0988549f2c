//! A table in memory: one task that does what is asked of it, one thing after another.
//!
//! Whatever is asked is done on a copy; the entries it makes are kept; then the copy is the table,
//! and everybody hears of it. So nobody hears of what may be lost, and what is refused has changed
//! nothing.

use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use engine::Hint;
use serde::Serialize;
use table::{PerSeat, Seat, Viewer};
use tokio::sync::{mpsc, oneshot};

use crate::entry::{Entry, Guest, Plan};
use crate::id;
use crate::message::{Ask, ClientIn, ClientOut, Code, Phase, Reaction, You};
use crate::refused::Refused;
use crate::room::{Done, Moment, Room};
use crate::store::{Listing, NotKept, Origin};
use crate::tables::Tables;

/// The most clients a table has at once.
const CLIENTS: usize = 256;

/// How long bots and clocks wait before they try again what could not be kept.
const PAUSE: Duration = Duration::from_secs(1);

/// What a table is asked.
pub(crate) enum Command {
    /// A client comes.
    Join(Box<Join>),
    /// A client goes.
    Leave(u64),
    /// A client asks for something.
    Ask(u64, Box<Ask>),
    /// A bot has thought.
    Thought(Seat, u32, Option<Hint>),
    /// A copy is wanted.
    Look(oneshot::Sender<Result<Room, Refused>>),
}

impl Command {
    /// Answers for a table that cannot be loaded.
    pub(crate) fn refuse(self, refused: &Refused) {
        match self {
            Command::Join(join) => join.refuse(refused.code),
            Command::Look(reply) => drop(reply.send(Err(refused.clone()))),
            Command::Leave(_) | Command::Ask(..) | Command::Thought(..) => {}
        }
    }
}

/// A client that comes.
pub(crate) struct Join {
    pub(crate) client: u64,
    pub(crate) guest: Option<Guest>,
    pub(crate) since: u32,
    pub(crate) out: Outbox,
}

impl Join {
    fn refuse(&self, code: Code) {
        drop(self.out.try_send(text(&ClientOut::Bye { code })));
    }
}

/// Where a client's messages go. Whoever does not read them is dropped, and may come again.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

struct Client {
    id: u64,
    guest: Option<Guest>,
    out: Outbox,
}

/// A table in memory.
pub(crate) struct Live {
    room: Room,
    clients: Vec<Client>,
    /// For each seat, the version for which its bot thinks.
    thinking: PerSeat<Option<u32>>,
    /// For each seat, since when its owner is not there.
    gone: PerSeat<Option<Instant>>,
    /// Until when nothing is tried by itself, because nothing could be kept.
    paused: Instant,
    tables: Tables,
    own: mpsc::WeakSender<Command>,
}

/// Why a table cannot go on in memory: what is kept may be ahead of it.
struct Broken;

pub(crate) fn text(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("our own types can be written").into()
}

impl Live {
    pub(crate) fn new(room: Room, tables: Tables, own: mpsc::WeakSender<Command>) -> Live {
        Live {
            room,
            clients: Vec::new(),
            thinking: PerSeat::default(),
            gone: PerSeat([Some(Instant::now()); table::MAX_SEATS]),
            paused: Instant::now(),
            tables,
            own,
        }
    }

    /// Does what is asked, until nobody needs the table in memory.
    pub(crate) async fn run(mut self, inbox: &mut mpsc::Receiver<Command>) {
        self.wake_bots();
        let mut idle_since = Instant::now();
        loop {
            let time_out = self.room.next_time_out().map(|end| end.max(self.paused));
            let until = time_out.unwrap_or(idle_since + self.tables.idle());
            let next = tokio::time::timeout_at(until.into(), inbox.recv()).await;
            let done = match next {
                Ok(Some(command)) => {
                    idle_since = Instant::now();
                    self.obey(command).await
                }
                Ok(None) => return,
                Err(_) if time_out.is_some() => {
                    let entries = self.room.time_out(Instant::now());
                    self.change(|room, now| room.follow(entries, now)).await.map(|_| ())
                }
                Err(_) if self.is_idle() && self.tables.forget(self.room.id(), inbox) => return,
                Err(_) => {
                    idle_since = Instant::now();
                    Ok(())
                }
            };
            if done.is_err() {
                return;
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.clients.is_empty() && self.thinking.0.iter().all(Option::is_none)
    }

    async fn obey(&mut self, command: Command) -> Result<(), Broken> {
        match command {
            Command::Join(join) => self.join(*join),
            Command::Leave(client) => self.leave(client),
            Command::Look(reply) => drop(reply.send(Ok(self.room.clone()))),
            Command::Ask(client, ask) => return self.ask(client, *ask).await,
            Command::Thought(seat, version, hint) => {
                if self.thinking[seat] == Some(version) {
                    self.thinking[seat] = None;
                    return self.play_for(seat, version, hint).await;
                }
            }
        }
        Ok(())
    }

    fn join(&mut self, join: Join) {
        let Join { client, guest, since, out } = join;
        let now = Instant::now();
        if self.clients.len() >= CLIENTS {
            let code = Code::TooFast;
            drop(out.try_send(text(&ClientOut::Bye { code })));
            return;
        }
        let you = self.room.you(guest.as_ref());
        drop(out.try_send(text(&self.room.table(you, since, now))));
        self.clients.push(Client { id: client, guest, out });
        self.tell_presence();
    }

    fn leave(&mut self, client: u64) {
        self.clients.retain(|other| other.id != client);
        self.tell_presence();
    }

    async fn ask(&mut self, client: u64, Ask { id, ask }: Ask) -> Result<(), Broken> {
        let Some(asking) = self.clients.iter().find(|other| other.id == client) else {
            return Ok(());
        };
        let (guest, out) = (asking.guest.clone(), asking.out.clone());
        let answer = match &ask {
            ClientIn::Resync { since } => {
                let you = self.room.you(guest.as_ref());
                drop(out.try_send(text(&self.room.table(you, *since, Instant::now()))));
                Ok(())
            }
            ClientIn::Hint => self.hint(guest.as_ref(), id, &out),
            ClientIn::React { reaction } => self.react(guest.as_ref(), *reaction),
            ClientIn::Rematch => self.rematch(guest.as_ref()).await?,
            _ => {
                let moment = self.moment();
                let done = self.change(|room, _| room.obey(guest.as_ref(), &ask, &moment)).await?;
                done.or_else(|refused| self.was_done(guest.as_ref(), &ask).ok_or(refused))
            }
        };
        let (version, ply) = (self.room.version(), self.room.ply());
        drop(out.try_send(match answer {
            Ok(()) => text(&ClientOut::Done { id, version, ply }),
            Err(Refused { code, message }) => {
                self.tables.metrics().refused.inc();
                text(&ClientOut::Refused { id: Some(id), code, message: &message })
            }
        }));
        Ok(())
    }

    /// Whether what is refused was done before, and the client only did not hear of it.
    fn was_done(&self, guest: Option<&Guest>, ask: &ClientIn) -> Option<()> {
        let ClientIn::Play { ply, version, notation } = ask else { return None };
        let seat = self.room.seat_of(guest?)?;
        self.room.was_played(seat, *ply, *version, notation).then_some(())
    }

    /// Changes the table: on a copy, which is kept before it becomes the table.
    async fn change(
        &mut self,
        change: impl FnOnce(&mut Room, Instant) -> Result<Done, Refused>,
    ) -> Result<Result<(), Refused>, Broken> {
        let mut next = self.room.clone();
        let done = match change(&mut next, Instant::now()) {
            Ok(done) => done,
            Err(refused) => return Ok(Err(refused)),
        };
        let changed = next.is_listed_otherwise_than(Some(&self.room));
        let listing = changed.then(|| Listing::of(&next, Origin::Unknown));
        let (store, since) = (self.tables.store(), self.room.version());
        match store.append(self.room.id(), since, &done.entries, listing).await {
            Ok(()) => {}
            Err(NotKept::Refused) => {
                self.paused = Instant::now() + PAUSE;
                return Ok(Err(Refused::try_again()));
            }
            // The log may be ahead of this table: it has to be read again.
            Err(error @ (NotKept::Uncertain | NotKept::Conflict)) => {
                tracing::error!(table = %self.room.id(), %error, "the table is dropped from memory");
                let code = Code::TryAgain;
                self.tell_all(|_, _| text(&ClientOut::Bye { code }));
                return Err(Broken);
            }
        }
        self.room = next;
        self.tell(since, &done);
        self.wake_bots();
        Ok(Ok(()))
    }

    /// Tells everybody what was done, each what it may know.
    fn tell(&mut self, since: u32, done: &Done) {
        let (now, version) = (Instant::now(), self.room.version());
        let anew = |entry: &Entry| matches!(entry, Entry::Started | Entry::Rewound { .. });
        if done.entries.iter().any(anew) {
            // What bots think of is no more.
            self.thinking = PerSeat::default();
            self.tell_all(|room, you| text(&room.table(you, 0, now)));
        } else if let Some((seat, told)) = &done.told {
            self.tables.metrics().moves.inc();
            self.tell_all(|room, you| {
                let viewer = Viewer::from(you.seat);
                let Some(now) = room.now(viewer, now) else { return text(&()) };
                let events = told.seen_by(viewer);
                text(&ClientOut::Played { since, version, seat: *seat, events, now })
            });
            if self.room.phase() == Phase::Over {
                self.tell_changed(version);
            }
        } else if let [Entry::Said(said)] = &done.entries[..] {
            self.tell_all(|_, _| text(&ClientOut::Said { since, version, said: said.clone() }));
        } else {
            if done.entries.iter().any(|entry| matches!(entry, Entry::Returned { .. })) {
                self.thinking = PerSeat::default();
            }
            self.tell_changed(since);
        }
        let seated = |entry: &Entry| matches!(entry, Entry::Seated { .. });
        if done.entries.iter().any(seated) {
            self.tell_presence();
        }
    }

    fn tell_changed(&mut self, since: u32) {
        let version = self.room.version();
        self.tell_all(|room, you| {
            text(&ClientOut::Changed { since, version, table: room.info(), you })
        });
    }

    /// Sends everybody its own message. Those who are the same to the table share it. Whoever
    /// cannot take it is dropped.
    fn tell_all(&mut self, message: impl Fn(&Room, You) -> Utf8Bytes) {
        let mut made: Vec<(You, Utf8Bytes)> = Vec::new();
        let room = &self.room;
        self.clients.retain(|client| {
            let you = room.you(client.guest.as_ref());
            let known = made.iter().find(|(other, _)| *other == you).map(|(_, text)| text.clone());
            let text = known.unwrap_or_else(|| {
                let text = message(room, you);
                made.push((you, text.clone()));
                text
            });
            client.out.try_send(text).is_ok()
        });
    }

    /// Tells who is there, and notes who is not.
    fn tell_presence(&mut self) {
        let now = Instant::now();
        let seat_of = |client: &Client| self.room.seat_of(client.guest.as_ref()?);
        let there: Vec<Option<Seat>> = self.clients.iter().map(seat_of).collect();
        let seats: Vec<bool> = self.room.seats().map(|seat| there.contains(&Some(seat))).collect();
        for (seat, there) in self.room.seats().zip(&seats) {
            self.gone[seat] = if *there { None } else { self.gone[seat].or(Some(now)) };
        }
        let watching = there.iter().filter(|seat| seat.is_none()).count() as u32;
        self.tell_all(|_, _| text(&ClientOut::Present { seats: seats.clone(), watching }));
    }

    fn moment(&self) -> Moment {
        let now = Instant::now();
        let away = self.gone.0.map(|since| since.map(|since| now.duration_since(since)));
        Moment { now, away: PerSeat(away) }
    }

    fn react(&mut self, guest: Option<&Guest>, reaction: Reaction) -> Result<(), Refused> {
        let seat = guest.and_then(|guest| self.room.seat_of(guest));
        let seat = seat.ok_or_else(|| Refused::not_allowed("you have no seat at this table"))?;
        self.tell_all(|_, _| text(&ClientOut::Reacted { seat, reaction }));
        Ok(())
    }

    /// Has a bot think for a person, who hears of it later.
    fn hint(&self, guest: Option<&Guest>, id: u32, out: &Outbox) -> Result<(), Refused> {
        let seat = guest.and_then(|guest| self.room.seat_of(guest));
        let seat = seat.ok_or_else(|| Refused::not_allowed("you have no seat at this table"))?;
        if !self.room.may_ask_for_hints(seat) {
            return Err(Refused::not_allowed("there are no hints at this table"));
        }
        let game = self.room.game().filter(|game| game.to_act().contains(seat));
        let game = game.ok_or_else(|| Refused::not_now("you have nothing to decide now"))?.fork();
        let (thinkers, out, ply) = (self.tables.thinkers().clone(), out.clone(), self.room.ply());
        tokio::spawn(async move {
            if let Some(hint) = thinkers.think(game, seat, bots::Level::Expert).await {
                drop(out.try_send(text(&ClientOut::Hint { id, ply, hint })));
            }
        });
        Ok(())
    }

    /// A table for the next game.
    async fn rematch(&mut self, guest: Option<&Guest>) -> Result<Result<(), Refused>, Broken> {
        let Some(guest) = guest.filter(|guest| self.room.seat_of(guest).is_some()) else {
            return Ok(Err(Refused::not_allowed("you have no seat at this table")));
        };
        if self.room.phase() != Phase::Over {
            return Ok(Err(Refused::not_now("the game is not over")));
        }
        if self.room.info().rematch.is_some() {
            return Ok(Err(Refused::not_now("there is a next table already")));
        }
        let plan = Plan {
            host: guest.id.clone(),
            secret: id::random_seed(),
            seats: self.room.moved_round(),
            name: self.room.info().name,
            position: None,
            ..self.room.plan().clone()
        };
        let origin = Origin::Table(self.room.id().clone());
        let Ok(table) = self.tables.make(plan, origin).await else {
            return Ok(Err(Refused::try_again()));
        };
        self.change(|room, now| room.follow(vec![Entry::Rematched { table }], now)).await
    }

    /// Has every bot think that is to act and does not.
    fn wake_bots(&mut self) {
        for (seat, skill) in self.room.bots_to_act() {
            let (Some(game), Some(own)) = (self.room.game(), self.own.upgrade()) else { return };
            if self.thinking[seat].is_some() {
                continue;
            }
            let version = self.room.version();
            self.thinking[seat] = Some(version);
            let (thinkers, game) = (self.tables.thinkers().clone(), game.fork());
            tokio::spawn(async move {
                let hint = thinkers.think(game, seat, skill.level()).await;
                drop(own.send(Command::Thought(seat, version, hint)).await);
            });
        }
    }

    /// Makes the move a bot has thought of.
    async fn play_for(
        &mut self,
        seat: Seat,
        version: u32,
        hint: Option<Hint>,
    ) -> Result<(), Broken> {
        let Some(hint) = hint else {
            tracing::error!(table = %self.room.id(), seat = seat.0, "a bot could not think");
            return Err(Broken);
        };
        if !self.room.bots_to_act().iter().any(|(bot, _)| *bot == seat) {
            return Ok(());
        }
        let change = |room: &mut Room, now| {
            let entries = room.move_of(seat, &hint.notation, now)?;
            room.follow(entries, now)
        };
        match self.change(change).await? {
            Ok(()) => Ok(()),
            Err(refused) if refused.code == Code::TryAgain => {
                self.thinking[seat] = Some(version);
                self.later(Command::Thought(seat, version, Some(hint)));
                Ok(())
            }
            Err(refused) => {
                tracing::error!(table = %self.room.id(), reason = %refused.message, "a bot's move");
                Err(Broken)
            }
        }
    }

    /// Has something done once things can be kept again, perhaps.
    fn later(&self, command: Command) {
        let Some(own) = self.own.upgrade() else { return };
        tokio::spawn(async move {
            tokio::time::sleep(PAUSE).await;
            drop(own.send(command).await);
        });
    }
}
