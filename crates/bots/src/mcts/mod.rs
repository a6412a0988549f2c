//! Information-set Monte Carlo tree search with several observers (MO-ISMCTS, Cowling, Powley and
//! Whitehouse 2012).
//!
//! Each simulation starts from a *determinization*: a world that the searching seat considers
//! possible. Every seat has a tree of its own, whose nodes are the seat's *information sets*: its
//! observations lead from node to node, and moves that it cannot tell apart lead to the same one.
//! So no seat is credited with a plan that depends on what it cannot see: neither the searching
//! seat, which would be *strategy fusion*, nor its opponents, who do not see its face-down figures
//! in the search either.
//!
//! A seat selects by PUCT: mean reward, plus an exploration bonus for moves with a high prior and
//! few visits. Not every move is legal in every world, so the bonus grows with the number of times
//! the move was *available*, not with the visits of its node. A new leaf is evaluated by a short
//! random playout and the game's own value function.

mod search;
mod tree;

use std::time::{Duration, Instant};

use table::{Eyes, GameExt as _, Seat, Seed, Sight, Stream};

#[cfg(feature = "cheat")]
use crate::evaluator::Leaf;
use crate::evaluator::{Evaluator, Forecast, Prospect, Query};
use crate::insight::{Insight, keep_sensible};
use crate::{Bot, Candidate, Choice};
use search::Search;
use tree::Arm;

/// How long to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of simulations. No clock is read, and the same seed gives the same choice.
    Simulations(u64),
    /// A time, by a clock that a browser lacks: there a bot [ponders](Bot::ponder).
    Time(Duration),
}

/// The parameters of a search. A game has its own in [`Insight::TUNING`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// A clear winning margin, in points. Rewards are margins squashed by it: the smaller it is,
    /// the less the size of a win matters.
    pub scale: f32,
    /// The weight of exploration against mean reward.
    pub exploration: f32,
    /// The temperature of the softmax over priors, as a fraction of `scale`.
    pub temperature: f32,
    /// The number of random moves played from a new leaf before it is evaluated.
    pub playout: u32,
    /// The number of worlds imagined for each simulation. One of them is used, drawn by
    /// [likelihood](Insight::likelihood).
    pub worlds: u32,
    /// Whether all seats share the tree of the searching seat, as if they knew what it knows.
    pub one_tree: bool,
    /// The number of trees that are grown in parallel, each on its own thread.
    pub threads: u32,
}

impl Tuning {
    /// For a game without its own tuning: playouts to the end of the game, and hardly any
    /// difference between a narrow win and a clear one.
    pub const DEFAULT: Tuning = Tuning {
        scale: 1.0,
        exploration: 0.6,
        temperature: 0.15,
        playout: u32::MAX,
        worlds: 1,
        one_tree: false,
        threads: 1,
    };

    /// A margin as a reward between 0 and 1.
    fn reward(&self, margin: f32) -> f32 {
        let share = margin / self.scale;
        0.5 + 0.5 * share / (1.0 + share.abs())
    }

    /// The margin that corresponds to a mean reward.
    fn margin(&self, reward: f32) -> f32 {
        let share = (2.0 * reward - 1.0).clamp(-0.99, 0.99);
        self.scale * share / (1.0 - share.abs())
    }
}

/// A bot that searches.
#[derive(Debug)]
pub struct Mcts<G: Insight> {
    chance: Stream,
    budget: Budget,
    tuning: Tuning,
    searches: Vec<Search<G>>,
    /// The legal moves of the seat, without blunders.
    moves: Vec<G::Move>,
    /// How many simulations have been made ahead of the next choice.
    pondered: Option<u64>,
}

impl<G: Insight> Mcts<G> {
    /// A bot with this budget for each move. The usual tuning is the game's own, `G::TUNING`.
    pub fn new(seed: Seed, budget: Budget, tuning: Tuning) -> Mcts<G> {
        let searches = (0..tuning.threads.max(1)).map(|_| Search::new(tuning)).collect();
        let chance = Stream::new(seed);
        Mcts { chance, budget, tuning, searches, moves: Vec::new(), pondered: None }
    }

    /// Grows the trees until the budget is spent, and returns the number of simulations. This is
    /// the part of a choice that takes time.
    pub fn think(&mut self, sight: &Sight<'_, G>) -> u64 {
        self.begin(sight);
        self.grow_until_spent(imagination(sight.eyes(), self.tuning.worlds))
    }

    fn begin(&mut self, sight: &Sight<'_, G>) {
        self.moves.clear();
        sight.legal(&mut self.moves);
        keep_sensible(&sight.imagine(&mut self.chance), sight.seat(), &mut self.moves);
        self.plant(sight.seat(), sight.seats());
    }

    /// New trees for a seat.
    fn plant(&mut self, seat: Seat, seats: u8) {
        for search in &mut self.searches {
            search.begin(seat, seats, Stream::new(self.chance.fork()));
        }
    }

    /// The most simulations worth making.
    fn most(&self) -> u64 {
        match self.budget {
            // A forced move needs no search.
            _ if self.moves.len() == 1 => 1,
            Budget::Simulations(all) => all,
            Budget::Time(_) => u64::MAX,
        }
    }

    /// The move it would choose if nothing were hidden from it. For the arena.
    #[cfg(feature = "cheat")]
    pub fn cheat(&mut self, state: &G, seat: Seat) -> G::Move {
        self.moves.clear();
        state.legal(seat, &mut self.moves);
        keep_sensible(state, seat, &mut self.moves);
        self.plant(seat, state.setup().seats());
        self.grow_until_spent(|_| state.clone());
        self.candidates()[0].mv
    }

