//! A page of figures, as a single SVG picture.

use std::fmt::Write;

use crate::frame::Frame;
use crate::label::{self, Label, Scene};
use crate::panel::{Kind, Panel};
use crate::projection::Point;

/// A page of panels in rows.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The heading of the page. May be empty.
    pub heading: String,
    /// The number of panels in a row.
    pub columns: usize,
    /// The shape of the panels.
    pub shape: Shape,
}

/// The shape of a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A card: a rectangle with its title on top.
    Card,
    /// A disc, its title below it.
    Disc,
}

const MARGIN: f64 = 40.0;
const GUTTER: f64 = 20.0;
const HEADING: f64 = 70.0;
const WIDTH: f64 = 300.0;
const CARD_HEIGHT: f64 = 372.0;
const DISC_HEIGHT: f64 = 352.0;
/// The room for labels between the outermost stars and the edge of a panel.
const ROOM: f64 = 26.0;

/// Colours and fonts. All rules are scoped to `.sky-sheet`, so that the surrounding page is not
/// affected.
const STYLE: &str = "\
.sky-sheet{background:#0b1020;font-family:Inter,'Noto Sans','DejaVu Sans',sans-serif;fill:#e9edf9}\
.sky-sheet .ground{fill:#0b1020}\
.sky-sheet .panel{fill:#141b31;stroke:#2a3556}\
.sky-sheet .heading{font-size:30px;letter-spacing:.14em;text-anchor:middle}\
.sky-sheet .title{font-size:19px;font-weight:600;text-anchor:middle}\
.sky-sheet .subtitle{font-size:12px;fill:#a9b3d1;text-anchor:middle}\
.sky-sheet .line{stroke:#a9b3d1;stroke-opacity:.6;stroke-width:1.4;stroke-linecap:round}\
.sky-sheet .label{dominant-baseline:central;\
paint-order:stroke;stroke:#141b31;stroke-width:3px;stroke-linejoin:round}\
.sky-sheet .large,.sky-sheet .small{fill:#e9edf9}\
.sky-sheet .start{fill:#f2c14e}\
.sky-sheet .halo{fill-opacity:.16}\
.sky-sheet .label.small{fill:#a9b3d1}";

impl Sheet {
    /// Draws the panels, row by row, as a complete SVG document.
    pub fn draw(&self, panels: &[Panel]) -> String {
        let columns = self.columns.max(1);
        let rows = panels.len().div_ceil(columns);
        let top = if self.heading.is_empty() { MARGIN } else { MARGIN + HEADING };
        let width = 2.0 * MARGIN + columns as f64 * (WIDTH + GUTTER) - GUTTER;
        let height = top + MARGIN + rows as f64 * (self.panel_height() + GUTTER) - GUTTER;

        let mut svg = Svg(String::new());
        svg.open(width, height, &self.heading);
        if !self.heading.is_empty() {
            svg.text("heading", Point { x: width / 2.0, y: MARGIN + 32.0 }, &self.heading);
        }
        for (place, panel) in panels.iter().enumerate() {
            let (row, column) = (place / columns, place % columns);
            let corner = Point {
                x: MARGIN + column as f64 * (WIDTH + GUTTER),
                y: top + row as f64 * (self.panel_height() + GUTTER),
            };
            self.draw_panel(&mut svg, corner, panel);
        }
        svg.close()
    }

    fn panel_height(&self) -> f64 {
        match self.shape {
            Shape::Card => CARD_HEIGHT,
            Shape::Disc => DISC_HEIGHT,
        }
    }

    fn draw_panel(&self, svg: &mut Svg, corner: Point, panel: &Panel) {
        let below = |down: f64| Point { x: corner.x + WIDTH / 2.0, y: corner.y + down };
        let (frame, title) = match self.shape {
            Shape::Card => {
                svg.rectangle("panel", corner, WIDTH, CARD_HEIGHT);
                let corner = Point { x: corner.x + 8.0, y: corner.y + 60.0 };
                let height = CARD_HEIGHT - 68.0;
                (Frame::Box { corner, width: WIDTH - 16.0, height }, 30.0)
            }
            Shape::Disc => {
                let (centre, radius) = (below(WIDTH / 2.0), WIDTH / 2.0);
                svg.circle("panel", centre, radius);
                (Frame::Disc { centre, radius: radius - 6.0 }, WIDTH + 24.0)
            }
        };
        svg.text("title", below(title), &panel.title);
        svg.text("subtitle", below(title + 18.0), &panel.subtitle);
        draw_figure(svg, frame, panel);
    }
}

