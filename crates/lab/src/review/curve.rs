//! The reliability curve as a picture: predictions from left to right, outcomes from bottom to top.

use std::fmt::Write as _;

use super::reliability::{Bin, Reliability};

const SIZE: f64 = 300.0;
const MARGIN: f64 = 44.0;
/// Colours by number of seats, from two: readable on a dark page and on a white one.
const COLOURS: [&str; 4] = ["#c2700a", "#2f86c1", "#159270", "#b65490"];

/// Draws the curve of each number of seats.
pub(super) fn draw(name: &str, curves: &[(u8, Reliability)]) -> String {
    let at = |(x, y): (f64, f64)| (MARGIN + x * SIZE, MARGIN + (1.0 - y) * SIZE);
    let (width, height) = (SIZE + 2.0 * MARGIN + 60.0, SIZE + 2.0 * MARGIN);
    // Writing to a string cannot fail.
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <title>{name}: predicted chances and what happened</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"{MARGIN}\" y=\"24\" font-size=\"15\">{name}</text>\n"
    );
    for step in 0..=4 {
        let part = f64::from(step) / 4.0;
        let ((left, y), (right, _)) = (at((0.0, part)), at((1.0, part)));
        let (x, bottom) = at((part, 0.0));
        let percent = 25 * step;
        let _ = writeln!(
            svg,
            "<path d=\"M{left} {y}H{right}M{x} {bottom}V{MARGIN}\" stroke=\"#ddd\"/>\
             <text x=\"{}\" y=\"{}\" text-anchor=\"end\" fill=\"#555\">{percent} %</text>\
             <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" fill=\"#555\">{percent} %</text>",
            left - 5.0,
            y + 4.0,
            bottom + 16.0
        );
    }
    let ((left, bottom), (right, top)) = (at((0.0, 0.0)), at((1.0, 1.0)));
    let _ = writeln!(
        svg,
        "<path d=\"M{left} {bottom}L{right} {top}\" stroke=\"#999\" stroke-dasharray=\"4 4\"/>\
         <text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"#555\">predicted</text>",
        f64::midpoint(left, right),
        bottom + 34.0
    );
    for ((seats, found), row) in curves.iter().zip(0..) {
        let colour = COLOURS[usize::from(seats - 2) % COLOURS.len()];
        let places: Vec<(f64, f64)> =
            found.bins().0.iter().filter_map(Bin::means).map(at).collect();
        let line: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        let _ = writeln!(
            svg,
            "<path d=\"M{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            line.join("L")
        );
        for (x, y) in places {
            let _ = write!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>");
        }
        let _ = writeln!(
            svg,
            "\n<text x=\"{}\" y=\"{}\" fill=\"{colour}\">{seats} seats</text>",
            right + 10.0,
            top + 14.0 + 18.0 * f64::from(row)
        );
    }
    svg + "</svg>\n"
}
