//! Hostile clients, each from a different address.

use std::future::pending;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use client::{Connection, Error, Guest, Message};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// How long each pauses after its connection has ended: the attack must not use up the machine that
/// runs both sides.
const REST: Duration = Duration::from_millis(50);
/// How many half requests each has open at the same time.
const HALVES: usize = 20;

/// What a hostile client does, repeatedly.
#[derive(Clone, Copy)]
enum Way {
    /// Pings, and never reads.
    Ping,
    /// Sends nonsense.
    Nonsense,
    /// Sends more requests than allowed.
    Ask,
    /// Sends requests, and never reads the answers.
    Deaf,
    /// Connects and disconnects.
    Flap,
    /// Sends half requests.
    Half,
}

const WAYS: [Way; 6] = [Way::Ping, Way::Nonsense, Way::Ask, Way::Deaf, Way::Flap, Way::Half];

/// Hostile clients, which end when this is dropped. They run on a separate thread, so that honest
/// clients wait for the server, and not for them.
pub(super) struct Hostile {
    thread: Option<Runtime>,
    ended: Arc<AtomicUsize>,
}

impl Drop for Hostile {
    fn drop(&mut self) {
        if let Some(thread) = self.thread.take() {
            thread.shutdown_background();
        }
    }
}

impl Hostile {
    /// Sends this many to other people's tables.
    pub(super) fn start(server: &str, count: u16, tables: &[String]) -> io::Result<Hostile> {
        let thread = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let ended = Arc::new(AtomicUsize::new(0));
        for (number, table) in (0..count).zip(tables.iter().cycle()) {
            let way = WAYS[usize::from(number) % WAYS.len()];
            let enemy = Enemy { server: server.into(), table: table.clone(), number };
            let ended = ended.clone();
            thread.spawn(async move {
                loop {
                    // The result is the server's business.
                    if enemy.attack(way).await.is_err() {
                        ended.fetch_add(1, Ordering::Relaxed);
                    }
                    sleep(REST).await;
                }
            });
        }
        Ok(Hostile { thread: Some(thread), ended })
    }

    /// How many of their connections the server has ended or rejected.
    pub(super) fn ended(&self) -> usize {
        self.ended.load(Ordering::Relaxed)
    }
}

struct Enemy {
    server: String,
    table: String,
    number: u16,
}

impl Enemy {
    async fn attack(&self, way: Way) -> Result<(), Error> {
        match way {
            Way::Ping => {
                let mut connection = self.connect().await?;
                loop {
                    connection.send(Message::Ping(vec![b'x'; 125].into())).await?;
                }
            }
            Way::Nonsense => {
                let mut connection = self.connect().await?;
                loop {
                    connection.say("{\"id\":1,\"ask\":\"nonsense\"}").await?;
                    drop(timeout(Duration::ZERO, connection.hear()).await);
                }
            }
            Way::Ask => {
                let mut connection = self.connect().await?;
                loop {
                    connection.ask(&json!({ "resync": { "since": 0 } })).await?;
                    connection.hear().await?;
                }
            }
            Way::Deaf => {
                let mut connection = self.connect().await?;
                loop {
                    connection.ask(&json!({ "resync": { "since": 0 } })).await?;
                }
            }
            Way::Flap => self.connect().await.map(drop),
            Way::Half => self.send_halves().await,
        }
    }

    async fn connect(&self) -> Result<Connection, Error> {
        let [high, low] = self.number.to_be_bytes();
        let from = format!("203.0.{high}.{low}");
        Guest::nobody(&self.server).coming_from(&from).connect(&self.table, 0).await
    }

    /// Opens many connections that bypass the proxy, and waits until one is ended.
    async fn send_halves(&self) -> Result<(), Error> {
        let mut open = JoinSet::new();
        for _ in 0..HALVES {
            let mut stream = self.open_directly().await?;
            open.spawn(async move {
                stream.write_all(b"GET /api/games HTTP/1.1\r\nHost: ").await?;
                stream.read(&mut [0; 1]).await
            });
        }
        match open.join_next().await {
            Some(_) => Err(Error::Ended),
            None => pending().await,
        }
    }

    async fn open_directly(&self) -> Result<TcpStream, Error> {
        let strange = |error| Error::Strange(format!("{}: {error}", self.server));
        let server: SocketAddr = self.server.parse().map_err(strange)?;
        let socket = TcpSocket::new_v4()?;
        let [high, low] = self.number.to_be_bytes();
        socket.bind((IpAddr::from([127, 1, high, low]), 0).into())?;
        Ok(socket.connect(server).await?)
    }
}
