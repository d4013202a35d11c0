//! Puzzles: the next one, the one of the day, answers, hints and solutions.

use super::App;
use super::extract::{Json, Nothing, Path, Query};
use crate::api::{
    ErrorBody, PuzzleAnswer, PuzzleDay, PuzzleHint, PuzzleHome, PuzzleKind, PuzzleLevel, PuzzlePart,
    PuzzlePlayed, PuzzleSolution, PuzzleStage, PuzzleState, PuzzleStep, PuzzleTry, UserKind,
};
use crate::challenges::daily::day_of;
use crate::error::Error;
use crate::hall::puzzles::Opened;
use crate::identity::Caller;
use crate::ids::UserId;
use crate::puzzles::{Worth, back, score};
use crate::store::{AnswerRow, AnswerStage, PuzzleStanding, Standing, StoreError};
use axum::extract::State;
use game_core::{Target, Text};
use jiff::ToSpan;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Answers that are gone through for days in a row.
const LOOKED: u32 = 3_000;
/// Answers shown in a row.
const LAST: usize = 10;
/// What people played that is listed.
const PLAYED: usize = 6;
/// So often an answer is rated again because another server was faster.
const TRIES: u32 = 50;
/// A millionth is what ratings are kept in.
const UNIT: f64 = 1_000_000.0;

#[derive(Deserialize)]
pub(super) struct NextQuery {
    level: Option<u8>,
    #[serde(default)]
    own: bool,
}

fn rating(gain: i64) -> i32 {
    (gain as f64 / UNIT).round() as i32
}

/// Programs play tables; puzzles are for people.
fn people_only(caller: &Caller) -> Result<(), Error> {
    if caller.user.kind == UserKind::Program {
        return Err(Error::Forbidden("puzzles are for people"));
    }
    Ok(())
}

impl App {
    async fn puzzle_standing(
        &self,
        subject: String,
        game: &str,
        begins: Standing,
    ) -> Result<PuzzleStanding, Error> {
        let known = self.hall.store.puzzle_standing(&subject, game).await?;
        Ok(known.unwrap_or(PuzzleStanding { subject, game: game.to_owned(), standing: begins, answers: 0 }))
    }

    /// How somebody stands with the puzzles of a game.
    async fn puzzle_home(&self, game: &str, user: &UserId) -> Result<PuzzleHome, Error> {
        let (store, now) = (&self.hall.store, self.hall.time.now());
        let set = self.hall.puzzle_set(game).await?;
        let all = store.answers_of(user, None, LOOKED).await?;
        let given: Vec<&AnswerRow> =
            all.iter().filter(|row| row.game == game && row.stage != AnswerStage::Hinted).collect();
        let answered: BTreeSet<&str> = given.iter().map(|row| row.puzzle.as_str()).collect();
        let level = |level: u8| {
            let of_level: Vec<_> = set.of_level(Some(level)).collect();
            let left = of_level.iter().filter(|entry| !answered.contains(entry.id.as_str())).count();
            PuzzleLevel { level, all: of_level.len() as u32, left: left as u32 }
        };
        let (today, days) = (day_of(now), score::days(&all));
        let week = (0..7).rev().filter_map(|back: i32| today.checked_sub(back.days()).ok());
        let returns = store.returns_of(user, Some(game)).await?;
        let due = returns.iter().filter(|row| row.due <= now).count() as u32;
        let later = returns.iter().filter(|row| row.due > now && row.due < i64::MAX).count() as u32;
        let daily = set.daily(game, &today.to_string());
        let standing = store.puzzle_standing(user.as_str(), game).await?;
        let last: Vec<&&AnswerRow> = given.iter().take(LAST).rev().collect();
        Ok(PuzzleHome {
            game: game.to_owned(),
            day: today.to_string(),
            levels: (1..=3).map(level).collect(),
            left_out: set.left_out(),
            daily_done: daily.first().is_some_and(|entry| answered.contains(entry.id.as_str())),
            due,
            later,
            rating: standing.as_ref().map(|one| one.standing.rating()),
            error: standing.as_ref().map_or(0, |one| one.standing.error()),
            streak: score::streak(&days, today),
            week: week.map(|day| PuzzleDay { day: day.to_string(), answered: days.contains(&day) }).collect(),
            last: last.iter().map(|row| row.found).collect(),
            last_gain: rating(last.iter().map(|row| row.gain).sum()),
        })
    }

