//! What was chosen in finished games and what came of it, one small row per seat, so that openings can be counted.
//!
//! All of it is made from the events of finished tables and can be made again.

use super::StoreError;
use crate::ids::{TableId, UserId};
use async_trait::async_trait;

/// What one seat of a finished game chose, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactRow {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: u8,
    /// Which game.
    pub game: String,
    /// When it ended.
    pub at: i64,
    /// May everybody look at the table?
    pub shown: bool,
    /// Who played: the id of a user, `bot:` and a level, or nothing for a name in a file.
    pub subject: String,
    /// How many played.
    pub players: u8,
    /// The rating of whoever played, as it was then.
    pub strength: Option<i32>,
    /// Version of the rules.
    pub rules: u32,
    /// The side, as a message; empty where there is none.
    pub side: String,
    /// How it began, and its first deed: ids of [`Saying`]s; empty where there is none.
    pub start: String,
    /// The first deed.
    pub first: String,
    /// Points.
    pub points: i32,
    /// Was it the first place?
    pub won: bool,
    /// Points above the mean of the table, in hundredths.
    pub above: i64,
}

/// What a choice is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    /// Its id.
    pub id: String,
    /// Messages as JSON.
    pub body: String,
}

/// By what rows are put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactColumn {
    /// The side.
    Side,
    /// How it began.
    Start,
    /// The first deed.
    First,
}

/// Who played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FactPlayer {
    /// People, also those in files.
    People,
    /// Bots.
    Bots,
    /// Bots of this level.
    Level(String),
}

/// Which rows to count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FactQuery {
    /// Of this game.
    pub game: String,
    /// Of the tables of this member; of those that everybody may look at otherwise.
    pub member: Option<UserId>,
    /// With so many players.
    pub players: Option<u8>,
    /// Played by these.
    pub player: Option<FactPlayer>,
    /// By somebody of at least this rating.
    pub strength: Option<i32>,
    /// By this version of the rules.
    pub rules: Option<u32>,
    /// With this side.
    pub side: Option<String>,
    /// Begun like this.
    pub start: Option<String>,
    /// With this first deed.
    pub first: Option<String>,
}

/// Rows with the same choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactGroup {
    /// The choice.
    pub value: String,
    /// How many.
    pub count: u64,
    /// First places among them.
    pub won: u64,
    /// Hundredths of points above the means of their tables, all together.
    pub sum: i64,
    /// And their squares.
    pub squares: i64,
}

/// What is kept of choices.
#[async_trait]
pub trait Facts: Send + Sync + 'static {
    /// Finished tables that were not gone over by this version of the survey.
    async fn unsurveyed(&self, version: u32, limit: u32) -> Result<Vec<TableId>, StoreError>;
    /// Keeps what was chosen at a table, in the place of what was kept before.
    async fn put_facts(
        &self,
        table: &TableId,
        version: u32,
        rows: Vec<FactRow>,
        sayings: Vec<Saying>,
    ) -> Result<(), StoreError>;
    /// Rows put together by a choice, the most frequent first; rows without that choice are left out.
    async fn facts_by(
        &self,
        query: &FactQuery,
        column: FactColumn,
        limit: u32,
    ) -> Result<Vec<FactGroup>, StoreError>;
    /// How many rows there are.
    async fn count_facts(&self, query: &FactQuery) -> Result<u64, StoreError>;
    /// The rows themselves, the newest first.
    async fn facts(&self, query: &FactQuery, limit: u32) -> Result<Vec<FactRow>, StoreError>;
    /// The versions of the rules by which games were played, the newest first.
    async fn fact_rules(&self, game: &str) -> Result<Vec<u32>, StoreError>;
    /// What these choices are called.
    async fn sayings(&self, ids: &[String]) -> Result<Vec<Saying>, StoreError>;
}

impl FactColumn {
    /// Its name in the database.
    pub(super) const fn name(self) -> &'static str {
        match self {
            FactColumn::Side => "side",
            FactColumn::Start => "start",
            FactColumn::First => "first",
        }
    }
}

impl FactPlayer {
    /// As a condition on the subject: a pattern, and whether it must be met.
    pub(super) fn pattern(&self) -> (String, bool) {
        match self {
            FactPlayer::People => ("bot:%".to_owned(), false),
            FactPlayer::Bots => ("bot:%".to_owned(), true),
            FactPlayer::Level(level) => (format!("bot:{}", level.replace(['%', '_', '\\'], "")), true),
        }
    }

    /// Is this one of them?
    pub(super) fn is(&self, subject: &str) -> bool {
        let level = subject.strip_prefix("bot:");
        match self {
            FactPlayer::People => level.is_none(),
            FactPlayer::Bots => level.is_some(),
            FactPlayer::Level(wanted) => level == Some(wanted),
        }
    }
}

/// Adds the conditions of a [`FactQuery`] to a statement of either database. `user` is the name of that column there.
macro_rules! conditions {
    ($sql:expr, $query:expr, $user:literal) => {{
        let (sql, query): (_, &FactQuery) = (&mut $sql, $query);
        sql.push(" WHERE game = ").push_bind(query.game.clone());
        match &query.member {
            Some(member) => {
                let members = concat!(" AND table_id IN (SELECT table_id FROM members WHERE ", $user, " = ");
                sql.push(members).push_bind(member.as_str().to_owned()).push(")");
            }
            None => {
                sql.push(" AND shown = 1");
            }
        }
        if let Some(player) = &query.player {
            let (pattern, met) = player.pattern();
            sql.push(if met { " AND subject LIKE " } else { " AND subject NOT LIKE " }).push_bind(pattern);
        }
        for (name, number) in [
            (" AND players = ", query.players.map(i64::from)),
            (" AND strength >= ", query.strength.map(i64::from)),
            (" AND rules = ", query.rules.map(i64::from)),
        ] {
            if let Some(number) = number {
                sql.push(name).push_bind(number);
            }
        }
        for (name, value) in
            [(" AND side = ", &query.side), (" AND start = ", &query.start), (" AND first = ", &query.first)]
        {
            if let Some(value) = value {
                sql.push(name).push_bind(value.clone());
            }
        }
    }};
}

/// The statement that puts rows together, without its conditions, and what comes after them.
macro_rules! grouping {
    ($sql:ident, $query:expr, $column:expr, $limit:expr, $user:literal) => {{
        let name = $column.name();
        $sql.push("SELECT ").push(name).push(
            " AS value, count(*) AS count, CAST(sum(won) AS BIGINT) AS won, CAST(sum(above) AS BIGINT) AS sum, \
             CAST(sum(above * above) AS BIGINT) AS squares FROM facts",
        );
        conditions!($sql, $query, $user);
        $sql.push(" AND ").push(name).push(" <> '' GROUP BY ").push(name);
        $sql.push(" ORDER BY count(*) DESC, ").push(name).push(" LIMIT ").push_bind(i64::from($limit));
    }};
}

pub(super) use {conditions, grouping};
