//! The store: one schema, on SQLite or PostgreSQL.
//!
//! Reads go through a pool of read-only connections; writes go through the single [`writer`], which
//! answers once they are committed.

mod channels;
mod data;
mod database;
mod devices;
mod doors;
mod faults;
mod forget;
mod listing;
mod notices;
mod own;
mod pack;
mod ratings;
mod rows;
mod schema;
#[cfg(test)]
mod tests;
mod writer;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use room::entry::Entry;
use room::message::Guest;
use room::{Id, Refused, Room, Summary};
use sqlx::{AnyPool, AssertSqlSafe, Row as _};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;
use crate::random::{self, Key, Secret};
pub(crate) use channels::{Channel, Chosen, NewChannel};
pub(crate) use data::{Attended, Rated};
use database::Database;
use devices::NewKey;
pub(crate) use devices::{DEVICES, Device};
use faults::Faults;
pub(crate) use listing::{Listing, Origin};
pub(crate) use notices::{Claimed, NewNotices, TOO_MANY, Waiting};
pub(crate) use own::{Own, Wait};
pub(crate) use ratings::{PlayedGame, Profile};
use rows::Append;
pub(crate) use writer::NotKept;
use writer::{BATCH, Job, Write, Writer};

/// How long a link to another device is valid, in milliseconds.
const PASS_LASTS: i64 = 3_600_000;
/// The most tables a list shows.
const LISTED: i64 = 50;
/// The most tables of one origin that the public list shows.
const LISTED_OF_ONE_ORIGIN: i64 = 5;

/// How many tables are packed before the next are fetched.
const PACKED_AT_ONCE: i64 = 100;

/// How long the public list shows a table that nobody holds, before the start, in milliseconds.
const LISTED_WHILE_EMPTY: i64 = 300_000;

/// Why something could not be stored or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database cannot be reached, or reports an error.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The database does not answer in time.
    #[error("the database is too slow")]
    TooSlow,
    /// The writer did not keep something, and has logged why.
    #[error("not kept: {0}")]
    NotKept(#[from] NotKept),
    /// The schema cannot be migrated.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The lock file that keeps other servers away cannot be created.
    #[error("{0}: {1}")]
    Lock(String, io::Error),
    /// Another server is using the database.
    #[error(
        "another server is using this database: give all of them the same --bus, or each a \
         database of its own"
    )]
    InUse,
    /// Several nodes cannot use an SQLite file.
    #[error("nodes that share a --bus share a database too: it has to be PostgreSQL")]
    NotShared,
    /// The stored log is damaged.
    #[error("the log of table {table} is damaged: entry {seq}: {reason}")]
    Damaged {
        /// The table.
        table: String,
        /// The entry.
        seq: i64,
        /// What is wrong with it.
        reason: String,
    },
    /// A list cannot be read.
    #[error("a list cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        tracing::error!(%error, "the database");
        match error {
            StoreError::Damaged { .. } | StoreError::Unreadable(_) => Refused::BROKEN,
            _ => Refused::TRY_AGAIN,
        }
    }
}

impl From<NotKept> for Refused {
    fn from(_: NotKept) -> Refused {
        // The writer has logged why.
        Refused::TRY_AGAIN
    }
}

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    readers: AnyPool,
    writer: mpsc::Sender<Job>,
    writable: Arc<AtomicBool>,
    /// Whether other nodes write to it too.
    shared: bool,
}

/// A stored entry.
#[derive(Debug, PartialEq)]
pub(crate) struct Kept {
    /// When it was written, in milliseconds since 1970.
    pub(crate) at: i64,
    pub(crate) entry: Entry,
}

/// A table whose game is over.
pub(crate) struct Finished {
    /// When lists were last updated about it, in milliseconds since 1970.
    changed: i64,
    pub(crate) id: Id,
}

