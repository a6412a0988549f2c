//! Notices: what a person hears of their tables while no tab is open, and where.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use room::Refused;
use room::message::{Code, Guest};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::client::Body;
use super::{Caller, ErrorBody, Failed};
use crate::App;
use crate::notify::wishes::Wishes;

/// Where I hear of my tables, and of what.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Notices {
    /// The key by which a browser knows this server's messages (VAPID): an uncompressed point in
    /// base64url. Null if the server sends none to browsers.
    push: Option<String>,
    /// Whether mail can be had.
    mail: bool,
    /// Whether web-hooks can be had.
    hooks: bool,
    /// Where notices go.
    channels: Vec<Channel>,
    /// Which are wanted, and when.
    wishes: Wishes,
    /// The tables for which it was chosen otherwise than for all, and how.
    #[cfg_attr(feature = "ts", ts(type = "{ [table: string]: boolean }"))]
    tables: BTreeMap<String, bool>,
    /// How many channels a person may have.
    most: u32,
}

/// Where notices go.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Channel {
    id: String,
    kind: ChannelKind,
    /// A browser, an address of which most is left out, or the host of a web-hook.
    name: String,
    /// Whether it is known that whoever reads it wants it.
    confirmed: bool,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    made: i64,
    /// Why the last notice did not arrive; null if it did.
    trouble: Option<Trouble>,
}

/// What kind of place notices go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ChannelKind {
    /// A browser, by Web Push.
    Push,
    /// A mailbox.
    Mail,
    /// A web-hook.
    Hook,
}

/// Why a notice did not arrive.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Trouble {
    why: Why,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    at: i64,
    /// Whether it is not tried any more.
    given_up: bool,
}

/// Why a notice did not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Why {
    /// Whoever passes it on says no.
    Refused,
    /// Nobody answers there.
    Unreachable,
    /// The browser, or the web-hook, is not there any more.
    Gone,
    /// There is no such mailbox.
    Address,
    /// It leads where web-hooks may not.
    Forbidden,
    /// More was waiting than is kept.
    TooMany,
}

/// A browser's subscription.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewPush {
    /// Where its messages go.
    #[schema(max_length = 1024)]
    endpoint: String,
    /// Its key, in base64url.
    #[schema(max_length = 128)]
    p256dh: String,
    /// Its secret, in base64url.
    #[schema(max_length = 64)]
    auth: String,
}

/// A mailbox.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewMail {
    #[schema(max_length = 254)]
    address: String,
}

/// A web-hook.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewHook {
    #[schema(max_length = 1024)]
    url: String,
    form: Form,
}

/// Who reads what is posted to a web-hook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Form {
    /// Discord.
    Discord,
    /// Slack, and what reads the same.
    Slack,
    /// A program: all fields by name.
    Plain,
}

/// The code that arrived at a web-hook.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct ChannelCode {
    /// 6 letters.
    #[schema(max_length = 32)]
    code: String,
}

/// Whether notices of a table are wanted.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct TableNotices {
    on: bool,
}

/// The secret part of a link in a notice.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NoticeSecret {
    #[schema(max_length = 128)]
    secret: String,
}

/// What a link in a notice is to end.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct StopNotices {
    #[schema(max_length = 128)]
    secret: String,
    /// Everything that goes there; otherwise what concerns the table.
    all: bool,
}

/// A channel that was confirmed.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Confirmed {
    channel: ChannelKind,
    /// As its owner knows it.
    name: String,
}

/// What a link in a notice would end.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Stoppable {
    /// As its owner knows it.
    name: String,
    /// The table the notice was about; null if it was about none.
    table: Option<String>,
}

/// Why nothing of this is here.
fn off() -> Failed {
    Refused::new(Code::NoTable, "this server sends no notices").into()
}

/// Where I hear of my tables, and of what. Whoever runs the server may have all of it off.
#[utoipa::path(get, path = "/api/me/notices", responses(
    (status = 200, body = Notices),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn mine(
    State(_app): State<App>,
    _guest: Guest,
) -> Result<Json<Notices>, Failed> {
    Err(off())
}

/// Choose what I hear of, and when.
#[utoipa::path(put, path = "/api/me/notices", request_body = Wishes, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn choose(
    State(_app): State<App>,
    _guest: Guest,
    Body(_wishes): Body<Wishes>,
) -> Result<Json<Notices>, Failed> {
    Err(off())
}

