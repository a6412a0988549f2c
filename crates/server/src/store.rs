//! What is kept: one schema, SQLite or PostgreSQL.
//!
//! Entries of all tables go through one writer, which keeps all that wait in one commit: a disk
//! makes few commits a second, but large ones. Who asked hears of it when it is safe.

use std::fmt::Write as _;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection as _, Executor as _, Row as _};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use crate::entry::{Entry, Guest};
use crate::id::{Id, Key, Secret};
use crate::metrics::Metrics;
use crate::room::{Room, Summary};

/// The most that one commit takes.
const BATCH: usize = 1000;
/// How long a link to another device is good, in milliseconds.
const PASS_LASTS: i64 = 3_600_000;
/// The most tables a list shows.
const LISTED: i64 = 50;

/// Why nothing could be kept, or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database says no.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The schema cannot be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// What is kept cannot be read.
    #[error("what is kept cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The writer has stopped.
    #[error("the writer has stopped")]
    Stopped,
}

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    pool: AnyPool,
    writer: mpsc::Sender<Write>,
}

/// What the two engines do not agree on.
#[derive(Clone, Copy)]
enum Dialect {
    Sqlite,
    Postgres,
}

/// Entries of a table to be kept, all or none.
struct Write {
    table: Id,
    /// How many entries are kept already.
    after: u32,
    entries: Vec<String>,
    at: i64,
    change: Option<Change>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// What lists will show.
struct Change {
    listed: bool,
    phase: String,
    summary: String,
    guests: Vec<Id>,
}

impl Change {
    fn of(room: &Room) -> Change {
        let summary = room.summary();
        Change {
            listed: room.plan().public,
            summary: text(&summary),
            phase: summary.phase,
            guests: room.guests().map(|guest| guest.id.clone()).collect(),
        }
    }
}

/// Milliseconds since 1970.
pub(crate) fn unix_millis() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

impl Store {
    /// Opens a database and brings it up to date: `sqlite://FILE` or `postgres://…`.
    pub(crate) async fn open(url: &str, metrics: Metrics) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let sqlite = url.starts_with("sqlite:");
        let url = if sqlite && !url.contains('?') { format!("{url}?mode=rwc") } else { url.into() };
        let options =
            AnyPoolOptions::new().max_connections(8).after_connect(move |connection, _| {
                Box::pin(async move {
                    if sqlite {
                        // A commit has reached the disk when it returns; readers do not wait for it.
                        connection
                            .execute(
                                "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                             PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;",
                            )
                            .await?;
                    }
                    Ok(())
                })
            });
        let pool = options.acquire_timeout(Duration::from_secs(10)).connect(&url).await?;
        sqlx::migrate!().run(&pool).await?;
        let (writer, queue) = mpsc::channel(4 * BATCH);
        let dialect = if sqlite { Dialect::Sqlite } else { Dialect::Postgres };
        tokio::spawn(write_all(pool.clone(), dialect, queue, metrics));
        Ok(Store { pool, writer })
    }

    /// Keeps entries that lead to `next`. When this returns well, they survive anything.
    pub(crate) async fn append(
        &self,
        entries: &[Entry],
        before: Option<&Room>,
        next: &Room,
    ) -> Result<(), StoreError> {
        let change = next.is_listed_otherwise_than(before).then(|| Change::of(next));
        let (done, kept) = oneshot::channel();
        let write = Write {
            table: next.id().clone(),
            after: next.version() - entries.len() as u32,
            entries: entries.iter().map(text).collect(),
            at: unix_millis(),
            change,
            done,
        };
        self.writer.send(write).await.map_err(|_| StoreError::Stopped)?;
        kept.await.map_err(|_| StoreError::Stopped)?
    }

