//! Bots and advisers think elsewhere: what workers answer, and what becomes of a table when they do not.

use crate::nats::Nats;
use crate::nodes::{House, Person, config};
use crew::{Queue, Worker};
use game_core::{QuickRandom, Random};
use serde_json::json;
use server::api::{ErrorCode, Hints, TableState, TableStatus};
use server::client::ClientError;
use server::work::Thinker;
use server::{Advice, Chooser, Config, Level, Player, Question, RandomChooser};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::{mpsc, watch};

/// Longer than anything here takes.
const LONG: Duration = Duration::from_secs(60);

/// Plays at random, counts how often it was asked, and, where it is told to, waits before it answers.
#[derive(Default)]
struct Counter {
    thoughts: AtomicUsize,
    /// Told of every thought, which then lasts until this is let go.
    gate: Mutex<Option<(mpsc::UnboundedSender<()>, watch::Receiver<bool>)>>,
}

impl Counter {
    fn thoughts(&self) -> usize {
        self.thoughts.load(Ordering::Relaxed)
    }

    /// Every thought is told from now on, and waits for the word.
    fn stop_before_answers(&self) -> (mpsc::UnboundedReceiver<()>, watch::Sender<bool>) {
        let ((told, heard), (go, going)) = (mpsc::unbounded_channel(), watch::channel(false));
        *self.gate.lock().unwrap() = Some((told, going));
        (heard, go)
    }
}

/// The same on many seats.
#[derive(Clone, Default)]
struct Counted(Arc<Counter>);

impl Chooser for Counted {
    fn levels(&self, game: &str) -> Vec<Level> {
        RandomChooser.levels(game)
    }

    fn seat(&self, _game: &str, _level: &str) -> Option<Box<dyn Player>> {
        Some(Box::new(self.clone()))
    }
}

impl Player for Counted {
    fn choose(&mut self, question: &Question) -> Option<Advice> {
        self.0.thoughts.fetch_add(1, Ordering::Relaxed);
        let gate = self.0.gate.lock().unwrap().clone();
        if let Some((told, going)) = gate {
            let _ = told.send(());
            // Until it is let go, or nobody is there any more who could.
            while !*going.borrow() && going.has_changed().is_ok() {
                std::thread::sleep(Duration::from_millis(1));
            }
        }
        RandomChooser.choose(question)
    }
}

/// A worker on a runtime of its own, so that it can be killed.
struct Hand(Option<Runtime>);

impl Hand {
    async fn join(url: &str, chooser: &Counted) -> Hand {
        let runtime = Runtime::new().unwrap();
        let thinker = Arc::new(Thinker::new(games::WITH_TOY, Arc::new(chooser.clone()), 2));
        let url = url.to_owned();
        let joined = runtime.spawn(async move {
            let worker = Worker::join(&url, 2).await.unwrap();
            for _ in 0..2 {
                let (worker, thinker) = (worker.clone(), Arc::clone(&thinker));
                tokio::spawn(async move {
                    let (_running, stopped) = watch::channel(false);
                    let think = |task| {
                        let thinker = Arc::clone(&thinker);
                        async move { thinker.think(task).await }
                    };
                    worker.run(Queue::Questions, think, stopped).await;
                });
            }
            tokio::spawn(async move {
                let (_running, stopped) = watch::channel(false);
                worker.be_there(stopped).await
            });
        });
        joined.await.unwrap();
        Hand(Some(runtime))
    }

