//! Reviews of finished games: as tables, as JSON, or as a page with the graph.

mod graph;

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use engine::ordered::in_order;
use engine::review::{self, Account, Eyes, Moment, Order, Share};
use engine::{Entry, Review, Reviewer};
use indicatif::{ProgressBar, ProgressStyle};
use table::{Seat, Seed, Viewer};

use crate::hint::tell_outlooks;
use crate::words::{Language, Words};
use crate::{Failure, record};

/// The simulations per position for timing a review.
const GLANCE: u64 = 512;

#[derive(Args)]
pub(crate) struct Arguments {
    /// The record of a finished game, as the engine's `record` gives it
    file: PathBuf,
    /// Review the game as this seat saw it [default: chances from what everyone could see, each
    /// decision from what its own seat could]
    #[arg(long, conflicts_with = "open")]
    seat: Option<u8>,
    /// Review it with all secrets open
    #[arg(long)]
    open: bool,
    /// The most simulations for each position
    #[arg(long, default_value_t = review::DEFAULT_SIMULATIONS)]
    simulations: u64,
    /// As many simulations as fit into about this many seconds: a short review is timed first
    #[arg(long, conflicts_with = "simulations", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: Option<u32>,
    /// The seed of everything imagined: a number, or 64 hex digits [default: 0]
    #[arg(long, value_parser = engine::seed)]
    seed: Option<Seed>,
    /// Number of threads; the result does not depend on it [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
    /// Print the review as JSON
    #[arg(long)]
    json: bool,
    /// Also write the review to this file, as a page with the graph
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// The language of the review
    #[arg(long, value_enum, default_value_t)]
    lang: Language,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments { file, seat, open, simulations, seconds, seed, threads, json, html, lang } =
        arguments;
    let eyes = if *open { Viewer::Open } else { Viewer::from(seat.map(Seat)) };
    let threads = threads.unwrap_or_else(cores);
    let game = record::open(file)?;
    let look_back = |simulations| {
        let order = Order::new(eyes, Some(simulations), *seed)
            .map_err(|refusal| Failure(refusal.message))?;
        let refused = |refusal| record::refused(file, &refusal);
        Ok::<_, Failure>(look_back(game.reviewer(order).map_err(refused)?.as_ref(), threads))
    };
    let simulations = match seconds {
        Some(seconds) => {
            let start = Instant::now();
            look_back(GLANCE)?;
            enough_for(Duration::from_secs((*seconds).into()), start.elapsed())
        }
        None => *simulations,
    };
    let review = look_back(simulations)?;
    let words = Words::new(*lang);
    if let Some(page) = html {
        let wrong = |error| Failure(format!("{}: {error}", page.display()));
        fs::write(page, graph::page(&words, &review)).map_err(wrong)?;
    }
    let text = if *json { written(&review) } else { tell(&words, &review) };
    io::stdout().write_all(text.as_bytes())?;
    Ok(())
}

/// How many simulations fit into a time, of which a glance at every position has taken some. A
/// fifth is kept in reserve: longer searches are slower.
fn enough_for(time: Duration, glance: Duration) -> u64 {
    let left = time.saturating_sub(glance).as_secs_f64() * 0.8;
    let simulations = GLANCE as f64 * left / glance.as_secs_f64().max(1e-3);
    (simulations as u64).clamp(review::MIN_SIMULATIONS, review::MAX_SIMULATIONS)
}

fn cores() -> u32 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() as u32)
}

/// Analyses all positions, with a progress bar on standard error if that is a terminal.
fn look_back(reviewer: &dyn Reviewer, threads: u32) -> Review {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} moves, {eta} left");
    let bar =
        ProgressBar::new(reviewer.positions().into()).with_style(style.expect("our own template"));
    let mut findings = Vec::new();
    in_order(
        reviewer.positions().into(),
        threads,
        |at| reviewer.look(at as u32),
        |finding| {
            findings.push(finding);
            bar.inc(1);
            ControlFlow::Continue(())
        },
    );
    bar.finish_and_clear();
    reviewer.conclude(findings)
}

fn written(review: &Review) -> String {
    let text = serde_json::to_string_pretty(review).expect("our own types can be written");
    text + "\n"
}

