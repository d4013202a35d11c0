//! Exercises for a book of rules: a position that the engine makes, a step to make in it, and what that did. Nothing is
//! kept: whoever tries sends all steps made so far, and the engine makes them again.

use crate::claim::Claim;
use crate::teacher::Said;
use crate::when::{Filter, Moment};
use game_core::erased::{Change, OptionLine, Refused, StartError};
use game_core::table::LogLine;
use game_core::{AnyGame, AnyTable, Arg, Seat, Seed, Text, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// All exercises of a game, as they stand in its file.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Practice {
    /// The game, by its id.
    pub game: String,
    /// Games that exercises are taken from.
    #[serde(rename = "line")]
    pub lines: Vec<Line>,
    /// The exercises.
    #[serde(rename = "exercise")]
    pub exercises: Vec<Exercise>,
}

/// A game as far as exercises need it: a set-up, a seed for the draws, and the steps of the players.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Its id.
    pub id: String,
    /// How many seats.
    pub players: u8,
    /// The word that fixes the draws.
    pub seed: String,
    /// Options of the set-up that differ from the usual ones.
    #[serde(default)]
    pub setup: serde_json::Map<String, Value>,
    /// One step a line: the number of the seat, then the step in notation.
    #[serde(default)]
    pub steps: String,
}

/// One box "try it".
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    /// Its id: `practice-ID` says what to do, `done-ID` what it did.
    pub id: String,
    /// The section of the rules it belongs to.
    pub rule: String,
    /// The game it is taken from.
    pub line: String,
    /// After so many steps of that game.
    pub after: usize,
    /// Whose step it is.
    #[serde(default)]
    pub seat: u8,
    /// What of the table is drawn.
    pub show: Vec<TablePart>,
    /// Options that are offered here; all where none is named.
    #[serde(default)]
    pub offer: Vec<Filter>,
    /// What is asked for, step by step.
    pub ask: Vec<Filter>,
    /// What stands in the text of what to do.
    #[serde(default)]
    pub say: BTreeMap<String, Claim>,
    /// What stands in the text of what it did.
    #[serde(default)]
    pub told: BTreeMap<String, Told>,
}

/// A part of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TablePart {
    /// The board.
    Board,
    /// The own mat.
    Mat,
    /// The cards in hand.
    Hand,
    /// Shared tracks.
    Tracks,
    /// Things that can be had.
    Supply,
}

/// Where a number or a name in the text of what happened comes from.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Told {
    /// By how much an own number grew.
    Grew(String),
    /// By how much an own number shrank.
    Shrank(String),
    /// What the position says afterwards.
    Now(Claim),
    /// What the position said before.
    Was(Claim),
}

/// How far somebody is with an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// A step is still to be made.
    Open,
    /// What was asked for is done.
    Done,
    /// Something else was done: legal, but another thing.
    Other,
}

/// An exercise for the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ExerciseCard {
    /// Its id.
    pub id: String,
    /// The section of the rules it belongs to.
    pub rule: String,
    /// What of the table it draws.
    pub show: Vec<TablePart>,
}

/// An exercise after some steps.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Attempt {
    /// Whose eyes and steps.
    pub seat: Seat,
    /// How many play.
    pub players: u8,
    /// How far it is.
    pub stand: Stand,
    /// What to do, with the numbers of the beginning.
    pub text: Said,
    /// What it did, once it is done.
    pub told: Option<Said>,
    /// The open question of the seat.
    pub prompt: Option<Text>,
    /// What can be tried now.
    pub options: Vec<OptionLine>,
    /// Those of them that are asked for.
    pub asked: Vec<String>,
    /// What happened since the beginning.
    pub log: Vec<LogLine>,
    /// Which numbers of the seat are others than at the beginning.
    pub changes: Vec<Change>,
    /// The position as the seat sees it: the view of the game.
    #[cfg_attr(feature = "wire", ts(type = "unknown"), schema(value_type = Object))]
    pub view: Value,
}

