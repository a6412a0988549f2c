//! Data written by version 1 stays readable for ever: `fixtures/database/`. Those files are never
//! written again.

use client::Sight;
use serde_json::Value;

use crate::host::{Host, Player};

/// An SQLite database, as statements, and its server's answers about its tables.
const DATABASE: &str = include_str!("../../../../fixtures/database/version-1.sql");
const TABLES: &str = include_str!("../../../../fixtures/database/version-1.json");

/// The table with an unfinished game.
const PLAYING: &str = "v6ctmpg2ne4j4wgc";

/// Whether everything from before is still there. There may be more.
fn says_still(now: &Value, before: &Value) -> bool {
    match (now, before) {
        (Value::Object(now), Value::Object(before)) => before
            .iter()
            .all(|(key, before)| now.get(key).is_some_and(|now| says_still(now, before))),
        (Value::Array(now), Value::Array(before)) => {
            now.len() == before.len() && now.iter().zip(before).all(|(n, b)| says_still(n, b))
        }
        _ => now == before,
    }
}

#[tokio::test]
async fn a_database_of_version_1_is_opened_and_played_on() {
    let Some(host) = Host::on(DATABASE).await else { return };
    let tables: Value = serde_json::from_str(TABLES).unwrap();
    let ann = host.known("annannannannann0");
    for (path, before) in tables.as_object().unwrap() {
        let now = ann.get(path).await.unwrap();
        assert!(says_still(&now, before), "{path}: {now}\nand before: {before}");
        if path.ends_with("/record") {
            engine::games::replay(now, &mut |_| ()).map(drop).unwrap();
        }
    }
    // The unfinished game goes on: an undo was proposed, and is agreed to.
    let mut bob = Player::join(&host.known("benbenbenbenben0"), PLAYING).await;
    bob.done(serde_json::json!({ "answer": { "yes": true } })).await;
    let mut ann = Player::join(&ann, PLAYING).await;
    ann.until(Sight::is_my_turn).await;
    ann.play(0).await;
}
