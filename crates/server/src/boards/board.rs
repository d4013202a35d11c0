//! The document of a board: where it begins, and the tree of what was tried.

use crate::error::Error;
use game_core::Seed;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;

/// The node at the beginning, which is no step.
pub(crate) const START: u32 = 0;
/// Branches at most: one for each letter.
pub(crate) const BRANCHES: u32 = 26;
/// Steps at most.
pub(crate) const NODES: usize = 400;
/// Deals at most.
pub(crate) const DEALS: u32 = 40;

/// A board, as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Board {
    pub game: String,
    pub content: String,
    pub setup: Value,
    pub round: u16,
    /// Is there anything that is dealt or drawn?
    pub chance: bool,
    /// What the seat may know, as a sight writes it.
    pub sight: String,
    /// Every deal follows from it.
    pub seed: Seed,
    pub deals: u32,
    /// The number of the next node.
    pub next: u32,
    pub branches: Vec<Branch>,
    /// In the order in which they were tried: what follows stands after what it follows.
    pub nodes: Vec<Node>,
}

/// A line of thought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Branch {
    pub id: u32,
    pub name: String,
    pub from: u32,
    pub played: bool,
    pub key: Option<String>,
}

/// A step that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Node {
    pub id: u32,
    pub after: u32,
    pub branch: u32,
    pub seat: u8,
    pub step: String,
    pub comment: String,
}

impl Board {
    pub fn node(&self, id: u32) -> Result<&Node, Error> {
        self.nodes.iter().find(|node| node.id == id).ok_or(Error::NotFound("step"))
    }

    pub fn branch(&self, id: u32) -> Result<&Branch, Error> {
        self.branches.iter().find(|branch| branch.id == id).ok_or(Error::NotFound("branch"))
    }

    pub fn branch_mut(&mut self, id: u32) -> Result<&mut Branch, Error> {
        self.branches.iter_mut().find(|branch| branch.id == id).ok_or(Error::NotFound("branch"))
    }

    /// There is such a place.
    pub fn check(&self, at: u32) -> Result<(), Error> {
        if at == START { Ok(()) } else { self.node(at).map(drop) }
    }

    /// The steps that follow a node.
    pub fn after(&self, at: u32) -> impl Iterator<Item = &Node> {
        self.nodes.iter().filter(move |node| node.after == at)
    }

    /// The steps from the beginning to a node.
    pub fn way(&self, at: u32) -> Vec<&Node> {
        let mut way = Vec::new();
        let mut next = at;
        while let Ok(node) = self.node(next) {
            way.push(node);
            next = node.after;
        }
        way.reverse();
        way
    }

    /// The nodes that nothing follows.
    pub fn ends(&self) -> impl Iterator<Item = &Node> {
        self.nodes.iter().filter(|node| self.after(node.id).next().is_none())
    }

    /// The last node of a branch: of several lines the first.
    pub fn tip(&self, branch: &Branch) -> u32 {
        let mut at = branch.from;
        while let Some(next) = self.after(at).find(|node| node.branch == branch.id) {
            at = next.id;
        }
        at
    }

    /// A new branch with the first letter that is free.
    pub fn begin(&mut self, from: u32) -> Result<u32, Error> {
        self.check(from)?;
        let free = |id: &u32| self.branches.iter().all(|branch| branch.id != *id);
        let full = || Error::invalid(format!("a board has at most {BRANCHES} branches; take one away first"));
        let id = (0..BRANCHES).find(free).ok_or_else(full)?;
        self.branches.push(Branch { id, name: String::new(), from, played: false, key: None });
        self.branches.sort_by_key(|branch| branch.id);
        Ok(id)
    }

    /// Adds a step that is legal, and tells its node; one that was tried there before stays the same.
    pub fn add(&mut self, at: u32, seat: u8, step: &str, branch: Option<u32>) -> Result<u32, Error> {
        self.check(at)?;
        let wanted = branch.filter(|id| self.branch(*id).is_ok_and(|branch| branch.from == at));
        let known = |node: &&Node| {
            node.seat == seat && node.step == step && wanted.is_none_or(|wanted| wanted == node.branch)
        };
        if let Some(known) = self.after(at).find(known) {
            return Ok(known.id);
        }
        if self.nodes.len() >= NODES {
            return Err(Error::invalid(format!("a board has at most {NODES} steps; take some away first")));
        }
        let branch = match wanted {
            Some(branch) => branch,
            None if at == START => self.begin(START)?,
            None => self.node(at)?.branch,
        };
        let id = self.next;
        self.next += 1;
        let (step, comment) = (step.to_owned(), String::new());
        self.nodes.push(Node { id, after: at, branch, seat, step, comment });
        Ok(id)
    }

    /// Takes these nodes and branches away, with everything that follows from them.
    pub fn take_away(&mut self, nodes: impl IntoIterator<Item = u32>, branches: &[u32]) {
        let mut gone: BTreeSet<u32> = nodes.into_iter().collect();
        let mut ended: BTreeSet<u32> = branches.iter().copied().collect();
        loop {
            let count = (gone.len(), ended.len());
            for node in &self.nodes {
                if gone.contains(&node.after) || ended.contains(&node.branch) {
                    gone.insert(node.id);
                }
            }
            ended.extend(self.branches.iter().filter(|one| gone.contains(&one.from)).map(|one| one.id));
            if count == (gone.len(), ended.len()) {
                break;
            }
        }
        let touched: BTreeSet<u32> =
            self.nodes.iter().filter(|node| gone.contains(&node.id)).map(|node| node.branch).collect();
        self.nodes.retain(|node| !gone.contains(&node.id));
        // A branch whose steps are all gone is gone too; one that only begins stays.
        let empty = |id: u32| touched.contains(&id) && self.nodes.iter().all(|node| node.branch != id);
        let left: Vec<u32> = self.branches.iter().map(|one| one.id).filter(|id| empty(*id)).collect();
        self.branches.retain(|one| !ended.contains(&one.id) && !left.contains(&one.id));
    }

