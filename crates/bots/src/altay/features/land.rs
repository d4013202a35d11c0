//! Regions, neighbours and tokens.

use super::{Sight, Sparse, layout};
use altay::ids::{Kind, RegionSet, Terrain};
use game_core::Game;

impl Sight<'_> {
    pub(super) fn land(&self, out: &mut Sparse) {
        let (position, content) = (self.position, self.position.content());
        let (board, map) = (position.board(), position.layout());
        let held = board.held[self.seat];
        let mut around = RegionSet::EMPTY;
        let (mut threatened, mut weaker, mut tallest, mut single) = (0, 0, 0, 0);
        for region in held {
            let near = map.near[region.index()];
            around = around.union(near);
            let mine = board.settlements(region);
            tallest = tallest.max(mine);
            single += usize::from(mine == 1);
            for other in near.difference(held).difference(board.guarded) {
                let theirs = board.settlements(other);
                threatened += usize::from(theirs > mine);
                weaker += usize::from(theirs > 0 && theirs <= mine);
            }
        }
        out.mark(layout::REGIONS.count(held.len()));
        for terrain in Terrain::ALL {
            let n = held.intersection(content.terrains[terrain.index()]).len();
            out.mark(layout::TERRAINS.at(terrain.index() * 4 + n.min(3)));
        }
        out.mark(layout::SETTLEMENTS.count(usize::from(position.settlements_on_map(self.seat))));
        out.mark(layout::TALLEST.count(usize::from(tallest)));
        out.mark(layout::SINGLE.count(single));
        let room = position.placeable(self.seat).difference(held).len();
        out.mark(layout::ROOM.count(room));
        out.put(layout::ROOM_TIME.at(0), (room as f32).sqrt() / 2.0 * self.time);
        out.mark(layout::THREATENED.count(threatened));
        out.mark(layout::WEAKER_NEAR.count(weaker));
        out.mark(layout::GUARDS_NEAR.count(around.intersection(board.guarded).len()));
        out.mark(layout::GOALS_HELD.count(held.intersection(map.vp_tokens).len()));
        out.mark(layout::GOALS_NEAR.count(around.difference(held).intersection(map.vp_tokens).len()));
        for (pile, kind) in Kind::market().enumerate() {
            match position.pile(kind) {
                0 => out.mark(layout::PILE_EMPTY.at(pile)),
                1 | 2 => out.mark(layout::PILE_LOW.at(pile)),
                _ => {}
            }
        }
    }

    pub(super) fn tokens(&self, out: &mut Sparse) {
        let (player, content) = (self.player, self.position.content());
        out.mark(layout::CAPTURED.count(usize::from(player.captures())));
        let lost: usize =
            self.rivals_of().map(|rival| usize::from(self.position.player(rival).captured[self.seat])).sum();
        out.mark(layout::LOST.count(lost));
        let value: usize =
            player.conquests().sorts().map(|(token, n)| usize::from(content.token(token).value * n)).sum();
        out.mark(layout::TOKEN_VALUE.count(value));
        out.mark(layout::TOKEN_REST.at(value % 3));
        out.mark(layout::FRESH.count(player.fresh.len() as usize));
    }
}
