//! People who come and go: hosts, leavers, games that end before their time, lists.

use std::time::{Duration, Instant};

use client::Guest;
use serde_json::{Value, json};
use sqlx::Executor as _;

use crate::host::{Host, Player, deal};

/// How long something may take that has to happen.
const PATIENCE: Duration = Duration::from_mins(1);

/// The ids in a list.
async fn listed(guest: &Guest, path: &str) -> Vec<String> {
    let list = guest.get(path).await.unwrap();
    let id = |table: &Value| table["id"].as_str().unwrap().to_owned();
    list.as_array().unwrap().iter().map(id).collect()
}

/// Waits until the public list shows these tables.
async fn until_open(guest: &Guest, tables: &[String]) {
    let end = Instant::now() + PATIENCE;
    while listed(guest, "/api/tables").await != tables {
        assert!(Instant::now() < end, "{tables:?} are to be listed");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// The last table that somebody heard of.
fn info(player: &Player) -> Value {
    let table = |text: &String| {
        let message: Value = serde_json::from_str(text).unwrap();
        let told = message.get("table").or_else(|| message.get("changed"))?;
        Some(told["table"].clone())
    };
    player.heard.iter().rev().find_map(table).unwrap()
}

#[tokio::test]
async fn a_host_who_stood_up_is_replaced_by_who_sits() {
    let host = Host::new().await;
    let (ann, bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let table = json!({ "game": "sternenhimmel", "seats": ["me", "open"] });
    let table = ann.make_table(&table).await.unwrap();
    let (mut ann, mut bob) = (Player::join(&ann, &table).await, Player::join(&bob, &table).await);
    bob.done(json!({ "sit": { "seat": 1 } })).await;
    assert_eq!(bob.refused(json!("take-over")).await, "not-now", "Ann is here");
    ann.done(json!("leave")).await;
    bob.done(json!("take-over")).await;
    assert_eq!(info(&bob)["host"], 1);
    bob.done(json!({ "arrange": { "seat": 0, "bot": "novice" } })).await;
    deal(&mut [&mut bob]).await;
    assert!(bob.sight.now.is_some());
}

#[tokio::test]
async fn who_leaves_is_replaced_by_a_bot_and_the_others_are_told() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    ann.done(json!({ "hand": { "seat": 0, "bot": "novice" } })).await;
    bob.until(client::Sight::is_my_turn).await;
    assert_eq!(info(&bob)["news"], json!([{ "ply": 0, "seat": 0, "what": "left" }]));
    bob.play(0).await;
    // A table that was left can be taken off the list, and is there again for who comes back.
    let hidden = format!("/api/me/tables/{table}");
    assert!(bob.guest.delete(&hidden).await.is_err(), "Bob plays");
    assert_eq!(ann.guest.get("/api/me/tables").await.unwrap()[0]["left"], true);
    ann.guest.delete(&hidden).await.unwrap();
    assert!(listed(&ann.guest, "/api/me/tables").await.is_empty());
    assert_eq!(listed(&bob.guest, "/api/me/tables").await, std::slice::from_ref(&table));
    ann.done(json!("return")).await;
    assert_eq!(listed(&ann.guest, "/api/me/tables").await, [table]);
    assert!(ann.guest.delete(&hidden).await.is_err(), "Ann plays again");
}

#[tokio::test]
async fn a_game_that_all_agree_to_end_is_over_and_can_be_looked_back_on() {
    let host = Host::alone().await;
    let (table, mut ann, mut bob) = host.two_at("astra").await;
    ann.play(0).await;
    let path = format!("/api/tables/{table}");
    assert!(bob.guest.get(&format!("{path}/record")).await.is_err());
    ann.done(json!("end")).await;
    assert_eq!(info(&ann)["proposal"]["what"], "end");
    bob.done(json!({ "answer": { "yes": true } })).await;
    ann.until(client::Sight::is_over).await;
    assert_eq!(info(&ann)["phase"], "over");
    assert_eq!(info(&ann)["ended"], true);
    assert_eq!(bob.refused(json!("hint")).await, "not-allowed");
    let record = bob.guest.get(&format!("{path}/record")).await.unwrap();
    assert!(record.get("result").is_none_or(Value::is_null), "{record}");
    engine::games::replay(record, &mut |_| ()).map(drop).unwrap();
    let replay = bob.guest.get(&format!("{path}/replay?open=true")).await.unwrap();
    assert_eq!(replay.as_array().unwrap().len(), 2);
    let list = bob.guest.get("/api/me/tables").await.unwrap();
    assert_eq!((&list[0]["phase"], &list[0]["ended"]), (&json!("over"), &json!(true)));
    bob.done(json!("rematch")).await;
    bob.guest.delete(&format!("/api/me/tables/{table}")).await.unwrap();
    assert!(!listed(&bob.guest, "/api/me/tables").await.contains(&table));
    assert_eq!(listed(&ann.guest, "/api/me/tables").await.len(), 2, "Ann keeps it");
    let host = host.restart().await;
    assert_eq!(bob.guest.at(&host.address).get(&path).await.unwrap()["ended"], true);
}

#[tokio::test]
async fn only_tables_of_ones_own_are_taken_off_the_list() {
    let host = Host::new().await;
    let (ann, bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let table = json!({ "game": "astra", "seats": ["me", "open"] });
    let table = ann.make_table(&table).await.unwrap();
    for (guest, path) in [(&ann, &table), (&bob, &table), (&ann, &"0".repeat(16))] {
        assert!(guest.delete(&format!("/api/me/tables/{path}")).await.is_err());
    }
    assert!(Guest::nobody(&host.address).delete("/api/me/tables/x").await.is_err());
    assert_eq!(listed(&ann, "/api/me/tables").await, [table]);
}

#[tokio::test]
async fn an_open_table_that_nobody_holds_is_not_listed_until_somebody_is_back() {
    let host = Host::new().await;
    let (ann, bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let table = json!({ "game": "astra", "seats": ["me", "open"], "public": true });
    let table = ann.make_table(&table).await.unwrap();
    until_open(&bob, std::slice::from_ref(&table)).await;
    // A while ago, and nobody has come.
    let age = "UPDATE tables SET empty_since = 1";
    host.database().await.execute(age).await.unwrap();
    until_open(&bob, &[]).await;
    let _spectator = Player::join(&bob, &table).await;
    until_open(&bob, &[]).await;
    let back = Player::join(&ann, &table).await;
    until_open(&bob, std::slice::from_ref(&table)).await;
    drop(back);
    until_open(&bob, &[table]).await;
}

#[tokio::test]
async fn a_personal_link_says_whose_it_is_without_being_used_up() {
    let host = Host::new().await;
    let ann = host.guest("Ann").await;
    let made: Value = ann.post("/api/me/pass", &json!({})).await.unwrap().json().await.unwrap();
    let nobody = Guest::nobody(&host.address);
    for _ in 0..2 {
        let seen = nobody.post("/api/passes/look", &made).await.unwrap();
        assert_eq!(seen.json::<Value>().await.unwrap(), json!({ "name": "Ann" }));
    }
    Guest::arrive(&host.address, made["pass"].as_str().unwrap()).await.unwrap();
    for pass in [&made, &json!({ "pass": "0".repeat(32) }), &json!({ "pass": "half" })] {
        assert!(nobody.post("/api/passes/look", pass).await.is_err(), "{pass}");
    }
}
