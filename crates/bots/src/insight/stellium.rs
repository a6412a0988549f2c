//! Stellium: the current score, and how close the objectives in hand are to completion.
//!
//! The more ways there are to complete an objective, the closer it is: every placement of its
//! figure counts by how many bodies it lacks, and by whether their places are free. The odds of all
//! placements add up. In the middle of a turn (a body placed, another struck, an objective shown)
//! the value is that of the best continuation.
//!
//! Only the order of the reserve is hidden, so every seat observes every move.

use stellium::body::Body;
use stellium::cards::{Card, CardSet};
use stellium::patterns::Figure;
use stellium::phase::Phase;
use stellium::{Move, Stellium};
use table::{GameExt, MAX_SEATS, PerSeat, Seat, Seed, Silent, Stream};

use super::{Insight, after, fingerprint};
use crate::{Bot, Budget, Evaluator, Mcts, Tuning};

/// What a seat can still do for its objectives before others act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Nothing: the opponents come first.
    Waiting,
    /// It will draw a body, and play it.
    Drawing,
    /// It will play this body.
    Holding(Body),
    /// It can validate what is complete.
    Showing,
}

/// How likely an objective is to be validated soon, at one stage of its holder's turn. The numbers
/// are set by hand, close to self-play of the search if an objective counts about half as much for
/// each turn it still takes, and nothing if it is never validated.
struct Outlook {
    /// What one way to complete a figure adds to the odds, in the order of [`Ways`].
    ways: [f32; 8],
    /// The chance of centres and symbols that lack two bodies or more, one, and none.
    counted: [f32; 3],
}

const WAITING: Outlook =
    Outlook { ways: [1.6, 0.0, 0.2, 0.12, 0.003, 0.006, 0.0, 0.0], counted: [0.2, 0.5, 0.8] };
const DRAWING: Outlook =
    Outlook { ways: [8.0, 0.0, 0.4, 0.25, 0.004, 0.01, 0.0, 0.0], counted: [0.22, 0.65, 0.94] };
/// The body in hand is of a colour the objective asks for.
const HOLDING_ITS_OWN: Outlook =
    Outlook { ways: [10.0, 0.0, 6.0, 0.6, 0.01, 0.05, 0.0, 0.0], counted: [0.5, 0.88, 0.96] };
const HOLDING_ANOTHER: Outlook =
    Outlook { ways: [15.0, 0.0, 0.15, 0.16, 0.003, 0.006, 0.0, 0.0], counted: [0.15, 0.5, 0.93] };

/// The chance of an objective that is complete and can be validated at once.
const COMPLETE: f32 = 0.97;
/// The share of the odds that remains in a seat's last turn.
const LAST_TURN: f32 = 0.4;

impl Stage {
    fn of(game: &Stellium, seat: Seat) -> Stage {
        let (turn, seats) = (game.turn(), game.seats());
        match game.phase() {
            // Only taking an objective is left of the turn: the next turn has as good as begun.
            Phase::Exchange {} | Phase::Take {}
                if seat == turn.left(seats) && game.has_another_turn(seat) =>
            {
                Stage::Drawing
            }
            _ if seat != turn => Stage::Waiting,
            // A body that was felt does not count: dropping it brings an unknown one.
            Phase::Draw {} | Phase::Feel { .. } => Stage::Drawing,
            Phase::Place { body, .. } => Stage::Holding(body),
            Phase::Objectives {} | Phase::Refill { .. } => Stage::Showing,
            _ => Stage::Waiting,
        }
    }

    fn outlook(self, game: &Stellium, card: Card) -> &'static Outlook {
        match self {
            Stage::Waiting | Stage::Showing => &WAITING,
            Stage::Drawing => &DRAWING,
            Stage::Holding(body) if body == card.body() || body == game.data().ends(card) => {
                &HOLDING_ITS_OWN
            }
            Stage::Holding(_) => &HOLDING_ANOTHER,
        }
    }
}

/// How many ways there are to complete a figure, by what they lack: at index twice the number of
/// missing bodies, plus one if not all of them could simply be placed there. No figure can lie in
/// more than 255 ways.
type Ways = [u8; 8];

fn ways(game: &Stellium, card: Card) -> Ways {
    let universe = game.universe();
    let (body, second) = (card.body(), game.data().ends(card));
    let (main, ends) = (universe.of(body), universe.of(second));
    let (open_to_main, open_to_ends) = (game.open_to(body), game.open_to(second));
    let mut ways = 0_u64;
    for figure in Figure::all(card.kind()) {
        let (no_main, no_end) = (figure.main - main, figure.ends - ends);
        let is_open = open_to_main.is_superset(no_main) && open_to_ends.is_superset(no_end);
        let sort = 2 * (no_main | no_end).len() + u32::from(!is_open);
        ways += 1 << (8 * sort.min(7));
    }
    ways.to_le_bytes()
}

