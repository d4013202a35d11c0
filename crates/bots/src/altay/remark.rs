//! What a step means on the table: what a card or an achievement still needs, and how much land is held.

use altay::Position;
use altay::ids::Region;
use game_core::{Game, Seat, Text};

/// What was filled, begun or settled.
pub(super) fn of(after: &Position, before: &Position, seat: Seat) -> Option<Text> {
    let (is, was) = (after.player(seat), before.player(seat));
    let content = after.content();
    if let Some(progress) = is.progress
        && (was.progress != is.progress || was.progress_tokens != is.progress_tokens)
    {
        let missing = content.achievement(progress).spaces.total() - is.progress_tokens.total();
        return Some(Text::new("remark-achievement").with("missing", missing));
    }
    let (board, earlier) = (after.board(), before.board());
    let grown = Region::ALL.into_iter().find(|region| {
        board.held[seat].contains(*region) && board.settlements(*region) > earlier.settlements(*region)
    });
    if let Some(region) = grown {
        return Some(
            Text::new("remark-settled")
                .with("settlements", board.settlements(region))
                .with("regions", board.held[seat].len() as u32)
                .with("stock", is.stock),
        );
    }
    let changed = |slot: &usize| (is.table[*slot], is.tokens[*slot]) != (was.table[*slot], was.tokens[*slot]);
    let slot = (0..is.table.len()).filter(changed).find(|slot| is.table[*slot].is_some())?;
    let facts = content.kind(is.table[slot]?);
    let missing = facts.spaces.total().saturating_sub(is.tokens[slot].total());
    (facts.build > 0 && missing > 0).then(|| Text::new("remark-card").with("missing", missing))
}
