//! Writing what people want to be told, and the queue.

use crate::ids::UserId;
use crate::store::sql::number;
use crate::store::{NoticeRow, StoreError, WayRow};
use sqlx::sqlite::SqliteConnection;

/// Something to write.
pub(in crate::store) enum NoticeWrite {
    Key(String, Vec<u8>),
    Choices(UserId, String),
    Way(WayRow),
    DropWay(UserId, String),
    Went(UserId, String, Result<i64, String>),
    Queue(Vec<NoticeRow>),
    Settle(Vec<NoticeRow>),
}

pub(super) async fn make(connection: &mut SqliteConnection, write: NoticeWrite) -> Result<(), StoreError> {
    match write {
        NoticeWrite::Key(name, bytes) => {
            let sql = "INSERT OR IGNORE INTO keys (name, bytes) VALUES (?, ?)";
            sqlx::query(sql).bind(name).bind(bytes).execute(connection).await?;
        }
        NoticeWrite::Choices(user, body) => {
            let sql = "INSERT INTO choices (user, body) SELECT id, ?2 FROM users WHERE id = ?1 \
                       ON CONFLICT (user) DO UPDATE SET body = excluded.body";
            sqlx::query(sql).bind(user.as_str()).bind(body).execute(connection).await?;
        }
        NoticeWrite::Way(way) => {
            let sql = "INSERT INTO ways (user, way, body, trouble, told_at) \
                       SELECT id, ?2, ?3, ?4, ?5 FROM users WHERE id = ?1 \
                       ON CONFLICT (user, way) DO UPDATE SET body = excluded.body, trouble = excluded.trouble, \
                       told_at = excluded.told_at";
            let query = sqlx::query(sql).bind(way.user.as_str()).bind(&way.way).bind(&way.body);
            query.bind(&way.trouble).bind(way.told_at).execute(connection).await?;
        }
        NoticeWrite::DropWay(user, way) => {
            for sql in [
                "DELETE FROM ways WHERE user = ? AND way = ?",
                "DELETE FROM notices WHERE user = ? AND way = ?",
            ] {
                sqlx::query(sql).bind(user.as_str()).bind(&way).execute(&mut *connection).await?;
            }
        }
        NoticeWrite::Went(user, way, went) => {
            let sql =
                "UPDATE ways SET told_at = coalesce(?, told_at), trouble = ? WHERE user = ? AND way = ?";
            let query = sqlx::query(sql).bind(went.as_ref().ok().copied()).bind(went.err());
            query.bind(user.as_str()).bind(way).execute(connection).await?;
        }
        NoticeWrite::Queue(notices) => {
            for row in notices {
                queue(connection, &row).await?;
            }
        }
        NoticeWrite::Settle(notices) => {
            for row in notices {
                let sql = "UPDATE notices SET due = ?, tries = ? \
                           WHERE user = ? AND way = ? AND table_id = ? AND kind = ? AND mark = ?";
                let query = sqlx::query(sql).bind(row.due).bind(i64::from(row.tries)).bind(row.user.as_str());
                let query = query.bind(row.way).bind(row.table.as_str()).bind(row.kind.name());
                query.bind(number(row.mark)).execute(&mut *connection).await?;
            }
        }
    }
    Ok(())
}

async fn queue(connection: &mut SqliteConnection, row: &NoticeRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO notices (user, way, table_id, kind, mark, at, due, tries, taken) \
               SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0 FROM users WHERE id = ?1 \
               ON CONFLICT (user, way, table_id, kind) DO UPDATE SET mark = excluded.mark, at = excluded.at, \
               due = excluded.due, tries = excluded.tries WHERE excluded.mark > notices.mark";
    sqlx::query(sql)
        .bind(row.user.as_str())
        .bind(&row.way)
        .bind(row.table.as_str())
        .bind(row.kind.name())
        .bind(number(row.mark))
        .bind(row.at)
        .bind(row.due)
        .bind(i64::from(row.tries))
        .execute(connection)
        .await?;
    Ok(())
}