    /// A puzzle as somebody may see it.
    async fn puzzle_state(
        &self,
        opened: &Opened,
        user: &UserId,
        tried: Option<PuzzleTry>,
        shown: bool,
    ) -> Result<PuzzleState, Error> {
        let Opened { entry, laid, kind, number, .. } = opened;
        let game = &entry.record.game;
        let kept = self.hall.store.answer(user, &entry.id).await?;
        let stage = match kept.as_ref().map(|row| row.stage) {
            None | Some(AnswerStage::Hinted) => PuzzleStage::Fresh,
            Some(AnswerStage::Answered) => PuzzleStage::Answered,
            Some(AnswerStage::GivenUp) => PuzzleStage::GivenUp,
        };
        let first = kept.as_ref().filter(|row| row.stage == AnswerStage::Answered);
        let told = first.and_then(|row| tried_of(opened, row));
        let done = stage == PuzzleStage::GivenUp || first.is_some_and(|row| row.found);
        let found_now = stage != PuzzleStage::Fresh && tried.as_ref().is_some_and(|tried| tried.found);
        let solution = if done || found_now || (shown && stage != PuzzleStage::Fresh) {
            Some(self.puzzle_solution(opened).await?)
        } else {
            None
        };
        let own = *kind == PuzzleKind::Own;
        let rated = if own {
            None
        } else {
            let begins = score::of_level(entry.level);
            Some(self.puzzle_standing(score::subject(&entry.id), game, begins).await?.standing)
        };
        Ok(PuzzleState {
            id: entry.id.clone(),
            game: game.clone(),
            kind: *kind,
            number: *number,
            level: entry.level,
            seat: entry.seat,
            round: entry.round,
            size: entry.gap.round().max(1.0) as u32,
            rating: rated.map(Standing::rating),
            error: rated.map_or(0, Standing::error),
            table: opened.back.as_ref().map(|row| row.table.to_string()),
            step: opened.back.as_ref().map(|_| entry.record.steps.len() as u32),
            stage,
            hint: kept.as_ref().filter(|row| row.hint).and_then(|_| hint(opened)),
            tried: tried.or(told),
            solution,
            home: self.puzzle_home(game, user).await?,
            state: laid.state()?,
        })
    }

    async fn puzzle_solution(&self, opened: &Opened) -> Result<PuzzleSolution, Error> {
        let Opened { entry, laid, .. } = opened;
        let steps: Vec<String> = std::iter::once(&entry.answer).chain(&entry.line).cloned().collect();
        let line = laid.line(&steps)?.into_iter().map(|(option, state)| PuzzleStep {
            step: option.step,
            text: option.text,
            targets: option.targets,
            view: state.view.unwrap_or_default(),
        });
        let counts = self.hall.store.answer_counts(&entry.id).await?;
        let (mut played, mut answers, mut right) = (Vec::new(), 0, 0);
        for one in counts {
            let Some(option) = laid.option(&one.step) else { continue };
            let worth = laid.worth(entry, &one.step)?;
            let (count, found) = (one.count as u32, worth.is_some_and(|worth| worth.found));
            answers += count;
            right += if found { count } else { 0 };
            let points = worth.map(|worth| worth.points);
            played.push(PuzzlePlayed { step: one.step, text: option.text.clone(), count, points, found });
        }
        played.truncate(PLAYED);
        let second = laid.option(&entry.second).map_or_else(|| Text::new(""), |option| option.text.clone());
        Ok(PuzzleSolution {
            line: line.collect(),
            points: entry.points,
            gap: entry.gap,
            spread: entry.spread,
            second,
            parts: entry
                .parts
                .iter()
                .map(|(key, points)| PuzzlePart { key: key.clone(), points: *points })
                .collect(),
            played,
            answers,
            right,
        })
    }

    /// Keeps an answer if it is the first, and tells it then.
    async fn keep_first(&self, opened: &Opened, row: AnswerRow) -> Result<Option<AnswerRow>, Error> {
        // One after another: each answer is rated by what the one before left.
        let _turn = self.puzzles.lock().await;
        let known = self.hall.store.answer(&row.user, &row.puzzle).await?;
        if known.as_ref().is_some_and(|kept| kept.stage != AnswerStage::Hinted) {
            return Ok(None);
        }
        self.keep_answer(opened, AnswerRow { hint: known.is_some(), ..row }).await.map(Some)
    }