    /// The result of [forecast](Evaluator::forecast), and the leaves of the simulations counted in it. For
    /// calibration.
    #[cfg(feature = "cheat")]
    pub fn leaves(
        &mut self,
        eyes: Eyes<'_, G>,
        query: &Query<G::Move>,
    ) -> (Forecast<G::Move>, Vec<Leaf>) {
        self.searches[0].leaves = Some(Vec::new());
        let forecast = self.forecast(eyes, query);
        (forecast, self.searches[0].leaves.take().unwrap_or_default())
    }

    fn grow_until_spent(&mut self, imagine: impl Fn(&mut Stream) -> G + Sync) -> u64 {
        let deadline = match self.budget {
            Budget::Time(time) if self.moves.len() > 1 => Some(Instant::now() + time),
            Budget::Time(_) | Budget::Simulations(_) => None,
        };
        self.grow(imagine, self.most(), deadline)
    }

    /// Grows the trees by this many simulations, or until a deadline; returns by how many.
    fn grow(
        &mut self,
        imagine: impl Fn(&mut Stream) -> G + Sync,
        simulations: u64,
        deadline: Option<Instant>,
    ) -> u64 {
        let share = simulations.div_ceil(self.searches.len() as u64);
        if let [only] = &mut self.searches[..] {
            return only.run(&imagine, share, deadline);
        }
        let imagine = &imagine;
        std::thread::scope(|scope| {
            let run = |search| scope.spawn(move || Search::run(search, imagine, share, deadline));
            let running: Vec<_> = self.searches.iter_mut().map(run).collect();
            // A panic in a search is a bug in the rules, and is passed on.
            running.into_iter().map(|thread| thread.join().expect("a search ends")).sum()
        })
    }

    /// The moves with the statistics of all trees together, the most visited first.
    fn candidates(&self) -> Vec<Candidate<G::Move>> {
        let sum = |(visits, reward): (u64, f32), arm: &Arm<G::Move>| {
            (visits + u64::from(arm.visits), reward + arm.reward)
        };
        let all = self.searches.iter().flat_map(Search::root_arms).fold((0, 0.0), sum);
        let candidate = |mv: &G::Move| {
            let arms = self.searches.iter().filter_map(|search| search.root_arm(*mv));
            let (visits, reward) = arms.fold((0, 0.0), sum);
            // A move without visits counts as an average one.
            let (tries, won) = if visits == 0 { all } else { (visits, reward) };
            let mean = if tries == 0 { 0.5 } else { won / tries as f32 };
            Candidate { mv: *mv, visits, margin: self.tuning.margin(mean), line: Vec::new() }
        };
        let mut candidates: Vec<_> = self.moves.iter().map(candidate).collect();
        candidates.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.margin.total_cmp(&a.margin)));
        for candidate in &mut candidates {
            candidate.line = self.searches[0].line(candidate.mv);
        }
        candidates
    }
}

/// How a viewer imagines the world that a simulation starts from.
fn imagination<G: Insight>(eyes: Eyes<'_, G>, worlds: u32) -> impl Fn(&mut Stream) -> G + Sync {
    move |chance| determinize(&eyes, worlds, chance)
}

/// One of several imagined worlds, drawn in proportion to their likelihoods.
fn determinize<G: Insight>(eyes: &Eyes<'_, G>, worlds: u32, chance: &mut Stream) -> G {
    let mut chosen = eyes.imagine(chance);
    if worlds < 2 {
        return chosen;
    }
    let mut total = chosen.likelihood(eyes.viewer());
    for _ in 1..worlds {
        let world = eyes.imagine(chance);
        let likelihood = world.likelihood(eyes.viewer());
        total += likelihood;
        if chance.below(1 << 24) as f32 * total < likelihood * (1 << 24) as f32 {
            chosen = world;
        }
    }
    chosen
}

impl<G: Insight> Evaluator<G> for Mcts<G> {
    fn forecast(&mut self, eyes: Eyes<'_, G>, query: &Query<G::Move>) -> Forecast<G::Move> {
        let Query { seat, first, simulations, seed } = *query;
        self.chance = Stream::new(seed);
        self.moves.clear();
        let world = eyes.imagine(&mut self.chance);
        if world.is_over() {
            return Forecast { prospect: Prospect::of(&world), candidates: Vec::new() };
        }
        if eyes.viewer().knows(seat) && first.is_none() {
            world.legal(seat, &mut self.moves);
            keep_sensible(&world, seat, &mut self.moves);
        }
        self.plant(seat, eyes.seats());
        let search = &mut self.searches[0];
        search.forecast(first);
        search.run(&imagination(eyes, self.tuning.worlds), simulations, None);
        Forecast { prospect: search.prospect(), candidates: self.candidates() }
    }
}

impl<G: Insight> Bot<G> for Mcts<G> {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Choice<G::Move> {
        let pondered = self.pondered.take();
        let simulations = pondered.unwrap_or_else(|| self.think(sight));
        let candidates = self.candidates();
        Choice { mv: candidates[0].mv, candidates, simulations }
    }

    fn ponder(&mut self, sight: &Sight<'_, G>, simulations: u64) -> bool {
        let done = self.pondered.unwrap_or_else(|| {
            self.begin(sight);
            0
        });
        let more = simulations.min(self.most().saturating_sub(done));
        let grown = self.grow(imagination(sight.eyes(), self.tuning.worlds), more, None);
        self.pondered = Some(done + grown);
        done + grown < self.most()
    }
}
