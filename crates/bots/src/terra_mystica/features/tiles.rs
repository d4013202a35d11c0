//! Tiles held, tiles in the pool, and scoring tiles of now, next and later.

use super::{EVENTS, Once, Sight, Sparse, Structure, event, layout};
use terra_mystica::ids::{FavorTile, TownTile};

impl Sight<'_> {
    pub(super) fn tiles(&self, out: &mut Sparse) {
        let (player, board) = (self.player, self.position.board());
        for favor in player.favors {
            out.mark(layout::FAVORS.at(favor.index()));
            out.put(layout::FAVORS_TIME.at(favor.index()), self.time);
            match favor {
                FavorTile::DwellingVp => {
                    out.put(layout::FAVOR_ROOM.at(0), self.left(Structure::Dwelling) / 4.0);
                }
                FavorTile::TradingPostVp => {
                    out.put(layout::FAVOR_ROOM.at(1), self.left(Structure::TradingPost) / 2.0);
                }
                FavorTile::PassTradingPosts => {
                    let points = self.facts.favor(favor).pass_vp[self.on_map(Structure::TradingPost)];
                    out.put(layout::FAVOR_ROOM.at(2), f32::from(points) / 3.0);
                }
                FavorTile::CultAction => {
                    let used = self.passed || player.used.contains(Once::Favor);
                    out.mark(layout::UNUSED_FAVOR.at(usize::from(used)));
                }
                _ => {}
            }
        }
        for favor in FavorTile::ALL {
            if board.favors[favor.index()] > 0 && !player.favors.contains(favor) {
                out.mark(layout::FAVORS_LEFT.at(favor.index()));
            }
        }
        let mut towns = 0;
        for tile in TownTile::ALL {
            let held = player.towns[tile.index()];
            towns += usize::from(held);
            out.put(layout::TOWNS_HELD.at(tile.index()), f32::from(held));
        }
        out.mark(layout::TOWN_COUNT.count(towns));
        self.bonus(out);
    }

    fn bonus(&self, out: &mut Sparse) {
        let (player, board) = (self.player, self.position.board());
        if let Some(held) = player.bonus {
            let facts = self.facts.bonus(held);
            let mut points = f32::from(facts.pass_vp_shipping) * f32::from(player.shipping);
            for structure in Structure::ALL {
                points +=
                    f32::from(facts.pass_vp[structure.index()]) * f32::from(self.on_map[structure.index()]);
            }
            out.put(layout::PASS_POINTS.at(self.rounds), points / 6.0);
            if self.passed {
                out.mark(layout::BONUS_NEXT.at(held.index()));
            } else {
                out.mark(layout::BONUS.at(held.index()));
                if !player.used.contains(Once::Bonus) {
                    out.mark(layout::BONUS_UNUSED.at(held.index()));
                }
            }
        }
        if self.rounds > 0 && !self.passed {
            for tile in board.pool {
                out.mark(layout::POOL.at(tile.index()));
                out.put(layout::POOL_COINS.at(tile.index()), f32::from(board.coins[tile.index()]) / 2.0);
            }
        }
    }

    /// Scoring tiles of this round, the next and later ones, with the means to use them.
    pub(super) fn events(&self, out: &mut Sparse) {
        let round = usize::from(self.position.flow().round);
        let (means, supply) = (self.means(), self.supply());
        for (kind, amount) in means.into_iter().enumerate() {
            if !self.passed {
                out.put(layout::MEANS.at(EVENTS * usize::from(self.rounds == 0) + kind), amount / 2.0);
            }
        }
        // The tile of round n has the number n - 1; before round 1 the first one is the next.
        for (number, tile) in self.position.board().scoring.iter().enumerate() {
            let Some(tile) = *tile else { continue };
            if number + 1 < round {
                continue;
            }
            let facts = self.facts.scoring(tile);
            let (kind, worth) = (event(facts.event), f32::from(facts.vp) / 4.0);
            if number + 1 == round {
                if !self.passed {
                    out.put(layout::EVENT_NOW.at(kind), worth);
                    out.put(layout::EVENT_MEANS.at(kind), worth * means[kind] / 2.0);
                }
                continue;
            }
            let ahead = number - round;
            out.mark(layout::TILE_AHEAD.at(tile.index() * 6 + ahead));
            out.put(layout::FACTION_EVENT.at(self.faction.index() * EVENTS + kind), worth);
            if ahead == 0 {
                out.put(layout::EVENT_NEXT.at(kind), worth * supply[kind]);
                out.put(layout::EVENT_NEXT_MEANS.at(kind), worth * means[kind] / 2.0);
            } else {
                out.put(layout::EVENT_AHEAD.at(kind), worth);
                out.put(layout::EVENT_AHEAD_SUPPLY.at(kind), worth * supply[kind]);
            }
        }
    }
}
