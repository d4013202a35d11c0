//! The one list of games. Program, bots, arena, server tests and fuzzing visit the games here, so that a game is added
//! in one place (`docs/how-to/new-game.md`).
//!
//! Where a type is enough, [`visit`] calls a [`Visitor`]; where a bound of another crate is needed, such as an
//! evaluation for bots, [`each_game!`](each_game) or [`each_title!`](each_title) hands the list to a macro. Pebbles, the toy,
//! is a game like the others that only those see who ask for it: it is in [`WITH_TOY`] and not in [`TITLES`].
//!
//! ```
//! use game_core::Playable;
//!
//! struct Seats;
//! impl games::Visitor for Seats {
//!     type Out = u8;
//!     fn visit<G: Playable>(self) -> u8 {
//!         G::info().max_players
//!     }
//! }
//! assert_eq!(games::visit("Terra_Mystica", Seats), Some(5));
//! assert!(games::find("chess").is_none());
//! ```

mod words;

pub use words::catalogue;
pub use {altay, anunnaki, monumental_duel, pebbles, terra_mystica};

use game_core::{AnyGame, ErasedGame, Game, Playable};

/// Calls a macro with every title: `name: type, ...`, in the order of the shelf, and whatever more is told.
#[macro_export]
macro_rules! each_title {
    ($then:ident $($more:tt)*) => {
        $then! {
            terra_mystica: $crate::terra_mystica::Position,
            altay: $crate::altay::Position,
            anunnaki: $crate::anunnaki::Position,
            monumental_duel: $crate::monumental_duel::Position,
            $($more)*
        }
    };
}

/// Calls a macro with every game: the titles as [`each_title!`](each_title) does, and the toy last.
#[macro_export]
macro_rules! each_game {
    ($then:ident) => {
        $crate::each_title! { $then pebbles: $crate::pebbles::Position, }
    };
}

/// Does something with a game whose type matters.
pub trait Visitor {
    /// What comes out.
    type Out;
    /// Does it.
    fn visit<G: Playable>(self) -> Self::Out;
}

macro_rules! list {
    ($($name:ident: $game:ty,)*) => {
        const COUNT: usize = [$(stringify!($name)),*].len();
        static ALL: [&dyn AnyGame; COUNT] = [$(&ErasedGame::<$game>::new()),*];

        /// Calls the visitor with the type of a game, the toy included; `None` where there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if same(id, <$game as Game>::ID) {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}
each_game!(list);

/// The titles, in the order of the shelf.
pub static TITLES: &[&dyn AnyGame] = ALL.split_at(COUNT - 1).0;

/// The titles, and after them the toy.
pub static WITH_TOY: &[&dyn AnyGame] = &ALL;

/// The game with this id, the toy included; `terra_mystica` and `Terra-Mystica` are the same.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    WITH_TOY.iter().copied().find(|game| same(id, game.info().id))
}

/// The ids of the titles, for messages.
#[must_use]
pub fn names() -> Vec<&'static str> {
    TITLES.iter().map(|game| game.info().id).collect()
}

fn same(asked: &str, id: &str) -> bool {
    asked.replace('_', "-").eq_ignore_ascii_case(id)
}
