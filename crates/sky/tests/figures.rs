//! Properties of the figures, in the sky and on paper.

use std::collections::HashSet;

use sky::{Direction, Figure, Frame, Point, Projection, Star};

fn figure(id: &str) -> &'static Figure {
    Figure::named(id).unwrap_or_else(|| panic!("{id} is one of the 48"))
}

/// The position of a star in a figure on paper.
fn place(id: &str, name: &str) -> Point {
    let figure = figure(id);
    let star = figure.stars.iter().position(|star| star.name == Some(name));
    figure.points()[star.unwrap_or_else(|| panic!("{name} is in {id}"))]
}

/// The neighbours of a star in its figure, by angle from north through east.
fn around(figure: &Figure, star: usize, angle: impl Fn(usize) -> f64) -> Vec<usize> {
    let ends = figure.lines.iter().flat_map(|&(from, to)| [(from, to), (to, from)]);
    let mut neighbours: Vec<usize> =
        ends.filter(|&(from, _)| from == star).map(|(_, to)| to).collect();
    neighbours.sort_by(|&a, &b| angle(a).total_cmp(&angle(b)));
    let first = neighbours.iter().enumerate().min_by_key(|&(_, star)| star);
    let first = first.expect("each star is on a line").0;
    neighbours.rotate_left(first);
    neighbours
}

/// The angle at which one star sees another, from north through east, on the sphere.
fn position_angle(from: &Star, to: &Star) -> f64 {
    let (one, other) = (from.dec.to_radians(), to.dec.to_radians());
    let turn = (to.ra - from.ra).to_radians();
    let east = turn.sin() * other.cos();
    let north = one.cos() * other.sin() - one.sin() * other.cos() * turn.cos();
    east.atan2(north)
}

#[test]
fn there_are_forty_eight_and_each_has_its_own_name() {
    let ids: HashSet<&str> = Figure::all().iter().map(|figure| figure.id).collect();
    let latin: HashSet<&str> = Figure::all().iter().map(|figure| figure.latin).collect();
    assert_eq!((ids.len(), latin.len(), Figure::all().len()), (48, 48, 48));
    assert!(Figure::named("camelopardalis").is_none());
}

#[test]
fn every_line_joins_two_different_stars_once() {
    for figure in Figure::all() {
        let mut lines = HashSet::new();
        for &(from, to) in &figure.lines {
            assert_ne!(from, to, "{}", figure.id);
            assert!(from < figure.stars.len() && to < figure.stars.len());
            assert!(lines.insert((from.min(to), from.max(to))), "{}", figure.id);
        }
    }
}

#[test]
fn every_star_of_a_figure_is_on_a_line_and_the_brightest_comes_first() {
    for figure in Figure::all() {
        for star in 0..figure.stars.len() {
            assert!(figure.lines.iter().any(|&(from, to)| from == star || to == star));
        }
        assert!(figure.stars.windows(2).all(|pair| pair[0].mag <= pair[1].mag));
    }
}

#[test]
fn a_few_figures_borrow_a_star_from_their_neighbour() {
    let borrowed: HashSet<(&str, String)> = Figure::all()
        .iter()
        .flat_map(|figure| figure.stars.iter().map(move |star| (figure, star)))
        .filter(|(figure, star)| star.constellation != figure.id)
        .map(|(figure, star)| (figure.id, star.designation()))
        .collect();
    let expected = [
        ("auriga", "β Tau"),
        ("eridanus", "π Cet"),
        ("pegasus", "α And"),
        ("serpens", "δ Oph"),
        ("serpens", "η Oph"),
        ("serpens", "ν Oph"),
        ("serpens", "τ Oph"),
    ];
    assert_eq!(borrowed, expected.map(|(id, star)| (id, star.to_owned())).into());
}

