//! How fast the rules are, how fast the bots search, and what the server carries.

mod rules;
mod search;
mod serve;

use std::io::{self, Write};
use std::time::Duration;

use astra::Astra;
use bots::Insight;
use clap::{Args, Subcommand};
use connect_four::ConnectFour;
use stellium::Stellium;
use sternenhimmel::Sternenhimmel;
use table::{Game, Info};

use crate::Failure;

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    of: Option<Of>,
    /// Measure only this game
    #[arg(long)]
    game: Option<String>,
    /// How long to measure each row, in seconds
    #[arg(long, default_value_t = 1.0, value_parser = seconds)]
    seconds: f64,
}

#[derive(Subcommand)]
enum Of {
    /// Measure the server on this machine: tables, clients, moves a second, waits, memory
    Serve(serve::Arguments),
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0.01 to 3600".into()),
    }
}

/// A game to measure. Connect Four is not offered to players: every framework has it, so it tells
/// how ours compares.
struct Candidate {
    info: &'static Info,
    play: fn(u8, Duration) -> rules::Row,
    /// How to search, if bots play the game, and with how many seats that is measured.
    search: Option<(u8, Measure)>,
}

type Measure = fn(u8, Duration) -> search::Row;

impl Candidate {
    const fn of<G: Game>() -> Candidate {
        Candidate { info: &G::INFO, play: rules::measure::<G>, search: None }
    }

    const fn searched<G: Insight>(seats: u8) -> Candidate {
        Candidate { search: Some((seats, search::measure::<G>)), ..Candidate::of::<G>() }
    }
}

static CANDIDATES: &[Candidate] = &[
    Candidate::searched::<Astra>(2),
    Candidate::searched::<Sternenhimmel>(3),
    Candidate::searched::<Stellium>(2),
    Candidate::of::<ConnectFour>(),
];

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.of {
        Some(Of::Serve(arguments)) => serve::run(arguments),
        None => measure(arguments.game.as_deref(), arguments.seconds),
    }
}

/// Measures every game, or the one named.
fn measure(game: Option<&str>, seconds: f64) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let wanted = |candidate: &&Candidate| game.is_none_or(|id| id == candidate.info.id);
    let candidates: Vec<&Candidate> = CANDIDATES.iter().filter(wanted).collect();
    if candidates.is_empty() {
        let known: Vec<&str> = CANDIDATES.iter().map(|candidate| candidate.info.id).collect();
        return Err(Failure(format!("no game to measure; there are: {}", known.join(", "))));
    }
    let time = Duration::from_secs_f64(seconds);
    writeln!(out, "whole random games from set-up to score, one core, {seconds} s a figure")?;
    rules::head(&mut out)?;
    for candidate in &candidates {
        for seats in candidate.info.min_seats..=candidate.info.max_seats {
            (candidate.play)(seats, time).write(&mut out, candidate.info.id, seats)?;
        }
    }
    writeln!(out, "listed: every legal move is listed at every step; bytes: size of a state")?;
    if candidates.iter().all(|candidate| candidate.search.is_none()) {
        return Ok(());
    }
    writeln!(out, "\nthe search of the expert, one core, {seconds} s from openings")?;
    search::head(&mut out)?;
    for candidate in candidates {
        if let Some((seats, measure)) = candidate.search {
            measure(seats, time).write(&mut out, candidate.info.id, seats)?;
        }
    }
    writeln!(out, "over: by how much a move took longer than its budget, the middle and 1 in 100")?;
    Ok(())
}
