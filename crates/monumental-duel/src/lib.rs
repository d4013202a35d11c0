//! Monumental Duel: Trade. Two civilizations, each with a 3×3 city of cards; 6 to 10 rounds.
//!
//! Covers the whole box: the Japanese, the Malians and the Aztecs in every pairing, the Trade module of the
//! scouts, and a language in which every card is a row of data ([`content::language`]). Nothing is hidden from
//! either player: decks nobody has looked into are bags, and every draw is a step.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`ids`] | closed vocabularies and the numbers of cards |
//! | [`content`] | the printed facts and the effect language |
//! | [`setup`] | [`Setup`] to the first position |
//! | [`state`] | [`Position`] and its parts |
//! | [`prompt`] | the stack of running effects and open questions |
//! | [`action`] | [`Action`]: every answer and every deal |
//! | [`refusal`] | [`Refusal`]: why not |
//! | [`legal`] | what may be answered |
//! | [`apply`] | what an answer does |
//! | [`flow`] | rounds, phases, what is asked next |
//! | [`game`] | the rules behind the common interface |
//! | [`scout`] | scout modules; Trade |
//! | [`scoring`] | points, domination, tie-breaks |
//! | [`puzzle`] | positions set up by hand |
//! | [`view`], [`hidden`], [`notation`], [`describe`], [`draw`], [`english`] | for readers |
//! | `tensor` | the position as numbers, every step with an index |
//! | [`invariants`] | what never changes |

pub mod action;
pub mod apply;
pub mod content;
pub mod describe;
pub mod draw;
pub mod english;
pub mod flow;
pub mod game;
pub mod hidden;
pub mod ids;
pub mod invariants;
pub mod legal;
pub mod notation;
pub mod prompt;
pub mod puzzle;
pub mod refusal;
pub mod scoring;
pub mod scout;
pub mod setup;
pub mod state;
mod tell;
mod tensor;
pub mod view;
mod wishes;
mod words;

pub use action::Action;
pub use content::Content;
pub use prompt::PromptKind;
pub use puzzle::Puzzle;
pub use refusal::Refusal;
pub use setup::{Setup, SetupError};
pub use state::Position;