    /// The story of a table; empty if there is none.
    pub(crate) async fn load(&self, table: &Id) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query("SELECT entry FROM log WHERE table_id = $1 ORDER BY seq")
            .bind(table.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok(serde_json::from_str(row.try_get(0)?)?)).collect()
    }

    /// The tables everybody may join or watch, those changed last first.
    pub(crate) async fn public_tables(&self) -> Result<Vec<Summary>, StoreError> {
        let query = sqlx::query(
            "SELECT summary FROM tables WHERE listed = 1 AND phase <> 'over' \
             ORDER BY changed DESC LIMIT $1",
        );
        self.summaries(query.bind(LISTED)).await
    }

    /// The tables a guest has or had a seat at, those changed last first.
    pub(crate) async fn tables_of(&self, guest: &Id) -> Result<Vec<Summary>, StoreError> {
        let query = sqlx::query(
            "SELECT summary FROM tables JOIN players ON players.table_id = tables.id \
             WHERE players.guest = $1 ORDER BY changed DESC LIMIT $2",
        );
        self.summaries(query.bind(guest.as_str()).bind(LISTED)).await
    }

    async fn summaries(
        &self,
        query: sqlx::query::Query<'_, sqlx::Any, sqlx::any::AnyArguments>,
    ) -> Result<Vec<Summary>, StoreError> {
        let rows = query.fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(serde_json::from_str(row.try_get(0)?)?)).collect()
    }

    /// A new guest, and the key by which it will be known.
    pub(crate) async fn make_guest(&self, name: String) -> Result<(Guest, Key), StoreError> {
        let guest = Guest { id: Id::random(), name };
        let mut both = self.pool.begin().await?;
        sqlx::query("INSERT INTO guests (id, name) VALUES ($1, $2)")
            .bind(guest.id.as_str())
            .bind(&guest.name)
            .execute(&mut *both)
            .await?;
        let key = make_key(&mut both, guest.id.as_str()).await?;
        both.commit().await?;
        Ok((guest, key))
    }

    /// The guest that is known by this key.
    pub(crate) async fn guest(&self, key: &Key) -> Result<Option<Guest>, StoreError> {
        let row = sqlx::query(
            "SELECT guests.id, guests.name, keys.secret FROM keys \
             JOIN guests ON guests.id = keys.guest WHERE keys.id = $1",
        )
        .bind(key.id.as_str())
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let id = Id::try_from(row.try_get::<String, _>(0)?).ok();
        let guest = id.map(|id| Ok::<_, sqlx::Error>(Guest { id, name: row.try_get(1)? }));
        let known = key.secret.matches(row.try_get(2)?);
        Ok(guest.transpose()?.filter(|_| known))
    }

    /// Another name for a guest.
    pub(crate) async fn rename_guest(&self, guest: &Guest) -> Result<(), StoreError> {
        sqlx::query("UPDATE guests SET name = $2 WHERE id = $1")
            .bind(guest.id.as_str())
            .bind(&guest.name)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// The secret of a link that makes another device the same guest, once, within an hour.
    pub(crate) async fn make_pass(&self, guest: &Id) -> Result<Secret, StoreError> {
        let (pass, now) = (Secret::random(), unix_millis());
        sqlx::query("DELETE FROM passes WHERE expires < $1").bind(now).execute(&self.pool).await?;
        sqlx::query("INSERT INTO passes (pass, guest, expires) VALUES ($1, $2, $3)")
            .bind(pass.fingerprint())
            .bind(guest.as_str())
            .bind(now + PASS_LASTS)
            .execute(&self.pool)
            .await?;
        Ok(pass)
    }

    /// Uses such a link up: a key for the other device.
    pub(crate) async fn use_pass(&self, pass: &Secret) -> Result<Option<Key>, StoreError> {
        let mut both = self.pool.begin().await?;
        let row =
            sqlx::query("DELETE FROM passes WHERE pass = $1 AND expires >= $2 RETURNING guest")
                .bind(pass.fingerprint())
                .bind(unix_millis())
                .fetch_optional(&mut *both)
                .await?;
        let Some(row) = row else { return Ok(None) };
        let key = make_key(&mut both, row.try_get(0)?).await?;
        both.commit().await?;
        Ok(Some(key))
    }

    /// Whether the database answers.
    pub(crate) async fn answers(&self) -> bool {
        sqlx::query("SELECT 1").fetch_one(&self.pool).await.is_ok()
    }
}

async fn make_key(connection: &mut AnyConnection, guest: &str) -> Result<Key, sqlx::Error> {
    let key = Key::random();
    sqlx::query("INSERT INTO keys (id, guest, secret) VALUES ($1, $2, $3)")
        .bind(key.id.as_str())
        .bind(guest)
        .bind(key.secret.fingerprint())
        .execute(connection)
        .await?;
    Ok(key)
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("our own types can be written")
}

