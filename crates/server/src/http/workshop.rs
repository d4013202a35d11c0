//! Packs that people type in.

use super::App;
use super::extract::{Json, Path};
use crate::api::{Draft, DraftRequest, ErrorBody, PackEdit, PackEntry, PackField, PackProblem, PackSheet};
use crate::error::Error;
use crate::shelf::items;
use axum::extract::State;
use game_core::content::ContentError;
use game_core::erased::Pack;
use game_core::{AnyGame, Source};
use std::sync::Arc;
use workshop::{Edit, EditError};

/// What drafts are called in messages.
const FILE: &str = "pack.toml";

/// Make changes in a content pack, and see whether it can be played. Nothing is kept.
#[utoipa::path(post, path = "/api/games/{game}/draft", tag = "games", params(("game" = String, Path)),
    request_body = DraftRequest,
    responses((status = 200, body = Draft), (status = "default", body = ErrorBody)))]
pub(super) async fn draft(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Json(request): Json<DraftRequest>,
) -> Result<Json<Draft>, Error> {
    let game = app.hall.shelf.find(&game)?.game;
    let work = tokio::task::spawn_blocking(move || drawn_up(game, request));
    Ok(Json(work.await.map_err(|_| Error::invalid("this file cannot be read"))??))
}

fn drawn_up(game: &'static dyn AnyGame, request: DraftRequest) -> Result<Draft, Error> {
    let text = request.text.unwrap_or_else(|| game.content_text().to_owned());
    let edits = request.edits.into_iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let text = match workshop::edit(FILE, &text, &edits) {
        Ok(text) => text,
        // A file that is no TOML at all is told like any other wrong one.
        Err(EditError::Content(error)) => return Ok(wrong(text, Vec::new(), &error)),
        Err(error) => return Err(Error::invalid(error.to_string())),
    };
    let sheets = match workshop::sheets(FILE, &text) {
        Ok(sheets) => sheets.into_iter().map(sheet).collect(),
        Err(error) => return Ok(wrong(text, Vec::new(), &error)),
    };
    let pack = Pack { file: FILE.to_owned(), text: text.clone() };
    let checked = game.check_content(&pack).and_then(|hash| {
        let (listing, printed) = (game.list_content(Some(&pack))?, game.printed(Some(&pack))?);
        Ok((hash, listing, printed))
    });
    match checked {
        Ok((hash, listing, printed)) => Ok(Draft {
            text,
            content: Some(hash.to_string()),
            standard: hash == game.content_hash(),
            problem: None,
            sheets,
            items: items(listing),
            printed: serde_json::from_str(&printed).ok(),
        }),
        Err(error) => Ok(wrong(text, sheets, &error)),
    }
}

fn wrong(text: String, sheets: Vec<PackSheet>, error: &ContentError) -> Draft {
    let problem = PackProblem {
        line: error.line.and_then(|line| line.try_into().ok()),
        place: error.place.clone(),
        problem: error.problem.clone(),
    };
    Draft {
        text,
        content: None,
        standard: false,
        problem: Some(problem),
        sheets,
        items: Vec::new(),
        printed: None,
    }
}

fn sheet(sheet: workshop::Sheet) -> PackSheet {
    let field = |field: workshop::Field| PackField {
        name: field.name,
        value: field.value,
        source: field.source.name().to_owned(),
    };
    let entry = |entry: workshop::Entry| PackEntry {
        id: entry.id,
        fields: entry.fields.into_iter().map(field).collect(),
    };
    PackSheet { table: sheet.table, entries: sheet.entries.into_iter().map(entry).collect() }
}

fn read(edit: PackEdit) -> Result<Edit, Error> {
    Ok(match edit {
        PackEdit::Set { table, entry, field, value } => {
            Edit::Set { table, entry: entry as usize, field, value }
        }
        PackEdit::Remove { table, entry, field } => Edit::Remove { table, entry: entry as usize, field },
        PackEdit::Source { table, entry, field, source } => {
            let known = Source::ALL.into_iter().find(|known| known.name() == source);
            let source = known.ok_or_else(|| {
                let names = Source::ALL.map(Source::name).join(", ");
                Error::invalid(format!("source: there are {names}, not {source:?}"))
            })?;
            Edit::Source { table, entry: entry as usize, field, source }
        }
        PackEdit::Add { table, like, id } => Edit::Add { table, like: like as usize, id },
        PackEdit::Drop { table, entry } => Edit::Drop { table, entry: entry as usize },
    })
}
