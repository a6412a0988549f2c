//! A guest's tables and ratings, for their own download.

use room::{Id, Summary};
use sqlx::Row as _;

use super::{Kept, Store, StoreError};

/// The most tables included, the newest ones.
const COLLECTED: i64 = 1000;

/// A table where a guest has or had a seat.
pub(crate) struct Attended {
    pub(crate) summary: Summary,
    pub(crate) seat: Option<u8>,
    pub(crate) hosts: bool,
    /// Whether it is in their own list.
    pub(crate) listed: bool,
    /// When it was last begun, ended or joined, in milliseconds since 1970.
    pub(crate) changed: i64,
    /// The guest's chat messages there, with their times.
    pub(crate) said: Vec<(i64, String)>,
}

/// A guest's rating at a game.
pub(crate) struct Rated {
    pub(crate) game: String,
    pub(crate) points: f64,
    pub(crate) doubt: f64,
    pub(crate) games: i64,
}

impl Store {
    /// The tables where a guest has or had a seat, newest first, with their chat messages there.
    pub(crate) async fn attended_by(&self, guest: &Id) -> Result<Vec<Attended>, StoreError> {
        let query = sqlx::query(
            "SELECT summary, seat, hosts, hidden, changed FROM tables \
             JOIN players ON players.table_id = tables.id \
             WHERE players.guest = $1 ORDER BY changed DESC, tables.id LIMIT $2",
        );
        let rows = query.bind(guest.as_str()).bind(COLLECTED).fetch_all(&self.readers).await?;
        let mut attended = Vec::with_capacity(rows.len());
        for row in &rows {
            let summary: Summary = serde_json::from_str(row.try_get(0)?)?;
            attended.push(Attended {
                said: self.said_by(guest, &summary.id).await?,
                summary,
                seat: u8::try_from(row.try_get::<i64, _>(1)?).ok(),
                hosts: row.try_get::<i64, _>(2)? == 1,
                listed: row.try_get::<i64, _>(3)? == 0,
                changed: row.try_get(4)?,
            });
        }
        Ok(attended)
    }

    async fn said_by(&self, guest: &Id, table: &Id) -> Result<Vec<(i64, String)>, StoreError> {
        let mut log = match self.load(table, 0).await {
            Err(StoreError::Damaged { .. }) => Vec::new(),
            log => log?,
        };
        let said = room::said_by(log.iter().map(|kept| &kept.entry), guest);
        let saying = |number: usize| match &mut log[number] {
            Kept { at, entry: room::entry::Entry::Said(said) } => {
                Some((*at, std::mem::take(&mut said.text)))
            }
            Kept { .. } => None,
        };
        Ok(said.into_iter().filter_map(saying).collect())
    }

    /// The ratings of a guest.
    pub(crate) async fn ratings_of(&self, guest: &Id) -> Result<Vec<Rated>, StoreError> {
        let query = sqlx::query(
            "SELECT game, points, doubt, games FROM ratings WHERE guest = $1 ORDER BY game",
        );
        let rows = query.bind(guest.as_str()).fetch_all(&self.readers).await?;
        let rated = |row: &sqlx::any::AnyRow| {
            Ok(Rated {
                game: row.try_get(0)?,
                points: row.try_get(1)?,
                doubt: row.try_get(2)?,
                games: row.try_get(3)?,
            })
        };
        rows.iter().map(rated).collect()
    }
}
