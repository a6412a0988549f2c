//! How a server is run.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use ipnet::IpNet;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where everything is kept: `sqlite://FILE` or `postgres://…`.
    pub database: String,
    /// Where nodes that share the database hear of each other: `nats://…`. Without one, this server
    /// has the database to itself.
    pub bus: Option<String>,
    /// The proxies in front, which say in `X-Forwarded-For` whose a request is, and in
    /// `X-Forwarded-Proto` how it came.
    pub proxies: Vec<IpNet>,
    /// How many bots think at once.
    pub thinkers: usize,
    /// How long a table stays in memory when nobody is there.
    pub idle: Duration,
    /// How many connections may be open at once. Each is a file, and the database needs some too.
    pub connections: usize,
    /// How long a peer may take.
    pub patience: Patience,
    /// How people hear of their tables while no tab is open; not at all, if nothing is said.
    pub notices: Option<Notices>,
}

/// How people hear of their tables while no tab is open.
#[derive(Clone, Debug)]
pub struct Notices {
    /// The server as people reach it, as in `https://stars.example.org`.
    pub site: String,
    /// Where whoever runs the server is reached, if browsers are sent messages: `mailto:…`.
    pub push: Option<String>,
    /// How mail is sent.
    pub mail: Option<Mail>,
    /// Whether web-hooks are.
    pub hooks: bool,
    /// Networks inside that web-hooks and browsers' services may be in all the same.
    pub hooks_to: Vec<IpNet>,
    /// What addresses are sealed with, 32 bytes or more; the database has a key if none is given.
    pub key: Option<Vec<u8>>,
    /// How often it is looked whether something is to be sent.
    pub every: Duration,
    /// By how many milliseconds their time is ahead: for tests.
    pub clock: Arc<AtomicI64>,
}

/// How mail is sent.
#[derive(Clone, Debug)]
pub struct Mail {
    /// By which server: `smtp://USER:PASSWORD@HOST:587`.
    pub server: String,
    /// From whom: `Asterism <stars@example.org>`.
    pub from: String,
}

/// How long a peer may take.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// To send the head of its first or next request.
    pub head: Duration,
    /// To send the rest of a request and have it answered.
    pub request: Duration,
    /// To read what it is sent.
    pub read: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            head: Duration::from_secs(30),
            request: Duration::from_secs(30),
            read: Duration::from_secs(10),
        }
    }
}

impl Config {
    /// The database as it may be told: its address may hold a password.
    pub(crate) fn without_password(&self) -> String {
        match (self.database.split_once("://"), self.database.rsplit_once('@')) {
            (Some((engine, _)), Some((_, place))) => format!("{engine}://…@{place}"),
            _ => self.database.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_told() {
        let told = |database: &str| {
            let config = Config {
                listen: ([127, 0, 0, 1], 0).into(),
                database: database.into(),
                bus: None,
                proxies: Vec::new(),
                thinkers: 1,
                idle: Duration::ZERO,
                connections: 1,
                patience: Patience::default(),
                notices: None,
            };
            config.without_password()
        };
        assert_eq!(told("sqlite://stars.db"), "sqlite://stars.db");
        assert_eq!(told("postgres://ann:p@ss@db/stars"), "postgres://…@db/stars");
    }
}
