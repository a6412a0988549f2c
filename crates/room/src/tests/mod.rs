//! A table without a server: clocks, and seats whose owners are away.

mod dealing;
mod ending;
mod finality;
mod forget;
mod law;
mod leaving;
mod lobby;
mod rated;
mod replay;

use std::time::Duration;

use engine::{AnyMatch, games};
use serde_json::json;
use table::{Contribution, Game, PerSeat, Seat, Seed, Viewer};

use crate::ask::TableAsk;
use crate::entry::{Because, Entry, Handed, Plan};
use crate::message::{ClockPlan, Code, Guest, Hints, Phase, Proposed, Skill, Who};
use crate::{Id, Moment, Refused, Room, Time};

/// A table of three people playing Sternenhimmel; the first of them begins.
struct Scene {
    room: Room,
    guests: Vec<Guest>,
    moment: Moment,
    entries: Vec<Entry>,
}

const MINUTE: Duration = Duration::from_mins(1);

impl Scene {
    /// A game under way.
    fn new(clock: Option<ClockPlan>) -> Scene {
        let mut scene = Scene::lobby(clock);
        scene.commit_all();
        scene.done(0, &TableAsk::Start);
        scene.reveal_all([0, 1, 2]);
        scene
    }

    /// A table before the start, with all three seated.
    fn lobby(clock: Option<ClockPlan>) -> Scene {
        let guests = vec![guest(0, "Ann"), guest(1, "Bob"), guest(2, "Cal")];
        let plan = Plan {
            game: "sternenhimmel".into(),
            options: [("first".to_owned(), "0".to_owned())].into(),
            name: "Night".into(),
            public: false,
            hints: Hints::Practice,
            clock,
            host: guests[0].id.clone(),
            secret: Seed::from(7),
            seats: guests.iter().cloned().map(Who::Guest).collect(),
            position: None,
            seed: None,
            rated: false,
        };
        let entries = vec![Entry::Made(plan.clone())];
        let room = Room::new(id(99), plan);
        let moment = Moment { now: Time(0), away: PerSeat::default() };
        Scene { room, guests, moment, entries }
    }

    fn commit(&mut self, who: usize) {
        self.done(who, &commit(who, contribution(who)));
    }

    fn reveal(&mut self, who: usize) {
        self.done(who, &TableAsk::Reveal { value: contribution(who) });
    }

    fn commit_all(&mut self) {
        for who in 0..3 {
            self.commit(who);
        }
    }

    fn reveal_all<const N: usize>(&mut self, all: [usize; N]) {
        for who in all {
            self.reveal(who);
        }
    }

    /// Applies the consequences of deadlines that have passed.
    fn time_out(&mut self) {
        let done = self.room.follow(self.room.time_out(self.moment.now), self.moment.now);
        self.entries.extend(done.map_err(|refused| refused.message).unwrap().entries);
    }

    /// Restarts the server with what was kept.
    fn restart(&mut self) {
        let kept: Vec<String> =
            self.entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        let read = kept.iter().map(|text| serde_json::from_str(text).unwrap());
        let room = Room::replay(self.room.id().clone(), read, self.moment.now);
        self.room = room.map_err(|refused| refused.message).unwrap();
    }

    fn ask(&mut self, who: usize, ask: &TableAsk) -> Result<(), Refused> {
        let mut next = self.room.clone();
        let done = next.obey(Some(&self.guests[who]), ask, &self.moment)?;
        self.entries.extend(done.entries);
        self.room = next;
        Ok(())
    }

    fn done(&mut self, who: usize, ask: &TableAsk) {
        self.ask(who, ask).unwrap_or_else(|refused| panic!("{ask:?}: {refused:?}"));
    }

    fn code(&mut self, who: usize, ask: &TableAsk) -> Option<Code> {
        self.ask(who, ask).err().map(|refused| refused.code)
    }

    /// The first legal move.
    fn play(&mut self, who: usize) -> TableAsk {
        let game = self.room.game().expect("the game is on");
        let notation = game.legal(Seat(who as u8)).swap_remove(0);
        let (ply, version) = (self.room.ply(), self.room.version());
        TableAsk::Play { ply, version, notation, unless_final: false }
    }

    /// Has bots play on for these seats.
    fn hand_to_bots<const N: usize>(&mut self, all: [u8; N]) {
        for seat in all {
            let entry = self.room.handed(Seat(seat), Skill::Novice, None, self.moment.now);
            let done = self.room.follow(vec![entry], self.moment.now);
            self.entries.extend(done.map_err(|refused| refused.message).unwrap().entries);
        }
    }