    /// Keeps the first answer, with the ratings that follow.
    async fn keep_answer(&self, opened: &Opened, row: AnswerRow) -> Result<AnswerRow, Error> {
        let (store, game) = (&self.hall.store, &row.game);
        if let Some(back) = &opened.back {
            let kept = store.add_answer(row, Vec::new()).await?;
            store.put_return(back::after(back.clone(), kept.found, kept.at)).await?;
            return Ok(kept);
        }
        let (newcomer, begins) = (Standing::newcomer(), score::of_level(opened.entry.level));
        let mut tries = 0;
        loop {
            let person = self.puzzle_standing(row.user.to_string(), game, newcomer).await?;
            let puzzle = self.puzzle_standing(score::subject(&opened.entry.id), game, begins).await?;
            let (standings, gain) = score::after(person, puzzle, row.found, row.hint);
            match store.add_answer(AnswerRow { gain, ..row.clone() }, standings.into()).await {
                // Another server was faster: it is rated by what that answer left.
                Err(StoreError::Conflict) if tries < TRIES => tries += 1,
                kept => return Ok(kept?),
            }
        }
    }
}

/// Things that choices of the kind of the answer are about: the area.
fn hint(opened: &Opened) -> Option<PuzzleHint> {
    let answer = opened.laid.option(&opened.entry.answer)?;
    let mut targets: Vec<Target> = Vec::new();
    for option in opened.laid.options.iter().filter(|option| option.kind == answer.kind) {
        for target in &option.targets {
            if !targets.contains(target) {
                targets.push(target.clone());
            }
        }
    }
    Some(PuzzleHint { kind: answer.kind.to_owned(), targets })
}

/// The answer that counts, as it is told.
fn tried_of(opened: &Opened, row: &AnswerRow) -> Option<PuzzleTry> {
    let text = opened.laid.option(&row.step)?.text.clone();
    let loss = row.loss as f64 / 100.0;
    Some(PuzzleTry {
        step: row.step.clone(),
        text,
        points: ((opened.entry.points - loss) * 10.0).round() / 10.0,
        loss,
        found: row.found,
        open: false,
        counts: true,
        gain: (opened.kind != PuzzleKind::Own).then(|| rating(row.gain)),
    })
}

/// The puzzles of a game, and how the caller stands.
#[utoipa::path(get, path = "/api/puzzles/{game}", tag = "puzzles", params(("game" = String, Path)),
    responses((status = 200, body = PuzzleHome), (status = "default", body = ErrorBody)))]
pub(super) async fn home(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
) -> Result<Json<PuzzleHome>, Error> {
    Ok(Json(app.puzzle_home(&game, caller.id()).await?))
}

/// The next puzzle that the caller has not answered: of a level, of all, or an own mistake that has come back.
#[utoipa::path(get, path = "/api/puzzles/{game}/next", tag = "puzzles",
    params(("game" = String, Path), ("level" = Option<u8>, Query, description = "1 to 3; any otherwise"),
        ("own" = Option<bool>, Query, description = "an own mistake that has come back")),
    responses((status = 200, body = PuzzleState), (status = "default", body = ErrorBody)))]
pub(super) async fn next(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    Query(query): Query<NextQuery>,
) -> Result<Json<PuzzleState>, Error> {
    people_only(&caller)?;
    if query.level.is_some_and(|level| !(1..=3).contains(&level)) {
        return Err(Error::invalid("level: 1, 2 or 3"));
    }
    let opened = if query.own {
        app.hall.next_return(&game, caller.id()).await?
    } else {
        app.hall.next_puzzle(&game, query.level, caller.id()).await?
    };
    Ok(Json(app.puzzle_state(&opened, caller.id(), None, false).await?))
}

