//! `asterism-lab`: measurements of games, bots and the server. `asterism` contains none of it.

mod arena;
mod balance;
mod bench;
mod ratings;
mod report;
mod review;
mod series;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Measure the games, the bots and the server of Asterism.
#[derive(Parser)]
#[command(name = "asterism-lab", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play bots against each other: one against others (asterism-lab arena --game sternenhimmel
    /// --seats 3 expert greedy), or all levels (--ladder)
    Arena(arena::Arguments),
    /// Measure how fair a game is, and what its cards and pieces are worth, by many games between
    /// equals
    Balance(balance::Arguments),
    /// Measure the rules and the search on one core, or the server (bench serve)
    #[command(args_conflicts_with_subcommands = true)]
    Bench(bench::Arguments),
    /// Test whether predicted winning chances come true, by many games between bots
    Calibrate(review::calibrate::Arguments),
    /// Find puzzles in games between bots: positions with one move that is clearly best
    Mine(review::mine::Arguments),
    /// Test whether ratings find the order and the spread of players of known strength
    Ratings(ratings::Arguments),
    /// Measure how long a review takes, and whether a longer search judges the same
    Review(review::Arguments),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Balance(arguments) => balance::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Calibrate(arguments) => review::calibrate::run(&arguments),
        Command::Mine(arguments) => review::mine::run(&arguments),
        Command::Ratings(arguments) => ratings::run(&arguments),
        Command::Review(arguments) => review::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output may stop early: `asterism-lab bench | head`.
        Err(Failure(text)) if text.is_empty() => ExitCode::SUCCESS,
        Err(Failure(text)) => {
            eprintln!("asterism-lab: {text}");
            ExitCode::FAILURE
        }
    }
}

/// The error message to print before exiting; empty if the reader of the output is gone.
struct Failure(String);

impl From<engine::UnknownGame> for Failure {
    fn from(error: engine::UnknownGame) -> Failure {
        Failure(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        let gone = error.kind() == io::ErrorKind::BrokenPipe;
        Failure(if gone { String::new() } else { error.to_string() })
    }
}
