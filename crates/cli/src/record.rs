//! Records: opening them, and telling them in words.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, BufRead, IsTerminal, Write as _};
use std::path::Path;

use engine::{AnyMatch, Refusal, Step, games};
use serde_json::Value;
use table::RecordMove;

use crate::Failure;
use crate::words::{Language, Words};

pub(crate) fn read(file: &Path) -> Result<Value, Failure> {
    let wrong = |error: &dyn std::fmt::Display| Failure(format!("{}: {error}", file.display()));
    let text = fs::read_to_string(file).map_err(|error| wrong(&error))?;
    serde_json::from_str(&text).map_err(|error| wrong(&format!("not JSON: {error}")))
}

pub(crate) fn refused(file: &Path, refusal: &Refusal) -> Failure {
    Failure(format!("{}: {refusal}", file.display()))
}

/// The game of a record, after its last move.
pub(crate) fn open(file: &Path) -> Result<Box<dyn AnyMatch>, Failure> {
    games::replay(read(file)?, &mut |_| ()).map_err(|error| refused(file, &error))
}

/// Tells a record in words. At a terminal it waits after each move.
pub(crate) fn replay(file: &Path, all: bool, language: Language) -> Result<(), Failure> {
    let words = Words::new(language);
    let mut steps = Vec::new();
    let told = games::replay(read(file)?, &mut |step| steps.push(step));
    let game = match &told {
        Ok(game) => game.info().id.to_owned(),
        // Everything before the first fault is told nevertheless.
        Err(_) => read(file)?.get("game").and_then(Value::as_str).unwrap_or_default().to_owned(),
    };
    let waits = !all && io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut out = io::stdout().lock();
    for step in &steps {
        out.write_all(tell(&words, &game, step).as_bytes())?;
        if waits && !goes_on(&mut out)? {
            return Ok(());
        }
    }
    let game = told.map_err(|error| refused(file, &error))?;
    out.write_all(ending(&words, game.as_ref()).as_bytes())?;
    Ok(())
}

/// Waits for Enter; input that starts with q ends the program.
fn goes_on(out: &mut impl io::Write) -> io::Result<bool> {
    out.flush()?;
    let mut answer = String::new();
    let read = io::stdin().lock().read_line(&mut answer)?;
    Ok(read > 0 && !answer.starts_with('q'))
}

/// One move: its number, notation and events; or the opening.
fn tell(words: &Words, game: &str, step: &Step) -> String {
    let mut text = match &step.played {
        Some((number, RecordMove { seat, notation })) => {
            format!("{number:>3}. {}: {notation}\n", words.seat(*seat))
        }
        None => String::new(),
    };
    for event in &step.events {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "     {}", words.event(game, event));
    }
    text
}

fn ending(words: &Words, game: &dyn AnyMatch) -> String {
    let status = game.status();
    let scores: Vec<String> = status.scores.iter().map(ToString::to_string).collect();
    let key = if status.over { "final-scores" } else { "scores" };
    format!("{}\n", words.text(key, &[("list", scores.join(" · "))]))
}
