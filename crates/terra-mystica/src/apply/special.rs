//! Power actions, special actions, passing (spec 4.7).

use crate::content::Goods;
use crate::ids::{BonusTile, FavorTile, PowerAction, Special, Structure, VpSource};
use crate::state::{Once, Position};
use game_core::Seat;

impl Position {
    /// Action 6.
    pub(crate) fn power_action(&mut self, seat: Seat, action: PowerAction, price: Goods) {
        self.pay(seat, price);
        self.board.used.insert(action);
        let facts = *self.content.power(action);
        self.gain(seat, facts.gain);
        self.turn.due.bridge = facts.bridge;
        if facts.spades > 0 {
            self.gain_spades(seat, facts.spades, false);
        }
    }

    /// Action 7.
    pub(crate) fn special_action(&mut self, seat: Seat, special: Special, price: Goods) {
        self.pay(seat, price);
        let once = match special {
            Special::BonusSpade | Special::BonusCult => Some(Once::Bonus),
            Special::FavorCultAction => Some(Once::Favor),
            Special::EngineerBridge => None,
            _ => Some(Once::Stronghold),
        };
        if let Some(once) = once {
            self.seats[seat].used.insert(once);
        }
        match special {
            Special::BonusSpade => {
                self.gain_spades(seat, self.content.bonus(BonusTile::Spade).spades, false);
            }
            Special::BonusCult => self.turn.due.steps = self.content.bonus(BonusTile::Cult).steps,
            Special::FavorCultAction => {
                self.turn.due.steps = self.content.favor(FavorTile::CultAction).action_steps;
            }
            // R14: both steps on one track.
            Special::AurenCult => self.turn.due.steps = 2,
            Special::DoubleAction => self.turn.actions = 2,
            Special::GiantsSpades => self.gain_spades(seat, self.content.constants.giants_spades, false),
            Special::Sandstorm(hex) => {
                self.map.terrain[hex.index()] = self.content.faction(self.faction(seat)).home;
                self.turn.spades.home.insert(hex);
                self.turn.due.build = true;
            }
            Special::Swarm(hex) => self.upgrade(seat, hex, Structure::TradingPost),
            Special::Ride(hex) => self.raise(seat, hex, Structure::Dwelling),
            Special::RideWaived => {}
            Special::EngineerBridge => self.turn.due.bridge = true,
        }
    }

    /// Action 8.
    pub(crate) fn pass(&mut self, seat: Seat, tile: Option<BonusTile>) {
        self.score_pass(seat);
        if let Some(tile) = tile {
            // R44: the new tile is taken first, then the old one goes back without coins.
            self.board.pool.remove(tile);
            let coins = std::mem::take(&mut self.board.coins[tile.index()]);
            self.seats[seat].coins += u16::from(coins);
            if let Some(old) = self.seats[seat].bonus.replace(tile) {
                self.board.pool.insert(old);
            }
        }
        self.flow.passing[self.flow.passed.len()] = seat;
        self.flow.passed.insert(seat);
        self.turn.actions = 0;
        self.turn.over = true;
    }

    /// Spec 4.7.5 (a).
    fn score_pass(&mut self, seat: Seat) {
        let count = |structure| i16::from(self.on_map(seat, structure));
        if let Some(tile) = self.seats[seat].bonus {
            let facts = self.content.bonus(tile);
            let structures: i16 =
                Structure::ALL.iter().map(|s| count(*s) * i16::from(facts.pass_vp[s.index()])).sum();
            let ships = i16::from(facts.pass_vp_shipping) * i16::from(self.seats[seat].shipping);
            self.add_vp(seat, structures + ships, VpSource::Bonus);
        }
        let posts = usize::from(self.on_map(seat, Structure::TradingPost));
        for tile in self.seats[seat].favors {
            let vp = self.content.favor(tile).pass_vp[posts];
            self.add_vp(seat, i16::from(vp), VpSource::Favor);
        }
        if self.able(seat).bridges && self.has_stronghold(seat) {
            // R8: only bridges with own structures at both ends.
            let built = self.seats[seat].built;
            let ends = |place: crate::ids::BridgePlace| self.content.map.bridges[place.index()];
            let bridges = self.seats[seat].bridges.iter().filter(|place| {
                let (a, b) = ends(*place);
                built.contains(a) && built.contains(b)
            });
            let vp = bridges.count() as i16 * i16::from(self.content.constants.engineers_bridge_vp);
            self.add_vp(seat, vp, VpSource::Faction);
        }
    }
}
