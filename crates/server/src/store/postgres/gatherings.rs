//! Clubs, leagues and tournaments, on PostgreSQL.

use super::{Postgres, plain};
use crate::ids::{GatheringId, UserId};
use crate::store::sql::number;
use crate::store::{GatheringKind, GatheringQuery, GatheringRow, Gatherings, StoreError, rows};
use async_trait::async_trait;
use sqlx::Row;
use sqlx::postgres::{PgConnection, PgRow};

/// A gathering with its people.
macro_rules! gatherings {
    ($rest:literal) => {
        concat!(
            "SELECT *, ARRAY(SELECT \"user\" FROM gathered WHERE gathering_id = gatherings.id \
             ORDER BY \"user\") AS people FROM gatherings ",
            $rest
        )
    };
}

fn read(row: &PgRow) -> Result<GatheringRow, StoreError> {
    let people: Vec<String> = row.try_get("people")?;
    rows::gathering(row, people.into_iter().map(UserId::new).collect())
}

async fn put_people(connection: &mut PgConnection, row: &GatheringRow) -> Result<(), StoreError> {
    let sql = "DELETE FROM gathered WHERE gathering_id = $1";
    sqlx::query(sql).bind(row.id.as_str()).execute(&mut *connection).await?;
    let people: Vec<&str> = row.people.iter().map(UserId::as_str).collect();
    let sql = "INSERT INTO gathered (\"user\", gathering_id) SELECT one, $2 FROM unnest($1::text[]) AS one \
               ON CONFLICT DO NOTHING";
    sqlx::query(sql).bind(people).bind(row.id.as_str()).execute(connection).await?;
    Ok(())
}

#[async_trait]
impl Gatherings for Postgres {
    async fn add_gathering(&self, row: GatheringRow) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        let sql = "INSERT INTO gatherings (id, kind, status, home, due, rev, created_at, updated_at, body) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        sqlx::query(sql)
            .bind(row.id.as_str())
            .bind(row.kind.name())
            .bind(&row.status)
            .bind(row.home.as_ref().map(GatheringId::as_str))
            .bind(row.due)
            .bind(number(row.rev))
            .bind(row.created_at)
            .bind(row.updated_at)
            .bind(&row.body)
            .execute(&mut *change)
            .await?;
        put_people(&mut change, &row).await?;
        Ok(change.commit().await?)
    }

    async fn gathering(&self, id: &GatheringId) -> Result<Option<GatheringRow>, StoreError> {
        let sql = gatherings!("WHERE id = $1");
        let row = sqlx::query(sql).bind(plain(id.as_str())).fetch_optional(&self.pool).await?;
        row.as_ref().map(read).transpose()
    }

    async fn gatherings(&self, query: GatheringQuery) -> Result<Vec<GatheringRow>, StoreError> {
        let sql = gatherings!(
            "WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR status = $2) \
             AND ($3::text IS NULL OR home = $3) AND ($4::bigint IS NULL OR updated_at < $4) \
             AND ($5::text IS NULL OR EXISTS \
             (SELECT 1 FROM gathered WHERE \"user\" = $5 AND gathering_id = gatherings.id)) \
             ORDER BY updated_at DESC, id DESC LIMIT $6"
        );
        let rows = sqlx::query(sql)
            .bind(query.kind.map(GatheringKind::name))
            .bind(query.status)
            .bind(query.home.as_ref().map(|home| plain(home.as_str())))
            .bind(query.before)
            .bind(query.person.as_ref().map(|person| plain(person.as_str())))
            .bind(i64::from(query.limit))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(read).collect()
    }

    async fn put_gathering(&self, row: GatheringRow, rev: u64) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        let sql = "UPDATE gatherings SET status = $1, home = $2, due = $3, rev = $4, updated_at = $5, body = $6 \
                   WHERE id = $7 AND rev = $8";
        let done = sqlx::query(sql)
            .bind(&row.status)
            .bind(row.home.as_ref().map(GatheringId::as_str))
            .bind(row.due)
            .bind(number(row.rev))
            .bind(row.updated_at)
            .bind(&row.body)
            .bind(row.id.as_str())
            .bind(number(rev))
            .execute(&mut *change)
            .await?;
        if done.rows_affected() == 0 {
            return Err(StoreError::Conflict);
        }
        put_people(&mut change, &row).await?;
        Ok(change.commit().await?)
    }

    async fn remove_gathering(&self, id: &GatheringId, rev: u64) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        let sql = "DELETE FROM gatherings WHERE id = $1 AND rev = $2";
        let done = sqlx::query(sql).bind(plain(id.as_str())).bind(number(rev)).execute(&mut *change).await?;
        if done.rows_affected() == 0 {
            return Err(StoreError::Conflict);
        }
        let sql = "DELETE FROM gathered WHERE gathering_id = $1";
        sqlx::query(sql).bind(id.as_str()).execute(&mut *change).await?;
        Ok(change.commit().await?)
    }

    async fn due_gatherings(&self, now: i64, most: u32) -> Result<Vec<GatheringId>, StoreError> {
        let sql = "SELECT id FROM gatherings WHERE due <= $1 ORDER BY due, id LIMIT $2";
        let ids: Vec<String> =
            sqlx::query_scalar(sql).bind(now).bind(i64::from(most)).fetch_all(&self.pool).await?;
        Ok(ids.into_iter().map(GatheringId::new).collect())
    }

    async fn next_gathering(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar("SELECT min(due) FROM gatherings").fetch_one(&self.pool).await?)
    }
}
