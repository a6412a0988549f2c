//! The tables in memory, loaded when somebody comes and dropped when nobody is there.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::FutureExt as _;
use room::entry::{Entry, Plan};
use room::{Clocks, Id, Refused, Room, Time};
use tokio::sync::{mpsc, oneshot};
use tokio::time::MissedTickBehavior;
use tokio_util::task::{AbortOnDropHandle, TaskTracker};

use crate::bus::Bus;
use crate::link::Link;
use crate::live::{Command, Live};
use crate::metrics::Metrics;
use crate::notify::Notify;
use crate::store::{self, Finished, Kept, Listing, Lists, NotKept, Origin, Store, StoreError};
use crate::think::Thinkers;
use crate::{random, time};

/// How often tables check other nodes, which bounds the delay of news that the bus has lost.
const SEE_AFTER_OTHERS: Duration = Duration::from_secs(2);
/// How often to look for finished tables.
const PACK: Duration = Duration::from_millis(500);
/// How many commands may wait at a table.
const INBOX: usize = 64;

/// All tables.
#[derive(Clone)]
pub(crate) struct Tables(Arc<Inner>);

struct Inner {
    live: Mutex<HashMap<Id, mpsc::Sender<Command>>>,
    /// The tables that are not in memory, but whose clocks run.
    resting: Mutex<HashMap<Id, Resting>>,
    store: Store,
    bus: Option<Bus>,
    thinkers: Thinkers,
    metrics: Metrics,
    notify: Option<Arc<Notify>>,
    running: TaskTracker,
    idle: Duration,
}

/// What stays in memory of a table whose clocks run while it is not loaded.
struct Resting {
    clocks: Clocks,
    /// Wakes the table when a clock runs out.
    _alarm: AbortOnDropHandle<()>,
}

impl Tables {
    pub(crate) fn new(
        store: Store,
        bus: Option<Bus>,
        thinkers: Thinkers,
        metrics: Metrics,
        notify: Option<Arc<Notify>>,
        idle: Duration,
    ) -> Tables {
        let (live, resting, running) = (Mutex::default(), Mutex::default(), TaskTracker::new());
        Tables(Arc::new(Inner {
            live,
            resting,
            store,
            bus,
            thinkers,
            metrics,
            notify,
            running,
            idle,
        }))
    }

    /// How people are notified about their tables, if at all.
    pub(crate) fn notify(&self) -> Option<&Arc<Notify>> {
        self.0.notify.as_ref()
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// How long a table stays in memory when nobody is there.
    pub(crate) fn idle(&self) -> Duration {
        self.0.idle
    }

    /// The connection to other nodes, if there are any.
    pub(crate) fn bus(&self) -> Option<&Bus> {
        self.0.bus.as_ref()
    }

    /// Creates and stores a table.
    pub(crate) async fn make(&self, plan: Plan, origin: Origin) -> Result<Id, NotKept> {
        let id = random::id();
        self.make_as(id.clone(), plan, origin).await?;
        Ok(id)
    }

    /// Creates a table with this id, unless it exists already.
    pub(crate) async fn make_as(&self, id: Id, plan: Plan, origin: Origin) -> Result<(), NotKept> {
        let room = Room::new(id, plan.clone());
        let lists = Lists {
            listing: Some(Listing::of(&room, origin)),
            waits: Vec::new(),
            notices: self.notify().and_then(|notify| notify.made(&room)),
        };
        self.store().append(room.id(), 0, &[Entry::Made(plan)], lists).await
    }

    /// Has the tables in memory check other nodes periodically.
    pub(crate) async fn check_other_nodes(self) {
        let mut often = tokio::time::interval(SEE_AFTER_OTHERS);
        often.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            often.tick().await;
            let tables: Vec<(Id, mpsc::Sender<Command>)> =
                self.live().iter().map(|(id, inbox)| (id.clone(), inbox.clone())).collect();
            let ids: Vec<Id> = tables.iter().map(|(id, _)| id.clone()).collect();
            let versions = self.store().versions(&ids).await;
            let versions: HashMap<Id, u32> = versions.unwrap_or_default().into_iter().collect();
            for (table, inbox) in tables {
                // A busy table is checked the next time.
                drop(inbox.try_send(Command::Beat(versions.get(&table).copied())));
            }
        }
    }

    /// Packs the logs of tables that have been over for a while, periodically.
    pub(crate) async fn pack_finished(self) {
        let mut often = tokio::time::interval(self.idle().max(PACK));
        often.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last = None;
        loop {
            often.tick().await;
            let over_before = store::unix_millis() - self.idle().as_millis() as i64;
            // If the database fails, the next round retries.
            drop(self.pack_those_after(&mut last, over_before).await);
        }
    }

    async fn pack_those_after(
        &self,
        last: &mut Option<Finished>,
        over_before: i64,
    ) -> Result<(), StoreError> {
        loop {
            let finished = self.store().to_pack(over_before, last.as_ref()).await?;
            if finished.is_empty() {
                return Ok(());
            }
            for table in finished {
                match self.store().pack(&table.id).await {
                    Ok(()) => {}
                    // It stays as it is, and is not tried again before the next start.
                    Err(error @ StoreError::Damaged { .. }) => {
                        tracing::error!(%error, "a table cannot be packed");
                    }
                    Err(error) => return Err(error),
                }
                *last = Some(table);
            }
        }
    }

