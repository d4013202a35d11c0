//! Writing what keeps the house in order.

use super::people;
use crate::ids::{TableId, UserId};
use crate::store::sql::number;
use crate::store::{Ages, Ban, Deed, Ground, Report, Snapshot, StoreError};
use sqlx::sqlite::SqliteConnection;

/// Something to write.
pub(in crate::store) enum HouseWrite {
    Touch(String, i64),
    Expire(Ages, i64),
    RemoveTable(TableId),
    Claim { owner: UserId, hash: String, fresh: TableId, most: u32, now: i64 },
    DropClaim(UserId, String),
    Erase(UserId, Ground, i64),
    Left(UserId),
    Redact(TableId, Vec<(u64, String)>),
    Snapshot(TableId, Snapshot),
    Ban(Ban),
    Lift(String),
    Report(Report),
    Deed(Deed),
}

pub(super) async fn make(connection: &mut SqliteConnection, write: HouseWrite) -> Result<(), StoreError> {
    match write {
        HouseWrite::Touch(id, at) => {
            let sql = "UPDATE sessions SET seen_at = ? WHERE id = ?";
            sqlx::query(sql).bind(at).bind(id).execute(connection).await?;
        }
        HouseWrite::Expire(ages, now) => expire(connection, ages, now).await?,
        HouseWrite::RemoveTable(id) => remove_table(connection, &id).await?,
        HouseWrite::Claim { owner, hash, fresh, most, now } => {
            claim(connection, &owner, &hash, &fresh, most, now).await?;
        }
        HouseWrite::DropClaim(owner, hash) => {
            let sql = "DELETE FROM imports WHERE owner = ? AND hash = ?";
            sqlx::query(sql).bind(owner.as_str()).bind(hash).execute(connection).await?;
        }
        HouseWrite::Erase(id, ground, now) => {
            people::holds(&mut *connection, &id, &ground).await?;
            let sql = "INSERT OR IGNORE INTO leaving (user, at) SELECT id, ?1 FROM users WHERE id = ?2 OR owner = ?2";
            sqlx::query(sql).bind(now).bind(id.as_str()).execute(&mut *connection).await?;
            remove_people(connection, "id = ?1 OR owner = ?1", id.as_str()).await?;
        }
        HouseWrite::Left(user) => {
            sqlx::query("DELETE FROM leaving WHERE user = ?").bind(user.as_str()).execute(connection).await?;
        }
        HouseWrite::Redact(table, bodies) => redact(connection, &table, bodies).await?,
        HouseWrite::Snapshot(table, snapshot) => {
            let sql = "UPDATE snapshots SET body = ? WHERE table_id = ? AND seq = ?";
            let query = sqlx::query(sql).bind(snapshot.body).bind(table.as_str());
            query.bind(number(snapshot.seq)).execute(connection).await?;
        }
        HouseWrite::Ban(ban) => {
            let sql = "INSERT INTO bans (id, subject, reason, at, until) VALUES (?, ?, ?, ?, ?)";
            let query = sqlx::query(sql).bind(ban.id).bind(ban.subject).bind(ban.reason);
            query.bind(ban.at).bind(ban.until).execute(connection).await?;
        }
        HouseWrite::Lift(id) => {
            sqlx::query("DELETE FROM bans WHERE id = ?").bind(id).execute(connection).await?;
        }
        HouseWrite::Report(report) => {
            let sql = "INSERT INTO reports (at, by, table_id, about, line, said, text) VALUES (?, ?, ?, ?, ?, ?, ?)";
            sqlx::query(sql)
                .bind(report.at)
                .bind(report.by.as_str())
                .bind(report.table.as_str())
                .bind(report.about.as_ref().map(UserId::as_str))
                .bind(report.line.map(number))
                .bind(report.said)
                .bind(report.text)
                .execute(connection)
                .await?;
        }
        HouseWrite::Deed(deed) => {
            let sql = "INSERT INTO deeds (at, who, what, about, network) VALUES (?, ?, ?, ?, ?)";
            let query = sqlx::query(sql).bind(deed.at).bind(deed.who).bind(deed.what);
            query.bind(deed.about).bind(deed.network).execute(connection).await?;
        }
    }
    Ok(())
}

/// Takes people away with everything that hangs on them.
async fn remove_people(
    connection: &mut SqliteConnection,
    which: &'static str,
    value: &str,
) -> Result<(), StoreError> {
    let found = format!("(SELECT id FROM users WHERE {which})");
    for sql in [
        format!("DELETE FROM notes WHERE user IN {found}"),
        format!("DELETE FROM imports WHERE owner IN {found}"),
        format!("UPDATE reviews SET asked_by = NULL WHERE asked_by IN {found}"),
        format!("DELETE FROM boards WHERE owner IN {found}"),
        format!("DELETE FROM attempts WHERE user IN {found}"),
        format!("DELETE FROM puzzle_answers WHERE user IN {found}"),
        format!("DELETE FROM puzzle_standings WHERE subject IN {found}"),
        format!("DELETE FROM puzzle_returns WHERE user IN {found}"),
        format!("UPDATE facts SET subject = '' WHERE subject IN {found}"),
        format!("UPDATE challenges SET maker = NULL WHERE maker IN {found}"),
        format!("DELETE FROM sessions WHERE user IN {found}"),
        format!("DELETE FROM choices WHERE user IN {found}"),
        format!("DELETE FROM ways WHERE user IN {found}"),
        format!("DELETE FROM notices WHERE user IN {found}"),
        format!("DELETE FROM profiles WHERE user IN {found}"),
        format!("DELETE FROM belongings WHERE user IN {found}"),
        format!("DELETE FROM ties WHERE user IN {found} OR other IN {found}"),
        format!("DELETE FROM invitations WHERE asker IN {found} OR asked IN {found}"),
        format!("DELETE FROM users WHERE {which}"),
    ] {
        sqlx::query(sqlx::AssertSqlSafe(sql)).bind(value).execute(&mut *connection).await?;
    }
    Ok(())
}

