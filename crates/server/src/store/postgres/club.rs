//! What the club remembers, on PostgreSQL.

use super::{Postgres, in_turn, plain};
use crate::api::{Pace, ProfileShown, Tie};
use crate::ids::{TableId, UserId};
use crate::store::rows::{Columns, FromRow};
use crate::store::sql::{number, shown_name, shown_of, tie_name, tie_of};
use crate::store::{
    Club, Invitation, LadderChange, LadderRow, LadderState, Point, ResultRow, SeenResult, Standing,
    StoreError, User,
};
use async_trait::async_trait;

fn plain_ids(ids: &[UserId]) -> Vec<String> {
    ids.iter().map(|id| plain(id.as_str()).into_owned()).collect()
}

#[async_trait]
impl Club for Postgres {
    async fn unwritten(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = 'finished' \
                   AND NOT EXISTS (SELECT 1 FROM finished WHERE table_id = tables.id) ORDER BY id LIMIT $1";
        let ids: Vec<String> = sqlx::query_scalar(sql).bind(i64::from(limit)).fetch_all(&self.pool).await?;
        Ok(ids.into_iter().map(TableId::new).collect())
    }

    async fn put_results(&self, point: &Point, rows: Vec<ResultRow>) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        let sql = "INSERT INTO finished (table_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let query = sqlx::query(sql).bind(point.table.as_str()).bind(point.at);
        if query.execute(&mut *change).await?.rows_affected() == 0 {
            return Ok(());
        }
        let sql = "INSERT INTO results (table_id, seat, subject, game, pace, at, rated, won, body, mean, spread) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
        for row in rows {
            sqlx::query(sql)
                .bind(row.point.table.as_str())
                .bind(i64::from(row.seat))
                .bind(row.subject)
                .bind(row.game)
                .bind(row.pace.name())
                .bind(row.point.at)
                .bind(i64::from(row.rated))
                .bind(i64::from(row.won))
                .bind(row.body)
                .bind(row.standing.map(|standing| standing.mean))
                .bind(row.standing.map(|standing| standing.spread))
                .execute(&mut *change)
                .await?;
        }
        Ok(change.commit().await?)
    }

    async fn clear_results(&self) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        for sql in ["DELETE FROM results", "DELETE FROM finished", "DELETE FROM ladders"] {
            sqlx::query(sql).execute(&mut *change).await?;
        }
        Ok(change.commit().await?)
    }

    async fn ladder_state(&self, game: &str, pace: Pace) -> Result<LadderState, StoreError> {
        let sql = "SELECT version, basis FROM ladders WHERE game = $1 AND pace = $2";
        let row = sqlx::query(sql).bind(plain(game)).bind(pace.name()).fetch_optional(&self.pool).await?;
        Ok(row.map(|row| LadderState::from_row(&row)).transpose()?.unwrap_or_default())
    }

    async fn first_unrated(&self, game: &str, pace: Pace) -> Result<Option<Point>, StoreError> {
        let sql = "SELECT at, table_id FROM results WHERE game = $1 AND pace = $2 AND rated = 1 \
                   AND mean IS NULL ORDER BY at, table_id LIMIT 1";
        let row = sqlx::query(sql).bind(plain(game)).bind(pace.name()).fetch_optional(&self.pool).await?;
        row.map(|row| Point::from_row(&row)).transpose()
    }

    async fn rated_from(&self, game: &str, pace: Pace, from: &Point) -> Result<Vec<ResultRow>, StoreError> {
        let sql = "SELECT * FROM results WHERE game = $1 AND pace = $2 AND rated = 1 \
                   AND (at, table_id) >= ($3, $4) ORDER BY at, table_id, seat";
        let query = sqlx::query(sql).bind(plain(game)).bind(pace.name());
        FromRow::all(&query.bind(from.at).bind(from.table.as_str()).fetch_all(&self.pool).await?)
    }

    async fn standing_before(
        &self,
        game: &str,
        pace: Pace,
        subject: &str,
        before: &Point,
    ) -> Result<Option<Standing>, StoreError> {
        let sql = "SELECT mean, spread FROM results WHERE subject = $1 AND game = $2 AND pace = $3 AND rated = 1 \
                   AND mean IS NOT NULL AND (at, table_id) < ($4, $5) ORDER BY at DESC, table_id DESC, seat DESC \
                   LIMIT 1";
        let query = sqlx::query(sql).bind(plain(subject)).bind(plain(game)).bind(pace.name());
        let row = query.bind(before.at).bind(before.table.as_str()).fetch_optional(&self.pool).await?;
        row.map(|row| Standing::from_row(&row)).transpose()
    }

    async fn put_standings(&self, change: LadderChange) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        in_turn(&mut transaction, &format!("ladder {} {}", change.game, change.pace.name())).await?;
        let sql = "SELECT version FROM ladders WHERE game = $1 AND pace = $2";
        let query = sqlx::query_scalar(sql).bind(&change.game).bind(change.pace.name());
        let version: Option<i64> = query.fetch_optional(&mut *transaction).await?;
        if version.unwrap_or(0).unsigned_abs() != change.version {
            return Err(StoreError::Conflict);
        }
        let sql = "INSERT INTO ladders (game, pace, version, basis) VALUES ($1, $2, $3, $4) \
                   ON CONFLICT (game, pace) DO UPDATE SET version = excluded.version, basis = excluded.basis";
        let query = sqlx::query(sql).bind(&change.game).bind(change.pace.name());
        query.bind(number(change.version + 1)).bind(&change.basis).execute(&mut *transaction).await?;
        let mut columns: (Vec<String>, Vec<i64>, Vec<i64>, Vec<i64>) = Default::default();
        for (table, seat, standing) in change.standings {
            columns.0.push(table.to_string());
            columns.1.push(seat.into());
            columns.2.push(standing.mean);
            columns.3.push(standing.spread);
        }
        let sql = "UPDATE results SET mean = new.mean, spread = new.spread \
                   FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) \
                   AS new (table_id, seat, mean, spread) \
                   WHERE results.table_id = new.table_id AND results.seat = new.seat";
        let query = sqlx::query(sql).bind(columns.0).bind(columns.1).bind(columns.2).bind(columns.3);
        query.execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }

    async fn ladder(&self, game: &str, pace: Pace) -> Result<Vec<LadderRow>, StoreError> {
        let sql = "SELECT * FROM (SELECT subject, mean, spread, at AS last_at, row_number() OVER \
                   (PARTITION BY subject ORDER BY at DESC, table_id DESC, seat DESC) AS nth, \
                   count(*) OVER (PARTITION BY subject) AS games, \
                   (sum(won) OVER (PARTITION BY subject))::bigint AS won \
                   FROM results WHERE game = $1 AND pace = $2 AND rated = 1 AND mean IS NOT NULL) AS ranked \
                   WHERE nth = 1 ORDER BY mean DESC, subject";
        let rows = sqlx::query(sql).bind(plain(game)).bind(pace.name()).fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }

    async fn results_with(&self, subject: &str) -> Result<Vec<SeenResult>, StoreError> {
        let sql = "SELECT results.*, tables.visibility FROM results JOIN tables ON tables.id = results.table_id \
                   WHERE results.table_id IN (SELECT table_id FROM results WHERE subject = $1) \
                   ORDER BY results.at DESC, results.table_id DESC, results.seat";
        let rows = sqlx::query(sql).bind(plain(subject)).fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }

    async fn users(&self, ids: &[UserId]) -> Result<Vec<User>, StoreError> {
        let sql = "SELECT * FROM users WHERE id = ANY ($1)";
        let rows = sqlx::query(sql).bind(plain_ids(ids)).fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }

    async fn shown(&self, users: &[UserId]) -> Result<Vec<(UserId, ProfileShown)>, StoreError> {
        let sql = "SELECT \"user\", shown FROM profiles WHERE \"user\" = ANY ($1)";
        let rows = sqlx::query(sql).bind(plain_ids(users)).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((UserId::new(row.text("user")?), shown_of(&row.text("shown")?)?))).collect()
    }

    async fn put_shown(&self, user: &UserId, shown: ProfileShown) -> Result<(), StoreError> {
        let sql = "INSERT INTO profiles (\"user\", shown) VALUES ($1, $2) \
                   ON CONFLICT (\"user\") DO UPDATE SET shown = excluded.shown";
        sqlx::query(sql).bind(user.as_str()).bind(shown_name(shown)).execute(&self.pool).await?;
        Ok(())
    }

    async fn belonging(&self, user: &UserId, name: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT body FROM belongings WHERE \"user\" = $1 AND name = $2";
        Ok(sqlx::query_scalar(sql).bind(user.as_str()).bind(name).fetch_optional(&self.pool).await?)
    }

    async fn put_belonging(
        &self,
        user: &UserId,
        name: &str,
        before: Option<&str>,
        body: Option<&str>,
    ) -> Result<(), StoreError> {
        let query = match (before, body) {
            (None, None) => return Ok(()),
            (None, Some(body)) => {
                let sql = "INSERT INTO belongings (\"user\", name, body) SELECT $1, $2, $3 \
                           WHERE EXISTS (SELECT 1 FROM users WHERE id = $1) ON CONFLICT DO NOTHING";
                sqlx::query(sql).bind(user.as_str()).bind(name).bind(body)
            }
            (Some(before), Some(body)) => {
                let sql = "UPDATE belongings SET body = $1 WHERE \"user\" = $2 AND name = $3 AND body = $4";
                sqlx::query(sql).bind(body).bind(user.as_str()).bind(name).bind(before)
            }
            (Some(before), None) => {
                let sql = "DELETE FROM belongings WHERE \"user\" = $1 AND name = $2 AND body = $3";
                sqlx::query(sql).bind(user.as_str()).bind(name).bind(before)
            }
        };
        let done = query.execute(&self.pool).await?.rows_affected();
        if done == 0 { Err(StoreError::Conflict) } else { Ok(()) }
    }

    async fn ties(&self, user: &UserId) -> Result<Vec<(UserId, Tie)>, StoreError> {
        let sql = "SELECT other, kind FROM ties WHERE \"user\" = $1 ORDER BY at, other";
        let rows = sqlx::query(sql).bind(plain(user.as_str())).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((UserId::new(row.text("other")?), tie_of(&row.text("kind")?)?))).collect()
    }

    async fn tie(&self, user: &UserId, other: &UserId) -> Result<Option<Tie>, StoreError> {
        let sql = "SELECT kind FROM ties WHERE \"user\" = $1 AND other = $2";
        let query = sqlx::query_scalar(sql).bind(plain(user.as_str())).bind(plain(other.as_str()));
        let name: Option<String> = query.fetch_optional(&self.pool).await?;
        name.map(|name| tie_of(&name)).transpose()
    }

    async fn blockers(&self, of: &UserId) -> Result<Vec<UserId>, StoreError> {
        let sql = "SELECT \"user\" FROM ties WHERE other = $1 AND kind = 'blocked' ORDER BY \"user\"";
        let users: Vec<String> =
            sqlx::query_scalar(sql).bind(plain(of.as_str())).fetch_all(&self.pool).await?;
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
        let (user, other) = (user.as_str(), other.as_str());
        let Some(tie) = tie else {
            let sql = "DELETE FROM ties WHERE \"user\" = $1 AND other = $2";
            sqlx::query(sql).bind(user).bind(plain(other)).execute(&self.pool).await?;
            return Ok(());
        };
        let mut change = self.begin().await?;
        in_turn(&mut change, user).await?;
        let count = "SELECT count(*) FROM ties WHERE \"user\" = $1 AND other <> $2";
        let count: i64 = sqlx::query_scalar(count).bind(user).bind(other).fetch_one(&mut *change).await?;
        if count >= i64::from(most) {
            return Err(StoreError::Full);
        }
        let sql = "INSERT INTO ties (\"user\", other, kind, at) VALUES ($1, $2, $3, $4) \
                   ON CONFLICT (\"user\", other) DO UPDATE SET kind = excluded.kind, at = excluded.at";
        sqlx::query(sql).bind(user).bind(other).bind(tie_name(tie)).bind(now).execute(&mut *change).await?;
        Ok(change.commit().await?)
    }

    async fn invite(&self, invitation: Invitation, most: u32) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        in_turn(&mut change, invitation.to.as_str()).await?;
        let waiting = "SELECT count(*) FROM invitations WHERE asked = $1 AND table_id <> $2";
        let query = sqlx::query_scalar(waiting).bind(invitation.to.as_str()).bind(invitation.table.as_str());
        let waiting: i64 = query.fetch_one(&mut *change).await?;
        if waiting >= i64::from(most) {
            return Err(StoreError::Full);
        }
        let sql = "INSERT INTO invitations (id, table_id, asker, asked, at) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (asked, table_id) DO NOTHING";
        sqlx::query(sql)
            .bind(invitation.id)
            .bind(invitation.table.as_str())
            .bind(invitation.from.as_str())
            .bind(invitation.to.as_str())
            .bind(invitation.at)
            .execute(&mut *change)
            .await?;
        Ok(change.commit().await?)
    }

    async fn invitations(&self, to: &UserId) -> Result<Vec<Invitation>, StoreError> {
        let sql = "SELECT * FROM invitations WHERE asked = $1 ORDER BY at DESC, id";
        let rows = sqlx::query(sql).bind(to.as_str()).fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }

    async fn drop_invitation(&self, to: &UserId, id: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM invitations WHERE asked = $1 AND id = $2";
        let gone = sqlx::query(sql).bind(to.as_str()).bind(plain(id)).execute(&self.pool).await?;
        Ok(gone.rows_affected() > 0)
    }
}
