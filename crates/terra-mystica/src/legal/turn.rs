//! D4: the main actions (spec 4.2 to 4.7).

use super::{Check, Ground, Scope, Steps};
use crate::abilities::Rite;
use crate::action::Action;
use crate::content::Goods;
use crate::ids::{
    BonusTile, BridgePlace, Cult, Faction, FavorTile, Hex, Order, PowerAction, Special, Structure,
};
use crate::payment::Purse;
use crate::refusal::Refusal;
use crate::setup::OfferTiming;
use crate::state::{HexSet, Once, Position};
use game_core::Seat;

impl Position {
    pub(crate) fn check_turn(&self, seat: Seat, action: Action) -> Check<Goods> {
        match action {
            Action::Build { hex } => self.check_build(&self.ground(seat), hex),
            Action::Dig { hex, spades, to } => self.check_dig(&self.ground(seat), hex, spades, to),
            Action::Shipping => self.check_shipping(seat),
            Action::Digging => self.check_digging(seat),
            Action::Upgrade { hex, to } => self.check_upgrade(seat, hex, to),
            Action::Send { cult, space } => self.check_send(cult, space),
            Action::Power { action } => self.check_power(seat, action, &self.purse(seat)),
            Action::Special { special } => self.check_special(seat, special, &self.purse(seat)),
            Action::Pass { tile } => self.check_pass(tile).map(|()| Goods::NONE),
            Action::Accept { .. } | Action::Decline { .. } | Action::Step { .. } => {
                self.check_answer(seat, action).map(|()| Goods::NONE)
            }
            _ => self.check_free_step(seat, action).map(|()| Goods::NONE),
        }
    }

    pub(super) fn list_turn(&self, seat: Seat, scope: Scope, out: &mut impl Steps) {
        let purse = self.purse(seat);
        let ground = self.ground(seat);
        self.list_builds(&ground, &purse, out);
        self.list_digs(&ground, &purse, scope, out);
        let payable = |price: Check<Goods>| price.is_ok_and(|price| purse.payable(price));
        for (action, price) in
            [(Action::Shipping, self.check_shipping(seat)), (Action::Digging, self.check_digging(seat))]
        {
            if payable(price) {
                out.push(action);
            }
        }
        self.list_upgrades(seat, &purse, out);
        self.list_sends(seat, &purse, scope, out);
        for action in PowerAction::ALL {
            let pointless = action == PowerAction::Priest && purse.supply == 0;
            if payable(self.check_power(seat, action, &purse)) && (scope == Scope::Legal || !pointless) {
                out.push(Action::Power { action });
            }
        }
        self.list_specials(seat, &purse, out);
        if self.flow.round == 6 {
            out.push(Action::Pass { tile: None });
        } else {
            for tile in self.board.pool {
                out.push(Action::Pass { tile: Some(tile) });
            }
        }
        self.list_free_steps(seat, scope, true, out);
        if self.flow.echo[seat.index()] > 0 {
            self.list_steps(seat, scope, out);
        }
        if scope == Scope::Legal {
            self.list_connects(seat, out);
        }
        if self.options.offer_timing == OfferTiming::Late {
            self.list_late_answers(seat, out);
        }
    }

    /// Spec 4.2.
    fn check_shipping(&self, seat: Seat) -> Check<Goods> {
        let board = self.content.faction(self.faction(seat));
        let level = self.seats[seat].shipping;
        if board.shipping_max == 0 {
            Err(Refusal::NoTrack)
        } else if level >= board.shipping_max {
            Err(Refusal::TrackAtEnd { level })
        } else {
            Ok(board.shipping_cost)
        }
    }

    fn check_digging(&self, seat: Seat) -> Check<Goods> {
        let board = self.content.faction(self.faction(seat));
        let level = self.seats[seat].digging;
        if board.digging_max == 0 {
            Err(Refusal::NoTrack)
        } else if level >= board.digging_max {
            Err(Refusal::TrackAtEnd { level })
        } else {
            Ok(board.digging_cost)
        }
    }

    /// Spec 4.3.
    fn check_upgrade(&self, seat: Seat, hex: Hex, to: Structure) -> Check<Goods> {
        if !self.seats[seat].built.contains(hex) {
            return Err(Refusal::NotOwn { hex });
        }
        let from = self.map.structure[hex.index()].ok_or(Refusal::NotOwn { hex })?;
        let fits = matches!(
            (from, to),
            (Structure::Dwelling, Structure::TradingPost)
                | (Structure::TradingPost, Structure::Temple | Structure::Stronghold)
                | (Structure::Temple, Structure::Sanctuary)
        );
        if !fits {
            return Err(Refusal::WrongUpgrade { from, to });
        }
        if self.seats[seat].pieces[to.index()] == 0 {
            return Err(Refusal::NoPieceLeft { structure: to });
        }
        let board = self.content.faction(self.faction(seat));
        if to == Structure::TradingPost && !self.has_neighbour(seat, hex) {
            return Ok(board.trading_post_alone);
        }
        Ok(board.cost[to.index()])
    }

