//! The deal: commitments first, then the contributions, and nobody can choose the seed.

use super::*;
use crate::dealing::PATIENCE;

fn reveal(value: Seed) -> TableAsk {
    TableAsk::Reveal { value }
}

/// Another contribution, for after a deal was broken off.
fn fresh(who: usize) -> Seed {
    Seed([0xb0 + who as u8; 32])
}

impl Scene {
    /// Everyone has committed, and Ann has started.
    fn sealed() -> Scene {
        let mut scene = Scene::lobby(None);
        scene.commit_all();
        scene.done(0, &TableAsk::Start);
        scene
    }

    /// Lets the time of those who were awaited run out.
    fn waits_in_vain(&mut self) {
        self.wait(PATIENCE);
        assert!(self.room.next_time_out().is_some_and(|end| end <= self.moment.now));
        self.time_out();
    }

    fn seed(&self) -> String {
        let game = self.room.game().expect("the game is on");
        game.record(None)["start"]["seed"].as_str().unwrap().to_owned()
    }

    fn left_out(&self) -> Vec<bool> {
        self.room.info().seats.iter().map(|seat| seat.left_out).collect()
    }

    fn ready(&self) -> Vec<bool> {
        self.room.info().seats.iter().map(|seat| seat.ready).collect()
    }

    /// The stage of the deal: whether it is under way, whether it is sealed.
    fn stage(&self) -> (bool, bool) {
        let info = self.room.info();
        (info.dealing, info.sealed)
    }
}

/// The seed made from Ann's secret of 7 and these contributions.
fn seed_of(made: &[(usize, Seed)]) -> String {
    let made: Vec<Contribution> =
        made.iter().map(|&(seat, value)| Contribution { seat: Seat(seat as u8), value }).collect();
    engine::deal::seed(Seed::from(7), &made).to_string()
}

#[test]
fn a_game_is_dealt_when_the_last_has_revealed() {
    let mut scene = Scene::lobby(None);
    assert_eq!(scene.code(0, &TableAsk::Start), Some(Code::NotNow), "nobody has committed");
    scene.commit_all();
    assert_eq!(scene.stage(), (false, false));
    scene.done(0, &TableAsk::Start);
    assert_eq!(scene.stage(), (true, true));
    assert_eq!(scene.room.phase(), Phase::Lobby);
    for who in [2, 0] {
        scene.reveal(who);
        assert_eq!(scene.room.phase(), Phase::Lobby);
    }
    scene.reveal(1);
    assert_eq!(scene.room.phase(), Phase::Playing);
    assert_eq!(scene.stage(), (false, false));
    assert_eq!(scene.seed(), seed_of(&[0, 1, 2].map(|who| (who, contribution(who)))));
    assert_eq!(scene.room.next_time_out(), None);
}

#[test]
fn commitments_are_public_and_contributions_are_not() {
    let mut scene = Scene::lobby(None);
    let mut shown = String::new();
    let mut look = |scene: &Scene| {
        for guest in scene.guests.iter().map(Some).chain([None]) {
            let you = scene.room.you(guest);
            shown += &json!(scene.room.table(you, 0, scene.moment.now)).to_string();
        }
    };
    for who in 0..3 {
        scene.commit(who);
        look(&scene);
    }
    let Entry::Committed { commitment, .. } = scene.entries[2] else { panic!("Bob committed") };
    assert_eq!(scene.room.info().seats[1].commitment, Some(commitment.to_string()));
    scene.done(0, &TableAsk::Start);
    for who in 0..3 {
        scene.reveal(who);
        look(&scene);
    }
    assert!(shown.contains(&commitment.to_string()));
    for who in 0..3 {
        assert!(!shown.contains(&contribution(who).to_string()), "of seat {who}");
    }
}

#[test]
fn a_commitment_may_change_until_it_is_sealed() {
    let mut scene = Scene::lobby(None);
    scene.done(1, &commit(1, fresh(1)));
    scene.commit_all();
    scene.done(0, &TableAsk::Start);
    assert_eq!(scene.code(1, &commit(1, fresh(1))), Some(Code::NotNow));
    assert_eq!(scene.code(1, &reveal(fresh(1))), Some(Code::BadRequest));
    scene.reveal_all([0, 1, 2]);
    assert_eq!(scene.seed(), seed_of(&[0, 1, 2].map(|who| (who, contribution(who)))));
    assert_eq!(scene.code(1, &commit(1, fresh(1))), Some(Code::NotNow));
    assert_eq!(scene.code(1, &reveal(contribution(1))), Some(Code::NotNow));
}

