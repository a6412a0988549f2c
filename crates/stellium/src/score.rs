//! Scores: objectives while the game lasts; tokens and colours with them when it is over.

use table::{GameExt, PerSeat, ScoreLine, Seat, SeatSet};

use crate::body::Body;
use crate::state::Stellium;

impl Stellium {
    /// What the validated objectives of a seat have scored.
    pub(crate) fn objective_points(&self, seat: Seat) -> i32 {
        let scored = |card: crate::cards::Card| i32::from(self.cards.scored[card.index()]);
        self.cards.validated[seat].iter().map(scored).sum()
    }

    /// One for each token not spent.
    fn token_points(&self, seat: Seat) -> i32 {
        self.tokens[seat].0.iter().map(|left| i32::from(*left)).sum()
    }

    /// One for each colour among the validated objectives.
    fn colour_points(&self, seat: Seat) -> i32 {
        let validated = self.cards.validated[seat];
        let has = |body: &Body| validated.iter().any(|card| card.body() == *body);
        Body::ALL.iter().filter(|body| has(body)).count() as i32
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
        let best = || Seat::all(self.setup.seats()).filter(|seat| Some(scores[*seat]) == most);
        if best().count() == 1 {
            return best().collect();
        }
        let in_time = best().filter(|seat| self.reached[*seat] > 0);
        in_time.min_by_key(|seat| self.reached[*seat]).into_iter().collect()
    }
}
