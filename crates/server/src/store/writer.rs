//! The single writer. Every write goes through it, and a commit takes all that are waiting: a disk
//! manages few commits per second, but large ones.
//!
//! A write is acknowledged only after its commit. A connection on which anything failed is closed
//! and never used again: its state is unknown (SQLite, for one, rolls back by itself when the disk
//! is full). From then on writes are refused without being tried, until the writer, which retries
//! on its own, has committed something on a new connection.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use room::Id;
use room::message::Guest;
use sqlx::error::DatabaseError;
use sqlx::{Any, AnyConnection, Connection as _, Row as _, Transaction};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

use super::channels::ChannelChange;
use super::database::{Database, Engine};
use super::devices::{DeviceWrite, NewKey};
use super::faults::{Faults, Moment};
use super::forget::ForgetWrite;
use super::listing::{self, Listing};
use super::notices::Change;
use super::ratings;
use super::rows::{Append, Rows};
use super::{Lists, StoreError, Wait, doors, unix_millis};
use crate::metrics::Metrics;

/// The most writes in one commit.
pub(super) const BATCH: usize = 1000;
/// How often the writer retries while nothing can be written.
const RETRY: Duration = Duration::from_millis(if cfg!(test) { 10 } else { 500 });
/// How long a commit may take before its connection is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A write, all or nothing.
pub(super) enum Write {
    /// Entries of a table.
    Append(Append),
    /// A new guest, and the key of its first device.
    Guest(Guest, NewKey),
    /// A new name for a guest.
    Rename(Guest),
    /// A link to another device: the fingerprint of its secret, its owner, and when it expires.
    Pass { fingerprint: String, guest: Id, expires: i64 },
    /// The use of such a link: a key for the other device. Does nothing if there is no such link.
    UsePass { fingerprint: String, key: NewKey },
    /// A guest takes a table off their own list. Does nothing while the guest plays there.
    Hide { table: Id, guest: Id },
    /// Whether anyone who owns the table is there.
    Held { table: Id, empty_since: i64 },
    /// The deadlines of guests.
    Waits { table: Id, waits: Vec<Wait> },
    /// Replaces a log by one packed row. Does nothing if the log has grown in the meantime.
    Pack { table: Id, last: i64, log: Vec<u8> },
    /// A secret shared by all users of this database. Does nothing if it exists.
    SharedSecret { name: &'static str, value: String },
    /// Who may see the page of a guest; the id is for a page that has none yet.
    ShowPage { guest: Id, person: Id, public: bool },
    /// A change of a guest's devices.
    Device(DeviceWrite),
    /// A guest's invitation link, replacing any other.
    Door { guest: Id, door: Id },
    /// A guest is forgotten.
    Forget(ForgetWrite),
    /// A person's channels and choices.
    Channels(ChannelChange),
    /// A change of the outbox.
    Notices(Change),
}

/// A write, and the channel for its result: whether it did anything.
pub(super) struct Job {
    pub(super) write: Write,
    pub(super) done: oneshot::Sender<Result<bool, NotKept>>,
}

impl Job {
    fn answer(self, answer: Result<bool, NotKept>) {
        // The caller may be gone.
        let _ = self.done.send(answer);
    }
}

/// Why something was not acknowledged. The database's error is in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotKept {
    /// It was certainly not written: the database cannot be written at the moment.
    #[error("the database cannot be written at the moment")]
    Refused,
    /// It failed half-way, and may or may not have been written. A caller that must know reads it.
    #[error("the database failed while it was written")]
    Uncertain,
    /// Something else was written in its place, by someone with newer information.
    #[error("the log has gone on without us")]
    Conflict,
}

/// A failed attempt.
enum Failure {
    /// Nothing was written.
    Before(StoreError),
    /// It may or may not have been written.
    During(StoreError),
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        // PostgreSQL has rolled everything back, because of a conflicting transaction.
        let code = error.as_database_error().and_then(DatabaseError::code);
        if matches!(code.as_deref(), Some("40001" | "40P01")) {
            Failure::Before(error.into())
        } else {
            Failure::During(error.into())
        }
    }
}

/// For each write of a batch, whether it did anything; or that it lost a race.
type Effects = Vec<Result<bool, NotKept>>;

