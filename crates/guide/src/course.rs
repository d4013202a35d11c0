//! The lessons of one game, as they stand in its file.

use crate::claim::Claim;
use crate::when::{Filter, When};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Everything a teacher knows about one game.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The game, by its id.
    pub game: String,
    /// The table of the guided first game.
    pub first: FirstGame,
    /// Chapters in the order of the path.
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
    /// Lessons; of several that fit, the first is told.
    #[serde(rename = "lesson")]
    pub lessons: Vec<Lesson>,
    /// Rules that a first game does without.
    #[serde(default)]
    pub left_out: Vec<LeftOut>,
    /// Words of the rules that open their meaning in any text.
    #[serde(default, rename = "term")]
    pub terms: Vec<Term>,
    /// What to try in the next game, the first ones first.
    #[serde(default, rename = "next")]
    pub ideas: Vec<Idea>,
}

/// Something to try in the next game; `next-ID` says it in the catalogue of lessons.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Idea {
    /// Its id.
    pub id: String,
    /// Not for whoever was told this lesson.
    #[serde(default)]
    pub unless: Option<String>,
}

/// A word of the rules. `term-ID` is its meaning in the catalogue, with the attributes `.title` and `.forms`: the forms it
/// is found by, in which `*` stands for any letters.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Its id.
    pub id: String,
    /// The section of the rules behind it.
    pub rule: String,
}

/// The table of the guided first game.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct FirstGame {
    /// How many seats.
    pub players: u8,
    /// The learner's.
    #[serde(default)]
    pub seat: u8,
    /// The bot on the others.
    pub level: String,
    /// The word that fixes the draws, so that the game is a good first one.
    pub seed: String,
    /// Options of the set-up that differ from the usual ones.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Record<string, unknown>"))]
    pub setup: serde_json::Map<String, serde_json::Value>,
    /// What a learner may choose before the game begins; the first is the one to take without thinking.
    #[serde(default)]
    pub choice: Vec<FirstChoice>,
}

/// Something to choose before the guided game: whom to lead. Where there is no `thing`, everything is chosen at the table.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct FirstChoice {
    /// What one would play, as `kind:id`; `choice-ID` says in the catalogue of lessons why.
    #[serde(default)]
    pub thing: Option<String>,
    /// How hard it is to play well, from 1 to 5.
    #[serde(default)]
    pub weight: u8,
    /// How many seats its table has.
    pub players: u8,
    /// The learner's.
    pub seat: u8,
    /// Options of its set-up beside those of the guided game.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Record<string, unknown>"))]
    pub setup: serde_json::Map<String, serde_json::Value>,
    /// Where one begins, as `kind:id`.
    #[serde(default)]
    pub starts: Vec<String>,
}

impl FirstGame {
    /// The table of a choice.
    #[must_use]
    pub fn with(&self, choice: &FirstChoice) -> FirstGame {
        let mut setup = self.setup.clone();
        setup.extend(choice.setup.clone());
        let (players, seat) = (choice.players, choice.seat);
        FirstGame {
            players,
            seat,
            setup,
            level: self.level.clone(),
            seed: self.seed.clone(),
            choice: Vec::new(),
        }
    }
}

/// A step of the path.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its id; `chapter-ID` is its name in the catalogue of lessons.
    pub id: String,
    /// Its sign among the icons of the page or the game.
    pub icon: String,
    /// Parts of the table that lie under a cloth until it begins, by the names that the drawings give them.
    #[serde(default)]
    pub covers: Vec<String>,
}

/// One lesson: one idea, when it is first needed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its id; `lesson-ID` is its text in the catalogue, with the attribute `.title`.
    pub id: String,
    /// The chapter it belongs to.
    pub chapter: String,
    /// When it is told.
    #[serde(default)]
    pub when: When,
    /// Steps that the teacher asks for: the first filter that fits some options. None: the lesson only tells.
    #[serde(default)]
    pub ask: Vec<Filter>,
    /// Things to light beside those of the asked-for steps, as `kind:id`; `number:KEY` is an own counter, `part:NAME` a
    /// part of the table by the name that the drawings give it.
    #[serde(default)]
    pub point: Vec<String>,
    /// What stands in the text.
    #[serde(default)]
    pub say: BTreeMap<String, Claim>,
    /// Sections of the rules that it teaches.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Is it worth a card in any game, the first time it fits?
    #[serde(default = "yes")]
    pub card: bool,
    /// May a first game go by without it?
    #[serde(default)]
    pub rare: bool,
    /// Are its steps recommended to every newcomer, whenever its question is asked?
    #[serde(default)]
    pub advice: bool,
}

