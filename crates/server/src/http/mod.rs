//! The HTTP interface. Routes and their description are one: see [`routes()`].

mod agent;
mod caller;
mod client;
mod data;
mod devices;
mod doors;
mod guests;
mod headers;
mod notice_links;
mod notices;
mod operate;
mod person;
mod tables;

pub(crate) use caller::{Caller, Proxies};
pub(crate) use client::KnownBy;
pub(crate) use tables::look;

use axum::Router;
use axum::http::StatusCode;
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use room::Refused;
use room::message::Code;
use serde::Serialize;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use utoipa::openapi::OpenApi;
use utoipa::{OpenApi as _, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::socket;

/// The largest body a request may have, in bytes.
const LARGEST: usize = 16 * 1024;

#[derive(utoipa::OpenApi)]
#[openapi(info(
    title = "Asterism",
    description = "One table for three games about the stars. A game itself is played over the WebSocket of its table."
))]
struct Description;

fn described() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(tables::games))
        .routes(routes!(guests::me, guests::enter))
        .routes(routes!(guests::make_pass))
        .routes(routes!(guests::use_pass))
        .routes(routes!(guests::look_at_pass))
        .routes(routes!(devices::mine))
        .routes(routes!(devices::end))
        .routes(routes!(devices::make_code, devices::end_code))
        .routes(routes!(devices::use_code))
        .routes(routes!(doors::mine, doors::renew))
        .routes(routes!(doors::behind))
        .routes(routes!(data::mine))
        .routes(routes!(data::remove))
        .routes(routes!(person::mine, person::choose))
        .routes(routes!(person::show))
        .routes(routes!(notices::mine, notices::choose))
        .routes(routes!(notices::add_push))
        .routes(routes!(notices::add_mail))
        .routes(routes!(notices::add_hook))
        .routes(routes!(notices::confirm_hook))
        .routes(routes!(notices::remove))
        .routes(routes!(notices::try_out))
        .routes(routes!(notices::choose_table))
        .routes(routes!(notice_links::confirm_mail))
        .routes(routes!(notice_links::look_at_stop))
        .routes(routes!(notice_links::stop))
        .routes(routes!(notice_links::stop_at_once))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::hide))
        .routes(routes!(tables::listed, tables::make))
        .routes(routes!(tables::again))
        .routes(routes!(tables::show))
        .routes(routes!(tables::record))
        .routes(routes!(tables::replay))
        .routes(routes!(socket::open))
        .routes(routes!(operate::health))
        .routes(routes!(operate::metrics))
}

/// The description of the HTTP interface, as an [`OpenApi`] document.
pub fn openapi() -> OpenApi {
    described().into_openapi()
}

/// The TypeScript types of requests and responses, without those shared with the WebSocket.
#[cfg(feature = "ts")]
pub fn types() -> Vec<String> {
    use ts_rs::TS;
    let config = ts_rs::Config::new();
    vec![
        guests::Me::decl(&config),
        guests::Name::decl(&config),
        guests::Pass::decl(&config),
        devices::Devices::decl(&config),
        devices::Device::decl(&config),
        devices::EndDevice::decl(&config),
        devices::BackCode::decl(&config),
        doors::Door::decl(&config),
        doors::Behind::decl(&config),
        room::GameInfo::decl(&config),
        room::OptionInfo::decl(&config),
        room::NewTable::decl(&config),
        room::NewSeat::decl(&config),
        tables::Made::decl(&config),
        room::Summary::decl(&config),
        room::GameResult::decl(&config),
        tables::OwnTable::decl(&config),
        person::Person::decl(&config),
        person::PersonGame::decl(&config),
        person::PlacesAt::decl(&config),
        person::CardTimes::decl(&config),
        person::RecentGame::decl(&config),
        person::Choice::decl(&config),
        table::Deal::decl(&config),
        table::Contribution::decl(&config),
        ErrorBody::decl(&config),
    ]
}

/// The same for notices, which refer to no other types.
#[cfg(feature = "ts")]
pub fn notice_types() -> Vec<String> {
    use crate::notify::{channel, wishes};
    use ts_rs::TS;
    let config = ts_rs::Config::new();
    vec![
        notices::Notices::decl(&config),
        notices::Channel::decl(&config),
        channel::ChannelKind::decl(&config),
        notices::Trouble::decl(&config),
        channel::Why::decl(&config),
        notices::NewPush::decl(&config),
        notices::NewMail::decl(&config),
        notices::NewHook::decl(&config),
        channel::Form::decl(&config),
        notices::ChannelCode::decl(&config),
        notices::TableNotices::decl(&config),
        notice_links::NoticeSecret::decl(&config),
        notice_links::StopNotices::decl(&config),
        notice_links::Confirmed::decl(&config),
        notice_links::Stoppable::decl(&config),
        wishes::Wishes::decl(&config),
        wishes::Kinds::decl(&config),
        wishes::Quiet::decl(&config),
    ]
}

/// The HTTP interface.
pub(crate) fn routes(app: App) -> Router {
    let (router, description) = described().split_for_parts();
    let description = serde_json::to_string(&description).expect("the description can be written");
    let patience = app.config.patience.request;
    let worth_it = SizeAbove::new(1024).and(NotForContentType::IMAGES);
    router
        .route("/api/openapi.json", get(|| async { ([JSON], description) }))
        .fallback(crate::page::serve)
        .layer(axum::extract::DefaultBodyLimit::max(LARGEST))
        .layer(middleware::from_fn_with_state(app.clone(), client::admit))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, patience))
        .layer(CompressionLayer::new().gzip(true).compress_when(worth_it))
        .layer(middleware::map_response(headers::add))
        .layer(CatchPanicLayer::custom(|_| Failed(Refused::BROKEN).into_response()))
        .layer(TraceLayer::new_for_http().make_span_with(client::span))
        .with_state(app)
}

const JSON: (axum::http::HeaderName, &str) = (axum::http::header::CONTENT_TYPE, "application/json");

/// A refusal, as sent to clients.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ErrorBody {
    code: Code,
    /// The reason, for people.
    message: String,
}

/// A refusal, as the response to a request.
pub(crate) struct Failed(pub(crate) Refused);

impl<R: Into<Refused>> From<R> for Failed {
    fn from(reason: R) -> Failed {
        Failed(reason.into())
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let Failed(Refused { code, message }) = self;
        let status = match code {
            Code::BadRequest | Code::IllegalMove => StatusCode::BAD_REQUEST,
            Code::Unknown => StatusCode::UNAUTHORIZED,
            Code::NotAllowed => StatusCode::FORBIDDEN,
            Code::NotNow | Code::Stale | Code::Final => StatusCode::CONFLICT,
            Code::NoTable => StatusCode::NOT_FOUND,
            Code::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Code::Broken => StatusCode::INTERNAL_SERVER_ERROR,
            Code::TryAgain | Code::Restart => StatusCode::SERVICE_UNAVAILABLE,
        };
        let body = ErrorBody { code, message: message.into_owned() };
        (status, axum::Json(body)).into_response()
    }
}
