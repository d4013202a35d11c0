//! Boards to think on: somebody's own copy of a moment of a game, with what was tried from there.

use super::play::{HintLine, TableState};
use game_core::{Target, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Opens the board of a moment, which is made when the caller has none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct BoardRequest {
    /// Id of the table.
    pub table: String,
    /// The moment: after so many steps.
    pub step: u32,
    /// Whose eyes: what this seat could not know is dealt afresh. The own seat otherwise, or the one that is asked. While
    /// the game runs only the own seat.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// A board in the list of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct BoardCard {
    /// Its id.
    pub id: String,
    /// Id of the table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// The moment: after so many steps.
    pub step: u32,
    /// The round of that moment.
    pub round: u16,
    /// Whose eyes.
    pub seat: u8,
    /// What the branches are called, in the order of their letters; empty for those without a name.
    pub branches: Vec<String>,
    /// How many steps were tried.
    pub steps: u32,
    /// When it was changed last, in milliseconds since 1970.
    pub updated_at: i64,
}

/// A board at one of its moments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct BoardState {
    /// Its id.
    pub id: String,
    /// What a change has to name: it grows with every one.
    pub rev: u64,
    /// Is it the caller's? Whoever came by a link only looks.
    pub own: bool,
    /// Id of the table.
    pub table: String,
    /// The moment it begins at: after so many steps of the table.
    pub step: u32,
    /// The round of that moment.
    pub round: u16,
    /// Whose eyes: the rest was dealt.
    pub seat: u8,
    /// Does the game at the table still go on?
    pub running: bool,
    /// May the bot be asked? In running games only where the table allows hints.
    pub bot: bool,
    /// Is there anything that is dealt: hidden things, or draws to come?
    pub chance: bool,
    /// The deal that is shown, from 0.
    pub deal: u32,
    /// How many deals there are.
    pub deals: u32,
    /// Where one is: a node, 0 for the beginning.
    pub at: u32,
    /// A step on the way that cannot be made in this deal; the position before it is shown.
    pub stopped: Option<u32>,
    /// The branches; the first has letter A.
    pub branches: Vec<BoardBranch>,
    /// All steps that were tried, those of a line in their order.
    pub nodes: Vec<BoardNode>,
    /// The table as it would be, for the seat that is asked; its log begins with the board.
    pub state: TableState,
}

/// A line of thought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct BoardBranch {
    /// Its number: 0 has letter A.
    pub id: u32,
    /// What it is called; may be empty.
    pub name: String,
    /// The node after which it begins, 0 for the beginning.
    pub from: u32,
    /// Is it what was really played?
    pub played: bool,
    /// The word for its link, while it is shared; for its owner only.
    pub key: Option<String>,
}

/// A step that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct BoardNode {
    /// Its number, from 1.
    pub id: u32,
    /// The node before it, 0 for the beginning.
    pub after: u32,
    /// The branch it belongs to.
    pub branch: u32,
    /// Whose step.
    pub seat: u8,
    /// The step in notation.
    pub step: String,
    /// What it means; `null` where it cannot be made in the deal that is shown.
    pub text: Option<Text>,
    /// What it is about.
    pub targets: Vec<Target>,
    /// What somebody wrote there.
    pub comment: String,
}

/// Changes a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct BoardChangeRequest {
    /// The `rev` of the board.
    pub rev: u64,
    /// The deal to show, and in which steps are made.
    #[serde(default)]
    #[ts(as = "Option<u32>")]
    pub deal: u32,
    /// What to do.
    pub change: BoardChange,
}

/// What can be done with a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum BoardChange {
    /// Makes a step; one that was tried there before is only gone to.
    Step {
        /// After this node.
        at: u32,
        /// Whose.
        seat: u8,
        /// In notation.
        step: String,
        /// Into this branch, if it begins at `at`; otherwise into the one of `at`, or a new one at the beginning.
        #[serde(default)]
        #[ts(optional)]
        branch: Option<u32>,
    },
    /// Keeps a line as a new branch. Steps that leave no choice are added; where it is no longer legal it ends.
    Line {
        /// After this node.
        at: u32,
        /// The steps in notation, at most 40.
        steps: Vec<String>,
    },
    /// Begins a new branch.
    Branch {
        /// After this node.
        at: u32,
    },
    /// Names a branch.
    Name {
        /// Which.
        branch: u32,
        /// At most 60 characters; may be empty.
        name: String,
    },
    /// Writes something beside a step.
    Comment {
        /// Which.
        at: u32,
        /// At most 1,000 characters; empty takes it away.
        text: String,
    },
    /// Takes a step away, with everything after it.
    Remove {
        /// Which.
        at: u32,
    },
    /// Takes a branch away, with everything after it.
    Drop {
        /// Which.
        branch: u32,
    },
    /// Deals what is hidden once more.
    Deal {
        /// Stays at this node.
        at: u32,
        /// So many times, 1 to 10; once otherwise.
        #[serde(default)]
        #[ts(optional)]
        times: Option<u32>,
    },
    /// Shares a branch by a link, or no longer.
    Share {
        /// Which.
        branch: u32,
        /// Share it?
        on: bool,
    },
}

/// Asks about a moment of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct BoardQuestion {
    /// After this node, 0 for the beginning.
    pub at: u32,
    /// In this deal.
    #[ts(as = "Option<u32>")]
    pub deal: u32,
}

/// Lets a bot answer for the other seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct BoardAnswerRequest {
    /// The `rev` of the board.
    pub rev: u64,
    /// After this node.
    pub at: u32,
    /// In this deal.
    #[serde(default)]
    #[ts(as = "Option<u32>")]
    pub deal: u32,
}

/// How a bot would go on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct BoardLines {
    /// After this node.
    pub at: u32,
    /// In this deal.
    pub deal: u32,
    /// The seat that is asked; its points are told.
    pub seat: Option<u8>,
    /// Level of the bot.
    pub level: String,
    /// The best lines, the best first.
    pub lines: Vec<HintLine>,
}

/// What the bot reads in the positions of a board, over all deals.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct BoardValues {
    /// The `rev` it is for.
    pub rev: u64,
    /// After this node.
    pub at: u32,
    /// What every seat can expect there; empty where no bot plays the game.
    pub seats: Vec<BoardOutlook>,
    /// What the own seat can expect at the end of each line.
    pub ends: Vec<BoardEnd>,
}

/// What a seat can expect.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct BoardOutlook {
    /// Which seat.
    pub seat: u8,
    /// Points at the end.
    pub points: f64,
    /// Nine of ten games from there should end within so many points of that.
    pub band: f64,
    /// Chance to win, 0 to 1.
    pub win: f64,
}

/// The end of a line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct BoardEnd {
    /// Its last node.
    pub node: u32,
    /// Points that the own seat can expect, in the mean of the deals.
    pub points: f64,
    /// Nine times of ten the mean of many more deals should lie within this of it.
    pub error: f64,
    /// The points deal by deal; `null` where the line cannot be played.
    pub deals: Vec<Option<f64>>,
}
