//! What the club remembers, on SQLite.

use super::Sqlite;
use crate::api::{Pace, ProfileShown, Tie};
use crate::ids::{TableId, UserId};
use crate::store::rows::{Columns, FromRow};
use crate::store::sql::{json, shown_of, tie_of};
use crate::store::writer::{ClubWrite, Write};
use crate::store::{
    Club, Invitation, LadderChange, LadderRow, LadderState, Point, ResultRow, SeenResult, Standing,
    StoreError, User,
};
use async_trait::async_trait;

impl Sqlite {
    async fn register(&self, write: ClubWrite) -> Result<(), StoreError> {
        self.write(Write::Club(Box::new(write))).await
    }
}

#[async_trait]
impl Club for Sqlite {
    async fn unwritten(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = 'finished' \
                   AND NOT EXISTS (SELECT 1 FROM finished WHERE table_id = tables.id) ORDER BY id LIMIT ?";
        let ids: Vec<String> = sqlx::query_scalar(sql).bind(limit).fetch_all(&self.readers).await?;
        Ok(ids.into_iter().map(TableId::new).collect())
    }

    async fn put_results(&self, point: &Point, rows: Vec<ResultRow>) -> Result<(), StoreError> {
        self.register(ClubWrite::Results(point.clone(), rows)).await
    }

    async fn clear_results(&self) -> Result<(), StoreError> {
        self.register(ClubWrite::Clear).await
    }

