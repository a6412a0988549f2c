//! Posting to an address that someone else supplied: through the [guard](crate::guard), with one
//! connection per post, no redirects, and limits on time and size.

use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{HOST, HeaderMap, HeaderValue, RETRY_AFTER, USER_AGENT};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Position, Url};

use crate::Failure;
use crate::guard::Guard;

/// How long a post may take in total.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many bytes of an answer are read; its content does not matter.
const ANSWER: usize = 64 * 1024;
/// The longest pause that a recipient can ask for.
const LONGEST_PAUSE: Duration = Duration::from_hours(6);

/// Posts to addresses that someone else supplied.
#[derive(Clone)]
pub struct Web {
    guard: Guard,
    tls: TlsConnector,
}

impl Web {
    /// Posts through this guard.
    pub fn new(guard: Guard) -> Web {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        if roots.is_empty() {
            tracing::error!(
                "this machine has no certificates to trust: web-hooks and browsers are out of reach"
            );
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring has the usual protocols")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Web { guard, tls: TlsConnector::from(Arc::new(config)) }
    }

    /// The guard.
    pub fn guard(&self) -> &Guard {
        &self.guard
    }

    /// Posts this, and waits until it was accepted.
    pub(crate) async fn post(
        &self,
        url: &Url,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<(), Failure> {
        let posted = timeout(PATIENCE, self.post_in_time(url, headers, body)).await;
        posted.unwrap_or(Err(Failure::Unreachable(None)))
    }

    async fn post_in_time(
        &self,
        url: &Url,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<(), Failure> {
        let host = url.host_str().ok_or(Failure::Forbidden)?;
        let addresses = self.guard.resolve(url).await?;
        let stream = TcpStream::connect(&addresses[..]).await.map_err(unreachable)?;
        let request = request(url, headers, body)?;
        if url.scheme() == "http" {
            return exchange(stream, request).await;
        }
        let name = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        let name = ServerName::try_from(name).map_err(|_| Failure::Forbidden)?;
        exchange(self.tls.connect(name, stream).await.map_err(unreachable)?, request).await
    }
}

fn unreachable<E>(_: E) -> Failure {
    Failure::Unreachable(None)
}

fn request(url: &Url, headers: HeaderMap, body: Vec<u8>) -> Result<Request<Full<Bytes>>, Failure> {
    let mut request = Request::new(Full::from(body));
    *request.method_mut() = Method::POST;
    let path = &url[Position::BeforePath..Position::AfterQuery];
    *request.uri_mut() = path.parse().map_err(|_| Failure::Forbidden)?;
    *request.headers_mut() = headers;
    let host = &url[Position::BeforeHost..Position::AfterPort];
    let host = HeaderValue::from_str(host).map_err(|_| Failure::Forbidden)?;
    request.headers_mut().insert(HOST, host);
    request.headers_mut().insert(USER_AGENT, HeaderValue::from_static("asterism"));
    Ok(request)
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Full<Bytes>>,
) -> Result<(), Failure> {
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(unreachable)?;
    let driven = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(unreachable);
    let judged = match answer {
        Ok(answer) => {
            let (head, body) = answer.into_parts();
            // Read, whatever it is, so that the other side is not cut off.
            drop(Limited::new(body, ANSWER).collect().await);
            judge(head.status, &head.headers)
        }
        Err(failure) => Err(failure),
    };
    driven.abort();
    judged
}

/// The meaning of an answer. A redirect counts as a refusal: it may lead anywhere.
fn judge(status: StatusCode, headers: &HeaderMap) -> Result<(), Failure> {
    match status {
        status if status.is_success() => Ok(()),
        StatusCode::NOT_FOUND | StatusCode::GONE => Err(Failure::Gone),
        StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_MANY_REQUESTS => {
            Err(Failure::Unreachable(pause(headers)))
        }
        status if status.is_server_error() => Err(Failure::Unreachable(pause(headers))),
        _ => Err(Failure::Refused),
    }
}

fn pause(headers: &HeaderMap) -> Option<Duration> {
    let seconds = headers.get(RETRY_AFTER)?.to_str().ok()?.parse().ok()?;
    Some(Duration::from_secs(seconds).min(LONGEST_PAUSE))
}
