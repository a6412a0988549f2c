//! People who come and go: hosts, leavers, games that end early, lists.

use std::time::{Duration, Instant};

use client::Guest;
use serde_json::{Value, json};
use sqlx::Executor as _;

use crate::host::{Host, Player, deal, play_out};

/// How long something that has to happen may take.
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

/// The last table state that a person received.
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
    // A table that was left can be taken off the list, and returns for someone who comes back.
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
    // A while ago, and nobody has come since.
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

/// A table's entry in a person's own list.
async fn own(guest: &Guest, table: &str) -> Value {
    let list = guest.get("/api/me/tables").await.unwrap();
    let is_it = |own: &&Value| own["id"] == table;
    list.as_array().unwrap().iter().find(is_it).unwrap().clone()
}

#[tokio::test]
async fn the_own_list_says_where_it_is_ones_turn_and_since_when() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    if bob.sight.is_my_turn() {
        std::mem::swap(&mut ann, &mut bob);
    }
    let before = own(&ann.guest, &table).await;
    let seat = ann.sight.seat.unwrap();
    assert_eq!((&before["seat"], &before["awaited"]), (&json!(seat), &json!([seat])));
    assert!(before["since"].as_i64().unwrap() > 0);
    assert_eq!(before["remaining"], Value::Null, "there are no clocks");
    assert_eq!(own(&bob.guest, &table).await["since"], Value::Null);
    // A turn of several moves is one turn.
    while ann.sight.is_my_turn() {
        assert_eq!(own(&ann.guest, &table).await["since"], before["since"]);
        ann.play(0).await;
    }
    bob.until(client::Sight::is_my_turn).await;
    assert_eq!(own(&ann.guest, &table).await["since"], Value::Null);
    assert_eq!(own(&ann.guest, &table).await["awaited"], json!([bob.sight.seat.unwrap()]));
    assert!(own(&bob.guest, &table).await["since"].as_i64().is_some());
    // A person who is asked to agree is awaited as well.
    bob.done(json!("end")).await;
    assert!(own(&ann.guest, &table).await["since"].as_i64().is_some());
    // A person who has left is not awaited.
    ann.done(json!({ "hand": { "seat": seat, "bot": "novice" } })).await;
    let left = own(&ann.guest, &table).await;
    assert_eq!((&left["left"], &left["since"]), (&json!(true), &Value::Null));
}

#[tokio::test]
async fn the_own_list_says_how_much_time_is_left() {
    let host = Host::new().await;
    let ann = host.guest("Ann").await;
    let clock = json!({ "bank": 3600, "increment": 60, "cap": 3600 });
    let seats = json!(["me", { "bot": "novice" }]);
    let table = json!({ "game": "stellium", "seats": seats, "clock": clock });
    let table = ann.make_table(&table).await.unwrap();
    let mut ann = Player::join(&ann, &table).await;
    deal(&mut [&mut ann]).await;
    ann.until(client::Sight::is_my_turn).await;
    let listed = own(&ann.guest, &table).await;
    let left = listed["remaining"].as_i64().unwrap();
    assert!((3_000_000..=3_600_000).contains(&left), "{left}");
    assert_eq!(listed["clock"], clock);
}

#[tokio::test]
async fn a_finished_game_is_listed_with_its_result_and_played_again() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = host.two_at("stellium").await;
    play_out(&mut ann, &mut bob).await;
    let over = own(&ann.guest, &table).await;
    let result = &over["result"];
    assert_eq!(result["scores"].as_array().unwrap().len(), 2, "{over}");
    assert!(result["places"].as_array().unwrap().contains(&json!(1)), "{over}");
    assert_eq!((&over["since"], &over["awaited"]), (&Value::Null, &json!([])));

    // Everyone who played with Ann finds the next table in their own list, as an invitation.
    let again = format!("/api/tables/{table}/again");
    let made: Value = ann.guest.post(&again, &json!({})).await.unwrap().json().await.unwrap();
    let next = made["id"].as_str().unwrap();
    let invited = own(&bob.guest, next).await;
    assert_eq!((&invited["phase"], &invited["host"]), (&json!("lobby"), &json!(false)));
    assert_eq!(own(&ann.guest, next).await["host"], true);
    let stranger = host.guest("Eve").await;
    assert!(stranger.post(&again, &json!({})).await.is_err(), "Eve did not play there");
    let early = format!("/api/tables/{next}/again");
    assert!(ann.guest.post(&early, &json!({})).await.is_err(), "that game has not begun");

    // Someone who declines leaves the seat, and no longer has the table in the list.
    let mut bob = Player::join(&bob.guest, next).await;
    bob.done(json!("leave")).await;
    assert!(!listed(&bob.guest, "/api/me/tables").await.contains(&next.to_owned()));
}

#[tokio::test]
async fn nobody_invites_without_end() {
    let host = Host::among_strangers(|_| ()).await;
    let (table, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    ann.done(json!("end")).await;
    bob.done(json!({ "answer": { "yes": true } })).await;
    let again = format!("/api/tables/{table}/again");
    let mut made = 0;
    while ann.guest.post(&again, &json!({})).await.is_ok() {
        made += 1;
        assert!(made <= 30, "{made}");
    }
    assert!(made >= 15, "{made}");
}
