//! Positions typed by a person: which ones load, and the messages for the others.

use serde_json::{Value, json};
use sternenhimmel::{Board, Disc, Figure, Sternenhimmel};
use table::{
    Game, GameExt, Match, Options, Playout, Position, PositionError, Seed, Setup, Stream, Viewer,
};

/// A first round as a person would type it, with every optional field left out. Star 1 of aries is
/// large, all other covered stars are small.
fn typed() -> Value {
    json!({
        "game": "sternenhimmel",
        "seats": 2,
        "stream": {"seed": Seed::from(42).to_string(), "taken": 12},
        "board": {
            "turn": 1,
            "open": [
                {"disc": "aries", "age": 0, "figures": [
                    {"star": 1, "seat": 0, "figure": "10"},
                    {"star": 4, "seat": 1, "figure": "black-hole"},
                ]},
                {"disc": "leo", "age": 1, "figures": [{"star": 5, "seat": 0, "figure": "7"}]},
            ],
            "pile": [
                "taurus", "gemini", "cancer", "virgo", "libra", "scorpius", "sagittarius",
                "capricornus", "aquarius", "pisces",
            ],
            "seats": [
                {"hand": ["1", "3", "5", "6", "black-hole", "double", "double"]},
                {"hand": ["1", "3", "5", "6", "7", "10", "double", "double"]},
            ],
        },
    })
}

/// The same table later: aries and some others are gone, leo and virgo are the last discs.
fn typed_late() -> Value {
    let mut position = typed();
    position["board"] = json!({
        "turn": 0,
        "open": [
            {"disc": "leo", "age": 10, "figures": []},
            {"disc": "virgo", "age": 11, "figures": []},
        ],
        "pile": [],
        "seats": [
            {"hand": ["1", "3", "5", "6", "7", "10", "black-hole", "double", "double"],
             "purse": {"first": 50, "second": 6, "figures": 0, "tribute": 2, "paid": 3}},
            {"hand": ["1", "3", "5", "6", "7", "10", "black-hole", "double", "double"],
             "purse": {"first": 9, "second": 6, "figures": 1, "tribute": 3, "paid": 2}},
        ],
        "last": {
            "disc": "aries", "age": 9, "coins": [50, 15],
            "figures": [
                {"star": 1, "seat": 0, "figure": "10"},
                {"star": 2, "seat": 0, "figure": "7"},
                {"star": 3, "seat": 0, "figure": "1"},
                {"star": 4, "seat": 1, "figure": "6"},
                {"star": 5, "seat": 1, "figure": "1"},
            ],
        },
    });
    position
}

/// The game of a position, or the kind of its fault and the message.
fn load(position: Value) -> Result<Match<Sternenhimmel>, String> {
    let position: Position<Board> =
        serde_json::from_value(position).map_err(|error| error.to_string())?;
    Match::load(&position).map_err(|PositionError { fault, reason }| format!("{fault:?}: {reason}"))
}

/// The message for a position in which this place holds this value.
fn refusal(mut position: Value, place: &str, value: Value) -> String {
    let (parent, name) = place.rsplit_once('/').unwrap();
    match position.pointer_mut(parent).expect(place) {
        Value::Array(items) => {
            let at: usize = name.parse().unwrap();
            items.truncate(items.len().max(at));
            if at < items.len() { items[at] = value } else { items.push(value) }
        }
        object => object[name] = value,
    }
    load(position).expect_err(place)
}

#[test]
fn a_position_typed_by_hand_loads_and_is_played_on() {
    let mut game = load(typed()).unwrap();
    assert_eq!((game.ply(), game.state().scores().0), (0, [0; 5]));
    let seat = game.state().to_act().first().unwrap();
    game.play(seat, "place 10 leo 1".parse().unwrap()).unwrap();
    assert!(load(typed_late()).is_ok());
}

#[test]
fn what_lies_open_was_seen_whether_the_position_says_so_or_not() {
    let game = load(typed()).unwrap();
    let seen = |viewer| game.state().view(viewer).open[0].figures[0].seen.clone();
    assert_eq!(seen(Viewer::Spectator), Some(vec![Figure::Seven]));
}

