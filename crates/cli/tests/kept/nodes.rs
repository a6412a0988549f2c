//! Three nodes of one service, with all the failures that happen to machines: they are killed and
//! paused, the bus goes down, and their connections to the bus and to the database are cut, for one
//! of them or for all. Only on PostgreSQL: without `TEST_POSTGRES` there is nothing to test.

use std::time::Duration;

use client::{Nats, Proxy};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};

use crate::pair::{Pairs, draw};
use crate::server::Server;

/// How many events happen by default.
const EVENTS: u64 = 30;
/// The number of nodes.
const NODES: usize = 3;
/// How many games are in progress while all nodes are restarted.
const GAMES: usize = 500;

/// A node, and its connections to what it shares with the others.
struct Node {
    server: Server,
    to_bus: Proxy,
    to_database: Proxy,
}

impl Node {
    async fn start(database: &str, nats: &Nats) -> Node {
        let (place, name) = database.rsplit_once('/').expect("a database");
        let (user, address) = place.rsplit_once('@').expect("a user");
        let to_bus = Proxy::start(vec![nats.address()]).await.unwrap();
        let to_database = Proxy::start(vec![address.into()]).await.unwrap();
        let database = format!("{user}@{}/{name}", to_database.address);
        let bus = format!("nats://stars:bright@{}", to_bus.address);
        let more = ["--database", &database, "--bus", &bus];
        let server = tokio::task::block_in_place(|| Server::start_on(&["asterism"], &more));
        Node { server, to_bus, to_database }
    }
}

/// Creates a separate database on the test server.
async fn make_database(postgres: &str, name: &str) -> String {
    sqlx::any::install_default_drivers();
    let name = format!("{name}_{}", std::process::id());
    let mut admin = AnyConnection::connect(&format!("{postgres}/postgres")).await.unwrap();
    admin.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
    format!("{postgres}/{name}")
}

/// The duration of a failure: short, and sometimes longer than nodes wait before checking on their
/// own.
fn a_while(chance: &mut u64) -> Duration {
    let longest = if draw(chance).is_multiple_of(10) { 3000 } else { 200 };
    Duration::from_millis(draw(chance) % longest)
}

async fn something_happens(nodes: &mut [Node], nats: &mut Nats, chance: &mut u64) {
    let lasts = a_while(chance);
    let one = draw(chance) as usize % NODES;
    let node = &mut nodes[one];
    match draw(chance) % 7 {
        0 => tokio::task::block_in_place(|| node.server.kill()),
        1 => tokio::task::block_in_place(|| node.server.restart()),
        2 => {
            node.server.signal("STOP");
            tokio::time::sleep(lasts).await;
            node.server.signal("CONT");
        }
        3 => {
            nats.kill().unwrap();
            tokio::time::sleep(lasts).await;
            tokio::task::block_in_place(|| nats.start_again()).unwrap();
        }
        4 => {
            node.to_bus.set_open(false);
            tokio::time::sleep(lasts).await;
            node.to_bus.set_open(true);
        }
        what => {
            // The database is unreachable for one of them, or for all, as when it is restarted.
            let cut = if what == 5 { &nodes[one..=one] } else { &*nodes };
            for open in [false, true] {
                for node in cut {
                    node.to_database.set_open(open);
                }
                if !open {
                    tokio::time::sleep(lasts).await;
                }
            }
        }
    }
}

/// All nodes, on one database and one bus.
async fn start(postgres: &str, name: &str) -> (Vec<Node>, Nats) {
    let database = make_database(postgres, name).await;
    let nats = Nats::start(&["--user", "stars", "--pass", "bright"]).unwrap();
    let mut nodes = Vec::new();
    for _ in 0..NODES {
        nodes.push(Node::start(&database, &nats).await);
    }
    (nodes, nats)
}

fn addresses(nodes: &[Node]) -> Vec<&str> {
    nodes.iter().map(|node| node.server.address.as_str()).collect()
}

#[test]
fn what_was_acknowledged_by_any_node_is_kept_and_shown_by_all() {
    let Ok(postgres) = std::env::var("TEST_POSTGRES") else { return };
    let events = std::env::var("EVENTS").map_or(EVENTS, |text| text.parse().expect("a number"));
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let (mut nodes, mut nats) = start(&postgres, "kept").await;
        let pairs = Pairs::play_at(&addresses(&nodes));
        let mut chance = 77_u64;
        for _ in 0..events {
            something_happens(&mut nodes, &mut nats, &mut chance).await;
            tokio::time::sleep(a_while(&mut chance)).await;
        }
        let acknowledged = pairs.end().await;
        println!("{events} events, {acknowledged} moves acknowledged, all kept");
        assert!(acknowledged > events, "there was play");
    });
}

#[test]
fn all_nodes_are_started_anew_in_the_middle_of_many_games() {
    let Ok(postgres) = std::env::var("TEST_POSTGRES") else { return };
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let (mut nodes, _nats) = start(&postgres, "anew").await;
        let pairs = Pairs::at_tables(GAMES, &addresses(&nodes));
        pairs.until_all_play().await;
        for node in &mut nodes {
            tokio::task::block_in_place(|| node.server.restart());
            pairs.go_on().await;
        }
        let acknowledged = pairs.end().await;
        println!("{GAMES} games, {acknowledged} moves acknowledged, all kept");
    });
}
