//! Where people want notices, which ones, and when.

use std::collections::BTreeMap;
use std::str::FromStr;

use notify::Kind;
use room::Id;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};
use table::UnknownName;

use super::notices::tell;
use super::writer::Write;
use super::{NotKept, Store, StoreError};
use crate::notify::channel::{ChannelKind, Why};
use crate::notify::wishes::{Kinds, Quiet, Wishes};

/// A change of a person's choices.
pub(super) enum ChannelChange {
    /// A channel, new or known, and its first message; refused if there are too many.
    Add { channel: NewChannel, most: i64 },
    /// A channel is confirmed.
    Confirm { channel: Id },
    /// A wrong code was entered.
    Mistake { channel: Id },
    /// Removes a channel and everything waiting for it: the guest's, or anyone's if no guest is
    /// named.
    Remove { channel: Id, guest: Option<Id> },
    /// The wishes of a guest.
    Wish { guest: Id, wishes: Wishes },
    /// The wishes of a guest for one table.
    WishOfTable { guest: Id, table: Id, wanted: bool },
    /// A channel works again.
    Fine { channel: String },
    /// A channel fails. If it was lost, it has to be confirmed again.
    Trouble { channel: String, why: Why, at: i64, given_up: bool, lost: bool },
}

/// A channel to be added.
pub(crate) struct NewChannel {
    pub(crate) id: Id,
    pub(crate) guest: Id,
    pub(crate) kind: ChannelKind,
    pub(crate) name: String,
    pub(crate) print: String,
    pub(crate) address: String,
    pub(crate) made: i64,
    /// Until when it can be confirmed; none if it need not be.
    pub(crate) until: Option<i64>,
    pub(crate) tries: i64,
}

/// A stored channel.
pub(crate) struct Channel {
    pub(crate) id: String,
    pub(crate) guest: String,
    pub(crate) kind: ChannelKind,
    pub(crate) name: String,
    pub(crate) print: String,
    pub(crate) address: String,
    pub(crate) made: i64,
    pub(crate) confirmed: bool,
    pub(crate) until: i64,
    pub(crate) tries: i64,
    /// Why it failed, since when, and whether it was given up.
    pub(crate) trouble: Option<(Why, i64, bool)>,
}

const CHANNEL: &str = "id, guest, kind, name, print, address, made, confirmed, until, tries, \
                       trouble, trouble_at, given_up";

impl Channel {
    fn of(row: &AnyRow) -> Result<Channel, sqlx::Error> {
        let (at, given_up): (i64, i64) = (row.try_get(11)?, row.try_get(12)?);
        let trouble = match row.try_get(10)? {
            "" => None,
            trouble => Some((named(trouble)?, at, given_up == 1)),
        };
        Ok(Channel {
            id: row.try_get(0)?,
            guest: row.try_get(1)?,
            kind: named(row.try_get(2)?)?,
            name: row.try_get(3)?,
            print: row.try_get(4)?,
            address: row.try_get(5)?,
            made: row.try_get(6)?,
            confirmed: row.try_get::<i64, _>(7)? == 1,
            until: row.try_get(8)?,
            tries: row.try_get(9)?,
            trouble,
        })
    }
}

/// What a text of ours names.
fn named<T: FromStr<Err = UnknownName>>(text: &str) -> Result<T, sqlx::Error> {
    text.parse().map_err(|unknown: UnknownName| sqlx::Error::Decode(unknown.into()))
}

/// A guest's choices.
pub(crate) struct Chosen {
    pub(crate) channels: Vec<Channel>,
    pub(crate) wishes: Wishes,
    pub(crate) tables: BTreeMap<String, bool>,
}

impl ChannelChange {
    /// Writes the change, and returns whether it did anything.
    pub(super) async fn write(&self, connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
        let query = match self {
            ChannelChange::Add { channel, most } => return channel.write(connection, *most).await,
            ChannelChange::Confirm { channel } => sqlx::query(
                "UPDATE channels SET confirmed = 1, trouble = '', given_up = 0 WHERE id = $1",
            )
            .bind(channel.as_str()),
            ChannelChange::Mistake { channel } => {
                sqlx::query("UPDATE channels SET tries = tries - 1 WHERE id = $1 AND tries > 0")
                    .bind(channel.as_str())
            }
            ChannelChange::Remove { channel, guest } => {
                let query =
                    sqlx::query("DELETE FROM channels WHERE id = $1 AND (guest = $2 OR $2 = '')");
                let guest = guest.as_ref().map_or("", Id::as_str);
                let query = query.bind(channel.as_str()).bind(guest);
                if query.execute(&mut *connection).await?.rows_affected() == 0 {
                    return Ok(false);
                }
                sqlx::query("DELETE FROM notices WHERE channel = $1").bind(channel.as_str())
            }
            ChannelChange::Wish { guest, wishes } => {
                return wish(connection, guest, wishes, true).await;
            }
            ChannelChange::WishOfTable { guest, table, wanted } => sqlx::query(
                "INSERT INTO table_wishes (guest, table_id, wanted) VALUES ($1, $2, $3) \
                 ON CONFLICT (guest, table_id) DO UPDATE SET wanted = excluded.wanted",
            )
            .bind(guest.as_str())
            .bind(table.as_str())
            .bind(i64::from(*wanted)),
            ChannelChange::Fine { channel } => sqlx::query(
                "UPDATE channels SET trouble = '', given_up = 0 WHERE id = $1 AND trouble <> ''",
            )
            .bind(channel.as_str()),
            ChannelChange::Trouble { channel, why, at, given_up, lost } => {
                if *lost {
                    let query = sqlx::query("DELETE FROM notices WHERE channel = $1");
                    query.bind(channel.as_str()).execute(&mut *connection).await?;
                }
                sqlx::query(
                    "UPDATE channels SET trouble_at = CASE WHEN trouble = '' THEN $3 \
                     ELSE trouble_at END, trouble = $2, given_up = $4, \
                     confirmed = CASE WHEN $5 = 1 THEN 0 ELSE confirmed END WHERE id = $1",
                )
                .bind(channel.as_str())
                .bind(why.name())
                .bind(*at)
                .bind(i64::from(*given_up))
                .bind(i64::from(*lost))
            }
        };
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }
}

