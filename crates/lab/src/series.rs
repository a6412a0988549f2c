//! Common parts of commands that play many games.

use std::path::PathBuf;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use table::{Info, Seed, SetupError};

use crate::Failure;

/// How a series of games is played, and where its figures go.
#[derive(Args)]
pub(crate) struct Series {
    /// The seed of all deals and choices: a number, or 64 hex digits
    #[arg(long, default_value = "1", value_parser = engine::seed)]
    pub(crate) seed: Seed,
    /// Number of games played at the same time
    #[arg(long, default_value_t = cores(), value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub(crate) threads: u32,
    /// Also write the figures to this file, as JSON
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
}

fn cores() -> u32 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() as u32)
}

/// The number of seats asked for, if the game allows it.
pub(crate) fn seats(info: &'static Info, asked: u64) -> Result<u8, Failure> {
    let Info { id: game, min_seats: min, max_seats: max, .. } = *info;
    let fits = u8::try_from(asked).ok().filter(|seats| (min..=max).contains(seats));
    fits.ok_or_else(|| Failure(SetupError::Seats { game, min, max, got: asked }.to_string()))
}

/// A progress bar of games, on standard error; hidden if that is not a terminal.
pub(crate) fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("our own template"))
}
