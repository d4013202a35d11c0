//! What the rules let a viewer know, held against what the viewer was sent.

use game_core::{AnyGame, AnyTable, Awaiting, Record, Seat, Viewer};
use serde_json::{Value, json};
use server::api::{ViewChange, apply};
use std::collections::BTreeSet;

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
pub struct Truth {
    game: Box<dyn AnyTable>,
    seed: String,
    steps: BTreeSet<String>,
}

impl Truth {
    pub fn new(game: &dyn AnyGame, record: &Record) -> Truth {
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

    /// A board begins with what its seat sees, and tells nothing of what was really played or drawn since.
    fn check_board(&self, board: &Value, viewer: Viewer) {
        let (step, state) = (board["step"].as_u64().unwrap() as usize, &board["state"]);
        assert_eq!(viewer, Viewer::Seat(Seat::new(board["seat"].as_u64().unwrap() as u8)));
        assert_eq!((&board["nodes"], &state["log"]["lines"]), (&json!([]), &json!([])));
        if state["viewer"]["seat"] == board["seat"] {
            assert_eq!(
                state["view"],
                self.game.view_at(step, viewer),
                "a board of {viewer:?} at step {step}"
            );
        }
        assert!(state["config"]["fairness"]["commitment"].is_null() && state["scores"].is_null());
    }

    /// Holds everything a viewer was sent against the rules; tells how many states or news and how many lines it was.
    pub fn check(&self, viewer: Viewer, bodies: &[Value]) -> (usize, usize) {
        let own: Vec<Value> =
            self.game.log(viewer, 0).into_iter().map(|line| serde_json::to_value(line).unwrap()).collect();
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
            if body.get("nodes").is_some() {
                self.check_board(body, viewer);
            } else if state.get("view").is_some() && state.get("log").is_some() {
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
