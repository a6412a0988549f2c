//! The server's configuration.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use ipnet::IpNet;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address it listens on.
    pub listen: SocketAddr,
    /// The database: `sqlite://FILE` or `postgres://…`.
    pub database: String,
    /// The bus of the nodes that share the database: `nats://…`. Without one, this server has the
    /// database to itself.
    pub bus: Option<String>,
    /// The trusted proxies in front, which give the client's address in `X-Forwarded-For` and its
    /// protocol in `X-Forwarded-Proto`.
    pub proxies: Vec<IpNet>,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// How long a table stays in memory when nobody is there.
    pub idle: Duration,
    /// How many connections may be open at the same time. Each is a file, and the database needs
    /// some too.
    pub connections: usize,
    /// How long a peer may take.
    pub patience: Patience,
    /// How people are notified about their tables while no tab is open; `None` for not at all.
    pub notices: Option<Notices>,
}

/// How people are notified about their tables while no tab is open.
#[derive(Clone, Debug)]
pub struct Notices {
    /// The server's public address, as in `https://stars.example.org`.
    pub site: String,
    /// The operator's contact for push services, if browsers are sent messages: `mailto:…`.
    pub push: Option<String>,
    /// How mail is sent.
    pub mail: Option<Mail>,
    /// Whether web-hooks are used.
    pub hooks: bool,
    /// Internal networks where web-hooks and push services are allowed nevertheless.
    pub hooks_to: Vec<IpNet>,
    /// The key that seals addresses, 32 bytes or more; if there is none, the database keeps one.
    pub key: Option<Vec<u8>>,
    /// How often the outbox is checked.
    pub every: Duration,
    /// By how many milliseconds their clock is ahead, for tests.
    pub clock: Arc<AtomicI64>,
}

/// How mail is sent.
#[derive(Clone, Debug)]
pub struct Mail {
    /// The server: `smtp://USER:PASSWORD@HOST:587`.
    pub server: String,
    /// The sender: `Asterism <stars@example.org>`.
    pub from: String,
}

/// How long a peer may take.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// To send the head of its first or next request.
    pub head: Duration,
    /// To send the rest of a request and receive the answer.
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
    /// The database without its password, for messages.
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
