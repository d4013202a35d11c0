//! Making, joining, leaving.

use super::App;
use super::extract::{Json, Nothing, Path, Query, Who};
use crate::api::{
    BotSeat, ClaimRequest, EnterRequest, ErrorBody, Glance, HandOver, HandOverRequest, JoinRequest, NewSeat,
    NewTable, Occupant, StandIn, TableList, TableState, TableStatus, Visibility,
};
use crate::error::Error;
use crate::hall::{Hall, Loaded};
use crate::identity::Caller;
use crate::ids::{self, TableId, UserId};
use crate::names;
use crate::store::{TableQuery, TableRow};
use crate::table::show::Onlooker;
use crate::table::{Entry, Opening, clock};
use axum::extract::State;
use game_core::{Seed, Viewer};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;

/// Tables a page lists at most.
const PAGE: u32 = 100;

impl App {
    /// The table as the caller may see it; a table that is not the caller's business does not exist.
    pub(super) async fn state(
        &self,
        id: &TableId,
        user: Option<&UserId>,
        log_from: usize,
    ) -> Result<TableState, Error> {
        let notes = match user {
            Some(user) => self.hall.store.notes(id, user).await?,
            None => String::new(),
        };
        let asked = user.cloned();
        let mut state = self
            .hall
            .read(id, move |loaded| {
                let user = asked.as_ref();
                look(loaded, user)?;
                let present = loaded.present();
                let onlooker = Onlooker { user, present: &present, notes, log_from, now: loaded.time.now() };
                Ok(loaded.table.state(onlooker))
            })
            .await?;
        if let Some(user) = user
            && state.chat.iter().any(|line| line.user != user.as_str())
        {
            let blocked = self.blocked_by(user).await?;
            state.chat.retain(|line| !blocked.contains(&line.user));
        }
        Ok(state)
    }

    /// Makes a change in the caller's name and shows what came of it.
    pub(super) async fn act(
        &self,
        id: &str,
        caller: &Caller,
        mut act: impl FnMut(&mut Loaded, i64) -> Result<(), Error> + Send + 'static,
    ) -> Result<Json<TableState>, Error> {
        let id = TableId::new(id);
        let user = caller.id().clone();
        self.hall
            .change(&id, move |loaded, now| {
                loaded.heard(&user);
                act(loaded, now)
            })
            .await?;
        Ok(Json(self.state(&id, Some(caller.id()), 0).await?))
    }
}

/// A table that is not the caller's business does not exist.
pub(super) fn look(loaded: &Loaded, user: Option<&UserId>) -> Result<(), Error> {
    if loaded.table.may_look(user) { Ok(()) } else { Err(Error::NotFound("table")) }
}

#[derive(Deserialize)]
pub(super) struct ListQuery {
    #[serde(default)]
    list: List,
    game: Option<String>,
    before: Option<i64>,
    limit: Option<u32>,
}

#[derive(Clone, Copy, Default, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum List {
    #[default]
    Open,
    Mine,
    Watch,
    Finished,
}

/// Tables in the lobby, the caller's own, running ones to watch, or finished ones.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    params(("list" = Option<String>, Query, description = "open, mine, watch or finished"),
        ("game" = Option<String>, Query), ("before" = Option<i64>, Query), ("limit" = Option<u32>, Query)),
    responses((status = 200, body = TableList), (status = "default", body = ErrorBody)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Query(query): Query<ListQuery>,
) -> Result<Json<TableList>, Error> {
    let limit = query.limit.unwrap_or(50).clamp(1, PAGE);
    let user = caller.as_ref().map(Caller::id);
    let base = TableQuery { game: query.game, before: query.before, limit, ..TableQuery::default() };
    let store = &app.hall.store;
    let open =
        |status| TableQuery { status: Some(status), visibility: Some(Visibility::Open), ..base.clone() };
    let mut rows = match query.list {
        List::Open => store.tables(open(TableStatus::Waiting)).await?,
        List::Watch => store.tables(open(TableStatus::Running)).await?,
        List::Finished => store.tables(open(TableStatus::Finished)).await?,
        List::Mine => Vec::new(),
    };
    if let (Some(user), List::Mine | List::Finished) = (user, query.list) {
        let status = (query.list == List::Finished).then_some(TableStatus::Finished);
        rows.extend(store.tables(TableQuery { member: Some(user.clone()), status, ..base.clone() }).await?);
    }
    rows.retain(|row| row.summary.outcome.is_some() || row.summary.status != TableStatus::Finished);
    if matches!(query.list, List::Open | List::Watch) {
        // A table for people of some strength is found by looking for people.
        let wished = |row: &TableRow| row.summary.matched.as_ref().is_some_and(|one| one.around.is_some());
        rows.retain(|row| row.summary.kept.is_none() && !wished(row));
    }
    rows.sort_by(|a, b| (b.summary.updated_at, &b.id).cmp(&(a.summary.updated_at, &a.id)));
    rows.dedup_by(|a, b| a.id == b.id);
    rows.truncate(limit as usize);
    let full = rows.len() == limit as usize;
    let next = rows.last().filter(|_| full).map(|row| row.summary.updated_at);
    let mut tables: Vec<_> = rows.into_iter().map(|row| Hall::summary_for(row, user)).collect();
    tables.sort_by_key(|table| !table.your_turn);
    Ok(Json(TableList { tables, next }))
}