/// Keeps what comes, as much as waits in one commit.
async fn write_all(
    pool: AnyPool,
    dialect: Dialect,
    mut queue: mpsc::Receiver<Write>,
    metrics: Metrics,
) {
    let mut batch = Vec::new();
    let mut connection = None;
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        let started = std::time::Instant::now();
        if connection.is_none() {
            connection = pool.acquire().await.ok();
        }
        let kept = match &mut connection {
            Some(connection) => keep(connection, dialect, &batch).await,
            None => Err(sqlx::Error::PoolTimedOut),
        };
        metrics.committed(batch.len(), started.elapsed());
        match (kept, batch.len()) {
            (Ok(()), _) => batch.drain(..).for_each(|write| drop(write.done.send(Ok(())))),
            (Err(error), 1) => {
                connection = None;
                batch.drain(..).for_each(|write| drop(write.done.send(Err(refuse(&error)))));
            }
            // One of them cannot be kept: that is no reason to refuse the others.
            (Err(_), _) => {
                connection = pool.acquire().await.ok();
                for write in batch.drain(..) {
                    let kept = match &mut connection {
                        Some(connection) => {
                            keep(connection, dialect, std::slice::from_ref(&write)).await
                        }
                        None => Err(sqlx::Error::PoolTimedOut),
                    };
                    drop(write.done.send(kept.map_err(StoreError::from)));
                }
            }
        }
    }
}

fn refuse(error: &sqlx::Error) -> StoreError {
    tracing::error!(%error, "nothing could be kept");
    StoreError::Stopped
}

/// Keeps all of these in one commit.
async fn keep(
    connection: &mut AnyConnection,
    dialect: Dialect,
    batch: &[Write],
) -> Result<(), sqlx::Error> {
    if batch.iter().all(|write| write.change.is_none()) {
        // One statement is a commit of its own.
        return insert(connection, dialect, batch).await;
    }
    let mut commit = connection.begin().await?;
    insert(&mut commit, dialect, batch).await?;
    for write in batch {
        if let Some(change) = &write.change {
            list(&mut commit, write, change).await?;
        }
    }
    commit.commit().await
}

async fn insert(
    connection: &mut AnyConnection,
    dialect: Dialect,
    batch: &[Write],
) -> Result<(), sqlx::Error> {
    let rows: usize = batch.iter().map(|write| write.entries.len()).sum();
    let mut sql = String::from("INSERT INTO log (table_id, seq, at, entry) VALUES ");
    for row in 0..rows {
        let first = 4 * row + 1;
        let comma = if row == 0 { "" } else { ", " };
        let [a, b, c, d] = [first, first + 1, first + 2, first + 3];
        match dialect {
            // Numbered parameters are names to SQLite, and it looks each of them up among all.
            Dialect::Sqlite => write!(sql, "{comma}(?, ?, ?, ?)"),
            Dialect::Postgres => write!(sql, "{comma}(${a}, ${b}, ${c}, ${d})"),
        }
        .expect("text takes everything");
    }
    // The text holds numbers of parameters and nothing else.
    let mut query = sqlx::query(AssertSqlSafe(sql)).persistent(rows <= 4);
    for write in batch {
        for (seq, entry) in (i64::from(write.after)..).zip(&write.entries) {
            query = query.bind(write.table.as_str()).bind(seq).bind(write.at).bind(entry.as_str());
        }
    }
    query.execute(connection).await?;
    Ok(())
}

async fn list(
    connection: &mut AnyConnection,
    write: &Write,
    change: &Change,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO tables (id, listed, phase, changed, summary) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, changed = excluded.changed, \
         summary = excluded.summary",
    )
    .bind(write.table.as_str())
    .bind(i64::from(change.listed))
    .bind(change.phase.as_str())
    .bind(write.at)
    .bind(change.summary.as_str())
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM players WHERE table_id = $1")
        .bind(write.table.as_str())
        .execute(&mut *connection)
        .await?;
    for guest in &change.guests {
        sqlx::query("INSERT INTO players (guest, table_id) VALUES ($1, $2)")
            .bind(guest.as_str())
            .bind(write.table.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
