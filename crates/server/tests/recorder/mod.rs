//! A recorder of everything that is sent to a seat and to a spectator, whole games long.
//!
//! Afterwards the game is replayed from its record and every recorded body is held against what the rules let that
//! viewer know at that moment: views, log lines, numbers and options must be the viewer's own; and outside of these
//! no body may contain a step or the seed. That the rules' own views hide what they must is a law of every game.

mod truth;

use game_core::{Actor, AnyGame, QuickRandom, Random, Record, Viewer};
use reqwest::Method;
use serde_json::{Value, json};
use server::client::Client;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use truth::Truth;

/// A stream is left after at most so many messages where there is another server to go on at.
const PATIENCE: u32 = 40;

/// Play waits for a stream that is so many events behind: what is told after the end is told otherwise.
const BEHIND: u64 = 30;

/// Somebody at one server or at any of several, at each with the same cookie.
#[derive(Clone)]
pub struct Caller {
    at: Vec<Client>,
    rng: QuickRandom,
}

impl Caller {
    pub fn new(at: Vec<Client>, seed: u64) -> Caller {
        Caller { at, rng: QuickRandom::new(seed) }
    }

    /// The server that chance names.
    pub fn any(&mut self) -> &Client {
        let next = self.rng.below(self.at.len() as u32) as usize;
        &self.at[next]
    }
}

/// Everything one viewer was sent while the game ran.
pub struct Recorder {
    caller: Caller,
    viewer: Viewer,
    bodies: Vec<Value>,
    heard: Arc<Mutex<Vec<Value>>>,
    /// The last event that the stream told of.
    last: watch::Receiver<u64>,
    reader: JoinHandle<()>,
    /// Steps seen so far: the next state begins its log a little before.
    steps: u64,
}

/// Reads a table's stream to the end of the game, and resumes it whenever it breaks off, at any server.
async fn listen(mut caller: Caller, path: String, heard: Arc<Mutex<Vec<Value>>>, last: watch::Sender<u64>) {
    loop {
        let after = *last.borrow();
        let mut events = caller.any().events(&path, Some(after)).await.unwrap();
        let patience = if caller.at.len() > 1 { 1 + caller.rng.below(PATIENCE) } else { u32::MAX };
        for _ in 0..patience {
            let Some(message) = events.next().await else { break };
            let notice: Value = serde_json::from_str(&message.data).unwrap();
            if notice["event"]["kind"] == "finished" {
                return;
            }
            heard.lock().unwrap().push(notice);
            if let Some(id) = message.id {
                last.send_replace(id);
            }
        }
    }
}

/// A key no click had before.
fn fresh_key() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    format!("recorded-{:08}", NUMBER.fetch_add(1, Ordering::Relaxed))
}

impl Recorder {
    pub fn new(caller: &Caller, viewer: Viewer, id: &str) -> Recorder {
        let (heard, (sender, last)) = (Arc::default(), watch::channel(0));
        let path = format!("/api/tables/{id}/events");
        let reader = tokio::spawn(listen(caller.clone(), path, Arc::clone(&heard), sender));
        Recorder { caller: caller.clone(), viewer, bodies: Vec::new(), heard, last, reader, steps: 0 }
    }

    /// Waits until the stream is no longer far behind this event, or over.
    async fn keep_up(&mut self, seq: u64) {
        let _ = self.last.wait_for(|last| last + BEHIND >= seq).await;
    }

    async fn ask(&mut self, method: Method, path: &str, body: Option<Value>) -> Value {
        let request = self.caller.any().request(method, path);
        let request = match &body {
            Some(body) => request.json(body),
            None => request,
        };
        request.send().await.unwrap().json().await.unwrap()
    }

    async fn fetch(&mut self, id: &str) -> Value {
        let path = format!("/api/tables/{id}?log_from={}", self.steps.saturating_sub(20));
        let body = self.ask(Method::GET, &path, None).await;
        if body["table"]["status"] == "running" {
            self.bodies.push(body.clone());
            self.steps = body["table"]["steps"].as_u64().unwrap();
        }
        body
    }

    async fn send(&mut self, path: &str, body: Value) -> Value {
        let answer = self.ask(Method::POST, path, Some(body)).await;
        if answer["state"]["table"]["status"] != "finished" {
            self.bodies.push(answer.clone());
        }
        answer
    }

