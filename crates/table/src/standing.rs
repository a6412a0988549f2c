//! Who leads: the final score if the game ended now.

use serde::Serialize;

use crate::{ScoreLine, SeatSet};

/// The final score if the game ended now, as far as a viewer may know it. Secrets count as zero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// What each seat would score.
    pub scores: Vec<i32>,
    /// What the scores are made of: lines named as in the final score.
    pub lines: Vec<StandingLine>,
}

/// One line of a standing, with each seat's share of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingLine {
    /// What the points are for.
    pub name: &'static str,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// Whose part is not complete, because a secret belongs to it.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub partial: SeatSet,
}

impl Standing {
    /// A standing of lines with these names, from the points of each seat.
    pub fn of<const LINES: usize>(
        names: [&'static str; LINES],
        seats: &[[i32; LINES]],
    ) -> Standing {
        let line = |(at, name)| StandingLine {
            name,
            scores: seats.iter().map(|seat: &[i32; LINES]| seat[at]).collect(),
            partial: SeatSet::EMPTY,
        };
        Standing {
            scores: seats.iter().map(|seat| seat.iter().sum()).collect(),
            lines: names.into_iter().enumerate().map(line).collect(),
        }
    }

    /// Marks these lines as incomplete for these seats.
    #[must_use]
    pub fn partial_in(mut self, names: &[&str], seats: SeatSet) -> Standing {
        for line in self.lines.iter_mut().filter(|line| names.contains(&line.name)) {
            line.partial = seats;
        }
        self
    }

    /// Whether nothing in it is secret.
    pub fn is_complete(&self) -> bool {
        self.lines.iter().all(|line| line.partial.is_empty())
    }
}

/// The standing as lines of a final score.
impl From<Standing> for Vec<ScoreLine> {
    fn from(standing: Standing) -> Vec<ScoreLine> {
        let line = |StandingLine { name, scores, .. }| ScoreLine { name: name.into(), scores };
        standing.lines.into_iter().map(line).collect()
    }
}