/// The value of an objective to a holder whose turn is at this stage.
fn objective_value(game: &Stellium, card: Card, stage: Stage, is_last_turn: bool) -> f32 {
    let outlook = stage.outlook(game, card);
    let time = if is_last_turn { LAST_TURN } else { 1.0 };
    let bodies = game.standing_right(card).len();
    let fewest = game.data().fewest(card);
    let points = f32::from(game.data().points(card, bodies.max(fewest)));
    let (complete, chance) = if card.kind().counts_bodies() {
        let lacking = fewest.saturating_sub(bodies).min(2);
        (lacking == 0, time * outlook.counted[2 - lacking as usize])
    } else {
        let ways = ways(game, card);
        let odds = ways.iter().zip(outlook.ways).map(|(ways, odds)| f32::from(*ways) * odds);
        let odds = time * odds.sum::<f32>();
        (ways[0] > 0, odds / (1.0 + odds))
    };
    points * if complete && stage == Stage::Showing { COMPLETE } else { chance }
}

/// The current score of a seat, and the value of its hand.
fn expectation(game: &Stellium, seat: Seat) -> f32 {
    let sure = game.final_score(seat) as f32;
    let stage = Stage::of(game, seat);
    let has_another_turn = game.has_another_turn(seat);
    if stage == Stage::Waiting && !has_another_turn {
        return sure;
    }
    let is_last_turn = seat == game.turn() && !has_another_turn;
    let value = |card| objective_value(game, card, stage, is_last_turn);
    sure + game.hand(seat).iter().map(value).sum::<f32>()
}

/// What the objective that a seat takes at the end of its turn will add: with a full hand, the
/// difference from the poorest one there.
fn taking(game: &Stellium, seat: Seat) -> f32 {
    let is_to_take = if seat == game.turn() {
        game.has_another_turn(seat)
    } else {
        Stage::of(game, seat) == Stage::Drawing
    };
    if !is_to_take {
        return 0.0;
    }
    let value = |card| objective_value(game, card, Stage::Waiting, false);
    let values = |cards: CardSet| cards.iter().map(value);
    let best = values(game.display()).fold(0.0, f32::max);
    let is_full = game.has_full_hand(seat);
    best - if is_full { values(game.hand(seat)).fold(best, f32::min) } else { 0.0 }
}

/// Whether the acting seat has begun something that it must now finish in some way.
fn is_half_done(phase: Phase) -> bool {
    matches!(phase, Phase::Push { .. } | Phase::Influence { .. } | Phase::Stay { .. })
}

/// The expectation of the acting seat after the best way to finish what it has begun.
fn best_continuation(game: &Stellium) -> f32 {
    let seat = game.turn();
    let mut best = f32::NEG_INFINITY;
    game.each_move(|mv| best = best.max(expectation(&after(game, seat, mv), seat)));
    best
}

impl Insight for Stellium {
    const TUNING: Tuning = Tuning { scale: 5.0, playout: 0, ..Tuning::DEFAULT };
    const DOUBT: &[[f32; 2]] = &[[1.2, 0.45]];

    fn searcher(seed: Seed, budget: Budget) -> Box<dyn Bot<Self>> {
        Box::new(Mcts::new(seed, budget, Self::TUNING))
    }

    fn evaluator() -> Box<dyn Evaluator<Self>> {
        Box::new(Mcts::new(Seed::from(0), Budget::Simulations(0), Self::TUNING))
    }

    fn value(&self) -> PerSeat<f32> {
        let mut values = PerSeat::default();
        for seat in Seat::all(self.seats()) {
            values[seat] = if self.is_over() {
                self.final_score(seat) as f32
            } else if seat == self.turn() && is_half_done(self.phase()) {
                best_continuation(self) + taking(self, seat)
            } else {
                expectation(self, seat) + taking(self, seat)
            };
        }
        values
    }

    /// How many points the leader is below the limit.
    fn to_come(&self) -> f32 {
        self.points_to_limit() as f32
    }

    /// The seat's expectation after the move, beyond its score. The opponents are left to the
    /// search.
    fn priors(&self, seat: Seat) -> impl Fn(Move) -> f32 {
        move |mv| match mv {
            // Their outcome depends on chance.
            Move::Feel | Move::Keep | Move::Drop | Move::Draw => 0.0,
            _ => expectation(&after(self, seat, mv), seat) - self.final_score(seat) as f32,
        }
    }

    /// Ending the turn without validating a complete objective.
    fn is_blunder(&self, _: Seat, mv: Move) -> bool {
        mv == Move::Pass && matches!(self.phase(), Phase::Objectives {})
    }

    /// The move, and the body that was found, or the bodies drawn for an empty disc. A new
    /// objective on display is left out: it matters little, and would split the search thirty ways.
    fn play_observed(&mut self, seat: Seat, mv: Move, chance: &mut Stream) -> PerSeat<u64> {
        self.play_unchecked(seat, mv, chance, &mut Silent);
        let drawn = match self.phase() {
            Phase::Feel { felt: body, .. } | Phase::Place { body, .. } => 1 + body as u64,
            Phase::Refill { drawn, .. } => {
                drawn.0.into_iter().fold(0, |all, count| all << 8 | u64::from(count))
            }
            _ => 0,
        };
        PerSeat([fingerprint(&(mv, drawn)); MAX_SEATS])
    }
}
