//! A table in words for one viewer.

use super::ledger::Match;
use crate::api::{Deed, Story, TableWords, WordBlock};
use crate::error::Error;
use game_core::Viewer;

impl Match {
    /// The story from the deed that holds step `from` on.
    pub fn story(&self, viewer: Viewer, from: usize) -> Story {
        let from = from.min(self.steps());
        let deeds = self.game.as_ref().map_or_else(Vec::new, |game| game.deeds(viewer, from));
        Story {
            from: from as u32,
            steps: self.steps() as u32,
            deeds: deeds.into_iter().map(Deed::from).collect(),
        }
    }

    /// The whole table in words, now or at an earlier moment.
    pub fn in_words(&self, viewer: Viewer, at: Option<usize>) -> Result<TableWords, Error> {
        let game = self.game.as_deref().ok_or(Error::WrongTime("the game has not begun"))?;
        let step = at.unwrap_or(game.steps());
        if step > game.steps() {
            return Err(Error::NotFound("moment"));
        }
        let blocks = game.in_words_at(step, viewer).blocks().iter().cloned().map(WordBlock::from).collect();
        Ok(TableWords { step: step as u32, blocks })
    }
}
