//! A guest's own invitation link: it leads to wherever they wait for others.

use axum::Json;
use axum::extract::{Path, State};
use room::message::{Code, Guest};
use room::{Id, Refused};
use serde::Serialize;
use utoipa::ToSchema;

use super::{ErrorBody, Failed};
use crate::App;

/// The caller's invitation link.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Door {
    /// The link is `/with/` followed by this; null before one was made.
    door: Option<String>,
}

/// Where an invitation link leads.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Behind {
    /// The name of its owner.
    name: String,
    /// The table where they wait; null if they are not waiting.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    table: Option<Id>,
}

/// Get the caller's invitation link.
#[utoipa::path(get, path = "/api/me/door", responses(
    (status = 200, body = Door),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn mine(State(app): State<App>, guest: Guest) -> Result<Json<Door>, Failed> {
    Ok(Json(Door { door: app.tables.store().door_of(&guest.id).await? }))
}

/// Make a new invitation link. An older one no longer leads anywhere.
#[utoipa::path(post, path = "/api/me/door", responses(
    (status = 200, body = Door),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn renew(State(app): State<App>, guest: Guest) -> Result<Json<Door>, Failed> {
    let door = app.tables.store().make_door(&guest.id).await?;
    Ok(Json(Door { door: Some(door.into()) }))
}

/// Get where an invitation link leads now: to the newest table with a free seat that its owner
/// hosts, or sits at if it is public.
#[utoipa::path(get, path = "/api/doors/{door}", params(("door" = String, Path)), responses(
    (status = 200, body = Behind),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn behind(
    State(app): State<App>,
    Path(door): Path<String>,
) -> Result<Json<Behind>, Failed> {
    let none =
        || Refused::new(Code::NoTable, "this link leads nowhere any more: ask for a new one");
    let door = Id::try_from(door).map_err(|_| none())?;
    let behind = app.tables.store().behind(&door).await?.ok_or_else(none)?;
    Ok(Json(Behind { name: behind.name, table: behind.table }))
}
