//! Tables online: make one, share its link, play.
//!
//! A table is a value, `room`: the replay of its entries, what may be done at it, what each viewer
//! sees of it. A task holds it in memory while somebody is there, `live`: whatever is asked is
//! done on a copy, the entries it makes are kept by the `store`, then the copy is the table and
//! everybody hears of it. Around that are the `http` routes, the `socket`s, the bots that
//! `think`, and what limits all of them (`credit`).
//!
//! What clients say and are told is in [`message`], which is also where the page's types come from.

mod config;
mod credit;
mod entry;
#[cfg(any(test, fuzzing))]
pub mod fuzz;
mod http;
mod id;
mod live;
pub mod message;
mod metrics;
mod page;
mod refused;
mod room;
mod socket;
mod store;
mod tables;
mod think;
mod words;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

pub use config::Config;
pub use http::openapi;
pub use store::StoreError;

/// How often addresses that have rested are forgotten.
const FORGET: Duration = Duration::from_mins(1);
/// How long open requests may take to end when the server stops.
const GRACE: Duration = Duration::from_secs(10);

/// What every request has at hand.
#[derive(Clone)]
struct App {
    tables: tables::Tables,
    addresses: Arc<credit::Addresses>,
    config: Arc<Config>,
    stop: CancellationToken,
}

/// Why the server does not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// Nobody can be heard there.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// Nothing can be kept.
    #[error("cannot open {0}: {1}")]
    Store(String, StoreError),
    /// It ended.
    #[error("the server failed: {0}")]
    Io(#[from] io::Error),
}

/// A server that listens, and is not yet asked anything.
pub struct Server {
    app: App,
    listener: TcpListener,
}

impl Server {
    /// Opens the database and listens.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        let metrics = metrics::Metrics::default();
        let store = store::Store::open(&config.database, metrics.clone()).await;
        let store = store.map_err(|error| ServeError::Store(config.without_password(), error))?;
        let listener = TcpListener::bind(config.listen).await;
        let listener = listener.map_err(|error| ServeError::Listen(config.listen, error))?;
        let thinkers = think::Thinkers::new(config.thinkers, metrics.clone());
        let app = App {
            tables: tables::Tables::new(store, thinkers, metrics, config.idle),
            addresses: Arc::default(),
            config: Arc::new(config),
            stop: CancellationToken::new(),
        };
        Ok(Server { app, listener })
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` is done; then clients are told, and what was begun is ended.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let Server { app, listener } = self;
        let addresses = app.addresses.clone();
        let forget = tokio::spawn(async move {
            let mut often = tokio::time::interval(FORGET);
            loop {
                often.tick().await;
                addresses.forget_rested();
            }
        });
        // Without this a lock-step game waits 40 ms for each acknowledgement.
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        let routes = http::routes(app.clone());
        let service = routes.into_make_service_with_connect_info::<SocketAddr>();
        let stopping = app.stop.clone();
        let told = async move {
            stop.await;
            tracing::info!("stopping");
            stopping.cancel();
        };
        let serving = axum::serve(listener, service).with_graceful_shutdown(told);
        let stopped = app.stop.clone();
        tokio::select! {
            served = serving => served?,
            () = async { stopped.cancelled().await; tokio::time::sleep(GRACE).await } => {}
        }
        forget.abort();
        app.tables.stop().await;
        Ok(())
    }
}
