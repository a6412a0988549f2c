//! One search: simulations, one after another.

use std::time::Instant;

use table::{GameExt, MAX_SEATS, PerSeat, Playout, Seat, Silent, Stream};

use super::Tuning;
use super::tree::{Arm, ArmId, NodeId, Tree};
use crate::insight::{Insight, margin, squash};

#[derive(Debug)]
pub(super) struct Search<G: Insight> {
    tuning: Tuning,
    tree: Tree<G::Move>,
    roots: PerSeat<NodeId>,
    owner: Seat,
    chance: Stream,
    player: Playout<G>,
    // Used again by each simulation.
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
            moves: Vec::new(),
            possible: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Forgets the last search, and starts another one for a seat.
    pub(super) fn begin(&mut self, owner: Seat, seats: u8, mut chance: Stream) {
        self.tree.clear();
        self.owner = owner;
        self.roots = PerSeat([self.tree.add_node(); MAX_SEATS]);
        if !self.tuning.one_tree {
            for seat in Seat::all(seats).filter(|seat| *seat != owner) {
                self.roots[seat] = self.tree.add_node();
            }
        }
        self.player = Playout::new(Stream::new(chance.fork()));
        self.chance = chance;
    }

    /// Simulates until the budget is spent, and tells how often.
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
        let seats = world.seats();
        let mut nodes = self.roots;
        self.path.clear();
        while let Some(seat) = world.to_act().first() {
            let node = nodes[seat];
            let is_new = self.tree.node(node).visits == 0;
            self.tree.visit(node);
            if is_new && node != self.roots[self.owner] || self.tree.is_full() {
                break;
            }
            let arm = self.select(&world, node, seat);
            let mv = self.tree.arm(arm).mv;
            self.path.push((seat, arm));
            if self.tuning.one_tree {
                world.play_unchecked(seat, mv, &mut self.chance, &mut Silent);
                nodes = PerSeat([self.tree.child(arm, world.omen()); MAX_SEATS]);
                continue;
            }
            let mut arms = PerSeat::<ArmId>::default();
            for other in Seat::all(seats) {
                arms[other] = self.seen(&world, nodes[other], seat, mv, other);
            }
            world.play_unchecked(seat, mv, &mut self.chance, &mut Silent);
            let omen = world.omen();
            for other in Seat::all(seats) {
                nodes[other] = self.tree.child(arms[other], omen);
            }
        }
        self.judge(world);
    }

    /// What a move is in the tree of a viewer.
    fn seen(&mut self, world: &G, from: NodeId, seat: Seat, mv: G::Move, viewer: Seat) -> ArmId {
        let seen = if seat == viewer { None } else { world.disguise(seat, mv, viewer) };
        let id = self.tree.arm_for(from, seen.unwrap_or(mv), seat);
        if seat != viewer {
            let arm = self.tree.arm_mut(id);
            arm.hidden = seen.is_some();
            arm.visits += 1;
        }
        id
    }

    /// The arm to try next: PUCT over what is possible in this world.
    fn select(&mut self, world: &G, node: NodeId, seat: Seat) -> ArmId {
        self.moves.clear();
        world.legal(seat, &mut self.moves);
        let temperature = self.tuning.temperature * G::SCALE;
        let promise = world.promises(seat);
        let weigh = |mv| (promise(mv) / temperature).clamp(-30.0, 30.0).exp();
        self.tree.widen(node, &self.moves, seat, weigh, &mut self.possible);
        let arms = self.tree.arms_mut(node);
        let (mut weights, mut visits, mut reward) = (0.0, 0, 0.0);
        for at in &self.possible {
            let arm = &arms[*at as usize];
            weights += arm.weight;
            visits += arm.visits;
            reward += arm.reward;
        }
        let first_guess = if visits == 0 { 0.5 } else { reward / visits as f32 };
        let curiosity = self.tuning.exploration / weights;
        // Most arms were available as often as the one before.
        let (mut available, mut eagerness) = (0, 0.0);
        let (mut best, mut chosen) = (f32::NEG_INFINITY, 0);
        for at in &self.possible {
            let arm = &mut arms[*at as usize];
            arm.available += 1;
            if arm.available != available {
                available = arm.available;
                eagerness = curiosity * (available as f32).sqrt();
            }
            let score = match arm.visits as f32 {
                0.0 => first_guess + eagerness * arm.weight,
                tried => arm.reward / tried + eagerness * arm.weight / (1.0 + tried),
            };
            if score > best {
                (best, chosen) = (score, *at);
            }
        }
        self.tree.first_arm(node) + chosen as ArmId
    }

    /// Plays on at random for a little, and hands everybody on the path what that came to.
    fn judge(&mut self, mut world: G) {
        for _ in 0..self.tuning.playout.unwrap_or(G::PLAYOUT) {
            if world.is_over() {
                break;
            }
            let (seat, mv) = self.pick(&world);
            world.play_unchecked(seat, mv, &mut self.chance, &mut Silent);
        }
        let (prospects, seats) = (world.prospects(), world.seats());
        let mut rewards = PerSeat::<f32>::default();
        for seat in Seat::all(seats) {
            rewards[seat] = squash::<G>(margin(&prospects, seat, seats) / self.tuning.scale);
        }
        for &(seat, arm) in &self.path {
            let arm = self.tree.arm_mut(arm);
            arm.visits += 1;
            arm.reward += rewards[seat];
        }
    }

    /// The most promising of some random moves.
    fn pick(&mut self, world: &G) -> (Seat, G::Move) {
        let (seat, mut best) = self.player.choose(world);
        let picks = self.tuning.picks.unwrap_or(G::PICKS);
        if picks < 2 {
            return (seat, best);
        }
        let promise = world.promises(seat);
        let mut most = promise(best);
        for _ in 1..picks {
            let (who, mv) = self.player.choose(world);
            let promised = promise(mv);
            if who == seat && promised > most {
                (most, best) = (promised, mv);
            }
        }
        (seat, best)
    }

    /// What is known of a move of the searching seat.
    pub(super) fn root_arm(&self, mv: G::Move) -> Option<&Arm<G::Move>> {
        self.tree.arms(self.roots[self.owner]).iter().find(|arm| arm.mv == mv)
    }

    /// What is expected to follow a move, as far as the searching seat would see it.
    pub(super) fn line(&self, mv: G::Move) -> Vec<(Seat, G::Move)> {
        const LONGEST: usize = 6;
        let mut line = Vec::new();
        let mut arm = self.root_arm(mv);
        while let Some(found @ Arm { mv, seat, hidden: false, .. }) = arm {
            line.push((*seat, *mv));
            if line.len() == LONGEST {
                break;
            }
            let child = self.tree.children(found).max_by_key(|child| self.tree.node(*child).visits);
            let next = child.and_then(|node| self.tree.arms(node).iter().max_by_key(|a| a.visits));
            arm = next.filter(|arm| arm.visits > 1);
        }
        line
    }
}
