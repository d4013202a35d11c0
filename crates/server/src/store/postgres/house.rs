//! What keeps the house in order, on PostgreSQL.

use super::{Postgres, people, plain};
use crate::ids::{TableId, UserId};
use crate::store::rows::FromRow;
use crate::store::sql::number;
use crate::store::{Ages, Ban, Deed, Ground, House, Report, SessionRow, Snapshot, StoreError, User};
use async_trait::async_trait;
use sqlx::postgres::PgConnection;

/// Takes people away with everything that hangs on them.
async fn remove_people(connection: &mut PgConnection, ids: &[String]) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM notes WHERE \"user\" = ANY ($1)",
        "DELETE FROM imports WHERE owner = ANY ($1)",
        "UPDATE reviews SET asked_by = NULL WHERE asked_by = ANY ($1)",
        "DELETE FROM boards WHERE owner = ANY ($1)",
        "DELETE FROM attempts WHERE \"user\" = ANY ($1)",
        "DELETE FROM puzzle_answers WHERE \"user\" = ANY ($1)",
        "DELETE FROM puzzle_standings WHERE subject = ANY ($1)",
        "DELETE FROM puzzle_returns WHERE \"user\" = ANY ($1)",
        "UPDATE facts SET subject = '' WHERE subject = ANY ($1)",
        "UPDATE challenges SET maker = NULL WHERE maker = ANY ($1)",
        "DELETE FROM sessions WHERE \"user\" = ANY ($1)",
        "DELETE FROM choices WHERE \"user\" = ANY ($1)",
        "DELETE FROM ways WHERE \"user\" = ANY ($1)",
        "DELETE FROM notices WHERE \"user\" = ANY ($1)",
        "DELETE FROM profiles WHERE \"user\" = ANY ($1)",
        "DELETE FROM belongings WHERE \"user\" = ANY ($1)",
        "DELETE FROM ties WHERE \"user\" = ANY ($1) OR other = ANY ($1)",
        "DELETE FROM invitations WHERE asker = ANY ($1) OR asked = ANY ($1)",
        "DELETE FROM users WHERE id = ANY ($1)",
    ] {
        sqlx::query(sql).bind(ids).execute(&mut *connection).await?;
    }
    Ok(())
}

#[async_trait]
impl House for Postgres {
    async fn touch_session(&self, id: &str, at: i64) -> Result<(), StoreError> {
        let sql = "UPDATE sessions SET seen_at = $1 WHERE id = $2";
        sqlx::query(sql).bind(at).bind(id).execute(&self.pool).await?;
        Ok(())
    }

    async fn sessions(&self, user: &UserId) -> Result<Vec<SessionRow>, StoreError> {
        let sql = "SELECT * FROM sessions WHERE \"user\" = $1 ORDER BY created_at, id";
        let rows = sqlx::query(sql).bind(user.as_str()).fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }

    async fn expire(&self, ages: Ages, now: i64) -> Result<Vec<UserId>, StoreError> {
        let mut change = self.begin().await?;
        // A session of a guest who sits nowhere goes sooner.
        let old = "DELETE FROM sessions WHERE seen_at < $1 OR (seen_at < $2 AND \"user\" IN (SELECT id FROM users \
                   WHERE kind = 'guest' AND id NOT IN (SELECT \"user\" FROM members))) RETURNING \"user\"";
        let mut users: Vec<String> =
            sqlx::query_scalar(old).bind(ages.sessions).bind(ages.guests).fetch_all(&mut *change).await?;
        // A guest who was made this moment has no session yet. Programs go with their person.
        let closed = "WITH closed AS (SELECT id FROM users WHERE kind = 'guest' AND created_at < $1 \
                      AND id NOT IN (SELECT \"user\" FROM sessions)) \
                      SELECT users.id FROM users, closed WHERE users.id = closed.id OR users.owner = closed.id";
        let gone: Vec<String> = sqlx::query_scalar(closed).bind(ages.guests).fetch_all(&mut *change).await?;
        remove_people(&mut change, &gone).await?;
        for (sql, value) in [
            ("DELETE FROM deeds WHERE at < $1", ages.deeds),
            ("DELETE FROM reports WHERE at < $1", ages.deeds),
            ("DELETE FROM notices WHERE at < $1", ages.deeds),
            ("DELETE FROM bans WHERE until < $1", now),
        ] {
            sqlx::query(sql).bind(value).execute(&mut *change).await?;
        }
        change.commit().await?;
        users.sort_unstable();
        users.dedup();
        Ok(users.into_iter().map(UserId::new).collect())
    }

