//! Creating a table: what is requested, and whether it can be played; or a follow-up to another
//! table.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use table::Seed;

use crate::entry::Plan;
use crate::message::{ClockPlan, Guest, Hints, Phase, Skill, Who};
use crate::{Id, Place, Refused, Room, words};

/// The longest times a clock may give, in seconds: a bank of thirty days.
const LONGEST_CLOCK: u32 = 30 * 24 * 3600;

/// A request to create a table.
#[derive(Deserialize)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    game: String,
    /// The options chosen for the game; the others keep their default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    options: BTreeMap<String, String>,
    /// The seats in order.
    #[cfg_attr(feature = "api", schema(min_items = 2, max_items = 5))]
    seats: Vec<NewSeat>,
    /// The table's name, up to 40 user-perceived characters; the host's name, if none is given.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "api", schema(min_length = 1, max_length = 480))]
    name: Option<String>,
    /// Whether it is publicly listed; otherwise only those with its link can reach it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    public: bool,
    /// Who may ask for hints.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    hints: Hints,
    /// Time to think; unlimited if none is given.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    clock: Option<ClockPlan>,
    /// Where the game begins, as `asterism engine` writes positions; it is dealt if none is given.
    /// A position carries its own options.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "api", schema(value_type = Option<Object>))]
    position: Option<Value>,
    /// Whether the game counts for the ratings of its players. Then it needs a clock, no hints, no
    /// position and a random first player.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    rated: bool,
}

/// Who a seat is for.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[cfg_attr(feature = "api", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// The person creating the table.
    Me,
    /// Anyone.
    Open,
    /// A bot.
    Bot(Skill),
}

impl NewTable {
    /// The plan of the table, if it is valid, with its host and the table's part of the seed.
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
        let name = self.name.unwrap_or_else(|| host.name.clone());
        let who = |seat: &NewSeat| match seat {
            NewSeat::Me => Who::Guest(host.clone()),
            NewSeat::Open => Who::Open,
            NewSeat::Bot(skill) => Who::Bot(*skill),
        };
        let plan = Plan {
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
            seed: None,
            rated: self.rated,
        };
        plan.checked()
    }
}

impl Room {
    /// The plan of the table for the next game, with the seats rotated by one.
    pub fn rematch(&self, host: Option<&Guest>, secret: Seed) -> Result<Plan, Refused> {
        let plan = self.again(host, secret)?;
        if self.rematch.is_some() {
            return Err(Refused::not_now("there is a next table already"));
        }
        Ok(plan)
    }

    /// The table of the next game, if there is one.
    pub fn next_table(&self) -> Option<&Id> {
        self.rematch.as_ref()
    }

    /// The plan of another table for the same people.
    pub fn again(&self, host: Option<&Guest>, secret: Seed) -> Result<Plan, Refused> {
        let host = host.filter(|host| self.seat_of(host).is_some()).ok_or(Refused::NO_SEAT)?;
        if self.phase() != Phase::Over {
            return Err(Refused::not_now("the game is not over"));
        }
        let who = |place: &Place| {
            if place.is_forgotten() { Who::Open } else { (*place.occupant).clone() }
        };
        let mut seats: Vec<Who> = self.places.iter().map(who).collect();
        seats.rotate_left(1);
        Ok(Plan {
            host: host.id.clone(),
            secret,
            seats,
            // A forgotten name is empty.
            name: if self.name.is_empty() { &host.name } else { &*self.name }.to_owned(),
            position: None,
            seed: None,
            ..Plan::clone(&self.plan)
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::AnyMatch;
    use serde_json::json;

    use super::*;
    use crate::Time;
    use crate::entry::Entry;

    fn plan(body: &Value) -> Result<Plan, Refused> {
        let wanted: NewTable = serde_json::from_value(body.clone()).unwrap();
        wanted.plan(Guest { id: Id::from_random([0; 16]), name: "Ann".into() }, Seed::from(7))
    }

    /// A game of Stellium for two after this many moves, or at its end if it has fewer.
    fn played(moves: usize) -> Box<dyn AnyMatch> {
        let options = [("first".to_owned(), "1".to_owned())].into();
        let mut game = engine::games::new("stellium", 2, &options, Seed::from(3)).unwrap();
        for _ in 0..moves {
            let Some(seat) = game.to_act().first() else { break };
            let notation = game.legal(seat).swap_remove(0);
            game.play(seat, &notation).unwrap();
        }
        game
    }

    fn from(position: &Value) -> Value {
        json!({ "game": "stellium", "seats": ["me", "open"], "position": position })
    }

    #[test]
    fn a_table_begins_at_a_position() {
        let game = played(9);
        let plan = plan(&from(&game.position())).unwrap();
        assert_eq!(plan.options["first"], "1", "as the position has it");
        let mut room = Room::new(Id::from_random([9; 16]), plan);
        assert!(room.info().set_up);
        room.follow(vec![Entry::Started], Time(0)).map(drop).unwrap();
        assert_eq!(room.phase(), Phase::Playing);
        let begun = room.game().expect("the game is on");
        assert_eq!(begun.position(), game.position());
    }

    #[test]
    fn a_log_with_a_position_for_other_seats_is_an_error() {
        let mut plan = plan(&from(&played(9).position())).unwrap();
        plan.seats.pop();
        let log = [Entry::Made(plan), Entry::Started];
        assert!(Room::replay(Id::from_random([9; 16]), log, Time(0)).is_err());
    }

    #[test]
    fn a_position_that_cannot_be_played_is_refused_with_the_reason() {
        let position = played(9).position();
        let mut broken = position.clone();
        broken["board"]["phase"] = json!("over the rainbow");
        let mut other = from(&position);
        other["game"] = json!("astra");
        let mut three = from(&position);
        three["seats"] = json!(["me", "open", "open"]);
        let mut twice = from(&position);
        twice["options"] = json!({ "first": "1" });
        for (body, reason) in [
            (from(&broken), "the position cannot be: "),
            (from(&json!({})), "the position cannot be: it does not say of which \"game\" it is"),
            (from(&json!(7)), "the position cannot be: "),
            (from(&played(10_000).position()), "the game is over at this position"),
            (other, "the position is of another game or number of seats"),
            (three, "the position is of another game or number of seats"),
            (twice, "a position has its options in it: leave them out"),
        ] {
            let refused = plan(&body).unwrap_err();
            assert!(refused.message.starts_with(reason), "{body}: {}", refused.message);
        }
    }
}