    /// Everything else a page asks for while the game runs.
    async fn look_around(&mut self, id: &str) {
        let earlier = self.steps / 2;
        for step in [earlier, self.steps] {
            let board = json!({ "table": id, "step": step });
            let body = self.ask(Method::POST, "/api/boards", Some(board)).await;
            if body["running"] == false {
                continue;
            }
            // What the seat cannot know is dealt again: what it may know stays as it is.
            if let (Some(board), Some(rev)) = (body["id"].as_str(), body["rev"].as_u64()) {
                let change = json!({ "rev": rev, "change": { "kind": "deal", "at": 0 } });
                let again = self.ask(Method::POST, &format!("/api/boards/{board}"), Some(change)).await;
                if again["running"] == true {
                    self.bodies.push(again);
                }
            }
            self.bodies.push(body);
        }
        for path in [
            format!("/api/tables/{id}/moments/{earlier}"),
            format!("/api/tables/{id}/moments/{}?as=spectator", self.steps),
            format!("/api/tables/{id}/chart?points=5"),
            "/api/tables?list=mine".to_owned(),
            "/api/tables?list=watch".to_owned(),
        ] {
            let body = self.ask(Method::GET, &path, None).await;
            // The bots may have finished the game in the meantime; then nothing is secret any more.
            let over = body["scores"].as_array().is_some_and(|scores| !scores.is_empty());
            if !over {
                self.bodies.push(body);
            }
        }
    }
}

/// Plays a whole game at random; who only watches with `waker` tells when it goes on.
pub async fn play(recorders: &mut [Recorder], waker: &Client, id: &str) {
    let mut events = waker.events(&format!("/api/tables/{id}/events"), None).await.unwrap();
    let mut rng = QuickRandom::new(7);
    let mut seq = 0;
    loop {
        let mut moved = false;
        for recorder in &mut *recorders {
            recorder.keep_up(seq).await;
            // Who only watches hears everything through the stream and looks now and then.
            if recorder.viewer == Viewer::Spectator && recorder.steps > 0 && rng.below(5) > 0 {
                continue;
            }
            let state = recorder.fetch(id).await;
            if state["table"]["status"] == "finished" {
                return;
            }
            seq = state["seq"].as_u64().unwrap();
            if rng.below(20) == 0 {
                recorder.look_around(id).await;
            }
            let options = state["options"].as_array().unwrap().clone();
            if options.is_empty() {
                continue;
            }
            if rng.below(8) == 0 {
                let steps: Vec<&Value> = options.iter().map(|option| &option["step"]).take(3).collect();
                recorder.send(&format!("/api/tables/{id}/try"), json!({ "steps": steps })).await;
                recorder.send(&format!("/api/tables/{id}/hints"), json!({ "rev": state["rev"] })).await;
            }
            let option = &options[rng.below(options.len() as u32) as usize];
            let body = json!({ "step": option["step"], "rev": state["rev"], "key": fresh_key() });
            let answer = recorder.send(&format!("/api/tables/{id}/steps"), body).await;
            moved |= answer.get("state").is_some();
        }
        if !moved && events.next().await.is_none() {
            events = waker.events(&format!("/api/tables/{id}/events"), None).await.unwrap();
        }
    }
}

/// Holds everything that was recorded of a game that is over against the rules.
pub async fn check(recorders: Vec<Recorder>, game: &dyn AnyGame, record: &Record) {
    let (truth, id) = (Truth::new(game, record), game.info().id);
    for Recorder { caller, viewer, bodies, heard, reader, .. } in recorders {
        tokio::time::timeout(std::time::Duration::from_secs(60), reader)
            .await
            .expect("told of the end")
            .unwrap();
        let heard = std::mem::take(&mut *heard.lock().unwrap());
        let (states, _) = truth.check(viewer, &bodies);
        assert!(states > 0, "{viewer:?} was sent {states} states of {id}");
        let (news, told) = truth.check(viewer, &heard);
        // Draws before the first step belong to the start, which tells no lines.
        let first = record.steps.iter().position(|(actor, _)| *actor != Actor::Chance);
        assert_eq!(told, record.steps.len() - first.unwrap(), "the stream told every step");
        let steps = heard.iter().filter(|notice| notice["event"]["kind"] == "step").count();
        if caller.at.len() == 1 {
            assert_eq!(news, steps, "with all that it changed for {viewer:?} in {id}");
        } else {
            // Who comes back after the end reads the state instead.
            assert!(2 * news >= steps, "{news} of {steps} with what it changed for {viewer:?} in {id}");
        }
    }
}