    /// Gone at once, in the middle of whatever it does.
    fn kill(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

impl Drop for Hand {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A node whose own bots are counted; they have time enough to be waited for.
fn node(nats: String, own: &Counted) -> Config {
    let mut config = config(nats);
    config.chooser = Arc::new(own.clone());
    config.bot_budget = Duration::from_secs(30);
    config.hint_budget = Duration::from_secs(30);
    // A busy machine may keep a worker from saying anything for some seconds.
    config.silence = Duration::from_secs(30);
    config
}

async fn house(nodes: usize, own: &Counted) -> Option<House> {
    let mut house = House::empty().await?;
    for _ in 0..nodes {
        house.add_with(node(house.nats.url(), own)).await;
    }
    Some(house)
}

/// Waits until every node has heard of a worker.
async fn until_heard(house: &House, threads: usize) {
    let line = format!("ziggurat_crew_threads {threads}\n");
    for base in house.bases() {
        let client = server::client::Client::stranger(&base).unwrap();
        let heard = async {
            while !client.text("/metrics").await.unwrap().contains(&line) {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(LONG, heard).await.expect("nodes hear of workers");
    }
}

async fn table(person: &mut Person, bots: usize) -> String {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.extend((0..bots).map(|_| json!({ "kind": "bot", "level": "random" })));
    let new = json!({ "game": "pebbles", "players": bots + 1, "seats": seats, "hints": true,
        "setup": { "rounds": 3 } });
    let state: TableState = person.post("/api/tables", &new).await.unwrap();
    state.table.id
}

/// Plays a table to its end.
async fn play_out(person: &mut Person, id: &str) {
    let mut rng = QuickRandom::new(1);
    let playing = async {
        loop {
            let state = person.state(id).await;
            if state.table.status == TableStatus::Finished {
                return;
            }
            let Some(option) = rng.pick(&state.options) else {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            };
            match person.step(id, &option.step, state.rev).await {
                Ok(_) => {}
                Err(ClientError::Refused { body, .. }) if body.code == ErrorCode::Stale => {}
                Err(error) => panic!("{error}"),
            }
        }
    };
    tokio::time::timeout(LONG, playing).await.expect("the game comes to its end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_and_advisers_think_elsewhere() {
    let own = Counted::default();
    let Some(house) = house(2, &own).await else { return };
    let afar = Counted::default();
    let _hand = Hand::join(&house.nats.url(), &afar).await;
    until_heard(&house, 2).await;
    let mut ada = house.guest("Ada", 1).await;
    let id = table(&mut ada, 2).await;
    let state = ada.state(&id).await;
    let wanted = json!({ "rev": state.rev });
    let hints: Hints = ada.post(&format!("/api/tables/{id}/hints"), &wanted).await.unwrap();
    assert!(!hints.hints.is_empty() && hints.hints.iter().all(|hint| !hint.step.is_empty()));
    play_out(&mut ada, &id).await;
    assert_eq!(own.0.thoughts(), 0, "no node had to think");
    assert!(afar.0.thoughts() >= 7, "two bots, three rounds, one hint; not {}", afar.0.thoughts());
    let metrics = ada.at[0].text("/metrics").await.unwrap() + &ada.at[1].text("/metrics").await.unwrap();
    assert!(metrics.contains("ziggurat_crew_questions_total{result=\"answered\"}"), "{metrics}");
    assert!(!metrics.contains("result=\"taken_back\""), "nobody had to take a question back");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_two_nodes_ask_is_thought_about_once() {
    let own = Counted::default();
    let Some(house) = house(2, &own).await else { return };
    let afar = Counted::default();
    let (mut thinks, go) = afar.0.stop_before_answers();
    let _hand = Hand::join(&house.nats.url(), &afar).await;
    until_heard(&house, 2).await;
    let mut ada = house.guest("Ada", 1).await;
    let new = json!({ "game": "pebbles", "players": 2, "hints": true,
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let state: TableState = ada.post("/api/tables", &new).await.unwrap();
    let id = state.table.id;
    let mut ben = house.guest("Ben", 2).await;
    let join = json!({ "invite": state.invite });
    let _: TableState = ben.post(&format!("/api/tables/{id}/join"), &join).await.unwrap();
    let rev = ada.state(&id).await.rev;
    let observer = async_nats::connect(house.nats.url()).await.unwrap();
    let mut asked = observer.subscribe("ziggurat-crew.ask.>").await.unwrap();
    // What is written is not yet known there: only its own word coming back says that it hears.
    observer.publish("ziggurat-crew.ask.heard", bytes::Bytes::new()).await.unwrap();
    tokio::time::timeout(LONG, futures_util::StreamExt::next(&mut asked)).await.expect("it hears");
    let ask = |client: server::client::Client, path: String| {
        tokio::spawn(async move { client.post::<Hints>(&path, &json!({ "rev": rev })).await.unwrap() })
    };
    let path = format!("/api/tables/{id}/hints");
    let both = [ask(ada.at[0].clone(), path.clone()), ask(ada.at[1].clone(), path)];
    for _ in 0..2 {
        tokio::time::timeout(LONG, futures_util::StreamExt::next(&mut asked)).await.expect("both ask");
    }
    tokio::time::timeout(LONG, thinks.recv()).await.expect("it is thought about");
    go.send_replace(true);
    for asked in both {
        assert!(!asked.await.unwrap().hints.is_empty());
    }
    assert_eq!((afar.0.thoughts(), own.0.thoughts()), (1, 0));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_killed_in_mid_thought_holds_up_no_table() {
    let own = Counted::default();
    let Some(house) = house(1, &own).await else { return };
    let (first, second) = (Counted::default(), Counted::default());
    let (mut thinks, _go) = first.0.stop_before_answers();
    let mut dying = Hand::join(&house.nats.url(), &first).await;
    until_heard(&house, 2).await;
    let mut ada = house.guest("Ada", 1).await;
    let id = table(&mut ada, 1).await;
    tokio::time::timeout(LONG, thinks.recv()).await.expect("it is thought about");
    let _other = Hand::join(&house.nats.url(), &second).await;
    dying.kill();
    play_out(&mut ada, &id).await;
    assert!(second.0.thoughts() + own.0.thoughts() >= 3, "somebody answered every question");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_comes_back_through_another_node() {
    let own = Counted::default();
    let Some(mut house) = house(2, &own).await else { return };
    let afar = Counted::default();
    let (mut thinks, go) = afar.0.stop_before_answers();
    let _hand = Hand::join(&house.nats.url(), &afar).await;
    until_heard(&house, 2).await;
    let mut ada = Person::new(&house.bases()[..1], "Ada", 1).await;
    let elsewhere = house.bases()[1].clone();
    let id = table(&mut ada, 1).await;
    tokio::time::timeout(LONG, thinks.recv()).await.expect("it is thought about");
    let before = ada.state(&id).await.seq;
    let cookie = ada.at[0].cookie().map(str::to_owned);
    house.nodes.remove(0).stop().await;
    go.send_replace(true);
    let other = server::client::Client::stranger(&elsewhere).unwrap().with_cookie(cookie);
    let stored = async {
        while other.get::<TableState>(&format!("/api/tables/{id}")).await.unwrap().seq == before {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(LONG, stored).await.expect("the bot's step is made");
    assert!(afar.0.thoughts() >= 1);
    assert_eq!(own.0.thoughts(), 0, "no node had to think again");
    let metrics = other.text("/metrics").await.unwrap();
    assert!(metrics.contains("ziggurat_crew_questions_total{result=\"stray\"}"), "{metrics}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_think_where_nobody_works() {
    let Some(nats) = Nats::start_without_queues().await else { return };
    let Some(mut house) = House::on(nats) else { return };
    let own = Counted::default();
    house.add_with(node(house.nats.url(), &own)).await;
    let mut ada = house.guest("Ada", 1).await;
    let id = table(&mut ada, 2).await;
    play_out(&mut ada, &id).await;
    assert!(own.0.thoughts() >= 6);
    house.close().await;
}
