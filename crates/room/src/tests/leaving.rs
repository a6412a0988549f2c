//! Seats that their owners leave, and what everyone sees of it.

use super::*;
use crate::message::{Handover, News};

fn leave(seat: u8) -> TableAsk {
    TableAsk::Hand { seat: Seat(seat), bot: Skill::Skilled }
}

fn news(scene: &Scene) -> Vec<(u32, u8, Handover)> {
    let told = |News { ply, seat, what }: News| (ply, seat.0, what);
    scene.room.info().news.into_iter().map(told).collect()
}

#[test]
fn who_leaves_asks_nobody_and_may_come_back() {
    let mut scene = Scene::new(None);
    scene.done(0, &leave(0));
    assert_eq!(scene.room.bots_to_act(), [(Seat(0), Skill::Skilled)]);
    assert_eq!(scene.code(0, &leave(0)), Some(Code::NotAllowed), "a bot plays there already");
    let play = scene.play(0);
    assert_eq!(scene.code(0, &play), Some(Code::NotNow));
    scene.done(0, &TableAsk::Return);
    scene.done(0, &play);
}

#[test]
fn who_leaves_keeps_nobody_waiting_for_an_answer() {
    let mut scene = Scene::new(None);
    let play = scene.play(0);
    scene.done(0, &play);
    scene.done(0, &TableAsk::Undo { ply: 0 });
    scene.done(1, &leave(1));
    assert!(scene.room.info().proposal.is_none());
}

#[test]
fn everybody_is_told_who_plays_for_whom() {
    let mut scene = Scene::new(Some(clock(60, 20, 60)));
    scene.wait(MINUTE);
    scene.time_out();
    scene.done(0, &TableAsk::Return);
    let play = scene.play(0);
    scene.done(0, &play);
    scene.done(2, &leave(2));
    scene.goes_away(1, 3 * MINUTE);
    scene.done(0, &TableAsk::Hand { seat: Seat(1), bot: Skill::Novice });
    let told = [
        (0, 0, Handover::Time),
        (0, 0, Handover::Back),
        (1, 2, Handover::Left),
        (1, 1, Handover::Handed),
    ];
    assert_eq!(news(&scene), told);
    scene.restart();
    assert_eq!(news(&scene), told, "also after a restart");
    let kept = r#"{"handed":{"seat":0,"bot":"casual","left":0}}"#;
    scene.entries.push(serde_json::from_str(kept).unwrap());
    scene.restart();
    assert_eq!(news(&scene)[4], (1, 0, Handover::Time), "as version 1 kept it");
}

#[test]
fn what_is_told_stays_when_moves_are_taken_back() {
    let mut scene = Scene::new(None);
    for who in [0, 1] {
        let play = scene.play(who);
        scene.done(who, &play);
    }
    scene.done(2, &leave(2));
    scene.done(0, &TableAsk::Undo { ply: 0 });
    scene.done(1, &TableAsk::Answer { yes: true });
    scene.done(2, &TableAsk::Answer { yes: true });
    assert_eq!(scene.room.ply(), 0);
    assert_eq!(news(&scene), [(0, 2, Handover::Left)]);
}
