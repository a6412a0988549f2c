//! A deal that nobody can choose, and that everyone can check.

use engine::deal::Kept;
use serde_json::{Value, json};
use table::{Deal, Seed};

use crate::host::{Host, Player, contribution, deal, play_out};

/// The last state of the table that a client received while a condition held.
fn table_when(player: &Player, holds: impl Fn(&Value) -> bool) -> Option<Value> {
    player.heard.iter().rev().find_map(|text| {
        let message: Value = serde_json::from_str(text).unwrap();
        let heard = message.get("table").or_else(|| message.get("changed"))?;
        Some(heard["table"].clone()).filter(&holds)
    })
}

async fn hears(player: &mut Player, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = player.hear().await;
        let heard = message.get("table").or_else(|| message.get("changed"));
        if let Some(table) = heard.map(|heard| &heard["table"]).filter(|table| holds(table)) {
            return table.clone();
        }
    }
}

/// What a page keeps of the table it received when the deal was sealed.
fn kept_by(player: &Player) -> Kept {
    let table = table_when(player, |table| table["sealed"] == true).expect("it was sealed");
    let seats = table["seats"].as_array().unwrap().iter().enumerate();
    let seats: Vec<Value> = seats
        .filter(|(_, seat)| seat["left_out"] == false && seat["commitment"].is_string())
        .map(|(number, seat)| json!({ "seat": number, "commitment": seat["commitment"] }))
        .collect();
    let seat = player.sight.seat.unwrap();
    let own = json!({ "seat": seat, "value": contribution(seat) });
    let kept = json!({
        "table": table["id"], "commitment": table["commitment"], "seats": seats, "own": own,
    });
    serde_json::from_value(kept).unwrap()
}

fn holds(record: &Value) -> bool {
    engine::games::replay(record.clone(), &mut |_| ()).is_ok()
}

async fn record(player: &Player, table: &str) -> Value {
    player.guest.get(&format!("/api/tables/{table}/record")).await.unwrap()
}

#[tokio::test]
async fn the_record_reveals_where_the_seed_came_from() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    play_out(&mut ann, &mut bob).await;
    let record = record(&bob, &table).await;
    let told: Deal = serde_json::from_value(record["deal"].clone()).unwrap();
    let added = json!([
        { "seat": 0, "value": "11".repeat(32) },
        { "seat": 1, "value": "22".repeat(32) },
    ]);
    assert_eq!((&record["deal"]["version"], &record["deal"]["contributions"]), (&json!(2), &added));
    assert!(holds(&record));
    for player in [&ann, &bob] {
        assert_eq!(kept_by(player).check(Some(&told)), Ok(()));
    }
    for (part, other) in [
        ("/commitment", json!("00".repeat(32))),
        ("/secret", json!("00".repeat(32))),
        ("/contributions/1/value", json!("33".repeat(32))),
        ("/contributions/1/seat", json!(2)),
        ("/version", json!(1)),
    ] {
        let mut forged = record.clone();
        *forged["deal"].pointer_mut(part).unwrap() = other;
        assert!(!holds(&forged), "{part}");
    }
    // A record without its deal is valid in itself; anyone who kept something finds out.
    let mut silent = record.clone();
    silent.as_object_mut().unwrap().remove("deal");
    assert!(holds(&silent));
    assert!(kept_by(&ann).check(None).is_err());
}

#[tokio::test]
async fn nobody_hears_of_the_seed_or_its_parts_during_the_game() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    let mut eve = Player::join(&host.guest("Eve").await, &table).await;
    play_out(&mut ann, &mut bob).await;
    eve.until(client::Sight::is_over).await;
    let record = record(&bob, &table).await;
    let secrets = [
        record["deal"]["secret"].as_str().unwrap().to_owned(),
        record["start"]["seed"].as_str().unwrap().to_owned(),
        contribution(0).to_string(),
        contribution(1).to_string(),
    ];
    for text in ann.heard.iter().chain(&bob.heard).chain(&eve.heard) {
        assert!(!secrets.iter().any(|secret| text.contains(secret)), "{text}");
    }
}

/// A table where Ann and Bob have sat down, and nothing is dealt yet.
async fn seat_two(host: &Host, game: &str, seats: Value) -> (String, Player, Player) {
    let ann = host.guest("Ann").await;
    let table = ann.make_table(&json!({ "game": game, "seats": seats })).await.unwrap();
    let ann = Player::join(&ann, &table).await;
    let mut bob = Player::join(&host.guest("Bob").await, &table).await;
    bob.done(json!({ "sit": { "seat": 1 } })).await;
    (table, ann, bob)
}

