//! Links in notices, which work without a cookie.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use room::message::Code;
use room::{Id, Refused};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::client::Body;
use super::notices::notify;
use super::{ErrorBody, Failed};
use crate::App;
use crate::notify::channel::ChannelKind;
use crate::notify::seals::{Seals, same};

/// The secret part of a link in a notice.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NoticeSecret {
    #[schema(max_length = 128)]
    secret: String,
}

/// What a link in a notice is to stop.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct StopNotices {
    #[schema(max_length = 128)]
    secret: String,
    /// Whether to stop everything on the channel; otherwise only the table's notices.
    all: bool,
}

/// A channel that was confirmed.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Confirmed {
    channel: ChannelKind,
    /// Its name, as its owner sees it.
    name: String,
}

/// What a link in a notice would stop.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Stoppable {
    /// The channel's name, as its owner sees it.
    name: String,
    /// The table the notice was about; null if it was about none.
    table: Option<String>,
}

fn used_up() -> Refused {
    Refused::new(Code::Unknown, "this link is of no use any more")
}

/// Confirm a mailbox by the link in the mail that was sent to it.
#[utoipa::path(post, path = "/api/notices/confirm", request_body = NoticeSecret, responses(
    (status = 200, body = Confirmed),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn confirm_mail(
    State(app): State<App>,
    Body(secret): Body<NoticeSecret>,
) -> Result<Json<Confirmed>, Failed> {
    let notify = notify(&app)?;
    let id = Seals::read_confirm(&secret.secret).ok_or_else(used_up)?;
    let channel = app.tables.store().channel(&id).await?.ok_or_else(used_up)?;
    let wanted = notify.seals.confirm(&channel.id, &channel.print, channel.until);
    if channel.kind != ChannelKind::Mail || !same(&secret.secret, &wanted) {
        return Err(used_up().into());
    }
    if !channel.confirmed {
        if channel.until < notify.clock.now() {
            return Err(used_up().into());
        }
        app.tables.store().confirm_channel(&id).await?;
    }
    Ok(Json(Confirmed { channel: ChannelKind::Mail, name: channel.name }))
}

/// Get what a link in a notice would stop.
#[utoipa::path(post, path = "/api/notices/look", request_body = NoticeSecret, responses(
    (status = 200, body = Stoppable),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn look_at_stop(
    State(app): State<App>,
    Body(secret): Body<NoticeSecret>,
) -> Result<Json<Stoppable>, Failed> {
    let notify = notify(&app)?;
    let (id, table) = notify.seals.read_stop(&secret.secret).ok_or_else(used_up)?;
    let channel = app.tables.store().channel(&id).await?.ok_or_else(used_up)?;
    Ok(Json(Stoppable { name: channel.name, table: table.map(Into::into) }))
}

/// Use the link in a notice that stops notices.
#[utoipa::path(post, path = "/api/notices/stop", request_body = StopNotices, responses(
    (status = 204),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn stop(
    State(app): State<App>,
    Body(stop): Body<StopNotices>,
) -> Result<StatusCode, Failed> {
    let notify = notify(&app)?;
    let (id, table) = notify.seals.read_stop(&stop.secret).ok_or_else(used_up)?;
    let store = app.tables.store();
    match table {
        Some(table) if !stop.all => {
            let channel = store.channel(&id).await?.ok_or_else(used_up)?;
            let guest = Id::try_from(channel.guest).map_err(|_| Refused::BROKEN)?;
            store.wish_of_table(&guest, &table, false).await?;
        }
        // A second press has the same result.
        _ => drop(store.remove_channel(&id, None).await?),
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Stop all notices to a mailbox at one press in a mail program (RFC 8058).
#[utoipa::path(post, path = "/api/notices/stop/{secret}", params(("secret" = String, Path)), responses(
    (status = 204),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn stop_at_once(
    State(app): State<App>,
    Path(secret): Path<String>,
) -> Result<StatusCode, Failed> {
    let notify = notify(&app)?;
    let (id, _) = notify.seals.read_stop(&secret).ok_or_else(used_up)?;
    app.tables.store().remove_channel(&id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}
