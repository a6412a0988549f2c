//! Connections: nobody holds one for nothing, and nobody takes those of others.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use client::Guest;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::host::{Host, IDLE, Player};

/// How long something that has to happen may take.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long the server waits for a peer, in these tests.
const SHORT: Duration = Duration::from_millis(500);

async fn impatient() -> Host {
    Host::with(|config| {
        config.patience.head = SHORT;
        config.patience.request = SHORT;
        config.patience.read = SHORT;
    })
    .await
}

/// What the server answers to these bytes before it ends the connection.
async fn said_to(host: &Host, sent: &str) -> String {
    let mut stream = TcpStream::connect(&host.address).await.unwrap();
    stream.write_all(sent.as_bytes()).await.unwrap();
    let mut heard = Vec::new();
    let ended = timeout(PATIENCE, stream.read_to_end(&mut heard)).await;
    drop(ended.expect("the server ends it"));
    String::from_utf8(heard).unwrap()
}

#[tokio::test]
async fn a_request_that_is_never_whole_is_ended() {
    let host = impatient().await;
    for half in ["", "G", "GET /healthz HTTP/1.1\r\nHost: here\r\nX-More: "] {
        assert!(!said_to(&host, half).await.contains("200"), "{half}");
    }
    let head = "POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n\
                Content-Length: 100\r\n\r\n{\"name\":";
    let answer = said_to(&host, head).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
}

#[tokio::test]
async fn a_connection_that_has_nothing_more_to_ask_is_ended() {
    let host = impatient().await;
    let answer = said_to(&host, "GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[tokio::test]
async fn an_answer_nobody_reads_is_not_kept_for_ever() {
    let host = impatient().await;
    let mut stream = TcpStream::connect(&host.address).await.unwrap();
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n";
    // As many requests as it takes: until no more are accepted, and the connection is ended.
    let asking = async { while stream.write_all(request.as_bytes()).await.is_ok() {} };
    timeout(PATIENCE, asking).await.expect("the server ends it");
}

#[tokio::test]
async fn a_socket_may_be_silent_for_longer() {
    let host = impatient().await;
    let (_, mut ann, mut bob) = host.two_at("astra").await;
    tokio::time::sleep(3 * SHORT).await;
    ann.play(0).await;
    bob.until(|sight| sight.now.as_ref().unwrap().ply == 1).await;
}

/// Connects from an address of this machine.
async fn connect_from(host: &Host, address: [u8; 4]) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(IpAddr::from(address), 0)).unwrap();
    socket.connect(host.address.parse().unwrap()).await.unwrap()
}

/// Whether a server answers a client from an address of this machine.
async fn answers(host: &Host, address: [u8; 4]) -> bool {
    let mut stream = connect_from(host, address).await;
    let ask = "GET /api/games HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
    let (mut heard, mut asked) = (String::new(), stream.write_all(ask.as_bytes()).await.is_ok());
    asked &= matches!(timeout(PATIENCE, stream.read_to_string(&mut heard)).await, Ok(Ok(_)));
    asked && heard.starts_with("HTTP/1.1 200")
}

#[tokio::test]
async fn idle_connections_of_one_address_take_no_place_of_others() {
    let host = Host::among_strangers(|config| config.connections = 40).await;
    let mut idle = Vec::new();
    for _ in 0..60 {
        idle.push(connect_from(&host, [127, 0, 0, 2]).await);
    }
    assert!(!answers(&host, [127, 0, 0, 2]).await, "it has all the places of one address");
    assert!(answers(&host, [127, 0, 0, 3]).await);
}

#[tokio::test]
async fn a_server_without_a_free_place_still_says_how_it_is() {
    let host = Host::with(|config| config.connections = 10).await;
    let mut idle = Vec::new();
    for _ in 0..10 {
        idle.push(TcpStream::connect(&host.address).await.unwrap());
    }
    let url = format!("http://{}/healthz", host.address);
    assert_eq!(reqwest::get(url).await.unwrap().status(), 200);
}

#[tokio::test]
async fn sockets_of_one_address_take_no_place_of_others() {
    let host = Host::with(|config| {
        config.proxies = vec!["127.0.0.0/8".parse().unwrap()];
        config.connections = 80;
    })
    .await;
    let ann = host.guest_from("192.0.2.1", "Ann").await;
    let table = serde_json::json!({ "game": "astra", "seats": ["me", "open"] });
    let table = ann.make_table(&table).await.unwrap();
    let mut open = Vec::new();
    while let Ok(connection) = host.stranger("203.0.113.9").connect(&table, 0).await {
        open.push(connection);
        assert!(open.len() < 40, "one address has its share");
    }
    assert_eq!(Player::join(&ann, &table).await.sight.seat, Some(0));
}

#[tokio::test]
async fn stopping_takes_no_longer_for_those_who_do_not_answer() {
    let host = Host::alone().await;
    let (table, _ann, _bob) = host.two_at("astra").await;
    let mut half = TcpStream::connect(&host.address).await.unwrap();
    half.write_all(b"GET /healthz HTTP/1.1\r\n").await.unwrap();
    let _deaf = Guest::nobody(&host.address).connect(&table, 0).await.unwrap();
    // Half of the limit for a request: open connections are not waited for.
    let stopped = timeout(Duration::from_secs(15), host.restart()).await;
    let host = stopped.expect("it stops");
    tokio::time::sleep(2 * IDLE).await;
    let url = format!("http://{}/healthz", host.address);
    assert_eq!(reqwest::get(url).await.unwrap().status(), 200);
}