pub(super) struct Writer {
    database: Database,
    connection: Option<AnyConnection>,
    writable: Arc<AtomicBool>,
    metrics: Metrics,
    faults: Faults,
}

impl Writer {
    /// A writer on a working connection.
    pub(super) fn new(
        database: Database,
        connection: AnyConnection,
        metrics: Metrics,
        faults: Faults,
    ) -> Writer {
        metrics.writable.set(1);
        Writer {
            database,
            connection: Some(connection),
            writable: Arc::new(AtomicBool::new(true)),
            metrics,
            faults,
        }
    }

    /// Whether the last attempt to write succeeded.
    pub(super) fn writable(&self) -> Arc<AtomicBool> {
        self.writable.clone()
    }

    /// Writes what arrives, until all senders are gone.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let checkpoints = tokio::spawn(self.database.clone().checkpoint());
        let mut batch = Vec::new();
        loop {
            let writable = self.writable.load(Ordering::Relaxed);
            let count = tokio::select! {
                count = queue.recv_many(&mut batch, BATCH) => count,
                () = sleep(RETRY), if !writable => {
                    self.probe().await;
                    continue;
                }
            };
            if count == 0 {
                checkpoints.abort();
                return;
            }
            self.write_and_answer(&mut batch).await;
        }
    }

    async fn write_and_answer(&mut self, batch: &mut Vec<Job>) {
        // All nodes lock rows in the same order, so that they cannot deadlock.
        batch.sort_by(|one, other| one.write.table().cmp(&other.write.table()));
        match self.write(batch).await {
            Ok(effects) => {
                for (job, effect) in batch.drain(..).zip(effects) {
                    job.answer(effect);
                }
            }
            Err(error) => {
                for job in batch.drain(..) {
                    job.answer(Err(error));
                }
            }
        }
    }

    /// Writes all of these in one commit, except those in whose place something else was written;
    /// returns which did anything.
    async fn write(&mut self, batch: &[Job]) -> Result<Effects, NotKept> {
        if !self.writable.load(Ordering::Relaxed) {
            return Err(NotKept::Refused);
        }
        let started = Instant::now();
        let written = self.attempt(batch).await;
        self.metrics.committed(batch.len(), started.elapsed());
        written.map_err(|failure| self.give_up(failure))
    }

    /// Drops the connection on which something failed.
    fn give_up(&mut self, failure: Failure) -> NotKept {
        self.connection = None;
        let (error, told) = match failure {
            Failure::During(error) => (error, NotKept::Uncertain),
            Failure::Before(error) => (error, NotKept::Refused),
        };
        tracing::error!(%error, "the database cannot be written");
        self.metrics.write_failures.inc();
        self.metrics.writable.set(0);
        self.writable.store(false, Ordering::Relaxed);
        told
    }

    /// Tries whether writing works again.
    async fn probe(&mut self) {
        match self.attempt(&[]).await {
            Ok(_) => {
                tracing::info!("the database can be written again");
                self.metrics.writable.set(1);
                self.writable.store(true, Ordering::Relaxed);
            }
            // The reason was logged when it began.
            Err(_) => self.connection = None,
        }
    }

    async fn attempt(&mut self, batch: &[Job]) -> Result<Effects, Failure> {
        let reused = self.connection.is_some();
        match self.commit_in_time(batch).await {
            // A server that was down closed the idle connection: a new one may work.
            Err(Failure::Before(_)) if reused && self.database.engine == Engine::Postgres => {
                self.connection = None;
                self.commit_in_time(batch).await
            }
            written => written,
        }
    }

    async fn commit_in_time(&mut self, batch: &[Job]) -> Result<Effects, Failure> {
        match timeout(PATIENCE, self.commit(batch)).await {
            Ok(written) => written,
            Err(_) => Err(Failure::During(StoreError::TooSlow)),
        }
    }

    /// One transaction with all of these; without any, one that proves that writing works.
    async fn commit(&mut self, batch: &[Job]) -> Result<Effects, Failure> {
        if self.connection.is_none() {
            let connected = self.database.connect_writer().await;
            self.connection = Some(connected.map_err(Failure::Before)?);
        }
        let connection = self.connection.as_mut().expect("it was just opened");
        let engine = self.database.engine;
        let mut transaction = begin(connection, engine).await?;
        self.faults.strike(Moment::Begun, &mut transaction).await?;
        let rows = Rows::of(batch);
        let mut lost = HashSet::new();
        let inserted = rows.insert(&mut transaction, engine).await?;
        let shared = self.database.shared;
        if inserted < rows.count() || shared && !rows.astray(&mut transaction).await?.is_empty() {
            // Another node won a race: find out which of these still apply.
            transaction.rollback().await?;
            transaction = begin(connection, engine).await?;
            lost = rows.insert_what_fits(&mut transaction, engine).await?;
        }
        self.faults.strike(Moment::Inserted, &mut transaction).await?;
        let mut effects = Vec::with_capacity(batch.len());
        for job in batch {
            let is_lost =
                matches!(&job.write, Write::Append(append) if lost.contains(&append.key()));
            effects.push(if is_lost {
                Err(NotKept::Conflict)
            } else {
                Ok(job.write.finish(&mut transaction).await?)
            });
        }
        let kept = || batch.iter().zip(&effects).filter(|(_, effect)| effect.is_ok());
        let listings = kept().filter_map(|(job, _)| job.write.listing());
        listing::write_all(&listings.collect(), &mut transaction, engine).await?;
        // The last statement about a guest at a table counts, and all nodes write in the same
        // order.
        let waits = kept().flat_map(|(job, _)| job.write.waits());
        Wait::write_all(&waits.collect(), &mut transaction, engine).await?;
        // A notice says since when somebody is awaited.
        for (job, _) in kept() {
            if let Write::Append(Append {
                table,
                lists: Lists { notices: Some(notices), .. },
                ..
            }) = &job.write
            {
                notices.write(&mut transaction, table).await?;
            }
        }
        if batch.is_empty() {
            prove(&mut transaction).await?;
        }
        let games = ratings::ended(batch, &effects);
        ratings::settle(&mut transaction, engine, &games).await?;
        self.faults.strike(Moment::Listed, &mut transaction).await?;
        transaction.commit().await?;
        self.faults.strike(Moment::Committed, connection).await?;
        Ok(effects)
    }
}

