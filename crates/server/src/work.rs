//! Thinking for the servers of a cluster: what `ziggurat work` does with the questions of tables.

use crate::chooser::{Advice, Cancel, Chooser, Player, Question, random};
use crate::ids::{TableId, UserId};
use crate::workers::{GRACE, Thought, Workers};
use bytes::Bytes;
use crew::Task;
use game_core::erased::Pack;
use game_core::{AnyGame, Seat};
use serde::{Deserialize, Serialize};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// So many bots keep what they know from one question to the next.
const SEATED: usize = 64;

/// A question as it travels. Of the position it holds what the seat may know, and a deal of the rest.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Asked {
    pub game: String,
    pub rules: u32,
    pub pack: Option<Pack>,
    pub sight: String,
    pub table: TableId,
    pub seat: Seat,
    pub rev: u64,
    pub level: String,
    pub budget: Duration,
    pub hints: usize,
}

/// An answer as it travels.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Told {
    pub table: TableId,
    pub seat: Seat,
    pub rev: u64,
    pub advice: Advice,
}

/// Who sits where.
type Place = (TableId, Seat, String);

/// Answers questions of tables on threads of its own.
pub struct Thinker {
    games: Vec<&'static dyn AnyGame>,
    chooser: Arc<dyn Chooser>,
    workers: Workers,
    seated: Mutex<Vec<(Place, Box<dyn Player>)>>,
}

impl Thinker {
    /// One that knows these games and has these bots.
    #[must_use]
    pub fn new(games: &[&'static dyn AnyGame], chooser: Arc<dyn Chooser>, threads: usize) -> Self {
        let workers = Workers::new(threads, GRACE);
        Thinker { games: games.to_vec(), chooser, workers, seated: Mutex::default() }
    }

    /// Answers a question; with nothing when it cannot, so that whoever asked thinks.
    pub async fn think(&self, task: Task) -> Option<Bytes> {
        let asked: Asked = match serde_json::from_slice(&task.body) {
            Ok(asked) => asked,
            Err(error) => {
                tracing::warn!(%error, "a question that cannot be understood");
                return None;
            }
        };
        let question = self.read(&asked, Cancel::from_flag(task.unwanted))?;
        let place = (asked.table.clone(), asked.seat, asked.level.clone());
        let player = self.take_seat(&place, &asked)?;
        let thought = self.workers.ask(UserId::new(asked.table.as_str()), player, question).await;
        let Thought::Given(player, advice) = thought else { return None };
        if asked.hints == 0 {
            self.keep_seat(place, player);
        }
        let told = Told { table: asked.table, seat: asked.seat, rev: asked.rev, advice: advice? };
        serde_json::to_vec(&told).ok().map(Bytes::from)
    }

    /// The question with the position as its seat knows it.
    fn read(&self, asked: &Asked, cancel: Cancel) -> Option<Question> {
        let game = self.games.iter().find(|game| game.info().id == asked.game)?;
        if game.rules_version() != asked.rules {
            tracing::warn!(
                game = asked.game,
                rules = asked.rules,
                "a question under other rules is left to others"
            );
            return None;
        }
        let read = || game.sight(&asked.sight, asked.pack.as_ref(), &mut random());
        // A position that no game leads to may be one that the rules cannot deal with.
        match catch_unwind(AssertUnwindSafe(read)) {
            Ok(Ok(sight)) => Some(Question { sight, budget: asked.budget, cancel, hints: asked.hints }),
            Ok(Err(error)) => {
                tracing::warn!(%error, game = asked.game, "a position that cannot be understood");
                None
            }
            Err(_) => {
                tracing::warn!(game = asked.game, "a position that cannot be played");
                None
            }
        }
    }

    /// The bot that answered there before, or another one.
    fn take_seat(&self, place: &Place, asked: &Asked) -> Option<Box<dyn Player>> {
        if asked.hints == 0 {
            let mut seated = self.seated.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(index) = seated.iter().position(|(known, _)| known == place) {
                return Some(seated.remove(index).1);
            }
        }
        self.chooser.seat(&asked.game, &asked.level)
    }

    fn keep_seat(&self, place: Place, player: Box<dyn Player>) {
        let mut seated = self.seated.lock().unwrap_or_else(PoisonError::into_inner);
        if seated.len() >= SEATED {
            seated.remove(0);
        }
        seated.push((place, player));
    }
}
