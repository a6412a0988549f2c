//! Nothing that was acknowledged is lost: the server is killed at random moments under play, again
//! and again, and every acknowledged move is in its place in the record.
//!
//! `KILLS=500 cargo test -p cli --test kill -- --nocapture` looks longer.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use client::{Error, Guest, Player};
use serde_json::{Value, json};
use tempfile::TempDir;

/// How many tables play at the same time.
const TABLES: usize = 8;
/// How often the server is killed, if nothing else is said.
const KILLS: u64 = 200;

struct Server {
    address: String,
    database: String,
    process: Child,
}

impl Server {
    fn start(address: &str, database: &str) -> Child {
        let mut process = Command::new(env!("CARGO_BIN_EXE_asterism"))
            .args(["serve", "--log", "warn", "--listen", address, "--database", database])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut line = String::new();
        let out = process.stdout.take().expect("piped");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        assert!(line.contains(address), "{line}");
        process
    }

    /// Ends it as a power cut does, and starts it again.
    fn kill(&mut self) {
        self.process.kill().expect("it can be killed");
        self.process.wait().expect("it is gone");
        self.process = Server::start(&self.address, &self.database);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

#[test]
fn what_was_acknowledged_survives_being_killed() {
    let kills = std::env::var("KILLS").map_or(KILLS, |text| text.parse().expect("a number"));
    let files = TempDir::new().unwrap();
    let database = format!("sqlite://{}", files.path().join("kill.db").display());
    // A port that was free a moment ago: players must find the server again.
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let process = Server::start(&address, &database);
    let mut server = Server { address: address.clone(), database, process };
    let acknowledged = Arc::new(AtomicU64::new(0));
    let enough = Arc::new(AtomicBool::new(false));
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let playing: Vec<_> = (0..TABLES)
            .map(|number| {
                let pair = Pair {
                    server: address.clone(),
                    acknowledged: acknowledged.clone(),
                    enough: enough.clone(),
                    chance: number as u64 + 1,
                };
                tokio::spawn(pair.play_games())
            })
            .collect();
        let mut chance = 99_u64;
        for _ in 0..kills {
            let wait = Duration::from_millis(20 + draw(&mut chance) % 150);
            tokio::time::sleep(wait).await;
            tokio::task::block_in_place(|| server.kill());
        }
        enough.store(true, Ordering::Relaxed);
        for table in playing {
            // No table is stuck: each ends the game it is at.
            let ended = tokio::time::timeout(Duration::from_mins(2), table).await;
            ended.expect("the table goes on").expect("nothing acknowledged is lost");
        }
    });
    let acknowledged = acknowledged.load(Ordering::Relaxed);
    println!("{kills} kills, {acknowledged} moves acknowledged, all kept");
    assert!(acknowledged > kills, "there was play");
}

/// A plain draw; tests need no better.
fn draw(chance: &mut u64) -> u64 {
    *chance ^= *chance << 13;
    *chance ^= *chance >> 7;
    *chance ^= *chance << 17;
    *chance
}

/// Both people of a table, who play one game after the other.
struct Pair {
    server: String,
    acknowledged: Arc<AtomicU64>,
    enough: Arc<AtomicBool>,
    chance: u64,
}

/// A game that goes on whatever happens to the server.
struct Playing {
    guests: [Guest; 2],
    table: String,
    /// What was acknowledged: at which ply, by whom, what.
    kept: Vec<(u64, usize, Value)>,
    /// What was sent and not yet acknowledged.
    pending: Option<(usize, Value)>,
}

impl Pair {
    async fn play_games(mut self) {
        let guests = [self.enter("Ann").await, self.enter("Bob").await];
        while !self.enough.load(Ordering::Relaxed) {
            let Ok((table, _)) = Player::two_at(&guests, "sternenhimmel").await else {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            };
            let mut game =
                Playing { guests: guests.clone(), table, kept: Vec::new(), pending: None };
            while !self.go_on(&mut game).await {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            self.check(&game).await;
        }
    }

    async fn enter(&self, name: &str) -> Guest {
        loop {
            match Guest::enter(&self.server, name).await {
                Ok(guest) => return guest,
                Err(_) => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    }

    /// Plays on, from wherever the game is, to its end; false if the connection broke.
    async fn go_on(&mut self, game: &mut Playing) -> bool {
        match self.try_to_go_on(game).await {
            Ok(()) => true,
            Err(Error::Strange(what)) => panic!("{what}"),
            Err(_) => false,
        }
    }

    async fn try_to_go_on(&mut self, game: &mut Playing) -> Result<(), Error> {
        let [ann, bob] = &game.guests;
        let mut players =
            [Player::join(ann, &game.table, 0).await?, Player::join(bob, &game.table, 0).await?];
        loop {
            let (seat, play) = match game.pending.take() {
                // It may have been kept or not: asking again is no second move.
                Some(pending) => pending,
                None if players[0].sight.is_over() => return Ok(()),
                None => {
                    let seat = usize::from(!players[0].sight.is_my_turn());
                    let choice = draw(&mut self.chance) as usize;
                    (seat, players[seat].sight.play(choice).expect("somebody is to act"))
                }
            };
            game.pending = Some((seat, play.clone()));
            players[seat].done(&play).await?;
            game.pending = None;
            let answered = play["play"]["ply"].as_u64().expect("a ply");
            game.kept.push((answered, seat, play["play"]["move"].clone()));
            self.acknowledged.fetch_add(1, Ordering::Relaxed);
            let version = players[seat].sight.version;
            players[1 - seat].until(|sight| sight.version >= version).await?;
        }
    }

    /// Every acknowledged move is in the record, at its ply.
    async fn check(&self, game: &Playing) {
        let path = format!("/api/tables/{}/record", game.table);
        let record = loop {
            match game.guests[0].get(&path).await {
                Ok(record) => break record,
                Err(Error::Refused(status, body)) => panic!("{status} {body}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        };
        let moves = record["moves"].as_array().expect("moves");
        assert_eq!(moves.len(), game.kept.len(), "each was made once");
        for (ply, seat, notation) in &game.kept {
            let kept = json!({ "seat": seat, "move": notation });
            assert_eq!(moves[*ply as usize], kept, "ply {ply} of {}", game.table);
        }
        engine::games::replay(record, &mut |_| ()).map(drop).expect("the record holds");
    }
}
