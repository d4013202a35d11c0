//! Boards to think on. They are their owner's alone; a link shows one branch of a game that is over.

use super::App;
use super::extract::{Json, Path, Query, Who};
use crate::api::{
    BoardAnswerRequest, BoardCard, BoardChangeRequest, BoardLines, BoardQuestion, BoardRequest, BoardState,
    BoardValues, Done, ErrorBody, Wish,
};
use crate::boards::board::START;
use crate::boards::play::asked;
use crate::boards::show::{self, Around};
use crate::boards::{Board, export};
use crate::error::Error;
use crate::hall::Leave;
use crate::identity::Caller;
use crate::ids::{BoardId, TableId, UserId};
use crate::shelf::Edition;
use crate::store::{BoardRow, StoreError};
use crate::table::ledger::seat_of;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
pub(super) struct PlaceQuery {
    at: Option<u32>,
    #[serde(default)]
    deal: u32,
}

/// A board that was read back, with everything that is needed to show it.
pub(super) struct Opened {
    pub row: BoardRow,
    pub board: Board,
    pub edition: Edition,
    pub leave: Leave,
}

fn read(row: &BoardRow) -> Result<Board, Error> {
    serde_json::from_str(&row.body).map_err(|_| Error::Unavailable("the stored board cannot be read"))
}

fn written(board: &Board) -> Result<String, Error> {
    serde_json::to_string(board).map_err(|_| Error::Unavailable("the board cannot be written"))
}

/// Does work on the engine on a thread of its own.
pub(super) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or(Err(Error::Unavailable("something broke at this board; try again")))
}

impl App {
    /// A board with what is around it. One that the rules of now cannot read begins anew at its moment.
    async fn opened(&self, row: BoardRow) -> Result<Opened, Error> {
        let mut board = read(&row)?;
        let edition = self.hall.board_edition(&row.table, &board).await?;
        let leave = self.hall.board_leave(&row.table).await?;
        if board.lay(&edition, 0).is_err() {
            let begun = self.hall.board_beginning(&row.table, &row.owner, row.step, Some(row.seat)).await?;
            board.sight = begun.board.sight;
        }
        Ok(Opened { row, board, edition, leave })
    }

    /// A board of the caller; those of others do not exist.
    pub(super) async fn own_board(&self, id: &str, user: &UserId) -> Result<Opened, Error> {
        let row = self.hall.store.board(&BoardId::new(id)).await?;
        let row = row.filter(|row| row.owner == *user).ok_or(Error::NotFound("board"))?;
        self.opened(row).await
    }

    /// The board as its owner sees it.
    async fn shown(&self, opened: Opened, place: (u32, u32)) -> Result<Json<BoardState>, Error> {
        let Opened { row, board, edition, leave } = opened;
        let table = self.hall.store.table(&row.table).await?.map(|table| table.summary);
        let around = Around { table, running: leave.running, bot: leave.bot, own: true };
        aside(move || show::state(&row, &board, &edition, place, around)).await.map(Json)
    }

    /// Keeps a changed board, unless somebody else changed it meanwhile.
    async fn keep(&self, opened: &mut Opened, was: &Board) -> Result<(), Error> {
        if opened.board == *was {
            return Ok(());
        }
        let rev = opened.row.rev;
        let row = BoardRow {
            rev: rev + 1,
            updated_at: self.hall.time.now(),
            body: written(&opened.board)?,
            ..opened.row.clone()
        };
        match self.hall.store.put_board(row.clone(), rev).await {
            Ok(()) => {
                opened.row = row;
                Ok(())
            }
            Err(StoreError::Conflict) => {
                let now = self.hall.store.board(&row.id).await?.ok_or(Error::NotFound("board"))?;
                Err(Error::Stale { rev: now.rev })
            }
            Err(error) => Err(error.into()),
        }
    }
}

/// A change rests on what the caller saw.
fn current(opened: &Opened, rev: u64) -> Result<(), Error> {
    if opened.row.rev == rev { Ok(()) } else { Err(Error::Stale { rev: opened.row.rev }) }
}

fn may_ask(opened: &Opened) -> Result<(), Error> {
    if opened.leave.bot {
        Ok(())
    } else {
        Err(Error::Forbidden("while the game runs, the bot is silent: this table allows no hints"))
    }
}

/// The caller's boards, the last changed first.
#[utoipa::path(get, path = "/api/boards", tag = "boards",
    responses((status = 200, body = Vec<BoardCard>), (status = "default", body = ErrorBody)))]
