//! The quality of reviews: whether predicted chances come true (`calibrate`), and whether a longer
//! search judges the same (`agreement`).

mod agreement;
pub(crate) mod calibrate;
mod curve;
mod fit;
pub(crate) mod mine;
mod reliability;

use bots::{Insight, Level};
use clap::Args;
use engine::review;
use engine::{Visit, with_game};
use table::{Match, Options, Seat, Seed, Setup, Stream};

use crate::Failure;
use crate::arena::Entrant;
use crate::arena::contest::Player;
use crate::balance::THINKING;
use crate::report::Report;
use crate::series::Series;

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
    /// The fraction of decisions to analyse
    #[arg(long, default_value_t = 1.0, value_parser = part)]
    part: f64,
    /// How many times longer the search to compare with is
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..=64))]
    longer: u64,
    #[command(flatten)]
    series: Series,
}

fn part(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(part) if part > 0.0 && part <= 1.0 => Ok(part),
        _ => Err("a part of all, more than 0 and at most 1".into()),
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    with_game(&arguments.game, arguments)??.deliver(arguments.series.json.as_deref())
}

impl Visit for &Arguments {
    type Out = Result<Report, Failure>;

    fn game<G: Insight>(self) -> Result<Report, Failure> {
        agreement::compare::<G>(self)
    }
}

/// A whole game between equals, with seeds forked from a stream.
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