    fn wait(&mut self, time: Duration) {
        self.moment.now += time;
    }

    fn goes_away(&mut self, who: usize, time: Duration) {
        self.moment.away.0[who] = Some(time);
    }

    fn clocks(&self) -> Vec<u32> {
        let now = self.room.now(table::Viewer::Spectator, self.moment.now).expect("the game is on");
        now.clocks.expect("there are clocks").iter().map(|millis| millis / 1000).collect()
    }
}

fn id(number: u8) -> Id {
    Id::from_random([number; 16])
}

fn guest(number: u8, name: &str) -> Guest {
    Guest { id: id(number), name: name.into() }
}

/// The guests of this many seats, the first ones of a table.
fn guests(people: u8) -> Vec<Guest> {
    (0..people).map(|seat| guest(seat, &format!("Guest {seat}"))).collect()
}

/// A game that these guests play, with bots on all other seats.
fn playing<G: Game>(guests: &[Guest], seats: u8, clock: Option<ClockPlan>, secret: Seed) -> Room {
    let bots = (guests.len()..usize::from(seats)).map(|_| Who::Bot(Skill::Novice));
    let plan = Plan {
        game: G::INFO.id.into(),
        options: [].into(),
        name: "Night".into(),
        public: false,
        hints: Hints::Off,
        clock,
        host: guests[0].id.clone(),
        secret,
        seats: guests.iter().cloned().map(Who::Guest).chain(bots).collect(),
        position: None,
        seed: None,
        rated: false,
    };
    let mut room = Room::new(id(99), plan);
    room.follow(vec![Entry::Started], Time(0)).map(drop).unwrap();
    room
}

/// A person's contribution to the seed.
fn contribution(who: usize) -> Seed {
    Seed([0xa0 + who as u8; 32])
}

fn commit(seat: usize, value: Seed) -> TableAsk {
    let made = Contribution { seat: Seat(seat as u8), value };
    TableAsk::Commit { value: engine::deal::commitment_to(made) }
}

fn clock(bank: u32, increment: u32, cap: u32) -> ClockPlan {
    ClockPlan { bank, increment, cap }
}

#[test]
fn a_clock_runs_for_who_is_to_act_and_for_nobody_else() {
    let mut scene = Scene::new(Some(clock(300, 0, 300)));
    scene.wait(MINUTE);
    assert_eq!(scene.clocks(), [240, 300, 300]);
    let play = scene.play(0);
    scene.done(0, &play);
    scene.wait(MINUTE);
    assert_eq!(scene.clocks(), [240, 240, 300]);
}

#[test]
fn a_turn_that_is_done_earns_the_increment_up_to_the_cap() {
    let mut scene = Scene::new(Some(clock(300, 30, 310)));
    scene.wait(MINUTE);
    let play = scene.play(0);
    scene.done(0, &play);
    assert_eq!(scene.clocks()[0], 270);
    let play = scene.play(1);
    scene.done(1, &play);
    assert_eq!(scene.clocks()[1], 310);
}

#[test]
fn when_time_is_up_a_bot_plays_on_until_the_owner_is_back() {
    let mut scene = Scene::new(Some(clock(60, 20, 60)));
    assert!(scene.room.time_out(scene.moment.now).is_empty());
    scene.wait(MINUTE);
    assert!(scene.room.next_time_out().is_some_and(|end| end <= scene.moment.now));
    let handed = scene.room.time_out(scene.moment.now);
    let bot = Skill::Casual;
    let because = Some(Because::Time);
    assert_eq!(handed, [Entry::Handed(Handed { seat: Seat(0), bot, left: Some(0), because })]);
    scene.room.follow(handed, scene.moment.now).map(drop).unwrap();
    assert_eq!(scene.room.bots_to_act(), [(Seat(0), Skill::Casual)]);
    let play = scene.play(0);
    assert_eq!(scene.code(0, &play), Some(Code::NotNow));
    scene.done(0, &TableAsk::Return);
    assert_eq!(scene.clocks()[0], 20, "there is time to think again");
    assert!(scene.room.time_out(scene.moment.now).is_empty());
    let play = scene.play(0);
    scene.done(0, &play);
}

#[test]
fn downtime_is_not_charged() {
    let mut scene = Scene::new(Some(clock(300, 0, 300)));
    scene.wait(MINUTE);
    let play = scene.play(0);
    scene.done(0, &play);
    scene.wait(MINUTE);
    // The server ends here and comes back a day later.
    scene.wait(Duration::from_hours(24));
    scene.restart();
    assert_eq!(scene.clocks(), [240, 300, 300]);
}

