//! What lies in hand, what comes every round, and what it could pay for.

use super::{
    Content, EVENTS, Faction, FactionBoard, Goods, Once, Player, ROUNDS, Sight, Sparse, Structure, cell,
    layout,
};
use terra_mystica::ids::{BonusTile, PowerAction};

/// Income of structures and favor tiles.
pub fn income(
    facts: &Content,
    board: &FactionBoard,
    player: &Player,
    on_map: &[u8; Structure::COUNT],
) -> Goods {
    let built = |structure: Structure| usize::from(on_map[structure.index()]);
    let mut goods = Goods {
        coins: board.trading_post_coins[built(Structure::TradingPost)],
        workers: board.worker_income[built(Structure::Dwelling)],
        priests: board.temple_priests[built(Structure::Temple)],
        power: board.trading_post_power[built(Structure::TradingPost)]
            + board.temple_power[built(Structure::Temple)],
    };
    if built(Structure::Stronghold) > 0 {
        goods = goods.plus(board.stronghold_income);
    }
    if built(Structure::Sanctuary) > 0 {
        goods = goods.plus(board.sanctuary_income);
    }
    for favor in player.favors {
        goods = goods.plus(facts.favor(favor).income);
    }
    goods
}

impl Sight<'_> {
    pub(super) fn goods(&self, out: &mut Sparse) {
        let player = self.player;
        let hand = [
            f32::from(player.coins) / 8.0,
            f32::from(player.workers) / 4.0,
            f32::from(player.priests) / 2.0,
            f32::from(player.bowls[0]) / 6.0,
            f32::from(player.bowls[1]) / 6.0,
            f32::from(player.bowls[2]) / 6.0,
        ];
        for (kind, amount) in hand.into_iter().enumerate() {
            out.put(layout::GOODS_BY_ROUND.at(kind * ROUNDS + self.rounds), amount);
        }
        if self.passed {
            out.mark(layout::PASSED.at(self.rounds));
        } else {
            // What can still be done in this round goes by thresholds; the last round has its own.
            let last = usize::from(self.rounds == 0);
            let lists = [
                (layout::COINS, 14, usize::from(player.coins)),
                (layout::WORKERS, 9, usize::from(player.workers)),
                (layout::PRIESTS, 6, usize::from(player.priests)),
                (layout::POWER, 11, usize::from(self.power)),
            ];
            for (block, width, amount) in lists {
                out.mark(block.at(cell(last, width, amount)));
            }
        }
        let builds = f32::from(player.workers).min(f32::from(player.coins) / 2.0);
        out.put(layout::BUILDS.at(self.rounds), builds / 4.0);
        let income = [
            f32::from(self.income.coins) / 8.0,
            f32::from(self.income.workers) / 4.0,
            f32::from(self.income.priests) / 2.0,
            f32::from(self.income.power) / 6.0,
        ];
        for (kind, amount) in income.into_iter().enumerate() {
            out.put(layout::INCOME_BY_ROUND.at(kind * ROUNDS + self.rounds), amount);
        }
        if self.rounds == 0 {
            let all =
                player.coins + u16::from(player.workers) + u16::from(player.priests) + u16::from(self.power);
            out.put(layout::END_COINS.at(usize::from(all % 3)), 1.0);
        }
    }

    /// How often the means at hand would do for each event now, 0 to 4.
    pub(super) fn means(&self) -> [f32; EVENTS] {
        let (coins, workers) = (f32::from(self.player.coins), f32::from(self.player.workers));
        let afford = |cost: Goods| {
            let one = |have: f32, need: u8| if need == 0 { 4.0 } else { have / f32::from(need) };
            one(coins, cost.coins)
                .min(one(workers, cost.workers))
                .min(one(f32::from(self.player.priests), cost.priests))
                .clamp(0.0, 4.0)
        };
        let price = |structure: Structure| afford(self.board.cost[structure.index()]);
        let from = |structure: Structure| f32::from(self.on_map[structure.index()]);
        let spade = self.board.spade_cost[usize::from(self.player.digging).min(2)];
        let mut spades = afford(spade);
        if self.player.bonus == Some(BonusTile::Spade) && !self.player.used.contains(Once::Bonus) {
            spades += 1.0;
        }
        let used = self.position.board().used;
        for action in [PowerAction::Spade, PowerAction::TwoSpades] {
            let facts = self.facts.power(action);
            if !used.contains(action) && self.power >= facts.cost {
                spades += f32::from(facts.spades) * 0.7;
            }
        }
        if self.faction == Faction::Giants && self.on_map(Structure::Stronghold) > 0 {
            spades += f32::from(u8::from(!self.player.used.contains(Once::Stronghold))) * 2.0;
        }
        let open = f32::from(self.land.open[0]) + f32::from(self.land.open[1]).min(spades);
        let high = price(Structure::Stronghold)
            .min(self.left(Structure::Stronghold))
            .min(from(Structure::TradingPost))
            + price(Structure::Sanctuary).min(self.left(Structure::Sanctuary)).min(from(Structure::Temple));
        [
            spades.min(4.0),
            self.land.towns[0].progress * 2.0,
            price(Structure::Dwelling).min(self.left(Structure::Dwelling)).min(open),
            price(Structure::TradingPost)
                .min(self.left(Structure::TradingPost))
                .min(from(Structure::Dwelling)),
            price(Structure::Temple).min(self.left(Structure::Temple)).min(from(Structure::TradingPost)),
            high,
        ]
    }

    /// What is left for each event in later rounds.
    pub(super) fn supply(&self) -> [f32; EVENTS] {
        [
            (3.0 - f32::from(self.board.spade_cost[usize::from(self.player.digging).min(2)].workers))
                .max(0.0),
            self.land.towns[0].progress + self.land.towns[1].progress,
            self.left(Structure::Dwelling) / 3.0,
            self.left(Structure::TradingPost) / 2.0,
            self.left(Structure::Temple) / 2.0,
            self.left(Structure::Stronghold) + self.left(Structure::Sanctuary),
        ]
    }
}
