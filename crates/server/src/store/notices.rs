//! The outbox: notices to be sent. Who wants them, and where, is in `channels`.
//!
//! A notice is written in the commit of the change it is about, for those who want it and have a
//! confirmed channel; for everyone else a single index lookup finds nothing. Sending is claimed
//! before it is tried, so that only one of several nodes does it, and settled afterwards; anyone
//! may take over a claim that was not settled in time.

use notify::Kind;
use room::{Id, Summary};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};

use super::channels::{Channel, wishes};
use super::writer::Write;
use super::{NotKept, Store, StoreError};
use crate::notify::events::NewNotice;
use crate::notify::wishes::{Kinds, Wishes};

/// The most notices waiting for one person.
const MOST_OF_ONE: i64 = 200;
/// The kind recorded in place of notices for which there was no room.
pub(crate) const TOO_MANY: &str = "too-many";
/// How long a turn must have lasted before its reminder comes, in milliseconds.
const APART: i64 = 60_000;
/// How many people a query includes.
const SOME: usize = 500;

/// The notices caused by a change at a table.
pub(crate) struct NewNotices {
    pub(crate) now: i64,
    /// The kinds of channels that notices can go to.
    pub(crate) ways: [&'static str; 3],
    /// Whether there is no room for more.
    pub(crate) full: bool,
    pub(crate) notices: Vec<NewNotice>,
}

impl NewNotices {
    /// Writes them for those who want them: one for each channel, and one for each moment of a
    /// table.
    pub(super) async fn write(
        &self,
        connection: &mut AnyConnection,
        table: &Id,
    ) -> Result<(), sqlx::Error> {
        for notice in &self.notices {
            sqlx::query(
                "INSERT INTO notices (channel, table_id, kind, guest, who, made, due, ends, asked, \
                 attempts, claim, claimed) \
                 SELECT channels.id, CASE WHEN lot.full_up = 1 THEN '' ELSE $2 END, \
                 CASE WHEN lot.full_up = 1 THEN 'too-many' ELSE $3 END, channels.guest, $4, \
                 CASE WHEN $6 > 0 THEN $6 - wishes.minutes * 60000 ELSE $5 END, \
                 CASE WHEN $6 > 0 THEN $6 ELSE $5 + wishes.minutes * 60000 END, \
                 $7, players.asked, 0, '', 0 \
                 FROM channels \
                 JOIN wishes ON wishes.guest = channels.guest \
                 JOIN players ON players.guest = channels.guest AND players.table_id = $2 \
                 JOIN (SELECT CASE WHEN $8 = 1 OR COUNT(*) >= $9 THEN 1 ELSE 0 END AS full_up \
                 FROM notices WHERE guest = $1) AS lot ON 1 = 1 \
                 LEFT JOIN table_wishes ON table_wishes.guest = channels.guest \
                 AND table_wishes.table_id = $2 \
                 WHERE channels.guest = $1 AND channels.confirmed = 1 \
                 AND channels.kind IN ($10, $11, $12) AND players.plays = 1 \
                 AND COALESCE(table_wishes.wanted, wishes.wanted) = 1 \
                 AND (wishes.kinds & $13) <> 0 \
                 AND ($6 = 0 OR $6 > $5 + wishes.minutes * 60000 + $14) \
                 AND ($6 > 0 OR NOT EXISTS (SELECT 1 FROM notices AS other \
                 WHERE other.channel = channels.id AND other.table_id = $2 \
                 AND other.made = $5 AND other.kind <> $3)) \
                 ON CONFLICT (channel, table_id, kind) DO UPDATE SET who = excluded.who, \
                 made = excluded.made, due = excluded.due, ends = excluded.ends, \
                 asked = excluded.asked, claim = '', claimed = 0, attempts = \
                 CASE WHEN excluded.kind = 'too-many' THEN notices.attempts + 1 ELSE 0 END",
            )
            .bind(notice.guest.as_str())
            .bind(table.as_str())
            .bind(notice.kind.name())
            .bind(notice.who.as_str())
            .bind(self.now)
            .bind(notice.remind)
            .bind(notice.ends)
            .bind(i64::from(self.full))
            .bind(MOST_OF_ONE)
            .bind(self.ways[0])
            .bind(self.ways[1])
            .bind(self.ways[2])
            .bind(Kinds::bit(notice.kind))
            .bind(APART)
            .execute(&mut *connection)
            .await?;
        }
        Ok(())
    }
}

/// The key of a notice.
#[derive(Clone, Debug)]
pub(crate) struct Key {
    pub(crate) channel: String,
    pub(crate) table: String,
    pub(crate) kind: String,
}

/// A change of the outbox.
pub(super) enum Change {
    /// A notice that is due at once.
    Tell { channel: Id, guest: Id, kind: Kind, now: i64 },
    /// Claims up to `most` of the notices that are due, until a time.
    Claim { claim: String, now: i64, until: i64, most: i64 },
    /// Drops all claims, since none can be active.
    Unclaim,
    /// Removes a notice that was sent, given up or moot, if the claim still holds.
    Done { key: Key, claim: String },
    /// Postpones a notice, if the claim still holds.
    Later { key: Key, claim: String, due: i64, attempts: i64 },
    /// Moves a player's deadline: the server was stopped.
    Put { guest: Id, table: Id, ends: i64 },
}

/// A waiting notice, for a person who was seen.
pub(crate) struct Waiting {
    pub(crate) key: Key,
    pub(crate) guest: String,
    pub(crate) made: i64,
    pub(crate) due: i64,
    pub(crate) attempts: i64,
    pub(crate) minutes: i64,
}

/// A claimed notice, with everything that decides whether it is sent.
pub(crate) struct Claimed {
    pub(crate) key: Key,
    pub(crate) who: String,
    pub(crate) ends: i64,
    pub(crate) asked: i64,
    pub(crate) attempts: i64,
    /// None if it was removed.
    pub(crate) channel: Option<Channel>,
    pub(crate) wishes: Wishes,
    /// The choice for the table.
    pub(crate) wanted: Option<bool>,
    pub(crate) table: Option<Summary>,
    /// The recipient's seat.
    pub(crate) seat: Option<u8>,
    /// Since when their move or answer is awaited; none if they no longer play.
    pub(crate) asked_now: Option<i64>,
}

impl Change {
    /// Writes the change, and returns whether it did anything.
    pub(super) async fn write(&self, connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
        let query = match self {
            Change::Tell { channel, guest, kind, now } => {
                return tell(connection, channel, guest, *kind, *now).await;
            }
            // A node that waited for another's claim finds the rows claimed.
            Change::Claim { claim, now, until, most } => sqlx::query(
                "UPDATE notices SET claim = $1, claimed = $3 WHERE claimed <= $2 \
                 AND (channel, table_id, kind) IN (SELECT channel, table_id, kind FROM notices \
                 WHERE due <= $2 AND claimed <= $2 ORDER BY due LIMIT $4)",
            )
            .bind(claim.as_str())
            .bind(*now)
            .bind(*until)
            .bind(*most),
            Change::Unclaim => {
                sqlx::query("UPDATE notices SET claim = '', claimed = 0 WHERE claim <> ''")
            }
            Change::Done { key, claim } => sqlx::query(
                "DELETE FROM notices WHERE channel = $1 AND table_id = $2 AND kind = $3 \
                 AND claim = $4",
            )
            .bind(key.channel.as_str())
            .bind(key.table.as_str())
            .bind(key.kind.as_str())
            .bind(claim.as_str()),
            Change::Later { key, claim, due, attempts } => sqlx::query(
                "UPDATE notices SET due = $5, attempts = $6, claim = '', claimed = 0 \
                 WHERE channel = $1 AND table_id = $2 AND kind = $3 AND claim = $4",
            )
            .bind(key.channel.as_str())
            .bind(key.table.as_str())
            .bind(key.kind.as_str())
            .bind(claim.as_str())
            .bind(*due)
            .bind(*attempts),
            Change::Put { guest, table, ends } => sqlx::query(
                "UPDATE notices SET due = CASE WHEN kind = 'reminder' THEN due + ($3 - ends) \
                 ELSE due END, made = CASE WHEN kind = 'reminder' THEN made + ($3 - ends) \
                 ELSE made END, ends = $3 WHERE guest = $1 AND table_id = $2 AND ends > 0",
            )
            .bind(guest.as_str())
            .bind(table.as_str())
            .bind(*ends),
        };
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }
}

/// Adds a notice that is due at once and about no table.
pub(super) async fn tell(
    connection: &mut AnyConnection,
    channel: &Id,
    guest: &Id,
    kind: Kind,
    now: i64,
) -> Result<bool, sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO notices (channel, table_id, kind, guest, who, made, due, ends, asked, \
         attempts, claim, claimed) VALUES ($1, '', $2, $3, '', $4, $4, 0, 0, 0, '', 0) \
         ON CONFLICT (channel, table_id, kind) DO UPDATE SET made = excluded.made, \
         due = excluded.due, attempts = 0, claim = '', claimed = 0",
    );
    let query = query.bind(channel.as_str()).bind(kind.name()).bind(guest.as_str()).bind(now);
    Ok(query.execute(connection).await?.rows_affected() > 0)
}

