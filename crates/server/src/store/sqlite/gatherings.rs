//! Clubs, leagues and tournaments, on SQLite.

use super::Sqlite;
use crate::ids::{GatheringId, UserId};
use crate::store::rows::{self, Columns};
use crate::store::writer::{GatheringWrite, Write};
use crate::store::{GatheringKind, GatheringQuery, GatheringRow, Gatherings, StoreError};
use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;

/// A gathering with its people.
macro_rules! gatherings {
    ($rest:literal) => {
        concat!(
            "SELECT *, (SELECT group_concat(user, ' ') FROM (SELECT user FROM gathered \
             WHERE gathering_id = gatherings.id ORDER BY user)) AS people FROM gatherings ",
            $rest
        )
    };
}

fn read(row: &SqliteRow) -> Result<GatheringRow, StoreError> {
    let people = row.maybe_text("people")?;
    rows::gathering(row, people.iter().flat_map(|names| names.split(' ')).map(UserId::new).collect())
}

impl Sqlite {
    async fn gather(&self, write: GatheringWrite) -> Result<(), StoreError> {
        self.write(Write::Gathering(Box::new(write))).await
    }
}

#[async_trait]
impl Gatherings for Sqlite {
    async fn add_gathering(&self, row: GatheringRow) -> Result<(), StoreError> {
        self.gather(GatheringWrite::Add(row)).await
    }

    async fn gathering(&self, id: &GatheringId) -> Result<Option<GatheringRow>, StoreError> {
        let sql = gatherings!("WHERE id = ?");
        let row = sqlx::query(sql).bind(id.as_str()).fetch_optional(&self.readers).await?;
        row.as_ref().map(read).transpose()
    }

    async fn gatherings(&self, query: GatheringQuery) -> Result<Vec<GatheringRow>, StoreError> {
        let sql = gatherings!(
            "WHERE (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR status = ?2) AND (?3 IS NULL OR home = ?3) \
             AND (?4 IS NULL OR updated_at < ?4) \
             AND (?5 IS NULL OR EXISTS (SELECT 1 FROM gathered WHERE user = ?5 AND gathering_id = gatherings.id)) \
             ORDER BY updated_at DESC, id DESC LIMIT ?6"
        );
        let rows = sqlx::query(sql)
            .bind(query.kind.map(GatheringKind::name))
            .bind(query.status)
            .bind(query.home.as_ref().map(GatheringId::as_str))
            .bind(query.before)
            .bind(query.person.as_ref().map(UserId::as_str))
            .bind(query.limit)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(read).collect()
    }

    async fn put_gathering(&self, row: GatheringRow, rev: u64) -> Result<(), StoreError> {
        self.gather(GatheringWrite::Put(row, rev)).await
    }

    async fn remove_gathering(&self, id: &GatheringId, rev: u64) -> Result<(), StoreError> {
        self.gather(GatheringWrite::Remove(id.clone(), rev)).await
    }

    async fn due_gatherings(&self, now: i64, most: u32) -> Result<Vec<GatheringId>, StoreError> {
        let sql = "SELECT id FROM gatherings WHERE due <= ? ORDER BY due, id LIMIT ?";
        let ids: Vec<String> = sqlx::query_scalar(sql).bind(now).bind(most).fetch_all(&self.readers).await?;
        Ok(ids.into_iter().map(GatheringId::new).collect())
    }

    async fn next_gathering(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar("SELECT min(due) FROM gatherings").fetch_one(&self.readers).await?)
    }
}
