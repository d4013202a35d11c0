//! Names, sizes and versions of observations and steps.

use crate::hasher::QuickBuild;
use game_core::tensor::{Names, Numbers};
use game_core::{Awaiting, Content, ContentHash, Notation, QuickRandom, Seat, Tensor};
use std::collections::HashMap;

/// Indices behind those of [`Tensor::every_step`]: the first, second, … legal step without an index of its own.
pub const OTHERS: usize = 96;

/// How positions of one content and one number of players become arrays.
#[derive(Debug)]
pub struct Encoding<G: Tensor> {
    content: &'static G::Content,
    players: u8,
    observation: Vec<String>,
    steps: Vec<G::Action>,
    index: HashMap<G::Action, u32, QuickBuild>,
}

impl<G: Tensor + Notation> Encoding<G> {
    /// The encoding of positions like this one.
    #[must_use]
    pub fn of(position: &G) -> Self {
        let content = position.content();
        let mut names = Names::default();
        position.observe(Seat::new(0), &mut names);
        let mut steps = Vec::new();
        G::every_step(content, &mut steps);
        let index = steps.iter().zip(0..).map(|(step, index)| (*step, index)).collect();
        Encoding { content, players: position.players(), observation: names.into_list(), steps, index }
    }

    /// [`Tensor::ENCODING`].
    #[must_use]
    pub const fn version(&self) -> u32 {
        G::ENCODING
    }

    /// The content it was made for.
    #[must_use]
    pub fn content(&self) -> ContentHash {
        self.content.hash()
    }

    /// How many seats.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The name of every number of an observation.
    #[must_use]
    pub fn observation_names(&self) -> &[String] {
        &self.observation
    }

    /// The name of every step: its notation, or `other:N` for those without an index of their own.
    #[must_use]
    pub fn step_names(&self) -> Vec<String> {
        let own = self.steps.iter().map(|step| G::write_step(self.content, *step));
        own.chain((0..OTHERS).map(|n| format!("other:{n}"))).collect()
    }

    /// Numbers in an observation.
    #[must_use]
    pub fn observation_size(&self) -> usize {
        self.observation.len()
    }

    /// How many indices steps have.
    #[must_use]
    pub fn step_size(&self) -> usize {
        self.steps.len() + OTHERS
    }

    /// Does it fit positions of this one's content and size?
    #[must_use]
    pub fn fits(&self, position: &G) -> bool {
        std::ptr::eq(self.content, position.content()) && self.players == position.players()
    }

    /// Writes what a seat may know into a slice of [`Encoding::observation_size`].
    ///
    /// # Panics
    /// When the slice has another length, or the position does not fit this encoding.
    pub fn observe(&self, position: &G, seat: Seat, out: &mut [f32]) {
        let mut numbers = Numbers::new(out);
        position.observe(seat, &mut numbers);
        assert_eq!(
            numbers.written(),
            self.observation_size(),
            "observations of one encoding are equally long"
        );
    }

    /// The legal steps of a seat with their indices, in the order of the rules. A step past the last index is left
    /// out; that needs more than [`OTHERS`] steps without an index of their own at once.
    pub fn legal(&self, position: &G, seat: Seat, steps: &mut Vec<G::Action>, indices: &mut Vec<u32>) {
        steps.clear();
        indices.clear();
        position.legal(seat, steps);
        let mut others = self.steps.len() as u32..self.step_size() as u32;
        steps.retain(|step| match self.index.get(step).copied().or_else(|| others.next()) {
            Some(index) => {
                indices.push(index);
                true
            }
            None => false,
        });
    }
}

/// Writes `true` at every index of a legal step and `false` at all others.
pub fn mask(indices: &[u32], out: &mut [bool]) {
    out.fill(false);
    for index in indices {
        out[*index as usize] = true;
    }
}

/// Whoever answers next: of several seats the first.
pub(crate) fn next_seat(awaiting: Awaiting) -> Option<Seat> {
    match awaiting {
        Awaiting::Players(seats) => seats.first(),
        Awaiting::Chance | Awaiting::Nothing => None,
    }
}

/// A generator for one of many purposes.
pub(crate) fn stream(seed: u64, purpose: u64) -> QuickRandom {
    use game_core::Random;
    let mut rng = QuickRandom::new(seed ^ purpose.wrapping_mul(0xD6E8_FEB8_6659_FD93));
    QuickRandom::new(rng.next_u64())
}
