//! Devices: the keys that identify a guest, since when, and a description of each; and the recovery
//! code for when all of them are lost.

use room::Id;
use room::message::Guest;
use sqlx::{AnyConnection, Row as _};

use super::{NotKept, Store, StoreError, Write, unix_millis};
use crate::random::{Key, Secret};

/// The most devices of a guest: adding another drops the one not seen for longest.
pub(crate) const DEVICES: i64 = 20;
/// How precisely it is recorded when a device was last seen, in milliseconds: it is not written
/// more often.
const HOUR: i64 = 3_600_000;
/// How long ended keys are remembered, in milliseconds.
const ENDED: i64 = 60_000;

/// A key for a device, with the device's description.
#[derive(Clone)]
pub(crate) struct NewKey {
    pub(crate) key: Key,
    pub(crate) device: String,
}

impl NewKey {
    pub(super) fn random(device: String) -> NewKey {
        NewKey { key: Key::random(), device }
    }

    pub(super) async fn insert(
        &self,
        connection: &mut AnyConnection,
        guest: &str,
    ) -> Result<(), sqlx::Error> {
        sqlx::query(
            "INSERT INTO keys (id, guest, secret, made, seen, device) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(self.key.id.as_str())
        .bind(guest)
        .bind(self.key.secret.fingerprint())
        .bind(unix_millis())
        .bind(this_hour())
        .bind(self.device.as_str())
        .execute(&mut *connection)
        .await?;
        let query = sqlx::query_scalar(
            "SELECT id FROM keys WHERE guest = $1 ORDER BY seen DESC, made DESC, id \
             LIMIT 1000 OFFSET $2",
        );
        let spare: Vec<String> =
            query.bind(guest).bind(DEVICES).fetch_all(&mut *connection).await?;
        for key in spare {
            end(connection, guest, &key).await?;
        }
        Ok(())
    }
}

/// A change of a guest's devices.
pub(super) enum DeviceWrite {
    /// A device was seen.
    Seen {
        key: Id,
        device: String,
    },
    /// One of a guest's devices is signed out, or all except this one.
    End {
        guest: Id,
        key: Id,
    },
    EndOthers {
        guest: Id,
        key: Id,
    },
    /// The fingerprint of a guest's recovery code, replacing any other.
    Code {
        guest: Id,
        fingerprint: String,
    },
    NoCode {
        guest: Id,
    },
    /// The use of such a code: a key for a device. Does nothing if there is no such code.
    UseCode {
        fingerprint: String,
        key: NewKey,
    },
}

impl DeviceWrite {
    pub(super) async fn write(&self, connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
        match self {
            DeviceWrite::Seen { key, device } => {
                let query = sqlx::query("UPDATE keys SET seen = $2, device = $3 WHERE id = $1");
                let query = query.bind(key.as_str()).bind(this_hour()).bind(device.as_str());
                query.execute(connection).await?;
            }
            DeviceWrite::End { guest, key } => {
                return end(connection, guest.as_str(), key.as_str()).await;
            }
            DeviceWrite::EndOthers { guest, key } => {
                for other in keys_of(connection, guest).await? {
                    if other != key.as_str() {
                        end(connection, guest.as_str(), &other).await?;
                    }
                }
            }
            DeviceWrite::Code { guest, fingerprint } => {
                sqlx::query(
                    "INSERT INTO recoveries (guest, code, made) VALUES ($1, $2, $3) \
                     ON CONFLICT (guest) DO UPDATE SET code = excluded.code, made = excluded.made",
                )
                .bind(guest.as_str())
                .bind(fingerprint.as_str())
                .bind(unix_millis())
                .execute(connection)
                .await?;
            }
            DeviceWrite::NoCode { guest } => {
                let query = sqlx::query("DELETE FROM recoveries WHERE guest = $1");
                return Ok(
                    query.bind(guest.as_str()).execute(connection).await?.rows_affected() > 0
                );
            }
            DeviceWrite::UseCode { fingerprint, key } => {
                let query =
                    sqlx::query_scalar("DELETE FROM recoveries WHERE code = $1 RETURNING guest");
                let guest: Option<String> =
                    query.bind(fingerprint.as_str()).fetch_optional(&mut *connection).await?;
                let Some(guest) = guest else { return Ok(false) };
                key.insert(connection, &guest).await?;
            }
        }
        Ok(true)
    }
}

async fn keys_of(connection: &mut AnyConnection, guest: &Id) -> Result<Vec<String>, sqlx::Error> {
    let query = sqlx::query_scalar("SELECT id FROM keys WHERE guest = $1 ORDER BY id");
    query.bind(guest.as_str()).fetch_all(connection).await
}

/// Ends all keys of a guest.
pub(super) async fn end_all(connection: &mut AnyConnection, guest: &Id) -> Result<(), sqlx::Error> {
    for key in keys_of(connection, guest).await? {
        end(connection, guest.as_str(), &key).await?;
    }
    Ok(())
}

/// Ends a key of a guest, and returns whether there was one.
async fn end(connection: &mut AnyConnection, guest: &str, key: &str) -> Result<bool, sqlx::Error> {
    let query = sqlx::query("DELETE FROM keys WHERE id = $1 AND guest = $2");
    if query.bind(key).bind(guest).execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(false);
    }
    let query = sqlx::query("DELETE FROM ended_keys WHERE at < $1");
    query.bind(unix_millis() - ENDED).execute(&mut *connection).await?;
    let query =
        sqlx::query("INSERT INTO ended_keys (id, at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING");
    query.bind(key).bind(unix_millis()).execute(connection).await?;
    Ok(true)
}

