//! No law: prints the words of all games, as libFuzzer takes them for a dictionary.
#![no_main]

use std::collections::BTreeSet;

use engine::{AnyMatch, GAMES, games};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use table::Seed;

/// Names and texts of a position, with their quotation marks.
fn read(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => drop(words.insert(format!("{text:?}"))),
        Value::Array(values) => values.iter().for_each(|value| read(value, words)),
        Value::Object(fields) => {
            words.extend(fields.keys().map(|name| format!("{name:?}")));
            fields.values().for_each(|value| read(value, words));
        }
        _ => {}
    }
}

/// The words of a game that is played along.
fn play(game: &mut dyn AnyMatch, words: &mut BTreeSet<String>) {
    for ply in 0.. {
        let mut position = game.position();
        position["stream"] = Value::Null;
        read(&position, words);
        let Some(seat) = game.to_act().first() else { return };
        let legal = game.legal(seat);
        for mv in &legal {
            words.extend(mv.split_inclusive(' ').map(str::to_owned));
        }
        game.play(seat, &legal[ply * 7 % legal.len()]).map(drop).expect("a legal move");
    }
}

fn print() {
    let mut words = BTreeSet::new();
    for info in GAMES.iter().map(|entry| entry.info) {
        for seats in info.min_seats..=info.max_seats {
            let game = games::new(info.id, seats.into(), &[], Seed::from(1));
            play(game.expect("a game").as_mut(), &mut words);
        }
    }
    for word in words {
        println!("{word:?}");
    }
    std::process::exit(0)
}

fuzz_target!(init: print(), |_bytes: &[u8]| ());