/// A puzzle by its id; `daily` is the one of today.
#[utoipa::path(get, path = "/api/puzzles/{game}/{id}", tag = "puzzles",
    params(("game" = String, Path), ("id" = String, Path)),
    responses((status = 200, body = PuzzleState), (status = "default", body = ErrorBody)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, id)): Path<(String, String)>,
) -> Result<Json<PuzzleState>, Error> {
    let opened = app.hall.open_puzzle(&game, &id, caller.id()).await?;
    Ok(Json(app.puzzle_state(&opened, caller.id(), None, false).await?))
}

/// Answer a puzzle with any legal step. The first answer counts; later ones are told and change nothing.
#[utoipa::path(post, path = "/api/puzzles/{game}/{id}/answer", tag = "puzzles",
    params(("game" = String, Path), ("id" = String, Path)), request_body = PuzzleAnswer,
    responses((status = 200, body = PuzzleState), (status = "default", body = ErrorBody)))]
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, id)): Path<(String, String)>,
    Json(request): Json<PuzzleAnswer>,
) -> Result<Json<PuzzleState>, Error> {
    people_only(&caller)?;
    let opened = app.hall.open_puzzle(&game, &id, caller.id()).await?;
    let worth = match opened.laid.worth(&opened.entry, &request.step)? {
        Some(worth) => worth,
        None => app.hall.worth_of(&opened, &request.step).await?,
    };
    let option = opened.laid.option(&request.step).ok_or(Error::NotFound("step"))?;
    let Worth { points, loss, found, open } = worth;
    let mut tried = PuzzleTry {
        step: request.step.clone(),
        text: option.text.clone(),
        points,
        loss,
        found,
        open,
        counts: false,
        gain: None,
    };
    if !open {
        let loss = (loss * 100.0).round() as i64;
        let row = unanswered(&app, &opened, &caller, AnswerStage::Answered);
        let kept = app.keep_first(&opened, AnswerRow { step: request.step, found, loss, ..row }).await?;
        tried.counts = kept.is_some();
        tried.gain = kept.filter(|_| opened.kind != PuzzleKind::Own).map(|kept| rating(kept.gain));
    }
    Ok(Json(app.puzzle_state(&opened, caller.id(), Some(tried), false).await?))
}

/// Show the area of the answer. It halves what can be gained.
#[utoipa::path(post, path = "/api/puzzles/{game}/{id}/hint", tag = "puzzles",
    params(("game" = String, Path), ("id" = String, Path)), request_body = Nothing,
    responses((status = 200, body = PuzzleState), (status = "default", body = ErrorBody)))]
pub(super) async fn ask_hint(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, id)): Path<(String, String)>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<PuzzleState>, Error> {
    people_only(&caller)?;
    let opened = app.hall.open_puzzle(&game, &id, caller.id()).await?;
    let row = unanswered(&app, &opened, &caller, AnswerStage::Hinted);
    app.hall.store.add_answer(AnswerRow { hint: true, ..row }, Vec::new()).await?;
    let mut state = app.puzzle_state(&opened, caller.id(), None, false).await?;
    // After an answer a hint costs nothing, and is not kept.
    state.hint = hint(&opened);
    Ok(Json(state))
}

/// Show the solution. Whoever has not answered gives up with that.
#[utoipa::path(post, path = "/api/puzzles/{game}/{id}/solution", tag = "puzzles",
    params(("game" = String, Path), ("id" = String, Path)), request_body = Nothing,
    responses((status = 200, body = PuzzleState), (status = "default", body = ErrorBody)))]
pub(super) async fn solution(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, id)): Path<(String, String)>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<PuzzleState>, Error> {
    people_only(&caller)?;
    let opened = app.hall.open_puzzle(&game, &id, caller.id()).await?;
    let row = unanswered(&app, &opened, &caller, AnswerStage::GivenUp);
    let loss = (opened.entry.gap * 100.0).round() as i64;
    app.keep_first(&opened, AnswerRow { loss, ..row }).await?;
    Ok(Json(app.puzzle_state(&opened, caller.id(), None, true).await?))
}

fn unanswered(app: &App, opened: &Opened, caller: &Caller, stage: AnswerStage) -> AnswerRow {
    AnswerRow {
        user: caller.id().clone(),
        puzzle: opened.entry.id.clone(),
        game: opened.entry.record.game.clone(),
        at: app.hall.time.now(),
        stage,
        step: String::new(),
        found: false,
        hint: false,
        loss: 0,
        gain: 0,
    }
}
