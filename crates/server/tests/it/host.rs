//! A server for a test, and people to sit at its tables.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use client::{Connection, Guest, Nats, Proxy, Sight};
use serde_json::{Value, json};
use server::{Config, Patience, Server};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};
use table::Seed;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How long a table nobody is at stays in memory.
pub(crate) const IDLE: Duration = Duration::from_millis(300);

/// A server with a database of its own: an SQLite file, or one on the PostgreSQL server that
/// `TEST_POSTGRES` names.
pub(crate) struct Host {
    pub(crate) address: String,
    database: Database,
    config: Config,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
    /// The nodes behind it, if it is only their proxy.
    _nodes: Option<Box<Nodes>>,
}

/// Several nodes of one service: on one database, with one bus.
pub(crate) struct Nodes {
    pub(crate) hosts: Vec<Host>,
    pub(crate) nats: Nats,
}

impl Nodes {
    /// This many nodes; `None` if the tests have no PostgreSQL.
    pub(crate) async fn start(count: usize) -> Option<Nodes> {
        Nodes::start_with(count, |_| ()).await
    }

    /// The same, with a changed configuration.
    pub(crate) async fn start_with(count: usize, change: impl Fn(&mut Config)) -> Option<Nodes> {
        std::env::var_os("TEST_POSTGRES")?;
        let nats = Nats::start(&["--user", "stars", "--pass", "bright"]).unwrap();
        let (database, mut hosts) = (Database::new().await, Vec::new());
        for _ in 0..count {
            let mut config = Host::config(&database);
            config.bus = Some(format!("nats://stars:bright@{}", nats.address()));
            change(&mut config);
            let shared = Database { url: database.url.clone(), _directory: None };
            hosts.push(Host::start(shared, config).await);
        }
        let nodes = Nodes { hosts, nats };
        nodes.until_all_hear(true).await;
        Some(nodes)
    }

