//! Transform and build (spec 4.1): where, with how many spades, for which price.

use super::{Check, Scope, Steps};
use crate::action::Action;
use crate::content::Goods;
use crate::ids::{Hex, Structure, Terrain};
use crate::payment::Purse;
use crate::reach::Reach;
use crate::refusal::Refusal;
use crate::setup::{BuildAfterSpades, OfferTiming, TransformTargets};
use crate::state::{HexSet, Position};
use game_core::Seat;

/// Everything about digging and building that is the same for all hexes: worked out once per list.
pub(crate) struct Ground {
    reach: Reach,
    home: Terrain,
    whole_digs: bool,
    any_target: bool,
    spade: Goods,
    dwelling: Goods,
    dwellings: u8,
    /// Free spades in hand.
    free: u8,
    /// May spades be paid?
    may_pay: bool,
    /// Hexes dug in this action.
    dug: HexSet,
    /// Was the skip used in this action?
    skipped: bool,
    occupied: HexSet,
}

impl Position {
    /// The ground for action 1: nothing free.
    pub(crate) fn ground(&self, seat: Seat) -> Ground {
        self.ground_with(seat, self.reach(seat), 0, true)
    }

    /// The ground for a spade source about to be chosen.
    pub(crate) fn ground_for(&self, seat: Seat, free: u8) -> Ground {
        self.ground_with(seat, self.reach(seat), free, true)
    }

    /// The ground for the free spades in hand (D7).
    pub(crate) fn ground_now(&self, seat: Seat) -> Ground {
        let spades = &self.turn.spades;
        Ground {
            dug: spades.hexes,
            skipped: spades.skipped,
            ..self.ground_with(seat, self.reach(seat), spades.left, true)
        }
    }

    /// The ground for digging on: nothing but the hex that this action left short of home (ruling Z15). The
    /// way to it is paid already.
    pub(crate) fn ground_open(&self, seat: Seat) -> Ground {
        let spades = &self.turn.spades;
        let near = spades.open.into_iter().collect();
        let reach = Reach { near, skip: HexSet::EMPTY, skip_cost: Goods::NONE };
        self.ground_with(seat, reach, spades.left, true)
    }

    /// Digging on: the price of more spades on the hex that ended short of home.
    pub(super) fn check_dig_on(&self, seat: Seat, hex: Hex, spades: u8, to: Option<Terrain>) -> Check<Goods> {
        match self.turn.spades.open {
            Some(_) => self.check_dig(&self.ground_open(seat), hex, spades, to),
            None => Err(Refusal::NotAsked),
        }
    }

    /// The portions in which the open hex can be dug on.
    pub(super) fn list_digs_on(&self, seat: Seat, scope: Scope, out: &mut impl Steps) {
        if self.turn.spades.open.is_some() {
            self.list_digs(&self.ground_open(seat), &self.purse(seat), scope, out);
        }
    }

    /// The ground for the spades of phase III (D17). Real logs transform several hexes short of home there,
    /// and one hex twice (ruling Z16).
    pub(crate) fn ground_in_phase_three(&self, seat: Seat) -> Ground {
        let free = self.flow.spades[seat.index()];
        let reach = self.reach_in_phase_three(seat);
        let ground = self.ground_with(seat, reach, free, false);
        let looser = ground.any_target || self.options.offer_timing == OfferTiming::Late;
        let dug = if looser { HexSet::EMPTY } else { self.turn.spades.hexes };
        Ground { dug, ..ground }
    }

    fn ground_with(&self, seat: Seat, reach: Reach, free: u8, may_pay: bool) -> Ground {
        let faction = self.faction(seat);
        let board = self.content.faction(faction);
        let player = &self.seats[seat];
        Ground {
            reach,
            home: board.home,
            whole_digs: self.able(seat).whole_digs,
            any_target: self.options.transform_targets == TransformTargets::Any,
            spade: board.spade_cost[usize::from(player.digging)],
            dwelling: board.cost[Structure::Dwelling.index()],
            dwellings: player.pieces[Structure::Dwelling.index()],
            free,
            may_pay,
            dug: HexSet::EMPTY,
            skipped: false,
            occupied: self.map.occupied,
        }
    }