    async fn ladder_state(&self, game: &str, pace: Pace) -> Result<LadderState, StoreError> {
        let sql = "SELECT version, basis FROM ladders WHERE game = ? AND pace = ?";
        let row = sqlx::query(sql).bind(game).bind(pace.name()).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| LadderState::from_row(&row)).transpose()?.unwrap_or_default())
    }

    async fn first_unrated(&self, game: &str, pace: Pace) -> Result<Option<Point>, StoreError> {
        let sql = "SELECT at, table_id FROM results WHERE game = ? AND pace = ? AND rated = 1 AND mean IS NULL \
                   ORDER BY at, table_id LIMIT 1";
        let row = sqlx::query(sql).bind(game).bind(pace.name()).fetch_optional(&self.readers).await?;
        row.map(|row| Point::from_row(&row)).transpose()
    }

    async fn rated_from(&self, game: &str, pace: Pace, from: &Point) -> Result<Vec<ResultRow>, StoreError> {
        let sql = "SELECT * FROM results WHERE game = ? AND pace = ? AND rated = 1 AND (at, table_id) >= (?, ?) \
                   ORDER BY at, table_id, seat";
        let query = sqlx::query(sql).bind(game).bind(pace.name()).bind(from.at).bind(from.table.as_str());
        FromRow::all(&query.fetch_all(&self.readers).await?)
    }

    async fn standing_before(
        &self,
        game: &str,
        pace: Pace,
        subject: &str,
        before: &Point,
    ) -> Result<Option<Standing>, StoreError> {
        let sql = "SELECT mean, spread FROM results WHERE subject = ? AND game = ? AND pace = ? AND rated = 1 \
                   AND mean IS NOT NULL AND (at, table_id) < (?, ?) ORDER BY at DESC, table_id DESC, seat DESC \
                   LIMIT 1";
        let query = sqlx::query(sql).bind(subject).bind(game).bind(pace.name());
        let row = query.bind(before.at).bind(before.table.as_str()).fetch_optional(&self.readers).await?;
        row.map(|row| Standing::from_row(&row)).transpose()
    }

    async fn put_standings(&self, change: LadderChange) -> Result<(), StoreError> {
        self.register(ClubWrite::Standings(change)).await
    }

    async fn ladder(&self, game: &str, pace: Pace) -> Result<Vec<LadderRow>, StoreError> {
        let sql = "SELECT * FROM (SELECT subject, mean, spread, at AS last_at, row_number() OVER \
                   (PARTITION BY subject ORDER BY at DESC, table_id DESC, seat DESC) AS nth, \
                   count(*) OVER (PARTITION BY subject) AS games, sum(won) OVER (PARTITION BY subject) AS won \
                   FROM results WHERE game = ? AND pace = ? AND rated = 1 AND mean IS NOT NULL) AS ranked \
                   WHERE nth = 1 ORDER BY mean DESC, subject";
        let rows = sqlx::query(sql).bind(game).bind(pace.name()).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }

    async fn results_with(&self, subject: &str) -> Result<Vec<SeenResult>, StoreError> {
        let sql = "SELECT results.*, tables.visibility FROM results JOIN tables ON tables.id = results.table_id \
                   WHERE results.table_id IN (SELECT table_id FROM results WHERE subject = ?) \
                   ORDER BY results.at DESC, results.table_id DESC, results.seat";
        let rows = sqlx::query(sql).bind(subject).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }

    async fn users(&self, ids: &[UserId]) -> Result<Vec<User>, StoreError> {
        let sql = "SELECT * FROM users WHERE id IN (SELECT value FROM json_each(?))";
        let rows = sqlx::query(sql).bind(json(&ids)?).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }

    async fn shown(&self, users: &[UserId]) -> Result<Vec<(UserId, ProfileShown)>, StoreError> {
        let sql = "SELECT user, shown FROM profiles WHERE user IN (SELECT value FROM json_each(?))";
        let rows = sqlx::query(sql).bind(json(&users)?).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((UserId::new(row.text("user")?), shown_of(&row.text("shown")?)?))).collect()
    }

    async fn put_shown(&self, user: &UserId, shown: ProfileShown) -> Result<(), StoreError> {
        self.register(ClubWrite::Shown(user.clone(), shown)).await
    }

    async fn belonging(&self, user: &UserId, name: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT body FROM belongings WHERE user = ? AND name = ?";
        Ok(sqlx::query_scalar(sql).bind(user.as_str()).bind(name).fetch_optional(&self.readers).await?)
    }

    async fn put_belonging(
        &self,
        user: &UserId,
        name: &str,
        before: Option<&str>,
        body: Option<&str>,
    ) -> Result<(), StoreError> {
        let (name, before, body) = (name.to_owned(), before.map(str::to_owned), body.map(str::to_owned));
        self.register(ClubWrite::Belonging { user: user.clone(), name, before, body }).await
    }

    async fn ties(&self, user: &UserId) -> Result<Vec<(UserId, Tie)>, StoreError> {
        let sql = "SELECT other, kind FROM ties WHERE user = ? ORDER BY at, other";
        let rows = sqlx::query(sql).bind(user.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((UserId::new(row.text("other")?), tie_of(&row.text("kind")?)?))).collect()
    }

    async fn tie(&self, user: &UserId, other: &UserId) -> Result<Option<Tie>, StoreError> {
        let sql = "SELECT kind FROM ties WHERE user = ? AND other = ?";
        let query = sqlx::query_scalar(sql).bind(user.as_str()).bind(other.as_str());
        let name: Option<String> = query.fetch_optional(&self.readers).await?;
        name.map(|name| tie_of(&name)).transpose()
    }

    async fn blockers(&self, of: &UserId) -> Result<Vec<UserId>, StoreError> {
        let sql = "SELECT user FROM ties WHERE other = ? AND kind = 'blocked' ORDER BY user";
        let users: Vec<String> = sqlx::query_scalar(sql).bind(of.as_str()).fetch_all(&self.readers).await?;
        Ok(users.into_iter().map(UserId::new).collect())
    }

    async fn put_tie(
        &self,
        user: &UserId,
        other: &UserId,
        tie: Option<Tie>,
        most: u32,
        now: i64,
    ) -> Result<(), StoreError> {
        let (user, other) = (user.clone(), other.clone());
        self.register(ClubWrite::Tie { user, other, tie, most, now }).await
    }

    async fn invite(&self, invitation: Invitation, most: u32) -> Result<(), StoreError> {
        self.register(ClubWrite::Invite(invitation, most)).await
    }

    async fn invitations(&self, to: &UserId) -> Result<Vec<Invitation>, StoreError> {
        let sql = "SELECT * FROM invitations WHERE asked = ? ORDER BY at DESC, id";
        let rows = sqlx::query(sql).bind(to.as_str()).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }

    async fn drop_invitation(&self, to: &UserId, id: &str) -> Result<bool, StoreError> {
        let known = self.invitations(to).await?.iter().any(|one| one.id == id);
        self.register(ClubWrite::Drop(to.clone(), id.to_owned())).await?;
        Ok(known)
    }
}
