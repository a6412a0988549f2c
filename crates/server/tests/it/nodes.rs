//! Several nodes of one service: players of one table sit at different ones, and everything works
//! as with one. Only on PostgreSQL: without `TEST_POSTGRES` there is nothing to test.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use client::Guest;
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use sqlx::Row as _;

use crate::host::{Host, Nodes, Player, deal, play_out};
use crate::operate::gauge;

/// A person known to all nodes, at one of them.
async fn join(guest: &Guest, host: &Host, table: &str, since: u32) -> Player {
    Player::join_since(&guest.at(&host.address), table, since).await
}

/// Two people who have begun a game at different nodes.
async fn two_at_two(nodes: &Nodes, game: &str, more: &Value) -> (String, Player, Player) {
    let (one, other) = (&nodes.hosts[0], &nodes.hosts[1]);
    let (ann, bob) = (one.guest("Ann").await, other.guest("Bob").await);
    let mut table = json!({ "game": game, "seats": ["me", "open"], "options": { "first": "0" }, "hints": "all" });
    table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = ann.make_table(&table).await.unwrap();
    let (mut ann, mut bob) = (Player::join(&ann, &table).await, Player::join(&bob, &table).await);
    bob.done(json!({ "sit": { "seat": 1 } })).await;
    both_there(&mut ann).await;
    both_there(&mut bob).await;
    deal(&mut [&mut ann, &mut bob]).await;
    (table, ann, bob)
}

/// Receives messages until both are shown as present.
async fn both_there(player: &mut Player) {
    let is_told = |heard: &Vec<String>| {
        heard.iter().rev().find(|text| text.contains("\"present\"")).is_some_and(|text| {
            serde_json::from_str::<Value>(text).unwrap()["present"]["seats"] == json!([true, true])
        })
    };
    while !is_told(&player.heard) {
        player.hear().await;
    }
}

/// Receives messages until one of this kind arrives.
async fn hear_of(player: &mut Player, what: &str) -> Value {
    loop {
        let message = player.hear().await;
        if message.get(what).is_some() {
            return message[what].clone();
        }
    }
}

