//! What was chosen in finished games, on SQLite.

use super::Sqlite;
use crate::ids::TableId;
use crate::store::facts::{conditions, grouping};
use crate::store::rows::FromRow;
use crate::store::writer::{FactWrite, Write};
use crate::store::{FactColumn, FactGroup, FactQuery, FactRow, Facts, Saying, StoreError};
use async_trait::async_trait;
use sqlx::QueryBuilder;

#[async_trait]
impl Facts for Sqlite {
    async fn unsurveyed(&self, version: u32, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = 'finished' AND NOT EXISTS \
                   (SELECT 1 FROM surveyed WHERE table_id = tables.id AND version >= ?) ORDER BY id LIMIT ?";
        let ids: Vec<String> =
            sqlx::query_scalar(sql).bind(version).bind(limit).fetch_all(&self.readers).await?;
        Ok(ids.into_iter().map(TableId::new).collect())
    }

    async fn put_facts(
        &self,
        table: &TableId,
        version: u32,
        rows: Vec<FactRow>,
        sayings: Vec<Saying>,
    ) -> Result<(), StoreError> {
        let write = FactWrite { table: table.clone(), version, rows, sayings };
        self.write(Write::Fact(Box::new(write))).await
    }

    async fn facts_by(
        &self,
        query: &FactQuery,
        column: FactColumn,
        limit: u32,
    ) -> Result<Vec<FactGroup>, StoreError> {
        let mut sql = QueryBuilder::<sqlx::Sqlite>::new("");
        grouping!(sql, query, column, limit, "user");
        FromRow::all(&sql.build().fetch_all(&self.readers).await?)
    }

    async fn count_facts(&self, query: &FactQuery) -> Result<u64, StoreError> {
        let mut sql = QueryBuilder::<sqlx::Sqlite>::new("SELECT count(*) FROM facts");
        conditions!(sql, query, "user");
        let count: i64 = sql.build_query_scalar().fetch_one(&self.readers).await?;
        Ok(count.unsigned_abs())
    }

    async fn facts(&self, query: &FactQuery, limit: u32) -> Result<Vec<FactRow>, StoreError> {
        let mut sql = QueryBuilder::<sqlx::Sqlite>::new("SELECT * FROM facts");
        conditions!(sql, query, "user");
        sql.push(" ORDER BY at DESC, table_id DESC, seat LIMIT ").push_bind(i64::from(limit));
        FromRow::all(&sql.build().fetch_all(&self.readers).await?)
    }

    async fn fact_rules(&self, game: &str) -> Result<Vec<u32>, StoreError> {
        let sql = "SELECT DISTINCT rules FROM facts WHERE game = ? ORDER BY rules DESC";
        let rules: Vec<i64> = sqlx::query_scalar(sql).bind(game).fetch_all(&self.readers).await?;
        Ok(rules.into_iter().filter_map(|rules| u32::try_from(rules).ok()).collect())
    }

    async fn sayings(&self, ids: &[String]) -> Result<Vec<Saying>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let mut sql = QueryBuilder::<sqlx::Sqlite>::new("SELECT id, body FROM sayings WHERE id IN (");
        let mut list = sql.separated(", ");
        for id in ids {
            list.push_bind(id.clone());
        }
        sql.push(")");
        FromRow::all(&sql.build().fetch_all(&self.readers).await?)
    }
}
