//! A teacher beside the board. Lessons are data: when a condition on the position holds, the teacher points at things,
//! says a text whose numbers come from the engine, and may ask for one of some steps. This crate reads lessons and finds
//! the one for a position; it knows no game.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`course`] | the file of lessons: first game, chapters, lessons, what is left out |
//! | [`when`] | conditions on a position, and filters of options |
//! | [`claim`] | numbers and names in the texts, taken from the engine |
//! | [`teacher`] | the lesson for a seat at a table |
//! | [`practice`] | the boxes "try it" of the rules: a position, what it asks for, what it did |
//!
//! How to write lessons: `docs/how-to/lessons.md`.

pub mod claim;
pub mod course;
pub mod practice;
pub mod teacher;
pub mod when;

pub use claim::Claim;
pub use course::{Chapter, Course, CourseError, FirstChoice, FirstGame, Idea, LeftOut, Lesson, Term};
pub use practice::{
    Attempt, Exercise, ExerciseCard, Line, Practice, PracticeError, Stand, TablePart, Told, TryError,
};
pub use teacher::{Asked, Broken, ChapterState, Guide, Point, Said, Taught, Teacher};
