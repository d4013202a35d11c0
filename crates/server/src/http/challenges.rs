//! The same deal for many tables: making challenges, playing them, and seeing what others did.

use super::App;
use super::extract::{Json, Nothing, Path, Who};
use super::people::name_of;
use super::tables::look;
use crate::api::{
    ChallengeCard, ChallengeLine, ChallengeList, ChallengeRequest, ChallengeStage, ChallengeState, ErrorBody,
    Occupant, ReplayRequest, TableState, TableStatus, TableSummary, UserKind,
};
use crate::challenges::results::{Finish, Stand, against, matchpoints};
use crate::challenges::{Deal, daily};
use crate::chooser::random;
use crate::error::Error;
use crate::identity::Caller;
use crate::ids::{ChallengeId, TableId, UserId};
use crate::store::{AttemptRow, ChallengeRow, User};
use crate::table::Entry;
use crate::table::order::Order;
use axum::extract::State;
use game_core::Random;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

/// Challenges of one's own that a page lists.
const MINE: u32 = 40;
/// The best that are listed, and those on each side of the caller.
const BEST: usize = 50;
const AROUND: usize = 3;

/// A deal with everybody who plays it.
struct Opened {
    row: ChallengeRow,
    deal: Deal,
    attempts: Vec<Attempt>,
    maker: Option<User>,
}

/// Somebody's attempt.
struct Attempt {
    row: AttemptRow,
    summary: TableSummary,
    /// What came of it.
    finish: Option<Finish>,
    /// Was the person here before the deal was out?
    counts: bool,
}

impl Attempt {
    fn stage(&self) -> ChallengeStage {
        if self.summary.status == TableStatus::Finished && self.finish.is_some() {
            ChallengeStage::Finished
        } else {
            ChallengeStage::Running
        }
    }

    fn name(&self, seat: u8) -> String {
        match self.summary.seats.get(usize::from(seat)).map(|seat| &seat.occupant) {
            Some(Occupant::Person { name, .. } | Occupant::Program { name, .. }) => name.clone(),
            _ => String::new(),
        }
    }
}

impl Opened {
    /// Everybody who is done, and how they stand among those who count.
    fn stands(&self) -> Vec<(&Attempt, Finish, Stand)> {
        let done = self.attempts.iter().filter_map(|attempt| Some((attempt, attempt.finish?)));
        let (counted, others): (Vec<_>, Vec<_>) = done.partition(|(attempt, _)| attempt.counts);
        let field: Vec<Finish> = counted.iter().map(|(_, finish)| *finish).collect();
        let ranked = matchpoints(&field).into_iter().zip(counted);
        let mut all: Vec<_> = ranked.map(|(stand, (attempt, finish))| (attempt, finish, stand)).collect();
        all.extend(
            others.into_iter().map(|(attempt, finish)| (attempt, finish, against(field.iter(), &finish))),
        );
        all.sort_by_key(|(attempt, finish, stand)| {
            (stand.place, !attempt.counts, std::cmp::Reverse(finish.value()), attempt.row.at)
        });
        all
    }

    fn attempt(&self, user: Option<&UserId>) -> Option<&Attempt> {
        self.attempts.iter().find(|attempt| Some(&attempt.row.user) == user)
    }

    /// Has this person played it to the end?
    fn has_played(&self, user: Option<&UserId>) -> bool {
        self.attempt(user).is_some_and(|attempt| attempt.stage() == ChallengeStage::Finished)
    }
}

impl App {
    /// A deal by its id; that of a day is made when it is first asked for.
    async fn challenge(&self, id: &ChallengeId) -> Result<ChallengeRow, Error> {
        if let Some(row) = self.hall.store.challenge(id).await? {
            // What is played in an event is played there alone.
            let elsewhere = Deal::read(&row.body)?.contest.is_some();
            return if elsewhere { Err(Error::NotFound("challenge")) } else { Ok(row) };
        }
        let today = daily::day_of(self.hall.time.now());
        let (game, day) = daily::named(id, today).ok_or(Error::NotFound("challenge"))?;
        let secret = self.hall.store.secret(crate::ids::bytes()).await?;
        let deal = daily::deal(&self.hall.shelf, secret, game, day)?;
        let row = ChallengeRow {
            id: id.clone(),
            game: game.to_owned(),
            maker: None,
            created_at: daily::begins(day),
            body: deal.written()?,
        };
        Ok(self.hall.store.add_challenge(row).await?)
    }

