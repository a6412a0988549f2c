//! `asterism`: the server, the rules engine, and what reads records, in one binary.

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
    /// Speak the line protocol: one JSON request a line on standard input, one answer a line on
    /// standard output. docs/protocol.md describes it; try {"cmd": "games"}
    Engine,
    /// Serve tables online: open the address it prints in a browser
    Serve(serve::Arguments),
    /// Think for the bots of servers that share a bus
    Think(think::Arguments),
    /// Tell a recorded game in words, move by move; at a terminal, Enter goes on and q stops
    Replay {
        /// The record, as the engine's `record` gives it
        file: PathBuf,
        /// Tell everything at once, even at a terminal
        #[arg(long)]
        all: bool,
        /// The language of the story
        #[arg(long, value_enum, default_value_t)]
        lang: Language,
    },
    /// Check that every move and the result of a record hold, and where its seed came from
    Verify {
        /// The record, as the engine's `record` gives it
        file: PathBuf,
        /// What your page kept of the deal, to compare with the record
        #[arg(long, value_name = "FILE")]
        kept: Option<PathBuf>,
    },
    /// Tell what a bot would do in a recorded game, and what else it thought of
    Hint(hint::Arguments),
    /// Look back at a finished game: winning chances move by move, what was luck and what was play,
    /// and the decisions that cost most
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
