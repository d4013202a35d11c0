//! Puzzles are opened here: those of the box, and own mistakes in the games they were made in.

use super::Hall;
use crate::api::{PuzzleKind, Review, TableStatus};
use crate::challenges::daily::day_of;
use crate::error::Error;
use crate::ids::{TableId, UserId};
use crate::puzzles::{Laid, PuzzleEntry, Worth, back, lay};
use crate::store::ReturnRow;
use game_core::QuickRandom;
use std::collections::BTreeSet;
use std::sync::Arc;
use tokio::sync::oneshot;

/// Answers of one game that are gone through for what was answered already.
const ANSWERED: u32 = 10_000;
/// Deals in which a step that nobody has looked at yet is read.
const READINGS: usize = 8;

/// A puzzle that is open.
pub(crate) struct Opened {
    pub entry: Arc<PuzzleEntry>,
    pub laid: Laid,
    pub kind: PuzzleKind,
    pub number: u32,
    /// The mistake it is, if it is one.
    pub back: Option<ReturnRow>,
}

type Set = Arc<crate::puzzles::Set>;

pub(super) async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
    // Games are played again: work for a thread of its own.
    tokio::task::spawn_blocking(work).await.map_err(|_| Error::Unavailable("something broke; try again"))
}

impl Hall {
    /// The set of a game.
    pub async fn puzzle_set(self: &Arc<Self>, game: &str) -> Result<Set, Error> {
        self.shelf.find(game)?;
        let (hall, game) = (Arc::clone(self), game.to_owned());
        apart(move || hall.puzzles.of(&*hall.settings.puzzles, &game)).await
    }

    /// The first of these that opens.
    async fn first_of(
        self: &Arc<Self>,
        set: Set,
        entries: Vec<Arc<PuzzleEntry>>,
        kind: PuzzleKind,
    ) -> Result<Opened, Error> {
        let hall = Arc::clone(self);
        let opened = apart(move || {
            entries.into_iter().find_map(|entry| {
                let laid = set.open(&hall.shelf, &entry).ok()?;
                let number = set.find(&entry.id).map_or(0, |(number, _)| number);
                Some(Opened { entry, laid, kind, number, back: None })
            })
        });
        opened.await?.ok_or(Error::NotFound("puzzle that is left"))
    }

    /// The next puzzle that somebody has not answered.
    pub async fn next_puzzle(
        self: &Arc<Self>,
        game: &str,
        level: Option<u8>,
        user: &UserId,
    ) -> Result<Opened, Error> {
        let set = self.puzzle_set(game).await?;
        let rows = self.store.answers_of(user, Some(game), ANSWERED).await?;
        let given = rows.into_iter().filter(|row| row.stage != crate::store::AnswerStage::Hinted);
        let answered: BTreeSet<String> = given.map(|row| row.puzzle).collect();
        let left = set.next(level, user, &answered);
        self.first_of(set, left, PuzzleKind::Set).await
    }

    /// A puzzle by its id.
    pub async fn open_puzzle(self: &Arc<Self>, game: &str, id: &str, user: &UserId) -> Result<Opened, Error> {
        if id.starts_with("own-") {
            let rows = self.store.returns_of(user, Some(game)).await?;
            let row = rows.into_iter().find(|row| id.strip_prefix(row.id.as_str()).is_some_and(is_turn));
            return self.open_return(row.ok_or(Error::NotFound("puzzle"))?, Some(id)).await;
        }
        let set = self.puzzle_set(game).await?;
        let daily = set.daily(game, &day_of(self.time.now()).to_string());
        if id == "daily" {
            return self.first_of(set, daily, PuzzleKind::Daily).await;
        }
        let entry = set.find(id).map(|(_, entry)| Arc::clone(entry)).ok_or(Error::NotFound("puzzle"))?;
        let today = daily.first().is_some_and(|first| first.id == entry.id);
        let kind = if today { PuzzleKind::Daily } else { PuzzleKind::Set };
        self.first_of(set, vec![entry], kind).await
    }

