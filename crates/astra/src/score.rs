//! Fame: the track during play, and final scoring line by line.

use table::{PerSeat, ScoreLine, Seat, SeatSet};

use crate::Astra;
use crate::data::Element;
use crate::place::Place;
use crate::setup::Rows;
use crate::turn::Phase;

/// The place of the option `marks` in the game's list.
pub(crate) const MARKS_OPTION: usize = 1;
/// Stardust for one Fame.
pub const STARDUST_PER_FAME: u16 = 3;
/// Marked stars for one Fame, by the option `marks`: half, each.
const MARKS_PER_FAME: [u32; 2] = [2, 1];
/// What a row of 0 to 4 marks scores.
const ROW_FAME: [i32; 5] = [0, 0, 2, 6, 11];
/// What a column of 0 to 4 marks scores.
const COLUMN_FAME: [i32; 5] = [0, 0, 0, 3, 6];
/// The cells of a row: what is beyond is lost.
const ROW_CELLS: u32 = 4;

/// The lines of final scoring, in the order of the rulebook, after the Fame track.
pub const LINES: [&str; 8] =
    ["fame", "pouch", "limit", "stardust", "marks", "active", "rows", "columns"];

/// The marks of a final scoring card: how many in each row, by [`Element::ALL`].
pub fn row_marks(pre_marked: Rows, cards: [u32; 4]) -> [u32; 4] {
    Element::ALL.map(|element| {
        let before = u32::from(pre_marked.contains(&element));
        (before + cards[element as usize]).min(ROW_CELLS)
    })
}

/// What the rows score.
pub fn rows_fame(rows: [u32; 4]) -> i32 {
    rows.into_iter().map(|marks| ROW_FAME[marks as usize]).sum()
}

/// What the columns score. Rows fill from the left, so a column has a mark for each row that is
/// at least as long.
pub fn columns_fame(rows: [u32; 4]) -> i32 {
    let column = |cell| rows.into_iter().filter(|marks| *marks >= cell).count();
    (1..=ROW_CELLS).map(|cell| COLUMN_FAME[column(cell)]).sum()
}

impl Astra {
    /// What a seat has from each of [`LINES`] if the game ends now.
    pub(crate) fn final_score(&self, seat: Seat) -> [i32; 8] {
        let journal = &self.journals[seat];
        let active = journal.active.iter().map(|card| i32::from(self.cards.get(card).fame));
        let of = |element| (journal.hand() & self.cards.of_element(element)).len();
        let rows = row_marks(journal.scoring, Element::ALL.map(of));
        [
            journal.fame.into(),
            journal.pouch.into(),
            self.card_limit(seat).into(),
            (journal.stardust / STARDUST_PER_FAME).into(),
            self.fame_for_marks(seat),
            active.sum(),
            rows_fame(rows),
            columns_fame(rows),
        ]
    }

    /// Whole twos of all own marks on undiscovered cards together, or by option each one.
    fn fame_for_marks(&self, seat: Seat) -> i32 {
        let undiscovered = self.places.iter().filter(|place| place.is_undiscovered());
        let marks: u32 = undiscovered.map(|place: &Place| place.marks_by(seat).len()).sum();
        (marks / self.marks_per_fame()) as i32
    }

    /// How many marks on undiscovered cards are one Fame at the end.
    pub fn marks_per_fame(&self) -> u32 {
        MARKS_PER_FAME[self.setup.options().choice(MARKS_OPTION)]
    }

    pub(crate) fn final_scores(&self) -> PerSeat<i32> {
        let mut scores = PerSeat::default();
        for seat in Seat::all(self.setup.seats()) {
            scores[seat] = self.final_score(seat).into_iter().sum();
        }
        scores
    }

    /// The Fame track; when the game is over, all of final scoring.
    pub(crate) fn fame(&self) -> PerSeat<i32> {
        if self.turn.phase == (Phase::Over {}) {
            return self.final_scores();
        }
        let mut fame = PerSeat::default();
        for seat in Seat::all(self.setup.seats()) {
            fame[seat] = self.journals[seat].fame.into();
        }
        fame
    }

    /// The scores line by line: during play the Fame track alone.
    pub(crate) fn fame_lines(&self) -> Vec<ScoreLine> {
        let known = if self.turn.phase == (Phase::Over {}) { LINES.len() } else { 1 };
        let scores: Vec<[i32; 8]> =
            Seat::all(self.setup.seats()).map(|seat| self.final_score(seat)).collect();
        let line = |at: usize| ScoreLine {
            name: LINES[at].into(),
            scores: scores.iter().map(|score| score[at]).collect(),
        };
        (0..known).map(line).collect()
    }

    /// Whoever has the most Fame in the end: several share a victory.
    pub(crate) fn most_famous(&self) -> SeatSet {
        let scores = self.final_scores();
        let most = scores.seated(self.setup.seats()).iter().max();
        Seat::all(self.setup.seats()).filter(|seat| Some(&scores[*seat]) == most).collect()
    }
}
