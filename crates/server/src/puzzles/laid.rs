//! A puzzle on the board. It begins at what its seat may know, dealt afresh: the truth is not on it.

use super::RIGHT;
use super::box_of::PuzzleEntry;
use crate::api::{BoardState, TableState};
use crate::boards::board::{Board, START};
use crate::boards::play::Laid as LaidBoard;
use crate::boards::show::{Around, state};
use crate::error::Error;
use crate::ids::{BoardId, TableId, UserId};
use crate::shelf::Edition;
use crate::store::BoardRow;
use crate::table::ledger::seat_of;
use game_core::erased::OptionLine;
use game_core::{AnyTable, QuickRandom, Seat, Seed};

/// A puzzle laid out.
pub(crate) struct Laid {
    pub edition: Edition,
    pub seat: Seat,
    pub options: Vec<OptionLine>,
    row: BoardRow,
    board: Board,
}

/// What a step is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Worth {
    pub points: f64,
    /// Points less than the answer.
    pub loss: f64,
    pub found: bool,
    /// Can the answer still be given after it?
    pub open: bool,
}

fn changed(what: &str) -> Error {
    Error::OtherRules(format!("this puzzle was made by other rules: {what}"))
}

/// Lays a puzzle out, if it is still what it was.
pub(crate) fn lay(entry: &PuzzleEntry, edition: &Edition) -> Result<Laid, Error> {
    let table = edition.replay(&entry.record)?;
    let seat = seat_of(entry.seat).filter(|_| entry.seat < table.players());
    let seat = seat.ok_or_else(|| changed("its seat is not there"))?;
    if table.steps() != entry.record.steps.len() || !table.awaiting().includes(seat) {
        return Err(changed("somebody else is asked"));
    }
    let seed = Seed::from_phrase(&format!("puzzle {}", entry.id));
    let board = Board {
        game: entry.record.game.clone(),
        content: edition.content(),
        setup: entry.record.setup.clone(),
        round: table.round(),
        chance: false,
        sight: table.for_bot(seat, &mut QuickRandom::of(seed)).write(),
        seed,
        deals: 1,
        next: 1,
        branches: Vec::new(),
        nodes: Vec::new(),
    };
    let options = board.lay(edition, 0)?.options(seat);
    let known = entry.values.is_empty() || entry.values.len() == options.len();
    if !known || !options.iter().any(|option| option.step == entry.answer) {
        return Err(changed("other choices can be made"));
    }
    let row = BoardRow {
        id: BoardId::new(entry.id.clone()),
        owner: UserId::new(""),
        table: TableId::new(format!("puzzle-{}", entry.id)),
        step: entry.record.steps.len() as u32,
        seat: entry.seat,
        rev: 0,
        created_at: 0,
        updated_at: 0,
        body: String::new(),
    };
    Ok(Laid { edition: edition.clone(), seat, options, row, board })
}

impl Laid {
    /// The table as the seat sees it.
    pub fn state(&self) -> Result<TableState, Error> {
        self.shown(&self.board, START)
    }

    fn shown(&self, board: &Board, at: u32) -> Result<TableState, Error> {
        let around = Around { table: None, running: false, bot: false, own: true };
        let BoardState { state, .. } = state(&self.row, board, &self.edition, (at, 0), around)?;
        Ok(state)
    }

    /// What the table would be after steps of the seat, one after another, with the steps that leave no choice.
    pub fn line(&self, steps: &[String]) -> Result<Vec<(OptionLine, TableState)>, Error> {
        let mut board = self.board.clone();
        let branch = board.begin(START)?;
        board.play_line(&self.edition, 0, (START, branch), steps)?;
        let told = board.told(&self.edition, 0)?;
        let mut line = Vec::new();
        for node in &board.nodes {
            let Some(option) = told.get(&node.id) else { break };
            line.push((option.clone(), self.shown(&board, node.id)?));
        }
        Ok(line)
    }

    /// The table after a legal step.
    pub fn after(&self, step: &str) -> Result<Box<dyn AnyTable>, Error> {
        let LaidBoard { mut table, .. } = self.board.lay_to(&self.edition, 0, START)?;
        table.play(self.seat, step)?;
        Ok(table)
    }

    pub fn option(&self, step: &str) -> Option<&OptionLine> {
        self.options.iter().find(|option| option.step == step)
    }

    /// What a step is worth; `None` when nobody has looked at it yet.
    pub fn worth(&self, entry: &PuzzleEntry, step: &str) -> Result<Option<Worth>, Error> {
        let place = self.options.iter().position(|option| option.step == step);
        let Some(place) = place else {
            // Says why not.
            self.after(step)?;
            return Err(Error::invalid("step: it is not one of the options"));
        };
        let points = match entry.values.get(place) {
            Some(points) => *points,
            None if step == entry.answer => entry.points,
            None if step == entry.second => entry.points - entry.gap,
            None => return Ok(None),
        };
        let points = if step == entry.answer { entry.points } else { points };
        Ok(Some(Worth::of(entry, points, entry.open.contains(&place))))
    }
}

impl Worth {
    /// A step of so many points.
    pub fn of(entry: &PuzzleEntry, points: f64, open: bool) -> Self {
        let loss = (entry.points - points).max(0.0);
        Worth { points, loss, found: loss < RIGHT, open: open && loss >= RIGHT }
    }
}
