//! Tables online.

use std::net::SocketAddr;
use std::thread::available_parallelism;
use std::time::Duration;

use server::{Config, ServeError, Server};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::Failure;

/// How long a table nobody is at stays in memory.
const IDLE: Duration = Duration::from_secs(30);

/// How to serve. Each of these is also an environment variable.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, env = "ASTERISM_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Where everything is kept: `sqlite://FILE` or `postgres://USER:PASSWORD@HOST/NAME`
    #[arg(
        long,
        env = "ASTERISM_DATABASE",
        default_value = "sqlite://asterism.db",
        hide_env_values = true
    )]
    database: String,
    /// All requests come through a proxy that sets X-Forwarded-For and X-Forwarded-Proto
    #[arg(long, env = "ASTERISM_BEHIND_PROXY")]
    behind_proxy: bool,
    /// How many bots think at once; all processors but one if not said
    #[arg(long, env = "ASTERISM_THINKERS", value_parser = clap::value_parser!(u16).range(1..=256))]
    thinkers: Option<u16>,
    /// What to log, as in `info` or `server=debug`
    #[arg(long, env = "ASTERISM_LOG", default_value = "info")]
    log: String,
    /// Log one JSON object a line
    #[arg(long, env = "ASTERISM_LOG_JSON")]
    log_json: bool,
}

/// Serves until it is told to stop.
pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let filter = EnvFilter::try_new(&arguments.log);
    let filter = filter.map_err(|error| Failure(format!("--log {}: {error}", arguments.log)))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if arguments.log_json {
        log.json().init();
    } else {
        log.init();
    }
    // Two files a player: the usual limit is soon reached.
    drop(rlimit::increase_nofile_limit(u64::MAX));
    let processors = available_parallelism().map_or(1, usize::from);
    let config = Config {
        idle: IDLE,
        listen: arguments.listen,
        database: arguments.database,
        behind_proxy: arguments.behind_proxy,
        thinkers: arguments.thinkers.map_or((processors - 1).max(1), usize::from),
    };
    tokio::runtime::Runtime::new()?
        .block_on(serve(config))
        .map_err(|error| Failure(error.to_string()))
}

async fn serve(config: Config) -> Result<(), ServeError> {
    let server = Server::bind(config).await?;
    println!("Asterism is at http://{}", server.address()?);
    let (mut end, mut interrupt) =
        (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    let stop = async move {
        tokio::select! {
            _ = end.recv() => {}
            _ = interrupt.recv() => {}
        }
    };
    server.run(stop).await
}
