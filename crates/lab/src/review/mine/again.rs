//! Verifies moments found earlier, since the predicted chances may have changed.

use std::fs;
use std::ops::ControlFlow;

use bots::Insight;
use engine::ordered::in_order;
use serde_json::{Value, json};
use table::{Match, Options, Seat, Setup, Stream};

use super::{Arguments, Decision, Moment, Promising, WORDS, write};
use crate::Failure;
use crate::report::{Cell, Report, Table};
use crate::series;

/// Verifies all moments of games with this many seats, and drops those that fail.
pub(super) fn again<G: Insight>(arguments: &Arguments, seats: u8) -> Result<Report, Failure> {
    let Arguments { game, out, simulations, series, .. } = arguments;
    let wrong = |error: &dyn std::fmt::Display| Failure(format!("{}: {error}", out.display()));
    let text = fs::read_to_string(out).map_err(|error| wrong(&error))?;
    let mined: Value = serde_json::from_str(&text).map_err(|error| wrong(&error))?;
    let games = mined["games"].as_array().ok_or_else(|| wrong(&"there are no games"))?;
    let bar = series::bar(games.len() as u64);
    let (mut kept, mut before, mut after) = (Vec::new(), 0, 0);
    in_order(
        games.len() as u64,
        series.threads,
        |number| {
            let played = &games[number as usize];
            let seeds = Stream::at(series.seed, number * WORDS);
            if played["seats"] == seats {
                prove::<G>(played, *simulations, seeds)
            } else {
                Some(played.clone())
            }
        },
        |proven: Option<Value>| {
            before += count(&games[bar.position() as usize]);
            if let Some(proven) = proven.filter(|proven| count(proven) > 0) {
                after += count(&proven);
                kept.push(proven.to_string());
            }
            bar.inc(1);
            ControlFlow::Continue(())
        },
    );
    bar.finish_and_clear();
    let bytes = write::<G>(out, &kept)?;
    let row = |name: &str, count: usize| vec![Cell::text(name), Cell::Count(count as i64)];
    let rows = vec![row("moments before", before), row("moments", after), row("bytes", bytes)];
    Ok(Report {
        title: format!(
            "{game}: moments of {seats} seats proven again with {simulations} simulations"
        ),
        facts: json!({ "game": game, "seats": seats, "simulations": simulations, "seed": series.seed }),
        tables: vec![Table { name: "moments", columns: vec!["what", "figure"], rows }],
    })
}

fn count(played: &Value) -> usize {
    played["moments"].as_array().map_or(0, Vec::len)
}

/// A game with the moments that still hold; `None` if it cannot be read.
fn prove<G: Insight>(played: &Value, simulations: u64, mut seeds: Stream) -> Option<Value> {
    let setup = Setup::new::<G>(played["seats"].as_u64()?, Options::default()).ok()?;
    let mut game: Match<G> =
        Match::new(setup, serde_json::from_value(played["seed"].clone()).ok()?);
    let moves: Vec<&str> = played["moves"].as_str()?.split(", ").collect();
    let (mut moments, mut last) = (Vec::new(), 0);
    for found in played["moments"].as_array()? {
        let ply = found["ply"].as_u64()? as usize;
        for made in &moves[game.moves()..ply] {
            let (seat, notation) = made.split_once(' ')?;
            game.play(Seat(seat.parse().ok()?), notation.parse().ok()?).ok()?;
        }
        let promising = Promising {
            ply,
            decision: Decision { state: game.state(), seat: Seat(found["seat"].as_u64()? as u8) },
            best: found["best"].as_str()?.parse().ok()?,
            share: 0.0,
            grade: found["grade"].as_u64()? as usize,
        };
        if let Some(moment) = promising.prove(simulations, &mut seeds) {
            last = ply;
            moments.push(Moment::written(&moment));
        }
    }
    let mut proven = played.clone();
    proven["moves"] = json!(moves[..last].join(", "));
    proven["moments"] = json!(moments);
    Some(proven)
}
