//! What one seat may know of a position: all that a bot is given.
//!
//! ```
//! use game_core::{Content, Game, QuickRandom, Seat, Seed, Table, Viewer};
//! use game_laws::toy::{Pebbles, Toy};
//!
//! let setup = Toy::default_setup(2);
//! let table = Table::<Toy>::new(Pebbles::standard(), setup, Seed::from_phrase("a")).unwrap();
//! let (seat, mut rng) = (Seat::new(1), QuickRandom::new(7));
//! let sight = table.for_bot(seat, &mut rng);
//! let view = |of: &Toy| serde_json::to_value(of.view(Viewer::Seat(seat))).unwrap();
//! assert_eq!(sight.seat(), seat);
//! assert_eq!(view(&sight), view(table.position()), "what the seat sees is the truth");
//! let others = (0..20).map(|_| sight.dealt_again(&mut rng));
//! assert!(others.into_iter().any(|other| *other != *sight), "the rest may lie in many ways");
//! ```

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