/// The log of a table, as text.
async fn log(host: &Host, table: &str) -> Vec<String> {
    let query = sqlx::query("SELECT entry FROM log WHERE table_id = $1 ORDER BY seq");
    let rows = query.bind(table.to_owned()).fetch_all(&mut host.database().await).await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn people_at_different_nodes_play_as_at_one() {
    let Some(nodes) = Nodes::start(2).await else { return };
    let (table, mut ann, mut bob) = two_at_two(&nodes, "sternenhimmel", &json!({})).await;
    // Chat messages and reactions go both ways.
    ann.done(json!({ "say": { "text": "hello" } })).await;
    assert_eq!(hear_of(&mut bob, "said").await["said"]["text"], "hello");
    bob.done(json!({ "react": { "reaction": "applause" } })).await;
    assert_eq!(hear_of(&mut ann, "reacted").await["seat"], 1);
    // So do moves, undo and proposals.
    for _ in 0..2 {
        let version = ann.play(0).await["version"].as_u64().unwrap() as u32;
        bob.until(|sight| sight.version >= version).await;
        bob.play(0).await;
        let version = bob.sight.version;
        ann.until(|sight| sight.version >= version).await;
    }
    bob.done(json!("end")).await;
    ann.until(|sight| sight.version >= bob.sight.version).await;
    ann.done(json!({ "answer": { "yes": false } })).await;
    bob.until(|sight| sight.version >= ann.sight.version).await;
    let hinted = ann.connection.ask(&json!("hint")).await.unwrap();
    assert_eq!(hear_of(&mut ann, "hint").await["id"], hinted);
    play_out(&mut ann, &mut bob).await;
    // Both ask for the next game at the same time: only one is made.
    let (one, other) = tokio::join!(ann.answer(json!("rematch")), bob.answer(json!("rematch")));
    let done = [one, other].iter().filter(|answer| answer.get("done").is_some()).count();
    assert_eq!(done, 1, "one asked first");
    let at = |host: &Host| Guest::nobody(&host.address);
    let path = format!("/api/tables/{table}");
    let next = at(&nodes.hosts[0]).get(&path).await.unwrap()["rematch"].clone();
    assert!(next.is_string());
    let mine = ann.guest.get("/api/me/tables").await.unwrap();
    assert_eq!(mine.as_array().unwrap().len(), 2, "{mine}");
}

#[tokio::test]
async fn whoever_is_faster_the_log_has_everything_once() {
    const EACH: usize = 40;
    let Some(nodes) = Nodes::start(2).await else { return };
    let (table, mut ann, mut bob) = two_at_two(&nodes, "sternenhimmel", &json!({})).await;
    let speak = async |player: &mut Player, name: &str| {
        for number in 0..EACH {
            player.done(json!({ "say": { "text": format!("{name} {number}") } })).await;
        }
    };
    tokio::join!(speak(&mut ann, "ann"), speak(&mut bob, "bob"));
    let log = log(&nodes.hosts[0], &table).await;
    for name in ["ann", "bob"] {
        let theirs = log.iter().filter(|entry| entry.contains(&format!("\"{name} ")));
        let expected = (0..EACH).map(|number| {
            let seat = u8::from(name == "bob");
            json!({ "said": { "seat": seat, "text": format!("{name} {number}") } }).to_string()
        });
        assert!(theirs.cloned().eq(expected), "{log:?}");
    }
    let version = log.len() as u32;
    ann.until(|sight| sight.version == version).await;
    bob.until(|sight| sight.version == version).await;
    let lost = gauge(&nodes.hosts[0], "races_lost_total").await
        + gauge(&nodes.hosts[1], "races_lost_total").await;
    println!("{lost} races lost");
}

#[tokio::test]
async fn bots_play_once_wherever_people_sit() {
    let Some(nodes) = Nodes::start(2).await else { return };
    let ann = nodes.hosts[0].guest("Ann").await;
    let plan =
        json!({ "game": "sternenhimmel", "seats": ["me", { "bot": "novice" }], "hints": "all" });
    let table = ann.make_table(&plan).await.unwrap();
    let mut here = Player::join(&ann, &table).await;
    let mut there = join(&ann, &nodes.hosts[1], &table, 0).await;
    deal(&mut [&mut here]).await;
    for turn in 0..6 {
        here.until(|sight| sight.is_my_turn() || sight.is_over()).await;
        there.until(|sight| sight.version >= here.sight.version).await;
        let player = if turn % 2 == 0 { &mut here } else { &mut there };
        player.play(turn).await;
        let version = player.sight.version;
        here.until(|sight| sight.version >= version).await;
    }
}

#[tokio::test]
async fn bots_think_at_a_worker_and_its_nonsense_is_no_move() {
    let Some(nodes) = Nodes::start(1).await else { return };
    let host = &nodes.hosts[0];
    let bus = format!("nats://stars:bright@{}", nodes.nats.address());
    let worker =
        tokio::spawn(async move { server::work(bus, 1, Box::pin(std::future::pending())).await });
    let ann = host.guest("Ann").await;
    let plan = json!({ "game": "astra", "seats": ["me", { "bot": "novice" }] });
    let table = ann.make_table(&plan).await.unwrap();
    let mut ann = Player::join(&ann, &table).await;
    deal(&mut [&mut ann]).await;
    let turn = async |ann: &mut Player| {
        ann.until(|sight| sight.is_my_turn() || sight.is_over()).await;
        ann.play(0).await;
    };
    while gauge(host, "worker_thoughts_total").await == 0 {
        turn(&mut ann).await;
    }
    worker.abort();
    // Something that answers nonsense: the node thinks itself.
    let options = async_nats::ConnectOptions::new();
    let liar = options.user_and_password("stars".into(), "bright".into());
    let liar = liar.connect(nodes.nats.address()).await.unwrap();
    let mut jobs = liar.queue_subscribe("asterism.1.think", "think".into()).await.unwrap();
    liar.flush().await.unwrap();
    let lies = Arc::new(AtomicU32::new(0));
    let told = lies.clone();
    tokio::spawn(async move {
        while let Some(job) = jobs.next().await {
            liar.publish(job.reply.unwrap(), "win at once".into()).await.unwrap();
            told.fetch_add(1, Ordering::Relaxed);
        }
    });
    while lies.load(Ordering::Relaxed) < 2 {
        turn(&mut ann).await;
    }
    ann.until(|sight| sight.is_my_turn() || sight.is_over()).await;
}

#[tokio::test]
async fn without_the_bus_play_goes_on_and_is_never_wrong() {
    let Some(mut nodes) = Nodes::start(2).await else { return };
    let (table, mut ann, mut bob) = two_at_two(&nodes, "sternenhimmel", &json!({})).await;
    nodes.nats.kill().unwrap();
    nodes.until_all_hear(false).await;
    // The other's move is noticed by polling, and a repeat at the other node is not a second move.
    let play = ann.sight.play(0).unwrap();
    ann.done(play.clone()).await;
    let mut again = join(&ann.guest, &nodes.hosts[1], &table, 0).await;
    again.done(play).await;
    let version = ann.sight.version;
    bob.until(|sight| sight.version >= version).await;
    // Nobody counts as gone because their node cannot be reached.
    assert_eq!(ann.refused(json!({ "hand": { "seat": 1, "bot": "novice" } })).await, "not-now");
    nodes.nats.start_again().unwrap();
    nodes.until_all_hear(true).await;
    drop(again);
    play_out(&mut bob, &mut ann).await;
}

#[tokio::test]
async fn nobody_elses_word_is_taken_on_the_bus() {
    let Some(nodes) = Nodes::start(2).await else { return };
    let (table, mut ann, mut bob) = two_at_two(&nodes, "sternenhimmel", &json!({})).await;
    let options = async_nats::ConnectOptions::new();
    let stranger = options.user_and_password("stars".into(), "bright".into());
    let stranger = stranger.connect(nodes.nats.address()).await.unwrap();
    let subject = format!("asterism.1.table.{table}");
    let mut heard = stranger.subscribe(subject.clone()).await.unwrap();
    stranger.flush().await.unwrap();
    ann.done(json!({ "say": { "text": "a secret" } })).await;
    let overheard = heard.next().await.unwrap().payload;
    assert!(!String::from_utf8_lossy(&overheard).contains("secret"), "it is sealed");
    let forged = json!({ "node": 7, "news": { "kept": { "after": ann.sight.version, "entries": [
        { "said": { "seat": 0, "text": "forged" } }
    ] } } });
    for nonsense in [forged.to_string().into_bytes(), Vec::new(), vec![0; 100]] {
        stranger.publish(subject.clone(), nonsense.into()).await.unwrap();
    }
    stranger.flush().await.unwrap();
    while gauge(&nodes.hosts[0], "news_unreadable_total").await < 3 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    play_out(&mut ann, &mut bob).await;
    assert!(!log(&nodes.hosts[0], &table).await.iter().any(|entry| entry.contains("forged")));
}

#[tokio::test]
async fn clocks_run_the_same_at_all_nodes() {
    let Some(nodes) = Nodes::start(3).await else { return };
    let clock = json!({ "clock": { "bank": 10, "increment": 0, "cap": 10 } });
    let (table, _ann, mut bob) = two_at_two(&nodes, "sternenhimmel", &clock).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    // A node that reads the table only now knows since when the clock runs.
    let eve = join(&nodes.hosts[2].guest("Eve").await, &nodes.hosts[2], &table, 0).await;
    let told: Value = serde_json::from_str(&eve.heard[0]).unwrap();
    let left = told["table"]["game"]["now"]["clocks"][0].as_u64().unwrap();
    assert!(left <= 9_000, "{left}");
    // It runs out once, and everyone is told.
    while hear_of(&mut bob, "changed").await["table"]["seats"][0]["stand_in"].is_null() {}
    let log = log(&nodes.hosts[0], &table).await;
    assert_eq!(log.iter().filter(|entry| entry.contains("\"handed\"")).count(), 1, "{log:?}");
}

#[tokio::test]
async fn a_node_that_stops_sends_its_people_elsewhere() {
    let Some(mut nodes) = Nodes::start(2).await else { return };
    let (table, mut ann, mut bob) = two_at_two(&nodes, "sternenhimmel", &json!({})).await;
    let stopping = tokio::spawn(nodes.hosts.remove(0).stop());
    assert_eq!(hear_of(&mut ann, "bye").await["code"], "restart");
    let mut ann = join(&ann.guest, &nodes.hosts[0], &table, ann.sight.version).await;
    play_out(&mut ann, &mut bob).await;
    stopping.await.unwrap();
}

#[tokio::test]
async fn a_server_without_the_bus_is_refused_beside_nodes() {
    let Some(nodes) = Nodes::start(1).await else { return };
    let error = nodes.hosts[0].start_otherwise(|config| config.bus = None).await.unwrap_err();
    assert!(error.contains("give all of them the same --bus"), "{error}");
    let alone = Host::alone().await;
    let bus = Some(format!("nats://{}", nodes.nats.address()));
    let error = alone.start_otherwise(|config| config.bus = bus).await.unwrap_err();
    assert!(error.contains("another server is using this database"), "{error}");
}

#[tokio::test]
async fn nodes_need_a_database_that_can_be_shared() {
    if std::env::var_os("TEST_POSTGRES").is_some() {
        return;
    }
    let host = Host::alone().await;
    let error = host.start_otherwise(|config| config.bus = Some("nats://127.0.0.1:1".into())).await;
    assert!(error.unwrap_err().contains("PostgreSQL"));
}

#[tokio::test]
async fn a_wrong_password_of_the_bus_is_told_and_play_goes_on() {
    let Some(nodes) = Nodes::start(1).await else { return };
    let wrong = format!("nats://stars:dim@{}", nodes.nats.address());
    let host = Host::with(|config| config.bus = Some(wrong)).await;
    let health = format!("http://{}/healthz", host.address);
    let health = reqwest::get(&health).await.unwrap();
    assert_eq!(health.status(), 200);
    assert_eq!(health.json::<Value>().await.unwrap()["bus"], false);
    let (_, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    play_out(&mut ann, &mut bob).await;
}
