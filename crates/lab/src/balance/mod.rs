//! How fair a game is, and what its things are worth: counts from many games between equals.

mod astra;
mod book;
mod sample;
mod stellium;
mod sternenhimmel;

use std::ops::ControlFlow;
use std::time::Duration;

use bots::{Budget, Insight, Level};
use clap::Args;
use engine::ordered::in_order;
use engine::{Visit, with_game};
use serde_json::json;
use table::{Event, Game, GameExt, Options, Seat, Seed, Setup, Sink, Stream};

use crate::Failure;
use crate::arena::Entrant;
use crate::arena::contest::{self, Player, Tally};
use crate::report::{Cell, Report, Table};
use crate::series::{self, Series};
use book::{AnyLedger, Book};
use sample::Sample;

/// The expert's thinking budget per move.
pub(crate) const THINKING: Budget = Budget::Time(Duration::from_millis(200));

#[derive(Args)]
pub(crate) struct Arguments {
    /// The game to play
    game: String,
    /// The bot in all seats: random, novice, casual, skilled, expert (200 ms per move) or greedy
    #[arg(long, default_value = "casual")]
    bot: Level,
    /// Number of games for each number of seats
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Play only with this number of seats
    #[arg(long)]
    seats: Option<u64>,
    #[command(flatten)]
    series: Series,
}

/// The ledgers of the games that have one.
static LEDGERS: &[AnyLedger] = &[
    AnyLedger::of::<astra::Observatory>(),
    AnyLedger::of::<sternenhimmel::Sky>(),
    AnyLedger::of::<stellium::Universe>(),
];

/// Which games to play.
struct Plan {
    seats: u8,
    bot: Level,
    games: u64,
    seed: Seed,
    threads: u32,
    ledger: AnyLedger,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    with_game(&arguments.game, arguments)??.deliver(arguments.series.json.as_deref())
}

impl Visit for &Arguments {
    type Out = Result<Report, Failure>;

    fn game<G: Insight>(self) -> Result<Report, Failure> {
        report::<G>(self)
    }
}

fn report<G: Insight>(arguments: &Arguments) -> Result<Report, Failure> {
    let Arguments { game, bot, games, seats, series } = arguments;
    let counts = match seats {
        Some(seats) => vec![series::seats(&G::INFO, *seats)?],
        None => (G::INFO.min_seats..=G::INFO.max_seats).collect(),
    };
    let ledger = LEDGERS.iter().find(|ledger| ledger.game == G::INFO.id);
    let ledger = *ledger.unwrap_or(&AnyLedger::NONE);
    let mut tables: Vec<Table> = Vec::new();
    for seats in counts {
        let (bot, games, seed, threads) = (*bot, *games, series.seed, series.threads);
        let found = weigh::<G>(&Plan { seats, bot, games, seed, threads, ledger }).tables();
        if tables.is_empty() {
            tables = found;
        } else {
            tables.iter_mut().zip(found).for_each(|(all, found)| all.rows.extend(found.rows));
        }
    }
    Ok(Report {
        title: format!("{game}: {games} games for each number of seats, all by {}", bot.name()),
        facts: json!({ "game": game, "bot": bot.name(), "games": games, "seed": series.seed }),
        tables,
    })
}

/// The counts of one game, or of many.
struct Findings {
    seats: u8,
    /// The results by place in turn order, starting with the first player.
    places: Vec<Tally>,
    moves: Sample,
    scores: Sample,
    /// How far the best score was ahead of the next.
    leads: Sample,
    lines: Vec<Line>,
    book: Book,
}

/// A line of the score.
struct Line {
    name: String,
    everybody: Sample,
    winners: Sample,
}

/// Plays the games of a plan, each between equals, seat 0 first.
fn weigh<G: Insight>(plan: &Plan) -> Findings {
    let bar = series::bar(plan.games).with_message(format!("{} seats", plan.seats));
    let mut all = Findings::none(plan);
    in_order(
        plan.games,
        plan.threads,
        |number| play::<G>(plan, number),
        |game| {
            all.merge(&game);
            bar.inc(1);
            ControlFlow::Continue(())
        },
    );
    bar.finish_and_clear();
    all
}

fn play<G: Insight>(plan: &Plan, number: u64) -> Findings {
    // More words than the seeds of a game take.
    const WORDS: u64 = 128;
    let mut seeds = Stream::at(plan.seed, number * WORDS);
    let setup = Setup::new::<G>(plan.seats.into(), first_seat_first::<G>())
        .expect("the number of seats was checked");
    let seed = seeds.fork();
    let mut players: Vec<Box<dyn Player<G>>> = Seat::all(plan.seats)
        .map(|_| Entrant::Bot(plan.bot).player(seeds.fork(), THINKING))
        .collect();
    let mut found = Findings::none(plan);
    let mut notes = Notes { ledger: (plan.ledger.open)(), book: &mut found.book };
    let (state, moves) = contest::play(setup, seed, &mut players, &mut notes);
    found.book.close(state.winners());
    found.count(&state, moves);
    found
}

