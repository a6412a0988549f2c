//! A client's WebSocket: messages in, messages out, nothing else.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};
use utoipa::IntoParams;

use crate::App;
use crate::credit::Credit;
use crate::entry::Guest;
use crate::http::{Address, Known, find};
use crate::id::Id;
use crate::live::{Command, Join, text};
use crate::message::{Ask, ClientOut, Code};
use crate::refused::Refused;

/// The longest message a client may send, in bytes.
const LONGEST: usize = 4096;
/// How much is read at once, in bytes: a move fits, and every connection has one such buffer.
const READ: usize = 512;
/// How many messages may wait for a client that reads slowly.
const OUTBOX: usize = 64;
/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// How long a client may take to read what it is sent.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where a client goes on.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(crate) struct From {
    /// The last version it has.
    #[serde(default)]
    since: u32,
}

/// A table's WebSocket. What is said and told is described by the types `Ask` and `ClientOut`.
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(("id" = String, Path), From), responses(
    (status = 101, description = "The WebSocket is open"),
    (status = 404, body = crate::http::ErrorBody),
))]
pub(crate) async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(From { since }): Query<From>,
    Known(guest): Known,
    Address(address): Address,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let table = find(&app, id).await?.id().clone();
    Ok(upgrade
        .read_buffer_size(READ)
        .write_buffer_size(0)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .on_upgrade(move |socket| {
            let credit = Credit::new(address);
            Connection { app, table, socket, credit }.serve(guest, since)
        }))
}

struct Connection {
    app: App,
    table: Id,
    socket: WebSocket,
    credit: Credit,
}

/// Why a connection ends.
enum End {
    /// The client is gone.
    Gone,
    /// The client is sent away.
    Away(Code),
}

impl Connection {
    async fn serve(mut self, guest: Option<Guest>, since: u32) {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let client = COUNT.fetch_add(1, Ordering::Relaxed);
        let connections = self.app.tables.metrics().connections.clone();
        connections.inc();
        let (out, mut inbox) = mpsc::channel(OUTBOX);
        let join = Join { client, guest, since, out };
        self.app.tables.send(&self.table, Command::Join(Box::new(join))).await;
        let end = self.pass_on(client, &mut inbox).await;
        self.app.tables.send(&self.table, Command::Leave(client)).await;
        if let End::Away(code) = end {
            self.send_away(code).await;
        }
        connections.dec();
    }

    /// Passes messages on, both ways, until one side is gone.
    async fn pass_on(&mut self, client: u64, inbox: &mut mpsc::Receiver<Utf8Bytes>) -> End {
        let mut ping = interval_at(Instant::now() + PING, PING);
        let mut heard = true;
        let stop = self.app.stop.clone();
        loop {
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => if self.send(Message::Text(message)).await.is_err() {
                        return End::Gone;
                    },
                    None => return End::Away(Code::Restart),
                },
                message = self.socket.recv() => {
                    heard = true;
                    match message {
                        Some(Ok(Message::Text(text))) => self.hear(client, &text).await,
                        Some(Ok(Message::Binary(_))) => self.refuse(&BINARY).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return End::Gone,
                    }
                }
                _ = ping.tick() => {
                    if !heard || self.send(Message::Ping(axum::body::Bytes::new())).await.is_err() {
                        return End::Gone;
                    }
                    heard = false;
                }
                () = stop.cancelled() => return End::Away(Code::Restart),
            }
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn hear(&mut self, client: u64, text: &str) {
        match serde_json::from_str::<Ask>(text) {
            Ok(ask) if self.credit.take(&ask.ask) => {
                let command = Command::Ask(client, Box::new(ask));
                self.app.tables.send(&self.table, command).await;
            }
            Ok(ask) => {
                let refused = Refused::new(Code::TooFast, "too much at once: wait a few seconds");
                self.refuse_ask(Some(ask.id), &refused).await;
            }
            Err(error) => self.refuse(&Refused::new(Code::BadRequest, error.to_string())).await,
        }
    }

    async fn refuse(&mut self, refused: &Refused) {
        self.refuse_ask(None, refused).await;
    }

    async fn refuse_ask(&mut self, id: Option<u32>, Refused { code, message }: &Refused) {
        let message = text(&ClientOut::Refused { id, code: *code, message });
        // If it cannot be sent, the next look at the socket says so.
        drop(self.send(Message::Text(message)).await);
    }

    async fn send_away(&mut self, code: Code) {
        drop(self.send(Message::Text(text(&ClientOut::Bye { code }))).await);
        let frame = CloseFrame { code: close_code::RESTART, reason: Utf8Bytes::default() };
        drop(self.send(Message::Close(Some(frame))).await);
    }
}

const BINARY: Refused =
    Refused { code: Code::BadRequest, message: std::borrow::Cow::Borrowed("text is wanted here") };
