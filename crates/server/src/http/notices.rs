//! Notices: what people are told about their tables while no tab is open, and where.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use notify::push::{Subscription, Vapid};
use notify::{Failure, mail};
use room::message::{Code, Guest};
use room::{Id, Refused};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::agent::Agent;
use super::client::Body;
use super::{Caller, ErrorBody, Failed, look};
use crate::notify::Notify;
use crate::notify::channel::{Address, ChannelKind, Form, Why};
use crate::notify::seals::same;
use crate::notify::wishes::Wishes;
use crate::store::{self, Chosen, NewChannel};
use crate::{App, credit, random};

/// The most channels of a person.
const MOST: i64 = 6;
/// How many wrong codes are allowed.
const TRIES: i64 = 5;
/// How often an address may be named per hour, by anyone, without being confirmed.
const UNCONFIRMED: i64 = 3;
/// An hour in milliseconds.
const HOUR: i64 = 3_600_000;

/// The caller's channels and choices.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Notices {
    /// The key by which a browser recognizes this server's messages (VAPID): an uncompressed point
    /// in base64url. Null if the server sends none to browsers.
    push: Option<String>,
    /// Whether the server sends mail.
    mail: bool,
    /// Whether the server posts to web-hooks.
    hooks: bool,
    /// Where notices go.
    channels: Vec<Channel>,
    /// Which notices are wanted, and when.
    wishes: Wishes,
    /// The tables with a choice of their own, and that choice.
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
    /// A browser, a shortened address, or the host of a web-hook.
    name: String,
    /// Whether its reader has confirmed it.
    confirmed: bool,
    /// When it was added, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    made: i64,
    /// Why the last notice did not arrive; null if it did.
    trouble: Option<Trouble>,
}

/// Why a notice did not arrive.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Trouble {
    why: Why,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    at: i64,
    /// Whether sending has been given up.
    given_up: bool,
}

/// A browser's subscription.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewPush {
    /// The address of its push service.
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

/// The refusal where notices are switched off.
fn off() -> Failed {
    Refused::new(Code::NoTable, "this server sends no such notices").into()
}

pub(super) fn notify(app: &App) -> Result<&Notify, Failed> {
    app.tables.notify().map(|notify| &**notify).ok_or_else(off)
}

fn no_channel() -> Refused {
    Refused::new(Code::NoTable, "there is no such channel")
}

fn not_there(_: Failure) -> Failed {
    Refused::bad_request(
        "nothing can be sent there: expected an address such as https://example.org",
    )
    .into()
}

/// A guest's channels and choices, as they see them.
async fn notices(app: &App, notify: &Notify, guest: &Guest) -> Result<Json<Notices>, Failed> {
    let Chosen { channels, wishes, tables } = app.tables.store().chosen(&guest.id).await?;
    Ok(Json(Notices {
        push: notify.push.as_ref().map(Vapid::public_key),
        mail: notify.mail.is_some(),
        hooks: notify.hooks,
        channels: channels.into_iter().map(Channel::from).collect(),
        wishes,
        tables,
        most: MOST as u32,
    }))
}

/// A channel that belongs to the guest.
async fn own(app: &App, guest: &Guest, id: String) -> Result<(Id, store::Channel), Failed> {
    let id = Id::try_from(id).map_err(|_| no_channel())?;
    let channel = app.tables.store().channel(&id).await?;
    let channel = channel.filter(|channel| channel.guest == guest.id.as_str());
    Ok((id, channel.ok_or_else(no_channel)?))
}

/// A channel to add.
struct New {
    kind: ChannelKind,
    name: String,
    print: String,
    address: Address,
}

