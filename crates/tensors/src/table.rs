//! A table that takes steps by index and shows itself as numbers, without its type.

use crate::encoding::{Encoding, next_seat};
use crate::games::Encoded;
use crate::position::{AnyPosition, StepProblem, erase};
use game_core::{AnyTable, Awaiting, Seat, Table};
use std::sync::Arc;

/// A live match without its type, by text and by index.
pub trait AnyMatch: Send + Sync {
    /// The table.
    fn table(&self) -> &dyn AnyTable;
    /// The table, to play at.
    fn table_mut(&mut self) -> &mut dyn AnyTable;
    /// Whoever answers next: of several seats the first.
    fn seat(&self) -> Option<Seat> {
        next_seat(self.table().awaiting())
    }
    /// The indices of the legal steps of a seat.
    fn legal(&self, seat: Seat) -> Vec<u32>;
    /// The index of a legal step given as text.
    fn index_of(&self, seat: Seat, step: &str) -> Option<u32>;
    /// Makes the step with this index, then every deal that follows.
    ///
    /// # Errors
    /// When it is not the index of a legal step of the seat.
    fn play_index(&mut self, seat: Seat, index: i64) -> Result<(), StepProblem>;
    /// Writes what a seat may know.
    fn observe(&self, seat: Seat, out: &mut [f32]);
    /// Numbers in an observation, and indices of steps.
    fn sizes(&self) -> (usize, usize);
    /// The points of a seat now.
    fn score(&self, seat: Seat) -> i32;
    /// The place of a seat now.
    fn place(&self, seat: Seat) -> u8;
    /// The position now, as a value of its own.
    fn position(&self) -> Box<dyn AnyPosition>;
    /// A copy.
    fn clone_box(&self) -> Box<dyn AnyMatch>;
}

/// A table with its encoding.
#[derive(Clone)]
pub(crate) struct Indexed<G: Encoded> {
    table: Table<G>,
    encoding: Arc<Encoding<G>>,
}

impl<G: Encoded> Indexed<G> {
    pub(crate) const fn new(table: Table<G>, encoding: Arc<Encoding<G>>) -> Self {
        Indexed { table, encoding }
    }

    fn listed(&self, seat: Seat) -> (Vec<G::Action>, Vec<u32>) {
        let (mut steps, mut indices) = (Vec::new(), Vec::new());
        self.encoding.legal(self.table.position(), seat, &mut steps, &mut indices);
        (steps, indices)
    }
}

impl<G: Encoded> AnyMatch for Indexed<G> {
    fn table(&self) -> &dyn AnyTable {
        &self.table
    }

    fn table_mut(&mut self) -> &mut dyn AnyTable {
        &mut self.table
    }

    fn legal(&self, seat: Seat) -> Vec<u32> {
        self.listed(seat).1
    }

    fn index_of(&self, seat: Seat, step: &str) -> Option<u32> {
        let step = G::parse_step(self.table.position().content(), step).ok()?;
        let (steps, indices) = self.listed(seat);
        steps.iter().position(|listed| *listed == step).map(|at| indices[at])
    }

    fn play_index(&mut self, seat: Seat, index: i64) -> Result<(), StepProblem> {
        match self.table.position().awaiting() {
            Awaiting::Players(awaited) if awaited.contains(seat) => {}
            Awaiting::Players(_) => return Err(StepProblem::NotAwaited(seat)),
            Awaiting::Chance | Awaiting::Nothing => return Err(StepProblem::Nobody),
        }
        let (steps, indices) = self.listed(seat);
        let missing = StepProblem::Index { seat, index };
        let at = indices.iter().position(|listed| i64::from(*listed) == index).ok_or(missing.clone())?;
        Table::play(&mut self.table, seat, steps[at]).map_err(|_| missing)
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.encoding.observe(self.table.position(), seat, out);
    }

    fn sizes(&self) -> (usize, usize) {
        (self.encoding.observation_size(), self.encoding.step_size())
    }

    fn score(&self, seat: Seat) -> i32 {
        self.table.position().score(seat)
    }

    fn place(&self, seat: Seat) -> u8 {
        self.table.position().place(seat)
    }

    fn position(&self) -> Box<dyn AnyPosition> {
        erase(self.table.position().clone(), Arc::clone(&self.encoding))
    }

    fn clone_box(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}