/// The title of the review.
fn title(words: &Words, review: &Review) -> String {
    let eyes = match review.eyes {
        Eyes::Seat(seat) => words.text("review-eyes-seat", &[("seat", words.seat(seat))]),
        Eyes::Named(name) => words.text(&format!("review-eyes-{name}"), &[]),
    };
    let game = Entry::named(review.game).map_or(review.game, |entry| entry.info.name);
    words.text("review", &[("game", game.into()), ("eyes", eyes)])
}

/// A column of the seats' table: its name, and its content.
type Column = (&'static str, fn(&Account) -> String);
const COLUMNS: [Column; 5] = [
    ("review-first", |account| chance(account.first)),
    ("review-last", |account| chance(account.last)),
    ("review-luck", |account| points(account.luck)),
    ("review-play", |account| points(account.play)),
    ("review-others", |account| points(account.others)),
];

fn chance(share: Share) -> String {
    format!("{:.1} %", share.percent())
}

/// A change of winning chances in points. Adding 0 turns -0 into 0.
fn points(share: Share) -> String {
    format!("{:+.1}", share.percent() + 0.0)
}

fn tell(words: &Words, review: &Review) -> String {
    // Writing to a string cannot fail.
    let mut text = title(words, review) + "\n\n";
    let heads = COLUMNS.map(|(name, _)| words.text(name, &[]));
    let names: Vec<String> = review.seats.iter().map(|account| words.seat(account.seat)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let head = heads.map(|head| format!("{head:>12}")).concat();
    let _ = writeln!(text, "{:width$}{head}", "");
    for (account, name) in review.seats.iter().zip(names) {
        let cells = COLUMNS.map(|(_, cell)| format!("{:>12}", cell(account))).concat();
        let _ = writeln!(text, "{name:width$}{cells}");
    }
    let _ = writeln!(text, "\n{}\n", words.text("review-points", &[]));
    for sentence in tell_sums(words, review) {
        let _ = writeln!(text, "{sentence}");
    }
    text.push('\n');
    if review.moments.is_empty() {
        let _ = writeln!(text, "{}", words.text("review-no-moments", &[]));
    }
    for moment in &review.moments {
        let _ = writeln!(text, "{}", tell_moment(words, moment));
        for line in tell_why(words, review.game, moment) {
            let _ = writeln!(text, "    {line}");
        }
    }
    text
}

/// What every seat gained or lost by play and by luck, and how many moves decided the game.
fn tell_sums(words: &Words, review: &Review) -> Vec<String> {
    let whole = |share: Share| share.percent().round().abs() as u32;
    let sum = |account: &Account| {
        let lucky = if account.luck.0 < 0 { "no" } else { "yes" };
        let texts = [("seat", words.seat(account.seat)), ("lucky", lucky.into())];
        let numbers = [("play", whole(account.play)), ("luck", whole(account.luck))];
        words.counted("review-sum", &texts, &numbers)
    };
    let decisive = [("count", review.decisive.len() as u32)];
    let decided = words.counted("review-decisive", &[], &decisive);
    review.seats.iter().map(sum).chain([decided]).collect()
}

fn tell_moment(words: &Words, moment: &Moment) -> String {
    let Moment { ply, seat, played, better, loss, judgement, .. } = moment;
    let judged = words.text(&format!("review-{}", judgement.name()), &[]);
    let given = [
        ("ply", ply.to_string()),
        ("seat", words.seat(*seat)),
        ("move", played.clone()),
        ("judgement", judged),
        ("loss", points(Share(-loss.0))),
        ("better", better.clone()),
    ];
    words.text("review-moment", &given)
}

fn tell_why(words: &Words, game: &str, moment: &Moment) -> Vec<String> {
    let why = &moment.why;
    tell_outlooks(words, game, &why.line, &why.outlook, why.plan.as_ref())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simulations_are_as_many_as_time_is_enough_for() {
        let enough =
            |time, glance| enough_for(Duration::from_millis(time), Duration::from_millis(glance));
        // Of the 10 seconds 9 are left, and 7.2 of them are used.
        assert_eq!(enough(10_000, 1_000), 3_686);
        assert_eq!(enough(1_000, 2_000), review::MIN_SIMULATIONS);
        assert_eq!(enough(86_400_000, 1), review::MAX_SIMULATIONS);
    }
}
