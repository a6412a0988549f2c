//! Properties of the star catalogue.

use std::collections::{HashMap, HashSet};

use sky::{Direction, Figure, Hip, Star};

/// The names of the IAU's Catalog of Star Names, by Hipparcos number.
fn iau_names() -> HashMap<Hip, &'static str> {
    let rows = include_str!("iau-names.tsv").lines().filter(|line| !line.starts_with('#')).skip(1);
    rows.map(|row| row.split_once('\t').expect("number and name"))
        .map(|(hip, name)| (Hip(hip.parse().expect("a number")), name))
        .collect()
}

fn star(name: &str) -> &'static Star {
    Star::named(name).unwrap_or_else(|| panic!("{name} is in the sky"))
}

#[test]
fn every_star_is_there_once() {
    let hips: HashSet<Hip> = Star::all().iter().map(|star| star.hip).collect();
    assert_eq!(hips.len(), Star::all().len());
    assert_eq!(hips.len(), 1907);
}

#[test]
fn every_star_is_in_the_sky_and_visible() {
    for star in Star::all() {
        assert!((0.0..360.0).contains(&star.ra), "{}", star.hip);
        assert!((-90.0..=90.0).contains(&star.dec), "{}", star.hip);
        assert!((-1.5..6.5).contains(&star.mag), "{} has magnitude {}", star.hip, star.mag);
    }
}

#[test]
fn sirius_is_the_brightest_of_all() {
    let brightest = Star::all().iter().min_by(|a, b| a.mag.total_cmp(&b.mag)).unwrap();
    assert_eq!(brightest.name, Some("Sirius"));
}

#[test]
fn a_star_belongs_to_the_figure_of_its_modern_constellation() {
    for star in Star::all() {
        let figure = Figure::named(star.constellation).expect("a constellation of the 48");
        let divided = figure.id == "argo-navis" && ["Car", "Pup", "Vel"].contains(&star.iau);
        assert!(star.iau == figure.abbr || divided, "{} of {}", star.hip, star.iau);
    }
}

#[test]
fn each_constellation_lists_its_brightest_star_first() {
    for pair in Star::all().windows(2) {
        assert!(
            (pair[0].constellation, pair[0].mag) <= (pair[1].constellation, pair[1].mag),
            "{} before {}",
            pair[0].hip,
            pair[1].hip
        );
    }
}

#[test]
fn famous_stars_have_their_numbers() {
    let famous = [
        ("Aldebaran", 21421, "α Tau"),
        ("Algol", 14576, "β Per"),
        ("Alpheratz", 677, "α And"),
        ("Altair", 97649, "α Aql"),
        ("Antares", 80763, "α Sco"),
        ("Arcturus", 69673, "α Boo"),
        ("Betelgeuse", 27989, "α Ori"),
        ("Canopus", 30438, "α Car"),
        ("Capella", 24608, "α Aur"),
        ("Castor", 36850, "α Gem"),
        ("Deneb", 102_098, "α Cyg"),
        ("Elnath", 25428, "β Tau"),
        ("Fomalhaut", 113_368, "α PsA"),
        ("Mira", 10826, "ο Cet"),
        ("Polaris", 11767, "α UMi"),
        ("Pollux", 37826, "β Gem"),
        ("Procyon", 37279, "α CMi"),
        ("Regulus", 49669, "α Leo"),
        ("Rigel", 24436, "β Ori"),
        ("Sirius", 32349, "α CMa"),
        ("Spica", 65474, "α Vir"),
        ("Vega", 91262, "α Lyr"),
    ];
    for (name, hip, designation) in famous {
        let star = Star::numbered(Hip(hip)).unwrap();
        assert_eq!(star.name, Some(name));
        assert_eq!(star.designation(), designation);
        assert_eq!(star.label(), name);
    }
}

#[test]
fn the_iau_decides_between_spellings_and_twins() {
    let decided = [
        (3179, "Schedar"),
        (7513, "Titawin"),
        (7607, "Nembus"),
        (13209, "Bharani"),
        (20894, "Chamukuy"),
        (63090, "Minelauva"),
        (72622, "Zubenelgenubi"),
        (78265, "Fang"),
        (81266, "Paikauhale"),
        (82396, "Larawag"),
        (82514, "Xamidimura"),
        (82545, "Pipirima"),
        (100_064, "Algedi"),
        (107_259, "Garnet Star"),
    ];
    for (hip, name) in decided {
        assert_eq!(Star::numbered(Hip(hip)).unwrap().name, Some(name));
    }
}

