//! How a table is made: what is asked for, and whether it can be played.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use table::Seed;

use crate::entry::Plan;
use crate::message::{ClockPlan, Guest, Hints, Skill, Who};
use crate::{Refused, words};

/// The longest times a clock may give, in seconds: a bank of thirty days.
const LONGEST_CLOCK: u32 = 30 * 24 * 3600;

/// A table to be made.
#[derive(Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    game: String,
    /// What is chosen for the game; the rest keeps its default.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The seats in order.
    #[cfg_attr(feature = "api", schema(min_items = 2, max_items = 5))]
    seats: Vec<NewSeat>,
    /// The table's name, up to 40 characters as people count them; the host's, if none is given.
    #[serde(default)]
    #[cfg_attr(feature = "api", schema(min_length = 1, max_length = 480))]
    name: Option<String>,
    /// Whether everybody finds it in the list; otherwise who has the link.
    #[serde(default)]
    public: bool,
    /// Who may ask for hints.
    #[serde(default)]
    hints: Hints,
    /// Time to think; endless if none is given.
    #[serde(default)]
    clock: Option<ClockPlan>,
    /// Where the game begins, as `asterism engine` writes positions; it is dealt if none is given.
    /// A position has its options in it.
    #[serde(default)]
    #[cfg_attr(feature = "api", schema(value_type = Option<Object>))]
    position: Option<Value>,
}

/// For whom a seat is.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// Whoever makes the table.
    Me,
    /// Anybody.
    Open,
    /// A bot.
    Bot(Skill),
}

impl NewTable {
    /// What the table is made with, if it can be: by whom, and with which part of the seed.
    pub fn plan(self, host: Guest, secret: Seed) -> Result<Plan, Refused> {
        let bad = |message| Err(Refused::bad_request(message));
        if self.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
            return bad("you can sit on one seat only");
        }
        if self.seats.iter().all(|seat| matches!(seat, NewSeat::Bot(_))) {
            return bad("somebody has to play: leave a seat for yourself or others");
        }
        if let Some(ClockPlan { bank, increment, cap }) = self.clock {
            let fits = |seconds| (1..=LONGEST_CLOCK).contains(&seconds);
            if !fits(bank) || !fits(cap) || increment > LONGEST_CLOCK {
                return bad("a clock's bank and cap are from 1 second to 30 days");
            }
        }
        if self.position.is_some() && !self.options.is_empty() {
            return bad("a position has its options in it: leave them out");
        }
        let name = self.name.unwrap_or_else(|| host.name.clone());
        let who = |seat: &NewSeat| match seat {
            NewSeat::Me => Who::Guest(host.clone()),
            NewSeat::Open => Who::Open,
            NewSeat::Bot(skill) => Who::Bot(*skill),
        };
        let mut plan = Plan {
            seats: self.seats.iter().map(who).collect(),
            game: self.game,
            options: self.options,
            name: words::tidy(&name, words::TABLE_NAME)?,
            public: self.public,
            hints: self.hints,
            clock: self.clock,
            host: host.id,
            secret,
            position: self.position,
        };
        // Begun once for nothing: the engine knows what can be played.
        let game = plan.begin(Seed::from(0))?;
        if game.to_act().is_empty() {
            return bad("the game is over at this position");
        }
        if plan.position.is_some() {
            plan.options = serde_json::from_value(game.position()["options"].take())
                .expect("options are texts");
        }
        Ok(plan)
    }
}
