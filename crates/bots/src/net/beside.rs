//! Readings of positions that differ little from one that was read as a whole: of the first layer only what differs is
//! added up again.
//!
//! The steps of a look all start from one position, and a step changes a few features of some seats. What is told depends
//! on that first position and the one that is read, never on what was read in between, so the same look tells the same
//! on every machine.

use super::network::{HIDDEN, Network, Reading, row};
use super::sparse::{Inputs, Sparse};
use game_core::Seat;

/// How far a feature is looked for among those of the first position before it counts as a new one.
const NEAR: usize = 6;

/// One seat of the position that others are read beside.
#[derive(Clone, Debug)]
struct Known {
    sparse: Sparse,
    base: f32,
    /// The first layer before it is bent.
    sums: [f32; HIDDEN],
    reading: Reading,
}

/// A position that was read as a whole, for reading others beside it.
#[derive(Clone, Debug)]
pub struct Beside {
    seats: [Known; Seat::MAX],
    /// Is there such a position at the moment?
    ready: bool,
}

impl Default for Beside {
    fn default() -> Self {
        let nothing = || Known {
            sparse: Sparse::default(),
            base: 0.0,
            sums: [0.0; HIDDEN],
            reading: Reading { points: 0.0, standing: 0.0 },
        };
        Beside { seats: std::array::from_fn(|_| nothing()), ready: false }
    }
}

impl Beside {
    /// Begins a look at steps from a position: its features, and the points to come of every seat by hand.
    pub fn begin(&mut self, network: &Network, inputs: &Inputs, bases: &[f32]) {
        for ((known, seat), &base) in self.seats.iter_mut().zip(Seat::all(bases.len() as u8)).zip(bases) {
            known.sparse.copy_from(inputs.seat(seat));
            known.base = base;
            known.sums = network.sums(&known.sparse);
            known.reading = network.finish(known.sums, base);
        }
        self.ready = true;
    }

    /// The look is over: what is read next is read as a whole.
    pub const fn end(&mut self) {
        self.ready = false;
    }

    /// Reads a seat: beside the first position during a look, as a whole otherwise. Allocates nothing.
    #[must_use]
    pub fn read(&self, network: &Network, seat: Seat, sparse: &Sparse, base: f32) -> Reading {
        let known = &self.seats[seat.index()];
        if !self.ready || known.sparse.is_empty() {
            return network.read(sparse, base);
        }
        let mut sums = known.sums;
        let mut same = known.base.to_bits() == base.to_bits();
        differences(&known.sparse, sparse, |at, more| {
            same = false;
            let row: &[f32; HIDDEN] = row(network.params(), 0, usize::from(at));
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight * more;
            }
        });
        if same { known.reading } else { network.finish(sums, base) }
    }
}

/// Tells by how much which features differ. Both lists are written by the same code, so most of them stand side by side;
/// a feature that moved far counts as gone and come, which comes to the same.
fn differences(before: &Sparse, after: &Sparse, mut tell: impl FnMut(u16, f32)) {
    let (old, was) = before.parts();
    let (new, is) = after.parts();
    let (mut i, mut j) = (0, 0);
    while i < old.len() && j < new.len() {
        if old[i] == new[j] {
            if was[i].to_bits() != is[j].to_bits() {
                tell(new[j], is[j] - was[i]);
            }
            i += 1;
            j += 1;
            continue;
        }
        let near = |list: &[u16], from: usize, at: u16| {
            list[from..list.len().min(from + NEAR)].iter().position(|one| *one == at)
        };
        let (gone, come) = match (near(old, i, new[j]), near(new, j, old[i])) {
            (Some(gone), Some(come)) if come < gone => (0, come),
            (Some(gone), _) => (gone, 0),
            (None, Some(come)) => (0, come),
            (None, None) => (1, 1),
        };
        for _ in 0..gone {
            tell(old[i], -was[i]);
            i += 1;
        }
        for _ in 0..come {
            tell(new[j], is[j]);
            j += 1;
        }
    }
    for (at, value) in old[i..].iter().zip(&was[i..]) {
        tell(*at, -value);
    }
    for (at, value) in new[j..].iter().zip(&is[j..]) {
        tell(*at, *value);
    }
}

#[cfg(test)]
mod tests {
    use super::super::network::Shape;
    use super::*;
    use game_core::{QuickRandom, Random};

    const SHAPE: Shape = Shape { inputs: 90, sources: 5 };

    fn network() -> Network {
        let mut network = Network::fresh(SHAPE, 3);
        network.change(|params| {
            for (index, number) in params.iter_mut().enumerate() {
                *number += ((index * 7919) % 103) as f32 / 400.0 - 0.12;
            }
        });
        network
    }

    /// Features in any order, some of them twice.
    fn some(rng: &mut QuickRandom) -> Vec<(usize, f32)> {
        (0..30).map(|_| (rng.below(90) as usize, f32::from(rng.below(40) as u16) / 8.0)).collect()
    }

    fn sparse(list: &[(usize, f32)]) -> Sparse {
        let mut sparse = Sparse::default();
        list.iter().for_each(|&(at, value)| sparse.put(at, value));
        sparse
    }

    #[test]
    fn what_is_read_beside_another_position_is_what_is_read_as_a_whole() {
        let (network, mut rng) = (network(), QuickRandom::new(11));
        let seat = Seat::new(1);
        for trial in 0..200 {
            let first = some(&mut rng);
            let mut inputs = Inputs::default();
            *inputs.seat_mut(Seat::new(0)) = sparse(&some(&mut rng));
            *inputs.seat_mut(seat) = sparse(&first);
            let mut beside = Beside::default();
            beside.begin(&network, &inputs, &[10.0, 20.0]);
            let mut next = first.clone();
            match trial % 5 {
                0 => {}
                1 => next[7].1 += 1.0,
                2 => drop(next.drain(3..6)),
                3 => next.insert(9, (rng.below(90) as usize, 2.5)),
                _ => next = some(&mut rng),
            }
            let base = if trial % 3 == 0 { 20.0 } else { 23.5 };
            let whole = network.read(&sparse(&next), base);
            let told = beside.read(&network, seat, &sparse(&next), base);
            assert!((told.points - whole.points).abs() < 1e-2, "{trial}: {told:?} {whole:?}");
            assert!((told.standing - whole.standing).abs() < 1e-3, "{trial}: {told:?} {whole:?}");
            beside.end();
            assert_eq!(beside.read(&network, seat, &sparse(&next), base), whole, "the look is over");
        }
    }

    #[test]
    fn what_did_not_change_is_not_read_again() {
        let mut told = Vec::new();
        let (a, b) =
            (sparse(&[(4, 1.0), (9, 2.0), (12, 1.0), (20, 3.0)]), sparse(&[(4, 1.0), (12, 1.0), (20, 2.0)]));
        differences(&a, &b, |at, more| told.push((at, more)));
        assert_eq!(told, [(9, -2.0), (20, -1.0)]);
        differences(&a, &a, |at, _| panic!("{at} did not change"));
    }
}