pub(super) async fn list(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<Vec<BoardCard>>, Error> {
    let rows = app.hall.store.boards(caller.id()).await?;
    // Those on which nothing was done are no news.
    let touched = rows.iter().filter(|row| row.rev > 0);
    let cards = touched.filter_map(|row| Some(show::card(row, &read(row).ok()?)));
    Ok(Json(cards.collect()))
}

/// Open the board of a moment, made when there is none.
#[utoipa::path(post, path = "/api/boards", tag = "boards", request_body = BoardRequest,
    responses((status = 200, body = BoardState), (status = "default", body = ErrorBody)))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(BoardRequest { table, step, seat }): Json<BoardRequest>,
) -> Result<Json<BoardState>, Error> {
    let (table, user) = (TableId::new(table), caller.id());
    let mut begun = app.hall.board_beginning(&table, user, step, seat).await?;
    let known = app.hall.store.boards(user).await?.into_iter();
    let same = |row: &BoardRow| row.table == table && row.step == begun.step && row.seat == begun.seat;
    let row = match known.into_iter().find(same) {
        Some(row) => row,
        None => {
            let begun = aside(move || begun.prepare().map(|()| begun)).await?;
            let now = app.hall.time.now();
            let row = BoardRow {
                id: BoardId::fresh(),
                owner: user.clone(),
                table,
                step: begun.step,
                seat: begun.seat,
                rev: 0,
                created_at: now,
                updated_at: now,
                body: written(&begun.board)?,
            };
            let most = app.hall.settings.limits.boards_per_caller;
            app.hall.store.add_board(row, most).await.map_err(|error| match error {
                StoreError::Full => Error::invalid(format!("at most {most} boards; take one away first")),
                other => other.into(),
            })?
        }
    };
    let opened = app.opened(row).await?;
    app.shown(opened, (START, 0)).await
}

/// A board at one of its moments.
#[utoipa::path(get, path = "/api/boards/{id}", tag = "boards",
    params(("id" = String, Path), ("at" = Option<u32>, Query, description = "a node, 0 for the beginning"),
        ("deal" = Option<u32>, Query, description = "which deal, from 0")),
    responses((status = 200, body = BoardState), (status = "default", body = ErrorBody)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(PlaceQuery { at, deal }): Query<PlaceQuery>,
) -> Result<Json<BoardState>, Error> {
    let opened = app.own_board(&id, caller.id()).await?;
    app.shown(opened, (at.unwrap_or(START), deal)).await
}

/// Change a board: try a step, keep a line, begin, name, share or drop a branch, comment, deal again.
#[utoipa::path(post, path = "/api/boards/{id}", tag = "boards", params(("id" = String, Path)),
    request_body = BoardChangeRequest,
    responses((status = 200, body = BoardState), (status = "default", body = ErrorBody)))]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(BoardChangeRequest { rev, deal, change }): Json<BoardChangeRequest>,
) -> Result<Json<BoardState>, Error> {
    let opened = app.own_board(&id, caller.id()).await?;
    current(&opened, rev)?;
    let was = opened.board.clone();
    let (mut opened, place) = aside(move || {
        let Opened { row, mut board, edition, leave } = opened;
        let deal = deal.min(board.deals.saturating_sub(1));
        let place = board.change(&edition, deal, change, !leave.running)?;
        Ok((Opened { row, board, edition, leave }, place))
    })
    .await?;
    app.keep(&mut opened, &was).await?;
    app.shown(opened, place).await
}

/// Take a board away.
#[utoipa::path(delete, path = "/api/boards/{id}", tag = "boards", params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = "default", body = ErrorBody)))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Done>, Error> {
    if app.hall.store.remove_board(caller.id(), &BoardId::new(&id)).await? {
        Ok(Json(Done { done: id }))
    } else {
        Err(Error::NotFound("board"))
    }
}

#[derive(Deserialize)]
pub(super) struct WishQuery {
    #[serde(default)]
    at: u32,
    #[serde(default)]
    deal: u32,
    kind: Option<String>,
    id: Option<String>,
}

/// What the seat that is asked may wish for and may not do there, with the reasons.
#[utoipa::path(get, path = "/api/boards/{id}/wishes", tag = "boards",
    params(("id" = String, Path), ("at" = Option<u32>, Query), ("deal" = Option<u32>, Query),
        ("kind" = Option<String>, Query, description = "kind of a thing, as in targets"),
        ("id" = Option<String>, Query, description = "its id")),
    responses((status = 200, body = Vec<Wish>), (status = "default", body = ErrorBody)))]
pub(super) async fn wishes(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(board): Path<String>,
    Query(WishQuery { at, deal, kind, id }): Query<WishQuery>,
) -> Result<Json<Vec<Wish>>, Error> {
    let Opened { row, board, edition, .. } = app.own_board(&board, caller.id()).await?;
    let wishes = aside(move || {
        let own = seat_of(row.seat).ok_or(Error::NotFound("seat"))?;
        let table = board.lay_to(&edition, deal, at)?.table;
        let about = kind.as_deref().zip(id.as_deref());
        Ok(asked(table.as_ref(), own).map(|seat| table.wishes(seat, about)).unwrap_or_default())
    });
    wishes.await.map(Json)
}

