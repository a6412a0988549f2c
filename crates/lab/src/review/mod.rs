//! What reviews are worth: whether predicted chances come true (`calibrate`), how long a review
//! takes, and whether a longer search finds the same.

pub(crate) mod calibrate;
mod curve;
pub(crate) mod mine;
mod reliability;

use std::ops::ControlFlow;
use std::time::Instant;

use bots::{Insight, Level};
use clap::Args;
use engine::ordered::in_order;
use engine::review::{self, Judgement, Order, Review};
use engine::{AnyMatch, Visit, with_game};
use serde_json::json;
use table::{Match, Options, Seat, Seed, Setup, Stream, Viewer};

use crate::Failure;
use crate::arena::Entrant;
use crate::arena::contest::Player;
use crate::balance::THINKING;
use crate::report::{Cell, Report, Table};
use crate::series::{self, Series};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The game to play
    game: String,
    /// Number of seats
    #[arg(long, default_value_t = 3)]
    seats: u64,
    /// The bot in all seats of the games that are reviewed
    #[arg(long, default_value = "casual")]
    bot: Level,
    /// Number of games
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,
    /// Number of simulations for each decision
    #[arg(long, default_value_t = review::DEFAULT_SIMULATIONS)]
    simulations: u64,
    /// How many times longer the search is that it is compared with
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..=64))]
    longer: u64,
    #[command(flatten)]
    series: Series,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    with_game(&arguments.game, arguments)??.deliver(arguments.series.json.as_deref())
}

impl Visit for &Arguments {
    type Out = Result<Report, Failure>;

    fn game<G: Insight>(self) -> Result<Report, Failure> {
        compare::<G>(self)
    }
}

/// A whole game between equals, whose seeds are forked.
fn bot_game<G: Insight>(seats: u8, bot: Level, deal: Seed, seeds: &mut Stream) -> Match<G> {
    let setup =
        Setup::new::<G>(seats.into(), Options::default()).expect("the number of seats was checked");
    let mut game: Match<G> = Match::new(setup, deal);
    let mut players: Vec<Box<dyn Player<G>>> =
        Seat::all(seats).map(|_| Entrant::Bot(bot).player(seeds.fork(), THINKING)).collect();
    while let Some(seat) = game.state().to_act().first() {
        let mv = players[seat.index()].play(game.state(), seat);
        game.play(seat, mv).expect("bots make legal moves");
    }
    game
}

/// What two reviews of the same games agree on.
#[derive(Default)]
struct Agreement {
    games: i64,
    moves: i64,
    decisions: i64,
    /// Mistakes and blunders by the shorter and the longer search.
    mistakes: [i64; 2],
    /// Those of the shorter for which the longer has something better too, and the other way round.
    agreed: [i64; 2],
    /// Mistakes and blunders of both, in which both have the same better move.
    same_move: i64,
    both: i64,
    seconds: [f64; 2],
    slowest: f64,
}

fn compare<G: Insight>(arguments: &Arguments) -> Result<Report, Failure> {
    // More words than the seeds of a game take.
    const WORDS: u64 = 128;
    let Arguments { game, seats, bot, games, simulations, longer, series } = arguments;
    let seats = series::seats(&G::INFO, *seats)?;
    let order = |simulations| {
        Order::new(Viewer::Spectator, Some(simulations), Some(series.seed))
            .map_err(|refusal| Failure(refusal.message))
    };
    let orders = [order(*simulations)?, order(simulations * longer)?];
    let bar = series::bar(*games).with_message(format!("{seats} seats"));
    let mut found = Agreement::default();
    for number in 0..*games {
        let mut seeds = Stream::at(series.seed, number * WORDS);
        let deal = seeds.fork();
        let played = bot_game::<G>(seats, *bot, deal, &mut seeds);
        let [short, long] = orders.map(|order| {
            let start = Instant::now();
            (look_back(&played, order, series.threads), start.elapsed().as_secs_f64())
        });
        found.count(&short, &long);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let title = format!(
        "{game}, {seats} seats: {games} games by {} reviewed with {simulations} simulations for \
         each decision and with {longer} times as many, {} threads",
        bot.name(),
        series.threads
    );
    let facts = json!({
        "game": game, "seats": seats, "bot": bot.name(), "games": games, "seed": series.seed,
        "simulations": simulations, "longer": longer, "threads": series.threads,
    });
    Ok(Report { title, facts, tables: vec![found.table()] })
}

fn look_back<G: Insight>(game: &Match<G>, order: Order, threads: u32) -> Review {
    let reviewer = game.reviewer(order).unwrap_or_else(|refusal| panic!("{refusal}"));
    let mut findings = Vec::new();
    in_order(
        reviewer.positions().into(),
        threads,
        |at| reviewer.look(at as u32),
        |finding| {
            findings.push(finding);
            ControlFlow::Continue(())
        },
    );
    reviewer.conclude(findings)
}

impl Agreement {
    fn count(&mut self, short: &(Review, f64), long: &(Review, f64)) {
        let reviews = [&short.0, &long.0];
        self.games += 1;
        self.moves += short.0.graph.len() as i64 - 1;
        self.seconds[0] += short.1;
        self.seconds[1] += long.1;
        self.slowest = self.slowest.max(short.1);
        let judged = |review: &Review, at: usize| review.graph[at].played.as_ref()?.judgement;
        for at in 1..short.0.graph.len() {
            let Some(judgements) = judged(&short.0, at).zip(judged(&long.0, at)) else { continue };
            let judgements = [judgements.0, judgements.1];
            self.decisions += 1;
            for (one, other) in [(0, 1), (1, 0)] {
                let is_mistake = judgements[one] >= Judgement::Mistake;
                self.mistakes[one] += i64::from(is_mistake);
                let agrees = judgements[other] >= Judgement::Better;
                self.agreed[one] += i64::from(is_mistake && agrees);
            }
            if judgements.iter().all(|judgement| *judgement >= Judgement::Mistake) {
                let ply = short.0.graph[at].ply;
                let better = reviews.map(|review| {
                    review.moments.iter().find(|moment| moment.ply == ply).map(|m| &m.better)
                });
                self.both += 1;
                self.same_move += i64::from(better[0] == better[1]);
            }
        }
    }

    fn table(&self) -> Table {
        let share = |part: i64, whole: i64| match whole {
            0 => Cell::Nothing,
            _ => Cell::Share(part as f64 / whole as f64),
        };
        let rows = [
            ("games", Cell::Count(self.games)),
            ("moves", Cell::Count(self.moves)),
            ("decisions judged", Cell::Count(self.decisions)),
            ("seconds for a game", Cell::Mean(self.seconds[0] / self.games.max(1) as f64)),
            ("seconds for the slowest", Cell::Mean(self.slowest)),
            ("seconds for a game, longer", Cell::Mean(self.seconds[1] / self.games.max(1) as f64)),
            ("mistakes", Cell::Count(self.mistakes[0])),
            ("of these not fine by the longer", share(self.agreed[0], self.mistakes[0])),
            ("mistakes by the longer", Cell::Count(self.mistakes[1])),
            ("of these not fine by the shorter", share(self.agreed[1], self.mistakes[1])),
            ("of these mistakes by the shorter", share(self.both, self.mistakes[1])),
            ("mistakes by both", Cell::Count(self.both)),
            ("of these with the same better move", share(self.same_move, self.both)),
        ];
        let rows = rows.map(|(name, cell)| vec![Cell::text(name), cell]).into();
        Table { name: "agreement", columns: vec!["what", "figure"], rows }
    }
}
