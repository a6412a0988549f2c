//! Tables where nobody is: bots rest, clocks do not.

use std::time::{Duration, Instant};

use serde_json::json;
use sqlx::{Executor as _, Row as _};

use crate::host::{Host, IDLE, Player, deal, play_out};
use crate::operate::gauge;

/// How long something that has to happen may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// Waits until a metric of the server has this value.
async fn until_gauge(host: &Host, name: &str, number: u64) {
    let end = Instant::now() + PATIENCE;
    while gauge(host, name).await != number {
        assert!(Instant::now() < end, "{name} is to be {number}");
        tokio::time::sleep(IDLE / 4).await;
    }
}

/// The stored entries of a table, read without loading it.
async fn log(host: &Host, table: &str) -> Vec<String> {
    let query = sqlx::query("SELECT entry FROM log WHERE table_id = $1 ORDER BY seq");
    let rows = host.database().await.fetch_all(query.bind(table.to_owned())).await.unwrap();
    rows.iter().map(|row| row.get::<String, _>(0)).collect()
}

#[tokio::test]
async fn bots_rest_while_nobody_is_there_and_go_on_when_somebody_is() {
    let host = Host::alone().await;
    let ann = host.guest("Ann").await;
    let bot = json!({ "bot": "expert" });
    let table =
        json!({ "game": "astra", "seats": ["me", bot, bot, bot], "options": { "first": "0" } });
    let table = ann.make_table(&table).await.unwrap();
    let mut player = Player::join(&ann, &table).await;
    deal(&mut [&mut player]).await;
    while player.sight.is_my_turn() {
        player.play(0).await;
    }
    drop(player);
    // The turns of three experts would take many seconds.
    until_gauge(&host, "tables", 0).await;
    let before = log(&host, &table).await;
    let mut player = Player::join(&ann, &table).await;
    assert!(!player.sight.is_my_turn(), "they have not played for nobody: {before:?}");
    let goes_on = player.until(client::Sight::is_my_turn);
    tokio::time::timeout(PATIENCE, goes_on).await.expect("the bots go on");
    assert!(log(&host, &table).await.len() > before.len());
}

#[tokio::test]
async fn time_counts_for_a_table_that_has_left_memory() {
    let host = Host::alone().await;
    let (table, ann) = clocked(&host, 600).await;
    let away = Instant::now();
    until_gauge(&host, "tables", 0).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let away = away.elapsed();
    let back = Player::join(&ann, &table).await;
    let first: serde_json::Value = serde_json::from_str(&back.heard[0]).unwrap();
    let left = first["table"]["game"]["now"]["clocks"][0].as_u64().unwrap();
    assert!(u128::from(left) <= 600_000 - away.as_millis(), "{left} after {away:?}");
}

#[tokio::test]
async fn a_clock_runs_out_though_nobody_is_there() {
    let host = Host::alone().await;
    let (table, ann) = clocked(&host, 3).await;
    let end = Instant::now() + PATIENCE;
    while !log(&host, &table).await.last().unwrap().contains("handed") {
        assert!(Instant::now() < end, "a bot has to play on");
        tokio::time::sleep(IDLE).await;
    }
    until_gauge(&host, "tables", 0).await;
    Player::join(&ann, &table).await.done(json!("return")).await;
}

/// A game with clocks, where everyone including the seat to act has left.
async fn clocked(host: &Host, bank: u32) -> (String, client::Guest) {
    let (ann, bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let table = json!({
        "game": "sternenhimmel", "seats": ["me", "open"], "options": { "first": "0" },
        "clock": { "bank": bank, "increment": 0, "cap": bank },
    });
    let table = ann.make_table(&table).await.unwrap();
    let (mut one, mut other) = (Player::join(&ann, &table).await, Player::join(&bob, &table).await);
    other.done(json!({ "sit": { "seat": 1 } })).await;
    deal(&mut [&mut one, &mut other]).await;
    assert!(one.sight.is_my_turn() || bank < 10);
    (table, ann)
}

#[tokio::test]
async fn a_table_whose_game_is_over_becomes_one_row_and_can_be_read_as_before() {
    let host = Host::alone().await;
    let (table, mut ann, mut bob) = host.two_at("astra").await;
    play_out(&mut ann, &mut bob).await;
    let guest = ann.guest.clone();
    let read = async || {
        let mut said = Vec::new();
        for path in ["record", "replay?open=true", "replay?seat=1"] {
            said.push(guest.get(&format!("/api/tables/{table}/{path}")).await.unwrap());
        }
        said
    };
    let before = read().await;
    let end = Instant::now() + PATIENCE;
    while log(&host, &table).await.len() > 1 {
        assert!(Instant::now() < end, "it is to be packed");
        tokio::time::sleep(IDLE).await;
    }
    // People who are there notice nothing.
    bob.done(json!({ "say": { "text": "Well played" } })).await;
    drop((ann, bob));
    until_gauge(&host, "tables", 0).await;
    // Nor do people who come later.
    assert_eq!(read().await, before);
    let ann = Player::join(&guest, &table).await;
    assert!(ann.sight.is_over());
    assert!(ann.heard[0].contains("Well played"));
}
