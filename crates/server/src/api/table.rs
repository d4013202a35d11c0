//! Tables, seats, clocks and the rules of the table.

use super::play::Fairness;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A new table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// How many seats.
    pub players: u8,
    /// Chosen options of the set-up; the rest comes from the default set-up.
    #[serde(default)]
    #[ts(type = "Record<string, unknown> | null")]
    pub setup: Option<serde_json::Map<String, serde_json::Value>>,
    /// Who sits where; missing seats are open. Without any, the caller takes the first seat.
    #[serde(default)]
    #[ts(as = "Option<Vec<NewSeat>>")]
    pub seats: Vec<NewSeat>,
    /// Mixes the seats when the game starts.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub shuffle: bool,
    /// Thinking time.
    #[serde(default)]
    #[ts(as = "Option<Clock>")]
    pub clock: Clock,
    /// What can be taken back.
    #[serde(default)]
    #[ts(as = "Option<UndoPolicy>")]
    pub undo: UndoPolicy,
    /// May players ask for hints?
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub hints: bool,
    /// Who may see and join the table.
    #[serde(default)]
    #[ts(as = "Option<Visibility>")]
    pub visibility: Visibility,
    /// When a bot plays for somebody who vanished.
    #[serde(default)]
    #[ts(as = "Option<StandIn>")]
    pub stand_in: StandIn,
    /// Hash of the content to play with, as [`super::GameCard`] lists it; the standard content otherwise.
    #[serde(default)]
    pub content: Option<String>,
    /// A content pack that the table brings along, instead of one that the server has.
    #[serde(default)]
    pub pack: Option<super::PackFile>,
    /// A word that fixes every draw; it makes this a practice table.
    #[serde(default)]
    pub seed: Option<String>,
    /// A name for the table.
    #[serde(default)]
    pub title: Option<String>,
    /// Start as soon as every seat is taken.
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>")]
    pub start: bool,
}

impl NewTable {
    /// A table with nothing but defaults.
    pub(crate) fn of(game: &str, players: u8) -> Self {
        NewTable {
            game: game.to_owned(),
            players,
            setup: None,
            seats: Vec::new(),
            shuffle: false,
            clock: Clock::default(),
            undo: UndoPolicy::default(),
            hints: false,
            visibility: Visibility::default(),
            stand_in: StandIn::default(),
            content: None,
            pack: None,
            seed: None,
            title: None,
            start: true,
        }
    }
}

const fn yes() -> bool {
    true
}

/// Who sits on a seat of a new table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NewSeat {
    /// The caller.
    Me,
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// Its level, as [`super::GameCard`] lists them.
        level: String,
    },
}

/// Thinking time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as it takes.
    #[default]
    None,
    /// A bank of time for the whole game, refilled a little with every step.
    Live {
        /// Seconds at the start, 10 to 86,400.
        bank: u32,
        /// Seconds added after each turn, 0 to 3,600.
        increment: u32,
        /// What happens when the bank is empty.
        #[serde(default)]
        timeout: OnTimeout,
    },
    /// A number of hours for each turn.
    Turns {
        /// Hours, 1 to 720.
        hours: u32,
        /// What happens when they are over.
        #[serde(default)]
        timeout: OnTimeout,
    },
}

/// What happens to a seat whose time is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum OnTimeout {
    /// A bot plays until the person comes back.
    #[default]
    Bot,
    /// The seat resigns.
    Resign,
    /// Nothing; the clock only tells.
    Wait,
}

/// What can be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum UndoPolicy {
    /// Nothing.
    Never,
    /// Own steps up to the last one that revealed something or was somebody else's.
    Reveal,
    /// As `reveal`, and anything beyond when all other people agree.
    #[default]
    Ask,
}

/// Who may see and join a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Listed; anybody may join or watch.
    #[default]
    Open,
    /// Not listed; whoever has the invite may join or watch.
    Link,
    /// Not listed; whoever has the invite may join, nobody may watch.
    Private,
}

/// When a bot plays for somebody who vanished. The person can come back at any time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum StandIn {
    /// Never.
    #[default]
    Never,
    /// When it is the person's turn and nothing was heard for so long.
    After {
        /// Minutes, 1 to 10,080.
        minutes: u32,
    },
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableStatus {
    /// Waiting for players.
    Waiting,
    /// Being played.
    Running,
    /// Over.
    Finished,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Id of the user.
        user: String,
        /// Name of the user.
        name: String,
    },
    /// An outside program.
    Program {
        /// Id of the user.
        user: String,
        /// Name of the program.
        name: String,
    },
    /// A bot of the house.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct SeatInfo {
    /// Number of the seat, from 0.
    pub seat: u8,
    /// Who sits there.
    pub occupant: Occupant,
    /// Level of the bot that plays for the person at the moment.
    pub stand_in: Option<String>,
    /// Gave up; a bot plays on if others do.
    pub resigned: bool,
    /// The person is on vacation, and the clock stands still until then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub away_until: Option<i64>,
    /// Is the person connected now?
    pub present: bool,
}

/// How a table ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Outcome {
    /// Why it ended.
    pub reason: OutcomeReason,
    /// Points per seat.
    pub scores: Vec<i32>,
    /// Place per seat, 1 is best.
    pub places: Vec<u8>,
}

