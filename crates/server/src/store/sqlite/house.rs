//! What keeps the house in order, on SQLite.

use super::Sqlite;
use crate::ids::{TableId, UserId};
use crate::store::rows::FromRow;
use crate::store::writer::{HouseWrite, TOO_OLD, Write};
use crate::store::{Ages, Ban, Deed, Ground, House, Report, SessionRow, Snapshot, StoreError, User};
use async_trait::async_trait;

impl Sqlite {
    async fn order(&self, write: HouseWrite) -> Result<(), StoreError> {
        self.write(Write::House(Box::new(write))).await
    }
}

#[async_trait]
impl House for Sqlite {
    async fn touch_session(&self, id: &str, at: i64) -> Result<(), StoreError> {
        self.order(HouseWrite::Touch(id.to_owned(), at)).await
    }

    async fn sessions(&self, user: &UserId) -> Result<Vec<SessionRow>, StoreError> {
        let sql = "SELECT id, user, created_at, seen_at FROM sessions WHERE user = ? ORDER BY created_at, id";
        let rows = sqlx::query(sql).bind(user.as_str()).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }

    async fn expire(&self, ages: Ages, now: i64) -> Result<Vec<UserId>, StoreError> {
        let sql = format!("SELECT DISTINCT user FROM sessions WHERE {TOO_OLD}");
        let users: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(sql))
            .bind(ages.sessions)
            .bind(ages.guests)
            .fetch_all(&self.readers)
            .await?;
        self.order(HouseWrite::Expire(ages, now)).await?;
        Ok(users.into_iter().map(UserId::new).collect())
    }

    async fn remove_table(&self, id: &TableId) -> Result<(), StoreError> {
        self.order(HouseWrite::RemoveTable(id.clone())).await
    }

    async fn claim_import(
        &self,
        owner: &UserId,
        hash: &str,
        fresh: &TableId,
        most: u32,
        now: i64,
    ) -> Result<TableId, StoreError> {
        let (owner, hash, fresh) = (owner.clone(), hash.to_owned(), fresh.clone());
        let claim = HouseWrite::Claim { owner: owner.clone(), hash: hash.clone(), fresh, most, now };
        self.order(claim).await?;
        let id: String = sqlx::query_scalar("SELECT table_id FROM imports WHERE owner = ? AND hash = ?")
            .bind(owner.as_str())
            .bind(hash)
            .fetch_one(&self.readers)
            .await?;
        Ok(TableId::new(id))
    }

    async fn drop_import(&self, owner: &UserId, hash: &str) -> Result<(), StoreError> {
        self.order(HouseWrite::DropClaim(owner.clone(), hash.to_owned())).await
    }

    async fn erase_user(&self, id: &UserId, ground: Ground, now: i64) -> Result<(), StoreError> {
        self.order(HouseWrite::Erase(id.clone(), ground, now)).await
    }

    async fn leaving(&self) -> Result<Vec<UserId>, StoreError> {
        let users: Vec<String> =
            sqlx::query_scalar("SELECT user FROM leaving ORDER BY at, user").fetch_all(&self.readers).await?;
        Ok(users.into_iter().map(UserId::new).collect())
    }

    async fn left(&self, user: &UserId) -> Result<(), StoreError> {
        self.order(HouseWrite::Left(user.clone())).await
    }

    async fn tables_naming(&self, user: &UserId) -> Result<Vec<TableId>, StoreError> {
        // Every event is looked at: somebody who only watched may have spoken, and nothing else tells.
        let sql = "SELECT DISTINCT table_id FROM events WHERE instr(body, ?) > 0 ORDER BY table_id";
        let ids: Vec<String> =
            sqlx::query_scalar(sql).bind(format!("\"{user}\"")).fetch_all(&self.readers).await?;
        Ok(ids.into_iter().map(TableId::new).collect())
    }

    async fn redact(&self, table: &TableId, bodies: Vec<(u64, String)>) -> Result<(), StoreError> {
        self.order(HouseWrite::Redact(table.clone(), bodies)).await
    }

    async fn replace_snapshot(&self, table: &TableId, snapshot: Snapshot) -> Result<(), StoreError> {
        self.order(HouseWrite::Snapshot(table.clone(), snapshot)).await
    }

    async fn all_notes(&self, user: &UserId) -> Result<Vec<(TableId, String)>, StoreError> {
        let sql = "SELECT table_id, text FROM notes WHERE user = ? AND text != '' ORDER BY table_id";
        let rows = sqlx::query(sql).bind(user.as_str()).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }

    async fn people(&self, text: &str, limit: u32) -> Result<Vec<User>, StoreError> {
        let sql = "SELECT * FROM users WHERE instr(lower(name), ?1) > 0 OR instr(coalesce(login, ''), ?1) > 0 \
                   OR id = ?1 ORDER BY created_at DESC, id LIMIT ?2";
        let rows = sqlx::query(sql).bind(text.to_lowercase()).bind(limit).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }

    async fn add_ban(&self, ban: Ban) -> Result<(), StoreError> {
        self.order(HouseWrite::Ban(ban)).await
    }

    async fn lift_ban(&self, id: &str) -> Result<bool, StoreError> {
        let known = self.bans().await?.iter().any(|ban| ban.id == id);
        self.order(HouseWrite::Lift(id.to_owned())).await?;
        Ok(known)
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let sql = "SELECT id, subject, reason, at, until FROM bans ORDER BY at, id";
        let rows = sqlx::query(sql).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }

    async fn add_report(&self, report: Report) -> Result<(), StoreError> {
        self.order(HouseWrite::Report(report)).await
    }

    async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let sql = "SELECT * FROM reports ORDER BY id DESC LIMIT ?";
        let rows = sqlx::query(sql).bind(limit).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }

    async fn add_deed(&self, deed: Deed) -> Result<(), StoreError> {
        self.order(HouseWrite::Deed(deed)).await
    }

    async fn deeds(&self, limit: u32) -> Result<Vec<Deed>, StoreError> {
        let sql = "SELECT at, who, what, about, network FROM deeds ORDER BY id DESC LIMIT ?";
        let rows = sqlx::query(sql).bind(limit).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }
}
