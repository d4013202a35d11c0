//! Steps, undo, hints, chat.

use super::App;
use super::extract::{Json, Nothing, Path, Query};
use super::tables::{check_line, look};
use crate::api::{
    ChatLine, ChatRequest, ErrorBody, HintRequest, Hints, NotesRequest, StepAnswer, StepRequest, StepTold,
    TableState, Trial, TrialRequest, UndoAnswer, UndoAsk, UndoRequest, Wish,
};
use crate::error::Error;
use crate::hall::Loaded;
use crate::identity::Caller;
use crate::ids::TableId;
use crate::table::playing::Done;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;

/// Steps asked about at a time.
const TRIALS: usize = 64;
/// Bytes of a step.
const STEP: usize = 1_000;

fn check_step(step: &str) -> Result<(), Error> {
    if step.len() <= STEP { Ok(()) } else { Err(Error::invalid("step: too long")) }
}

/// How much a change is answered with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Form {
    /// The whole table.
    #[default]
    State,
    /// The notice alone, for those who listen.
    Notice,
}

#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    answer: Form,
}

impl App {
    /// Makes a change with a key; the answer's log begins where the table stood before.
    async fn move_on(
        &self,
        id: &str,
        caller: &Caller,
        Wanted { answer }: Wanted,
        mut act: impl FnMut(&mut Loaded, i64) -> Result<Done, Error> + Send + 'static,
    ) -> Result<Response, Error> {
        let id = TableId::new(id);
        let user = caller.id().clone();
        let change = {
            let user = user.clone();
            move |loaded: &mut Loaded, now: i64| {
                look(loaded, Some(&user))?;
                loaded.heard(&user);
                let from = loaded.table.steps();
                let done = act(loaded, now)?;
                Ok((done, from.min(loaded.table.steps())))
            }
        };
        let told = move |loaded: &Loaded, (done, from): (Done, usize)| {
            let told = answer == Form::Notice && done == Done::Now;
            let notice = || loaded.shown.notice(loaded.table.viewer(Some(&user))).map(str::to_owned);
            (done, from, told.then(notice).flatten())
        };
        let (done, from, notice) = self.hall.change_then(&id, change, told).await?;
        let replayed = done == Done::Before;
        if let Some(notice) = notice {
            // The very words that the stream carries.
            let body = format!("{{\"replayed\":false,\"notice\":{notice},\"state\":null}}");
            return Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response());
        }
        let state = self.state(&id, Some(caller.id()), if replayed { 0 } else { from }).await?;
        Ok(match answer {
            Form::State => Json(StepAnswer { replayed, state }).into_response(),
            Form::Notice => Json(StepTold { replayed, notice: None, state: Some(state) }).into_response(),
        })
    }
}

/// Make a step.
#[utoipa::path(post, path = "/api/tables/{id}/steps", tag = "play",
    params(("id" = String, Path), ("answer" = Option<String>, Query, description = "state, or notice: a StepTold")),
    request_body = StepRequest,
    responses((status = 200, body = StepAnswer), (status = "default", body = ErrorBody)))]
pub(super) async fn step(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    Json(request): Json<StepRequest>,
) -> Result<Response, Error> {
    check_step(&request.step)?;
    let person = caller.person();
    app.move_on(&id, &caller, wanted, move |loaded, now| {
        loaded.table.step(now, &person, request.step.clone(), request.rev, &request.key)
    })
    .await
}

/// What steps would change, or why they are refused.
#[utoipa::path(post, path = "/api/tables/{id}/try", tag = "play", params(("id" = String, Path)),
    request_body = TrialRequest,
    responses((status = 200, body = Vec<Trial>), (status = "default", body = ErrorBody)))]
pub(super) async fn try_steps(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<TrialRequest>,
) -> Result<Json<Vec<Trial>>, Error> {
    if request.steps.len() > TRIALS {
        return Err(Error::invalid(format!("steps: at most {TRIALS} at a time")));
    }
    request.steps.iter().try_for_each(|step| check_step(step))?;
    let trials = app
        .hall
        .read(&TableId::new(id), move |loaded| {
            look(loaded, Some(caller.id()))?;
            let seat = loaded.table.player(&caller.person())?;
            loaded.table.tries(seat, request.steps)
        })
        .await?;
    Ok(Json(trials))
}

#[derive(Deserialize)]
pub(super) struct About {
    kind: Option<String>,
    id: Option<String>,
}

/// What the caller may wish for and may not do now, with the reasons: the usual things, or what choosing a thing means.
#[utoipa::path(get, path = "/api/tables/{id}/wishes", tag = "play",
    params(("id" = String, Path), ("kind" = Option<String>, Query, description = "kind of the thing, as in targets"),
        ("id" = Option<String>, Query, description = "its id")),
    responses((status = 200, body = Vec<Wish>), (status = "default", body = ErrorBody)))]
pub(super) async fn wishes(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(about): Query<About>,
) -> Result<Json<Vec<Wish>>, Error> {
    let wishes = app
        .hall
        .read(&TableId::new(id), move |loaded| {
            look(loaded, Some(caller.id()))?;
            let seat = loaded.table.player(&caller.person())?;
            loaded.table.wishes(seat, about.kind.as_deref().zip(about.id.as_deref()))
        })
        .await?;
    Ok(Json(wishes))
}

