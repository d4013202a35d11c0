//! What one seat may know of a position: all that a bot is given, here or on another machine.
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
//! let carried = game_core::Sight::<Toy>::read(&sight.write(), &mut rng).unwrap();
//! assert_eq!(view(&carried), view(table.position()), "and so it is wherever it is carried");
//! ```

use crate::Playable;
use crate::erased::{OptionLine, legal_of, option_of};
use crate::hidden::Hidden;
use crate::random::Random;
use crate::{Seat, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::ops::Deref;

/// A position as one seat may know it: everything else is dealt afresh. Only [`crate::Table::for_bot`] makes one, and
/// reading one that was written deals again, so whoever takes a `Sight` cannot be given the truth.
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

/// A sight on its way to another machine.
#[derive(Serialize, Deserialize)]
struct Carried<G> {
    seat: Seat,
    position: G,
}

/// A text that is not what a seat may know of a position.
#[derive(Debug, thiserror::Error)]
pub enum SightError {
    /// It does not fit the positions of the game.
    #[error("not a position of this game and content: {0}")]
    Position(#[from] serde_json::Error),
    /// Nobody sits there.
    #[error("there is no {seat:?} among {players}")]
    Seat {
        /// The seat.
        seat: Seat,
        /// How many there are.
        players: u8,
    },
}

impl<G: Hidden + Serialize> Sight<G> {
    /// What another machine needs to know it: the truth as far as the seat knows it, and a deal of the rest.
    ///
    /// # Panics
    /// Never: positions are plain data.
    #[must_use]
    pub fn write(&self) -> String {
        let carried = Carried { seat: self.seat, position: &self.position };
        serde_json::to_string(&carried).expect("positions are plain data")
    }
}

impl<G: Hidden + DeserializeOwned> Sight<G> {
    /// Reads what was written. Whatever the text holds, the rest is dealt afresh: it cannot bring the truth.
    ///
    /// # Errors
    /// When it is no position of this game, or its content is not here.
    pub fn read(text: &str, rng: &mut impl Random) -> Result<Self, SightError> {
        let Carried { seat, position } = serde_json::from_str::<Carried<G>>(text)?;
        let players = position.players();
        if seat.index() >= usize::from(players) {
            return Err(SightError::Seat { seat, players });
        }
        Ok(Sight::new(&position, seat, rng))
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

mod sealed {
    pub trait Sealed {}
    impl<G> Sealed for super::Sight<G> {}
}

/// [`Sight`] without the type of its game. Nothing else can be one.
pub trait AnySight: Send + sealed::Sealed {
    /// Which game.
    fn game(&self) -> &'static str;
    /// Whose.
    fn seat(&self) -> Seat;
    /// The steps the seat may make, in the order of the game and without what they change; none when it is not
    /// awaited.
    fn options(&self) -> Vec<OptionLine>;
    /// The same for another machine, where `AnyGame::sight` reads it.
    fn write(&self) -> String;
    /// The typed sight, for whoever knows the game.
    fn as_any(&self) -> &dyn std::any::Any;
}

impl<G: Playable> AnySight for Sight<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seat(&self) -> Seat {
        Sight::seat(self)
    }

    fn options(&self) -> Vec<OptionLine> {
        let seat = Sight::seat(self);
        legal_of::<G>(self, seat).into_iter().map(|action| option_of::<G>(self, seat, action)).collect()
    }

    fn write(&self) -> String {
        Sight::write(self)
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}