/// Hear of my tables in this browser.
#[utoipa::path(post, path = "/api/me/notices/push", request_body = NewPush, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn add_push(
    State(_app): State<App>,
    _guest: Guest,
    _caller: Caller,
    Body(_push): Body<NewPush>,
) -> Result<Json<Notices>, Failed> {
    Err(off())
}

/// Hear of my tables by mail, once the link that is sent there was opened.
#[utoipa::path(post, path = "/api/me/notices/mail", request_body = NewMail, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn add_mail(
    State(_app): State<App>,
    _guest: Guest,
    _caller: Caller,
    Body(_mail): Body<NewMail>,
) -> Result<Json<Notices>, Failed> {
    Err(off())
}

/// Hear of my tables by a web-hook, once the code that is sent there was told.
#[utoipa::path(post, path = "/api/me/notices/hook", request_body = NewHook, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn add_hook(
    State(_app): State<App>,
    _guest: Guest,
    _caller: Caller,
    Body(_hook): Body<NewHook>,
) -> Result<Json<Notices>, Failed> {
    Err(off())
}

/// Tell the code that arrived at a web-hook.
#[utoipa::path(post, path = "/api/me/notices/channels/{id}/confirm", params(("id" = String, Path)), request_body = ChannelCode, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
))]
pub(super) async fn confirm_hook(
    State(_app): State<App>,
    _guest: Guest,
    Path(_id): Path<String>,
    Body(_code): Body<ChannelCode>,
) -> Result<Json<Notices>, Failed> {
    Err(off())
}

/// Send nothing there any more.
#[utoipa::path(post, path = "/api/me/notices/channels/{id}/remove", params(("id" = String, Path)), responses(
    (status = 200, body = Notices),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn remove(
    State(_app): State<App>,
    _guest: Guest,
    Path(_id): Path<String>,
) -> Result<Json<Notices>, Failed> {
    Err(off())
}

/// Send a notice there now, to see whether it arrives.
#[utoipa::path(post, path = "/api/me/notices/channels/{id}/try", params(("id" = String, Path)), responses(
    (status = 200, body = Notices),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn try_out(
    State(_app): State<App>,
    _guest: Guest,
    _caller: Caller,
    Path(_id): Path<String>,
) -> Result<Json<Notices>, Failed> {
    Err(off())
}

/// Choose for one table whether I hear of it.
#[utoipa::path(put, path = "/api/tables/{id}/notices", params(("id" = String, Path)), request_body = TableNotices, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn choose_table(
    State(_app): State<App>,
    _guest: Guest,
    Path(_id): Path<String>,
    Body(_wanted): Body<TableNotices>,
) -> Result<Json<Notices>, Failed> {
    Err(off())
}

/// Use the link in the mail that asks whether notices are wanted.
#[utoipa::path(post, path = "/api/notices/confirm", request_body = NoticeSecret, responses(
    (status = 200, body = Confirmed),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn confirm_mail(
    State(_app): State<App>,
    Body(_secret): Body<NoticeSecret>,
) -> Result<Json<Confirmed>, Failed> {
    Err(off())
}

/// See what a link in a notice would end.
#[utoipa::path(post, path = "/api/notices/look", request_body = NoticeSecret, responses(
    (status = 200, body = Stoppable),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn look_at_stop(
    State(_app): State<App>,
    Body(_secret): Body<NoticeSecret>,
) -> Result<Json<Stoppable>, Failed> {
    Err(off())
}

/// Use the link in a notice that ends them.
#[utoipa::path(post, path = "/api/notices/stop", request_body = StopNotices, responses(
    (status = 204),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn stop(
    State(_app): State<App>,
    Body(_stop): Body<StopNotices>,
) -> Result<StatusCode, Failed> {
    Err(off())
}

/// The same at one press of a mail program (RFC 8058): nothing goes there any more.
#[utoipa::path(post, path = "/api/notices/stop/{secret}", params(("secret" = String, Path)), responses(
    (status = 204),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn stop_at_once(
    State(_app): State<App>,
    Path(_secret): Path<String>,
) -> Result<StatusCode, Failed> {
    Err(off())
}
