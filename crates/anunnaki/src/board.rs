//! Who stands where: control, contests, borders and strengths (3.1, 4, 5.2).

use crate::content::{GodEffect, MajorPower, WeaponEffect};
use crate::ids::{Board, Corner, House, Kind, Resource, Territory, TerritorySet};
use crate::state::Position;
use game_core::Seat;

/// Who stands where, all seats together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Territories with figures of anybody.
    pub figures: TerritorySet,
    /// Those with figures of two players, or of a player and an ancient token (3.1).
    pub contested: TerritorySet,
}

/// What a seat has on the boards, counted once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holdings {
    /// Territories it controls (3.1).
    pub controlled: TerritorySet,
    /// Shrines in them, and Poseidon's.
    pub shrines: u8,
    /// Its pieces of each kind.
    pub pieces: [u8; 4],
}

/// What a seat's powers add to harvests (4, actions 5 and 6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct HarvestPowers {
    /// Per settlement, and more where figures stand beside it.
    settlement: u8,
    beside_figures: u8,
    /// In every territory, and more with two figures.
    plain: u8,
    two_figures: u8,
}

/// How near a seat is to a conquest in Atlantis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Siege {
    /// Do its figures stand in Atlantis already, before the battle?
    pub inside: bool,
    /// The strength of its figures there, or in one territory at a dotted border.
    pub figures: u8,
    /// The strength of its best weapon.
    pub weapon: u8,
    /// What token and god have together.
    pub needed: u8,
}

impl Position {
    /// The seats of the game.
    #[inline]
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + ExactSizeIterator + use<> {
        Seat::all(self.players)
    }

    /// The power a seat's major god has from the start (9.10).
    #[inline]
    pub(crate) fn base_power(&self, seat: Seat) -> MajorPower {
        self.content.majors[self.mats[seat].house.index()].base
    }

    /// The power a seat's major god has once summoned.
    #[inline]
    pub(crate) fn upgraded_power(&self, seat: Seat) -> Option<MajorPower> {
        let mat = &self.mats[seat];
        mat.major_summoned.then(|| self.content.majors[mat.house.index()].upgraded)
    }

