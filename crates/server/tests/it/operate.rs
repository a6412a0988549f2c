//! What whoever operates a server counts on.

use std::time::Duration;

use serde_json::json;
use sqlx::Executor as _;

use crate::host::{Host, IDLE, Player, play_out};

async fn text(host: &Host, path: &str) -> String {
    let url = format!("http://{}{path}", host.address);
    reqwest::get(url).await.unwrap().text().await.unwrap()
}

pub(crate) async fn gauge(host: &Host, name: &str) -> u64 {
    let metrics = text(host, "/metrics").await;
    let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("asterism_{name} ")));
    line.unwrap_or_else(|| panic!("{name} in {metrics}")).parse().unwrap()
}

#[tokio::test]
async fn a_server_says_how_it_is() {
    let host = Host::new().await;
    let url = format!("http://{}/healthz", host.address);
    assert_eq!(reqwest::get(url).await.unwrap().status(), 200);
    let (_, mut ann, _bob) = host.two_at("sternenhimmel").await;
    ann.play(0).await;
    assert_eq!(gauge(&host, "tables").await, 1);
    assert_eq!(gauge(&host, "connections").await, 2);
    assert_eq!(gauge(&host, "moves_total").await, 1);
}

#[tokio::test]
async fn a_table_nobody_is_at_leaves_memory_and_comes_back() {
    let host = Host::new().await;
    let (table, mut ann, bob) = host.two_at("sternenhimmel").await;
    ann.play(0).await;
    let (before, guests) = (ann.sight.now.clone().unwrap(), [ann.guest.clone(), bob.guest.clone()]);
    drop((ann, bob));
    while gauge(&host, "tables").await > 0 {
        tokio::time::sleep(IDLE / 4).await;
    }
    let mut one = Player::join(&guests[0], &table).await;
    let mut other = Player::join(&guests[1], &table).await;
    assert_eq!(one.sight.now.as_ref().unwrap().ply, before.ply);
    play_out(&mut one, &mut other).await;
}

#[tokio::test]
async fn a_table_that_fails_ends_no_other() {
    let host = Host::new().await;
    let (_, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    // Its log speaks of a seat there is not: the table fails whenever it is loaded.
    let broken = json!({ "game": "astra", "seats": ["me", "open"] });
    let broken = ann.guest.make_table(&broken).await.unwrap();
    let mut database = host.database().await;
    let entry = json!({ "seated": { "seat": 9, "who": "open" } }).to_string();
    let log = sqlx::query("INSERT INTO log (table_id, seq, at, entry) VALUES ($1, 1, 0, $2)");
    database.execute(log.bind(broken.clone()).bind(entry)).await.unwrap();
    for _ in 0..3 {
        let refused = ann.guest.get(&format!("/api/tables/{broken}")).await.unwrap_err();
        assert!(refused.to_string().contains("404"), "{refused}");
    }
    assert_eq!(gauge(&host, "panics_total").await, 3);
    play_out(&mut ann, &mut bob).await;
}

#[tokio::test]
async fn everything_that_can_be_asked_is_described() {
    let host = Host::new().await;
    let served: serde_json::Value =
        serde_json::from_str(&text(&host, "/api/openapi.json").await).unwrap();
    assert_eq!(served, serde_json::to_value(server::openapi()).unwrap());
    for path in ["/api/me", "/api/tables", "/api/tables/{id}/socket", "/healthz"] {
        assert!(served["paths"].get(path).is_some(), "{path}");
    }
}

#[tokio::test]
async fn stopping_tells_clients_and_waits_for_nobody() {
    let host = Host::new().await;
    let (_, mut ann, _bob) = host.two_at("sternenhimmel").await;
    let stopped = tokio::time::timeout(Duration::from_secs(20), host.restart());
    let told = async {
        loop {
            if ann.hear().await.get("bye").is_some() {
                break;
            }
        }
    };
    let (stopped, ()) = tokio::join!(stopped, told);
    stopped.expect("it stops");
}