    /// Reads the current state of a table, and returns what was asked for.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        table: &Id,
        look: impl FnOnce(&Room) -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let (reply, answer) = oneshot::channel();
        let look = |room: Result<&Room, Refused>| drop(reply.send(room.map(look)));
        self.send(table, Command::Look(Box::new(look))).await;
        // A table that fails drops the request.
        answer.await.unwrap_or(Err(Refused::BROKEN))
    }

    /// Has a table forget a person.
    pub(crate) async fn have_forgotten(&self, table: &Id, guest: &Id) -> Result<(), Refused> {
        let (reply, answer) = oneshot::channel();
        self.send(table, Command::Forget(guest.clone(), reply)).await;
        // A table that fails may or may not have done it: it is asked again.
        answer.await.unwrap_or(Err(Refused::TRY_AGAIN))
    }

    /// Sends a command to a table, which is loaded if it is not in memory.
    pub(crate) async fn send(&self, table: &Id, mut command: Command) {
        loop {
            match self.inbox(table).send(command).await {
                Ok(()) => return,
                // It was dropped from memory at this very moment.
                Err(mpsc::error::SendError(unsent)) => command = unsent,
            }
            tokio::task::yield_now().await;
        }
    }

    /// Sends a command to a table if it is in memory. A command that only concerns those present is
    /// pointless otherwise.
    pub(crate) async fn send_if_live(&self, table: &Id, command: Command) {
        let inbox = self.live().get(table).cloned();
        if let Some(inbox) = inbox {
            // It may have been dropped from memory at this very moment.
            drop(inbox.send(command).await);
        }
    }

    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<Id, mpsc::Sender<Command>>> {
        // No code under this lock can leave the map half changed.
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn inbox(&self, table: &Id) -> mpsc::Sender<Command> {
        let mut live = self.live();
        if let Some(inbox) = live.get(table).filter(|inbox| !inbox.is_closed()) {
            return inbox.clone();
        }
        let (sender, inbox) = mpsc::channel(INBOX);
        live.insert(table.clone(), sender.clone());
        self.0.metrics.tables.inc();
        self.0.running.spawn(self.clone().keep_alive(table.clone(), sender.downgrade(), inbox));
        sender
    }

    /// Runs a table. A failure there ends this table in memory, and no other.
    async fn keep_alive(
        self,
        table: Id,
        own: mpsc::WeakSender<Command>,
        mut inbox: mpsc::Receiver<Command>,
    ) {
        let run = AssertUnwindSafe(self.load_and_run(&table, own, &mut inbox)).catch_unwind();
        if run.await.is_err() {
            tracing::error!(%table, "the table failed and was dropped from memory");
            self.0.metrics.panics.inc();
        }
        inbox.close();
        let mut live = self.live();
        if live.get(&table).is_some_and(mpsc::Sender::is_closed) {
            live.remove(&table);
        }
        self.0.metrics.tables.dec();
    }

    async fn load_and_run(
        &self,
        table: &Id,
        own: mpsc::WeakSender<Command>,
        inbox: &mut mpsc::Receiver<Command>,
    ) {
        // Subscribes before reading, so that nothing is missed in between.
        let link = match self.bus() {
            Some(bus) => Some(Box::pin(Link::new(bus, table)).await),
            None => None,
        };
        match Box::pin(self.load(table)).await {
            Ok(room) => Live::new(room, self.clone(), own, link).run(inbox).await,
            Err(refused) => {
                inbox.close();
                while let Some(command) = inbox.recv().await {
                    command.refuse(&refused);
                }
            }
        }
    }

    /// Loads a table from its log.
    async fn load(&self, table: &Id) -> Result<Room, Refused> {
        let kept = self.store().load(table, 0).await?;
        if kept.is_empty() {
            return Err(Refused::NO_TABLE);
        }
        // With other nodes the clocks have run at one of them; alone, they stopped with the server.
        let now = time::now();
        let time = |at| if self.bus().is_some() { time::of_unix(at) } else { now };
        let entries = kept.into_iter().map(|Kept { at, entry }| (entry, time(at)));
        Room::replay_in_time(table.clone(), entries).map_err(|refused| {
            tracing::error!(%table, reason = %refused.message, "the table does not replay");
            Refused::BROKEN
        })
    }

    /// Drops a table from memory, unless a command is waiting for it. If clocks run, a timer keeps
    /// them.
    pub(crate) fn forget(&self, room: &Room, inbox: &mut mpsc::Receiver<Command>) -> bool {
        let mut live = self.live();
        let idle = inbox.is_empty();
        if idle {
            if let Some(due) = room.next_time_out() {
                self.rest(room, due);
            }
            live.remove(room.id());
            inbox.close();
        }
        idle
    }

    fn rest(&self, room: &Room, due: Time) {
        let (tables, table) = (self.clone(), room.id().clone());
        let alarm = tokio::spawn(async move {
            tokio::time::sleep_until(time::instant(due)).await;
            tables.send(&table, Command::Wake).await;
        });
        let resting = Resting { clocks: room.clocks(), _alarm: AbortOnDropHandle::new(alarm) };
        self.resting().insert(room.id().clone(), resting);
    }

    /// The clocks of a table that is loaded again, if they ran in the meantime.
    pub(crate) fn wake(&self, table: &Id) -> Option<Clocks> {
        self.resting().remove(table).map(|resting| resting.clocks)
    }

    fn resting(&self) -> std::sync::MutexGuard<'_, HashMap<Id, Resting>> {
        self.0.resting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stops all tables, once the waiting commands are done.
    pub(crate) async fn stop(&self) {
        self.resting().clear();
        self.live().clear();
        self.0.running.close();
        self.0.running.wait().await;
    }
}
