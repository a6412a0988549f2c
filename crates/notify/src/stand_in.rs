//! Recipients of notices, for tests: a browser that can read its messages, and an HTTP server and
//! an SMTP server that keep what they are sent.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{HeaderMap, LOCATION};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use serde_json::Value;
use sha2::Sha256;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// A request that a server received.
pub struct Posted {
    /// The path.
    pub path: String,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Vec<u8>,
}

impl Posted {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("it is JSON")
    }
}

/// An HTTP server on this machine that keeps the requests it receives.
pub struct Receiver {
    /// Its address, as in `127.0.0.1:8080`.
    pub address: String,
    /// The requests received, in order.
    pub posted: mpsc::UnboundedReceiver<Posted>,
    status: Arc<AtomicU16>,
}

impl Receiver {
    /// A server that accepts everything.
    pub async fn start() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it listens").to_string();
        let (sender, posted) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(201));
        let says = status.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (sender, says) = (sender.clone(), says.clone());
                let service = service_fn(move |request: Request<Incoming>| {
                    answer(request, sender.clone(), says.clone())
                });
                tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), service));
            }
        });
        Receiver { address, posted, status }
    }

    /// Answers with this status from now on. A redirect leads to this server itself.
    pub fn say(&self, status: u16) {
        self.status.store(status, Ordering::Relaxed);
    }

    /// The next request.
    pub async fn next(&mut self) -> Posted {
        self.posted.recv().await.expect("it listens")
    }
}

async fn answer(
    request: Request<Incoming>,
    sender: mpsc::UnboundedSender<Posted>,
    says: Arc<AtomicU16>,
) -> Result<Response<Full<Bytes>>, Infallible> {
    let (head, body) = request.into_parts();
    let body = body.collect().await.map(|body| body.to_bytes().to_vec()).unwrap_or_default();
    drop(sender.send(Posted { path: head.uri.to_string(), headers: head.headers, body }));
    let mut response = Response::new(Full::default());
    *response.status_mut() = StatusCode::from_u16(says.load(Ordering::Relaxed)).expect("a status");
    if response.status().is_redirection() {
        response.headers_mut().insert(LOCATION, "/elsewhere".parse().expect("a path"));
    }
    Ok(response)
}

/// A browser that has subscribed.
pub struct Browser {
    key: SecretKey,
    secret: [u8; 16],
}

impl Browser {
    /// A browser with its own keys, which are always the same.
    pub fn new(number: u8) -> Browser {
        let key = SecretKey::from_slice(&[number + 1; 32]).expect("it is a key");
        Browser { key, secret: [number; 16] }
    }

    /// Its key and its secret, as it gives them to a server.
    pub fn keys(&self) -> (String, String) {
        let key = crate::push::point(&self.key.public_key());
        (URL_SAFE_NO_PAD.encode(key), URL_SAFE_NO_PAD.encode(self.secret))
    }

    /// Decrypts a message (RFC 8291).
    pub fn read(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().expect("four")) >= 18);
        let (length, rest) = rest.split_first().expect("a length");
        let (sender, sealed) = rest.split_at(usize::from(*length));
        let key = PublicKey::from_sec1_bytes(sender).expect("a point");
        let own = crate::push::point(&self.key.public_key());
        let shared = self.key.diffie_hellman(&key);
        let info = [b"WebPush: info\0", &own[..], sender].concat();
        let mut secret = [0; 32];
        let shared = Hkdf::<Sha256>::new(Some(&self.secret), shared.raw_secret_bytes());
        shared.expand(&info, &mut secret).expect("it is short");
        let derived = Hkdf::<Sha256>::new(Some(salt), &secret);
        let (mut cek, mut nonce) = ([0; 16], [0; 12]);
        derived.expand(b"Content-Encoding: aes128gcm\0", &mut cek).expect("it is short");
        derived.expand(b"Content-Encoding: nonce\0", &mut nonce).expect("it is short");
        let plain = Aes128Gcm::new(&cek.into()).decrypt(&Nonce::from(nonce), sealed);
        let mut plain = plain.expect("it is for this browser");
        while plain.last() == Some(&0) {
            plain.pop();
        }
        assert_eq!(plain.pop(), Some(2), "it is the last record");
        serde_json::from_slice(&plain).expect("it is JSON")
    }
}

