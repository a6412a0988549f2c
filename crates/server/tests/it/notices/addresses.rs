//! Where notices may go: addresses are confirmed, and never internal.

use std::time::Instant;

use client::Guest;
use notify::stand_in::Browser;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::{
    EVERY, HOURS, MINUTES, PATIENCE, Scene, last, last_channel, post, refused, subscribe, wish,
};
use crate::host::Host;

/// The secret in the link of this kind in the next mail.
async fn mailed(scene: &mut Scene, kind: &str) -> String {
    let taken = scene.office.next().await;
    // Mail breaks long lines with a soft line break.
    let text = taken.text.replace("=\n", "").replace("=3D", "=");
    let link = text.split_once(&format!("/notices#{kind}=")).expect("a link").1;
    link.chars().take_while(char::is_ascii_alphanumeric).collect()
}

#[tokio::test]
async fn without_being_set_up_there_are_no_notices() {
    let host = Host::new().await;
    let ann = host.guest("Ann").await;
    assert_eq!(ann.get("/api/me/notices").await.unwrap(), json!(null), "that is no error");
    let mail = json!({ "address": "ann@example.org" });
    assert_eq!(refused(&ann, "/api/me/notices/mail", &mail).await.0, 404);
    let secret = json!({ "secret": "x", "all": true });
    assert_eq!(refused(&ann, "/api/notices/stop", &secret).await.0, 404);
}

#[tokio::test]
async fn a_mailbox_is_used_once_its_owner_has_said_yes() {
    let mut scene = Scene::new().await;
    let ann = scene.host.guest("Ann").await;
    wish(&ann, |wishes| wishes["language"] = json!("fr")).await;
    let mail = json!({ "address": "Ann.Smith@example.org" });
    let added = post(&ann, "/api/me/notices/mail", &mail).await;
    assert_eq!(
        (&last(&added)["name"], &last(&added)["confirmed"]),
        (&json!("A…@example.org"), &json!(false),)
    );
    let channel = last_channel(&added);
    let taken = scene.office.next().await;
    assert_eq!(taken.to, "Ann.Smith@example.org");
    assert!(taken.text.contains("Confirmez votre adresse"), "{}", taken.text);
    let try_out = format!("/api/me/notices/channels/{channel}/try");
    assert_eq!(refused(&ann, &try_out, &json!({})).await, (409, "not-now".into()));
    // Too late.
    let nobody = Guest::nobody(&scene.host.address);
    post(&ann, "/api/me/notices/mail", &mail).await;
    let old = mailed(&mut scene, "confirm").await;
    scene.pass(25 * HOURS);
    let secret = json!({ "secret": old });
    assert_eq!(refused(&nobody, "/api/notices/confirm", &secret).await, (401, "unknown".into()));
    // An unconfirmed address is deleted when the next is added, by anyone.
    let eve = scene.host.guest("Eve").await;
    subscribe(&eve, &Browser::new(1), &scene.hook("eve")).await;
    assert_eq!(ann.get("/api/me/notices").await.unwrap()["channels"], json!([]));
    // In time, and then once more.
    let added = post(&ann, "/api/me/notices/mail", &mail).await;
    let try_out = format!("/api/me/notices/channels/{}/try", last_channel(&added));
    let secret = json!({ "secret": mailed(&mut scene, "confirm").await });
    for _ in 0..2 {
        let confirmed = post(&nobody, "/api/notices/confirm", &secret).await;
        assert_eq!(confirmed, json!({ "channel": "mail", "name": "A…@example.org" }));
    }
    // It is known now, and need not be confirmed again.
    assert_eq!(last(&post(&ann, "/api/me/notices/mail", &mail).await)["confirmed"], true);
    post(&ann, &try_out, &json!({})).await;
    let taken = scene.office.next().await;
    assert!(taken.text.contains("Les notifications fonctionnent"), "{}", taken.text);
    // One press in the mail program (RFC 8058).
    let link = taken.text.split_once("List-Unsubscribe: <https://stars.example.org").unwrap().1;
    let path = link.split_once('>').unwrap().0;
    let url = format!("http://{}{path}", scene.host.address);
    let request = reqwest::Client::new().post(url).body("List-Unsubscribe=One-Click");
    let request = request.header("content-type", "application/x-www-form-urlencoded");
    assert_eq!(request.send().await.unwrap().status(), 204);
    assert_eq!(ann.get("/api/me/notices").await.unwrap()["channels"], json!([]));
}

