//! A recorder of everything that is sent to a seat and to a spectator, whole games long.
//!
//! Afterwards the game is replayed from its record and every recorded body is held against what the rules let that
//! viewer know at that moment: views, log lines, numbers and options must be the viewer's own; and outside of these
//! no body may contain a step or the seed. That the rules' own views hide what they must is a law of every game.

use crate::House;
use crate::house::{AtTable, code, games, table};
use game_core::{AnyGame, AnyTable, Awaiting, QuickRandom, Random, Record, Seat, Viewer};
use reqwest::Method;
use serde_json::{Value, json};
use server::api::{ErrorCode, LogLine, Moment, StepAnswer, TableStatus, Trial, ViewChange, apply};
use server::client::Client;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use tokio::task::JoinHandle;

/// Everything one viewer was sent while the game ran.
struct Recorder {
    client: Client,
    viewer: Viewer,
    bodies: Vec<Value>,
    heard: Arc<Mutex<Vec<Value>>>,
    reader: JoinHandle<()>,
    /// Steps seen so far: the next state begins its log a little before.
    steps: u64,
}

/// Reads a table's stream to the end of the game, and resumes it whenever it breaks off.
async fn listen(client: Client, path: String, heard: Arc<Mutex<Vec<Value>>>) {
    let mut last = 0;
    loop {
        let mut events = client.events(&path, Some(last)).await.unwrap();
        while let Some(message) = events.next().await {
            let notice: Value = serde_json::from_str(&message.data).unwrap();
            if notice["event"]["kind"] == "finished" {
                return;
            }
            last = message.id.unwrap_or(last);
            heard.lock().unwrap().push(notice);
        }
    }
}

impl Recorder {
    fn new(client: &Client, viewer: Viewer, id: &str) -> Recorder {
        let heard = Arc::default();
        let path = format!("/api/tables/{id}/events");
        let reader = tokio::spawn(listen(client.clone(), path, Arc::clone(&heard)));
        Recorder { client: client.clone(), viewer, bodies: Vec::new(), heard, reader, steps: 0 }
    }

    async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> Value {
        let request = self.client.request(method, path);
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

/// Takes the parts out that are compared with the rules; what is left must be free of steps.
fn strip(body: &mut Value) {
    match body {
        Value::Object(fields) => {
            for name in
                ["view", "log", "lines", "options", "prompt", "setup", "refusal", "changes", "hints", "step"]
            {
                fields.remove(name);
            }
            fields.values_mut().for_each(strip);
        }
        Value::Array(items) => items.iter_mut().for_each(strip),
        // No step is a number; without them most of what is left is the same again and again.
        Value::Number(_) => *body = Value::Null,
        _ => {}
    }
}

/// Every log line in a body, wherever it stands.
fn lines<'a>(body: &'a Value, found: &mut Vec<&'a Value>) {
    match body {
        Value::Object(fields) if fields.contains_key("notation") => found.push(body),
        Value::Object(fields) => fields.values().for_each(|value| lines(value, found)),
        Value::Array(items) => items.iter().for_each(|value| lines(value, found)),
        _ => {}
    }
}

/// What the rules say, once everything is known.
struct Truth {
    game: Box<dyn AnyTable>,
    seed: String,
    steps: BTreeSet<String>,
}

impl Truth {
    fn new(game: &dyn AnyGame, record: &Record) -> Truth {
        Truth {
            game: game.replay(record, None).unwrap(),
            seed: record.seed.unwrap().to_string(),
            steps: record.steps.iter().map(|(_, step)| step.clone()).collect(),
        }
    }

    /// The answers of a viewer at a moment: none but the own.
    fn options(&self, viewer: Viewer, step: usize) -> Vec<String> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        let mut moment = self.game.clone_box();
        moment.rewind(step);
        match moment.awaiting() {
            Awaiting::Players(seats) if seats.contains(seat) => {
                moment.options(seat).into_iter().map(|option| option.step).collect()
            }
            _ => Vec::new(),
        }
    }

