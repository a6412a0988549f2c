//! Many at one table: people who own a seat or host get in, and stay.

use std::time::Duration;

use client::Connection;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::host::{Host, Player, play_out};

/// How long something that has to happen may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// Joins as a spectator; `None` if there is no room.
async fn look_on(host: &Host, table: &str, address: &str) -> Option<Connection> {
    let mut connection = host.stranger(address).connect(table, 0).await.ok()?;
    let first: Value = serde_json::from_str(&connection.hear().await.ok()?).unwrap();
    first.get("table").is_some().then_some(connection)
}

/// As many spectators from an address as there is room for.
async fn fill(host: &Host, table: &str, address: &str) -> Vec<Connection> {
    let mut inside = Vec::new();
    while let Some(connection) = look_on(host, table, address).await {
        inside.push(connection);
    }
    inside
}

#[tokio::test]
async fn one_address_cannot_keep_others_from_looking_on() {
    let host = Host::behind_proxy().await;
    let ann = host.guest_from("192.0.2.1", "Ann").await;
    let table = json!({ "game": "astra", "seats": ["me", "open"] });
    let table = ann.make_table(&table).await.unwrap();
    let crowd = fill(&host, &table, "203.0.113.9").await;
    assert_eq!(crowd.len(), 32);
    assert!(look_on(&host, &table, "203.0.113.10").await.is_some());
}

#[tokio::test]
async fn players_and_host_get_in_however_many_look_on() {
    let host = Host::behind_proxy().await;
    let ann = host.guest_from("192.0.2.1", "Ann").await;
    let bob = host.guest_from("192.0.2.2", "Bob").await;
    let table = json!({ "game": "astra", "seats": ["open", "open", { "bot": "novice" }] });
    let table = ann.make_table(&table).await.unwrap();
    Player::join(&bob, &table).await.done(json!({ "sit": { "seat": 1 } })).await;
    let mut crowd = Vec::new();
    for household in 0..8 {
        crowd.extend(fill(&host, &table, &format!("203.0.113.{household}")).await);
    }
    assert_eq!(crowd.len(), 256);
    assert!(look_on(&host, &table, "203.0.113.100").await.is_none(), "no room for another");
    let host_without_a_seat = Player::join(&ann, &table).await;
    assert_eq!(host_without_a_seat.sight.seat, None);
    assert!(host_without_a_seat.sight.version > 0);
    let player = Player::join(&bob, &table).await;
    assert_eq!(player.sight.seat, Some(1));
}

#[tokio::test]
async fn who_opens_one_tab_more_loses_the_oldest() {
    let host = Host::alone().await;
    let (table, mut ann, mut bob) = host.two_at("astra").await;
    let mut tabs = Vec::new();
    for _ in 0..8 {
        tabs.push(Player::join(&ann.guest, &table).await);
    }
    let oldest = async { while ann.try_hear().await.is_some() {} };
    timeout(PATIENCE, oldest).await.expect("the oldest is closed");
    let mut newest = tabs.pop().unwrap();
    play_out(&mut newest, &mut bob).await;
}

#[tokio::test]
async fn a_crowd_that_comes_at_once_throws_no_player_out() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    let nobody = client::Guest::nobody(&host.address);
    let coming = (0..100).map(|_| nobody.connect(&table, 0));
    let crowd = timeout(PATIENCE, futures_util::future::try_join_all(coming)).await;
    let mut crowd = crowd.expect("all get in").unwrap();
    let all_are_there = async {
        loop {
            let message = ann.hear().await;
            if message.get("present").is_some_and(|present| present["watching"] == 100) {
                break;
            }
        }
    };
    timeout(PATIENCE, all_are_there).await.expect("it is told");
    let presences = ann.heard.iter().filter(|text| text.contains("\"present\"")).count();
    assert!(presences < 60, "{presences} messages about who is there");
    ann.play(0).await;
    bob.until(|sight| sight.now.as_ref().unwrap().ply == 1).await;
    assert!(crowd.pop().unwrap().hear().await.is_ok());
}
