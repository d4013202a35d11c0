//! The games that can be read as arrays, by name.

use crate::encoding::Encoding;
use crate::position::AnyPosition;
use crate::table::{AnyMatch, Indexed};
use crate::vector::{AnyVector, Vector, VectorError, VectorOrder};
use bots::Evaluate;
use game_core::erased::StartError;
use game_core::{Content, Game, Record, RecordError, Seed, Table, Tensor};
use serde_json::Value;
use std::sync::Arc;

/// A game with everything that arrays, bots and tables need.
pub trait Encoded: Tensor + Evaluate {}
impl<G: Tensor + Evaluate> Encoded for G {}

/// Something to do with a game once its type is known.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it with the game `G`.
    fn with<G: Encoded>(self) -> Self::Out;
}

macro_rules! list {
    ($($name:ident: $game:ty,)+) => {
        /// The games that can be read as arrays.
        #[must_use]
        pub fn games() -> Vec<&'static str> {
            vec![$(<$game as Game>::ID),+]
        }

        /// Does something with the game of this name; `None` when there is none.
        pub fn visit<V: Visit>(game: &str, visitor: V) -> Option<V::Out> {
            match game {
                $(<$game as Game>::ID => Some(visitor.with::<$game>()),)+
                _ => None,
            }
        }
    };
}
::games::each_title!(list);

/// How positions of one game, content and number of players become arrays, without the type of the game.
pub trait AnyEncoding: Send + Sync {
    /// The game.
    fn game(&self) -> &'static str;
    /// Grows whenever an entry or an index means something else.
    fn version(&self) -> u32;
    /// The hash of the content.
    fn content(&self) -> String;
    /// How many seats.
    fn players(&self) -> u8;
    /// The name of every number of an observation.
    fn observation_names(&self) -> &[String];
    /// The name of every step.
    fn step_names(&self) -> Vec<String>;
    /// How many indices steps have.
    fn step_size(&self) -> usize;
    /// A new table, its deals made by a seed.
    ///
    /// # Errors
    /// When the set-up cannot be played or is for another number of players.
    fn start(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, StartError>;
    /// A position before the first deal.
    ///
    /// # Errors
    /// As [`AnyEncoding::start`].
    fn first(&self, setup: &Value) -> Result<Box<dyn AnyPosition>, StartError>;
    /// A recorded table.
    ///
    /// # Errors
    /// What is wrong with the record.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError>;
    /// Many games at once.
    ///
    /// # Errors
    /// When the order cannot be met.
    fn vector(&self, order: &VectorOrder) -> Result<Box<dyn AnyVector>, VectorError>;
}

/// [`Encoding`] without its type.
struct Erased<G: Encoded>(Arc<Encoding<G>>);

impl<G: Encoded> Erased<G> {
    fn setup(&self, setup: &Value) -> Result<G::Setup, StartError> {
        let setup: G::Setup =
            serde_json::from_value(setup.clone()).map_err(|error| StartError::Setup(error.to_string()))?;
        let position =
            G::new(G::Content::standard(), &setup).map_err(|error| StartError::Setup(error.to_string()))?;
        if self.0.fits(&position) {
            return Ok(setup);
        }
        let (found, expected) = (position.players(), self.0.players());
        Err(StartError::Setup(format!("the set-up is for {found} players, the encoding for {expected}")))
    }
}

impl<G: Encoded> AnyEncoding for Erased<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn version(&self) -> u32 {
        self.0.version()
    }

    fn content(&self) -> String {
        self.0.content().to_string()
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn observation_names(&self) -> &[String] {
        self.0.observation_names()
    }

    fn step_names(&self) -> Vec<String> {
        self.0.step_names()
    }

    fn step_size(&self) -> usize {
        self.0.step_size()
    }

    fn start(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, StartError> {
        let setup = self.setup(setup)?;
        let table = Table::<G>::new(G::Content::standard(), setup, seed)
            .map_err(|error| StartError::Setup(error.to_string()))?;
        Ok(Box::new(Indexed::new(table, Arc::clone(&self.0))))
    }

    fn first(&self, setup: &Value) -> Result<Box<dyn AnyPosition>, StartError> {
        let setup = self.setup(setup)?;
        let position =
            G::new(G::Content::standard(), &setup).map_err(|error| StartError::Setup(error.to_string()))?;
        Ok(crate::position::erase(position, Arc::clone(&self.0)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        let table = Table::<G>::replay(G::Content::known(record.content), record)?;
        let fits = self.0.fits(table.position());
        let encoding = if fits { Arc::clone(&self.0) } else { Arc::new(Encoding::of(table.position())) };
        Ok(Box::new(Indexed::new(table, encoding)))
    }

    fn vector(&self, order: &VectorOrder) -> Result<Box<dyn AnyVector>, VectorError> {
        let setup = self.setup(&order.setup)?;
        Ok(Box::new(Vector::<G>::new(Arc::clone(&self.0), setup, order)?))
    }
}

struct Encode {
    players: u8,
}

impl Visit for Encode {
    type Out = Result<Box<dyn AnyEncoding>, StartError>;
    fn with<G: Encoded>(self) -> Self::Out {
        let position = G::new(G::Content::standard(), &G::default_setup(self.players))
            .map_err(|error| StartError::Setup(error.to_string()))?;
        Ok(Box::new(Erased(Arc::new(Encoding::of(&position)))))
    }
}

/// The encoding of a game with its standard content for a number of players; `None` when there is no such game.
///
/// # Errors
/// When the game is not for so many players.
pub fn encoding(game: &str, players: u8) -> Option<Result<Box<dyn AnyEncoding>, StartError>> {
    visit(game, Encode { players })
}
