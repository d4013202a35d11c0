//! One tree and the passes through it: select, expand by the evaluation, back up.

use super::tree::{Edge, NONE, Tree};
use crate::evaluate::{Evaluate, Outlook};
use crate::scout::{Scout, unit};
use crate::tuning::{SearchParams, Tuning};
use game_core::{Actor, Awaiting, QuickRandom, Seat, SeatSet, Viewer};
use std::sync::Arc;

/// Options kept of a decision whose position never changes; the others never get a visit anyway.
const KEPT: usize = 40;

/// What one seat expects.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stat {
    pub value: f32,
    pub score: f32,
    pub share: f32,
}

impl Stat {
    pub const ZERO: Stat = Stat { value: 0.0, score: 0.0, share: 0.0 };

    fn of(outlook: &Outlook, seat: usize) -> Self {
        Stat { value: outlook.value[seat], score: outlook.score[seat], share: outlook.share[seat] }
    }

    pub fn add(&mut self, other: Stat) {
        self.value += other.value;
        self.score += other.score;
        self.share += other.share;
    }
}

/// Grows one tree on one core.
#[derive(Clone, Debug)]
pub(super) struct Grower<G: Evaluate> {
    pub tree: Tree<G::Action>,
    pub scout: Scout<G>,
    pub rng: QuickRandom,
    pub deepest: u32,
    params: SearchParams,
    path: Vec<(u32, u32)>,
    looked: Vec<(G::Action, Outlook)>,
    legal: Vec<G::Action>,
}

impl<G: Evaluate> Grower<G> {
    /// A grower without a tree. `depth` 0 leaves the depth to the tuning.
    pub fn new(tuning: Arc<Tuning<G::Weights>>, depth: u32, seed: u64) -> Self {
        let mut params = tuning.search;
        if depth > 0 {
            params.depth = depth;
        }
        Grower {
            tree: Tree::new(),
            scout: Scout::new(tuning),
            rng: QuickRandom::new(seed),
            deepest: 0,
            params,
            path: Vec::new(),
            looked: Vec::new(),
            legal: Vec::new(),
        }
    }

    /// Lists the options of the root, so that there is an answer whatever happens next.
    pub fn prepare(&mut self, root: &G, observer: Seat) {
        if !self.tree.nodes[self.tree.root as usize].expanded {
            self.expand(self.tree.root, root, observer);
        } else if !self.tree.nodes[self.tree.root as usize].certain {
            self.list_new_options(self.tree.root, root, observer);
        }
    }

    /// Pulls options by their first look so many times as much: growers of another temper look elsewhere.
    pub fn temper(&mut self, times: f32) {
        self.params.exploration *= times;
    }

    /// One pass: down the tree, one look further, and back.
    pub fn pass(&mut self, root: &G, observer: Seat) {
        self.pass_by(root, observer, None);
    }

    /// The same, by an option of the root that was chosen before.
    pub fn pass_by(&mut self, root: &G, observer: Seat, first: Option<u32>) {
        let mut position = root.clone();
        if G::SECRETS {
            position.determinize(Viewer::Seat(observer), &mut self.rng);
        }
        self.path.clear();
        let mut node = self.tree.root;
        let mut sealing = SeatSet::EMPTY;
        let outlook = loop {
            if !self.tree.nodes[node as usize].expanded {
                if !self.tree.has_room() {
                    break self.scout.read_settled(&mut position);
                }
                break self.expand(node, &position, observer);
            }
            if self.path.len() >= self.params.depth as usize {
                break self.scout.read_settled(&mut position);
            }
            let seat = Seat::new(self.tree.nodes[node as usize].seat);
            // Who chooses at the same time as somebody above in the tree must not know that choice.
            let blind = seat != observer && sealing.contains(seat);
            match position.awaiting() {
                Awaiting::Players(seats) if seats.len() > 1 => sealing = seats.without(seat),
                _ => sealing.remove(seat),
            }
            let edge = match first.filter(|_| self.path.is_empty()) {
                Some(edge) => edge,
                None => self.select(node, &position, seat, observer, blind),
            };
            self.path.push((node, edge));
            position.apply(Actor::Seat(seat), self.tree.edges[edge as usize].action);
            let mut trace = 0;
            match self.scout.advance(&mut position, observer, &mut self.rng, &mut trace) {
                None => break Outlook::of_end(&position, &self.scout.tuning().goal),
                Some(next) => {
                    let certain = !G::SECRETS && self.tree.nodes[node as usize].certain;
                    node = self.tree.descend(edge, trace, next.index() as u8, certain);
                }
            }
        };
        self.deepest = self.deepest.max(self.path.len() as u32 + 1);
        for &(node, edge) in &self.path {
            let node = &mut self.tree.nodes[node as usize];
            node.visits += 1;
            let edge = &mut self.tree.edges[edge as usize];
            edge.visits += 1;
            edge.total.add(Stat::of(&outlook, usize::from(node.seat)));
        }
    }

