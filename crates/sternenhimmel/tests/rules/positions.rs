//! Positions a person types in: what loads, and what is refused with which words.

use serde_json::{Value, json};
use sternenhimmel::{Board, Disc, Figure, Sternenhimmel};
use table::{Game, GameExt, Match, Options, Playout, Position, Seed, Setup, Stream, Viewer};

/// A first round as a person would type it: nothing that can be left out is there. Star 1 of aries
/// is large, all others that are covered are small.
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
            "players": [
                {"hand": ["1", "3", "5", "6", "black-hole", "double", "double"]},
                {"hand": ["1", "3", "5", "6", "7", "10", "double", "double"]},
            ],
        },
    })
}

/// The same table later: aries and its like are gone, leo and virgo are the last discs.
fn typed_late() -> Value {
    let mut position = typed();
    position["board"] = json!({
        "turn": 0,
        "open": [
            {"disc": "leo", "age": 10, "figures": []},
            {"disc": "virgo", "age": 11, "figures": []},
        ],
        "pile": [],
        "players": [
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

fn load(position: Value) -> Result<Match<Sternenhimmel>, String> {
    let position: Position<Board> =
        serde_json::from_value(position).map_err(|error| error.to_string())?;
    Match::load(&position).map_err(|error| error.to_string())
}

/// The words with which a position is refused once this place in it holds this value.
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
    let seen = |viewer| game.state().view(viewer).discs[0].figures[0].seen.clone();
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
        ("/board/open/1/disc", json!("aries"), "aries is there twice"),
        ("/board/open/1/disc", json!("pisces"), "pisces is there twice"),
        ("/board/pile/0", json!("pisces"), "pisces is there twice"),
        (
            "/board/open/2",
            json!({"disc": "leo", "age": 2, "figures": []}),
            "more discs than there are",
        ),
        ("/board/open", json!([]), "0 open discs for 2 players"),
        ("/board/pile", names("taurus"), "9 discs were scored, and the last of them is None"),
        ("/board/open/1/age", json!(0), "leo cannot be of age 0"),
        ("/board/open/1/age", json!(2), "leo cannot be of age 2"),
        ("/board/open/1/age", json!(200), "leo cannot be of age 200"),
    ];
    for (place, value, words) in cases {
        assert_eq!(refusal(typed(), place, value), words, "{place}");
    }
    let twelve = json!(Disc::ALL.map(Disc::name));
    assert!(refusal(typed(), "/board/pile", twelve).ends_with("is there twice"));
}

#[test]
fn figures_that_cannot_be() {
    let standing =
        |star: u8, seat: u8, figure: &str| json!({"star": star, "seat": seat, "figure": figure});
    let not_nine = |seat: u8| {
        format!(
            "the figures of seat {seat} in hand and on discs are not its nine: \
             1, 3, 5, 6, 7, 10, a black hole and two doubles"
        )
    };
    let on_aries = "/board/open/0/figures/2";
    let first = "/board/open/0/figures/0";
    let cases = [
        (on_aries, standing(1, 1, "10"), "two figures on star 1 of aries".into()),
        (on_aries, standing(4, 0, "1"), "two figures on star 4 of aries".into()),
        (on_aries, standing(6, 0, "1"), "aries has no star 6".into()),
        (on_aries, standing(255, 0, "1"), "aries has no star 255".into()),
        (on_aries, standing(0, 0, "1"), "stars count from 1".into()),
        (on_aries, standing(5, 2, "1"), "star 5 of aries: there is no seat 2".into()),
        (on_aries, standing(5, 0, "1"), not_nine(0)),
        (on_aries, standing(5, 1, "1"), not_nine(1)),
        (on_aries, standing(5, 0, "7"), "seat 0 has placed more of 7 than there are".into()),
        (first, json!({"star": 1, "seat": 0}), "star 1 of aries: no figure is named".into()),
        (first, standing(1, 0, "7"), not_nine(0)),
        ("/board/players/0/hand", json!(["1"]), not_nine(0)),
        (
            "/board/players/1/hand",
            json!(["double", "double", "double"]),
            "seat 1 has more of a figure in hand than there are".into(),
        ),
        (
            "/board/players/1/hand",
            json!(["1", "1"]),
            "seat 1 has more of a figure in hand than there are".into(),
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
    full["board"]["players"][0]["hand"] = json!(["6", "black-hole", "double", "double"]);
    assert_eq!(load(full).unwrap_err(), "aries is full and was not scored");
}

#[test]
fn memories_that_cannot_be() {
    let cases = [
        (
            "/board/open/0/figures/0/seen",
            json!(["10"]),
            "seat 0 has shown a figure that lies face down",
        ),
        (
            "/board/open/0/figures/0/seen",
            json!(["double", "double", "double"]),
            "star 1 of aries: more was seen than there is",
        ),
        (
            "/board/open/0/figures/1/seen",
            json!([]),
            "star 4 of aries is small: its figure lies open",
        ),
    ];
    for (place, value, words) in cases {
        assert_eq!(refusal(typed(), place, value.clone()), words, "{place} {value}");
    }
}

/// Both doubles lie face down, and both are said to have lain there while one double was seen.
#[test]
fn two_face_down_doubles_of_which_one_was_seen_cannot_be() {
    let mut position = typed();
    let double = |seen: Value| json!({"star": 1, "seat": 0, "figure": "double", "seen": seen});
    let other = |seen: Value| json!({"star": 2, "seat": 0, "figure": "double", "seen": seen});
    position["board"]["players"][0]["hand"] = json!(["1", "3", "5", "6", "10", "black-hole"]);
    for (one, two, loads) in [
        (json!(["double"]), json!(["double"]), false),
        (json!(["double"]), json!([]), true),
        (json!([]), json!([]), true),
    ] {
        position["board"]["open"][0]["figures"] = json!([double(one), other(two)]);
        position["board"]["players"][1]["hand"] =
            json!(["1", "3", "5", "6", "7", "10", "black-hole", "double", "double"]);
        let loaded = load(position.clone()).map(|_| ());
        let refused = "seat 0 has shown a figure that lies face down".to_owned();
        assert_eq!(loaded, if loads { Ok(()) } else { Err(refused) });
    }
}

#[test]
fn seats_and_turns_that_cannot_be() {
    let player = json!({"hand": []});
    let cases = [
        ("/board/players/2", player, "3 players at a table of 2"),
        ("/board/turn", json!(2), "there is no seat 2 to take its turn"),
        ("/board/turn", json!(255), "there is no seat 255 to take its turn"),
        ("/seats", json!(3), "2 players at a table of 3"),
        ("/seats", json!(6), "sternenhimmel is for 2 to 5 seats, not 6"),
        ("/game", json!("astra"), "the position is of \"astra\", not of \"sternenhimmel\""),
        ("/ply", json!(94), "no game like this has 94 moves"),
    ];
    for (place, value, words) in cases {
        assert_eq!(refusal(typed(), place, value), words, "{place}");
    }
}

/// Seat 0 has its nine figures on leo and virgo, and yet it is said to be its turn.
#[test]
fn a_turn_without_a_figure_cannot_be() {
    let mut position = typed_late();
    let names = ["1", "3", "5", "6", "7", "10", "black-hole", "double"];
    let on_leo =
        |(star, name): (usize, &&str)| json!({"star": star + 1, "seat": 0, "figure": name});
    let board = &mut position["board"];
    board["open"][0]["figures"] = names.iter().enumerate().map(on_leo).collect();
    board["open"][1]["figures"] = json!([{"star": 5, "seat": 0, "figure": "double"}]);
    board["players"][0]["hand"] = json!([]);
    assert_eq!(load(position).unwrap_err(), "it is the turn of seat 0, which has no figure");
}

#[test]
fn coins_that_cannot_be() {
    let first = json!({"first": 5, "second": 0, "figures": 0, "tribute": 0, "paid": 0});
    let words = "coins before a disc was scored";
    assert_eq!(refusal(typed(), "/board/players/0/purse", first), words);
    let purse = "/board/players/0/purse";
    let cases = [
        ("tribute", 3, "what some have paid is not what others were paid by them"),
        ("paid", 4, "what some have paid is not what others were paid by them"),
    ];
    for (part, coins, words) in cases {
        assert_eq!(
            refusal(typed_late(), &format!("{purse}/{part}"), json!(coins)),
            words,
            "{part}"
        );
    }
    let mut debts = typed_late();
    debts["board"]["players"][0]["purse"]["paid"] = json!(103);
    debts["board"]["players"][1]["purse"]["tribute"] = json!(103);
    assert_eq!(load(debts).unwrap_err(), "a player has paid more than it had");
}

#[test]
fn a_disc_scored_last_that_cannot_be() {
    let cases = [
        ("/board/last/disc", json!("leo"), "leo is there twice"),
        ("/board/last/age", json!(11), "aries cannot be of age 11"),
        ("/board/last/age", json!(12), "aries cannot be of age 12"),
        ("/board/last/coins", json!([1]), "the disc scored last does not name everybody's coins"),
        (
            "/board/last/figures/5",
            json!({"star": 6, "seat": 0, "figure": "3"}),
            "aries has no star 6",
        ),
        (
            "/board/last/figures/5",
            json!({"star": 5, "seat": 0, "figure": "3"}),
            "two figures on star 5 of aries",
        ),
    ];
    for (place, value, words) in cases {
        assert_eq!(refusal(typed_late(), place, value.clone()), words, "{place} {value}");
    }
    let last = typed_late()["board"]["last"].clone();
    let mut early = typed();
    early["board"]["last"] = last;
    assert_eq!(load(early).unwrap_err(), "aries is there twice");
}

#[test]
fn words_that_mean_nothing_here() {
    let cases = [
        ("/board/open/0/disc", json!("orion"), "unknown variant `orion`"),
        (
            "/board/open/0/figures/0/figure",
            json!("4"),
            "the figures are 1, 3, 5, 6, 7, 10, black-hole and double",
        ),
        ("/board/open/0/figures/0/up", json!(true), "unknown field `up`"),
        ("/board/open/0/full", json!(false), "unknown field `full`"),
        ("/board/players/0/coins", json!(3), "unknown field `coins`"),
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
    let not_made = "what was paid for aries does not make the coins there are";
    let too_many = "more coins than the discs can pay";
    let cases = [
        ("/board/last/coins", json!([0, 0]), not_made),
        ("/board/last/coins", json!([i32::MAX, 15]), too_many),
        ("/board/last/coins", json!([-1, 15]), too_many),
        ("/board/last/figures", json!([]), not_made),
        ("/board/last/figures/1/figure", json!("10"), "seat 0 cannot have placed that on aries"),
        ("/board/players/0/purse/first", json!(65535), too_many),
        ("/board/players/0/purse/first", json!(49), not_made),
    ];
    for (place, value, words) in cases {
        assert_eq!(refusal(typed_late(), place, value.clone()), words, "{place} {value}");
    }
    let mut turnover = typed_late();
    for seat in [0, 1] {
        turnover["board"]["players"][seat]["purse"]["tribute"] = json!(65535);
        turnover["board"]["players"][seat]["purse"]["paid"] = json!(65535);
    }
    assert_eq!(load(turnover).unwrap_err(), too_many);
}
