//! The steps of a board, made on the engine.

use super::board::{Board, START};
use crate::error::Error;
use crate::shelf::Edition;
use crate::table::ledger::{number_of, seat_of};
use game_core::{AnyTable, Awaiting, QuickRandom, Random, Seat};
use std::collections::BTreeMap;

/// So many steps are tried to find out whether anything is drawn.
const TRIED: usize = 400;

/// A board laid out in one deal.
pub(crate) struct Laid {
    pub table: Box<dyn AnyTable>,
    /// A step on the way that could not be made: the table is where it was before.
    pub stopped: Option<u32>,
}

impl Board {
    /// The beginning of the board in one of its deals.
    pub fn lay(&self, edition: &Edition, deal: u32) -> Result<Box<dyn AnyTable>, Error> {
        let deal = deal.min(self.deals.saturating_sub(1));
        let laid = edition.game.think(&self.sight, &self.setup, edition.pack(), self.seed_of(deal));
        laid.map_err(|error| Error::OtherRules(format!("this board was made by other rules: {error}")))
    }

    /// The board after a node.
    pub fn lay_to(&self, edition: &Edition, deal: u32, at: u32) -> Result<Laid, Error> {
        self.check(at)?;
        let mut table = self.lay(edition, deal)?;
        for node in self.way(at) {
            let made = seat_of(node.seat).is_some_and(|seat| table.play(seat, &node.step).is_ok());
            if !made {
                return Ok(Laid { table, stopped: Some(node.id) });
            }
        }
        Ok(Laid { table, stopped: None })
    }

    /// Makes a step, or says why not.
    pub fn play(
        &mut self,
        edition: &Edition,
        deal: u32,
        at: u32,
        (seat, step): (u8, &str),
        branch: Option<u32>,
    ) -> Result<u32, Error> {
        let mut laid = self.lay_to(edition, deal, at)?;
        if laid.stopped.is_some() {
            return Err(Error::WrongTime("this line cannot be played in this deal"));
        }
        laid.table.play(seat_of(seat).ok_or(Error::NotFound("seat"))?, step)?;
        self.add(at, seat, step, branch)
    }

    /// Adds a line as far as it is legal, with the steps between that leave no choice. Tells where it ends.
    pub fn play_line(
        &mut self,
        edition: &Edition,
        deal: u32,
        (at, branch): (u32, u32),
        steps: &[String],
    ) -> Result<u32, Error> {
        let Laid { mut table, stopped } = self.lay_to(edition, deal, at)?;
        if stopped.is_some() {
            return Err(Error::WrongTime("this line cannot be played in this deal"));
        }
        let mut now = at;
        for step in steps {
            while let Some((seat, made)) = next(table.as_ref(), step) {
                table.play(seat, &made)?;
                now = self.add(now, number_of(seat), &made, Some(branch))?;
                if made == *step {
                    break;
                }
            }
        }
        Ok(now)
    }

    /// What each node means in a deal: the option it was.
    pub fn told(
        &self,
        edition: &Edition,
        deal: u32,
    ) -> Result<BTreeMap<u32, game_core::erased::OptionLine>, Error> {
        let mut told = BTreeMap::new();
        let mut open: Vec<(u32, Box<dyn AnyTable>)> = vec![(START, self.lay(edition, deal)?)];
        while let Some((at, table)) = open.pop() {
            for node in self.after(at) {
                let Some(seat) = seat_of(node.seat) else { continue };
                let Ok(option) = table.option(seat, &node.step) else { continue };
                let mut next = table.clone_box();
                if next.play(seat, &node.step).is_ok() {
                    told.insert(node.id, option);
                    open.push((node.id, next));
                }
            }
        }
        Ok(told)
    }
}

/// The seat and the step that a line goes on with: the one it names, or one that leaves no choice.
fn next(table: &dyn AnyTable, step: &str) -> Option<(Seat, String)> {
    let Awaiting::Players(awaited) = table.awaiting() else { return None };
    if let Some(seat) = awaited.iter().find(|seat| table.check(*seat, step).is_ok()) {
        return Some((seat, step.to_owned()));
    }
    let seat = awaited.iter().next().filter(|_| awaited.len() == 1)?;
    let mut answers = table.answers(seat);
    let only = answers.pop().filter(|_| answers.is_empty())?;
    Some((seat, only))
}

/// The seat whose question is shown: the own one where it is asked, else the first that is.
pub(crate) fn asked(table: &dyn AnyTable, own: Seat) -> Option<Seat> {
    match table.awaiting() {
        Awaiting::Players(awaited) if awaited.contains(own) => Some(own),
        Awaiting::Players(awaited) => awaited.iter().next(),
        Awaiting::Chance | Awaiting::Nothing => None,
    }
}

/// Is anything dealt from here on: do two deals differ, or is something drawn when the game goes on anyhow?
pub(crate) fn has_chance(edition: &Edition, board: &Board, own: Seat) -> Result<bool, Error> {
    let written = |deal: u32| {
        let mut rng = QuickRandom::of(board.seed_of(deal));
        edition.game.sight(&board.sight, edition.pack(), &mut rng).map(|sight| sight.write()).ok()
    };
    if (1..4).any(|deal| written(deal) != written(0)) {
        return Ok(true);
    }
    let (mut table, mut rng) = (board.lay(edition, 0)?, QuickRandom::new(1));
    for _ in 0..TRIED {
        let Some(seat) = asked(table.as_ref(), own) else { break };
        let (answers, before) = (table.answers(seat), table.steps());
        let Some(step) = rng.pick(&answers) else { break };
        table.play(seat, step)?;
        if table.steps() > before + 1 {
            return Ok(true);
        }
    }
    Ok(false)
}
