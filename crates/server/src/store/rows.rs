//! The entries of all tables in one commit, inserted at their positions in the logs.

use std::collections::HashSet;
use std::fmt::Write as _;

use room::Id;
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Row as _};

use super::database::{Engine, for_rows};
use super::writer::{Job, Write};
use super::{Lists, unix_millis};

/// Entries of a table.
pub(super) struct Append {
    pub(super) table: Id,
    /// How many entries the table already has.
    pub(super) after: u32,
    pub(super) entries: Vec<String>,
    pub(super) lists: Lists,
}

impl Append {
    /// The position in the log that it claims: only one write can have it.
    pub(super) fn key(&self) -> (&str, u32) {
        (self.table.as_str(), self.after)
    }

    fn rows(&self) -> impl Iterator<Item = (&str, u32, &str)> {
        let row = |(seq, entry)| (self.table.as_str(), seq, String::as_str(entry));
        (self.after..).zip(&self.entries).map(row)
    }
}

/// The entries of all tables in a batch.
pub(super) struct Rows<'a>(Vec<&'a Append>);

impl<'a> Rows<'a> {
    pub(super) fn of(batch: &'a [Job]) -> Rows<'a> {
        let append = |job: &'a Job| match &job.write {
            Write::Append(append) => Some(append),
            _ => None,
        };
        Rows(batch.iter().filter_map(append).collect())
    }

    pub(super) fn count(&self) -> u64 {
        self.0.iter().map(|append| append.entries.len() as u64).sum()
    }

    /// Inserts those whose position is free, and returns how many.
    pub(super) async fn insert(
        &self,
        connection: &mut AnyConnection,
        engine: Engine,
    ) -> Result<u64, sqlx::Error> {
        if self.count() == 0 {
            return Ok(0);
        }
        let query = self.bind(self.sql(engine));
        Ok(query.execute(connection).await?.rows_affected())
    }

    /// Inserts the entries of tables where nothing else was written, and returns the positions of
    /// the others.
    pub(super) async fn insert_what_fits(
        &self,
        connection: &mut AnyConnection,
        engine: Engine,
    ) -> Result<HashSet<(&'a str, u32)>, sqlx::Error> {
        let sql = self.sql(engine) + " RETURNING table_id, seq";
        let query = self.bind(sql);
        let mut inserted = HashSet::new();
        for row in query.fetch_all(&mut *connection).await? {
            inserted.insert((row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?));
        }
        let stands = |table: &str, seq: u32| inserted.contains(&(table.into(), seq.into()));
        let astray = match engine {
            Engine::Sqlite => HashSet::new(),
            Engine::Postgres => self.astray(&mut *connection).await?,
        };
        let is_lost = |append: &&&Append| {
            let (table, seq) = append.key();
            !stands(table, seq) || astray.contains(&(table.into(), seq.into()))
        };
        let mut lost = HashSet::new();
        for append in self.0.iter().filter(is_lost) {
            lost.insert(append.key());
            // Entries that were to follow a rejected one must go too.
            for (table, seq, _) in append.rows().filter(|(table, seq, _)| stands(table, *seq)) {
                sqlx::query("DELETE FROM log WHERE table_id = $1 AND seq = $2")
                    .bind(table)
                    .bind(i64::from(seq))
                    .execute(&mut *connection)
                    .await?;
            }
        }
        Ok(lost)
    }

    /// The positions without a predecessor: another node has packed the entries they were to
    /// follow, so that occupied positions became free. Queried after inserting: a node that had to
    /// wait for the other's commit then sees its effect.
    pub(super) async fn astray(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<HashSet<(String, i64)>, sqlx::Error> {
        if self.0.is_empty() {
            return Ok(HashSet::new());
        }
        let mut sql = String::from("SELECT wish.table_id, wish.seq FROM (VALUES ");
        for wish in 0..self.0.len() {
            let (table, seq) = (2 * wish + 1, 2 * wish + 2);
            let comma = if wish == 0 { "" } else { ", " };
            write!(sql, "{comma}(CAST(${table} AS TEXT), CAST(${seq} AS BIGINT))")
                .expect("writing to a string does not fail");
        }
        sql += ") AS wish (table_id, seq) WHERE CASE wish.seq \
                WHEN 0 THEN EXISTS (SELECT 1 FROM log AS later \
                WHERE later.table_id = wish.table_id AND later.packed IS NOT NULL) \
                ELSE NOT EXISTS (SELECT 1 FROM log AS before \
                WHERE before.table_id = wish.table_id AND before.seq = wish.seq - 1) END";
        let query = for_rows(sql, self.0.len());
        let bind = |query: Query<'a, Any, AnyArguments>, append: &&'a Append| {
            let (table, seq) = append.key();
            query.bind(table).bind(i64::from(seq))
        };
        let rows = self.0.iter().fold(query, bind).fetch_all(connection).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    fn sql(&self, engine: Engine) -> String {
        let parameters = engine.parameters(self.count() as usize, 4);
        format!(
            "INSERT INTO log (table_id, seq, at, entry) VALUES {parameters} \
             ON CONFLICT (table_id, seq) DO NOTHING"
        )
    }

    fn bind(&self, sql: String) -> Query<'a, Any, AnyArguments> {
        let now = unix_millis();
        let mut query = for_rows(sql, self.count() as usize);
        for (table, seq, entry) in self.0.iter().flat_map(|append| append.rows()) {
            query = query.bind(table).bind(i64::from(seq)).bind(now).bind(entry);
        }
        query
    }
}
