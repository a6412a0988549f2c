//! News between nodes, over NATS. The bus only makes things faster: the database decides, lost news
//! is found there later, and no table ever waits for the bus.
//!
//! Everything is sealed with a key from the database, so that nobody else on the bus can read it,
//! and forged news is rejected.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber};
use chacha20poly1305::aead::{Aead as _, KeyInit as _, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use futures_util::StreamExt as _;
use room::Id;
use room::entry::Entry;
use room::message::{Reaction, Skill};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;
use thiserror::Error;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::metrics::{Flag, Metrics};
use crate::random;

/// The subject prefix of nodes that understand each other.
const SUBJECTS: &str = "asterism.1.table";
/// The subject for thinking jobs, each of which goes to one worker.
const THINK: &str = "asterism.1.think";
/// How much longer than its thinking time a worker may take, before the node thinks itself.
const GRACE: Duration = Duration::from_secs(1);
/// How much outgoing news may wait. Anything beyond that is lost, as on the bus itself.
const WAITING: usize = 4096;
/// How long a table waits for its subscription, before it goes on without.
const PATIENCE: Duration = Duration::from_secs(1);
/// How many bytes a nonce has.
const NONCE: usize = 24;

/// A node's identity on the bus: a new one after each start.
pub(crate) type Node = u64;

/// Why the bus cannot be used.
#[derive(Debug, Error)]
pub enum BusError {
    /// The address is malformed.
    #[error("expected an address such as nats://USER:PASSWORD@HOST:4222")]
    Address,
    /// The connection was refused at once.
    #[error("{0}")]
    Connect(#[from] async_nats::ConnectError),
    /// The subscription failed.
    #[error("{0}")]
    Subscribe(#[from] async_nats::SubscribeError),
}

/// News about a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum News {
    /// Entries were stored that follow the first `after` ones.
    Kept { after: u32, entries: Vec<Entry> },
    /// Who is at the table through this node.
    Here(Here),
    /// Someone sent a reaction.
    Reacted { seat: Seat, reaction: Reaction },
}

/// Who is at a table through a node.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Here {
    /// For each seat, whether its owner is connected.
    pub(crate) seats: Vec<bool>,
    /// How many people are watching.
    pub(crate) watching: u32,
}

impl Here {
    /// Whether there is nobody.
    pub(crate) fn is_nobody(&self) -> bool {
        self.watching == 0 && !self.seats.contains(&true)
    }
}

/// News, and its sender.
#[derive(Serialize, Deserialize)]
struct Letter<N> {
    node: Node,
    news: N,
}

/// The connection to the bus, if there is one.
#[derive(Clone)]
pub(crate) struct Bus {
    client: Client,
    cipher: XChaCha20Poly1305,
    node: Node,
    out: mpsc::Sender<(String, Vec<u8>)>,
    metrics: Metrics,
}

impl Bus {
    /// Connects to a bus. If it is not reachable, connecting is retried indefinitely.
    pub(crate) async fn open(url: &str, key: [u8; 32], metrics: Metrics) -> Result<Bus, BusError> {
        let client = connect(url, metrics.bus.clone()).await?;
        let (out, waiting) = mpsc::channel(WAITING);
        tokio::spawn(send(client.clone(), waiting));
        let node = Node::from_ne_bytes(random::bytes());
        Ok(Bus { client, cipher: XChaCha20Poly1305::new(&key.into()), node, out, metrics })
    }

    /// Whether the bus is connected.
    pub(crate) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// This node's identity.
    pub(crate) fn node(&self) -> Node {
        self.node
    }

    /// Sends news to the other nodes that show a table. On any failure, the news is simply lost.
    pub(crate) fn tell(&self, table: &Id, news: &News) {
        if !self.is_connected() {
            return;
        }
        if self.out.try_send((subject(table), self.seal(table, news))).is_ok() {
            self.metrics.news_told.inc();
        }
    }

    /// Subscribes to the news of a table; `None` if the bus does not work.
    pub(crate) async fn listen(&self, table: &Id) -> Option<Ear> {
        if !self.is_connected() {
            return None;
        }
        let subscriber =
            timeout(PATIENCE, self.client.subscribe(subject(table))).await.ok()?.ok()?;
        Some(Ear { subscriber, bus: self.clone(), table: table.clone() })
    }

    /// Has a worker think, if one is free. The answer is not trusted and must be checked.
    pub(crate) async fn have_thought(&self, job: &Job) -> Option<String> {
        let payload = serde_json::to_vec(job).expect("our own types can be written");
        // Where nobody takes such jobs, the bus says so at once.
        let asking = self.client.request(THINK, payload.into());
        let answer = timeout(job.time() + GRACE, asking).await.ok()?.ok()?;
        let notation = String::from_utf8(answer.payload.into()).ok()?;
        (!notation.is_empty()).then_some(notation)
    }

    fn seal(&self, table: &Id, news: &News) -> Vec<u8> {
        let letter = Letter { node: self.node, news };
        let plain = serde_json::to_vec(&letter).expect("our own types can be written");
        let nonce: [u8; NONCE] = random::bytes();
        let payload = Payload { msg: &plain, aad: table.as_str().as_bytes() };
        let sealed = self.cipher.encrypt(&XNonce::from(nonce), payload);
        let sealed = sealed.expect("news is short");
        [&nonce[..], &sealed].concat()
    }

    fn unseal(&self, table: &Id, message: &[u8]) -> Option<(Node, News)> {
        let (nonce, sealed) = message.split_first_chunk::<NONCE>()?;
        let payload = Payload { msg: sealed, aad: table.as_str().as_bytes() };
        let plain = self.cipher.decrypt(&XNonce::from(*nonce), payload).ok()?;
        let Letter { node, news } = serde_json::from_slice(&plain).ok()?;
        Some((node, news))
    }
}

/// The subscription to one table.
pub(crate) struct Ear {
    subscriber: Subscriber,
    bus: Bus,
    table: Id,
}

impl Ear {
    /// The next news; `None` if no more will come. Unreadable news is counted and skipped.
    pub(crate) async fn hear(&mut self) -> Option<(Node, News)> {
        loop {
            let message = self.subscriber.next().await?;
            let metrics = &self.bus.metrics;
            if let Some(news) = self.bus.unseal(&self.table, &message.payload) {
                metrics.news_heard.inc();
                return Some(news);
            }
            if metrics.news_unreadable.inc() == 0 {
                tracing::error!(
                    "somebody else speaks on the bus, or a node with another database or version: \
                     what it says is ignored"
                );
            }
        }
    }
}

/// A position for a bot to think about. It is not sealed, since workers have no database to take a
/// key from. Instead it is a world imagined by the bot's own seat, and holds no other seat's
/// secret.
#[derive(Serialize, Deserialize)]
pub(crate) struct Job {
    pub(crate) position: Value,
    pub(crate) seat: Seat,
    pub(crate) skill: Skill,
    pub(crate) millis: u64,
}

impl Job {
    /// How long to think.
    pub(crate) fn time(&self) -> Duration {
        Duration::from_millis(self.millis)
    }
}

/// The jobs that nodes give to workers: each goes to one of the subscribers.
pub(crate) async fn jobs(client: &Client) -> Result<Subscriber, BusError> {
    Ok(client.queue_subscribe(THINK, "think".into()).await?)
}

/// Connects to a bus. If it is not reachable, connecting is retried indefinitely.
pub(crate) async fn connect(url: &str, connected: Flag) -> Result<Client, BusError> {
    let address: ServerAddr = url.parse().map_err(|_| BusError::Address)?;
    let mut options =
        ConnectOptions::new().name("asterism").no_echo().retry_on_initial_connect().event_callback(
            move |event| {
                note(&event, &connected);
                async {}
            },
        );
    if let (Some(user), Some(password)) = (address.username(), address.password()) {
        options = options.user_and_password(user.into(), password.into());
    }
    Ok(options.connect(address).await?)
}

fn subject(table: &Id) -> String {
    format!("{SUBJECTS}.{table}")
}

/// Sends queued news, as fast as the bus takes it.
async fn send(client: Client, mut waiting: mpsc::Receiver<(String, Vec<u8>)>) {
    while let Some((subject, message)) = waiting.recv().await {
        // The connection lasts as long as the process.
        drop(client.publish(subject, message.into()).await);
    }
}

fn note(event: &Event, connected: &Flag) {
    match event {
        Event::Connected => {
            tracing::info!("connected to the bus");
            connected.set(1);
        }
        Event::Disconnected | Event::Closed => {
            tracing::warn!("no connection to the bus: changes at other nodes are noticed late");
            connected.set(0);
        }
        Event::ServerError(error) => tracing::error!(%error, "the bus"),
        Event::ClientError(error) => tracing::error!(%error, "the bus"),
        Event::LameDuckMode | Event::Draining | Event::SlowConsumer(_) => {
            tracing::warn!(%event, "the bus");
        }
    }
}
