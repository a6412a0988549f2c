//! The 48 cards as data.

use std::collections::BTreeMap;

use astra::{Ability, Card, CardData, Cards, Element, Star, Stars};

use crate::kit::card;

fn all() -> impl Iterator<Item = (Card, &'static CardData)> {
    Card::ALL.into_iter().map(|card| (card, Cards::standard().get(card)))
}

/// Whether a single run from the start star can mark every star.
fn can_be_run_through(data: &CardData, at: Star, marked: Stars) -> bool {
    marked == data.stars
        || (data.adjacent[at.0 as usize] - marked)
            .iter()
            .any(|next| can_be_run_through(data, next, marked | Stars::only(next)))
}

#[test]
fn cards_have_5_to_14_stars_one_start_and_1_to_3_grand_stars() {
    for (card, data) in all() {
        assert!((5..=14).contains(&data.stars.len()), "{card}");
        assert!((1..=3).contains(&data.grand.len()), "{card}");
        assert!(!data.grand.contains(data.start), "{card}");
        assert_eq!(data.common.len() + data.grand.len() + 1, data.stars.len(), "{card}");
    }
}

#[test]
fn no_card_can_be_finished_by_a_single_run() {
    for (card, data) in all() {
        assert!(!can_be_run_through(data, data.start, Stars::only(data.start)), "{card}");
    }
}

#[test]
fn every_star_is_a_real_one_and_none_is_on_a_card_twice() {
    for (card, data) in all() {
        assert!(data.hips.iter().all(|hip| sky::Star::numbered(*hip).is_some()), "{card}");
        let different: std::collections::BTreeSet<_> = data.hips.iter().collect();
        assert_eq!(different.len(), data.hips.len(), "{card}");
    }
}

#[test]
fn grand_stars_are_the_brightest_of_their_own_constellation() {
    let mag =
        |data: &CardData, star: Star| sky::Star::numbered(data.hips[star.0 as usize]).unwrap().mag;
    for (card, data) in all() {
        let own = |star: &Star| {
            let real = sky::Star::numbered(data.hips[star.0 as usize]).unwrap();
            real.constellation == card.name()
        };
        let faintest_grand = data.grand.iter().map(|star| mag(data, star)).fold(-9.0, f64::max);
        let brightest_common =
            data.common.iter().filter(own).map(|star| mag(data, star)).fold(9.0, f64::min);
        assert!(faintest_grand <= brightest_common, "{card}");
    }
}

#[test]
fn each_element_has_twelve_cards_and_the_zodiac_its_traditional_ones() {
    let zodiac = [
        (Element::Fire, ["aries", "leo", "sagittarius"]),
        (Element::Earth, ["taurus", "virgo", "capricornus"]),
        (Element::Air, ["gemini", "libra", "aquarius"]),
        (Element::Water, ["cancer", "scorpius", "pisces"]),
    ];
    for (element, signs) in zodiac {
        let cards = Cards::standard().of_element(element);
        assert_eq!(cards.len(), 12, "{element:?}");
        assert!(signs.iter().all(|sign| cards.contains(card(sign))), "{element:?}");
    }
}

#[test]
fn eighteen_abilities_in_twelve_groups_of_three_and_six_of_two() {
    let mut groups: BTreeMap<String, Vec<Element>> = BTreeMap::new();
    for (_, data) in all() {
        groups.entry(format!("{:?}", data.ability)).or_default().push(data.element);
    }
    assert_eq!(groups.len(), 18);
    assert_eq!(groups.values().filter(|cards| cards.len() == 3).count(), 12);
    assert_eq!(groups.values().filter(|cards| cards.len() == 2).count(), 6);
    for (ability, elements) in &groups {
        let different: std::collections::BTreeSet<_> = elements.iter().collect();
        assert_eq!(different.len(), elements.len(), "{ability} has an element twice");
    }
}

#[test]
fn abilities_are_those_of_the_rulebook() {
    let groups = [
        (Ability::StarAndNeighbours, "andromeda eridanus virgo"),
        (Ability::GrandRefund, "aquarius capricornus hydra"),
        (Ability::Stardust4, "aquila leo"),
        (Ability::Exchange, "ara auriga ursa-major"),
        (Ability::ThreeCards, "argo-navis draco lepus"),
        (Ability::Stardust3, "aries delphinus"),
        (Ability::AnyFirstStar, "bootes canis-major scorpius"),
        (Ability::FameForGrandStars, "cancer corona-australis orion"),
        (Ability::Wisdom, "canis-minor sagitta"),
        (Ability::FameForMarkedCards, "cassiopeia corvus lyra"),
        (Ability::AnyStar, "centaurus cetus serpens"),
        (Ability::Telescope, "cepheus corona-borealis ursa-minor"),
        (Ability::Pouch, "crater gemini"),
        (Ability::GenerousRest, "cygnus lupus sagittarius"),
        (Ability::Stardust2, "equuleus triangulum"),
        (Ability::TwoStars, "hercules ophiuchus pisces"),
        (Ability::FameForElement, "libra perseus"),
        (Ability::CommonRefund, "pegasus piscis-austrinus taurus"),
    ];
    for (ability, names) in groups {
        for name in names.split_whitespace() {
            assert_eq!(Cards::standard().get(card(name)).ability, ability, "{name}");
        }
    }
}

