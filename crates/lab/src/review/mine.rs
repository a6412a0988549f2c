//! Puzzles: positions of games between bots in which one move is clearly the best, from what its
//! seat could know.
//!
//! Cheap tests come first. A short search looks at every decision of a game. Where it prefers one
//! move, and the next best seems to cost something, bots grade the moment. Moments of a grade that
//! is still needed are verified: two longer searches with separate seeds must find the move too,
//! and each of its rivals, played first and searched for as long, must cost a good part of the
//! chances to win, with either seed.

mod again;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use bots::{Budget, Forecast, Insight, Level, Query};
use clap::Args;
use engine::ordered::in_order;
use engine::{Visit, with_game};
use serde_json::{Value, json};
use table::{Eyes, Match, Seat, Seed, Sight, Stream, Viewer};

use super::bot_game;
use crate::Failure;
use crate::report::{Cell, Report, Table};
use crate::series::{self, Series};

/// More words of the seed's stream than the seeds of a game take.
const WORDS: u64 = 1 << 16;
/// How many games are searched before the needed grades are updated. It does not depend on threads,
/// so that they do not change the result.
const ROUND: u64 = 16;
/// The simulations of the short search for every decision.
const GLANCE: u64 = 1_500;
/// The share of the short search's simulations that a promising move gets.
const PREFERRED: f64 = 0.4;
/// How many simulations tell whether the next best moves may cost enough, and the cost required
/// with these few.
const TRIAL: u64 = 800;
const LIKELY: f64 = 0.06;
/// With fewer moves there is little to find.
const FEWEST_MOVES: usize = 3;
/// How many of the other moves are compared with the best one: those simulated most.
const RIVALS: usize = 4;
/// The required cost of every rival, as a fraction of a victory.
const MARGIN: f64 = 0.08;
/// With chances below this, even the best move is not worth finding.
const HOPELESS: f64 = 0.1;
/// The most moments per game, and how many moves apart they are.
const PER_GAME: usize = 3;
const APART: usize = 6;
/// How many moments of a game are tried.
const TRIES: usize = 8;
/// How many seeds a move is verified with.
const SEEDS: u32 = 2;
/// How often a bot that grades a moment is asked.
const ASKED: usize = 3;
/// The grade of a moment is that of the weakest of these bots that finds the move, or else the
/// last.
const SOLVERS: [Level; GRADES - 1] = [Level::Casual, Level::Skilled];
const GRADES: usize = 3;

#[derive(Args)]
pub(crate) struct Arguments {
    /// The game to play
    game: String,
    /// The file to write the moments to, as JSON
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The bot in all seats
    #[arg(long, default_value = "skilled")]
    bot: Level,
    /// Number of moments of each grade
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    each: u64,
    /// Maximum number of games to search
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Number of simulations that verify a move, for each of two seeds
    #[arg(long, default_value_t = 16_000)]
    simulations: u64,
    /// Search no new games, but verify the file's moments again for games with this many seats
    #[arg(long, value_name = "SEATS")]
    again: Option<u8>,
    #[command(flatten)]
    series: Series,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    with_game(&arguments.game, arguments)??.deliver(arguments.series.json.as_deref())
}

impl Visit for &Arguments {
    type Out = Result<Report, Failure>;

    fn game<G: Insight>(self) -> Result<Report, Failure> {
        match self.again {
            Some(seats) => again::again::<G>(self, seats),
            None => mine::<G>(self),
        }
    }
}

/// A game up to its last moment.
struct Mined {
    seats: u8,
    deal: Seed,
    /// The seat and the move.
    moves: Vec<String>,
    moments: Vec<Moment>,
}

/// A puzzle.
struct Moment {
    /// After how many moves.
    ply: usize,
    seat: Seat,
    best: String,
    /// The chances with the best move, and how much better they are than with any other.
    chance: f64,
    margin: f64,
    /// From 1, the easiest.
    grade: usize,
}

impl Moment {
    fn written(&self) -> Value {
        let Moment { ply, seat, best, chance, margin, grade } = self;
        let [chance, margin] = [*chance, *margin].map(|part| (part * 1000.0).round() / 1000.0);
        json!({
            "ply": ply, "seat": seat, "best": best, "chance": chance, "margin": margin,
            "grade": grade,
        })
    }
}

