//! Counts that never change (12).

use crate::content::{FOLLOWERS, SETTLEMENTS, SIGNS};
use crate::ids::{Kind, Region, Territory, TerritorySet, Track};
use crate::prompt::{Phase, Prompt};
use crate::state::Position;
use game_core::{Invariants, Seat};

fn hold(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}

impl Invariants for Position {
    fn invariants(&self) -> Result<(), String> {
        if self.board.open.is_empty() {
            return Ok(());
        }
        for seat in self.seats() {
            self.house_invariants(seat)?;
            self.track_invariants(seat)?;
        }
        self.pact_invariants()?;
        self.token_invariants()?;
        self.board_invariants()?;
        self.flow_invariants()
    }
}

impl Position {
    /// 12.1 to 12.7.
    fn house_invariants(&self, seat: Seat) -> Result<(), String> {
        let mat = &self.mats[seat];
        let total = |kind| mat.total(kind);
        let followers = total(Kind::Follower) + mat.reserve;
        hold(followers == FOLLOWERS, || format!("12.1: {seat:?} has {followers} followers"))?;
        let minors = usize::from(total(Kind::Minor));
        hold(minors == mat.summoned.len() && minors <= 4, || {
            format!("12.1: {seat:?} has {minors} minor gods on boards and {:?} summoned", mat.summoned)
        })?;
        hold(total(Kind::Major) == u8::from(mat.major_summoned), || format!("12.1: major god of {seat:?}"))?;
        let settlements = total(Kind::Settlement) + mat.unbuilt;
        hold(settlements == SETTLEMENTS && mat.unbuilt < SETTLEMENTS, || {
            format!("12.2: {seat:?} has {settlements} settlements, {} unbuilt", mat.unbuilt)
        })?;
        for kind in Kind::ALL {
            let cached: TerritorySet =
                (0..64).map(Territory::new).filter(|at| mat.count(*at, kind) > 0).collect();
            hold(cached == mat.at[kind.index()], || {
                format!("the places of {kind:?} of {seat:?} are out of date")
            })?;
        }
        hold(mat.signs.len() as u32 <= SIGNS, || {
            format!("12.3: {seat:?} has {} signs placed", mat.signs.len())
        })?;
        let house = self.content.house(mat.house);
        let in_play = self.cards_in_play(seat);
        let all = house.regular.union(house.advanced);
        hold(mat.hand.union(in_play).difference(all).is_empty(), || {
            format!("12.4: strange cards of {seat:?}")
        })?;
        hold(!mat.hand.intersects(in_play), || format!("12.4: a card of {seat:?} is in hand and in play"))?;
        let regular = house.regular.difference(mat.hand.union(in_play));
        hold(regular.is_empty(), || format!("12.4: {seat:?} lost {regular:?}"))?;
        let advanced = mat.hand.intersection(house.advanced);
        let fits = mat.sure_hand.difference(advanced).is_empty()
            && !mat.sure_stack.intersects(advanced.union(in_play));
        hold(fits, || format!("R76: the table knows something wrong about {seat:?}"))?;
        let sealed = self.side_sealed(seat);
        hold(sealed.difference(mat.hand).is_empty(), || format!("12.4: {seat:?} sealed {sealed:?}"))?;
        for region in Region::ALL {
            let closed = self.content.regions[region.index()].difference(mat.signs).is_empty();
            let released = mat.released >> region.index() & 1 != 0;
            hold(released || !closed, || format!("12.5: {region:?} of {seat:?} is closed, not released"))?;
        }
        let freed = (mat.released & 0x1f).count_ones() as usize;
        hold(mat.summoned.len() <= freed, || format!("12.5: {seat:?} summoned more minor gods than freed"))?;
        hold(!mat.major_summoned || mat.released & 0x20 != 0, || format!("12.5: major god of {seat:?}"))?;
        hold(
            mat.summoned.difference(mat.kept).is_empty() && mat.kept.difference(mat.dealt).is_empty(),
            || {
                format!(
                    "12.5: {seat:?} was dealt {:?}, keeps {:?}, summoned {:?}",
                    mat.dealt, mat.kept, mat.summoned
                )
            },
        )?;
        let cap = self.content.numbers.resource_cap;
        hold(mat.resources.iter().all(|n| *n <= cap), || {
            format!("12.6: {seat:?} holds {:?}", mat.resources)
        })?;
        hold(self.phase == Phase::Over || mat.points.iter().all(|n| *n >= 0), || {
            format!("12.6: {seat:?} lost points before scoring: {:?}", mat.points)
        })
    }

    fn side_sealed(&self, seat: Seat) -> crate::ids::WeaponSet {
        let battle = self.battle.filter(|battle| battle.attacker == seat || battle.defender == Some(seat));
        battle.map_or(crate::ids::WeaponSet::EMPTY, |_| self.side(seat).sealed)
    }

    /// 12.12, 12.13.
    fn track_invariants(&self, seat: Seat) -> Result<(), String> {
        let mat = &self.mats[seat];
        for track in Track::DEVELOPMENT {
            let last = self.content.tracks[track.index()].last;
            let at = mat.track(track);
            hold(at < last || at == last && self.past_lightning(seat), || {
                format!("12.13: {seat:?} stands on {at} of {track:?} before the lightning")
            })?;
            hold(at < last || self.end_triggered, || {
                format!("12.13: {seat:?} ended {track:?} without a trigger")
            })?;
        }
        hold(mat.signs_left() > 0 || self.end_triggered, || {
            format!("8: {seat:?} has no sign left, no trigger")
        })?;
        let power = mat.track(Track::Power);
        for (token, space) in self.content.power.vp2_spaces.iter().enumerate() {
            hold(power < *space || self.vp2 >> token & 1 == 0, || {
                format!("12.12: {seat:?} is at {power}, the token on {space} is still there")
            })?;
        }
        let scored: i16 =
            self.seats().map(|seat| self.mats[seat].points[crate::state::Points::PowerTokens as usize]).sum();
        let gone = 4 - self.vp2.count_ones() as i16;
        hold(scored == 2 * gone, || format!("12.12: {gone} tokens gone, {scored} points"))
    }

