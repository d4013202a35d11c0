//! Writing what the club remembers.

use crate::api::{Pace, ProfileShown, Tie};
use crate::ids::UserId;
use crate::store::sql::{number, shown_name, tie_name};
use crate::store::{Invitation, LadderChange, Point, ResultRow, StoreError};
use sqlx::sqlite::SqliteConnection;

/// Something to write.
pub(in crate::store) enum ClubWrite {
    Results(Point, Vec<ResultRow>),
    Clear,
    Standings(LadderChange),
    Shown(UserId, ProfileShown),
    Belonging { user: UserId, name: String, before: Option<String>, body: Option<String> },
    Tie { user: UserId, other: UserId, tie: Option<Tie>, most: u32, now: i64 },
    Invite(Invitation, u32),
    Drop(UserId, String),
}

pub(super) async fn make(connection: &mut SqliteConnection, write: ClubWrite) -> Result<(), StoreError> {
    match write {
        ClubWrite::Results(point, rows) => results(connection, &point, rows).await?,
        ClubWrite::Clear => {
            for sql in ["DELETE FROM results", "DELETE FROM finished", "DELETE FROM ladders"] {
                sqlx::query(sql).execute(&mut *connection).await?;
            }
        }
        ClubWrite::Standings(change) => standings(connection, change).await?,
        ClubWrite::Shown(user, shown) => {
            let sql = "INSERT INTO profiles (user, shown) VALUES (?, ?) \
                       ON CONFLICT (user) DO UPDATE SET shown = excluded.shown";
            sqlx::query(sql).bind(user.as_str()).bind(shown_name(shown)).execute(connection).await?;
        }
        ClubWrite::Belonging { user, name, before, body } => {
            belonging(connection, user.as_str(), &name, before.as_deref(), body.as_deref()).await?;
        }
        ClubWrite::Tie { user, other, tie, most, now } => {
            let (user, other) = (user.as_str(), other.as_str());
            let Some(tie) = tie else {
                let sql = "DELETE FROM ties WHERE user = ? AND other = ?";
                sqlx::query(sql).bind(user).bind(other).execute(connection).await?;
                return Ok(());
            };
            let count = "SELECT count(*) FROM ties WHERE user = ? AND other <> ?";
            let count: i64 =
                sqlx::query_scalar(count).bind(user).bind(other).fetch_one(&mut *connection).await?;
            if count >= i64::from(most) {
                return Err(StoreError::Full);
            }
            let sql = "INSERT INTO ties (user, other, kind, at) VALUES (?, ?, ?, ?) \
                       ON CONFLICT (user, other) DO UPDATE SET kind = excluded.kind, at = excluded.at";
            let query = sqlx::query(sql).bind(user).bind(other).bind(tie_name(tie));
            query.bind(now).execute(connection).await?;
        }
        ClubWrite::Invite(invitation, most) => invite(connection, invitation, most).await?,
        ClubWrite::Drop(to, id) => {
            let sql = "DELETE FROM invitations WHERE asked = ? AND id = ?";
            sqlx::query(sql).bind(to.as_str()).bind(id).execute(connection).await?;
        }
    }
    Ok(())
}

async fn belonging(
    connection: &mut SqliteConnection,
    user: &str,
    name: &str,
    before: Option<&str>,
    body: Option<&str>,
) -> Result<(), StoreError> {
    let query = match (before, body) {
        (None, None) => return Ok(()),
        (None, Some(body)) => {
            let sql = "INSERT OR IGNORE INTO belongings (user, name, body) SELECT ?1, ?2, ?3 \
                       WHERE EXISTS (SELECT 1 FROM users WHERE id = ?1)";
            sqlx::query(sql).bind(user).bind(name).bind(body)
        }
        (Some(before), Some(body)) => {
            let sql = "UPDATE belongings SET body = ? WHERE user = ? AND name = ? AND body = ?";
            sqlx::query(sql).bind(body).bind(user).bind(name).bind(before)
        }
        (Some(before), None) => {
            let sql = "DELETE FROM belongings WHERE user = ? AND name = ? AND body = ?";
            sqlx::query(sql).bind(user).bind(name).bind(before)
        }
    };
    if query.execute(connection).await?.rows_affected() == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

async fn results(
    connection: &mut SqliteConnection,
    point: &Point,
    rows: Vec<ResultRow>,
) -> Result<(), StoreError> {
    let sql = "INSERT OR IGNORE INTO finished (table_id, at) VALUES (?, ?)";
    let query = sqlx::query(sql).bind(point.table.as_str()).bind(point.at);
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(());
    }
    let sql = "INSERT INTO results (table_id, seat, subject, game, pace, at, rated, won, body, mean, spread) \
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
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
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn version(connection: &mut SqliteConnection, game: &str, pace: Pace) -> Result<u64, StoreError> {
    let sql = "SELECT version FROM ladders WHERE game = ? AND pace = ?";
    let version: Option<i64> =
        sqlx::query_scalar(sql).bind(game).bind(pace.name()).fetch_optional(connection).await?;
    Ok(version.unwrap_or(0).unsigned_abs())
}

async fn standings(connection: &mut SqliteConnection, change: LadderChange) -> Result<(), StoreError> {
    if version(connection, &change.game, change.pace).await? != change.version {
        return Err(StoreError::Conflict);
    }
    let sql = "INSERT INTO ladders (game, pace, version, basis) VALUES (?, ?, ?, ?) \
               ON CONFLICT (game, pace) DO UPDATE SET version = excluded.version, basis = excluded.basis";
    let query = sqlx::query(sql).bind(&change.game).bind(change.pace.name());
    query.bind(number(change.version + 1)).bind(&change.basis).execute(&mut *connection).await?;
    for (table, seat, standing) in change.standings {
        let sql = "UPDATE results SET mean = ?, spread = ? WHERE table_id = ? AND seat = ?";
        let query = sqlx::query(sql).bind(standing.mean).bind(standing.spread);
        query.bind(table.as_str()).bind(i64::from(seat)).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn invite(
    connection: &mut SqliteConnection,
    invitation: Invitation,
    most: u32,
) -> Result<(), StoreError> {
    let waiting = "SELECT count(*) FROM invitations WHERE asked = ? AND table_id <> ?";
    let waiting: i64 = sqlx::query_scalar(waiting)
        .bind(invitation.to.as_str())
        .bind(invitation.table.as_str())
        .fetch_one(&mut *connection)
        .await?;
    if waiting >= i64::from(most) {
        return Err(StoreError::Full);
    }
    let sql = "INSERT OR IGNORE INTO invitations (id, table_id, asker, asked, at) VALUES (?, ?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(invitation.id)
        .bind(invitation.table.as_str())
        .bind(invitation.from.as_str())
        .bind(invitation.to.as_str())
        .bind(invitation.at)
        .execute(connection)
        .await?;
    Ok(())
}