#[test]
fn every_position_of_a_game_loads_as_it_is_the_finished_one_too() {
    let setup = Setup::new::<Sternenhimmel>(3, Options::default()).unwrap();
    let (mut state, mut draws) = Sternenhimmel::dealt(setup, Seed::from(6));
    let mut players = Playout::new(Stream::new(Seed::from(6)));
    for ply in 0.. {
        let written = serde_json::to_value(Position::of(&state, &draws, ply)).unwrap();
        assert_eq!(load(written).unwrap().state(), &state, "move {ply}");
        if state.is_over() {
            break;
        }
        players.step(&mut state, &mut draws, &mut table::Silent);
    }
}

#[test]
fn discs_that_cannot_be() {
    let names = |names: &str| json!(names.split(' ').collect::<Vec<_>>());
    let cases = [
        ("/board/open/1/disc", json!("aries"), "Count: open[1]: aries is there twice"),
        ("/board/open/1/disc", json!("pisces"), "Count: pile[9]: pisces is there twice"),
        ("/board/pile/0", json!("pisces"), "Count: pile[9]: pisces is there twice"),
        (
            "/board/open/2",
            json!({"disc": "leo", "age": 2, "figures": []}),
            "Count: open: 3 discs at a table of 2",
        ),
        ("/board/open", json!([]), "Count: open: 0 discs at a table of 2"),
        ("/board/pile", names("taurus"), "Count: last: a disc was scored, and it is not here"),
        ("/board/open/1/age", json!(0), "Impossible: open[1].age: leo cannot be of age 0"),
        ("/board/open/1/age", json!(2), "Impossible: open[1].age: leo cannot be of age 2"),
        ("/board/open/1/age", json!(200), "Impossible: open[1].age: leo cannot be of age 200"),
    ];
    for (place, value, words) in cases {
        assert_eq!(refusal(typed(), place, value), words, "{place}");
    }
    let twelve = json!(Disc::ALL.map(Disc::name));
    assert_eq!(refusal(typed(), "/board/pile", twelve), "Count: pile[0]: aries is there twice");
}

#[test]
fn figures_that_cannot_be() {
    let standing =
        |star: u8, seat: u8, figure: &str| json!({"star": star, "seat": seat, "figure": figure});
    let not_nine = |seat: u8| {
        format!(
            "Count: seats[{seat}]: its figures in hand and on discs are not its nine: \
             1, 3, 5, 6, 7, 10, a black hole and two doubles"
        )
    };
    let on_aries = "/board/open/0/figures/2";
    let third = |fault, words| format!("{fault}: open[0].figures[2].{words}");
    let first = "/board/open/0/figures/0";
    let cases = [
        (on_aries, standing(1, 1, "10"), third("Count", "star: two figures on star 1 of aries")),
        (on_aries, standing(4, 0, "1"), third("Count", "star: two figures on star 4 of aries")),
        (on_aries, standing(6, 0, "1"), third("Unknown", "star: aries has no star 6")),
        (on_aries, standing(12, 0, "1"), third("Unknown", "star: aries has no star 12")),
        (on_aries, standing(13, 0, "1"), "stars are counted from 1 to 12, and 13 is none".into()),
        (on_aries, standing(255, 0, "1"), "stars are counted from 1 to 12, and 255 is none".into()),
        (on_aries, standing(0, 0, "1"), "stars are counted from 1 to 12, and 0 is none".into()),
        (on_aries, standing(5, 2, "1"), third("Unknown", "seat: there is no seat 2")),
        (on_aries, standing(5, 0, "1"), not_nine(0)),
        (on_aries, standing(5, 1, "1"), not_nine(1)),
        (on_aries, standing(5, 0, "7"), not_nine(0)),
        (
            first,
            json!({"star": 1, "seat": 0}),
            "Impossible: open[0].figures[0].figure: it is not named".into(),
        ),
        (first, standing(1, 0, "7"), not_nine(0)),
        ("/board/seats/0/hand", json!(["1"]), not_nine(0)),
        (
            "/board/seats/1/hand",
            json!(["double", "double", "double"]),
            "Count: seats[1].hand: more of a figure than a player has".into(),
        ),
        (
            "/board/seats/1/hand",
            json!(["1", "1"]),
            "Count: seats[1].hand: more of a figure than a player has".into(),
        ),
    ];
    for (place, value, words) in cases {
        assert_eq!(refusal(typed(), place, value.clone()), words, "{place} {value}");
    }
}