    fn list_upgrades(&self, seat: Seat, purse: &Purse, out: &mut impl Steps) {
        let board = self.content.faction(self.faction(seat));
        let pieces = &self.seats[seat].pieces;
        let can: [bool; Structure::COUNT] =
            std::array::from_fn(|to| pieces[to] > 0 && purse.payable(board.cost[to]));
        if !can[1..].iter().any(|can| *can) {
            return;
        }
        for hex in self.seats[seat].built {
            let targets: &[Structure] = match self.map.structure[hex.index()] {
                Some(Structure::Dwelling) => &[Structure::TradingPost],
                Some(Structure::TradingPost) => &[Structure::Temple, Structure::Stronghold],
                Some(Structure::Temple) => &[Structure::Sanctuary],
                _ => &[],
            };
            for to in targets {
                if can[to.index()]
                    && self.check_upgrade(seat, hex, *to).is_ok_and(|price| purse.payable(price))
                {
                    out.push(Action::Upgrade { hex, to: *to });
                }
            }
        }
    }

    /// Spec 4.6, action 5.
    fn check_send(&self, cult: Cult, space: Order) -> Check<Goods> {
        let spaces = &self.board.orders[cult.index()];
        let free = match space {
            Order::Three => spaces[0].is_none(),
            Order::Two => spaces[1..].iter().any(Option::is_none),
            Order::Return => true,
        };
        if free { Ok(Goods { priests: 1, ..Goods::NONE }) } else { Err(Refusal::SpaceTaken { cult, space }) }
    }

    fn list_sends(&self, seat: Seat, purse: &Purse, scope: Scope, out: &mut impl Steps) {
        if !purse.payable(Goods { priests: 1, ..Goods::NONE }) {
            return;
        }
        let moving = Cult::ALL.iter().any(|cult| self.can_move(seat, *cult));
        for cult in Cult::ALL {
            if scope == Scope::Suggested && moving && !self.can_move(seat, cult) {
                continue;
            }
            for space in Order::ALL {
                if self.check_send(cult, space).is_ok() {
                    out.push(Action::Send { cult, space });
                }
            }
        }
    }

    /// Spec 4.7.1. A spade source needs a hex that can be dug, a bridge a place.
    fn check_power(&self, seat: Seat, action: PowerAction, purse: &Purse) -> Check<Goods> {
        if self.board.used.contains(action) {
            return Err(Refusal::PowerActionUsed { action });
        }
        let facts = self.content.power(action);
        let price = Goods { power: facts.cost, ..Goods::NONE };
        if facts.bridge {
            self.check_any_bridge(seat)?;
        }
        // What cannot be paid at all needs no look at the map.
        if facts.spades > 0 && purse.payable(price) {
            self.check_spade_source(seat, facts.spades, purse, price)?;
        }
        Ok(price)
    }

    fn check_spade_source(&self, seat: Seat, spades: u8, purse: &Purse, price: Goods) -> Check<()> {
        let ground: Ground = self.ground_for(seat, spades);
        if self.can_dig_after(&ground, purse, price) { Ok(()) } else { Err(Refusal::NothingToDig) }
    }

