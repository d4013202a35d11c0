//! Everything due to the active player in one prompt (D7 to D11, D13, D14), and D17.

use super::{Check, Scope, Steps};
use crate::action::Action;
use crate::content::Goods;
use crate::ids::{BridgePlace, FavorTile, TownTile};
use crate::refusal::Refusal;
use crate::setup::OfferTiming;
use crate::state::{Due, Position};
use game_core::Seat;

impl Position {
    pub(super) fn check_choices(&self, seat: Seat, action: Action) -> Check<Goods> {
        let due = &self.turn.due;
        let free = |()| Goods::NONE;
        match action {
            Action::Build { hex } if due.build => self.check_build_here(&self.ground_now(seat), hex),
            Action::NoBuild if due.build => Ok(Goods::NONE),
            Action::Dig { hex, spades, to } if due.spades => {
                self.check_dig(&self.ground_now(seat), hex, spades, to)
            }
            Action::Dig { hex, spades, to } if due.build => self.check_dig_on(seat, hex, spades, to),
            Action::Forfeit if due.spades => self.check_forfeit().map(free),
            Action::Favor { tile } if due.favors > 0 => self.check_favor(seat, tile).map(free),
            Action::Town { tile } if due.towns > 0 => self.check_town(tile).map(free),
            Action::Step { .. } if due.steps > 0 => Ok(Goods::NONE),
            Action::Step { .. } => self.check_answer(seat, action).map(free),
            Action::Bridge { place } if due.bridge => self.check_bridge(seat, place).map(free),
            Action::Exchange { n } if due.exchange => {
                let most = self.most_exchange(seat);
                if n <= most { Ok(Goods::NONE) } else { Err(Refusal::TooMany { most }) }
            }
            Action::EndTurn if self.may_put_off_step() => Ok(Goods::NONE),
            Action::OpenConvert => Err(Refusal::NotAsked),
            _ => self.check_free_step(seat, action).map(free),
        }
    }

    pub(super) fn list_choices(&self, seat: Seat, scope: Scope, out: &mut impl Steps) {
        let due = if scope == Scope::Suggested { self.turn.due.first_in_order() } else { self.turn.due };
        if due.build || due.spades {
            let purse = self.purse(seat);
            let ground = self.ground_now(seat);
            if due.build {
                for hex in self.sites_here(&ground) {
                    let price = self.check_build_here(&ground, hex);
                    if price.is_ok_and(|price| purse.payable(price)) {
                        out.push(Action::Build { hex });
                    }
                }
            }
            let before = out.count();
            if due.spades {
                self.list_digs(&ground, &purse, scope, out);
            } else if scope == Scope::Legal {
                self.list_digs_on(seat, scope, out);
            }
            let useless = due.spades && out.count() == before;
            if useless && self.check_forfeit().is_err() {
                self.list_digs(&ground, &purse, Scope::Legal, out);
            }
            if due.build {
                out.push(Action::NoBuild);
            }
            if due.spades && (scope == Scope::Legal || useless) && self.check_forfeit().is_ok() {
                out.push(Action::Forfeit);
            }
        }
        self.list_free_steps(seat, scope, false, out);
        if due.favors > 0 {
            for tile in FavorTile::ALL {
                if self.check_favor(seat, tile).is_ok() {
                    out.push(Action::Favor { tile });
                }
            }
        }
        if due.towns > 0 {
            for tile in TownTile::ALL {
                if self.check_town(tile).is_ok() {
                    out.push(Action::Town { tile });
                }
            }
        }
        let echo = scope == Scope::Legal && self.flow.echo[seat.index()] > 0;
        if due.steps > 0 || echo {
            self.list_steps(seat, scope, out);
        }
        if due.bridge {
            for place in BridgePlace::all() {
                if self.check_bridge(seat, place).is_ok() {
                    out.push(Action::Bridge { place });
                }
            }
        }
        if due.exchange {
            for n in 0..=self.most_exchange(seat) {
                out.push(Action::Exchange { n });
            }
        }
        if scope == Scope::Legal {
            self.list_connects(seat, out);
            if self.may_put_off_step() {
                out.push(Action::EndTurn);
            }
        }
    }