#[test]
fn a_full_disc_that_was_not_scored_cannot_be() {
    let mut full = typed();
    full["board"]["open"][0]["figures"] = json!([
        {"star": 1, "seat": 0, "figure": "10"},
        {"star": 2, "seat": 0, "figure": "1"},
        {"star": 3, "seat": 0, "figure": "3"},
        {"star": 4, "seat": 1, "figure": "black-hole"},
        {"star": 5, "seat": 0, "figure": "5"},
    ]);
    full["board"]["seats"][0]["hand"] = json!(["6", "black-hole", "double", "double"]);
    assert_eq!(load(full).unwrap_err(), "Impossible: open[0]: aries is full and was not scored");
}

#[test]
fn memories_that_cannot_be() {
    let cases = [
        (
            "/board/open/0/figures/0/seen",
            json!(["10"]),
            "Impossible: seats[0]: one of its face-down figures was seen elsewhere meanwhile",
        ),
        (
            "/board/open/0/figures/0/seen",
            json!(["double", "double", "double"]),
            "Count: open[0].figures[0].seen: more of a figure than a player has",
        ),
        (
            "/board/open/0/figures/1/seen",
            json!([]),
            "Impossible: open[0].figures[1].seen: star 4 of aries is small: its figure lies open",
        ),
    ];
    for (place, value, words) in cases {
        assert_eq!(refusal(typed(), place, value.clone()), words, "{place} {value}");
    }
}

/// Both doubles lie face down, and both supposedly lay there while one double was seen.
#[test]
fn two_face_down_doubles_of_which_one_was_seen_cannot_be() {
    let mut position = typed();
    let double = |seen: Value| json!({"star": 1, "seat": 0, "figure": "double", "seen": seen});
    let other = |seen: Value| json!({"star": 2, "seat": 0, "figure": "double", "seen": seen});
    position["board"]["seats"][0]["hand"] = json!(["1", "3", "5", "6", "10", "black-hole"]);
    for (one, two, loads) in [
        (json!(["double"]), json!(["double"]), false),
        (json!(["double"]), json!([]), true),
        (json!([]), json!([]), true),
    ] {
        position["board"]["open"][0]["figures"] = json!([double(one), other(two)]);
        position["board"]["seats"][1]["hand"] =
            json!(["1", "3", "5", "6", "7", "10", "black-hole", "double", "double"]);
        let loaded = load(position.clone()).map(|_| ());
        let refused =
            "Impossible: seats[0]: one of its face-down figures was seen elsewhere meanwhile"
                .to_owned();
        assert_eq!(loaded, if loads { Ok(()) } else { Err(refused) });
    }
}

#[test]
fn seats_and_turns_that_cannot_be() {
    let third = json!({"hand": []});
    let cases = [
        ("/board/seats/2", third, "Count: seats: 3 at a table of 2"),
        ("/board/turn", json!(2), "Unknown: turn: there is no seat 2"),
        ("/board/turn", json!(255), "Unknown: turn: there is no seat 255"),
        ("/seats", json!(3), "Count: seats: 2 at a table of 3"),
        ("/seats", json!(6), "Setup: sternenhimmel is for 2 to 5 seats, not 6"),
        (
            "/game",
            json!("astra"),
            "OtherGame: the position is of \"astra\", not of \"sternenhimmel\"",
        ),
        ("/ply", json!(94), "Count: no game like this has 94 moves"),
    ];
    for (place, value, words) in cases {
        assert_eq!(refusal(typed(), place, value), words, "{place}");
    }
}

/// Seat 0 has its nine figures on leo and virgo, and yet it is supposed to be its turn.
#[test]
fn a_turn_without_a_figure_cannot_be() {
    let mut position = typed_late();
    let names = ["1", "3", "5", "6", "7", "10", "black-hole", "double"];
    let on_leo =
        |(star, name): (usize, &&str)| json!({"star": star + 1, "seat": 0, "figure": name});
    let board = &mut position["board"];
    board["open"][0]["figures"] = names.iter().enumerate().map(on_leo).collect();
    board["open"][1]["figures"] = json!([{"star": 5, "seat": 0, "figure": "double"}]);
    board["seats"][0]["hand"] = json!([]);
    assert_eq!(load(position).unwrap_err(), "Impossible: turn: seat 0 has no figure in hand");
}

