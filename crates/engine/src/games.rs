//! The list of all games, from which everything else finds them.

use std::collections::BTreeMap;
use std::fmt;

use bots::Insight;
use serde_json::Value;
use table::{Event as _, Field, Game, Info, Seed};

use crate::any::{self, Begun};
use crate::{Code, RandomPlay, Refusal, Step};

/// An operation that works on any game: [`with_game`] and [`each_game`] supply its type.
pub trait Visit {
    /// The result.
    type Out;
    /// Runs the operation on this game.
    fn game<G: Insight>(self) -> Self::Out;
}

macro_rules! games {
    ($($(#[$only:meta])? $game:ty,)+) => {
        /// Every game.
        pub static GAMES: &[Entry] = &[$($(#[$only])? Entry::of::<$game>()),+];

        /// Visits the game of this id.
        pub fn with_game<V: Visit>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $($(#[$only])? if id == <$game as Game>::INFO.id {
                return Ok(visitor.game::<$game>());
            })+
            Err(UnknownGame(id.into()))
        }

        /// Visits every game.
        pub fn each_game<V: Visit + Copy>(visitor: V) -> Vec<V::Out> {
            Vec::from([$($(#[$only])? visitor.game::<$game>()),+])
        }
    };
}

games! {
    astra::Astra,
    sternenhimmel::Sternenhimmel,
    stellium::Stellium,
    #[cfg(feature = "example")] connect_four::ConnectFour,
}

/// There is no game of this id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.info.id).collect();
        write!(f, "no game {:?}; there are: {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

/// A game whose views and events have TypeScript types, when feature `ts` is on.
#[cfg(feature = "ts")]
trait Typed: Insight<View: table::ts_rs::TS, Event: table::ts_rs::TS> {}
#[cfg(feature = "ts")]
impl<G: Insight<View: table::ts_rs::TS, Event: table::ts_rs::TS>> Typed for G {}
#[cfg(not(feature = "ts"))]
use Insight as Typed;

/// A game, with the ways to begin one.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The game's names, seats and options.
    pub info: &'static Info,
    /// What the fields of its events hold.
    pub fields: &'static [(&'static str, Field)],
    /// The TypeScript declarations of its views and events.
    #[cfg(feature = "ts")]
    pub types: fn() -> String,
    new: fn(u64, &Choices, Seed) -> Begun,
    load: fn(Value) -> Begun,
    replay: fn(Value, &mut dyn FnMut(Step)) -> Begun,
    random: fn(u64, &Choices, u64, Seed) -> Result<RandomPlay, Refusal>,
}

/// The options chosen, by name; the others keep their default.
pub type Choices = BTreeMap<String, String>;

impl Entry {
    const fn of<G: Typed>() -> Entry {
        Entry {
            info: &G::INFO,
            fields: G::Event::FIELDS,
            #[cfg(feature = "ts")]
            types: table::ts::declarations::<G::View, G::Event>,
            new: any::new::<G>,
            load: any::load::<G>,
            replay: any::replay::<G>,
            random: any::random::<G>,
        }
    }

    /// The game of this id.
    pub fn named(id: &str) -> Result<&'static Entry, UnknownGame> {
        let found = GAMES.iter().find(|entry| entry.info.id == id);
        found.ok_or_else(|| UnknownGame(id.into()))
    }

    /// The game that a position or record names.
    fn of_document(document: &Value, code: Code) -> Result<&'static Entry, Refusal> {
        match document.get("game").and_then(Value::as_str) {
            Some(id) => Entry::named(id).map_err(|unknown| Refusal::new(code, unknown)),
            None => Err(Refusal::new(code, "it does not say of which \"game\" it is")),
        }
    }
}

fn set_up(game: &str) -> Result<&'static Entry, Refusal> {
    Entry::named(game).map_err(|unknown| Refusal::new(Code::BadSetup, unknown))
}

/// Deals a game.
pub fn new(game: &str, seats: u64, options: &Choices, seed: Seed) -> Begun {
    (set_up(game)?.new)(seats, options, seed)
}

/// Begins a game at a position.
pub fn load(position: Value) -> Begun {
    (Entry::of_document(&position, Code::BadPosition)?.load)(position)
}

/// Replays a record, reporting each step, and fails at the first fault.
pub fn replay(record: Value, tell: &mut dyn FnMut(Step)) -> Begun {
    (Entry::of_document(&record, Code::BadRecord)?.replay)(record, tell)
}

/// Plays `count` random games.
pub fn random(
    game: &str,
    seats: u64,
    options: &Choices,
    count: u64,
    seed: Seed,
) -> Result<RandomPlay, Refusal> {
    (set_up(game)?.random)(seats, options, count, seed)
}