    async fn with_attempts(&self, row: ChallengeRow) -> Result<Opened, Error> {
        let (deal, store) = (Deal::read(&row.body)?, &self.hall.store);
        let rows = store.attempts(&row.id).await?;
        let mut ids: Vec<UserId> = rows.iter().map(|(attempt, _)| attempt.user.clone()).collect();
        ids.extend(row.maker.clone());
        let known: HashMap<UserId, User> =
            store.users(&ids).await?.into_iter().map(|user| (user.id.clone(), user)).collect();
        let attempt = |(attempt, summary): (AttemptRow, TableSummary)| {
            let over = summary.outcome.as_ref().filter(|_| summary.status == TableStatus::Finished);
            let finish = over.and_then(|outcome| Finish::of(outcome, deal.seat, deal.measure()));
            // With a fresh name one could have seen the deal of the day before.
            let here = known.get(&attempt.user).is_some_and(|user| user.created_at <= row.created_at);
            Attempt { row: attempt, summary, finish, counts: deal.day.is_none() || here }
        };
        let attempts = rows.into_iter().map(attempt).collect();
        let maker = row.maker.as_ref().and_then(|maker| known.get(maker)).cloned();
        Ok(Opened { row, deal, attempts, maker })
    }

    fn card(&self, opened: &Opened, user: Option<&UserId>) -> ChallengeCard {
        let Opened { row, deal, .. } = opened;
        let (shelf, today) = (&self.hall.shelf, daily::day_of(self.hall.time.now()));
        let own = opened.attempt(user);
        let stand = opened.stands().into_iter().find(|(attempt, ..)| Some(&attempt.row.user) == user);
        let is_today = deal.day.as_deref() == Some(today.to_string().as_str());
        ChallengeCard {
            id: row.id.to_string(),
            game: deal.game.clone(),
            day: deal.day.clone(),
            maker: opened.maker.as_ref().map(name_of),
            own: row.maker.is_some() && row.maker.as_ref() == user,
            seat: deal.seat,
            bots: deal.bots.clone(),
            to_beat: deal.to_beat,
            side: deal.side.clone(),
            measure: deal.measure(),
            repeats: deal.bots.iter().flatten().all(|level| shelf.repeats(&deal.game, level)),
            hints: deal.hints,
            open: deal.is_current(shelf),
            created_at: row.created_at,
            until: is_today.then(|| daily::ends(today)),
            played: opened.attempts.iter().filter(|attempt| attempt.finish.is_some()).count() as u32,
            stage: own.map_or(ChallengeStage::Fresh, Attempt::stage),
            table: own.map(|attempt| attempt.row.table.to_string()),
            points: stand.as_ref().map(|(_, finish, _)| finish.points),
            share: stand.and_then(|(.., stand)| stand.share),
        }
    }

    /// What somebody may know of a deal.
    fn challenge_state(&self, opened: &Opened, user: Option<&UserId>) -> ChallengeState {
        let card = self.card(opened, user);
        if !opened.has_played(user) {
            return ChallengeState { card, lines: Vec::new(), field: Vec::new() };
        }
        let stands = opened.stands();
        let counted = stands.iter().filter(|(attempt, ..)| attempt.counts);
        let mut field: Vec<i32> = counted.map(|(_, finish, _)| finish.value()).collect();
        field.sort_unstable();
        let is_own = |attempt: &Attempt| Some(&attempt.row.user) == user;
        let is_maker = |attempt: &Attempt| Some(&attempt.row.user) == opened.row.maker.as_ref();
        let here = stands.iter().position(|(attempt, ..)| is_own(attempt)).unwrap_or_default();
        let lines = stands
            .iter()
            .enumerate()
            .filter(|(at, (attempt, ..))| *at < BEST || at.abs_diff(here) <= AROUND || is_maker(attempt));
        let line = |(_, (attempt, finish, stand)): (usize, &(&Attempt, Finish, Stand))| ChallengeLine {
            place: stand.place,
            user: attempt.row.user.to_string(),
            name: attempt.name(opened.deal.seat),
            you: is_own(attempt),
            maker: is_maker(attempt),
            points: finish.points,
            margin: finish.margin,
            won: finish.won,
            gave_up: finish.gave_up,
            counts: attempt.counts,
            share: stand.share,
            table: attempt.row.table.to_string(),
        };
        let lines = lines.map(line).collect();
        ChallengeState { card, lines, field }
    }

