//! The server is killed between a move and its notice.

use std::time::Duration;

use client::{Guest, Player};
use notify::stand_in::Receiver;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _};
use tempfile::TempDir;
use tokio::time::{sleep, timeout};

use crate::server::Server;

/// How long something that has to happen may take.
const PATIENCE: Duration = Duration::from_mins(1);

#[test]
fn a_notice_survives_being_killed_and_is_sent_once() {
    let files = TempDir::new().unwrap();
    let database = format!("sqlite://{}", files.path().join("kept.db").display());
    let more = [
        "--database",
        &database,
        "--public-url",
        "https://stars.example.org",
        "--hooks",
        "--hooks-to",
        "127.0.0.0/8",
    ];
    let mut server = Server::start_on(&["asterism"], &more);
    sqlx::any::install_default_drivers();
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let mut hook = Receiver::start().await;
        let ann = Guest::enter(&server.address, "Ann").await.unwrap();
        let bob = Guest::enter(&server.address, "Bob").await.unwrap();
        let url = format!("http://{}/bob", hook.address);
        let added = json!({ "url": url, "form": "plain" });
        let added = bob.post("/api/me/notices/hook", &added).await.unwrap();
        let added: Value = added.json().await.unwrap();
        let code = json!({ "code": hook.next().await.json()["code"] });
        let channel = added["channels"][0]["id"].as_str().unwrap();
        let confirm = format!("/api/me/notices/channels/{channel}/confirm");
        bob.post(&confirm, &code).await.unwrap();
        // For nothing else, not even for the start of a game.
        let mut wishes = bob.get("/api/me/notices").await.unwrap()["wishes"].clone();
        for (kind, wanted) in wishes["kinds"].as_object_mut().unwrap() {
            *wanted = json!(kind == "turn");
        }
        bob.put("/api/me/notices", &wishes).await.unwrap();
        let guests = [ann, bob];
        let (_, [mut one, mut other]) = Player::two_at(&guests, "sternenhimmel").await.unwrap();
        for player in [&mut one, &mut other] {
            player.done(&json!({ "attend": { "seen": false } })).await.unwrap();
        }
        // Until it is Bob's turn, and that is acknowledged.
        loop {
            for player in [&mut one, &mut other] {
                player.until(|sight| sight.now.is_some()).await.unwrap();
            }
            if other.sight.is_my_turn() && waiting(&database).await == 1 {
                break;
            }
            let (acting, waiting) = if one.sight.is_my_turn() {
                (&mut one, &mut other)
            } else {
                (&mut other, &mut one)
            };
            let play = acting.sight.play(0).unwrap();
            acting.done(&play).await.unwrap();
            let version = acting.sight.version;
            waiting.until(|sight| sight.version >= version).await.unwrap();
        }
        tokio::task::block_in_place(|| server.kill());
        assert_eq!(waiting(&database).await, 1);
        assert!(hook.posted.try_recv().is_err(), "it was not time yet");
        // The waiting time is over.
        let mut past = AnyConnection::connect(&database).await.unwrap();
        past.execute("UPDATE notices SET due = 1").await.unwrap();
        past.close().await.unwrap();
        let told = timeout(PATIENCE, hook.next()).await.expect("it is sent").json();
        assert_eq!((&told["kind"], &told["people"]), (&json!("turn"), &json!(["Ann"])));
        while waiting(&database).await > 0 {
            sleep(Duration::from_millis(20)).await;
        }
        for _ in 0..3 {
            tokio::task::block_in_place(|| server.kill());
        }
        sleep(Duration::from_secs(1)).await;
        assert!(hook.posted.try_recv().is_err(), "it was sent once");
    });
}

/// How many notices are waiting.
async fn waiting(database: &str) -> i64 {
    let mut connection = AnyConnection::connect(database).await.unwrap();
    let query = sqlx::query("SELECT COUNT(*) FROM notices");
    query.fetch_one(&mut connection).await.unwrap().get(0)
}
