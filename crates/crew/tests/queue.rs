//! The queue with a real NATS server: what is asked is answered once, whoever dies on the way.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

#[path = "../../server/tests/cluster/nats.rs"]
mod nats;

use bytes::Bytes;
use crew::{Crew, Outcome, Put, Queue, Task, Worker};
use futures_util::StreamExt;
use nats::Nats;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::{mpsc, watch};

/// Longer than anything here takes.
const LONG: Duration = Duration::from_secs(60);

fn question(id: &str, otherwise: Option<&str>) -> Put {
    Put {
        queue: Queue::Questions,
        id: id.to_owned(),
        place: "test.answer".to_owned(),
        otherwise: otherwise.map(str::to_owned),
        body: Bytes::from(id.to_owned()),
        silence: LONG,
    }
}

/// A worker that tells what it thinks about and answers when it is let, on a runtime of its own that can be killed.
struct Hand {
    runtime: Option<Runtime>,
    stop: watch::Sender<bool>,
    thinks: mpsc::UnboundedReceiver<String>,
    may: watch::Sender<bool>,
    thoughts: Arc<AtomicUsize>,
}

impl Hand {
    async fn join(url: &str) -> Hand {
        let (url, thoughts) = (url.to_owned(), Arc::new(AtomicUsize::new(0)));
        let (stop, stopped) = watch::channel(false);
        let (told, thinks) = mpsc::unbounded_channel();
        let (may, allowed) = watch::channel(false);
        let counted = Arc::clone(&thoughts);
        let runtime = Runtime::new().unwrap();
        let joined = runtime.spawn(async move {
            let worker = Worker::join(&url, 1).await.unwrap();
            let there = worker.clone();
            tokio::spawn(async move { there.be_there(stopped.clone()).await });
            let think = move |task: Task| {
                let (told, mut allowed, counted) = (told.clone(), allowed.clone(), Arc::clone(&counted));
                async move {
                    let asked = String::from_utf8(task.body.to_vec()).unwrap();
                    counted.fetch_add(1, Ordering::Relaxed);
                    let _ = told.send(asked.clone());
                    allowed.wait_for(|allowed| *allowed).await.ok()?;
                    Some(Bytes::from(format!("{asked}!")))
                }
            };
            tokio::spawn(async move {
                let (_running, stopped) = watch::channel(false);
                worker.run(Queue::Questions, think, stopped).await;
            });
        });
        joined.await.unwrap();
        Hand { runtime: Some(runtime), stop, thinks, may, thoughts }
    }

    async fn thinks(&mut self) -> String {
        tokio::time::timeout(LONG, self.thinks.recv()).await.expect("a question comes").unwrap()
    }

