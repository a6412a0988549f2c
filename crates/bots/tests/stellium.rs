//! Every bot plays the obvious moves in Stellium.

use bots::{Bot, Budget, Insight, Level, Mcts};
use stellium::board::PlaceSet;
use stellium::body::{Body, ByBody};
use stellium::cards::{Card, CardSet};
use stellium::phase::Phase;
use stellium::setup::BODIES;
use stellium::{Move, Stellium};
use table::{Game, GameExt, Options, Seat, Seed, Setup, Sight, Silent, Stream};

/// A table of two where it is seat 0's turn.
struct Scene {
    /// The bodies on the board: `"planet a1 a2, comet h3"`.
    bodies: &'static str,
    /// The hand of seat 0.
    hand: &'static str,
    /// The display, filled up with any other objectives.
    display: &'static str,
    /// The decision of seat 0.
    phase: Phase,
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

fn bodies(text: &str) -> ByBody<PlaceSet> {
    let mut bodies = ByBody::<PlaceSet>::default();
    for part in text.split(", ") {
        let (body, places) = part.split_once(' ').unwrap();
        let places = places.split(' ').map(|place| place.parse().unwrap());
        bodies[body.parse::<Body>().unwrap()] = places.collect();
    }
    bodies
}

impl Scene {
    fn game(&self) -> Stellium {
        let setup = Setup::new::<Stellium>(2, Options::default()).unwrap();
        let (dealt, _) = Stellium::dealt(setup, Seed::from(3));
        let mut board = dealt.board();
        (board.first, board.turn, board.phase) = (Seat(0), Seat(0), self.phase);
        board.bodies = bodies(self.bodies);
        for body in Body::ALL {
            let held = match self.phase {
                Phase::Feel { felt: held, .. } | Phase::Place { body: held, .. } => held == body,
                _ => false,
            };
            board.bag[body] = BODIES[body] - board.bodies[body].len() as u8 - u8::from(held);
        }
        let hand = cards(self.hand);
        let shown = board.display.len();
        let mut rest: Vec<Card> = Card::all().filter(|card| !hand.contains(*card)).collect();
        rest.sort_by_key(|card| !cards(self.display).contains(*card));
        board.display = rest.drain(..shown as usize).collect();
        board.reserve = rest;
        board.seats[0].hand = hand;
        let game = Stellium::from_board(*dealt.setup(), &board).unwrap();
        game.validate().unwrap();
        game
    }

    /// Asks every kind of bot, with several seeds, for its move here.
    #[track_caller]
    fn check(&self, is_sensible: impl Fn(&Stellium, Move) -> bool) {
        let game = self.game();
        for seed in 0..4 {
            for (name, mut bot) in bots(Seed::from(seed)) {
                let mv = bot.choose(&Sight::new(&game, Seat(0))).mv;
                assert!(is_sensible(&game, mv), "{name} with seed {seed} plays {mv}");
            }
        }
    }

