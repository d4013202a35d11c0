//! A program of anybody's that plays a seat: JSON lines on its standard input and output (`docs/research/engines.md`).

use bots::{Advice, Bot, Effort, Evaluate, Limits};
use game_core::{Seat, Sight, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The version of the protocol. It grows when an engine written before would no longer be understood.
pub const PROTOCOL: u32 = 1;
/// The longest line that is read, in bytes.
pub const LONGEST: usize = 65_536;
/// Answers that wait to be read; an engine that goes on writing has to wait.
const WAITING: usize = 8;
/// How long an engine may take to leave.
const GOODBYE: Duration = Duration::from_secs(1);

/// What an engine did wrong.
#[derive(Clone, PartialEq, Debug, thiserror::Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
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
    #[error("the engine ended while it was asked for {asked}")]
    Ended {
        /// What was asked.
        asked: &'static str,
    },
    /// It thought too long.
    #[error("the engine did not answer {asked} within {seconds} s")]
    Slow {
        /// What was asked.
        asked: &'static str,
        /// How long it had.
        seconds: u64,
    },
    /// The line does not end.
    #[error("the engine wrote a line of more than {longest} bytes when it was asked for {asked}")]
    Long {
        /// What was asked.
        asked: &'static str,
        /// What would have been read.
        longest: usize,
    },
    /// The line is no answer.
    #[error("the engine answered {line:?}; {expected} is expected: {problem}")]
    Answer {
        /// The beginning of its answer.
        line: String,
        /// Such as `{"step": "…"}`.
        expected: &'static str,
        /// What is wrong.
        problem: String,
    },
    /// It speaks another version.
    #[error("the engine speaks version {version} of the protocol, not version {PROTOCOL}")]
    Protocol {
        /// Its version.
        version: u32,
    },
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

/// What was read: a line, or nothing but that it is too long.
type Heard = Option<String>;

/// A running engine. Two threads of its own read and write, so that one that does neither holds nobody up.
pub struct Engine {
    /// As it calls itself.
    pub name: String,
    process: Child,
    input: Option<Sender<String>>,
    lines: Receiver<Heard>,
    patience: Duration,
}

impl Engine {
    /// Starts a program, with its arguments behind it as in a shell, and greets it.
    ///
    /// # Errors
    /// When it cannot be started or does not answer as it should.
    pub fn start(command: &str, patience: Duration) -> Result<Engine, EngineError> {
        let failed =
            |problem: &str| EngineError::Start { command: command.to_owned(), problem: problem.to_owned() };
        let words = shlex::split(command).ok_or_else(|| failed("a quotation mark is left open"))?;
        let (program, arguments) = words.split_first().ok_or_else(|| failed("it is empty"))?;
        let mut process = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(&error.to_string()))?;
        let mut stdin = process.stdin.take().ok_or_else(|| failed("it has no input"))?;
        let stdout = process.stdout.take().ok_or_else(|| failed("it has no output"))?;
        let (sender, lines) = sync_channel(WAITING);
        std::thread::spawn(move || listen(stdout, &sender));
        let (input, messages) = channel::<String>();
        std::thread::spawn(move || {
            // Ends, and closes the pipe, when the engine is gone or nothing more will be said.
            for message in messages {
                if writeln!(stdin, "{message}").and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        });
        let mut engine = Engine { name: String::new(), process, input: Some(input), lines, patience };
        engine.tell(&json!({"type": "hello", "protocol": PROTOCOL}), "its name")?;
        let hello: Hello = engine.hear("its name", r#"{"name": "…", "protocol": 1}"#)?;
        if hello.protocol != PROTOCOL {
            return Err(EngineError::Protocol { version: hello.protocol });
        }
        engine.name = hello.name;
        Ok(engine)
    }

    fn tell(&mut self, message: &Value, asked: &'static str) -> Result<(), EngineError> {
        let told = self.input.as_ref().map(|input| input.send(message.to_string()));
        if let Some(Ok(())) = told { Ok(()) } else { Err(EngineError::Ended { asked }) }
    }

    fn hear<T: for<'a> Deserialize<'a>>(
        &mut self,
        asked: &'static str,
        expected: &'static str,
    ) -> Result<T, EngineError> {
        let heard = self.lines.recv_timeout(self.patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => EngineError::Slow { asked, seconds: self.patience.as_secs() },
            RecvTimeoutError::Disconnected => EngineError::Ended { asked },
        })?;
        let line = heard.ok_or(EngineError::Long { asked, longest: LONGEST })?;
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
        found
            .map(|at| legal[at])
            .ok_or(EngineError::Step { step: step.chars().take(200).collect(), options: options.len() })
    }
}

/// Reads lines until the engine is gone, nobody listens, or one is too long.
fn listen(output: impl Read, lines: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let heard = (line.len() <= LONGEST).then(|| String::from_utf8_lossy(&line).trim_end().to_owned());
        let last = heard.is_none();
        if lines.send(heard).is_err() || last {
            return;
        }
    }
}

