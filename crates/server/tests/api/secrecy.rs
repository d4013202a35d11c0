//! A recorder of everything that is sent to a seat and to a spectator, whole games long.
//!
//! Afterwards the game is replayed from its record and every recorded body is held against what the rules let that
//! viewer know at that moment: the view must be the viewer's view, log lines the viewer's lines, options only the
//! own ones; and outside of these no body may contain a step, the seed, or a word of the record's secrets.

use crate::House;
use crate::house::{AtTable, code, games, table};
use game_core::{AnyGame, AnyTable, QuickRandom, Random, Record, Seat, Viewer};
use reqwest::Method;
use serde_json::{Value, json};
use server::api::{ErrorCode, Moment, StepAnswer, TableStatus, Trial};
use server::client::{Client, Events};
use std::collections::BTreeSet;

/// Everything one viewer was sent while the game ran.
struct Recorder<'a> {
    client: &'a Client,
    viewer: Viewer,
    events: Events,
    bodies: Vec<Value>,
    /// Steps seen so far: the next state begins its log a little before.
    steps: u64,
}

impl Recorder<'_> {
    async fn fetch(&mut self, id: &str) -> Value {
        let path = format!("/api/tables/{id}?log_from={}", self.steps.saturating_sub(20));
        let body: Value = self.client.request(Method::GET, &path).send().await.unwrap().json().await.unwrap();
        if body["table"]["status"] == "running" {
            self.bodies.push(body.clone());
            self.steps = body["table"]["steps"].as_u64().unwrap();
        }
        body
    }

    async fn send(&mut self, path: &str, body: Value) -> Value {
        let answer: Value =
            self.client.request(Method::POST, path).json(&body).send().await.unwrap().json().await.unwrap();
        if answer["state"]["table"]["status"] != "finished" {
            self.bodies.push(answer.clone());
        }
        answer
    }

    /// Reads the stream up to the end of the game.
    async fn drain(&mut self) {
        while let Some(message) = self.events.next().await {
            let notice: Value = serde_json::from_str(&message.data).unwrap();
            let over = notice["event"]["kind"] == "finished";
            if over {
                return;
            }
            self.bodies.push(notice);
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

/// Every state in a body.
fn states<'a>(body: &'a Value, found: &mut Vec<&'a Value>) {
    if body.get("view").is_some() && body.get("log").is_some() {
        found.push(body);
    } else if let Value::Object(fields) = body {
        fields.values().for_each(|value| states(value, found));
    }
}

fn check(recorder: &Recorder<'_>, truth: &dyn AnyTable, record: &Record) {
    let viewer = recorder.viewer;
    let mine: Vec<Value> = truth
        .log(viewer, 0)
        .into_iter()
        .map(|line| serde_json::to_value(server::api::LogLine::from(line)).unwrap())
        .collect();
    let seed = record.seed.unwrap().to_string();
    let steps: BTreeSet<&str> = record.steps.iter().map(|(_, step)| step.as_str()).collect();
    let mut seen_states = 0;
    for body in &recorder.bodies {
        let text = body.to_string();
        assert!(!text.contains(&seed), "the seed was sent to {viewer:?}");
        let mut found = Vec::new();
        lines(body, &mut found);
        for line in found {
            let step = line["step"].as_u64().unwrap() as usize;
            // Steps that were taken back later are not in the record; the toy games here take nothing back.
            assert_eq!(*line, mine[step - 1], "a log line {viewer:?} must not read");
        }
        let mut found = Vec::new();
        states(body, &mut found);
        for state in found {
            let step = state["table"]["steps"].as_u64().unwrap() as usize;
            assert_eq!(state["view"], truth.view_at(step, viewer), "the view of {viewer:?} at step {step}");
            let may_choose = matches!(viewer, Viewer::Seat(_));
            assert!(may_choose || state["options"] == json!([]), "options were shown to a spectator");
            assert!(may_choose || state["prompt"] == Value::Null);
            seen_states += 1;
        }
        let mut rest = body.clone();
        strip(&mut rest);
        let rest = rest.to_string();
        for step in &steps {
            // Short words such as "pass" stand in ordinary fields too; a real step has more than one word.
            assert!(!step.contains(' ') || !rest.contains(step), "{step:?} stands in {rest}");
        }
    }
    assert!(seen_states > 1, "{viewer:?} was sent {seen_states} states");
}

async fn nobody_learns_a_secret(game: &'static dyn AnyGame) {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let info = game.info();
    let players = info.max_players.min(3);
    let id = table(&[&ada, &ben], info.id, players, json!({ "hints": true })).await;
    let mut recorders = Vec::new();
    for (client, viewer) in
        [(&ada, Viewer::Seat(Seat::new(0))), (&ben, Viewer::Seat(Seat::new(1))), (&eve, Viewer::Spectator)]
    {
        let events = client.events(&format!("/api/tables/{id}/events"), Some(0)).await.unwrap();
        recorders.push(Recorder { client, viewer, events, bodies: Vec::new(), steps: 0 });
    }
    refused_to_others(&eve, &ben, &id).await;
    let mut waker = eve.events(&format!("/api/tables/{id}/events"), None).await.unwrap();
    let mut rng = QuickRandom::new(7);
    'game: loop {
        let mut moved = false;
        for recorder in &mut recorders {
            let state = recorder.fetch(&id).await;
            if state["table"]["status"] == "finished" {
                break 'game;
            }
            let options = state["options"].as_array().unwrap().clone();
            if options.is_empty() {
                continue;
            }
            if rng.below(8) == 0 {
                let steps: Vec<&Value> = options.iter().map(|option| &option["step"]).take(3).collect();
                recorder.send(&format!("/api/tables/{id}/try"), json!({ "steps": steps })).await;
            }
            let option = &options[rng.below(options.len() as u32) as usize];
            let body =
                json!({ "step": option["step"], "rev": state["rev"], "key": crate::house::fresh_key() });
            let answer = recorder.send(&format!("/api/tables/{id}/steps"), body).await;
            moved |= answer.get("state").is_some();
        }
        if !moved {
            waker.next().await.unwrap();
        }
    }
    for recorder in &mut recorders {
        recorder.drain().await;
    }
    let record: Record = ada.text(&format!("/api/tables/{id}/record")).await.unwrap().parse().unwrap();
    let truth = game.replay(&record, None).unwrap();
    for recorder in &recorders {
        check(recorder, truth.as_ref(), &record);
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
