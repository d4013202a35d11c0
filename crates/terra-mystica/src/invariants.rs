//! Counts that never change (spec 10), checked after every step of the law games.

use crate::ids::{BonusTile, Cult, FavorTile, Hex, Structure, TownTile};
use crate::prompt::Prompt;
use crate::setup::OfferTiming;
use crate::state::{HexSet, Position};
use game_core::{Invariants, Seat};

type Verdict = Result<(), String>;

fn hold(condition: bool, broken: impl FnOnce() -> String) -> Verdict {
    if condition { Ok(()) } else { Err(broken()) }
}

impl Invariants for Position {
    fn invariants(&self) -> Verdict {
        for seat in Seat::all(self.players).filter(|seat| self.seats[*seat].faction.is_some()) {
            self.check_resources(seat)?;
            self.check_pieces(seat)?;
            self.check_towns(seat)?;
        }
        self.check_map()?;
        self.check_cults()?;
        self.check_tiles()?;
        self.check_flow()
    }
}

impl Position {
    /// I-1, I-2, I-4 and the ledger of points.
    fn check_resources(&self, seat: Seat) -> Verdict {
        let player = self.player(seat);
        let tokens: u8 = player.bowls.iter().sum();
        hold(tokens <= self.content.constants.power_tokens, || format!("I-1: {seat:?} has {tokens} tokens"))?;
        let placed = self.board.orders.iter().flatten().filter(|owner| **owner == Some(seat)).count();
        hold(usize::from(player.placed) == placed, || format!("I-2: {seat:?} has {placed} priests placed"))?;
        let out = player.priests + player.placed;
        hold(out <= self.content.constants.priests_per_player, || {
            format!("I-2: {seat:?} has {out} priests")
        })?;
        hold(player.vp >= 0, || format!("I-4: {seat:?} has {} points", player.vp))?;
        let sum: i16 = player.ledger.iter().sum();
        hold(sum == player.vp, || format!("the points of {seat:?} are {}, their sources {sum}", player.vp))
    }

    /// I-3 and I-5 per player.
    fn check_pieces(&self, seat: Seat) -> Verdict {
        let player = self.player(seat);
        for structure in Structure::ALL {
            let on_map =
                player.built.iter().filter(|hex| self.map.structure[hex.index()] == Some(structure)).count();
            let supply = self.content.structure(structure).supply;
            let left = player.pieces[structure.index()];
            hold(on_map + usize::from(left) == usize::from(supply), || {
                format!("I-3: {seat:?} has {on_map} {structure} on the map and {left} left of {supply}")
            })?;
        }
        hold(player.bridges.len() <= usize::from(self.content.constants.bridges_per_player), || {
            format!("I-3: {seat:?} has {} bridges", player.bridges.len())
        })?;
        let home = self.home(seat);
        let strange = player.built.iter().find(|hex| Some(self.map.terrain[hex.index()]) != home);
        hold(strange.is_none(), || format!("I-5: {strange:?} of {seat:?} is not home terrain"))
    }

    /// I-9 and I-10.
    fn check_towns(&self, seat: Seat) -> Verdict {
        let player = self.player(seat);
        hold(player.in_town.difference(player.built).is_empty(), || {
            format!("I-9: {seat:?} has a town without structures")
        })?;
        let towns: u8 = player.towns.iter().sum();
        let due = if seat == self.flow.active { self.turn.due.towns } else { 0 };
        let members = player.in_town.len();
        hold(members >= 3 * usize::from(towns + due), || {
            format!("I-9: {seat:?} has {towns} towns, {due} due, and {members} members")
        })?;
        // Groups are checked at the own builds, so between them another's bridge may have joined two (R31).
        let mut left = player.built.difference(player.in_town);
        while let Some(hex) = left.first() {
            let group = self.group_without_foreign_bridges(seat, hex);
            let tiles = self.town_tiles_free() > 0;
            hold(!(tiles && self.makes_town(seat, group)), || {
                format!("I-10: the group of {hex} of {seat:?} should be a town")
            })?;
            left = left.difference(group);
        }
        Ok(())
    }

    fn group_without_foreign_bridges(&self, seat: Seat, start: Hex) -> HexSet {
        let built = self.seats[seat].built;
        let mut group = HexSet::one(start);
        loop {
            let mut next = group;
            for hex in group {
                next = next.union(self.content.map.adjacent[hex.index()]);
            }
            for place in self.seats[seat].bridges {
                let (a, b) = self.content.map.bridges[place.index()];
                if group.contains(a) || group.contains(b) {
                    next.insert(a);
                    next.insert(b);
                }
            }
            next = next.intersection(built);
            if next == group {
                return group;
            }
            group = next;
        }
    }

