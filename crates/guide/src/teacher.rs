//! The teacher: finds the lesson for a seat at a table.

use crate::course::{Course, Idea, Lesson};
use crate::when::Moment;
use game_core::erased::{Change, OptionLine};
use game_core::{AnyTable, Arg, Seat, Tally, Target, Text};
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// So many asked-for steps are named at once: as many as an eye takes in.
const MOST_ASKED: usize = 3;
/// So many ideas for the next game are given.
const MOST_IDEAS: usize = 3;

/// A lesson as it is told now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Taught {
    /// Its id: whoever was told sends it back.
    pub id: String,
    /// Its chapter.
    pub chapter: String,
    /// Which lesson of the chapter it is, from 1.
    pub number: usize,
    /// Of how many.
    pub of: usize,
    /// What is said.
    pub text: Said,
    /// Things to light, the asked-for ones first.
    pub points: Vec<Point>,
    /// Steps the teacher would like to see, at most three; any of them will do, and any other, too.
    pub asked: Vec<Asked>,
    /// The section of the rules behind it.
    pub rule: Option<String>,
    /// Is it worth a card in a game that is not guided?
    pub card: bool,
}

/// A message with what stands in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Said {
    /// Key in the catalogue of lessons.
    pub key: String,
    /// Arguments by name.
    pub args: BTreeMap<String, Arg>,
}

/// A thing to light.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Point {
    /// The thing, as `kind:id`.
    pub thing: String,
    /// The number of the asked-for step that it belongs to, from 1; 0 where it only helps to understand.
    pub mark: u8,
}

/// A step the teacher asks for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Asked {
    /// In notation.
    pub step: String,
    /// As it is offered.
    pub text: Text,
    /// What it changes at once.
    pub changes: Vec<Change>,
    /// What the whole deed costs.
    pub price: Vec<Tally>,
}

/// How far a chapter is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChapterState {
    /// Its id.
    pub id: String,
    /// Its sign.
    pub icon: String,
    /// Lessons told.
    pub done: usize,
    /// Of how many.
    pub of: usize,
    /// Parts of the table that lie under a cloth until it begins.
    pub covers: Vec<String>,
}

/// What the teacher has to say at a moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Guide {
    /// The lesson, if there is one now.
    pub lesson: Option<Taught>,
    /// The path.
    pub chapters: Vec<ChapterState>,
    /// Steps that are recommended to newcomers here, told or not; in notation.
    pub advised: Vec<String>,
    /// When the game is over: what to try in the next one, beside what was lost in this; keys in the catalogue of lessons.
    pub next: Vec<String>,
}

/// A lesson that fits a moment and cannot be told: something in its text has no value, or it asks for nothing that is
/// there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the lesson {lesson:?} cannot be told: {what}")]
pub struct Broken {
    /// Which one.
    pub lesson: String,
    /// What is missing.
    pub what: String,
}

/// Somebody who knows a course.
#[derive(Clone, Debug)]
pub struct Teacher {
    course: Course,
}

impl Teacher {
    /// The teacher of a course.
    #[must_use]
    pub const fn new(course: Course) -> Self {
        Teacher { course }
    }

    /// What is taught.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// What to say to a seat now, to whom these lessons were told. `printed` is what is printed on the pieces.
    ///
    /// # Errors
    /// When a lesson fits that cannot be told.
    pub fn at(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        taught: &BTreeSet<String>,
        printed: &dyn Fn() -> Value,
    ) -> Result<Guide, Broken> {
        let moment = Moment::of(table, seat, printed);
        let due = |lesson: &&Lesson| !taught.contains(&lesson.id) && lesson.when.holds(&moment, taught);
        let lesson = self.course.lessons.iter().find(due);
        let lesson = lesson.map(|lesson| self.tell(lesson, &moment)).transpose()?;
        let next = if table.result().is_some() { self.ideas(taught) } else { Vec::new() };
        let (chapters, advised) = (self.chapters(taught), self.advised(&moment, taught));
        Ok(Guide { lesson, chapters, advised, next })
    }

