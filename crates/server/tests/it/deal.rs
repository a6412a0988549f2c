//! A deal that can be checked.

use serde_json::json;

use crate::host::{Host, play_out};

#[tokio::test]
async fn the_record_reveals_where_the_seed_came_from() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    let info = ann.guest.get(&format!("/api/tables/{table}")).await.unwrap();
    play_out(&mut ann, &mut bob).await;
    let record = bob.guest.get(&format!("/api/tables/{table}/record")).await.unwrap();
    let deal = &record["deal"];
    assert_eq!(deal["commitment"], info["commitment"], "published before the deal");
    let added = json!([
        { "seat": 0, "value": "11".repeat(32) },
        { "seat": 1, "value": "22".repeat(32) },
    ]);
    assert_eq!(deal["contributions"], added);
    engine::games::replay(record.clone(), &mut |_| ()).map(drop).unwrap();
    for part in ["commitment", "secret"] {
        let mut forged = record.clone();
        forged["deal"][part] = json!("00".repeat(32));
        assert!(engine::games::replay(forged, &mut |_| ()).is_err(), "{part}");
    }
    let mut forged = record.clone();
    forged["deal"]["contributions"][1]["value"] = json!("33".repeat(32));
    assert!(engine::games::replay(forged, &mut |_| ()).is_err());
}

#[tokio::test]
async fn nobody_hears_of_the_secret_during_the_game() {
    let host = Host::new().await;
    let (table, mut ann, mut bob) = host.two_at("sternenhimmel").await;
    play_out(&mut ann, &mut bob).await;
    let record = bob.guest.get(&format!("/api/tables/{table}/record")).await.unwrap();
    let secret = record["deal"]["secret"].as_str().unwrap();
    let seed = record["start"]["seed"].as_str().unwrap();
    for text in ann.heard.iter().chain(&bob.heard) {
        assert!(!text.contains(secret) && !text.contains(seed), "{text}");
    }
}