    fn check_state(&self, state: &Value, viewer: Viewer) {
        let step = state["table"]["steps"].as_u64().unwrap() as usize;
        assert_eq!(state["view"], self.game.view_at(step, viewer), "the view of {viewer:?} at step {step}");
        let shown: Vec<&str> = state["options"]
            .as_array()
            .unwrap()
            .iter()
            .map(|option| option["step"].as_str().unwrap())
            .collect();
        assert_eq!(shown, self.options(viewer, step), "the options of {viewer:?} at step {step}");
        assert!(state["prompt"].is_null() == shown.is_empty());
        assert!(state["config"]["fairness"]["seed"].is_null() && state["scores"].is_null());
    }

    /// What a notice changes before somebody's eyes leads from what these eyes saw to what they see, and tells nothing
    /// else.
    fn check_news(&self, notice: &Value, viewer: Viewer) {
        let news = &notice["news"];
        let before = news["log_from"].as_u64().unwrap() as usize;
        let after = before + notice["event"]["lines"].as_array().map_or(0, Vec::len);
        let changes: Vec<ViewChange> = serde_json::from_value(news["view"].clone()).unwrap();
        let mut view = self.game.view_at(before, viewer);
        apply(&mut view, &changes).unwrap();
        assert_eq!(view, self.game.view_at(after, viewer), "what {viewer:?} sees after step {after}");
        let options: Vec<&str> = news["options"]
            .as_array()
            .unwrap()
            .iter()
            .map(|option| option["step"].as_str().unwrap())
            .collect();
        // Of what is told again later, only the last question is open.
        assert!(options.is_empty() || options == self.options(viewer, after));
        assert!(news["prompt"].is_null() == options.is_empty());
    }

    fn check_moment(&self, moment: &Value, viewer: Viewer) {
        let step = moment["step"].as_u64().unwrap() as usize;
        let eyes = if moment["viewer"]["kind"] == "spectator" { Viewer::Spectator } else { viewer };
        assert_eq!(moment["view"], self.game.view_at(step, eyes));
        assert!(moment["scores"].is_null(), "sheets may count what is secret");
        for (seat, shown) in Seat::all(self.game.players()).zip(moment["seats"].as_array().unwrap()) {
            let known = serde_json::to_value(self.game.tallies_at(step, eyes, seat)).unwrap();
            assert_eq!(shown["tallies"], known, "the numbers {eyes:?} may see of {seat}");
        }
    }

    fn check_chart(&self, chart: &Value, viewer: Viewer) {
        assert_eq!(chart["scores"], json!([]));
        for series in chart["tallies"].as_array().unwrap() {
            let seat = Seat::new(series["seat"].as_u64().unwrap() as u8);
            for (step, shown) in
                chart["steps"].as_array().unwrap().iter().zip(series["values"].as_array().unwrap())
            {
                let known = self.game.tallies_at(step.as_u64().unwrap() as usize, viewer, seat);
                let known = known.iter().filter(|tally| series["key"] == tally.key);
                assert_eq!(*shown, known.map(|tally| tally.value).sum::<i32>());
            }
        }
    }

    /// Holds everything a viewer was sent against the rules; tells how many states or news and how many lines it was.
    fn check(&self, viewer: Viewer, bodies: &[Value]) -> (usize, usize) {
        let own: Vec<Value> = self
            .game
            .log(viewer, 0)
            .into_iter()
            .map(|line| serde_json::to_value(LogLine::from(line)).unwrap())
            .collect();
        let (mut states, mut read, mut rests) = (0, BTreeSet::new(), BTreeSet::new());
        for body in bodies {
            assert!(!body.to_string().contains(&self.seed), "the seed was sent to {viewer:?}");
            let mut found = Vec::new();
            lines(body, &mut found);
            for line in found {
                let step = line["step"].as_u64().unwrap() as usize;
                assert_eq!(*line, own[step - 1], "a log line {viewer:?} must not read");
                read.insert(step);
            }
            let state = body.get("state").unwrap_or(body);
            if state.get("view").is_some() && state.get("log").is_some() {
                self.check_state(state, viewer);
                states += 1;
            } else if body.get("news").is_some_and(|news| !news.is_null()) {
                self.check_news(body, viewer);
                states += 1;
            } else if body.get("view").is_some() {
                self.check_moment(body, viewer);
            } else if body.get("tallies").is_some() {
                self.check_chart(body, viewer);
            }
            let mut rest = body.clone();
            strip(&mut rest);
            rests.insert(rest.to_string());
        }
        for (rest, step) in rests.iter().flat_map(|rest| self.steps.iter().map(move |step| (rest, step))) {
            // Short words such as "pass" stand in ordinary fields too; a real step has more than one word.
            assert!(!step.contains(' ') || !rest.contains(step.as_str()), "{step:?} stands in {rest}");
        }
        (states, read.len())
    }
}

