//! A client's WebSocket: it only passes messages in and out.

use std::future::pending;
use std::num::NonZeroU32;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use room::ask::Ask;
use room::message::{ClientOut, Code, Guest};
use room::{Id, Refused};
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval_at, sleep, timeout};
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;
use utoipa::IntoParams;

use crate::App;
use crate::clients::Join;
use crate::credit::{self, Payer};
use crate::ended::{Ending, Keys};
use crate::http::{Caller, Failed, KnownBy, look};
use crate::live::{Command, text};
use crate::places::{Place, Places};
use crate::random;
use crate::websocket::{self, CloseCode, CloseFrame, Message, Socket, Upgrade, Utf8Bytes};
use crate::wire::Narrow;

/// How many messages may wait for a client that reads slowly.
const OUTBOX: usize = 64;
/// How often a silent client is pinged.
const PING: Duration = Duration::from_secs(25);
/// How long a client may take to receive its goodbye.
const GOODBYE: Duration = Duration::from_secs(2);
/// How long clients may stay when a node stops and there are others.
const LINGER: Duration = Duration::from_secs(2);
/// The most sockets of one household.
const HOUSEHOLD: usize = 128;

/// The open sockets.
pub(crate) struct Sockets {
    places: Arc<Places>,
    /// The key by which each was opened.
    pub(crate) keys: Arc<Keys>,
    pub(crate) running: TaskTracker,
}

impl Sockets {
    /// Sockets for a server with this many connections: some are left for requests.
    pub(crate) fn new(connections: usize) -> Sockets {
        let most = connections - connections / 8;
        let places = Places::new(most, HOUSEHOLD.min(connections / 8).max(1));
        Sockets { places, keys: Arc::default(), running: TaskTracker::new() }
    }
}

/// Where a client resumes.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct Since {
    /// The last version it has.
    #[serde(default)]
    since: u32,
}

/// Open a table's WebSocket. The types `Ask` and `ClientOut` describe its messages.
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(("id" = String, Path), Since), responses(
    (status = 101, description = "The WebSocket is open"),
    (status = 404, body = crate::http::ErrorBody),
    (status = 429, body = crate::http::ErrorBody),
))]
pub(crate) async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
    KnownBy(known): KnownBy,
    caller: Caller,
    Extension(narrow): Extension<Narrow>,
    upgrade: Upgrade,
) -> Result<Response, Failed> {
    let (guest, key) = known.unzip();
    let table = look(&app, id, |room| room.id().clone()).await?;
    let household = caller.household();
    let place = app.sockets.places.take(household).ok_or_else(credit::too_fast)?;
    if household.is_some() {
        narrow.set();
    }
    let payer = Payer { household, guest: guest.as_ref().map(|guest| guest.id.clone()) };
    let running = app.sockets.running.token();
    let ending = key.map(|key| app.sockets.keys.watch(key));
    Ok(upgrade.serve(move |socket| {
        let asked = None;
        let connection = Connection {
            app,
            table,
            socket,
            payer,
            asked,
            ending,
            _place: place,
            _running: running,
        };
        Box::new(connection).serve(guest, since)
    }))
}

struct Connection {
    app: App,
    table: Id,
    socket: Socket,
    payer: Payer,
    /// The pending request to the table. Nothing more is read until it is answered, so that nobody
    /// can keep a table busy for others.
    asked: Option<oneshot::Receiver<()>>,
    /// Fires when the key by which it was opened ends.
    ending: Option<Ending>,
    _place: Place,
    _running: TaskTrackerToken,
}

/// Why a connection ends.
enum End {
    /// The client is gone, or does not read its messages.
    Gone,
    /// The client is disconnected.
    Away(Code),
}

impl Connection {
    async fn serve(mut self: Box<Connection>, guest: Option<Guest>, since: u32) {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let client = COUNT.fetch_add(1, Ordering::Relaxed);
        let connections = self.app.tables.metrics().connections.clone();
        connections.inc();
        let (out, mut inbox) = mpsc::channel(OUTBOX);
        let household = self.payer.household;
        let join = Join { client, guest, household, since, out };
        Box::pin(self.app.tables.send(&self.table, Command::Join(Box::new(join)))).await;
        let end = self.pass_on(client, &mut inbox).await;
        self.app.tables.send_if_live(&self.table, Command::Leave(client)).await;
        connections.dec();
        if let Err(End::Away(code)) = end {
            drop(timeout(GOODBYE, Box::pin(self.send_away(code))).await);
        }
    }

