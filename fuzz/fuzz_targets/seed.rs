//! Not a law: `seed FOLDER` writes the seed inputs for fuzzing all games, to `FOLDER/position`,
//! `record` and `notation`, and their words to `FOLDER/dictionary`.
#![no_main]

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::PathBuf;

use engine::{AnyMatch, GAMES, games};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use table::Seed;

struct Seeds {
    folder: PathBuf,
    words: BTreeSet<String>,
}

impl Seeds {
    fn write(&self, target: &str, name: &str, input: impl AsRef<[u8]>) -> io::Result<()> {
        let folder = self.folder.join(target);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(name), input)
    }

    /// Collects the names and texts of a position, with their quotation marks.
    fn read(&mut self, value: &Value) {
        match value {
            Value::String(text) => drop(self.words.insert(format!("{text:?}"))),
            Value::Array(values) => values.iter().for_each(|value| self.read(value)),
            Value::Object(fields) => {
                self.words.extend(fields.keys().map(|name| format!("{name:?}")));
                fields.values().for_each(|value| self.read(value));
            }
            _ => {}
        }
    }

    fn play(&mut self, name: &str, game: &mut dyn AnyMatch) -> io::Result<()> {
        for ply in 0.. {
            let mut position = game.position();
            if ply % 64 == 16 {
                self.write("position", &format!("{name}-{ply}"), position.to_string())?;
            }
            position["stream"] = Value::Null;
            self.read(&position);
            let Some(seat) = game.to_act().first() else { break };
            let legal = game.legal(seat);
            for mv in &legal {
                self.words.extend(mv.split_inclusive(' ').map(str::to_owned));
            }
            let mv = &legal[ply * 7 % legal.len()];
            self.write("notation", &format!("{name}-{ply}"), mv)?;
            game.play(seat, mv).map(drop).expect("a legal move");
        }
        self.write("record", name, game.record(None).to_string())
    }
}

fn seed() {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        panic!("seed FOLDER");
    };
    let mut seeds = Seeds { folder, words: BTreeSet::new() };
    for info in GAMES.iter().map(|entry| entry.info) {
        for seats in info.min_seats..=info.max_seats {
            let game = games::new(info.id, seats.into(), &[].into(), Seed::from(1));
            let name = format!("{}-{seats}", info.id);
            seeds.play(&name, game.expect("a game").as_mut()).expect("the folder takes files");
        }
    }
    let lines: Vec<String> = seeds.words.iter().map(|word| format!("{word:?}\n")).collect();
    fs::write(seeds.folder.join("dictionary"), lines.concat()).expect("the folder takes files");
    std::process::exit(0)
}

fuzz_target!(init: seed(), |_bytes: &[u8]| ());
