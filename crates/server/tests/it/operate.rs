//! What the server's operator relies on.

use std::time::Duration;

use client::Guest;
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
    let host = Host::alone().await;
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
    let host = Host::alone().await;
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
    let host = Host::alone().await;
    let (_, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    let broken = json!({ "game": "astra", "seats": ["me", "open"] });
    let broken = ann.guest.make_table(&broken).await.unwrap();
    let mut database = host.database().await;
    // Its log mentions a seat that does not exist: the table fails whenever it is loaded.
    let entry = json!({ "seated": { "seat": 9, "who": "open" } }).to_string();
    let log = sqlx::query("INSERT INTO log (table_id, seq, at, entry) VALUES ($1, 1, 0, $2)");
    database.execute(log.bind(broken.clone()).bind(entry)).await.unwrap();
    for _ in 0..3 {
        let refused = ann.guest.get(&format!("/api/tables/{broken}")).await.unwrap_err();
        assert!(refused.to_string().contains("500"), "{refused}");
        assert!(refused.to_string().contains("broken"), "{refused}");
    }
    play_out(&mut ann, &mut bob).await;
}

#[tokio::test]
async fn a_table_whose_log_has_a_gap_says_so_at_once() {
    let host = Host::alone().await;
    let (table, ann, bob) = host.two_at("sternenhimmel").await;
    let guest = ann.guest.clone();
    drop((ann, bob));
    while gauge(&host, "tables").await > 0 {
        tokio::time::sleep(IDLE / 4).await;
    }
    let gap = sqlx::query("DELETE FROM log WHERE table_id = $1 AND seq = 2");
    host.database().await.execute(gap.bind(table.clone())).await.unwrap();
    let refused = guest.get(&format!("/api/tables/{table}")).await.unwrap_err();
    assert!(refused.to_string().contains("broken"), "{refused}");
    assert!(guest.connect(&table, 0).await.is_err());
}

#[tokio::test]
async fn while_the_database_is_away_everything_is_try_again() {
    let host = Host::alone().await;
    let (table, mut ann, bob) = host.two_at("sternenhimmel").await;
    ann.play(0).await;
    let ply = ann.sight.now.as_ref().unwrap().ply;
    let guests = (ann.guest.clone(), bob.guest.clone());
    drop((ann, bob));
    let (ann, bob) = guests;
    if !host.have_database(false).await {
        return;
    }
    let path = format!("/api/tables/{table}");
    let health = format!("http://{}/healthz", host.address);
    assert_eq!(reqwest::get(&health).await.unwrap().status(), 503);
    for _ in 0..2 {
        let refused = bob.get("/api/me/tables").await.unwrap_err().to_string();
        assert!(refused.contains("503") && refused.contains("try-again"), "{refused}");
        // The table leaves memory; then it cannot be loaded, which is not "no such table".
        tokio::time::sleep(2 * IDLE).await;
        let refused = Guest::nobody(&host.address).get(&path).await.unwrap_err().to_string();
        assert!(refused.contains("503") && refused.contains("try-again"), "{refused}");
    }
    host.have_database(true).await;
    while reqwest::get(&health).await.unwrap().status() != 200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (mut ann, mut bob) = (Player::join(&ann, &table).await, Player::join(&bob, &table).await);
    assert_eq!(ann.sight.now.as_ref().unwrap().ply, ply);
    play_out(&mut ann, &mut bob).await;
}

#[tokio::test]
async fn a_second_server_on_the_same_database_is_refused() {
    let host = Host::alone().await;
    let error = host.start_another().await.unwrap_err();
    assert!(error.contains("another server is using this database"), "{error}");
}

#[tokio::test]
async fn the_way_to_postgresql_is_encrypted_if_its_address_says_so() {
    let Ok(root) = std::env::var("TEST_POSTGRES_ROOT") else { return };
    let verified = format!("?sslmode=verify-full&sslrootcert={root}");
    let host = Host::with(|config| config.database += &verified).await;
    let (_, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    play_out(&mut ann, &mut bob).await;
    let plain = "SELECT COUNT(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                 WHERE datname = current_database() AND pid <> pg_backend_pid() AND NOT ssl";
    let plain = sqlx::query_scalar::<_, i64>(plain).fetch_one(&mut host.database().await).await;
    assert_eq!(plain.unwrap(), 0, "no connection of the server is readable on the way");
    // An untrusted certificate is rejected.
    let doubted = host.start_otherwise(|config| {
        config.database = config.database.replace(&verified, "?sslmode=verify-full");
    });
    let error = doubted.await.unwrap_err();
    assert!(error.contains("certificate"), "{error}");
}

#[tokio::test]
async fn everything_that_can_be_asked_is_described() {
    let host = Host::alone().await;
    let served: serde_json::Value =
        serde_json::from_str(&text(&host, "/api/openapi.json").await).unwrap();
    assert_eq!(served, serde_json::to_value(server::openapi()).unwrap());
    for path in ["/api/me", "/api/tables", "/api/tables/{id}/socket", "/healthz"] {
        assert!(served["paths"].get(path).is_some(), "{path}");
    }
}

#[tokio::test]
async fn stopping_tells_clients_and_waits_for_nobody() {
    // Nor for an empty table to be dropped.
    let host = Host::with(|config| config.idle = Duration::from_mins(10)).await;
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