    /// Spec 4.7.2.
    pub(super) fn check_bridge(&self, seat: Seat, place: BridgePlace) -> Check<()> {
        let (a, b) = self.content.map.bridges[place.index()];
        let built = self.seats[seat].built;
        if self.map.bridges.contains(place) {
            Err(Refusal::Bridged { place })
        } else if !built.contains(a) && !built.contains(b) {
            Err(Refusal::NoOwnEnd { place })
        } else if self.seats[seat].bridges.len() >= usize::from(self.content.constants.bridges_per_player) {
            Err(Refusal::NoBridgeLeft)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_any_bridge(&self, seat: Seat) -> Check<()> {
        if self.seats[seat].bridges.len() >= usize::from(self.content.constants.bridges_per_player) {
            return Err(Refusal::NoBridgeLeft);
        }
        let any = BridgePlace::all().any(|place| self.check_bridge(seat, place).is_ok());
        if any { Ok(()) } else { Err(Refusal::NowhereToBridge) }
    }

    /// Spec 4.7.3.
    fn check_special(&self, seat: Seat, special: Special, purse: &Purse) -> Check<Goods> {
        let player = &self.seats[seat];
        let unused = |once| if player.used.contains(once) { Err(Refusal::SpecialUsed) } else { Ok(()) };
        let stronghold = |faction| {
            if !self.is(seat, faction) {
                Err(Refusal::OtherFaction { faction })
            } else if !self.has_stronghold(seat) {
                Err(Refusal::NoStronghold)
            } else {
                unused(Once::Stronghold)
            }
        };
        let held = |tile: BonusTile| {
            if player.bonus == Some(tile) { unused(Once::Bonus) } else { Err(Refusal::BonusNotHeld { tile }) }
        };
        match special {
            Special::BonusSpade => {
                held(BonusTile::Spade)?;
                self.check_spade_source(
                    seat,
                    self.content.bonus(BonusTile::Spade).spades,
                    purse,
                    Goods::NONE,
                )?;
            }
            Special::BonusCult => held(BonusTile::Cult)?,
            Special::FavorCultAction => {
                let tile = FavorTile::CultAction;
                if !player.favors.contains(tile) {
                    return Err(Refusal::FavorNotHeld { tile });
                }
                unused(Once::Favor)?;
            }
            Special::AurenCult => stronghold(Faction::Auren)?,
            Special::DoubleAction => stronghold(Faction::ChaosMagicians)?,
            Special::GiantsSpades => {
                stronghold(Faction::Giants)?;
                self.check_spade_source(seat, self.content.constants.giants_spades, purse, Goods::NONE)?;
            }
            Special::Sandstorm(hex) => {
                stronghold(Faction::Nomads)?;
                self.check_sandstorm(seat, hex)?;
            }
            Special::Swarm(hex) => {
                stronghold(Faction::Swarmlings)?;
                self.check_upgrade(seat, hex, Structure::TradingPost)?;
            }
            Special::Ride(hex) => {
                stronghold(Faction::Witches)?;
                self.check_ride(seat, hex)?;
            }
            Special::RideWaived => {
                stronghold(Faction::Witches)?;
                if self.options.offer_timing != OfferTiming::Late {
                    return Err(Refusal::OnlyInRecords);
                }
            }
            Special::EngineerBridge => {
                if !self.able(seat).bridges {
                    return Err(Refusal::OtherFaction { faction: Faction::Engineers });
                }
                self.check_any_bridge(seat)?;
                return Ok(Goods { workers: self.content.constants.engineers_bridge_workers, ..Goods::NONE });
            }
        }
        Ok(Goods::NONE)
    }

    /// R9: a free hex of another terrain with a common edge, not over river or bridge.
    fn check_sandstorm(&self, seat: Seat, hex: Hex) -> Check<()> {
        let home = self.content.faction(self.faction(seat)).home;
        if self.map.occupied.contains(hex) {
            Err(Refusal::Occupied { hex })
        } else if self.map.terrain[hex.index()] == home {
            Err(Refusal::AlreadyHome { hex })
        } else if !self.content.map.adjacent[hex.index()].intersects(self.seats[seat].built) {
            Err(Refusal::NoCommonEdge { hex })
        } else {
            Ok(())
        }
    }

    fn check_ride(&self, seat: Seat, hex: Hex) -> Check<()> {
        let home = self.content.faction(self.faction(seat)).home;
        if self.map.occupied.contains(hex) {
            Err(Refusal::Occupied { hex })
        } else if self.map.terrain[hex.index()] != home {
            Err(Refusal::OtherTerrain { hex, needed: home })
        } else if self.seats[seat].pieces[Structure::Dwelling.index()] == 0 {
            Err(Refusal::NoPieceLeft { structure: Structure::Dwelling })
        } else {
            Ok(())
        }
    }

    fn list_specials(&self, seat: Seat, purse: &Purse, out: &mut impl Steps) {
        let mut list = |special| {
            if self.check_special(seat, special, purse).is_ok_and(|price| purse.payable(price)) {
                out.push(Action::Special { special });
            }
        };
        let player = &self.seats[seat];
        match player.bonus {
            Some(BonusTile::Spade) => list(Special::BonusSpade),
            Some(BonusTile::Cult) => list(Special::BonusCult),
            _ => {}
        }
        if player.favors.contains(FavorTile::CultAction) {
            list(Special::FavorCultAction);
        }
        let faction = self.faction(seat);
        if self.able(seat).bridges {
            return list(Special::EngineerBridge);
        }
        if !self.has_stronghold(seat) || player.used.contains(Once::Stronghold) {
            return;
        }
        let home = self.content.faction(faction).home;
        match self.able(seat).rite {
            Rite::Cult => list(Special::AurenCult),
            Rite::Double => list(Special::DoubleAction),
            Rite::Spades => list(Special::GiantsSpades),
            Rite::Sandstorm => {
                let mut around = HexSet::EMPTY;
                for hex in player.built {
                    around = around.union(self.content.map.adjacent[hex.index()]);
                }
                for hex in around.difference(self.map.occupied) {
                    list(Special::Sandstorm(hex));
                }
            }
            Rite::Swarm => {
                for hex in player.built {
                    list(Special::Swarm(hex));
                }
            }
            Rite::Ride => {
                for hex in Hex::all().filter(|hex| self.map.terrain[hex.index()] == home) {
                    list(Special::Ride(hex));
                }
                list(Special::RideWaived);
            }
            Rite::None => {}
        }
    }

    /// Spec 4.7.5.
    fn check_pass(&self, tile: Option<BonusTile>) -> Check<()> {
        match tile {
            None if self.flow.round == 6 => Ok(()),
            None => Err(Refusal::TileNeeded),
            Some(_) if self.flow.round == 6 => Err(Refusal::NoTileInLastRound),
            Some(tile) if self.board.pool.contains(tile) => Ok(()),
            Some(tile) => Err(Refusal::NotInPool { tile }),
        }
    }
}
