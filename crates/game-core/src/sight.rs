//! What one seat may know of a position: all that a bot is given.

use crate::hidden::Hidden;
use crate::random::Random;
use crate::{Seat, Viewer};
use std::ops::Deref;

/// A position as one seat may know it: everything else is dealt afresh. Only [`crate::Table::for_bot`] makes one, so
/// whoever takes a `Sight` cannot be given the truth.
///
/// ```compile_fail,E0451
/// use game_core::{Game, Seat, Sight};
///
/// fn peek<G: Game>(truth: G, seat: Seat) -> Sight<G> {
///     Sight { position: truth, seat }
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight<G> {
    position: G,
    seat: Seat,
}

impl<G: Hidden> Sight<G> {
    pub(crate) fn new(truth: &G, seat: Seat, rng: &mut impl Random) -> Self {
        let mut position = truth.clone();
        position.determinize(Viewer::Seat(seat), rng);
        Sight { position, seat }
    }

    /// The same knowledge with another deal of the rest.
    #[must_use]
    pub fn dealt_again(&self, rng: &mut impl Random) -> Self {
        Sight::new(&self.position, self.seat, rng)
    }
}

impl<G> Sight<G> {
    /// Whose.
    pub const fn seat(&self) -> Seat {
        self.seat
    }
}

impl<G> Deref for Sight<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.position
    }
}
