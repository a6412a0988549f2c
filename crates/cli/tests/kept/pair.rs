//! People who play on whatever happens to the server, and check the records against what was
//! acknowledged.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use client::{Error, Guest, Player, Sight};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How many tables play at the same time by default.
const TABLES: usize = 8;
/// How long to wait before retrying elsewhere: a server may be paused.
const IN_VAIN: Duration = Duration::from_secs(5);
/// Long after a table should have continued.
const STUCK: Duration = Duration::from_mins(2);

/// A simple random number; tests need nothing better.
pub(crate) fn draw(chance: &mut u64) -> u64 {
    *chance ^= *chance << 13;
    *chance ^= *chance >> 7;
    *chance ^= *chance << 17;
    *chance
}

/// The two people of a table, who play one game after another.
struct Pair {
    servers: Vec<String>,
    playing: Arc<AtomicU64>,
    acknowledged: Arc<AtomicU64>,
    enough: Arc<AtomicBool>,
    chance: u64,
}

/// Several tables, each playing one game after another.
pub(crate) struct Pairs {
    tables: Vec<JoinHandle<()>>,
    /// How many tables have begun a game.
    playing: Arc<AtomicU64>,
    acknowledged: Arc<AtomicU64>,
    enough: Arc<AtomicBool>,
}

impl Pairs {
    /// Plays at one server, or at any of several nodes of one service.
    pub(crate) fn play_at(servers: &[&str]) -> Pairs {
        Pairs::at_tables(TABLES, servers)
    }

    /// The same, at this many tables.
    pub(crate) fn at_tables(count: usize, servers: &[&str]) -> Pairs {
        let (playing, acknowledged) = (Arc::<AtomicU64>::default(), Arc::<AtomicU64>::default());
        let enough = Arc::<AtomicBool>::default();
        let pair = |number: usize| Pair {
            servers: servers.iter().map(ToString::to_string).collect(),
            playing: playing.clone(),
            acknowledged: acknowledged.clone(),
            enough: enough.clone(),
            chance: number as u64 + 1,
        };
        let tables = (0..count).map(|number| tokio::spawn(pair(number).play_games())).collect();
        Pairs { tables, playing, acknowledged, enough }
    }

