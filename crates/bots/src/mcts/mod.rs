//! Information-set Monte Carlo tree search with several observers.
//!
//! Each simulation imagines a world the searching seat may hold for true, and plays in it. Every
//! seat has a tree of its own, in which a node is what that seat knows: moves that it cannot tell
//! apart lead to the same node. So a seat is never credited with a plan that rests on what it
//! cannot see, neither the searching one (*strategy fusion*) nor the others, who do not see its
//! face-down figures in this search either.
//!
//! A seat picks by PUCT: mean reward, plus a bonus for what looks promising and was tried little,
//! where a move's chance to be tried is how often it was *available*, as not every move exists in
//! every world. A new node is judged by a short random game and the game's own estimate.

mod search;
mod tree;

use std::time::{Duration, Instant};

use table::{Seat, Seed, Sight, Stream};

use crate::insight::{Insight, keep_sensible, unsquash};
use crate::{Bot, Candidate, Choice};
use search::Search;

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many imagined games: the same seed gives the same choice.
    Simulations(u64),
    /// So long.
    Time(Duration),
}

/// How to think.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How much to try what was tried little.
    pub exploration: f32,
    /// How sharply promise decides what is tried first, as a share of the game's scale.
    pub temperature: f32,
    /// How many moves are played after a new node; the game's own number, if not said.
    pub playout: Option<u32>,
    /// Of how many random moves the most promising is played then; the game's own number, if not
    /// said.
    pub picks: Option<u32>,
    /// Out of how many imagined worlds one is taken by how plausible they are; the game's own
    /// number, if not said.
    pub guesses: Option<u32>,
    /// By how much of the game's scale margins are squashed: the less, the nearer rewards are to
    /// victory or defeat and nothing between.
    pub scale: f32,
    /// Whether all seats choose in one tree, that of the searching seat, as if they knew what it
    /// knows.
    pub one_tree: bool,
    /// How many trees are grown side by side, on a thread each.
    pub threads: u32,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning {
            exploration: 0.6,
            temperature: 0.15,
            playout: None,
            picks: None,
            guesses: None,
            scale: 1.0,
            one_tree: false,
            threads: 1,
        }
    }
}

/// A bot that searches.
#[derive(Debug)]
pub struct Mcts<G: Insight> {
    chance: Stream,
    budget: Budget,
    tuning: Tuning,
    searches: Vec<Search<G>>,
    /// What the seat may do.
    moves: Vec<G::Move>,
}

impl<G: Insight> Mcts<G> {
    /// A bot that thinks so long and in this way.
    pub fn new(seed: Seed, budget: Budget, tuning: Tuning) -> Mcts<G> {
        let searches = (0..tuning.threads.max(1)).map(|_| Search::new(tuning)).collect();
        Mcts { chance: Stream::new(seed), budget, tuning, searches, moves: Vec::new() }
    }

    /// Grows the trees until the budget is spent, and tells how many games were imagined: the part
    /// of a choice that takes the time.
    pub fn think(&mut self, sight: &Sight<'_, G>) -> u64 {
        self.moves.clear();
        sight.legal(&mut self.moves);
        keep_sensible(&sight.imagine(&mut self.chance), sight.seat(), &mut self.moves);
        let guesses = self.tuning.guesses.unwrap_or(G::GUESSES);
        self.grow(sight.seat(), sight.seats(), |chance| guess(sight, guesses, chance))
    }

    /// What it would do if it saw everything that is hidden. For the arena.
    #[cfg(feature = "cheat")]
    pub fn cheat(&mut self, state: &G, seat: Seat) -> G::Move {
        self.moves.clear();
        state.legal(seat, &mut self.moves);
        keep_sensible(state, seat, &mut self.moves);
        self.grow(seat, state.setup().seats(), |_| state.clone());
        self.candidates()[0].mv
    }

    fn grow(&mut self, seat: Seat, seats: u8, imagine: impl Fn(&mut Stream) -> G + Sync) -> u64 {
        let threads = u64::from(self.tuning.threads.max(1));
        let deadline = match self.budget {
            Budget::Simulations(_) => None,
            Budget::Time(time) => Some(Instant::now() + time),
        };
        let share = match self.budget {
            // What has to be done needs no thought.
            _ if self.moves.len() == 1 => 1,
            Budget::Simulations(all) => all.div_ceil(threads),
            Budget::Time(_) => u64::MAX,
        };
        for search in &mut self.searches {
            search.begin(seat, seats, Stream::new(self.chance.fork()));
        }
        if let [only] = &mut self.searches[..] {
            return only.run(&imagine, share, deadline);
        }
        let imagine = &imagine;
        std::thread::scope(|scope| {
            let run = |search| scope.spawn(move || Search::run(search, imagine, share, deadline));
            let running: Vec<_> = self.searches.iter_mut().map(run).collect();
            // A thread that panicked has found a fault in the rules: nothing to go on with.
            running.into_iter().map(|thread| thread.join().expect("a search ends")).sum()
        })
    }

    /// What all trees together say of the moves there are, the most visited first.
    fn candidates(&self) -> Vec<Candidate<G::Move>> {
        let candidate = |mv: &G::Move| {
            let arms = self.searches.iter().filter_map(|search| search.root_arm(*mv));
            let (visits, reward) =
                arms.fold((0, 0.0), |(v, r), arm| (v + u64::from(arm.visits), r + arm.reward));
            let mean = if visits == 0 { 0.0 } else { reward / visits as f32 };
            Candidate {
                mv: *mv,
                visits,
                margin: self.tuning.scale * unsquash::<G>(mean),
                line: Vec::new(),
            }
        };
        let mut candidates: Vec<_> = self.moves.iter().map(candidate).collect();
        candidates.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.margin.total_cmp(&a.margin)));
        for candidate in &mut candidates {
            candidate.line = self.searches[0].line(candidate.mv);
        }
        candidates
    }
}

/// One of several imagined worlds: the more plausible it is, the more likely.
fn guess<G: Insight>(sight: &Sight<'_, G>, guesses: u32, chance: &mut Stream) -> G {
    let mut chosen = sight.imagine(chance);
    if guesses < 2 {
        return chosen;
    }
    let mut all = chosen.plausibility(sight.seat());
    for _ in 1..guesses {
        let world = sight.imagine(chance);
        let plausible = world.plausibility(sight.seat());
        all += plausible;
        if chance.below(1 << 24) as f32 * all < plausible * (1 << 24) as f32 {
            chosen = world;
        }
    }
    chosen
}

impl<G: Insight> Bot<G> for Mcts<G> {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Choice<G::Move> {
        let simulations = self.think(sight);
        let candidates = self.candidates();
        Choice { mv: candidates[0].mv, candidates, simulations }
    }
}
