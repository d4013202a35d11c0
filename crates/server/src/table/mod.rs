//! One table: what happened there, in order, and what follows from it.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`journal`] | the kinds of events, as they are stored for ever |
//! | [`ledger`] | the state of a table as a fold of its events |
//! | [`calls`] | since when each seat is waited for |
//! | [`clock`] | thinking time, charged from the stamps of the events |
//! | [`seating`] | coming, leaving, starting, giving up |
//! | [`habits`] | what a seat chose beforehand, and the answers that follow |
//! | [`order`] | names, who is kept out or silent, what is forgotten |
//! | [`playing`] | steps, undo, turn ends, what is due by the clock |
//! | [`show`] | the state for one viewer |
//! | [`standing`] | what a seat wants done when it is asked, and the steps that follow |
//! | [`story`] | the story for one viewer |
//! | [`matching`] | people who look for each other, and bots that fill the table |
//! | [`notice`] | an event for one viewer, with what changed before that viewer's eyes |
//! | [`patch`] | what changed between two views |
//! | [`snapshot`] | a short way to a late state, and the way back by the rules of now |
//! | [`kept`] | a table that cannot go on, kept as it was |

pub(crate) mod calls;
pub(crate) mod clock;
pub(crate) mod habits;
pub(crate) mod journal;
pub(crate) mod kept;
pub(crate) mod ledger;
pub(crate) mod matching;
pub(crate) mod notice;
pub(crate) mod order;
pub(crate) mod patch;
pub(crate) mod playing;
pub(crate) mod seating;
pub(crate) mod show;
pub(crate) mod snapshot;
pub(crate) mod standing;
pub(crate) mod story;
#[cfg(test)]
pub(crate) mod tests;

pub(crate) use journal::{Entry, OfContest, Opening};
pub(crate) use ledger::{Match, Person};