/// Take back the own last step, or all that can be.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play",
    params(("id" = String, Path), ("answer" = Option<String>, Query, description = "state, or notice: a StepTold")),
    request_body = UndoRequest,
    responses((status = 200, body = StepAnswer), (status = "default", body = ErrorBody)))]
pub(super) async fn undo(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    Json(request): Json<UndoRequest>,
) -> Result<Response, Error> {
    let person = caller.person();
    app.move_on(&id, &caller, wanted, move |loaded, now| {
        loaded.table.undo(now, &person, request.rev, &request.key, request.all)
    })
    .await
}

/// Make a step again that was taken back.
#[utoipa::path(post, path = "/api/tables/{id}/redo", tag = "play",
    params(("id" = String, Path), ("answer" = Option<String>, Query, description = "state, or notice: a StepTold")),
    request_body = UndoRequest,
    responses((status = 200, body = StepAnswer), (status = "default", body = ErrorBody)))]
pub(super) async fn redo(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    Json(request): Json<UndoRequest>,
) -> Result<Response, Error> {
    let person = caller.person();
    app.move_on(&id, &caller, wanted, move |loaded, now| {
        loaded.table.redo(now, &person, request.rev, &request.key)
    })
    .await
}

/// Ask everybody who holds a seat to go back further; bots of the house agree.
#[utoipa::path(post, path = "/api/tables/{id}/undo-ask", tag = "play", params(("id" = String, Path)),
    request_body = UndoAsk,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn ask_undo(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<UndoAsk>,
) -> Result<Json<TableState>, Error> {
    let person = caller.person();
    app.act(&id, &caller, move |loaded, now| {
        look(loaded, Some(&person.id))?;
        loaded.table.ask_undo(now, &person, request.to)
    })
    .await
}

/// Agree to go back, or not.
#[utoipa::path(post, path = "/api/tables/{id}/undo-answer", tag = "play", params(("id" = String, Path)),
    request_body = UndoAnswer,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn answer_undo(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<UndoAnswer>,
) -> Result<Json<TableState>, Error> {
    let person = caller.person();
    app.act(&id, &caller, move |loaded, now| {
        look(loaded, Some(&person.id))?;
        loaded.table.answer_undo(now, &person, request.request, request.accept)
    })
    .await
}

/// End a held turn.
#[utoipa::path(post, path = "/api/tables/{id}/confirm", tag = "play", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn confirm(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<TableState>, Error> {
    let person = caller.person();
    app.act(&id, &caller, move |loaded, now| {
        look(loaded, Some(&person.id))?;
        loaded.table.confirm(now, &person)
    })
    .await
}

/// Ask for advice.
#[utoipa::path(post, path = "/api/tables/{id}/hints", tag = "play", params(("id" = String, Path)),
    request_body = HintRequest,
    responses((status = 200, body = Hints), (status = "default", body = ErrorBody)))]
pub(super) async fn hints(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<HintRequest>,
) -> Result<Json<Hints>, Error> {
    let id = TableId::new(id);
    let person = caller.person();
    app.hall.read(&id, move |loaded| look(loaded, Some(&person.id))).await?;
    Ok(Json(app.hall.hints(&id, caller.person(), request).await?))
}

/// Say something.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "play", params(("id" = String, Path)),
    request_body = ChatRequest,
    responses((status = 200, body = ChatLine), (status = "default", body = ErrorBody)))]
pub(super) async fn chat(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<ChatRequest>,
) -> Result<Json<ChatLine>, Error> {
    let text = check_line(&request.text, "text", 500)?;
    app.chat.take(caller.id().clone(), Instant::now())?;
    let person = caller.person();
    let line = app
        .hall
        .change(&TableId::new(id), move |loaded, now| {
            look(loaded, Some(&person.id))?;
            loaded.heard(&person.id);
            loaded.table.say(now, &person, text.clone())?;
            loaded.table.ledger.chat.back().cloned().ok_or(Error::Unavailable("the line is lost; try again"))
        })
        .await?;
    Ok(Json(line))
}

/// Replace the own notes on this table.
#[utoipa::path(post, path = "/api/tables/{id}/notes", tag = "play", params(("id" = String, Path)),
    request_body = NotesRequest,
    responses((status = 200, body = NotesRequest), (status = "default", body = ErrorBody)))]
pub(super) async fn notes(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<NotesRequest>,
) -> Result<Json<NotesRequest>, Error> {
    if request.text.chars().count() > 10_000 {
        return Err(Error::invalid("text: at most 10000 characters"));
    }
    if request.text.contains('\0') {
        return Err(Error::invalid("text: the letter NUL cannot be kept"));
    }
    let id = TableId::new(id);
    let user = caller.id().clone();
    app.hall.read(&id, move |loaded| look(loaded, Some(&user))).await?;
    app.hall.store.put_notes(&id, caller.id(), &request.text).await?;
    Ok(Json(request))
}
