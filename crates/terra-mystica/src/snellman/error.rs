//! What can be wrong with a ledger: each error names the row, the text and what would be right.

use crate::refusal::Refusal;
use crate::setup::SetupError;
use game_core::Explain;

/// A text that is no ledger.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LedgerError {
    /// No faction row at all.
    #[error("no faction row was found; a ledger has rows of 15 cells separated by tabs")]
    NoRows,
    /// A row that is cut off or has too much.
    #[error("row {row} (line {line}) has {found} cells instead of 15; is the file cut off? {text:?}")]
    Cells {
        /// Number of the faction row.
        row: usize,
        /// Line in the file.
        line: usize,
        /// Cells found.
        found: usize,
        /// The line.
        text: String,
    },
    /// A cell that does not hold what its column holds.
    #[error("row {row} (line {line}), cell {cell}: {text:?} is not {expected}")]
    Cell {
        /// Number of the faction row.
        row: usize,
        /// Line in the file.
        line: usize,
        /// Cell, counted from 0.
        cell: usize,
        /// What it holds.
        text: String,
        /// What it should hold.
        expected: &'static str,
    },
}

/// A text that is no command.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{command:?} is not a command; expected {expected}")]
pub struct CommandError {
    /// The text.
    pub command: String,
    /// What would be right.
    pub expected: &'static str,
}

/// A header that no game can be set up from.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HeaderError {
    /// An option nobody knows.
    #[error("line {line}: option {name:?} is unknown")]
    UnknownOption {
        /// Line in the file.
        line: usize,
        /// The option.
        name: String,
    },
    /// An option that changes the rules beyond what is played here.
    #[error("line {line}: option {name:?} cannot be played: {reason}")]
    Unsupported {
        /// Line in the file.
        line: usize,
        /// The option.
        name: String,
        /// Why not.
        reason: &'static str,
    },
    /// A header line that does not read.
    #[error("line {line}: {text:?} is not {expected}")]
    Line {
        /// Line in the file.
        line: usize,
        /// The line.
        text: String,
        /// What would be right.
        expected: &'static str,
    },
    /// A round without a scoring tile.
    #[error("the scoring tile of round {round} is missing; six lines `Round k scoring: SCOREn` are needed")]
    ScoringMissing {
        /// The round.
        round: usize,
    },
    /// Too many or too few bonus tiles.
    #[error(
        "{found} bonus tiles stay in the game, {players} players need {needed}; check the lines `Removing tile`"
    )]
    BonusTiles {
        /// Tiles that are left.
        found: usize,
        /// Players in the file.
        players: usize,
        /// Tiles needed.
        needed: usize,
    },
    /// The set-up rows do not make a table.
    #[error("{found} set-up rows were found; a game has 2 to 5 players")]
    Players {
        /// Set-up rows.
        found: usize,
    },
}

/// Why a ledger, or the rest of it, was not replayed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ImportError {
    /// The text is no ledger.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
    /// The header is wrong.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// The header reads, but no game starts from it.
    #[error("the game cannot be set up: {0}")]
    Setup(#[from] SetupError),
    /// A player left.
    #[error("line {line}: {text:?}; games with a player who left are not played")]
    Dropped {
        /// The faction row before it.
        row: usize,
        /// Line in the file.
        line: usize,
        /// The line.
        text: String,
    },
    /// A row with a text that is no command.
    #[error("row {row}, {text:?}: {error}")]
    Command {
        /// Number of the faction row.
        row: usize,
        /// The commands cell.
        text: String,
        /// What is wrong.
        error: CommandError,
    },
    /// A row that breaks a rule.
    #[error("row {row}, {text:?}: {problem}")]
    Row {
        /// Number of the faction row.
        row: usize,
        /// The commands cell.
        text: String,
        /// What is wrong.
        problem: Problem,
    },
    /// The file ends, the game does not.
    #[error("the file ends after row {row}, but the game is not over")]
    Truncated {
        /// The last faction row.
        row: usize,
    },
}

/// Why a command cannot be carried out.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Problem {
    /// The rules forbid it.
    #[error("`{command}` breaks rule {rule}: {refusal:?}", rule = refusal.rule())]
    Refused {
        /// The step as we write it.
        command: String,
        /// Why.
        refusal: Refusal,
    },
    /// It is another player's turn.
    #[error("`{command}`: it is not the turn of the {faction} (rule 3.4)")]
    NotAwaited {
        /// The command.
        command: String,
        /// Who tried.
        faction: &'static str,
    },
    /// The game is over.
    #[error("`{command}`: the game is over (rule 5.2)")]
    GameOver {
        /// The command.
        command: String,
    },
    /// Nothing of the kind is open.
    #[error("{reason} (rule {rule})")]
    Nothing {
        /// What is missing.
        reason: &'static str,
        /// The place of the rule.
        rule: &'static str,
    },
    /// The line is no line of commands.
    #[error(transparent)]
    Command(#[from] CommandError),
}

impl Problem {
    /// The place of the rule that is broken.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Problem::Refused { refusal, .. } => refusal.rule(),
            Problem::NotAwaited { .. } => "3.4",
            Problem::GameOver { .. } => "5.2",
            Problem::Nothing { rule, .. } => rule,
            Problem::Command(_) => "notation 3",
        }
    }
}

impl ImportError {
    /// The faction row it is about; 0 for the header.
    #[must_use]
    pub fn row(&self) -> usize {
        match self {
            ImportError::Ledger(LedgerError::Cells { row, .. } | LedgerError::Cell { row, .. }) => *row,
            ImportError::Ledger(LedgerError::NoRows) | ImportError::Header(_) | ImportError::Setup(_) => 0,
            ImportError::Dropped { row, .. }
            | ImportError::Command { row, .. }
            | ImportError::Row { row, .. }
            | ImportError::Truncated { row } => *row,
        }
    }

    /// The text it is about.
    #[must_use]
    pub fn command(&self) -> &str {
        match self {
            ImportError::Ledger(LedgerError::Cells { text, .. } | LedgerError::Cell { text, .. })
            | ImportError::Dropped { text, .. }
            | ImportError::Command { text, .. }
            | ImportError::Row { text, .. } => text,
            _ => "",
        }
    }

    /// The place of the rule that is broken.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            ImportError::Ledger(_) => "notation 1",
            ImportError::Header(_) => "notation 2",
            ImportError::Setup(_) => "2",
            ImportError::Dropped { .. } => "R48",
            ImportError::Command { .. } => "notation 3",
            ImportError::Row { problem, .. } => problem.rule(),
            ImportError::Truncated { .. } => "5.2",
        }
    }
}