    /// Passes messages on in both directions, until one side ends.
    async fn pass_on(
        &mut self,
        client: u64,
        inbox: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), End> {
        let mut ping = interval_at(Instant::now() + PING, PING);
        let mut heard = true;
        let (stop, linger) = (self.app.stop.clone(), self.linger());
        let ending = self.ending.as_ref().map(Ending::token);
        let mut ended = pin!(async {
            match ending {
                Some(ending) => ending.cancelled().await,
                None => pending().await,
            }
        });
        // One future for all turns of the loop: creating it takes a lock that all sockets share.
        let mut stopped = pin!(async {
            stop.cancelled().await;
            sleep(linger).await;
        });
        loop {
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => self.send_waiting(message, inbox).await?,
                    None => return Err(End::Away(Code::Restart)),
                },
                () = answered(&mut self.asked) => self.asked = None,
                message = self.socket.hear(), if self.asked.is_none() => {
                    heard = true;
                    Box::pin(self.take(client, message)).await?;
                }
                _ = ping.tick() => {
                    if !heard && self.asked.is_none() {
                        return Err(End::Gone);
                    }
                    self.send(Message::Ping(axum::body::Bytes::new())).await?;
                    heard = false;
                }
                () = &mut stopped => return Err(End::Away(Code::Restart)),
                () = &mut ended => return Err(End::Away(Code::Unknown)),
            }
        }
    }

    /// How long a client stays when the server stops. With other nodes available, everyone leaves
    /// at a random moment, so that they need not accept all clients at once.
    fn linger(&self) -> Duration {
        match self.app.tables.bus() {
            Some(_) => LINGER.mul_f64(f64::from(u16::from_ne_bytes(random::bytes())) / 65_536.0),
            None => Duration::ZERO,
        }
    }

    /// Handles what a client sends. Everything has its price.
    async fn take(
        &mut self,
        client: u64,
        message: Option<Result<Message, websocket::Error>>,
    ) -> Result<(), End> {
        match message {
            Some(Ok(Message::Text(text))) => self.hear(client, &text).await,
            Some(Ok(Message::Binary(_))) => self.nonsense("expected a text message").await,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                self.pay(credit::FRAME)?;
                // The pong is sent before anything else is read.
                self.flush().await
            }
            Some(Ok(Message::Close(_) | Message::Frame(_))) | None => Err(End::Gone),
            Some(Err(_)) => {
                self.app.credit.pays_for_message(&self.payer, credit::NONSENSE);
                Err(End::Gone)
            }
        }
    }

    async fn hear(&mut self, client: u64, text: &str) -> Result<(), End> {
        let ask = match serde_json::from_str::<Ask>(text) {
            Ok(ask) => ask,
            Err(error) => return self.nonsense(&error.to_string()).await,
        };
        if self.pay(credit::price(&ask.ask))? {
            let (turn, answered) = oneshot::channel();
            let command = Command::Ask(client, Box::new(ask), turn);
            self.app.tables.send_if_live(&self.table, command).await;
            self.asked = Some(answered);
            return Ok(());
        }
        let Refused { code, message } = credit::too_fast();
        self.refuse(Some(ask.id), code, &message).await
    }

    async fn nonsense(&mut self, what: &str) -> Result<(), End> {
        if self.pay(credit::NONSENSE)? {
            return self.refuse(None, Code::BadRequest, what).await;
        }
        let Refused { code, message } = credit::too_fast();
        self.refuse(None, code, &message).await
    }

    /// Takes a price. A client that too often cannot pay is disconnected.
    fn pay(&self, price: NonZeroU32) -> Result<bool, End> {
        let credit = &self.app.credit;
        let paid = credit.pays_for_message(&self.payer, price);
        if paid || credit.forgives(&self.payer) {
            return Ok(paid);
        }
        self.app.tables.metrics().sent_away.inc();
        Err(End::Away(Code::TooFast))
    }

    /// Sends a message and all that are queued behind it.
    async fn send_waiting(
        &mut self,
        first: Utf8Bytes,
        inbox: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), End> {
        let mut next = Some(first);
        while let Some(message) = next {
            // A move and the answer to its maker are sent together.
            let patience = self.app.config.patience.read;
            in_time(patience, self.socket.tell(message, inbox.try_recv().ok())).await?;
            next = inbox.try_recv().ok();
        }
        Ok(())
    }

    async fn send(&mut self, control: Message) -> Result<(), End> {
        in_time(self.app.config.patience.read, self.socket.send(control)).await
    }

    async fn flush(&mut self) -> Result<(), End> {
        in_time(self.app.config.patience.read, self.socket.flush()).await
    }

    async fn tell(&mut self, message: &ClientOut<'_>) -> Result<(), End> {
        in_time(self.app.config.patience.read, self.socket.tell(text(message), None)).await
    }

    async fn refuse(&mut self, id: Option<u32>, code: Code, message: &str) -> Result<(), End> {
        self.tell(&ClientOut::Refused { id, code, message }).await
    }

    async fn send_away(&mut self, code: Code) -> Result<(), End> {
        self.tell(&ClientOut::Bye { code }).await?;
        let close = match code {
            Code::TooFast => CloseCode::Policy,
            _ => CloseCode::Restart,
        };
        let frame = CloseFrame { code: close, reason: Utf8Bytes::default() };
        self.send(Message::Close(Some(frame))).await
    }
}

/// Treats a client that does not read in time as gone.
async fn in_time(
    patience: Duration,
    sending: impl Future<Output = Result<(), websocket::Error>>,
) -> Result<(), End> {
    match timeout(patience, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// Waits until the table has answered the request, or is gone; for ever if there is none.
async fn answered(asked: &mut Option<oneshot::Receiver<()>>) {
    match asked {
        Some(answer) => drop(answer.await),
        None => pending().await,
    }
}
