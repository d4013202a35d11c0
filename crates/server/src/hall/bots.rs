//! Bots to move, and advice for people: both think on worker threads.

use super::desk::{Desk, Message};
use super::{Hall, Loaded};
use crate::api::{HintLine, Hints};
use crate::chooser::{Advice, Cancel, Question, Ranked, random};
use crate::error::Error;
use crate::ids::TableId;
use crate::table::Person;
use game_core::{AnyTable, Random, Seat, Viewer};
use std::sync::Arc;

/// Advised steps at most.
const HINTS: usize = 5;

impl Hall {
    /// Asks every bot the table waits for, unless it thinks already.
    pub(super) fn ask_bots(self: &Arc<Self>, id: &TableId, loaded: &mut Loaded) {
        if *self.closing.borrow() {
            return;
        }
        for (seat, level) in loaded.table.bots_to_move() {
            let rev = loaded.table.rev(Viewer::Seat(seat));
            if loaded.thinking[seat.index()] == Some(rev) {
                continue;
            }
            let Ok(game) = loaded.table.running() else { return };
            loaded.thinking[seat.index()] = Some(rev);
            let question = Question {
                table: game.clone_box(),
                seat,
                level,
                budget: self.settings.bot_budget,
                cancel: Cancel::default(),
                hints: 0,
            };
            let (hall, id) = (Arc::clone(self), id.clone());
            tokio::spawn(async move {
                let advice = hall.workers.ask(question).await;
                hall.post(&id, Message::Thought { seat, rev, advice });
            });
        }
    }
}

impl Desk {
    /// Makes the step a bot chose; any legal one if it chose none.
    pub(super) async fn thought(&mut self, seat: Seat, rev: u64, advice: Option<Advice>) {
        let hall = Arc::clone(&self.hall);
        if *hall.closing.borrow() {
            return;
        }
        let id = self.id.clone();
        let made = self.change(|loaded, now| {
            if loaded.thinking[seat.index()] == Some(rev) {
                loaded.thinking[seat.index()] = None;
            }
            let Ok(game) = loaded.table.running() else { return Ok(()) };
            let chosen = advice
                .as_ref()
                .map(|advice| advice.step.clone())
                .filter(|step| game.check(seat, step).is_ok());
            let step = match chosen {
                Some(step) => step,
                None if game.options(seat).is_empty() => return Ok(()),
                None => {
                    hall.metrics.bot_failures.inc();
                    tracing::warn!(table = %id, %seat, "a bot chose nothing legal; any step is made for it");
                    any_step(game, seat)
                }
            };
            loaded.table.bot_step(now, seat, rev, step).map(drop)
        });
        if let Err(error) = made.await {
            tracing::warn!(table = %self.id, %error, "a bot could not move");
        }
    }
}

impl Hall {
    /// Advice for a person.
    pub async fn hints(
        self: &Arc<Self>,
        id: &TableId,
        person: Person,
        rev: u64,
        level: Option<String>,
    ) -> Result<Hints, Error> {
        let (game, seat, copy) = self
            .read(id, move |loaded| {
                let seat = loaded.table.advised(&person, rev)?;
                let running = loaded.table.running()?;
                Ok((loaded.table.ledger.opening.game.clone(), seat, running.clone_box()))
            })
            .await?;
        let level = match level {
            Some(level) => {
                self.shelf.check_level(&game, &level)?;
                level
            }
            None => self.shelf.stand_in(&game),
        };
        let question = Question {
            table: copy.clone_box(),
            seat,
            level,
            budget: self.settings.hint_budget,
            cancel: Cancel::default(),
            hints: HINTS,
        };
        let advice =
            self.workers.ask(question).await.ok_or(Error::Unavailable("no advice in time; try again"))?;
        Ok(Hints { rev, hints: hint_lines(copy.as_ref(), seat, advice) })
    }
}

fn any_step(game: &dyn AnyTable, seat: Seat) -> String {
    let options = game.options(seat);
    random().pick(&options).map(|option| option.step.clone()).unwrap_or_default()
}

fn hint_lines(game: &dyn AnyTable, seat: Seat, advice: Advice) -> Vec<HintLine> {
    let options = game.options(seat);
    let mut ranked = advice.ranked;
    if ranked.is_empty() {
        ranked.push(Ranked { step: advice.step, expected: None, goal: None, line: Vec::new() });
    }
    let line = |ranked: Ranked| {
        let option = options.iter().find(|option| option.step == ranked.step)?;
        Some(HintLine {
            step: ranked.step,
            text: option.text.clone().into(),
            targets: option.targets.iter().cloned().map(Into::into).collect(),
            goal: ranked.goal.map(Into::into),
            expected: ranked.expected.filter(|points| points.is_finite()),
            line: ranked.line,
        })
    };
    ranked.into_iter().filter_map(line).take(HINTS).collect()
}