    /// Waits until all nodes are connected to the bus, or none is.
    pub(crate) async fn until_all_hear(&self, hear: bool) {
        for host in &self.hosts {
            let url = format!("http://{}/healthz", host.address);
            loop {
                let health: Value = reqwest::get(&url).await.unwrap().json().await.unwrap();
                if health["bus"] == hear {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
    }

    /// The nodes as one server.
    async fn into_one(self) -> Host {
        let addresses = self.hosts.iter().map(|host| host.address.clone()).collect();
        let proxy = Proxy::start(addresses).await.unwrap();
        let first = &self.hosts[0];
        let database = Database { url: first.database.url.clone(), _directory: None };
        let (config, running) = (first.config.clone(), tokio::spawn(async {}));
        let address = proxy.address;
        Host { address, database, config, stop: None, running, _nodes: Some(Box::new(self)) }
    }
}

impl Host {
    /// A server; or, with `TEST_NODES`, that many nodes behind a proxy that distributes connections
    /// in turn.
    pub(crate) async fn new() -> Host {
        match std::env::var("TEST_NODES").ok().and_then(|text| text.parse().ok()) {
            Some(count) => {
                Nodes::start(count).await.expect("TEST_POSTGRES is set").into_one().await
            }
            None => Host::alone().await,
        }
    }

    /// A single server in any case, for tests that look into it or stop it.
    pub(crate) async fn alone() -> Host {
        Host::with(|_| ()).await
    }

    /// A server behind a trusted proxy on this machine.
    pub(crate) async fn behind_proxy() -> Host {
        Host::with(|config| config.proxies = vec!["127.0.0.0/8".parse().unwrap()]).await
    }

    /// A server that treats every address of this machine as a stranger's: its proxy is elsewhere.
    pub(crate) async fn among_strangers(change: impl FnOnce(&mut Config)) -> Host {
        Host::with(|config| {
            config.proxies = vec!["192.0.2.0/24".parse().unwrap()];
            change(config);
        })
        .await
    }

    /// A server with a changed configuration.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Host {
        let database = Database::new().await;
        let mut config = Host::config(&database);
        change(&mut config);
        Host::start(database, config).await
    }

    fn config(database: &Database) -> Config {
        Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: database.url.clone(),
            bus: None,
            proxies: Vec::new(),
            thinkers: 1,
            idle: IDLE,
            connections: 2000,
            patience: Patience::default(),
            notices: None,
        }
    }

    /// A server on an SQLite database made by these statements; `None` if the tests use another.
    pub(crate) async fn on(statements: &str) -> Option<Host> {
        if std::env::var_os("TEST_POSTGRES").is_some() {
            return None;
        }
        sqlx::any::install_default_drivers();
        let database = Database::new().await;
        let url = format!("{}?mode=rwc", database.url);
        let mut made = AnyConnection::connect(&url).await.unwrap();
        made.execute(AssertSqlSafe(statements.to_owned())).await.unwrap();
        made.close().await.unwrap();
        let config = Host::config(&database);
        Some(Host::start(database, config).await)
    }

    /// Tries to start a second server on the same database.
    pub(crate) async fn start_another(&self) -> Result<(), String> {
        self.start_otherwise(|_| ()).await
    }

    async fn start(database: Database, config: Config) -> Host {
        let kept = config.clone();
        let server = Server::bind(config).await.unwrap();
        let address = server.address().unwrap().to_string();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            server.run(Box::pin(async { drop(stopped.await) })).await.unwrap();
        });
        Host { address, database, config: kept, stop: Some(stop), running, _nodes: None }
    }

    /// Stops as an operator would, and starts again on the same data.
    pub(crate) async fn restart(mut self) -> Host {
        self.stop.take();
        self.running.await.unwrap();
        Host::start(self.database, self.config).await
    }

    /// Stops as an operator would.
    pub(crate) async fn stop(mut self) {
        self.stop.take();
        self.running.await.unwrap();
    }

    /// Tries to start a server with a changed configuration on the same database.
    pub(crate) async fn start_otherwise(
        &self,
        change: impl FnOnce(&mut Config),
    ) -> Result<(), String> {
        let mut config = self.config.clone();
        change(&mut config);
        Server::bind(config).await.map(drop).map_err(|error| error.to_string())
    }

    /// Takes a PostgreSQL database away, or gives it back. Returns false for an SQLite file, which
    /// cannot be taken away.
    pub(crate) async fn have_database(&self, there: bool) -> bool {
        let Some((server, name)) = self.database.postgres() else { return false };
        let mut admin = AnyConnection::connect(&format!("{server}/postgres")).await.unwrap();
        let allow = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS {there}");
        admin.execute(AssertSqlSafe(allow)).await.unwrap();
        if !there {
            let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1";
            admin.execute(sqlx::query(end).bind(name.to_owned())).await.unwrap();
        }
        true
    }

    /// A connection that bypasses the server.
    pub(crate) async fn database(&self) -> AnyConnection {
        AnyConnection::connect(&self.database.url).await.unwrap()
    }

    /// Writes a guest with this id into the database, and acts as them.
    pub(crate) async fn know(&self, database: &mut AnyConnection, id: &str) -> Guest {
        // The SHA-256 of a publicly known secret.
        let print = "84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a";
        for (sql, values) in [
            ("INSERT INTO guests (id, name) VALUES ($1, $2)", vec![id, "Somebody"]),
            ("INSERT INTO keys (id, guest, secret) VALUES ($1, $1, $2)", vec![id, print]),
        ] {
            let mut query = sqlx::query(sql);
            for value in values {
                query = query.bind(value.to_owned());
            }
            database.execute(query).await.unwrap();
        }
        self.known(id)
    }

    /// The guest with this id in the database, with a publicly known secret.
    pub(crate) fn known(&self, id: &str) -> Guest {
        Guest::known_by(&self.address, &format!("asterism={id}.{}", "0".repeat(32)))
    }

    pub(crate) async fn guest(&self, name: &str) -> Guest {
        Guest::enter(&self.address, name).await.unwrap()
    }

    /// Someone unknown, coming from this address.
    pub(crate) fn stranger(&self, address: &str) -> Guest {
        Guest::nobody(&self.address).coming_from(address)
    }

    /// A guest who comes from this address.
    pub(crate) async fn guest_from(&self, address: &str, name: &str) -> Guest {
        self.stranger(address).named(name).await.unwrap()
    }

    /// A table of this game, where two people have sat down and begun.
    pub(crate) async fn two_at(&self, game: &str) -> (String, Player, Player) {
        self.seat_two(game, self.guest("Ann").await, self.guest("Bob").await).await
    }

    /// A table of this game, where these two have sat down and begun.
    pub(crate) async fn seat_two(
        &self,
        game: &str,
        ann: Guest,
        bob: Guest,
    ) -> (String, Player, Player) {
        let table = json!({ "game": game, "seats": ["me", "open"], "options": { "first": "0" } });
        let table = ann.make_table(&table).await.unwrap();
        let mut ann = Player::join(&ann, &table).await;
        let mut bob = Player::join(&bob, &table).await;
        bob.done(json!({ "sit": { "seat": 1 } })).await;
        deal(&mut [&mut ann, &mut bob]).await;
        (table, ann, bob)
    }
}

/// Where a test server stores everything.
struct Database {
    url: String,
    /// The directory of the SQLite file, deleted with it.
    _directory: Option<TempDir>,
}

impl Database {
    /// The server, and the name of the database on it.
    fn postgres(&self) -> Option<(&str, &str)> {
        self.url.starts_with("postgres:").then(|| self.url.rsplit_once('/'))?
    }

