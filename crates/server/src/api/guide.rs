//! What a teacher says beside the board, the guided first game that it belongs to, and the exercises of the rules.

pub use guide::{
    Asked, Attempt, ChapterState, ExerciseCard, FirstChoice, FirstGame, Guide, Point, Said, Stand, TablePart,
    Taught, Term,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The lessons of a game, for the page that offers them.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema, TS)]
pub struct CourseCard {
    /// The game.
    pub game: String,
    /// The table of the guided first game.
    pub first: FirstGame,
    /// The path, with nothing told yet.
    pub chapters: Vec<ChapterState>,
    /// The lessons of each chapter, by their ids.
    pub lessons: Vec<Vec<String>>,
    /// Words of the rules that open their meaning.
    pub terms: Vec<Term>,
}

/// What a teacher has to say to the caller now.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema, TS)]
pub struct GuideState {
    /// The `rev` it is for.
    pub rev: u64,
    /// The lesson and the path.
    pub guide: Guide,
}

/// The steps that somebody made in an exercise so far.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AttemptRequest {
    /// In notation, the first one first.
    pub steps: Vec<String>,
}
