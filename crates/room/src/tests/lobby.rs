//! Before the start: a table does not wait for a host who is gone.

use super::*;

fn leave() -> TableAsk {
    TableAsk::Leave
}

fn open(seat: u8) -> TableAsk {
    TableAsk::Arrange { seat: Seat(seat), bot: None }
}

fn is_host(scene: &Scene, who: usize) -> bool {
    scene.room.you(Some(&scene.guests[who])).host
}

#[test]
fn somebody_takes_over_when_the_host_is_away() {
    let mut scene = Scene::lobby(None);
    scene.commit_all();
    assert_eq!(scene.room.info().host, Some(Seat(0)));
    assert_eq!(scene.code(1, &TableAsk::TakeOver), Some(Code::NotNow), "Ann is here");
    scene.goes_away(0, MINUTE / 2);
    assert_eq!(scene.code(1, &TableAsk::TakeOver), Some(Code::NotNow), "Ann left a moment ago");
    assert_eq!(scene.code(1, &TableAsk::Start), Some(Code::NotAllowed));
    scene.goes_away(0, MINUTE);
    scene.done(1, &TableAsk::TakeOver);
    scene.restart();
    assert_eq!(scene.room.info().host, Some(Seat(1)));
    assert!(is_host(&scene, 1) && !is_host(&scene, 0));
    assert_eq!(scene.code(0, &open(2)), Some(Code::NotAllowed), "one hosts, and that is Bob");
    scene.done(1, &TableAsk::Start);
    scene.reveal_all([1, 2]);
    assert_eq!(scene.room.phase(), Phase::Playing);
}

#[test]
fn somebody_takes_over_when_the_host_has_stood_up() {
    let mut scene = Scene::lobby(None);
    scene.done(0, &leave());
    assert_eq!(scene.room.info().host, None);
    assert!(is_host(&scene, 0), "until somebody takes over");
    scene.done(2, &TableAsk::TakeOver);
    let bot = Some(Skill::Novice);
    scene.done(2, &TableAsk::Arrange { seat: Seat(0), bot });
    assert_eq!(scene.code(0, &open(0)), Some(Code::NotAllowed));
}

#[test]
fn only_who_sits_takes_over() {
    let mut scene = Scene::lobby(None);
    scene.goes_away(0, 3 * MINUTE);
    scene.done(1, &leave());
    assert_eq!(scene.code(1, &TableAsk::TakeOver), Some(Code::NotAllowed));
    assert_eq!(scene.code(0, &TableAsk::TakeOver), Some(Code::NotNow), "Ann hosts already");
    scene.done(2, &TableAsk::TakeOver);
    scene.goes_away(2, 3 * MINUTE);
    scene.done(0, &TableAsk::TakeOver);
    assert!(is_host(&scene, 0), "Ann is back, and Cal is not here");
}

#[test]
fn nobody_takes_over_once_it_has_begun() {
    let mut scene = Scene::new(None);
    scene.goes_away(0, 3 * MINUTE);
    assert_eq!(scene.code(1, &TableAsk::TakeOver), Some(Code::NotNow));
}