    /// Waits until a game has begun at every table.
    pub(crate) async fn until_all_play(&self) {
        while self.playing.load(Ordering::Relaxed) < self.tables.len() as u64 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// How many moves have been acknowledged so far.
    pub(crate) fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::Relaxed)
    }

    /// Waits until some more moves have been acknowledged.
    pub(crate) async fn go_on(&self) {
        let more = self.acknowledged() + 50;
        let gone_on = async {
            while self.acknowledged() < more {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(STUCK, gone_on).await.expect("the tables go on");
    }

    /// Has each table finish its current game, and checks all of them. Returns the number of moves.
    pub(crate) async fn end(self) -> u64 {
        self.enough.store(true, Ordering::Relaxed);
        for table in self.tables {
            let ended = timeout(STUCK, table).await;
            ended.expect("the table goes on").expect("nothing acknowledged is lost");
        }
        self.acknowledged.load(Ordering::Relaxed)
    }
}

/// A table as someone sees it, once the server is up to date.
async fn look(guest: &Guest, game: &Playing) -> Result<String, Error> {
    let mut connection = guest.connect(&game.table, game.version).await?;
    let shown = connection.hear().await?.to_string();
    let mut sight = Sight::default();
    sight.hear(&shown)?;
    if sight.version < game.version { Err(Error::Ended) } else { Ok(shown) }
}

/// A game that continues whatever happens to the server.
struct Playing {
    guests: [Guest; 2],
    table: String,
    /// The version that everyone must reach.
    version: u32,
    /// The acknowledged moves: the ply, the player, the move.
    kept: Vec<(u64, usize, Value)>,
    /// The move that was sent and is not yet acknowledged.
    pending: Option<(usize, Value)>,
}

impl Pair {
    async fn play_games(mut self) {
        let guests = [self.enter("Ann").await, self.enter("Bob").await];
        let mut is_first = true;
        while !self.enough.load(Ordering::Relaxed) {
            let here = [self.somewhere(&guests[0]), self.somewhere(&guests[1])];
            let begun = timeout(IN_VAIN, Player::two_at(&here, "sternenhimmel")).await;
            let Ok(Ok((table, _))) = begun else {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            };
            if std::mem::take(&mut is_first) {
                self.playing.fetch_add(1, Ordering::Relaxed);
            }
            let (guests, kept, pending) = (guests.clone(), Vec::new(), None);
            let mut game = Playing { guests, table, version: 0, kept, pending };
            while !self.go_on(&mut game).await {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            self.check(&game).await;
        }
    }

    /// The same guest, at one of the servers.
    fn somewhere(&mut self, guest: &Guest) -> Guest {
        let number = draw(&mut self.chance) as usize % self.servers.len();
        guest.at(&self.servers[number])
    }

    async fn enter(&self, name: &str) -> Guest {
        loop {
            match Guest::enter(&self.servers[0], name).await {
                Ok(guest) => return guest,
                Err(_) => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    }

    /// Continues the game from its current state to its end; false if the connection broke.
    async fn go_on(&mut self, game: &mut Playing) -> bool {
        match self.try_to_go_on(game).await {
            Ok(()) => true,
            Err(Error::Strange(what)) => panic!("{what}"),
            Err(Error::NotDone { code, message }) if code != "try-again" => panic!("{message}"),
            Err(_) => false,
        }
    }

    async fn try_to_go_on(&mut self, game: &mut Playing) -> Result<(), Error> {
        let [ann, bob] = &game.guests;
        let (ann, bob) = (self.somewhere(ann), self.somewhere(bob));
        let mut players = [
            Player::join(&ann, &game.table, game.version).await?,
            Player::join(&bob, &game.table, game.version).await?,
        ];
        for player in &mut players {
            player.until(|sight| sight.version >= game.version).await?;
        }
        loop {
            let (seat, play) = match game.pending.take() {
                // It may or may not have been kept: sending it again is not a second move.
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
            game.version = players[seat].sight.version;
            players[1 - seat].until(|sight| sight.version >= game.version).await?;
        }
    }

    /// Checks that a viewer sees the same at all servers.
    async fn look_everywhere(&self, game: &Playing) {
        let nobody = Guest::nobody(&self.servers[0]);
        for guest in [&game.guests[0], &game.guests[1], &nobody] {
            let mut seen: Option<String> = None;
            for server in &self.servers {
                let shown = loop {
                    match timeout(IN_VAIN, look(&guest.at(server), game)).await {
                        Ok(Ok(shown)) => break shown,
                        _ => tokio::time::sleep(Duration::from_millis(5)).await,
                    }
                };
                assert_eq!(*seen.get_or_insert(shown.clone()), shown, "{}", game.table);
            }
        }
    }

    /// Checks that every acknowledged move is in the record, at its ply.
    async fn check(&mut self, game: &Playing) {
        let path = format!("/api/tables/{}/record", game.table);
        let record = loop {
            match self.somewhere(&game.guests[0]).get(&path).await {
                Ok(record) => break record,
                // Another server may not know yet that the game is over.
                Err(Error::Refused(status, body)) if !matches!(status.as_u16(), 409 | 503) => {
                    panic!("{status} {body}")
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        };
        let moves = record["moves"].as_array().expect("moves");
        assert_eq!(moves.len(), game.kept.len(), "each was made once");
        for (ply, seat, notation) in &game.kept {
            let kept = json!({ "seat": seat, "move": notation });
            assert_eq!(moves[*ply as usize], kept, "ply {ply} of {}", game.table);
        }
        self.look_everywhere(game).await;
        engine::games::replay(record, &mut |_| ()).map(drop).expect("the record holds");
    }
}
