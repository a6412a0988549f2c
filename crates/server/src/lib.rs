//! Tables online: create one, share its link, play.
//!
//! A table is a value, a [`room::Room`]. While somebody is there, a task (`live`) holds it in
//! memory: each request works on a copy, its entries are saved by the `store`, then the copy
//! becomes the table and everyone is notified. Around that are the `http` routes, the `socket`s,
//! the bots that `think`, and the limits on all of them: `listen` takes connections while there are
//! `places`, and `credit` limits the rate of requests.

mod bus;
mod clients;
mod config;
mod credit;
mod elsewhere;
mod ended;
mod household;
mod http;
mod link;
mod listen;
mod live;
mod metrics;
mod notify;
mod page;
mod places;
mod random;
mod removal;
mod socket;
mod store;
mod tables;
mod think;
mod time;
mod websocket;
mod wire;
mod worker;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::{BoxFuture, LocalBoxFuture};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

pub use self::notify::NotifyError;
pub use bus::BusError;
pub use config::{Config, Mail, Notices, Patience};
pub use http::openapi;
#[cfg(feature = "ts")]
pub use http::{notice_types, types};
pub use store::StoreError;
pub use worker::work;

/// How often full credit entries are dropped.
const FORGET: Duration = Duration::from_mins(1);

/// The state shared by all requests.
#[derive(Clone)]
struct App {
    tables: tables::Tables,
    credit: Arc<credit::Credit>,
    origins: Arc<household::Origins>,
    proxies: Arc<http::Proxies>,
    sockets: Arc<socket::Sockets>,
    config: Arc<Config>,
    stop: CancellationToken,
}

/// Why the server does not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The database cannot be used.
    #[error("cannot open {0}: {1}")]
    Store(String, StoreError),
    /// The bus cannot be used.
    #[error("cannot use the bus: {0}")]
    Bus(#[from] BusError),
    /// Notices cannot be sent.
    #[error("cannot send notices: {0}")]
    Notify(#[from] NotifyError),
    /// Serving failed.
    #[error("the server failed: {0}")]
    Io(#[from] io::Error),
}

/// A server that listens, but does not serve yet.
///
/// Its futures are boxed: otherwise they would be compiled in the crate that awaits them, and much of
/// them twice.
pub struct Server {
    app: App,
    listener: TcpListener,
}

impl Server {
    /// Opens the database and listens.
    pub fn bind(config: Config) -> LocalBoxFuture<'static, Result<Server, ServeError>> {
        Box::pin(Server::open(config))
    }

    async fn open(config: Config) -> Result<Server, ServeError> {
        let metrics = metrics::Metrics::default();
        let not_kept = |error| ServeError::Store(config.without_password(), error);
        let shared = config.bus.is_some();
        let store = store::Store::open(&config.database, shared, metrics.clone()).await;
        let store = store.map_err(not_kept)?;
        let bus = match &config.bus {
            Some(url) => {
                let key = store.shared_secret("bus").await.map_err(not_kept)?;
                Some(bus::Bus::open(url, key, metrics.clone()).await?)
            }
            None => None,
        };
        let notify = match &config.notices {
            Some(notices) => Some(self::notify::Notify::new(notices, &store).await?),
            None => None,
        };
        let listener = TcpListener::bind(config.listen).await;
        let listener = listener.map_err(|error| ServeError::Listen(config.listen, error))?;
        let thinkers = think::Thinkers::new(config.thinkers, bus.clone(), metrics.clone());
        let app = App {
            tables: tables::Tables::new(store, bus, thinkers, metrics, notify, config.idle),
            credit: Arc::default(),
            origins: Arc::default(),
            proxies: Arc::new(http::Proxies::new(config.proxies.clone())),
            sockets: Arc::new(socket::Sockets::new(config.connections)),
            config: Arc::new(config),
            stop: CancellationToken::new(),
        };
        Ok(Server { app, listener })
    }

    /// The address it listens on.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` is done; then clients are told, and open requests are finished.
    pub fn run(self, stop: BoxFuture<'static, ()>) -> BoxFuture<'static, Result<(), ServeError>> {
        Box::pin(self.run_until(stop))
    }

    async fn run_until(self, stop: BoxFuture<'static, ()>) -> Result<(), ServeError> {
        let Server { app, listener } = self;
        let credit = app.credit.clone();
        let forget = tokio::spawn(async move {
            let mut often = tokio::time::interval(FORGET);
            loop {
                often.tick().await;
                credit.forget_rested();
            }
        });
        let shared = app.tables.bus().is_some();
        let beat = shared.then(|| tokio::spawn(app.tables.clone().check_other_nodes()));
        let pack = tokio::spawn(app.tables.clone().pack_finished());
        let removals = tokio::spawn(removal::take_up(app.tables.clone()));
        let ended = tokio::spawn(ended::close_again_and_again(app.clone()));
        let notices = app.tables.notify().cloned().map(|notify| {
            tokio::spawn(self::notify::outbox::run(app.tables.clone(), notify, app.stop.clone()))
        });
        let stopping = app.stop.clone();
        let told = tokio::spawn(async move {
            stop.await;
            tracing::info!("stopping");
            stopping.cancel();
        });
        let door = listen::Door::new(app.clone(), http::routes(app.clone()));
        door.serve(listener).await;
        told.abort();
        forget.abort();
        pack.abort();
        removals.abort();
        ended.abort();
        if let Some(beat) = beat {
            beat.abort();
        }
        app.tables.stop().await;
        if let Some(notices) = notices {
            // It ends by itself, once everything it began has been sent.
            drop(notices.await);
        }
        Ok(())
    }
}
