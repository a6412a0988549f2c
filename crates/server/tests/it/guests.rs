//! Guests, tables and seats: who may do what before the start.

use client::Guest;
use serde_json::json;

use crate::host::{Host, Player, deal};

fn table(seats: &serde_json::Value) -> serde_json::Value {
    json!({ "game": "sternenhimmel", "seats": seats })
}

#[tokio::test]
async fn a_guest_has_a_name_and_keeps_it() {
    let host = Host::new().await;
    let nobody = Guest::nobody(&host.address);
    assert_eq!(nobody.get("/api/me").await.unwrap(), json!({ "name": null }));
    let ann = host.guest("  Ann   Lee ").await;
    assert_eq!(ann.get("/api/me").await.unwrap(), json!({ "name": "Ann Lee" }));
    ann.post("/api/me", &json!({ "name": "<b>Ann</b>" })).await.unwrap();
    assert_eq!(ann.get("/api/me").await.unwrap(), json!({ "name": "<b>Ann</b>" }));
    for bad in ["", "   ", "\u{3164}", "\u{2800}", &"x".repeat(25)] {
        assert!(ann.post("/api/me", &json!({ "name": bad })).await.is_err(), "{bad:?}");
    }
}

#[tokio::test]
async fn a_personal_link_works_once_and_is_the_same_guest() {
    let host = Host::new().await;
    let ann = host.guest("Ann").await;
    let made = ann.make_table(&table(&json!(["me", "open"]))).await.unwrap();
    let pass = ann.post("/api/me/pass", &json!({})).await.unwrap();
    let pass: serde_json::Value = pass.json().await.unwrap();
    let pass = pass["pass"].as_str().unwrap();
    let phone = Guest::arrive(&host.address, pass).await.unwrap();
    assert_eq!(Player::join(&phone, &made).await.sight.seat, Some(0));
    assert!(Guest::arrive(&host.address, pass).await.is_err());
    assert!(Guest::arrive(&host.address, &"0".repeat(32)).await.is_err());
}

#[tokio::test]
async fn tables_are_made_as_asked_or_not_at_all() {
    let host = Host::new().await;
    let ann = host.guest("Ann").await;
    let bad = [
        json!({ "game": "chess", "seats": ["me", "open"] }),
        json!({ "game": "astra", "seats": ["me"] }),
        json!({ "game": "astra", "seats": ["me", "me"] }),
        json!({ "game": "astra", "seats": [{ "bot": "novice" }, { "bot": "novice" }] }),
        json!({ "game": "astra", "seats": ["me", { "bot": "random" }] }),
        json!({ "game": "astra", "seats": ["me", "open"], "options": { "first": "9" } }),
        json!({ "game": "astra", "seats": ["me", "open"], "clock": { "bank": 0, "increment": 0, "cap": 0 } }),
        json!({ "game": "astra", "seats": ["me", "open"], "extra": 1 }),
        json!({ "game": "astra", "seats": ["me", "open"], "name": "x".repeat(41) }),
        json!([]),
    ];
    for body in bad {
        assert!(ann.make_table(&body).await.is_err(), "{body}");
    }
    assert!(Guest::nobody(&host.address).make_table(&table(&json!(["me", "open"]))).await.is_err());
    assert_eq!(ann.get("/api/me/tables").await.unwrap(), json!([]));
}

#[tokio::test]
async fn a_table_is_made_from_a_position_and_says_so() {
    let host = Host::new().await;
    let ann = host.guest("Ann").await;
    let position =
        engine::games::new("astra", 2, &[].into(), table::Seed::from(5)).unwrap().position();
    let mut body = json!({ "game": "astra", "seats": ["me", "open"], "position": position });
    let made = ann.make_table(&body).await.unwrap();
    assert_eq!(ann.get(&format!("/api/tables/{made}")).await.unwrap()["set_up"], true);
    body["position"]["board"] = json!({});
    let Err(client::Error::Refused(status, why)) = ann.make_table(&body).await else {
        panic!("it cannot be");
    };
    assert_eq!(status, 400);
    assert!(why["message"].as_str().unwrap().starts_with("the position cannot be: "), "{why}");
}

