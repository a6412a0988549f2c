//! WebSocket messages. An input is a script: the game in the first line, then a line for each thing
//! that happens at a table with three seats, the last of which is open.
//!
//! ```text
//! astra
//! 2 {"id": 1, "ask": {"sit": {"seat": 2}}}
//! begin
//! 0 plays 3
//! ```
//!
//! `begin` deals, with bots on open seats. `N plays M` makes legal move number M for person N;
//! `bots` has the bots move. `N goes` and `N comes` disconnect and connect a person; `wait` lets
//! three minutes pass. Anything else is sent by person `N`.

use std::time::Duration;

use serde::Serialize;
use serde_json::Value;
use table::{Info, PerSeat, Seed};

use crate::ask::{Ask, ClientIn, TableAsk};
use crate::entry::{Entry, Plan};
use crate::message::{ClockPlan, Guest, Hints, Phase, Skill, Who, You};
use crate::{Done, Id, Moment, Refused, Room, Time};

/// How many lines of a script are played.
const LINES: usize = 64;
/// How long a `wait` is.
const WAIT: Duration = Duration::from_mins(3);

/// Law: a request is either refused, and nobody sees any change; or it is done, and the replay of
/// everything kept shows everyone the same as the table.
pub fn check(input: &[u8]) {
    let Ok(script) = str::from_utf8(input) else { return };
    let mut lines = script.lines();
    let game = lines.next().unwrap_or_default();
    if let Ok(entry) = engine::games::Entry::named(game) {
        let mut scene = Scene::new(entry.info);
        lines.take(LINES).for_each(|line| scene.play(line));
        scene.replay();
    }
}

struct Scene {
    room: Room,
    /// Those with a seat at the start, and two who have none.
    people: Vec<Guest>,
    moment: Moment,
    /// What is in the store, in its stored form.
    kept: Vec<String>,
}

impl Scene {
    fn new(game: &Info) -> Scene {
        let id = |number: usize| Id::try_from(format!("{number:016}")).expect("digits are an id");
        let person =
            |(number, name): (usize, &&str)| Guest { id: id(number), name: (*name).into() };
        let people: Vec<Guest> =
            ["Ann", "Bob", "Cal", "ann"].iter().enumerate().map(person).collect();
        let seated = |person: &Guest| Who::Guest(person.clone());
        let mut seats = vec![seated(&people[0]), seated(&people[1]), Who::Open];
        seats.truncate(game.max_seats.into());
        let first = game.options.iter().find(|option| option.name == "first");
        let plan = Plan {
            game: game.id.into(),
            options: first
                .map(|option| (option.name.to_owned(), "0".to_owned()))
                .into_iter()
                .collect(),
            name: "Night".into(),
            public: true,
            hints: Hints::Practice,
            clock: Some(ClockPlan { bank: 300, increment: 20, cap: 600 }),
            host: people[0].id.clone(),
            secret: Seed::from(7),
            seats,
            position: None,
            seed: None,
            rated: false,
        };
        let kept = vec![text(&Entry::Made(plan.clone()))];
        let moment = Moment { now: Time(0), away: PerSeat::default() };
        Scene { room: Room::new(id(9), plan), people, moment, kept }
    }

    fn play(&mut self, line: &str) {
        match line.split_once(' ') {
            None if line == "begin" => self.begin(),
            None if line == "bots" => self.move_bots(),
            None if line == "wait" => self.wait(),
            Some((who, what)) => {
                let Ok(who) = who.parse::<usize>() else { return };
                if who < self.people.len() {
                    self.hear(who, what);
                }
            }
            None => {}
        }
    }

    fn hear(&mut self, who: usize, what: &str) {
        if what == "goes" || what == "comes" {
            if let Some(seat) = self.room.seat_of(&self.people[who]) {
                self.moment.away[seat] = (what == "goes").then_some(WAIT);
            }
        } else if let Some(number) = what.strip_prefix("plays ") {
            if let Some(ask) = number.parse().ok().and_then(|number| self.choice(who, number)) {
                self.ask(who, &ask);
            }
        } else if let Ok(Ask { ask: ClientIn::Table(ask), .. }) = serde_json::from_str(what) {
            self.ask(who, &ask);
        }
    }