/// Make a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(new): Json<NewTable>,
) -> Result<Json<TableState>, Error> {
    app.openings.take(caller.id().clone(), Instant::now())?;
    let opening = opening(&app.hall, &caller, new)?;
    let id = app.hall.open(opening).await?;
    Ok(Json(app.state(&id, Some(caller.id()), 0).await?))
}

pub(super) fn opening(hall: &Hall, caller: &Caller, new: NewTable) -> Result<Opening, Error> {
    let entry = hall.shelf.find(&new.game)?;
    let edition = match &new.pack {
        Some(_) if new.content.is_some() => {
            return Err(Error::invalid("pack: a table brings its content along or names it, not both"));
        }
        Some(pack) => entry.brought(&check_line(&pack.name, "pack", 60)?, &pack.text)?,
        None => entry.chosen(new.content.as_deref())?,
    };
    let setup = edition.setup(new.players, new.setup)?;
    clock::check(new.clock).map_err(Error::Invalid)?;
    if let StandIn::After { minutes } = new.stand_in
        && !(1..=10_080).contains(&minutes)
    {
        return Err(Error::invalid("stand_in: expected 1 to 10080 minutes"));
    }
    let title = new.title.as_deref().map(|title| check_line(title, "title", 60)).transpose()?;
    let phrase = new.seed.as_deref().map(|seed| check_line(seed, "seed", 100)).transpose()?;
    let practice = phrase.is_some();
    // 64 digits are a seed as records write it; anything else is a word that means one.
    let typed = phrase.map(|text| text.parse().unwrap_or_else(|_| Seed::from_phrase(&text)));
    let seed = typed.unwrap_or_else(|| Seed::new(ids::bytes()));
    edition.start(&setup, seed)?;
    Ok(Opening {
        game: new.game.clone(),
        rules: edition.game.rules_version(),
        content: edition.content(),
        pack: edition.pack_name(),
        brought: new.pack.map(|pack| pack.text).filter(|_| edition.pack().is_some()),
        owner: caller.id().clone(),
        setup,
        seats: seats(hall, caller, &new.game, new.players, &new.seats)?,
        shuffle: new.shuffle,
        clock: new.clock,
        undo: new.undo,
        hints: new.hints,
        visibility: new.visibility,
        stand_in: new.stand_in,
        title,
        start: new.start,
        seed: Some(seed),
        practice,
        invite: ids::letters(16),
        record: None,
        matched: None,
        challenge: None,
        contest: None,
    })
}

fn seats(
    hall: &Hall,
    caller: &Caller,
    game: &str,
    players: u8,
    wanted: &[NewSeat],
) -> Result<Vec<Occupant>, Error> {
    if wanted.len() > usize::from(players) {
        return Err(Error::invalid(format!("seats: {} for {players} players", wanted.len())));
    }
    if wanted.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
        return Err(Error::invalid("seats: you can sit on one seat only"));
    }
    let occupant = |seat: Option<&NewSeat>| match seat {
        Some(NewSeat::Me) => Ok(caller.person().occupant()),
        Some(NewSeat::Bot { level }) => {
            hall.shelf.check_level(game, level)?;
            Ok(Occupant::Bot { level: level.clone() })
        }
        Some(NewSeat::Open) | None => Ok(Occupant::Open),
    };
    let mut seats: Vec<Occupant> =
        (0..usize::from(players)).map(|index| occupant(wanted.get(index))).collect::<Result<_, Error>>()?;
    if wanted.is_empty() {
        seats[0] = caller.person().occupant();
    }
    Ok(seats)
}

/// One line of text from a person.
pub(super) fn check_line(text: &str, field: &str, most: usize) -> Result<String, Error> {
    let text = text.trim();
    let odd = |c: char| c.is_control() || names::turns(c);
    if (1..=most).contains(&text.chars().count()) && !text.chars().any(odd) {
        Ok(text.to_owned())
    } else {
        Err(Error::invalid(format!("{field}: expected 1 to {most} characters in one line")))
    }
}

#[derive(Deserialize)]
pub(super) struct ShowQuery {
    #[serde(default)]
    log_from: usize,
}