impl Mined {
    /// The moment in the file format, where missing fields are as in a record with the default
    /// options.
    fn written(&self) -> Value {
        let last = self.moments.iter().map(|moment| moment.ply).max().unwrap_or(0);
        json!({
            "seats": self.seats,
            "seed": self.deal,
            "moves": self.moves[..last].join(", "),
            "moments": self.moments.iter().map(Moment::written).collect::<Vec<_>>(),
        })
    }
}

fn mine<G: Insight>(arguments: &Arguments) -> Result<Report, Failure> {
    let Arguments { game, out, bot, each, games, simulations, series, .. } = arguments;
    let (start, bar) = (Instant::now(), series::bar(GRADES as u64 * each));
    let (mut looked_through, mut kept, mut counts) = (0, Vec::new(), [0; GRADES]);
    let mut bytes = 0;
    while looked_through < *games && counts.iter().any(|count| count < each) {
        let (first, wanted) = (looked_through, counts.map(|count| count < *each));
        in_order(
            ROUND.min(games - first),
            series.threads,
            |number| look::<G>(arguments, wanted, first + number),
            |mut mined: Mined| {
                looked_through += 1;
                mined.moments.retain(|moment| {
                    let count = &mut counts[moment.grade - 1];
                    let is_wanted = *count < *each;
                    *count += u64::from(is_wanted);
                    is_wanted
                });
                bar.set_position(counts.iter().sum());
                if !mined.moments.is_empty() {
                    kept.push(mined.written().to_string());
                }
                let enough = counts.iter().all(|count| count == each);
                if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        // It takes long: if it is interrupted, everything found so far is kept.
        bytes = write::<G>(out, &kept)?;
    }
    bar.finish_and_clear();
    let mut rows: Vec<Vec<Cell>> = (1..)
        .zip(counts)
        .map(|(grade, count)| vec![Cell::text(format!("grade {grade}")), Cell::Count(count as i64)])
        .collect();
    rows.push(vec![Cell::text("games looked through"), Cell::Count(looked_through as i64)]);
    rows.push(vec![Cell::text("games with moments"), Cell::Count(kept.len() as i64)]);
    rows.push(vec![Cell::text("bytes"), Cell::Count(bytes as i64)]);
    rows.push(vec![Cell::text("seconds"), Cell::Mean(start.elapsed().as_secs_f64())]);
    Ok(Report {
        title: format!(
            "{game}: moments of games by {}, proven with {simulations} simulations, {} threads",
            bot.name(),
            series.threads
        ),
        facts: json!({
            "game": game, "bot": bot.name(), "each": each, "games": games,
            "simulations": simulations, "seed": series.seed, "threads": series.threads,
        }),
        tables: vec![Table { name: "moments", columns: vec!["what", "figure"], rows }],
    })
}

/// Writes the games with moments, and returns the size in bytes.
fn write<G: Insight>(out: &Path, games: &[String]) -> Result<usize, Failure> {
    let (id, rules, games) = (json!(G::INFO.id), G::INFO.rules, games.join(",\n"));
    let text = format!("{{\"game\":{id},\"rules\":{rules},\"games\":[\n{games}\n]}}\n");
    fs::write(out, &text).map_err(|error| Failure(format!("{}: {error}", out.display())))?;
    Ok(text.len())
}

/// Plays a game, and looks for moments of the needed grades. Games alternate between numbers of
/// seats.
fn look<G: Insight>(arguments: &Arguments, wanted: [bool; GRADES], number: u64) -> Mined {
    let Arguments { bot, simulations, series, .. } = arguments;
    let (fewest, most) = (u64::from(G::INFO.min_seats), u64::from(G::INFO.max_seats));
    let seats = (fewest + number % (most - fewest + 1)) as u8;
    let mut seeds = Stream::at(series.seed, number * WORDS);
    let deal = seeds.fork();
    let game: Match<G> = bot_game(seats, *bot, deal, &mut seeds);
    let mut states = vec![game.opening().0];
    game.retell(|_, _, state| states.push(state.clone()));
    let made: Vec<(Seat, G::Move)> = (0..).map_while(|at| game.made(at)).collect();
    let mut promising: Vec<Promising<'_, G>> = made
        .iter()
        .zip(&states)
        .enumerate()
        .filter_map(|(ply, ((seat, _), state))| Promising::find(ply, state, *seat, &mut seeds))
        .filter(|promising| wanted[promising.grade - 1])
        .collect();
    // The hardest first, then the clearest.
    promising.sort_by(|a, b| b.grade.cmp(&a.grade).then(b.share.total_cmp(&a.share)));
    let mut moments: Vec<Moment> = Vec::new();
    for one in promising.into_iter().take(TRIES) {
        let apart = |moment: &Moment| moment.ply.abs_diff(one.ply) >= APART;
        if moments.len() < PER_GAME && moments.iter().all(apart) {
            moments.extend(one.prove(*simulations, &mut seeds));
        }
    }
    moments.sort_by_key(|moment| moment.ply);
    let moves = made.iter().map(|(seat, mv)| format!("{seat} {mv}")).collect();
    Mined { seats, deal, moves, moments }
}

/// A decision, analysed from what its seat may know.
struct Decision<'a, G> {
    state: &'a G,
    seat: Seat,
}

impl<G: Insight> Decision<'_, G> {
    fn forecast(&self, first: Option<G::Move>, simulations: u64, seed: Seed) -> Forecast<G::Move> {
        let query = Query { seat: self.seat, first, simulations, seed };
        G::evaluator().forecast(Eyes::new(self.state, Viewer::Seat(self.seat)), &query)
    }

    /// The chances with the best move, and the cost of the cheapest of its rivals, if that is at
    /// least this much.
    fn margin(
        &self,
        best: G::Move,
        rivals: &[G::Move],
        least: f64,
        simulations: u64,
        seed: Seed,
    ) -> Option<(f64, f64)> {
        let chance_with =
            |mv| self.forecast(Some(mv), simulations, seed).prospect.chances[self.seat];
        let (chance, mut margin) = (chance_with(best), f64::INFINITY);
        for rival in rivals {
            margin = margin.min(chance - chance_with(*rival));
            if margin < least {
                return None;
            }
        }
        Some((chance, margin))
    }
}