    /// The message that makes the legal move of this number.
    fn choice(&self, who: usize, number: usize) -> Option<TableAsk> {
        let seat = self.room.seat_of(&self.people[who])?;
        let mut legal = self.room.game()?.legal(seat);
        let notation = (!legal.is_empty()).then(|| legal.swap_remove(number % legal.len()))?;
        let (ply, version) = (self.room.ply(), self.room.version());
        Some(TableAsk::Play { ply, version, notation, unless_final: false })
    }

    fn ask(&mut self, who: usize, ask: &TableAsk) {
        let person = self.people[who].clone();
        let moment = Moment { now: self.moment.now, away: PerSeat(self.moment.away.0) };
        // The law holds whether it is done or refused.
        drop(self.change(|room| room.obey(Some(&person), ask, &moment)));
    }

    fn begin(&mut self) {
        if self.room.phase() != Phase::Lobby || self.room.info().dealing {
            return;
        }
        let open = self
            .room
            .seats()
            .filter(|seat| self.room.guests().all(|guest| self.room.seat_of(guest) != Some(*seat)));
        let bot = |seat| Entry::Seated { seat, who: Who::Bot(Skill::Novice) };
        let entries = open.map(bot).chain([Entry::Started]).collect();
        let done = self.follow(entries);
        done.expect("a table that was made can be dealt");
    }

    fn move_bots(&mut self) {
        for (seat, _) in self.room.bots_to_act() {
            let Some(game) = self.room.game() else { return };
            let Some(notation) = game.legal(seat).into_iter().next() else { continue };
            let entry = self.room.move_of(seat, &notation, self.moment.now);
            self.follow(vec![entry]).expect("a bot may make a legal move");
        }
    }

    fn wait(&mut self) {
        self.moment.now += WAIT;
        for away in self.moment.away.0.iter_mut().flatten() {
            *away += WAIT;
        }
        let entries = self.room.time_out(self.moment.now);
        let done = self.follow(entries);
        done.expect("seats can be handed on");
    }

    fn follow(&mut self, entries: Vec<Entry>) -> Result<(), Refused> {
        let now = self.moment.now;
        self.change(|room| room.follow(entries, now))
    }

    /// Changes the table in the way that a live one changes.
    fn change(
        &mut self,
        change: impl FnOnce(&mut Room) -> Result<Done, Refused>,
    ) -> Result<(), Refused> {
        let since = self.room.version();
        let before = self.shown(&self.room, since);
        let mut next = self.room.clone();
        let done = change(&mut next);
        assert_eq!(self.shown(&self.room, since), before, "a table changes on a copy alone");
        let done = done.inspect_err(|refused| assert!(!refused.message.is_empty()))?;
        if done.entries.is_empty() {
            assert_eq!(self.shown(&next, since), before, "what is not kept changes nothing");
        }
        self.kept.extend(done.entries.iter().map(text));
        self.room = next;
        Ok(())
    }

    /// Loads the table again.
    fn replay(&self) {
        let read = self.kept.iter().map(|entry| serde_json::from_str(entry).expect("an entry"));
        let again = Room::replay(self.room.id().clone(), read, self.moment.now);
        let again = again.expect("what was kept is a table");
        assert_eq!(again.summary(), self.room.summary());
        let still = |room: &Room| -> Vec<String> {
            self.shown(room, 0).iter().map(|shown| without_clocks(shown)).collect()
        };
        assert_eq!(still(&again), still(&self.room), "the replay is the table");
    }

    /// What everyone who had the versions up to `since` sees.
    fn shown(&self, room: &Room, since: u32) -> Vec<String> {
        let mut all: Vec<You> = self.people.iter().map(|person| room.you(Some(person))).collect();
        all.push(room.you(None));
        all.dedup();
        let shown = |you| room.table(you, since, self.moment.now);
        all.into_iter().map(|you| text(&shown(you))).collect()
    }
}

/// Time counts only while the server runs: in a replay, clocks start again.
fn without_clocks(shown: &str) -> String {
    let mut shown: Value = serde_json::from_str(shown).expect("a table is JSON");
    if let Some(now) = shown.pointer_mut("/table/game/now") {
        now["clocks"].take();
    }
    shown.to_string()
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our own types are JSON")
}