    /// What somebody may try in the next game, to whom these lessons were told.
    #[must_use]
    pub fn ideas(&self, taught: &BTreeSet<String>) -> Vec<String> {
        let is_new = |idea: &&Idea| idea.unless.as_ref().is_none_or(|lesson| !taught.contains(lesson));
        let ideas = self.course.ideas.iter().filter(is_new).take(MOST_IDEAS);
        ideas.map(|idea| format!("next-{}", idea.id)).collect()
    }

    /// What a newcomer does well to choose, where lessons give advice; nothing where that is everything.
    fn advised(&self, moment: &Moment<'_>, taught: &BTreeSet<String>) -> Vec<String> {
        let here = |lesson: &&Lesson| lesson.advice && lesson.when.holds(moment, taught);
        let picked = self.course.lessons.iter().filter(here).flat_map(|lesson| {
            let first = lesson.ask.iter().map(|filter| filter.pick(moment)).find(|picked| !picked.is_empty());
            first.unwrap_or_default()
        });
        let steps: Vec<String> = picked.map(|option| option.step.clone()).collect();
        if steps.len() < moment.options.len() { steps } else { Vec::new() }
    }

    /// How far the chapters are.
    #[must_use]
    pub fn chapters(&self, taught: &BTreeSet<String>) -> Vec<ChapterState> {
        let state = |chapter: &crate::Chapter| {
            let lessons = self.course.of_chapter(&chapter.id);
            let (done, of) = lessons
                .fold((0, 0), |(done, of), lesson| (done + usize::from(taught.contains(&lesson.id)), of + 1));
            let (id, icon, covers) = (chapter.id.clone(), chapter.icon.clone(), chapter.covers.clone());
            ChapterState { id, icon, done, of, covers }
        };
        self.course.chapters.iter().map(state).collect()
    }

    fn tell(&self, lesson: &Lesson, moment: &Moment<'_>) -> Result<Taught, Broken> {
        let broken = |what: String| Broken { lesson: lesson.id.clone(), what };
        let asked = lesson.ask.iter().map(|filter| filter.pick(moment)).find(|picked| !picked.is_empty());
        if asked.is_none() && !lesson.ask.is_empty() {
            return Err(broken("none of its steps is offered".to_owned()));
        }
        let mut asked = asked.unwrap_or_default();
        asked.truncate(MOST_ASKED);
        let mut args = BTreeMap::new();
        for (name, claim) in &lesson.say {
            let value = claim.value(moment, &asked);
            let value = value.ok_or_else(|| broken(format!("{name} has no value ({claim:?})")))?;
            args.insert(name.clone(), value);
        }
        let of = self.course.of_chapter(&lesson.chapter).count();
        let number = self.course.of_chapter(&lesson.chapter).position(|one| one.id == lesson.id);
        Ok(Taught {
            id: lesson.id.clone(),
            chapter: lesson.chapter.clone(),
            number: number.map_or(1, |index| index + 1),
            of,
            text: Said { key: format!("lesson-{}", lesson.id), args },
            points: points(lesson, &asked),
            asked: asked.iter().map(|option| asked_for(option)).collect(),
            rule: lesson.rules.first().cloned(),
            card: lesson.card,
        })
    }
}

fn asked_for(option: &OptionLine) -> Asked {
    Asked {
        step: option.step.clone(),
        text: option.text.clone(),
        changes: option.changes.clone(),
        price: option.price.clone(),
    }
}

/// The things of the asked-for steps with their numbers, then those that help to understand. A thing that all asked-for
/// steps share tells none of them apart, so it has no number.
fn points(lesson: &Lesson, asked: &[&OptionLine]) -> Vec<Point> {
    let name = |target: &Target| format!("{}:{}", target.kind, target.id);
    let mut points: Vec<Point> = Vec::new();
    for (index, option) in asked.iter().enumerate() {
        for thing in option.targets.iter().map(name).collect::<BTreeSet<_>>() {
            let shared =
                asked.len() > 1 && asked.iter().all(|other| other.targets.iter().any(|t| name(t) == thing));
            let known = points.iter().any(|point| point.thing == thing);
            if !known {
                points.push(Point { thing, mark: if shared { 0 } else { index as u8 + 1 } });
            }
        }
    }
    for thing in &lesson.point {
        if !points.iter().any(|point| point.thing == *thing) {
            points.push(Point { thing: thing.clone(), mark: 0 });
        }
    }
    points
}
