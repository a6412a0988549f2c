//! The server is killed at random moments, repeatedly.

use std::time::Duration;

use tempfile::TempDir;

use crate::pair::{Pairs, draw};
use crate::server::Server;

/// How often the server is killed by default.
const KILLS: u64 = 200;

#[test]
fn what_was_acknowledged_survives_being_killed() {
    let kills = std::env::var("KILLS").map_or(KILLS, |text| text.parse().expect("a number"));
    let files = TempDir::new().unwrap();
    let mut server = Server::start(&["asterism"], files.path());
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let pairs = Pairs::play_at(&[&server.address]);
        let mut chance = 99_u64;
        for _ in 0..kills {
            let wait = Duration::from_millis(20 + draw(&mut chance) % 150);
            tokio::time::sleep(wait).await;
            tokio::task::block_in_place(|| server.kill());
        }
        let acknowledged = pairs.end().await;
        println!("{kills} kills, {acknowledged} moves acknowledged, all kept");
        assert!(acknowledged > kills, "there was play");
    });
}
