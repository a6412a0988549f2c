//! A client of the server, like the page: for tests and load.
//!
//! A [`Guest`] has a name and a cookie, creates tables and opens their sockets. A [`Connection`]
//! sends requests and receives messages, which add up to a [`Sight`] of the table: whose turn it is
//! and which moves are legal. A [`Player`] is both.

pub mod deal;
mod nats;
mod player;
mod proxy;
mod sight;

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::StatusCode;
use reqwest::header::{COOKIE, SET_COOKIE};
use serde_json::{Value, json};
use thiserror::Error;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, client::IntoClientRequest as _};

pub use nats::Nats;
pub use player::Player;
pub use proxy::Proxy;
pub use sight::{Heard, Legal, Now, Sight};
pub use tungstenite::Message;

/// The header by which a proxy says where a request comes from.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// What went wrong between client and server.
#[derive(Debug, Error)]
pub enum Error {
    /// An HTTP error.
    #[error("{0}")]
    Http(#[from] reqwest::Error),
    /// A WebSocket error.
    #[error("{0}")]
    Socket(#[from] tungstenite::Error),
    /// An I/O error.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// The server refused the request.
    #[error("{0}: {1}")]
    Refused(StatusCode, Value),
    /// The table refused the request.
    #[error("{code}: {message}")]
    NotDone {
        /// Why, for programs.
        code: String,
        /// Why, for people.
        message: String,
    },
    /// The server's answer was unexpected.
    #[error("not understood: {0}")]
    Strange(String),
    /// The server has ended the connection.
    #[error("the connection has ended")]
    Ended,
}

/// A guest of a server.
#[derive(Clone, Debug)]
pub struct Guest {
    http: reqwest::Client,
    /// The server's address, as in `127.0.0.1:8080`.
    server: String,
    cookie: String,
    /// The address from which a proxy would say it comes.
    address: Option<String>,
}

impl Guest {
    /// An unknown guest, who sees what anyone may.
    pub fn nobody(server: &str) -> Guest {
        let (http, server) = (reqwest::Client::new(), server.into());
        Guest { http, server, cookie: String::new(), address: None }
    }

    /// The same guest, coming through a proxy from this address.
    #[must_use]
    pub fn coming_from(&self, address: &str) -> Guest {
        Guest { address: Some(address.into()), ..self.clone() }
    }

    /// A guest with this cookie.
    pub fn known_by(server: &str, cookie: &str) -> Guest {
        Guest { cookie: cookie.into(), ..Guest::nobody(server) }
    }

    /// The same guest, at another address of the server.
    #[must_use]
    pub fn at(&self, server: &str) -> Guest {
        Guest { server: server.into(), ..self.clone() }
    }

    /// Enters a name and becomes a guest.
    pub async fn enter(server: &str, name: &str) -> Result<Guest, Error> {
        Guest::nobody(server).named(name).await
    }

    /// The same guest, with a name.
    pub async fn named(mut self, name: &str) -> Result<Guest, Error> {
        let response = self.post("/api/me", &json!({ "name": name })).await?;
        self.keep_cookie(&response);
        Ok(self)
    }

    /// Signs in by a personal link.
    pub async fn arrive(server: &str, pass: &str) -> Result<Guest, Error> {
        let mut guest = Guest::nobody(server);
        let response = guest.post("/api/passes", &json!({ "pass": pass })).await?;
        guest.keep_cookie(&response);
        Ok(guest)
    }

    /// Signs in with a recovery code.
    pub async fn come_back(self, code: &str) -> Result<Guest, Error> {
        let mut guest = self;
        let response = guest.post("/api/codes", &json!({ "code": code })).await?;
        guest.keep_cookie(&response);
        Ok(guest)
    }

    fn keep_cookie(&mut self, response: &reqwest::Response) {
        let set = response.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
        let pair = set.and_then(|text| text.split(';').next());
        self.cookie = pair.unwrap_or_default().into();
    }

    /// Sends a GET request.
    pub async fn get(&self, path: &str) -> Result<Value, Error> {
        let url = format!("http://{}{path}", self.server);
        let response = self.as_this_guest(self.http.get(url)).send().await?;
        Ok(accepted(response).await?.json().await?)
    }

    /// Sends a POST request.
    pub async fn post(&self, path: &str, body: &Value) -> Result<reqwest::Response, Error> {
        let url = format!("http://{}{path}", self.server);
        let request = self.as_this_guest(self.http.post(url)).json(body);
        accepted(request.send().await?).await
    }

    /// Sends a PUT request.
    pub async fn put(&self, path: &str, body: &Value) -> Result<reqwest::Response, Error> {
        let url = format!("http://{}{path}", self.server);
        let request = self.as_this_guest(self.http.put(url)).json(body);
        accepted(request.send().await?).await
    }

    /// Sends a DELETE request.
    pub async fn delete(&self, path: &str) -> Result<(), Error> {
        let url = format!("http://{}{path}", self.server);
        let response = self.as_this_guest(self.http.delete(url)).send().await?;
        accepted(response).await.map(drop)
    }

    fn as_this_guest(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        let request = request.header(COOKIE, &self.cookie);
        match &self.address {
            Some(address) => request.header(FORWARDED_FOR, address),
            None => request,
        }
    }

    /// Creates a table, and returns its id.
    pub async fn make_table(&self, table: &Value) -> Result<String, Error> {
        let made: Value = self.post("/api/tables", table).await?.json().await?;
        Ok(made["id"].as_str().unwrap_or_default().into())
    }

    /// Opens the socket of a table, having received everything up to a version.
    pub async fn connect(&self, table: &str, since: u32) -> Result<Connection, Error> {
        let server = &self.server;
        let url = format!("ws://{server}/api/tables/{table}/socket?since={since}");
        let mut request = url.into_client_request()?;
        if let Ok(cookie) = self.cookie.parse() {
            request.headers_mut().insert("cookie", cookie);
        }
        if let Some(address) = self.address.as_ref().and_then(|text| text.parse().ok()) {
            request.headers_mut().insert(FORWARDED_FOR, address);
        }
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        // Small buffers, since load comes from many connections.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        Ok(Connection { socket, asked: 0 })
    }
}

async fn accepted(response: reqwest::Response) -> Result<reqwest::Response, Error> {
    let status = response.status();
    if status.is_success() {
        Ok(response)
    } else {
        Err(Error::Refused(status, response.json().await.unwrap_or_default()))
    }
}

/// The socket of a table.
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
    asked: u32,
}

impl Connection {
    /// Sends a request, and returns its number, which the answer will repeat.
    pub async fn ask(&mut self, ask: &Value) -> Result<u32, Error> {
        self.asked += 1;
        self.say(&json!({ "id": self.asked, "ask": ask }).to_string()).await?;
        Ok(self.asked)
    }

    /// Sends any text.
    pub async fn say(&mut self, text: &str) -> Result<(), Error> {
        self.send(Message::text(text)).await
    }

    /// Sends anything at all.
    pub async fn send(&mut self, message: Message) -> Result<(), Error> {
        Ok(self.socket.send(message).await?)
    }

    /// The next message, as text.
    pub async fn hear(&mut self) -> Result<tungstenite::Utf8Bytes, Error> {
        loop {
            match self.socket.next().await.ok_or(Error::Ended)?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => return Err(Error::Ended),
                _ => {}
            }
        }
    }
}
