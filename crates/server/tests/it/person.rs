//! A person's stored data belongs to them: devices, codes, a link of their own, all of it in one
//! file, and nothing of it once they are forgotten.

use std::time::{Duration, Instant};

use client::{Error, Guest};
use serde_json::{Value, json};
use sqlx::{Executor as _, Row as _};

use crate::host::{Host, Player, deal, play_out};

/// How long something that has to happen may take.
const PATIENCE: Duration = Duration::from_mins(1);

async fn devices(guest: &Guest) -> Vec<Value> {
    let mine = guest.get("/api/me/devices").await.unwrap();
    mine["list"].as_array().unwrap().clone()
}

async fn end(guest: &Guest, device: Option<&str>) -> Result<(), Error> {
    guest.post("/api/me/devices/end", &json!({ "device": device })).await.map(drop)
}

/// Another device of the same guest.
async fn another(host: &Host, guest: &Guest) -> Guest {
    let pass: Value = guest.post("/api/me/pass", &json!({})).await.unwrap().json().await.unwrap();
    Guest::arrive(&host.address, pass["pass"].as_str().unwrap()).await.unwrap()
}

async fn code(guest: &Guest) -> String {
    let made: Value = guest.post("/api/me/code", &json!({})).await.unwrap().json().await.unwrap();
    made["code"].as_str().unwrap().to_owned()
}

async fn name(guest: &Guest) -> Value {
    guest.get("/api/me").await.unwrap()["name"].clone()
}

/// The HTTP status of a refusal.
fn status(refused: Result<impl Sized, Error>) -> u16 {
    match refused {
        Err(Error::Refused(status, _)) => status.as_u16(),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it was done"),
    }
}

/// Everything in the database, as text; packed logs opened.
async fn everything(host: &Host) -> String {
    let mut database = host.database().await;
    let mut all = String::new();
    for query in [
        "SELECT id || ' ' || name FROM guests",
        "SELECT summary FROM tables",
        "SELECT entry FROM log",
        "SELECT guest || ' ' || table_id FROM played",
        "SELECT guest || ' ' || game FROM ratings",
        "SELECT guest || ' ' || table_id FROM players",
        "SELECT guest || ' ' || person FROM profiles",
        "SELECT guest || ' ' || id FROM keys",
        "SELECT guest || ' ' || code FROM recoveries",
        "SELECT guest || ' ' || door FROM doors",
        "SELECT guest FROM removals",
    ] {
        for row in database.fetch_all(sqlx::query(query)).await.unwrap() {
            all += &row.get::<String, _>(0);
            all.push('\n');
        }
    }
    let packed = sqlx::query("SELECT packed FROM log WHERE packed IS NOT NULL");
    for row in database.fetch_all(packed).await.unwrap() {
        let bytes: Vec<u8> = row.get(0);
        let mut text = String::new();
        std::io::Read::read_to_string(&mut flate2::read::ZlibDecoder::new(&bytes[..]), &mut text)
            .unwrap();
        all += &text;
    }
    all
}

