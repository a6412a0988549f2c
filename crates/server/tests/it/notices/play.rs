//! Which notices people get, and when.

use client::Guest;
use notify::stand_in::{Browser, claims};
use serde_json::{Value, json};

use super::{HOURS, MINUTES, Scene, end_turn, post, secret, subscribe, unix_millis, wish};
use crate::host::{Player, deal};

#[tokio::test]
async fn two_people_play_for_three_days_and_hear_once_of_each_turn() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    scene.hooked(&ann, "ann").await;
    scene.hooked(&bob, "bob").await;
    let clock = json!({ "bank": 86_400, "increment": 86_400, "cap": 86_400 });
    let table = json!({
        "game": "sternenhimmel", "seats": ["me", "open"], "options": { "first": "0" },
        "name": "Friday night", "clock": clock,
    });
    let table = ann.make_table(&table).await.unwrap();
    let mut one = Player::join(&ann, &table).await;
    let mut other = Player::join(&bob, &table).await;
    other.done(json!({ "sit": { "seat": 1 } })).await;
    deal(&mut [&mut one, &mut other]).await;
    scene.hide(&mut [&mut one, &mut other]).await;
    // Six turns, each half a day long.
    for turn in 0..6 {
        let (acting, waiting) =
            if one.sight.is_my_turn() { (&mut one, &mut other) } else { (&mut other, &mut one) };
        end_turn(acting, waiting).await;
        let (path, with) = if one.sight.is_my_turn() { ("ann", "Bob") } else { ("bob", "Ann") };
        scene.pass(4 * MINUTES);
        scene.nothing().await;
        scene.pass(2 * MINUTES);
        let told = scene.told(path).await;
        assert_eq!(told["title"], "Your turn in Sternenhimmel", "turn {turn}");
        assert_eq!(told["body"], format!("At “Friday night” with {with}. 24 hours left."));
        assert_eq!(told["url"], format!("https://stars.example.org/t/{table}"));
        scene.nothing().await;
        scene.pass(12 * HOURS);
        scene.nothing().await;
    }
    // Nobody moves until an hour is left.
    let path = if one.sight.is_my_turn() { "ann" } else { "bob" };
    scene.pass(11 * HOURS);
    let told = scene.told(path).await;
    assert_eq!(
        (&told["kind"], &told["title"]),
        (&json!("reminder"), &json!("Your time in Sternenhimmel is running out"),)
    );
    scene.nothing().await;
    // They agree to end it.
    one.done(json!("end")).await;
    scene.pass(6 * MINUTES);
    let told = scene.told("bob").await;
    assert_eq!(told["title"], "Ann needs your answer in Sternenhimmel");
    scene.nothing().await;
    other.done(json!({ "answer": { "yes": true } })).await;
    scene.pass(6 * MINUTES);
    // Bob knows, since he agreed himself.
    assert_eq!(scene.told("ann").await["title"], "Sternenhimmel is over");
    scene.nothing().await;
    scene.pass(72 * HOURS);
    scene.nothing().await;
    assert_eq!(scene.waiting().await, 0);
}

#[tokio::test]
async fn who_looks_at_the_table_hears_nothing_elsewhere() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    scene.hooked(&bob, "bob").await;
    let (table, mut ann, mut away) = scene.two_away(&ann, &bob).await;
    // Bob's page is visible: not even a row is written.
    away.done(json!({ "attend": { "seen": true } })).await;
    scene.quiet().await;
    end_turn(&mut ann, &mut away).await;
    assert_eq!(scene.waiting().await, 0);
    scene.pass(10 * MINUTES);
    scene.nothing().await;
    // He has seen it, so hiding the page changes nothing.
    away.done(json!({ "attend": { "seen": false } })).await;
    scene.pass(10 * MINUTES);
    scene.nothing().await;
    // The next turn comes while it is hidden, but he is back before the notice is due.
    end_turn(&mut away, &mut ann).await;
    scene.quiet().await;
    end_turn(&mut ann, &mut away).await;
    assert_eq!(scene.waiting().await, 1);
    scene.pass(3 * MINUTES);
    away.done(json!({ "attend": { "seen": true } })).await;
    tokio::time::sleep(6 * super::EVERY).await;
    away.done(json!({ "attend": { "seen": false } })).await;
    scene.pass(10 * MINUTES);
    scene.nothing().await;
    // And one turn while the page is hidden.
    end_turn(&mut away, &mut ann).await;
    end_turn(&mut ann, &mut away).await;
    scene.pass(6 * MINUTES);
    assert_eq!(scene.told("bob").await["table"], table);
    scene.nothing().await;
}