/// A session of a guest who sits nowhere goes sooner.
pub(in crate::store) const TOO_OLD: &str = "seen_at < ?1 OR (seen_at < ?2 AND user IN (SELECT id FROM users WHERE \
     kind = 'guest' AND id NOT IN (SELECT user FROM members)))";

async fn expire(connection: &mut SqliteConnection, ages: Ages, now: i64) -> Result<(), StoreError> {
    let sql = format!("DELETE FROM sessions WHERE {TOO_OLD}");
    sqlx::query(sqlx::AssertSqlSafe(sql))
        .bind(ages.sessions)
        .bind(ages.guests)
        .execute(&mut *connection)
        .await?;
    // A guest who was made this moment has no session yet. Programs go with their person.
    let gone = "SELECT id FROM users WHERE kind = 'guest' AND created_at < ? \
                AND id NOT IN (SELECT user FROM sessions)";
    let guests: Vec<String> = sqlx::query_scalar(gone).bind(ages.guests).fetch_all(&mut *connection).await?;
    for guest in guests {
        remove_people(&mut *connection, "id = ?1 OR owner = ?1", &guest).await?;
    }
    for (sql, value) in [
        ("DELETE FROM deeds WHERE at < ?", ages.deeds),
        ("DELETE FROM reports WHERE at < ?", ages.deeds),
        ("DELETE FROM notices WHERE at < ?", ages.deeds),
        ("DELETE FROM bans WHERE until < ?", now),
    ] {
        sqlx::query(sql).bind(value).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn remove_table(connection: &mut SqliteConnection, id: &TableId) -> Result<(), StoreError> {
    let begun = "SELECT count(*) FROM events WHERE table_id = ? AND json_extract(body, '$.kind') = 'started'";
    let begun: i64 = sqlx::query_scalar(begun).bind(id.as_str()).fetch_one(&mut *connection).await?;
    if begun > 0 {
        return Err(StoreError::Conflict);
    }
    // The row goes before the events, which stay as long as it does.
    for sql in [
        "DELETE FROM members WHERE table_id = ?",
        "DELETE FROM notes WHERE table_id = ?",
        "DELETE FROM snapshots WHERE table_id = ?",
        "DELETE FROM invitations WHERE table_id = ?",
        "DELETE FROM reviews WHERE table_id = ?",
        "DELETE FROM puzzle_returns WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
        "DELETE FROM events WHERE table_id = ?",
    ] {
        sqlx::query(sql).bind(id.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn claim(
    connection: &mut SqliteConnection,
    owner: &UserId,
    hash: &str,
    fresh: &TableId,
    most: u32,
    now: i64,
) -> Result<(), StoreError> {
    let known: Option<i64> = sqlx::query_scalar("SELECT 1 FROM imports WHERE owner = ? AND hash = ?")
        .bind(owner.as_str())
        .bind(hash)
        .fetch_optional(&mut *connection)
        .await?;
    if known.is_some() {
        return Ok(());
    }
    let count: i64 = sqlx::query_scalar("SELECT count(*) FROM imports WHERE owner = ?")
        .bind(owner.as_str())
        .fetch_one(&mut *connection)
        .await?;
    if count >= i64::from(most) {
        return Err(StoreError::Full);
    }
    sqlx::query("INSERT INTO imports (owner, hash, table_id, at) VALUES (?, ?, ?, ?)")
        .bind(owner.as_str())
        .bind(hash)
        .bind(fresh.as_str())
        .bind(now)
        .execute(connection)
        .await?;
    Ok(())
}

async fn redact(
    connection: &mut SqliteConnection,
    table: &TableId,
    bodies: Vec<(u64, String)>,
) -> Result<(), StoreError> {
    let open = "INSERT INTO redacting (table_id) VALUES (?)";
    sqlx::query(open).bind(table.as_str()).execute(&mut *connection).await?;
    for (seq, body) in bodies {
        let sql = "UPDATE events SET body = ? WHERE table_id = ? AND seq = ?";
        sqlx::query(sql).bind(body).bind(table.as_str()).bind(number(seq)).execute(&mut *connection).await?;
    }
    let close = "DELETE FROM redacting WHERE table_id = ?";
    sqlx::query(close).bind(table.as_str()).execute(connection).await?;
    Ok(())
}