    /// Has every kind of bot play its turn to the end, and checks what it scores.
    #[track_caller]
    fn check_scores(&self, points: i32) {
        for seed in 0..4 {
            for (name, mut bot) in bots(Seed::from(seed)) {
                let (mut game, mut played) = (self.game(), Vec::new());
                let mut draws = Stream::new(Seed::from(seed));
                while game.turn() == Seat(0) && game.to_act().contains(Seat(0)) {
                    let mv = bot.choose(&Sight::new(&game, Seat(0))).mv;
                    game.play_unchecked(Seat(0), mv, &mut draws, &mut Silent);
                    played.push(mv.to_string());
                }
                let scored = game.scores()[Seat(0)];
                assert_eq!(scored, points, "{name} with seed {seed} plays {played:?}");
            }
        }
    }
}

fn bots(seed: Seed) -> [(&'static str, Box<dyn Bot<Stellium>>); 4] {
    let search = Mcts::new(seed, Budget::Simulations(400), Stellium::TUNING);
    let level = |level: Level| level.bot(seed, Budget::Simulations(1));
    [
        ("novice", level(Level::Novice)),
        ("casual", level(Level::Casual)),
        ("greedy", level(Level::Greedy)),
        ("search", Box::new(search)),
    ]
}

#[test]
fn a_complete_objective_is_validated() {
    for (bodies, hand) in [
        ("planet a0 a1 a4, comet b0 c0 d0 e0 f0, star c3", "planet-line"),
        ("planet a2 b5, comet b0 c0 d0 e0 f0", "planet-pair star-s supernova-rectangle"),
    ] {
        let scene = Scene { bodies, hand, display: "", phase: Phase::Objectives {} };
        scene.check(|_, mv| matches!(mv, Move::Validate(..)));
    }
}

#[test]
fn of_two_complete_objectives_both_are_validated() {
    let scene = Scene {
        bodies: "planet a0 a1 a4, star c1 c2 c3, comet b0 c0 d0 e0 f0, supernova a6",
        hand: "planet-line star-arc",
        display: "",
        phase: Phase::Objectives {},
    };
    scene.check_scores(6);
}

#[test]
fn a_body_that_completes_an_objective_is_kept_and_used() {
    for feels in [1, 4] {
        let scene = Scene {
            bodies: "planet a0 a4, star c3, comet b0 c0 d0 e0 f0, supernova a6",
            hand: "planet-line",
            display: "",
            phase: Phase::Feel { felt: Body::Planet, feels },
        };
        scene.check(|_, mv| mv == Move::Keep);
        scene.check_scores(3);
    }
}

/// After the fourth body, the next one must be kept.
#[test]
fn what_is_of_use_is_not_dropped_for_a_last_body_that_is_rarely_better() {
    let scene = Scene {
        bodies: "planet a0 a4 b3 b4, star c3, comet b0 c0 d0 e0 f0, supernova a6",
        hand: "planet-small-triangle planet-s planet-rectangle",
        display: "",
        phase: Phase::Feel { felt: Body::Planet, feels: 4 },
    };
    scene.check(|_, mv| mv == Move::Keep);
}

#[test]
fn a_comet_that_completes_an_objective_strikes_right() {
    let scene = Scene {
        bodies: "comet a0 a4, star a1 c3, planet b0 c0 d0 e0 f0",
        hand: "comet-line",
        display: "",
        phase: Phase::Place { body: Body::Comet, feels: 1, token: None },
    };
    scene.check_scores(3);
}

#[test]
fn a_disc_is_turned_to_complete_an_objective() {
    // Turning by two sixths brings a6 to a2, beside b5.
    let scene = Scene {
        bodies: "planet a6 b5, star a0, comet c0 d0 e0 f0",
        hand: "planet-pair",
        display: "",
        phase: Phase::Influence { of: Body::Star, placed: "a0".parse().unwrap(), by_token: false },
    };
    scene.check_scores(2);
}

#[test]
fn a_complete_objective_is_not_turned_apart() {
    let scene = Scene {
        bodies: "planet a0 a2 b5, star a1, comet b0 c0 d0 e0 f0, supernova a6",
        hand: "planet-line",
        display: "",
        phase: Phase::Influence { of: Body::Star, placed: "a1".parse().unwrap(), by_token: false },
    };
    let line: Card = "planet-line".parse().unwrap();
    scene.check(|game, mv| {
        let mut after = game.clone();
        after.play_unchecked(Seat(0), mv, &mut Stream::new(Seed::from(0)), &mut Silent);
        after.is_fulfilled(line)
    });
}

#[test]
fn what_is_complete_already_is_taken() {
    let scene = Scene {
        bodies: "planet a0 a1 a4, star c3, comet b0 c0 d0 e0 f0, supernova a6",
        hand: "",
        display: "planet-line star-s star-rectangle supernova-rectangle star-rhombus star-line",
        phase: Phase::Take {},
    };
    scene.check(|_, mv| mv.to_string() == "take planet-line");
}
