//! `asterism-lab`: what is measured of games, bots and the server. Nothing of it is in `asterism`.

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
    /// Measure how fair a game is, and what is worth what in it, by many games between equals
    Balance(balance::Arguments),
    /// Measure the rules and the search on one core, or the server (bench serve)
    #[command(args_conflicts_with_subcommands = true)]
    Bench(bench::Arguments),
    /// Find out whether predicted winning chances come true, by many games between bots
    Calibrate(review::calibrate::Arguments),
    /// Find moments to solve in games between bots: positions with one move that is clearly best
    Mine(review::mine::Arguments),
    /// Find out whether ratings find the order and the spread of players whose strength is known
    Ratings(ratings::Arguments),
    /// Find out how long a review takes, and whether a longer search judges the same
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
        // Whoever reads our output may stop reading: `asterism-lab bench | head`.
        Err(Failure(text)) if text.is_empty() => ExitCode::SUCCESS,
        Err(Failure(text)) => {
            eprintln!("asterism-lab: {text}");
            ExitCode::FAILURE
        }
    }
}

/// What to tell the user before the program ends; nothing if only nobody listens any more.
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
