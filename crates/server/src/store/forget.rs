//! Forgetting a guest. First everything that identifies them is deleted, in one commit that also
//! records what is left to do; then each of their tables forgets them; then the rest is deleted. If
//! this is interrupted, it resumes from the record.

use room::Id;
use room::entry::Entry;
use sqlx::{AnyConnection, Row as _};

use super::{Kept, NotKept, Store, StoreError, Write, devices, pack, text, unix_millis};

/// What is deleted at once.
const AT_ONCE: [&str; 9] = [
    "UPDATE guests SET name = '' WHERE id = $1",
    "DELETE FROM passes WHERE guest = $1",
    "DELETE FROM recoveries WHERE guest = $1",
    "DELETE FROM doors WHERE guest = $1",
    "DELETE FROM profiles WHERE guest = $1",
    "DELETE FROM notices WHERE guest = $1",
    "DELETE FROM channels WHERE guest = $1",
    "DELETE FROM wishes WHERE guest = $1",
    "DELETE FROM table_wishes WHERE guest = $1",
];

/// What is deleted when no table needs it any more: a rated game still needs the rating of a player
/// who left.
const AT_LAST: [&str; 2] =
    ["DELETE FROM played WHERE guest = $1", "DELETE FROM ratings WHERE guest = $1"];

/// What is deleted when all tables have forgotten them.
const IN_THE_END: [&str; 3] = [
    "DELETE FROM players WHERE guest = $1",
    "DELETE FROM removals WHERE guest = $1",
    "DELETE FROM guests WHERE id = $1",
];

/// A step of forgetting a guest.
pub(super) enum ForgetWrite {
    /// A guest asks to be forgotten.
    Ask { guest: Id },
    /// A table has forgotten them.
    Table { guest: Id, table: Id },
    /// Rows of a table's log without what is forgotten, if they are unchanged since they were read.
    Rewrite { table: Id, rows: Vec<Rewritten> },
    /// Everything is done; or everything possible, while some tables are damaged.
    End { guest: Id, whole: bool },
}

/// A row of a log, before and after.
pub(super) struct Rewritten {
    seq: i64,
    row: Row,
}

enum Row {
    Entry { before: String, after: String },
    Packed { before: Vec<u8>, after: Vec<u8> },
}

impl ForgetWrite {
    pub(super) fn table(&self) -> Option<&Id> {
        match self {
            ForgetWrite::Table { table, .. } | ForgetWrite::Rewrite { table, .. } => Some(table),
            ForgetWrite::Ask { .. } | ForgetWrite::End { .. } => None,
        }
    }

    pub(super) async fn write(&self, connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
        match self {
            ForgetWrite::Ask { guest } => {
                let query = sqlx::query(
                    "INSERT INTO removals (guest, asked) VALUES ($1, $2) \
                     ON CONFLICT (guest) DO NOTHING",
                );
                query.bind(guest.as_str()).bind(unix_millis()).execute(&mut *connection).await?;
                devices::end_all(connection, guest).await?;
                execute(connection, &AT_ONCE, guest).await?;
            }
            ForgetWrite::Table { guest, table } => {
                // Notices waiting there may name them.
                let query = sqlx::query("UPDATE notices SET who = '' WHERE table_id = $1");
                query.bind(table.as_str()).execute(&mut *connection).await?;
                sqlx::query("DELETE FROM players WHERE guest = $1 AND table_id = $2")
                    .bind(guest.as_str())
                    .bind(table.as_str())
                    .execute(connection)
                    .await?;
            }
            ForgetWrite::Rewrite { table, rows } => {
                for rewritten in rows {
                    rewritten.write(connection, table).await?;
                }
            }
            ForgetWrite::End { guest, whole } => {
                devices::end_all(connection, guest).await?;
                execute(connection, &AT_ONCE, guest).await?;
                execute(connection, &AT_LAST, guest).await?;
                if *whole {
                    execute(connection, &IN_THE_END, guest).await?;
                }
            }
        }
        Ok(true)
    }
}

