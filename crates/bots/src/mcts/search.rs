//! One search: a series of simulations.

use std::time::Instant;

use table::{GameExt, MAX_SEATS, PerSeat, Playout, Seat, Silent, Stream};

use super::Tuning;
use super::tree::{Arm, ArmId, NodeId, Step, Tree};
use crate::evaluator::{Leaf, Prospect, Tally, doubt};
use crate::insight::{Insight, fingerprint, margin};

#[derive(Debug)]
pub(super) struct Search<G: Insight> {
    tuning: Tuning,
    tree: Tree<G::Move>,
    roots: PerSeat<NodeId>,
    owner: Seat,
    chance: Stream,
    player: Playout<G>,
    /// The move of the searching seat that every simulation begins with, if there is one.
    first: Option<G::Move>,
    /// The results of simulations, for a evaluator.
    tally: Option<Tally>,
    /// The leaves of simulations, for fitting the doubt.
    #[cfg(feature = "cheat")]
    pub(super) leaves: Option<Vec<Leaf>>,
    // Buffers, reused by each simulation.
    moves: Vec<G::Move>,
    possible: Vec<u32>,
    path: Vec<(Seat, ArmId)>,
}

impl<G: Insight> Search<G> {
    pub(super) fn new(tuning: Tuning) -> Search<G> {
        Search {
            tuning,
            tree: Tree::new(),
            roots: PerSeat::default(),
            owner: Seat(0),
            chance: Stream::new(0.into()),
            player: Playout::new(Stream::new(0.into())),
            first: None,
            tally: None,
            #[cfg(feature = "cheat")]
            leaves: None,
            moves: Vec::new(),
            possible: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Drops the trees of the last search and starts a new one for a seat.
    pub(super) fn begin(&mut self, owner: Seat, seats: u8, mut chance: Stream) {
        self.tree.clear();
        self.owner = owner;
        self.roots = PerSeat([self.tree.add_root(); MAX_SEATS]);
        if !self.tuning.one_tree {
            for seat in Seat::all(seats).filter(|seat| *seat != owner) {
                self.roots[seat] = self.tree.add_root();
            }
        }
        self.player = Playout::new(Stream::new(chance.fork()));
        self.chance = chance;
        (self.first, self.tally) = (None, None);
    }

    /// Makes the search count the results of its simulations. All of them begin with the first
    /// move, if there is one.
    pub(super) fn forecast(&mut self, first: Option<G::Move>) {
        (self.first, self.tally) = (first, Some(Tally::default()));
    }

    /// The mean result of the counted simulations.
    pub(super) fn prospect(&self) -> Prospect {
        self.tally.unwrap_or_default().mean()
    }

    /// Simulates until the budget is spent, and returns the number of simulations.
    pub(super) fn run(
        &mut self,
        imagine: &impl Fn(&mut Stream) -> G,
        simulations: u64,
        deadline: Option<Instant>,
    ) -> u64 {
        let mut done = 0;
        while done < simulations {
            let world = imagine(&mut self.chance);
            self.simulate(world);
            done += 1;
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                break;
            }
        }
        done
    }

    fn simulate(&mut self, mut world: G) {
        let mut nodes = self.roots;
        let mut is_favourite = true;
        self.path.clear();
        if let Some(mv) = self.first {
            self.advance(&mut world, &mut nodes, self.owner, mv);
        }
        while let Some(seat) = world.to_act().first() {
            let node = nodes[seat];
            let is_new = self.tree.node(node).visits == 0;
            self.tree.visit(node);
            if is_new && node != self.roots[self.owner] || self.tree.is_full() {
                break;
            }
            let arm = self.select(&world, node, seat);
            let mv = self.tree.arm(arm).mv;
            if self.tally.is_some() && node == self.roots[self.owner] {
                is_favourite = self.is_favourite(node, arm);
            }
            self.path.push((seat, arm));
            self.advance(&mut world, &mut nodes, seat, mv);
        }
        self.evaluate(world, is_favourite);
    }

    /// Plays a move, and takes every seat to the node for what it observes of the move.
    fn advance(&mut self, world: &mut G, nodes: &mut PerSeat<NodeId>, seat: Seat, mv: G::Move) {
        let observed = world.play_observed(seat, mv, &mut self.chance);
        // Whatever else it observes, a seat knows its own move.
        let own = fingerprint(&(observed[seat], mv));
        if self.tuning.one_tree {
            let next = self.tree.child(nodes[seat], own, Step { seat, mv, hidden: false });
            *nodes = PerSeat([next; MAX_SEATS]);
            return;
        }
        for viewer in Seat::all(world.seats()) {
            let seen = if viewer == seat { own } else { observed[viewer] };
            let hidden = observed[viewer] != observed[seat];
            let step = Step { seat, mv, hidden };
            nodes[viewer] = self.tree.child(nodes[viewer], seen, step);
        }
    }

    /// Whether no other arm that was just possible had been selected more often.
    fn is_favourite(&self, node: NodeId, arm: ArmId) -> bool {
        let (arms, visits) = (self.tree.arms(node), self.tree.arm(arm).visits);
        self.possible.iter().all(|at| arms[*at as usize].visits <= visits)
    }

    /// The arm to try next, by PUCT over the moves that are legal in this world.
    fn select(&mut self, world: &G, node: NodeId, seat: Seat) -> ArmId {
        self.moves.clear();
        world.legal(seat, &mut self.moves);
        let temperature = self.tuning.temperature * self.tuning.scale;
        let prior = world.priors(seat);
        let weight = |mv| (prior(mv) / temperature).clamp(-30.0, 30.0).exp();
        self.tree.expand(node, &self.moves, seat, weight, &mut self.possible);
        let arms = self.tree.arms_mut(node);
        let (mut weights, mut visits, mut reward) = (0.0, 0, 0.0);
        for at in &self.possible {
            let arm = &arms[*at as usize];
            weights += arm.weight;
            visits += arm.visits;
            reward += arm.reward;
        }
        // An arm without visits counts as an average one.
        let mean = if visits == 0 { 0.5 } else { reward / visits as f32 };
        let exploration = self.tuning.exploration / weights;
        // Most arms were available as often as the one before: the square root is computed once for
        // them.
        let (mut available, mut bonus) = (0, 0.0);
        let (mut best, mut chosen) = (f32::NEG_INFINITY, 0);
        for at in &self.possible {
            let arm = &mut arms[*at as usize];
            arm.available += 1;
            if arm.available != available {
                available = arm.available;
                bonus = exploration * (available as f32).sqrt();
            }
            let score = match arm.visits as f32 {
                0.0 => mean + bonus * arm.weight,
                visits => arm.reward / visits + bonus * arm.weight / (1.0 + visits),
            };
            if score > best {
                (best, chosen) = (score, *at);
            }
        }
        self.tree.first_arm(node) + chosen as ArmId
    }

    /// Evaluates a leaf by a random playout, and backs the rewards up along the path. It is counted
    /// for a evaluator unless the first choice was only for exploration.
    fn evaluate(&mut self, mut world: G, is_favourite: bool) {
        for _ in 0..self.tuning.playout {
            if world.is_over() {
                break;
            }
            self.player.step(&mut world, &mut self.chance, &mut Silent);
        }
        let (values, seats) = (world.value(), world.seats());
        let mut rewards = PerSeat::<f32>::default();
        for seat in Seat::all(seats) {
            rewards[seat] = self.tuning.reward(margin(&values, seat, seats));
        }
        if let Some(tally) = self.tally.as_mut().filter(|_| is_favourite) {
            let leaf = Leaf::new(&world, &values);
            tally.add(&leaf.chances(doubt::<G>(seats)), &values);
            #[cfg(feature = "cheat")]
            if let Some(leaves) = &mut self.leaves {
                leaves.push(leaf);
            }
        }
        for &(seat, arm) in &self.path {
            let arm = self.tree.arm_mut(arm);
            arm.visits += 1;
            arm.reward += rewards[seat];
        }
    }

    /// The arms at the root of the searching seat.
    pub(super) fn root_arms(&self) -> &[Arm<G::Move>] {
        self.tree.arms(self.roots[self.owner])
    }

    /// The arm of a move.
    pub(super) fn root_arm(&self, mv: G::Move) -> Option<&Arm<G::Move>> {
        self.root_arms().iter().find(|arm| arm.mv == mv)
    }

    /// The principal variation that begins with a move. It ends where the searching seat would not
    /// see the move played.
    pub(super) fn line(&self, mv: G::Move) -> Vec<(Seat, G::Move)> {
        const LONGEST: usize = 6;
        let (mut line, mut node) = (Vec::new(), self.roots[self.owner]);
        let mut next = self.root_arm(mv).map(|_| Step { seat: self.owner, mv, hidden: false });
        while let Some(step) = next.filter(|step| !step.hidden) {
            line.push((step.seat, step.mv));
            let child = self.tree.main_child(node, step).filter(|_| line.len() < LONGEST);
            let Some(child) = child else { break };
            node = child;
            next = self.tree.main_step(node);
        }
        line
    }
}