/// What is wrong with a file of exercises.
#[derive(Debug, thiserror::Error)]
pub enum PracticeError {
    /// Not such a file at all.
    #[error("practice: {0}")]
    Toml(#[from] toml::de::Error),
    /// Two games or two exercises with one id.
    #[error("practice: the id {0:?} is there twice")]
    Twice(String),
    /// An exercise from a game that is not there.
    #[error("practice: {exercise:?} is taken from the line {line:?}, which is not listed")]
    Line {
        /// The exercise.
        exercise: String,
        /// The game.
        line: String,
    },
    /// An exercise after more steps than the game has.
    #[error("practice: {exercise:?} comes after {after} steps; its line has {steps}")]
    After {
        /// The exercise.
        exercise: String,
        /// After how many.
        after: usize,
        /// How many there are.
        steps: usize,
    },
    /// An exercise that asks for nothing or draws nothing.
    #[error("practice: {exercise:?} has an empty {field}; name at least one")]
    Empty {
        /// The exercise.
        exercise: String,
        /// What is empty.
        field: &'static str,
    },
    /// A step of a game that is not written as a seat and a step.
    #[error("practice: the step {step:?} of {line:?} is not written as SEAT STEP")]
    Step {
        /// The game.
        line: String,
        /// What is written.
        step: String,
    },
}

/// Why an exercise could not be tried.
#[derive(Debug, thiserror::Error)]
pub enum TryError {
    /// The set-up cannot be played.
    #[error("the exercise cannot begin: {0}")]
    Start(#[from] StartError),
    /// A step of its game is no longer legal.
    #[error("step {number} of the line {line:?}, {step:?}, is not legal: {why}")]
    Line {
        /// The game.
        line: String,
        /// Which step, counted from 1.
        number: usize,
        /// The step.
        step: String,
        /// The key of the refusal.
        why: String,
    },
    /// Nothing asked for is offered, or a number in a text has no value.
    #[error("the exercise {exercise:?} cannot be told: {what}")]
    Broken {
        /// The exercise.
        exercise: String,
        /// What is missing.
        what: String,
    },
    /// More steps than are asked for.
    #[error("the exercise is over after {after} steps; begin again with fewer than {made}")]
    Over {
        /// So many were enough.
        after: usize,
        /// So many were sent.
        made: usize,
    },
    /// The rules forbid the step.
    #[error("the rules do not allow this step now")]
    Refused(Box<Refused>),
}

impl Line {
    /// The steps with their seats.
    fn moves(&self) -> Result<Vec<(Seat, &str)>, PracticeError> {
        let read = |line: &'_ str| -> Option<(Seat, usize)> {
            let (seat, step) = line.split_once(' ')?;
            let seat: u8 = seat.parse().ok().filter(|seat| *seat < self.players)?;
            (!step.trim().is_empty()).then_some((Seat::new(seat), line.len() - step.len()))
        };
        let lines = self.steps.lines().map(str::trim).filter(|line| !line.is_empty());
        lines
            .map(|line| {
                let wrong = || PracticeError::Step { line: self.id.clone(), step: line.to_owned() };
                let (seat, at) = read(line).ok_or_else(wrong)?;
                Ok((seat, line[at..].trim()))
            })
            .collect()
    }

    /// The table after the first steps.
    fn play(&self, game: &dyn AnyGame, after: usize) -> Result<Box<dyn AnyTable>, TryError> {
        let mut setup = game.default_setup(self.players);
        for (name, value) in &self.setup {
            setup[name] = value.clone();
        }
        let mut table = game.start(&setup, None, Seed::from_phrase(&self.seed))?;
        for (index, (seat, step)) in self.moves().unwrap_or_default().into_iter().take(after).enumerate() {
            table.play(seat, step).map_err(|refused| TryError::Line {
                line: self.id.clone(),
                number: index + 1,
                step: step.to_owned(),
                why: refused.text.key.to_owned(),
            })?;
        }
        Ok(table)
    }
}

impl Practice {
    /// Reads a file of exercises and checks that it holds together; `None` where a game has none.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Option<Practice>, PracticeError> {
        if text.trim().is_empty() {
            return Ok(None);
        }
        let practice: Practice = toml::from_str(text)?;
        let mut ids = BTreeSet::new();
        for line in &practice.lines {
            line.moves()?;
            if !ids.insert(line.id.as_str()) {
                return Err(PracticeError::Twice(line.id.clone()));
            }
        }
        let mut ids = BTreeSet::new();
        for exercise in &practice.exercises {
            if !ids.insert(exercise.id.as_str()) {
                return Err(PracticeError::Twice(exercise.id.clone()));
            }
            practice.check(exercise)?;
        }
        Ok(Some(practice))
    }

    fn check(&self, exercise: &Exercise) -> Result<(), PracticeError> {
        let id = || exercise.id.clone();
        let Some(line) = self.lines.iter().find(|line| line.id == exercise.line) else {
            return Err(PracticeError::Line { exercise: id(), line: exercise.line.clone() });
        };
        let steps = line.moves()?.len();
        if exercise.after > steps {
            return Err(PracticeError::After { exercise: id(), after: exercise.after, steps });
        }
        if exercise.ask.is_empty() {
            return Err(PracticeError::Empty { exercise: id(), field: "ask" });
        }
        if exercise.show.is_empty() {
            return Err(PracticeError::Empty { exercise: id(), field: "show" });
        }
        Ok(())
    }

    /// The exercise with this id.
    #[must_use]
    pub fn exercise(&self, id: &str) -> Option<&Exercise> {
        self.exercises.iter().find(|exercise| exercise.id == id)
    }

    /// The exercises as they are listed.
    #[must_use]
    pub fn cards(&self) -> Vec<ExerciseCard> {
        let card = |exercise: &Exercise| ExerciseCard {
            id: exercise.id.clone(),
            rule: exercise.rule.clone(),
            show: exercise.show.clone(),
        };
        self.exercises.iter().map(card).collect()
    }