#[tokio::test]
async fn a_web_hook_is_used_once_its_owner_has_told_the_code() {
    let mut scene = Scene::new().await;
    let ann = scene.host.guest("Ann").await;
    let hook = json!({ "url": scene.hook("ann"), "form": "discord" });
    let added = post(&ann, "/api/me/notices/hook", &hook).await;
    let confirm = format!("/api/me/notices/channels/{}/confirm", last_channel(&added));
    let content = scene.posted().await.json()["content"].clone();
    let text = content.as_str().unwrap();
    let code = text.split("Your code is ").nth(1).unwrap()[..6].to_owned();
    let eve = scene.host.guest("Eve").await;
    assert_eq!(refused(&eve, &confirm, &json!({ "code": code })).await.0, 404);
    for _ in 0..5 {
        let wrong = refused(&ann, &confirm, &json!({ "code": "AAAAAA" })).await;
        assert_eq!(wrong, (403, "not-allowed".into()));
    }
    let wrong = refused(&ann, &confirm, &json!({ "code": code })).await;
    assert_eq!(wrong, (409, "not-now".into()), "tried too often");
    // After adding it again there is another code, valid for an hour.
    scene.pass(MINUTES);
    post(&ann, "/api/me/notices/hook", &hook).await;
    let content = scene.posted().await.json()["content"].clone();
    let next = content.as_str().unwrap().split("Your code is ").nth(1).unwrap()[..6].to_owned();
    assert_ne!(next, code);
    let confirmed = post(&ann, &confirm, &json!({ "code": next.to_lowercase() })).await;
    assert_eq!(last(&confirmed)["confirmed"], true);
}

#[tokio::test]
async fn nothing_leads_inside() {
    let scene = Scene::new().await;
    let ann = scene.host.guest("Ann").await;
    for url in [
        "http://10.0.0.1/",
        "https://10.0.0.1/",
        "https://192.168.1.1/",
        "https://169.254.169.254/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://0x0a000001/",
        "https://012.0.0.1/",
        "https://[64:ff9b::a00:1]/",
        "ftp://127.0.0.1/",
        "file:///etc/passwd",
        "https://user:word@example.org/",
        "nonsense",
        "",
    ] {
        let hook = json!({ "url": url, "form": "plain" });
        let said = refused(&ann, "/api/me/notices/hook", &hook).await;
        assert_eq!(said, (400, "bad-request".into()), "{url}");
        let (p256dh, auth) = Browser::new(1).keys();
        let push = json!({ "endpoint": url, "p256dh": p256dh, "auth": auth });
        assert_eq!(refused(&ann, "/api/me/notices/push", &push).await.0, 400, "{url}");
    }
    for address in ["", "ann", "ann@localhost", "ann@example.org\nBcc: eve@example.org"] {
        let said = refused(&ann, "/api/me/notices/mail", &json!({ "address": address })).await;
        assert_eq!(said.0, 400, "{address}");
    }
    let key = json!({ "endpoint": scene.hook("x"), "p256dh": "AAAA", "auth": "AAAA" });
    assert_eq!(refused(&ann, "/api/me/notices/push", &key).await.0, 400);
    let mut wishes = ann.get("/api/me/notices").await.unwrap()["wishes"].clone();
    wishes["quiet"] = json!({ "from": 0, "to": 60, "zone": "Europe/Nowhere" });
    assert!(ann.put("/api/me/notices", &wishes).await.is_err());
    assert_eq!(ann.get("/api/me/notices").await.unwrap()["channels"], json!([]));
}