#[test]
fn the_further_stars_of_a_constellation_are_those_not_on_its_lines() {
    let taurus = figure("taurus");
    let further: Vec<&Star> = taurus.further().collect();
    assert_eq!(further[0].name, Some("Alcyone"));
    assert!(further.iter().all(|star| star.iau == "Tau" && star.name != Some("Aldebaran")));
    // Elnath is on the lines of Taurus, and is not offered again.
    assert!(further.iter().all(|star| star.name != Some("Elnath")));
}

#[test]
fn betelgeuse_is_upper_left_of_rigel() {
    let (betelgeuse, rigel) = (place("orion", "Betelgeuse"), place("orion", "Rigel"));
    assert!(betelgeuse.x < rigel.x && betelgeuse.y < rigel.y);
}

#[test]
fn the_belt_of_orion_is_nearly_straight_and_rises_to_the_right() {
    let [alnitak, alnilam, mintaka] =
        ["Alnitak", "Alnilam", "Mintaka"].map(|name| place("orion", name));
    assert!(alnitak.x < alnilam.x && alnilam.x < mintaka.x);
    assert!(alnitak.y > alnilam.y && alnilam.y > mintaka.y);
    let detour = alnitak.distance(alnilam) + alnilam.distance(mintaka);
    assert!(detour / alnitak.distance(mintaka) < 1.01);
}

#[test]
fn cassiopeia_is_a_w_when_north_is_up() {
    let heights = ["Segin", "Ruchbah", "Schedar", "Caph"].map(|name| place("cassiopeia", name).y);
    let figure = figure("cassiopeia");
    let gamma = figure.stars.iter().position(|star| star.bayer == Some("γ")).unwrap();
    let gamma = figure.points()[gamma].y;
    let [segin, ruchbah, schedar, caph] = heights;
    assert!(segin < ruchbah && ruchbah > gamma && gamma < schedar && schedar > caph);
}

#[test]
fn the_pole_star_ends_the_little_bear_and_tears_nothing() {
    let ursa_minor = figure("ursa-minor");
    let points = ursa_minor.points();
    for &(from, to) in &ursa_minor.lines {
        assert!(points[from].distance(points[to]).to_degrees() < 10.0);
    }
    let lowest = points.iter().map(|point| point.y).fold(f64::MIN, f64::max);
    assert!(place("ursa-minor", "Polaris").y < lowest - 15_f64.to_radians());
}

#[test]
fn north_is_up_and_east_is_left_everywhere() {
    for (ra, dec) in [(0.0, 0.0), (83.0, -5.0), (359.9, 60.0), (200.0, -75.0)] {
        let projection = Projection::about(Direction::from_degrees(ra, dec));
        let north = projection.place(Direction::from_degrees(ra, dec + 1.0));
        let east = projection.place(Direction::from_degrees(ra + 1.0, dec));
        assert!(north.y < 0.0 && north.x.abs() < 1e-9);
        assert!(east.x < 0.0 && east.x.abs() > east.y.abs());
    }
}

#[test]
fn even_the_pole_can_be_the_centre() {
    let projection = Projection::about(Direction::from_degrees(0.0, 90.0));
    for ra in [0.0, 90.0, 180.0, 270.0] {
        let point = projection.place(Direction::from_degrees(ra, 80.0));
        let away = point.distance(Point::default()).to_degrees();
        assert!((away - 10.0).abs() < 0.1, "{away}");
    }
}

#[test]
fn a_figure_across_the_first_hour_is_not_torn_apart() {
    for (id, degrees) in [("pisces", 46.0), ("pegasus", 39.0), ("andromeda", 35.0)] {
        let figure = figure(id);
        assert!(figure.stars.iter().any(|star| star.ra < 20.0), "{id}");
        assert!(figure.stars.iter().any(|star| star.ra > 340.0), "{id}");
        let points = figure.points();
        let extent = points
            .iter()
            .flat_map(|a| points.iter().map(move |b| a.distance(*b)))
            .fold(0.0, f64::max)
            .to_degrees();
        assert!((extent - degrees).abs() < 2.0, "{id} is {extent}° long");
    }
}

