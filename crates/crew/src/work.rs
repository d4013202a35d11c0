//! Working: questions are taken from a queue, thought about, and their answers brought to whoever can keep them.

use crate::queue::{ACK_WAIT, Queue};
use crate::word::{ANSWERS, CALL, HERE, NO, OTHERWISE, WORD, Word, YES};
use crate::{CrewError, fresh_name};
use async_nats::jetstream::AckKind;
use async_nats::jetstream::Message as Delivery;
use async_nats::jetstream::consumer::{Consumer, pull};
use async_nats::{Client, ConnectOptions, HeaderMap, Request, RequestErrorKind};
use bytes::Bytes;
use futures_util::StreamExt;
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::watch;

/// How often a worker says that it is there.
const BEAT: Duration = Duration::from_secs(1);
/// How often it says that it thinks, to the queue and to whoever asked.
const SIGN: Duration = ACK_WAIT.checked_div(4).expect("four is not zero");
/// How long whoever asked may take to say whether an answer is wanted.
const WANTED: Duration = Duration::from_millis(500);
/// How long it may take to keep an answer.
const KEEPING: Duration = Duration::from_secs(3);
/// A request to the queue for a question is made anew after so long.
const PULL: Duration = Duration::from_secs(20);
/// After a fault the worker waits so long.
const REST: Duration = Duration::from_millis(300);

/// Somebody who thinks for others.
#[derive(Clone)]
pub struct Worker {
    client: Client,
    name: String,
    threads: usize,
}

/// A question to think about.
#[derive(Clone, Debug)]
pub struct Task {
    /// The question.
    pub body: Bytes,
    /// Set when nobody wants the answer any more.
    pub unwanted: Arc<AtomicBool>,
}

/// What whoever asked says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Said {
    Yes,
    No,
    /// There is nobody.
    Nobody,
    /// There may be somebody, who says nothing or cannot do it now.
    Unclear,
}

impl Worker {
    /// Connects, with so many threads to offer. The queues are made where there are none.
    ///
    /// # Errors
    /// When the server cannot be reached or keeps no queues.
    pub async fn join(url: &str, threads: usize) -> Result<Worker, CrewError> {
        let unreachable = |error: &dyn std::fmt::Display| CrewError::Unreachable(error.to_string());
        let client = ConnectOptions::new()
            .name("ziggurat-worker")
            .reconnect_delay_callback(|_| REST)
            .connect(url)
            .await
            .map_err(|error| unreachable(&error))?;
        for queue in Queue::ALL {
            queue.open(&client).await?;
        }
        Ok(Worker { client, name: fresh_name(), threads: threads.max(1) })
    }

    /// Says that it is there, every second and when called, until `stop`; then that it goes.
    ///
    /// # Errors
    /// When the connection is closed for good.
    pub async fn be_there(&self, mut stop: watch::Receiver<bool>) -> Result<(), CrewError> {
        let unreachable = |error: &dyn std::fmt::Display| CrewError::Unreachable(error.to_string());
        let mut calls = self.client.subscribe(CALL).await.map_err(|error| unreachable(&error))?;
        let mut beat = tokio::time::interval(BEAT);
        loop {
            tokio::select! {
                _ = beat.tick() => {}
                Some(_) = calls.next() => {}
                _ = stop.wait_for(|stop| *stop) => break,
            }
            self.beat(self.threads).await;
        }
        self.beat(0).await;
        let _ = self.client.flush().await;
        Ok(())
    }

    async fn beat(&self, threads: usize) {
        let said = format!("{} {threads}", self.name);
        if let Err(error) = self.client.publish(HERE, said.into()).await {
            tracing::warn!(%error, "nobody can be told that this worker is there");
        }
    }

    /// Takes questions one after the other until `stop`, and finishes the one under way then. `think` answers with
    /// nothing when it cannot.
    pub async fn run<F, T>(&self, queue: Queue, think: T, mut stop: watch::Receiver<bool>)
    where
        T: Fn(Task) -> F,
        F: Future<Output = Option<Bytes>>,
    {
        let mut source = None;
        while !*stop.borrow() {
            let taken = tokio::select! {
                taken = self.take(queue, &mut source) => taken,
                _ = stop.wait_for(|stop| *stop) => break,
            };
            match taken {
                Ok(Some(delivery)) => self.answer(delivery, &think).await,
                Ok(None) => {}
                Err(error) => {
                    tracing::warn!(%error, "nothing can be taken from the queue");
                    source = None;
                    tokio::time::sleep(REST).await;
                }
            }
        }
    }

