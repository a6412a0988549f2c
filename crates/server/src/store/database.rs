//! Which database it is, and how to connect to it: SQLite or PostgreSQL, one server at a time, or
//! several that hear of each other.

use std::fs::File;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection as _, Executor as _};
use tokio::time::{Instant, sleep, timeout};

use super::StoreError;

/// How long a connection may take to open, and a lock to be released.
const PATIENCE: Duration =
    if cfg!(test) { Duration::from_millis(300) } else { Duration::from_secs(5) };
/// How long a reader waits for a connection.
const READ_PATIENCE: Duration = Duration::from_secs(5);
/// How long PostgreSQL waits in the middle of a write for the server to go on.
const ABANDONED: Duration = Duration::from_millis(2500);
/// How often a lock that another server holds is tried again.
const RETRY: Duration = Duration::from_millis(100);
/// How many connections read.
const READERS: u32 = 8;
/// How many pages SQLite's write-ahead log may have before a commit itself copies them back into
/// the database: 16 MB. The [checkpoints](Database::checkpoint) beside the writer come long before.
const LONGEST_LOG: u32 = 4000;
/// How often those are made.
const CHECKPOINTS: Duration = Duration::from_secs(1);
/// The PostgreSQL advisory lock that the one writing server holds, or all nodes share: "asterism" in
/// ASCII.
const LOCK: i64 = 0x6173_7465_7269_736d;

/// A database, and this server's right to write to it.
#[derive(Clone)]
pub(super) struct Database {
    url: String,
    pub(super) engine: Engine,
    /// Whether other nodes write to it too.
    pub(super) shared: bool,
    /// Keeps other servers away from an SQLite file; released when the process ends.
    _lock: Option<Arc<File>>,
}

/// What the two engines do not agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Engine {
    Sqlite,
    Postgres,
}

impl Engine {
    /// The parameters of so many rows, as they stand after `VALUES`. The text holds their numbers and
    /// nothing else.
    pub(super) fn parameters(self, rows: usize, columns: usize) -> String {
        let parameter = |number: usize| match self {
            // Numbered parameters are names to SQLite, and it looks each of them up among all.
            Engine::Sqlite => "?".into(),
            Engine::Postgres => format!("${number}"),
        };
        let row = |row: usize| {
            let numbers = row * columns + 1..=(row + 1) * columns;
            format!("({})", numbers.map(parameter).collect::<Vec<String>>().join(", "))
        };
        (0..rows).map(row).collect::<Vec<String>>().join(", ")
    }
}

impl Database {
    /// The database of a URL: `sqlite://FILE` or `postgres://…`, which may be shared with other nodes.
    pub(super) async fn new(url: &str, shared: bool) -> Result<Database, StoreError> {
        sqlx::any::install_default_drivers();
        let Some(file) = url.strip_prefix("sqlite:") else {
            let engine = Engine::Postgres;
            return Ok(Database { url: url.into(), engine, shared, _lock: None });
        };
        if shared {
            return Err(StoreError::NotShared);
        }
        let file = file.trim_start_matches("//");
        let (path, options) = file.split_once('?').unwrap_or((file, "mode=rwc"));
        let lock = lock_file(path).await?;
        let url = format!("sqlite://{path}?{options}");
        Ok(Database { url, engine: Engine::Sqlite, shared, _lock: Some(Arc::new(lock)) })
    }

    /// The connection that writes. On PostgreSQL it holds the lock that makes it the only one, or
    /// that keeps servers away which hear of no others: if the connection is lost, so is the lock,
    /// and the next connection has to take it again.
    pub(super) async fn connect_writer(&self) -> Result<AnyConnection, StoreError> {
        let connection = timeout(PATIENCE, AnyConnection::connect(&self.url)).await;
        let mut connection = connection.map_err(|_| StoreError::TooSlow)??;
        let millis = PATIENCE.as_millis();
        match self.engine {
            // A commit has reached the disk when it returns; readers do not wait for it. What only a
            // statement needs stays in memory.
            Engine::Sqlite => {
                let sql = format!(
                    "PRAGMA busy_timeout = {millis}; PRAGMA journal_mode = WAL; \
                     PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                     PRAGMA temp_store = MEMORY; \
                     PRAGMA wal_autocheckpoint = {LONGEST_LOG};"
                );
                connection.execute(AssertSqlSafe(sql)).await?;
            }
            Engine::Postgres => {
                // A node that is paused in the middle of a write loses it, before others give up
                // waiting for the rows it holds.
                let abandoned = ABANDONED.as_millis();
                let sql = format!(
                    "SET lock_timeout = {millis}; \
                     SET idle_in_transaction_session_timeout = {abandoned}"
                );
                connection.execute(AssertSqlSafe(sql)).await?;
                take_advisory_lock(&mut connection, self.shared).await?;
            }
        }
        Ok(connection)
    }

    /// Copies SQLite's write-ahead log back into the database, again and again, on a connection of
    /// its own. Otherwise every so many commits one would do it, and everybody waits for that one.
    pub(super) async fn checkpoint(self) {
        if self.engine != Engine::Sqlite {
            return;
        }
        let mut connection = None;
        loop {
            sleep(CHECKPOINTS).await;
            if connection.is_none() {
                connection = AnyConnection::connect(&self.url).await.ok();
            }
            let Some(open) = &mut connection else { continue };
            if let Err(error) = open.execute("PRAGMA wal_checkpoint(PASSIVE)").await {
                // What keeps it from writing keeps the writer from it too, which says so.
                tracing::debug!(%error, "no checkpoint");
                connection = None;
            }
        }
    }

    /// Connections that read, and cannot write.
    pub(super) fn readers(&self) -> Result<AnyPool, StoreError> {
        let engine = self.engine;
        let options = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(READ_PATIENCE)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    let sql = match engine {
                        Engine::Sqlite => "PRAGMA busy_timeout = 5000; PRAGMA query_only = ON;",
                        Engine::Postgres => "SET default_transaction_read_only = on",
                    };
                    connection.execute(sql).await?;
                    Ok(())
                })
            });
        Ok(options.connect_lazy(&self.url)?)
    }
}

/// Locks an SQLite database against other servers: by a file beside it, since SQLite's own locks
/// are lost when any descriptor of the database file is closed.
async fn lock_file(path: &str) -> Result<File, StoreError> {
    let path = format!("{path}.lock");
    let file = File::options().create(true).truncate(false).write(true).open(&path);
    let file = file.map_err(|error| StoreError::Lock(path, error))?;
    let deadline = Instant::now() + PATIENCE;
    while file.try_lock().is_err() {
        wait_for_lock(deadline).await?;
    }
    Ok(file)
}

async fn take_advisory_lock(
    connection: &mut AnyConnection,
    shared: bool,
) -> Result<(), StoreError> {
    let deadline = Instant::now() + PATIENCE;
    let take = if shared {
        "SELECT pg_try_advisory_lock_shared($1)"
    } else {
        "SELECT pg_try_advisory_lock($1)"
    };
    loop {
        if sqlx::query_scalar(take).bind(LOCK).fetch_one(&mut *connection).await? {
            return Ok(());
        }
        wait_for_lock(deadline).await?;
    }
}

/// Waits a little before a lock is tried again: a server that was just killed may still hold it.
async fn wait_for_lock(deadline: Instant) -> Result<(), StoreError> {
    if Instant::now() >= deadline {
        return Err(StoreError::InUse);
    }
    sleep(RETRY).await;
    Ok(())
}
