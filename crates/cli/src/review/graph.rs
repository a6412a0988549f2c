//! A review as a self-contained HTML page: the graph, the seats, the moments.

use std::fmt::Write as _;

use engine::Review;
use engine::review::Point;
use table::Seat;

use super::{COLUMNS, tell_moment, tell_sums, tell_why, title};
use crate::words::Words;

/// The size of the graph, and where its lines begin and end.
const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 48.0;
const RIGHT: f64 = 860.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 324.0;
/// The distance between the names of seats.
const LINE: f64 = 16.0;

/// The page's colours, on screen and in print.
const STYLE: &str = "\
:root{color-scheme:dark light;--sky:#0b1020;--text:#e6e9f2;--faint:#8b93ab;--line:#26304d;\
--seat-0:#f0a024;--seat-1:#62bbef;--seat-2:#22b58a;--seat-3:#dc8cb9;--seat-4:#f0e442}\
@media(prefers-color-scheme:light){:root{--sky:#faf7f0;--text:#23262f;--faint:#6b6f7c;--line:#d9d3c4;\
--seat-0:#b35900;--seat-1:#1c6ca6;--seat-2:#00724f;--seat-3:#a03a76;--seat-4:#756300}}\
body{margin:2rem auto;max-width:60rem;padding:0 1rem;background:var(--sky);color:var(--text);\
font:1rem/1.5 system-ui,sans-serif}h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem}\
svg{width:100%;height:auto}svg text{font-size:13px;fill:var(--faint)}\
.grid{stroke:var(--line)}.course{fill:none;stroke-width:2.5;stroke-linejoin:round}\
.moment{stroke:var(--sky);stroke-width:1.5}table{border-collapse:collapse}\
th,td{padding:.2rem .9rem .2rem 0;text-align:right}th:first-child{text-align:left}\
li{margin:.5rem 0}li ul{color:var(--faint);font-size:.9rem}p{color:var(--faint)}";

/// The whole page.
pub(super) fn page(words: &Words, review: &Review) -> String {
    let (title, text) = (escape(&title(words, review)), |id| escape(&words.text(id, &[])));
    format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n\
         <h2>{}</h2>\n{}\n{}\n<p>{}</p>\n<p>{}</p>\n<h2>{}</h2>\n{}",
        text("review-chances"),
        graph(words, review),
        accounts(words, review),
        text("review-points"),
        escape(&tell_sums(words, review).join(" ")),
        text("review-moments"),
        moments(words, review),
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The position of a chance in the graph.
fn place(points: &[Point], at: usize, seat: usize) -> (f64, f64) {
    let across = at as f64 / (points.len().max(2) - 1) as f64;
    let chance = points[at].chances[seat].part();
    (LEFT + across * (RIGHT - LEFT), BOTTOM - chance * (BOTTOM - TOP))
}

fn graph(words: &Words, review: &Review) -> String {
    let points = &review.graph;
    // Writing to a string cannot fail.
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">\n",
        escape(&words.text("review-chances", &[]))
    );
    for percent in [0, 25, 50, 75, 100] {
        let y = BOTTOM - f64::from(percent) / 100.0 * (BOTTOM - TOP);
        let _ = writeln!(
            svg,
            "<path class=\"grid\" d=\"M{LEFT} {y:.1}H{RIGHT}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>",
            LEFT - 6.0,
            y + 4.0
        );
    }
    for quarter in 0..=4 {
        let at = (points.len() - 1) * quarter / 4;
        let (x, _) = place(points, at, 0);
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            BOTTOM + 20.0,
            points[at].ply
        );
    }
    for (seat, y) in names(points) {
        let course: Vec<String> = (0..points.len())
            .map(|at| place(points, at, seat))
            .map(|(x, y)| format!("{x:.1} {y:.1}"))
            .collect();
        let _ = writeln!(
            svg,
            "<path class=\"course\" stroke=\"var(--seat-{seat})\" d=\"M{}\"/>\
             <text x=\"{:.1}\" y=\"{y:.1}\" style=\"fill:var(--seat-{seat})\">{}</text>",
            course.join("L"),
            RIGHT + 8.0,
            escape(&words.seat(Seat(seat as u8)))
        );
    }
    let first = points[0].ply;
    for moment in &review.moments {
        let seat = moment.seat.index();
        let (x, y) = place(points, (moment.ply - first) as usize, seat);
        let _ = writeln!(
            svg,
            "<circle class=\"moment\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"var(--seat-{seat})\">\
             <title>{}</title></circle>",
            escape(&tell_moment(words, moment))
        );
    }
    svg + "</svg>"
}

/// The seats from the best result to the worst, and the positions of their names, without overlap.
fn names(points: &[Point]) -> Vec<(usize, f64)> {
    let end = points.len() - 1;
    let mut seats: Vec<usize> = (0..points[end].chances.len()).collect();
    seats.sort_by_key(|seat| (std::cmp::Reverse(points[end].chances[*seat]), *seat));
    let ends: Vec<f64> = seats.iter().map(|seat| place(points, end, *seat).1 + 4.0).collect();
    let mut lowest = BOTTOM + 4.0 + LINE;
    let mut names: Vec<(usize, f64)> = Vec::new();
    for (seat, y) in seats.into_iter().zip(ends).rev() {
        lowest = y.min(lowest - LINE);
        names.push((seat, lowest));
    }
    names.reverse();
    names
}

fn accounts(words: &Words, review: &Review) -> String {
    let cell = |tag: &str, text: &str| format!("<{tag}>{}</{tag}>", escape(text));
    let heads = COLUMNS.map(|(name, _)| cell("th", &words.text(name, &[]))).concat();
    let row = |account| {
        let cells = COLUMNS.map(|(_, show)| cell("td", &show(account))).concat();
        format!("<tr>{}{cells}</tr>\n", cell("th", &words.seat(account.seat)))
    };
    let rows: String = review.seats.iter().map(row).collect();
    format!("<table>\n<tr><th></th>{heads}</tr>\n{rows}</table>")
}

fn moments(words: &Words, review: &Review) -> String {
    if review.moments.is_empty() {
        return format!("<p>{}</p>\n", escape(&words.text("review-no-moments", &[])));
    }
    let item = |moment| {
        let item = |line: &String| format!("<li>{}</li>", escape(line));
        let why =
            tell_why(words, review.game, moment).iter().map(item).collect::<Vec<_>>().concat();
        let why = if why.is_empty() { why } else { format!("<ul>{why}</ul>") };
        format!("<li>{}{why}</li>\n", escape(&tell_moment(words, moment)))
    };
    format!("<ul>\n{}</ul>\n", review.moments.iter().map(item).collect::<String>())
}
