//! Whether predicted chances come true: positions of many games between bots, analysed as in a
//! review, and how these games ended.

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use bots::evaluator::{doubt, victory};
use bots::{Budget, Insight, Level, Mcts, Query};
use clap::Args;
use engine::ordered::in_order;
use engine::review::DEFAULT_SIMULATIONS;
use engine::{Visit, with_game};
use serde_json::json;
use table::{Eyes, Match, Seed, Stream, Viewer};

use super::fit::{self, Ending};
use super::reliability::{Prediction, Reliability};
use super::{bot_game, curve};
use crate::Failure;
use crate::report::{Cell, Report, Table};
use crate::series::{self, Series};

/// The number of phases in which a game is divided by moves. One position of each is analysed.
const PHASES: usize = 5;

#[derive(Args)]
pub(crate) struct Arguments {
    /// The game to play
    game: String,
    /// The bot in all seats: random, novice, casual, skilled, expert (200 ms per move) or greedy
    #[arg(long, default_value = "skilled")]
    bot: Level,
    /// Number of games for each number of seats
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Play only with this number of seats
    #[arg(long)]
    seats: Option<u64>,
    /// Number of simulations for each position
    #[arg(long, default_value_t = DEFAULT_SIMULATIONS / 3)]
    simulations: u64,
    /// Also predict from what the seat to act knew
    #[arg(long)]
    own: bool,
    /// Also fit the doubt
    #[arg(long)]
    fit: bool,
    /// Also draw predictions and outcomes to this file, as SVG
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    series: Series,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    with_game(&arguments.game, arguments)??.deliver(arguments.series.json.as_deref())
}

impl Visit for &Arguments {
    type Out = Result<Report, Failure>;

    fn game<G: Insight>(self) -> Result<Report, Failure> {
        calibrate::<G>(self)
    }
}

/// The predictions in each phase, from what everyone knew and from what the seat to act knew; and
/// the ends of simulations, if a doubt is to be fitted.
#[derive(Default)]
struct Findings {
    phases: [[Reliability; PHASES]; 2],
    endings: Vec<Ending>,
}

const EYES: [&str; 2] = ["everybody", "to act"];

fn calibrate<G: Insight>(arguments: &Arguments) -> Result<Report, Failure> {
    let Arguments { game, bot, games, seats, simulations, own, fit, svg, series } = arguments;
    let counts = match seats {
        Some(seats) => vec![series::seats(&G::INFO, *seats)?],
        None => (G::INFO.min_seats..=G::INFO.max_seats).collect(),
    };
    let (mut rows, mut phases, mut curves) = (Vec::new(), Vec::new(), Vec::new());
    let mut fits = Vec::new();
    for seats in counts {
        let found = predict::<G>(arguments, seats);
        if *fit {
            let now = doubt::<G>(seats);
            for (which, doubt) in [("now", now), ("fitted", fit::fit(&found.endings, now))] {
                let head = vec![Cell::Count(seats.into()), Cell::text(which)];
                fits.push([head, fit::figures(&found.endings, doubt)].concat());
            }
        }
        for (eyes, found) in EYES.into_iter().zip(&found.phases).take(1 + usize::from(*own)) {
            let mut all = Reliability::default();
            for phase in found {
                all.merge(phase);
            }
            let head = |phase: Cell| vec![Cell::Count(seats.into()), Cell::text(eyes), phase];
            for (number, phase) in (1..).zip(found) {
                phases.push([head(Cell::Count(number)), figures(phase)].concat());
            }
            rows.push([&head(Cell::Nothing)[..2], &figures(&all)].concat());
            if eyes == EYES[0] {
                curves.push((seats, all));
            }
        }
    }
    if let Some(file) = svg {
        let wrong = |error| Failure(format!("{}: {error}", file.display()));
        fs::write(file, curve::draw(G::INFO.name, &curves)).map_err(wrong)?;
    }
    let columns = ["positions", "error", "±", "by chance", "optimism", "sharpness"];
    let with = |first: &[&'static str]| [first, &columns].concat();
    let mut tables = vec![
        Table { name: "seats", columns: with(&["seats", "eyes"]), rows },
        Table { name: "phases", columns: with(&["seats", "eyes", "phase"]), rows: phases },
    ];
    if *fit {
        let columns = ["seats", "doubt", "least", "each", "log loss", "error", "optimism"].into();
        tables.push(Table { name: "doubt", columns, rows: fits });
    }
    Ok(Report {
        title: format!(
            "{game}: chances predicted with {simulations} simulations in {games} games for each \
             number of seats, all by {}",
            bot.name()
        ),
        facts: json!({
            "game": game, "bot": bot.name(), "games": games, "simulations": simulations,
            "seed": series.seed,
        }),
        tables,
    })
}

fn figures(found: &Reliability) -> Vec<Cell> {
    vec![
        Cell::Count(found.predictions() as i64),
        Cell::Share(found.error()),
        Cell::Share(found.spread()),
        Cell::Share(found.noise()),
        Cell::Share(found.optimism()),
        Cell::Mean(found.sharpness()),
    ]
}

fn predict<G: Insight>(arguments: &Arguments, seats: u8) -> Findings {
    let Arguments { games, series, .. } = arguments;
    let bar = series::bar(*games).with_message(format!("{seats} seats"));
    let mut all = Findings::default();
    in_order(
        *games,
        series.threads,
        |number| look::<G>(arguments, seats, number),
        |found: Findings| {
            for (all, found) in all.phases.iter_mut().flatten().zip(found.phases.iter().flatten()) {
                all.merge(found);
            }
            all.endings.extend(found.endings);
            bar.inc(1);
            ControlFlow::Continue(())
        },
    );
    bar.finish_and_clear();
    all
}

/// Plays a game, and analyses a position in each phase of it.
fn look<G: Insight>(arguments: &Arguments, seats: u8, number: u64) -> Findings {
    // More words than the seeds of a game take.
    const WORDS: u64 = 256;
    let Arguments { bot, simulations, own, fit, series, .. } = arguments;
    let mut seeds = Stream::at(series.seed, number * WORDS);
    let deal = seeds.fork();
    let game: Match<G> = bot_game(seats, *bot, deal, &mut seeds);
    let mut states = vec![game.opening().0];
    game.retell(|_, _, state| states.push(state.clone()));
    let parts = victory(game.state()).0.map(f64::from);
    let mut found = Findings::default();
    let mut mcts = Mcts::<G>::new(Seed::from(0), Budget::Simulations(0), G::TUNING);
    let moves = game.moves();
    for phase in 0..PHASES {
        let (from, to) = (moves * phase / PHASES, moves * (phase + 1) / PHASES);
        let at = from + seeds.below((to - from).max(1) as u32) as usize;
        let Some(seat) = states[at].to_act().first() else { continue };
        let eyes = [Viewer::Spectator, Viewer::Seat(seat)].into_iter().take(1 + usize::from(*own));
        for (eyes, phases) in eyes.zip(&mut found.phases) {
            let seed = seeds.fork();
            let query = Query { seat, first: None, simulations: *simulations, seed };
            let eyes = Eyes::new(&states[at], eyes);
            let (forecast, leaves) = mcts.leaves(eyes, &query);
            let prediction = Prediction {
                game: number,
                mover: seat,
                chances: forecast.prospect.chances.seated(seats).into(),
                parts: parts[..seats.into()].into(),
            };
            if *fit && eyes.viewer() == Viewer::Spectator {
                found.endings.push(Ending::new(leaves, prediction.clone()));
            }
            phases[phase].add(prediction);
        }
    }
    found
}
