//! The queue of what has to be told, on SQLite. One process alone uses a file, so nothing has to be leased.

use super::Sqlite;
use crate::api::NoticeChoices;
use crate::ids::UserId;
use crate::store::rows::FromRow;
use crate::store::sql::{json, read};
use crate::store::writer::{NoticeWrite, Write};
use crate::store::{NoticeRow, Notices, StoreError, WayRow};
use async_trait::async_trait;

impl Sqlite {
    async fn notice(&self, write: NoticeWrite) -> Result<(), StoreError> {
        self.write(Write::Notice(write)).await
    }
}

#[async_trait]
impl Notices for Sqlite {
    async fn key(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.notice(NoticeWrite::Key(name.to_owned(), fresh)).await?;
        let sql = "SELECT bytes FROM keys WHERE name = ?";
        Ok(sqlx::query_scalar(sql).bind(name).fetch_one(&self.readers).await?)
    }

    async fn choices(&self, user: &UserId) -> Result<Option<NoticeChoices>, StoreError> {
        let sql = "SELECT body FROM choices WHERE user = ?";
        let body: Option<String> =
            sqlx::query_scalar(sql).bind(user.as_str()).fetch_optional(&self.readers).await?;
        body.map(|body| read(&body, "choice")).transpose()
    }

    async fn put_choices(&self, user: &UserId, choices: &NoticeChoices) -> Result<(), StoreError> {
        self.notice(NoticeWrite::Choices(user.clone(), json(choices)?)).await
    }

    async fn ways(&self, user: &UserId) -> Result<Vec<WayRow>, StoreError> {
        let sql = "SELECT * FROM ways WHERE user = ? ORDER BY way";
        let rows = sqlx::query(sql).bind(user.as_str()).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }

    async fn put_way(&self, way: WayRow) -> Result<(), StoreError> {
        self.notice(NoticeWrite::Way(way)).await
    }

    async fn drop_way(&self, user: &UserId, way: &str) -> Result<(), StoreError> {
        self.notice(NoticeWrite::DropWay(user.clone(), way.to_owned())).await
    }

    async fn note_way(&self, user: &UserId, way: &str, went: Result<i64, String>) -> Result<(), StoreError> {
        self.notice(NoticeWrite::Went(user.clone(), way.to_owned(), went)).await
    }

    async fn queue(&self, notices: Vec<NoticeRow>) -> Result<(), StoreError> {
        self.notice(NoticeWrite::Queue(notices)).await
    }

    async fn take_notices(&self, now: i64, _lease: i64, most: u32) -> Result<Vec<NoticeRow>, StoreError> {
        let sql = "SELECT * FROM notices WHERE due <= ? ORDER BY due LIMIT ?";
        let rows = sqlx::query(sql).bind(now).bind(most).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }

    async fn settle(&self, notices: Vec<NoticeRow>) -> Result<(), StoreError> {
        self.notice(NoticeWrite::Settle(notices)).await
    }

    async fn next_notice(&self) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT min(due) FROM notices WHERE due IS NOT NULL";
        Ok(sqlx::query_scalar(sql).fetch_one(&self.readers).await?)
    }
}