/// What lists need to know of a change at a table.
pub(crate) struct Lists {
    /// The new listing, if it has changed.
    pub(crate) listing: Option<Listing>,
    /// Changes of whose move or answer is awaited.
    pub(crate) waits: Vec<Wait>,
    /// The notices to send.
    pub(crate) notices: Option<NewNotices>,
}

impl From<Option<Listing>> for Lists {
    fn from(listing: Option<Listing>) -> Lists {
        Lists { listing, waits: Vec::new(), notices: None }
    }
}

/// Milliseconds since 1970.
pub(crate) fn unix_millis() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

impl Store {
    /// Opens a database and migrates it: `sqlite://FILE` or `postgres://…`, which may be shared
    /// with other nodes.
    pub(crate) async fn open(
        url: &str,
        shared: bool,
        metrics: Metrics,
    ) -> Result<Store, StoreError> {
        Store::open_with(url, shared, metrics, Faults::default()).await
    }

    async fn open_with(
        url: &str,
        shared: bool,
        metrics: Metrics,
        faults: Faults,
    ) -> Result<Store, StoreError> {
        let database = Database::new(url, shared).await?;
        let mut connection = database.connect_writer().await?;
        schema::migrator().run(&mut connection).await?;
        writer::prove(&mut connection).await?;
        writer::empty(&mut connection).await?;
        let readers = database.readers()?;
        let (writer, queue) = mpsc::channel(4 * BATCH);
        let task = Writer::new(database, connection, metrics, faults);
        let writable = task.writable();
        tokio::spawn(task.run(queue));
        Ok(Store { readers, writer, writable, shared })
    }

    /// Writes something, and returns whether it did anything. Once this succeeds, the write is
    /// durable.
    async fn write(&self, write: Write) -> Result<bool, NotKept> {
        if !self.is_writable() {
            return Err(NotKept::Refused);
        }
        let (done, written) = oneshot::channel();
        self.writer.send(Job { write, done }).await.map_err(|_| NotKept::Refused)?;
        // A writer that ends without an answer may have written it.
        written.await.unwrap_or(Err(NotKept::Uncertain))
    }

    /// Stores entries that follow the first `after` ones of a table, with changes of its listing
    /// and of who is awaited. An empty list of entries is refused.
    pub(crate) async fn append(
        &self,
        table: &Id,
        after: u32,
        entries: &[Entry],
        lists: impl Into<Lists>,
    ) -> Result<(), NotKept> {
        if entries.is_empty() {
            return Err(NotKept::Refused);
        }
        let entries = entries.iter().map(text).collect();
        let append = Append { table: table.clone(), after, entries, lists: lists.into() };
        self.write(Write::Append(append)).await.map(drop)
    }

    /// The log of a table after its first `known` entries; the whole log is empty if there is no
    /// such table.
    pub(crate) async fn load(&self, table: &Id, known: u32) -> Result<Vec<Kept>, StoreError> {
        let query = sqlx::query(
            "SELECT seq, at, entry, packed FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq",
        );
        let query = query.bind(table.as_str()).bind(i64::from(known));
        let rows = query.fetch_all(&self.readers).await?;
        let damaged =
            |seq, reason: String| StoreError::Damaged { table: table.to_string(), seq, reason };
        let mut entries = Vec::with_capacity(rows.len());
        for row in &rows {
            let seq: i64 = row.try_get(0)?;
            let expected = i64::from(known) + entries.len() as i64;
            if let Some(packed) = row.try_get::<Option<Vec<u8>>, _>(3)? {
                let log = pack::unpack(&packed).map_err(|error| damaged(seq, error.to_string()))?;
                if log.len() as i64 != seq + 1 {
                    return Err(damaged(seq, format!("{} entries are packed in it", log.len())));
                }
                entries.extend(log.into_iter().skip(expected as usize));
            } else if seq == expected {
                let entry = serde_json::from_str(row.try_get(2)?);
                let entry = entry.map_err(|error| damaged(seq, error.to_string()))?;
                entries.push(Kept { at: row.try_get(1)?, entry });
            } else {
                return Err(damaged(expected, "it is missing".into()));
            }
        }
        if known == 0 {
            // This removes the names of forgotten guests that are still in a packed log.
            room::forget(entries.iter_mut().map(|kept: &mut Kept| &mut kept.entry));
        }
        Ok(entries)
    }

