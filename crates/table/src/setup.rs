//! What is decided before a game starts: seats and options.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::{Game, Seat, Stream};

/// The most options any game here has.
const MAX_OPTIONS: usize = 6;

/// A choice that a table makes before the game. The first choice is the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The option's name, as in records.
    pub name: &'static str,
    /// The possible choices.
    pub choices: &'static [&'static str],
}

impl OptionSpec {
    /// The name of the option for the starting player.
    pub const FIRST: &str = "first";
    /// The choice of that option which names nobody.
    pub const DRAWN: &str = "random";

    /// The option for the starting player: random, or a given seat. [`Setup::first_seat`] reads it.
    pub const fn first(max_seats: u8) -> OptionSpec {
        const CHOICES: &[&str] = &[OptionSpec::DRAWN, "0", "1", "2", "3", "4"];
        OptionSpec { name: OptionSpec::FIRST, choices: CHOICES.split_at(max_seats as usize + 1).0 }
    }
}

/// The choices made, indexed like the game's list of options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options([u8; MAX_OPTIONS]);

impl Options {
    /// The choice made for the option at this index.
    pub const fn choice(self, option: usize) -> usize {
        self.0[option] as usize
    }

    /// Parses options from names and values; missing ones keep their default.
    pub fn parse(
        specs: &'static [OptionSpec],
        pairs: impl IntoIterator<Item = (impl AsRef<str>, impl AsRef<str>)>,
    ) -> Result<Options, SetupError> {
        let mut options = Options::default();
        for (name, value) in pairs {
            let (name, value) = (name.as_ref(), value.as_ref());
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

    /// Every option with its value.
    pub fn named(self, specs: &'static [OptionSpec]) -> BTreeMap<String, String> {
        let pair = |(at, spec): (usize, &OptionSpec)| {
            (spec.name.to_owned(), spec.choices[self.choice(at)].to_owned())
        };
        specs.iter().enumerate().map(pair).collect()
    }

    /// Every combination of choices.
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
        /// The number asked for.
        got: u64,
    },
    /// There is no such option.
    #[error("no option {name:?}; known: {known}")]
    UnknownOption {
        /// The name asked for.
        name: String,
        /// The options there are.
        known: String,
    },
    /// There is no such choice.
    #[error("option {name} cannot be {value:?}; choose from: {choices}")]
    BadChoice {
        /// The option.
        name: String,
        /// The value asked for.
        value: String,
        /// The choices there are.
        choices: String,
    },
    /// The seat chosen to start is not at the table.
    #[error("seat {first} cannot start: the table has {seats} seats, counted from 0")]
    First {
        /// The seat chosen.
        first: u8,
        /// The number of seats.
        seats: u8,
    },
}

/// The seats and options of a table, checked against the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    seats: u8,
    first: Option<Seat>,
    options: Options,
}

impl Setup {
    /// Checks that the game can be played with these seats and options.
    pub fn new<G: Game>(seats: u64, options: Options) -> Result<Setup, SetupError> {
        const { assert!(G::INFO.options.len() <= MAX_OPTIONS, "more options than there is room for") };
        let (min, max) = (G::INFO.min_seats, G::INFO.max_seats);
        let seats = u8::try_from(seats)
            .ok()
            .filter(|seats| (min..=max).contains(seats))
            .ok_or(SetupError::Seats { game: G::INFO.id, min, max, got: seats })?;
        let at = G::INFO.options.iter().position(|spec| spec.name == OptionSpec::FIRST);
        // Choice 0 is `random`, choice n is seat n - 1.
        let first = at.and_then(|at| (options.choice(at) as u8).checked_sub(1)).map(Seat);
        match first {
            Some(Seat(first)) if first >= seats => Err(SetupError::First { first, seats }),
            _ => Ok(Setup { seats, first, options }),
        }
    }

    /// Parses a setup from option names and values; missing options keep their default.
    pub fn parse<G: Game>(
        seats: u64,
        options: impl IntoIterator<Item = (impl AsRef<str>, impl AsRef<str>)>,
    ) -> Result<Setup, SetupError> {
        Setup::new::<G>(seats, Options::parse(G::INFO.options, options)?)
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The options chosen.
    #[inline]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The seat chosen to start, if any.
    pub const fn named_first(&self) -> Option<Seat> {
        self.first
    }

    /// The starting seat: the one chosen, or a random one.
    pub fn first_seat(&self, chance: &mut Stream) -> Seat {
        self.first.unwrap_or_else(|| Seat(chance.below(self.seats.into()) as u8))
    }

    /// Every combination of seat count and options that the game can be played with.
    pub fn all<G: Game>() -> Vec<Setup> {
        let seats = G::INFO.min_seats..=G::INFO.max_seats;
        let options = Options::combinations(G::INFO.options);
        seats
            .flat_map(|seats| options.iter().map(move |options| (seats, *options)))
            .filter_map(|(seats, options)| Setup::new::<G>(seats.into(), options).ok())
            .collect()
    }
}
