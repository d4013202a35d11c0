//! Boards to think on, in memory.

use super::Memory;
use crate::ids::{BoardId, UserId};
use crate::store::{BoardRow, Boards, StoreError};
use async_trait::async_trait;

#[async_trait]
impl Boards for Memory {
    async fn add_board(&self, row: BoardRow, most: u32) -> Result<BoardRow, StoreError> {
        let boards = &mut self.kept().boards;
        if let Some(known) = boards.values().find(|known| known.is_same_moment(&row)) {
            return Ok(known.clone());
        }
        let mine = boards.values().filter(|known| known.owner == row.owner);
        if mine.clone().count() >= most as usize {
            let idle = mine.filter(|known| known.rev == 0);
            let oldest = idle.min_by(|a, b| (a.updated_at, &a.id).cmp(&(b.updated_at, &b.id)));
            let oldest = oldest.map(|known| known.id.clone()).ok_or(StoreError::Full)?;
            boards.remove(&oldest);
        }
        boards.insert(row.id.clone(), row.clone());
        Ok(row)
    }

    async fn board(&self, id: &BoardId) -> Result<Option<BoardRow>, StoreError> {
        Ok(self.kept().boards.get(id).cloned())
    }

    async fn boards(&self, owner: &UserId) -> Result<Vec<BoardRow>, StoreError> {
        let kept = self.kept();
        let mut boards: Vec<BoardRow> =
            kept.boards.values().filter(|row| row.owner == *owner).cloned().collect();
        boards.sort_by(|a, b| (b.updated_at, &b.id).cmp(&(a.updated_at, &a.id)));
        Ok(boards)
    }

    async fn put_board(&self, row: BoardRow, rev: u64) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let known = kept.boards.get_mut(&row.id).filter(|known| known.rev == rev);
        *known.ok_or(StoreError::Conflict)? = row;
        Ok(())
    }

    async fn remove_board(&self, owner: &UserId, id: &BoardId) -> Result<bool, StoreError> {
        let mut kept = self.kept();
        let mine = kept.boards.get(id).is_some_and(|row| row.owner == *owner);
        Ok(mine && kept.boards.remove(id).is_some())
    }
}
