//! Objectives entered from another edition.

use stellium::cards::Card;
use stellium::data::Data;
use stellium::phase::Phase;
use stellium::{Board, Event, Stellium};
use table::{Game, GameExt, Options, Playout, Seat, Seed, Setup, Silent, Stream, Viewer};

use crate::scene::{Table, table};

const OBJECTIVES: &str = include_str!("../../data/objectives.toml");
const DISCS: &str = include_str!("../../data/discs.toml");

/// The standard objectives with these changes.
fn changed(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(OBJECTIVES.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    })
}

/// Two lines and an S with ends of another colour, a rhombus of one colour, and points starting
/// with one body, with two and with three.
fn another_box() -> &'static Data {
    let objectives = changed(&[
        ("planet-rhombus = \"comet\"\n", "planet-line = \"comet\"\nstar-line = \"supernova\"\n"),
        ("[ends]\n", "[ends]\nsupernova-s = \"star\"\n"),
        ("planet-centres = [3, 5, 8, 10, 12]", "planet-centres = [1, 3, 5, 8, 10, 12]"),
        ("comet-symbols = [2, 4, 6, 8, 10]", "comet-symbols = [6, 8, 10, 12]"),
    ]);
    Box::leak(Box::new(Data::parse(&objectives, DISCS).unwrap()))
}

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

/// A table with that data.
fn state(scene: Table) -> Stellium {
    let position = scene.position();
    let setup = Setup::parse::<Stellium>(position.seats, &position.options).unwrap();
    let state = position.board.state_with(another_box(), setup).unwrap();
    state.validate().unwrap();
    state
}

fn shows(bodies: &str, objective: &str) -> bool {
    state(table(bodies)).is_fulfilled(card(objective))
}

/// Plays moves of seat 0, and returns the state and the events of the last one.
fn play(scene: Table, moves: &str) -> (Stellium, Vec<Event>) {
    let (mut state, mut events) = (state(scene), Vec::new());
    for mv in moves.split("; ") {
        events.clear();
        let mut chance = Stream::new(Seed::from(0));
        state.play(Seat(0), mv.parse().unwrap(), &mut chance, &mut events).unwrap();
        state.validate().unwrap();
    }
    (state, events)
}

#[test]
fn the_ends_of_a_line_or_an_s_may_be_of_another_colour() {
    assert!(shows("planet a0, comet a1 a4", "planet-line"));
    assert!(!shows("planet a0 a1 a4", "planet-line"), "one colour only");
    assert!(!shows("planet a0 a1, comet a4", "planet-line"), "one end only");
    assert!(!shows("planet a1 a4, comet a0", "planet-line"), "the wrong way round");
    assert!(shows("supernova a2 h3, star a0 b4", "supernova-s"));
    assert!(!shows("supernova a0 a2 h3 b4", "supernova-s"));
    assert!(shows("comet a0 a1 a4", "comet-line"), "others are as they were");
}

#[test]
fn both_colours_of_a_line_are_used() {
    let game = table("planet a0, comet a1 a4 b0").hand(0, "planet-line");
    let line = "draw star; place f0; pass; validate planet-line a0 a1 a4";
    let (state, _) = play(game.clone(), line);
    assert_eq!(state.scores()[Seat(0)], 3);
    let (state, _) = play(game, &format!("{line}; stay a1"));
    assert_eq!(state.bag().0, [11, 8, 8, 8]);
}

#[test]
fn a_rhombus_may_be_of_one_colour() {
    assert!(shows("planet a0 a1 a2 a3", "planet-rhombus"));
    assert!(!shows("planet a0 a2, comet a1 a3", "planet-rhombus"));
    assert!(shows("comet a0 a2, star a1 a3", "comet-rhombus"), "others are as they were");
}

#[test]
fn centres_and_symbols_may_score_from_one_body_or_from_three() {
    assert!(shows("planet a0", "planet-centres") && !shows("comet a0", "comet-centres"));
    assert!(!shows("comet a2 b2", "comet-symbols"));
    let game = table("comet a2 b2 c5, planet a0 b0 c0").hand(0, "comet-symbols");
    let (state, _) = play(game, "draw star; place f0; pass; validate comet-symbols");
    assert_eq!(state.scores()[Seat(0)], 6);
}

