//! How much load the server carries: a separate server, many tables, two clients at each, on
//! loopback.

mod attack;
mod child;
mod hostile;
mod tables;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use client::Nats;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::Failure;
use child::Child;
use tables::{Pace, People, Tables};

/// The most tables one run opens: load is bounded.
const MOST_TABLES: u16 = 5000;

/// The most hostile clients.
const MOST_HOSTILE: u16 = 200;

/// What to measure.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Number of tables, each with two clients; one row for each number given
    #[arg(long, value_delimiter = ',', default_values_t = [200, 1000, 2000], value_parser = clap::value_parser!(u16).range(1..=MOST_TABLES as i64))]
    tables: Vec<u16>,
    /// Moves per second at each table [default: as many as possible]
    #[arg(long, value_parser = rate)]
    rate: Option<f64>,
    /// How long to measure each row, in seconds
    #[arg(long, default_value_t = 10.0, value_parser = super::seconds)]
    seconds: f64,
    /// The game to play
    #[arg(long, default_value = "sternenhimmel")]
    game: String,
    /// Number of hostile clients, which come in the second half of the time; the default rate is
    /// then one move per second
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=MOST_HOSTILE as i64))]
    hostile: u16,
    /// The server's database [default: a new SQLite file]
    #[arg(long)]
    database: Option<String>,
    /// Number of nodes on the database, which must then be PostgreSQL: the clients of each table
    /// are at two of them. A NATS server is started too
    #[arg(long, default_value_t = 1, requires = "database", value_parser = clap::value_parser!(u8).range(1..=8))]
    nodes: u8,
    /// The server to measure [default: the asterism binary beside this one]
    #[arg(long, value_name = "PATH")]
    server: Option<PathBuf>,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

fn rate(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(rate) if (0.01..=100.0).contains(&rate) => Ok(rate),
        _ => Err("a number of moves a second from 0.01 to 100".into()),
    }
}

/// The results for one number of tables.
struct Row {
    tables: u16,
    moves: usize,
    seconds: f64,
    p50: f64,
    p99: f64,
    longest: f64,
    kilobytes: f64,
    /// The processor time per move at all nodes, in microseconds.
    work: f64,
}

/// Measures every number of tables on a new server.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    child::program(arguments.server.as_deref())?;
    drop(rlimit::increase_nofile_limit(u64::MAX));
    if arguments.hostile > 0 {
        return attack::run(arguments);
    }
    let runtime = tokio::runtime::Runtime::new()?;
    let mut out = io::stdout().lock();
    if !arguments.json {
        writeln!(
            out,
            "{:>7}{:>9}{:>10}{:>9}{:>9}{:>9}{:>14}{:>13}",
            "tables",
            "moves",
            "moves/s",
            "p50 ms",
            "p99 ms",
            "max ms",
            "kB per table",
            "µs per move"
        )?;
    }
    for tables in &arguments.tables {
        let row = runtime.block_on(measure(arguments, *tables))?;
        let rate = row.moves as f64 / row.seconds;
        if arguments.json {
            let row = json!({
                "tables": row.tables, "moves": row.moves, "moves_per_second": rate,
                "p50_ms": row.p50, "p99_ms": row.p99, "max_ms": row.longest,
                "kilobytes_per_table": row.kilobytes, "cpu_us_per_move": row.work,
                "nodes": arguments.nodes,
            });
            writeln!(out, "{row}")?;
        } else {
            let Row { tables, moves, p50, p99, longest, kilobytes, work, .. } = row;
            writeln!(
                out,
                "{tables:>7}{moves:>9}{rate:>10.0}{p50:>9.2}{p99:>9.2}{longest:>9.1}{kilobytes:>14.1}{work:>13.0}"
            )?;
        }
        out.flush()?;
    }
    if !arguments.json {
        writeln!(out, "ms: from sending a move to the last client's receipt; two clients a table")?;
        writeln!(out, "µs: what processors worked at all nodes, without database and bus")?;
    }
    Ok(())
}

/// The nodes to measure, and the bus between them.
struct Nodes {
    nodes: Vec<Child>,
    _nats: Option<Nats>,
}

impl Nodes {
    fn start(arguments: &Arguments) -> Result<Nodes, Failure> {
        let nats = (arguments.nodes > 1).then(|| Nats::start(&[])).transpose()?;
        let bus = nats.as_ref().map(|nats| format!("nats://{}", nats.address()));
        let more: Vec<&str> = bus.iter().flat_map(|bus| ["--bus", bus]).collect();
        let start = |_| Child::start(arguments, &more);
        Ok(Nodes { nodes: (0..arguments.nodes).map(start).collect::<Result<_, _>>()?, _nats: nats })
    }

    fn addresses(&self) -> Vec<String> {
        self.nodes.iter().map(|node| node.address.clone()).collect()
    }

    fn kilobytes(&self) -> Result<f64, Failure> {
        self.nodes.iter().map(Child::kilobytes).sum()
    }

    fn worked(&self) -> Result<Duration, Failure> {
        self.nodes.iter().map(Child::worked).sum()
    }
}

async fn measure(arguments: &Arguments, count: u16) -> Result<Row, Failure> {
    let nodes = Nodes::start(arguments)?;
    let (addresses, game) = (nodes.addresses(), &arguments.game);
    let bar = progress(count.into(), "tables opened");
    // The cost of one table is what many cost beyond the first.
    let open = |numbers| Tables::open(&addresses, game, numbers, People::Two, &bar);
    let first = open(0..1).await?;
    let before = nodes.kilobytes()?;
    let tables = open(1..count).await?;
    let kilobytes = (nodes.kilobytes()? - before) / f64::from(count - 1).max(1.0);
    bar.finish_and_clear();
    let time = Duration::from_secs_f64(arguments.seconds);
    let pace = arguments.rate.map_or(Pace::Fast, Pace::Each);
    let worked = nodes.worked()?;
    let (_, waits) = with_progress(time, first.join(tables).play(time, pace)).await?;
    let work = nodes.worked()?.saturating_sub(worked).as_secs_f64() * 1e6;
    let waits = Waits::new(waits);
    Ok(Row {
        tables: count,
        moves: waits.0.len(),
        seconds: arguments.seconds,
        p50: waits.at(0.5),
        p99: waits.at(0.99),
        longest: waits.at(1.0),
        kilobytes,
        work: work / waits.0.len().max(1) as f64,
    })
}

/// The durations of moves, in ascending order.
struct Waits(Vec<Duration>);

impl Waits {
    fn new(mut waits: Vec<Duration>) -> Waits {
        waits.sort_unstable();
        Waits(waits)
    }

    /// The quantile of the durations, in milliseconds.
    fn at(&self, part: f64) -> f64 {
        let nth = ((self.0.len() as f64 * part) as usize).min(self.0.len().saturating_sub(1));
        self.0.get(nth).map_or(0.0, |wait| wait.as_secs_f64() * 1000.0)
    }
}

/// Waits for something that takes about this long, with a progress bar.
async fn with_progress<T>(time: Duration, work: impl Future<Output = T>) -> T {
    let bar = progress(time.as_secs_f64().ceil() as u64, "seconds");
    let ticking = tokio::spawn({
        let bar = bar.clone();
        async move {
            loop {
                tokio::time::sleep(Duration::from_secs(1)).await;
                bar.inc(1);
            }
        }
    });
    let done = work.await;
    ticking.abort();
    bar.finish_and_clear();
    done
}

fn progress(length: u64, what: &'static str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg}");
    // The template is a constant: if it were wrong, the default bar would do.
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style).with_message(what)
}
