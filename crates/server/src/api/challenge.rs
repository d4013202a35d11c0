//! The same deal for many tables: challenges, deals of the day, and what came of them.

use super::people::PersonName;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Makes a challenge.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[ts(optional_fields)]
pub enum ChallengeRequest {
    /// The deal of a finished table at which the caller played against bots alone. From now on only those who have
    /// played it may look at that table.
    Table {
        /// Which table.
        table: String,
    },
    /// A new deal, which nobody has seen.
    Fresh {
        /// Which game.
        game: String,
        /// How many seats.
        players: u8,
        /// The seat everybody plays; a drawn one otherwise.
        #[serde(default)]
        seat: Option<u8>,
        /// Level of the bots on the others.
        level: String,
        /// Chosen options of the set-up; the rest comes from the default set-up.
        #[serde(default)]
        #[ts(type = "Record<string, unknown> | null")]
        setup: Option<serde_json::Map<String, serde_json::Value>>,
    },
}

/// How far the caller is with a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeStage {
    /// Not begun.
    Fresh,
    /// Begun and not over.
    Running,
    /// Played to the end, or given up: the caller sees what others did.
    Finished,
}

/// By what results are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeMeasure {
    /// Own points.
    Points,
    /// First by who won, then by how many points more than the other: of games for two.
    Margin,
}

/// A deal that many play. Nothing of the deal itself is told before it is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ChallengeCard {
    /// Its id; whoever has it may play.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The day of a deal of the house, such as `2026-11-18`, by UTC.
    pub day: Option<String>,
    /// Who made it; `null` for deals of the house, and when the person is gone.
    pub maker: Option<PersonName>,
    /// Did the caller make it?
    pub own: bool,
    /// The seat everybody plays.
    pub seat: u8,
    /// Levels of the bots, seat by seat; `null` on the own seat.
    pub bots: Vec<Option<String>>,
    /// What its maker got with it, when it was made from a table.
    pub to_beat: Option<i32>,
    /// What its maker played, as a message.
    pub side: Option<String>,
    /// By what results are compared.
    pub measure: ChallengeMeasure,
    /// Do the bots answer the same to the same? Those who think by the clock may not.
    pub repeats: bool,
    /// May those who play it ask for hints and think on boards, as its maker could?
    pub hints: bool,
    /// Can it be begun? Not when the rules have changed since.
    pub open: bool,
    /// When it was made.
    pub created_at: i64,
    /// When the next deal of the house comes, of the one of today.
    pub until: Option<i64>,
    /// How many have played it.
    pub played: u32,
    /// How far the caller is.
    pub stage: ChallengeStage,
    /// The caller's table.
    pub table: Option<String>,
    /// The caller's points, once over.
    pub points: Option<i32>,
    /// The caller's share of the matchpoints in percent; `null` while there is nobody to compare with.
    pub share: Option<f64>,
}

/// What came of one attempt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ChallengeLine {
    /// Place among all who count, 1 is best; those who do not count have the place they would have.
    pub place: u32,
    /// Who.
    pub user: String,
    /// Who, by name.
    pub name: String,
    /// Is it the caller?
    pub you: bool,
    /// Is it who made the challenge?
    pub maker: bool,
    /// Own points.
    pub points: i32,
    /// Points more than the best other.
    pub margin: i32,
    /// Was it the first place at the table?
    pub won: bool,
    /// Gave up; comes after everybody who played to the end.
    pub gave_up: bool,
    /// Does it count? Whoever came to the house after a deal of the day was out is shown, and does not.
    pub counts: bool,
    /// Share of the matchpoints in percent: one for everybody beaten, half for a tie.
    pub share: Option<f64>,
    /// The table, which the caller may look at after [`ReplayRequest`].
    pub table: String,
}

/// A deal, and what came of it for those who have played it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ChallengeState {
    /// The deal.
    pub card: ChallengeCard,
    /// The best, those around the caller, and the maker; empty until the caller has played it.
    pub lines: Vec<ChallengeLine>,
    /// Points or margins of all who count, the least first; empty until the caller has played it.
    pub field: Vec<i32>,
}

/// The deals of today and the caller's own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ChallengeList {
    /// Today, by UTC.
    pub day: String,
    /// The deals of today, one for each game.
    pub today: Vec<ChallengeCard>,
    /// Challenges the caller made or played, the newest first.
    pub mine: Vec<ChallengeCard>,
}

/// Opens somebody's table of a deal that the caller has played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ReplayRequest {
    /// A table of [`ChallengeLine`].
    pub table: String,
}
