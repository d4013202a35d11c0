//! The language every game of Ziggurat speaks. This crate knows no game.
//!
//! Rules are written once, as pure values: a [`Game`] is a complete position, plain data without a
//! heap or a generator. Everything else (the table, bots, records, analysis) reads it.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`seat`] | [`Seat`], [`SeatSet`], [`PerSeat`] |
//! | [`game`] | [`Game`], [`Awaiting`], [`Actor`], [`Viewer`], [`Invariants`] |
//! | [`hidden`] | [`Hidden`]: re-deal what an observer cannot know |
//! | [`refusal`] | [`Explain`]: why a step is not allowed, typed, with its rule |
//! | [`text`] | [`Text`]: a message key with typed arguments; [`Describe`] |
//! | [`notation`] | [`Notation`]: one step, one line of text |
//! | [`content`] | [`Content`]: printed facts as data, with [`Source`] and [`ContentError`] |
//! | [`record`] | [`Record`]: the replay file |
//! | [`table`] | [`Table`]: a live match that checks, deals, logs, undoes, redacts |
//! | [`sight`] | [`Sight`]: a position as one seat may know it, for bots |
//! | [`erased`] | [`AnyGame`], [`AnyTable`]: the same behind JSON, for server and command line |
//! | [`random`] | [`Random`], [`Dealer`]: seeded streams keyed by purpose |
//! | [`tensor`](mod@tensor) | [`Tensor`]: a position as numbers, a step as an index |
//! | [`bits`], [`bag`] | [`BitSet`], [`Bag`] |

pub mod bag;
pub mod bits;
pub mod content;
pub mod erased;
pub mod game;
pub mod hidden;
pub mod notation;
pub mod random;
pub mod record;
pub mod refusal;
pub mod seat;
pub mod sight;
pub mod table;
pub mod tensor;
pub mod text;

pub use bag::Bag;
pub use bits::BitSet;
pub use content::{Content, ContentError, ContentHash, Handle, Source};
pub use erased::{AnyGame, AnySight, AnyTable, ErasedGame};
pub use game::{Actor, Awaiting, Game, GameInfo, Invariants, OptionInfo, ScoreLine, Tally, Viewer};
pub use hidden::Hidden;
pub use notation::{Notation, NotationError};
pub use random::{DealKey, Dealer, QuickRandom, Random, Seed};
pub use record::{Record, RecordError};
pub use refusal::Explain;
pub use seat::{PerSeat, Seat, SeatSet};
pub use sight::Sight;
pub use table::{StepError, Table, UndoError};
pub use tensor::Tensor;
pub use text::{Arg, Describe, Target, Text};

/// Everything a table needs to know about a game. Implemented for every type that has the parts.
pub trait Playable: Game + Hidden + Notation + Describe + Invariants {}
impl<G: Game + Hidden + Notation + Describe + Invariants> Playable for G {}
