//! How much honest players notice of hostile clients: half of the time is quiet, then they come.

use std::io::{self, Write};
use std::time::Duration;

use serde_json::json;

use super::child::Child;
use super::hostile::Hostile;
use super::tables::{Pace, People, Tables};
use super::{Arguments, Waits, progress, with_progress};
use crate::Failure;

/// Only this address is the proxy's: hostile clients also bypass it.
const PROXY: [&str; 2] = ["--trusted-proxy", "127.0.0.1"];
/// The default rate of moves per second at each table.
const RATE: f64 = 1.0;
/// The most that a guest's credit allows.
const MOST_RATE: f64 = 10.0;

/// The results.
struct Row {
    tables: u16,
    quiet: Waits,
    attacked: Waits,
    megabytes: f64,
    ended: usize,
}

impl Row {
    /// How many times longer moves took under attack.
    fn ratio(&self) -> f64 {
        self.attacked.at(0.99) / self.quiet.at(0.99).max(f64::MIN_POSITIVE)
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rate = arguments.rate.unwrap_or(RATE);
    if rate > MOST_RATE {
        return Err(Failure(format!("--hostile: --rate is {MOST_RATE} at most")));
    }
    let runtime = tokio::runtime::Runtime::new()?;
    let mut out = io::stdout().lock();
    if !arguments.json {
        writeln!(
            out,
            "{:>7}{:>9}{:>10}{:>10}{:>10}{:>10}{:>7}{:>9}{:>8}",
            "tables",
            "hostile",
            "quiet p50",
            "p99 ms",
            "under p50",
            "p99 ms",
            "ratio",
            "MB more",
            "ended"
        )?;
    }
    for tables in &arguments.tables {
        let row = runtime.block_on(measure(arguments, *tables, rate))?;
        let (quiet, attacked) = (&row.quiet, &row.attacked);
        if arguments.json {
            let row = json!({
                "tables": row.tables, "hostile": arguments.hostile,
                "quiet": { "moves": quiet.0.len(), "p50_ms": quiet.at(0.5), "p99_ms": quiet.at(0.99) },
                "attacked": {
                    "moves": attacked.0.len(), "p50_ms": attacked.at(0.5), "p99_ms": attacked.at(0.99),
                },
                "p99_ratio": row.ratio(), "megabytes_more": row.megabytes, "ended": row.ended,
            });
            writeln!(out, "{row}")?;
        } else {
            writeln!(
                out,
                "{:>7}{:>9}{:>10.2}{:>10.2}{:>10.2}{:>10.2}{:>7.1}{:>9.1}{:>8}",
                row.tables,
                arguments.hostile,
                quiet.at(0.5),
                quiet.at(0.99),
                attacked.at(0.5),
                attacked.at(0.99),
                row.ratio(),
                row.megabytes,
                row.ended
            )?;
        }
        out.flush()?;
    }
    if !arguments.json {
        writeln!(
            out,
            "ms: from sending a move to the last client's receipt; ended: hostile connections"
        )?;
    }
    Ok(())
}

async fn measure(arguments: &Arguments, count: u16, rate: f64) -> Result<Row, Failure> {
    let server = Child::start(arguments, &PROXY)?;
    let bar = progress(count.into(), "tables opened");
    let tables = Tables::open(
        std::slice::from_ref(&server.address),
        &arguments.game,
        0..count,
        People::Many,
        &bar,
    )
    .await?;
    bar.finish_and_clear();
    let half = Duration::from_secs_f64(arguments.seconds / 2.0);
    let (tables, quiet) = with_progress(half, tables.play(half, Pace::Each(rate))).await?;
    let before = server.kilobytes()?;
    let hostile = Hostile::start(&server.address, arguments.hostile, &tables.ids())?;
    let (_, attacked) = with_progress(half, tables.play(half, Pace::Each(rate))).await?;
    let megabytes = (server.kilobytes()? - before) / 1024.0;
    Ok(Row {
        tables: count,
        quiet: Waits::new(quiet),
        attacked: Waits::new(attacked),
        megabytes,
        ended: hostile.ended(),
    })
}
