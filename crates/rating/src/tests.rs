use bots::Level;

use super::*;

fn person(points: f64, doubt: f64, place: u8) -> Finish {
    Finish { player: Player::Person(Rating { points, doubt }), place }
}

fn bot(points: f64, place: u8) -> Finish {
    Finish { player: Player::Bot(points), place }
}

/// The points of the people after a game.
fn points(table: &[Finish]) -> Vec<f64> {
    rate(table).into_iter().flatten().map(|rating| rating.points).collect()
}

#[track_caller]
fn close(value: f64, wanted: f64) {
    assert!((value - wanted).abs() < 1e-6, "{value}, not {wanted}");
}

#[test]
fn who_comes_in_ahead_gains_what_the_other_loses() {
    let [one, other] = points(&[person(1500.0, 80.0, 1), person(1500.0, 80.0, 2)])[..] else {
        panic!("two people are rated");
    };
    assert!(one > 1500.0);
    close(one - 1500.0, 1500.0 - other);
}

#[test]
fn a_shared_place_between_equals_changes_nothing() {
    for seats in 2..=5 {
        for after in points(&vec![person(1600.0, 90.0, 1); seats]) {
            close(after, 1600.0);
        }
    }
}

#[test]
fn a_shared_place_is_worth_more_to_the_weaker() {
    let after = points(&[person(1300.0, 80.0, 1), person(1700.0, 80.0, 1)]);
    assert!(after[0] > 1300.0 && after[1] < 1700.0);
}

#[test]
fn at_a_table_of_five_each_place_is_worth_more_than_the_next() {
    let table: Vec<Finish> = (1..=5).map(|place| person(1500.0, 100.0, place)).collect();
    let after = points(&table);
    assert!(after.is_sorted_by(|one, other| one > other), "{after:?}");
    close(after[2], 1500.0);
}

#[test]
fn only_the_order_of_places_counts() {
    let near = points(&[person(1500.0, 80.0, 1), person(1500.0, 80.0, 2)]);
    let far = points(&[person(1500.0, 80.0, 1), person(1500.0, 80.0, 5)]);
    assert_eq!(near, far);
}

#[test]
fn to_beat_the_stronger_is_worth_more() {
    let gain = |other: f64| points(&[person(1500.0, 80.0, 1), bot(other, 2)])[0] - 1500.0;
    assert!(gain(1900.0) > gain(1500.0) && gain(1500.0) > gain(1100.0));
    assert!(gain(1100.0) > 0.0, "a victory never costs anything");
}

#[test]
fn a_bot_has_no_rating_to_change() {
    let after = rate(&[bot(1500.0, 2), person(1500.0, 80.0, 1), bot(1900.0, 3)]);
    assert!(after[0].is_none() && after[1].is_some() && after[2].is_none());
}

#[test]
fn who_is_new_is_moved_further_and_every_game_makes_it_surer() {
    let known = points(&[person(1500.0, 60.0, 1), bot(1500.0, 2)])[0];
    let new = Finish { player: Player::Person(Rating::NEW), place: 1 };
    let after = rate(&[new, bot(1500.0, 2)])[0].expect("a person is rated");
    assert!(after.points > known + 30.0, "{after:?}");
    assert!(after.doubt < Rating::NEW.doubt);
}

#[test]
fn nobody_is_ever_so_sure_that_nothing_can_be_learnt() {
    let mut rating = Rating::NEW;
    for game in 0..5000 {
        let place = if game % 2 == 0 { 1 } else { 3 };
        let table = [Finish { player: Player::Person(rating), place }, bot(1500.0, 2)];
        rating = rate(&table)[0].expect("a person is rated");
    }
    assert!((20.0..80.0).contains(&rating.doubt), "{rating:?}");
    assert!((rating.points - 1500.0).abs() < 30.0, "half of the games were won: {rating:?}");
}

/// A player who wins ten games out of eleven against a bot has 400 points more.
#[test]
fn points_are_those_of_chess() {
    let mut rating = Rating::NEW;
    let mut sum = 0.0;
    for game in 0..11_000 {
        let place = if game % 11 == 0 { 2 } else { 1 };
        let bot = bot(1500.0, 3 - place);
        rating = rate(&[Finish { player: Player::Person(rating), place }, bot])[0].unwrap();
        sum += if game < 5500 { 0.0 } else { rating.points };
    }
    let mean = sum / 5500.0;
    assert!((1880.0..1920.0).contains(&mean), "{mean}");
}

#[test]
fn a_seat_alone_is_compared_with_nobody() {
    let after = rate(&[person(1700.0, 80.0, 1)])[0].expect("a person is rated");
    close(after.points, 1700.0);
}

#[test]
fn a_rating_is_shown_after_ten_games() {
    let rating = Rating { points: 1612.6, doubt: 70.0 };
    assert_eq!(rating.shown(9), None);
    assert_eq!(rating.shown(10), Some(1613));
}

#[test]
fn every_level_of_every_game_has_more_points_than_the_one_below() {
    for game in ["astra", "sternenhimmel", "stellium"] {
        let levels = [Level::Novice, Level::Casual, Level::Skilled, Level::Expert];
        let points = levels.map(|level| anchor(game, level).expect("it was measured"));
        assert!(points.is_sorted_by(|one, other| one < other), "{game}: {points:?}");
        assert_eq!(anchor(game, Level::Casual), Some(CASUAL));
    }
    assert_eq!(anchor("connect-four", Level::Casual), None);
}