    /// One branch with the way to it, for whoever came by its link; nobody else's words.
    pub fn only(&self, id: u32) -> Result<Board, Error> {
        let branch = self.branch(id)?;
        let way: BTreeSet<u32> = self.way(branch.from).into_iter().map(|node| node.id).collect();
        let mut only = self.clone();
        only.nodes.retain(|node| node.branch == id || way.contains(&node.id));
        only.nodes.iter_mut().filter(|node| node.branch != id).for_each(|node| {
            node.branch = id;
            node.comment.clear();
        });
        only.branches = vec![Branch { key: None, ..branch.clone() }];
        Ok(only)
    }

    pub fn seed_of(&self, deal: u32) -> Seed {
        Seed::from_phrase(&format!("board {} deal {deal}", self.seed))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub fn board() -> Board {
        Board {
            game: "pebbles".to_owned(),
            content: String::new(),
            setup: Value::Null,
            round: 1,
            chance: true,
            sight: String::new(),
            seed: Seed::from_phrase("board"),
            deals: 1,
            next: 1,
            branches: Vec::new(),
            nodes: Vec::new(),
        }
    }

    #[test]
    fn steps_at_the_beginning_open_branches_and_later_ones_stay_in_them() {
        let mut board = board();
        let a = board.add(START, 0, "seal 1", None).unwrap();
        let b = board.add(START, 0, "seal 2", None).unwrap();
        let on = board.add(a, 1, "seal 3", None).unwrap();
        let other = board.add(a, 1, "seal 4", None).unwrap();
        assert_eq!(board.add(a, 1, "seal 3", None).unwrap(), on, "what was tried before is only gone to");
        let branches: Vec<u32> = [a, b, on, other].map(|id| board.node(id).unwrap().branch).into();
        assert_eq!(branches, [0, 1, 0, 0]);
        assert_eq!(board.way(other).iter().map(|node| node.id).collect::<Vec<_>>(), [a, other]);
        assert_eq!(board.ends().map(|node| node.id).collect::<Vec<_>>(), [b, on, other]);
        assert_eq!(board.tip(&board.branches[0].clone()), on);
        assert!(board.add(99, 0, "seal 1", None).is_err());
    }

    #[test]
    fn a_branch_may_begin_anywhere_with_a_step_that_is_known_there() {
        let mut board = board();
        let a = board.add(START, 0, "seal 1", None).unwrap();
        let on = board.add(a, 1, "seal 3", None).unwrap();
        let branch = board.begin(a).unwrap();
        let again = board.add(a, 1, "seal 3", Some(branch)).unwrap();
        assert!(again != on && board.node(again).unwrap().branch == branch);
        assert_eq!(
            board.add(on, 0, "seal 5", Some(branch)).map(|id| board.node(id).unwrap().branch).unwrap(),
            0
        );
    }

    #[test]
    fn what_follows_goes_with_what_is_taken_away() {
        let mut board = board();
        let a = board.add(START, 0, "seal 1", None).unwrap();
        let on = board.add(a, 1, "seal 3", None).unwrap();
        let branch = board.begin(on).unwrap();
        let far = board.add(on, 0, "seal 5", Some(branch)).unwrap();
        let b = board.add(START, 0, "seal 2", None).unwrap();
        let mut other = board.clone();
        other.take_away([on], &[]);
        assert!(other.node(far).is_err() && other.branch(branch).is_err() && other.node(a).is_ok());
        other.take_away([a], &[]);
        assert!(other.branch(0).is_err(), "its last step is gone");
        assert_eq!(other.nodes.iter().map(|node| node.id).collect::<Vec<_>>(), [b]);
        assert_eq!(other.begin(START).unwrap(), 0, "letters are used again");
        board.take_away([], &[0]);
        assert_eq!((board.nodes.len(), board.branches.len()), (1, 1));
    }

    #[test]
    fn whoever_has_a_link_sees_one_branch_and_the_way_to_it() {
        let mut board = board();
        let a = board.add(START, 0, "seal 1", None).unwrap();
        board.nodes[0].comment = "mine".to_owned();
        let branch = board.begin(a).unwrap();
        let on = board.add(a, 1, "seal 3", Some(branch)).unwrap();
        board.nodes[1].comment = "look".to_owned();
        board.add(a, 1, "seal 4", None).unwrap();
        board.add(START, 0, "seal 2", None).unwrap();
        let only = board.only(branch).unwrap();
        assert_eq!(only.nodes.iter().map(|node| node.id).collect::<Vec<_>>(), [a, on]);
        assert_eq!(only.nodes.iter().map(|node| node.comment.as_str()).collect::<Vec<_>>(), ["", "look"]);
        assert_eq!(only.branches.len(), 1);
    }

    #[test]
    fn a_board_is_full_some_day() {
        let mut board = board();
        for step in 0..BRANCHES {
            board.add(START, 0, &format!("seal {step}"), None).unwrap();
        }
        assert!(board.add(START, 0, "seal 99", None).is_err(), "there are no more letters");
        let at = board.nodes[0].id;
        for step in board.nodes.len()..NODES {
            board.add(at, 1, &format!("seal {step}"), None).unwrap();
        }
        assert!(board.add(at, 1, "seal 999", None).is_err());
    }
}
