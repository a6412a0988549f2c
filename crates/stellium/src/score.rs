//! Scores: objectives during the game, plus tokens and colours once it is over.

use table::{GameExt, PerSeat, Seat, SeatSet, Standing};

use crate::body::BodySet;
use crate::cards::Card;
use crate::position::SeatBoard;
use crate::state::Stellium;
use crate::view::{SeatView, View};

/// The lines of final scoring.
const LINES: [&str; 3] = ["objectives", "tokens", "colours"];

/// The points of validated objectives.
fn objective_points(validated: impl Iterator<Item = (Card, u8)>) -> i32 {
    validated.map(|(_, points)| i32::from(points)).sum()
}

/// The points for each of [`LINES`]: one for each unspent token, and one for each colour among the
/// validated objectives.
fn final_score(validated: impl Iterator<Item = (Card, u8)> + Clone, tokens: BodySet) -> [i32; 3] {
    let colours: BodySet = validated.clone().map(|(card, _)| card.body()).collect();
    [objective_points(validated), tokens.len() as i32, colours.len() as i32]
}

/// Everything that counts is public.
pub(crate) fn standing(view: &View) -> Standing {
    let score = |seat: &SeatView| {
        let SeatBoard { validated, tokens, .. } = &seat.board;
        final_score(validated.iter().map(|(card, points)| (*card, *points)), *tokens)
    };
    let seats: Vec<[i32; 3]> = view.seats.iter().map(score).collect();
    Standing::of(LINES, &seats)
}

impl Stellium {
    /// The validated objectives of a seat, and the points of each.
    pub(crate) fn validated(&self, seat: Seat) -> impl Iterator<Item = (Card, u8)> + Clone {
        self.cards.validated[seat].iter().map(|card| (card, self.cards.scored[card.index()]))
    }

    /// The points of a seat's validated objectives.
    pub(crate) fn objective_points(&self, seat: Seat) -> i32 {
        objective_points(self.validated(seat))
    }

    /// The score of a seat if the game ended now.
    pub fn final_score(&self, seat: Seat) -> i32 {
        final_score(self.validated(seat), self.tokens[seat]).into_iter().sum()
    }

    fn per_seat(&self, points: impl Fn(Seat) -> i32) -> PerSeat<i32> {
        let mut scores = PerSeat::default();
        Seat::all(self.setup.seats()).for_each(|seat| scores[seat] = points(seat));
        scores
    }

    pub(crate) fn score(&self) -> PerSeat<i32> {
        let over = self.is_over();
        self.per_seat(
            |seat| if over { self.final_score(seat) } else { self.objective_points(seat) },
        )
    }

    /// The seat with the most points. Of several, the one that reached the limit first; if none of
    /// them did, nobody.
    pub(crate) fn who_won(&self) -> SeatSet {
        let scores = self.score();
        let most = scores.seated(self.setup.seats()).iter().max().copied();
        let is_best = |seat: &Seat| Some(scores[*seat]) == most;
        let best: SeatSet = Seat::all(self.setup.seats()).filter(is_best).collect();
        if best.len() == 1 {
            return best;
        }
        self.reached.iter().copied().find(is_best).into_iter().collect()
    }
}