#[test]
fn taurus_is_as_the_rulebook_has_it() {
    let taurus = Cards::standard().get(card("taurus"));
    let lines: Vec<String> = taurus.lines().map(|(from, to)| format!("{from}-{to}")).collect();
    assert_eq!(lines.join(" "), "1-2 2-3 3-4 3-6 4-5 6-7 6-9 7-8 9-10");
    assert_eq!(taurus.start, Star(0));
}

#[test]
fn more_stars_are_never_worth_less() {
    for (one, small) in all() {
        for (other, large) in all().filter(|(_, data)| data.stars.len() > small.stars.len()) {
            assert!(small.fame <= large.fame, "{one} and {other}");
        }
    }
}

#[test]
fn a_boon_of_a_kind_is_offered_once_by_a_card() {
    for (card, data) in all() {
        let kinds: std::collections::HashSet<_> = data.boons.iter().map(|boon| boon.kind).collect();
        assert_eq!(kinds.len(), 4, "{card}");
    }
}

#[test]
fn what_is_ours_is_marked() {
    let known = ["stars", "lines", "start", "grand", "element", "fame", "boons"];
    for (card, data) in all() {
        assert!(data.ours.iter().all(|word| known.contains(&word.as_str())), "{card}");
        assert!(data.ours.contains(&"fame".into()), "{card}");
    }
}

#[test]
fn no_stars_of_a_card_overlap_when_drawn_and_no_lines_cross() {
    for (card, data) in all() {
        let points = data.points();
        for (n, a) in points.iter().enumerate() {
            assert!(points[..n].iter().all(|b| a.distance(*b) > 0.045), "{card}: star {}", n + 1);
        }
        let lines: Vec<_> = data.lines().collect();
        for (n, one) in lines.iter().enumerate() {
            for other in &lines[..n] {
                assert!(!cross(&points, *one, *other), "{card}: {one:?} {other:?}");
            }
        }
    }
}

/// Whether two lines without a common star cross.
fn cross(points: &[sky::Point], (a, b): (Star, Star), (c, d): (Star, Star)) -> bool {
    let at = |star: Star| points[star.0 as usize];
    let side = |p: sky::Point, q: sky::Point, r: sky::Point| {
        (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    };
    let apart = |a: Star, b: Star, c: Star, d: Star| {
        side(at(a), at(b), at(c)) * side(at(a), at(b), at(d)) < 0.0
    };
    let joined = a == c || a == d || b == c || b == d;
    !joined && apart(a, b, c, d) && apart(c, d, a, b)
}

#[test]
fn bad_data_are_refused_with_a_reason() {
    let sound = include_str!("../../data/cards.toml");
    let check = |from: &str, to: &str, reason: &str| {
        assert!(sound.contains(from), "{from}");
        let error = Cards::parse(&sound.replacen(from, to, 1)).expect_err(reason).to_string();
        assert!(error.contains(reason), "{error}");
    };
    check("id = \"cancer\"", "id = \"leo\"", "cancer must be there once");
    check("id = \"cancer\"", "id = \"crab\"", "there is no card \"crab\"");
    check("start = 1", "start = 12", "a star that is not there");
    check("element = \"fire\"", "element = \"water\"", "each element has one sphere");
    check("number = 1", "number = 0", "a number from 1 to 14");
    check("wisdom-cells = 2", "wisdom-cells = 9", "1 to 4 cells");
    check("discard-icon = true", "discard-icon = false", "there is a discard icon");
    check("\"fame 5\"", "\"fame 0\"", "a number from 1 to 20");
    check("\"fame 5\"", "\"luck 5\"", "unknown kind");
    check("lines = [[1, 2], ", "lines = [", "not all connected");
    check("lines = [[1, 2], ", "lines = [[1, 1], ", "from a star to itself");
    check("lines = [[1, 2], ", "lines = [[1, 2], [1, 2], ", "a line that is there twice");
    check("lines = [[1, 2], ", "lines = [[1, 2], [2, 1], ", "a line that is there twice");
    check("grand = [5]", "grand = [5, 5]", "a Grand star that is named twice");
    check("stars = [43103, ", "stars = [1, ", "cancer: a star that is not in the catalogue");
    check("stars = [43103, ", "stars = [42806, ", "cancer: a star that is there twice");
}

#[test]
fn a_boon_gives_more_on_the_left_than_on_the_right_of_a_card_of_the_same_size() {
    for (one, left) in all() {
        for (other, right) in all().filter(|(_, data)| data.stars == left.stars) {
            for boon in &left.boons[..2] {
                let same = right.boons[2..].iter().find(|less| less.kind == boon.kind);
                assert!(same.is_none_or(|less| less.amount < boon.amount), "{one} and {other}");
            }
        }
    }
}
