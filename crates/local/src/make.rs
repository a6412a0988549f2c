//! Creating a table on this device: made and dealt at once, or from a record.
//!
//! Nobody commits to a part of the seed here: everyone who plays is at this device, and there is
//! nobody to check it against. The page draws the seed, and a record does not claim otherwise.

use std::collections::BTreeMap;

use engine::games;
use room::entry::{Entry, Plan};
use room::message::{Hints, Skill, Who};
use room::{Refused, words};
use serde::Deserialize;
use serde_json::Value;
use table::{Seed, Stream};

use crate::{Change, Device, Pending, draw_id, person, raw};

/// A request for a table on this device.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewHere {
    /// The game's id.
    pub game: String,
    /// The options chosen for the game; the others keep their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The seats in order, at least one of them a person's.
    pub seats: Vec<HereSeat>,
    /// Who may ask for hints.
    #[serde(default)]
    pub hints: Hints,
    /// Where the game begins, if it is not dealt.
    #[serde(default)]
    pub position: Option<Value>,
}

/// Who a seat is for.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HereSeat {
    /// A person at this device, by name.
    Person(String),
    /// A bot.
    Bot(Skill),
}

/// The occupants of the seats, under names that are distinct.
fn seat_all(seats: &[HereSeat], chance: &mut Stream) -> Result<Vec<Who>, Refused> {
    let mut names: Vec<String> = Vec::new();
    let mut who = Vec::new();
    for seat in seats {
        who.push(match seat {
            HereSeat::Bot(skill) => Who::Bot(*skill),
            HereSeat::Person(name) => {
                let name = words::tidy(name, words::GUEST_NAME)?;
                let name = words::told_apart(&name, names.iter().map(String::as_str));
                names.push(name.clone());
                Who::Guest(person(chance, name))
            }
        });
    }
    Ok(who)
}

impl NewHere {
    /// The plan of the table. It is named after the first person, who hosts it.
    fn plan(self, chance: &mut Stream) -> Result<Plan, Refused> {
        let seats = seat_all(&self.seats, chance)?;
        let nobody = Refused::bad_request("somebody has to play: leave a seat for yourself");
        let host = seats.iter().find_map(|who| match who {
            Who::Guest(guest) => Some(guest.clone()),
            Who::Bot(_) | Who::Open => None,
        });
        let host = host.ok_or(nobody)?;
        Ok(Plan {
            game: self.game,
            options: self.options,
            name: host.name,
            public: false,
            hints: self.hints,
            clock: None,
            host: host.id,
            secret: chance.fork(),
            seats,
            seed: self.position.is_none().then(|| chance.fork()),
            position: self.position,
            rated: false,
        })
    }
}

impl Device {
    pub(crate) fn make(&mut self, table: NewHere, random: Seed) -> Result<(), Refused> {
        let mut chance = Stream::new(random);
        let plan = table.plan(&mut chance)?.checked()?;
        self.keep_made(plan, Vec::new(), &mut chance)
    }

    fn keep_made(
        &mut self,
        plan: Plan,
        moves: Vec<Entry>,
        chance: &mut Stream,
    ) -> Result<(), Refused> {
        let id = draw_id(chance);
        let value = Some(raw(&id));
        let changes = vec![Change::made(id, plan, moves)?];
        self.pending = Some(Pending { changes, asked: None, value });
        Ok(())
    }

    /// The table of a record: a finished game to look at, or an unfinished one to play on.
    pub(crate) fn open(
        &mut self,
        mut record: Value,
        seats: Option<Vec<HereSeat>>,
        random: Seed,
    ) -> Result<(), Refused> {
        let mut moves = Vec::new();
        let game = games::replay(record.clone(), &mut |step| {
            moves.extend(step.played.map(|(_, played)| played));
        })?;
        let count = usize::from(game.status().seats);
        let numbered = || (1..=count).map(|seat| HereSeat::Person(seat.to_string())).collect();
        let seats = seats.unwrap_or_else(numbered);
        if seats.len() != count {
            return Err(Refused::bad_request("the record is of another number of seats"));
        }
        let start = &mut record["start"];
        let (seed, position) = (start.get("seed").cloned(), start["position"].take());
        let table = NewHere {
            game: game.info().id.to_owned(),
            options: serde_json::from_value(record["options"].take()).unwrap_or_default(),
            seats,
            hints: Hints::All,
            position: Some(position).filter(|position| !position.is_null()),
        };
        let mut chance = Stream::new(random);
        let plan = table.plan(&mut chance)?;
        let seed = seed.and_then(|seed| serde_json::from_value(seed).ok());
        let plan = Plan { seed: seed.or(plan.seed), ..plan };
        let entry = |played: table::RecordMove| {
            let table::RecordMove { seat, notation } = played;
            Entry::Played(room::entry::Played { seat, notation, left: None })
        };
        let moves = moves.into_iter().map(entry).collect();
        self.keep_made(plan, moves, &mut chance)
    }
}