    async fn remove_table(&self, id: &TableId) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        // Nobody appends to it meanwhile.
        sqlx::query("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE")
            .bind(id.as_str())
            .execute(&mut *change)
            .await?;
        let begun = "SELECT count(*) FROM events WHERE table_id = $1 AND body::json ->> 'kind' = 'started'";
        let begun: i64 = sqlx::query_scalar(begun).bind(id.as_str()).fetch_one(&mut *change).await?;
        if begun > 0 {
            return Err(StoreError::Conflict);
        }
        // The row goes before the events, which stay as long as it does.
        for sql in [
            "DELETE FROM members WHERE table_id = $1",
            "DELETE FROM notes WHERE table_id = $1",
            "DELETE FROM snapshots WHERE table_id = $1",
            "DELETE FROM invitations WHERE table_id = $1",
            "DELETE FROM reviews WHERE table_id = $1",
            "DELETE FROM puzzle_returns WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
            "DELETE FROM events WHERE table_id = $1",
        ] {
            sqlx::query(sql).bind(id.as_str()).execute(&mut *change).await?;
        }
        Ok(change.commit().await?)
    }

    async fn claim_import(
        &self,
        owner: &UserId,
        hash: &str,
        fresh: &TableId,
        most: u32,
        now: i64,
    ) -> Result<TableId, StoreError> {
        let mut change = self.begin().await?;
        super::in_turn(&mut change, owner.as_str()).await?;
        let known: Option<String> =
            sqlx::query_scalar("SELECT table_id FROM imports WHERE owner = $1 AND hash = $2")
                .bind(owner.as_str())
                .bind(hash)
                .fetch_optional(&mut *change)
                .await?;
        if let Some(known) = known {
            return Ok(TableId::new(known));
        }
        let count: i64 = sqlx::query_scalar("SELECT count(*) FROM imports WHERE owner = $1")
            .bind(owner.as_str())
            .fetch_one(&mut *change)
            .await?;
        if count >= i64::from(most) {
            return Err(StoreError::Full);
        }
        sqlx::query("INSERT INTO imports (owner, hash, table_id, at) VALUES ($1, $2, $3, $4)")
            .bind(owner.as_str())
            .bind(hash)
            .bind(fresh.as_str())
            .bind(now)
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(fresh.clone())
    }

    async fn drop_import(&self, owner: &UserId, hash: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM imports WHERE owner = $1 AND hash = $2";
        sqlx::query(sql).bind(owner.as_str()).bind(hash).execute(&self.pool).await?;
        Ok(())
    }

    async fn erase_user(&self, id: &UserId, ground: Ground, now: i64) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        people::holds(&mut change, id, &ground).await?;
        let own = "SELECT id FROM users WHERE id = $1 OR owner = $1";
        let ids: Vec<String> = sqlx::query_scalar(own).bind(id.as_str()).fetch_all(&mut *change).await?;
        let sql = "INSERT INTO leaving (\"user\", at) SELECT gone, $2 FROM unnest($1::text[]) AS gone \
                   ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(&ids).bind(now).execute(&mut *change).await?;
        remove_people(&mut change, &ids).await?;
        Ok(change.commit().await?)
    }

    async fn leaving(&self) -> Result<Vec<UserId>, StoreError> {
        let sql = "SELECT \"user\" FROM leaving ORDER BY at, \"user\"";
        let users: Vec<String> = sqlx::query_scalar(sql).fetch_all(&self.pool).await?;
        Ok(users.into_iter().map(UserId::new).collect())
    }

    async fn left(&self, user: &UserId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM leaving WHERE \"user\" = $1")
            .bind(user.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn tables_naming(&self, user: &UserId) -> Result<Vec<TableId>, StoreError> {
        // Every event is looked at: somebody who only watched may have spoken, and nothing else tells.
        let sql = "SELECT DISTINCT table_id FROM events WHERE strpos(body, $1) > 0 ORDER BY table_id";
        let ids: Vec<String> =
            sqlx::query_scalar(sql).bind(format!("\"{user}\"")).fetch_all(&self.pool).await?;
        Ok(ids.into_iter().map(TableId::new).collect())
    }

    async fn redact(&self, table: &TableId, bodies: Vec<(u64, String)>) -> Result<(), StoreError> {
        let (seqs, bodies): (Vec<i64>, Vec<String>) =
            bodies.into_iter().map(|(seq, body)| (number(seq), body)).unzip();
        let mut change = self.begin().await?;
        // Until the end of the transaction.
        let open = "SELECT set_config('ziggurat.redacting', $1, true)";
        sqlx::query(open).bind(table.as_str()).execute(&mut *change).await?;
        let sql = "UPDATE events SET body = said.body FROM unnest($2::bigint[], $3::text[]) AS said (seq, body) \
                   WHERE events.table_id = $1 AND events.seq = said.seq";
        sqlx::query(sql).bind(table.as_str()).bind(seqs).bind(bodies).execute(&mut *change).await?;
        Ok(change.commit().await?)
    }

    async fn replace_snapshot(&self, table: &TableId, snapshot: Snapshot) -> Result<(), StoreError> {
        let sql = "UPDATE snapshots SET body = $1 WHERE table_id = $2 AND seq = $3";
        let query = sqlx::query(sql).bind(snapshot.body).bind(table.as_str()).bind(number(snapshot.seq));
        query.execute(&self.pool).await?;
        Ok(())
    }

    async fn all_notes(&self, user: &UserId) -> Result<Vec<(TableId, String)>, StoreError> {
        let sql = "SELECT table_id, text FROM notes WHERE \"user\" = $1 AND text <> '' ORDER BY table_id";
        let rows = sqlx::query(sql).bind(user.as_str()).fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }

    async fn people(&self, text: &str, limit: u32) -> Result<Vec<User>, StoreError> {
        let sql = "SELECT * FROM users WHERE strpos(lower(name), $1) > 0 OR strpos(coalesce(login, ''), $1) > 0 \
                   OR id = $1 ORDER BY created_at DESC, id LIMIT $2";
        let text = plain(text).to_lowercase();
        let rows = sqlx::query(sql).bind(text).bind(i64::from(limit)).fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }

    async fn add_ban(&self, ban: Ban) -> Result<(), StoreError> {
        let sql = "INSERT INTO bans (id, subject, reason, at, until) VALUES ($1, $2, $3, $4, $5)";
        let query = sqlx::query(sql).bind(ban.id).bind(plain(&ban.subject)).bind(plain(&ban.reason));
        query.bind(ban.at).bind(ban.until).execute(&self.pool).await?;
        Ok(())
    }

    async fn lift_ban(&self, id: &str) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM bans WHERE id = $1").bind(plain(id)).execute(&self.pool).await?;
        Ok(gone.rows_affected() > 0)
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let rows = sqlx::query("SELECT * FROM bans ORDER BY at, id").fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }

    async fn add_report(&self, report: Report) -> Result<(), StoreError> {
        let sql = "INSERT INTO reports (at, by, table_id, about, line, said, text) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        sqlx::query(sql)
            .bind(report.at)
            .bind(report.by.as_str())
            .bind(report.table.as_str())
            .bind(report.about.as_ref().map(|about| plain(about.as_str())))
            .bind(report.line.map(number))
            .bind(report.said)
            .bind(plain(&report.text))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let sql = "SELECT * FROM reports ORDER BY id DESC LIMIT $1";
        let rows = sqlx::query(sql).bind(i64::from(limit)).fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }

    async fn add_deed(&self, deed: Deed) -> Result<(), StoreError> {
        let sql = "INSERT INTO deeds (at, who, what, about, network) VALUES ($1, $2, $3, $4, $5)";
        let query = sqlx::query(sql).bind(deed.at).bind(plain(&deed.who)).bind(deed.what);
        query.bind(plain(&deed.about)).bind(deed.network).execute(&self.pool).await?;
        Ok(())
    }

    async fn deeds(&self, limit: u32) -> Result<Vec<Deed>, StoreError> {
        let sql = "SELECT * FROM deeds ORDER BY id DESC LIMIT $1";
        let rows = sqlx::query(sql).bind(i64::from(limit)).fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }
}