async fn begin(
    connection: &mut AnyConnection,
    engine: Engine,
) -> Result<Transaction<'_, Any>, Failure> {
    let begin = match engine {
        // Waits for the lock here, and not half-way.
        Engine::Sqlite => "BEGIN IMMEDIATE",
        Engine::Postgres => "BEGIN",
    };
    connection.begin_with(begin).await.map_err(|error| Failure::Before(error.into()))
}

/// Writes something, so that a commit proves that writing works.
pub(super) async fn prove(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE probe SET at = $1").bind(unix_millis()).execute(connection).await?;
    Ok(())
}

/// Marks all tables as empty: those who were there were connected to a server that has ended.
pub(super) async fn empty(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET empty_since = $1 WHERE empty_since = 0 AND phase = 'lobby'")
        .bind(unix_millis())
        .execute(connection)
        .await?;
    Ok(())
}

impl Write {
    /// The table that it concerns.
    fn table(&self) -> Option<&Id> {
        match self {
            Write::Append(Append { table, .. })
            | Write::Hide { table, .. }
            | Write::Held { table, .. }
            | Write::Waits { table, .. }
            | Write::Pack { table, .. } => Some(table),
            Write::Forget(forget) => forget.table(),
            _ => None,
        }
    }

    /// The new listing of a table, if there is one.
    fn listing(&self) -> Option<(&str, &Listing)> {
        match self {
            Write::Append(Append { table, lists, .. }) => {
                Some((table.as_str(), lists.listing.as_ref()?))
            }
            _ => None,
        }
    }

    /// Changes of who is awaited, and at which table.
    fn waits(&self) -> impl Iterator<Item = ((&Id, &Id), &Wait)> {
        let (table, waits) = match self {
            Write::Append(Append { table, lists, .. }) => (Some(table), &*lists.waits),
            Write::Waits { table, waits } => (Some(table), &**waits),
            _ => (None, [].as_slice()),
        };
        table
            .into_iter()
            .flat_map(move |table| waits.iter().map(move |wait| ((table, wait.guest()), wait)))
    }