#[tokio::test]
async fn a_client_that_cheats_is_refused() {
    let host = Host::new().await;
    let ann = host.guest("Ann").await;
    let table = json!({ "game": "astra", "seats": ["me", "open"] });
    let table = ann.make_table(&table).await.unwrap();
    let mut ann = Player::join(&ann, &table).await;
    let mut bob = Player::join(&host.guest("Bob").await, &table).await;
    assert_eq!(bob.refused(client::deal::commit(1, contribution(1))).await, "not-allowed");
    bob.done(json!({ "sit": { "seat": 1 } })).await;
    ann.commit().await;
    bob.commit().await;
    assert_eq!(ann.refused(client::deal::reveal(contribution(0))).await, "not-now", "too early");
    ann.done(json!("start")).await;
    ann.reveal().await;
    let other = Seed::from(7);
    assert_eq!(bob.refused(client::deal::commit(1, other)).await, "not-now");
    assert_eq!(bob.refused(client::deal::reveal(other)).await, "bad-request");
    assert_eq!(ann.refused(client::deal::reveal(contribution(0))).await, "not-now");
    assert_eq!(bob.refused(json!("leave")).await, "not-now");
    bob.reveal().await;
    bob.until(|sight| sight.now.is_some()).await;
    assert_eq!(bob.refused(client::deal::reveal(contribution(1))).await, "not-now");
}

#[tokio::test]
async fn who_withholds_breaks_off_one_deal_before_all_eyes() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = seat_two(&host, "sternenhimmel", json!(["me", "open"])).await;
    bob.commit().await;
    ann.commit().await;
    ann.done(json!("start")).await;
    ann.reveal().await;
    // Bob stays silent, until the table has waited long enough.
    let broken = hears(&mut ann, |table| table["broken_off"] == json!([1])).await;
    assert_eq!((&broken["dealing"], &broken["sealed"]), (&json!(true), &json!(false)));
    assert_eq!(
        (&broken["seats"][0]["ready"], &broken["seats"][1]["left_out"]),
        (&json!(false), &json!(true))
    );
    hears(&mut bob, |table| table["broken_off"] == json!([1])).await;
    assert_eq!(bob.refused(client::deal::reveal(contribution(1))).await, "not-now");
    assert_eq!(bob.refused(client::deal::commit(1, contribution(1))).await, "not-now");
    ann.commit().await;
    ann.until(|sight| sight.sealed).await;
    ann.reveal().await;
    bob.until(|sight| sight.now.is_some()).await;
    play_out(&mut ann, &mut bob).await;
    let record = record(&ann, &table).await;
    assert!(holds(&record));
    assert_eq!(record["deal"]["left_out"], json!([1]));
    assert_eq!(record["deal"]["broken_off"], json!([1]));
    let told: Deal = serde_json::from_value(record["deal"].clone()).unwrap();
    assert_eq!(kept_by(&ann).check(Some(&told)), Ok(()));
}

#[tokio::test]
async fn a_sealed_deal_goes_on_after_a_restart() {
    let host = Host::alone().await;
    let (table, mut ann, mut bob) =
        seat_two(&host, "stellium", json!(["me", "open", { "bot": "novice" }])).await;
    bob.commit().await;
    ann.commit().await;
    ann.done(json!("start")).await;
    ann.reveal().await;
    let host = host.restart().await;
    let mut ann = Player::join(&ann.guest.at(&host.address), &table).await;
    let mut bob = Player::join(&bob.guest.at(&host.address), &table).await;
    assert!(bob.sight.sealed);
    bob.reveal().await;
    ann.until(|sight| sight.now.is_some()).await;
}

#[tokio::test]
async fn who_is_away_at_the_start_is_left_out() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = seat_two(&host, "sternenhimmel", json!(["me", "open"])).await;
    bob.commit().await;
    let guest = bob.guest.clone();
    drop(bob);
    loop {
        let message = ann.hear().await;
        if message.get("present").is_some_and(|present| present["seats"] == json!([true, false])) {
            break;
        }
    }
    deal(&mut [&mut ann]).await;
    let info = guest.get(&format!("/api/tables/{table}")).await.unwrap();
    assert_eq!((&info["phase"], &info["dealing"]), (&json!("playing"), &json!(false)));
    assert_eq!((&info["seats"][1]["left_out"], &info["broken_off"]), (&json!(true), &json!([])));
}