    /// The powers of a seat's summoned minor gods (9.11).
    pub(crate) fn god_effects(&self, seat: Seat) -> impl Iterator<Item = GodEffect> + use<'_> {
        self.mats[seat].summoned.iter().map(|god| self.content.minor(god).effect)
    }

    /// The sum of one number over a seat's summoned minor gods.
    #[inline]
    pub(crate) fn bonus(&self, seat: Seat, number: impl Fn(GodEffect) -> u8) -> u8 {
        if self.mats[seat].summoned.is_empty() {
            return 0;
        }
        self.god_effects(seat).map(number).sum()
    }

    /// Do settlements of this seat count as figures (Odin)?
    #[inline]
    #[must_use]
    pub fn settlements_are_figures(&self, seat: Seat) -> bool {
        matches!(self.base_power(seat), MajorPower::MobileSettlements { .. })
    }

    /// Where a seat has figures.
    #[inline]
    #[must_use]
    pub fn figures(&self, seat: Seat) -> TerritorySet {
        let at = &self.mats[seat].at;
        let figures = at[0].union(at[1]).union(at[2]);
        if self.settlements_are_figures(seat) { figures.union(at[3]) } else { figures }
    }

    /// Where anybody stands, and where somebody is in the way (3.1).
    #[must_use]
    pub fn standing(&self) -> Standing {
        let (mut some, mut several) = (TerritorySet::EMPTY, TerritorySet::EMPTY);
        for seat in self.seats() {
            let here = self.figures(seat);
            several = several.union(some.intersection(here));
            some = some.union(here);
        }
        Standing { figures: some, contested: several.union(some.intersection(self.board.ancient)) }
    }

    /// Territories with figures of two players, or of a player and an ancient token (3.1).
    #[must_use]
    pub fn contested(&self) -> TerritorySet {
        self.standing().contested
    }

    /// Territories a seat controls (3.1).
    #[must_use]
    pub fn controlled(&self, seat: Seat) -> TerritorySet {
        self.controlled_in(self.standing(), seat)
    }

    #[inline]
    fn controlled_in(&self, standing: Standing, seat: Seat) -> TerritorySet {
        let own = self.figures(seat);
        let settled = self.mats[seat].at[Kind::Settlement.index()].difference(standing.figures);
        own.union(settled).difference(standing.contested)
    }

    /// Who controls a territory.
    #[must_use]
    pub fn controller(&self, at: Territory) -> Option<Seat> {
        self.seats().find(|seat| self.mats[*seat].seated && self.controlled(*seat).contains(at))
    }

    /// Territories with a settlement of anybody.
    #[must_use]
    pub fn settled(&self) -> TerritorySet {
        let settlements = |seat: Seat| self.mats[seat].at[Kind::Settlement.index()];
        self.seats().fold(TerritorySet::EMPTY, |all, seat| all.union(settlements(seat)))
    }

    /// Capitals of the other players.
    #[must_use]
    pub fn foreign_capitals(&self, seat: Seat) -> TerritorySet {
        self.seats()
            .filter(|other| *other != seat)
            .map(|other| self.content.capital(self.mats[other].house))
            .collect()
    }

    /// The capital of a seat.
    #[must_use]
    pub fn capital(&self, seat: Seat) -> Territory {
        self.content.capital(self.mats[seat].house)
    }

    /// Is the Afterworld this seat's?
    pub(crate) fn owns_afterworld(&self, seat: Seat) -> bool {
        self.board.afterworld == Some(seat)
    }

    /// Where a figure of this seat may step from a territory (3.1, 3.9).
    #[must_use]
    pub fn step_targets(&self, seat: Seat, from: Territory) -> TerritorySet {
        let atlantis = self.content.atlantis;
        let mut to = self.content.steps[from.index()].difference(self.foreign_capitals(seat));
        if self.end_triggered {
            to = if atlantis.contains(from) { TerritorySet::EMPTY } else { to.difference(atlantis) };
        }
        if self.owns_afterworld(seat) {
            let joined = self.readings.afterworld_joins_atlantis && !self.end_triggered;
            let apart = if joined { TerritorySet::EMPTY } else { atlantis };
            if from == self.content.afterworld {
                to = self.controlled(seat).difference(apart);
                to.remove(from);
            } else if !apart.contains(from) && self.controlled(seat).contains(from) {
                to.insert(self.content.afterworld);
            }
        }
        to
    }

    /// Where a figure of this seat may be teleported from a territory (4, action 1).
    #[must_use]
    pub fn portal_targets(&self, seat: Seat, from: Territory) -> TerritorySet {
        let mut to =
            self.board.open.difference(self.content.atlantis).difference(self.foreign_capitals(seat));
        if !self.owns_afterworld(seat) {
            to.remove(self.content.afterworld);
        }
        to.remove(from);
        to
    }

    /// Territories where the seat controls an own settlement.
    #[must_use]
    pub fn recruit_sites(&self, seat: Seat) -> TerritorySet {
        let settled = self.mats[seat].at[Kind::Settlement.index()];
        if settled.is_empty() { settled } else { self.controlled(seat).intersection(settled) }
    }

    /// Where a follower for `to` may be taken from when the reserve is empty (R9, R73).
    #[must_use]
    pub fn follower_sources(&self, seat: Seat, to: Territory) -> TerritorySet {
        let mut from = self.mats[seat].at[Kind::Follower.index()];
        from.remove(to);
        if self.end_triggered {
            if self.content.atlantis.contains(to) {
                return TerritorySet::EMPTY;
            }
            from = from.difference(self.content.atlantis);
        }
        from
    }

    /// Can a follower be put into this territory, from the reserve or from elsewhere?
    #[must_use]
    pub fn can_add_follower(&self, seat: Seat, to: Territory) -> bool {
        self.mats[seat].reserve > 0 || !self.follower_sources(seat, to).is_empty()
    }

    /// Where a settlement can be built (3.8).
    #[must_use]
    pub fn building_sites(&self, seat: Seat) -> TerritorySet {
        if self.mats[seat].unbuilt == 0 {
            return TerritorySet::EMPTY;
        }
        self.controlled(seat).difference(self.settled())
    }

    /// The strength of a seat's followers and gods in a territory.
    #[must_use]
    pub fn figure_strength(&self, seat: Seat, at: Territory) -> u8 {
        let mat = &self.mats[seat];
        Kind::FIGURES.iter().map(|kind| mat.count(at, *kind) * self.content.strength(*kind)).sum()
    }

    /// How near a seat is to a conquest in Atlantis: its figures inside, before the battle, or the most strength it
    /// has in one territory at a dotted border. A token face down counts as most do. `None` when it is near to
    /// nothing, nothing is left to conquer, or nobody may enter any more.
    #[must_use]
    pub fn siege(&self, seat: Seat) -> Option<Siege> {
        const FACE_DOWN: u8 = 4;
        let weapons = self.advanced_in_hand(seat).iter().map(|weapon| self.content.weapon(weapon).strength);
        let weapon = weapons.max().unwrap_or(0);
        let sieges = self.board.ancient.intersection(self.content.atlantis).into_iter().map(|hex| {
            let within = self.figure_strength(seat, hex);
            let beside = self.content.steps[hex.index()].into_iter();
            let before = beside.map(|from| self.figure_strength(seat, from)).max().unwrap_or(0);
            let token = self.ancient_token(hex).map(|token| self.content.ancients[token.index()].strength);
            let needed = token.unwrap_or(FACE_DOWN) + self.content.numbers.atlantis_god_strength;
            let figures = if within > 0 { within } else { before };
            Siege { inside: within > 0, figures, weapon, needed }
        });
        let near = sieges.filter(|siege| siege.figures > 0 && (siege.inside || !self.end_triggered));
        near.max_by_key(|siege| (siege.inside, i16::from(siege.figures) - i16::from(siege.needed)))
    }

    /// The strength each settlement has through an upgraded Odin.
    pub(crate) fn settlement_strength(&self, seat: Seat) -> u8 {
        match self.upgraded_power(seat) {
            Some(MajorPower::SettlementStrength { n }) => n,
            _ => 0,
        }
    }

    /// The harvest strength of a seat in a territory (4, actions 5 and 6).
    #[must_use]
    pub fn harvest_strength(&self, seat: Seat, at: Territory) -> u8 {
        self.harvest_strength_with(self.harvest_powers(seat), seat, at)
    }

    fn harvest_powers(&self, seat: Seat) -> HarvestPowers {
        let ishtar = match self.base_power(seat) {
            MajorPower::SettlementHarvest { n } => n,
            _ => 0,
        };
        let mut powers = HarvestPowers {
            settlement: self.settlement_strength(seat) + ishtar,
            beside_figures: 0,
            plain: 0,
            two_figures: 0,
        };
        for effect in self.god_effects(seat) {
            match effect {
                GodEffect::SettlementStrength { harvest, needs_figures: true, .. } => {
                    powers.beside_figures += harvest;
                }
                GodEffect::SettlementStrength { harvest, .. } => powers.settlement += harvest,
                GodEffect::HarvestStrength { n } => powers.plain += n,
                GodEffect::StrengthWithTwoFigures { harvest, .. } => powers.two_figures += harvest,
                _ => {}
            }
        }
        powers
    }

    fn harvest_strength_with(&self, powers: HarvestPowers, seat: Seat, at: Territory) -> u8 {
        let mat = &self.mats[seat];
        let figures = mat.figures_at(at);
        let beside = if figures > 0 { powers.beside_figures } else { 0 };
        let two = if figures >= 2 { powers.two_figures } else { 0 };
        self.figure_strength(seat, at)
            + mat.count(at, Kind::Settlement) * (powers.settlement + beside)
            + powers.plain
            + two
    }

    /// Does an upgraded Ishtar let the seat harvest its full strength here?
    pub(crate) fn harvests_in_full(&self, seat: Seat, at: Territory) -> bool {
        at != self.capital(seat) && matches!(self.upgraded_power(seat), Some(MajorPower::FullHarvest {}))
    }

    /// The most a harvest brings here: the strength, as far as open sources allow.
    pub(crate) fn harvest_yield(&self, seat: Seat, at: Territory) -> u8 {
        let strength = self.harvest_strength(seat, at);
        let open = self.open_sources(at).count_ones() as u8;
        if self.harvests_in_full(seat, at) { strength } else { strength.min(open) }
    }

    /// What the seat could harvest in these territories: open sources, as far as its strength goes.
    #[must_use]
    pub fn harvest_in(&self, seat: Seat, territories: TerritorySet) -> u32 {
        let powers = self.harvest_powers(seat);
        let amount = |at: Territory| match self.open_sources(at).count_ones() {
            0 => 0,
            open => open.min(self.harvest_strength_with(powers, seat, at).into()),
        };
        territories.iter().map(amount).sum()
    }

    /// Sources of a territory that are not covered, as bits.
    #[inline]
    #[must_use]
    pub fn open_sources(&self, at: Territory) -> u8 {
        let all = (1u8 << self.content.territories[at.index()].sources.len()) - 1;
        all & !self.board.covered[at.index()]
    }

    /// The types of the open sources of a territory, as bits of the four resources.
    #[must_use]
    pub fn open_types(&self, at: Territory) -> u8 {
        let open = self.open_sources(at);
        let sources = &self.content.territories[at.index()].sources;
        let each = sources.iter().enumerate().filter(|(index, _)| open >> index & 1 != 0);
        each.fold(0, |types, (_, source)| types | source.map_or(0b1111, |resource| 1 << resource.index()))
    }

    /// How many open sources of a type a territory has.
    pub(crate) fn open_of(&self, at: Territory, resource: Resource) -> u8 {
        let open = self.open_sources(at);
        let sources = &self.content.territories[at.index()].sources;
        let each = sources.iter().enumerate().filter(|(index, _)| open >> index & 1 != 0);
        each.filter(|(_, source)| **source == Some(resource)).count() as u8
    }

    /// Can this seat harvest here now?
    pub(crate) fn harvestable(&self, seat: Seat, at: Territory) -> bool {
        self.open_sources(at) != 0 && self.harvest_strength(seat, at) > 0
    }

    /// What a seat has on the boards when it is known who stands where.
    #[must_use]
    pub fn holdings(&self, standing: Standing, seat: Seat) -> Holdings {
        let controlled = self.controlled_in(standing, seat);
        Holdings { controlled, shrines: self.shrines_of(seat, controlled), pieces: self.mats[seat].totals() }
    }

    /// Shrines in controlled territories, and Poseidon's.
    #[must_use]
    pub fn shrines(&self, seat: Seat) -> u8 {
        self.shrines_of(seat, self.controlled(seat))
    }

    fn shrines_of(&self, seat: Seat, controlled: TerritorySet) -> u8 {
        self.shrines_in(controlled)
            + self.bonus(seat, |effect| match effect {
                GodEffect::ExtraShrine { n } => n,
                _ => 0,
            })
    }

    /// Shrines printed in these territories.
    pub(crate) fn shrines_in(&self, territories: TerritorySet) -> u8 {
        territories.iter().map(|at| self.content.territories[at.index()].shrines).sum()
    }

    /// Controlled territories that are not on the home planet.
    pub(crate) fn away(&self, seat: Seat) -> TerritorySet {
        self.controlled(seat).difference(self.content.board(self.mats[seat].house.board()))
    }

    /// Does the seat meet the condition of a pact with this house (3.8 PACT)?
    #[must_use]
    pub fn meets_house(&self, seat: Seat, house: House) -> bool {
        let board = if self.mats[seat].house == house { self.gaia() } else { house.board() };
        self.controlled(seat).intersects(self.content.board(board))
    }

    /// The side of Gaia in play.
    #[must_use]
    pub const fn gaia(&self) -> Board {
        if self.players == 2 { Board::Gaia2 } else { Board::Gaia4 }
    }

    /// Corners whose token is surrounded (6).
    pub(crate) fn surrounded(&self) -> u32 {
        if self.board.culture == 0 {
            return 0;
        }
        let objects = self.standing().figures.union(self.settled());
        let mut found = 0;
        let mut left = self.board.culture;
        while left != 0 {
            let corner = left.trailing_zeros();
            left &= left - 1;
            if self.content.corners[corner as usize].territories.difference(objects).is_empty() {
                found |= 1 << corner;
            }
        }
        found
    }

    /// The lowest corner whose token is to be turned up (3.1 FLIP).
    pub(crate) fn next_flip(&self) -> Option<Corner> {
        let mut left = self.board.culture & !self.board.culture_up;
        if left == 0 {
            return None;
        }
        let figures = self.standing().figures;
        while left != 0 {
            let corner = left.trailing_zeros();
            left &= left - 1;
            if self.content.corners[corner as usize].territories.intersects(figures) {
                return Some(Corner::new(corner as usize));
            }
        }
        None
    }

    /// May the seat take the reward of this corner's token (6)?
    pub(crate) fn eligible(&self, seat: Seat, corner: Corner) -> bool {
        let facts = &self.content.corners[corner.index()];
        if self.controlled(seat).intersects(facts.territories) {
            return true;
        }
        let presence = matches!(self.base_power(seat), MajorPower::CultureByPresence {});
        presence && {
            let at = &self.mats[seat].at;
            at[0].union(at[1]).union(at[2]).intersects(self.content.board(facts.board))
        }
    }

    /// Is an effect of the other side at work against this side of the battle?
    pub(crate) fn faces(&self, side: usize, effect: WeaponEffect) -> bool {
        let Some(battle) = &self.battle else { return false };
        let other = &battle.sides[1 - side];
        let card = other
            .cards
            .difference(other.off)
            .iter()
            .any(|weapon| self.content.weapon(weapon).effect == effect);
        card || side == 0
            && !battle.token_off
            && battle.defender.is_none()
            && self
                .ancient_token(battle.at)
                .is_some_and(|token| self.content.ancients[token.index()].effect == effect)
    }

    /// The total of a side of the battle (5.2 step 10).
    #[must_use]
    pub fn battle_total(&self, side: usize) -> i32 {
        let Some(battle) = &self.battle else { return 0 };
        let seat = match (side, battle.defender) {
            (0, _) => battle.attacker,
            (_, Some(defender)) => defender,
            (_, None) => return self.token_total(),
        };
        let mat = &self.mats[seat];
        let figures = mat.figures_at(battle.at);
        let humbled = self.faces(side, WeaponEffect::GodsCountOne);
        let value = |kind: Kind| if humbled && kind.is_god() { 1 } else { self.content.strength(kind) };
        let defence = self.bonus(seat, |effect| match effect {
            GodEffect::SettlementDefence { n } if side == 1 => n,
            _ => 0,
        });
        let beside = self.bonus(seat, |effect| match effect {
            GodEffect::SettlementStrength { battle, needs_figures, .. } if figures > 0 || !needs_figures => {
                battle
            }
            _ => 0,
        });
        let own_figures = self.settlements_are_figures(seat);
        let per_settlement = self.settlement_strength(seat) + beside + if own_figures { defence } else { 0 };
        let mut total: i32 =
            Kind::FIGURES.iter().map(|kind| i32::from(mat.count(battle.at, *kind) * value(*kind))).sum();
        total += i32::from(mat.count(battle.at, Kind::Settlement) * per_settlement);
        total += i32::from(self.bonus(seat, |effect| match effect {
            GodEffect::StrengthWithTwoFigures { battle, .. } if figures >= 2 => battle,
            _ => 0,
        }));
        if self.faces(side, WeaponEffect::IgnoreStrongest) {
            let mut strongest = Kind::FIGURES
                .iter()
                .filter(|kind| mat.count(battle.at, **kind) > 0)
                .map(|kind| value(*kind))
                .max()
                .unwrap_or(0);
            if own_figures && mat.count(battle.at, Kind::Settlement) > 0 {
                strongest = strongest.max(per_settlement);
            }
            total -= i32::from(strongest);
        }
        let side = &battle.sides[side];
        let cards: u8 = side.cards.iter().map(|weapon| self.content.weapon(weapon).strength).sum();
        total + i32::from(cards) + i32::from(side.bought)
    }

    /// The total of the ancient civilization that defends (5.3 step 7).
    fn token_total(&self) -> i32 {
        let Some(battle) = &self.battle else { return 0 };
        let token =
            self.ancient_token(battle.at).map_or(0, |token| self.content.ancients[token.index()].strength);
        let god = if !self.content.atlantis.contains(battle.at) {
            0
        } else if self.faces(1, WeaponEffect::GodsCountOne) {
            1
        } else {
            self.content.numbers.atlantis_god_strength
        };
        i32::from(token) + i32::from(god)
    }

    /// The boards in play.
    pub(crate) fn boards(&self) -> impl Iterator<Item = Board> + use<'_> {
        Board::ALL.into_iter().filter(|board| self.content.board(*board).intersects(self.board.open))
    }
}
