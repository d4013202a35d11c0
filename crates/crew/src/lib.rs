//! Work for other machines, over NATS.
//!
//! Whoever has a question puts it into a work queue of JetStream and listens for what becomes of it; whoever has a
//! processor to spare takes it, thinks, and brings the answer. This crate knows neither games nor tables: questions
//! and answers are bytes.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`queue`] | the queues: what somebody waits for at a table, reviews, and games that nobody watches |
//! | [`ask`] | [`Crew`]: puts questions, and takes back what nobody answers |
//! | [`work`] | [`Worker`]: takes questions, and brings answers |
//! | `word` | what the two say to each other |
//!
//! What holds: a question has an id, and one asked twice is thought about once. It leaves the queue when its answer
//! was kept, or nobody wants it any more; while its worker is silent it goes to another one. Whoever asked takes it
//! back when nothing is heard of it for as long as it bears ([`ask::SILENCE`] at a table), so nothing here can hold up a
//! table for longer than that.

pub mod ask;
pub mod queue;
mod word;
pub mod work;

pub use ask::{Answer, Crew, Outcome, Put, TakenBack};
pub use queue::Queue;
pub use work::{Task, Worker};

/// Why the queue cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CrewError {
    /// The address, or what answers there.
    #[error("the NATS server cannot be reached: {0}")]
    Unreachable(String),
    /// No JetStream.
    #[error("the NATS server keeps no queues ({0}); start it with JetStream: nats-server -js")]
    NoQueues(String),
}

/// Waits until the server has dealt with everything that was said before on this connection: what is only written may
/// still lie there, and the server answers one thing after the other.
///
/// # Errors
/// When it does not answer.
pub async fn dealt_with(client: &async_nats::Client) -> Result<(), CrewError> {
    match client.request("ziggurat-crew.nobody", bytes::Bytes::new()).await {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == async_nats::RequestErrorKind::NoResponders => Ok(()),
        Err(error) => Err(CrewError::Unreachable(error.to_string())),
    }
}

/// A name that nobody else has.
#[must_use]
pub fn fresh_name() -> String {
    let mut bytes = [0; 8];
    // Without chance from the system two names are alike at worst, and two workers count as one.
    let _ = getrandom::fill(&mut bytes);
    hex::encode(bytes)
}