#[test]
fn what_is_revealed_is_what_was_committed_to_once() {
    let mut scene = Scene::lobby(None);
    scene.commit_all();
    assert_eq!(scene.code(1, &reveal(contribution(1))), Some(Code::NotNow), "not sealed yet");
    scene.done(0, &TableAsk::Start);
    assert_eq!(scene.code(1, &reveal(fresh(1))), Some(Code::BadRequest));
    scene.reveal(1);
    for value in [contribution(1), fresh(1)] {
        assert_eq!(scene.code(1, &reveal(value)), Some(Code::NotNow), "it was revealed already");
    }
    let eve = guest(4, "Eve");
    scene.guests.push(eve);
    assert_eq!(scene.code(3, &reveal(contribution(0))), Some(Code::NotAllowed));
    assert_eq!(scene.code(3, &commit(0, fresh(0))), Some(Code::NotAllowed));
}

#[test]
fn anothers_commitment_is_no_use_to_a_seat() {
    let mut scene = Scene::lobby(None);
    // Bob copies Ann's commitment, so that his contribution would cancel out hers.
    scene.commit(0);
    scene.done(1, &commit(0, contribution(0)));
    scene.commit(2);
    scene.done(0, &TableAsk::Start);
    scene.reveal(0);
    assert_eq!(scene.code(1, &reveal(contribution(0))), Some(Code::BadRequest));
}

#[test]
fn a_new_place_needs_a_new_commitment() {
    let mut scene = Scene::lobby(None);
    scene.commit_all();
    scene.done(0, &TableAsk::Arrange { seat: Seat(1), bot: None });
    assert_eq!(scene.ready(), [true, false, true]);
    scene.done(2, &TableAsk::Sit { seat: Seat(1) });
    assert_eq!(scene.ready(), [true, false, false]);
    scene.done(1, &TableAsk::Sit { seat: Seat(2) });
    assert_eq!(scene.code(0, &TableAsk::Start), Some(Code::NotNow));
    scene.done(2, &TableAsk::Leave);
    scene.done(2, &TableAsk::Sit { seat: Seat(1) });
    assert_eq!(scene.ready(), [true, false, false]);
}

#[test]
fn seats_stay_as_they_are_while_it_is_dealt() {
    let mut scene = Scene::sealed();
    let refused = [
        (0, TableAsk::Start),
        (0, TableAsk::Arrange { seat: Seat(1), bot: Some(Skill::Novice) }),
        (1, TableAsk::Leave),
        (1, TableAsk::Sit { seat: Seat(0) }),
    ];
    for (who, ask) in &refused {
        assert_eq!(scene.code(*who, ask), Some(Code::NotNow), "{ask:?}");
    }
    scene.reveal_all([0, 2]);
    scene.waits_in_vain();
    for (who, ask) in &refused {
        assert_eq!(scene.code(*who, ask), Some(Code::NotNow), "{ask:?}, broken off");
    }
}

#[test]
fn people_away_at_the_start_are_left_out_and_play() {
    let mut scene = Scene::lobby(None);
    scene.commit_all();
    scene.goes_away(1, Duration::from_secs(1));
    scene.done(0, &TableAsk::Start);
    assert_eq!(scene.left_out(), [false, true, false]);
    scene.moment.away.0[1] = None;
    assert_eq!(scene.code(1, &reveal(contribution(1))), Some(Code::NotNow), "it is too late");
    scene.reveal_all([0, 2]);
    assert_eq!(scene.seed(), seed_of(&[(0, contribution(0)), (2, contribution(2))]));
    assert!(scene.room.info().broken_off.is_empty());
    let play = scene.play(0);
    scene.done(0, &play);
    let play = scene.play(1);
    scene.done(1, &play);
}

#[test]
fn somebody_who_plays_must_be_there_at_the_start() {
    let mut scene = Scene::lobby(None);
    scene.commit_all();
    for who in 0..3 {
        scene.goes_away(who, MINUTE);
    }
    assert_eq!(scene.code(0, &TableAsk::Start), Some(Code::NotNow));
    assert_eq!(scene.stage(), (false, false));
}

