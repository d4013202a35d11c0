//! What the seat owns, holds and can play, and the goods of its turn.

use super::{Sight, Sparse, layout};
use altay::ids::{Resource, Terrain};
use game_core::Game;

impl Sight<'_> {
    pub(super) fn cards(&self, out: &mut Sparse) {
        let (player, content) = (self.player, self.position.content());
        let owned = player.owned();
        let size = owned.len();
        for (card, n) in owned.sorts() {
            let (kind, n) = (card.kind().index(), f32::from(n));
            out.put(layout::OWNED.at(kind), n / 3.0);
            out.put(layout::OWNED_TIME.at(kind), n / 3.0 * self.time);
            out.put(layout::DENSITY.at(kind), n * 5.0 / (size as f32).max(5.0));
        }
        out.mark(layout::DECK_SIZE.count(size as usize));
        out.mark(layout::TRASHED.count(player.trashed.len() as usize));
        // In the own turn the hand is played now; otherwise it is for the next turn and for defence.
        let hand = if self.active { player.playable() } else { player.hand };
        for (card, n) in hand.sorts() {
            let block = if self.active { layout::PLAYABLE } else { layout::IN_HAND };
            out.put(block.at(card.kind().index()), f32::from(n) / 2.0);
        }
        out.mark(layout::HAND_SIZE.count(player.hand.len() as usize));
        out.mark(layout::ATTACK.count(usize::from(content.attack.sum(owned) / 2)));
        out.mark(layout::DEFENCE.count(usize::from(content.defence.sum(owned) / 2)));
        out.mark(layout::HAND_ATTACK.count(usize::from(content.attack.sum(hand))));
        out.mark(layout::HAND_DEFENCE.count(usize::from(content.defence.sum(hand))));
        if player.archive.is_some() {
            out.mark(layout::ARCHIVED.at(0));
        }
        if self.position.options().trade {
            out.mark(layout::COINS.at(0));
            out.put(layout::COINS.at(1), (player.coins as f32 / 4.0).min(5.0));
        }
    }

    pub(super) fn goods(&self, out: &mut Sparse) {
        let (player, content) = (self.player, self.position.content());
        if self.active {
            let pool = self.position.pool();
            for resource in Resource::ALL {
                let n = usize::from(pool.get(resource)).min(5);
                if n > 0 {
                    out.mark(layout::POOL.at(resource.index() * 5 + n - 1));
                }
            }
            let turn = self.position.turn();
            out.mark(layout::BOUGHT.count(turn.bought.len()));
            for terrain in Terrain::ALL {
                let unused = self.position.unused(terrain).len() as f32;
                out.put(layout::UNUSED.at(terrain.index()), unused / 2.0);
            }
        }
        for (card, tokens) in player.table.iter().zip(player.tokens) {
            let Some(card) = card else { continue };
            let facts = content.kind(*card);
            if facts.build > 0 {
                let full = f32::from(tokens.total()) / f32::from(facts.spaces.total().max(1));
                out.put(layout::BUILDINGS.at(0), f32::from(facts.build));
                out.put(layout::BUILDINGS.at(1), f32::from(facts.build) * full);
            } else {
                for (resource, n) in tokens.iter() {
                    out.put(layout::STORED.at(resource.index()), f32::from(n) / 2.0);
                }
            }
        }
    }
}
