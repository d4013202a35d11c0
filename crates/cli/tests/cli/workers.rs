//! `ziggurat work`: games and reviews spread over workers come to the same as on one machine, also when a worker dies.

use crate::database::Database;
use crate::nats::Nats;
use crate::program::{Folder, command, run};
use crate::serve::{Serving, bots_play};
use lab::learn::run::Point;
use lab::{Helpers, Learn, Progress, Silent};
use serde_json::{Value, json};
use server::api::{GameCard, ReviewStage, ReviewState};
use server::client::Client;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::Duration;

/// A worker in a process of its own.
struct Working(Child);

impl Working {
    fn at(url: &str) -> Working {
        let mut child =
            command().args(["work", "--nats", url, "--threads", "1"]).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.starts_with("Working for nats://"), "{line:?}");
        Working(child)
    }

    fn signal(&self, name: &str) {
        let pid = self.0.id().to_string();
        assert!(Command::new("kill").args([name, &pid]).status().unwrap().success());
    }
}

impl Drop for Working {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A report without what depends on the machine.
fn figures(mut report: Value) -> Value {
    for name in ["seconds", "steps_per_second"] {
        report.as_object_mut().unwrap().remove(name);
    }
    report
}

/// Every game, word for word.
fn records(folder: &Path) -> Vec<String> {
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect()
}

const GAMES: [&str; 8] =
    ["simulate", "altay", "--bots", "greedy,random", "--games", "12", "--seed", "spread"];
const PAIRS: [&str; 8] =
    ["match", "monumental-duel", "--candidate", "greedy", "--baseline", "random", "--pairs", "3"];

#[tokio::test]
async fn figures_are_the_same_on_one_machine_and_over_workers() {
    let Some(nats) = Nats::start().await else { return };
    let (url, folder) = (nats.url(), Folder::new());
    run(["simulate", "altay", "--bots", "random", "--nats", &url]).fails(1, "no worker is heard of");
    let workers = [Working::at(&url), Working::at(&url)];
    let (here, there) = (folder.path("here"), folder.path("there"));
    let with = |args: &[&str], more: &[&str]| figures(run(args.iter().chain(more).chain(&["--json"])).json());
    let alone = with(&GAMES, &["--records", here.to_str().unwrap(), "--threads", "1"]);
    let spread = with(&GAMES, &["--records", there.to_str().unwrap(), "--nats", &url]);
    assert_eq!(alone, spread);
    assert_eq!(records(&here), records(&there));
    assert_eq!(with(&PAIRS, &["--threads", "1"]), with(&PAIRS, &["--nats", &url]));

    let broken = folder.path("broken");
    let mut child = command()
        .args(GAMES)
        .args(["--records", broken.to_str().unwrap(), "--nats", &url, "--json"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    while child.try_wait().unwrap().is_none() && !broken.is_dir() {
        std::thread::sleep(Duration::from_millis(2));
    }
    let [first, mut second] = workers;
    drop(first);
    let out = child.wait_with_output().unwrap();
    assert!(out.status.success());
    assert_eq!(figures(serde_json::from_slice(&out.stdout).unwrap()), alone, "a worker died on the way");
    assert_eq!(records(&broken), records(&here));

    second.signal("-TERM");
    assert!(second.0.wait().unwrap().success(), "a worker that is told to stop ends well");
}

/// A worker that is stopped after the first round, when it has asked for something to do: what it is given then it never
/// does. After the second round it is killed.
struct Dying(Mutex<Option<Working>>);

impl Progress for Dying {
    fn played(&self, round: u32, _of: u32) {
        let mut worker = self.0.lock().unwrap();
        match round {
            1 => worker.as_ref().unwrap().signal("-STOP"),
            _ => drop(worker.take()),
        }
    }
}

#[test]
fn learning_is_the_same_on_one_machine_and_over_workers() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let Some(nats) = runtime.block_on(Nats::start()) else { return };
    let folder = Folder::new();
    let wanted = |name: &str, helpers: Helpers| Learn {
        game: "altay".to_owned(),
        tables: vec![2, 3],
        rounds: 3,
        games: 32,
        window: 2,
        passes: 1,
        lambda: None,
        counsel: 0,
        asked: 0.0,
        weight: 1.0,
        rate: 0.001,
        slower: 10,
        test_every: 100,
        pairs: 1,
        seed: "spread".to_owned(),
        threads: 1,
        folder: folder.path(name),
        resume: false,
        adopt: false,
        from: None,
        helpers,
    };
    let alone = lab::learn(&wanted("here", Helpers::default()), &Silent).unwrap();
    let dying = Dying(Mutex::new(Some(Working::at(&nats.url()))));
    let _living = Working::at(&nats.url());
    let helpers = Helpers::at(&nats.url()).unwrap();
    let spread = lab::learn(&wanted("there", helpers.clone()), &dying).unwrap();
    let timeless = |points: &[Point]| -> Vec<Point> {
        points.iter().map(|point| Point { hours: 0.0, ..*point }).collect()
    };
    assert_eq!(timeless(&alone.curve), timeless(&spread.curve));
    for file in ["latest.net", "trainer.bin"] {
        let read = |name: &str| std::fs::read(folder.path(name).join(file)).unwrap();
        assert!(read("here") == read("there"), "{file} differs");
    }
    assert!(helpers.done() >= 6, "most handfuls of eight games are played by workers: {}", helpers.done());
}

#[tokio::test]
async fn reviews_are_the_same_on_one_machine_and_over_workers() {
    let Some(nats) = Nats::start().await else { return };
    let Some(database) = Database::start() else { return };
    let (url, folder) = (nats.url(), Folder::new());
    let place = database.url("postgres");
    let serving = Serving::on(&["--database", &place, "--nats", &url, "--review-depth", "quick"]);
    let ada = Client::guest(&serving.base, "Ada").await.unwrap();
    let games: Vec<GameCard> = ada.get("/api/games").await.unwrap();
    let duel = games.iter().find(|game| game.id == "monumental-duel").unwrap();
    let text = bots_play(&ada, duel).await;

    let workers = [Working::at(&url), Working::at(&url)];
    while !ada.text("/metrics").await.unwrap().contains("ziggurat_crew_threads 2\n") {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // It has asked for something to do, and never does what it is given.
    workers[0].signal("-STOP");
    let table = text.lines().find_map(|line| line.strip_prefix("note.table: ")).unwrap();
    let at = format!("/api/tables/{table}/review");
    let mut state: ReviewState = ada.post(&at, &json!({})).await.unwrap();
    while state.stage != ReviewStage::Done {
        assert_ne!(state.stage, ReviewStage::Failed, "{:?}", state.problem);
        tokio::time::sleep(Duration::from_millis(20)).await;
        state = ada.get(&at).await.unwrap();
    }
    let file = folder.file("game.zig", &text);
    let alone =
        run(["review", file.to_str().unwrap(), "--depth", "quick", "--threads", "1", "--json"]).json();
    assert!(serde_json::to_value(state.review.unwrap()).unwrap() == alone, "the reviews differ");
    let metrics = ada.text("/metrics").await.unwrap();
    let done = metrics.lines().find_map(|line| line.strip_prefix("ziggurat_crew_pieces_total ")).unwrap();
    assert!(done.parse::<u32>().unwrap() > 0, "workers did pieces");
}