#[test]
fn the_only_body_used_stays_by_itself() {
    let game = table("planet a0, comet a1").hand(0, "planet-centres");
    let (state, events) = play(game, "draw star; place f0; pass; validate planet-centres");
    assert_eq!((state.scores()[Seat(0)], state.phase()), (1, Phase::Take {}));
    let stayed =
        |event: &Event| matches!(event, Event::Stayed { cleared, .. } if cleared.is_empty());
    assert!(events.iter().any(stayed));

    let asked = |board: &mut Board| {
        let used = ["a0"].map(|place| place.parse().unwrap()).into_iter().collect();
        board.phase = Phase::Stay { card: card("planet-centres"), used };
    };
    let mut position = table("planet a0").validated(0, &[("planet-centres", 1)]).position();
    asked(&mut position.board);
    let setup = Setup::parse::<Stellium>(3, &position.options).unwrap();
    let state = position.board.state_with(another_box(), setup).unwrap();
    assert!(state.validate().unwrap_err().to_string().contains("stays by itself"));
}

#[test]
fn a_view_shows_what_is_printed() {
    let game = state(table("planet a0").hand(0, "planet-line planet-rhombus comet-symbols"));
    let faces = game.view(Viewer::Spectator).faces;
    let face = |name| serde_json::to_string(&faces[&card(name)]).unwrap();
    assert_eq!(face("planet-line"), r#"{"points":[3],"ends":"comet"}"#);
    assert_eq!(face("planet-rhombus"), r#"{"points":[4],"ends":null}"#);
    assert_eq!(face("comet-symbols"), r#"{"points":[6,8,10,12],"ends":null}"#);
}

#[test]
fn whole_games_are_played_with_another_box() {
    for seats in 2..=4 {
        let setup = Setup::new::<Stellium>(seats, Options::default()).unwrap();
        let mut chance = Stream::new(Seed::from(5));
        let mut game = Stellium::deal_with(another_box(), setup, &mut chance);
        let mut player = Playout::new(Stream::new(Seed::from(6)));
        while !game.is_over() {
            player.step(&mut game, &mut chance, &mut Silent);
            game.validate().unwrap();
            assert_eq!(game.board().state_with(another_box(), setup).unwrap(), game);
        }
    }
}

#[test]
fn mistakes_are_named() {
    let refused = |changes: &[(&str, &str)], words: &str| {
        let why = Data::parse(&changed(changes), DISCS).unwrap_err().to_string();
        assert!(why.contains(words), "{why}");
    };
    refused(&[("star-s = 5", "")], "star-s has no points");
    refused(&[("star-s = 5", "star-z = 5")], "star-z");
    refused(&[("star-s = 5", "star-s = [1, 2, 3, 4, 5]")], "star-s scores one number");
    refused(&[("planet-centres = [3, 5, 8, 10, 12]", "planet-centres = 3")], "up to six");
    refused(&[("[3, 5, 8, 10, 12]", "[]")], "planet-centres scores numbers");
    refused(&[("[3, 5, 8, 10, 12]", "[1, 2, 3, 4, 5, 6, 7]")], "up to six");
    let ends = "planet-rhombus = \"comet\"";
    refused(&[(ends, "planet-rhombus = \"planet\"")], "the ends of planet-rhombus are no planets");
    refused(&[(ends, "planet-pair = \"comet\"")], "planet-pair has no ends");
    refused(&[(ends, "planet-centres = \"comet\"")], "planet-centres has no ends");

    let refused = |discs: &str, words: &str| {
        let why = Data::parse(OBJECTIVES, discs).unwrap_err().to_string();
        assert!(why.contains(words), "{why}");
    };
    refused(&DISCS.replacen("\"comet\"", "\"planet\"", 1), "every kind of body once");
    refused(
        &DISCS.replacen("\"comet\"", "\"moon\"", 1),
        "\"milky-way\": there is no body \"moon\"",
    );
    refused(DISCS.split("[pinwheel]").next().unwrap(), "six discs");
}
