//! For the server's operator.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;

use crate::App;
use crate::bus::Bus;

/// Whether the server runs, and its database can be read and written.
#[derive(Serialize, ToSchema)]
pub(super) struct Health {
    /// Whether the database can be read.
    readable: bool,
    /// Whether the last attempt to write succeeded. While it did not, play is refused.
    writable: bool,
    /// Whether other nodes can be reached; omitted where there are none. While they cannot, their
    /// changes are noticed some seconds later.
    #[serde(skip_serializing_if = "Option::is_none")]
    bus: Option<bool>,
}

/// Whether the server and its database work.
#[utoipa::path(get, path = "/healthz", responses(
    (status = 200, body = Health),
    (status = 503, body = Health),
))]
pub(super) async fn health(State(app): State<App>) -> (StatusCode, Json<Health>) {
    let store = app.tables.store();
    let health = Health {
        readable: store.is_readable().await,
        writable: store.is_writable(),
        bus: app.tables.bus().map(Bus::is_connected),
    };
    let status = match health {
        // Play goes on without the bus, so a load balancer must keep the node.
        Health { readable: true, writable: true, .. } => StatusCode::OK,
        _ => StatusCode::SERVICE_UNAVAILABLE,
    };
    (status, Json(health))
}

/// Get the metrics for Prometheus.
#[utoipa::path(get, path = "/metrics", responses(
    (status = 200, body = String, content_type = "application/openmetrics-text"),
))]
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.tables.metrics().text())
}