fn key(row: &AnyRow) -> Result<Key, sqlx::Error> {
    Ok(Key { channel: row.try_get(0)?, table: row.try_get(1)?, kind: row.try_get(2)? })
}

impl Store {
    async fn change_notices(&self, change: Change) -> Result<bool, NotKept> {
        self.write(Write::Notices(change)).await
    }

    /// Adds a test notice.
    pub(crate) async fn try_channel(
        &self,
        channel: &Id,
        guest: &Id,
        now: i64,
    ) -> Result<bool, NotKept> {
        let (channel, guest) = (channel.clone(), guest.clone());
        self.change_notices(Change::Tell { channel, guest, kind: Kind::Test, now }).await
    }

    /// Claims some notices that are due, until a time.
    pub(crate) async fn claim_notices(
        &self,
        claim: &str,
        now: i64,
        until: i64,
        most: i64,
    ) -> Result<Vec<Claimed>, StoreError> {
        let change = Change::Claim { claim: claim.into(), now, until, most };
        if !self.change_notices(change).await? {
            return Ok(Vec::new());
        }
        let query = sqlx::query(
            "SELECT notices.channel, notices.table_id, notices.kind, notices.who, \
             notices.ends, notices.asked, notices.attempts, \
             wishes.wanted, wishes.kinds, wishes.minutes, wishes.quiet_from, wishes.quiet_to, \
             wishes.zone, wishes.language, table_wishes.wanted, tables.summary, \
             players.seat, players.plays, players.asked \
             FROM notices LEFT JOIN wishes ON wishes.guest = notices.guest \
             LEFT JOIN table_wishes ON table_wishes.guest = notices.guest \
             AND table_wishes.table_id = notices.table_id \
             LEFT JOIN tables ON tables.id = notices.table_id \
             LEFT JOIN players ON players.guest = notices.guest \
             AND players.table_id = notices.table_id WHERE notices.claim = $1",
        );
        let mut notices = Vec::new();
        for row in query.bind(claim).fetch_all(&self.readers).await? {
            let key = key(&row)?;
            let channel = Id::try_from(key.channel.clone()).ok();
            let summary: Option<String> = row.try_get(15)?;
            let plays = row.try_get::<Option<i64>, _>(17)? == Some(1);
            notices.push(Claimed {
                who: row.try_get(3)?,
                ends: row.try_get(4)?,
                asked: row.try_get(5)?,
                attempts: row.try_get(6)?,
                wishes: wishes(&row, 7)?,
                wanted: row.try_get::<Option<i64>, _>(14)?.map(|wanted| wanted == 1),
                table: summary.and_then(|text| serde_json::from_str(&text).ok()),
                seat: row.try_get::<Option<i64>, _>(16)?.and_then(|seat| u8::try_from(seat).ok()),
                asked_now: row.try_get::<Option<i64>, _>(18)?.filter(|_| plays),
                channel: match channel {
                    Some(channel) => self.channel(&channel).await?,
                    None => None,
                },
                key,
            });
        }
        Ok(notices)
    }

