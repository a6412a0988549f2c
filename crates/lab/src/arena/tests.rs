//! The arena: shares and their intervals, and that nobody is favoured.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use bots::{Budget, Level};
use connect_four::ConnectFour;
use sternenhimmel::{Move, Sternenhimmel};
use table::{Game, GameExt, Options, Playout, Seat, Seed, Setup, Stream};

use super::contest::{Player, Question, Tally};
use super::entrant::Entrant;

fn question(seats: u8, games: u64, mark: Option<f64>, threads: u32) -> Question {
    Question { seats, seed: Seed::from(1), games, mark, threads }
}

fn maker(entrant: Entrant) -> impl Fn(Seed) -> Box<dyn Player<Sternenhimmel>> + Sync {
    move |seed| entrant.player(seed, Budget::Simulations(30))
}

/// The values are those in any table of Wilson's interval, for 95 %.
#[test]
fn the_interval_is_wilsons() {
    for (games, wins, low, high) in [
        (10, 5.0, 0.2366, 0.7634),
        (100, 50.0, 0.4038, 0.5962),
        (100, 0.0, 0.0, 0.0370),
        (20, 20.0, 0.8389, 1.0),
        (1000, 333.5, 0.3050, 0.3633),
    ] {
        let found = Tally { games, wins, margins: 0.0 }.interval();
        let near = |a: f64, b: f64| (a - b).abs() < 1e-4;
        assert!(near(found.0, low) && near(found.1, high), "{wins} of {games}: {found:?}");
    }
    assert_eq!(Tally::default().interval(), (0.0, 1.0));
}

/// A seat's first moves, by the seed of the deal.
type Asked = Arc<Mutex<BTreeMap<String, Vec<Seat>>>>;

/// A player that records the deal and seat it plays.
struct Witness {
    player: Box<dyn Player<Sternenhimmel>>,
    asked: Option<Asked>,
}

impl Player<Sternenhimmel> for Witness {
    fn play(&mut self, state: &Sternenhimmel, seat: Seat) -> Move {
        if let Some(asked) = self.asked.take() {
            let deal = format!("{:?}", state.board().pile);
            asked.lock().unwrap().entry(deal).or_default().push(seat);
        }
        self.player.play(state, seat)
    }
}

#[test]
fn every_deal_is_played_from_every_seat() {
    let random = maker(Entrant::Bot(Level::Random));
    for seats in 2..=5 {
        let asked = Asked::default();
        let witness = |seed| -> Box<dyn Player<Sternenhimmel>> {
            Box::new(Witness { player: random(seed), asked: Some(Arc::clone(&asked)) })
        };
        // Half a round more than three: only whole rounds are played.
        let games = 3 * u64::from(seats) + 1;
        let tally = question(seats, games, None, 2).answer(&witness, &random, |_| ());
        assert_eq!(tally.games, 3 * u64::from(seats));
        let asked = asked.lock().unwrap();
        assert_eq!(asked.len(), 3, "deals");
        for (deal, from) in asked.iter() {
            assert_eq!(*from, Seat::all(seats).collect::<Vec<_>>(), "{deal}");
        }
    }
}

#[test]
fn the_answer_does_not_depend_on_the_number_of_threads() {
    let (expert, greedy) = (Entrant::Bot(Level::Expert), Entrant::Bot(Level::Greedy));
    let ask =
        |threads| question(2, 8, None, threads).answer(&maker(expert), &maker(greedy), |_| ());
    assert_eq!(ask(1), ask(3));
}

#[test]
fn it_stops_when_the_mark_is_clearly_passed_and_not_before() {
    let (novice, random) = (maker(Entrant::Bot(Level::Novice)), maker(Entrant::Bot(Level::Random)));
    let mut heard = Vec::new();
    let stopped =
        question(2, 400, Some(0.5), 2).answer(&novice, &random, |tally| heard.push(*tally));
    assert!((40..400).contains(&stopped.games) && stopped.interval().0 > 0.5, "{stopped:?}");
    assert_eq!(heard.last(), Some(&stopped));
    // Between equals nothing becomes clear.
    assert_eq!(question(2, 60, Some(0.5), 2).answer(&random, &random, |_| ()).games, 60);
}

#[test]
fn who_sees_everything_beats_its_honest_twin() {
    let (cheat, greedy) = (maker(Entrant::Cheat), maker(Entrant::Bot(Level::Casual)));
    let tally = question(2, 200, Some(0.5), 2).answer(&cheat, &greedy, |_| ());
    assert!(tally.interval().0 > 0.5 && tally.margin() > 0.0, "{tally:?}");
}

#[test]
fn what_nobody_won_is_shared_by_all() {
    let mut chance = Stream::new(Seed::from(1));
    let setup = Setup::new::<ConnectFour>(2, Options::default()).unwrap();
    let drawn = std::iter::repeat_with(|| {
        let (mut state, mut draws) = ConnectFour::dealt(setup, Seed::from(1));
        Playout::new(Stream::new(chance.fork())).finish(&mut state, &mut draws);
        state
    });
    let drawn = drawn.take(100_000).find(|state| state.winners().is_empty()).expect("a full board");
    assert_eq!(
        Seat::all(2).map(|seat| Tally::of(&drawn, seat).wins).collect::<Vec<_>>(),
        [0.5, 0.5]
    );
}

#[test]
fn entrants_are_known_by_their_names() {
    for name in [
        "random",
        "novice",
        "casual",
        "skilled",
        "expert",
        "greedy",
        "cheat",
        "cheat-expert",
        "expert:temperature=100",
        "expert:exploration=0.3,scale=2,playout=0,worlds=1,trees=1,simulations=40",
    ] {
        assert_eq!(name.parse::<Entrant>().unwrap().to_string(), name);
    }
    let error = "deep-blue".parse::<Entrant>().unwrap_err();
    assert!(error.starts_with("no bot \"deep-blue\"; there are: random, "), "{error}");
    assert!(error.ends_with(", cheat, cheat-expert"), "{error}");
    for bad in ["expert:", "expert:playout", "expert:playout=-1", "expert:scale=0", "expert:x=1"] {
        let error = bad.parse::<Entrant>().unwrap_err();
        assert!(error.contains("is no setting of an expert; there are: "), "{error}");
    }
}
