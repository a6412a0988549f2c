//! For whoever operates the server.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use crate::App;

/// Whether the server and its database answer.
#[utoipa::path(get, path = "/healthz", responses((status = 200), (status = 503)))]
pub(super) async fn health(State(app): State<App>) -> StatusCode {
    if app.tables.store().answers().await {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    }
}

/// Numbers, as Prometheus reads them.
#[utoipa::path(get, path = "/metrics", responses(
    (status = 200, body = String, content_type = "application/openmetrics-text"),
))]
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.tables.metrics().text())
}