#[test]
fn coins_that_cannot_be() {
    let first = json!({"first": 5, "second": 0, "figures": 0, "tribute": 0, "paid": 0});
    let words = "Impossible: seats[0].purse: coins before a disc was scored";
    assert_eq!(refusal(typed(), "/board/seats/0/purse", first), words);
    let purse = "/board/seats/0/purse";
    let words = "Count: seats: what some have paid is not what others were paid by them";
    for (part, coins) in [("tribute", 3), ("paid", 4)] {
        let place = format!("{purse}/{part}");
        assert_eq!(refusal(typed_late(), &place, json!(coins)), words, "{part}");
    }
    let mut debts = typed_late();
    debts["board"]["seats"][0]["purse"]["paid"] = json!(103);
    debts["board"]["seats"][1]["purse"]["tribute"] = json!(103);
    assert_eq!(load(debts).unwrap_err(), "Count: seats[0].purse: more was paid than there was");
}

#[test]
fn a_disc_scored_last_that_cannot_be() {
    let cases = [
        ("/board/last/disc", json!("leo"), "Count: last: leo is there twice"),
        ("/board/last/age", json!(11), "Impossible: last.age: aries cannot be of age 11"),
        ("/board/last/age", json!(12), "Impossible: last.age: aries cannot be of age 12"),
        ("/board/last/coins", json!([1]), "Count: last.coins: 1 at a table of 2"),
        (
            "/board/last/figures/5",
            json!({"star": 6, "seat": 0, "figure": "3"}),
            "Unknown: last.figures[5].star: aries has no star 6",
        ),
        (
            "/board/last/figures/5",
            json!({"star": 5, "seat": 0, "figure": "3"}),
            "Count: last.figures[5].star: two figures on star 5 of aries",
        ),
    ];
    for (place, value, words) in cases {
        assert_eq!(refusal(typed_late(), place, value.clone()), words, "{place} {value}");
    }
    let last = typed_late()["board"]["last"].clone();
    let mut early = typed();
    early["board"]["last"] = last;
    assert_eq!(load(early).unwrap_err(), "Count: last: aries is there twice");
}

#[test]
fn words_that_mean_nothing_here() {
    let cases = [
        ("/board/open/0/disc", json!("orion"), "there is no disc \"orion\""),
        ("/board/open/0/figures/0/figure", json!("4"), "there is no figure \"4\""),
        ("/board/open/0/figures/0/up", json!(true), "unknown field `up`"),
        ("/board/open/0/full", json!(false), "unknown field `full`"),
        ("/board/seats/0/coins", json!(3), "unknown field `coins`"),
        ("/board/moon", json!(1), "unknown field `moon`"),
        ("/moon", json!(1), "unknown field `moon`"),
    ];
    for (place, value, words) in cases {
        let error = refusal(typed(), place, value);
        assert!(error.starts_with(words), "{place}: {error}");
    }
}

#[test]
fn coins_that_the_disc_scored_last_cannot_have_made() {
    let not_made = "Impossible: last: what was paid for aries does not make the coins there are";
    let too_many = "Count: seats[0].purse: more coins than the discs can pay";
    let cases = [
        ("/board/last/coins", json!([0, 0]), not_made),
        (
            "/board/last/coins",
            json!([i32::MAX, 15]),
            "Count: last.coins[0]: nobody can have had 2147483647 coins",
        ),
        (
            "/board/last/coins",
            json!([50, -1]),
            "Count: last.coins[1]: nobody can have had -1 coins",
        ),
        ("/board/last/figures", json!([]), not_made),
        (
            "/board/last/figures/1/figure",
            json!("10"),
            "Count: last.figures: seat 0 cannot have placed that on aries",
        ),
        ("/board/seats/0/purse/first", json!(65535), too_many),
        ("/board/seats/0/purse/first", json!(1000), too_many),
        ("/board/seats/0/purse/first", json!(49), not_made),
    ];
    for (place, value, words) in cases {
        assert_eq!(refusal(typed_late(), place, value.clone()), words, "{place} {value}");
    }
    let mut turnover = typed_late();
    for seat in [0, 1] {
        turnover["board"]["seats"][seat]["purse"]["tribute"] = json!(65535);
        turnover["board"]["seats"][seat]["purse"]["paid"] = json!(65535);
    }
    assert_eq!(load(turnover).unwrap_err(), too_many);
}
