//! Rated games: each counts once, leaving never pays, and a page belongs to its owner.

use client::Guest;
use serde_json::{Value, json};
use sqlx::Row as _;

use crate::host::{Host, Player, deal, play_out};

/// A rated table of this game, where these two have sat down and begun.
async fn rated(game: &str, ann: &Guest, bob: &Guest) -> (String, Player, Player) {
    let clock = json!({ "bank": 3600, "increment": 0, "cap": 3600 });
    let table = json!({ "game": game, "seats": ["me", "open"], "rated": true, "clock": clock });
    let table = ann.make_table(&table).await.unwrap();
    let (mut ann, mut bob) = (Player::join(ann, &table).await, Player::join(bob, &table).await);
    bob.done(json!({ "sit": { "seat": 1 } })).await;
    deal(&mut [&mut ann, &mut bob]).await;
    (table, ann, bob)
}

async fn page(guest: &Guest) -> Value {
    guest.get("/api/me/person").await.unwrap()
}

/// The points of all ratings, highest first.
async fn points(host: &Host) -> Vec<f64> {
    let mut database = host.database().await;
    let query = sqlx::query("SELECT points FROM ratings ORDER BY points DESC");
    let rows = query.fetch_all(&mut database).await.unwrap();
    rows.iter().map(|row| row.try_get(0).unwrap()).collect()
}

#[tokio::test]
async fn a_rated_game_counts_once_also_after_a_restart() {
    let host = Host::alone().await;
    let (ann, bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let (table, mut one, mut other) = rated("sternenhimmel", &ann, &bob).await;
    assert!(page(&ann).await["games"].as_array().unwrap().is_empty(), "it is on");
    play_out(&mut one, &mut other).await;
    let before = points(&host).await;
    assert_eq!(before.len(), 2);
    assert!((before[0] + before[1] - 3000.0).abs() < 1e-6, "what one gains, the other loses");
    let shown = page(&ann).await;
    assert_eq!(shown["recent"][0]["table"], table);
    assert_eq!(shown["recent"][0]["rated"], true);
    let game = &shown["games"][0];
    assert_eq!((&game["played"], &game["rated"]), (&json!(1), &json!(1)));
    assert_eq!((&game["rating"], &shown["shown_after"]), (&Value::Null, &json!(10)));
    drop((one, other));
    let host = host.restart().await;
    let ann = ann.at(&host.address);
    let again = Player::join(&ann, &table).await;
    assert!(again.sight.is_over());
    assert_eq!(page(&ann).await["games"][0]["played"], 1);
    assert_eq!(points(&host).await, before);
}

#[tokio::test]
async fn who_leaves_comes_in_last_at_once_and_who_stays_first() {
    let host = Host::new().await;
    let (ann, bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let (_, mut leaver, mut stays) = rated("sternenhimmel", &ann, &bob).await;
    leaver.done(json!({ "hand": { "seat": 0, "bot": "expert" } })).await;
    let (left, stayed) = (page(&ann).await, page(&bob).await);
    assert_eq!(
        (&left["recent"][0]["place"], &left["recent"][0]["left"]),
        (&json!(2), &json!(true))
    );
    assert_eq!(stayed["recent"][0]["place"], 1);
    // Whatever happens in the game now, it has already counted.
    leaver.done(json!("return")).await;
    let version = leaver.sight.version;
    stays.until(|sight| sight.version >= version).await;
    play_out(&mut leaver, &mut stays).await;
    for guest in [&ann, &bob] {
        assert_eq!(page(guest).await["games"][0]["played"], 1);
    }
    assert_eq!(page(&ann).await["recent"][0]["place"], 2);
}

#[tokio::test]
async fn one_cannot_end_a_rated_game_that_is_lost() {
    let host = Host::new().await;
    let (ann, bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let (_, mut leaver, mut stays) = rated("sternenhimmel", &ann, &bob).await;
    leaver.done(json!({ "hand": { "seat": 0, "bot": "novice" } })).await;
    assert_eq!(stays.refused(json!("end")).await, "not-allowed");
}

#[tokio::test]
async fn games_of_one_person_are_rated_one_after_another() {
    let host = Host::new().await;
    let (ann, bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let mut last = vec![1500.0, 1500.0];
    for count in 1..=10 {
        let (_, mut leaver, _stays) = rated("stellium", &ann, &bob).await;
        leaver.done(json!({ "hand": { "seat": 0, "bot": "novice" } })).await;
        let now = points(&host).await;
        assert!(now[0] > last[0] && now[1] < last[1], "{count}: {now:?} after {last:?}");
        last = now;
    }
    let game = &page(&bob).await["games"][0];
    assert_eq!(game["rating"], last[0].round() as i64);
    assert_eq!(game["curve"].as_array().unwrap().len(), 10);
    assert_eq!(game["places"], json!([{ "seats": 2, "times": [10, 0] }]));
}

#[tokio::test]
async fn a_game_that_is_not_rated_has_a_place_and_changes_no_rating() {
    let host = Host::new().await;
    let (_, mut ann, mut bob) = host.two_at("astra").await;
    play_out(&mut ann, &mut bob).await;
    assert!(points(&host).await.is_empty());
    let shown = page(&ann.guest).await;
    let game = &shown["games"][0];
    assert_eq!((&game["played"], &game["rated"]), (&json!(1), &json!(0)));
    assert_eq!(shown["recent"][0]["rated"], false);
    assert!(game["cards"].is_array());
}

#[tokio::test]
async fn a_page_is_its_owners_until_they_show_it() {
    let host = Host::new().await;
    let (ann, bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let stranger = Guest::nobody(&host.address);
    assert!(stranger.get("/api/me/person").await.is_err(), "nobody has no page");
    let mine = page(&ann).await;
    assert_eq!((&mine["public"], &mine["id"]), (&json!(false), &Value::Null));
    ann.post("/api/me/person", &json!({ "public": true })).await.unwrap();
    let id = page(&ann).await["id"].as_str().unwrap().to_owned();
    let path = format!("/api/people/{id}");
    for other in [&bob, &stranger] {
        let shown = other.get(&path).await.unwrap();
        assert_eq!((&shown["name"], &shown["mine"]), (&json!("Ann"), &json!(false)));
    }
    ann.post("/api/me/person", &json!({ "public": false })).await.unwrap();
    assert_eq!(ann.get(&path).await.unwrap()["mine"], true, "one's own link works");
    for other in [&bob, &stranger] {
        assert!(other.get(&path).await.is_err());
    }
    assert!(bob.get("/api/people/nobody").await.is_err());
    ann.post("/api/me/person", &json!({ "public": true })).await.unwrap();
    assert_eq!(page(&ann).await["id"], id, "the link is the same again");
}

#[tokio::test]
async fn others_are_not_led_to_tables_that_nobody_could_find() {
    let host = Host::new().await;
    let (ann, bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let (_, mut leaver, _stays) = rated("stellium", &ann, &bob).await;
    leaver.done(json!({ "hand": { "seat": 0, "bot": "novice" } })).await;
    ann.post("/api/me/person", &json!({ "public": true })).await.unwrap();
    let mine = page(&ann).await;
    assert_eq!(mine["recent"].as_array().unwrap().len(), 1);
    let path = format!("/api/people/{}", mine["id"].as_str().unwrap());
    let shown = bob.get(&path).await.unwrap();
    assert!(shown["recent"].as_array().unwrap().is_empty());
    assert_eq!(shown["games"][0]["played"], 1);
}