/// A table as the caller may see it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path), ("log_from" = Option<u32>, Query, description = "skip so many lines of the log")),
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path(id): Path<String>,
    Query(query): Query<ShowQuery>,
) -> Result<Json<TableState>, Error> {
    let user = caller.as_ref().map(Caller::id);
    Ok(Json(app.state(&TableId::new(id), user, query.log_from).await?))
}

/// What everybody may see of a table, whoever asks: for pictures of it in lists.
#[utoipa::path(get, path = "/api/tables/{id}/glance", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Glance), (status = "default", body = ErrorBody)))]
pub(super) async fn glance(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path(id): Path<String>,
) -> Result<Json<Glance>, Error> {
    let (id, user) = (TableId::new(id), caller.as_ref().map(|caller| caller.id().clone()));
    let read = app.hall.read(&id, move |loaded| {
        look(loaded, user.as_ref())?;
        let table = &loaded.table;
        let view = table.game.as_ref().map(|game| game.view(Viewer::Spectator));
        Ok(Glance { seq: table.ledger.seq, view })
    });
    Ok(Json(read.await?))
}

/// Show the invite of a table that is not open, to watch it.
#[utoipa::path(post, path = "/api/tables/{id}/enter", tag = "tables", params(("id" = String, Path)),
    request_body = EnterRequest,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn enter(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<EnterRequest>,
) -> Result<Json<TableState>, Error> {
    let person = caller.person();
    app.act(&id, &caller, move |loaded, now| loaded.table.admit(now, &person, &request.invite)).await
}

/// Take a seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)),
    request_body = JoinRequest,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<JoinRequest>,
) -> Result<Json<TableState>, Error> {
    app.may_sit(&TableId::new(&*id), &caller).await?;
    let person = caller.person();
    let beside = request.beside.as_deref().map(names::check_name).transpose()?;
    app.act(&id, &caller, move |loaded, now| match &beside {
        Some(name) => loaded.table.sit_beside(now, &person, request.seat, name),
        None => loaded.table.join(now, &person, request.seat, request.invite.as_deref()),
    })
    .await
}

/// Leave before the start; the owner's leaving cancels the table.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = TableList), (status = "default", body = ErrorBody)))]
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<TableList>, Error> {
    let person = caller.person();
    app.hall.change(&TableId::new(id), move |loaded, now| loaded.table.leave(now, &person)).await?;
    let mine = ListQuery { list: List::Mine, game: None, before: None, limit: None };
    list(State(app), Who(Some(caller)), Query(mine)).await
}

/// Put a bot on an open seat.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/bot", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = BotSeat,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn seat_bot(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, u8)>,
    Json(request): Json<BotSeat>,
) -> Result<Json<TableState>, Error> {
    let (person, hall) = (caller.person(), Arc::clone(&app.hall));
    app.act(&id, &caller, move |loaded, now| {
        look(loaded, Some(&person.id))?;
        hall.shelf.check_level(&loaded.table.ledger.opening.game, &request.level)?;
        loaded.table.seat_bot(now, &person, seat, request.level.clone())
    })
    .await
}

/// Clear a seat before the start.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/clear", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = Nothing,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn clear(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, u8)>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<TableState>, Error> {
    let person = caller.person();
    app.act(&id, &caller, move |loaded, now| {
        look(loaded, Some(&person.id))?;
        loaded.table.clear(now, &person, seat)
    })
    .await
}

/// Start a full table.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn start(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<TableState>, Error> {
    let person = caller.person();
    app.act(&id, &caller, move |loaded, now| {
        look(loaded, Some(&person.id))?;
        loaded.table.begin(now, &person)
    })
    .await
}

/// Give up; a bot plays on while others play.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "tables", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn resign(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<TableState>, Error> {
    let (person, hall) = (caller.person(), Arc::clone(&app.hall));
    app.act(&id, &caller, move |loaded, now| {
        look(loaded, Some(&person.id))?;
        let level = hall.shelf.bot_for(&loaded.table.ledger.opening);
        loaded.table.resign(now, &person, level)
    })
    .await
}

/// Give the own seat to a bot, or get a token for somebody else.
#[utoipa::path(post, path = "/api/tables/{id}/hand-over", tag = "tables", params(("id" = String, Path)),
    request_body = HandOverRequest,
    responses((status = 200, body = HandOver), (status = "default", body = ErrorBody)))]
pub(super) async fn hand_over(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<HandOverRequest>,
) -> Result<Json<HandOver>, Error> {
    let (person, hall) = (caller.person(), Arc::clone(&app.hall));
    let token = app
        .hall
        .change(&TableId::new(id), move |loaded, now| {
            look(loaded, Some(&person.id))?;
            match &request.bot {
                Some(level) => {
                    hall.shelf.check_level(&loaded.table.ledger.opening.game, level)?;
                    loaded.table.hand_to_bot(now, &person, level.clone()).map(|()| None)
                }
                None => loaded.table.offer(now, &person).map(Some),
            }
        })
        .await?;
    Ok(Json(HandOver { token }))
}