/// Verifies the sender of a message by the key that a browser subscribed with, and returns the
/// claims (RFC 8292).
pub fn claims(headers: &HeaderMap, key: &str) -> Value {
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
    let proof = headers["authorization"].to_str().expect("text");
    let proof = proof.strip_prefix("vapid t=").expect("vapid");
    let (token, shown) = proof.split_once(", k=").expect("a key");
    assert_eq!(shown, key);
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let (head, claims) = signed.split_once('.').expect("claims");
    let head: Value = serde_json::from_slice(&decode(head)).expect("it is JSON");
    assert_eq!(head["alg"], "ES256");
    let key = VerifyingKey::from_sec1_bytes(&decode(key)).expect("a point");
    let signature = Signature::from_slice(&decode(signature)).expect("64 bytes");
    key.verify(signed.as_bytes(), &signature).expect("it is signed");
    serde_json::from_slice(&decode(claims)).expect("it is JSON")
}

/// A mail that was accepted.
pub struct Taken {
    /// The sender.
    pub from: String,
    /// The recipient.
    pub to: String,
    /// The complete text, as it arrived.
    pub text: String,
}

/// An SMTP server on this machine that keeps the mail it receives.
pub struct PostOffice {
    /// Its address, as in `127.0.0.1:2525`.
    pub address: String,
    /// The mail received, in order.
    pub taken: mpsc::UnboundedReceiver<Taken>,
    refuses: Arc<AtomicU16>,
}

impl PostOffice {
    /// A server that accepts everything.
    pub async fn start() -> PostOffice {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it listens").to_string();
        let (sender, taken) = mpsc::unbounded_channel();
        let refuses = Arc::new(AtomicU16::new(0));
        let says = refuses.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (sender, says) = (sender.clone(), says.clone());
                tokio::spawn(async move { drop(take(stream, sender, says).await) });
            }
        });
        PostOffice { address, taken, refuses }
    }

    /// Rejects all recipients from now on with this code; 0 accepts them again.
    pub fn refuse(&self, code: u16) {
        self.refuses.store(code, Ordering::Relaxed);
    }

    /// The next mail.
    pub async fn next(&mut self) -> Taken {
        self.taken.recv().await.expect("it listens")
    }
}

async fn take(
    stream: TcpStream,
    sender: mpsc::UnboundedSender<Taken>,
    refuses: Arc<AtomicU16>,
) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 post.example.org\r\n").await?;
    let (mut from, mut to) = (String::new(), String::new());
    while let Some(line) = lines.next_line().await? {
        let command = line.to_uppercase();
        let says = match () {
            () if command.starts_with("EHLO") => "250-post.example.org\r\n250 8BITMIME".into(),
            () if command.starts_with("MAIL FROM:") => {
                from = line[10..].into();
                "250 fine".into()
            }
            () if command.starts_with("RCPT TO:") => match refuses.load(Ordering::Relaxed) {
                0 => {
                    to = line[8..].trim_matches(['<', '>', ' ']).into();
                    "250 fine".into()
                }
                code => format!("{code} nobody is here"),
            },
            () if command == "DATA" => {
                write.write_all(b"354 go on\r\n").await?;
                let mut text = String::new();
                while let Some(line) = lines.next_line().await?.filter(|line| line != ".") {
                    text += line.strip_prefix('.').unwrap_or(&line);
                    text += "\n";
                }
                drop(sender.send(Taken { from: from.clone(), to: to.clone(), text }));
                "250 taken".into()
            }
            () if command == "QUIT" => {
                write.write_all(b"221 goodbye\r\n").await?;
                return Ok(());
            }
            () => "250 fine".to_owned(),
        };
        write.write_all(format!("{says}\r\n").as_bytes()).await?;
    }
    Ok(())
}
