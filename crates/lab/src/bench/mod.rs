//! How fast the rules are, how fast the bots search, and how much load the server carries.

mod rules;
mod search;
mod serve;

use std::io::{self, Write};
use std::time::Duration;

use bots::Insight;
use clap::{Args, Subcommand};
use connect_four::ConnectFour;
use engine::{Entry, Visit, each_game};
use table::{Game, Info};

use crate::Failure;

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    of: Option<Of>,
    /// Measure only this game
    #[arg(long)]
    game: Option<String>,
    /// Number of seats for the search, as far as a game allows it
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// How long to measure each row, in seconds
    #[arg(long, default_value_t = 1.0, value_parser = seconds)]
    seconds: f64,
}

#[derive(Subcommand)]
enum Of {
    /// Measure the server on this machine: tables, clients, moves per second, latencies, memory
    Serve(serve::Arguments),
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0.01 to 3600".into()),
    }
}

/// A game to measure.
struct Candidate {
    info: &'static Info,
    play: fn(u8, Duration) -> rules::Row,
    search: fn(u8, Duration) -> search::Row,
}

#[derive(Clone, Copy)]
struct Enlist;

impl Visit for Enlist {
    type Out = Candidate;

    fn game<G: Insight>(self) -> Candidate {
        Candidate { info: &G::INFO, play: rules::measure::<G>, search: search::measure::<G> }
    }
}

/// All games, and Connect Four, which every framework has, for comparison.
fn candidates() -> Vec<Candidate> {
    let mut all = each_game(Enlist);
    if all.iter().all(|candidate| candidate.info.id != ConnectFour::INFO.id) {
        all.push(Enlist.game::<ConnectFour>());
    }
    all
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.of {
        Some(Of::Serve(arguments)) => serve::run(arguments),
        None => measure(arguments),
    }
}

/// Measures every game, or only the one named.
fn measure(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments { game, seats, seconds, .. } = arguments;
    let mut out = io::stdout().lock();
    let mut candidates = candidates();
    if let Some(id) = game {
        candidates.retain(|candidate| candidate.info.id == *id);
        if candidates.is_empty() {
            Entry::named(id)?;
        }
    }
    let time = Duration::from_secs_f64(*seconds);
    writeln!(out, "whole random games from set-up to score, one core, {seconds} s a figure")?;
    rules::head(&mut out)?;
    for candidate in &candidates {
        for seats in candidate.info.min_seats..=candidate.info.max_seats {
            (candidate.play)(seats, time).write(&mut out, candidate.info.id, seats)?;
        }
    }
    writeln!(out, "listed: every legal move is listed at every step; bytes: size of a state")?;
    writeln!(out, "\nthe search of the expert, one core, {seconds} s from openings")?;
    search::head(&mut out)?;
    for candidate in candidates {
        let seats = (*seats).clamp(candidate.info.min_seats, candidate.info.max_seats);
        (candidate.search)(seats, time).write(&mut out, candidate.info.id, seats)?;
    }
    writeln!(out, "over: by how much a move took longer than its budget, the middle and 1 in 100")?;
    Ok(())
}
