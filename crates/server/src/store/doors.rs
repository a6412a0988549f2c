//! Invitation links ("doors"), which lead to wherever a guest waits for others.

use room::message::Who;
use room::{Id, Summary};
use sqlx::{AnyConnection, Row as _};

use super::{LISTED, NotKept, Store, StoreError, Write};
use crate::random;

/// Where a door leads.
pub(crate) struct Behind {
    /// The name of its owner.
    pub(crate) name: String,
    /// The table where they wait, if any.
    pub(crate) table: Option<Id>,
}

/// Sets the link of a guest, replacing any other.
pub(super) async fn write(
    connection: &mut AnyConnection,
    guest: &Id,
    door: &Id,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO doors (guest, door) VALUES ($1, $2) \
         ON CONFLICT (guest) DO UPDATE SET door = excluded.door",
    )
    .bind(guest.as_str())
    .bind(door.as_str())
    .execute(connection)
    .await
    .map(drop)
}

impl Store {
    /// The link of a guest, if they have one.
    pub(crate) async fn door_of(&self, guest: &Id) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT door FROM doors WHERE guest = $1");
        Ok(query.bind(guest.as_str()).fetch_optional(&self.readers).await?)
    }

    /// Makes a new link for a guest; an old one no longer leads anywhere.
    pub(crate) async fn make_door(&self, guest: &Id) -> Result<Id, NotKept> {
        let door = random::id();
        self.write(Write::Door { guest: guest.clone(), door: door.clone() }).await?;
        Ok(door)
    }

    /// Where such a link leads: to the newest table with a free seat that its owner hosts or that
    /// is public. Other hosts' unlisted tables are theirs to share.
    pub(crate) async fn behind(&self, door: &Id) -> Result<Option<Behind>, StoreError> {
        let query = sqlx::query(
            "SELECT guests.id, guests.name FROM doors \
             JOIN guests ON guests.id = doors.guest WHERE door = $1",
        );
        let row = query.bind(door.as_str()).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(None) };
        let (guest, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let query = sqlx::query_scalar(
            "SELECT summary FROM tables JOIN players ON players.table_id = tables.id \
             WHERE players.guest = $1 AND phase = 'lobby' AND hidden = 0 AND seat >= 0 \
             AND (hosts = 1 OR listed = 1) ORDER BY changed DESC LIMIT $2",
        );
        let lobbies: Vec<String> = query.bind(guest).bind(LISTED).fetch_all(&self.readers).await?;
        for lobby in lobbies {
            let summary: Summary = serde_json::from_str(&lobby)?;
            if summary.seats.contains(&Who::Open) {
                return Ok(Some(Behind { name, table: Some(summary.id) }));
            }
        }
        Ok(Some(Behind { name, table: None }))
    }
}