    /// Lists the options of a decision with their first looks; answers with the outlook of the best.
    fn expand(&mut self, node: u32, position: &G, observer: Seat) -> Outlook {
        let seat = Seat::new(self.tree.nodes[node as usize].seat);
        let mut looked = std::mem::take(&mut self.looked);
        let imagined = G::SECRETS && seat != observer;
        if imagined {
            // A rival weighs its options by what the rival knows.
            let mut seen = position.clone();
            seen.determinize(Viewer::Seat(seat), &mut self.rng);
            self.scout.look(&seen, seat, &mut looked);
        } else {
            self.scout.look(position, seat, &mut looked);
        }
        let value = |outlook: &Outlook| outlook.value[seat.index()];
        looked.sort_unstable_by(|a, b| value(&b.1).total_cmp(&value(&a.1)).then_with(|| a.0.cmp(&b.0)));
        let (best, mut outlook) = looked[0];
        if imagined {
            let mut next = position.clone();
            next.apply(Actor::Seat(seat), best);
            outlook = self.scout.read_settled(&mut next);
        }
        let certain = self.tree.nodes[node as usize].certain;
        if certain {
            looked.truncate(KEPT);
        }
        let peak = value(&looked[0].1);
        let weight = |v: f32| ((v - peak) / self.params.temperature).exp();
        let sum: f32 = looked.iter().map(|(_, outlook)| weight(value(outlook))).sum();
        let even = self.params.even / looked.len() as f32;
        let first = self.tree.edges.len() as u32;
        for (index, (action, outlook)) in looked.iter().enumerate() {
            let prior = even + (1.0 - self.params.even) * weight(value(outlook)) / sum;
            let mut edge = Edge::new(*action, prior, Stat::of(outlook, seat.index()));
            edge.next = if index + 1 < looked.len() { first + index as u32 + 1 } else { NONE };
            self.tree.edges.push(edge);
        }
        let node = &mut self.tree.nodes[node as usize];
        (node.first, node.peak, node.sum, node.expanded) = (first, peak, sum, true);
        self.looked = looked;
        outlook
    }

    /// The edge to follow: value so far plus the pull of the prior, among the first few that are legal.
    fn select(&mut self, node: u32, position: &G, seat: Seat, observer: Seat, blind: bool) -> u32 {
        let certain = self.tree.nodes[node as usize].certain;
        if !certain {
            self.list_new_options(node, position, seat);
        }
        if blind {
            return self.draw_by_prior(node);
        }
        let visits = self.tree.nodes[node as usize].visits as f32;
        let (base, growth) = if seat == observer {
            (self.params.width, self.params.widening)
        } else {
            (self.params.rival_width, self.params.rival_widening)
        };
        let width = ((base + growth * visits.sqrt()) as usize).max(1);
        let pull = self.params.exploration * (visits + 1.0).sqrt();
        let allowed = |edge: &Edge<G::Action>| certain || self.legal.binary_search(&edge.action).is_ok();
        let (mut best, mut most) = (NONE, f32::MIN);
        for (index, edge) in self.tree.edges_of(node).filter(|(_, edge)| allowed(edge)).take(width) {
            let seen = edge.visits as f32;
            let value =
                (edge.first.value * self.params.first + edge.total.value) / (self.params.first + seen);
            let urge = value + pull * edge.prior / (1.0 + seen);
            if urge > most {
                (best, most) = (index, urge);
            }
        }
        best
    }

    /// In a position that other deals led to, options may be new: they get their edges now.
    fn list_new_options(&mut self, node: u32, position: &G, seat: Seat) {
        self.legal.clear();
        position.consider(seat, &mut self.legal);
        let known = |action: &G::Action, tree: &Tree<G::Action>| {
            tree.edges_of(node).any(|(_, edge)| edge.action == *action)
        };
        for index in 0..self.legal.len() {
            let action = self.legal[index];
            if known(&action, &self.tree) {
                continue;
            }
            self.add_option(node, position, seat, action);
        }
    }

    /// Gives an option its edge, in its place by its first look.
    fn add_option(&mut self, node: u32, position: &G, seat: Seat, action: G::Action) -> u32 {
        let mut next = position.clone();
        next.apply(Actor::Seat(seat), action);
        let first = Stat::of(&self.scout.read_settled(&mut next), seat.index());
        let at = &mut self.tree.nodes[node as usize];
        let weight = ((first.value - at.peak) / self.params.temperature).exp().min(1.0);
        at.sum += weight;
        let index = self.tree.edges.len() as u32;
        self.tree.insert(node, Edge::new(action, weight / self.tree.nodes[node as usize].sum, first));
        index
    }

    /// The edge of a legal step of the root, made if bots would not consider it.
    pub fn edge_of(&mut self, root: &G, seat: Seat, action: G::Action) -> u32 {
        let node = self.tree.root;
        let known = self.tree.edges_of(node).find(|(_, edge)| edge.action == action).map(|(index, _)| index);
        known.unwrap_or_else(|| self.add_option(node, root, seat, action))
    }

    fn draw_by_prior(&mut self, node: u32) -> u32 {
        let certain = self.tree.nodes[node as usize].certain;
        let legal = &self.legal;
        let allowed = |edge: &Edge<G::Action>| certain || legal.binary_search(&edge.action).is_ok();
        let edges = || self.tree.edges_of(node).filter(|(_, edge)| allowed(edge));
        let mut left = unit(&mut self.rng) * edges().map(|(_, edge)| edge.prior).sum::<f32>();
        let mut last = NONE;
        for (index, edge) in edges() {
            last = index;
            left -= edge.prior;
            if left <= 0.0 {
                break;
            }
        }
        last
    }
}
