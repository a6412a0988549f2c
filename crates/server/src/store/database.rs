//! The database and how to connect to it: SQLite or PostgreSQL, one server at a time, or several
//! connected by a bus.

use std::fs::File;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyArguments, AnyPoolOptions};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Connection as _, Executor as _};
use tokio::time::{Instant, sleep, timeout};

use super::StoreError;

/// How long a connection may take to open, and a lock to be released.
const PATIENCE: Duration =
    if cfg!(test) { Duration::from_millis(300) } else { Duration::from_secs(5) };
/// How long a reader waits for a connection.
const READ_PATIENCE: Duration = Duration::from_secs(5);
/// How long PostgreSQL waits for the server in the middle of a write.
const ABANDONED: Duration = Duration::from_millis(2500);
/// How often to retry a lock that another server holds.
const RETRY: Duration = Duration::from_millis(100);
/// A connection keeps prepared statements for up to this many rows.
const KEPT_ROWS: usize = 4;
/// The number of reading connections.
const READERS: u32 = 8;
/// How many pages SQLite's write-ahead log may have before a commit itself copies them back into
/// the database: 16 MB. The [checkpoints](Database::checkpoint) on a separate connection come long
/// before.
const LONGEST_LOG: u32 = 4000;
/// How often checkpoints are made.
const CHECKPOINTS: Duration = Duration::from_secs(1);
/// The PostgreSQL advisory lock that a single writing server holds, or that all nodes share:
/// "asterism" in ASCII.
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

/// The two engines, where they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Engine {
    Sqlite,
    Postgres,
}

impl Engine {
    /// The parameters of this many rows, as they stand after `VALUES`. The text contains only their
    /// numbers.
    pub(super) fn parameters(self, rows: usize, columns: usize) -> String {
        let parameter = |number: usize| match self {
            // SQLite treats numbered parameters as names, and searches all of them for each.
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

/// A statement about so many rows, made of [parameters](Engine::parameters). A connection keeps those
/// of few rows, which come again.
pub(super) fn for_rows<'a>(sql: String, rows: usize) -> Query<'a, Any, AnyArguments> {
    sqlx::query(AssertSqlSafe(sql)).persistent(rows <= KEPT_ROWS)
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
    /// that keeps servers without a bus away: if the connection is lost, so is the lock, and the
    /// next connection has to take it again.
    pub(super) async fn connect_writer(&self) -> Result<AnyConnection, StoreError> {
        let connection = timeout(PATIENCE, AnyConnection::connect(&self.url)).await;
        let mut connection = connection.map_err(|_| StoreError::TooSlow)??;
        let millis = PATIENCE.as_millis();
        match self.engine {
            // A commit has reached the disk when it returns; readers do not wait for it. Data that
            // only one statement needs stays in memory.
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
                // A node that is paused in the middle of a write loses it, before others stop
                // waiting for the rows it has locked.
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

    /// Copies SQLite's write-ahead log back into the database periodically, on a connection of its
    /// own. Otherwise an occasional commit would do it, and everyone waits for that one.
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
                // If it cannot write, neither can the writer, which reports it.
                tracing::debug!(%error, "no checkpoint");
                connection = None;
            }
        }
    }

    /// Read-only connections.
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

/// Locks an SQLite database against other servers by a separate file, since SQLite's own locks are
/// lost when any descriptor of the database file is closed.
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

/// Waits a little before a lock is retried: a server that was just killed may still hold it.
async fn wait_for_lock(deadline: Instant) -> Result<(), StoreError> {
    if Instant::now() >= deadline {
        return Err(StoreError::InUse);
    }
    sleep(RETRY).await;
    Ok(())
}