    /// Some tables that were over before a time and are not packed, in the order of their last
    /// change; continues after a given one.
    pub(crate) async fn to_pack(
        &self,
        over_before: i64,
        after: Option<&Finished>,
    ) -> Result<Vec<Finished>, StoreError> {
        let query = sqlx::query(
            "SELECT changed, id FROM tables WHERE phase = 'over' AND packed = 0 \
             AND changed < $1 AND (changed, id) > ($2, $3) ORDER BY changed, id LIMIT $4",
        );
        let (changed, id) = after.map_or((0, ""), |after| (after.changed, after.id.as_str()));
        let query = query.bind(over_before).bind(changed).bind(id).bind(PACKED_AT_ONCE);
        let finished = |row: &sqlx::any::AnyRow| {
            let id = Id::try_from(row.try_get::<String, _>(1)?);
            let id = id.map_err(|error| sqlx::Error::Decode(error.to_string().into()))?;
            Ok(Finished { changed: row.try_get(0)?, id })
        };
        query.fetch_all(&self.readers).await?.iter().map(finished).collect()
    }

    /// Packs a table's log into one row. Later entries follow it.
    pub(crate) async fn pack(&self, table: &Id) -> Result<(), StoreError> {
        loop {
            let log = self.load(table, 0).await?;
            let last = log.len() as i64 - 1;
            let damaged =
                |reason| StoreError::Damaged { table: table.to_string(), seq: last, reason };
            let log = pack::pack(&log).map_err(|error| damaged(error.to_string()))?;
            if self.write(Write::Pack { table: table.clone(), last, log }).await? {
                return Ok(());
            }
        }
    }

    /// How many entries each of these tables has.
    pub(crate) async fn versions(&self, tables: &[Id]) -> Result<Vec<(Id, u32)>, StoreError> {
        let mut versions = Vec::with_capacity(tables.len());
        for some in tables.chunks(BATCH) {
            let ids: Vec<String> = (1..=some.len()).map(|number| format!("${number}")).collect();
            // One lookup at the end of the index for each: logs are long.
            let sql = format!(
                "SELECT id, (SELECT MAX(seq) FROM log WHERE table_id = id) FROM tables \
                 WHERE id IN ({})",
                ids.join(", ")
            );
            // The text contains only parameter numbers.
            let query = sqlx::query(AssertSqlSafe(sql)).persistent(false);
            let query = some.iter().fold(query, |query, id| query.bind(id.as_str()));
            for row in query.fetch_all(&self.readers).await? {
                let (id, last): (String, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
                if let (Ok(id), Some(last)) = (Id::try_from(id), last) {
                    versions.push((id, last as u32 + 1));
                }
            }
        }
        Ok(versions)
    }

    /// A secret shared by all users of this database, made by the first one that needs it.
    pub(crate) async fn shared_secret(&self, name: &'static str) -> Result<[u8; 32], StoreError> {
        let secret = Write::SharedSecret { name, value: hex::encode(random::bytes::<32>()) };
        self.write(secret).await?;
        let query = sqlx::query_scalar("SELECT value FROM shared_secrets WHERE name = $1");
        let value: String = query.bind(name).fetch_one(&self.readers).await?;
        let mut secret = [0; 32];
        let damaged = |_| StoreError::Database(sqlx::Error::Protocol("a secret is damaged".into()));
        hex::decode_to_slice(value, &mut secret).map_err(damaged)?;
        Ok(secret)
    }

    /// The public tables, most recently changed first.
    pub(crate) async fn public_tables(&self) -> Result<Vec<Summary>, StoreError> {
        let query = sqlx::query(
            "SELECT summary FROM (SELECT summary, changed, origin, ROW_NUMBER() OVER \
             (PARTITION BY origin ORDER BY changed DESC) AS place FROM tables \
             WHERE listed = 1 AND phase <> 'over' \
             AND (phase <> 'lobby' OR empty_since = 0 OR empty_since > $3)) AS ranked \
             WHERE origin = '' OR place <= $1 ORDER BY changed DESC LIMIT $2",
        );
        let recently = unix_millis() - LISTED_WHILE_EMPTY;
        let query = query.bind(LISTED_OF_ONE_ORIGIN).bind(LISTED).bind(recently);
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(serde_json::from_str(row.try_get(0)?)?)).collect()
    }