/// Take a seat on offer.
#[utoipa::path(post, path = "/api/tables/{id}/claim", tag = "tables", params(("id" = String, Path)),
    request_body = ClaimRequest,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn claim(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<ClaimRequest>,
) -> Result<Json<TableState>, Error> {
    app.may_sit(&TableId::new(&*id), &caller).await?;
    let person = caller.person();
    app.act(&id, &caller, move |loaded, now| loaded.table.claim(now, &person, &request.token)).await
}

/// Take the own seat back from the bot that stood in.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "tables", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn come_back(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<TableState>, Error> {
    let person = caller.person();
    app.act(&id, &caller, move |loaded, now| {
        look(loaded, Some(&person.id))?;
        loaded.table.come_back(now, &person)
    })
    .await
}

/// Play again: the first call makes the new table, later ones join it.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<TableState>, Error> {
    let (id, person) = (TableId::new(id), caller.person());
    let asker = person.clone();
    let (old, known) = app
        .hall
        .read(&id, move |loaded| {
            look(loaded, Some(&asker.id))?;
            loaded.table.player(&asker)?;
            let ledger = &loaded.table.ledger;
            if ledger.status != TableStatus::Finished || ledger.opening.record.is_some() {
                return Err(Error::WrongTime("a rematch comes after the end"));
            }
            let seats: Vec<Occupant> = ledger.seats.iter().map(|seat| seat.occupant.clone()).collect();
            Ok((Opening { seats, ..ledger.opening.clone() }, ledger.rematch.clone()))
        })
        .await?;
    let table = match known {
        Some(table) if is_on(&app, &table).await => table,
        gone => {
            let people = old.seats.clone();
            let table = make_rematch(&app, &id, &caller, old, gone).await?;
            ask_again(&app, &table, &caller, &people).await;
            table
        }
    };
    app.may_sit(&table, &caller).await?;
    app.hall
        .change(&table, move |loaded, now| {
            let invite = loaded.table.ledger.opening.invite.clone();
            loaded.table.join(now, &person, None, Some(&invite))
        })
        .await?;
    Ok(Json(app.state(&table, Some(caller.id()), 0).await?))
}

/// Asks everybody else who played to the table of a rematch. Whoever cannot be asked still finds it at the old one.
async fn ask_again(app: &App, table: &TableId, caller: &Caller, seats: &[Occupant]) {
    for seat in seats {
        if let Occupant::Person { user, .. } = seat
            && !user.is_empty()
            && user != caller.id().as_str()
            && let Err(error) = app.ask(table, caller.id(), &UserId::new(user)).await
        {
            tracing::debug!(%table, %error, "somebody was not asked to a rematch");
        }
    }
}

/// Can one still sit down at the table of a rematch, or was it cancelled?
async fn is_on(app: &App, table: &TableId) -> bool {
    app.hall.read(table, |loaded| Ok(!loaded.table.ledger.cancelled)).await.unwrap_or(false)
}

/// The same table once more: bots keep their seats, people come again; the next one begins. `gone` is the table of
/// a rematch that came to nothing.
async fn make_rematch(
    app: &App,
    id: &TableId,
    caller: &Caller,
    old: Opening,
    gone: Option<TableId>,
) -> Result<TableId, Error> {
    let mut seats: Vec<Occupant> = old.seats.clone();
    seats.rotate_left(1);
    for seat in &mut seats {
        match seat {
            Occupant::Person { user, .. } | Occupant::Program { user, .. }
                if *user == caller.id().as_str() => {}
            Occupant::Bot { .. } => {}
            _ => *seat = Occupant::Open,
        }
    }
    let opening = Opening {
        owner: caller.id().clone(),
        seats,
        seed: Some(Seed::new(ids::bytes())),
        practice: false,
        invite: ids::letters(16),
        challenge: None,
        contest: None,
        ..old
    };
    let fresh = app.hall.open(opening).await?;
    // Two players may ask at once: the first entry counts, the other's table is given up.
    let (agreed, person) = (fresh.clone(), caller.person());
    let table = app
        .hall
        .change(id, move |loaded, now| match &loaded.table.ledger.rematch {
            Some(earlier) if Some(earlier) != gone.as_ref() => Ok(earlier.clone()),
            _ => {
                loaded.table.enter(now, None, Entry::Rematched { table: agreed.clone() })?;
                Ok(agreed.clone())
            }
        })
        .await?;
    if table != fresh {
        let _ = app.hall.change(&fresh, move |loaded, now| loaded.table.leave(now, &person)).await;
    }
    Ok(table)
}
