//! Scores: objectives while the game lasts; tokens and colours with them when it is over.

use table::{GameExt, PerSeat, ScoreLine, Seat, SeatSet};

use crate::body::BodySet;
use crate::cards::Card;
use crate::state::Stellium;

impl Stellium {
    /// What the validated objectives of a seat have scored.
    pub(crate) fn objective_points(&self, seat: Seat) -> i32 {
        let scored = |card: Card| i32::from(self.cards.scored[card.index()]);
        self.cards.validated[seat].iter().map(scored).sum()
    }

    /// One for each token not spent.
    fn token_points(&self, seat: Seat) -> i32 {
        self.tokens[seat].len() as i32
    }

    /// One for each colour among the validated objectives.
    fn colour_points(&self, seat: Seat) -> i32 {
        self.cards.validated[seat].iter().map(Card::body).collect::<BodySet>().len() as i32
    }

    /// What a seat would have if the game were over now.
    pub fn standing(&self, seat: Seat) -> i32 {
        self.objective_points(seat) + self.token_points(seat) + self.colour_points(seat)
    }

    fn per_seat(&self, points: impl Fn(Seat) -> i32) -> PerSeat<i32> {
        let mut scores = PerSeat::default();
        Seat::all(self.setup.seats()).for_each(|seat| scores[seat] = points(seat));
        scores
    }

    pub(crate) fn score(&self) -> PerSeat<i32> {
        let over = self.is_over();
        self.per_seat(|seat| if over { self.standing(seat) } else { self.objective_points(seat) })
    }

    pub(crate) fn lines(&self) -> Vec<ScoreLine> {
        let line = |name: &str, points: &dyn Fn(Seat) -> i32| ScoreLine {
            name: name.into(),
            scores: Seat::all(self.setup.seats()).map(points).collect(),
        };
        let mut lines = vec![line("objectives", &|seat| self.objective_points(seat))];
        if self.is_over() {
            lines.push(line("tokens", &|seat| self.token_points(seat)));
            lines.push(line("colours", &|seat| self.colour_points(seat)));
        }
        lines
    }

    /// Who has most. Of several, the one who reached the limit first; if none of them did, nobody.
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