    /// Does the part of a write that is not done for all jobs at once, and returns whether it did
    /// anything.
    async fn finish(&self, connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
        match self {
            Write::Channels(change) => return change.write(connection).await,
            Write::Notices(change) => return change.write(connection).await,
            // These are written together for all jobs.
            Write::Append(_) | Write::Waits { .. } => {}
            Write::Guest(guest, key) => {
                sqlx::query("INSERT INTO guests (id, name) VALUES ($1, $2)")
                    .bind(guest.id.as_str())
                    .bind(guest.name.as_str())
                    .execute(&mut *connection)
                    .await?;
                key.insert(connection, guest.id.as_str()).await?;
            }
            Write::Rename(guest) => {
                sqlx::query("UPDATE guests SET name = $2 WHERE id = $1")
                    .bind(guest.id.as_str())
                    .bind(guest.name.as_str())
                    .execute(connection)
                    .await?;
            }
            Write::Pass { fingerprint, guest, expires } => {
                sqlx::query("DELETE FROM passes WHERE expires < $1")
                    .bind(unix_millis())
                    .execute(&mut *connection)
                    .await?;
                sqlx::query("INSERT INTO passes (pass, guest, expires) VALUES ($1, $2, $3)")
                    .bind(fingerprint.as_str())
                    .bind(guest.as_str())
                    .bind(*expires)
                    .execute(connection)
                    .await?;
            }
            Write::UsePass { fingerprint, key } => {
                let row = sqlx::query(
                    "DELETE FROM passes WHERE pass = $1 AND expires >= $2 RETURNING guest",
                )
                .bind(fingerprint.as_str())
                .bind(unix_millis())
                .fetch_optional(&mut *connection)
                .await?;
                let Some(row) = row else { return Ok(false) };
                key.insert(connection, row.try_get(0)?).await?;
            }
            Write::Hide { table, guest } => {
                let query = sqlx::query(
                    "UPDATE players SET hidden = 1 WHERE table_id = $1 AND guest = $2 AND \
                     (plays = 0 OR EXISTS (SELECT 1 FROM tables WHERE id = $1 AND phase = 'over'))",
                );
                let query = query.bind(table.as_str()).bind(guest.as_str());
                return Ok(query.execute(connection).await?.rows_affected() > 0);
            }
            Write::Held { table, empty_since } => {
                sqlx::query("UPDATE tables SET empty_since = $2 WHERE id = $1")
                    .bind(table.as_str())
                    .bind(*empty_since)
                    .execute(connection)
                    .await?;
            }
            Write::Pack { table, last, log } => {
                let query = sqlx::query(
                    "UPDATE log SET entry = '', packed = $3 WHERE table_id = $1 AND seq = $2 AND \
                     NOT EXISTS (SELECT 1 FROM log AS later \
                     WHERE later.table_id = $1 AND later.seq > $2)",
                );
                let query = query.bind(table.as_str()).bind(*last).bind(log.as_slice());
                if query.execute(&mut *connection).await?.rows_affected() == 0 {
                    return Ok(false);
                }
                let query = sqlx::query("DELETE FROM log WHERE table_id = $1 AND seq < $2");
                query.bind(table.as_str()).bind(*last).execute(&mut *connection).await?;
                let query = sqlx::query("UPDATE tables SET packed = 1 WHERE id = $1");
                query.bind(table.as_str()).execute(connection).await?;
            }
            Write::SharedSecret { name, value } => {
                let query = sqlx::query(
                    "INSERT INTO shared_secrets (name, value) VALUES ($1, $2) \
                     ON CONFLICT (name) DO NOTHING",
                );
                let query = query.bind(*name).bind(value.as_str());
                return Ok(query.execute(connection).await?.rows_affected() > 0);
            }
            Write::ShowPage { guest, person, public } => {
                ratings::show_page(connection, guest, person, *public).await?;
            }
            Write::Device(device) => return device.write(connection).await,
            Write::Door { guest, door } => doors::write(connection, guest, door).await?,
            Write::Forget(forget) => return forget.write(connection).await,
        }
        Ok(true)
    }
}
