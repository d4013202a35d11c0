//! What a seat has in hand, what comes every round, and what its tiles and tracks will bring.

use super::Clock;
use super::weights::{ByRound, Weights};
use game_core::{Game, Seat};
use terra_mystica::content::{Counted, Event, Goods};
use terra_mystica::ids::{BonusTile, Faction, FavorTile, Structure};
use terra_mystica::state::Once;
use terra_mystica::{Content, Player, Position};

/// The parts of an economy, as message keys.
pub(super) const NAMES: [&str; 8] = [
    "worth-stock",
    "worth-income",
    "worth-structures",
    "worth-tracks",
    "worth-favors",
    "worth-bonus",
    "worth-cult-bonuses",
    "worth-scoring",
];

/// What one of each kind of goods is worth, read once for all seats.
#[derive(Clone, Copy)]
pub(super) struct Prices {
    /// Coming at the start of every round to come: coins, workers, priests, power.
    each: [f32; 4],
    /// Coming once, at the start of the next round.
    next: [f32; 4],
}

impl Prices {
    pub fn of(w: &Weights, clock: Clock) -> Self {
        let lists: [&ByRound; 4] = [&w.coin, &w.worker, &w.priest, &w.power_income];
        Prices {
            each: lists.map(|price| price[..clock.rounds.min(6)].iter().sum()),
            next: lists.map(|price| price[clock.rounds.saturating_sub(1)]),
        }
    }
}

fn worth(goods: Goods, prices: &[f32; 4]) -> f32 {
    f32::from(goods.coins) * prices[0]
        + f32::from(goods.workers) * prices[1]
        + f32::from(goods.priests) * prices[2]
        + f32::from(goods.power) * prices[3]
}

/// One seat's economy.
pub(super) struct Purse<'a> {
    position: &'a Position,
    player: &'a Player,
    facts: &'static Content,
    weights: &'a Weights,
    prices: &'a Prices,
    seat: Seat,
    faction: Faction,
    clock: Clock,
    passed: bool,
    on_map: [u8; Structure::COUNT],
}

impl<'a> Purse<'a> {
    pub fn of(
        position: &'a Position,
        weights: &'a Weights,
        prices: &'a Prices,
        seat: Seat,
        faction: Faction,
        clock: Clock,
    ) -> Self {
        let player = position.player(seat);
        let facts = position.content();
        let on_map = Structure::ALL.map(|s| facts.structure(s).supply - player.pieces[s.index()]);
        let passed = position.flow().passed.contains(seat);
        Purse { position, player, facts, weights, prices, seat, faction, clock, passed, on_map }
    }

    fn on_map(&self, structure: Structure) -> usize {
        usize::from(self.on_map[structure.index()])
    }

    /// Everything in this file, in points.
    pub fn worth(&self) -> f32 {
        self.stock()
            + self.income()
            + self.structures()
            + self.tracks()
            + self.favors()
            + self.bonus()
            + self.cult_bonuses()
            + self.scoring_ahead()
    }