/// How much longer a distance may be on paper than in the sky: only Hydra, a quarter of the way
/// round the sky, reaches this.
fn largest_distortion(figure: &Figure) -> f64 {
    if figure.id == "hydra" { 1.36 } else { 1.1 }
}

#[test]
fn no_distance_on_paper_is_off_by_more_than_the_stated_distortion() {
    for figure in Figure::all() {
        let points = figure.points();
        for (a, b) in (0..points.len()).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let [one, other] = [figure.stars[a], figure.stars[b]];
            let in_the_sky = one.direction().angle_to(other.direction());
            let ratio = points[a].distance(points[b]).to_degrees() / in_the_sky;
            assert!(
                (0.999..largest_distortion(figure)).contains(&ratio),
                "{}: {} to {} is off by {ratio}",
                figure.id,
                one.label(),
                other.label()
            );
        }
    }
}

#[test]
fn lines_leave_a_star_in_the_same_order_in_the_sky_and_on_paper() {
    for figure in Figure::all() {
        let points = figure.points();
        for star in 0..figure.stars.len() {
            let sky =
                around(figure, star, |to| position_angle(figure.stars[star], figure.stars[to]));
            // East is left and y is down: turning from north to east is turning from up to left.
            let paper = around(figure, star, |to| {
                (points[star].x - points[to].x).atan2(points[star].y - points[to].y)
            });
            assert_eq!(sky, paper, "{}: {}", figure.id, figure.stars[star].label());
        }
    }
}

#[test]
fn a_fitted_figure_fills_its_box_but_for_the_margin_and_keeps_its_shape() {
    for figure in Figure::all() {
        let points = figure.points();
        let fitted = Frame::UNIT.fit(&points, 0.1);
        let inside = |value: f64| (0.1 - 1e-9..=0.9 + 1e-9).contains(&value);
        assert!(fitted.iter().all(|point| inside(point.x) && inside(point.y)), "{}", figure.id);
        let span = |part: fn(&Point) -> f64| {
            let (low, high) = fitted
                .iter()
                .map(part)
                .fold((f64::MAX, f64::MIN), |(low, high), v| (low.min(v), high.max(v)));
            high - low
        };
        assert!((span(|p| p.x).max(span(|p| p.y)) - 0.8).abs() < 1e-9, "{}", figure.id);
        let scale = fitted[0].distance(fitted[1]) / points[0].distance(points[1]);
        for (a, b) in points.iter().zip(&fitted).skip(1) {
            let ratio = b.distance(fitted[0]) / a.distance(points[0]);
            assert!((ratio / scale - 1.0).abs() < 1e-9, "{}", figure.id);
        }
    }
}

#[test]
fn a_fitted_figure_reaches_the_rim_of_its_disc_on_more_than_one_side() {
    let centre = Point { x: 3.0, y: 4.0 };
    for figure in Figure::all() {
        let fitted = Frame::Disc { centre, radius: 1.0 }.fit(&figure.points(), 0.2);
        let away: Vec<f64> = fitted.iter().map(|point| point.distance(centre)).collect();
        assert!(away.iter().all(|&away| away <= 0.8 + 1e-9), "{}", figure.id);
        assert!(away.iter().filter(|&&away| away > 0.78).count() >= 2, "{}", figure.id);
    }
}

#[test]
fn a_lone_star_comes_to_the_middle_and_nothing_stays_nothing() {
    let lone = Frame::UNIT.fit(&[Point { x: 7.0, y: -3.0 }], 0.1);
    assert_eq!(lone, [Point { x: 0.5, y: 0.5 }]);
    assert_eq!(Frame::UNIT.fit(&[], 0.1), []);
    let disc = Frame::Disc { centre: Point { x: 1.0, y: 2.0 }, radius: 1.0 };
    assert_eq!(disc.fit(&[Point::default()], 0.1), [Point { x: 1.0, y: 2.0 }]);
}
