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