/// Lets seat 0 begin, if that can be chosen.
fn first_seat_first<G: Game>() -> Options {
    Options::parse(G::INFO.options, [("first", "0")]).unwrap_or_default()
}

/// Passes events on to a ledger.
struct Notes<'a> {
    ledger: book::Notes,
    book: &'a mut Book,
}

impl<E: Event> Sink<E> for Notes<'_> {
    fn tell(&mut self, event: E) {
        (self.ledger)(&event, self.book);
    }
}

impl Findings {
    fn none(plan: &Plan) -> Findings {
        Findings {
            seats: plan.seats,
            places: vec![Tally::default(); plan.seats.into()],
            moves: Sample::default(),
            scores: Sample::default(),
            leads: Sample::default(),
            lines: Vec::new(),
            book: Book::new((plan.ledger.sheets)()),
        }
    }

    /// Counts a finished game.
    fn count<G: Game>(&mut self, state: &G, moves: u32) {
        for (seat, place) in Seat::all(self.seats).zip(&mut self.places) {
            place.add(&Tally::of(state, seat));
        }
        self.moves.add(moves.into());
        let mut scores = state.scores().seated(self.seats).to_vec();
        self.scores.merge(&scores.iter().copied().map(i64::from).collect());
        scores.sort_unstable();
        if let [.., next, best] = scores[..] {
            self.leads.add((best - next).into());
        }
        let winners = state.winners();
        for line in state.outcome().into_iter().flat_map(|end| end.lines) {
            let scores = (0..).map(Seat).zip(line.scores.iter().copied().map(i64::from));
            self.lines.push(Line {
                name: line.name,
                everybody: scores.clone().map(|(_, score)| score).collect(),
                winners: scores
                    .filter_map(|(seat, score)| winners.contains(seat).then_some(score))
                    .collect(),
            });
        }
    }

    fn merge(&mut self, other: &Findings) {
        self.places.iter_mut().zip(&other.places).for_each(|(place, other)| place.add(other));
        self.moves.merge(&other.moves);
        self.scores.merge(&other.scores);
        self.leads.merge(&other.leads);
        for Line { name, everybody, winners } in &other.lines {
            match self.lines.iter_mut().find(|line| line.name == *name) {
                Some(line) => {
                    line.everybody.merge(everybody);
                    line.winners.merge(winners);
                }
                None => self.lines.push(Line {
                    name: name.clone(),
                    everybody: *everybody,
                    winners: *winners,
                }),
            }
        }
        self.book.merge(&other.book);
    }

    fn tables(&self) -> Vec<Table> {
        let mut tables = vec![self.places_table(), self.spread_table(), self.lines_table()];
        tables.extend(self.book.tables(self.seats, self.places[0].games));
        tables
    }

    /// The share of victories by place, and whether it is more or less than fair.
    fn places_table(&self) -> Table {
        let fair = 1.0 / f64::from(self.seats);
        let row = |(place, tally): (i64, &Tally)| {
            let (low, high) = tally.interval();
            let verdict = if low > fair {
                "more than fair"
            } else if high < fair {
                "less than fair"
            } else {
                "within the noise"
            };
            vec![
                Cell::Count(self.seats.into()),
                Cell::Count(place),
                Cell::Share(tally.share()),
                Cell::Share(low),
                Cell::Share(high),
                Cell::Margin(tally.margin()),
                Cell::text(verdict),
            ]
        };
        Table {
            name: "places",
            columns: vec!["seats", "place", "share", "low", "high", "margin", "verdict"],
            rows: (1..).zip(&self.places).map(row).collect(),
        }
    }

    /// Moves and scores, by mean and spread.
    fn spread_table(&self) -> Table {
        let row = |(what, sample): (&str, &Sample)| {
            vec![
                Cell::Count(self.seats.into()),
                Cell::text(what),
                Cell::Mean(sample.mean()),
                Cell::Mean(sample.deviation()),
                Cell::Count(sample.least()),
                Cell::Count(sample.greatest()),
            ]
        };
        let rows = [("moves", &self.moves), ("score", &self.scores), ("lead", &self.leads)];
        Table {
            name: "spread",
            columns: vec!["seats", "of", "mean", "sd", "least", "greatest"],
            rows: rows.into_iter().map(row).collect(),
        }
    }

    /// The parts of scores.
    fn lines_table(&self) -> Table {
        let row = |line: &Line| {
            vec![
                Cell::Count(self.seats.into()),
                Cell::text(line.name.as_str()),
                Cell::Mean(line.everybody.mean()),
                Cell::Mean(line.winners.mean()),
            ]
        };
        Table {
            name: "lines",
            columns: vec!["seats", "line", "mean", "winners"],
            rows: self.lines.iter().map(row).collect(),
        }
    }
}