#[tokio::test]
async fn who_is_at_another_table_is_told_once_away_from_it() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    scene.hooked(&bob, "bob").await;
    let (_, mut ann, mut away) = scene.two_away(&ann, &bob).await;
    let other = json!({ "game": "astra", "seats": ["me", { "bot": "novice" }] });
    let elsewhere = bob.make_table(&other).await.unwrap();
    let elsewhere = Player::join(&bob, &elsewhere).await;
    scene.quiet().await;
    end_turn(&mut ann, &mut away).await;
    for _ in 0..3 {
        scene.pass(4 * MINUTES);
        scene.nothing().await;
    }
    drop(elsewhere);
    scene.quiet().await;
    scene.pass(6 * MINUTES);
    scene.told("bob").await;
}

#[tokio::test]
async fn who_has_moved_is_not_told_to() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    scene.hooked(&bob, "bob").await;
    let (_, mut ann, mut bob) = scene.two_away(&ann, &bob).await;
    end_turn(&mut ann, &mut bob).await;
    assert_eq!(scene.waiting().await, 1);
    end_turn(&mut bob, &mut ann).await;
    scene.pass(10 * MINUTES);
    scene.nothing().await;
    assert_eq!(scene.waiting().await, 0);
}

#[tokio::test]
async fn a_notice_waits_until_quiet_hours_are_over_if_it_is_still_needed() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    scene.hooked(&bob, "bob").await;
    let minute = unix_millis() / MINUTES % 1440;
    let (from, to) = ((minute + 1380) % 1440, (minute + 120) % 1440);
    wish(&bob, |wishes| wishes["quiet"] = json!({ "from": from, "to": to, "zone": "Etc/UTC" }))
        .await;
    let (_, mut ann, mut bob) = scene.two_away(&ann, &bob).await;
    end_turn(&mut ann, &mut bob).await;
    scene.pass(6 * MINUTES);
    scene.nothing().await;
    scene.pass(HOURS);
    scene.nothing().await;
    scene.pass(HOURS);
    scene.told("bob").await;
    // The next night he moves before it is over.
    end_turn(&mut bob, &mut ann).await;
    scene.pass(22 * HOURS);
    end_turn(&mut ann, &mut bob).await;
    scene.pass(6 * MINUTES);
    scene.nothing().await;
    end_turn(&mut bob, &mut ann).await;
    scene.pass(5 * HOURS);
    scene.nothing().await;
}