    /// The own mistake of somebody that came back first.
    pub async fn next_return(self: &Arc<Self>, game: &str, user: &UserId) -> Result<Opened, Error> {
        let now = self.time.now();
        let rows = self.store.returns_of(user, Some(game)).await?;
        for row in rows.into_iter().filter(|row| row.due <= now) {
            match self.open_return(row, None).await {
                // A game that does not open any more asks nothing.
                Err(Error::OtherRules(_) | Error::NotFound(_) | Error::Invalid(_)) => {}
                other => return other,
            }
        }
        Err(Error::NotFound("mistake that has come back"))
    }

    async fn open_return(self: &Arc<Self>, row: ReturnRow, id: Option<&str>) -> Result<Opened, Error> {
        let found = self.read(&row.table, |loaded| {
            if loaded.table.ledger.status != TableStatus::Finished {
                return Err(Error::WrongTime("the game goes on"));
            }
            Ok((loaded.table.record(None)?, loaded.table.edition.clone()))
        });
        let (record, edition) = found.await?;
        let mut entry = back::puzzle(&row, record).ok_or(Error::NotFound("puzzle"))?;
        // Whoever has just answered still looks at it under the name it was asked by.
        entry.id = id.map_or(entry.id, str::to_owned);
        let entry = Arc::new(entry);
        let puzzle = Arc::clone(&entry);
        let laid = apart(move || lay(&puzzle, &edition)).await??;
        Ok(Opened { entry, laid, kind: PuzzleKind::Own, number: 0, back: Some(row) })
    }

    /// What a step is worth that nobody has looked at: read against the answer, each in the same deals.
    pub async fn worth_of(&self, opened: &Opened, step: &str) -> Result<Worth, Error> {
        let seat = opened.laid.seat;
        let sights = |step: &str| -> Result<Vec<_>, Error> {
            let table = opened.laid.after(step)?;
            let mut rng = QuickRandom::new(22);
            Ok((0..READINGS).map(|_| table.for_bot(seat, &mut rng)).collect())
        };
        let (own, best) = (sights(step)?, sights(&opened.entry.answer)?);
        let reviewer = Arc::clone(&self.settings.reviewer);
        let (answer, answered) = oneshot::channel();
        self.workers.spare(move || {
            let mean = |sights: &[_]| {
                let all = reviewer.read(sights);
                let sum: f64 = all.iter().filter_map(|one| one.points.get(seat.index())).sum();
                (!all.is_empty()).then(|| sum / all.len() as f64)
            };
            let _ = answer.send(mean(&own).zip(mean(&best)));
        });
        let read = answered.await.ok().flatten();
        let (own, best) = read.ok_or(Error::Unavailable("nobody can tell what this step is worth"))?;
        let entry = &opened.entry;
        // What is read once is less sure than what was searched, so nothing is better than the answer.
        Ok(Worth::of(entry, (entry.points - (best - own).max(0.0)).min(entry.points), false))
    }

    /// Lets the mistakes of everybody at a table come back, now that it was gone over.
    pub async fn keep_mistakes(self: &Arc<Self>, table: &TableId, review: &Review) {
        let people = self.read(table, |loaded| {
            let ledger = &loaded.table.ledger;
            let people = (0u8..)
                .zip(&ledger.seats)
                .filter_map(|(seat, state)| Some((seat, UserId::new(state.user()?.to_owned()))));
            let imported = ledger.opening.record.is_some();
            Ok((ledger.opening.game.clone(), if imported { Vec::new() } else { people.collect() }))
        });
        let Ok((game, people)) = people.await else { return };
        let now = self.time.now();
        let rows: Vec<ReturnRow> = people
            .iter()
            .flat_map(|(seat, user)| back::mistakes(review, (table, &game), *seat, user, now))
            .collect();
        if rows.is_empty() {
            return;
        }
        if let Err(error) = self.store.add_returns(rows).await {
            tracing::warn!(%table, %error, "mistakes could not be kept as puzzles");
        }
    }
}

/// Is this what stands after the id of a mistake: how often it came back?
fn is_turn(rest: &str) -> bool {
    rest.strip_prefix('-').is_some_and(|turn| !turn.is_empty() && turn.bytes().all(|b| b.is_ascii_digit()))
}