#[test]
fn no_star_has_a_name_the_iau_has_not_given_it() {
    let names = iau_names();
    for star in Star::all() {
        assert_eq!(star.name, names.get(&star.hip).copied(), "{}", star.hip);
    }
}

#[test]
fn no_two_stars_share_a_name() {
    let named: Vec<&str> = Star::all().iter().filter_map(|star| star.name).collect();
    assert_eq!(named.iter().collect::<HashSet<_>>().len(), named.len());
    assert_eq!(named.len(), 307);
}

#[test]
fn bayer_letters_are_letters_with_at_most_one_raised_digit() {
    for star in Star::all() {
        let Some(bayer) = star.bayer else { continue };
        let mut characters = bayer.chars();
        assert!(characters.next().is_some_and(char::is_alphabetic), "{}: {bayer}", star.hip);
        assert!(characters.next().is_none_or(|index| index.is_ascii_digit()), "{}", star.hip);
        assert_eq!(characters.next(), None, "{}: {bayer}", star.hip);
    }
    assert_eq!(star("Almach").designation(), "γ¹ And");
    assert_eq!(star("Beemim").designation(), "υ³ Eri");
    assert!(Star::all().iter().any(|star| star.designation() == "τ⁹ Eri"));
}

#[test]
fn a_star_without_a_letter_goes_by_its_number() {
    assert_eq!(Star::numbered(Hip(13949)).unwrap().designation(), "HIP 13949");
    assert_eq!(Star::numbered(Hip(13949)).unwrap().label(), "HIP 13949");
    assert_eq!(star("Nembus").designation(), "51 And");
    assert_eq!(Star::numbered(Hip(16852)).unwrap().designation(), "10 Tau");
    assert_eq!(Star::numbered(Hip(1)), None);
}

#[test]
fn the_pointers_of_the_plough_point_at_the_pole_star() {
    let [merak, dubhe] = ["Merak", "Dubhe"].map(|name| star(name).direction().xyz());
    let polaris = star("Polaris").direction();
    // Five times their distance beyond Dubhe, along the great circle through both.
    let step = star("Merak").direction().angle_to(star("Dubhe").direction());
    let turn = (5.0 * step).to_radians();
    let along: f64 = (0..3).map(|i| merak[i] * dubhe[i]).sum();
    let ahead: [f64; 3] = std::array::from_fn(|i| dubhe[i] * along - merak[i]);
    let length = ahead.iter().map(|part| part * part).sum::<f64>().sqrt();
    let [x, y, z] = std::array::from_fn(|i| dubhe[i] * turn.cos() + ahead[i] / length * turn.sin());
    let target = Direction::from_degrees(y.atan2(x).to_degrees(), z.asin().to_degrees());
    assert!(target.angle_to(polaris) < 4.0, "missed by {}°", target.angle_to(polaris));
}

#[test]
fn polaris_is_within_a_degree_of_the_pole_and_cassiopeia_goes_round_it() {
    let pole = Direction::from_degrees(0.0, 90.0);
    assert!(pole.angle_to(star("Polaris").direction()) < 1.0);
    for star in &Figure::named("cassiopeia").unwrap().stars {
        let away = pole.angle_to(star.direction());
        assert!((25.0..35.0).contains(&away), "{} is {away}° from the pole", star.label());
    }
}

#[test]
fn angles_are_measured_round_the_sky_and_not_over_its_seam() {
    let before = Direction::from_degrees(359.5, 0.0);
    let after = Direction::from_degrees(0.5, 0.0);
    assert!((before.angle_to(after) - 1.0).abs() < 1e-9);
    let middle = Direction::mean([before, after]).unwrap();
    assert!(middle.angle_to(Direction::from_degrees(0.0, 0.0)) < 1e-9);
    assert_eq!(Direction::mean([]), None);
}