#[tokio::test]
async fn public_tables_are_listed_and_others_are_found_by_link() {
    let host = Host::new().await;
    let (ann, bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let hidden = ann.make_table(&table(&json!(["me", "open"]))).await.unwrap();
    let mut public = table(&json!(["me", { "bot": "casual" }, "open"]));
    public["public"] = json!(true);
    public["name"] = json!("Friday");
    let public = ann.make_table(&public).await.unwrap();
    let listed = bob.get("/api/tables").await.unwrap();
    let seats = json!([{ "guest": "Ann" }, { "bot": "casual" }, "open"]);
    let shown = json!([{
        "id": public, "name": "Friday", "game": "sternenhimmel", "phase": "lobby", "seats": seats
    }]);
    assert_eq!(listed, shown);
    assert_eq!(ann.get("/api/me/tables").await.unwrap().as_array().unwrap().len(), 2);
    assert_eq!(bob.get("/api/me/tables").await.unwrap(), json!([]));
    let seen = bob.get(&format!("/api/tables/{hidden}")).await.unwrap();
    assert_eq!(seen["phase"], "lobby");
    assert!(bob.get("/api/tables/0000000000000000").await.is_err());
}

#[tokio::test]
async fn seats_are_taken_left_and_given_to_bots() {
    let host = Host::new().await;
    let (ann, bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let made = ann.make_table(&table(&json!(["me", "open", "open"]))).await.unwrap();
    let mut ann = Player::join(&ann, &made).await;
    let mut bob = Player::join(&bob, &made).await;
    assert_eq!(bob.refused(json!({ "sit": { "seat": 0 } })).await, "not-now");
    assert_eq!(bob.refused(json!({ "sit": { "seat": 3 } })).await, "bad-request");
    bob.done(json!({ "sit": { "seat": 1 } })).await;
    bob.done(json!({ "sit": { "seat": 2 } })).await;
    assert_eq!(bob.sight.seat, Some(2));
    bob.done(json!("leave")).await;
    assert_eq!(bob.sight.seat, None);
    assert_eq!(bob.refused(json!("leave")).await, "not-allowed");
    let arrange = json!({ "arrange": { "seat": 1, "bot": "casual" } });
    assert_eq!(bob.refused(arrange.clone()).await, "not-allowed");
    ann.done(arrange).await;
    assert_eq!(ann.refused(json!("start")).await, "not-now");
    bob.done(json!({ "sit": { "seat": 2 } })).await;
    // The host may free a seat.
    ann.done(json!({ "arrange": { "seat": 2, "bot": null } })).await;
    bob.until(|sight| sight.seat.is_none()).await;
    ann.done(json!({ "arrange": { "seat": 2, "bot": "novice" } })).await;
    assert_eq!(ann.refused(json!("start")).await, "not-now", "the seed needs Ann's part");
    deal(&mut [&mut ann]).await;
    assert_eq!(ann.refused(json!("start")).await, "not-now");
    assert_eq!(ann.refused(json!("leave")).await, "not-now");
    assert_eq!(bob.refused(json!({ "rename": { "name": "Mine" } })).await, "not-allowed");
    ann.done(json!({ "rename": { "name": "Ours" } })).await;
    let seen = bob.guest.get(&format!("/api/tables/{made}")).await.unwrap();
    assert_eq!((&seen["name"], &seen["phase"]), (&json!("Ours"), &json!("playing")));
}

#[tokio::test]
async fn people_whose_names_look_alike_are_told_apart() {
    let host = Host::new().await;
    let (ann, eve) = (host.guest("Ann").await, host.guest("\u{410}nn").await);
    let made = ann.make_table(&table(&json!(["me", "open", "open"]))).await.unwrap();
    let mut eve = Player::join(&eve, &made).await;
    for seat in [1, 2] {
        eve.done(json!({ "sit": { "seat": seat } })).await;
        let seen = ann.get(&format!("/api/tables/{made}")).await.unwrap();
        assert_eq!(seen["seats"][0]["who"], json!({ "guest": "Ann" }));
        assert_eq!(seen["seats"][seat]["who"], json!({ "guest": "\u{410}nn (2)" }));
    }
}

#[tokio::test]
async fn talk_is_text_and_reactions_pass() {
    let host = Host::new().await;
    let (_, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    ann.done(json!({ "say": { "text": "<script>alert(1)</script>" } })).await;
    assert_eq!(ann.refused(json!({ "say": { "text": "" } })).await, "bad-request");
    assert_eq!(ann.refused(json!({ "say": { "text": "x".repeat(201) } })).await, "bad-request");
    loop {
        let message = bob.hear().await;
        if let Some(said) = message.get("said") {
            assert_eq!(said["said"], json!({ "seat": 0, "text": "<script>alert(1)</script>" }));
            break;
        }
    }
    ann.done(json!({ "react": { "reaction": "applause" } })).await;
    while bob.hear().await.get("reacted").is_none() {}
}

#[tokio::test]
async fn who_is_there_is_told() {
    let host = Host::new().await;
    let (table, mut ann, bob) = host.two_at("sternenhimmel").await;
    drop(bob);
    loop {
        let message = ann.hear().await;
        if message.get("present").is_some_and(|present| present["seats"] == json!([true, false])) {
            break;
        }
    }
    let _eve = Player::join(&host.guest("Eve").await, &table).await;
    loop {
        let message = ann.hear().await;
        if message.get("present").is_some_and(|present| present["watching"] == 1) {
            break;
        }
    }
    // Bob only just left, so his seat is his.
    let hand = json!({ "hand": { "seat": 1, "bot": "casual" } });
    assert_eq!(ann.refused(hand).await, "not-now");
}