/// How a bot would go on.
#[utoipa::path(post, path = "/api/boards/{id}/lines", tag = "boards", params(("id" = String, Path)),
    request_body = BoardQuestion,
    responses((status = 200, body = BoardLines), (status = "default", body = ErrorBody)))]
pub(super) async fn lines(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(BoardQuestion { at, deal }): Json<BoardQuestion>,
) -> Result<Json<BoardLines>, Error> {
    let opened = app.own_board(&id, caller.id()).await?;
    may_ask(&opened)?;
    let Opened { row, board, edition, .. } = opened;
    Ok(Json(app.hall.board_lines(caller.id(), board, edition, row.seat, (at, deal)).await?))
}

/// What the bot reads in the positions of a board, over all deals.
#[utoipa::path(post, path = "/api/boards/{id}/values", tag = "boards", params(("id" = String, Path)),
    request_body = BoardQuestion,
    responses((status = 200, body = BoardValues), (status = "default", body = ErrorBody)))]
pub(super) async fn values(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(BoardQuestion { at, .. }): Json<BoardQuestion>,
) -> Result<Json<BoardValues>, Error> {
    let opened = app.own_board(&id, caller.id()).await?;
    may_ask(&opened)?;
    let Opened { row, board, edition, .. } = opened;
    board.check(at)?;
    Ok(Json(app.hall.board_values(caller.id(), row.rev, board, edition, (row.seat, at)).await?))
}

/// Let bots answer for the others until the own seat is asked.
#[utoipa::path(post, path = "/api/boards/{id}/answers", tag = "boards", params(("id" = String, Path)),
    request_body = BoardAnswerRequest,
    responses((status = 200, body = BoardState), (status = "default", body = ErrorBody)))]
pub(super) async fn answers(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(BoardAnswerRequest { rev, at, deal }): Json<BoardAnswerRequest>,
) -> Result<Json<BoardState>, Error> {
    let mut opened = app.own_board(&id, caller.id()).await?;
    may_ask(&opened)?;
    current(&opened, rev)?;
    let (board, edition) = (&opened.board, &opened.edition);
    let made = app.hall.board_answers(caller.id(), board, edition, opened.row.seat, (at, deal)).await?;
    let (was, mut end) = (opened.board.clone(), at);
    for (seat, step) in made {
        end = opened.board.add(end, seat, &step, None)?;
    }
    app.keep(&mut opened, &was).await?;
    app.shown(opened, (end, deal)).await
}

/// The record of a game that is over up to the moment of a board, with its branches as variations.
#[utoipa::path(get, path = "/api/boards/{id}/record", tag = "boards", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "default", body = ErrorBody)))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let Opened { row, board, .. } = app.own_board(&id, caller.id()).await?;
    let user = caller.id().clone();
    let record = app.hall.read(&row.table, move |loaded| {
        super::tables::look(loaded, Some(&user))?;
        loaded.table.record(Some(&user))
    });
    let text = export::record(record.await?, row.step, &board).to_string();
    let name = format!("{}-{}.zig", board.game, row.id);
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((headers, text))
}

/// One branch of a board, for whoever has its link.
#[utoipa::path(get, path = "/api/boards/{id}/shared/{key}", tag = "boards",
    params(("id" = String, Path), ("key" = String, Path),
        ("at" = Option<u32>, Query, description = "a node; the end of the branch otherwise"),
        ("deal" = Option<u32>, Query)),
    responses((status = 200, body = BoardState), (status = "default", body = ErrorBody)))]
pub(super) async fn shared(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path((id, key)): Path<(String, String)>,
    Query(PlaceQuery { at, deal }): Query<PlaceQuery>,
) -> Result<Json<BoardState>, Error> {
    let row = app.hall.store.board(&BoardId::new(id)).await?.ok_or(Error::NotFound("board"))?;
    let Opened { row, board, edition, leave } = app.opened(row).await?;
    let branch = board.branches.iter().find(|branch| branch.key.as_deref() == Some(key.as_str()));
    let branch = branch.filter(|_| !leave.running).ok_or(Error::NotFound("board"))?;
    let (tip, only) = (board.tip(branch), board.only(branch.id)?);
    // A deal that others have yet to play is shown to those who have.
    let viewer = caller.map(|caller| caller.id().clone());
    let shown = app.hall.read(&row.table, move |loaded| {
        Ok(loaded.table.ledger.opening.challenge.is_none() || loaded.table.may_look(viewer.as_ref()))
    });
    if !shown.await? {
        return Err(Error::NotFound("board"));
    }
    // Names belong to those who may look at the table.
    let around = Around { table: None, running: false, bot: false, own: false };
    let place = (at.unwrap_or(tip), deal);
    aside(move || show::state(&row, &only, &edition, place, around)).await.map(Json)
}
