//! What a teacher says beside the board, and the guided first game that it belongs to.

pub use guide::{Asked, ChapterState, FirstGame, Guide, Point, Said, Taught};
use serde::Serialize;
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
}

/// What a teacher has to say to the caller now.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema, TS)]
pub struct GuideState {
    /// The `rev` it is for.
    pub rev: u64,
    /// The lesson and the path.
    pub guide: Guide,
}
