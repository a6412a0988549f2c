//! A table in memory: one task that handles requests one after another.
//!
//! Each request works on a copy; its entries are saved; then the copy becomes the table, and
//! everyone is notified. So nobody is told anything that may be lost, and a refused request has
//! changed nothing.

use std::cell::RefCell;
use std::fmt::Display;
use std::pin::pin;
use std::time::Duration;

use engine::hint::EXPLAINED;
use room::ask::{Ask, ClientIn, LiveAsk, TableAsk};
use room::entry::Entry;
use room::message::{ClientOut, Code, Guest, Phase, Reaction, Skill, You};
use room::{Done, Id, Moment, Refused, Room, Time};
use serde::Serialize;
use table::{PerSeat, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep_until;
use tokio_util::task::AbortOnDropHandle;

use crate::clients::{Clients, Join, Outbox};
use crate::link::{self, Link};
use crate::notify::presence::Attendance;
use crate::store::{Listing, Lists, NotKept, Origin, Wait};
use crate::tables::Tables;
use crate::websocket::Utf8Bytes;
use crate::{random, time};

/// How long bots and clocks wait before retrying what could not be saved.
const PAUSE: Duration = Duration::from_secs(1);

/// How often lists are told again that someone is still there, where there are other nodes.
const SAID_AGAIN: Duration = Duration::from_mins(1);

/// How many bytes a thread keeps allocated for writing a message: most are shorter.
const LONG: usize = 32 * 1024;

/// A message to a table's task.
pub(crate) enum Command {
    /// A client joins.
    Join(Box<Join>),
    /// A client leaves.
    Leave(u64),
    /// A client sends a request. It may send the next one when the sender is dropped.
    Ask(u64, Box<Ask>, oneshot::Sender<()>),
    /// A bot has finished thinking, and chose this move if any.
    Thought(Seat, u32, Option<Box<str>>),
    /// A clock runs out.
    Wake,
    /// Other nodes are to be checked; the log has this many entries, if it could be read.
    Beat(Option<u32>),
    /// Someone reads the table.
    Look(Look),
    /// A person is to be forgotten; the result is sent back.
    Forget(Id, oneshot::Sender<Result<(), Refused>>),
}

/// What to do with the table, or with the reason why there is none.
type Look = Box<dyn FnOnce(Result<&Room, Refused>) + Send>;

impl Command {
    /// Answers for a table that cannot be loaded.
    pub(crate) fn refuse(self, refused: &Refused) {
        match self {
            Command::Join(join) => join.refuse(refused.code),
            Command::Look(look) => look(Err(refused.clone())),
            Command::Forget(_, done) => drop(done.send(Err(refused.clone()))),
            Command::Leave(_)
            | Command::Ask(..)
            | Command::Thought(..)
            | Command::Wake
            | Command::Beat(_) => {}
        }
    }
}

/// A bot that is thinking, until this is dropped.
struct Thinking {
    version: u32,
    _task: AbortOnDropHandle<()>,
}

/// A table in memory.
pub(crate) struct Live {
    pub(crate) room: Room,
    pub(crate) clients: Clients,
    /// For each seat, the bot that is thinking.
    thinking: PerSeat<Option<Thinking>>,
    /// For each seat, since when its owner has been away.
    gone: PerSeat<Option<Time>>,
    /// Since when lists know that a person who owns a seat or hosts is there.
    held: Option<Time>,
    /// Whether clocks have stood still for an unknown time and now run again.
    clocks_stood: bool,
    /// Who sent the current request.
    doing: Option<Id>,
    /// Until when automatic actions pause, because saving failed.
    paused: Time,
    pub(crate) tables: Tables,
    own: mpsc::WeakSender<Command>,
    /// The connection to other nodes, if there are any.
    pub(crate) link: Option<Box<Link>>,
}

/// Why a table cannot go on in memory: the stored log may be ahead of it.
pub(crate) struct Broken;

/// A message as text. It is written to a reusable buffer and copied once its length is known: many
/// messages wait for clients, and none should take more memory than it needs.
pub(crate) fn text(message: &impl Serialize) -> Utf8Bytes {
    thread_local! {
        static DRAFT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    DRAFT.with_borrow_mut(|draft| {
        draft.clear();
        draft.shrink_to(LONG);
        serde_json::to_writer(&mut *draft, message).expect("our own types can be written");
        str::from_utf8(draft).expect("JSON is text").into()
    })
}

impl Live {
    pub(crate) fn new(
        mut room: Room,
        tables: Tables,
        own: mpsc::WeakSender<Command>,
        link: Option<Box<Link>>,
    ) -> Box<Live> {
        let rested = tables.wake(room.id());
        let clocks_stood = rested.is_none() && link.is_none() && room.next_time_out().is_some();
        if let (Some(clocks), None) = (rested, &link) {
            room.set_clocks(&clocks);
        }
        Box::new(Live {
            room,
            clients: Clients::default(),
            thinking: PerSeat::default(),
            gone: PerSeat([Some(time::now()); table::MAX_SEATS]),
            held: None,
            clocks_stood,
            doing: None,
            paused: time::now(),
            tables,
            own,
            link,
        })
    }

    /// Handles requests until nobody needs the table in memory.
    pub(crate) async fn run(mut self: Box<Live>, inbox: &mut mpsc::Receiver<Command>) {
        let mut idle_since = time::now();
        if self.clocks_stood {
            // If this cannot be saved, the next move corrects it.
            let _ = self.tables.store().note_waits(&self.room).await;
            if let Some(notify) = self.tables.notify() {
                notify.put_off(self.tables.store(), &self.room).await;
            }
        }
        // Each request postpones the idle deadline. The alarm is not moved every time; it is only
        // reset when it fires.
        let mut alarm = pin!(sleep_until(time::instant(idle_since + self.tables.idle())));
        loop {
            let now = time::now();
            self.clients.look_after(&self.room, now);
            let time_out = self.room.next_time_out().map(|end| end.max(self.paused));
            let idle = idle_since + self.tables.idle();
            let until =
                [time_out, self.clients.due(now)].into_iter().flatten().fold(idle, Time::min);
            let done = if time_out.is_some_and(|end| end <= now) {
                let time_out = |room: &mut Room, now| room.follow(room.time_out(now), now);
                Box::pin(self.change(time_out)).await.map(drop)
            } else {
                if alarm.is_elapsed() || time::instant(until) < alarm.deadline() {
                    alarm.as_mut().reset(time::instant(until));
                }
                tokio::select! {
                    command = inbox.recv() => {
                        let Some(command) = command else { return };
                        if !matches!(command, Command::Beat(_)) {
                            idle_since = time::now();
                        }
                        // A waiting table does not need the memory that this future takes.
                        Box::pin(self.obey(command)).await
                    }
                    news = link::hear(&mut self.link) => Box::pin(self.heed(news)).await,
                    () = &mut alarm => {
                        if time::now() >= idle {
                            if self.is_idle() && self.tables.forget(&self.room, inbox) {
                                return;
                            }
                            idle_since = time::now();
                        }
                        Ok(())
                    }
                }
            };
            if done.is_err() {
                return;
            }
            self.note_held().await;
        }
    }

    /// Records in lists whether someone waits at a public table.
    async fn note_held(&mut self) {
        let is_open = self.room.plan().public && self.room.phase() == Phase::Lobby;
        if !is_open {
            return;
        }
        let (held, now) = (self.clients.hold(&self.room), time::now());
        // Where there are other nodes it is repeated: see the store.
        let is_old = |since: Time| self.link.is_some() && now.since(since) >= SAID_AGAIN;
        let is_news = self.held.is_some() != held || self.held.is_some_and(is_old);
        // If saving fails, it is retried when something else happens.
        if is_news && Box::pin(self.tables.store().note_held(self.room.id(), held)).await.is_ok() {
            self.held = held.then_some(now);
        }
    }

    fn is_idle(&self) -> bool {
        self.clients.is_empty()
    }

    async fn obey(&mut self, command: Command) -> Result<(), Broken> {
        match command {
            Command::Join(join) => return self.join(*join).await,
            Command::Leave(client) => self.leave(client),
            Command::Look(look) => {
                // A caller who was told elsewhere that something is done must see it here.
                self.was_behind().await?;
                look(Ok(&self.room));
            }
            Command::Wake => {}
            Command::Forget(guest, done) => {
                self.was_behind().await?;
                let forgotten = self.change(|room, now| room.forget(&guest, now)).await?;
                drop(done.send(forgotten));
            }
            Command::Beat(version) => return self.check_other_nodes(version).await,
            Command::Ask(client, ask, _turn) => return self.ask(client, *ask).await,
            Command::Thought(seat, version, notation) => {
                if self.thinking[seat].as_ref().is_some_and(|bot| bot.version == version) {
                    self.thinking[seat] = None;
                    return self.play_for(seat, version, notation).await;
                }
            }
        }
        Ok(())
    }

    async fn join(&mut self, join: Join) -> Result<(), Broken> {
        self.learn(join.since).await?;
        let (client, seen) = (join.client, self.attend(join.guest.as_ref()));
        self.clients.join(join, &self.room, time::now());
        self.clients.attend(client, seen);
        self.note_presence();
        self.wake_bots();
        Ok(())
    }

    /// Records that someone looks at the table, for the lifetime of the result.
    fn attend(&self, guest: Option<&Guest>) -> Option<Attendance> {
        Some(self.tables.notify()?.presence.attend(&guest?.id, self.room.id()))
    }

    fn leave(&mut self, client: u64) {
        self.clients.leave(client);
        self.note_presence();
        if self.clients.is_empty() {
            // Bots do not play when nobody is there: they go on when someone comes.
            self.thinking = PerSeat::default();
        }
    }

    async fn ask(&mut self, client: u64, Ask { id, ask }: Ask) -> Result<(), Broken> {
        let mut answer = self.try_to_do(client, id, &ask).await?;
        // Another node's change may have been what was missing.
        if answer.is_err() && self.was_behind().await? {
            answer = self.try_to_do(client, id, &ask).await?;
        }
        let (version, ply) = (self.room.version(), self.room.ply());
        let answer = match answer {
            Ok(()) => text(&ClientOut::Done { id, version, ply }),
            Err(Refused { code, message }) => {
                self.tables.metrics().refused.inc();
                text(&ClientOut::Refused { id: Some(id), code, message: &message })
            }
        };
        self.clients.answer(client, &answer);
        Ok(())
    }

    async fn try_to_do(
        &mut self,
        client: u64,
        id: u32,
        ask: &ClientIn,
    ) -> Result<Result<(), Refused>, Broken> {
        let Some(asking) = self.clients.get(client) else {
            return Ok(Ok(()));
        };
        let (guest, out) = (asking.guest.clone(), asking.out.clone());
        Ok(match ask {
            ClientIn::Live(LiveAsk::Resync { since }) => {
                self.learn(*since).await?;
                let you = self.room.you(guest.as_ref());
                let table = self.clients.everything(&self.room, you, *since, time::now());
                self.clients.answer(client, &table);
                Ok(())
            }
            ClientIn::Live(LiveAsk::Hint) => self.hint(guest.as_ref(), id, &out),
            ClientIn::Live(LiveAsk::Imagine) => self.imagine(guest.as_ref(), id, &out),
            ClientIn::Live(LiveAsk::React { reaction }) => self.react(guest.as_ref(), *reaction),
            ClientIn::Live(LiveAsk::Attend { seen }) => {
                let attendance = seen.then(|| self.attend(guest.as_ref())).flatten();
                self.clients.attend(client, attendance);
                Ok(())
            }
            ClientIn::Live(LiveAsk::Rematch) => self.rematch(guest.as_ref()).await?,
            ClientIn::Table(ask) => {
                let moment = self.moment();
                self.note_doing(guest.as_ref(), ask);
                let done = self.change(|room, _| room.obey(guest.as_ref(), ask, &moment)).await?;
                self.doing = None;
                match done {
                    Err(_) if self.room.was_done(guest.as_ref(), ask) => Ok(()),
                    done => done,
                }
            }
        })
    }

    /// Records that a person acts, and so is here and needs no notice of the action.
    fn note_doing(&mut self, guest: Option<&Guest>, ask: &TableAsk) {
        let guest = guest.filter(|_| !ask.is_made_by_itself());
        if let (Some(notify), Some(guest)) = (self.tables.notify(), guest) {
            notify.saw(&guest.id, self.room.id());
            self.doing = Some(guest.id.clone());
        }
    }

    /// Changes the table: on a copy, which is saved before it becomes the table. If another node
    /// was faster, the change is retried on the new state.
    async fn change(
        &mut self,
        change: impl Fn(&mut Room, Time) -> Result<Done, Refused>,
    ) -> Result<Result<(), Refused>, Broken> {
        loop {
            let mut next = self.room.clone();
            let done = match change(&mut next, time::now()) {
                Ok(done) if done.entries.is_empty() => return Ok(Ok(())),
                Ok(done) => done,
                Err(refused) => return Ok(Err(refused)),
            };
            let listing = Listing::since(&self.room, &next);
            let (store, since) = (self.tables.store(), self.room.version());
            let notify = self.tables.notify();
            let lists = Lists {
                listing,
                waits: Wait::changes(&self.room, &next),
                notices: notify
                    .and_then(|notify| notify.changed(&self.room, &next, self.doing.as_ref())),
            };
            match store.append(self.room.id(), since, &done.entries, lists).await {
                Ok(()) => {
                    self.room = next;
                    self.spread(since, &done);
                    self.tables.metrics().moves.inc_by(done.told.is_some().into());
                    self.tell(since, &done);
                    self.wake_bots();
                    return Ok(Ok(()));
                }
                Err(NotKept::Refused) => {
                    self.paused = time::now() + PAUSE;
                    return Ok(Err(Refused::TRY_AGAIN));
                }
                Err(NotKept::Conflict) => {
                    self.tables.metrics().races_lost.inc();
                    self.catch_up().await?;
                    if self.room.version() == since {
                        return Err(self.give_up("what came first cannot be found"));
                    }
                }
                // The log may be ahead of this table, so it must be read again.
                Err(error @ NotKept::Uncertain) => return Err(self.give_up(&error)),
            }
        }
    }

    /// Disconnects everyone, so that they come back to a table that is read anew.
    pub(crate) fn give_up(&mut self, reason: &(impl Display + ?Sized)) -> Broken {
        tracing::error!(table = %self.room.id(), %reason, "the table is dropped from memory");
        let code = Code::TryAgain;
        self.tell_all(|_, _| text(&ClientOut::Bye { code }));
        Broken
    }

    /// Sends everyone what was done, as far as each may know.
    pub(crate) fn tell(&mut self, since: u32, done: &Done) {
        let now = time::now();
        if done.ends_thoughts() {
            self.thinking = PerSeat::default();
        }
        self.tell_all(|room, you| text(&room.tell(you, since, done, now)));
        if self.room.ends_with(done) {
            let version = self.room.version();
            self.tell_all(|room, you| text(&room.tell_changed(you, version)));
        }
        let seated = |entry: &Entry| matches!(entry, Entry::Seated { .. });
        if done.entries.iter().any(seated) {
            self.note_presence();
        }
    }

    pub(crate) fn tell_all(&mut self, message: impl Fn(&Room, You) -> Utf8Bytes) {
        self.clients.tell_all(&self.room, message);
    }

    /// Records who is there, and schedules a presence message.
    pub(crate) fn note_presence(&mut self) {
        self.spread_presence();
        self.note_gone();
        self.clients.presence_changed(time::now());
    }

    /// Records who is away, and since when.
    pub(crate) fn note_gone(&mut self) {
        let (now, present) = (time::now(), self.clients.present(&self.room));
        for (seat, there) in self.room.seats().zip(present.seats) {
            self.gone[seat] = if there { None } else { self.gone[seat].or(Some(now)) };
        }
    }

    /// Records that the owner of a seat was just heard from, possibly before their presence is
    /// known.
    pub(crate) fn note_heard_of(&mut self, seat: Seat) {
        self.gone[seat] = None;
    }

    fn moment(&self) -> Moment {
        let now = time::now();
        // People at a node that cannot be reached are not known to be away.
        let hears_all = self.link.as_ref().is_none_or(|link| link.hears());
        let away = self.gone.0.map(|since| Some(now.since(since.filter(|_| hears_all)?)));
        Moment { now, away: PerSeat(away) }
    }

    fn react(&mut self, guest: Option<&Guest>, reaction: Reaction) -> Result<(), Refused> {
        let seat = self.room.seat(guest)?;
        self.spread_reaction(seat, reaction);
        self.tell_all(|_, _| text(&ClientOut::Reacted { seat, reaction }));
        Ok(())
    }

    /// Has a bot think for a person, who receives the hint later.
    fn hint(&self, guest: Option<&Guest>, id: u32, out: &Outbox) -> Result<(), Refused> {
        let seat = self.room.seat(guest)?;
        let game = self.room.hinted(seat)?.fork();
        let (thinkers, out, ply) = (self.tables.thinkers().clone(), out.clone(), self.room.ply());
        tokio::spawn(async move {
            let thought = tokio::select! {
                thought = thinkers.think(game, seat, Skill::Expert, EXPLAINED) => thought,
                () = out.closed() => None,
            };
            if let Some(hint) = thought {
                drop(out.try_send(text(&ClientOut::Hint { id, ply, hint })));
            }
        });
        Ok(())
    }

    /// Sends a person the position as their seat may imagine it.
    fn imagine(&self, guest: Option<&Guest>, id: u32, out: &Outbox) -> Result<(), Refused> {
        let seat = self.room.seat(guest)?;
        let position = self.room.imagined(seat, random::seed())?;
        drop(out.try_send(text(&ClientOut::Imagined { id, ply: self.room.ply(), position })));
        Ok(())
    }

    /// Creates a table for the next game.
    async fn rematch(&mut self, guest: Option<&Guest>) -> Result<Result<(), Refused>, Broken> {
        let secret = random::seed();
        let plan = match self.room.rematch(guest, secret) {
            Ok(plan) => plan,
            Err(refused) => return Ok(Err(refused)),
        };
        // There is one next table, whoever asks for it and at whatever node.
        let table = random::id_after(self.room.id(), self.room.plan().secret);
        let origin = Origin::Table(self.room.id().clone());
        match self.tables.make_as(table.clone(), plan, origin).await {
            Ok(()) | Err(NotKept::Conflict) => {}
            Err(error) => return Ok(Err(error.into())),
        }
        let rematched = |room: &mut Room, now| {
            room.rematch(guest, secret)?;
            room.follow(vec![Entry::Rematched { table: table.clone() }], now)
        };
        self.change(rematched).await
    }

    /// Starts every bot that is to act and is not thinking yet, if there is someone to play for.
    pub(crate) fn wake_bots(&mut self) {
        let patience = self.patience_with_others();
        if self.clients.is_empty() {
            return;
        }
        for (seat, skill) in self.room.bots_to_act() {
            let (Some(game), Some(own)) = (self.room.game(), self.own.upgrade()) else { return };
            if self.thinking[seat].is_some() {
                continue;
            }
            let version = self.room.version();
            let (thinkers, game) = (self.tables.thinkers().clone(), game.fork());
            let task = tokio::spawn(async move {
                if let Some(patience) = patience {
                    tokio::time::sleep(patience).await;
                }
                let notation = thinkers.choose(game, seat, skill).await.map(Into::into);
                drop(own.send(Command::Thought(seat, version, notation)).await);
            });
            self.thinking[seat] = Some(Thinking { version, _task: AbortOnDropHandle::new(task) });
        }
    }

    /// Stops the bot of a seat.
    pub(crate) fn end_thought(&mut self, seat: Seat) {
        self.thinking[seat] = None;
    }

    /// Makes the move that a bot has chosen.
    async fn play_for(
        &mut self,
        seat: Seat,
        version: u32,
        notation: Option<Box<str>>,
    ) -> Result<(), Broken> {
        let Some(notation) = notation else {
            tracing::error!(table = %self.room.id(), seat = seat.0, "a bot could not think");
            return Err(Broken);
        };
        if !self.room.bots_to_act().iter().any(|(bot, _)| *bot == seat) {
            return Ok(());
        }
        let before = self.room.version();
        let change = |room: &mut Room, now| {
            if room.version() != before {
                return Err(Refused::new(Code::Stale, "another node was faster"));
            }
            let entry = room.move_of(seat, &notation, now);
            room.follow(vec![entry], now)
        };
        match self.change(change).await? {
            Ok(()) => Ok(()),
            Err(refused) if refused.code == Code::Stale => {
                self.wake_bots();
                Ok(())
            }
            Err(refused) if refused.code == Code::TryAgain => {
                self.play_later(seat, version, notation);
                Ok(())
            }
            Err(refused) => {
                tracing::error!(table = %self.room.id(), reason = %refused.message, "a bot's move");
                Err(Broken)
            }
        }
    }

    /// Has a bot make its move later, when saving may work again.
    fn play_later(&mut self, seat: Seat, version: u32, notation: Box<str>) {
        let own = self.own.clone();
        let task = tokio::spawn(async move {
            tokio::time::sleep(PAUSE).await;
            if let Some(own) = own.upgrade() {
                drop(own.send(Command::Thought(seat, version, Some(notation))).await);
            }
        });
        self.thinking[seat] = Some(Thinking { version, _task: AbortOnDropHandle::new(task) });
    }
}
