//! The players in the arena, and their names.
//!
//! Besides the levels that a person could play against, there are the cheating twins, and experts
//! with other settings, to measure what each part of the search is worth:
//! `expert:playout=0,temperature=100`.

use std::fmt;
use std::str::FromStr;

use bots::{Bot, Budget, Insight, Level, Mcts, Tuning};
use table::Seed;

use super::cheat::{Cheat, CheatSearch};
use super::contest::Player;

/// A player in the arena.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Entrant {
    /// A bot that a person could play against.
    Bot(Level),
    /// A bot that looks one move ahead, and sees everything.
    Cheat,
    /// A bot that searches, and sees everything.
    CheatSearch,
    /// An expert with other settings, and with this many simulations if given.
    Tuned(Changes, Option<u64>),
}

impl Entrant {
    /// A player of this kind. `budget` is the thinking budget of the strongest bots.
    pub(crate) fn player<G: Insight>(self, seed: Seed, budget: Budget) -> Box<dyn Player<G>> {
        match self {
            Entrant::Bot(level) => Box::new(level.bot(seed, budget)),
            Entrant::Cheat => Box::new(Cheat::new(seed)),
            Entrant::CheatSearch => Box::new(CheatSearch::new(seed, budget)),
            Entrant::Tuned(changes, simulations) => {
                let budget = simulations.map_or(budget, Budget::Simulations);
                let tuning = changes.applied_to(G::TUNING);
                let bot: Box<dyn Bot<G>> = Box::new(Mcts::new(seed, budget, tuning));
                Box::new(bot)
            }
        }
    }

    /// Whether it uses the thinking budget.
    pub(crate) fn has_budget(self) -> bool {
        match self {
            Entrant::Bot(level) => level == Level::Expert,
            Entrant::Cheat => false,
            Entrant::CheatSearch => true,
            Entrant::Tuned(_, simulations) => simulations.is_none(),
        }
    }

    /// Parses an expert with some settings changed, as in `playout=0,scale=0.5`.
    fn tuned(settings: &str) -> Result<Entrant, String> {
        let (mut changes, mut simulations) = (Changes::default(), None);
        for setting in settings.split(',') {
            let unknown =
                || format!("{setting:?} is no setting of an expert; there are: {SETTINGS}");
            let (name, value) = setting.split_once('=').ok_or_else(unknown)?;
            let number = || value.parse::<f32>().ok().filter(|n| *n > 0.0).ok_or_else(unknown);
            let count = || value.parse::<u32>().map_err(|_| unknown());
            match name {
                "exploration" => changes.exploration = Some(number()?),
                "temperature" => changes.temperature = Some(number()?),
                "scale" => changes.scale = Some(number()?),
                "playout" => changes.playout = Some(count()?),
                "worlds" => changes.worlds = Some(count()?),
                "trees" => changes.one_tree = count()? == 1,
                "simulations" => simulations = Some(count()?.max(1).into()),
                _ => return Err(unknown()),
            }
        }
        Ok(Entrant::Tuned(changes, simulations))
    }
}

const SETTINGS: &str = "exploration, temperature, scale, playout, worlds, trees, simulations";

/// The changes to the game's own tuning.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Changes {
    exploration: Option<f32>,
    temperature: Option<f32>,
    /// A factor for the game's own scale.
    scale: Option<f32>,
    playout: Option<u32>,
    worlds: Option<u32>,
    one_tree: bool,
}

impl Changes {
    fn applied_to(&self, usual: Tuning) -> Tuning {
        let factor = self.scale.unwrap_or(1.0);
        Tuning {
            exploration: self.exploration.unwrap_or(usual.exploration),
            // The temperature is a fraction of the scale, and keeps its value in points.
            temperature: self.temperature.unwrap_or(usual.temperature) / factor,
            scale: usual.scale * factor,
            playout: self.playout.unwrap_or(usual.playout),
            worlds: self.worlds.unwrap_or(usual.worlds),
            one_tree: self.one_tree,
            ..usual
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(level) => f.write_str(level.name()),
            Entrant::Cheat => f.write_str("cheat"),
            Entrant::CheatSearch => f.write_str("cheat-expert"),
            Entrant::Tuned(changes, simulations) => {
                let simulations = simulations.map(|count| format!("simulations={count}"));
                let all: Vec<String> = settings(changes).chain(simulations).collect();
                write!(f, "expert:{}", all.join(","))
            }
        }
    }
}

/// The changed settings, as text.
fn settings(changes: &Changes) -> impl Iterator<Item = String> {
    let number = |name: &str, value: Option<f32>| value.map(|n| format!("{name}={n}"));
    let count = |name: &str, value: Option<u32>| value.map(|n| format!("{name}={n}"));
    [
        number("exploration", changes.exploration),
        number("temperature", changes.temperature),
        number("scale", changes.scale),
        count("playout", changes.playout),
        count("worlds", changes.worlds),
        count("trees", changes.one_tree.then_some(1)),
    ]
    .into_iter()
    .flatten()
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        match text.split_once(':') {
            Some(("expert", settings)) => Entrant::tuned(settings),
            _ if text == "cheat" => Ok(Entrant::Cheat),
            _ if text == "cheat-expert" => Ok(Entrant::CheatSearch),
            _ => text
                .parse()
                .map(Entrant::Bot)
                .map_err(|error| format!("{error}, cheat, cheat-expert")),
        }
    }
}
