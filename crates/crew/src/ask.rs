//! Asking: a question goes into the queue, and whoever asked hears what becomes of it.

use crate::queue::Queue;
use crate::word::{ANSWERS, CALL, HERE, ID, LATER, NO, OTHERWISE, Word, YES};
use async_nats::jetstream;
use async_nats::{Client, HeaderMap, Message, Subject, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::AbortHandle;

/// A question of which nothing is heard for so long is taken back: longer than it takes to give it to another worker.
pub const SILENCE: Duration = Duration::from_secs(3);
/// A worker that was not heard of for so much longer than that is gone. They say every second that they are there.
const GONE: Duration = Duration::from_millis(500);
/// So many questions per thread of the workers may be under way; more would only wait there.
const AHEAD: usize = 2;
/// How long the queue may take at least to say that it has a question.
const ENTRY: Duration = SILENCE;

/// The workers, as those see them who ask.
#[derive(Clone)]
pub struct Crew {
    client: Client,
    queues: jetstream::Context,
    workers: Arc<Mutex<HashMap<String, (Instant, usize)>>>,
    asked: Arc<AtomicUsize>,
    silence: Duration,
    _hearing: Arc<Hearing>,
}

/// Ends the listening when nobody asks any more.
struct Hearing(AbortHandle);

impl Drop for Hearing {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// A question as it is put.
#[derive(Clone, Debug)]
pub struct Put {
    /// Which queue.
    pub queue: Queue,
    /// One with the same id is thought about once. Letters, digits, `-` and `:`.
    pub id: String,
    /// Whoever asks the same hears the same answers: the beginning of the place where they are waited for.
    pub place: String,
    /// Who takes the answer when nobody waits there any more; without it nobody thinks in vain.
    pub otherwise: Option<String>,
    /// The question.
    pub body: Bytes,
    /// How long silence is borne.
    pub silence: Duration,
}

/// What became of a question.
#[allow(clippy::large_enum_variant, reason = "there is one at a time, and not for long")]
pub enum Outcome {
    /// Somebody answered.
    Answered(Answer),
    /// Nobody did: think about it yourself. What is said about it later is refused as long as this is kept.
    TakenBack(TakenBack),
}

/// An answer, which stays in the queue's care until it is kept.
pub struct Answer {
    /// The answer.
    pub body: Bytes,
    reply: Option<Subject>,
    client: Client,
}

impl Answer {
    /// It is stored, or nobody needs it any more.
    pub async fn kept(self) {
        say(&self.client, self.reply, YES).await;
    }

    /// It could not be stored: another one must take it, or it comes again.
    pub async fn lost(self) {
        say(&self.client, self.reply, LATER).await;
    }
}

/// A question that nobody else need think about.
pub struct TakenBack(Option<AbortHandle>);

impl Drop for TakenBack {
    fn drop(&mut self) {
        if let Some(task) = &self.0 {
            task.abort();
        }
    }
}

/// A question under way.
struct UnderWay(Arc<AtomicUsize>);

impl UnderWay {
    fn new(asked: &Arc<AtomicUsize>) -> Self {
        asked.fetch_add(1, Ordering::Relaxed);
        UnderWay(Arc::clone(asked))
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Crew {
    /// Connects to a NATS server, and listens for workers there.
    ///
    /// # Errors
    /// When it cannot be reached.
    pub async fn at(url: &str) -> Result<Crew, crate::CrewError> {
        let client = async_nats::connect(url).await;
        let client = client.map_err(|error| crate::CrewError::Unreachable(error.to_string()))?;
        Crew::hear(client, SILENCE).await
    }

    /// Listens for workers, who may be silent for so long.
    ///
    /// # Errors
    /// When the connection is closed for good.
    pub async fn hear(client: Client, silence: Duration) -> Result<Crew, crate::CrewError> {
        let unreachable = |error: &dyn std::fmt::Display| crate::CrewError::Unreachable(error.to_string());
        let beats = client.subscribe(HERE).await.map_err(|error| unreachable(&error))?;
        client.publish(CALL, Bytes::new()).await.map_err(|error| unreachable(&error))?;
        let workers: Arc<Mutex<HashMap<String, (Instant, usize)>>> = Arc::default();
        let task = tokio::spawn(listen(beats, Arc::clone(&workers)));
        let hearing = Arc::new(Hearing(task.abort_handle()));
        let queues = jetstream::new(client.clone());
        Ok(Crew { client, queues, workers, asked: Arc::default(), silence, _hearing: hearing })
    }

    /// How many threads of workers are there.
    #[must_use]
    pub fn hands(&self) -> usize {
        let mut workers = self.workers.lock().unwrap_or_else(PoisonError::into_inner);
        workers.retain(|_, (heard, _)| heard.elapsed() < self.silence + GONE);
        workers.values().map(|(_, threads)| threads).sum()
    }

    /// Waits until a worker is heard of, but no longer than this; tells how many threads there are.
    pub async fn wait(&self, longest: Duration) -> usize {
        let begun = Instant::now();
        while self.hands() == 0 && begun.elapsed() < longest {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.hands()
    }

    /// How many questions of tables are under way.
    #[must_use]
    pub fn asked(&self) -> usize {
        self.asked.load(Ordering::Relaxed)
    }

    /// Is there somebody who could take one more question soon?
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.asked() < AHEAD * self.hands()
    }

    /// Asks, and waits for what becomes of it. Whoever stops waiting does not want it any more.
    pub async fn ask(&self, put: Put) -> Outcome {
        let _under_way = (put.queue == Queue::Questions).then(|| UnderWay::new(&self.asked));
        let place = format!("{}.{}", put.place, put.id.replace(':', "."));
        let Ok(mut answers) = self.client.subscribe(place.clone()).await else { return taken_back() };
        if self.enter(&put, place).await.is_err() {
            return taken_back();
        }
        loop {
            let Ok(Some(message)) = tokio::time::timeout(put.silence, answers.next()).await else { break };
            match Word::of(&message) {
                Some(Word::Taken | Word::Thinking) => say(&self.client, message.reply, YES).await,
                Some(Word::Answer) => {
                    let Message { payload: body, reply, .. } = message;
                    return Outcome::Answered(Answer { body, reply, client: self.client.clone() });
                }
                Some(Word::Declined) => {
                    say(&self.client, message.reply, YES).await;
                    return taken_back();
                }
                None => {}
            }
        }
        let task = tokio::spawn(refuse(self.client.clone(), answers));
        Outcome::TakenBack(TakenBack(Some(task.abort_handle())))
    }

    /// Puts a question into its queue.
    async fn enter(&self, put: &Put, place: String) -> Result<(), ()> {
        let mut headers = HeaderMap::new();
        headers.insert(ID, put.id.as_str());
        headers.insert(ANSWERS, place.as_str());
        if let Some(otherwise) = &put.otherwise {
            headers.insert(OTHERWISE, otherwise.as_str());
        }
        let subject = put.queue.subject();
        let entered = tokio::time::timeout(put.silence.max(ENTRY), async {
            self.queues.publish_with_headers(subject, headers, put.body.clone()).await?.await
        });
        match entered.await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => {
                tracing::warn!(%error, id = put.id, "the queue does not take a question");
                Err(())
            }
            Err(_) => {
                tracing::warn!(id = put.id, "the queue does not say whether it took a question");
                Err(())
            }
        }
    }

    /// Takes answers that whoever asked cannot take any more; one of all those who listen at this place gets each.
    ///
    /// # Errors
    /// When the connection is closed for good.
    pub async fn take_strays(&self, place: &str) -> Result<Strays, crate::CrewError> {
        let listened = self.client.queue_subscribe(place.to_owned(), "nodes".to_owned()).await;
        let listened = listened.map_err(|error| crate::CrewError::Unreachable(error.to_string()))?;
        crate::dealt_with(&self.client).await?;
        Ok(Strays { client: self.client.clone(), listened })
    }
}

/// Answers that lost their asker.
pub struct Strays {
    client: Client,
    listened: Subscriber,
}

impl Strays {
    /// The next one.
    pub async fn next(&mut self) -> Option<Answer> {
        let Message { payload: body, reply, .. } = self.listened.next().await?;
        Some(Answer { body, reply, client: self.client.clone() })
    }
}

fn taken_back() -> Outcome {
    Outcome::TakenBack(TakenBack(None))
}

/// Says that nobody wants it any more, to whoever comes too late.
async fn refuse(client: Client, mut answers: Subscriber) {
    while let Some(message) = answers.next().await {
        let refused = if Word::of(&message) == Some(Word::Answer) { YES } else { NO };
        say(&client, message.reply, refused).await;
    }
}

async fn say(client: &Client, reply: Option<Subject>, word: &'static [u8]) {
    if let Some(reply) = reply
        && let Err(error) = client.publish(reply, Bytes::from_static(word)).await
    {
        tracing::warn!(%error, "a worker could not be told");
    }
}

/// Notes who says to be there.
async fn listen(mut beats: Subscriber, workers: Arc<Mutex<HashMap<String, (Instant, usize)>>>) {
    while let Some(beat) = beats.next().await {
        let said = String::from_utf8_lossy(&beat.payload);
        let Some((name, threads)) = said.split_once(' ') else { continue };
        let Ok(threads) = threads.parse::<usize>() else { continue };
        let mut workers = workers.lock().unwrap_or_else(PoisonError::into_inner);
        if threads == 0 {
            workers.remove(name);
        } else {
            workers.insert(name.to_owned(), (Instant::now(), threads));
        }
    }
}
