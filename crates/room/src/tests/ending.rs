//! Games that end early, without a winner.

use super::*;

const YES: TableAsk = TableAsk::Answer { yes: true };
const NO: TableAsk = TableAsk::Answer { yes: false };

fn awaited(scene: &Scene) -> Option<Vec<Seat>> {
    scene.room.info().proposal.map(|proposal| proposal.awaited)
}

fn has_ended(scene: &Scene) -> bool {
    let info = scene.room.info();
    assert_eq!(info.ended, info.phase == Phase::Over);
    info.ended
}

#[test]
fn a_game_ends_without_a_winner_when_all_agree() {
    let mut scene = Scene::new(Some(clock(60, 0, 60)));
    let play = scene.play(0);
    scene.done(0, &play);
    scene.done(2, &TableAsk::End);
    assert_eq!(scene.room.info().proposal.map(|proposal| proposal.what), Some(Proposed::End));
    scene.done(0, &YES);
    assert!(!has_ended(&scene), "Bob has not answered");
    scene.done(1, &YES);
    for restarted in [false, true] {
        assert!(has_ended(&scene), "restarted: {restarted}");
        assert!(scene.room.summary().ended);
        let viewer = table::Viewer::Seat(Seat(1));
        let now = scene.room.now(viewer, scene.moment.now).expect("there is a game");
        assert!(now.to_act.is_empty() && now.outcome.is_none() && now.undo == 0);
        assert_eq!(now.legal.get(), "[]");
        assert!(scene.room.told_deal().is_some(), "the deal can be checked");
        scene.restart();
    }
    scene.wait(3 * MINUTE);
    assert_eq!(scene.room.next_time_out(), None, "no clock runs");
    assert!(scene.room.rematch(Some(&scene.guests[1]), Seed::from(8)).is_ok());
}

#[test]
fn nothing_is_done_after_the_end() {
    let mut scene = Scene::new(None);
    let play = scene.play(0);
    scene.hand_to_bots([1, 2]);
    scene.done(0, &TableAsk::End);
    assert!(has_ended(&scene));
    assert!(scene.room.bots_to_act().is_empty());
    let hand = TableAsk::Hand { seat: Seat(0), bot: Skill::Novice };
    for ask in [play, TableAsk::Undo { ply: 0 }, TableAsk::End, hand] {
        assert_eq!(scene.code(0, &ask), Some(Code::NotNow), "{ask:?}");
    }
    for strange in [r#"{"rewound":{"ply":0}}"#, r#""ended""#] {
        let strange = serde_json::from_str(strange).unwrap();
        let log = scene.entries.iter().cloned().chain([strange]);
        assert!(Room::replay(id(99), log, scene.moment.now).is_err());
    }
}

#[test]
fn who_plays_alone_ends_the_game_at_once() {
    let mut scene = Scene::new(None);
    scene.done(1, &TableAsk::Hand { seat: Seat(1), bot: Skill::Novice });
    scene.done(2, &TableAsk::Hand { seat: Seat(2), bot: Skill::Novice });
    scene.done(0, &TableAsk::End);
    assert!(has_ended(&scene));
}

#[test]
fn one_no_is_enough_to_play_on() {
    let mut scene = Scene::new(None);
    scene.done(0, &TableAsk::End);
    scene.done(1, &YES);
    scene.done(2, &NO);
    assert!(!has_ended(&scene) && awaited(&scene).is_none());
}

#[test]
fn who_is_long_away_is_not_asked_unless_their_clock_runs() {
    for (plan, asked) in [(None, vec![Seat(1)]), (Some(clock(60, 0, 60)), vec![Seat(1), Seat(2)])] {
        let mut scene = Scene::new(plan);
        scene.goes_away(1, MINUTE);
        scene.goes_away(2, 3 * MINUTE);
        scene.done(0, &TableAsk::End);
        assert_eq!(awaited(&scene), Some(asked));
    }
}

#[test]
fn bots_that_play_on_do_not_answer_an_offer_and_who_is_asked_does_by_moving() {
    let mut scene = Scene::new(None);
    scene.hand_to_bots([0]);
    scene.done(1, &TableAsk::End);
    let entry = |scene: &mut Scene, who: usize| match scene.play(who) {
        TableAsk::Play { notation, .. } => {
            scene.room.move_of(Seat(who as u8), &notation, scene.moment.now)
        }
        _ => unreachable!("that is what it makes"),
    };
    let made = entry(&mut scene, 0);
    scene.room.follow(vec![made], scene.moment.now).map(drop).unwrap();
    assert_eq!(awaited(&scene), Some(vec![Seat(2)]), "a bot has moved");
    let play = scene.play(1);
    scene.done(1, &play);
    assert_eq!(awaited(&scene), None, "who offered plays on");
    scene.done(1, &TableAsk::End);
    let play = scene.play(2);
    scene.done(2, &play);
    assert_eq!(awaited(&scene), None, "who was asked plays on");
}
