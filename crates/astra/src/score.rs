//! Fame: the track during play, and final scoring line by line.

use table::{PerSeat, Seat, SeatSet, Setup, Standing, Viewer};

use crate::data::Element;
use crate::place::Place;
use crate::setup::Rows;
use crate::turn::Phase;
use crate::view::{SeatView, View};
use crate::{Astra, Cards};

/// The index of the option `marks` in the game's list.
pub(crate) const MARKS_OPTION: usize = 1;
/// How much stardust scores one Fame.
pub const STARDUST_PER_FAME: u16 = 3;
/// How many marked stars score one Fame, for each choice of `marks`: half, each.
const MARKS_PER_FAME: [u32; 2] = [2, 1];
/// What a row of 0 to 4 marks scores.
const ROW_FAME: [i32; 5] = [0, 0, 2, 6, 11];
/// What a column of 0 to 4 marks scores.
const COLUMN_FAME: [i32; 5] = [0, 0, 0, 3, 6];
/// The cells of a row; marks beyond them are lost.
const ROW_CELLS: u32 = 4;

/// The lines of final scoring, in the order of the rulebook, after the Fame track.
pub const LINES: [&str; 8] =
    ["fame", "pouch", "limit", "stardust", "marks", "active", "rows", "columns"];
/// The lines that depend on the secret final scoring card.
const SECRET_LINES: [&str; 2] = ["rows", "columns"];

/// The marks of a final scoring card: how many in each row, by [`Element::ALL`]. While the card is
/// secret, only the marks from the seat's cards are known.
pub fn row_marks(pre_marked: Option<Rows>, cards: [u32; 4]) -> [u32; 4] {
    Element::ALL.map(|element| {
        let before = pre_marked.is_some_and(|rows| rows.contains(&element));
        (u32::from(before) + cards[element as usize]).min(ROW_CELLS)
    })
}

/// What the rows score.
pub fn rows_fame(rows: [u32; 4]) -> i32 {
    rows.into_iter().map(|marks| ROW_FAME[marks as usize]).sum()
}

/// What the columns score. Rows fill from the left, so a column has a mark for each row that is at
/// least that long.
pub fn columns_fame(rows: [u32; 4]) -> i32 {
    let column = |cell| rows.into_iter().filter(|marks| *marks >= cell).count();
    (1..=ROW_CELLS).map(|cell| COLUMN_FAME[column(cell)]).sum()
}

/// How many marks on undiscovered cards score one Fame at the end.
fn marks_per_fame(setup: &Setup) -> u32 {
    MARKS_PER_FAME[setup.options().choice(MARKS_OPTION)]
}

/// How many marks a seat has on undiscovered cards.
fn unfinished_marks<'a>(places: impl IntoIterator<Item = &'a Place>, seat: Seat) -> u32 {
    let undiscovered = places.into_iter().filter(|place| place.is_undiscovered());
    undiscovered.map(|place| place.marks_by(seat).len()).sum()
}

/// The score of a seat for each of [`LINES`] if the game ends now.
fn final_score(seat: &SeatView, marks: u32, setup: &Setup, cards: &Cards) -> [i32; 8] {
    let active = seat.active.iter().map(|card| i32::from(cards.get(card).fame));
    let hand = seat.active | seat.exhausted;
    let of = |element| (hand & cards.of_element(element)).len();
    let rows = row_marks(seat.scoring, Element::ALL.map(of));
    [
        seat.fame.into(),
        seat.pouch.into(),
        seat.limit.into(),
        (seat.stardust / STARDUST_PER_FAME).into(),
        (marks / marks_per_fame(setup)) as i32,
        active.sum(),
        rows_fame(rows),
        columns_fame(rows),
    ]
}

/// The final score if the game ended now. Of a secret scoring card only the public part counts: the
/// elements of the seat's cards.
pub(crate) fn standing(setup: &Setup, view: &View) -> Standing {
    let places = view.marked_places();
    let scores: Vec<[i32; 8]> = Seat::all(setup.seats())
        .zip(&view.seats)
        .map(|(seat, has)| final_score(has, unfinished_marks(&places, seat), setup, view.cards))
        .collect();
    let is_secret = |seat: &Seat| view.seats[seat.index()].scoring.is_none();
    let secret = Seat::all(setup.seats()).filter(is_secret).collect();
    Standing::of(LINES, &scores).partial_in(&SECRET_LINES, secret)
}

impl Astra {
    /// How many marks on undiscovered cards score one Fame at the end.
    pub fn marks_per_fame(&self) -> u32 {
        marks_per_fame(&self.setup)
    }

    pub(crate) fn final_scores(&self) -> PerSeat<i32> {
        let mut scores = PerSeat::default();
        for seat in Seat::all(self.setup.seats()) {
            let has = SeatView::of(self, seat, Viewer::Open);
            let marks = unfinished_marks(&*self.places, seat);
            scores[seat] = final_score(&has, marks, &self.setup, self.cards).into_iter().sum();
        }
        scores
    }

    /// The Fame track; once the game is over, the final score.
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

    /// The seats with the most Fame at the end; several share a victory.
    pub(crate) fn most_famous(&self) -> SeatSet {
        let scores = self.final_scores();
        let most = scores.seated(self.setup.seats()).iter().max();
        Seat::all(self.setup.seats()).filter(|seat| Some(&scores[*seat]) == most).collect()
    }
}
