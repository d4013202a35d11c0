//! A board as its owner sees it, or whoever has a link. Everything on it is known to the seat or was dealt.

use super::board::{Board, START};
use super::play::{Laid, asked};
use crate::api::{
    BoardBranch, BoardCard, BoardNode, BoardState, Clock, Fairness, Log, Occupant, Outcome, OutcomeReason,
    ScoreSheet, SeatInfo, StandIn, TableConfig, TableState, TableStatus, TableSummary, UndoPolicy,
    ViewerInfo, Visibility,
};
use crate::error::Error;
use crate::shelf::Edition;
use crate::store::BoardRow;
use crate::table::ledger::{number_of, seat_of};
use game_core::{AnyTable, Awaiting, Seat, Viewer};

/// What a board needs that it does not hold itself.
pub(crate) struct Around {
    /// The table in lists; `None` when it is gone, or not the business of whoever looks.
    pub table: Option<TableSummary>,
    /// Does its game still go on?
    pub running: bool,
    /// May the bot be asked?
    pub bot: bool,
    /// Is the board the caller's?
    pub own: bool,
}

/// A board in the list of one's own.
pub(crate) fn card(row: &BoardRow, board: &Board) -> BoardCard {
    BoardCard {
        id: row.id.to_string(),
        table: row.table.to_string(),
        game: board.game.clone(),
        step: row.step,
        round: board.round,
        seat: row.seat,
        branches: board.branches.iter().map(|branch| branch.name.clone()).collect(),
        steps: board.nodes.len() as u32,
        updated_at: row.updated_at,
    }
}

/// A board at one of its moments.
pub(crate) fn state(
    row: &BoardRow,
    board: &Board,
    edition: &Edition,
    (at, deal): (u32, u32),
    around: Around,
) -> Result<BoardState, Error> {
    let deal = deal.min(board.deals.saturating_sub(1));
    let own = seat_of(row.seat).ok_or(Error::NotFound("seat"))?;
    let Laid { table, stopped } = board.lay_to(edition, deal, at)?;
    let told = board.told(edition, deal)?;
    let node = |node: &super::board::Node| {
        let option = told.get(&node.id);
        BoardNode {
            id: node.id,
            after: node.after,
            branch: node.branch,
            seat: node.seat,
            step: node.step.clone(),
            text: option.map(|option| option.text.clone()),
            targets: option.map(|option| option.targets.clone()).unwrap_or_default(),
            comment: node.comment.clone(),
        }
    };
    let branch = |branch: &super::board::Branch| BoardBranch {
        id: branch.id,
        name: branch.name.clone(),
        from: branch.from,
        played: branch.played,
        key: branch.key.clone().filter(|_| around.own),
    };
    let (on, has) = (at != START, board.after(at).next().is_some());
    Ok(BoardState {
        id: row.id.to_string(),
        rev: row.rev,
        own: around.own,
        table: row.table.to_string(),
        step: row.step,
        round: board.round,
        seat: row.seat,
        running: around.running,
        bot: around.bot,
        chance: board.chance,
        deal,
        deals: board.deals,
        at,
        stopped,
        branches: board.branches.iter().map(branch).collect(),
        nodes: board.nodes.iter().map(node).collect(),
        state: TableState {
            can_undo: on,
            can_redo: has,
            ..table_state(row, board, (table.as_ref(), stopped.is_some()), own, &around)
        },
    })
}

/// The table as it would be, as the seat that is asked would see it.
fn table_state(
    row: &BoardRow,
    board: &Board,
    (table, stopped): (&dyn AnyTable, bool),
    own: Seat,
    around: &Around,
) -> TableState {
    let asked = asked(table, own);
    let eyes = asked.unwrap_or(own);
    let over = table.awaiting() == Awaiting::Nothing;
    // Nothing can be tried by whoever only looks, nor after a step that cannot be made.
    let answers = asked.filter(|_| around.own && !stopped);
    TableState {
        seq: row.rev,
        rev: row.rev,
        table: summary(row, board, table, eyes, around),
        config: config(board, around),
        viewer: ViewerInfo::Seat { seat: number_of(eyes) },
        owner: false,
        invite: None,
        view: Some(table.view(Viewer::Seat(eyes))),
        prompt: asked.and_then(|seat| table.prompt(seat)),
        options: answers.map(|seat| table.options(seat)).unwrap_or_default(),
        log: Log { from: 0, lines: table.log(Viewer::Seat(own), 0) },
        can_undo: false,
        can_redo: false,
        held: None,
        undo_request: None,
        clock: None,
        scores: over.then(|| sheets(table)),
        chat: Vec::new(),
        notes: String::new(),
        muted: false,
        order: None,
        rematch: None,
        standing: None,
    }
}

fn sheets(table: &dyn AnyTable) -> Vec<ScoreSheet> {
    let result = table.result();
    let sheet = |seat: Seat| {
        let lines = table.score_sheet_at(table.steps(), seat);
        let place = result.as_ref().and_then(|result| result.places.get(seat.index()).copied());
        let score = lines.iter().map(|line| line.points).sum();
        ScoreSheet { seat: number_of(seat), score, place: place.unwrap_or(0), lines }
    };
    Seat::all(table.players()).map(sheet).collect()
}

fn config(board: &Board, around: &Around) -> TableConfig {
    TableConfig {
        setup: board.setup.clone(),
        shuffle: false,
        undo: UndoPolicy::Reveal,
        hints: around.bot,
        stand_in: StandIn::Never,
        rules: around.table.as_ref().map_or(0, |table| table.rules),
        content: board.content.clone(),
        fairness: Fairness { commitment: None, seed: None },
    }
}

fn summary(row: &BoardRow, board: &Board, table: &dyn AnyTable, eyes: Seat, around: &Around) -> TableSummary {
    let nobody = |seat: Seat| SeatInfo {
        seat: number_of(seat),
        occupant: Occupant::Person { user: String::new(), name: String::new() },
        stand_in: None,
        resigned: false,
        present: false,
        away_until: None,
    };
    let known = around.table.as_ref();
    let awaited = match table.awaiting() {
        Awaiting::Players(awaited) => awaited.iter().map(number_of).collect(),
        Awaiting::Chance | Awaiting::Nothing => Vec::new(),
    };
    let result = table.result();
    TableSummary {
        id: row.table.to_string(),
        game: board.game.clone(),
        title: known.and_then(|known| known.title.clone()),
        status: if result.is_some() { TableStatus::Finished } else { TableStatus::Running },
        visibility: Visibility::Private,
        seats: known
            .map_or_else(|| Seat::all(table.players()).map(nobody).collect(), |known| known.seats.clone()),
        your_turn: awaited.contains(&number_of(eyes)),
        awaited,
        your_seat: Some(number_of(eyes)),
        practice: true,
        pack: known.and_then(|known| known.pack.clone()),
        imported: false,
        clock: Clock::None,
        steps: table.steps() as u32,
        round: table.round(),
        outcome: result.map(|result| Outcome {
            reason: OutcomeReason::Completed,
            scores: result.scores,
            places: result.places,
        }),
        kept: None,
        matched: None,
        challenge: None,
        contest: None,
        rules: known.map_or(0, |known| known.rules),
        content: board.content.clone(),
        due: None,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}