    async fn made(&self, deal: &Deal, id: ChallengeId, maker: &UserId) -> Result<ChallengeRow, Error> {
        let row = ChallengeRow {
            id,
            game: deal.game.clone(),
            maker: Some(maker.clone()),
            created_at: self.hall.time.now(),
            body: deal.written()?,
        };
        Ok(self.hall.store.add_challenge(row).await?)
    }

    /// The challenge of a finished table; the one it was made for or into already, where there is one.
    async fn challenge_of_table(&self, table: &TableId, caller: &Caller) -> Result<ChallengeRow, Error> {
        let events = self.hall.store.events(table, 0).await?;
        let person = caller.person();
        let (known, deal) = self
            .hall
            .read(table, move |loaded| {
                look(loaded, Some(&person.id))?;
                if let Some(known) = &loaded.table.ledger.opening.challenge {
                    return Ok((Some(known.clone()), None));
                }
                Ok((None, Some(Deal::of(&loaded.table, &person, &events)?)))
            })
            .await?;
        let Some(deal) = deal else {
            return self.challenge(&known.ok_or(Error::NotFound("challenge"))?).await;
        };
        // First it is closed: a deal that is on offer is open to nobody who has yet to play it.
        let (fresh, person) = (ChallengeId::fresh(), caller.person());
        let id = self
            .hall
            .change(table, move |loaded, now| {
                loaded.table.player(&person)?;
                if let Some(known) = &loaded.table.ledger.opening.challenge {
                    return Ok(known.clone());
                }
                let order = Order::Challenged { challenge: fresh.clone() };
                loaded.table.enter(now, None, Entry::Ordered { order })?;
                Ok(fresh.clone())
            })
            .await?;
        let row = self.made(&deal, id, caller.id()).await?;
        let (challenge, user, at) = (row.id.clone(), caller.id().clone(), row.created_at);
        self.hall.store.add_attempt(AttemptRow { challenge, user, table: table.clone(), at }).await?;
        Ok(row)
    }
}

/// Programs play tables; a deal is for people.
fn people_only(caller: &Caller) -> Result<(), Error> {
    if caller.user.kind == UserKind::Program {
        return Err(Error::Forbidden("challenges are for people"));
    }
    Ok(())
}

/// Deals of today, and challenges the caller made or played.
#[utoipa::path(get, path = "/api/challenges", tag = "challenges",
    responses((status = 200, body = ChallengeList), (status = "default", body = ErrorBody)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Who(caller): Who,
) -> Result<Json<ChallengeList>, Error> {
    let user = caller.as_ref().map(Caller::id);
    let day = daily::day_of(app.hall.time.now());
    let mut today = Vec::new();
    for game in app.hall.shelf.names() {
        let row = app.challenge(&daily::id(game, day)).await?;
        today.push(app.card(&app.with_attempts(row).await?, user));
    }
    let mut mine = Vec::new();
    if let Some(user) = user {
        for row in app.hall.store.challenges_of(user, MINE).await? {
            if Deal::read(&row.body)?.contest.is_some() {
                continue;
            }
            mine.push(app.card(&app.with_attempts(row).await?, Some(user)));
        }
    }
    Ok(Json(ChallengeList { day: day.to_string(), today, mine }))
}

