//! Placement of labels, so that they cover neither stars nor each other.

use crate::frame::Frame;
use crate::projection::Point;

/// The font size of labels.
pub(crate) const SIZE: f64 = 12.0;
/// The average width of a letter, in font sizes: enough to keep labels apart in any sans-serif
/// font.
const LETTER: f64 = 0.56;
/// The gap between a star and its label.
const GAP: f64 = 2.5;

/// Where a label may be, in half widths and half heights from its star, best first: right and left
/// read best, and any place is better than none.
const SEATS: [(f64, f64); 16] = [
    (1.0, 0.0),
    (-1.0, 0.0),
    (0.0, -1.0),
    (0.0, 1.0),
    (1.0, -0.8),
    (1.0, 0.8),
    (-1.0, -0.8),
    (-1.0, 0.8),
    (0.5, -1.0),
    (-0.5, -1.0),
    (0.5, 1.0),
    (-0.5, 1.0),
    (0.9, -1.0),
    (-0.9, -1.0),
    (0.9, 1.0),
    (-0.9, 1.0),
];
/// Extra distances that a label may move away, in a crowd.
const OFF: [f64; 4] = [0.0, 4.0, 8.0, 14.0];

/// A placed label.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Label {
    /// The anchor point of its text, which is vertically centred there.
    pub(crate) at: Point,
    /// SVG's `text-anchor`.
    pub(crate) anchor: &'static str,
    middle: Point,
    width: f64,
}

/// What the labels of one panel must avoid.
pub(crate) struct Scene<'a> {
    /// The labels stay inside it.
    pub(crate) frame: Frame,
    /// The stars, with their radii.
    pub(crate) stars: &'a [(Point, f64)],
    /// The lines, as pairs of indices into `stars`.
    pub(crate) lines: &'a [(usize, usize)],
}

impl Scene<'_> {
    /// Finds a place for each text, given with the index of its star.
    ///
    /// All start where they would be best alone. Then each in turn may move, while the cost of
    /// overlapping another label grows from round to round: labels that can move cheaply move
    /// first.
    pub(crate) fn arrange(&self, texts: &[(usize, &str)]) -> Vec<Label> {
        const ROUNDS: u32 = 12;
        const MEETING: f64 = 8.0;
        let choices: Vec<Vec<(f64, Label)>> =
            texts.iter().map(|&(star, text)| self.choices(star, text)).collect();
        let mut labels: Vec<Label> = choices.iter().map(|choices| best(choices, |_| 0.0)).collect();
        for round in 1..=ROUNDS {
            for (own, choices) in choices.iter().enumerate() {
                labels[own] = best(choices, |label| {
                    let others = labels.iter().enumerate().filter(|&(place, _)| place != own);
                    let met = others.filter(|(_, other)| label.meets(other)).count();
                    MEETING * f64::from(round) * met as f64
                });
            }
        }
        labels
    }

    /// All possible places of a label, with the cost of each without other labels.
    fn choices(&self, star: usize, text: &str) -> Vec<(f64, Label)> {
        let mut choices = Vec::with_capacity(OFF.len() * SEATS.len());
        for off in OFF {
            for (rank, &seat) in SEATS.iter().enumerate() {
                let label = self.seat(star, text, seat, off);
                let cost = 0.2 * rank as f64 + off + self.cost(star, &label);
                choices.push((cost, label));
            }
        }
        choices
    }

    fn seat(&self, own: usize, text: &str, (right, down): (f64, f64), off: f64) -> Label {
        let (star, radius) = self.stars[own];
        let width = text.chars().count() as f64 * SIZE * LETTER;
        let beside = right.abs() >= 1.0;
        let reach = radius + GAP + off;
        let (x, y) = if beside {
            (star.x + right * (reach + width / 2.0), star.y + down * SIZE * 0.7)
        } else {
            (star.x + right * width / 2.0, star.y + down * (reach + SIZE / 2.0))
        };
        let middle = Point { x, y };
        let anchor = match (beside, right > 0.0) {
            (true, true) => "start",
            (true, false) => "end",
            (false, _) => "middle",
        };
        let shift = if beside { right * width / 2.0 } else { 0.0 };
        Label { at: Point { x: x - shift, y }, anchor, middle, width }
    }

    /// How bad a place is: leaving the frame is worst, then covering a star, then being nearer to
    /// another star than to its own, then covering a line.
    fn cost(&self, own: usize, label: &Label) -> f64 {
        let outside = if self.frame.holds(label.middle, label.width, SIZE) { 0.0 } else { 200.0 };
        let away = label.distance(self.stars[own].0);
        let astray = self.stars.iter().filter(|&&(star, _)| label.distance(star) < away).count();
        let covered =
            self.stars.iter().filter(|&&(star, radius)| label.distance(star) < radius).count();
        let lines: f64 = self
            .lines
            .iter()
            .map(|&(from, to)| label.covered_length(self.stars[from].0, self.stars[to].0))
            .sum();
        outside + 40.0 * covered as f64 + 12.0 * astray as f64 + 2.0 * lines
    }
}

/// The cheapest choice, including the cost of overlapping other labels there.
fn best(choices: &[(f64, Label)], company: impl Fn(&Label) -> f64) -> Label {
    let total = |(cost, label): &(f64, Label)| cost + company(label);
    choices.iter().min_by(|a, b| total(a).total_cmp(&total(b))).expect("there are seats").1
}

impl Label {
    fn meets(&self, other: &Self) -> bool {
        (self.middle.x - other.middle.x).abs() < f64::midpoint(self.width, other.width) + 2.0
            && (self.middle.y - other.middle.y).abs() < SIZE
    }

    /// The distance of a point from the text.
    fn distance(&self, point: Point) -> f64 {
        let right = (self.middle.x - point.x).abs() - self.width / 2.0;
        let down = (self.middle.y - point.y).abs() - SIZE / 2.0;
        right.max(0.0).hypot(down.max(0.0))
    }

    /// The length of a line under the text, in letter heights.
    fn covered_length(&self, from: Point, to: Point) -> f64 {
        const STEP: f64 = 2.0;
        let steps = (from.distance(to) / STEP).ceil().max(1.0);
        let point = |step: u32| {
            let share = f64::from(step) / steps;
            Point { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
        };
        let covered = (0..=steps as u32).filter(|&step| self.distance(point(step)) < 1.0).count();
        covered as f64 * STEP / SIZE
    }
}
