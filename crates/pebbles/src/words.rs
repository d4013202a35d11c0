//! The whole table in words.

use crate::state::Position;
use crate::view::values;
use game_core::page::Page;
use game_core::{Game, InWords, Viewer};

impl InWords for Position {
    fn in_words(&self, viewer: Viewer) -> Page {
        let mut page = Page::default();
        let rows = self.seats().map(|seat| (Page::seat(seat), vec![Page::number(self.score(seat))]));
        page.table("points", &["points"], rows);
        if let Viewer::Seat(seat) = viewer {
            let hand = values(&self.hands[seat]);
            page.list(hand.into_iter().map(|value| Page::number(i64::from(value))).collect());
        }
        page
    }
}
