//! Everything stored about a guest, for download; and its removal.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use room::Refused;
use room::message::{Guest, Phase};
use serde_json::{Map, Value, json};

use super::caller::Caller;
use super::client::{Body, COOKIE};
use super::guests::Name;
use super::{ErrorBody, Failed};
use crate::store::{Attended, Store, StoreError, unix_millis};
use crate::{App, credit, ended, removal};

/// Get everything stored about the caller, in one file: name, devices, links and ratings, where
/// notices go and which are wanted, the games played, and the last 1000 tables where the caller had
/// a seat, as lists show them, with the caller's own chat messages. Times are milliseconds since
/// 1970. Other people's messages and secrets are not included.
#[utoipa::path(get, path = "/api/me/data", responses(
    (status = 200, content_type = "application/json"),
    (status = 401, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn mine(
    State(app): State<App>,
    guest: Guest,
    caller: Caller,
) -> Result<Response, Failed> {
    if !app.credit.pays_for_keeping(caller.household(), &guest.id) {
        return Err(credit::too_often().into());
    }
    let data: Map<String, Value> = sections(app.tables.store(), &guest)
        .await?
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect();
    let name = "attachment; filename=\"asterism.json\"";
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(data)).into_response())
}

/// The file, part by part. Anything else stored about guests needs an entry here.
async fn sections(store: &Store, guest: &Guest) -> Result<Vec<(&'static str, Value)>, StoreError> {
    Ok(vec![
        ("made", json!(unix_millis())),
        ("name", json!(guest.name)),
        ("devices", devices(store, guest).await?),
        ("code", json!(store.code_of(&guest.id).await?.map(|made| json!({ "made": made })))),
        ("door", json!(store.door_of(&guest.id).await?.map(|door| format!("/with/{door}")))),
        ("page", page(store, guest).await?),
        ("ratings", ratings(store, guest).await?),
        ("played", played(store, guest).await?),
        ("notices", notices(store, guest).await?),
        ("tables", store.attended_by(&guest.id).await?.iter().map(table).collect()),
    ])
}

async fn devices(store: &Store, guest: &Guest) -> Result<Value, StoreError> {
    let devices = store.devices_of(&guest.id).await?;
    let device = |one: &crate::store::Device| json!({ "what": one.what, "since": one.since, "seen": one.seen });
    Ok(devices.iter().map(device).collect())
}

async fn page(store: &Store, guest: &Guest) -> Result<Value, StoreError> {
    let profile = store.profile_of(&guest.id).await?;
    Ok(json!(
        profile.map(
            |page| json!({ "public": page.public, "link": format!("/person/{}", page.person) })
        )
    ))
}

async fn ratings(store: &Store, guest: &Guest) -> Result<Value, StoreError> {
    let rated = |one: &crate::store::Rated| json!({ "game": one.game, "points": one.points, "doubt": one.doubt, "games": one.games });
    Ok(store.ratings_of(&guest.id).await?.iter().map(rated).collect())
}

async fn played(store: &Store, guest: &Guest) -> Result<Value, StoreError> {
    let played = |one: &crate::store::PlayedGame| {
        json!({
            "table": one.table, "game": one.game, "at": one.at, "seats": one.seats,
            "place": one.place, "left": one.left, "points": one.rating.map(|rating| rating.points),
            "cards": one.cards.split_whitespace().collect::<Vec<_>>(),
        })
    };
    Ok(store.games_of(&guest.id).await?.iter().map(played).collect())
}

/// The notice settings. Addresses are shortened as their owner sees them: not everyone with this
/// file needs to know them in full.
async fn notices(store: &Store, guest: &Guest) -> Result<Value, StoreError> {
    let chosen = store.chosen(&guest.id).await?;
    let channel = |one: &crate::store::Channel| json!({ "kind": one.kind, "name": one.name, "made": one.made, "confirmed": one.confirmed });
    let channels: Value = chosen.channels.iter().map(channel).collect();
    Ok(json!({ "channels": channels, "wishes": chosen.wishes, "tables": chosen.tables }))
}

fn table(one: &Attended) -> Value {
    let id = &one.summary.id;
    let record = (one.summary.phase == Phase::Over).then(|| format!("/api/tables/{id}/record"));
    let said = one.said.iter().map(|(at, text)| json!({ "at": at, "text": text }));
    json!({
        "table": one.summary, "seat": one.seat, "host": one.hosts, "listed": one.listed,
        "changed": one.changed, "record": record, "said": said.collect::<Vec<_>>(),
    })
}

/// Forget the caller, whose name must be given to prevent mistakes. From now on no device is signed
/// in; seats at tables that have not begun are given up, and bots play on at those that have, as
/// for anyone who leaves. Then, within a while, the caller's name, table names and chat messages
/// disappear from all tables, and their ratings, page and links are deleted. The moves played stay,
/// without a name.
#[utoipa::path(post, path = "/api/me/removal", request_body = Name, responses(
    (status = 204),
    (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody),
    (status = 409, body = ErrorBody),
))]
pub(super) async fn remove(
    State(app): State<App>,
    guest: Guest,
    jar: CookieJar,
    Body(name): Body<Name>,
) -> Result<(CookieJar, StatusCode), Failed> {
    if name.tidy()? != guest.name {
        return Err(Refused::not_now("that is not your name: nothing was removed").into());
    }
    app.tables.store().ask_to_forget(&guest.id).await?;
    // If this task ends early, the next start takes it up.
    let (stop, forget) = (app.stop.clone(), removal::finish(app.tables.clone(), guest.id));
    tokio::spawn(async move { stop.run_until_cancelled(forget).await });
    ended::close(&app).await?;
    Ok((jar.remove(Cookie::build(COOKIE).path("/")), StatusCode::NO_CONTENT))
}
