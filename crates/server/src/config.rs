//! How a server is run.

use std::net::SocketAddr;
use std::time::Duration;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where everything is kept: `sqlite://FILE` or `postgres://…`.
    pub database: String,
    /// Whether all requests come through a proxy that says in `X-Forwarded-For` whose they are,
    /// and in `X-Forwarded-Proto` how they came.
    pub behind_proxy: bool,
    /// How many bots think at once.
    pub thinkers: usize,
    /// How long a table stays in memory when nobody is there and nothing goes on.
    pub idle: Duration,
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
                behind_proxy: false,
                thinkers: 1,
                idle: Duration::ZERO,
            };
            config.without_password()
        };
        assert_eq!(told("sqlite://stars.db"), "sqlite://stars.db");
        assert_eq!(told("postgres://ann:p@ss@db/stars"), "postgres://…@db/stars");
    }
}
