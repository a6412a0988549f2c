//! A guest's own list of tables, which shows more than everyone may know.

use std::collections::BTreeMap;

use room::{Id, Room, Summary, Time};
use sqlx::{AnyConnection, Row as _};
use table::Seat;

use super::database::{Engine, for_rows};
use super::{LISTED, Store, StoreError, unix_millis};
use crate::time;

/// How far the end of a clock may move and still count as the same, in milliseconds: the time left
/// is rounded with every move.
const SAME: u64 = 1000;

/// The deadline of a player without a clock.
const ENDLESS: Time = Time(u64::MAX);

/// A guest who is awaited from now on, or no longer.
pub(crate) struct Wait {
    guest: Id,
    /// When the time to think is up, in milliseconds since 1970; 0 if it is unlimited. None if the
    /// guest is no longer awaited.
    due: Option<i64>,
}

impl Wait {
    /// The differences between two moments of a table.
    pub(crate) fn changes(before: &Room, after: &Room) -> Vec<Wait> {
        let (before, now) = (before.awaited(), after.awaited());
        let of = |waits: &[(_, Option<Time>)], seat| {
            let wait = waits.iter().find(|(other, _)| *other == seat);
            wait.map(|(_, until)| until.unwrap_or(ENDLESS))
        };
        let change = |seat| {
            let (before, now) = (of(&before, seat), of(&now, seat));
            let guest = after.owner_of(seat)?;
            (!is_same(before, now)).then(|| Wait::new(&guest.id, now))
        };
        after.seats().filter_map(change).collect()
    }

    /// Everyone who is awaited at a table.
    pub(crate) fn all(room: &Room) -> Vec<Wait> {
        let wait = |(seat, until): (Seat, Option<Time>)| {
            Some(Wait::new(&room.owner_of(seat)?.id, Some(until.unwrap_or(ENDLESS))))
        };
        room.awaited().into_iter().filter_map(wait).collect()
    }

    fn new(guest: &Id, until: Option<Time>) -> Wait {
        let due = until.map(|until| if until == ENDLESS { 0 } else { time::to_unix(until) });
        Wait { guest: guest.clone(), due }
    }

    pub(super) fn guest(&self) -> &Id {
        &self.guest
    }

    /// Writes who is awaited, by table and guest, in one statement: nearly every move changes it.
    pub(super) async fn write_all(
        waits: &BTreeMap<(&Id, &Id), &Wait>,
        connection: &mut AnyConnection,
        engine: Engine,
    ) -> Result<(), sqlx::Error> {
        if waits.is_empty() {
            return Ok(());
        }
        let sql = format!(
            "UPDATE players SET due = wish.column4, asked = CASE \
             WHEN wish.column3 = 0 OR players.asked = 0 THEN wish.column3 ELSE players.asked END \
             FROM (VALUES {}) AS wish \
             WHERE players.guest = wish.column1 AND players.table_id = wish.column2",
            engine.parameters(waits.len(), 4)
        );
        let now = unix_millis();
        let mut query = for_rows(sql, waits.len());
        for ((table, guest), Wait { due, .. }) in waits {
            let asked = due.map_or(0, |_| now);
            query = query.bind(guest.as_str()).bind(table.as_str());
            query = query.bind(asked).bind(due.unwrap_or(0));
        }
        query.execute(connection).await.map(drop)
    }
}

fn is_same(before: Option<Time>, now: Option<Time>) -> bool {
    match (before, now) {
        (Some(before), Some(now)) => before.0.abs_diff(now.0) < SAME,
        (before, now) => before == now,
    }
}

/// A table in a guest's own list.
pub(crate) struct Own {
    pub(crate) summary: Summary,
    /// Whether a bot plays for them.
    pub(crate) left: bool,
    /// Their seat; none in rows without one.
    pub(crate) seat: Option<u8>,
    pub(crate) hosts: bool,
    /// The seats of all people who are awaited.
    pub(crate) awaited: Vec<u8>,
    /// Since when they are awaited themselves, in milliseconds since 1970.
    pub(crate) since: Option<i64>,
    /// Their deadline then.
    pub(crate) due: Option<i64>,
    /// When lists were last updated about it.
    pub(crate) changed: i64,
}

impl Store {
    /// The tables where a guest has a seat and which they have not taken off the list: unfinished
    /// ones first, each group by most recent change.
    pub(crate) async fn tables_of(&self, guest: &Id) -> Result<Vec<Own>, StoreError> {
        let query = sqlx::query(
            "SELECT summary, plays, seat, hosts, asked, due, changed FROM tables \
             JOIN players ON players.table_id = tables.id \
             WHERE players.guest = $1 AND players.hidden = 0 \
             ORDER BY CASE phase WHEN 'over' THEN 1 ELSE 0 END, changed DESC LIMIT $2",
        );
        let rows = query.bind(guest.as_str()).bind(LISTED).fetch_all(&self.readers).await?;
        let known = |time: i64| (time > 0).then_some(time);
        let own = |row: &sqlx::any::AnyRow| {
            Ok(Own {
                summary: serde_json::from_str(row.try_get(0)?)?,
                left: row.try_get::<i64, _>(1)? == 0,
                seat: u8::try_from(row.try_get::<i64, _>(2)?).ok(),
                hosts: row.try_get::<i64, _>(3)? == 1,
                awaited: Vec::new(),
                since: known(row.try_get(4)?),
                due: known(row.try_get(5)?),
                changed: row.try_get(6)?,
            })
        };
        let mut tables: Vec<Own> = rows.iter().map(own).collect::<Result<_, StoreError>>()?;
        let query = sqlx::query(
            "SELECT others.table_id, others.seat FROM players AS mine \
             JOIN players AS others ON others.table_id = mine.table_id \
             WHERE mine.guest = $1 AND mine.hidden = 0 AND others.asked > 0 ORDER BY others.seat",
        );
        for row in query.bind(guest.as_str()).fetch_all(&self.readers).await? {
            let (table, seat): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
            let here = tables.iter_mut().find(|own| own.summary.id.as_str() == table);
            if let (Some(own), Ok(seat)) = (here, u8::try_from(seat)) {
                own.awaited.push(seat);
            }
        }
        Ok(tables)
    }
}