#[test]
fn a_seat_that_does_not_reveal_breaks_the_deal_off_and_has_no_part_in_the_next() {
    let mut scene = Scene::sealed();
    scene.reveal_all([0, 2]);
    scene.wait(PATIENCE / 2);
    scene.time_out();
    assert_eq!(scene.stage(), (true, true), "there is time left");
    scene.wait(PATIENCE / 2);
    scene.time_out();
    assert_eq!(scene.entries.last(), Some(&Entry::Withheld { seats: vec![Seat(1)] }));
    assert_eq!(scene.stage(), (true, false));
    assert_eq!(scene.room.info().broken_off, [Seat(1)]);
    assert_eq!(scene.left_out(), [false, true, false]);
    assert_eq!(scene.ready(), [false; 3], "all commit afresh");
    for ask in [commit(1, fresh(1)), reveal(contribution(1))] {
        assert_eq!(scene.code(1, &ask), Some(Code::NotNow), "{ask:?}");
    }
    assert_eq!(scene.code(0, &reveal(contribution(0))), Some(Code::NotNow));
    scene.done(0, &commit(0, fresh(0)));
    assert_eq!(scene.stage(), (true, false));
    scene.done(2, &commit(2, fresh(2)));
    assert_eq!(scene.stage(), (true, true), "it is sealed by itself");
    assert_eq!(scene.code(1, &reveal(contribution(1))), Some(Code::NotNow));
    scene.done(2, &reveal(fresh(2)));
    scene.done(0, &reveal(fresh(0)));
    assert_eq!(scene.seed(), seed_of(&[(0, fresh(0)), (2, fresh(2))]));
}

#[test]
fn each_seat_breaks_off_one_deal_at_most() {
    let mut scene = Scene::sealed();
    scene.reveal(0);
    scene.reveal(2);
    scene.waits_in_vain();
    for who in [0, 2] {
        scene.done(who, &commit(who, fresh(who)));
    }
    scene.done(0, &reveal(fresh(0)));
    scene.waits_in_vain();
    assert_eq!(scene.room.info().broken_off, [Seat(1), Seat(2)]);
    assert_eq!(scene.left_out(), [false, true, true]);
    scene.done(0, &commit(0, contribution(0)));
    scene.reveal(0);
    assert_eq!(scene.seed(), seed_of(&[(0, contribution(0))]));
    for who in 0..3 {
        let play = scene.play(who);
        scene.done(who, &play);
    }
}

#[test]
fn a_seat_that_does_not_commit_afresh_is_left_out_too() {
    let mut scene = Scene::sealed();
    scene.reveal_all([0, 2]);
    scene.waits_in_vain();
    scene.done(0, &commit(0, fresh(0)));
    scene.waits_in_vain();
    assert_eq!(scene.left_out(), [false, true, true]);
    scene.done(0, &commit(0, contribution(0)));
    assert_eq!(scene.stage(), (true, true));
}

#[test]
fn a_seat_left_after_committing_afresh_is_left_out_without_a_wait() {
    let mut scene = Scene::sealed();
    scene.reveal_all([0, 2]);
    scene.waits_in_vain();
    scene.done(2, &commit(2, fresh(2)));
    scene.goes_away(2, Duration::from_secs(1));
    scene.done(0, &commit(0, fresh(0)));
    assert_eq!(scene.entries.last(), Some(&Entry::Sealed { without: vec![Seat(2)] }));
    scene.done(0, &reveal(fresh(0)));
    assert_eq!(scene.seed(), seed_of(&[(0, fresh(0))]));
}

#[test]
fn if_nobody_reveals_the_table_is_as_before_the_start() {
    let mut scene = Scene::sealed();
    scene.waits_in_vain();
    assert_eq!(scene.stage(), (false, false));
    assert_eq!((scene.left_out(), scene.ready()), (vec![false; 3], vec![false; 3]));
    assert_eq!(scene.room.info().broken_off, [Seat(0), Seat(1), Seat(2)], "everybody sees who");
    assert_eq!(scene.room.next_time_out(), None);
    assert_eq!(scene.code(0, &TableAsk::Start), Some(Code::NotNow), "all must commit again");
    scene.commit_all();
    scene.done(0, &TableAsk::Start);
    scene.reveal_all([0, 1, 2]);
    assert_eq!(scene.room.phase(), Phase::Playing);
}