impl NewChannel {
    async fn write(&self, connection: &mut AnyConnection, most: i64) -> Result<bool, sqlx::Error> {
        // Channels not confirmed in time are deleted.
        let query = sqlx::query(
            "DELETE FROM channels WHERE confirmed = 0 AND until > 0 AND until < $1 AND id <> $2 \
             AND trouble = ''",
        );
        let query = query.bind(self.made).bind(self.id.as_str());
        query.execute(&mut *connection).await?;
        if self.kind == ChannelKind::Push {
            // Someone else used this browser before.
            sqlx::query(
                "DELETE FROM notices WHERE channel IN \
                 (SELECT id FROM channels WHERE print = $1 AND kind = 'push' AND guest <> $2)",
            )
            .bind(self.print.as_str())
            .bind(self.guest.as_str())
            .execute(&mut *connection)
            .await?;
            let query = sqlx::query(
                "DELETE FROM channels WHERE print = $1 AND kind = 'push' AND guest <> $2",
            );
            let query = query.bind(self.print.as_str()).bind(self.guest.as_str());
            query.execute(&mut *connection).await?;
        }
        let query = sqlx::query(
            "INSERT INTO channels (id, guest, kind, name, print, address, made, confirmed, until, \
             tries) SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 FROM \
             (SELECT COUNT(*) AS others FROM channels WHERE guest = $2 AND id <> $1) AS count \
             WHERE others < $11 ON CONFLICT (id) DO UPDATE SET name = excluded.name, \
             address = excluded.address, confirmed = excluded.confirmed, until = excluded.until, \
             tries = excluded.tries, trouble = '', given_up = 0",
        )
        .bind(self.id.as_str())
        .bind(self.guest.as_str())
        .bind(self.kind.name())
        .bind(self.name.as_str())
        .bind(self.print.as_str())
        .bind(self.address.as_str())
        .bind(self.made)
        .bind(i64::from(self.until.is_none()))
        .bind(self.until.unwrap_or(0))
        .bind(self.tries)
        .bind(most);
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(false);
        }
        wish(&mut *connection, &self.guest, &Wishes::default(), false).await?;
        if self.until.is_some() {
            tell(connection, &self.id, &self.guest, Kind::Confirm, self.made).await?;
        }
        Ok(true)
    }
}

/// Stores the wishes of a guest; or only if there are none yet.
async fn wish(
    connection: &mut AnyConnection,
    guest: &Id,
    wishes: &Wishes,
    over: bool,
) -> Result<bool, sqlx::Error> {
    let (from, to, zone) = match &wishes.quiet {
        Some(Quiet { from, to, zone }) => (i64::from(*from), i64::from(*to), zone.as_str()),
        None => (-1, -1, ""),
    };
    let sql = "INSERT INTO wishes (guest, wanted, kinds, minutes, quiet_from, quiet_to, zone, \
               language) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (guest) DO ";
    let conflict = if over {
        "UPDATE SET wanted = excluded.wanted, kinds = excluded.kinds, minutes = excluded.minutes, \
         quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, zone = excluded.zone, \
         language = excluded.language"
    } else {
        "NOTHING"
    };
    // Both texts are constants of ours.
    let query = sqlx::query(AssertSqlSafe(format!("{sql}{conflict}")))
        .bind(guest.as_str())
        .bind(i64::from(wishes.on))
        .bind(wishes.kinds.bits())
        .bind(i64::from(wishes.after))
        .bind(from)
        .bind(to)
        .bind(zone)
        .bind(wishes.language.as_str());
    Ok(query.execute(connection).await?.rows_affected() > 0)
}

