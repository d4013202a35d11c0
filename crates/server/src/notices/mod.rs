//! Who is away is told that it is their turn: by push message, by mail, by webhook.
//!
//! What is to be told follows from the events of a table ([`Match::called`](crate::table::Match::called)) and is put
//! into a queue in the store, once per person, way, table and turn. What was stored as an event and did not reach the
//! queue, because the server died or the store failed, is found when the herald looks back: at the start, every minute, and
//! after a failure. Until when the queue is complete is kept with the pulse of the server, and moves on only after such a
//! look, so a server that dies before it has looked back leaves that to the next one. The [`herald`] takes what is due, looks at the table
//! once more, and sends; of several servers on one database one gets each. A message that may have been sent when the
//! server died is sent again under the same id, so that whoever gets it can tell.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`outbox`] | what is to be told, into the queue |
//! | [`herald`] | out of the queue, at the right time |
//! | [`standing`] | is it still true, and what is there to say? Nothing that a spectator may not know |
//! | [`quiet`] | quiet hours, wherever the clock stands |
//! | [`words`], [`speech`] | the messages in the languages of people; what games say in them |
//! | [`feed`] | what somebody's private links tell, as [`atom`] and as [`calendar`] |
//! | [`address`] | where to, and what may be an address |
//! | [`links`] | signed links that work without a session |
//! | [`carrier`] | sends a message by a way: [`push`], [`mail`], [`hook`], over [`wire`] |

pub(crate) mod address;
pub(crate) mod atom;
pub(crate) mod calendar;
pub(crate) mod carrier;
pub(crate) mod feed;
pub(crate) mod herald;
mod hook;
pub(crate) mod links;
mod mail;
pub(crate) mod outbox;
mod push;
mod quiet;
mod speech;
mod standing;
#[cfg(test)]
mod tests;
mod wire;
mod words;

pub(crate) use herald::Herald;
pub(crate) use outbox::Outbox;
pub(crate) use quiet::check as check_quiet;
