//! A program of anybody's that plays a seat: JSON lines on its standard input and output (`docs/research/engines.md`).

use bots::{Advice, Bot, Effort, Evaluate, Limits};
use game_core::{Seat, Sight, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The version of the protocol. It grows when an engine written before would no longer be understood.
pub const PROTOCOL: u32 = 1;

/// What an engine did wrong.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum EngineError {
    /// It could not be started.
    #[error("the engine {command:?} could not be started: {problem}")]
    Start {
        /// As given.
        command: String,
        /// What the system says.
        problem: String,
    },
    /// It ended, or closed its output.
    #[error("the engine ended while it was asked for {0}")]
    Ended(&'static str),
    /// It thought too long.
    #[error("the engine did not answer {asked} within {seconds} s")]
    Slow {
        /// What was asked.
        asked: &'static str,
        /// How long it had.
        seconds: u64,
    },
    /// The line is no answer.
    #[error("the engine answered {line:?}; {expected} is expected: {problem}")]
    Answer {
        /// Its answer.
        line: String,
        /// Such as `{"step": "…"}`.
        expected: &'static str,
        /// What is wrong.
        problem: String,
    },
    /// It speaks another version.
    #[error("the engine speaks version {0} of the protocol, not version {PROTOCOL}")]
    Protocol(u32),
    /// The step is not one of the options.
    #[error("the engine answered {step:?}, which is not one of the {options} options")]
    Step {
        /// Its answer.
        step: String,
        /// How many there were.
        options: usize,
    },
}

#[derive(Deserialize)]
struct Hello {
    name: String,
    protocol: u32,
}

#[derive(Deserialize)]
struct Answer {
    step: String,
}

/// A running engine.
pub struct Engine {
    /// As it calls itself.
    pub name: String,
    process: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    patience: Duration,
}

impl Engine {
    /// Starts a program, with its arguments behind it, and greets it.
    ///
    /// # Errors
    /// When it cannot be started or does not answer as it should.
    pub fn start(command: &str, patience: Duration) -> Result<Engine, EngineError> {
        let failed = |problem: String| EngineError::Start { command: command.to_owned(), problem };
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| failed("it is empty".to_owned()))?;
        let mut process = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let input = process.stdin.take();
        let output = process.stdout.take().ok_or_else(|| failed("it has no output".to_owned()))?;
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut engine = Engine { name: String::new(), process, input, lines, patience };
        engine.tell(&json!({"type": "hello", "protocol": PROTOCOL}), "its name")?;
        let hello: Hello = engine.hear("its name", r#"{"name": "…", "protocol": 1}"#)?;
        if hello.protocol != PROTOCOL {
            return Err(EngineError::Protocol(hello.protocol));
        }
        engine.name = hello.name;
        Ok(engine)
    }

    fn tell(&mut self, message: &Value, asked: &'static str) -> Result<(), EngineError> {
        let ended = |_| EngineError::Ended(asked);
        let input = self.input.as_mut().ok_or(EngineError::Ended(asked))?;
        writeln!(input, "{message}").and_then(|()| input.flush()).map_err(ended)
    }

    fn hear<T: for<'a> Deserialize<'a>>(
        &mut self,
        asked: &'static str,
        expected: &'static str,
    ) -> Result<T, EngineError> {
        let line = self.lines.recv_timeout(self.patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => EngineError::Slow { asked, seconds: self.patience.as_secs() },
            RecvTimeoutError::Disconnected => EngineError::Ended(asked),
        })?;
        serde_json::from_str(&line).map_err(|error| EngineError::Answer {
            line: line.chars().take(200).collect(),
            expected,
            problem: error.to_string(),
        })
    }

    fn begin(&mut self, game: &str, players: u8, seat: Seat, setup: &Value) -> Result<(), EngineError> {
        let start =
            json!({"type": "start", "game": game, "players": players, "seat": seat.index(), "setup": setup});
        self.tell(&start, "a game")
    }

    fn end(&mut self, scores: &[i32], places: &[u8]) -> Result<(), EngineError> {
        self.tell(&json!({"type": "end", "scores": scores, "places": places}), "a game")
    }

    fn choose<G: Evaluate>(&mut self, sight: &Sight<G>) -> Result<G::Action, EngineError> {
        let (position, seat) = (&**sight, sight.seat());
        let mut legal = Vec::new();
        position.legal(seat, &mut legal);
        let options: Vec<String> =
            legal.iter().map(|step| G::write_step(position.content(), *step)).collect();
        let question = json!({
            "type": "choose",
            "seat": seat.index(),
            "round": position.round(),
            "question": position.prompt(seat),
            "view": position.view(Viewer::Seat(seat)),
            "options": options,
        });
        self.tell(&question, "a step")?;
        let Answer { step } = self.hear("a step", r#"{"step": "…"}"#)?;
        let found = options.iter().position(|option| *option == step);
        found.map(|at| legal[at]).ok_or(EngineError::Step { step, options: options.len() })
    }
}

impl Drop for Engine {
    /// Says good-bye; whoever does not leave is ended.
    fn drop(&mut self) {
        let _told = self.tell(&json!({"type": "quit"}), "nothing");
        self.input = None;
        // Its output closes when it leaves; a second of patience is enough for that.
        while self.lines.recv_timeout(Duration::from_secs(1)).is_ok() {}
        let _ended = self.process.kill();
        let _gone = self.process.wait();
    }
}

/// An engine that several games share, one after the other, and the first thing that went wrong with it.
#[derive(Clone)]
pub(crate) struct Shared(Arc<Mutex<(Engine, Option<EngineError>)>>);

impl Shared {
    pub fn new(engine: Engine) -> Self {
        Shared(Arc::new(Mutex::new((engine, None))))
    }

    fn with<T>(&self, work: impl FnOnce(&mut Engine) -> Result<T, EngineError>) -> Option<T> {
        let mut inner = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (engine, trouble) = &mut *inner;
        if trouble.is_some() {
            return None;
        }
        work(engine).map_err(|error| *trouble = Some(error)).ok()
    }

    pub fn name(&self) -> String {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).0.name.clone()
    }

    pub fn trouble(&self) -> Result<(), EngineError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).1.clone().map_or(Ok(()), Err)
    }

    pub fn begin(&self, game: &str, players: u8, seat: Seat, setup: &Value) {
        self.with(|engine| engine.begin(game, players, seat, setup));
    }

    pub fn end(&self, scores: &[i32], places: &[u8]) {
        self.with(|engine| engine.end(scores, places));
    }
}

impl<G: Evaluate> Bot<G> for Shared {
    /// After trouble any step will do: the game does not count, and the trouble is told when it is over.
    fn choose(&mut self, sight: &Sight<G>, _limits: &Limits) -> Advice<G::Action> {
        let step = self.with(|engine| engine.choose(sight)).unwrap_or_else(|| {
            let mut legal = Vec::new();
            sight.legal(sight.seat(), &mut legal);
            *legal.first().expect("an awaited seat has a legal step")
        });
        Advice { step, ranked: Vec::new(), effort: Effort::default() }
    }
}
