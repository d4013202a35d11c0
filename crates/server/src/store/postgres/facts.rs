//! What was chosen in finished games, on PostgreSQL.

use super::{Postgres, in_turn};
use crate::ids::TableId;
use crate::store::facts::{conditions, grouping};
use crate::store::rows::FromRow;
use crate::store::{FactColumn, FactGroup, FactQuery, FactRow, Facts, Saying, StoreError};
use async_trait::async_trait;
use sqlx::QueryBuilder;

/// A zero byte, which text of this database cannot have, means something that is not there.
fn plain(query: &FactQuery) -> FactQuery {
    let clean = |text: &Option<String>| text.as_ref().map(|text| super::plain(text).into_owned());
    FactQuery {
        game: super::plain(&query.game).into_owned(),
        side: clean(&query.side),
        start: clean(&query.start),
        first: clean(&query.first),
        ..query.clone()
    }
}

#[async_trait]
impl Facts for Postgres {
    async fn unsurveyed(&self, version: u32, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = 'finished' AND NOT EXISTS \
                   (SELECT 1 FROM surveyed WHERE table_id = tables.id AND version >= $1) ORDER BY id LIMIT $2";
        let query = sqlx::query_scalar(sql).bind(i64::from(version)).bind(i64::from(limit));
        let ids: Vec<String> = query.fetch_all(&self.pool).await?;
        Ok(ids.into_iter().map(TableId::new).collect())
    }

    async fn put_facts(
        &self,
        table: &TableId,
        version: u32,
        rows: Vec<FactRow>,
        sayings: Vec<Saying>,
    ) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        // Two nodes may go over the same table.
        in_turn(&mut change, &format!("facts of {table}")).await?;
        let sql = "DELETE FROM facts WHERE table_id = $1";
        sqlx::query(sql).bind(table.as_str()).execute(&mut *change).await?;
        let sql = "INSERT INTO surveyed (table_id, version) VALUES ($1, $2) \
                   ON CONFLICT (table_id) DO UPDATE SET version = excluded.version";
        sqlx::query(sql).bind(table.as_str()).bind(i64::from(version)).execute(&mut *change).await?;
        for Saying { id, body } in sayings {
            let sql = "INSERT INTO sayings (id, body) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            sqlx::query(sql).bind(id).bind(body).execute(&mut *change).await?;
        }
        for row in rows {
            let sql = "INSERT INTO facts (table_id, seat, game, at, shown, subject, players, strength, rules, side, \
                       start, first, points, won, above) \
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
            sqlx::query(sql)
                .bind(row.table.as_str())
                .bind(i64::from(row.seat))
                .bind(row.game)
                .bind(row.at)
                .bind(i64::from(row.shown))
                .bind(row.subject)
                .bind(i64::from(row.players))
                .bind(row.strength.map(i64::from))
                .bind(i64::from(row.rules))
                .bind(row.side)
                .bind(row.start)
                .bind(row.first)
                .bind(i64::from(row.points))
                .bind(i64::from(row.won))
                .bind(row.above)
                .execute(&mut *change)
                .await?;
        }
        change.commit().await?;
        Ok(())
    }

    async fn facts_by(
        &self,
        query: &FactQuery,
        column: FactColumn,
        limit: u32,
    ) -> Result<Vec<FactGroup>, StoreError> {
        let mut sql = QueryBuilder::<sqlx::Postgres>::new("");
        grouping!(sql, &plain(query), column, limit, "\"user\"");
        FromRow::all(&sql.build().fetch_all(&self.pool).await?)
    }

    async fn count_facts(&self, query: &FactQuery) -> Result<u64, StoreError> {
        let mut sql = QueryBuilder::<sqlx::Postgres>::new("SELECT count(*) FROM facts");
        conditions!(sql, &plain(query), "\"user\"");
        let count: i64 = sql.build_query_scalar().fetch_one(&self.pool).await?;
        Ok(count.unsigned_abs())
    }

    async fn facts(&self, query: &FactQuery, limit: u32) -> Result<Vec<FactRow>, StoreError> {
        let mut sql = QueryBuilder::<sqlx::Postgres>::new("SELECT * FROM facts");
        conditions!(sql, &plain(query), "\"user\"");
        sql.push(" ORDER BY at DESC, table_id DESC, seat LIMIT ").push_bind(i64::from(limit));
        FromRow::all(&sql.build().fetch_all(&self.pool).await?)
    }

    async fn fact_rules(&self, game: &str) -> Result<Vec<u32>, StoreError> {
        let sql = "SELECT DISTINCT rules FROM facts WHERE game = $1 ORDER BY rules DESC";
        let rules: Vec<i64> = sqlx::query_scalar(sql).bind(super::plain(game)).fetch_all(&self.pool).await?;
        Ok(rules.into_iter().filter_map(|rules| u32::try_from(rules).ok()).collect())
    }

    async fn sayings(&self, ids: &[String]) -> Result<Vec<Saying>, StoreError> {
        let sql = "SELECT id, body FROM sayings WHERE id = ANY ($1)";
        FromRow::all(&sqlx::query(sql).bind(ids).fetch_all(&self.pool).await?)
    }
}