/// A decision where a short search prefers one move.
struct Promising<'a, G: Insight> {
    ply: usize,
    decision: Decision<'a, G>,
    best: G::Move,
    share: f64,
    grade: usize,
}

impl<'a, G: Insight> Promising<'a, G> {
    fn find(ply: usize, state: &'a G, seat: Seat, seeds: &mut Stream) -> Option<Promising<'a, G>> {
        let mut moves = Vec::new();
        state.legal(seat, &mut moves);
        if moves.len() < FEWEST_MOVES {
            return None;
        }
        let decision = Decision { state, seat };
        let forecast = decision.forecast(None, GLANCE, seeds.fork());
        let [first, next, ..] = &forecast.candidates[..] else { return None };
        let (best, share) = (first.mv, first.visits as f64 / GLANCE as f64);
        if share < PREFERRED || forecast.prospect.chances[seat] < HOPELESS {
            return None;
        }
        decision.margin(best, &[next.mv], LIKELY, TRIAL, seeds.fork())?;
        let sight = Sight::new(state, seat);
        let mut finds = |level: &Level| {
            let mut asked = (0..ASKED).map(|_| {
                let mut bot = level.bot::<G>(seeds.fork(), Budget::Simulations(GLANCE));
                bot.choose(&sight).mv
            });
            asked.all(|mv| mv == best)
        };
        let solver = SOLVERS.iter().position(&mut finds);
        let grade = 1 + solver.unwrap_or(SOLVERS.len());
        Some(Promising { ply, decision, best, share, grade })
    }

    /// Whether two long searches agree that no other move comes close.
    fn prove(&self, simulations: u64, seeds: &mut Stream) -> Option<Moment> {
        let Promising { ply, ref decision, best, grade, .. } = *self;
        let mut visits: BTreeMap<G::Move, u64> = BTreeMap::new();
        for _ in 0..SEEDS {
            let thought = decision.forecast(None, simulations, seeds.fork());
            if thought.candidates[0].mv != best {
                return None;
            }
            for candidate in &thought.candidates[1..] {
                *visits.entry(candidate.mv).or_default() += candidate.visits;
            }
        }
        let mut rivals: Vec<G::Move> = visits.keys().copied().collect();
        // The closest rival first: the sooner one costs too little, the better.
        rivals.sort_by_key(|rival| Reverse(visits[rival]));
        rivals.truncate(RIVALS);
        let (mut sum, mut margin) = (0.0, f64::INFINITY);
        for _ in 0..SEEDS {
            let (chance, least) =
                decision.margin(best, &rivals, MARGIN, simulations / 4, seeds.fork())?;
            sum += chance;
            margin = margin.min(least);
        }
        let (seat, best, chance) = (decision.seat, best.to_string(), sum / f64::from(SEEDS));
        Some(Moment { ply, seat, best, chance, margin, grade })
    }
}
