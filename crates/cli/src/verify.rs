//! Checks of a record against the rules, and against what a player's page kept of the deal. The
//! output says what was checked, and what could not be.

use std::io::{self, Write as _};
use std::path::Path;

use engine::deal::Kept;
use engine::{Status, games};
use serde_json::Value;
use table::{Deal, Seat};

use crate::Failure;
use crate::record::{read, refused};

/// Checks a record, and describes it.
pub(crate) fn run(file: &Path, kept: Option<&Path>) -> Result<(), Failure> {
    let record = read(file)?;
    let game = games::replay(record.clone(), &mut |_| ()).map_err(|error| refused(file, &error))?;
    // A valid record has a readable deal, or none.
    let deal: Option<Deal> = serde_json::from_value(record["deal"].clone()).unwrap_or_default();
    let kept = kept.map(|kept| open_kept(kept, deal.as_ref())).transpose()?;
    let mut out = io::stdout().lock();
    writeln!(out, "{}", holds(game.info().name, &game.status()))?;
    for line in checked(&record, deal.as_ref(), kept.as_ref()) {
        writeln!(out, "checked: {line}")?;
    }
    for line in not_checked(&record, deal.as_ref(), kept.as_ref()) {
        writeln!(out, "not checked: {line}")?;
    }
    Ok(())
}

/// What a page kept, if it belongs to the record's deal.
fn open_kept(file: &Path, deal: Option<&Deal>) -> Result<Kept, Failure> {
    let wrong = |error: &dyn std::fmt::Display| Failure(format!("{}: {error}", file.display()));
    let kept: Kept = serde_json::from_value(read(file)?)
        .map_err(|error| wrong(&format!("not what a page keeps: {error}")))?;
    kept.check(deal).map_err(|reason| wrong(&reason))?;
    Ok(kept)
}

fn holds(name: &str, status: &Status) -> String {
    let ending = match &status.winners {
        Some(winners) if winners.is_empty() => {
            format!("scores {:?}, won by nobody", status.scores)
        }
        Some(winners) => {
            let winners: Vec<String> = winners.iter().map(ToString::to_string).collect();
            format!("scores {:?}, won by seat {}", status.scores, winners.join(" and "))
        }
        None => "not finished".into(),
    };
    format!("holds: {name}, {} seats, {} moves, {ending}", status.seats, status.ply)
}

fn checked(record: &Value, deal: Option<&Deal>, kept: Option<&Kept>) -> Vec<String> {
    let result = &record["result"];
    let game = match (result.is_object(), result["digest"].is_string()) {
        (true, true) => "every move, the result and its digest",
        (true, false) => "every move and the result",
        (false, _) => "every move",
    };
    let seed = |deal: &Deal| {
        let by = seats(deal.contributions.iter().map(|made| made.seat));
        format!("{game}; the seed is made of the table's secret and the contributions of {by}")
    };
    let mut lines = vec![deal.map_or_else(|| game.to_owned(), seed)];
    if let Some(kept) = kept {
        let by = seats(kept.seats.iter().map(|kept| kept.seat));
        let own = if kept.own.is_some() { "; your own contribution is in the seed" } else { "" };
        lines.push(format!("the secret and the contributions of {by} are those committed to{own}"));
    }
    lines
}

fn not_checked(record: &Value, deal: Option<&Deal>, kept: Option<&Kept>) -> Vec<String> {
    let Some(deal) = deal else {
        let start = if record["start"]["seed"].is_string() { "seed" } else { "first position" };
        return vec![format!("where the {start} came from; the record does not say")];
    };
    let mut lines = Vec::new();
    if deal.version == 1 {
        lines.push(
            "that no contribution was chosen after the others were known; nobody had to commit \
             to one in this old deal"
                .to_owned(),
        );
    } else if kept.is_none() {
        lines.push(
            "that the commitments were published before anybody revealed; compare them with what \
             your page kept (--kept FILE)"
                .to_owned(),
        );
    }
    if !deal.left_out.is_empty() {
        let who = seats(deal.left_out.iter().copied());
        lines.push(format!(
            "that {who} had no part in the seed for being away or not revealing in time"
        ));
    }
    if !deal.broken_off.is_empty() {
        let who = seats(deal.broken_off.iter().copied());
        lines.push(format!("that an earlier deal was broken off by {who}, as the record says"));
    }
    lines
}

/// Seats as part of a sentence.
fn seats(seats: impl Iterator<Item = Seat>) -> String {
    let names: Vec<String> = seats.map(|seat| seat.to_string()).collect();
    match &names[..] {
        [] => "no seat".into(),
        [only] => format!("seat {only}"),
        [first @ .., last] => format!("seats {} and {last}", first.join(", ")),
    }
}