/// Make a challenge of a finished table of one's own, or of a new deal.
#[utoipa::path(post, path = "/api/challenges", tag = "challenges", request_body = ChallengeRequest,
    responses((status = 200, body = ChallengeState), (status = "default", body = ErrorBody)))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(request): Json<ChallengeRequest>,
) -> Result<Json<ChallengeState>, Error> {
    people_only(&caller)?;
    app.openings.take(caller.id().clone(), Instant::now())?;
    let row = match request {
        ChallengeRequest::Table { table } => app.challenge_of_table(&TableId::new(table), &caller).await?,
        ChallengeRequest::Fresh { game, players, seat, level, setup } => {
            let edition = app.hall.shelf.find(&game)?.standard();
            app.hall.shelf.check_level(&game, &level)?;
            let seat = seat.unwrap_or_else(|| random().below(u32::from(players.max(1))) as u8);
            let deal = Deal::fresh(&edition, players, setup, seat, &level)?;
            app.made(&deal, ChallengeId::fresh(), caller.id()).await?
        }
    };
    let opened = app.with_attempts(row).await?;
    Ok(Json(app.challenge_state(&opened, Some(caller.id()))))
}

/// A challenge, with what came of it for those who have played it.
#[utoipa::path(get, path = "/api/challenges/{id}", tag = "challenges", params(("id" = String, Path)),
    responses((status = 200, body = ChallengeState), (status = "default", body = ErrorBody)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path(id): Path<String>,
) -> Result<Json<ChallengeState>, Error> {
    let opened = app.with_attempts(app.challenge(&ChallengeId::new(id)).await?).await?;
    Ok(Json(app.challenge_state(&opened, caller.as_ref().map(Caller::id))))
}

/// Play a challenge: the caller's table, made when there is none. The first attempt is the only one.
#[utoipa::path(post, path = "/api/challenges/{id}/play", tag = "challenges", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn play(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<TableState>, Error> {
    people_only(&caller)?;
    let row = app.challenge(&ChallengeId::new(id)).await?;
    let deal = Deal::read(&row.body)?;
    let (store, user) = (&app.hall.store, caller.id());
    if store.attempt(&row.id, user).await?.is_none() {
        if !deal.is_current(&app.hall.shelf) {
            return Err(Error::OtherRules(
                "the rules have changed since this deal was made, so it would not be the same".to_owned(),
            ));
        }
        app.openings.take(user.clone(), Instant::now())?;
    }
    let fresh = AttemptRow {
        challenge: row.id.clone(),
        user: user.clone(),
        table: TableId::fresh(),
        at: app.hall.time.now(),
    };
    let AttemptRow { table, .. } = store.add_attempt(fresh).await?;
    if store.table(&table).await?.is_none() {
        let opened = app.hall.open_as(table.clone(), deal.opening(&row.id, &caller.person())).await;
        // It was asked for twice at once.
        if let Err(error) = opened
            && store.table(&table).await?.is_none()
        {
            return Err(error);
        }
    }
    Ok(Json(app.state(&table, Some(user), 0).await?))
}

/// Look at somebody's table of a deal that the caller has played to the end.
#[utoipa::path(post, path = "/api/challenges/{id}/replay", tag = "challenges", params(("id" = String, Path)),
    request_body = ReplayRequest,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(ReplayRequest { table }): Json<ReplayRequest>,
) -> Result<Json<TableState>, Error> {
    let id = ChallengeId::new(id);
    let row = match app.hall.store.challenge(&id).await? {
        Some(row) => row,
        None => app.challenge(&id).await?,
    };
    let opened = app.with_attempts(row).await?;
    if !opened.has_played(Some(caller.id())) {
        return Err(Error::Forbidden("whoever has yet to play this deal sees nobody else's game"));
    }
    let table = TableId::new(table);
    if !opened.attempts.iter().any(|attempt| attempt.row.table == table && attempt.finish.is_some()) {
        return Err(Error::NotFound("table"));
    }
    let user = caller.id().clone();
    app.hall.change(&table, move |loaded, now| loaded.table.admit_player(now, &user)).await?;
    Ok(Json(app.state(&table, Some(caller.id()), 0).await?))
}
