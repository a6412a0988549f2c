//! Properties of a drawn page.

use sky::{Dot, Figure, Kind, Panel, Point, Shape, Sheet};

fn draw(shape: Shape, panels: &[Panel]) -> String {
    Sheet { heading: String::new(), columns: 4, shape }.draw(panels)
}

fn count(svg: &str, part: &str) -> usize {
    svg.matches(part).count()
}

fn dot(x: f64, label: Option<&str>, kind: Kind) -> Dot {
    Dot { at: Point { x, y: 0.0 }, mag: 2.0, label: label.map(str::to_owned), kind }
}

/// The value of an attribute in every element of a class.
fn values(svg: &str, class: &str, attribute: &str) -> Vec<f64> {
    svg.lines()
        .filter(|line| line.contains(&format!("class=\"{class}\"")))
        .map(|line| line.split_once(&format!(" {attribute}=\"")).expect(attribute).1)
        .map(|rest| rest.split_once('"').expect("a closed attribute").0.parse().unwrap())
        .collect()
}

#[test]
fn every_star_line_and_title_of_every_figure_is_drawn() {
    let panels: Vec<Panel> = Figure::all().iter().map(Panel::of).collect();
    let svg = draw(Shape::Card, &panels);
    let stars: usize = panels.iter().map(|panel| panel.stars.len()).sum();
    let small_and_large =
        count(&svg, "<circle class=\"small\"") + count(&svg, "<circle class=\"large\"");
    assert_eq!(small_and_large, stars);
    assert_eq!(count(&svg, "<rect class=\"panel\""), 48);
    for panel in &panels {
        assert!(svg.contains(&format!(">{}<", panel.title)));
        for label in panel.stars.iter().filter_map(|dot| dot.label.as_ref()) {
            assert!(svg.contains(&format!(">{label}<")), "{label}");
        }
    }
}

#[test]
fn a_sheet_of_discs_is_round() {
    let panels: Vec<Panel> = Figure::all().iter().take(12).map(Panel::of).collect();
    let svg = draw(Shape::Disc, &panels);
    assert_eq!(count(&svg, "<circle class=\"panel\""), 12);
    assert_eq!(count(&svg, "<rect class=\"panel\""), 0);
}

#[test]
fn stars_stay_on_their_panel() {
    let svg = draw(Shape::Card, &[Panel::of(Figure::named("hydra").unwrap())]);
    let [left] = values(&svg, "panel", "x")[..] else { panic!("one panel") };
    let [width] = values(&svg, "panel", "width")[..] else { panic!("one panel") };
    let stars = values(&svg, "small", "cx");
    assert!(stars.len() > 10);
    assert!(stars.iter().all(|x| (left..left + width).contains(x)));
}

#[test]
fn the_brighter_star_is_the_bigger_one() {
    let mut panel = Panel { title: "Two".into(), ..Panel::default() };
    panel.stars = vec![dot(0.0, None, Kind::Small), dot(1.0, None, Kind::Start)];
    panel.stars[0].mag = 4.5;
    panel.stars[1].mag = 0.5;
    let svg = draw(Shape::Card, &[panel]);
    assert!(values(&svg, "small", "r")[0] < values(&svg, "start", "r")[0]);
}

#[test]
fn kinds_are_style_classes_and_great_ones_have_a_halo() {
    let stars = vec![
        dot(0.0, Some("a"), Kind::Small),
        dot(1.0, Some("b"), Kind::Large),
        dot(2.0, Some("c"), Kind::Start),
    ];
    let panel = Panel { stars, lines: vec![(0, 1), (1, 2)], ..Panel::default() };
    let svg = draw(Shape::Disc, &[panel]);
    for class in ["small", "large", "start"] {
        assert_eq!(count(&svg, &format!("<circle class=\"{class}\"")), 1, "{class}");
        assert_eq!(count(&svg, &format!("<text class=\"label {class}\"")), 1, "{class}");
    }
    assert_eq!(count(&svg, "halo\" cx"), 2);
    assert_eq!(count(&svg, "<line "), 2);
}

#[test]
fn text_cannot_break_out_of_the_picture() {
    let panel = Panel {
        title: "<script>&\"'".into(),
        subtitle: "a < b".into(),
        stars: vec![dot(0.0, Some("R&D"), Kind::Small)],
        lines: vec![],
    };
    let sheet = Sheet { heading: "</svg>".into(), columns: 1, shape: Shape::Card };
    let svg = sheet.draw(&[panel]);
    assert!(svg.contains("&lt;script&gt;&amp;&quot;&apos;"));
    assert!(svg.contains("a &lt; b") && svg.contains("R&amp;D"));
    assert_eq!(count(&svg, "</svg>"), 1);
    assert!(!svg.contains("<script"));
}

#[test]
fn two_labels_that_would_collide_part() {
    let stars =
        vec![dot(0.0, Some("Alpheratz"), Kind::Small), dot(0.001, Some("Betelgeuse"), Kind::Small)];
    let far = dot(1.0, None, Kind::Small);
    let panel = Panel { stars: [stars, vec![far]].concat(), ..Panel::default() };
    let svg = draw(Shape::Card, &[panel]);
    let texts: Vec<&str> = svg.lines().filter(|line| line.contains("label small")).collect();
    let place = |line: &str| line.split_once("text-anchor").map(|(place, _)| place.to_owned());
    assert_eq!(texts.len(), 2);
    assert_ne!(place(texts[0]), place(texts[1]));
}

#[test]
fn an_empty_sheet_is_still_a_picture() {
    let svg = draw(Shape::Card, &[]);
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
    assert!(draw(Shape::Disc, &[Panel::default()]).contains("class=\"panel\""));
}
