//! `asterism`: the server, the rules engine and the tools for records, in one binary.

mod hint;
mod notices;
#[cfg(test)]
mod page;
mod record;
mod review;
mod serve;
mod think;
mod verify;
mod words;

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::words::Language;

/// One table for three games about the stars.
#[derive(Parser)]
#[command(name = "asterism", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Speak the line protocol: one JSON request per line on standard input, one answer per line on
    /// standard output. It is described in docs/protocol.md; try {"cmd": "games"}
    Engine,
    /// Serve tables online: open the address it prints in a browser
    Serve(serve::Arguments),
    /// Think for the bots of servers that share a bus
    Think(think::Arguments),
    /// Tell a recorded game in words, move by move; on a terminal, Enter continues and q stops
    Replay {
        /// The record, as the engine's `record` gives it
        file: PathBuf,
        /// Tell everything at once, even on a terminal
        #[arg(long)]
        all: bool,
        /// The language of the text
        #[arg(long, value_enum, default_value_t)]
        lang: Language,
    },
    /// Check every move and the result of a record, and where its seed came from
    Verify {
        /// The record, as the engine's `record` gives it
        file: PathBuf,
        /// What your page kept of the deal, to compare with the record
        #[arg(long, value_name = "FILE")]
        kept: Option<PathBuf>,
    },
    /// Show what a bot would play in a recorded game, and what else it considered
    Hint(hint::Arguments),
    /// Review a finished game: winning chances move by move, luck and play, and the most expensive
    /// decisions
    Review(review::Arguments),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Engine => speak(),
        Command::Serve(arguments) => serve::run(arguments),
        Command::Think(arguments) => think::run(arguments),
        Command::Replay { file, all, lang } => record::replay(&file, all, lang),
        Command::Verify { file, kept } => verify::run(&file, kept.as_deref()),
        Command::Hint(arguments) => hint::run(&arguments),
        Command::Review(arguments) => review::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output may stop early: `asterism replay … | head`.
        Err(Failure(text)) if text.is_empty() => ExitCode::SUCCESS,
        Err(Failure(text)) => {
            eprintln!("asterism: {text}");
            ExitCode::FAILURE
        }
    }
}

/// Speaks the line protocol, with instructions for a person at a terminal.
fn speak() -> Result<(), Failure> {
    if io::stdin().is_terminal() {
        eprintln!(r#"Type a request, as in {{"cmd": "games"}}, and Enter; Ctrl-D ends it."#);
    }
    Ok(engine::serve(io::stdin().lock(), io::stdout().lock())?)
}

/// The error message to print before exiting; empty if the reader of the output is gone.
struct Failure(String);

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        let gone = error.kind() == io::ErrorKind::BrokenPipe;
        Failure(if gone { String::new() } else { error.to_string() })
    }
}
