//! The trees of all seats, in one arena.
//!
//! A node has its arms in one block, in ascending order of seats and moves; a block that has no room left
//! moves to the end of the arena. Nothing is ever freed during a search, and the arena keeps its
//! memory for the next.

use table::Seat;

/// A node's place in the arena.
pub(super) type NodeId = u32;
/// An arm's place in the arena.
pub(super) type ArmId = usize;

/// The most arms a search grows. Beyond that new nodes stay leaves.
const MAX_ARMS: usize = 1 << 21;

#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    start: u32,
    len: u32,
    room: u32,
    pub(super) visits: u32,
    /// What chance showed on the way here.
    omen: u64,
    /// The next node to which the same arm leads, by another omen.
    sibling: Option<NodeId>,
}

/// A move at a node, as the owner of the tree sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<M> {
    pub(super) mv: M,
    /// Who makes it.
    pub(super) seat: Seat,
    /// Whether the owner of the tree sees only that something was done.
    pub(super) hidden: bool,
    pub(super) visits: u32,
    /// How often it could have been chosen.
    pub(super) available: u32,
    /// The sum of what it brought the one who makes it.
    pub(super) reward: f32,
    /// How promising it looked.
    pub(super) weight: f32,
    /// The first node it leads to.
    child: Option<NodeId>,
}

impl<M> Arm<M> {
    pub(super) fn new(mv: M, seat: Seat) -> Arm<M> {
        let (visits, available, reward, weight) = (0, 0, 0.0, 0.0);
        Arm { mv, seat, hidden: false, visits, available, reward, weight, child: None }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node>,
    arms: Vec<Arm<M>>,
}

impl<M: Copy + Ord> Tree<M> {
    pub(super) fn new() -> Tree<M> {
        Tree { nodes: Vec::new(), arms: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.arms.clear();
    }

    pub(super) fn add_node(&mut self) -> NodeId {
        self.nodes.push(Node { start: 0, len: 0, room: 0, visits: 0, omen: 0, sibling: None });
        self.nodes.len() as NodeId - 1
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    pub(super) fn visit(&mut self, id: NodeId) {
        self.nodes[id as usize].visits += 1;
    }

    pub(super) fn arms(&self, id: NodeId) -> &[Arm<M>] {
        let Node { start, len, .. } = self.nodes[id as usize];
        &self.arms[start as usize..(start + len) as usize]
    }

    pub(super) fn arms_mut(&mut self, id: NodeId) -> &mut [Arm<M>] {
        let Node { start, len, .. } = self.nodes[id as usize];
        &mut self.arms[start as usize..(start + len) as usize]
    }

    /// Where a node's arms begin.
    pub(super) fn first_arm(&self, id: NodeId) -> ArmId {
        self.nodes[id as usize].start as usize
    }

    pub(super) fn arm(&self, id: ArmId) -> &Arm<M> {
        &self.arms[id]
    }

    pub(super) fn arm_mut(&mut self, id: ArmId) -> &mut Arm<M> {
        &mut self.arms[id]
    }

    pub(super) fn is_full(&self) -> bool {
        self.arms.len() >= MAX_ARMS
    }

    /// Makes room for `more` arms at a node.
    fn reserve(&mut self, id: NodeId, more: u32) {
        let node = self.nodes[id as usize];
        if node.len + more <= node.room {
            return;
        }
        let room = (node.len + more).max(2 * node.room);
        let start = self.arms.len();
        let old = node.start as usize..(node.start + node.len) as usize;
        self.arms.extend_from_within(old);
        // What fills the room is overwritten before it is read.
        if let Some(filler) = self.arms.get(start).or(self.arms.last()).copied() {
            self.arms.resize(start + room as usize, filler);
        }
        self.nodes[id as usize] = Node { start: start as u32, room, ..node };
    }

    /// The arm of a move, made if there is none.
    pub(super) fn arm_for(&mut self, id: NodeId, mv: M, seat: Seat) -> ArmId {
        match self.arms(id).binary_search_by(|arm| (arm.seat, arm.mv).cmp(&(seat, mv))) {
            Ok(at) => self.first_arm(id) + at,
            Err(at) => self.insert(id, at, Arm::new(mv, seat)),
        }
    }

    fn insert(&mut self, id: NodeId, at: usize, arm: Arm<M>) -> ArmId {
        if self.arms.is_empty() {
            self.arms.push(arm);
        }
        self.reserve(id, 1);
        let Node { start, len, .. } = self.nodes[id as usize];
        let (start, len) = (start as usize, len as usize);
        self.arms.copy_within(start + at..start + len, start + at + 1);
        self.arms[start + at] = arm;
        self.nodes[id as usize].len += 1;
        start + at
    }

    /// Sees to it that a node has an arm for each of these moves of a seat, given in ascending order,
    /// and weighs the new ones. Tells which of the node's arms they are, counted from its first.
    /// Other seats have arms there too where what happened unseen decides who acts next.
    pub(super) fn widen(
        &mut self,
        id: NodeId,
        moves: &[M],
        seat: Seat,
        weigh: impl Fn(M) -> f32,
        which: &mut Vec<u32>,
    ) {
        if self.arms(id).is_empty() {
            if self.arms.is_empty() {
                self.arms.push(Arm::new(moves[0], seat));
            }
            self.reserve(id, moves.len() as u32);
        }
        which.clear();
        let mut at = self.find(id, moves, seat, which);
        for &mv in &moves[which.len()..] {
            let arms = &self.arms(id)[at..];
            let before = arms.iter().take_while(|arm| (arm.seat, arm.mv) < (seat, mv)).count();
            let is_known = arms.get(before).is_some_and(|arm| arm.seat == seat && arm.mv == mv);
            at += before;
            if !is_known {
                self.insert(id, at, Arm { weight: weigh(mv), ..Arm::new(mv, seat) });
            }
            which.push(at as u32);
            at += 1;
        }
    }

    /// Tells which arms of a node are these moves, up to the first that is not there, and how many
    /// arms were gone past.
    fn find(&self, id: NodeId, moves: &[M], seat: Seat, which: &mut Vec<u32>) -> usize {
        let arms = self.arms(id);
        let mut at = 0;
        for &mv in moves {
            while arms.get(at).is_some_and(|arm| {
                (arm.mv != mv || arm.seat != seat) && (arm.seat, arm.mv) < (seat, mv)
            }) {
                at += 1;
            }
            if arms.get(at).is_none_or(|arm| arm.mv != mv || arm.seat != seat) {
                break;
            }
            which.push(at as u32);
            at += 1;
        }
        at
    }

    /// The nodes an arm leads to, one for each omen.
    pub(super) fn children(&self, arm: &Arm<M>) -> impl Iterator<Item = NodeId> {
        std::iter::successors(arm.child, |child| self.node(*child).sibling)
    }

    /// The node an arm leads to by this omen, made if there is none.
    pub(super) fn child(&mut self, arm: ArmId, omen: u64) -> NodeId {
        let known = self.children(&self.arms[arm]).find(|child| self.node(*child).omen == omen);
        known.unwrap_or_else(|| {
            let child = self.add_node();
            let sibling = self.arms[arm].child.replace(child);
            self.nodes[child as usize] = Node { omen, sibling, ..*self.node(child) };
            child
        })
    }
}