/// Lines first, then names, then stars, so that nothing hides a star.
fn draw_figure(svg: &mut Svg, frame: Frame, panel: &Panel) {
    let points: Vec<Point> = panel.stars.iter().map(|dot| dot.at).collect();
    let radii = panel.stars.iter().map(|dot| radius(dot.mag));
    let stars: Vec<(Point, f64)> = frame.fit(&points, ROOM).into_iter().zip(radii).collect();
    for &(from, to) in &panel.lines {
        svg.line(stars[from], stars[to]);
    }
    draw_labels(svg, frame, panel, &stars);
    for (dot, &(at, radius)) in panel.stars.iter().zip(&stars) {
        if halo(dot.kind) > 0.0 {
            svg.circle(&format!("{} halo", dot.kind.class()), at, radius + halo(dot.kind));
        }
        svg.circle(dot.kind.class(), at, radius);
    }
}

fn draw_labels(svg: &mut Svg, frame: Frame, panel: &Panel, stars: &[(Point, f64)]) {
    let mut texts: Vec<(usize, &str)> = panel
        .stars
        .iter()
        .enumerate()
        .filter_map(|(star, dot)| dot.label.as_deref().map(|text| (star, text)))
        .collect();
    // The first label gives way first, and short labels find room most easily.
    texts.sort_by_key(|(_, text)| text.chars().count());

    let haloes = panel.stars.iter().zip(stars);
    let stars: Vec<(Point, f64)> = haloes.map(|(dot, &(at, r))| (at, r + halo(dot.kind))).collect();
    let labels = Scene { frame, stars: &stars, lines: &panel.lines }.arrange(&texts);
    for ((star, text), label) in texts.into_iter().zip(labels) {
        svg.label(panel.stars[star].kind.class(), &label, text);
    }
}

/// How far a star's halo reaches beyond it.
fn halo(kind: Kind) -> f64 {
    match kind {
        Kind::Small => 0.0,
        Kind::Large | Kind::Start => 4.0,
    }
}

/// The radius of a star: the eye perceives magnitudes as equal steps, so the radius is linear in
/// them.
fn radius(mag: f64) -> f64 {
    (5.8 - 0.8 * mag).clamp(1.8, 6.5)
}

/// The document being written.
struct Svg(String);

impl Svg {
    fn open(&mut self, width: f64, height: f64, title: &str) {
        self.push(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sky-sheet\" role=\"img\" \
             viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n\
             <title>{}</title>\n<style>{STYLE}.sky-sheet .label{{font-size:{}px}}</style>",
            escape(title),
            label::SIZE
        ));
        self.push(format_args!("<rect class=\"ground\" width=\"{width}\" height=\"{height}\"/>"));
    }

    fn close(mut self) -> String {
        self.push(format_args!("</svg>"));
        self.0
    }

    fn rectangle(&mut self, class: &str, corner: Point, width: f64, height: f64) {
        let Point { x, y } = corner;
        self.push(format_args!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
             rx=\"10\"/>"
        ));
    }

    fn circle(&mut self, class: &str, at: Point, radius: f64) {
        let Point { x, y } = at;
        self.push(format_args!(
            "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\"/>"
        ));
    }

    /// A line between two stars that stops short of both, as in an atlas.
    fn line(&mut self, (from, from_radius): (Point, f64), (to, to_radius): (Point, f64)) {
        const GAP: f64 = 2.5;
        let length = from.distance(to);
        if length <= from_radius + to_radius + 2.0 * GAP {
            return;
        }
        let along = |share: f64| Point {
            x: from.x + (to.x - from.x) * share,
            y: from.y + (to.y - from.y) * share,
        };
        let start = along((from_radius + GAP) / length);
        let end = along(1.0 - (to_radius + GAP) / length);
        self.push(format_args!(
            "<line class=\"line\" x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>",
            start.x, start.y, end.x, end.y
        ));
    }

    fn text(&mut self, class: &str, at: Point, text: &str) {
        let Point { x, y } = at;
        let text = escape(text);
        self.push(format_args!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>"));
    }

    fn label(&mut self, class: &str, label: &Label, text: &str) {
        let Point { x, y } = label.at;
        let (anchor, text) = (label.anchor, escape(text));
        self.push(format_args!(
            "<text class=\"label {class}\" x=\"{x:.1}\" y=\"{y:.1}\" \
             text-anchor=\"{anchor}\">{text}</text>"
        ));
    }

    fn push(&mut self, element: std::fmt::Arguments<'_>) {
        writeln!(self.0, "{element}").expect("a string takes what is written to it");
    }
}

/// Escapes text for XML, in an element or an attribute.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&apos;"),
            other => escaped.push(other),
        }
    }
    escaped
}
