//! The twelve discs of this project, and what a custom set must satisfy.

use std::collections::BTreeSet;

use sternenhimmel::data::{MAX_STARS, Star, Stars};
use sternenhimmel::{Disc, DiscData, Discs};

fn all() -> impl Iterator<Item = (Disc, &'static DiscData)> {
    Disc::ALL.into_iter().map(|disc| (disc, Discs::standard().get(disc)))
}

fn magnitudes(data: &DiscData) -> Vec<f64> {
    data.hips.iter().map(|hip| sky::Star::numbered(*hip).unwrap().mag).collect()
}

#[test]
fn the_discs_are_the_twelve_constellations_of_the_zodiac() {
    for (disc, data) in all() {
        assert!(sky::Figure::named(disc.name()).is_some(), "{disc}");
        for hip in &data.hips {
            let star = sky::Star::numbered(*hip).unwrap_or_else(|| panic!("{disc}: no {hip}"));
            assert_eq!(star.constellation, disc.name(), "{hip}");
        }
        assert_eq!(data.hips.iter().collect::<BTreeSet<_>>().len(), data.stars as usize, "{disc}");
    }
}

/// At most nine: then as many open discs as there are players always have a star for the last
/// figure.
#[test]
fn a_disc_has_five_to_nine_stars() {
    for (disc, data) in all() {
        assert!((5..=9).contains(&data.stars), "{disc}: {}", data.stars);
        assert_eq!(data.hips.len(), data.stars as usize, "{disc}");
    }
    assert_eq!(
        Discs::standard().stars(),
        all().map(|(_, data)| u32::from(data.stars)).sum::<u32>()
    );
}

#[test]
fn the_stars_of_a_disc_are_numbered_from_the_brightest_down() {
    for (disc, data) in all() {
        assert!(magnitudes(data).is_sorted(), "{disc}: {:?}", magnitudes(data));
    }
}

#[test]
fn the_brighter_third_to_half_of_the_stars_are_large() {
    for (disc, data) in all() {
        let large = data.large.len();
        assert!(3 * large >= data.stars.into() && 2 * large <= data.stars.into(), "{disc}");
        assert_eq!(data.large, Stars::up_to(large as u8), "{disc}: the brightest");
    }
}

#[test]
fn the_first_reward_is_the_number_of_stars_and_the_second_three_less_but_at_least_two() {
    for (disc, data) in all() {
        assert_eq!(data.first, data.stars, "{disc}");
        assert_eq!(data.second, data.stars.saturating_sub(3).max(2), "{disc}");
    }
}

/// First and second have at least a figure each: the others share the rest.
#[test]
fn a_winner_can_always_pay_out_of_the_first_reward() {
    for (disc, data) in all() {
        assert!(data.first >= data.stars - 2, "{disc}");
    }
}

#[test]
fn every_star_is_joined_to_every_other_by_some_way() {
    for (disc, data) in all() {
        let mut reached = BTreeSet::from([0u8]);
        for _ in 0..data.stars {
            let further = reached.iter().flat_map(|star| data.joined[*star as usize].iter());
            reached = further.map(|star| star.0).chain(reached.clone()).collect();
        }
        assert_eq!(reached.len(), data.stars as usize, "{disc}");
    }
}

#[test]
fn a_line_joins_both_ways() {
    for (disc, data) in all() {
        for (from, to) in data.lines() {
            assert!(from < to && data.joined[to.0 as usize].contains(from), "{disc} {from}-{to}");
        }
        let ends: u32 = data.joined.iter().map(|joined| joined.len()).sum();
        assert_eq!(ends as usize, 2 * data.lines().count(), "{disc}");
    }
}

/// Fingers and figures must fit: no two stars are closer than 6.5 % of the disc's diameter.
#[test]
fn stars_of_a_drawn_disc_stand_apart_and_inside() {
    for (disc, data) in all() {
        let points = data.points();
        assert_eq!(points.len(), data.stars as usize, "{disc}");
        for (at, one) in points.iter().enumerate() {
            assert!(one.x.hypot(one.y) < 1.0, "{disc} {}", at + 1);
            for other in &points[..at] {
                let apart = (one.x - other.x).hypot(one.y - other.y) / 2.0;
                assert!(apart > 0.065, "{disc}: {apart:.3} from star {}", at + 1);
            }
        }
    }
}

#[test]
fn a_panel_shows_the_name_the_rewards_and_the_large_stars() {
    let panel = Discs::standard().get(Disc::Aries).panel(Disc::Aries);
    assert_eq!((panel.title.as_str(), panel.subtitle.as_str()), ("Aries", "5 / 2"));
    let large = panel.stars.iter().filter(|dot| dot.kind == sky::Kind::Large).count();
    assert_eq!((panel.stars.len(), panel.lines.len(), large), (5, 4, 2));
    assert_eq!(panel.stars[0].label.as_deref(), Some("1 α"));
}

const OURS: &str = include_str!("../../data/discs.toml");

/// Our discs with the first occurrence of a text replaced, which is in aries.
fn with(text: &str, other: &str) -> String {
    assert!(OURS.contains(text), "{text}");
    OURS.replacen(text, other, 1)
}

fn refusal(file: &str) -> String {
    Discs::parse(file).expect_err("refused").to_string()
}

#[test]
fn a_box_may_have_larger_discs_than_ours() {
    let stars: Vec<usize> = (1..=MAX_STARS).collect();
    let file = with("[9884, 8903, 13209, 8832, 14838]", &format!("{stars:?}"));
    let discs = Discs::parse(&file).unwrap();
    assert_eq!(discs.get(Disc::Aries).stars, 12);
    assert!(!discs.get(Disc::Aries).large.contains(Star(11)));
}

#[test]
fn a_set_of_discs_that_cannot_be_is_refused_in_words() {
    let thirteen: Vec<usize> = (1..=13).collect();
    let stars = "[9884, 8903, 13209, 8832, 14838]";
    let cases = [
        ("id = \"aries\"", "id = \"taurus\"", "aries must be there once"),
        ("id = \"taurus\"", "id = \"aries\"", "aries must be there once"),
        (stars, "[9884]", "aries: a disc has 2 to 12 stars"),
        (stars, &format!("{thirteen:?}"), "aries: a disc has 2 to 12 stars"),
        ("second = 2", "second = 6", "aries: the first reward is the greater one"),
        ("large = [1, 2]", "large = [0]", "aries: a star that is not there"),
        ("large = [1, 2]", "large = [6]", "aries: a star that is not there"),
        ("[3, 5]]", "[3, 6]]", "aries: a star that is not there"),
        ("[3, 5]]", "[5, 5]]", "aries: a line from a star to itself"),
    ];
    for (text, other, words) in cases {
        assert_eq!(refusal(&with(text, other)), words, "{other}");
    }
}

#[test]
fn what_is_no_set_of_discs_at_all_is_refused() {
    let cases = [
        (with("id = \"aries\"", "id = \"orion\""), "there is no disc \"orion\""),
        (with("first = 5", "first = 5\nthird = 1"), "unknown field `third`"),
        (with("first = 5", "first = 500"), "500"),
        (with("first = 5\n", ""), "missing field `first`"),
        (String::new(), "missing field `disc`"),
        ("[[disc".into(), "expected"),
    ];
    for (file, words) in cases {
        let error = refusal(&file);
        assert!(error.contains(words), "{error}");
    }
}
