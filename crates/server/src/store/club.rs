//! What the club remembers: results of finished tables, ratings, and what people are to each other.
//!
//! Results and ratings are made from the events of finished tables and can be made again. Rows of one ladder are
//! ordered by the moment a table ended and then by its id, so that everybody who makes them gets the same.

use super::{StoreError, User};
use crate::api::{Pace, ProfileShown, Tie, Visibility};
use crate::ids::{TableId, UserId};
use async_trait::async_trait;

/// A rating: the strength that is believed in and how far it may be off, in millionths of a point, so that every
/// database keeps exactly what was reckoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// The strength.
    pub mean: i64,
    /// One standard deviation of it.
    pub spread: i64,
}

/// A place in the order in which games are rated.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Point {
    /// When a table ended.
    pub at: i64,
    /// Which one.
    pub table: TableId,
}

impl Point {
    /// Before every game.
    #[must_use]
    pub fn first() -> Self {
        Point { at: i64::MIN, table: TableId::new("") }
    }
}

/// What came of one seat of a finished table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// The table and when it ended.
    pub point: Point,
    /// The seat.
    pub seat: u8,
    /// Who played: the id of a user, or `bot:` and a level.
    pub subject: String,
    /// Which game.
    pub game: String,
    /// Live or by turns.
    pub pace: Pace,
    /// Does it count for the ladder?
    pub rated: bool,
    /// Was it the first place?
    pub won: bool,
    /// Everything else, as JSON.
    pub body: String,
    /// The rating after it; `None` where it does not count or is not reckoned yet.
    pub standing: Option<Standing>,
}

/// A result and who may see its table now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenResult {
    /// The result.
    pub row: ResultRow,
    /// Who may see the table.
    pub visibility: Visibility,
}

/// How far a ladder is reckoned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LadderState {
    /// Grows with every change.
    pub version: u64,
    /// What its ratings rest on beside the games: with another basis all of them are reckoned anew.
    pub basis: String,
}

/// New ratings for a ladder, if it is still in the state that they were reckoned from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderChange {
    /// Which game.
    pub game: String,
    /// Live or by turns.
    pub pace: Pace,
    /// The version that was looked at.
    pub version: u64,
    /// What they rest on.
    pub basis: String,
    /// The ratings by table and seat.
    pub standings: Vec<(TableId, u8, Standing)>,
}

/// Somebody on a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderRow {
    /// Who, as in [`ResultRow`].
    pub subject: String,
    /// The rating now.
    pub standing: Standing,
    /// Games that count.
    pub games: u64,
    /// First places among them.
    pub won: u64,
    /// When the last one ended.
    pub last_at: i64,
}

/// Somebody asks somebody to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Its name.
    pub id: String,
    /// To which table.
    pub table: TableId,
    /// Who asks.
    pub from: UserId,
    /// Who is asked.
    pub to: UserId,
    /// When.
    pub at: i64,
}

/// What the club remembers.
#[async_trait]
pub trait Club: Send + Sync + 'static {
    /// Tables that are over and whose results were not written down.
    async fn unwritten(&self, limit: u32) -> Result<Vec<TableId>, StoreError>;
    /// Writes down what came of a table, once; whoever comes second changes nothing.
    async fn put_results(&self, point: &Point, rows: Vec<ResultRow>) -> Result<(), StoreError>;
    /// Forgets all results and ratings; they can be made again.
    async fn clear_results(&self) -> Result<(), StoreError>;
    /// How far a ladder is reckoned.
    async fn ladder_state(&self, game: &str, pace: Pace) -> Result<LadderState, StoreError>;
    /// The first game of a ladder that counts and is not reckoned.
    async fn first_unrated(&self, game: &str, pace: Pace) -> Result<Option<Point>, StoreError>;
    /// Results of a ladder that count, from a point on, in order.
    async fn rated_from(&self, game: &str, pace: Pace, from: &Point) -> Result<Vec<ResultRow>, StoreError>;
    /// The last rating of somebody before a point.
    async fn standing_before(
        &self,
        game: &str,
        pace: Pace,
        subject: &str,
        before: &Point,
    ) -> Result<Option<Standing>, StoreError>;
    /// Writes ratings, or says [`StoreError::Conflict`] when the ladder has changed meanwhile.
    async fn put_standings(&self, change: LadderChange) -> Result<(), StoreError>;
    /// Everybody on a ladder, the strongest first.
    async fn ladder(&self, game: &str, pace: Pace) -> Result<Vec<LadderRow>, StoreError>;
    /// All results of all tables at which somebody played, the newest first, seats in order.
    async fn results_with(&self, subject: &str) -> Result<Vec<SeenResult>, StoreError>;
    /// Those of these users who are here.
    async fn users(&self, ids: &[UserId]) -> Result<Vec<User>, StoreError>;

    /// Who may see the pages of these people, of those who chose.
    async fn shown(&self, users: &[UserId]) -> Result<Vec<(UserId, ProfileShown)>, StoreError>;
    /// Chooses who may see it.
    async fn put_shown(&self, user: &UserId, shown: ProfileShown) -> Result<(), StoreError>;
    /// Something small of a person's own, by its name.
    async fn belonging(&self, user: &UserId, name: &str) -> Result<Option<String>, StoreError>;
    /// Keeps it in the place of what was there `before`, or takes it away; [`StoreError::Conflict`] when something else
    /// is there, or the person is gone.
    async fn put_belonging(
        &self,
        user: &UserId,
        name: &str,
        before: Option<&str>,
        body: Option<&str>,
    ) -> Result<(), StoreError>;
    /// What somebody is to others: friends and blocked people, in the order they became so.
    async fn ties(&self, user: &UserId) -> Result<Vec<(UserId, Tie)>, StoreError>;
    /// What somebody is to another one.
    async fn tie(&self, user: &UserId, other: &UserId) -> Result<Option<Tie>, StoreError>;
    /// Everybody who has blocked somebody.
    async fn blockers(&self, of: &UserId) -> Result<Vec<UserId>, StoreError>;
    /// Makes or ends a tie; `Full` when there are `most` already.
    async fn put_tie(
        &self,
        user: &UserId,
        other: &UserId,
        tie: Option<Tie>,
        most: u32,
        now: i64,
    ) -> Result<(), StoreError>;

    /// Asks somebody to a table; who was asked there already is not asked again. `Full` when `most` wait.
    async fn invite(&self, invitation: Invitation, most: u32) -> Result<(), StoreError>;
    /// Everything somebody is asked to, the newest first.
    async fn invitations(&self, to: &UserId) -> Result<Vec<Invitation>, StoreError>;
    /// Takes an invitation of this person away; `false` when there is none.
    async fn drop_invitation(&self, to: &UserId, id: &str) -> Result<bool, StoreError>;
}
