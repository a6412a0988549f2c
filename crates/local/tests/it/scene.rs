//! A device, what it has kept, and a page at one of its tables.

use std::collections::BTreeMap;

use ::table::{Seed, Stream};
use local::{Answer, Device, HereSeat, NewHere, Out, Person, Request};
use room::Id;
use room::entry::Entry;
use room::message::{Hints, Skill};
use serde_json::{Value, json};

/// The page's number.
pub(crate) const PAGE: u32 = 1;

pub(crate) struct Scene {
    pub(crate) device: Device,
    /// The kept entries, as text.
    pub(crate) kept: BTreeMap<Id, Vec<String>>,
    /// Whether keeping succeeds.
    pub(crate) keeps: bool,
    pub(crate) chance: Stream,
    /// The messages that the page has received, in order.
    pub(crate) heard: Vec<Out>,
    asked: u32,
}

/// Seats for people, followed by seats for bots.
pub(crate) fn seats(people: usize, bots: usize) -> Vec<HereSeat> {
    let people = ["Ann", "Bob", "Cal", "Dan", "Eve"].into_iter().take(people);
    let people = people.map(|name| HereSeat::Person(name.into()));
    people.chain(std::iter::repeat_n(HereSeat::Bot(Skill::Novice), bots)).collect()
}

pub(crate) fn new(game: &str, seats: Vec<HereSeat>) -> NewHere {
    let (game, hints) = (game.to_owned(), Hints::All);
    NewHere { game, options: BTreeMap::new(), seats, hints, position: None }
}

impl Scene {
    pub(crate) fn new(seed: u64) -> Scene {
        Scene {
            device: Device::default(),
            kept: BTreeMap::new(),
            keeps: true,
            chance: Stream::new(Seed::from(seed)),
            heard: Vec::new(),
            asked: 0,
        }
    }

    /// A page at a table of this kind.
    pub(crate) fn at(seed: u64, table: NewHere) -> (Scene, Id) {
        let mut scene = Scene::new(seed);
        let id = scene.make(table);
        scene.come(&id);
        (scene, id)
    }

    /// Sends a request, and keeps what has to be kept.
    pub(crate) fn answer(&mut self, request: Request) -> Answer {
        let mut answer = self.device.answer(request);
        if !answer.keep.is_empty() {
            assert!(answer.out.is_empty(), "nobody hears of what may be lost");
            if self.keeps {
                for keep in &answer.keep {
                    let log = self.kept.entry(keep.table.clone()).or_default();
                    assert_eq!(log.len(), keep.since as usize, "nothing is left out or doubled");
                    log.extend(keep.entries.iter().map(|entry| json!(entry).to_string()));
                }
            }
            answer = self.device.answer(Request::Kept { yes: self.keeps });
            assert!(answer.keep.is_empty());
        }
        self.heard.extend(answer.out.iter().cloned());
        answer
    }

    pub(crate) fn make(&mut self, table: NewHere) -> Id {
        let random = self.chance.fork();
        let answer = self.answer(Request::Make { table, random });
        assert!(answer.refused.is_none(), "{:?}", answer.refused);
        serde_json::from_str(answer.value.expect("an id").get()).unwrap()
    }

    /// The page joins a table, which is loaded as it was kept.
    pub(crate) fn come(&mut self, table: &Id) {
        let read = |text: &String| serde_json::from_str::<Entry>(text).unwrap();
        let entries = self.kept[table].iter().map(read).collect();
        let answer = self.answer(Request::Load { table: table.clone(), entries });
        assert!(answer.refused.is_none(), "{:?}", answer.refused);
        let (client, table) = (PAGE, table.clone());
        self.answer(Request::Join { client, table, since: 0 });
    }

    /// Ends the worker and starts another.
    pub(crate) fn restart(&mut self, table: &Id) {
        self.device = Device::default();
        self.come(table);
    }

    /// Sends a message; returns the reason if it was refused.
    pub(crate) fn ask(&mut self, ask: &Value) -> Option<String> {
        self.asked += 1;
        let random = self.chance.fork();
        let text = json!({ "id": self.asked, "ask": ask }).to_string();
        let answer = self.answer(Request::Ask { client: PAGE, ask: text, random });
        let said = answer.out.iter().rev().filter_map(message).find_map(|message| {
            let done = message.get("done").or(message.get("refused"))?.clone();
            (done["id"] == self.asked).then_some(done)
        });
        said.expect("an answer").get("code").map(|code| code.as_str().unwrap().to_owned())
    }

    pub(crate) fn pass(&mut self) {
        self.answer(Request::Pass { client: PAGE });
    }

    pub(crate) fn lift(&mut self) {
        self.answer(Request::Lift { client: PAGE });
    }

    /// The last message of these kinds that the page received.
    fn last(&self, kinds: &[&str]) -> Value {
        let found = self
            .heard
            .iter()
            .rev()
            .filter_map(message)
            .find_map(|message| kinds.iter().find_map(|kind| message.get(kind).cloned()));
        found.expect("the page was told")
    }

    /// The current state of the game, as the page received it.
    pub(crate) fn now(&self) -> Value {
        let last = self.last(&["played", "table"]);
        last.get("now").unwrap_or(&last["game"]["now"]).clone()
    }

    pub(crate) fn info(&self) -> Value {
        self.last(&["table", "changed"])["table"].clone()
    }

    pub(crate) fn seat(&self) -> Option<u64> {
        self.last(&["table", "changed"])["you"]["seat"].as_u64()
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        serde_json::from_value(self.now()["legal"].clone()).unwrap()
    }

    /// The next holder of the device, and the person for whom the curtain is drawn.
    pub(crate) fn about(&self) -> (Option<Person>, Option<Person>) {
        let found = self.heard.iter().rev().find_map(|out| match out {
            Out::About { next, passing, .. } => Some((next.clone(), passing.clone())),
            Out::Heard { .. } => None,
        });
        found.expect("the page was told")
    }

    pub(crate) fn version(&self) -> u64 {
        let version = |message: &Value| message.as_object()?.values().next()?["version"].as_u64();
        self.heard.iter().rev().filter_map(message).find_map(|message| version(&message)).unwrap()
    }

    pub(crate) fn play(&mut self, notation: &str) -> Option<String> {
        let (ply, version) = (self.now()["ply"].clone(), self.version());
        self.ask(&json!({ "play": { "ply": ply, "version": version, "move": notation } }))
    }

    /// Makes any move of the holder.
    pub(crate) fn play_any(&mut self) {
        let mut legal = self.legal();
        let at = self.chance.below(legal.len() as u32) as usize;
        assert_eq!(self.play(&legal.swap_remove(at)), None);
    }

    /// Lets bots do what they have to do.
    pub(crate) fn bots_play(&mut self) {
        loop {
            let random = self.chance.fork();
            let answer = self.answer(Request::Think { simulations: 8, random });
            if answer.thinks.is_none() {
                return;
            }
            self.answer(Request::Decide);
        }
    }

    /// Does whatever is expected of the next person; returns whether there was anything to do.
    pub(crate) fn go_on(&mut self) -> bool {
        self.bots_play();
        match self.about() {
            (Some(_), _) => self.pass(),
            (_, Some(_)) => self.lift(),
            _ if self.legal().is_empty() => return false,
            _ => self.play_any(),
        }
        true
    }
}

pub(crate) fn message(out: &Out) -> Option<Value> {
    match out {
        Out::Heard { text, .. } => Some(serde_json::from_str(text).unwrap()),
        Out::About { .. } => None,
    }
}