/// A rule that is not taught, and why.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeftOut {
    /// Sections of the rules.
    pub rules: Vec<String>,
    /// Why, for whoever reads the file.
    pub because: String,
}

const fn yes() -> bool {
    true
}

/// What is wrong with a file of lessons.
#[derive(Debug, thiserror::Error)]
pub enum CourseError {
    /// Not such a file at all.
    #[error("lessons: {0}")]
    Toml(#[from] toml::de::Error),
    /// Two lessons or two chapters with one id.
    #[error("lessons: the id {0:?} is there twice")]
    Twice(String),
    /// A lesson of no chapter.
    #[error("lessons: {lesson:?} belongs to the chapter {chapter:?}, which is not listed")]
    Chapter {
        /// The lesson.
        lesson: String,
        /// The chapter.
        chapter: String,
    },
    /// A lesson after another that does not exist.
    #[error("lessons: {lesson:?} waits for {after:?}, which is no lesson")]
    After {
        /// The lesson.
        lesson: String,
        /// What it waits for.
        after: String,
    },
    /// Points of a game that is not over.
    #[error("lessons: {lesson:?} tells final points; only a lesson with `over = true` may")]
    Early {
        /// The lesson.
        lesson: String,
    },
    /// An idea for those who were not told something that is no lesson.
    #[error("lessons: the idea {idea:?} is left out after {unless:?}, which is no lesson")]
    Unless {
        /// The idea.
        idea: String,
        /// What it names.
        unless: String,
    },
    /// A recommendation of nothing.
    #[error("lessons: {lesson:?} is advice; it needs steps to ask for")]
    Advice {
        /// The lesson.
        lesson: String,
    },
    /// A thing to light that is not written as `kind:id`.
    #[error("lessons: {lesson:?} points at {point:?}; a thing is written as kind:id")]
    Point {
        /// The lesson.
        lesson: String,
        /// What is written.
        point: String,
    },
}

impl Course {
    /// Reads a file of lessons and checks that it holds together; `None` where a game has none.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Option<Course>, CourseError> {
        if text.trim().is_empty() {
            return Ok(None);
        }
        let course: Course = toml::from_str(text)?;
        let mut ids = BTreeSet::new();
        let chapters = course.chapters.iter().map(|chapter| &chapter.id);
        if let Some(twice) = chapters.clone().find(|id| !ids.insert(id.as_str())) {
            return Err(CourseError::Twice(twice.clone()));
        }
        let mut lessons = BTreeSet::new();
        for lesson in &course.lessons {
            if !lessons.insert(lesson.id.as_str()) {
                return Err(CourseError::Twice(lesson.id.clone()));
            }
            if !ids.contains(lesson.chapter.as_str()) {
                let (lesson, chapter) = (lesson.id.clone(), lesson.chapter.clone());
                return Err(CourseError::Chapter { lesson, chapter });
            }
            if !lesson.when.over && lesson.say.values().any(Claim::is_final) {
                return Err(CourseError::Early { lesson: lesson.id.clone() });
            }
            if lesson.advice && lesson.ask.is_empty() {
                return Err(CourseError::Advice { lesson: lesson.id.clone() });
            }
            if let Some(point) = lesson.point.iter().find(|point| !point.contains(':')) {
                return Err(CourseError::Point { lesson: lesson.id.clone(), point: point.clone() });
            }
        }
        for lesson in &course.lessons {
            if let Some(after) = lesson.when.after.iter().find(|after| !lessons.contains(after.as_str())) {
                return Err(CourseError::After { lesson: lesson.id.clone(), after: after.clone() });
            }
        }
        let mut ideas = BTreeSet::new();
        for Idea { id, unless } in &course.ideas {
            if !ideas.insert(id.as_str()) {
                return Err(CourseError::Twice(id.clone()));
            }
            if let Some(unless) = unless.as_ref().filter(|lesson| !lessons.contains(lesson.as_str())) {
                return Err(CourseError::Unless { idea: id.clone(), unless: unless.clone() });
            }
        }
        Ok(Some(course))
    }

    /// The lesson with this id.
    #[must_use]
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }

    /// The lessons of a chapter.
    pub fn of_chapter<'a>(&'a self, chapter: &'a str) -> impl Iterator<Item = &'a Lesson> {
        self.lessons.iter().filter(move |lesson| lesson.chapter == chapter)
    }
}