fn this_hour() -> i64 {
    unix_millis() / HOUR * HOUR
}

/// A guest, and the key by which they came.
pub(crate) struct KnownKey {
    pub(crate) guest: Guest,
    /// Whether it has yet to be recorded that the device was here.
    pub(crate) unnoted: bool,
}

/// A device of a guest.
pub(crate) struct Device {
    pub(crate) key: String,
    /// Browser and system; empty if unknown.
    pub(crate) what: String,
    /// When it was signed in, in milliseconds since 1970; none where that was not recorded.
    pub(crate) since: Option<i64>,
    /// When it was last seen, to the hour.
    pub(crate) seen: Option<i64>,
}

impl Store {
    /// The guest with this key.
    pub(crate) async fn guest(&self, key: &Key) -> Result<Option<KnownKey>, StoreError> {
        let row = sqlx::query(
            "SELECT guests.id, guests.name, keys.secret, keys.seen FROM keys \
             JOIN guests ON guests.id = keys.guest WHERE keys.id = $1",
        )
        .bind(key.id.as_str())
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row.filter(|row| row.try_get(2).is_ok_and(|it| key.secret.matches(it)))
        else {
            return Ok(None);
        };
        let Ok(id) = Id::try_from(row.try_get::<String, _>(0)?) else { return Ok(None) };
        let guest = Guest { id, name: row.try_get(1)? };
        Ok(Some(KnownKey { guest, unnoted: row.try_get::<i64, _>(3)? < this_hour() }))
    }

    /// Records that a device was seen. If that fails, the next request records it.
    pub(crate) async fn note_seen(&self, key: Id, device: String) {
        let _ = self.write(Write::Device(DeviceWrite::Seen { key, device })).await;
    }

    /// The devices of a guest, most recently seen first.
    pub(crate) async fn devices_of(&self, guest: &Id) -> Result<Vec<Device>, StoreError> {
        let query = sqlx::query(
            "SELECT id, device, made, seen FROM keys WHERE guest = $1 \
             ORDER BY seen DESC, made DESC, id LIMIT $2",
        );
        let rows = query.bind(guest.as_str()).bind(DEVICES).fetch_all(&self.readers).await?;
        let known = |time: i64| (time > 0).then_some(time);
        let device = |row: &sqlx::any::AnyRow| {
            Ok(Device {
                key: row.try_get(0)?,
                what: row.try_get(1)?,
                since: known(row.try_get(2)?),
                seen: known(row.try_get(3)?),
            })
        };
        rows.iter().map(device).collect()
    }

    /// Signs out one of a guest's devices; returns whether it existed.
    pub(crate) async fn end_device(&self, guest: &Id, key: Id) -> Result<bool, NotKept> {
        self.write(Write::Device(DeviceWrite::End { guest: guest.clone(), key })).await
    }

    /// Signs out all of a guest's devices except this one.
    pub(crate) async fn end_other_devices(&self, guest: &Id, key: Id) -> Result<(), NotKept> {
        let end = DeviceWrite::EndOthers { guest: guest.clone(), key };
        self.write(Write::Device(end)).await.map(drop)
    }

    /// The keys that have ended recently.
    pub(crate) async fn ended_keys(&self) -> Result<Vec<Id>, StoreError> {
        let query = sqlx::query_scalar("SELECT id FROM ended_keys WHERE at > $1");
        let query = query.bind(unix_millis() - ENDED);
        let keys: Vec<String> = query.fetch_all(&self.readers).await?;
        Ok(keys.into_iter().filter_map(|key| Id::try_from(key).ok()).collect())
    }

    /// Makes a recovery code, for a guest who has lost all devices: valid once, until replaced.
    pub(crate) async fn make_code(&self, guest: &Id) -> Result<Secret, NotKept> {
        let code = Secret::code();
        let (guest, fingerprint) = (guest.clone(), code.fingerprint());
        self.write(Write::Device(DeviceWrite::Code { guest, fingerprint })).await?;
        Ok(code)
    }

    /// When a guest's recovery code was made.
    pub(crate) async fn code_of(&self, guest: &Id) -> Result<Option<i64>, StoreError> {
        let query = sqlx::query_scalar("SELECT made FROM recoveries WHERE guest = $1");
        Ok(query.bind(guest.as_str()).fetch_optional(&self.readers).await?)
    }

    /// Revokes a guest's recovery code; returns whether there was one.
    pub(crate) async fn end_code(&self, guest: &Id) -> Result<bool, NotKept> {
        self.write(Write::Device(DeviceWrite::NoCode { guest: guest.clone() })).await
    }

    /// Uses up a recovery code: a key for this device.
    pub(crate) async fn use_code(
        &self,
        code: &Secret,
        device: String,
    ) -> Result<Option<Key>, NotKept> {
        let key = NewKey::random(device);
        let used = DeviceWrite::UseCode { fingerprint: code.fingerprint(), key: key.clone() };
        Ok(self.write(Write::Device(used)).await?.then_some(key.key))
    }
}
