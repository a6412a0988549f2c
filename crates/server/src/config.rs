//! How a server is run.

use std::net::SocketAddr;
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
            };
            config.without_password()
        };
        assert_eq!(told("sqlite://stars.db"), "sqlite://stars.db");
        assert_eq!(told("postgres://ann:p@ss@db/stars"), "postgres://…@db/stars");
    }
}