impl Drop for Engine {
    /// Says good-bye; whoever does not leave is ended.
    fn drop(&mut self) {
        let _told = self.tell(&json!({"type": "quit"}), "nothing");
        self.input = None;
        // Its output closes when it leaves.
        let until = Instant::now() + GOODBYE;
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            if self.lines.recv_timeout(left).is_err() {
                break;
            }
        }
        let _ended = self.process.kill();
        let _gone = self.process.wait();
    }
}

/// An engine at a table, and the first thing that went wrong with it.
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

    pub fn trouble(&self) -> Option<EngineError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).1.clone()
    }

    pub fn begin(&self, game: &str, players: u8, seat: Seat, setup: &Value) {
        self.with(|engine| engine.begin(game, players, seat, setup));
    }

    pub fn end(&self, scores: &[i32], places: &[u8]) {
        self.with(|engine| engine.end(scores, places));
    }
}

impl<G: Evaluate> Bot<G> for Shared {
    /// After trouble any step will do: the game is lost anyway, and the trouble is told when it is over.
    fn choose(&mut self, sight: &Sight<G>, _limits: &Limits) -> Advice<G::Action> {
        let step = self.with(|engine| engine.choose(sight)).unwrap_or_else(|| {
            let mut legal = Vec::new();
            sight.legal(sight.seat(), &mut legal);
            *legal.first().expect("an awaited seat has a legal step")
        });
        Advice { step, ranked: Vec::new(), effort: Effort::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_that_never_answers_is_given_up() {
        let slow = Engine::start("sleep 1000", Duration::ZERO).map(|engine| engine.name.clone());
        assert_eq!(slow, Err(EngineError::Slow { asked: "its name", seconds: 0 }));
    }

    #[test]
    fn one_that_greets_and_then_neither_reads_nor_writes_holds_nobody_up() {
        let hangs =
            r#"sh -c 'read hello; echo "{\"name\": \"x\", \"protocol\": 1, \"more\": []}"; exec sleep 1000'"#;
        let mut engine = Engine::start(hangs, Duration::from_secs(600)).expect("it greets");
        assert_eq!(engine.name, "x");
        // More than fits into a pipe.
        engine.tell(&json!({"type": "choose", "view": "x".repeat(1 << 20)}), "a step").expect("it is kept");
        engine.patience = Duration::ZERO;
        let answer = engine.hear::<Answer>("a step", "").map(|answer| answer.step);
        assert_eq!(answer, Err(EngineError::Slow { asked: "a step", seconds: 0 }));
    }

    #[test]
    fn one_that_speaks_another_version_is_told_so() {
        let other = r#"sh -c 'read hello; echo "{\"name\": \"x\", \"protocol\": 7}"'"#;
        let other = Engine::start(other, Duration::from_secs(600)).map(|engine| engine.name.clone());
        assert_eq!(other, Err(EngineError::Protocol { version: 7 }));
    }
}
