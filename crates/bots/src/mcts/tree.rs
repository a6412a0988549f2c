//! The trees of all seats, in shared arenas.
//!
//! A node has a block of arms, one for each move of the seat that acts there, and a block of
//! children, one for each observation. Blocks are sorted; a full one moves to the end of its arena.
//! Nothing is freed during a search, and the arenas keep their memory for the next.

use table::Seat;

/// The index of a node.
pub(super) type NodeId = u32;
/// The index of an arm in its arena.
pub(super) type ArmId = usize;

/// The most arms, or children, in a search. Beyond that, new nodes remain leaves.
const MOST: usize = 1 << 21;

/// An information set of the seat that owns the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    arms: Block,
    children: Block,
    /// How often the owner of the tree was to act here.
    pub(super) visits: u32,
    /// How often a simulation came here, whichever seat was to act.
    reached: u32,
    /// The move that first led here; none at a root.
    step: Option<Step<M>>,
}

/// A move, as the owner of the tree sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step<M> {
    /// The seat that plays it.
    pub(super) seat: Seat,
    /// The move, or one of those it may have been.
    pub(super) mv: M,
    /// Whether the owner does not see all of it.
    pub(super) hidden: bool,
}

/// A move that can be selected at a node, and its statistics.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<M> {
    pub(super) mv: M,
    /// The seat that plays it: always the owner of the tree, unless all seats share one.
    pub(super) seat: Seat,
    pub(super) visits: u32,
    /// How often it could have been selected.
    pub(super) available: u32,
    /// The sum of the rewards of the seat that plays it.
    pub(super) reward: f32,
    /// Its prior, not normalized.
    pub(super) weight: f32,
}

#[derive(Clone, Copy, Debug)]
struct Child {
    observation: u64,
    node: NodeId,
}

/// A contiguous part of an arena.
#[derive(Clone, Copy, Debug, Default)]
struct Block {
    start: u32,
    len: u32,
    room: u32,
}

#[derive(Clone, Debug)]
struct Arena<T>(Vec<T>);

impl<T: Copy> Arena<T> {
    fn get(&self, block: Block) -> &[T] {
        &self.0[block.start as usize..(block.start + block.len) as usize]
    }

    fn get_mut(&mut self, block: Block) -> &mut [T] {
        &mut self.0[block.start as usize..(block.start + block.len) as usize]
    }

    /// Makes room for `more` items, and puts `filler` in their places until they are inserted.
    fn reserve(&mut self, block: &mut Block, more: u32, filler: T) {
        if block.len + more <= block.room {
            return;
        }
        let (start, room) = (self.0.len(), (block.len + more).max(2 * block.room));
        self.0.extend_from_within(block.start as usize..(block.start + block.len) as usize);
        self.0.resize(start + room as usize, filler);
        *block = Block { start: start as u32, room, ..*block };
    }

    fn insert(&mut self, block: &mut Block, at: usize, item: T) {
        self.reserve(block, 1, item);
        block.len += 1;
        let items = self.get_mut(*block);
        items.copy_within(at..items.len() - 1, at + 1);
        items[at] = item;
    }
}

#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    arms: Arena<Arm<M>>,
    children: Arena<Child>,
}

impl<M: Copy + Ord> Tree<M> {
    pub(super) fn new() -> Tree<M> {
        Tree { nodes: Vec::new(), arms: Arena(Vec::new()), children: Arena(Vec::new()) }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.arms.0.clear();
        self.children.0.clear();
    }

    pub(super) fn add_root(&mut self) -> NodeId {
        self.add_node(None)
    }

    fn add_node(&mut self, step: Option<Step<M>>) -> NodeId {
        let (arms, children) = (Block::default(), Block::default());
        self.nodes.push(Node { arms, children, visits: 0, reached: 0, step });
        self.nodes.len() as NodeId - 1
    }

    pub(super) fn node(&self, id: NodeId) -> &Node<M> {
        &self.nodes[id as usize]
    }

    pub(super) fn visit(&mut self, id: NodeId) {
        self.nodes[id as usize].visits += 1;
    }

    pub(super) fn arms(&self, id: NodeId) -> &[Arm<M>] {
        self.arms.get(self.node(id).arms)
    }