    /// Everything in this file by name.
    pub fn parts(&self) -> [(&'static str, f32); 8] {
        let parts = [
            self.stock(),
            self.income(),
            self.structures(),
            self.tracks(),
            self.favors(),
            self.bonus(),
            self.cult_bonuses(),
            self.scoring_ahead(),
        ];
        std::array::from_fn(|at| (NAMES[at], parts[at]))
    }

    /// Coins, workers, priests and power in hand.
    fn stock(&self) -> f32 {
        let (player, w) = (self.player, self.weights);
        let [one, two, three] = player.bowls.map(f32::from);
        let (coins, workers, priests) =
            (f32::from(player.coins), f32::from(player.workers), f32::from(player.priests));
        if self.passed && self.clock.rounds == 0 {
            // Spec 5.2: everything becomes coins, three of them a point.
            let all = coins + workers + priests + three + (two / 2.0).floor();
            let rate = if self.faction == Faction::Alchemists { 2.0 } else { 3.0 };
            return (all / rate).floor();
        }
        // Who has passed can use it in the next round only.
        let at = self.clock.rounds - usize::from(self.passed);
        let pairs = workers.min(coins * 0.5);
        let build = if at > 0 { w.pair * pairs } else { 0.0 };
        build
            + coins * w.coin[at]
            + workers * w.worker[at]
            + priests * w.priest[at]
            + three * w.bowl_three[at]
            + two * w.bowl_two[at]
            + one * w.bowl_one[at]
    }

    /// Income of structures and favor tiles over the rounds to come.
    fn income(&self) -> f32 {
        let board = self.facts.faction(self.faction);
        let mut goods = Goods {
            coins: board.trading_post_coins[self.on_map(Structure::TradingPost)],
            workers: board.worker_income[self.on_map(Structure::Dwelling)],
            priests: board.temple_priests[self.on_map(Structure::Temple)],
            power: board.trading_post_power[self.on_map(Structure::TradingPost)]
                + board.temple_power[self.on_map(Structure::Temple)],
        };
        if self.on_map(Structure::Stronghold) > 0 {
            goods = goods.plus(board.stronghold_income);
        }
        if self.on_map(Structure::Sanctuary) > 0 {
            goods = goods.plus(board.sanctuary_income);
        }
        for favor in self.player.favors {
            goods = goods.plus(self.facts.favor(favor).income);
        }
        worth(goods, &self.prices.each)
    }

    /// Structures beside their income, and the stronghold's ability.
    fn structures(&self) -> f32 {
        let (w, rounds) = (self.weights, self.clock.rounds as f32);
        let mut sum = 0.0;
        for structure in Structure::ALL {
            let [now, later] = w.structure[structure];
            sum += self.on_map(structure) as f32 * (now + later * rounds);
        }
        if self.on_map(Structure::Stronghold) > 0 {
            let per_round = w.stronghold[self.faction];
            sum += per_round * rounds;
            if !self.passed && !self.player.used.contains(Once::Stronghold) {
                sum += per_round * w.unused_stronghold;
            }
        }
        if self.faction == Faction::Engineers && !self.player.bridges.is_empty() {
            let sure = if self.on_map(Structure::Stronghold) > 0 { 1.0 } else { 0.4 };
            let times = rounds + f32::from(u8::from(!self.passed));
            sum += sure * 3.0 * times * self.spanned() as f32;
        }
        sum
    }

    /// Own bridges with own structures at both ends.
    fn spanned(&self) -> usize {
        let (player, map) = (self.player, &self.facts.map);
        let both = |(a, b): (_, _)| player.built.contains(a) && player.built.contains(b);
        player.bridges.iter().filter(|place| both(map.bridges[place.index()])).count()
    }

    /// Digging, shipping and keys.
    fn tracks(&self) -> f32 {
        let (player, w, rounds) = (self.player, self.weights, self.clock.rounds as f32);
        let digging = match self.faction {
            Faction::Darklings => 0.0,
            Faction::Giants => 2.0 * f32::from(player.digging), // two spades for every hex
            _ => f32::from(player.digging),
        };
        digging * w.digging * rounds
            + f32::from(player.shipping) * w.shipping * rounds
            + f32::from(player.keys) * w.key
    }

    /// Favor tiles beside their income and steps.
    fn favors(&self) -> f32 {
        let (player, w, rounds) = (self.player, self.weights, self.clock.rounds as f32);
        let left = |structure: Structure| f32::from(player.pieces[structure.index()]);
        let now = if self.passed { 0.0 } else { 0.5 };
        let mut sum = 0.0;
        for favor in player.favors {
            sum += match favor {
                FavorTile::TownSix => w.favor_town_six * (rounds + now),
                FavorTile::CultAction => {
                    let unused = !self.passed && !player.used.contains(Once::Favor);
                    w.favor_cult_action * (rounds + f32::from(u8::from(unused)))
                }
                FavorTile::DwellingVp => {
                    2.0 * left(Structure::Dwelling).min(w.dwelling_rate * (rounds + now))
                }
                FavorTile::TradingPostVp => {
                    3.0 * (left(Structure::TradingPost) + 1.0).min(w.trading_post_rate * (rounds + now))
                }
                FavorTile::PassTradingPosts => {
                    let table = self.facts.favor(favor).pass_vp;
                    let sure = f32::from(table[self.on_map(Structure::TradingPost)]);
                    let likely = sure.max(2.5);
                    let here = if self.passed { 0.0 } else { sure * w.pass_ahead };
                    here + likely * rounds
                }
                _ => 0.0,
            };
        }
        sum
    }

    /// The bonus tile held and the one to be taken.
    fn bonus(&self) -> f32 {
        let w = self.weights;
        let Some(held) = self.player.bonus else { return 0.0 };
        let board = self.position.board();
        if self.passed {
            // Held from now on for the next round.
            return if self.clock.rounds == 0 { 0.0 } else { self.tile(held) };
        }
        let round_to_come = self.position.flow().round == 0;
        let unused = !self.player.used.contains(Once::Bonus);
        let mut sum = self.pass_points(held) * w.pass_ahead
            + if unused || round_to_come { self.action(held) } else { 0.0 };
        if round_to_come {
            sum += worth(self.facts.bonus(held).income, &self.prices.next);
        } else if self.clock.rounds > 0 {
            let (mut best, mut second) = (0.0f32, 0.0f32);
            for tile in board.pool {
                let worth =
                    self.tile(tile) + f32::from(board.coins[tile.index()]) * w.coin[self.clock.rounds - 1];
                if worth > best {
                    (best, second) = (worth, best);
                } else {
                    second = second.max(worth);
                }
            }
            let rivals = self.position.flow().passed.len() + 1 < usize::from(self.position.players());
            sum += if rivals { second + (best - second) * w.tile_ahead } else { best };
        }
        sum
    }

    /// A bonus tile for the next round: its income, its points, its action.
    fn tile(&self, tile: BonusTile) -> f32 {
        worth(self.facts.bonus(tile).income, &self.prices.next)
            + self.pass_points(tile) * self.weights.pass_ahead
            + self.action(tile)
    }

    fn action(&self, tile: BonusTile) -> f32 {
        match tile {
            BonusTile::Spade => self.weights.bonus_spade,
            BonusTile::Cult => self.weights.bonus_cult,
            BonusTile::Shipping if !matches!(self.faction, Faction::Dwarves | Faction::Fakirs) => {
                self.weights.bonus_shipping
            }
            _ => 0.0,
        }
    }

    /// Points of a bonus tile if the seat passed with what stands now.
    fn pass_points(&self, tile: BonusTile) -> f32 {
        let facts = self.facts.bonus(tile);
        let structures: f32 = Structure::ALL
            .into_iter()
            .map(|s| f32::from(facts.pass_vp[s.index()]) * self.on_map(s) as f32)
            .sum();
        structures + f32::from(facts.pass_vp_shipping) * f32::from(self.player.shipping)
    }

    /// What cult positions bring at the end of this round and the next ones.
    fn cult_bonuses(&self) -> f32 {
        let (w, player) = (self.weights, self.player);
        let mut sum = 0.0;
        for round in self.clock.bonus_from..6 {
            let Some(tile) = self.position.board().scoring[round - 1] else { continue };
            let facts = self.facts.scoring(tile);
            let steps = match facts.counted {
                Counted::Cult(cult) => f32::from(player.cults[cult.index()]),
                Counted::Priests => f32::from(player.placed),
            };
            let share = steps / f32::from(facts.per);
            let now = round == self.clock.bonus_from;
            let times = if now { 0.85 * share.floor() + 0.15 * share } else { share * w.cult_ahead };
            // The bonus of a round is spent in the next one.
            let at = 5 - round;
            let one = f32::from(facts.gain.coins) * w.coin[at]
                + f32::from(facts.gain.workers) * w.worker[at]
                + f32::from(facts.gain.priests) * w.priest[at]
                + f32::from(facts.gain.power) * w.power_income[at]
                + f32::from(facts.spades) * w.cult_spade;
            sum += times * one;
        }
        if self.clock.bonus_from > usize::from(self.position.flow().round) {
            sum += f32::from(self.position.flow().spades[self.seat.index()]) * w.cult_spade;
        }
        sum
    }

    /// Points that the scoring tiles of later rounds promise to a seat that keeps the right pieces.
    fn scoring_ahead(&self) -> f32 {
        let player = self.player;
        let left = |structure: Structure| f32::from(player.pieces[structure.index()]);
        let mut sum = 0.0;
        for round in usize::from(self.position.flow().round)..6 {
            let Some(tile) = self.position.board().scoring[round] else { continue };
            let facts = self.facts.scoring(tile);
            let events = match facts.event {
                Event::Dwelling => left(Structure::Dwelling).min(2.5),
                Event::TradingPost => left(Structure::TradingPost).min(2.0),
                Event::StrongholdOrSanctuary => {
                    left(Structure::Stronghold) + 0.5 * left(Structure::Sanctuary)
                }
                Event::Temple => left(Structure::Temple).min(1.5),
                Event::Spade | Event::Town => 0.0,
            };
            sum += events * f32::from(facts.vp);
        }
        sum * self.weights.scoring_ahead
    }
}
