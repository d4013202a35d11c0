//! Summoning, and the powers that work once (3.8 SUMMON, 9.11).

use crate::content::{GodEffect, GodKind};
use crate::ids::{Board, Kind, MinorGod, Resource, Territory, TerritorySet, Track};
use crate::prompt::{Prompt, Task};
use crate::state::{Points, Position};
use game_core::Seat;

impl Position {
    /// D34: a god takes the place of a follower; no god means the major one.
    pub(crate) fn summon(&mut self, seat: Seat, god: Option<MinorGod>, at: Territory) {
        self.dismiss(seat, at);
        let content = self.content.get();
        let Some(god) = god else {
            self.mats[seat].put(at, Kind::Major);
            self.mats[seat].major_summoned = true;
            self.track(seat, Track::Power, content.numbers.major_god_power_steps);
            for track in Track::DEVELOPMENT {
                self.track(seat, track, content.numbers.major_god_development_steps);
            }
            return;
        };
        self.mats[seat].put(at, Kind::Minor);
        self.mats[seat].summoned.insert(god);
        let facts = content.minor(god);
        self.track(seat, facts.track, facts.steps);
        if facts.kind == GodKind::Immediate && self.power_works(seat, facts.effect) {
            self.ask(seat, Prompt::UsePower { god });
        }
    }

    /// Would an immediate power do anything now?
    fn power_works(&self, seat: Seat, effect: GodEffect) -> bool {
        let mat = &self.mats[seat];
        match effect {
            GodEffect::FreePact { crystals } => mat.held != 0 && mat.crystals >= u16::from(crystals),
            GodEffect::AwayTerritories { per, .. } => self.away(seat).len() >= usize::from(per),
            GodEffect::AwayShrines { .. } => self.shrines_in(self.away(seat)) > 0,
            GodEffect::SacrificeFollower { .. } => !self.sacrifices(seat).is_empty(),
            GodEffect::FollowerWhereThree { n } => !self.crowded(seat, n).is_empty(),
            GodEffect::GroupPortal { .. } => !self.origins(seat).is_empty(),
            GodEffect::FollowerPerSettledPlanet {} => !self.recruit_options(seat, None).is_empty(),
            GodEffect::ResourcePerSettledTerritory {} => !mat.at[Kind::Settlement.index()].is_empty(),
            _ => false,
        }
    }

    /// Territories with so many own objects that can take a follower.
    fn crowded(&self, seat: Seat, objects: u8) -> TerritorySet {
        let at = &self.mats[seat].at;
        let all = at[0].union(at[1]).union(at[2]).union(at[3]);
        all.iter().filter(|at| self.mats[seat].objects_at(*at) >= objects).collect()
    }

    /// D35: the power of a minor god is used.
    pub(crate) fn god_power(&mut self, seat: Seat, god: MinorGod) {
        match self.content.minor(god).effect {
            GodEffect::FreePact { crystals } => {
                self.mats[seat].crystals -= u16::from(crystals);
                self.ask(seat, Prompt::FreePact);
            }
            GodEffect::AwayTerritories { per, vp, crystals } => {
                let times = self.away(seat).len() as u8 / per;
                self.score_points(seat, Points::Gods, i32::from(times * vp));
                self.gain_crystals(seat, times * crystals);
            }
            GodEffect::AwayShrines { vp, metal } => {
                let shrines = self.shrines_in(self.away(seat));
                self.score_points(seat, Points::Gods, i32::from(shrines * vp));
                self.gain(seat, Resource::Metal, shrines * metal);
            }
            GodEffect::SacrificeFollower { resources } => self.ask(seat, Prompt::Sacrifice { resources }),
            GodEffect::FollowerWhereThree { n } => {
                self.turn.pending = self.crowded(seat, n);
                self.plan(seat, Task::Flip);
                self.plan(seat, Task::Frigg);
            }
            GodEffect::GroupPortal { figures } => {
                let extra = self.bonus(seat, |effect| match effect {
                    GodEffect::PortalExtra { n } => n,
                    _ => 0,
                });
                self.turn.forget_arrivals();
                self.plan(seat, Task::Flip);
                self.ask(seat, Prompt::Origin { left: figures + extra });
            }
            GodEffect::FollowerPerSettledPlanet {} => {
                self.plan(seat, Task::Flip);
                self.plan(seat, Task::Marduk { board: 0 });
            }
            GodEffect::ResourcePerSettledTerritory {} => {
                self.turn.pending = self.mats[seat].at[Kind::Settlement.index()];
                self.plan(seat, Task::Athena);
            }
            _ => {}
        }
    }

    /// Frigg: the next territory of the list fixed at the start (R29).
    pub(crate) fn frigg(&mut self, seat: Seat) {
        while let Some(at) = self.turn.pending.first() {
            self.turn.pending.remove(at);
            if self.can_add_follower(seat, at) {
                self.plan(seat, Task::Frigg);
                return self.ask(seat, Prompt::Reinforce { at });
            }
        }
    }

    /// Marduk: the next planet with a place to recruit; the Afterworld is none (R75).
    pub(crate) fn marduk(&mut self, seat: Seat, board: u8) {
        let planets = &Board::ALL[usize::from(board).min(6)..6];
        let next = planets.iter().find(|planet| !self.recruit_options(seat, Some(**planet)).is_empty());
        if let Some(planet) = next {
            self.plan(seat, Task::Marduk { board: planet.index() as u8 + 1 });
            self.ask(seat, Prompt::Recruit { left: 1, board: Some(*planet) });
        }
    }

    /// Athena: the next territory with an own settlement; exhaustion does not matter.
    pub(crate) fn athena(&mut self, seat: Seat) {
        while let Some(at) = self.turn.pending.first() {
            self.turn.pending.remove(at);
            if !self.content.territories[at.index()].sources.is_empty() {
                self.plan(seat, Task::Athena);
                return self.ask(seat, Prompt::Bless { at });
            }
        }
    }
}