#[test]
fn a_deal_goes_on_after_a_restart() {
    let mut scene = Scene::sealed();
    scene.reveal(0);
    scene.wait(PATIENCE);
    scene.restart();
    assert_eq!(scene.stage(), (true, true));
    assert!(scene.room.time_out(scene.moment.now).is_empty(), "there is time to come back");
    assert_eq!(scene.code(0, &reveal(contribution(0))), Some(Code::NotNow), "it is kept");
    scene.reveal(1);
    scene.waits_in_vain();
    scene.restart();
    assert_eq!(scene.left_out(), [false, false, true]);
    for who in [0, 1] {
        scene.done(who, &commit(who, fresh(who)));
    }
    scene.restart();
    for who in [0, 1] {
        scene.done(who, &reveal(fresh(who)));
    }
    scene.restart();
    assert_eq!(scene.seed(), seed_of(&[(0, fresh(0)), (1, fresh(1))]));
    assert_eq!(scene.room.info().broken_off, [Seat(2)]);
}

#[test]
fn a_log_of_the_first_version_is_dealt_as_it_was() {
    let mut scene = Scene::lobby(None);
    let contributed =
        (0..3).map(|who| Entry::Contributed { seat: Seat(who), value: contribution(who.into()) });
    scene.entries.extend(contributed.chain([Entry::Started]));
    scene.restart();
    let made: Vec<Contribution> = (0..3)
        .map(|who| Contribution { seat: Seat(who), value: contribution(who.into()) })
        .collect();
    assert_eq!(scene.seed(), engine::deal::first_seed(Seed::from(7), &made).to_string());
    let play = scene.play(0);
    scene.done(0, &play);
}

#[test]
fn what_was_added_in_the_lobby_by_the_first_version_has_no_part() {
    let mut scene = Scene::lobby(None);
    scene.entries.push(Entry::Contributed { seat: Seat(1), value: fresh(1) });
    scene.restart();
    assert_eq!(scene.ready(), [false; 3], "pages commit");
    scene.commit_all();
    scene.goes_away(1, MINUTE);
    scene.done(0, &TableAsk::Start);
    scene.reveal_all([0, 2]);
    assert_eq!(scene.seed(), seed_of(&[(0, contribution(0)), (2, contribution(2))]));
}

#[test]
fn a_deal_that_cannot_have_been_made_is_an_error() {
    let lobby = Scene::lobby(None).entries;
    let sealed = Scene::sealed().entries;
    let replay = |log: &[Entry], entry: Entry| {
        let entries = log.iter().cloned().chain([entry]);
        Room::replay(id(99), entries, Time(0))
    };
    let value = contribution(0);
    for (log, entry) in [
        (&lobby, Entry::Revealed { seat: Seat(0), value }),
        (&lobby, Entry::Withheld { seats: vec![Seat(0)] }),
        (&lobby, Entry::Sealed { without: vec![Seat(3)] }),
        (&sealed, Entry::Sealed { without: Vec::new() }),
        (&sealed, Entry::Revealed { seat: Seat(1), value }),
        (&sealed, Entry::Contributed { seat: Seat(0), value }),
        (&sealed, sealed[1].clone()),
        (&sealed, Entry::Withheld { seats: vec![Seat(7)] }),
        (&sealed, Entry::Started),
    ] {
        assert!(replay(log, entry.clone()).is_err(), "{entry:?}");
    }
    assert!(replay(&sealed, Entry::Revealed { seat: Seat(0), value }).is_ok());
}

#[test]
fn the_entries_of_a_deal_are_written_as_they_are_read() {
    let mut scene = Scene::sealed();
    scene.reveal(0);
    scene.waits_in_vain();
    let kept: Vec<String> =
        scene.entries[3..].iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    let (a, commitment) = ("a0".repeat(32), scene.entries[3].clone());
    let Entry::Committed { commitment, .. } = commitment else { panic!("Cal committed") };
    assert_eq!(
        kept,
        [
            format!(r#"{{"committed":{{"seat":2,"commitment":"{commitment}"}}}}"#),
            r#"{"sealed":{"without":[]}}"#.to_owned(),
            format!(r#"{{"revealed":{{"seat":0,"value":"{a}"}}}}"#),
            r#"{"withheld":{"seats":[1,2]}}"#.to_owned(),
        ]
    );
}
