//! Tables: creating, listing and viewing them. Play goes over a table's WebSocket.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Chapter;
use room::message::{Guest, Phase, TableInfo};
use room::{GameInfo, Id, NewTable, Refused, Room, Summary};
use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};
use utoipa::{IntoParams, ToSchema};

use super::client::{Body, Known};
use super::{Caller, ErrorBody, Failed};
use crate::store::{Origin, Own, unix_millis};
use crate::{App, credit, random};

/// A new table.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Made {
    /// Its id; the page of the table is `/t/` followed by this.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    id: Id,
}

/// A table in the caller's own list.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct OwnTable {
    #[serde(flatten)]
    summary: Summary,
    /// Whether the caller has left their seat to a bot.
    left: bool,
    /// The caller's seat; null where it is not known any more.
    seat: Option<u8>,
    /// Whether the caller is the host.
    host: bool,
    /// The seats of the people who are to move or to answer.
    awaited: Vec<u8>,
    /// Since when the caller's move or answer is awaited, in milliseconds since 1970; null if it is
    /// not.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    since: Option<i64>,
    /// How much time the caller had left then, in milliseconds; null if it is unlimited.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    remaining: Option<i64>,
    /// When it was last begun, ended or joined, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    changed: i64,
}

impl From<Own> for OwnTable {
    fn from(own: Own) -> OwnTable {
        let Own { summary, left, seat, hosts, awaited, since, due, changed } = own;
        let remaining = due.map(|due| (due - unix_millis()).max(0));
        OwnTable { summary, left, seat, host: hosts, awaited, since, remaining, changed }
    }
}

/// The viewpoint from which to see a game.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Eyes {
    /// A seat's; a spectator's if missing.
    #[serde(default)]
    seat: Option<u8>,
    /// All seats' at once, in place of one.
    #[serde(default)]
    open: bool,
}

/// Get the available games.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameInfo])))]
pub(super) async fn games() -> Json<Vec<GameInfo>> {
    Json(GameInfo::all())
}

/// Get the public tables, which anyone may join or watch.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = [Summary])))]
pub(super) async fn listed(State(app): State<App>) -> Result<Json<Vec<Summary>>, Failed> {
    Ok(Json(app.tables.store().public_tables().await?))
}

/// Get the tables where the caller has a seat, except those taken off the list.
#[utoipa::path(get, path = "/api/me/tables", responses(
    (status = 200, body = [OwnTable]),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn mine(
    State(app): State<App>,
    guest: Guest,
) -> Result<Json<Vec<OwnTable>>, Failed> {
    let tables = app.tables.store().tables_of(&guest.id).await?;
    Ok(Json(tables.into_iter().map(OwnTable::from).collect()))
}

/// Take a table off the caller's list: its game is over, or the caller has left it. The table
/// itself stays.
#[utoipa::path(delete, path = "/api/me/tables/{id}", params(("id" = String, Path)), responses(
    (status = 204),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
))]
pub(super) async fn hide(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<StatusCode, Failed> {
    let id = Id::try_from(id).map_err(|_| Refused::NO_TABLE)?;
    if app.tables.store().hide(&id, &guest.id).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Refused::not_now("you play there: end the game or leave it first").into())
}

/// Create a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, body = Made),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn make(
    State(app): State<App>,
    guest: Guest,
    caller: Caller,
    Body(wanted): Body<NewTable>,
) -> Result<(StatusCode, Json<Made>), Failed> {
    let origin = app.origins.of(caller.household());
    let id = app.tables.make(wanted.plan(guest, random::seed())?, origin).await?;
    Ok((StatusCode::CREATED, Json(Made { id })))
}

/// Create another table with the same options for the players of a finished game, who find it in
/// their lists. If that table already has a next table that waits for the caller, that one is
/// returned.
#[utoipa::path(post, path = "/api/tables/{id}/again", params(("id" = String, Path)), responses(
    (status = 201, body = Made),
    (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn again(
    State(app): State<App>,
    guest: Guest,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<Made>), Failed> {
    let asked = guest.clone();
    let plan = move |room: &Room| {
        let plan = room.again(Some(&asked), random::seed())?;
        Ok::<_, Refused>((plan, room.id().clone(), room.next_table().cloned()))
    };
    let (plan, table, next) = look(&app, id, plan).await??;
    if let Some(next) = next {
        let asked = guest.clone();
        let waits =
            move |room: &Room| room.phase() == Phase::Lobby && room.seat_of(&asked).is_some();
        if app.tables.look(&next, waits).await.unwrap_or(false) {
            return Ok((StatusCode::CREATED, Json(Made { id: next })));
        }
    }
    if !app.credit.pays_for_invitation(caller.household(), &guest.id) {
        return Err(credit::too_many_invitations().into());
    }
    let id = app.tables.make(plan, Origin::Table(table)).await?;
    Ok((StatusCode::CREATED, Json(Made { id })))
}

/// Get a table as anyone may know it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Failed> {
    Ok(Json(look(&app, id, Room::info).await?))
}

/// Get the record of a finished game, for `asterism verify` and `asterism replay`.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, content_type = "application/json"),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
))]
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Failed> {
    let finished = |room: &Room| {
        room.finished().map(|game| (game.fork(), room.told_deal(), room.id().clone()))
    };
    let (game, deal, id) = look(&app, id, finished).await??;
    let name = format!("attachment; filename=\"{}-{id}.json\"", game.info().id);
    let name = HeaderValue::from_str(&name).map_err(|_| Refused::NO_TABLE)?;
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(game.record(deal))).into_response())
}

/// Get a game, move by move, as a seat or a spectator saw it, or with all secrets open. Until it is
/// over, only as the caller's own seat or a spectator saw it.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path), Eyes), responses(
    (status = 200, content_type = "application/json"),
    (status = 400, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
))]
pub(super) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    Known(guest): Known,
) -> Result<Json<Vec<Chapter>>, Failed> {
    let look_back = move |room: &Room| {
        let viewer = if eyes.open { Viewer::Open } else { Viewer::from(eyes.seat.map(Seat)) };
        let own = guest.and_then(|guest| room.seat_of(&guest));
        room.look_back(viewer, own).map(|game| (game.fork(), viewer))
    };
    let (game, viewer) = look(&app, id, look_back).await??;
    Ok(Json(game.story(viewer, 0, true)))
}

/// Looks at a table by the id in a path.
pub(crate) async fn look<T: Send + 'static>(
    app: &App,
    id: String,
    look: impl FnOnce(&Room) -> T + Send + 'static,
) -> Result<T, Refused> {
    app.tables.look(&Id::try_from(id).map_err(|_| Refused::NO_TABLE)?, look).await
}
