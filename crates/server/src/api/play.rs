//! The state of a table for one viewer, and everything one can do there.

use super::table::{TableConfig, TableSummary};
use game_core::erased::{Change, OptionLine, Refused};
use game_core::table::LogLine;
use game_core::{ScoreLine, Target, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Whose eyes a state is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ViewerInfo {
    /// A player: public things and the own secrets.
    Seat {
        /// The seat.
        seat: u8,
    },
    /// Anybody else: public things only.
    Spectator,
    /// Sees everything; only of finished tables.
    Judge,
}

/// A table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct TableState {
    /// Number of the last event: where a stream goes on.
    pub seq: u64,
    /// What a step has to name as `rev`: it changes whenever the question to this viewer changes.
    pub rev: u64,
    /// The table as everybody sees it.
    pub table: TableSummary,
    /// The rules of the table.
    pub config: TableConfig,
    /// Whose eyes this is for.
    pub viewer: ViewerInfo,
    /// May the caller change seats and start?
    pub owner: bool,
    /// The word for the link, for those who sit here.
    pub invite: Option<String>,
    /// The position as the game shows it to this viewer; `null` before the start.
    #[ts(type = "unknown")]
    pub view: Option<serde_json::Value>,
    /// The open question, when the table waits for this viewer.
    pub prompt: Option<Text>,
    /// The answers.
    pub options: Vec<OptionLine>,
    /// What happened.
    pub log: Log,
    /// Can the viewer take the last step back?
    pub can_undo: bool,
    /// Can the viewer make a step again?
    pub can_redo: bool,
    /// A finished turn that is not confirmed yet.
    pub held: Option<Held>,
    /// Somebody asks to go back further.
    pub undo_request: Option<UndoState>,
    /// Time left.
    pub clock: Option<ClockState>,
    /// Points by source, once the game is over.
    pub scores: Option<Vec<ScoreSheet>>,
    /// The last hundred lines of chat.
    pub chat: Vec<ChatLine>,
    /// The caller's own notes.
    pub notes: String,
    /// The caller was asked to be silent here.
    pub muted: bool,
    /// Whom the caller, who made the table, keeps out or silent.
    pub order: Option<super::OrderState>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The caller's standing orders, where the table allows some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub standing: Option<super::StandingOrders>,
}

/// A part of the log: replaces everything the client has from step `from` on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Log {
    /// How many lines come before.
    pub from: u32,
    /// The lines.
    pub lines: Vec<LogLine>,
}

/// A finished turn that is not confirmed yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Held {
    /// Whose turn.
    pub seat: u8,
    /// When it confirms itself, in milliseconds since 1970.
    pub until: Option<i64>,
}

/// Somebody asks to go back further than undo reaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct UndoState {
    /// What an answer has to name as `request`.
    pub id: u64,
    /// Who asks.
    pub seat: u8,
    /// The moment to go back to: so many steps from the start.
    pub to: u32,
    /// Who has not answered.
    pub waiting: Vec<u8>,
}

/// Time left, as it was at `now`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct ClockState {
    /// The server's clock, in milliseconds since 1970.
    pub now: i64,
    /// One per seat.
    pub seats: Vec<SeatClock>,
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct SeatClock {
    /// Milliseconds left; negative when over.
    pub left: i64,
    /// Does it run?
    pub running: bool,
}

/// The proof that the draws are fair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Fairness {
    /// Hash of the seed; `null` for records without one.
    pub commitment: Option<String>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
}

/// Points by source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct ScoreSheet {
    /// Whose.
    pub seat: u8,
    /// All points.
    pub score: i32,
    /// Place, 1 is best.
    pub place: u8,
    /// Points by source; they add up.
    pub lines: Vec<ScoreLine>,
}

/// Makes a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct StepRequest {
    /// The step in notation.
    pub step: String,
    /// The `rev` of the state it answers.
    pub rev: u64,
    /// Fresh for each click, 8 to 64 letters or digits: the same key never makes two steps.
    pub key: String,
}

/// A step that was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct StepAnswer {
    /// Was this key answered before? Then nothing new happened.
    pub replayed: bool,
    /// The table now; its log begins with the new lines.
    pub state: TableState,
}

/// What lies on a table for everybody to see, for a small picture of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Glance {
    /// Number of the last event.
    pub seq: u64,
    /// The view of a spectator, in the game's own shape; `null` before the start.
    #[ts(type = "unknown")]
    pub view: Option<serde_json::Value>,
}

/// A step that was made, for those who listen: they have the table before it, so its notice is enough.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct StepTold {
    /// Was this key answered before? Then nothing new happened.
    pub replayed: bool,
    /// The last notice to the caller; `null` when the caller does not listen.
    pub notice: Option<super::TableNotice>,
    /// The table now, when there is no notice.
    pub state: Option<TableState>,
}

/// Takes back or makes again the own last step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct UndoRequest {
    /// The `rev` of the state.
    pub rev: u64,
    /// As in [`StepRequest`].
    pub key: String,
    /// Everything that can be taken back, instead of one step.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub all: bool,
}

/// Asks everybody to go back further.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct UndoAsk {
    /// The moment to go back to; before the own last step otherwise.
    pub to: Option<u32>,
}

/// Answers an [`UndoAsk`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct UndoAnswer {
    /// The `id` of the request it answers; when that is not open any more, the answer is stale.
    pub request: u64,
    /// Agree?
    pub accept: bool,
}

/// Asks what steps would do, or why they are not allowed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct TrialRequest {
    /// At most 64 steps in notation.
    pub steps: Vec<String>,
}

/// What a step would do, or why it is not allowed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Trial {
    /// The step as it was sent.
    pub step: String,
    /// What it would change.
    pub changes: Vec<Change>,
    /// Why it is not allowed; `null` when it is.
    pub refusal: Option<Refused>,
}

/// Asks for hints.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct HintRequest {
    /// The `rev` of the state.
    pub rev: u64,
    /// Level of the adviser; the strongest otherwise.
    #[serde(default)]
    pub level: Option<String>,
    /// Every step that the adviser compared, instead of the few best: for a teacher who comments on any of them.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub all: bool,
}

/// Advice, best first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Hints {
    /// The `rev` it is for.
    pub rev: u64,
    /// At most five.
    pub hints: Vec<HintLine>,
}

/// One advised step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct HintLine {
    /// The step.
    pub step: String,
    /// What it means.
    pub text: Text,
    /// Where it is.
    pub targets: Vec<Target>,
    /// What it aims at, where the adviser can say.
    pub goal: Option<Text>,
    /// Why: what it is worth, by the parts of the evaluation.
    pub why: Option<Text>,
    /// Points expected at the end.
    pub expected: Option<f64>,
    /// How far the final points may stray from that, up or down.
    pub spread: Option<f64>,
    /// How it may go on, in words.
    pub then: Vec<Text>,
    /// How it may go on, in notation.
    pub line: Vec<String>,
}

/// Says something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ChatRequest {
    /// 1 to 500 characters.
    pub text: String,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ChatLine {
    /// Number of its event.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who.
    pub user: String,
    /// Who, by name.
    pub name: String,
    /// Where the person sits.
    pub seat: Option<u8>,
    /// What was said.
    pub text: String,
}

/// Replaces the caller's own notes on this table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NotesRequest {
    /// At most 10,000 characters.
    pub text: String,
}
