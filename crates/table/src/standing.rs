//! Who leads: the final score as it would be if the game ended now.

use serde::Serialize;

use crate::{ScoreLine, SeatSet};

/// The final score as it would be if the game ended now, as far as a viewer may know it. What is
/// secret counts nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// What each seat would have.
    pub scores: Vec<i32>,
    /// What that is made of: lines of the same names as in the final score.
    pub lines: Vec<StandingLine>,
}

/// One line of a standing, with each seat's part in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingLine {
    /// What it is for.
    pub name: &'static str,
    /// What each seat has from it.
    pub scores: Vec<i32>,
    /// Whose part is not complete, because a secret belongs to it.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub partial: SeatSet,
}

impl Standing {
    /// The lines of these names, from what each seat has of each.
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

    /// The same, where something secret of these seats belongs to these lines.
    #[must_use]
    pub fn partial_in(mut self, names: &[&str], seats: SeatSet) -> Standing {
        for line in self.lines.iter_mut().filter(|line| names.contains(&line.name)) {
            line.partial = seats;
        }
        self
    }

    /// Whether nothing secret belongs to it.
    pub fn is_complete(&self) -> bool {
        self.lines.iter().all(|line| line.partial.is_empty())
    }
}

/// As the lines of a final score.
impl From<Standing> for Vec<ScoreLine> {
    fn from(standing: Standing) -> Vec<ScoreLine> {
        let line = |StandingLine { name, scores, .. }| ScoreLine { name: name.into(), scores };
        standing.lines.into_iter().map(line).collect()
    }
}
