//! Injected faults: a database that fails at a chosen moment of a write. Outside of tests this
//! never fails, and compiles to nothing.

#[cfg(not(test))]
use sqlx::AnyConnection;

/// A moment of a write when it can fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(test), allow(dead_code, reason = "only read by tests"))]
pub(super) enum Moment {
    /// The transaction has begun.
    Begun,
    /// The entries are inserted.
    Inserted,
    /// Everything is written, but not committed.
    Listed,
    /// It is committed, and the answer is on its way.
    Committed,
}

#[cfg(not(test))]
#[derive(Clone, Default)]
pub(super) struct Faults {}

#[cfg(not(test))]
impl Faults {
    #[allow(clippy::unused_async, clippy::unused_self, reason = "as in tests")]
    pub(super) async fn strike(&self, _: Moment, _: &mut AnyConnection) -> Result<(), sqlx::Error> {
        Ok(())
    }
}

#[cfg(test)]
pub(super) use planned::*;

#[cfg(test)]
mod planned {
    use std::io;
    use std::sync::{Arc, Mutex};

    use sqlx::{AnyConnection, Executor as _};

    use super::Moment;

    /// A way to fail.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::store) enum Fault {
        /// No space is left.
        Full,
        /// Nothing may be written.
        ReadOnly,
        /// The engine has rolled the transaction back on its own.
        RolledBack,
        /// The database's answer is lost.
        Io,
        /// The connection is lost.
        Lost,
    }

    impl Fault {
        pub(in crate::store) const ALL: [Fault; 5] =
            [Fault::Full, Fault::ReadOnly, Fault::RolledBack, Fault::Io, Fault::Lost];
    }

    /// The planned fault.
    #[derive(Clone, Default)]
    pub(in crate::store) struct Faults(Arc<Mutex<Option<(Fault, Moment, u32)>>>);

    impl Faults {
        /// Plans this fault at this moment, this many times.
        pub(in crate::store) fn plan(&self, fault: Fault, moment: Moment, times: u32) {
            *self.0.lock().unwrap() = Some((fault, moment, times));
        }

        /// Whether everything planned has happened.
        pub(in crate::store) fn are_over(&self) -> bool {
            self.0.lock().unwrap().is_none()
        }

        fn due(&self, now: Moment) -> Option<Fault> {
            let mut planned = self.0.lock().unwrap();
            let (fault, _, times) = planned.filter(|(_, moment, _)| *moment == now)?;
            *planned = (times > 1).then_some((fault, now, times - 1));
            Some(fault)
        }

        pub(in crate::store) async fn strike(
            &self,
            moment: Moment,
            connection: &mut AnyConnection,
        ) -> Result<(), sqlx::Error> {
            let Some(fault) = self.due(moment) else { return Ok(()) };
            for sql in fault.sql(connection.backend_name()) {
                connection.execute(*sql).await?;
            }
            Err(sqlx::Error::Io(io::Error::other("the answer is lost")))
        }
    }

    impl Fault {
        /// Statements that make the database itself fail, where possible: the error is its own, and
        /// so is its effect on the transaction.
        fn sql(self, backend: &str) -> &'static [&'static str] {
            let sqlite = backend == "SQLite";
            match self {
                Fault::Full if sqlite => &[
                    "PRAGMA max_page_count = 1",
                    "INSERT INTO log (table_id, seq, at, entry) VALUES ('x', 0, 0, zeroblob(9999999))",
                ],
                Fault::Full => {
                    &["DO $$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '53100'; END $$"]
                }
                Fault::ReadOnly if sqlite => &["PRAGMA query_only = ON", "UPDATE probe SET at = 1"],
                Fault::ReadOnly => &[
                    "SET default_transaction_read_only = on",
                    "DO $$ BEGIN RAISE EXCEPTION 'read-only' USING ERRCODE = '25006'; END $$",
                ],
                Fault::RolledBack => &["ROLLBACK"],
                Fault::Lost if !sqlite => &["SELECT pg_terminate_backend(pg_backend_pid())"],
                Fault::Io | Fault::Lost => &[],
            }
        }
    }
}