/// The wishes in the columns from `first`; the defaults if there are none.
pub(super) fn wishes(row: &AnyRow, first: usize) -> Result<Wishes, sqlx::Error> {
    let Some(wanted) = row.try_get::<Option<i64>, _>(first)? else { return Ok(Wishes::default()) };
    let from: i64 = row.try_get(first + 3)?;
    let quiet = Quiet {
        from: from as u16,
        to: row.try_get::<i64, _>(first + 4)? as u16,
        zone: row.try_get(first + 5)?,
    };
    Ok(Wishes {
        on: wanted == 1,
        kinds: Kinds::of_bits(row.try_get(first + 1)?),
        after: row.try_get::<i64, _>(first + 2)? as u32,
        quiet: (from >= 0).then_some(quiet),
        language: row.try_get(first + 6)?,
    })
}

impl Store {
    async fn change_channels(&self, change: ChannelChange) -> Result<bool, NotKept> {
        self.write(Write::Channels(change)).await
    }

    /// The choices of a guest.
    pub(crate) async fn chosen(&self, guest: &Id) -> Result<Chosen, StoreError> {
        let sql = format!("SELECT {CHANNEL} FROM channels WHERE guest = $1 ORDER BY made, id");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(guest.as_str()).fetch_all(&self.readers);
        let channels = rows.await?.iter().map(Channel::of).collect::<Result<_, _>>()?;
        let query = sqlx::query(
            "SELECT wanted, kinds, minutes, quiet_from, quiet_to, zone, language FROM wishes \
             WHERE guest = $1",
        );
        let row = query.bind(guest.as_str()).fetch_optional(&self.readers).await?;
        let wishes = row.map_or(Ok(Wishes::default()), |row| wishes(&row, 0))?;
        let query = sqlx::query("SELECT table_id, wanted FROM table_wishes WHERE guest = $1");
        let rows = query.bind(guest.as_str()).fetch_all(&self.readers).await?;
        let of_table = |row: &AnyRow| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? == 1));
        let tables = rows.iter().map(of_table).collect::<Result<_, sqlx::Error>>()?;
        Ok(Chosen { channels, wishes, tables })
    }

    /// Returns a channel.
    pub(crate) async fn channel(&self, id: &Id) -> Result<Option<Channel>, StoreError> {
        let sql = format!("SELECT {CHANNEL} FROM channels WHERE id = $1");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(id.as_str());
        let row = query.fetch_optional(&self.readers).await?;
        Ok(row.map(|row| Channel::of(&row)).transpose()?)
    }

    /// How many guests have named this address since a time without confirming it.
    pub(crate) async fn unconfirmed(&self, print: &str, since: i64) -> Result<i64, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT COUNT(*) FROM channels WHERE print = $1 AND confirmed = 0 AND made >= $2",
        );
        Ok(query.bind(print).bind(since).fetch_one(&self.readers).await?)
    }

    /// Adds or updates a channel; returns whether there was room for it.
    pub(crate) async fn add_channel(
        &self,
        channel: NewChannel,
        most: i64,
    ) -> Result<bool, NotKept> {
        self.change_channels(ChannelChange::Add { channel, most }).await
    }

    pub(crate) async fn confirm_channel(&self, channel: &Id) -> Result<bool, NotKept> {
        self.change_channels(ChannelChange::Confirm { channel: channel.clone() }).await
    }

    /// Records a wrong code.
    pub(crate) async fn note_mistake(&self, channel: &Id) -> Result<bool, NotKept> {
        self.change_channels(ChannelChange::Mistake { channel: channel.clone() }).await
    }

    /// Removes a channel: the guest's, or anyone's if no guest is named.
    pub(crate) async fn remove_channel(
        &self,
        channel: &Id,
        guest: Option<&Id>,
    ) -> Result<bool, NotKept> {
        let (channel, guest) = (channel.clone(), guest.cloned());
        self.change_channels(ChannelChange::Remove { channel, guest }).await
    }

    pub(crate) async fn wish(&self, guest: &Id, wishes: Wishes) -> Result<bool, NotKept> {
        self.change_channels(ChannelChange::Wish { guest: guest.clone(), wishes }).await
    }

    pub(crate) async fn wish_of_table(
        &self,
        guest: &Id,
        table: &Id,
        wanted: bool,
    ) -> Result<bool, NotKept> {
        let (guest, table) = (guest.clone(), table.clone());
        self.change_channels(ChannelChange::WishOfTable { guest, table, wanted }).await
    }

    /// Records that a channel works again.
    pub(crate) async fn channel_fine(&self, channel: &str) -> Result<bool, NotKept> {
        self.change_channels(ChannelChange::Fine { channel: channel.into() }).await
    }

    /// Records that a channel fails.
    pub(crate) async fn channel_trouble(
        &self,
        channel: &str,
        why: Why,
        at: i64,
        given_up: bool,
        lost: bool,
    ) -> Result<bool, NotKept> {
        let channel = channel.into();
        self.change_channels(ChannelChange::Trouble { channel, why, at, given_up, lost }).await
    }
}
