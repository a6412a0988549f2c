//! What a bot would do in a recorded game.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::Args;
use engine::hint::{self, Thought};
use engine::outlook::{Change, Outlook, Plan};
use engine::{Adviser, AnyMatch, Hint};
use table::{RecordMove, Seat, Seed};

use crate::words::{Language, Words};
use crate::{Failure, record};

/// How many candidates are shown.
const SHOWN: usize = 10;

#[derive(Args)]
pub(crate) struct Arguments {
    /// The record, as the engine's `record` gives it
    file: PathBuf,
    /// Advise after this number of moves [default: after the last]
    #[arg(long, value_name = "MOVES")]
    after: Option<u32>,
    /// The bot to ask: random, novice, casual, skilled, expert or greedy
    #[arg(long, default_value = "expert")]
    bot: String,
    /// Thinking time of the expert, in milliseconds
    #[arg(long, conflicts_with = "simulations", default_value_t = hint::DEFAULT_MILLIS)]
    millis: u64,
    /// Number of simulations of the expert, instead of a time; this makes the hint reproducible
    #[arg(long)]
    simulations: Option<u64>,
    /// The seat to advise [default: the only one to act]
    #[arg(long)]
    seat: Option<u8>,
    /// The seed of the bot's choices: a number, or 64 hex digits [default: 0]
    #[arg(long, value_parser = engine::seed)]
    seed: Option<Seed>,
    /// The language of the answer
    #[arg(long, value_enum, default_value_t)]
    lang: Language,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments { file, after, bot, millis, simulations, seat, seed, lang } = arguments;
    let millis = simulations.is_none().then_some(*millis);
    let refused = |refusal: engine::Refusal| Failure(refusal.message);
    let adviser = Adviser::new(bot, *simulations, millis, *seed).map_err(refused)?;
    let adviser = Adviser { explained: SHOWN, ..adviser };
    let mut game = record::open(file)?;
    if let Some(after) = after {
        go_back(game.as_mut(), *after)?;
    }
    let seat = asked_seat(game.as_ref(), *seat)?;
    let hint = game.hint(seat, &adviser).map_err(refused)?;
    let words = Words::new(*lang);
    io::stdout().write_all(tell(&words, game.as_ref(), seat, bot, &hint).as_bytes())?;
    Ok(())
}

fn go_back(game: &mut dyn AnyMatch, ply: u32) -> Result<(), Failure> {
    let whole = game.status().ply;
    match whole.checked_sub(ply) {
        Some(back) if game.undo(back) => Ok(()),
        Some(_) => Err(Failure(format!("the record begins later than after {ply} moves"))),
        None => Err(Failure(format!("the record has {whole} moves"))),
    }
}

fn asked_seat(game: &dyn AnyMatch, seat: Option<u8>) -> Result<Seat, Failure> {
    match (seat, &game.status().to_act[..]) {
        (_, []) => {
            Err(Failure("the game is over: ask about an earlier moment with --after".into()))
        }
        (Some(seat), _) => Ok(Seat(seat)),
        (None, [only]) => Ok(*only),
        (None, several) => {
            Err(Failure(format!("{} seats are to act: say which --seat", several.len())))
        }
    }
}

/// The move, and a line for each candidate, followed by its consequences.
fn tell(words: &Words, game: &dyn AnyMatch, seat: Seat, bot: &str, hint: &Hint) -> String {
    let moves = hint.candidates.iter().take(SHOWN);
    let head =
        ["hint-move", "hint-visits", "hint-margin", "hint-line"].map(|id| words.text(id, &[]));
    let width = moves.clone().map(|thought| thought.notation.len()).max().unwrap_or(0);
    let width = width.max(head[0].chars().count());
    let named = [("seat", words.seat(seat)), ("bot", bot.into()), ("move", hint.notation.clone())];
    let mut text = words.text("hint", &named) + "\n";
    // Writing to a string cannot fail.
    if !hint.candidates.is_empty() {
        let [mv, visits, margin, line] = head;
        let _ = writeln!(text, "\n{mv:<width$}{visits:>12}{margin:>12}  {line}");
    }
    for Thought { notation, visits, value, line, outlook, plan } in moves {
        let follows: Vec<String> = line
            .iter()
            .skip(1)
            .map(|played| format!("{}: {}", words.seat(played.seat), played.notation))
            .collect();
        let row = format!("{notation:<width$}{visits:>12}{value:>+12.1}  {}", follows.join(" · "));
        let _ = writeln!(text, "{}", row.trim_end());
        for line in tell_outlooks(words, game.info().id, line, outlook, plan.as_ref()) {
            let _ = writeln!(text, "    {line}");
        }
    }
    text
}

/// The certain consequences of a move, and of the seat's own moves expected to follow it.
pub(crate) fn tell_outlooks(
    words: &Words,
    game: &str,
    line: &[RecordMove],
    outlook: &Outlook,
    plan: Option<&Plan>,
) -> Vec<String> {
    let mut said = tell_outlook(words, game, outlook);
    if let Some(Plan { moves, outlook }) = plan {
        let own: Vec<&str> = line[1..*moves].iter().map(|own| &*own.notation).collect();
        said.push(words.text("hint-then", &[("moves", own.join(" · "))]));
        said.extend(tell_outlook(words, game, outlook));
    }
    said
}

fn tell_outlook(words: &Words, game: &str, Outlook { events, changes }: &Outlook) -> Vec<String> {
    let events = events.iter().map(|event| words.event(game, event));
    events.chain(changes.iter().map(|change| tell_change(words, game, change))).collect()
}

fn tell_change(words: &Words, game: &str, Change { name, seat, points }: &Change) -> String {
    let line = words.text(&format!("page-line-{game}-{name}"), &[]);
    let given = [("seat", words.seat(*seat)), ("line", line), ("points", format!("{points:+}"))];
    words.text("hint-change", &given)
}
