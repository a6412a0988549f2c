//! A guest's devices, and the recovery code for when all of them are lost.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::CookieJar;
use room::message::Guest;
use room::{Id, Refused, message};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::agent::Agent;
use super::caller::Caller;
use super::client::{Body, KeyId};
use super::guests::cookie;
use super::{ErrorBody, Failed};
use crate::random::Secret;
use crate::store::{self, DEVICES};
use crate::{App, credit, ended};

/// The devices where the caller is signed in.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Devices {
    /// The devices, most recently seen first.
    list: Vec<Device>,
    /// The most devices of a guest: adding another drops the one not seen for longest.
    most: u32,
    /// When the recovery code was made, in milliseconds since 1970; null if there is none.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    code: Option<i64>,
}

/// A device.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Device {
    /// Its id, for signing it out; it grants no access.
    id: String,
    /// Its browser and system; empty if unknown.
    what: String,
    /// When it was first signed in, in milliseconds since 1970; null if not recorded.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    since: Option<i64>,
    /// When it was last seen, to the hour.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    seen: Option<i64>,
    /// Whether it is the caller's current device.
    this: bool,
}

/// The devices to sign out.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct EndDevice {
    /// The id of one device; null for all except the current one.
    #[schema(max_length = 16)]
    device: Option<String>,
}

/// A recovery code.
#[derive(Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct BackCode {
    /// 24 letters and digits in groups of four. Spaces, hyphens and case are ignored, and O is read
    /// as 0, I and L as 1.
    #[schema(min_length = 24, max_length = 100)]
    code: String,
}

/// Get the caller's devices.
#[utoipa::path(get, path = "/api/me/devices", responses(
    (status = 200, body = Devices),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn mine(
    State(app): State<App>,
    guest: Guest,
    KeyId(this): KeyId,
) -> Result<Json<Devices>, Failed> {
    devices(&app, &guest, this.as_ref()).await
}

/// Sign out a device, or all others: their open connections are closed. The current device cannot
/// sign itself out.
#[utoipa::path(post, path = "/api/me/devices/end", request_body = EndDevice, responses(
    (status = 200, body = Devices),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn end(
    State(app): State<App>,
    guest: Guest,
    KeyId(this): KeyId,
    Body(EndDevice { device }): Body<EndDevice>,
) -> Result<Json<Devices>, Failed> {
    let this = this.ok_or(Refused::NAMELESS)?;
    let store = app.tables.store();
    match device {
        None => store.end_other_devices(&guest.id, this.clone()).await?,
        Some(device) if device == this.as_str() => {
            return Err(
                Refused::not_allowed("this is the device you use: end it from another").into()
            );
        }
        Some(device) => {
            let none = Refused::new(message::Code::NoTable, "there is no such device any more");
            let device = Id::try_from(device).map_err(|_| none.clone())?;
            if !store.end_device(&guest.id, device).await? {
                return Err(none.into());
            }
        }
    }
    ended::close(&app).await?;
    devices(&app, &guest, Some(&this)).await
}

async fn devices(app: &App, guest: &Guest, this: Option<&Id>) -> Result<Json<Devices>, Failed> {
    let store = app.tables.store();
    let device = |store::Device { key, what, since, seen }| {
        let this = this.is_some_and(|this| this.as_str() == key);
        Device { id: key, what, since, seen, this }
    };
    let list = store.devices_of(&guest.id).await?.into_iter().map(device).collect();
    Ok(Json(Devices { list, most: DEVICES as u32, code: store.code_of(&guest.id).await? }))
}

/// Make a recovery code, for a guest who has lost the cookie: valid once, and replacing any other.
/// It is shown here and never again.
#[utoipa::path(post, path = "/api/me/code", responses(
    (status = 200, body = BackCode),
    (status = 401, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn make_code(
    State(app): State<App>,
    guest: Guest,
    caller: Caller,
) -> Result<Json<BackCode>, Failed> {
    if !app.credit.pays_for_keeping(caller.household(), &guest.id) {
        return Err(credit::too_often().into());
    }
    let code = app.tables.store().make_code(&guest.id).await?;
    Ok(Json(BackCode { code: code.in_groups() }))
}

/// Revoke the recovery code.
#[utoipa::path(delete, path = "/api/me/code", responses(
    (status = 204),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn end_code(State(app): State<App>, guest: Guest) -> Result<StatusCode, Failed> {
    app.tables.store().end_code(&guest.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sign in with a recovery code: the answer sets a cookie. The code is used up.
#[utoipa::path(post, path = "/api/codes", request_body = BackCode, responses(
    (status = 204),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn use_code(
    State(app): State<App>,
    jar: CookieJar,
    caller: Caller,
    Agent(device): Agent,
    Body(BackCode { code }): Body<BackCode>,
) -> Result<(CookieJar, StatusCode), Failed> {
    if !app.credit.pays_for_recovery(caller.household()) {
        return Err(credit::too_often().into());
    }
    let unknown = || {
        Refused::new(
            message::Code::Unknown,
            "nobody has this code: look at it again, or it was used",
        )
    };
    let code = Secret::read_code(&code).ok_or_else(unknown)?;
    let key = app.tables.store().use_code(&code, device).await?.ok_or_else(unknown)?;
    Ok((jar.add(cookie(&caller, &key)), StatusCode::NO_CONTENT))
}
