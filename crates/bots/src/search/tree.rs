//! The tree: nodes and edges in two arenas, linked by numbers.

use super::grow::Stat;

/// No node, no edge.
pub(super) const NONE: u32 = u32::MAX;
/// The arena is full with so many edges; then leaves are read without being kept.
const MAX_EDGES: usize = 1_500_000;
/// Different deals after one step that get a node of their own; the rest share one.
const DEALS: usize = 6;
/// The trace of the shared node.
const SHARED: u64 = u64::MAX;

/// A decision of one seat.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// Who decides.
    pub seat: u8,
    /// Does the way here fix the position? Then its options are always the same.
    pub certain: bool,
    /// Were its options listed?
    pub expanded: bool,
    /// Passes through it.
    pub visits: u32,
    /// First edge, the most promising.
    pub first: u32,
    /// Best first look of its options, for the priors of options found later.
    pub peak: f32,
    /// Sum of the weights of its options.
    pub sum: f32,
    /// The next node behind the same edge: another deal.
    sibling: u32,
    /// What was dealt on the way from the edge.
    trace: u64,
}

/// An option of a decision.
#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    /// The step.
    pub action: A,
    /// How promising at first look, 0 to 1.
    pub prior: f32,
    /// What it promised at first look.
    pub first: Stat,
    /// Sums over the passes through it, as the decider sees them.
    pub total: Stat,
    /// Passes through it.
    pub visits: u32,
    /// The next option of the same decision.
    pub next: u32,
    child: u32,
}

impl<A> Edge<A> {
    /// A new option.
    pub const fn new(action: A, prior: f32, first: Stat) -> Self {
        Edge { action, prior, first, total: Stat::ZERO, visits: 0, next: NONE, child: NONE }
    }
}

/// A tree that only grows until it is cleared.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    pub nodes: Vec<Node>,
    pub edges: Vec<Edge<A>>,
    pub root: u32,
}

impl<A> Tree<A> {
    /// An empty tree.
    pub const fn new() -> Self {
        Tree { nodes: Vec::new(), edges: Vec::new(), root: NONE }
    }

    /// Forgets everything and gives the memory back.
    pub fn forget(&mut self) {
        *self = Tree::new();
    }

    /// Forgets everything and starts with one undecided node.
    pub fn clear(&mut self, seat: u8, certain: bool) {
        self.nodes.clear();
        self.edges.clear();
        self.root = self.add_node(seat, certain, 0, NONE);
    }

    /// Is there room to list more options?
    pub const fn has_room(&self) -> bool {
        self.edges.len() < MAX_EDGES
    }

    /// So full that a new decision should start with a new tree.
    pub const fn is_crowded(&self) -> bool {
        self.edges.len() > MAX_EDGES / 2
    }

    fn add_node(&mut self, seat: u8, certain: bool, trace: u64, sibling: u32) -> u32 {
        let index = self.nodes.len() as u32;
        self.nodes.push(Node {
            seat,
            certain,
            expanded: false,
            visits: 0,
            first: NONE,
            peak: 0.0,
            sum: 0.0,
            sibling,
            trace,
        });
        index
    }

    /// The node behind an edge after these deals, where this seat decides; `None` when it does not exist.
    pub fn find(&self, edge: u32, trace: u64, seat: u8) -> Option<u32> {
        let mut at = self.edges[edge as usize].child;
        while at != NONE {
            let node = &self.nodes[at as usize];
            if node.trace == trace && node.seat == seat {
                return Some(at);
            }
            at = node.sibling;
        }
        None
    }

    /// The same, made when it does not exist. Rare deals share a node.
    pub fn descend(&mut self, edge: u32, trace: u64, seat: u8, certain: bool) -> u32 {
        if let Some(node) = self.find(edge, trace, seat) {
            return node;
        }
        let (mut count, mut at) = (0, self.edges[edge as usize].child);
        while at != NONE {
            count += 1;
            at = self.nodes[at as usize].sibling;
        }
        let shared = trace != 0 && count >= DEALS;
        if shared && let Some(node) = self.find(edge, SHARED, seat) {
            return node;
        }
        let head = self.edges[edge as usize].child;
        let trace = if shared { SHARED } else { trace };
        let node = self.add_node(seat, certain && !shared, trace, head);
        self.edges[edge as usize].child = node;
        node
    }

    /// The edges of a node, the most promising first.
    pub fn edges_of(&self, node: u32) -> impl Iterator<Item = (u32, &Edge<A>)> {
        self.options_from(self.nodes[node as usize].first)
    }

    fn options_from(&self, first: u32) -> impl Iterator<Item = (u32, &Edge<A>)> {
        let mut at = first;
        std::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            let index = at;
            at = edge.next;
            Some((index, edge))
        })
    }

    /// Puts an option in its place by its first look; the first of equals stays first.
    pub fn insert(&mut self, node: u32, edge: Edge<A>) {
        let (mut before, mut at) = (NONE, self.nodes[node as usize].first);
        while at != NONE && self.edges[at as usize].first.value >= edge.first.value {
            before = at;
            at = self.edges[at as usize].next;
        }
        let index = self.edges.len() as u32;
        self.edges.push(Edge { next: at, ..edge });
        if before == NONE {
            self.nodes[node as usize].first = index;
        } else {
            self.edges[before as usize].next = index;
        }
    }

    /// The decisions that follow an option of the root while the same seat decides: the most visited ones.
    pub fn line(&self, step: A, most: usize) -> Vec<A>
    where
        A: Copy + PartialEq,
    {
        let seat = self.nodes[self.root as usize].seat;
        let mut line = Vec::new();
        let mut edge = self.edges_of(self.root).find(|(_, edge)| edge.action == step).map(|(_, edge)| edge);
        while let Some(taken) = edge.take()
            && line.len() < most
        {
            let next = self.children_of(taken).max_by_key(|node| node.visits);
            let Some(node) = next.filter(|node| node.seat == seat && node.visits > 0) else { break };
            edge = self.options_from(node.first).map(|(_, edge)| edge).max_by_key(|edge| edge.visits);
            line.extend(edge.map(|edge| edge.action));
        }
        line
    }

    fn children_of(&self, edge: &Edge<A>) -> impl Iterator<Item = &Node> {
        let mut at = edge.child;
        std::iter::from_fn(move || {
            let node = self.nodes.get(at as usize)?;
            at = node.sibling;
            Some(node)
        })
    }
}
