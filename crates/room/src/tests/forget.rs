//! Forgetting a person.

use super::*;
use crate::message::Handover;
use crate::{Done, forget};

fn say(text: &str) -> TableAsk {
    TableAsk::Say { text: text.into() }
}

impl Scene {
    fn forgets(&mut self, who: usize) -> Result<Done, Refused> {
        let mut next = self.room.clone();
        let done = next.forget(&self.guests[who].id, self.moment.now)?;
        self.entries.extend(done.entries.iter().cloned());
        self.room = next;
        Ok(done)
    }

    /// Everything that anyone can be shown of the table, and everything that is kept of it.
    fn shown(&self) -> String {
        let shown = json!([self.room.info(), self.room.summary(), self.room.said()]);
        shown.to_string()
    }

    fn kept(&self) -> String {
        serde_json::to_string(&self.entries).unwrap()
    }
}

#[test]
fn who_is_forgotten_leaves_and_has_no_name_any_more() {
    let mut scene = Scene::new(None);
    scene.done(0, &TableAsk::Rename { name: "At Ann's".into() });
    scene.done(0, &say("It is me, Ann"));
    scene.done(1, &say("Hello"));
    scene.forgets(0).map(drop).unwrap();
    let shown = scene.shown();
    assert!(!shown.contains("Ann"), "{shown}");
    assert!(shown.contains("Bob") && shown.contains("Hello"));
    assert_eq!(scene.room.info().seats[0].who, Who::Guest(String::new()));
    assert_eq!(scene.room.info().seats[0].stand_in, Some(Skill::Casual));
    assert_eq!(scene.room.info().news[0].what, Handover::Left);
    assert_eq!(scene.code(0, &TableAsk::Return), Some(Code::Unknown), "nobody can be them");
}

#[test]
fn what_is_kept_is_the_same_table_without_the_name() {
    let mut scene = Scene::lobby(None);
    scene.done(1, &say("Bob is here"));
    scene.done(1, &TableAsk::Leave);
    scene.done(2, &TableAsk::Leave);
    scene.done(2, &TableAsk::Sit { seat: Seat(1) });
    scene.done(2, &say("I am Cal"));
    scene.done(1, &TableAsk::Sit { seat: Seat(2) });
    // Each commits for the seat they have now.
    for (who, seat) in [(0, 0), (2, 1), (1, 2)] {
        scene.done(who, &commit(seat, contribution(seat)));
    }
    scene.done(0, &TableAsk::Start);
    for (who, seat) in [(0, 0), (2, 1), (1, 2)] {
        scene.done(who, &TableAsk::Reveal { value: contribution(seat) });
    }
    let play = scene.play(0);
    scene.done(0, &play);
    scene.forgets(1).map(drop).unwrap();
    let shown = scene.shown();
    assert!(!shown.contains("Bob") && shown.contains("I am Cal"), "{shown}");
    assert!(scene.kept().contains("Bob"));
    let (version, before) = (scene.room.version(), scene.entries.len());
    assert!(forget(&mut scene.entries), "there was a name");
    assert!(!forget(&mut scene.entries), "there is none any more");
    assert!(!scene.kept().contains("Bob"), "{}", scene.kept());
    scene.restart();
    assert_eq!((scene.room.version(), scene.entries.len()), (version, before));
    assert_eq!(scene.shown(), shown);
}

#[test]
fn the_record_of_a_game_with_somebody_forgotten_holds() {
    let mut scene = Scene::new(None);
    let record = |scene: &Scene| {
        let game = scene.room.finished().unwrap();
        serde_json::to_value(game.record(scene.room.told_deal())).unwrap()
    };
    while scene.room.phase() == Phase::Playing {
        let seat = scene.room.to_act().first().unwrap();
        let play = scene.play(seat.index());
        scene.done(seat.index(), &play);
    }
    let before = record(&scene);
    for who in 0..3 {
        scene.forgets(who).map(drop).unwrap();
    }
    forget(&mut scene.entries);
    scene.restart();
    assert_eq!(record(&scene), before, "the deal and the moves are what they were");
    engine::games::replay(record(&scene), &mut |_| ()).map(drop).unwrap();
}

#[test]
fn somebody_is_forgotten_once() {
    let mut scene = Scene::new(None);
    scene.forgets(1).map(drop).unwrap();
    assert!(scene.forgets(1).unwrap().entries.is_empty());
    scene.restart();
    assert!(scene.forgets(1).unwrap().entries.is_empty(), "also after a restart");
}

#[test]
fn a_seat_is_given_up_before_the_start_and_not_amid_the_deal() {
    let mut scene = Scene::lobby(None);
    scene.forgets(1).map(drop).unwrap();
    assert_eq!(scene.room.info().seats[1].who, Who::Open);
    let mut scene = Scene::lobby(None);
    scene.commit_all();
    scene.done(0, &TableAsk::Start);
    assert_eq!(scene.forgets(1).map(drop).unwrap_err().code, Code::NotNow);
    scene.reveal_all([0, 1, 2]);
    scene.forgets(1).map(drop).unwrap();
}

#[test]
fn nobody_waits_for_who_is_forgotten() {
    let mut scene = Scene::new(None);
    let play = scene.play(0);
    scene.done(0, &play);
    scene.hand_to_bots([1]);
    scene.done(0, &TableAsk::Undo { ply: 0 });
    scene.forgets(1).map(drop).unwrap();
    assert!(scene.room.info().proposal.is_none());
    scene.done(0, &TableAsk::Undo { ply: 0 });
    scene.done(2, &TableAsk::Answer { yes: true });
    assert_eq!(scene.room.ply(), 0, "of those who are left, all agreed");
}

#[test]
fn the_next_table_has_a_free_seat_for_who_is_forgotten() {
    let mut scene = Scene::new(None);
    scene.done(0, &TableAsk::End);
    scene.done(1, &TableAsk::Answer { yes: true });
    scene.done(2, &TableAsk::Answer { yes: true });
    scene.forgets(0).map(drop).unwrap();
    let plan = scene.room.again(Some(&scene.guests[1]), Seed::from(8)).unwrap();
    assert_eq!(plan.seats[2], Who::Open);
    assert_eq!(plan.name, "Bob");
}
