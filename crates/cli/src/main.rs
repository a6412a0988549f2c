//! `asterism`: the rules engine and its tools in one binary.

mod arena;
mod balance;
mod bench;
mod hint;
mod ladder;
mod load;
#[cfg(test)]
mod page;
mod record;
mod report;
mod series;
mod serve;
mod verify;
mod words;

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::words::Language;

/// One table for three star games.
#[derive(Parser)]
#[command(name = "asterism", version, about, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Speak the line protocol: one JSON request a line on standard input, one answer a line on
    /// standard output. docs/protocol.md describes it; try {"cmd": "games"}
    Engine,
    /// Serve tables online: open the address it prints in a browser
    Serve(serve::Arguments),
    /// Tell a recorded game in words, move by move; at a terminal, Enter goes on and q stops
    Replay {
        /// The record, as the engine's `record` gives it
        file: PathBuf,
        /// Tell everything at once, also at a terminal
        #[arg(long)]
        all: bool,
        /// The language to tell it in
        #[arg(long, value_enum, default_value_t)]
        lang: Language,
    },
    /// Check that every move and the result of a record hold, and where its seed came from
    Verify {
        /// The record, as the engine's `record` gives it
        file: PathBuf,
        /// What your page kept of the deal, to hold the record's against
        #[arg(long, value_name = "FILE")]
        kept: Option<PathBuf>,
    },
    /// Tell what a bot would do in a recorded game, and what else it thought of
    Hint(hint::Arguments),
    /// Have bots play each other: one against others (asterism arena --game sternenhimmel --seats 3
    /// expert greedy), or all levels (--ladder)
    Arena(arena::Arguments),
    /// Find out how fair a game is and what is worth what in it, by many games between equals
    Balance(balance::Arguments),
    /// Measure on one core: whole random games and moves a second, simulations a second of the
    /// expert, allocations, and how well it keeps its time; with `serve`, what the server carries
    #[command(args_conflicts_with_subcommands = true)]
    Bench {
        #[command(subcommand)]
        of: Option<BenchOf>,
        /// Only this game
        #[arg(long)]
        game: Option<String>,
        /// How long to measure each row
        #[arg(long, default_value_t = 1.0, value_parser = seconds)]
        seconds: f64,
    },
}

#[derive(Subcommand)]
enum BenchOf {
    /// Measure the server on this machine: tables, clients, moves a second, waits, memory
    Serve(load::Arguments),
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0.01 to 3600".into()),
    }
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Engine => speak(),
        Command::Serve(arguments) => serve::run(arguments),
        Command::Replay { file, all, lang } => record::replay(&file, all, lang),
        Command::Verify { file, kept } => verify::run(&file, kept.as_deref()),
        Command::Hint(arguments) => hint::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Balance(arguments) => balance::run(&arguments),
        Command::Bench { of: Some(BenchOf::Serve(arguments)), .. } => load::run(&arguments),
        Command::Bench { of: None, game, seconds } => bench::run(game.as_deref(), seconds),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output may stop reading: `asterism replay … | head`.
        Err(Failure(text)) if text.is_empty() => ExitCode::SUCCESS,
        Err(Failure(text)) => {
            eprintln!("asterism: {text}");
            ExitCode::FAILURE
        }
    }
}

/// Speaks the line protocol; a person who finds it silent is told what to type.
fn speak() -> Result<(), Failure> {
    if io::stdin().is_terminal() {
        eprintln!(r#"Type a request, as in {{"cmd": "games"}}, and Enter; Ctrl-D ends it."#);
    }
    Ok(engine::serve(io::stdin().lock(), io::stdout().lock())?)
}

/// What to tell the user before the program ends; nothing if only nobody listens any more.
struct Failure(String);

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        let gone = error.kind() == io::ErrorKind::BrokenPipe;
        Failure(if gone { String::new() } else { error.to_string() })
    }
}