    /// Updates the deadlines of guests: clocks have not run while the server was stopped.
    pub(crate) async fn note_waits(&self, room: &Room) -> Result<(), NotKept> {
        let (table, waits) = (room.id().clone(), Wait::all(room));
        self.write(Write::Waits { table, waits }).await.map(drop)
    }

    /// Takes a table off a guest's list, if its game is over or the guest has left it; returns
    /// whether it did.
    pub(crate) async fn hide(&self, table: &Id, guest: &Id) -> Result<bool, NotKept> {
        self.write(Write::Hide { table: table.clone(), guest: guest.clone() }).await
    }

    /// Records whether anyone who owns the table is there. Where there are other nodes, it has to
    /// be repeated while someone is: a node that ends cannot take it back.
    pub(crate) async fn note_held(&self, table: &Id, held: bool) -> Result<(), NotKept> {
        let empty_since = if held && !self.shared { 0 } else { unix_millis() };
        self.write(Write::Held { table: table.clone(), empty_since }).await.map(drop)
    }

    /// Creates a guest, and the key that identifies them.
    pub(crate) async fn make_guest(
        &self,
        name: String,
        device: String,
    ) -> Result<(Guest, Key), NotKept> {
        let (guest, key) = (Guest { id: random::id(), name }, NewKey::random(device));
        self.write(Write::Guest(guest.clone(), key.clone())).await?;
        Ok((guest, key.key))
    }

    /// Renames a guest.
    pub(crate) async fn rename_guest(&self, guest: &Guest) -> Result<(), NotKept> {
        self.write(Write::Rename(guest.clone())).await.map(drop)
    }

    /// Makes the secret of a link that signs in another device as the guest: valid once, for an
    /// hour.
    pub(crate) async fn make_pass(&self, guest: &Id) -> Result<Secret, NotKept> {
        let pass = Secret::random();
        let (fingerprint, expires) = (pass.fingerprint(), unix_millis() + PASS_LASTS);
        self.write(Write::Pass { fingerprint, guest: guest.clone(), expires }).await?;
        Ok(pass)
    }

    /// The name of the guest of such a link, which is not used up.
    pub(crate) async fn look_at_pass(&self, pass: &Secret) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT guests.name FROM passes JOIN guests ON guests.id = passes.guest \
             WHERE passes.pass = $1 AND passes.expires >= $2",
        );
        let query = query.bind(pass.fingerprint()).bind(unix_millis());
        Ok(query.fetch_optional(&self.readers).await?)
    }

    /// Uses up such a link: a key for the other device.
    pub(crate) async fn use_pass(
        &self,
        pass: &Secret,
        device: String,
    ) -> Result<Option<Key>, NotKept> {
        let key = NewKey::random(device);
        let used = Write::UsePass { fingerprint: pass.fingerprint(), key: key.clone() };
        Ok(self.write(used).await?.then_some(key.key))
    }

    /// Whether the last attempt to write succeeded; while it did not, the writer retries on its
    /// own.
    pub(crate) fn is_writable(&self) -> bool {
        self.writable.load(Ordering::Relaxed)
    }

    /// Whether the database can be read.
    pub(crate) async fn is_readable(&self) -> bool {
        sqlx::query("SELECT 1").fetch_one(&self.readers).await.is_ok()
    }
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("our own types can be written")
}
