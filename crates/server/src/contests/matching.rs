//! Who can be paired with whom: the largest number of pairs in a graph, by Edmonds' method.

use std::collections::VecDeque;

const NOBODY: usize = usize::MAX;

/// A graph of so many people; `may` says who may be paired.
pub(super) struct Graph {
    near: Vec<Vec<usize>>,
}

impl Graph {
    pub fn new(size: usize, may: impl Fn(usize, usize) -> bool) -> Self {
        let row = |a: usize| (0..size).filter(|b| a != *b && may(a, *b)).collect();
        Graph { near: (0..size).map(row).collect() }
    }

    /// How many pairs there can be at most among those who are not left out.
    pub fn pairs(&self, out: &[bool]) -> usize {
        let mut search = Search::new(self, out);
        for (one, out) in out.iter().enumerate() {
            if !out && search.mate[one] == NOBODY {
                search.augment(one);
            }
        }
        search.mate.iter().filter(|mate| **mate != NOBODY).count() / 2
    }
}

struct Search<'a> {
    graph: &'a Graph,
    out: &'a [bool],
    mate: Vec<usize>,
    parent: Vec<usize>,
    base: Vec<usize>,
    seen: Vec<bool>,
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph, out: &'a [bool]) -> Self {
        let size = graph.near.len();
        Search {
            graph,
            out,
            mate: vec![NOBODY; size],
            parent: vec![NOBODY; size],
            base: (0..size).collect(),
            seen: vec![false; size],
        }
    }

    /// The last common ancestor of two in the tree of the search.
    fn ancestor(&self, a: usize, b: usize) -> usize {
        let mut on_way = vec![false; self.base.len()];
        let mut one = a;
        loop {
            one = self.base[one];
            on_way[one] = true;
            if self.mate[one] == NOBODY {
                break;
            }
            one = self.parent[self.mate[one]];
        }
        let mut other = b;
        loop {
            other = self.base[other];
            if on_way[other] {
                return other;
            }
            other = self.parent[self.mate[other]];
        }
    }

    fn mark(&mut self, from: usize, root: usize, child: usize, blossom: &mut [bool]) {
        let (mut one, mut child) = (from, child);
        while self.base[one] != root {
            let mate = self.mate[one];
            blossom[self.base[one]] = true;
            blossom[self.base[mate]] = true;
            self.parent[one] = child;
            child = mate;
            one = self.parent[mate];
        }
    }

    /// Folds an odd circle into its root.
    fn fold(&mut self, a: usize, b: usize, queue: &mut VecDeque<usize>) {
        let root = self.ancestor(a, b);
        let mut blossom = vec![false; self.base.len()];
        self.mark(a, root, b, &mut blossom);
        self.mark(b, root, a, &mut blossom);
        for one in 0..self.base.len() {
            if blossom[self.base[one]] {
                self.base[one] = root;
                if !self.seen[one] {
                    self.seen[one] = true;
                    queue.push_back(one);
                }
            }
        }
    }

    /// Finds somebody for `root`, if need be by pairing others anew.
    fn augment(&mut self, root: usize) {
        self.parent.fill(NOBODY);
        self.seen.fill(false);
        self.base = (0..self.base.len()).collect();
        self.seen[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(one) = queue.pop_front() {
            for at in 0..self.graph.near[one].len() {
                let other = self.graph.near[one][at];
                if self.out[other] || self.base[one] == self.base[other] || self.mate[one] == other {
                    continue;
                }
                let mate = self.mate[other];
                if other == root || (mate != NOBODY && self.parent[mate] != NOBODY) {
                    self.fold(one, other, &mut queue);
                } else if self.parent[other] == NOBODY {
                    self.parent[other] = one;
                    if mate == NOBODY {
                        self.turn(other);
                        return;
                    }
                    self.seen[mate] = true;
                    queue.push_back(mate);
                }
            }
        }
    }

    /// Pairs everybody on the way back to the root anew.
    fn turn(&mut self, last: usize) {
        let mut one = last;
        while one != NOBODY {
            let before = self.parent[one];
            let next = self.mate[before];
            self.mate[one] = before;
            self.mate[before] = one;
            one = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{QuickRandom, Random};
    use std::collections::HashSet;

    /// The same by trying everything.
    fn by_force(size: usize, may: &dyn Fn(usize, usize) -> bool, used: &mut Vec<bool>, from: usize) -> usize {
        let Some(one) = (from..size).find(|one| !used[*one]) else { return 0 };
        used[one] = true;
        let mut best = by_force(size, may, used, one + 1);
        for other in one + 1..size {
            if !used[other] && may(one, other) {
                used[other] = true;
                best = best.max(1 + by_force(size, may, used, one + 1));
                used[other] = false;
            }
        }
        used[one] = false;
        best
    }

    #[test]
    fn as_many_pairs_as_trying_everything_finds() {
        for seed in 0..400 {
            let mut random = QuickRandom::new(seed);
            let size = 2 + random.below(8) as usize;
            let dense = 1 + random.below(9);
            let pairs = (0..size).flat_map(|a| (0..a).map(move |b| (a, b)));
            let edges: HashSet<(usize, usize)> = pairs.filter(|_| random.below(10) < dense).collect();
            let may = |a: usize, b: usize| edges.contains(&(a.max(b), a.min(b)));
            let expected = by_force(size, &may, &mut vec![false; size], 0);
            assert_eq!(Graph::new(size, may).pairs(&vec![false; size]), expected, "seed {seed}");
        }
    }

    #[test]
    fn who_is_left_out_is_not_paired() {
        let graph = Graph::new(4, |_, _| true);
        assert_eq!(graph.pairs(&[false; 4]), 2);
        assert_eq!(graph.pairs(&[false, true, false, false]), 1);
    }
}