    /// Ledgers with late answers also take the cult step of an action late (ruling Z5).
    fn may_put_off_step(&self) -> bool {
        self.options.offer_timing == OfferTiming::Late
            && self.turn.due == Due { steps: 1, ..Due::default() }
            && self.turn.actions == 0
    }

    /// R38: spades are given up only after one was used, or when they were a gift.
    fn check_forfeit(&self) -> Check<()> {
        let spades = &self.turn.spades;
        if spades.dug || spades.optional { Ok(()) } else { Err(Refusal::UseSpadesFirst) }
    }

    fn check_favor(&self, seat: Seat, tile: FavorTile) -> Check<()> {
        if self.seats[seat].favors.contains(tile) {
            Err(Refusal::FavorOwned { tile })
        } else if self.board.favors[tile.index()] == 0 {
            Err(Refusal::FavorGone { tile })
        } else {
            Ok(())
        }
    }

    fn check_town(&self, tile: TownTile) -> Check<()> {
        if self.board.towns[tile.index()] == 0 { Err(Refusal::TownGone { tile }) } else { Ok(()) }
    }

    /// D14: limited by the board, the workers and the supply (R37).
    fn most_exchange(&self, seat: Seat) -> u8 {
        self.content.constants.darklings_exchange.min(self.seats[seat].workers).min(self.priest_supply(seat))
    }

    /// Drops what has no option (spec 3.1, R50).
    pub(crate) fn drop_empty_dues(&mut self) {
        if self.turn.due.is_empty() {
            return;
        }
        let seat = self.flow.active;
        let due = self.turn.due;
        if due.towns > 0 && self.board.towns.iter().all(|left| *left == 0) {
            self.turn.due.towns = 0;
        }
        if due.favors > 0 && !FavorTile::ALL.iter().any(|tile| self.check_favor(seat, *tile).is_ok()) {
            self.turn.due.favors = 0;
        }
        if due.exchange && self.most_exchange(seat) == 0 {
            self.turn.due.exchange = false;
        }
        if due.bridge && self.check_any_bridge(seat).is_err() {
            self.turn.due.bridge = false;
        }
        if due.spades && !self.can_dig(&self.ground_now(seat), &self.purse(seat)) {
            self.end_spades();
        }
        if self.turn.due.build && !self.can_build_here(seat) {
            self.turn.due.build = false;
        }
    }

    /// D8 is asked when a dwelling is left and payable.
    pub(crate) fn can_build_here(&self, seat: Seat) -> bool {
        let ground = self.ground_now(seat);
        let purse = self.purse(seat);
        self.sites_here(&ground)
            .iter()
            .any(|hex| self.check_build_here(&ground, hex).is_ok_and(|price| purse.payable(price)))
    }

    /// D17 (spec 5.1.2).
    pub(super) fn check_bonus_spades(&self, seat: Seat, action: Action) -> Check<Goods> {
        match action {
            Action::Dig { hex, spades, to } => {
                self.check_dig(&self.ground_in_phase_three(seat), hex, spades, to)
            }
            Action::Forfeit => Ok(Goods::NONE),
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(super) fn list_bonus_spades(&self, seat: Seat, scope: Scope, out: &mut impl Steps) {
        let before = out.count();
        self.list_digs(&self.ground_in_phase_three(seat), &self.purse(seat), scope, out);
        if scope == Scope::Legal || out.count() == before {
            out.push(Action::Forfeit);
        }
    }
}

impl Due {
    /// The one thing a bot settles next: town, favor, exchange, spades, dwelling, cult step, bridge.
    fn first_in_order(self) -> Due {
        let none = Due::default();
        if self.towns > 0 {
            Due { towns: self.towns, ..none }
        } else if self.favors > 0 {
            Due { favors: self.favors, ..none }
        } else if self.exchange {
            Due { exchange: true, ..none }
        } else if self.spades {
            Due { spades: true, ..none }
        } else if self.build {
            Due { build: true, ..none }
        } else if self.steps > 0 {
            Due { steps: self.steps, ..none }
        } else {
            Due { bridge: self.bridge, ..none }
        }
    }
}
