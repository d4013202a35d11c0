//! Spades, digging, dwellings (spec 4.1).

use crate::abilities::Echo;
use crate::action::Action;
use crate::content::{Event, Goods};
use crate::ids::{Hex, Structure, Terrain, VpSource};
use crate::legal::Ground;
use crate::setup::BuildAfterSpades;
use crate::state::{Position, Spades};
use game_core::Seat;

impl Position {
    /// Spades were gained in phase II: the round's tile, Halflings and Alchemists (R24).
    pub(crate) fn score_spades(&mut self, seat: Seat, n: u8) {
        if n == 0 {
            return;
        }
        self.score_event(seat, Event::Spade, n);
        self.echo_spades(seat, n);
    }

    /// What spades bring in both phases.
    pub(crate) fn echo_spades(&mut self, seat: Seat, n: u8) {
        let constants = &self.content.constants;
        match self.able(seat).echo {
            Echo::Vp(each) => self.add_vp(seat, i16::from(n * each(constants)), VpSource::Faction),
            Echo::PowerAfterStronghold(each) if self.has_stronghold(seat) => {
                self.gain_power(seat, n * each(constants));
            }
            _ => {}
        }
    }

    /// Free spades come into the hand.
    pub(crate) fn gain_spades(&mut self, seat: Seat, n: u8, optional: bool) {
        self.turn.spades = Spades { left: n, optional, ..Spades::default() };
        self.turn.due.spades = true;
        self.score_spades(seat, n);
    }

    /// Digs in phase II, with free spades first and paid ones for the rest.
    pub(crate) fn dig(&mut self, seat: Seat, hex: Hex, spades: u8, to: Option<Terrain>, price: Goods) {
        let ground = if self.turn.due.spades {
            self.ground_now(seat)
        } else if self.turn.spades.open.is_some() {
            self.ground_open(seat)
        } else {
            self.ground(seat)
        };
        let paid = spades.saturating_sub(self.turn.spades.left);
        self.pay(seat, price);
        if ground.is_skip(hex) {
            self.turn.spades.skipped = true;
            self.add_vp(seat, i16::from(self.content.constants.skip_vp), VpSource::Faction);
        }
        if paid > 0 {
            self.score_spades(seat, paid);
            if let Echo::VpWherePaid(each) = self.able(seat).echo {
                let vp = each(&self.content.constants);
                self.add_vp(seat, i16::from(vp * paid), VpSource::Faction);
            }
        }
        self.turn.spades.left = self.turn.spades.left.saturating_sub(spades);
        self.turn.spades.dug = true;
        let home = self.transform(&ground, hex, spades, to);
        self.turn.spades.open = (!home).then_some(hex);
        // Spec 4.1.3: another hex may follow only after one that ended at home terrain. Spades left over are
        // good for nothing but the hex that ended short of it.
        if !home || self.turn.spades.left == 0 {
            let left = self.turn.spades.left;
            self.end_spades();
            self.turn.spades.left = if home { 0 } else { left };
        }
    }

    /// Changes the terrain; tells whether it now is home terrain.
    fn transform(&mut self, ground: &Ground, hex: Hex, spades: u8, to: Option<Terrain>) -> bool {
        let terrain = ground.dug_terrain(self.map.terrain[hex.index()], spades, to);
        self.map.terrain[hex.index()] = terrain;
        let home = terrain == ground.home();
        self.turn.spades.hexes.insert(hex);
        if home {
            self.turn.spades.home.insert(hex);
        }
        home
    }

    /// No more spades in this action: left-over ones are lost, a dwelling may follow.
    pub(crate) fn end_spades(&mut self) {
        let any = self.options.build_after_spades == BuildAfterSpades::AnyHomeHex && self.turn.spades.dug;
        self.turn.due.spades = false;
        self.turn.spades.left = 0;
        self.turn.due.build = any || !self.turn.spades.home.is_empty();
    }

    /// A paid dwelling: action 1, or D8 after spades.
    pub(crate) fn build_dwelling(&mut self, seat: Seat, hex: Hex, price: Goods) {
        self.pay(seat, price);
        if !self.turn.due.build && self.ground(seat).is_skip(hex) {
            self.add_vp(seat, i16::from(self.content.constants.skip_vp), VpSource::Faction);
        }
        self.end_building();
        self.raise(seat, hex, Structure::Dwelling);
    }

    /// The action is done with digging and building: all digs come before the dwelling.
    pub(crate) fn end_building(&mut self) {
        self.turn.due.build = false;
        self.turn.spades.open = None;
        self.turn.spades.left = 0;
    }

    /// D17: digs without building, or gives the spades up.
    pub(crate) fn use_bonus_spades(&mut self, seat: Seat, action: Action) {
        let Action::Dig { hex, spades, to } = action else {
            self.flow.spades[seat.index()] = 0;
            return;
        };
        let ground = self.ground_in_phase_three(seat);
        let left = &mut self.flow.spades[seat.index()];
        *left -= spades;
        let home = self.transform(&ground, hex, spades, to);
        if !home && !ground.any_target() {
            self.flow.spades[seat.index()] = 0;
        }
    }
}