    /// 12.8.
    fn pact_invariants(&self) -> Result<(), String> {
        let row = self.pacts.row.iter().flatten().fold(0u64, |row, pact| row | 1 << pact.index());
        let mut seen = self.pacts.stack;
        let mut count = self.pacts.stack.count_ones();
        for part in [row].into_iter().chain(self.seats().flat_map(|seat| {
            let mat = &self.mats[seat];
            [mat.held, mat.fulfilled]
        })) {
            hold(seen & part == 0, || "12.8: a pact is in two places".to_owned())?;
            seen |= part;
            count += part.count_ones();
        }
        let right = if self.first_game { 36 } else { 12 + 6 * u32::from(self.players) };
        hold(count == right, || format!("12.8: {count} pacts instead of {right}"))?;
        let gap = self.pacts.row.iter().any(Option::is_none);
        let resting = self.open_prompt().is_some() && self.phase != Phase::Setup;
        hold(!gap || self.pacts.stack == 0 || !resting, || {
            "12.8: a gap in the row while the stack lasts".to_owned()
        })
    }

    /// 12.10, 12.11.
    fn token_invariants(&self) -> Result<(), String> {
        let defeated: u8 = self.seats().map(|seat| self.mats[seat].ancients).sum();
        let sites = self.content.ancient_sites.intersection(self.board.open).len();
        let there = self.board.ancient.len();
        hold(there + usize::from(defeated) == sites, || {
            format!("12.10: {there} ancient tokens on boards and {defeated} defeated of {sites}")
        })?;
        let taken: usize = self.seats().map(|seat| self.mats[seat].artifacts.len()).sum();
        hold(taken <= usize::from(self.artifacts.conquered), || format!("12.10: {taken} artifacts taken"))?;
        for (index, facts) in self.content.get().territories.iter().enumerate() {
            let covered = self.board.covered[index];
            let fits = covered >> facts.sources.len() == 0 && (covered == 0 || facts.capital_of.is_none());
            hold(fits, || format!("12.11: exhaust tokens {covered:b} in {}", facts.id))?;
        }
        let up = self.board.culture_up & !self.board.culture;
        hold(up == 0, || "12.9: a token is face up on an empty corner".to_owned())
    }

    /// 12.14 to 12.16.
    fn board_invariants(&self) -> Result<(), String> {
        let contested = self.contested();
        for at in contested {
            let sides: Vec<Seat> = self.seats().filter(|seat| self.figures(*seat).contains(at)).collect();
            let ancient = self.board.ancient.contains(at);
            hold(sides.len() + usize::from(ancient) == 2 && sides.contains(&self.active), || {
                format!("12.14: {sides:?} meet in {}", self.content.territory_id(at))
            })?;
        }
        let starting = matches!(self.open_prompt(), Some((_, Prompt::Pawn)));
        hold(!starting || contested.is_empty(), || "12.14: a turn starts with a battle pending".to_owned())?;
        for seat in self.seats() {
            let mat = &self.mats[seat];
            let all = mat.at.iter().fold(TerritorySet::EMPTY, |all, kind| all.union(*kind));
            hold(all.difference(self.board.open).is_empty(), || {
                format!("12.15: {seat:?} stands outside the boards")
            })?;
            hold(!all.intersects(self.foreign_capitals(seat)), || {
                format!("12.15: {seat:?} is in a foreign capital")
            })?;
            let after = all.contains(self.content.afterworld);
            hold(!after || self.owns_afterworld(seat), || {
                format!("12.15: {seat:?} is in a foreign Afterworld")
            })?;
        }
        for at in self.settled() {
            let fixed = |seat: &Seat| !self.settlements_are_figures(*seat);
            let count = |seat: Seat| self.mats[seat].count(at, Kind::Settlement);
            let standing: u8 = self.seats().filter(fixed).map(count).sum();
            hold(standing <= 1, || {
                format!("12.16: {standing} settlements in {}", self.content.territory_id(at))
            })?;
        }
        Ok(())
    }

    /// 12.18, 12.19, 12.21.
    fn flow_invariants(&self) -> Result<(), String> {
        if let Some((
            _,
            Prompt::Magic { .. } | Prompt::Menu | Prompt::Battle | Prompt::Corner | Prompt::Pawn,
        )) = self.open_prompt()
        {
            let flip = self.next_flip();
            hold(flip.is_none(), || format!("12.18: {flip:?} lies beside a figure, face down"))?;
        }
        if let Some((_, Prompt::Pawn)) = self.open_prompt() {
            hold(self.surrounded() == 0, || "12.19: a surrounded token survived its turn".to_owned())?;
        }
        if self.phase == Phase::Over {
            let turns = self.mats[self.first].turns;
            let same = self.seats().all(|seat| self.mats[seat].turns == turns);
            hold(same, || "12.21: not everybody had as many turns".to_owned())?;
        }
        Ok(())
    }
}
