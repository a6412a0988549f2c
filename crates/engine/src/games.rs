//! The games there are.

use astra::Astra;
use bots::Insight;
use serde_json::Value;
use stellium::Stellium;
use sternenhimmel::Sternenhimmel;
use table::{Info, Seed};

use crate::any::{self, Begun};
use crate::{Code, Refusal, Step};

/// A game, with the ways to begin one.
#[derive(Clone, Copy)]
pub struct Entry {
    /// What it is called and how it can be played.
    pub info: &'static Info,
    new: fn(u64, &[(String, String)], Seed) -> Begun,
    load: fn(Value) -> Begun,
    replay: fn(Value, &mut dyn FnMut(Step)) -> Begun,
}

/// Every game of this table.
pub static GAMES: &[Entry] =
    &[Entry::of::<Astra>(), Entry::of::<Sternenhimmel>(), Entry::of::<Stellium>()];

impl Entry {
    const fn of<G: Insight>() -> Entry {
        Entry { info: &G::INFO, new: any::new::<G>, load: any::load::<G>, replay: any::replay::<G> }
    }

    fn named(id: &str, code: Code) -> Result<&'static Entry, Refusal> {
        GAMES.iter().find(|entry| entry.info.id == id).ok_or_else(|| {
            let known: Vec<&str> = GAMES.iter().map(|entry| entry.info.id).collect();
            Refusal::new(code, format!("no game {id:?}; there are: {}", known.join(", ")))
        })
    }

    /// The game that a position or record says it is of.
    fn of_document(document: &Value, code: Code) -> Result<&'static Entry, Refusal> {
        match document.get("game").and_then(Value::as_str) {
            Some(id) => Entry::named(id, code),
            None => Err(Refusal::new(code, "it does not say of which \"game\" it is")),
        }
    }
}

/// Deals a game.
pub fn new(game: &str, seats: u64, options: &[(String, String)], seed: Seed) -> Begun {
    (Entry::named(game, Code::BadSetup)?.new)(seats, options, seed)
}

/// Begins a game at a position.
pub fn load(position: Value) -> Begun {
    (Entry::of_document(&position, Code::BadPosition)?.load)(position)
}

/// Plays a record again, telling each step; refused at the first thing that does not hold.
pub fn replay(record: Value, tell: &mut dyn FnMut(Step)) -> Begun {
    (Entry::of_document(&record, Code::BadRecord)?.replay)(record, tell)
}
