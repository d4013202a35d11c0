//! Questions that somebody elsewhere may think about: workers of a cluster, over a queue.
//!
//! A question holds what its seat may know and nothing else, and it is the same question whichever node asks it: its id
//! is the table, the number of the event it follows from, and the seat. Where there are no workers, or they do not
//! answer in time, this node thinks.

use super::Hall;
use crate::chooser::{Player, Question};
use crate::ids::UserId;
use crate::shelf::Edition;
use crate::table::Match;
use crate::workers::Thought;
use game_core::Seat;
use tokio::sync::oneshot;

/// What a question is about.
#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "only others need to be told"))]
pub(super) struct About {
    pub id: String,
    pub edition: Edition,
    pub table: crate::ids::TableId,
    pub seat: Seat,
    pub rev: u64,
    pub level: String,
    /// Can any node make use of the answer?
    pub shared: bool,
    /// Must it be thought about here? Others would deal the unknown in their own way.
    pub here: bool,
}

impl About {
    /// A step of a bot, asked for again after so many failures.
    pub fn step(table: &Match, seat: Seat, rev: u64, level: &str, failures: u32) -> About {
        let again = if failures == 0 { String::new() } else { format!(":{failures}") };
        About::of(table, seat, rev, level, &again, true)
    }

    /// So many hints for a person.
    pub fn hints(table: &Match, seat: Seat, rev: u64, level: &str, most: usize) -> About {
        About::of(table, seat, rev, level, &format!(":hint-{level}-{}", most.min(999)), false)
    }

    fn of(table: &Match, seat: Seat, rev: u64, level: &str, purpose: &str, shared: bool) -> About {
        let id = &table.ledger.id;
        About {
            id: format!("{id}:{rev}:{}{purpose}", seat.index()),
            edition: table.edition.clone(),
            table: id.clone(),
            seat,
            rev,
            level: level.to_owned(),
            shared,
            here: table.ledger.opening.challenge.is_some(),
        }
    }
}

/// An answer that somebody elsewhere brought, and who waits to hear that it is kept.
#[derive(Default)]
pub(super) struct Brought {
    #[cfg(feature = "cluster")]
    answer: Option<crew::Answer>,
}

impl Brought {
    /// Tells whoever brought it when it is stored or of no use any more.
    #[cfg_attr(not(feature = "cluster"), allow(clippy::unused_async, reason = "there is nobody to tell"))]
    pub async fn settle(self, settled: oneshot::Receiver<()>) {
        #[cfg(feature = "cluster")]
        if let Some(answer) = self.answer {
            match settled.await {
                Ok(()) => answer.kept().await,
                Err(_) => answer.lost().await,
            }
        }
        #[cfg(not(feature = "cluster"))]
        drop(settled);
    }
}

impl Hall {
    /// Lets somebody think about a question: workers, where there are some who answer, or a thread of this node.
    pub(super) async fn think(
        &self,
        about: About,
        person: UserId,
        player: Box<dyn Player>,
        question: Question,
    ) -> (Thought, Brought) {
        #[cfg(feature = "cluster")]
        let _taken_back = match self.put(&about, &question) {
            Some(put) => match self.ask_crew(put, &question.cancel.clone()).await {
                crewed::Reply::Told(advice, answer) => {
                    return (Thought::Given(player, Some(advice)), Brought { answer: Some(answer) });
                }
                crewed::Reply::Passed => return (Thought::Given(player, None), Brought::default()),
                crewed::Reply::Here(taken_back) => taken_back,
            },
            None => None,
        };
        #[cfg(not(feature = "cluster"))]
        drop(about);
        (self.workers.ask(person, player, question).await, Brought::default())
    }
}

#[cfg(not(feature = "cluster"))]
impl Hall {
    /// How many threads of workers are heard of.
    #[allow(clippy::unused_self, reason = "there is nobody elsewhere")]
    pub(super) fn hands_afar(&self) -> usize {
        0
    }
}

#[cfg(feature = "cluster")]
mod crewed {
    use super::super::desk::Message;
    use super::{About, Brought, Hall};
    use crate::bus::Bus;
    use crate::chooser::{Advice, Cancel, Question};
    use crate::metrics::Crewed;
    use crate::work::{Asked, Told};
    use crate::workers::Thought;
    use crew::{Crew, Outcome, Put, Queue, TakenBack};
    use std::sync::Arc;
    use std::time::{Duration, Instant};
    use tokio::sync::oneshot;

    /// What came of asking elsewhere.
    #[allow(clippy::large_enum_variant, reason = "there is one at a time, and not for long")]
    pub(super) enum Reply {
        /// An answer.
        Told(Advice, crew::Answer),
        /// Nobody needs one any more.
        Passed,
        /// Nobody there answers.
        Here(Option<TakenBack>),
    }

    /// A piece of a review of which nothing is heard for so long is done here: it may wait until bots were thought for.
    const REVIEW_SILENCE: Duration = Duration::from_secs(10);