/// Adds a channel, or updates the one with the same address. Anything except a browser's own
/// subscription has to be confirmed, once.
async fn add(
    app: &App,
    notify: &Notify,
    guest: &Guest,
    caller: &Caller,
    New { kind, name, print, address }: New,
) -> Result<Json<Notices>, Failed> {
    let (store, now) = (app.tables.store(), notify.clock.now());
    let known = store.chosen(&guest.id).await?.channels;
    let known = known.into_iter().find(|known| known.kind == kind && known.print == print);
    let is_known = known.as_ref().is_some_and(|known| known.confirmed);
    let confirmed = kind == ChannelKind::Push || is_known;
    if !confirmed {
        let too_often = store.unconfirmed(&print, now - HOUR).await? >= UNCONFIRMED;
        if too_often || !app.credit.pays_for_confirmation(caller.household(), &guest.id) {
            return Err(credit::too_often().into());
        }
    }
    let id = known.and_then(|known| Id::try_from(known.id).ok()).unwrap_or_else(random::id);
    let lasts = if kind == ChannelKind::Mail { 24 * HOUR } else { HOUR };
    let text = serde_json::to_string(&address).map_err(|_| Refused::BROKEN)?;
    let channel = NewChannel {
        address: notify.seals.seal(&id, &text),
        id,
        guest: guest.id.clone(),
        kind,
        name,
        print,
        made: now,
        until: (!confirmed).then_some(now + lasts),
        tries: TRIES,
    };
    if !store.add_channel(channel, MOST).await? {
        return Err(Refused::not_now("you have as many as there can be: remove one first").into());
    }
    notify.wake.notify_one();
    notices(app, notify, guest).await
}

impl From<store::Channel> for Channel {
    fn from(channel: store::Channel) -> Channel {
        let trouble = |(why, at, given_up)| Trouble { why, at, given_up };
        Channel {
            id: channel.id,
            kind: channel.kind,
            name: channel.name,
            confirmed: channel.confirmed,
            made: channel.made,
            trouble: channel.trouble.map(trouble),
        }
    }
}

/// Get the caller's channels and choices; `null` if this server sends no notices.
#[utoipa::path(get, path = "/api/me/notices", responses(
    (status = 200, body = Option<Notices>),
    (status = 401, body = ErrorBody),
))]
pub(super) async fn mine(
    State(app): State<App>,
    guest: Guest,
) -> Result<Json<Option<Notices>>, Failed> {
    let Some(notify) = app.tables.notify() else { return Ok(Json(None)) };
    let Json(mine) = notices(&app, notify, &guest).await?;
    Ok(Json(Some(mine)))
}

/// Choose which notices are wanted, and when.
#[utoipa::path(put, path = "/api/me/notices", request_body = Wishes, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn choose(
    State(app): State<App>,
    guest: Guest,
    Body(wishes): Body<Wishes>,
) -> Result<Json<Notices>, Failed> {
    let notify = notify(&app)?;
    wishes.check()?;
    app.tables.store().wish(&guest.id, wishes).await?;
    notices(&app, notify, &guest).await
}

/// Send notices to this browser.
#[utoipa::path(post, path = "/api/me/notices/push", request_body = NewPush, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn add_push(
    State(app): State<App>,
    guest: Guest,
    caller: Caller,
    Agent(agent): Agent,
    Body(push): Body<NewPush>,
) -> Result<Json<Notices>, Failed> {
    let notify = notify(&app)?;
    if notify.push.is_none() {
        return Err(off());
    }
    let endpoint = notify.web.guard().read(&push.endpoint).map_err(not_there)?;
    if Subscription::new(endpoint, &push.p256dh, &push.auth).is_none() {
        return Err(Refused::bad_request("that is no subscription of a browser").into());
    }
    let NewPush { endpoint, p256dh, auth } = push;
    let print = notify.seals.print(&endpoint);
    let address = Address::Push { endpoint, p256dh, auth };
    let name = if agent.is_empty() { "Web Push".into() } else { agent };
    let new = New { kind: ChannelKind::Push, name, print, address };
    add(&app, notify, &guest, &caller, new).await
}

/// Send notices by mail, once the link that is sent there has been opened.
#[utoipa::path(post, path = "/api/me/notices/mail", request_body = NewMail, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn add_mail(
    State(app): State<App>,
    guest: Guest,
    caller: Caller,
    Body(mailbox): Body<NewMail>,
) -> Result<Json<Notices>, Failed> {
    let notify = notify(&app)?;
    if notify.mail.is_none() {
        return Err(off());
    }
    let address = mail::address(&mailbox.address);
    let address = address.ok_or(Refused::bad_request("that is no address of a mailbox"))?;
    let (name, address) = (mail::masked(&address), address.to_string());
    let print = notify.seals.print(&address.to_lowercase());
    let address = Address::Mail { address };
    let new = New { kind: ChannelKind::Mail, name, print, address };
    add(&app, notify, &guest, &caller, new).await
}