    /// An exercise after the steps that somebody made in it.
    ///
    /// # Errors
    /// When a step is refused or there are too many, or when the exercise no longer fits the rules.
    pub fn attempt(
        &self,
        game: &dyn AnyGame,
        exercise: &Exercise,
        made: &[String],
        printed: &dyn Fn() -> Value,
    ) -> Result<Attempt, TryError> {
        let broken = |what: &str| TryError::Broken { exercise: exercise.id.clone(), what: what.to_owned() };
        let line = self.lines.iter().find(|line| line.id == exercise.line);
        let begun = line.ok_or_else(|| broken("its line is missing"))?.play(game, exercise.after)?;
        let seat = Seat::new(exercise.seat);
        let first = Moment::of(begun.as_ref(), seat, printed);
        let mut table = begun.clone_box();
        let mut stand = Stand::Open;
        for (index, step) in made.iter().enumerate() {
            let ask = exercise.ask.get(index).filter(|_| stand == Stand::Open);
            let Some(ask) = ask else { return Err(TryError::Over { after: index, made: made.len() }) };
            let fits = {
                let moment = Moment::of(table.as_ref(), seat, printed);
                ask.pick(&moment).iter().any(|option| option.step == *step)
            };
            table.play(seat, step).map_err(|refused| TryError::Refused(Box::new(refused)))?;
            stand = match fits {
                false => Stand::Other,
                true if index + 1 == exercise.ask.len() => Stand::Done,
                true => Stand::Open,
            };
        }
        let now = Moment::of(table.as_ref(), seat, printed);
        let asked = exercise.ask.first().map(|ask| ask.pick(&first)).unwrap_or_default();
        let mut args = BTreeMap::new();
        for (name, claim) in &exercise.say {
            let value = claim.value(&first, &asked).ok_or_else(|| broken(name))?;
            args.insert(name.clone(), value);
        }
        let text = Said { key: format!("practice-{}", exercise.id), args };
        let told = (stand == Stand::Done).then(|| tell(exercise, &first, &now)).transpose();
        let told = told.map_err(|name| broken(&name))?;
        let open = if stand == Stand::Open { exercise.ask.get(made.len()) } else { None };
        let asked: Vec<String> = open
            .map(|ask| ask.pick(&now).iter().map(|option| option.step.clone()).collect())
            .unwrap_or_default();
        if open.is_some() && asked.is_empty() {
            return Err(broken("none of its steps is offered"));
        }
        let options = if open.is_some() { exercise.offered(&now, &asked) } else { Vec::new() };
        Ok(Attempt {
            seat,
            players: table.players(),
            stand,
            text,
            told,
            prompt: now.prompt.clone(),
            options,
            asked,
            log: table.log(Viewer::Seat(seat), begun.steps()),
            changes: changes(begun.as_ref(), table.as_ref(), seat),
            view: table.view(Viewer::Seat(seat)),
        })
    }
}

impl Exercise {
    /// The options of the box, and always those that are asked for.
    fn offered(&self, now: &Moment<'_>, asked: &[String]) -> Vec<OptionLine> {
        let mut wanted: BTreeSet<&str> = asked.iter().map(String::as_str).collect();
        for filter in &self.offer {
            wanted.extend(filter.pick(now).into_iter().map(|option| option.step.as_str()));
        }
        let all = self.offer.is_empty();
        now.options.iter().filter(|option| all || wanted.contains(option.step.as_str())).cloned().collect()
    }
}

/// What happened, or the name of a number without a value.
fn tell(exercise: &Exercise, first: &Moment<'_>, now: &Moment<'_>) -> Result<Said, String> {
    let mut args = BTreeMap::new();
    for (name, told) in &exercise.told {
        let grown = |key: &str| Some(i64::from(now.tally(key)?) - i64::from(first.tally(key)?));
        let value = match told {
            Told::Grew(key) => grown(key).map(Arg::Number),
            Told::Shrank(key) => grown(key).map(|by| Arg::Number(-by)),
            Told::Now(claim) => claim.value(now, &[]),
            Told::Was(claim) => claim.value(first, &[]),
        };
        args.insert(name.clone(), value.ok_or_else(|| name.clone())?);
    }
    Ok(Said { key: format!("done-{}", exercise.id), args })
}

/// Which numbers of a seat are others than before.
fn changes(before: &dyn AnyTable, after: &dyn AnyTable, seat: Seat) -> Vec<Change> {
    let read = |table: &dyn AnyTable| table.tallies_at(table.steps(), Viewer::Seat(seat), seat);
    let old: BTreeMap<_, _> = read(before).into_iter().map(|tally| (tally.key, tally.value)).collect();
    let changed = |tally: game_core::Tally| {
        let by = tally.value - old.get(tally.key).copied().unwrap_or(0);
        (by != 0).then_some(Change { seat, key: tally.key, by })
    };
    read(after).into_iter().filter_map(changed).collect()
}