#[tokio::test]
async fn each_person_chooses_of_what_and_of_which_tables_to_hear() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    scene.hooked(&bob, "bob").await;
    let (table, mut ann, mut one) = scene.two_away(&ann, &bob).await;
    let of_table = format!("/api/tables/{table}/notices");
    let said = bob.put(&of_table, &json!({ "on": false })).await.unwrap();
    let said: Value = said.json().await.unwrap();
    assert_eq!(said["tables"], json!({ table.as_str(): false }));
    end_turn(&mut ann, &mut one).await;
    scene.pass(6 * MINUTES);
    scene.nothing().await;
    // None except this one.
    bob.put(&of_table, &json!({ "on": true })).await.unwrap();
    wish(&bob, |wishes| wishes["on"] = json!(false)).await;
    end_turn(&mut one, &mut ann).await;
    end_turn(&mut ann, &mut one).await;
    scene.pass(6 * MINUTES);
    scene.told("bob").await;
    // Not for turns.
    wish(&bob, |wishes| wishes["kinds"]["turn"] = json!(false)).await;
    end_turn(&mut one, &mut ann).await;
    end_turn(&mut ann, &mut one).await;
    scene.pass(6 * MINUTES);
    scene.nothing().await;
    // After half an hour, in Russian.
    wish(&bob, |wishes| {
        (wishes["kinds"]["turn"], wishes["after"]) = (json!(true), json!(30));
        wishes["language"] = json!("ru");
    })
    .await;
    end_turn(&mut one, &mut ann).await;
    end_turn(&mut ann, &mut one).await;
    scene.pass(29 * MINUTES);
    scene.nothing().await;
    scene.pass(2 * MINUTES);
    assert_eq!(scene.told("bob").await["title"], "Sternenhimmel: ваш ход");
    // Nobody can choose for a table of others.
    let eve = scene.host.guest("Eve").await;
    assert!(eve.put(&of_table, &json!({ "on": true })).await.is_err());
}

#[tokio::test]
async fn a_link_in_a_notice_ends_them_for_the_table_or_altogether() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    scene.hooked(&bob, "bob").await;
    let (table, mut ann, mut one) = scene.two_away(&ann, &bob).await;
    end_turn(&mut ann, &mut one).await;
    scene.pass(6 * MINUTES);
    let secret = secret(&scene.told("bob").await["stop"]);
    let nobody = Guest::nobody(&scene.host.address);
    let look = post(&nobody, "/api/notices/look", &json!({ "secret": secret })).await;
    assert_eq!(look, json!({ "name": "127.0.0.1", "table": table }));
    let stop = json!({ "secret": secret, "all": false });
    assert_eq!(nobody.post("/api/notices/stop", &stop).await.unwrap().status(), 204);
    end_turn(&mut one, &mut ann).await;
    end_turn(&mut ann, &mut one).await;
    scene.pass(6 * MINUTES);
    scene.nothing().await;
    let chosen = bob.get("/api/me/notices").await.unwrap();
    assert_eq!(chosen["tables"], json!({ table.as_str(): false }));
    let stop = json!({ "secret": secret, "all": true });
    for _ in 0..2 {
        assert_eq!(nobody.post("/api/notices/stop", &stop).await.unwrap().status(), 204);
    }
    assert_eq!(bob.get("/api/me/notices").await.unwrap()["channels"], json!([]));
    let other = if secret.starts_with('1') { '2' } else { '1' };
    let forged = json!({ "secret": format!("{other}{}", &secret[1..]), "all": true });
    assert_eq!(super::refused(&nobody, "/api/notices/stop", &forged).await.0, 401);
}

#[tokio::test]
async fn a_browser_hears_of_its_own_tables_and_of_nobody_elses() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    let (phone, endpoint) = (Browser::new(1), scene.hook("push"));
    let added = subscribe(&bob, &phone, &endpoint).await;
    assert_eq!(subscribe(&bob, &phone, &endpoint).await["channels"], added["channels"], "one");
    let key = added["push"].as_str().unwrap().to_owned();
    let (table, mut one, mut other) = scene.two_away(&ann, &bob).await;
    end_turn(&mut one, &mut other).await;
    scene.pass(6 * MINUTES);
    let posted = scene.posted().await;
    let message = phone.read(&posted.body);
    assert_eq!(
        message,
        json!({
            "title": "Your turn in Sternenhimmel", "body": "At “Ann” with Ann.", "tag": table,
            "url": format!("/t/{table}"), "kind": "turn", "table": table,
        })
    );
    let claims = claims(&posted.headers, &key);
    assert_eq!(claims["aud"], format!("http://{}", scene.web.address));
    let now = unix_millis() / 1000;
    assert!((now..=now + 86_400).contains(&claims["exp"].as_i64().unwrap()));
    assert_eq!(claims["sub"], "mailto:admin@example.org");
    // Someone else uses the browser from now on.
    let eve = scene.host.guest("Eve").await;
    subscribe(&eve, &phone, &endpoint).await;
    assert_eq!(bob.get("/api/me/notices").await.unwrap()["channels"], json!([]));
    // The key stays.
    scene.host = scene.host.restart().await;
    let again = eve.at(&scene.host.address).get("/api/me/notices").await.unwrap();
    assert_eq!(again["push"], key);
}

