//! Placing and moving settlements, completing settlement cards (spec 3.2, 4.2).

use crate::ids::{Region, Token};
use crate::prompt::Prompt;
use crate::state::Position;
use game_core::Seat;

impl Position {
    /// One more settlement of the seat in the region.
    pub(crate) fn add_settlement(&mut self, seat: Seat, region: Region) {
        let count = &mut self.board.settlements[region.index()];
        *count += 1;
        if *count >= self.content.rules.region_cap {
            self.board.full.insert(region);
        }
        self.board.held[seat].insert(region);
    }

    /// One settlement of the seat less in the region, which may become free.
    pub(crate) fn take_settlement(&mut self, seat: Seat, region: Region) {
        let count = &mut self.board.settlements[region.index()];
        *count -= 1;
        if *count < self.content.rules.region_cap {
            self.board.full.remove(region);
        }
        if *count == 0 {
            self.board.held[seat].remove(region);
        }
    }

    /// The conquest token of the region, taken away.
    pub(crate) fn take_token(&mut self, region: Region) -> Option<Token> {
        self.board.guarded.remove(region);
        self.board.tokens[region.index()].take()
    }
}

/// A full settlement card: tokens to the supply, card to the discard pile, then the placements.
pub(super) fn complete_card(p: &mut Position, slot: usize) {
    let player = &mut p.seats[p.active];
    let tokens = std::mem::take(&mut player.tokens[slot]);
    let Some(card) = player.table[slot].take() else { return };
    player.discard.add(card);
    p.return_tokens(tokens);
    let build = p.content.get().kind(card).build;
    p.prompts.push(Prompt::Place { left: build });
}

/// D11 and D12: the settlement goes to the region.
pub(crate) fn settle(p: &mut Position, region: Region) {
    let seat = p.active;
    match p.prompt() {
        Prompt::Place { left } => {
            p.prompts.replace(Prompt::Place { left: left - 1 });
            p.seats[seat].stock -= 1;
        }
        Prompt::PlaceFromCard => {
            p.prompts.pop();
            p.seats[seat].on_card = false;
        }
        _ => {
            p.prompts.pop();
            p.seats[seat].stock -= 1;
        }
    }
    p.add_settlement(seat, region);
}

/// No region is legal: the settlement leaves the game (R26).
pub(crate) fn lose_from_stock(p: &mut Position) {
    let player = p.active_player_mut();
    player.stock -= 1;
    player.removed += 1;
}

/// No region is legal for the settlement of a completed technology.
pub(crate) fn lose_from_card(p: &mut Position) {
    let player = p.active_player_mut();
    player.on_card = false;
    player.removed += 1;
}

/// D18: one settlement moves to a neighbouring region (R31).
pub(crate) fn resettle(p: &mut Position, to: Region) {
    let Prompt::To { from } = p.prompt() else { return };
    p.prompts.pop();
    p.take_settlement(p.active, from);
    p.add_settlement(p.active, to);
}
