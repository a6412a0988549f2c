//! What is settled before a game starts: seats, options, seed.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::{Game, Seat, Seed, Stream};

/// The most options any game of ours has.
const MAX_OPTIONS: usize = 6;

/// A choice a table makes before the game. The first of the choices is the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name, as in records.
    pub name: &'static str,
    /// What may be chosen.
    pub choices: &'static [&'static str],
}

impl OptionSpec {
    /// Who starts: drawn, or a named seat. A game that has it lists it first.
    pub const fn first(max_seats: u8) -> OptionSpec {
        const CHOICES: &[&str] = &["random", "0", "1", "2", "3", "4"];
        OptionSpec { name: "first", choices: CHOICES.split_at(max_seats as usize + 1).0 }
    }
}

/// The choices made, by their place in the game's list of options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options([u8; MAX_OPTIONS]);

impl Options {
    /// Which choice was made of the option at this place in the list.
    pub const fn choice(self, option: usize) -> usize {
        self.0[option] as usize
    }

    /// Options from names and values; what is not named keeps its default.
    pub fn parse<'a>(
        specs: &'static [OptionSpec],
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Options, SetupError> {
        let mut options = Options::default();
        for (name, value) in pairs {
            let at = specs.iter().position(|spec| spec.name == name).ok_or_else(|| {
                SetupError::UnknownOption { name: name.into(), known: list(specs, |s| s.name) }
            })?;
            let choice = specs[at].choices.iter().position(|choice| *choice == value);
            options.0[at] = choice.ok_or_else(|| SetupError::BadChoice {
                name: name.into(),
                value: value.into(),
                choices: specs[at].choices.join(", "),
            })? as u8;
        }
        Ok(options)
    }

    /// Every option with the value it has.
    pub fn named(self, specs: &'static [OptionSpec]) -> BTreeMap<String, String> {
        let pair = |(at, spec): (usize, &OptionSpec)| {
            (spec.name.to_owned(), spec.choices[self.choice(at)].to_owned())
        };
        specs.iter().enumerate().map(pair).collect()
    }

    /// Every combination of choices there is.
    pub fn combinations(specs: &'static [OptionSpec]) -> Vec<Options> {
        let mut all = vec![Options::default()];
        for (at, spec) in specs.iter().enumerate() {
            let with = |options: Options, choice| {
                let mut options = options;
                options.0[at] = choice;
                options
            };
            let choices = 0..spec.choices.len() as u8;
            all = all.iter().flat_map(|o| choices.clone().map(move |c| with(*o, c))).collect();
        }
        all
    }
}

fn list<T>(items: &[T], name: impl Fn(&T) -> &str) -> String {
    let names: Vec<&str> = items.iter().map(name).collect();
    if names.is_empty() { "none".into() } else { names.join(", ") }
}

/// Why a game cannot be set up like this.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{game} is for {min} to {max} seats, not {got}")]
    Seats {
        /// The game's id.
        game: &'static str,
        /// The fewest seats.
        min: u8,
        /// The most seats.
        max: u8,
        /// What was asked for.
        got: u64,
    },
    /// No such option.
    #[error("no option {name:?}; known: {known}")]
    UnknownOption {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// No such choice.
    #[error("option {name} cannot be {value:?}; choose from: {choices}")]
    BadChoice {
        /// The option.
        name: String,
        /// What was asked for.
        value: String,
        /// What there is.
        choices: String,
    },
    /// The seat named to start is not at the table.
    #[error("seat {first} cannot start: the table has {seats} seats, counted from 0")]
    First {
        /// The seat named.
        first: u8,
        /// How many there are.
        seats: u8,
    },
}

/// A table ready to be dealt: seats and options are known to fit the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// The choices made.
    pub options: Options,
    /// Where all chance comes from.
    pub seed: Seed,
}

impl Setup {
    /// Checks that the game can be played like this.
    pub fn new<G: Game>(seats: u64, options: Options, seed: Seed) -> Result<Setup, SetupError> {
        let (min, max) = (G::INFO.min_seats, G::INFO.max_seats);
        let seats = u8::try_from(seats)
            .ok()
            .filter(|seats| (min..=max).contains(seats))
            .ok_or(SetupError::Seats { game: G::INFO.id, min, max, got: seats })?;
        let setup = Setup { seats, options, seed };
        match setup.named_first::<G>() {
            Some(Seat(first)) if first >= seats => Err(SetupError::First { first, seats }),
            _ => Ok(setup),
        }
    }

    fn named_first<G: Game>(&self) -> Option<Seat> {
        let has_it = G::INFO.options.first().is_some_and(|spec| spec.name == "first");
        // Choice 0 is `random`, choice n names seat n - 1.
        if has_it { (self.options.choice(0) as u8).checked_sub(1).map(Seat) } else { None }
    }

    /// Every seat count and combination of options the game can be played with.
    pub fn all<G: Game>(seed: Seed) -> Vec<Setup> {
        let seats = G::INFO.min_seats..=G::INFO.max_seats;
        let options = Options::combinations(G::INFO.options);
        seats
            .flat_map(|seats| options.iter().map(move |options| (seats, *options)))
            .filter_map(|(seats, options)| Setup::new::<G>(seats.into(), options, seed).ok())
            .collect()
    }
}

/// What every game state carries: the table it is played at and its stream of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Common {
    /// How many seats.
    pub seats: u8,
    /// The choices made before the game.
    pub options: Options,
    /// Where the next draw comes from.
    pub stream: Stream,
}

impl Common {
    /// The table before anything was drawn.
    pub fn new(setup: &Setup) -> Common {
        Common { seats: setup.seats, options: setup.options, stream: Stream::new(setup.seed) }
    }

    /// Who starts, by the option [`OptionSpec::first`] at the head of the game's list.
    pub fn first_seat(&mut self) -> Seat {
        match self.options.choice(0) {
            0 => Seat(self.stream.below(self.seats.into()) as u8),
            named => Seat(named as u8 - 1),
        }
    }
}
