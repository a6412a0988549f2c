//! A worker that thinks for the bots of nodes.

use std::thread::available_parallelism;

use crate::Failure;
use crate::serve::{Logging, told_to_stop};

/// How to think. Every flag is also an environment variable.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The bus of the nodes: `nats://USER:PASSWORD@HOST:4222`, or `tls://…`
    #[arg(long, env = "ASTERISM_BUS", hide_env_values = true)]
    bus: String,
    /// Number of bots that think at the same time [default: all processors]
    #[arg(long, env = "ASTERISM_THINKERS", value_parser = clap::value_parser!(u16).range(1..=256))]
    thinkers: Option<u16>,
    #[command(flatten)]
    logging: Logging,
}

/// Thinks until it is stopped.
pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    arguments.logging.begin()?;
    let processors = available_parallelism().map_or(1, usize::from);
    let threads = arguments.thinkers.map_or(processors, usize::from);
    tokio::runtime::Runtime::new()?.block_on(async {
        let worked = server::work(arguments.bus, threads, Box::pin(told_to_stop()?)).await;
        worked.map_err(|error| Failure(format!("cannot use the bus: {error}")))
    })
}