    /// Action 1, build: the price of a dwelling there (spec 4.1.1, 4.1.4).
    pub(crate) fn check_build(&self, ground: &Ground, hex: Hex) -> Check<Goods> {
        let way = ground.way_to(hex)?;
        if self.map.terrain[hex.index()] != ground.home {
            return Err(Refusal::OtherTerrain { hex, needed: ground.home });
        }
        if ground.dwellings == 0 {
            return Err(Refusal::NoPieceLeft { structure: Structure::Dwelling });
        }
        Ok(ground.dwelling.plus(way))
    }

    /// D8: the price of a dwelling after spades.
    pub(crate) fn check_build_here(&self, ground: &Ground, hex: Hex) -> Check<Goods> {
        if self.turn.spades.home.contains(hex) {
            return if ground.dwellings == 0 {
                Err(Refusal::NoPieceLeft { structure: Structure::Dwelling })
            } else {
                Ok(ground.dwelling)
            };
        }
        if self.options.build_after_spades == BuildAfterSpades::TransformedHex
            || !self.turn.spades.dug
            || !ground.reach.near.contains(hex)
        {
            return Err(Refusal::NotTransformed { hex });
        }
        self.check_build(ground, hex)
    }

    /// The hexes D8 looks at.
    pub(crate) fn sites_here(&self, ground: &Ground) -> HexSet {
        let spades = &self.turn.spades;
        if self.options.build_after_spades == BuildAfterSpades::AnyHomeHex && spades.dug {
            spades.home.union(ground.reach.near).difference(ground.occupied)
        } else {
            spades.home
        }
    }

    /// The price of digging `spades` on a hex: the missing ones are paid (spec 4.1.3).
    pub(crate) fn check_dig(
        &self,
        ground: &Ground,
        hex: Hex,
        spades: u8,
        to: Option<Terrain>,
    ) -> Check<Goods> {
        let way = ground.way_to(hex)?;
        if ground.dug.contains(hex) {
            return Err(Refusal::DugBefore { hex });
        }
        let (least, most) = ground.spades_for(self.map.terrain[hex.index()], to, hex)?;
        if !(least..=most).contains(&spades) {
            return Err(Refusal::WrongSpades { given: spades, least, most });
        }
        let paid = spades.saturating_sub(ground.free);
        if paid > 0 && !ground.may_pay {
            return Err(Refusal::NoPaidSpades { missing: paid });
        }
        Ok(ground.spade.times(paid).plus(way))
    }

    pub(crate) fn list_builds(&self, ground: &Ground, purse: &Purse, out: &mut impl Steps) {
        if ground.dwellings == 0 {
            return;
        }
        let near = purse.payable(ground.dwelling);
        let far = near && purse.payable(ground.dwelling.plus(ground.reach.skip_cost));
        let mut sites = HexSet::EMPTY;
        if near {
            sites = ground.reach.near;
        }
        if far && !ground.skipped {
            sites = sites.union(ground.reach.skip);
        }
        for hex in sites.difference(ground.occupied) {
            if self.map.terrain[hex.index()] == ground.home {
                out.push(Action::Build { hex });
            }
        }
    }

    /// The digs, most of them several for one hex: with 1, 2 or 3 spades, or for every target.
    pub(crate) fn list_digs(&self, ground: &Ground, purse: &Purse, scope: Scope, out: &mut impl Steps) {
        // Most spades that can be paid for, by way.
        let most = |way: Goods| {
            (1..=3u8)
                .take_while(|k| {
                    let paid = k.saturating_sub(ground.free);
                    (paid == 0 || ground.may_pay) && purse.payable(ground.spade.times(paid).plus(way))
                })
                .count() as u8
        };
        let near = most(Goods::NONE);
        let far =
            if ground.skipped || ground.reach.skip.is_empty() { 0 } else { most(ground.reach.skip_cost) };
        let mut sites = HexSet::EMPTY;
        if near > 0 {
            sites = ground.reach.near;
        }
        if far > 0 {
            sites = sites.union(ground.reach.skip);
        }
        for hex in sites.difference(ground.occupied).difference(ground.dug) {
            let payable = if ground.reach.near.contains(hex) { near } else { far };
            let terrain = self.map.terrain[hex.index()];
            let distance = terrain.distance(ground.home);
            if ground.any_target {
                self.list_targets(ground, hex, payable, scope, out);
            } else if ground.whole_digs {
                if payable >= 2 && distance > 0 {
                    out.push(Action::Dig { hex, spades: 2, to: None });
                }
            } else {
                let most = distance.min(payable);
                let least = if scope == Scope::Suggested { most.max(1) } else { 1 };
                for spades in least..=most {
                    out.push(Action::Dig { hex, spades, to: None });
                }
            }
        }
    }