#[tokio::test]
async fn hosts_and_guests_hear_of_lobbies_starts_and_invitations() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    scene.hooked(&ann, "ann").await;
    scene.hooked(&bob, "bob").await;
    wish(&ann, |wishes| wishes["kinds"]["joined"] = json!(true)).await;
    let table =
        json!({ "game": "sternenhimmel", "seats": ["me", "open"], "options": { "first": "0" } });
    let table = ann.make_table(&table).await.unwrap();
    let mut one = Player::join(&ann, &table).await;
    let mut other = Player::join(&bob, &table).await;
    scene.hide(&mut [&mut one, &mut other]).await;
    other.done(json!({ "sit": { "seat": 1 } })).await;
    scene.pass(6 * MINUTES);
    assert_eq!(scene.told("ann").await["title"], "Bob has joined your table");
    deal(&mut [&mut one, &mut other]).await;
    scene.pass(6 * MINUTES);
    let mut told = [scene.posted().await, scene.posted().await].map(|posted| posted.json());
    told.sort_by_key(|told| told["kind"].to_string());
    assert_eq!(
        told.map(|told| told["title"].clone()),
        ["Sternenhimmel has started", "Your turn in Sternenhimmel",]
    );
    one.done(json!("end")).await;
    other.done(json!({ "answer": { "yes": true } })).await;
    let again = format!("/api/tables/{table}/again");
    post(&ann, &again, &json!({})).await;
    scene.pass(6 * MINUTES);
    let mut kinds = Vec::new();
    for _ in 0..2 {
        let posted = scene.posted().await;
        kinds.push(format!("{} {}", posted.path, posted.json()["kind"].as_str().unwrap()));
    }
    kinds.sort();
    assert_eq!(kinds, ["/ann over", "/bob invited"]);
    scene.nothing().await;
}

#[tokio::test]
async fn a_notice_is_the_same_in_worlds_that_differ_in_secrets() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Ann").await, scene.host.guest("Bob").await);
    scene.hooked(&bob, "bob").await;
    let mut told = Vec::new();
    // Each deal is different, and so are the moves.
    for choice in 0..3_usize {
        let table =
            json!({ "game": "astra", "seats": ["me", "open"], "options": { "first": "0" } });
        let table = ann.make_table(&table).await;
        let Ok(table) = table else { panic!("{table:?}") };
        let mut one = Player::join(&ann, &table).await;
        let mut other = Player::join(&bob, &table).await;
        other.done(json!({ "sit": { "seat": 1 } })).await;
        deal(&mut [&mut one, &mut other]).await;
        scene.hide(&mut [&mut other]).await;
        while !other.sight.is_my_turn() {
            one.play(choice).await;
            let version = one.sight.version;
            other.until(|sight| sight.version >= version).await;
        }
        drop((one, other));
        scene.pass(6 * MINUTES);
        let text = scene.told("bob").await;
        let text = text.to_string().replace(&table, "TABLE");
        let stop = secret(&serde_json::from_str::<Value>(&text).unwrap()["stop"]);
        told.push(text.replace(&stop, "STOP"));
    }
    assert_eq!(told[0], told[1]);
    assert_eq!(told[0], told[2]);
}