    pub(super) fn arms_mut(&mut self, id: NodeId) -> &mut [Arm<M>] {
        self.arms.get_mut(self.nodes[id as usize].arms)
    }

    /// The first of a node's arms.
    pub(super) fn first_arm(&self, id: NodeId) -> ArmId {
        self.node(id).arms.start as usize
    }

    pub(super) fn arm(&self, id: ArmId) -> &Arm<M> {
        &self.arms.0[id]
    }

    pub(super) fn arm_mut(&mut self, id: ArmId) -> &mut Arm<M> {
        &mut self.arms.0[id]
    }

    pub(super) fn is_full(&self) -> bool {
        self.arms.0.len().max(self.children.0.len()) >= MOST
    }

    /// Makes sure that a node has an arm for each of these moves of a seat, given in ascending
    /// order, and computes the weights of the new ones. `which` receives their indices among the
    /// node's arms.
    pub(super) fn expand(
        &mut self,
        id: NodeId,
        moves: &[M],
        seat: Seat,
        weight: impl Fn(M) -> f32,
        which: &mut Vec<u32>,
    ) {
        let arm = |mv, weight| Arm { mv, seat, visits: 0, available: 0, reward: 0.0, weight };
        let mut block = self.node(id).arms;
        if block.len == 0 {
            self.arms.reserve(&mut block, moves.len() as u32, arm(moves[0], 0.0));
        }
        which.clear();
        let mut at = find(self.arms.get(block), moves, seat, which);
        for &mv in &moves[which.len()..] {
            let arms = &self.arms.get(block)[at..];
            let before = arms.iter().take_while(|arm| (arm.seat, arm.mv) < (seat, mv)).count();
            let is_known = arms.get(before).is_some_and(|arm| arm.seat == seat && arm.mv == mv);
            at += before;
            if !is_known {
                self.arms.insert(&mut block, at, arm(mv, weight(mv)));
            }
            which.push(at as u32);
            at += 1;
        }
        self.nodes[id as usize].arms = block;
    }

    /// The child of a node for an observation, added if there is none. `step` is the move that was
    /// observed.
    pub(super) fn child(&mut self, id: NodeId, observation: u64, step: Step<M>) -> NodeId {
        let mut block = self.node(id).children;
        let children = self.children.get(block);
        let node = match children.binary_search_by_key(&observation, |child| child.observation) {
            Ok(at) => children[at].node,
            Err(at) => {
                let node = self.add_node(Some(step));
                self.children.insert(&mut block, at, Child { observation, node });
                self.nodes[id as usize].children = block;
                node
            }
        };
        self.nodes[node as usize].reached += 1;
        node
    }

    fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        self.children.get(self.node(id).children).iter().map(|child| child.node)
    }

    /// The child that simulations reached most often by a step.
    pub(super) fn main_child(&self, id: NodeId, step: Step<M>) -> Option<NodeId> {
        let by_step = self.children(id).filter(|child| self.node(*child).step == Some(step));
        by_step.max_by_key(|child| self.node(*child).reached)
    }

    /// The step most often taken from a node, if it was taken more than once.
    pub(super) fn main_step(&self, id: NodeId) -> Option<Step<M>> {
        let steps = || {
            let nodes = self.children(id).map(|child| self.node(child));
            nodes.filter_map(|node| Some((node.step?, node.reached)))
        };
        // Where a step involves chance, it leads to several children. Hidden steps are not known to
        // be the same.
        let taken = steps().map(|(step, reached)| {
            let same = steps().filter(|(other, _)| *other == step && !step.hidden);
            (step, same.map(|(_, reached)| reached).sum::<u32>().max(reached))
        });
        let often = taken.filter(|(_, taken)| *taken > 1);
        often.max_by_key(|(step, taken)| (*taken, step.seat, step.mv)).map(|(step, _)| step)
    }
}

/// Finds these moves among arms, up to the first that is missing: `which` receives their indices.
/// Returns how many arms were passed.
fn find<M: Copy + Ord>(arms: &[Arm<M>], moves: &[M], seat: Seat, which: &mut Vec<u32>) -> usize {
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