#[test]
fn the_replay_of_the_entries_is_the_table() {
    let mut scene = Scene::new(None);
    for step in 0..20 {
        let play = scene.play(step % 3);
        scene.done(step % 3, &play);
    }
    scene.done(0, &TableAsk::Undo { ply: 10 });
    scene.done(1, &TableAsk::Answer { yes: true });
    scene.done(2, &TableAsk::Answer { yes: true });
    scene.done(2, &TableAsk::Say { text: "again".into() });
    let kept: Vec<String> =
        scene.entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    let read = kept.iter().map(|text| serde_json::from_str(text).unwrap());
    let again = Room::replay(scene.room.id().clone(), read, scene.moment.now);
    let again = again.map_err(|refused| refused.message).unwrap();
    for viewer in table::Viewer::all(3) {
        let shown = |room: &Room| {
            let you = room.you(viewer.seat().map(|seat| &scene.guests[seat.index()]));
            json!(room.table(you, 0, scene.moment.now))
        };
        assert_eq!(shown(&scene.room), shown(&again));
    }
    assert_eq!(again.ply(), 10);
}

#[test]
fn a_seat_is_handed_to_a_bot_by_those_who_are_there() {
    let mut scene = Scene::new(None);
    let hand = |seat| TableAsk::Hand { seat: Seat(seat), bot: Skill::Skilled };
    assert_eq!(scene.code(1, &hand(0)), Some(Code::NotNow), "Ann is here");
    scene.goes_away(0, MINUTE);
    assert_eq!(scene.code(1, &hand(0)), Some(Code::NotNow), "Ann left a minute ago");
    scene.goes_away(0, 3 * MINUTE);
    scene.done(1, &hand(0));
    let proposal = scene.room.info().proposal.expect("Cal is asked");
    assert_eq!(proposal.what, Proposed::Hand { seat: Seat(0), bot: Skill::Skilled });
    assert_eq!(proposal.awaited, [Seat(2)]);
    scene.done(2, &TableAsk::Answer { yes: true });
    assert_eq!(scene.room.bots_to_act(), [(Seat(0), Skill::Skilled)]);
    assert_eq!(scene.code(1, &hand(0)), Some(Code::NotAllowed), "a bot plays there already");
    assert_eq!(scene.code(1, &TableAsk::Return), Some(Code::NotNow));
    scene.done(0, &TableAsk::Return);
    assert!(scene.room.bots_to_act().is_empty());
}

#[test]
fn a_seat_is_not_handed_on_when_its_owner_is_back() {
    let hand = TableAsk::Hand { seat: Seat(0), bot: Skill::Novice };
    // She is here, or was here a moment ago.
    for away in [None, Some(MINUTE)] {
        let mut scene = Scene::new(None);
        scene.goes_away(0, 3 * MINUTE);
        scene.done(1, &hand);
        scene.moment.away.0[0] = away;
        scene.done(2, &TableAsk::Answer { yes: true });
        assert!(scene.room.info().proposal.is_none());
        assert_eq!(scene.entries.last(), Some(&Entry::Declined { seat: Seat(0) }));
        assert!(scene.room.bots_to_act().is_empty());
        let play = scene.play(0);
        scene.done(0, &play);
    }
}

#[test]
fn an_owner_says_no_to_a_handover_though_not_asked() {
    let mut scene = Scene::new(None);
    scene.goes_away(0, 3 * MINUTE);
    scene.done(1, &TableAsk::Hand { seat: Seat(0), bot: Skill::Novice });
    assert_eq!(scene.code(0, &TableAsk::Answer { yes: true }), Some(Code::NotNow));
    scene.done(0, &TableAsk::Answer { yes: false });
    assert!(scene.room.info().proposal.is_none());
    assert_eq!(scene.code(2, &TableAsk::Answer { yes: true }), Some(Code::NotNow));
}

#[test]
fn an_owner_who_plays_ends_a_handover() {
    let mut scene = Scene::new(None);
    scene.goes_away(0, 3 * MINUTE);
    scene.done(1, &TableAsk::Hand { seat: Seat(0), bot: Skill::Novice });
    scene.moment.away.0[0] = None;
    let play = scene.play(0);
    scene.done(0, &play);
    assert_eq!(scene.code(2, &TableAsk::Answer { yes: true }), Some(Code::NotNow));
}