    /// Gone at once, in the middle of whatever it does.
    fn kill(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Drop for Hand {
    fn drop(&mut self) {
        self.stop.send_replace(true);
        self.kill();
    }
}

async fn crew(nats: &Nats) -> Crew {
    let crew = Crew::at(&nats.url()).await.unwrap();
    assert!(crew.wait(LONG).await > 0, "a worker is heard of");
    crew
}

async fn answered(crew: &Crew, put: Put) -> String {
    match tokio::time::timeout(LONG, crew.ask(put)).await.expect("an answer comes") {
        Outcome::Answered(answer) => {
            let said = String::from_utf8(answer.body.to_vec()).unwrap();
            answer.kept().await;
            said
        }
        Outcome::TakenBack(_) => "taken back".to_owned(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_two_ask_is_thought_about_once() {
    let Some(nats) = Nats::start().await else { return };
    let mut hand = Hand::join(&nats.url()).await;
    let (one, other) = (crew(&nats).await, crew(&nats).await);
    let observer = async_nats::connect(nats.url()).await.unwrap();
    let mut asked = observer.subscribe("ziggurat-crew.ask.>").await.unwrap();
    // What is written is not yet known there: only its own word coming back says that it hears.
    observer.publish("ziggurat-crew.ask.heard", Bytes::new()).await.unwrap();
    tokio::time::timeout(LONG, asked.next()).await.expect("it hears").unwrap();
    let first = tokio::spawn(async move { answered(&one, question("a:7:0", None)).await });
    let second = tokio::spawn(async move { answered(&other, question("a:7:0", None)).await });
    for _ in 0..2 {
        tokio::time::timeout(LONG, asked.next()).await.expect("both ask").unwrap();
    }
    assert_eq!(hand.thinks().await, "a:7:0");
    hand.may.send_replace(true);
    assert_eq!(first.await.unwrap(), "a:7:0!");
    assert_eq!(second.await.unwrap(), "a:7:0!");
    assert_eq!(hand.thoughts.load(Ordering::Relaxed), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_that_is_killed_loses_no_question() {
    let Some(nats) = Nats::start().await else { return };
    let mut first = Hand::join(&nats.url()).await;
    let crew = crew(&nats).await;
    let asked = tokio::spawn(async move { answered(&crew, question("a:7:0", None)).await });
    assert_eq!(first.thinks().await, "a:7:0");
    let mut second = Hand::join(&nats.url()).await;
    second.may.send_replace(true);
    first.kill();
    assert_eq!(second.thinks().await, "a:7:0", "it goes to the other one");
    assert_eq!(asked.await.unwrap(), "a:7:0!");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_answers_is_taken_back_and_then_nobody_needs_to() {
    let Some(nats) = Nats::start().await else { return };
    let mut hand = Hand::join(&nats.url()).await;
    let crew = crew(&nats).await;
    hand.kill();
    let put = Put { silence: Duration::from_millis(200), ..question("a:7:0", Some("test.stray")) };
    let outcome = tokio::time::timeout(LONG, crew.ask(put)).await.unwrap();
    let Outcome::TakenBack(taken_back) = outcome else { panic!("nobody is there") };
    let mut late = Hand::join(&nats.url()).await;
    late.may.send_replace(true);
    assert_eq!(answered(&crew, question("b:1:0", None)).await, "b:1:0!");
    assert_eq!(late.thinks().await, "b:1:0", "the one before was refused");
    drop(taken_back);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_whose_asker_is_gone_comes_to_another_and_again_until_it_is_kept() {
    let Some(nats) = Nats::start().await else { return };
    let mut hand = Hand::join(&nats.url()).await;
    let (asker, other) = (crew(&nats).await, crew(&nats).await);
    let mut strays = other.take_strays("test.stray").await.unwrap();
    let asked = tokio::spawn(async move { answered(&asker, question("a:7:0", Some("test.stray"))).await });
    assert_eq!(hand.thinks().await, "a:7:0");
    asked.abort();
    assert!(asked.await.is_err());
    hand.may.send_replace(true);
    let answer = tokio::time::timeout(LONG, strays.next()).await.expect("it is brought").unwrap();
    assert_eq!(answer.body.as_ref(), b"a:7:0!");
    answer.lost().await;
    let again = tokio::time::timeout(LONG, strays.next()).await.expect("it is brought again").unwrap();
    assert_eq!(again.body.as_ref(), b"a:7:0!");
    again.kept().await;
    assert_eq!(answered(&other, question("a:8:0", None)).await, "a:8:0!");
    assert_eq!(hand.thoughts.load(Ordering::Relaxed), 3, "once more because it was not kept, and not again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_queues_nobody_works_and_whoever_asks_is_told_at_once() {
    let Some(nats) = Nats::start_without_queues().await else { return };
    let error = Worker::join(&nats.url(), 1).await.map(drop).unwrap_err();
    assert!(error.to_string().contains("nats-server -js"), "{error}");
    let crew = Crew::at(&nats.url()).await.unwrap();
    assert_eq!((crew.hands(), crew.is_free()), (0, false));
    assert_eq!(answered(&crew, question("a:7:0", None)).await, "taken back");
}
