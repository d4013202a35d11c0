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
//! | [`refusal`] | [`Explain`]: why a step is not allowed, typed, with its rule; [`refusals!`](crate::refusals!) |
//! | [`text`] | [`Text`]: a message key with typed arguments; [`Describe`] |
//! | [`word`] | [`Word`]: keys of messages and other words, as they travel |
//! | [`notation`] | [`Notation`]: one step, one line of text; [`steps!`](crate::steps!) |
//! | [`content`] | [`Content`]: printed facts as data, with [`Source`] and [`ContentError`] |
//! | [`record`] | [`Record`]: the replay file |
//! | [`review`] | [`review::Review`]: a finished game gone over |
//! | [`deeds`] | [`Tell`], [`deeds::Deed`]: steps gathered into what people would tell |
//! | [`page`] | [`InWords`]: a position as headings, sentences and tables |
//! | [`table`] | [`Table`]: a live match that checks, deals, logs, undoes, redacts |
//! | [`sight`] | [`Sight`]: a position as one seat may know it, for bots |
//! | [`erased`] | [`AnyGame`], [`AnyTable`]: the same behind JSON, for server and command line |
//! | [`lines`] | [`lines::OptionLine`], [`lines::Wish`], [`lines::Refused`]: answers as they are told |
//! | [`random`] | [`Random`], [`Dealer`]: seeded streams keyed by purpose |
//! | [`tensor`](mod@tensor) | [`Tensor`]: a position as numbers, a step as an index |
//! | [`bits`], [`bag`], [`stack`], [`row`] | [`BitSet`], [`Bag`], [`Stack`], and rows as lists |
//! | [`vocabulary`](mod@vocabulary) | [`vocabulary!`](crate::vocabulary!), [`numbered!`](crate::numbered!): names and numbers as types |
//! | [`habits`] | [`Habit`]: questions that are answered without asking |
//! | [`options`] | where options go while they are listed |
//! | [`walk`] | [`Walk`]: random games |

pub mod bag;
pub mod bits;
pub mod content;
pub mod deeds;
pub mod erased;
mod foresight;
pub mod game;
pub mod habits;
pub mod hidden;
pub mod lines;
pub mod notation;
pub mod options;
pub mod page;
pub mod random;
pub mod record;
pub mod refusal;
pub mod review;
pub mod row;
pub mod seat;
pub mod sight;
pub mod stack;
pub mod table;
pub mod tensor;
pub mod text;
pub mod vocabulary;
pub mod walk;
pub mod word;

pub use bag::Bag;
pub use bits::BitSet;
pub use content::{Content, ContentError, ContentHash, Handle, Source};
pub use deeds::{Role, Tell};
pub use erased::{AnyGame, AnySight, AnyTable, ErasedGame};
pub use game::{Actor, Awaiting, Game, GameInfo, Invariants, OptionInfo, ScoreLine, Tally, Viewer};
pub use habits::{Chosen, Habit, HabitChoice};
pub use hidden::Hidden;
pub use notation::{Notation, NotationError};
pub use page::InWords;
pub use random::{DealKey, Dealer, QuickRandom, Random, Seed};
pub use record::{Record, RecordError};
pub use refusal::Explain;
pub use seat::{PerSeat, Seat, SeatSet};
pub use sight::Sight;
pub use stack::Stack;
pub use table::{StepError, Table, UndoError};
pub use tensor::Tensor;
pub use text::{Arg, Describe, Target, Text};
pub use walk::Walk;
pub use word::Word;

use serde::{Serialize, de::DeserializeOwned};

/// Everything a table needs to know about a game. Implemented for every type that has the parts. Positions can be written
/// and read for the sake of [`Sight`], which alone does it.
pub trait Playable:
    Game + Hidden + Notation + Describe + Tell + InWords + Invariants + Serialize + DeserializeOwned
{
}
impl<G> Playable for G where
    G: Game + Hidden + Notation + Describe + Tell + InWords + Invariants + Serialize + DeserializeOwned
{
}
