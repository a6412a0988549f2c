//! Hints: what a bot would play.

use std::time::Duration;

use bots::{Bot, Budget, Candidate, Choice, Insight, Level};
use serde::Serialize;
use table::{Match, RecordMove, Seat, Seed, Sight};

use crate::outlook::{Outlook, Plan, Worlds};
use crate::{Code, Refusal};

/// How long the expert thinks by default.
pub const DEFAULT_MILLIS: u64 = 200;
/// The longest time it may be given.
const MAX_MILLIS: u64 = 60_000;
/// The most simulations it may be given: about twenty seconds.
const MAX_SIMULATIONS: u64 = 1_000_000;

/// How many candidates are explained by default.
pub const EXPLAINED: usize = 5;

/// The bot to ask for a hint, and how long it may think.
#[derive(Clone, Copy, Debug)]
pub struct Adviser {
    /// The bot.
    pub bot: Level,
    /// How long it may think; only the expert uses it.
    pub budget: Budget,
    /// The seed of its random choices.
    pub seed: Seed,
    /// How many candidates are explained by their consequences. None for a bot that plays.
    pub explained: usize,
}

impl Adviser {
    /// An adviser as requested; with `simulations`, the same seed gives the same hint.
    pub fn new(
        bot: &str,
        simulations: Option<u64>,
        millis: Option<u64>,
        seed: Option<Seed>,
    ) -> Result<Adviser, Refusal> {
        let bot = bot.parse().map_err(|text: String| Refusal::new(Code::BadRequest, text))?;
        let budget = budget(simulations, millis)?;
        let seed = seed.unwrap_or(Seed::from(0));
        Ok(Adviser { bot, budget, seed, explained: EXPLAINED })
    }

    /// What the bot would play in the seat of this sight, which is to act.
    pub(crate) fn advise<G: Insight>(&self, sight: &Sight<'_, G>) -> Hint {
        self.tell(sight, &self.bot.bot::<G>(self.seed, self.budget).choose(sight))
    }

    fn tell<G: Insight>(&self, sight: &Sight<'_, G>, choice: &Choice<G::Move>) -> Hint {
        // Where all other moves are blunders, the only simulation may have tried one of them.
        let is_told =
            |candidate: &&Candidate<G::Move>| candidate.visits > 0 || candidate.mv == choice.mv;
        let tried = choice.candidates.iter().filter(is_told);
        let mut candidates: Vec<Thought> = tried.clone().map(Thought::of).collect();
        if self.explained > 0 && !candidates.is_empty() {
            let mut worlds = Worlds::imagine(sight, self.seed);
            for (thought, candidate) in candidates.iter_mut().zip(tried).take(self.explained) {
                thought.outlook = worlds.outlook(candidate.mv);
                thought.plan = worlds.plan(candidate.mv, &own_moves(candidate, sight.seat()));
            }
        }
        Hint { notation: choice.mv.to_string(), candidates }
    }
}

/// A bot that thinks in small steps, for callers that cannot give it a thread.
pub trait Thinker: Send {
    /// Thinks for this many more simulations, and returns whether more would be useful.
    fn think(&mut self, simulations: u64) -> bool;
    /// Its choice, from the simulations since the last answer.
    fn answer(&mut self) -> Hint;
}

/// A bot, and the game it is thinking about.
pub(crate) struct Mind<G: Insight> {
    game: Match<G>,
    seat: Seat,
    adviser: Adviser,
    bot: Box<dyn Bot<G>>,
}

impl<G: Insight> Mind<G> {
    pub(crate) fn new(game: Match<G>, seat: Seat, adviser: Adviser) -> Mind<G> {
        Mind { game, seat, adviser, bot: adviser.bot.bot(adviser.seed, adviser.budget) }
    }
}

impl<G: Insight> Thinker for Mind<G> {
    fn think(&mut self, simulations: u64) -> bool {
        self.bot.ponder(&Sight::new(self.game.state(), self.seat), simulations)
    }

    fn answer(&mut self) -> Hint {
        let sight = Sight::new(self.game.state(), self.seat);
        self.adviser.tell(&sight, &self.bot.choose(&sight))
    }
}

/// The moves that a seat is expected to make right after its candidate, before anyone else moves.
pub(crate) fn own_moves<M: Copy>(candidate: &Candidate<M>, seat: Seat) -> Vec<M> {
    let after = candidate.line.iter().skip(1);
    after.take_while(|(by, _)| *by == seat).map(|(_, mv)| *mv).collect()
}

/// The expert's thinking budget as requested.
pub fn budget(simulations: Option<u64>, millis: Option<u64>) -> Result<Budget, Refusal> {
    let bad = |text: String| Err(Refusal::new(Code::BadRequest, text));
    match (simulations, millis) {
        (Some(_), Some(_)) => bad("say either simulations or millis, not both".into()),
        (Some(simulations @ 1..=MAX_SIMULATIONS), None) => Ok(Budget::Simulations(simulations)),
        (Some(_), None) => bad(format!("simulations are from 1 to {MAX_SIMULATIONS}")),
        (None, millis) => match millis.unwrap_or(DEFAULT_MILLIS) {
            millis @ 1..=MAX_MILLIS => Ok(Budget::Time(Duration::from_millis(millis))),
            _ => bad(format!("millis are from 1 to {MAX_MILLIS}")),
        },
    }
}

/// The move a bot would play, and the moves it considered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub notation: String,
    /// The move and the other moves simulated, best first.
    pub candidates: Vec<Thought>,
}

/// A move that a bot considered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Thought {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub notation: String,
    /// How often the move was simulated.
    pub visits: u64,
    /// The expected final margin of its seat over the best opponent, in points.
    pub value: f64,
    /// The principal variation: this move and what is expected to follow, as far as its seat would
    /// see it.
    pub line: Vec<RecordMove>,
    /// The consequences of the move, if it is explained.
    #[serde(flatten)]
    pub outlook: Outlook,
    /// The consequences of the move together with the seat's own moves expected before anyone else
    /// moves, if it is explained and there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub plan: Option<Plan>,
}

impl Thought {
    fn of<M: ToString>(candidate: &Candidate<M>) -> Thought {
        let played = candidate.line.iter();
        Thought {
            notation: candidate.mv.to_string(),
            visits: candidate.visits,
            // Two decimals: more would be false precision. Adding 0 turns -0 into 0.
            value: (f64::from(candidate.margin) * 100.0).round() / 100.0 + 0.0,
            line: played
                .map(|(seat, mv)| RecordMove { seat: *seat, notation: mv.to_string() })
                .collect(),
            outlook: Outlook::default(),
            plan: None,
        }
    }
}