    /// I-5, I-7: one owner per structure and bridge.
    fn check_map(&self) -> Verdict {
        let mut all = HexSet::EMPTY;
        let mut bridges = 0;
        for seat in Seat::all(self.players) {
            let built = self.seats[seat].built;
            hold(!all.intersects(built), || format!("I-5: {seat:?} shares a hex"))?;
            all = all.union(built);
            bridges += self.seats[seat].bridges.len();
        }
        let standing: HexSet = Hex::all().filter(|hex| self.map.structure[hex.index()].is_some()).collect();
        hold(all == self.map.occupied && all == standing, || "I-5: structures and owners differ".to_owned())?;
        hold(bridges == self.map.bridges.len(), || {
            format!("I-7: {bridges} bridges owned, {} on the map", self.map.bridges.len())
        })
    }

    /// I-2, I-8.
    fn check_cults(&self) -> Verdict {
        for cult in Cult::ALL {
            let at = |seat: Seat| self.seats[seat].cults[cult.index()];
            let top = Seat::all(self.players).filter(|seat| at(*seat) == 10).count();
            let high = Seat::all(self.players).find(|seat| at(*seat) > 10);
            hold(top <= 1 && high.is_none(), || format!("I-8: {top} markers on 10 of {cult}"))?;
        }
        for seat in Seat::all(self.players) {
            let player = self.player(seat);
            let tens = player.cults.iter().filter(|at| **at == 10).count() as u8;
            hold(tens + player.keys == player.keys_received, || {
                format!("I-8: {seat:?} has {tens} tens and {} keys of {}", player.keys, player.keys_received)
            })?;
        }
        Ok(())
    }

    /// I-9, I-11, I-12.
    fn check_tiles(&self) -> Verdict {
        let seats = || Seat::all(self.players);
        for tile in TownTile::ALL {
            let facts = self.content.town(tile);
            let copies = if facts.promo && !self.options.promo_town_tiles { 0 } else { facts.copies };
            let taken: u8 = seats().map(|seat| self.seats[seat].towns[tile.index()]).sum();
            let left = self.board.towns[tile.index()];
            hold(taken + left == copies, || {
                format!("I-9: {taken} of {tile} taken, {left} left of {copies}")
            })?;
        }
        for tile in FavorTile::ALL {
            let owned = seats().filter(|seat| self.seats[*seat].favors.contains(tile)).count();
            let left = usize::from(self.board.favors[tile.index()]);
            let copies = usize::from(self.content.favor(tile).copies);
            hold(owned + left == copies, || {
                format!("I-11: {owned} of {tile} owned, {left} left of {copies}")
            })?;
        }
        if self.flow.round > 0 {
            let held = seats().filter(|seat| self.seats[*seat].bonus.is_some()).count();
            let extra = usize::from(self.content.bonus_tiles_extra);
            hold(held == usize::from(self.players) && self.board.pool.len() == extra, || {
                format!("I-12: {held} bonus tiles held, {} in the pool", self.board.pool.len())
            })?;
        }
        let coins = BonusTile::ALL
            .into_iter()
            .find(|t| self.board.coins[t.index()] > 0 && !self.board.pool.contains(*t));
        hold(coins.is_none(), || format!("I-12: coins lie on {coins:?}, which is held"))
    }

    /// I-14, I-15 as far as one position shows them.
    fn check_flow(&self) -> Verdict {
        let between = self.flow.prompts.base == Prompt::Turn && self.flow.prompts.over.is_none();
        if between && self.options.offer_timing == OfferTiming::TurnEnd && self.turn.actions == 1 {
            let double = self.seats[self.flow.active].used.contains(crate::state::Once::Stronghold);
            hold(self.offers.is_empty() || double, || "I-14: offers are open between turns".to_owned())?;
        }
        if between {
            hold(self.turn.due.is_empty() && self.turn.spades.left == 0, || {
                format!("I-14: {:?} is due between turns", self.turn.due)
            })?;
        }
        hold(!(self.flow.passed.contains(self.flow.active) && between), || {
            format!("I-15: {:?} plays after passing", self.flow.active)
        })?;
        hold(self.flow.round <= 6 && self.turn.actions <= 2, || format!("I-15: round {}", self.flow.round))
    }
}
