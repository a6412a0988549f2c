//! For whoever operates the server.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;

use crate::App;

/// Whether the server runs, and its database can be read and written.
#[derive(Serialize, ToSchema)]
pub(super) struct Health {
    /// Whether what is kept can be read.
    readable: bool,
    /// Whether the last attempt to write succeeded. While it did not, play is refused.
    writable: bool,
}

/// Whether the server and its database work.
#[utoipa::path(get, path = "/healthz", responses(
    (status = 200, body = Health),
    (status = 503, body = Health),
))]
pub(super) async fn health(State(app): State<App>) -> (StatusCode, Json<Health>) {
    let store = app.tables.store();
    let health = Health { readable: store.is_readable().await, writable: store.is_writable() };
    let status = match health {
        Health { readable: true, writable: true } => StatusCode::OK,
        _ => StatusCode::SERVICE_UNAVAILABLE,
    };
    (status, Json(health))
}

/// Numbers, as Prometheus reads them.
#[utoipa::path(get, path = "/metrics", responses(
    (status = 200, body = String, content_type = "application/openmetrics-text"),
))]
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.tables.metrics().text())
}
