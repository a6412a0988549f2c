//! Guests: a name, identified by a cookie; there is no sign-up.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use room::message::{Code, Guest};
use room::{Refused, words};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::agent::Agent;
use super::caller::Caller;
use super::client::{Body, COOKIE, Known};
use super::{ErrorBody, Failed};
use crate::App;
use crate::random::{Key, Secret};

/// The caller's own identity.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Me {
    /// The name that others see; null before one was given.
    name: Option<String>,
}

/// A name.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct Name {
    /// 1 to 24 user-perceived characters: a letter with its marks is one, and so is an emoji of
    /// several parts. Surrounding spaces and invisible characters do not count.
    #[schema(min_length = 1, max_length = 288)]
    name: String,
}

/// The secret part of a link to another device.
#[derive(Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct Pass {
    /// 32 letters and digits.
    #[schema(pattern = "^[0-9a-hjkmnp-tv-z]{32}$")]
    pass: String,
}

impl Name {
    pub(super) fn tidy(self) -> Result<String, Refused> {
        words::tidy(&self.name, words::GUEST_NAME)
    }
}

impl Pass {
    pub(super) fn secret(&self) -> Result<Secret, Refused> {
        Secret::read(&self.pass).ok_or_else(used_up)
    }
}

fn used_up() -> Refused {
    Refused::new(Code::Unknown, "this link was used, or is too old: make another")
}

/// Get the caller's name.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me(Known(guest): Known) -> Json<Me> {
    Json(Me { name: guest.map(|guest| guest.name) })
}

/// Become a guest: the answer sets a cookie. For an existing guest only the name changes; seats
/// taken before keep the old name.
#[utoipa::path(post, path = "/api/me", request_body = Name, responses(
    (status = 200, body = Me),
    (status = 400, body = ErrorBody),
))]
pub(super) async fn enter(
    State(app): State<App>,
    Known(known): Known,
    jar: CookieJar,
    caller: Caller,
    Agent(device): Agent,
    Body(name): Body<Name>,
) -> Result<(CookieJar, Json<Me>), Failed> {
    let name = name.tidy()?;
    let (guest, jar) = if let Some(guest) = known {
        let guest = Guest { name, ..guest };
        app.tables.store().rename_guest(&guest).await?;
        (guest, jar)
    } else {
        let (guest, key) = app.tables.store().make_guest(name, device).await?;
        (guest, jar.add(cookie(&caller, &key)))
    };
    Ok((jar, Json(Me { name: Some(guest.name) })))
}

/// Make the secret of a link that signs in another device: valid once, for an hour.
#[utoipa::path(post, path = "/api/me/pass", responses(
    (status = 200, body = Pass),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn make_pass(State(app): State<App>, guest: Guest) -> Result<Json<Pass>, Failed> {
    let pass = app.tables.store().make_pass(&guest.id).await?;
    Ok(Json(Pass { pass: pass.reveal().into() }))
}

/// Use such a secret on the other device: the answer sets a cookie.
#[utoipa::path(post, path = "/api/passes", request_body = Pass, responses(
    (status = 204),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn use_pass(
    State(app): State<App>,
    jar: CookieJar,
    caller: Caller,
    Agent(device): Agent,
    Body(pass): Body<Pass>,
) -> Result<(CookieJar, StatusCode), Failed> {
    let key = app.tables.store().use_pass(&pass.secret()?, device).await?;
    let key = key.ok_or_else(used_up)?;
    Ok((jar.add(cookie(&caller, &key)), StatusCode::NO_CONTENT))
}

/// Get the owner of such a secret, without using it up.
#[utoipa::path(post, path = "/api/passes/look", request_body = Pass, responses(
    (status = 200, body = Me),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn look_at_pass(
    State(app): State<App>,
    Body(pass): Body<Pass>,
) -> Result<Json<Me>, Failed> {
    let name = app.tables.store().look_at_pass(&pass.secret()?).await?.ok_or_else(used_up)?;
    Ok(Json(Me { name: Some(name) }))
}

pub(super) fn cookie(caller: &Caller, key: &Key) -> Cookie<'static> {
    Cookie::build((COOKIE, key.reveal()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(caller.https)
        .permanent()
        .build()
}

#[cfg(test)]
mod tests {
    use room::words;

    #[test]
    fn names_are_described_as_long_as_they_are_read() {
        let described = serde_json::to_value(crate::openapi()).expect("the description is JSON");
        let longest = |schema: &str| {
            described["components"]["schemas"][schema]["properties"]["name"]["maxLength"].as_u64()
        };
        assert_eq!(longest("Name"), Some((words::GUEST_NAME * words::BYTES) as u64));
        assert_eq!(longest("NewTable"), Some((words::TABLE_NAME * words::BYTES) as u64));
    }
}