/// Send notices to a web-hook, once the code that is sent there has been entered.
#[utoipa::path(post, path = "/api/me/notices/hook", request_body = NewHook, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn add_hook(
    State(app): State<App>,
    guest: Guest,
    caller: Caller,
    Body(hook): Body<NewHook>,
) -> Result<Json<Notices>, Failed> {
    let notify = notify(&app)?;
    if !notify.hooks {
        return Err(off());
    }
    let url = notify.web.guard().read(&hook.url).map_err(not_there)?;
    // An internal target is refused at once, even if given by name; it is checked again before each
    // post.
    if notify.web.guard().resolve(&url).await == Err(Failure::Forbidden) {
        return Err(not_there(Failure::Forbidden));
    }
    let name = url.host_str().unwrap_or_default().to_owned();
    let print = notify.seals.print(url.as_str());
    let address = Address::Hook { url: url.into(), form: hook.form };
    let new = New { kind: ChannelKind::Hook, name, print, address };
    add(&app, notify, &guest, &caller, new).await
}

/// Enter the code that arrived at a web-hook.
#[utoipa::path(post, path = "/api/me/notices/channels/{id}/confirm", params(("id" = String, Path)), request_body = ChannelCode, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
))]
pub(super) async fn confirm_hook(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
    Body(code): Body<ChannelCode>,
) -> Result<Json<Notices>, Failed> {
    let notify = notify(&app)?;
    let (id, channel) = own(&app, &guest, id).await?;
    if channel.kind != ChannelKind::Hook || channel.confirmed {
        return Err(Refused::not_now("there is nothing to confirm").into());
    }
    if channel.tries <= 0 {
        return Err(Refused::not_now("too many codes were wrong: add it once more").into());
    }
    let wanted = notify.seals.code(&channel.id, &channel.print, channel.until);
    let told = code.code.trim().to_uppercase();
    if !same(&told, &wanted) || channel.until < notify.clock.now() {
        app.tables.store().note_mistake(&id).await?;
        return Err(Refused::not_allowed("the code is wrong, or too old").into());
    }
    app.tables.store().confirm_channel(&id).await?;
    notices(&app, notify, &guest).await
}

/// Remove a channel.
#[utoipa::path(post, path = "/api/me/notices/channels/{id}/remove", params(("id" = String, Path)), responses(
    (status = 200, body = Notices),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn remove(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
) -> Result<Json<Notices>, Failed> {
    let notify = notify(&app)?;
    let (id, _) = own(&app, &guest, id).await?;
    app.tables.store().remove_channel(&id, Some(&guest.id)).await?;
    notices(&app, notify, &guest).await
}

/// Send a test notice to a channel.
#[utoipa::path(post, path = "/api/me/notices/channels/{id}/try", params(("id" = String, Path)), responses(
    (status = 200, body = Notices),
    (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn try_out(
    State(app): State<App>,
    guest: Guest,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Notices>, Failed> {
    let notify = notify(&app)?;
    let (id, channel) = own(&app, &guest, id).await?;
    if !channel.confirmed {
        return Err(Refused::not_now("it has to be confirmed first").into());
    }
    if !app.credit.pays_for_test(caller.household(), &guest.id) {
        return Err(credit::too_often().into());
    }
    app.tables.store().try_channel(&id, &guest.id, notify.clock.now()).await?;
    notify.wake.notify_one();
    notices(&app, notify, &guest).await
}

/// Choose for one table whether notices are wanted.
#[utoipa::path(put, path = "/api/tables/{id}/notices", params(("id" = String, Path)), request_body = TableNotices, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody),
))]
pub(super) async fn choose_table(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
    Body(wanted): Body<TableNotices>,
) -> Result<Json<Notices>, Failed> {
    let notify = notify(&app)?;
    let known = guest.clone();
    let seat = look(&app, id, move |room| (room.id().clone(), room.seat_of(&known))).await?;
    let (table, Some(_)) = seat else { return Err(Refused::NO_SEAT.into()) };
    app.tables.store().wish_of_table(&guest.id, &table, wanted.on).await?;
    notices(&app, notify, &guest).await
}
