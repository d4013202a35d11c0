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

use game_core::{AnyGame, ErasedGame};

/// The games, with their standard contents.
pub static GAMES: [(&dyn AnyGame, &str); 4] = [
    (
        &ErasedGame::<terra_mystica::Position>::new(),
        include_str!("../../terra-mystica/content/terra-mystica.toml"),
    ),
    (&ErasedGame::<altay::Position>::new(), include_str!("../../altay/content/altay.toml")),
    (&ErasedGame::<anunnaki::Position>::new(), include_str!("../../anunnaki/content/anunnaki.toml")),
    (
        &ErasedGame::<monumental_duel::Position>::new(),
        include_str!("../../monumental-duel/content/monumental.toml"),
    ),
];