    fn list_targets(&self, ground: &Ground, hex: Hex, payable: u8, scope: Scope, out: &mut impl Steps) {
        let terrain = self.map.terrain[hex.index()];
        let distance = terrain.distance(ground.home);
        if scope == Scope::Suggested {
            let spades = if ground.whole_digs { 2 } else { distance.min(payable) };
            if distance > 0 && spades <= payable {
                let to = if ground.whole_digs { ground.home } else { terrain.towards(ground.home, spades) };
                out.push(Action::Dig { hex, spades, to: Some(to) });
            }
            return;
        }
        for spades in 1..=payable {
            for to in Terrain::ALL {
                let fits =
                    ground.spades_for(terrain, Some(to), hex).is_ok_and(|range| range == (spades, spades));
                if fits {
                    out.push(Action::Dig { hex, spades, to: Some(to) });
                }
            }
        }
    }

    /// Can any hex be dug?
    pub(crate) fn can_dig(&self, ground: &Ground, purse: &Purse) -> bool {
        let mut steps = super::Counted::default();
        self.list_digs(ground, purse, Scope::Legal, &mut steps);
        steps.count > 0
    }

    /// Can any hex be dug after paying for the spade source too?
    pub(crate) fn can_dig_after(&self, ground: &Ground, purse: &Purse, price: Goods) -> bool {
        // Everybody but the Giants can always use one spade partially; only their second one, a tunnel or a
        // carpet is added to the price of the source.
        let sites = |set: HexSet| {
            set.difference(ground.occupied).iter().any(|hex| {
                ground.any_target && !ground.whole_digs || self.map.terrain[hex.index()] != ground.home
            })
        };
        let needed = if ground.whole_digs { 2u8 } else { 1 };
        let price = price.plus(ground.spade.times(needed.saturating_sub(ground.free)));
        (purse.payable(price) && sites(ground.reach.near))
            || (purse.payable(price.plus(ground.reach.skip_cost)) && sites(ground.reach.skip))
    }
}

impl Ground {
    /// The price of the way to a hex, or why there is none (spec 4.1.1).
    fn way_to(&self, hex: Hex) -> Check<Goods> {
        if self.occupied.contains(hex) {
            Err(Refusal::Occupied { hex })
        } else if self.reach.near.contains(hex) {
            Ok(Goods::NONE)
        } else if !self.reach.skip.contains(hex) {
            Err(Refusal::OutOfReach { hex })
        } else if self.skipped {
            Err(Refusal::SkipUsed { hex })
        } else {
            Ok(self.reach.skip_cost)
        }
    }

    /// Is the hex reached only by tunnel or carpet?
    pub(crate) fn is_skip(&self, hex: Hex) -> bool {
        !self.reach.near.contains(hex)
    }

    /// Fewest and most spades for a hex of this terrain.
    fn spades_for(&self, terrain: Terrain, to: Option<Terrain>, hex: Hex) -> Check<(u8, u8)> {
        match to {
            Some(to) if self.any_target => {
                if to == terrain || (self.whole_digs && to != self.home) {
                    return Err(Refusal::WrongTarget);
                }
                let spades = if self.whole_digs { 2 } else { terrain.distance(to) };
                Ok((spades, spades))
            }
            None if !self.any_target => match terrain.distance(self.home) {
                0 => Err(Refusal::AlreadyHome { hex }),
                _ if self.whole_digs => Ok((2, 2)),
                distance => Ok((1, distance)),
            },
            _ => Err(Refusal::WrongTarget),
        }
    }

    /// The terrain after a dig.
    pub(crate) fn dug_terrain(&self, terrain: Terrain, spades: u8, to: Option<Terrain>) -> Terrain {
        match to {
            Some(to) => to,
            None if self.whole_digs => self.home,
            None => terrain.towards(self.home, spades),
        }
    }

    /// May hexes be dug away from home, as in real logs?
    pub(crate) const fn any_target(&self) -> bool {
        self.any_target
    }

    /// The home terrain of the digging faction.
    pub(crate) const fn home(&self) -> Terrain {
        self.home
    }
}