    /// The next question, if there is one within a while.
    async fn take(
        &self,
        queue: Queue,
        source: &mut Option<Consumer<pull::Config>>,
    ) -> Result<Option<Delivery>, CrewError> {
        let lost = |error: &dyn std::fmt::Display| CrewError::Unreachable(error.to_string());
        let consumer = match source {
            Some(consumer) => consumer,
            None => source.insert(queue.open(&self.client).await?),
        };
        // One at a time: whoever takes more than it can think about lets the rest wait.
        let batch = consumer.batch().max_messages(1).expires(PULL).messages().await;
        let mut batch = batch.map_err(|error| lost(&error))?;
        batch.next().await.transpose().map_err(|error| lost(&error))
    }

    async fn answer<F, T>(&self, delivery: Delivery, think: &T)
    where
        T: Fn(Task) -> F,
        F: Future<Output = Option<Bytes>>,
    {
        let header = |name: &str| {
            let value = delivery.headers.as_ref().and_then(|headers| headers.get(name));
            value.map(|value| value.as_str().to_owned())
        };
        let (answers, otherwise) = (header(ANSWERS).unwrap_or_default(), header(OTHERWISE));
        let wanted = match self.say(&answers, Word::Taken, Bytes::new(), WANTED).await {
            Said::No => false,
            // Whoever asked may be dead, but others can keep the answer.
            Said::Nobody => otherwise.is_some(),
            Said::Yes | Said::Unclear => true,
        };
        if !wanted {
            settle(&delivery, AckKind::Ack).await;
            return;
        }
        let unwanted = Arc::new(AtomicBool::new(false));
        let task = Task { body: delivery.payload.clone(), unwanted: Arc::clone(&unwanted) };
        let answer = tokio::select! {
            answer = think(task) => answer,
            () = self.give_signs(&delivery, &answers, otherwise.is_none(), &unwanted) => None,
        };
        let (word, body) = match answer {
            Some(body) => (Word::Answer, body),
            None => (Word::Declined, Bytes::new()),
        };
        let mut said = self.say(&answers, word, body.clone(), KEEPING).await;
        let must_be_kept = word == Word::Answer && otherwise.is_some();
        if matches!(said, Said::Nobody | Said::Unclear)
            && let Some(otherwise) = otherwise.filter(|_| word == Word::Answer)
        {
            said = self.say(&otherwise, word, body, KEEPING).await;
        }
        // What nobody can keep now may be kept when it comes again.
        let again = must_be_kept && matches!(said, Said::Nobody | Said::Unclear);
        let kind = if again { AckKind::Nak(Some(REST)) } else { AckKind::Ack };
        settle(&delivery, kind).await;
    }

    /// Says from time to time that the question is thought about; never ends.
    async fn give_signs(&self, delivery: &Delivery, answers: &str, alone: bool, unwanted: &AtomicBool) {
        loop {
            tokio::time::sleep(SIGN).await;
            settle(delivery, AckKind::Progress).await;
            let said = self.say(answers, Word::Thinking, Bytes::new(), WANTED).await;
            if said == Said::No || (alone && said == Said::Nobody) {
                unwanted.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Says something about a question, and hears what is said to that.
    async fn say(&self, to: &str, word: Word, body: Bytes, longest: Duration) -> Said {
        if to.is_empty() {
            return Said::Nobody;
        }
        let mut headers = HeaderMap::new();
        headers.insert(WORD, word.name());
        let request = Request::new().headers(headers).payload(body).timeout(Some(longest));
        match self.client.send_request(to.to_owned(), request).await {
            Ok(said) if said.payload == YES => Said::Yes,
            Ok(said) if said.payload == NO => Said::No,
            Ok(_) => Said::Unclear,
            Err(error) if error.kind() == RequestErrorKind::NoResponders => Said::Nobody,
            Err(_) => Said::Unclear,
        }
    }
}

/// Tells the queue what becomes of a question.
async fn settle(delivery: &Delivery, kind: AckKind) {
    if let Err(error) = delivery.ack_with(kind).await {
        tracing::warn!(%error, "the queue cannot be told what became of a question; it comes again");
    }
}