async fn execute(
    connection: &mut AnyConnection,
    statements: &[&'static str],
    guest: &Id,
) -> Result<(), sqlx::Error> {
    for statement in statements {
        sqlx::query(*statement).bind(guest.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

impl Rewritten {
    /// A row packed in the meantime stays, and is read again.
    async fn write(&self, connection: &mut AnyConnection, table: &Id) -> Result<(), sqlx::Error> {
        let query = match &self.row {
            Row::Entry { before, after } => sqlx::query(
                "UPDATE log SET entry = $3 WHERE table_id = $1 AND seq = $2 AND entry = $4",
            )
            .bind(table.as_str())
            .bind(self.seq)
            .bind(after.as_str())
            .bind(before.as_str()),
            Row::Packed { before, after } => sqlx::query(
                "UPDATE log SET packed = $3 WHERE table_id = $1 AND seq = $2 AND packed = $4",
            )
            .bind(table.as_str())
            .bind(self.seq)
            .bind(after.as_slice())
            .bind(before.as_slice()),
        };
        query.execute(connection).await.map(drop)
    }
}

impl Store {
    /// Begins to forget a guest: from now on nobody is signed in as them, even if the rest is only
    /// done after a restart.
    pub(crate) async fn ask_to_forget(&self, guest: &Id) -> Result<(), NotKept> {
        self.write(Write::Forget(ForgetWrite::Ask { guest: guest.clone() })).await.map(drop)
    }

    /// The guests to be forgotten who are not yet forgotten everywhere.
    pub(crate) async fn to_forget(&self) -> Result<Vec<Id>, StoreError> {
        let guests: Vec<String> = sqlx::query_scalar("SELECT guest FROM removals ORDER BY asked")
            .fetch_all(&self.readers)
            .await?;
        Ok(guests.into_iter().filter_map(|guest| Id::try_from(guest).ok()).collect())
    }

    /// All tables where a guest has or had a seat.
    pub(crate) async fn all_tables_of(&self, guest: &Id) -> Result<Vec<Id>, StoreError> {
        let query = sqlx::query_scalar("SELECT table_id FROM players WHERE guest = $1");
        let tables: Vec<String> = query.bind(guest.as_str()).fetch_all(&self.readers).await?;
        Ok(tables.into_iter().filter_map(|table| Id::try_from(table).ok()).collect())
    }

    /// Records that a table has forgotten a guest, who no longer owns the seat.
    pub(crate) async fn forgot(&self, guest: &Id, table: &Id) -> Result<(), NotKept> {
        let forgot = ForgetWrite::Table { guest: guest.clone(), table: table.clone() };
        self.write(Write::Forget(forgot)).await.map(drop)
    }

    /// Deletes everything else stored about a guest, except what damaged tables still need.
    pub(crate) async fn end_forgetting(&self, guest: &Id, whole: bool) -> Result<(), NotKept> {
        let end = ForgetWrite::End { guest: guest.clone(), whole };
        self.write(Write::Forget(end)).await.map(drop)
    }

    /// Removes from the log of a table what its forgotten guests provided.
    pub(crate) async fn rewrite(&self, table: &Id) -> Result<(), StoreError> {
        loop {
            let rows = self.rows_to_rewrite(table).await?;
            if rows.is_empty() {
                return Ok(());
            }
            let rewrite = ForgetWrite::Rewrite { table: table.clone(), rows };
            self.write(Write::Forget(rewrite)).await?;
        }
    }

    async fn rows_to_rewrite(&self, table: &Id) -> Result<Vec<Rewritten>, StoreError> {
        let query =
            sqlx::query("SELECT seq, entry, packed FROM log WHERE table_id = $1 ORDER BY seq");
        let rows = query.bind(table.as_str()).fetch_all(&self.readers).await?;
        let damaged = |seq: i64, reason: String| StoreError::Damaged {
            table: table.to_string(),
            seq,
            reason,
        };
        let mut log: Vec<(i64, Row, Vec<Kept>)> = Vec::with_capacity(rows.len());
        for row in &rows {
            let seq: i64 = row.try_get(0)?;
            if let Some(before) = row.try_get::<Option<Vec<u8>>, _>(2)? {
                let kept =
                    pack::unpack(&before).map_err(|error| damaged(seq, error.to_string()))?;
                log.push((seq, Row::Packed { before, after: Vec::new() }, kept));
            } else {
                let before: String = row.try_get(1)?;
                let entry: Entry = serde_json::from_str(&before)
                    .map_err(|error| damaged(seq, error.to_string()))?;
                let row = Row::Entry { before, after: String::new() };
                log.push((seq, row, vec![Kept { at: 0, entry }]));
            }
        }
        let entries = log.iter_mut().flat_map(|(_, _, kept)| kept).map(|kept| &mut kept.entry);
        if !room::forget(entries) {
            return Ok(Vec::new());
        }
        let mut rewritten = Vec::new();
        for (seq, row, kept) in log {
            let (row, changed) = match row {
                Row::Entry { before, .. } => {
                    let after = text(&kept[0].entry);
                    let changed = after != before;
                    (Row::Entry { before, after }, changed)
                }
                Row::Packed { before, .. } => {
                    let after =
                        pack::pack(&kept).map_err(|error| damaged(seq, error.to_string()))?;
                    let changed = after != before;
                    (Row::Packed { before, after }, changed)
                }
            };
            if changed {
                rewritten.push(Rewritten { seq, row });
            }
        }
        Ok(rewritten)
    }
}