#[test]
fn a_restart_gives_no_time_back_to_who_ran_out_of_it() {
    let mut scene = Scene::new(Some(clock(60, 20, 60)));
    scene.wait(MINUTE);
    scene.time_out();
    let kept = json!({ "handed": { "seat": 0, "bot": "casual", "left": 0, "because": "time" } });
    assert_eq!(json!(scene.entries.last()), kept);
    scene.restart();
    assert_eq!(scene.clocks(), [0, 60, 60]);
    scene.done(0, &TableAsk::Return);
    assert_eq!(scene.clocks()[0], 20);
}

#[test]
fn who_is_away_is_not_asked() {
    let mut scene = Scene::new(None);
    scene.goes_away(0, 3 * MINUTE);
    scene.goes_away(2, MINUTE);
    scene.done(1, &TableAsk::Hand { seat: Seat(0), bot: Skill::Novice });
    assert_eq!(scene.room.bots_to_act(), [(Seat(0), Skill::Novice)]);
}

#[test]
fn all_others_are_asked_before_a_step_back_and_one_no_is_enough() {
    let mut scene = Scene::new(None);
    for who in [0, 1] {
        let play = scene.play(who);
        scene.done(who, &play);
    }
    scene.done(0, &TableAsk::Undo { ply: 0 });
    scene.done(1, &TableAsk::Answer { yes: true });
    assert_eq!(scene.room.ply(), 2, "Cal has not answered");
    scene.done(2, &TableAsk::Answer { yes: false });
    assert_eq!(scene.room.ply(), 2);
    assert!(scene.room.info().proposal.is_none());
}

#[test]
fn undo_asks_the_owner_of_a_seat_that_a_bot_plays() {
    let mut scene = Scene::new(None);
    for who in [0, 1] {
        let play = scene.play(who);
        scene.done(who, &play);
    }
    scene.hand_to_bots([1, 2]);
    scene.goes_away(2, 3 * MINUTE);
    let now = scene.room.now(table::Viewer::Seat(Seat(0)), scene.moment.now);
    assert_eq!(now.expect("the game is on").undo, 0, "nothing is shown as free");
    scene.done(0, &TableAsk::Undo { ply: 0 });
    let awaited = |scene: &Scene| scene.room.info().proposal.map(|proposal| proposal.awaited);
    assert_eq!(awaited(&scene), Some(vec![Seat(1), Seat(2)]));
    scene.done(1, &TableAsk::Answer { yes: true });
    scene.done(1, &TableAsk::Return);
    assert_eq!(awaited(&scene), Some(vec![Seat(2)]), "a question to who is away waits");
    assert_eq!(scene.room.ply(), 2);
    scene.done(2, &TableAsk::Answer { yes: true });
    assert_eq!(scene.room.ply(), 0);
}

#[test]
fn a_clock_that_runs_out_ends_what_was_proposed() {
    let mut scene = Scene::new(Some(clock(60, 0, 60)));
    let play = scene.play(0);
    scene.done(0, &play);
    scene.done(0, &TableAsk::Undo { ply: 0 });
    scene.done(2, &TableAsk::Answer { yes: true });
    scene.wait(MINUTE);
    scene.time_out();
    assert!(scene.room.info().proposal.is_none(), "Bob was not heard");
    assert_eq!(scene.room.ply(), 1);
}

#[test]
fn hints_in_practice_are_for_those_who_play_bots() {
    let mut scene = Scene::new(None);
    assert!(!scene.room.may_ask_for_hints(Seat(0)));
    scene.hand_to_bots([1, 2]);
    assert!(scene.room.may_ask_for_hints(Seat(0)));
}

#[test]
fn who_may_ask_for_hints_may_try_out_what_they_can_imagine() {
    let mut scene = Scene::new(None);
    let tried = |scene: &Scene, seed: u64| scene.room.imagined(Seat(0), Seed::from(seed));
    assert_eq!(tried(&scene, 1).unwrap_err().code, Code::NotAllowed);
    scene.hand_to_bots([1, 2]);
    let view = |game: &dyn AnyMatch| game.look(Viewer::Seat(Seat(0))).view.get().to_owned();
    let own = view(scene.room.game().unwrap());
    for seed in 0..4 {
        let imagined = games::load(tried(&scene, seed).unwrap()).unwrap();
        assert_eq!(view(&*imagined), own);
    }
    let truth = scene.room.game().unwrap().position();
    assert!((0..4).any(|seed| tried(&scene, seed).unwrap() != truth), "secrets are drawn anew");
    scene.done(0, &TableAsk::End);
    assert_eq!(tried(&scene, 1).unwrap_err().code, Code::NotNow);
}