async fn play_recorded(recorders: &mut [Recorder], waker: &Client, id: &str) {
    let mut events = waker.events(&format!("/api/tables/{id}/events"), None).await.unwrap();
    let mut rng = QuickRandom::new(7);
    loop {
        let mut moved = false;
        for recorder in &mut *recorders {
            // Who only watches hears everything through the stream and looks now and then.
            if recorder.viewer == Viewer::Spectator && recorder.steps > 0 && rng.below(5) > 0 {
                continue;
            }
            let state = recorder.fetch(id).await;
            if state["table"]["status"] == "finished" {
                return;
            }
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
            let body =
                json!({ "step": option["step"], "rev": state["rev"], "key": crate::house::fresh_key() });
            let answer = recorder.send(&format!("/api/tables/{id}/steps"), body).await;
            moved |= answer.get("state").is_some();
        }
        if !moved {
            events.next().await.unwrap();
        }
    }
}

async fn nobody_learns_a_secret(game: &'static dyn AnyGame) {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let info = game.info();
    let players = info.min_players;
    let id = table(&[&ada, &ben], info.id, players, json!({ "hints": true })).await;
    let mut recorders = [
        Recorder::new(&ada, Viewer::Seat(Seat::new(0)), &id),
        Recorder::new(&ben, Viewer::Seat(Seat::new(1)), &id),
        Recorder::new(&eve, Viewer::Spectator, &id),
    ];
    refused_to_others(&eve, &ben, &id).await;
    play_recorded(&mut recorders, &eve, &id).await;
    let record: Record = ada.text(&format!("/api/tables/{id}/record")).await.unwrap().parse().unwrap();
    let truth = Truth::new(game, &record);
    for recorder in recorders {
        recorder.reader.await.unwrap();
        let heard = std::mem::take(&mut *recorder.heard.lock().unwrap());
        let (states, _) = truth.check(recorder.viewer, &recorder.bodies);
        assert!(states > 0, "{:?} was sent {states} states of {}", recorder.viewer, info.id);
        let (news, told) = truth.check(recorder.viewer, &heard);
        // Draws before the first step belong to the start, which tells no lines.
        let first = record.steps.iter().position(|(actor, _)| *actor != game_core::Actor::Chance);
        assert_eq!(told, record.steps.len() - first.unwrap(), "the stream told every step");
        let steps = heard.iter().filter(|notice| notice["event"]["kind"] == "step").count();
        assert_eq!(news, steps, "with all that it changed for {:?} in {}", recorder.viewer, info.id);
    }
}

/// Whatever one asks for while the game runs, one's own eyes are all one gets.
async fn refused_to_others(eve: &Client, ben: &Client, id: &str) {
    for who in [eve, ben] {
        for eyes in ["seat:0", "judge"] {
            for path in [format!("moments/1?as={eyes}"), format!("chart?as={eyes}")] {
                let answer = who.get::<Moment>(&format!("/api/tables/{id}/{path}")).await;
                assert_eq!(code(answer), (403, ErrorCode::Forbidden), "{path}");
            }
        }
        let record = who.text(&format!("/api/tables/{id}/record")).await;
        assert_eq!(code(record), (409, ErrorCode::WrongTime));
    }
    let trial = eve.post::<Vec<Trial>>(&format!("/api/tables/{id}/try"), &json!({ "steps": ["x"] })).await;
    assert_eq!(code(trial), (403, ErrorCode::Forbidden));
    let undo = json!({ "rev": 1, "key": "not-my-table" });
    let undo = eve.post::<StepAnswer>(&format!("/api/tables/{id}/undo"), &undo).await;
    assert_eq!(code(undo), (403, ErrorCode::Forbidden));
    assert_eq!(eve.state(id).await.table.status, TableStatus::Running);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_a_secret_of_any_game() {
    for game in games() {
        nobody_learns_a_secret(*game).await;
    }
}
