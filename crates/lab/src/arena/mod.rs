//! Bots against bots: one against others of another kind, or the whole ladder.

mod cheat;
pub(crate) mod contest;
mod entrant;
mod ladder;
mod rating;
#[cfg(test)]
mod tests;

use std::time::Duration;

use bots::{Budget, Insight};
use clap::Args;
use engine::{Visit, hint, with_game};
use serde_json::{Value, json};

use crate::Failure;
use crate::report::{Cell, Report, Table};
use crate::series::{self, Series};
use contest::{Question, Tally};
pub(crate) use entrant::Entrant;

#[derive(Args)]
pub(crate) struct Arguments {
    /// The bot to test: random, novice, casual, skilled, expert or greedy; cheat or cheat-expert,
    /// which see everything; or an expert with other settings, as in
    /// expert:playout=0,temperature=100
    #[arg(required_unless_present = "ladder")]
    one: Option<Entrant>,
    /// The bot in all other seats
    #[arg(required_unless_present = "ladder")]
    others: Option<Entrant>,
    /// The game to play
    #[arg(long)]
    game: String,
    /// Number of seats [default: the fewest that the game allows]
    #[arg(long)]
    seats: Option<u64>,
    /// Rate all levels by playing each against each other
    #[arg(long, conflicts_with_all = ["one", "others", "mark"])]
    ladder: bool,
    /// Maximum number of games [default: 400, or 100 for each pair of a ladder]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: Option<u64>,
    /// Stop when the share of victories is clearly more or less than this [default: the fair share]
    #[arg(long, value_parser = share)]
    mark: Option<f64>,
    /// Play all games, even when the share is clearly on one side of the mark
    #[arg(long)]
    all: bool,
    /// Thinking time of the expert per move, in milliseconds
    #[arg(long, conflicts_with = "simulations", default_value_t = hint::DEFAULT_MILLIS)]
    millis: u64,
    /// Number of simulations per move of the expert, instead of a time; this makes it reproducible
    #[arg(long)]
    simulations: Option<u64>,
    #[command(flatten)]
    series: Series,
}

fn share(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(share) if (0.0..=1.0).contains(&share) => Ok(share),
        _ => Err("a share from 0 to 1".into()),
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    with_game(&arguments.game, arguments)??.deliver(arguments.series.json.as_deref())
}

impl Visit for &Arguments {
    type Out = Result<Report, Failure>;

    fn game<G: Insight>(self) -> Result<Report, Failure> {
        meet::<G>(self)
    }
}

fn meet<G: Insight>(arguments: &Arguments) -> Result<Report, Failure> {
    let Arguments { one, others, seats, games, mark, all, millis, simulations, series, .. } =
        arguments;
    let seats = series::seats(&G::INFO, seats.unwrap_or(G::INFO.min_seats.into()))?;
    let budget = hint::budget(*simulations, simulations.is_none().then_some(*millis))
        .map_err(|error| Failure(error.message))?;
    let question = |games: u64, mark| Question {
        seats,
        seed: series.seed,
        games,
        mark,
        threads: series.threads,
    };
    Ok(match (one, others) {
        (Some(one), Some(others)) => {
            let mark = mark.unwrap_or(1.0 / f64::from(seats));
            let question = question(games.unwrap_or(400), (!all).then_some(mark));
            duel::<G>(&question, mark, [*one, *others], budget)
        }
        _ => ladder::rate::<G>(&question(games.unwrap_or(100), None), budget),
    })
}

/// The name of an entrant, with its budget if it uses one.
fn called(entrant: Entrant, budget: Budget) -> String {
    if entrant.has_budget() {
        format!("{entrant} ({})", thinking(budget))
    } else {
        entrant.to_string()
    }
}

/// The expert's budget, as text.
fn thinking(budget: Budget) -> String {
    match budget {
        Budget::Simulations(count) => format!("{count} simulations a move"),
        Budget::Time(time) => format!("{} ms a move", time.as_millis()),
    }
}

/// The expert's budget, for programs.
fn allowed(budget: Budget) -> Value {
    match budget {
        Budget::Simulations(count) => json!({ "simulations": count }),
        Budget::Time(time) => json!({ "millis": time.as_millis() as u64 }),
    }
}

/// Plays, with a progress bar that shows the score.
fn watch<G: Insight>(question: &Question, entrants: [Entrant; 2], budget: Budget) -> Tally {
    let names = entrants.map(|entrant| entrant.to_string()).join(" against ");
    let bar = series::bar(question.longest()).with_message(names.clone());
    bar.enable_steady_tick(Duration::from_secs(1));
    let [one, others] = entrants.map(|who| move |seed| who.player::<G>(seed, budget));
    let tally = question.answer(&one, &others, |tally| {
        let (low, high) = tally.interval();
        bar.set_message(format!("{names}: {:.3} [{low:.3}, {high:.3}]", tally.share()));
        bar.set_position(tally.games);
    });
    bar.finish_and_clear();
    tally
}

fn duel<G: Insight>(
    question: &Question,
    mark: f64,
    entrants: [Entrant; 2],
    budget: Budget,
) -> Report {
    let tally = watch::<G>(question, entrants, budget);
    let ((low, high), [one, others]) =
        (tally.interval(), entrants.map(|entrant| entrant.to_string()));
    let [the_one, the_others] = entrants.map(|entrant| called(entrant, budget));
    let row = vec![
        Cell::Share(tally.share()),
        Cell::Share(low),
        Cell::Share(high),
        Cell::Margin(tally.margin()),
        Cell::Count(tally.games as i64),
        Cell::Text(verdict(&tally, mark)),
    ];
    let (game, seats) = (G::INFO.id, question.seats);
    Report {
        title: format!("{game}, {seats} seats: one {the_one} against {the_others}"),
        facts: json!({
            "game": game, "seats": seats, "one": one, "others": others, "expert": allowed(budget),
            "seed": question.seed, "mark": mark,
        }),
        tables: vec![Table {
            name: "result",
            columns: vec!["share", "low", "high", "margin", "games", "verdict"],
            rows: vec![row],
        }],
    }
}

/// On which side of the mark the share is, if that is clear.
fn verdict(tally: &Tally, mark: f64) -> String {
    let (low, high) = tally.interval();
    if mark < low {
        format!("clearly more than {mark:.3}")
    } else if mark > high {
        format!("clearly less than {mark:.3}")
    } else {
        format!("not clear: {mark:.3} is within")
    }
}