    /// Drops all claims: no other process can have any.
    pub(crate) async fn unclaim_notices(&self) -> Result<bool, NotKept> {
        self.change_notices(Change::Unclaim).await
    }

    /// Removes a notice that was sent, given up or moot, if the claim still holds.
    pub(crate) async fn notice_done(&self, key: &Key, claim: &str) -> Result<bool, NotKept> {
        self.change_notices(Change::Done { key: key.clone(), claim: claim.into() }).await
    }

    /// Postpones a notice, if the claim still holds.
    pub(crate) async fn notice_later(
        &self,
        key: &Key,
        claim: &str,
        due: i64,
        attempts: i64,
    ) -> Result<bool, NotKept> {
        let (key, claim) = (key.clone(), claim.into());
        self.change_notices(Change::Later { key, claim, due, attempts }).await
    }

    /// Moves the deadlines of guests.
    pub(crate) async fn put_off_notices(
        &self,
        table: &Id,
        ends: Vec<(Id, i64)>,
    ) -> Result<(), NotKept> {
        for (guest, ends) in ends {
            self.change_notices(Change::Put { guest, table: table.clone(), ends }).await?;
        }
        Ok(())
    }

    /// The unclaimed notices waiting for these people.
    pub(crate) async fn waiting_for(
        &self,
        guests: &[&Id],
        now: i64,
    ) -> Result<Vec<Waiting>, StoreError> {
        let mut waiting = Vec::new();
        for some in guests.chunks(SOME) {
            let ids: Vec<String> =
                (2..=some.len() + 1).map(|number| format!("${number}")).collect();
            let sql = format!(
                "SELECT channel, table_id, kind, notices.guest, made, due, attempts, minutes \
                 FROM notices JOIN wishes ON wishes.guest = notices.guest \
                 WHERE claimed <= $1 AND table_id <> '' AND notices.guest IN ({})",
                ids.join(", ")
            );
            // The text holds numbers of parameters and nothing else.
            let query = sqlx::query(AssertSqlSafe(sql)).persistent(false).bind(now);
            let query = some.iter().fold(query, |query, id| query.bind(id.as_str()));
            for row in query.fetch_all(&self.readers).await? {
                waiting.push(Waiting {
                    key: key(&row)?,
                    guest: row.try_get(3)?,
                    made: row.try_get(4)?,
                    due: row.try_get(5)?,
                    attempts: row.try_get(6)?,
                    minutes: row.try_get(7)?,
                });
            }
        }
        Ok(waiting)
    }

    /// How many notices are waiting.
    pub(crate) async fn notices_waiting(&self) -> Result<i64, StoreError> {
        let query = sqlx::query_scalar("SELECT COUNT(*) FROM notices");
        Ok(query.fetch_one(&self.readers).await?)
    }
}
