//! Who a request is from: its address, the page it came from, and its guest.

use std::net::{IpAddr, SocketAddr};

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use room::message::{Code, Guest};
use room::{Id, Refused};
use serde::de::DeserializeOwned;

use super::Failed;
use super::agent::Agent;
use super::caller::{Caller, Proxies};
use crate::App;
use crate::credit;
use crate::random::Key;

/// The name of the cookie that identifies a guest.
pub(crate) const COOKIE: &str = "asterism";

/// Admits a request if its caller is known, its household has credit for it, and it comes from a
/// page of this server.
pub(super) async fn admit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let caller = match caller(&app, &request) {
        Ok(caller) => caller,
        Err(refused) => return Failed(refused).into_response(),
    };
    request.extensions_mut().insert(caller);
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let household = caller.household();
    let is_file = !request.uri().path().starts_with("/api/");
    let paid = match (reads, upgrade) {
        (true, false) if is_file => app.credit.pays_for_file(household),
        (true, false) => app.credit.pays_for_request(household, credit::READ),
        (true, true) => app.credit.pays_for_request(household, credit::CONNECT),
        (false, _) => app.credit.pays_for_request(household, credit::WRITE),
    };
    if !paid {
        return Failed(credit::too_fast()).into_response();
    }
    if (upgrade || !reads) && !is_from_here(request.headers(), caller.https) {
        return Failed(Refused::not_allowed("another page may not do that")).into_response();
    }
    next.run(request).await
}

fn caller(app: &App, request: &Request) -> Result<Caller, Refused> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |info| info.0.ip());
    let caller = app.proxies.caller(peer, request.headers());
    let looks_after = matches!(request.uri().path(), "/healthz" | "/metrics");
    caller.or_else(|refused| {
        let caretaker = if looks_after { Proxies::caretaker(peer) } else { None };
        caretaker.ok_or(refused)
    })
}

/// A browser says which page a request comes from: scheme, name and port must be those of this
/// server. Other programs need not say it.
fn is_from_here(headers: &HeaderMap, https: bool) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else {
        return !headers.contains_key(header::ORIGIN);
    };
    let host = text(header::HOST).unwrap_or_default();
    let here = if https { "https" } else { "http" };
    let from_here = |(scheme, from): (&str, &str)| {
        scheme.eq_ignore_ascii_case(here) && from.eq_ignore_ascii_case(host)
    };
    origin.split_once("://").is_some_and(from_here)
}

/// The span that requests are logged in: no address, no cookie, no query.
pub(super) fn span(request: &Request) -> tracing::Span {
    tracing::info_span!("request", method = %request.method(), path = request.uri().path())
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Failed> {
        // Nothing gets past `admit` without one.
        let nobody = Refused::bad_request("the caller is not known");
        parts.extensions.get().copied().ok_or(nobody.into())
    }
}

/// The guest of a request, if there is one.
pub(super) struct Known(pub(super) Option<Guest>);

impl FromRequestParts<App> for Known {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Known, Failed> {
        let jar = CookieJar::from_headers(&parts.headers);
        let Some(key) = jar.get(COOKIE).and_then(|cookie| Key::read(cookie.value())) else {
            return Ok(Known(None));
        };
        let store = app.tables.store();
        let Some(known) = store.guest(&key).await? else { return Ok(Known(None)) };
        if known.unnoted {
            let (store, device) = (store.clone(), Agent::of(&parts.headers).0);
            // The request does not wait for this.
            tokio::spawn(async move { store.note_seen(key.id, device).await });
        }
        Ok(Known(Some(known.guest)))
    }
}

/// The key id in the cookie of a request, whether or not the key is valid.
pub(super) struct KeyId(pub(super) Option<Id>);

impl<S: Sync> FromRequestParts<S> for KeyId {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<KeyId, Failed> {
        let jar = CookieJar::from_headers(&parts.headers);
        let key = jar.get(COOKIE).and_then(|cookie| Key::read(cookie.value()));
        Ok(KeyId(key.map(|key| key.id)))
    }
}

/// The guest of a request and their key, if there is one.
pub(crate) struct KnownBy(pub(crate) Option<(Guest, Id)>);

impl FromRequestParts<App> for KnownBy {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<KnownBy, Failed> {
        let KeyId(key) = KeyId::from_request_parts(parts, app).await?;
        let Known(guest) = Known::from_request_parts(parts, app).await?;
        Ok(KnownBy(guest.zip(key)))
    }
}

impl FromRequestParts<App> for Guest {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Guest, Failed> {
        let Known(guest) = Known::from_request_parts(parts, app).await?;
        guest.ok_or(Failed(Refused::NAMELESS))
    }
}

/// A JSON body, with refusals in our own words.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Failed> {
        match Json::from_request(request, app).await {
            Ok(Json(value)) => Ok(Body(value)),
            Err(error @ (JsonRejection::JsonDataError(_) | JsonRejection::JsonSyntaxError(_))) => {
                Err(Refused::new(Code::BadRequest, error.body_text()).into())
            }
            Err(_) => Err(Refused::bad_request("expected JSON of a limited size").into()),
        }
    }
}
