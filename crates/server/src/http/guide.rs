//! The teacher beside the board.

use super::App;
use super::extract::{Json, Path, Query};
use super::tables::look;
use crate::api::{CourseCard, ErrorBody, Guide, GuideState};
use crate::error::Error;
use crate::identity::Caller;
use crate::ids::TableId;
use axum::extract::State;
use game_core::Viewer;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::Arc;

/// More lessons than any course has.
const MOST_TAUGHT: usize = 500;

/// The lessons of a game.
#[utoipa::path(get, path = "/api/games/{game}/course", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = CourseCard), (status = "default", body = ErrorBody)))]
pub(super) async fn course(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<CourseCard>, Error> {
    let entry = app.hall.shelf.find(&game)?;
    let teacher = entry.teacher().ok_or(Error::NotFound("course"))?;
    let course = teacher.course();
    let lessons = |chapter: &guide::Chapter| {
        course.of_chapter(&chapter.id).map(|lesson| lesson.id.clone()).collect::<Vec<_>>()
    };
    Ok(Json(CourseCard {
        game: course.game.clone(),
        first: course.first.clone(),
        chapters: teacher.chapters(&BTreeSet::new()),
        lessons: course.chapters.iter().map(lessons).collect(),
        terms: course.terms.clone(),
    }))
}

#[derive(Deserialize)]
pub(super) struct TaughtQuery {
    taught: Option<String>,
}

/// What a teacher has to say to the caller, to whom some lessons were told.
#[utoipa::path(get, path = "/api/tables/{id}/guide", tag = "play",
    params(("id" = String, Path), ("taught" = Option<String>, Query, description = "ids of lessons, with commas")),
    responses((status = 200, body = GuideState), (status = "default", body = ErrorBody)))]
pub(super) async fn guide(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<TaughtQuery>,
) -> Result<Json<GuideState>, Error> {
    let taught: BTreeSet<String> =
        query.taught.unwrap_or_default().split(',').filter(|id| !id.is_empty()).map(str::to_owned).collect();
    if taught.len() > MOST_TAUGHT {
        return Err(Error::invalid(format!("taught: at most {MOST_TAUGHT} lessons")));
    }
    let hall = Arc::clone(&app.hall);
    let told = app
        .hall
        .read(&TableId::new(id), move |loaded| {
            look(loaded, Some(caller.id()))?;
            let table = &loaded.table;
            let seat = table.player(&caller.person())?;
            let entry = hall.shelf.find(&table.ledger.opening.game)?;
            let teacher = entry.teacher().ok_or(Error::NotFound("course"))?;
            let game = table.game.as_deref().ok_or(Error::WrongTime("the game has not begun"))?;
            let printed = || {
                let text = table.edition.printed().unwrap_or_default();
                serde_json::from_str(&text).unwrap_or_default()
            };
            let guide = teacher.at(game, seat, &taught, &printed).unwrap_or_else(|broken| {
                tracing::warn!(%broken, "a lesson is left out");
                let chapters = teacher.chapters(&taught);
                Guide { lesson: None, chapters, advised: Vec::new(), next: Vec::new() }
            });
            Ok(GuideState { rev: table.rev(Viewer::Seat(seat)), guide })
        })
        .await?;
    Ok(Json(told))
}