/// Why a table ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum OutcomeReason {
    /// Played to the end.
    Completed,
    /// All but one gave up.
    Resigned,
    /// A record read from a file that stops before the end.
    Unfinished,
    /// Closed by those who run the server.
    Closed,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct TableSummary {
    /// Id of the table.
    pub id: String,
    /// Which game.
    pub game: String,
    /// A name for the table.
    pub title: Option<String>,
    /// Waiting, running or finished.
    pub status: TableStatus,
    /// Who may see and join.
    pub visibility: Visibility,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// Seats that may answer now.
    pub awaited: Vec<u8>,
    /// The caller's seat.
    pub your_seat: Option<u8>,
    /// Does the table wait for the caller?
    pub your_turn: bool,
    /// Somebody knows the seed.
    pub practice: bool,
    /// Name of the content pack it is played with; `null` for the standard content.
    #[serde(default)]
    pub pack: Option<String>,
    /// Read from a record file.
    pub imported: bool,
    /// Thinking time.
    pub clock: Clock,
    /// Steps made, draws included.
    pub steps: u32,
    /// The round being played, counted from 1; 0 before the first.
    #[serde(default)]
    pub round: u16,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Why it cannot go on, when it is only kept: to be looked at, exported and left.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub kept: Option<Kept>,
    /// People who look for each other meet here; `null` once it has begun.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub matched: Option<super::MatchInfo>,
    /// The deal that is played here and at other tables too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub challenge: Option<String>,
    /// Id of the league or tournament it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional = nullable)]
    pub contest: Option<String>,
    /// Version of the rules it is played by; 0 in rows of programs that did not list it.
    #[serde(default)]
    #[ts(as = "Option<u32>", optional)]
    pub rules: u32,
    /// Hash of the content it is played with.
    #[serde(default)]
    #[ts(as = "Option<String>", optional)]
    pub content: String,
    /// When the time of whoever is to move is over, as of the last event; `null` without a clock.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub due: Option<i64>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When something last happened.
    pub updated_at: i64,
}

impl TableSummary {
    /// Can somebody still sit down there?
    #[must_use]
    pub fn has_seat(&self) -> bool {
        self.status == TableStatus::Waiting
            && self.kept.is_none()
            && self.seats.iter().any(|seat| seat.occupant == Occupant::Open)
    }

    /// Does the table count against what one person may have at a time?
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.status != TableStatus::Finished && self.kept.is_none()
    }
}

/// Why a table cannot go on. It stays as it was, to be looked at, exported and left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Kept {
    /// The rules were mended since, and by the rules of now the game goes another way.
    Rules {
        /// The version it was played by.
        played: u32,
        /// The version of this server.
        known: u32,
        /// The step from which on it goes another way, counted from 1; `null` when it is not one step.
        step: Option<u32>,
        /// What comes out differently, in English.
        problem: String,
    },
    /// The content it is played with is not here. It goes on when the server is started with that file.
    Content {
        /// Name of the pack; `null` for a standard content of another version.
        pack: Option<String>,
        /// Its hash.
        content: String,
    },
}

impl std::fmt::Display for Kept {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Kept::Rules { played, known, problem, .. } if played > known => {
                write!(
                    f,
                    "this table is played by rules version {played}; the server has version {known}: {problem}"
                )
            }
            Kept::Rules { played, known, step, problem } => {
                write!(
                    f,
                    "this table was played by rules version {played}; by version {known} it goes another way"
                )?;
                if let Some(step) = step {
                    write!(f, " from step {step} on")?;
                }
                write!(f, ": {problem}")
            }
            Kept::Content { pack, content } => {
                let which = match pack {
                    Some(name) => format!("with the content pack {name:?}"),
                    None => "with other content".to_owned(),
                };
                write!(
                    f,
                    "this table is played {which} (content {content}), which the server was started without; \
                     it goes on when the server is started with --content and that file"
                )
            }
        }
    }
}

/// A page of tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct TableList {
    /// The tables: the caller's turn first, then the newest.
    pub tables: Vec<TableSummary>,
    /// Send as `before` for the next page.
    pub next: Option<i64>,
}

/// The rules of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct TableConfig {
    /// The whole set-up.
    #[ts(type = "Record<string, unknown>")]
    pub setup: serde_json::Value,
    /// Mixes the seats when the game starts.
    pub shuffle: bool,
    /// What can be taken back.
    pub undo: UndoPolicy,
    /// May players ask for hints?
    pub hints: bool,
    /// When a bot plays for somebody who vanished.
    pub stand_in: StandIn,
    /// Version of the rules it is played by.
    pub rules: u32,
    /// Hash of the content it is played with.
    pub content: String,
    /// The proof that the draws are fair.
    pub fairness: Fairness,
}

/// Takes a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct JoinRequest {
    /// Which seat; the first open one otherwise.
    pub seat: Option<u8>,
    /// The invite, where the table is not open.
    pub invite: Option<String>,
    /// Somebody else at the same screen: whoever sits here already takes one more seat under this name.
    pub beside: Option<String>,
}

/// Shows an invite, so that the table can be watched.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct EnterRequest {
    /// The invite.
    pub invite: String,
}

/// Puts a bot on an open seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct BotSeat {
    /// Its level.
    pub level: String,
}

/// Gives the own seat away: to a bot at once, or to whoever shows the token.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct HandOverRequest {
    /// Level of the bot; `null` asks for a token.
    pub bot: Option<String>,
}

/// A seat on offer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct HandOver {
    /// For [`ClaimRequest`]; `null` when a bot took over.
    pub token: Option<String>,
}

/// Takes a seat on offer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ClaimRequest {
    /// From [`HandOver`].
    pub token: String,
}
