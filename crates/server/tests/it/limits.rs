//! Bad input, other pages, too much at once.

use std::time::Duration;

use client::Guest;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::{Config as Cases, TestRunner};
use serde_json::json;

use crate::host::{Host, Player};

fn http() -> reqwest::Client {
    reqwest::Client::new()
}

#[tokio::test]
async fn messages_that_make_no_sense_get_one_error_and_change_nothing() {
    let host = Host::new().await;
    let (_, mut ann, _bob) = host.two_at("sternenhimmel").await;
    let before = ann.sight.version;
    let bad = [
        "",
        "hello",
        "{}",
        "[]",
        r#"{"id":1}"#,
        r#"{"id":-1,"ask":"start"}"#,
        r#"{"id":1,"ask":"dance"}"#,
        r#"{"id":1,"ask":{"play":{"ply":0,"version":0}}}"#,
        r#"{"id":1,"ask":{"play":{"ply":0,"version":0,"move":"x","extra":1}}}"#,
        r#"{"id":1,"ask":{"sit":{"seat":300}}}"#,
        r#"{"id":1,"ask":{"commit":{"value":"00"}}}"#,
        r#"{"id":1,"ask":{"reveal":{"value":7}}}"#,
        r#"{"id":1,"ask":"start","more":true}"#,
    ];
    for text in bad {
        ann.connection.say(text).await.unwrap();
        let heard = loop {
            let message = ann.hear().await;
            if let Some(refused) = message.get("refused") {
                break refused.clone();
            }
        };
        assert_eq!(heard["code"], "bad-request", "{text}: {heard}");
    }
    ann.play(0).await;
    assert_eq!(ann.sight.version, before + 1);
}

#[tokio::test]
async fn whatever_is_said_the_table_goes_on() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = host.two_at("stellium").await;
    let word = prop_oneof![
        Just("play".to_owned()),
        Just("undo".to_owned()),
        Just("sit".to_owned()),
        Just("answer".to_owned()),
        Just("hand".to_owned()),
        Just("arrange".to_owned()),
        Just("rename".to_owned()),
        Just("resync".to_owned()),
        Just("commit".to_owned()),
        Just("reveal".to_owned()),
        "[a-z]{1,8}",
    ];
    let number = prop_oneof![0_i64..9, Just(-1), Just(i64::MAX), Just(4_294_967_296)];
    let message =
        (word, number.clone(), number.clone(), ".{0,40}").prop_map(|(ask, a, b, text)| {
            json!({ "id": 7, "ask": { ask: {
            "seat": a, "ply": a, "version": b, "move": text, "name": text, "yes": true,
            "bot": "novice", "since": b, "value": text,
        } } })
        });
    let mut runner = TestRunner::new(Cases::default());
    for case in 0..300 {
        let mut made = message.new_tree(&mut runner).unwrap().current();
        // Only the fields that belong to it, half of the times.
        if case % 2 == 0 {
            let wanted: &[&str] =
                match made["ask"].as_object().unwrap().keys().next().unwrap().as_str() {
                    "play" => &["ply", "version", "move"],
                    "undo" => &["ply"],
                    "sit" => &["seat"],
                    "answer" => &["yes"],
                    "hand" | "arrange" => &["seat", "bot"],
                    "rename" => &["name"],
                    "resync" => &["since"],
                    _ => &["value"],
                };
            for fields in made["ask"].as_object_mut().unwrap().values_mut() {
                fields.as_object_mut().unwrap().retain(|name, _| wanted.contains(&name.as_str()));
            }
        }
        ann.connection.say(&made.to_string()).await.unwrap();
    }
    ann.connection.say(r#"{"id":99,"ask":{"resync":{"since":0}}}"#).await.unwrap();
    loop {
        let text = ann.connection.hear().await.unwrap();
        let message: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert!(message.get("bye").is_none(), "{message}");
        if message.get("done").is_some_and(|done| done["id"] == 99) {
            break;
        }
    }
    let mut ann = Player::join(&ann.guest, &table).await;
    let acting = if ann.sight.is_my_turn() { &mut ann } else { &mut bob };
    while !acting.sight.is_my_turn() {
        acting.hear().await;
    }
    acting.play(0).await;
}

#[tokio::test]
async fn long_messages_end_the_connection_and_no_other() {
    let host = Host::new().await;
    let (_, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    bob.connection.say(&"x".repeat(5000)).await.unwrap();
    while bob.connection.hear().await.is_ok() {}
    ann.play(0).await;
}

#[tokio::test]
async fn another_page_may_not_use_a_guests_cookie() {
    let host = Host::new().await;
    let url = format!("http://{}/api/me", host.address);
    let from = |origin: &str| {
        http().post(&url).header("origin", origin).json(&json!({ "name": "Ann" })).send()
    };
    assert_eq!(from("https://elsewhere.example").await.unwrap().status(), 403);
    assert_eq!(from("null").await.unwrap().status(), 403);
    let own = format!("http://{}", host.address);
    assert_eq!(from(&own).await.unwrap().status(), 200);
    let ann = host.guest("Ann").await;
    let table = json!({ "game": "astra", "seats": ["me", "open"] });
    let table = ann.make_table(&table).await.unwrap();
    let url = format!("http://{}/api/tables/{table}/socket", host.address);
    let upgrade = http()
        .get(url)
        .header("origin", "https://elsewhere.example")
        .header("connection", "upgrade")
        .header("upgrade", "websocket")
        .header("sec-websocket-version", "13")
        .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
    assert_eq!(upgrade.send().await.unwrap().status(), 403);
}

#[tokio::test]
async fn answers_are_guarded_and_tell_nothing_of_the_inside() {
    let host = Host::new().await;
    for path in ["/api/games", "/api/nothing", "/api/tables/..%2F..%2Fetc%2Fpasswd", "/healthz"] {
        let response = http().get(format!("http://{}{path}", host.address)).send().await.unwrap();
        let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
        assert!(header("content-security-policy").contains("default-src 'none'"), "{path}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("cache-control"), "no-store");
    }
    let big = json!({ "name": "x".repeat(20_000) });
    let url = format!("http://{}/api/me", host.address);
    let response = http().post(url).json(&big).send().await.unwrap();
    assert_eq!(response.status(), 400);
}

#[tokio::test]
async fn too_much_at_once_is_refused_for_a_while() {
    let host = Host::behind_proxy().await;
    let url = format!("http://{}/api/me", host.address);
    let from = |address: &'static str| {
        http().post(&url).header("x-forwarded-for", address).json(&json!({ "name": "Ann" })).send()
    };
    let mut refused = 0;
    for _ in 0..100 {
        // Whoever claims to be somebody else is known by what the proxy saw.
        let response = from("203.0.113.9, 192.0.2.1").await.unwrap();
        refused += usize::from(response.status() == 429);
    }
    assert!(refused > 0);
    assert_eq!(from("192.0.2.2").await.unwrap().status(), 200);
}

#[tokio::test]
async fn a_silent_client_costs_others_nothing() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = host.two_at("stellium").await;
    // It never reads what it is sent.
    let _deaf = Guest::nobody(&host.address).connect(&table, 0).await.unwrap();
    let deadline = tokio::time::Instant::now() + Duration::from_mins(1);
    for _ in 0..200 {
        if ann.sight.is_over() {
            break;
        }
        let (acting, waiting) =
            if ann.sight.is_my_turn() { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
        acting.play(0).await;
        let version = acting.sight.version;
        waiting.until(|sight| sight.version >= version).await;
    }
    assert!(tokio::time::Instant::now() < deadline, "nobody waited for it");
}
