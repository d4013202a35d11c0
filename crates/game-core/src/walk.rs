//! Random games: what tests and benches walk along.
//!
//! ```
//! use game_core::{Content, Game, QuickRandom, Walk};
//! use game_laws::toy::{Pebbles, Toy};
//!
//! let start = Toy::new(Pebbles::standard(), &Toy::default_setup(2)).unwrap();
//! let mut seen = 0;
//! let end = Walk::legal().from(start.clone(), &mut QuickRandom::new(1), |before, _actor, _action, after| {
//!     assert_ne!(before, after);
//!     seen += 1;
//! });
//! assert_eq!(end.awaiting(), game_core::Awaiting::Nothing);
//! let (mut position, mut options) = (start, Vec::new());
//! let rng = &mut QuickRandom::new(2);
//! assert_eq!(Walk::suggested().play(&mut position, rng, &mut options, u64::MAX), seen, "three rounds of Pebbles");
//! ```

use crate::game::{Actor, Awaiting, Game};
use crate::random::Random;
use crate::seat::{Seat, SeatSet};

/// How a random game goes.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    suggested: bool,
    any_seat: bool,
}

impl Walk {
    /// Of all that is legal.
    #[must_use]
    pub const fn legal() -> Self {
        Walk { suggested: false, any_seat: false }
    }

    /// Of what a bot should consider.
    #[must_use]
    pub const fn suggested() -> Self {
        Walk { suggested: true, any_seat: false }
    }

    /// Where several seats are awaited, any of them answers first, not always the first.
    #[must_use]
    pub const fn any_seat(self) -> Self {
        Walk { any_seat: true, ..self }
    }

    /// The next step of a position; `None` at its end. `options` is room to work in.
    ///
    /// # Panics
    /// When an awaited seat has no step, which no game allows.
    #[inline]
    pub fn step<G: Game>(
        self,
        position: &G,
        rng: &mut impl Random,
        options: &mut Vec<G::Action>,
    ) -> Option<(Actor, G::Action)> {
        match position.awaiting() {
            Awaiting::Nothing => None,
            Awaiting::Chance => Some((Actor::Chance, position.deal(rng))),
            Awaiting::Players(seats) => {
                let seat = if self.any_seat { any(seats, rng) } else { seats.first() };
                let seat = seat.expect("somebody is awaited");
                options.clear();
                if self.suggested {
                    position.suggest(seat, options);
                } else {
                    position.legal(seat, options);
                }
                Some((Actor::Seat(seat), *rng.pick(options).expect("an awaited seat has a step")))
            }
        }
    }

    /// Makes so many steps, fewer where the game ends before, and gives their number. `options` is room to work in.
    #[inline]
    pub fn play<G: Game>(
        self,
        position: &mut G,
        rng: &mut impl Random,
        options: &mut Vec<G::Action>,
        most: u64,
    ) -> u64 {
        for made in 0..most {
            let Some((actor, action)) = self.step(position, rng, options) else { return made };
            position.apply(actor, action);
        }
        most
    }

    /// Plays a game to its end and shows every step with the positions around it.
    pub fn from<G: Game>(
        self,
        mut position: G,
        rng: &mut impl Random,
        mut look: impl FnMut(&G, Actor, G::Action, &G),
    ) -> G {
        let mut options = Vec::new();
        while let Some((actor, action)) = self.step(&position, rng, &mut options) {
            let mut next = position.clone();
            next.apply(actor, action);
            look(&position, actor, action, &next);
            position = next;
        }
        position
    }
}

fn any(seats: SeatSet, rng: &mut impl Random) -> Option<Seat> {
    let nth = if seats.len() == 1 { 0 } else { rng.below(seats.len() as u32) as usize };
    seats.iter().nth(nth)
}
