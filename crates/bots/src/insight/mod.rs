//! What a game tells bots about itself.

mod astra;
mod observation;
mod stellium;
mod sternenhimmel;

use table::{Game, GameExt, PerSeat, Seat, Seed, Silent, Stream, Viewer};

use crate::{Bot, Budget, Evaluator, Mcts, Tuning};
use observation::Observer;
pub use observation::fingerprint;

/// What bots know about a game beyond its rules.
///
/// Everything has a default, so that bots can play a game as soon as it has rules:
/// `impl Insight for MyGame {}` gives a search that plays simulated games to their end and compares
/// the scores. Each method that is overridden makes the bots stronger or faster.
pub trait Insight: Game {
    /// The search parameters that suit the game.
    const TUNING: Tuning = Tuning::DEFAULT;

    /// The bot that searches. Generic code is compiled in the crate that first uses it: a game that
    /// repeats this method has its search compiled in its own crate, optimized for speed even in a
    /// program that is otherwise built for size.
    fn searcher(seed: Seed, budget: Budget) -> Box<dyn Bot<Self>> {
        Box::new(Mcts::new(seed, budget, Self::TUNING))
    }

    /// The evaluator, which forecasts how a game ends by the same search, compiled in the same place.
    fn evaluator() -> Box<dyn Evaluator<Self>> {
        Box::new(Mcts::new(Seed::from(0), Budget::Simulations(0), Self::TUNING))
    }

    /// The expected final score of each seat; once the game is over, the final score.
    ///
    /// It may look at everything in the state: bots evaluate worlds they have imagined, never the
    /// true one.
    fn value(&self) -> PerSeat<f32> {
        PerSeat(self.scores().0.map(|score| score as f32))
    }

    /// How far final scores may differ from [`Insight::value`], in points: at the end, and for each
    /// unit of what is [to come](Insight::to_come). One entry per number of seats, starting with
    /// the fewest; the last also holds for more. Fitted by `asterism-lab calibrate --fit`
    /// (docs/review.md).
    const DOUBT: &[[f32; 2]] = &[[Self::TUNING.scale, 0.0]];

    /// How much of the game is still to come, as far as it makes final scores uncertain.
    fn to_come(&self) -> f32 {
        0.0
    }

    /// The evaluation of bots that look one move ahead. A plainer one than [`Insight::value`] keeps
    /// the easy levels easy.
    fn greedy_value(&self) -> PerSeat<f32> {
        self.value()
    }

    /// Prior preferences among the moves of a seat, in points: the search turns them into
    /// probabilities by a softmax. The closure can keep what all moves have in common.
    fn priors(&self, _: Seat) -> impl Fn(Self::Move) -> f32 {
        |_| 0.0
    }

    /// Whether a move is a plain mistake that no bot should make, whatever a short search says.
    /// Such a move is played only if there is no other.
    fn is_blunder(&self, _: Seat, _: Self::Move) -> bool {
        false
    }

    /// The likelihood of the secrets that everyone except the viewer holds in this world, given how
    /// people play. The unit does not matter: likelihoods are only compared with each other.
    fn likelihood(&self, _: Viewer) -> f32 {
        1.0
    }

    /// Plays a move and returns what each seat observes: of the move itself, and of what chance
    /// then reveals. The search keeps a tree for each seat, whose nodes are the seat's information
    /// sets: equal numbers lead to the same node.
    ///
    /// Two rules:
    ///
    /// - A seat that cannot tell two outcomes apart gets the same number for both. The other way
    ///   round is not required: it pays to leave out a card that was turned up if it matters
    ///   little, since the search learns each observation separately.
    /// - A seat that sees all of the move gets the same number as the seat that made it.
    ///
    /// By default the number is a hash of the events as the seat sees them. An override is for
    /// speed, and to leave things out; it must play exactly as [`GameExt::play_unchecked`] does.
    fn play_observed(&mut self, seat: Seat, mv: Self::Move, chance: &mut Stream) -> PerSeat<u64> {
        let mut observer = Observer::new(self.seats());
        self.play_unchecked(seat, mv, chance, &mut observer);
        observer.observations()
    }
}

/// The state after a move, with a fixed draw for any chance event in it.
pub(crate) fn after<G: Game>(state: &G, seat: Seat, mv: G::Move) -> G {
    let mut after = state.clone();
    after.play_unchecked(seat, mv, &mut Stream::new(Seed::from(0)), &mut Silent);
    after
}

/// Removes blunders, unless all moves are blunders.
pub fn keep_sensible<G: Insight>(state: &G, seat: Seat, moves: &mut Vec<G::Move>) {
    if moves.iter().any(|mv| !state.is_blunder(seat, *mv)) {
        moves.retain(|mv| !state.is_blunder(seat, *mv));
    }
}

/// How far a seat is ahead of its best opponent.
pub fn margin(values: &PerSeat<f32>, seat: Seat, seats: u8) -> f32 {
    let opponents = Seat::all(seats).filter(|other| *other != seat);
    let best = opponents.map(|other| values[other]).fold(f32::NEG_INFINITY, f32::max);
    values[seat] - best
}