    impl Hall {
        /// How many threads of workers are heard of.
        pub fn hands_afar(&self) -> usize {
            self.crew.get().map_or(0, Crew::hands)
        }

        /// Lets a worker do a piece of a review. What nobody does is refused to workers as long as the error is kept.
        pub async fn ask_reviewers(&self, id: String, task: Vec<u8>) -> Result<Vec<u8>, Option<TakenBack>> {
            let (Bus::Nats(nats), Some(crew)) = (&self.bus, self.crew.get()) else { return Err(None) };
            let put = Put {
                queue: Queue::Reviews,
                id,
                place: format!("ziggurat-crew.review.{}", nats.house()),
                otherwise: None,
                body: task.into(),
                silence: REVIEW_SILENCE.max(self.settings.silence),
            };
            match crew.ask(put).await {
                Outcome::Answered(answer) => {
                    let found = answer.body.to_vec();
                    answer.kept().await;
                    self.metrics.crew_pieces.inc();
                    Ok(found)
                }
                Outcome::TakenBack(taken_back) => Err(Some(taken_back)),
            }
        }

        /// Hears of workers, and takes answers whose asker is gone.
        pub async fn hear_workers(self: &Arc<Self>) -> Result<(), crew::CrewError> {
            let Bus::Nats(nats) = &self.bus else { return Ok(()) };
            let crew = Crew::hear(nats.client(), self.settings.silence).await?;
            let mut strays = crew.take_strays(&strays_of(nats.house())).await?;
            let _ = self.crew.set(crew);
            let (hall, mut closing) = (Arc::downgrade(self), self.closing.subscribe());
            tokio::spawn(async move {
                loop {
                    let answer = tokio::select! {
                        answer = strays.next() => answer,
                        _ = closing.wait_for(|closing| *closing) => return,
                    };
                    let (Some(answer), Some(hall)) = (answer, hall.upgrade()) else { return };
                    hall.bring(answer);
                }
            });
            Ok(())
        }

        /// Takes an answer to a question that a node asked which is gone.
        fn bring(self: &Arc<Self>, answer: crew::Answer) {
            let Ok(Told { table, seat, rev, advice }) = serde_json::from_slice(&answer.body) else {
                tracing::warn!("an answer that cannot be understood");
                return;
            };
            let (done, settled) = oneshot::channel();
            let thought = Thought::Brought(advice);
            self.metrics.crewed(Crewed::Stray);
            self.post(&table, Message::Thought { seat, rev, thought, done: Some(done) });
            tokio::spawn(Brought { answer: Some(answer) }.settle(settled));
        }

        /// The question as it is put to workers, if there is somebody who may answer it.
        pub(super) fn put(&self, about: &About, question: &Question) -> Option<Put> {
            let Bus::Nats(nats) = &self.bus else { return None };
            self.crew.get().filter(|crew| crew.is_free() && !about.here)?;
            let asked = Asked {
                game: about.edition.game.info().id.to_owned(),
                rules: about.edition.game.rules_version(),
                pack: about.edition.pack().cloned(),
                sight: question.sight.write(),
                table: about.table.clone(),
                seat: about.seat,
                rev: about.rev,
                level: about.level.clone(),
                budget: question.budget,
                hints: question.hints,
            };
            Some(Put {
                queue: Queue::Questions,
                id: about.id.clone(),
                place: format!("ziggurat-crew.answer.{}", nats.house()),
                otherwise: about.shared.then(|| strays_of(nats.house())),
                body: serde_json::to_vec(&asked).ok()?.into(),
                silence: self.settings.silence,
            })
        }

        /// Puts a question into the queue, and waits for what becomes of it.
        pub(super) async fn ask_crew(&self, put: Put, cancel: &Cancel) -> Reply {
            let Some(crew) = self.crew.get() else { return Reply::Here(None) };
            let (begun, mut closing) = (Instant::now(), self.closing.subscribe());
            let outcome = tokio::select! {
                outcome = crew.ask(put) => outcome,
                () = cancel.cancelled() => {
                    self.metrics.crewed(Crewed::Passed);
                    return Reply::Passed;
                }
                // Other nodes take the answer.
                _ = closing.wait_for(|closing| *closing) => return Reply::Passed,
            };
            match outcome {
                Outcome::Answered(answer) => match serde_json::from_slice::<Told>(&answer.body) {
                    Ok(told) => {
                        self.metrics.crewed(Crewed::Answered);
                        self.metrics.crew_seconds.observe(begun.elapsed().as_secs_f64());
                        Reply::Told(told.advice, answer)
                    }
                    Err(error) => {
                        tracing::warn!(%error, "a worker said something that cannot be understood");
                        Reply::Here(None)
                    }
                },
                Outcome::TakenBack(taken_back) => {
                    self.metrics.crewed(Crewed::TakenBack);
                    Reply::Here(Some(taken_back))
                }
            }
        }
    }

    /// Where a house takes answers that nobody else can take.
    fn strays_of(house: &str) -> String {
        format!("ziggurat-crew.stray.{house}")
    }
}
