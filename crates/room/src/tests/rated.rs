//! Rated games: their restrictions, and how seats finish.

use super::*;
use crate::Finish;

const YES: TableAsk = TableAsk::Answer { yes: true };

fn leave(seat: u8) -> TableAsk {
    TableAsk::Hand { seat: Seat(seat), bot: Skill::Expert }
}

/// Ann, Bob and Cal play a rated game; the last `bots` seats belong to bots.
fn scene(bots: usize) -> Scene {
    let mut scene = Scene::lobby(Some(clock(300, 0, 300)));
    let mut plan = scene.room.plan().clone();
    (plan.rated, plan.hints) = (true, Hints::Off);
    for seat in 3 - bots..3 {
        plan.seats[seat] = Who::Bot(Skill::Casual);
    }
    scene.entries = vec![Entry::Made(plan.clone())];
    scene.room = Room::new(id(99), plan);
    for who in 0..3 - bots {
        scene.commit(who);
    }
    scene.done(0, &TableAsk::Start);
    for who in 0..3 - bots {
        scene.reveal(who);
    }
    scene
}

impl Scene {
    /// Makes this many moves, by whoever plays.
    fn go_on(&mut self, moves: u32) {
        for _ in 0..moves {
            let Some(seat) = self.room.to_act().first() else { return };
            let notation = self.room.game().expect("the game is on").legal(seat).swap_remove(0);
            let entry = self.room.move_of(seat, &notation, self.moment.now);
            let done = self.room.follow(vec![entry], self.moment.now);
            self.entries.extend(done.map_err(|refused| refused.message).unwrap().entries);
        }
    }

    fn places(&self) -> Option<Vec<u8>> {
        let places = |finishes: Vec<Finish>| finishes.iter().map(|finish| finish.place).collect();
        self.room.finishes().map(places)
    }
}

#[test]
fn a_table_that_was_not_made_rated_is_not() {
    let scene = Scene::new(None);
    assert!(!scene.room.is_rated() && !scene.room.info().rated);
    let kept = json!(scene.entries[0]);
    assert!(kept["made"].get("rated").is_none(), "logs are as they were: {kept}");
}

#[test]
fn everybody_sees_that_a_table_is_rated() {
    let scene = scene(0);
    assert!(scene.room.info().rated && scene.room.summary().rated && scene.room.is_rated());
    let next = scene.room.rematch(Some(&scene.guests[0]), Seed::from(8));
    assert!(next.is_err(), "the game is on");
}

#[test]
fn a_rated_table_is_made_with_a_clock_without_hints_and_dealt() {
    let good = json!({
        "game": "stellium", "seats": ["me", "open"], "rated": true,
        "clock": { "bank": 300, "increment": 10, "cap": 300 },
    });
    let plan = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut body = good.clone();
        change(&mut body);
        let wanted: crate::NewTable = serde_json::from_value(body).unwrap();
        wanted.plan(guest(0, "Ann"), Seed::from(7)).map_err(|refused| refused.message)
    };
    assert!(plan(&|_| {}).is_ok_and(|plan| plan.rated));
    assert!(plan(&|body| body["options"] = json!({ "first": "random" })).is_ok());
    let position = engine::games::new("stellium", 2, &[].into(), Seed::from(3)).unwrap().position();
    for (change, reason) in [
        (json!({ "clock": null }), "a rated game has a clock"),
        (json!({ "hints": "practice" }), "a rated game has no hints"),
        (json!({ "hints": "all" }), "a rated game has no hints"),
        (json!({ "position": position }), "a rated game is dealt at its table"),
        (json!({ "options": { "first": "1" } }), "who begins a rated game is drawn"),
    ] {
        let with = |body: &mut serde_json::Value| {
            for (name, value) in change.as_object().unwrap() {
                body[name] = value.clone();
            }
        };
        assert_eq!(plan(&with).map(drop), Err(reason.into()));
    }
}

#[test]
fn a_rated_game_begins_when_all_are_here() {
    let mut scene = Scene::lobby(Some(clock(300, 0, 300)));
    let plan = Plan { rated: true, hints: Hints::Off, ..scene.room.plan().clone() };
    scene.room = Room::new(id(99), plan);
    scene.commit_all();
    scene.goes_away(2, MINUTE);
    assert_eq!(scene.code(0, &TableAsk::Start), Some(Code::NotNow));
    scene.moment.away.0[2] = None;
    scene.done(0, &TableAsk::Start);
}

#[test]
fn only_what_shows_nothing_is_taken_back() {
    for bots in [0, 2] {
        let mut scene = scene(bots);
        let play = scene.play(0);
        scene.done(0, &play);
        scene.go_on(2);
        let now = scene.room.now(table::Viewer::Seat(Seat(0)), scene.moment.now).unwrap();
        assert_eq!(now.undo, 0, "{bots} bots");
        assert_eq!(scene.code(0, &TableAsk::Undo { ply: 0 }), Some(Code::NotAllowed));
    }
}

#[test]
fn nobody_asks_for_hints_also_against_bots_alone() {
    assert!(!scene(2).room.may_ask_for_hints(Seat(0)));
}

