//! A WebSocket: the upgrade of a request, and messages as frames.
//!
//! Tungstenite reads what a client sends. Outgoing messages are written here, as a frame header and
//! the text itself: tungstenite would copy the text to a buffer that grows with the longest message
//! and lasts as long as the connection, which was most of the memory of a table.

use std::io::Cursor;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::body::{Buf, Bytes};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use room::Refused;
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
pub(crate) use tokio_tungstenite::tungstenite::protocol::{CloseFrame, frame::coding::CloseCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
pub(crate) use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::http::Failed;

/// The longest message a client may send, in bytes.
const LONGEST: usize = 4096;
/// How much is read at once, in bytes: a move fits, and every connection has such a buffer.
const READ: usize = 512;
/// The longest header of an unmasked frame, in bytes.
const HEAD: usize = 10;

/// A request to open a WebSocket.
pub(crate) struct Upgrade {
    accept: HeaderValue,
    upgraded: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Failed> {
        let headers = &parts.headers;
        let wants = parts.method == Method::GET
            && says(headers, header::CONNECTION, "upgrade")
            && says(headers, header::UPGRADE, "websocket")
            && says(headers, header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| wants);
        let accept = key.and_then(|key| derive_accept_key(key.as_bytes()).parse().ok());
        let upgraded = parts.extensions.remove::<OnUpgrade>();
        match (accept, upgraded) {
            (Some(accept), Some(upgraded)) => Ok(Upgrade { accept, upgraded }),
            _ => Err(Refused::bad_request("expected a WebSocket").into()),
        }
    }
}

/// Whether a header lists this word.
fn says(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let texts = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(',')).any(|part| part.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Accepts, and has the WebSocket served.
    pub(crate) fn serve<F: Future<Output = ()> + Send>(
        self,
        serve: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Response {
        let Upgrade { accept, upgraded } = self;
        tokio::spawn(async move {
            // A client that is gone before it began needs no answer.
            if let Ok(upgraded) = upgraded.await {
                serve(Socket::new(upgraded).await).await;
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        response
    }
}

/// A WebSocket.
pub(crate) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

impl Socket {
    async fn new(upgraded: Upgraded) -> Socket {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let io = TokioIo::new(upgraded);
        Socket(WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await)
    }

    /// The next message; `None` if there are no more.
    pub(crate) async fn hear(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends a control frame.
    pub(crate) async fn send(&mut self, control: Message) -> Result<(), Error> {
        self.0.send(control).await
    }

    /// Sends what tungstenite has queued: answers to pings.
    pub(crate) async fn flush(&mut self) -> Result<(), Error> {
        self.0.flush().await
    }

    /// Sends one text or two, in one write.
    pub(crate) async fn tell(
        &mut self,
        first: Utf8Bytes,
        second: Option<Utf8Bytes>,
    ) -> Result<(), Error> {
        // No frame may begin in the middle of another.
        self.flush().await?;
        let io = self.0.get_mut();
        match second {
            None => io.write_all_buf(&mut frame(first)).await?,
            Some(second) => io.write_all_buf(&mut frame(first).chain(frame(second))).await?,
        }
        Ok(())
    }
}

/// A text as a frame.
fn frame(text: Utf8Bytes) -> impl Buf {
    let payload = Bytes::from(text);
    let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    let mut head = Cursor::new([0; HEAD]);
    header.format(payload.len() as u64, &mut head).expect("there is room for every head");
    let length = head.position() as usize;
    head.set_position(0);
    head.take(length).chain(payload)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_says_how_long_its_text_is() {
        for length in [0, 1, 125, 126, 65_535, 65_536] {
            let text = "a".repeat(length);
            let mut frames = frame(text.as_str().into()).chain(frame("next".into()));
            let bytes = frames.copy_to_bytes(frames.remaining());
            let mut read = Cursor::new(&bytes);
            let (header, said) = FrameHeader::parse(&mut read).unwrap().unwrap();
            assert_eq!((header.opcode, said), (OpCode::Data(Data::Text), length as u64));
            assert!(header.is_final && header.mask.is_none());
            assert_eq!(bytes[read.position() as usize..][..length], *text.as_bytes());
            assert!(bytes.ends_with(b"\x81\x04next"));
        }
    }

    #[test]
    fn a_header_may_list_several_words() {
        let mut headers = HeaderMap::new();
        headers.append(header::CONNECTION, HeaderValue::from_static("keep-alive, Upgrade"));
        assert!(says(&headers, header::CONNECTION, "upgrade"));
        assert!(!says(&headers, header::CONNECTION, "up"));
        assert!(!says(&headers, header::UPGRADE, "websocket"));
    }
}