/// Waits until a condition holds for the stored data.
async fn until_kept(host: &Host, holds: impl Fn(&str) -> bool) {
    let end = Instant::now() + PATIENCE;
    loop {
        let all = everything(host).await;
        if holds(&all) {
            return;
        }
        assert!(Instant::now() < end, "{all}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn removed(guest: &Guest, name: &str) -> Result<(), Error> {
    guest.post("/api/me/removal", &json!({ "name": name })).await.map(drop)
}

#[tokio::test]
async fn devices_are_seen_and_ended_and_their_sockets_close() {
    let host = Host::new().await;
    let ann = host.guest("Ann").await;
    let table = ann.make_table(&json!({ "game": "astra", "seats": ["me", "open"] })).await.unwrap();
    let (phone, old) = (another(&host, &ann).await, another(&host, &ann).await);
    let seen = devices(&ann).await;
    assert_eq!(seen.len(), 3);
    assert_eq!(seen.iter().filter(|device| device["this"] == true).count(), 1);
    assert!(seen.iter().all(|device| device["since"].is_number() && device["seen"].is_number()));
    let mut there = Player::join(&phone, &table).await;
    let mut here = Player::join(&ann, &table).await;
    let phones = devices(&phone).await;
    let phones = phones.iter().find(|device| device["this"] == true).unwrap();
    end(&ann, phones["id"].as_str()).await.unwrap();
    assert_eq!(name(&phone).await, Value::Null);
    let heard = async { while there.try_hear().await.is_some() {} };
    tokio::time::timeout(PATIENCE, heard).await.expect("its socket is closed");
    assert_eq!(status(end(&ann, phones["id"].as_str()).await), 404, "it has ended");
    let own = devices(&ann).await.into_iter().find(|device| device["this"] == true).unwrap();
    assert_eq!(status(end(&ann, own["id"].as_str()).await), 403);
    end(&ann, None).await.unwrap();
    assert_eq!((name(&old).await, devices(&ann).await.len()), (Value::Null, 1));
    here.done(json!({ "rename": { "name": "Still here" } })).await;
}

#[tokio::test]
async fn nobody_ends_the_device_of_another() {
    let host = Host::new().await;
    let (ann, eve) = (host.guest("Ann").await, host.guest("Eve").await);
    let anns = devices(&ann).await[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(status(end(&eve, Some(&anns)).await), 404);
    assert_eq!(status(end(&eve, Some("no device")).await), 404);
    assert_eq!(status(end(&Guest::nobody(&host.address), None).await), 401);
    assert_eq!(name(&ann).await, "Ann");
}

#[tokio::test]
async fn who_takes_too_many_devices_loses_the_oldest() {
    let host = Host::new().await;
    let ann = host.guest("Ann").await;
    let most = ann.get("/api/me/devices").await.unwrap()["most"].as_u64().unwrap();
    let mut last = ann.clone();
    for _ in 0..most {
        last = another(&host, &last).await;
    }
    assert_eq!(devices(&last).await.len() as u64, most);
    assert_eq!(name(&ann).await, Value::Null, "the first one");
}

#[tokio::test]
async fn a_code_brings_one_back_once() {
    let host = Host::new().await;
    let ann = host.guest("Ann").await;
    let table = ann.make_table(&json!({ "game": "astra", "seats": ["me", "open"] })).await.unwrap();
    assert_eq!(ann.get("/api/me/devices").await.unwrap()["code"], Value::Null);
    let first = code(&ann).await;
    let second = code(&ann).await;
    assert!(ann.get("/api/me/devices").await.unwrap()["code"].is_number());
    let nobody = || Guest::nobody(&host.address);
    assert_eq!(status(nobody().come_back(&first).await), 401, "there is another one since");
    let typed = second.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
    let back = nobody().come_back(&typed).await.unwrap();
    assert_eq!(name(&back).await, "Ann");
    assert_eq!(Player::join(&back, &table).await.sight.seat, Some(0));
    assert_eq!(devices(&ann).await.len(), 2);
    assert_eq!(status(nobody().come_back(&second).await), 401, "it was used");
    assert_eq!(back.get("/api/me/devices").await.unwrap()["code"], Value::Null);
    let third = code(&back).await;
    back.delete("/api/me/code").await.unwrap();
    assert_eq!(status(nobody().come_back(&third).await), 401, "it was ended");
    for bad in ["", "abc", &"0".repeat(32)] {
        assert_eq!(status(nobody().come_back(bad).await), 401, "{bad}");
    }
    assert_eq!(name(&ann).await, "Ann");
}

#[tokio::test]
async fn codes_are_not_tried_without_end() {
    let host = Host::behind_proxy().await;
    let ann = host.guest_from("198.51.100.1", "Ann").await;
    let good = code(&ann).await;
    let eve = host.stranger("203.0.113.9");
    let wrong = good.replace(|letter| letter != '-', "7");
    let mut answers = Vec::new();
    for _ in 0..12 {
        answers.push(status(eve.clone().come_back(&wrong).await));
    }
    assert_eq!((answers[0], answers[11]), (401, 429));
    assert_eq!(status(eve.come_back(&good).await), 429, "not even a good one");
    let elsewhere = host.stranger("203.0.113.10").come_back(&good).await.unwrap();
    assert_eq!(name(&elsewhere).await, "Ann");
}

#[tokio::test]
async fn a_link_of_ones_own_leads_to_where_one_waits() {
    let host = Host::new().await;
    let (ann, bob) = (host.guest("Ann").await, host.guest("Bob").await);
    assert_eq!(ann.get("/api/me/door").await.unwrap(), json!({ "door": null }));
    let made = ann.post("/api/me/door", &json!({})).await.unwrap();
    let door = made.json::<Value>().await.unwrap()["door"].as_str().unwrap().to_owned();
    let path = format!("/api/doors/{door}");
    assert_eq!(bob.get(&path).await.unwrap(), json!({ "name": "Ann", "table": null }));
    let table = json!({ "game": "astra", "seats": ["me", "open"] });
    let first = ann.make_table(&table).await.unwrap();
    assert_eq!(bob.get(&path).await.unwrap()["table"], first);
    tokio::time::sleep(Duration::from_millis(5)).await;
    let second = ann.make_table(&table).await.unwrap();
    assert_eq!(bob.get(&path).await.unwrap()["table"], second, "the newest");
    let mut sits = Player::join(&bob, &second).await;
    sits.done(json!({ "sit": { "seat": 1 } })).await;
    assert_eq!(bob.get(&path).await.unwrap()["table"], first, "a seat is free there");
    // Ann sits at Bob's table, which is his to share.
    let bobs = bob.make_table(&table).await.unwrap();
    let mut visits = Player::join(&ann, &bobs).await;
    visits.done(json!({ "sit": { "seat": 1 } })).await;
    assert_eq!(bob.get(&path).await.unwrap()["table"], first);
    ann.post("/api/me/door", &json!({})).await.unwrap();
    assert_eq!(status(bob.get(&path).await), 404, "the old link is dead");
    assert_eq!(status(bob.get("/api/doors/nothing").await), 404);
    assert_eq!(status(Guest::nobody(&host.address).post("/api/me/door", &json!({})).await), 401);
}

#[tokio::test]
async fn all_of_ones_data_is_in_one_file_and_nothing_of_others() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    ann.done(json!({ "say": { "text": "I begin" } })).await;
    bob.done(json!({ "say": { "text": "Bob's own words" } })).await;
    code(&bob.guest).await;
    let playing = ann.guest.get("/api/me/data").await.unwrap();
    // Of an unfinished game, no more than lists show, and one's own seat and messages.
    let keys = |of: &Value| {
        let mut keys: Vec<String> = of.as_object().unwrap().keys().cloned().collect();
        keys.sort();
        keys
    };
    let told = ["changed", "host", "listed", "record", "said", "seat", "table"];
    assert_eq!(keys(&playing["tables"][0]), told);
    assert_eq!(keys(&playing["tables"][0]["table"]), ["game", "id", "name", "phase", "seats"]);
    assert_eq!(playing["tables"][0]["record"], Value::Null, "it is on");
    play_out(&mut ann, &mut bob).await;
    let file = ann.guest.get("/api/me/data").await.unwrap();
    assert_eq!(file["name"], "Ann");
    assert_eq!(file["devices"].as_array().unwrap().len(), 1);
    assert_eq!(file["code"], Value::Null);
    assert_eq!(file["played"][0]["table"], table);
    let kept = &file["tables"][0];
    assert_eq!((&kept["seat"], &kept["table"]["id"]), (&json!(0), &json!(table)));
    assert_eq!(kept["said"][0]["text"], "I begin");
    assert_eq!(kept["record"], format!("/api/tables/{table}/record"));
    ann.guest.get(kept["record"].as_str().unwrap()).await.unwrap();
    let text = file.to_string();
    assert!(!text.contains("own words"), "{text}");
    let bobs = devices(&bob.guest).await[0]["id"].as_str().unwrap().to_owned();
    assert!(!text.contains(&bobs));
    assert_eq!(status(Guest::nobody(&host.address).get("/api/me/data").await), 401);
}

#[tokio::test]
async fn who_is_forgotten_is_somebody_everywhere() {
    let host = Host::new().await;
    let (ann, bob) = (host.guest("Annabel").await, host.guest("Bob").await);
    // A finished game, an unfinished one, one that waits, and one where the seat was given up.
    let (over, mut one, mut other) = host.seat_two("sternenhimmel", ann.clone(), bob.clone()).await;
    one.done(json!({ "say": { "text": "Annabel speaks" } })).await;
    other.done(json!({ "say": { "text": "So does Bob" } })).await;
    play_out(&mut one, &mut other).await;
    let record = bob.get(&format!("/api/tables/{over}/record")).await.unwrap();
    drop((one, other));
    let (on, one, mut stays) = host.seat_two("stellium", ann.clone(), bob.clone()).await;
    let table = json!({ "game": "astra", "seats": ["me", "open"] });
    let lobby = ann.make_table(&table).await.unwrap();
    let bobs = bob.make_table(&table).await.unwrap();
    let mut visits = Player::join(&ann, &bobs).await;
    visits.done(json!({ "sit": { "seat": 1 } })).await;
    visits.done(json!("leave")).await;
    ann.post("/api/me/person", &json!({ "public": true })).await.unwrap();
    let person = ann.get("/api/me/person").await.unwrap()["id"].as_str().unwrap().to_owned();
    let lost = code(&ann).await;
    assert_eq!(status(removed(&ann, "Annabell").await), 409, "that is not the name");
    assert_eq!(name(&ann).await, "Annabel");
    removed(&ann, "Annabel").await.unwrap();
    assert_eq!(name(&ann).await, Value::Null, "at once");
    let seat = |table: Value| table["seats"][0]["who"].clone();
    let somebody = json!({ "guest": "" });
    // People at the table are told, at whatever node.
    let end = Instant::now() + PATIENCE;
    while seat(stays.hear().await["table"]["table"].clone()) != somebody {
        assert!(Instant::now() < end);
    }
    until_kept(&host, |all| !all.contains("Annabel")).await;
    for id in [&over, &on] {
        let shown = bob.get(&format!("/api/tables/{id}")).await.unwrap();
        assert_eq!((seat(shown.clone()), &shown["name"]), (somebody.clone(), &json!("")));
        assert!(
            !bob.get(&format!("/api/tables/{id}/replay"))
                .await
                .unwrap()
                .as_array()
                .unwrap()
                .is_empty()
        );
    }
    assert_eq!(seat(bob.get(&format!("/api/tables/{lobby}")).await.unwrap()), json!("open"));
    assert_eq!(bob.get(&format!("/api/tables/{over}/record")).await.unwrap(), record);
    engine::games::replay(record, &mut |_| ()).map(drop).unwrap();
    let looks = Player::join(&bob, &over).await;
    assert!(looks.heard[0].contains("So does Bob") && !looks.heard[0].contains("speaks"));
    assert_eq!(status(bob.get(&format!("/api/people/{person}")).await), 404);
    assert_eq!(status(Guest::nobody(&host.address).come_back(&lost).await), 401);
    let mine = bob.get("/api/me/tables").await.unwrap();
    assert_eq!(mine.as_array().unwrap().len(), 3, "Bob's list is as long as before");
    assert_eq!(bob.get("/api/me/person").await.unwrap()["games"][0]["played"], 1);
    drop(one);
}

#[tokio::test]
async fn a_packed_game_forgets_too() {
    let host = Host::alone().await;
    let (ann, bob) = (host.guest("Annabel").await, host.guest("Bob").await);
    let (table, mut one, mut other) = host.seat_two("stellium", ann.clone(), bob.clone()).await;
    play_out(&mut one, &mut other).await;
    drop((one, other));
    until_kept(&host, |all| !all.contains("\"played\":{\"seat\"") || all.contains("[[")).await;
    removed(&ann, "Annabel").await.unwrap();
    until_kept(&host, |all| !all.contains("Annabel")).await;
    let host = host.restart().await;
    let bob = bob.at(&host.address);
    let shown = bob.get(&format!("/api/tables/{table}")).await.unwrap();
    assert_eq!(shown["seats"][0]["who"], json!({ "guest": "" }));
    let record = bob.get(&format!("/api/tables/{table}/record")).await.unwrap();
    engine::games::replay(record, &mut |_| ()).map(drop).unwrap();
}

#[tokio::test]
async fn who_is_forgotten_amid_a_rated_game_has_left_it() {
    let host = Host::new().await;
    let (ann, bob) = (host.guest("Annabel").await, host.guest("Bob").await);
    let clock = json!({ "bank": 3600, "increment": 0, "cap": 3600 });
    let table =
        json!({ "game": "stellium", "seats": ["me", "open"], "rated": true, "clock": clock });
    let table = ann.make_table(&table).await.unwrap();
    let (mut one, mut other) = (Player::join(&ann, &table).await, Player::join(&bob, &table).await);
    other.done(json!({ "sit": { "seat": 1 } })).await;
    deal(&mut [&mut one, &mut other]).await;
    removed(&ann, "Annabel").await.unwrap();
    until_kept(&host, |all| !all.contains("Annabel")).await;
    let bobs = bob.get("/api/me/person").await.unwrap();
    assert_eq!(
        (&bobs["recent"][0]["place"], &bobs["recent"][0]["rated"]),
        (&json!(1), &json!(true))
    );
    let mut database = host.database().await;
    let rated = database.fetch_all(sqlx::query("SELECT guest FROM ratings")).await.unwrap();
    assert_eq!(rated.len(), 1, "Bob's alone");
}

#[tokio::test]
async fn what_was_not_finished_is_taken_up_at_the_next_start() {
    let host = Host::alone().await;
    let (ann, bob) = (host.guest("Annabel").await, host.guest("Bob").await);
    let (table, one, other) = host.seat_two("stellium", ann.clone(), bob.clone()).await;
    drop((one, other));
    // The first commit of it, and then a power failure.
    let mut database = host.database().await;
    for sql in [
        "INSERT INTO removals (guest, asked) SELECT id, 1 FROM guests WHERE name = 'Annabel'",
        "DELETE FROM keys WHERE guest IN (SELECT guest FROM removals)",
        "UPDATE guests SET name = '' WHERE id IN (SELECT guest FROM removals)",
    ] {
        database.execute(sqlx::query(sql)).await.unwrap();
    }
    drop(database);
    let host = host.restart().await;
    until_kept(&host, |all| !all.contains("Annabel")).await;
    let shown = bob.at(&host.address).get(&format!("/api/tables/{table}")).await.unwrap();
    assert_eq!(shown["seats"][0]["who"], json!({ "guest": "" }));
    assert_eq!(shown["seats"][0]["stand_in"], "casual");
    let end = Instant::now() + PATIENCE;
    loop {
        let mut database = host.database().await;
        let left = database.fetch_all(sqlx::query("SELECT guest FROM removals")).await.unwrap();
        if left.is_empty() {
            break;
        }
        assert!(Instant::now() < end, "it ends");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
