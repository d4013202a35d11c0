//! The queues. They are kept in memory: whoever asked has the truth, and asks again or thinks when a queue is lost.

use crate::CrewError;
use async_nats::Client;
use async_nats::jetstream::consumer::{Consumer, pull};
use async_nats::jetstream::{self, stream};
use std::time::Duration;

/// A question whose worker says nothing for so long goes to another one.
pub(crate) const ACK_WAIT: Duration = Duration::from_secs(2);
/// So often a question is given to workers: one that kills them must not kill all.
const DELIVERIES: i64 = 4;
/// The name under which all workers take from a queue.
const TAKERS: &str = "crew";

/// What is worked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Queue {
    /// Questions of tables: somebody waits.
    Questions,
    /// Pieces of reviews: somebody waits, but not at a table.
    Reviews,
    /// Games for figures: they have time.
    Games,
}

impl Queue {
    /// All of them.
    pub const ALL: [Queue; 3] = [Queue::Questions, Queue::Reviews, Queue::Games];

    pub(crate) const fn subject(self) -> &'static str {
        match self {
            Queue::Questions => "ziggurat-crew.ask.question",
            Queue::Reviews => "ziggurat-crew.ask.review",
            Queue::Games => "ziggurat-crew.ask.game",
        }
    }

    const fn stream(self) -> &'static str {
        match self {
            Queue::Questions => "ZIGGURAT_QUESTIONS",
            Queue::Reviews => "ZIGGURAT_REVIEWS",
            Queue::Games => "ZIGGURAT_GAMES",
        }
    }

    /// Nobody waits for an answer any more after so long.
    const fn age(self) -> Duration {
        match self {
            Queue::Questions => Duration::from_secs(60),
            Queue::Reviews | Queue::Games => Duration::from_secs(3_600),
        }
    }

    /// Finds the queue or makes it, and tells how to take from it.
    pub(crate) async fn open(self, client: &Client) -> Result<Consumer<pull::Config>, CrewError> {
        let no = |error: &dyn std::fmt::Display| CrewError::NoQueues(error.to_string());
        let stream = jetstream::new(client.clone())
            .get_or_create_stream(stream::Config {
                name: self.stream().to_owned(),
                subjects: vec![self.subject().to_owned()],
                retention: stream::RetentionPolicy::WorkQueue,
                storage: stream::StorageType::Memory,
                discard: stream::DiscardPolicy::Old,
                max_bytes: 256 << 20,
                max_age: self.age(),
                duplicate_window: Duration::from_secs(60),
                ..stream::Config::default()
            })
            .await
            .map_err(|error| no(&error))?;
        stream
            .get_or_create_consumer(
                TAKERS,
                pull::Config {
                    durable_name: Some(TAKERS.to_owned()),
                    ack_wait: ACK_WAIT,
                    max_deliver: DELIVERIES,
                    max_ack_pending: 100_000,
                    ..pull::Config::default()
                },
            )
            .await
            .map_err(|error| no(&error))
    }
}