#[test]
fn nobody_hands_on_the_seat_of_another_or_chooses_who_plays_on() {
    let mut scene = scene(0);
    scene.goes_away(2, 3 * MINUTE);
    assert_eq!(scene.code(0, &leave(2)), Some(Code::NotAllowed));
    scene.done(0, &leave(0));
    assert_eq!(scene.room.info().seats[0].stand_in, Some(Skill::Casual), "not the expert");
}

#[test]
fn places_are_by_score_and_come_with_the_last_move() {
    let mut scene = scene(1);
    let mut before = None;
    while scene.room.phase() == Phase::Playing {
        assert_eq!(scene.places(), None);
        before = Some(scene.room.version());
        scene.go_on(1);
    }
    assert_eq!(before, Some(scene.room.version() - 1));
    let outcome = scene.room.game().and_then(engine::AnyMatch::outcome).unwrap();
    let places = scene.places().unwrap();
    for (seat, place) in places.iter().enumerate() {
        let score = outcome.scores[seat];
        let won = outcome.winners.contains(&Seat(seat as u8));
        assert_eq!(*place == 1, won, "{outcome:?}: {places:?}");
        let ahead = outcome.scores.iter().filter(|other| **other > score).count();
        assert!(usize::from(*place) > ahead, "{outcome:?}: {places:?}");
    }
    scene.restart();
    assert_eq!(scene.places(), Some(places), "also after a restart");
}

/// The moves made before each departure, and the places decided by then. Staying seats share the
/// first.
#[test]
fn who_leaves_comes_in_behind_all_who_stay_in_the_order_of_leaving() {
    type Steps<'a> = &'a [(u32, u8)];
    let cases: [(usize, Steps, Option<Vec<u8>>); 7] = [
        // Two still play.
        (0, &[(3, 2)], None),
        // One stays among people: nobody is left to be compared with.
        (0, &[(3, 2), (3, 0)], Some(vec![2, 1, 3])),
        (0, &[(3, 0), (3, 2)], Some(vec![3, 1, 2])),
        // After the same move, they share a place.
        (0, &[(3, 0), (0, 2)], Some(vec![2, 1, 2])),
        // One person stays with a bot: how that comes out is open.
        (1, &[(3, 0)], None),
        // All people have left, and the bots are ahead of them.
        (1, &[(3, 0), (1, 1)], Some(vec![3, 2, 1])),
        (2, &[(0, 0)], Some(vec![3, 1, 1])),
    ];
    for (bots, steps, places) in cases {
        let mut scene = scene(bots);
        for (moves, who) in steps {
            scene.go_on(*moves);
            scene.done(usize::from(*who), &leave(*who));
        }
        assert_eq!(scene.places(), places, "{bots} bots: {steps:?}");
        scene.restart();
        assert_eq!(scene.places(), places, "{bots} bots, after a restart: {steps:?}");
    }
}

#[test]
fn whose_time_is_up_has_left() {
    let mut scene = scene(2);
    let first = scene.room.to_act().first().unwrap();
    if first != Seat(0) {
        scene.go_on(3 - u32::from(first.0));
    }
    scene.wait(6 * MINUTE);
    scene.time_out();
    assert_eq!(scene.places(), Some(vec![3, 1, 1]));
}

#[test]
fn who_comes_back_has_left_all_the_same() {
    let mut scene = scene(0);
    scene.done(2, &leave(2));
    scene.done(2, &TableAsk::Return);
    scene.go_on(10_000);
    let finishes = scene.room.finishes().expect("the game is over");
    assert_eq!(finishes[2].place, 3, "{finishes:?}");
    assert!(finishes[2].left && !finishes[0].left && !finishes[1].left);
}

#[test]
fn the_end_of_the_game_changes_nothing_that_leaving_has_decided() {
    let mut scene = scene(0);
    scene.done(0, &leave(0));
    scene.go_on(1);
    scene.done(1, &leave(1));
    let places = scene.places();
    assert_eq!(places, Some(vec![3, 2, 1]));
    scene.go_on(10_000);
    assert_eq!(scene.room.phase(), Phase::Over);
    assert_eq!(scene.places(), places);
}

#[test]
fn a_rated_game_is_called_off_by_all_in_its_first_moves() {
    let mut scene = scene(1);
    scene.go_on(9);
    scene.done(0, &TableAsk::End);
    assert_eq!(scene.room.info().proposal.map(|proposal| proposal.awaited), Some(vec![Seat(1)]));
    scene.done(1, &YES);
    assert_eq!((scene.room.phase(), scene.places()), (Phase::Over, None), "it counts for nothing");
}

#[test]
fn later_or_alone_or_after_somebody_left_it_is_played_to_its_end() {
    let mut late = scene(0);
    late.go_on(10);
    let mut left = scene(0);
    left.done(2, &leave(2));
    for mut scene in [late, left, scene(2)] {
        assert_eq!(scene.code(0, &TableAsk::End), Some(Code::NotAllowed));
    }
}

#[test]
fn a_game_that_does_not_count_comes_out_by_score_alone() {
    let mut scene = Scene::new(None);
    scene.done(0, &leave(0));
    scene.done(1, &leave(1));
    assert_eq!(scene.places(), None, "it is still on");
    scene.go_on(10_000);
    let outcome = scene.room.game().and_then(engine::AnyMatch::outcome).unwrap();
    let places = scene.places().unwrap();
    assert_eq!(places[outcome.winners[0].index()], 1, "whoever played on");
}