    async fn new() -> Database {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let Ok(postgres) = std::env::var("TEST_POSTGRES") else {
            let directory = TempDir::new().unwrap();
            let url = format!("sqlite://{}", directory.path().join("asterism.db").display());
            return Database { url, _directory: Some(directory) };
        };
        let name = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        sqlx::any::install_default_drivers();
        let mut admin = AnyConnection::connect(&format!("{postgres}/postgres")).await.unwrap();
        admin.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        Database { url: format!("{postgres}/{name}"), _directory: None }
    }
}

/// A person at a table.
pub(crate) struct Player {
    pub(crate) guest: Guest,
    pub(crate) connection: Connection,
    pub(crate) sight: Sight,
    /// The messages received besides answers, as text.
    pub(crate) heard: Vec<String>,
}

impl Player {
    pub(crate) async fn join(guest: &Guest, table: &str) -> Player {
        Player::join_since(guest, table, 0).await
    }

    pub(crate) async fn join_since(guest: &Guest, table: &str, since: u32) -> Player {
        let connection = guest.connect(table, since).await.unwrap();
        let mut player = Player::over(guest.clone(), connection);
        player.hear().await;
        player
    }

    /// A person who has received nothing yet.
    pub(crate) fn over(guest: Guest, connection: Connection) -> Player {
        Player { guest, connection, sight: Sight::default(), heard: Vec::new() }
    }

    /// Receives the next message.
    pub(crate) async fn hear(&mut self) -> Value {
        self.try_hear().await.expect("the connection holds")
    }

    /// Receives the next message; `None` if the connection has ended.
    pub(crate) async fn try_hear(&mut self) -> Option<Value> {
        let text = self.connection.hear().await.ok()?;
        self.sight.hear(&text).unwrap();
        self.heard.push(text.to_string());
        Some(serde_json::from_str(&text).unwrap())
    }

    /// Sends a request and waits for the answer.
    pub(crate) async fn answer(&mut self, ask: Value) -> Value {
        self.try_answer(ask).await.expect("the connection holds")
    }

    /// Sends a request and waits for the answer; `None` if the connection ends.
    pub(crate) async fn try_answer(&mut self, ask: Value) -> Option<Value> {
        let id = self.connection.ask(&ask).await.ok()?;
        loop {
            let message = self.try_hear().await?;
            let answer = message.get("done").or_else(|| message.get("refused"));
            if answer.is_some_and(|answer| answer["id"] == id) {
                return Some(message);
            }
        }
    }

    /// Sends a request that must succeed.
    pub(crate) async fn done(&mut self, ask: Value) -> Value {
        let answer = self.answer(ask.clone()).await;
        assert!(answer.get("done").is_some(), "{ask}: {answer}");
        answer["done"].clone()
    }

    /// Sends a request that must be refused, and returns the code.
    pub(crate) async fn refused(&mut self, ask: Value) -> String {
        let answer = self.answer(ask.clone()).await;
        assert!(answer.get("refused").is_some(), "{ask}: {answer}");
        answer["refused"]["code"].as_str().unwrap().into()
    }

    /// Receives messages until a condition holds.
    pub(crate) async fn until(&mut self, holds: impl Fn(&Sight) -> bool) {
        while !holds(&self.sight) {
            self.hear().await;
        }
    }

    pub(crate) async fn commit(&mut self) {
        let seat = self.sight.seat.unwrap();
        self.done(client::deal::commit(seat, contribution(seat))).await;
    }

    pub(crate) async fn reveal(&mut self) {
        self.done(client::deal::reveal(contribution(self.sight.seat.unwrap()))).await;
    }

    /// Makes a move, by its index among the legal ones.
    pub(crate) async fn play(&mut self, choice: usize) -> Value {
        self.done(self.sight.play(choice).unwrap()).await
    }
}

/// The contribution of a seat's page to the seed: 11 11 …, 22 22 … and so on.
pub(crate) fn contribution(seat: u8) -> Seed {
    Seed([0x11 * (seat + 1); 32])
}

/// All seats commit, the first, who created the table, starts, and all reveal.
pub(crate) async fn deal(players: &mut [&mut Player]) {
    for player in &mut *players {
        player.commit().await;
    }
    players[0].done(json!("start")).await;
    for player in &mut *players {
        player.until(|sight| sight.sealed).await;
        player.reveal().await;
    }
    for player in players {
        player.until(|sight| sight.now.is_some()).await;
    }
}

/// Plays a game between two people to its end.
pub(crate) async fn play_out(one: &mut Player, other: &mut Player) {
    let mut choice = 0_usize;
    while !one.sight.is_over() {
        choice = choice.wrapping_mul(31).wrapping_add(7);
        let (acting, waiting) = if one.sight.is_my_turn() {
            (&mut *one, &mut *other)
        } else {
            (&mut *other, &mut *one)
        };
        acting.play(choice).await;
        let version = acting.sight.version;
        waiting.until(|sight| sight.version >= version).await;
    }
}
