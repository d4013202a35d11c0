//! Inputs nobody would think of, against every door where text comes in. A target takes bytes and must come back
//! without a panic, whatever they are; where something is taken, what was taken must be right.
//!
//! | Target | Door |
//! | --- | --- |
//! | [`steps`] | steps at a table, in notation |
//! | [`records`] | record files |
//! | [`ledgers`] | ledgers of terra.snellman.net |
//! | [`packs`] | content packs |
//!
//! The checks run each for a few hundred inputs; `cargo xtask fuzz TARGET SECONDS` goes on for longer. The bytes are
//! choices, not text: they pick lines and words of real files and change them, so that most inputs get beyond the
//! first check of a reader.

pub mod choices;
pub mod ledgers;
pub mod packs;
pub mod records;
pub mod steps;

/// The games.
pub static GAMES: &[&dyn game_core::AnyGame] = games::WITH_TOY;