#[tokio::test]
async fn nobody_has_channels_without_end_or_fills_the_mailbox_of_others() {
    let mut scene = Scene::with(|config| {
        config.proxies = vec!["192.0.2.0/24".parse().unwrap()];
    })
    .await;
    let ann = scene.host.guest("Ann").await;
    let most = ann.get("/api/me/notices").await.unwrap()["most"].as_u64().unwrap();
    for number in 0..most {
        let endpoint = scene.hook(&number.to_string());
        subscribe(&ann, &Browser::new(number as u8), &endpoint).await;
    }
    let (p256dh, auth) = Browser::new(99).keys();
    let push = json!({ "endpoint": scene.hook("99"), "p256dh": p256dh, "auth": auth });
    let said = refused(&ann, "/api/me/notices/push", &push).await;
    assert_eq!(said, (409, "not-now".into()));
    // A known one takes no extra room.
    subscribe(&ann, &Browser::new(0), &scene.hook("0")).await;
    let channel = last_channel(&ann.get("/api/me/notices").await.unwrap());
    let tested = format!("/api/me/notices/channels/{channel}/try");
    let mut tests = 0;
    while ann.post(&tested, &json!({})).await.is_ok() {
        tests += 1;
        assert!(tests <= 20);
    }
    assert!(tests >= 5, "{tests}");
    // A few people name the same mailbox; after that nobody can.
    let mail = json!({ "address": "victim@example.org" });
    let mut sent = 0;
    for number in 0..6 {
        let eve = scene.host.guest(&format!("Eve{number}")).await;
        sent += i32::from(eve.post("/api/me/notices/mail", &mail).await.is_ok());
    }
    assert_eq!(sent, 3);
    let eve = scene.host.guest("Eve").await;
    let mut named = 0;
    while eve
        .post("/api/me/notices/mail", &json!({ "address": format!("v{named}@example.org") }))
        .await
        .is_ok()
    {
        named += 1;
    }
    assert!((3..=6).contains(&named), "{named}");
    scene.office.next().await;
}

#[tokio::test]
async fn what_is_kept_of_addresses_is_sealed() {
    let mut scene = Scene::new().await;
    let ann = scene.host.guest("Ann").await;
    post(&ann, "/api/me/notices/mail", &json!({ "address": "ann.smith@example.org" })).await;
    mailed(&mut scene, "confirm").await;
    scene.hooked(&ann, "secret-path").await;
    let mut database = scene.host.database().await;
    let rows = sqlx::query("SELECT name, print, address FROM channels").fetch_all(&mut database);
    for row in rows.await.unwrap() {
        use sqlx::Row as _;
        let kept: Vec<String> = (0..3).map(|column| row.get(column)).collect();
        let kept = Value::from(kept).to_string();
        assert!(!kept.contains("ann.smith") && !kept.contains("secret-path"), "{kept}");
    }
}

#[tokio::test]
async fn who_is_forgotten_leaves_no_address_and_no_name_in_what_waits() {
    let mut scene = Scene::new().await;
    let (ann, bob) = (scene.host.guest("Annabel").await, scene.host.guest("Bob").await);
    scene.hooked(&ann, "ann").await;
    scene.hooked(&bob, "bob").await;
    let data = ann.get("/api/me/data").await.unwrap();
    assert_eq!(data["notices"]["channels"][0]["kind"], "hook");
    assert_eq!(data["notices"]["wishes"]["on"], true);
    // Bob is asked by Annabel, who is gone before he is notified.
    let (_, mut one, two) = scene.two_away(&ann, &bob).await;
    one.done(json!("end")).await;
    assert!(scene.waiting().await > 0);
    drop((one, two));
    ann.post("/api/me/removal", &json!({ "name": "Annabel" })).await.unwrap();
    let kept = "SELECT COUNT(*) FROM notices WHERE who = 'Annabel'";
    let address = "SELECT COUNT(*) FROM channels";
    let end = Instant::now() + PATIENCE;
    while scene.count(kept).await > 0 || scene.count(address).await > 1 {
        assert!(Instant::now() < end);
        sleep(EVERY).await;
    }
}
