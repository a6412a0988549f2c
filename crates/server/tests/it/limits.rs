//! Bad input, other pages, too many requests.

use std::time::Duration;

use client::{Guest, Message};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::{Config as Cases, TestRunner};
use serde_json::json;

use crate::host::{Host, Player};

/// How long something that has to happen may take.
const PATIENCE: Duration = Duration::from_mins(1);

fn http() -> reqwest::Client {
    reqwest::Client::new()
}

#[tokio::test]
async fn messages_that_make_no_sense_get_one_error_and_change_nothing() {
    let host = Host::alone().await;
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
    let host = Host::alone().await;
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
    // Rarely drawn: her own seat is left to a bot.
    ann.done(json!({ "hand": { "seat": 0, "bot": "novice" } })).await;
    for case in 0..300 {
        let mut made = message.new_tree(&mut runner).unwrap().current();
        // Only the fields that belong to it, half of the time.
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
    ann.done(json!("return")).await;
    let acting = if ann.sight.is_my_turn() { &mut ann } else { &mut bob };
    while !acting.sight.is_my_turn() {
        acting.hear().await;
    }
    acting.play(0).await;
}

#[tokio::test]
async fn long_messages_end_the_connection_and_no_other() {
    let host = Host::alone().await;
    let (_, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    bob.connection.say(&"x".repeat(5000)).await.unwrap();
    while bob.connection.hear().await.is_ok() {}
    ann.play(0).await;
}

#[tokio::test]
async fn another_page_may_not_use_a_guests_cookie() {
    let host = Host::alone().await;
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
async fn only_a_request_for_a_websocket_becomes_one() {
    let host = Host::alone().await;
    let ann = host.guest("Ann").await;
    let table = json!({ "game": "astra", "seats": ["me", "open"] });
    let table = ann.make_table(&table).await.unwrap();
    let url = format!("http://{}/api/tables/{table}/socket", host.address);
    let wanted = [
        ("connection", "keep-alive, Upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    for missing in 0..wanted.len() {
        let mut request = http().get(&url);
        for (at, (name, value)) in wanted.into_iter().enumerate() {
            request = if at == missing { request } else { request.header(name, value) };
        }
        assert_eq!(request.send().await.unwrap().status(), 400, "{:?}", wanted[missing]);
    }
    let request =
        wanted.iter().fold(http().get(&url), |all, (name, value)| all.header(*name, *value));
    let response = request.send().await.unwrap();
    assert_eq!(response.status(), 101);
    // This key and its answer are the example in RFC 6455.
    assert_eq!(response.headers()["sec-websocket-accept"], "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

#[tokio::test]
async fn answers_are_guarded_and_tell_nothing_of_the_inside() {
    let host = Host::alone().await;
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
async fn a_page_is_ours_if_it_came_the_way_the_request_came() {
    let host = Host::behind_proxy().await;
    let url = format!("http://{}/api/me", host.address);
    let ask = async |origin: &str, proto: Option<&str>| {
        let mut request = http().post(&url).header("x-forwarded-for", "192.0.2.1");
        if let Some(proto) = proto {
            request = request.header("x-forwarded-proto", proto);
        }
        let origin = format!("{origin}://{}", host.address);
        let request = request.header("origin", origin).json(&json!({ "name": "Ann" }));
        let response = request.send().await.unwrap();
        let cookie = response.headers().get("set-cookie");
        (response.status().as_u16(), cookie.map(|text| text.to_str().unwrap().contains("Secure")))
    };
    assert_eq!(ask("https", Some("https")).await, (200, Some(true)));
    assert_eq!(ask("http", Some("https")).await, (403, None));
    assert_eq!(ask("http", Some("http")).await, (200, Some(false)));
    assert_eq!(ask("https", Some("http")).await, (403, None));
    assert_eq!(ask("http", None).await, (200, Some(false)));
    assert_eq!(ask("https", None).await, (403, None));
}

#[tokio::test]
async fn a_proxy_has_to_say_who_asks() {
    let host = Host::behind_proxy().await;
    let get = async |path: &str, said: Option<&str>| {
        let request = http().get(format!("http://{}{path}", host.address));
        let request = match said {
            Some(said) => request.header("x-forwarded-for", said),
            None => request,
        };
        request.send().await.unwrap()
    };
    for said in [None, Some("unknown"), Some("192.0.2.1, unknown")] {
        let response = get("/api/games", said).await;
        assert_eq!(response.status(), 400, "{said:?}");
        let body: serde_json::Value = response.json().await.unwrap();
        assert_eq!(body["code"], "bad-request");
    }
    for said in ["1.2.3.4:4711", "[2001:db8::1]", "[2001:db8::1]:4711", "2001:db8::1"] {
        assert_eq!(get("/api/games", Some(said)).await.status(), 200, "{said}");
    }
    for path in ["/healthz", "/metrics"] {
        assert_eq!(get(path, None).await.status(), 200, "{path} is for this machine too");
    }
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
        // Someone who claims another address is identified by what the proxy saw.
        let response = from("203.0.113.9, 192.0.2.1").await.unwrap();
        refused += usize::from(response.status() == 429);
    }
    assert!(refused > 0);
    assert_eq!(from("192.0.2.2").await.unwrap().status(), 200);
}

#[tokio::test]
async fn a_class_room_fetches_the_page_and_has_credit_to_play() {
    let host = Host::behind_proxy().await;
    let get = |path: &str| {
        let url = format!("http://{}{path}", host.address);
        http().get(url).header("x-forwarded-for", "192.0.2.1").send()
    };
    for _ in 0..1_000 {
        assert_eq!(get("/favicon.svg").await.unwrap().status(), 200);
    }
    assert_eq!(get("/api/games").await.unwrap().status(), 200);
}

#[tokio::test]
async fn a_silent_client_costs_others_nothing() {
    let host = Host::alone().await;
    let (table, mut ann, mut bob) = host.two_at("stellium").await;
    // It never reads its messages.
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

/// Sends something repeatedly until the server ends the connection, and returns how often. The
/// server's messages are never read.
async fn flood(connection: &mut client::Connection, message: &Message, most: usize) -> usize {
    let mut sent = 0;
    while sent < most && connection.send(message.clone()).await.is_ok() {
        sent += 1;
    }
    sent
}

#[tokio::test]
async fn pings_without_end_end_the_connection() {
    let host = Host::behind_proxy().await;
    let (ann, bob) = (host.guest_from("192.0.2.1", "Ann"), host.guest_from("192.0.2.2", "Bob"));
    let (table, mut ann, _bob) = host.seat_two("astra", ann.await, bob.await).await;
    let mut hostile = host.stranger("203.0.113.9").connect(&table, 0).await.unwrap();
    let ping = Message::Ping(vec![b'x'; 125].into());
    let sent = flood(&mut hostile, &ping, 1_000_000).await * 131;
    assert!(sent < 1_000_000, "{sent} bytes were taken");
    ann.play(0).await;
}

#[tokio::test]
async fn pings_are_not_read_before_the_last_answer_was_taken() {
    // This holds even for the operator's own connections, which have endless credit.
    let host = Host::with(|config| config.patience.read = Duration::from_millis(500)).await;
    let (table, mut ann, _bob) = host.two_at("astra").await;
    let mut hostile = Guest::nobody(&host.address).connect(&table, 0).await.unwrap();
    let ping = Message::Ping(vec![b'x'; 125].into());
    let sent = flood(&mut hostile, &ping, 1_000_000).await * 131;
    // What the system itself buffers for both sides, and nothing more.
    assert!(sent < 32_000_000, "{sent} bytes were taken");
    ann.play(0).await;
}

/// Everything received until the server ends the connection: the codes of refusals, and the last
/// bye.
async fn hear_out(connection: &mut client::Connection) -> (Vec<String>, Option<String>) {
    let (mut refused, mut bye) = (Vec::new(), None);
    while let Ok(text) = connection.hear().await {
        let message: serde_json::Value = serde_json::from_str(&text).unwrap();
        if let Some(why) = message.get("refused") {
            refused.push(why["code"].as_str().unwrap().to_owned());
        }
        bye = message.get("bye").map(|why| why["code"].as_str().unwrap().to_owned()).or(bye);
    }
    (refused, bye)
}

#[tokio::test]
async fn who_talks_nonsense_has_to_go_and_nobody_else() {
    let host = Host::behind_proxy().await;
    let (ann, bob) = (host.guest_from("192.0.2.1", "Ann"), host.guest_from("192.0.2.2", "Bob"));
    let (table, mut ann, _bob) = host.seat_two("astra", ann.await, bob.await).await;
    for nonsense in [Message::text("hello"), Message::binary(vec![1, 2, 3])] {
        let address = if nonsense.is_text() { "203.0.113.9" } else { "203.0.113.10" };
        let mut hostile = host.stranger(address).connect(&table, 0).await.unwrap();
        for _ in 0..500 {
            if hostile.send(nonsense.clone()).await.is_err() {
                break;
            }
        }
        let heard = tokio::time::timeout(PATIENCE, hear_out(&mut hostile)).await;
        let (refused, bye) = heard.expect("the server ends it");
        // If the goodbye was lost on the way, the connection has ended nonetheless.
        assert!(bye.is_none_or(|code| code == "too-fast"));
        assert!(refused.len() < 300, "{}", refused.len());
    }
    ann.play(0).await;
}

#[tokio::test]
async fn a_new_socket_brings_no_new_credit() {
    let host = Host::behind_proxy().await;
    let ann = host.guest_from("192.0.2.1", "Ann").await;
    let bob = host.guest_from("192.0.2.2", "Bob").await;
    let (table, ann, mut bob) = host.seat_two("astra", ann, bob).await;
    let mut done = 0;
    let started = std::time::Instant::now();
    // Ann sends messages on one socket after another, from one address after another.
    for socket in 0..20 {
        let guest = ann.guest.coming_from(&format!("192.0.2.{}", 10 + socket % 4));
        let Ok(mut tab) = guest.connect(&table, 0).await else { break };
        for _ in 0..10 {
            let say = json!({ "say": { "text": "hello" } });
            let Ok(id) = tab.ask(&say).await else { break };
            while let Ok(text) = tab.hear().await {
                let message: serde_json::Value = serde_json::from_str(&text).unwrap();
                done += usize::from(message.get("done").is_some_and(|done| done["id"] == id));
                let answer = message.get("done").or_else(|| message.get("refused"));
                if answer.is_some_and(|answer| answer["id"] == id) {
                    break;
                }
            }
        }
    }
    // A guest's maximum credit, and two more for every second that has passed.
    let most = 20 + 2 * (started.elapsed().as_secs() as usize + 1);
    assert!(done <= most, "{done} of {most}");
    bob.done(json!({ "say": { "text": "Let us play" } })).await;
}

#[tokio::test]
async fn guests_of_one_household_share_its_credit() {
    let host = Host::behind_proxy().await;
    let ann = host.guest_from("192.0.2.1", "Ann").await;
    let table = json!({ "game": "astra", "seats": ["me", "open"] });
    let table = ann.make_table(&table).await.unwrap();
    let started = std::time::Instant::now();
    let mut taken = 0;
    for _ in 0..12 {
        // Each of them is a different guest at the same address.
        let Ok(guest) = host.stranger("203.0.113.9").named("Eve").await else { break };
        let Ok(connection) = guest.connect(&table, 0).await else { break };
        let mut player = Player::over(guest, connection);
        for _ in 0..20 {
            let answer = player.try_answer(json!({ "resync": { "since": 0 } })).await;
            let Some(answer) = answer else { break };
            taken += usize::from(answer.get("done").is_some());
        }
    }
    let most = 60 + 6 * (started.elapsed().as_secs() as usize + 1);
    assert!(taken <= most, "{taken} of {most}");
    let mut ann = Player::join(&ann, &table).await;
    ann.done(json!({ "resync": { "since": 0 } })).await;
}
