//! The queue of what has to be told, on PostgreSQL: of several nodes one gets each.

use super::{Postgres, plain};
use crate::api::NoticeChoices;
use crate::ids::UserId;
use crate::store::rows::FromRow;
use crate::store::sql::{json, number, read};
use crate::store::{NoticeRow, Notices, StoreError, WayRow};
use async_trait::async_trait;

#[async_trait]
impl Notices for Postgres {
    async fn key(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        let sql = "INSERT INTO keys (name, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(name).bind(fresh).execute(&self.pool).await?;
        let sql = "SELECT bytes FROM keys WHERE name = $1";
        Ok(sqlx::query_scalar(sql).bind(name).fetch_one(&self.pool).await?)
    }

    async fn choices(&self, user: &UserId) -> Result<Option<NoticeChoices>, StoreError> {
        let sql = "SELECT body FROM choices WHERE \"user\" = $1";
        let body: Option<String> =
            sqlx::query_scalar(sql).bind(user.as_str()).fetch_optional(&self.pool).await?;
        body.map(|body| read(&body, "choice")).transpose()
    }

    async fn put_choices(&self, user: &UserId, choices: &NoticeChoices) -> Result<(), StoreError> {
        let sql = "INSERT INTO choices (\"user\", body) SELECT id, $2 FROM users WHERE id = $1 \
                   ON CONFLICT (\"user\") DO UPDATE SET body = excluded.body";
        sqlx::query(sql).bind(user.as_str()).bind(json(choices)?).execute(&self.pool).await?;
        Ok(())
    }

    async fn ways(&self, user: &UserId) -> Result<Vec<WayRow>, StoreError> {
        let sql = "SELECT * FROM ways WHERE \"user\" = $1 ORDER BY way";
        let rows = sqlx::query(sql).bind(user.as_str()).fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }

    async fn put_way(&self, way: WayRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO ways (\"user\", way, body, trouble, told_at) \
                   SELECT id, $2, $3, $4, $5 FROM users WHERE id = $1 \
                   ON CONFLICT (\"user\", way) DO UPDATE SET body = excluded.body, trouble = excluded.trouble, \
                   told_at = excluded.told_at";
        let query = sqlx::query(sql).bind(way.user.as_str()).bind(&way.way).bind(&way.body);
        query.bind(&way.trouble).bind(way.told_at).execute(&self.pool).await?;
        Ok(())
    }

    async fn drop_way(&self, user: &UserId, way: &str) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        for sql in [
            "DELETE FROM ways WHERE \"user\" = $1 AND way = $2",
            "DELETE FROM notices WHERE \"user\" = $1 AND way = $2",
        ] {
            sqlx::query(sql).bind(user.as_str()).bind(plain(way)).execute(&mut *change).await?;
        }
        Ok(change.commit().await?)
    }

    async fn note_way(&self, user: &UserId, way: &str, went: Result<i64, String>) -> Result<(), StoreError> {
        let sql =
            "UPDATE ways SET told_at = coalesce($1, told_at), trouble = $2 WHERE \"user\" = $3 AND way = $4";
        let query = sqlx::query(sql).bind(went.as_ref().ok().copied()).bind(went.err());
        query.bind(user.as_str()).bind(way).execute(&self.pool).await?;
        Ok(())
    }

    async fn queue(&self, notices: Vec<NoticeRow>) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        let sql = "INSERT INTO notices (\"user\", way, table_id, kind, mark, at, due, tries, taken) \
                   SELECT id, $2, $3, $4, $5, $6, $7, $8, 0 FROM users WHERE id = $1 \
                   ON CONFLICT (\"user\", way, table_id, kind) DO UPDATE SET mark = excluded.mark, \
                   at = excluded.at, due = excluded.due, tries = excluded.tries, taken = 0 \
                   WHERE excluded.mark > notices.mark";
        for row in notices {
            let query = sqlx::query(sql).bind(row.user.as_str()).bind(&row.way).bind(row.table.as_str());
            let query = query.bind(row.kind.name()).bind(number(row.mark)).bind(row.at).bind(row.due);
            query.bind(i64::from(row.tries)).execute(&mut *change).await?;
        }
        Ok(change.commit().await?)
    }

    async fn take_notices(&self, now: i64, lease: i64, most: u32) -> Result<Vec<NoticeRow>, StoreError> {
        let sql = "UPDATE notices SET taken = $2 FROM (SELECT \"user\" AS u, way AS w, table_id AS t, kind AS k \
                   FROM notices WHERE due <= $1 AND taken <= $1 ORDER BY due LIMIT $3 \
                   FOR UPDATE SKIP LOCKED) AS found \
                   WHERE \"user\" = u AND way = w AND table_id = t AND kind = k RETURNING notices.*";
        let query = sqlx::query(sql).bind(now).bind(lease).bind(i64::from(most));
        FromRow::all(&query.fetch_all(&self.pool).await?)
    }

    async fn settle(&self, notices: Vec<NoticeRow>) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        for row in notices {
            let sql = "UPDATE notices SET due = $1, tries = $2, taken = 0 \
                       WHERE \"user\" = $3 AND way = $4 AND table_id = $5 AND kind = $6 AND mark = $7";
            let query = sqlx::query(sql).bind(row.due).bind(i64::from(row.tries)).bind(row.user.as_str());
            let query = query.bind(row.way).bind(row.table.as_str()).bind(row.kind.name());
            query.bind(number(row.mark)).execute(&mut *change).await?;
        }
        Ok(change.commit().await?)
    }

    async fn next_notice(&self) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT min(greatest(due, taken)) FROM notices WHERE due IS NOT NULL";
        Ok(sqlx::query_scalar(sql).fetch_one(&self.pool).await?)
    }
}
