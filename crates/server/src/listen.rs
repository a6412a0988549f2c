//! Accepting connections: no more than there are places for, and closing those that are idle.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutWriter;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::Layer as _;

use crate::App;
use crate::places::{Place, Places};
use crate::wire::Wire;

/// The most connections of one household: browsers open six at a time, and one per table.
const HOUSEHOLD: usize = 256;
/// How many connections from this machine are accepted when all places are taken, so that the
/// operator can still check the server.
const RESERVE: usize = 8;
/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 32 * 1024;
/// How long to wait when no connection can be accepted, for example for lack of file descriptors.
const PAUSE: Duration = Duration::from_millis(200);
/// How long open requests may take to finish when the server stops.
const GRACE: Duration = Duration::from_secs(5);

/// Accepts connections.
pub(crate) struct Door {
    app: App,
    routes: Router,
    places: Arc<Places>,
    reserve: Arc<Places>,
    running: TaskTracker,
    /// Ends all open connections.
    end: CancellationToken,
}

impl Door {
    pub(crate) fn new(app: App, routes: Router) -> Door {
        let most = app.config.connections;
        Door {
            app,
            routes,
            places: Places::new(most, HOUSEHOLD.min(most / 4).max(1)),
            reserve: Places::new(RESERVE, RESERVE),
            running: TaskTracker::new(),
            end: CancellationToken::new(),
        }
    }

    /// Accepts connections until the server stops; then ends the open ones.
    pub(crate) async fn serve(self, listener: TcpListener) {
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = self.app.stop.cancelled() => break,
            };
            match accepted {
                Ok((stream, peer)) => self.admit(stream, peer),
                Err(error) if is_of_one_connection(&error) => {}
                Err(error) => {
                    tracing::warn!(%error, "no connection can be taken");
                    sleep(PAUSE).await;
                }
            }
        }
        drop(listener);
        self.running.close();
        self.app.sockets.running.close();
        let ended = async { tokio::join!(self.running.wait(), self.app.sockets.running.wait()) };
        drop(timeout(GRACE, ended).await);
        self.end.cancel();
        self.running.wait().await;
    }

    fn admit(&self, stream: TcpStream, peer: SocketAddr) {
        let proxies = &self.app.proxies;
        // A proxy's connections belong to many people.
        let many = proxies.trusts(peer.ip()) || proxies.may_be_own(peer.ip());
        let place = self.places.take((!many).then(|| peer.ip().into()));
        let from_here = peer.ip().to_canonical().is_loopback();
        let spare = || if from_here { self.reserve.take(None) } else { None };
        let keep_alive = place.is_some();
        let Some(place) = place.or_else(spare) else {
            self.app.tables.metrics().turned_away.inc();
            return;
        };
        // Without this a lock-step game waits 40 ms for each acknowledgement.
        drop(stream.set_nodelay(true));
        self.running.spawn(self.connection(stream, peer, place, keep_alive));
    }

    /// Serves a connection until it ends, or becomes a socket.
    fn connection(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        place: Place,
        keep_alive: bool,
    ) -> impl Future<Output = ()> + use<> {
        let (wire, narrow) = Wire::new(stream, place);
        let patience = self.app.config.patience;
        let mut wire = TimeoutWriter::new(wire);
        wire.set_timeout(Some(patience.read));
        let service = Extension(narrow).layer(self.routes.clone());
        let service = Extension(ConnectInfo(peer)).layer(service);
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(patience.head)
            .max_buf_size(LONGEST_HEAD)
            .keep_alive(keep_alive)
            .serve_connection(TokioIo::new(Box::pin(wire)), TowerToHyperService::new(service))
            .with_upgrades();
        let (stop, end) = (self.app.stop.clone(), self.end.clone());
        async move {
            let mut connection = pin!(connection);
            // How it ended does not matter here.
            tokio::select! {
                _ = connection.as_mut() => return,
                () = stop.cancelled() => connection.as_mut().graceful_shutdown(),
            }
            tokio::select! {
                _ = connection => {}
                () = end.cancelled() => {}
            }
        }
    }
}

/// Whether accepting failed only because the peer was already gone, so that others are not
/// affected.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
