//! What a build or upgrade triggers (spec 4.4), towns (spec 4.8), favor and town tiles, bridges.

use crate::abilities::{Civic, Founding};
use crate::content::Event;
use crate::ids::{BridgePlace, Cult, FavorTile, Hex, Structure, TownTile, VpSource};
use crate::offers::Answer;
use crate::setup::OfferTiming;
use crate::state::{HexSet, Position};
use game_core::Seat;

impl Position {
    /// Points of the round's scoring tile, in phase II.
    pub(crate) fn score_event(&mut self, seat: Seat, event: Event, times: u8) {
        let Some(tile) = self.board.scoring[usize::from(self.flow.round) - 1] else { return };
        let facts = self.content.scoring(tile);
        if facts.event == event {
            self.add_vp(seat, i16::from(facts.vp) * i16::from(times), VpSource::Scoring);
        }
    }

    /// Replaces a structure by a higher one; the old piece returns to its board.
    pub(crate) fn upgrade(&mut self, seat: Seat, hex: Hex, to: Structure) {
        if let Some(from) = self.map.structure[hex.index()] {
            self.seats[seat].pieces[from.index()] += 1;
        }
        self.raise(seat, hex, to);
    }

    /// Puts a piece on the map.
    pub(crate) fn put(&mut self, seat: Seat, hex: Hex, structure: Structure) {
        self.seats[seat].pieces[structure.index()] -= 1;
        self.seats[seat].built.insert(hex);
        self.map.structure[hex.index()] = Some(structure);
        self.map.occupied.insert(hex);
    }

    /// Spec 4.4: piece, points, offers, town, stronghold, favor tiles.
    pub(crate) fn raise(&mut self, seat: Seat, hex: Hex, structure: Structure) {
        self.put(seat, hex, structure);
        self.score_event(seat, Event::of(structure), 1);
        let favors = self.seats[seat].favors;
        for tile in favors {
            let vp = self.content.favor(tile).build_vp[structure.index()];
            if vp > 0 {
                self.add_vp(seat, i16::from(vp), VpSource::Favor);
            }
        }
        self.offer_power(seat, hex);
        let group = self.group(seat, HexSet::one(hex));
        self.check_group(seat, group);
        match structure {
            Structure::Stronghold => self.stronghold_built(seat),
            Structure::Temple | Structure::Sanctuary => {
                self.turn.due.favors += self.able(seat).favors;
            }
            Structure::Dwelling | Structure::TradingPost => {}
        }
    }

    fn offer_power(&mut self, seat: Seat, hex: Hex) {
        let around = self.touching(hex).intersection(self.map.occupied).difference(self.seats[seat].built);
        if around.is_empty() {
            return;
        }
        let build = self.flow.build;
        self.flow.build = build.wrapping_add(1);
        for receiver in seat.clockwise(self.players).skip(1) {
            let (_, power, _) = self.strength(around.intersection(self.seats[receiver].built));
            if power > 0 {
                self.offers.push(seat, receiver, power, build);
                if self.options.offer_timing == OfferTiming::Late && self.seats[receiver].room() == 0 {
                    self.offers.answer(self.offers.all().len() - 1, Answer::Lapsed);
                }
            }
        }
    }

    /// Spec 6.3, on building the stronghold.
    fn stronghold_built(&mut self, seat: Seat) {
        let constants = &self.content.constants;
        match self.able(seat).founding {
            Founding::Spades(n) => self.gain_spades(seat, n(constants), true),
            Founding::Vp(n) => self.add_vp(seat, i16::from(n(constants)), VpSource::Faction),
            Founding::Power(n) => {
                self.gain_power(seat, n(constants));
            }
            Founding::Exchange => self.turn.due.exchange = true,
            Founding::Shipping => self.raise_shipping(seat),
            Founding::Favor => self.turn.due.favors += 1,
            Founding::Nothing => {}
        }
    }

    /// Spec 4.8.3: a group founds a town, or joins the one it touches.
    pub(crate) fn check_group(&mut self, seat: Seat, group: HexSet) {
        if group.intersects(self.seats[seat].in_town) {
            self.seats[seat].in_town = self.seats[seat].in_town.union(group);
        } else if self.town_tiles_free() > 0 && self.makes_town(seat, group) {
            self.seats[seat].in_town = self.seats[seat].in_town.union(group);
            self.turn.due.towns += 1;
        }
    }

    fn check_all_groups(&mut self, seat: Seat) {
        let mut left = self.seats[seat].built;
        while let Some(hex) = left.first() {
            let group = self.group(seat, HexSet::one(hex));
            self.check_group(seat, group);
            left = left.difference(group);
        }
    }

    /// D9.
    pub(crate) fn take_favor(&mut self, seat: Seat, tile: FavorTile) {
        self.turn.due.favors -= 1;
        self.board.favors[tile.index()] -= 1;
        self.seats[seat].favors.insert(tile);
        if tile == FavorTile::TownSix {
            self.check_all_groups(seat);
        }
        let facts = self.content.favor(tile);
        let mut steps = [0; Cult::COUNT];
        steps[facts.cult.index()] = facts.steps;
        self.gain_cults(seat, steps);
    }

    /// D10 (spec 4.8.5).
    pub(crate) fn take_town(&mut self, seat: Seat, tile: TownTile) {
        self.turn.due.towns -= 1;
        self.board.towns[tile.index()] -= 1;
        self.seats[seat].towns[tile.index()] += 1;
        let facts = *self.content.town(tile);
        self.add_vp(seat, i16::from(facts.vp), VpSource::Town);
        self.score_event(seat, Event::Town, 1);
        let constants = &self.content.constants;
        match self.able(seat).civic {
            Civic::Vp(n) => self.add_vp(seat, i16::from(n(constants)), VpSource::Faction),
            Civic::Workers(n) => self.seats[seat].workers += n(constants),
            Civic::Nothing => {}
        }
        self.gain(seat, facts.gain);
        if facts.shipping > 0 {
            self.raise_shipping(seat);
            if self.able(seat).shipping_is_range {
                self.seats[seat].extra_range += facts.shipping;
            }
        }
        self.seats[seat].keys += facts.keys;
        self.seats[seat].keys_received += facts.keys;
        self.gain_cults(seat, [facts.steps; Cult::COUNT]);
    }

    /// D13 (spec 4.7.2, R31).
    pub(crate) fn build_bridge(&mut self, seat: Seat, place: BridgePlace) {
        self.turn.due.bridge = false;
        self.map.bridges.insert(place);
        self.seats[seat].bridges.insert(place);
        let (a, b) = self.content.map.bridges[place.index()];
        for end in [a, b] {
            if self.seats[seat].built.contains(end) {
                let group = self.group(seat, HexSet::one(end));
                self.check_group(seat, group);
            }
        }
    }
}
