//! Tables online.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::thread::available_parallelism;
use std::time::Duration;

use ipnet::{IpNet, Ipv4Net};
use server::{Config, Patience, ServeError, Server};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

use crate::Failure;

/// How long an empty table stays in memory.
const IDLE: Duration = Duration::from_secs(30);

/// How many files the server needs for itself: the database, the page, the log.
const OWN_FILES: u64 = 64;
/// The addresses of this machine itself.
const LOOPBACK: IpNet = IpNet::V4(Ipv4Net::new_assert(Ipv4Addr::new(127, 0, 0, 0), 8));

/// How to serve. Every flag is also an environment variable.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The address to listen on; port 0 takes any free port
    #[arg(long, env = "ASTERISM_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The database: `sqlite://FILE` or `postgres://USER:PASSWORD@HOST/NAME`
    #[arg(
        long,
        env = "ASTERISM_DATABASE",
        default_value = "sqlite://asterism.db",
        hide_env_values = true
    )]
    database: String,
    /// The bus that connects several nodes on one PostgreSQL: `nats://USER:PASSWORD@HOST:4222`, or
    /// `tls://…`
    #[arg(long, env = "ASTERISM_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// A proxy in front that sets X-Forwarded-For and X-Forwarded-Proto: its address or network;
    /// separate several by commas
    #[arg(
        long,
        env = "ASTERISM_TRUSTED_PROXIES",
        value_name = "ADDRESS",
        value_delimiter = ',',
        value_parser = network
    )]
    trusted_proxy: Vec<IpNet>,
    /// The proxy in front is on this machine: the same as `--trusted-proxy 127.0.0.0/8,::1`
    #[arg(long, env = "ASTERISM_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Number of bots that think at the same time [default: all processors but one]
    #[arg(long, env = "ASTERISM_THINKERS", value_parser = clap::value_parser!(u16).range(1..=256))]
    thinkers: Option<u16>,
    #[command(flatten)]
    notices: crate::notices::Arguments,
    #[command(flatten)]
    logging: Logging,
}

/// What to log.
#[derive(clap::Args)]
pub(crate) struct Logging {
    /// What to log, as in `info` or `server=debug`
    #[arg(long, env = "ASTERISM_LOG", default_value = "info")]
    log: String,
    /// Log one JSON object per line
    #[arg(long, env = "ASTERISM_LOG_JSON")]
    log_json: bool,
}

impl Logging {
    /// Starts logging to standard error.
    pub(crate) fn begin(&self) -> Result<(), Failure> {
        let wanted = self.log.parse::<Targets>();
        let wanted = wanted.map_err(|error| Failure(format!("--log {}: {error}", self.log)))?;
        let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
        if self.log_json {
            tracing_subscriber::registry().with(wanted).with(log.json()).init();
        } else {
            tracing_subscriber::registry().with(wanted).with(log).init();
        }
        Ok(())
    }
}

/// Parses a network, or a single address.
pub(crate) fn network(text: &str) -> Result<IpNet, String> {
    let one = |_| text.parse::<IpAddr>().map(IpNet::from);
    let wrong = |_| "expected an address or a network, such as 10.0.0.1 or 10.0.0.0/8".to_owned();
    text.parse::<IpNet>().or_else(one).map_err(wrong)
}

impl Arguments {
    fn proxies(&self) -> Vec<IpNet> {
        let here = [IpAddr::from(Ipv6Addr::LOCALHOST).into(), LOOPBACK];
        let here = here.into_iter().filter(|_| self.behind_proxy);
        self.trusted_proxy.iter().copied().chain(here).collect()
    }
}

/// How many connections may be open: the files left over after the server's own.
fn connections() -> usize {
    let files = rlimit::Resource::NOFILE.get_soft().unwrap_or(1024).min(1 << 20);
    let own = OWN_FILES.min(files / 2);
    (files - own) as usize
}

/// Serves until stopped.
pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    arguments.logging.begin()?;
    // Two files per player: the usual limit is soon reached.
    drop(rlimit::increase_nofile_limit(u64::MAX));
    let proxies = arguments.proxies();
    let processors = available_parallelism().map_or(1, usize::from);
    let config = Config {
        idle: IDLE,
        connections: connections(),
        patience: Patience::default(),
        notices: arguments.notices.config()?,
        proxies,
        listen: arguments.listen,
        database: arguments.database,
        bus: arguments.bus,
        thinkers: arguments.thinkers.map_or((processors - 1).max(1), usize::from),
    };
    tokio::runtime::Runtime::new()?
        .block_on(serve(config))
        .map_err(|error| Failure(error.to_string()))
}

async fn serve(config: Config) -> Result<(), ServeError> {
    let server = Server::bind(config).await?;
    println!("Asterism is at http://{}", server.address()?);
    server.run(Box::pin(told_to_stop()?)).await
}

/// Completes when an operator stops the program.
pub(crate) fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    let (mut end, mut interrupt) =
        (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = end.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: Arguments,
    }

    fn proxies(line: &[&str]) -> Option<Vec<String>> {
        let line = Line::try_parse_from(["serve"].iter().chain(line)).ok()?;
        Some(line.arguments.proxies().iter().map(ToString::to_string).collect())
    }

    #[test]
    fn proxies_are_addresses_or_networks() {
        let none: [&str; 0] = [];
        assert_eq!(proxies(&[]).unwrap(), none);
        let several = ["--trusted-proxy", "10.0.0.1,fd00::/8", "--trusted-proxy", "10.1.0.0/16"];
        assert_eq!(proxies(&several).unwrap(), ["10.0.0.1/32", "fd00::/8", "10.1.0.0/16"]);
        assert_eq!(proxies(&["--behind-proxy"]).unwrap(), ["::1/128", "127.0.0.0/8"]);
        assert_eq!(proxies(&["--trusted-proxy", "proxy.example.org"]), None);
    }
}
