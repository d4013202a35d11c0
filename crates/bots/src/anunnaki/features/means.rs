//! Goods, tracks and the star.

use super::{Seat, Sight, Sparse, cell, layout};
use anunnaki::ids::{Region, Resource, Track};
use game_core::Game;

impl Sight<'_> {
    pub(super) fn goods(&self, out: &mut Sparse) {
        let mat = self.mat;
        for resource in Resource::ALL {
            let n = mat.resource(resource);
            out.mark(cell(layout::GOODS, 8, resource.index(), usize::from(n)));
            out.put(layout::GOODS_TIME.at(2 * resource.index()), f32::from(n) / 4.0);
            out.put(layout::GOODS_TIME.at(2 * resource.index() + 1), f32::from(n) / 4.0 * self.time);
        }
        out.mark(layout::CRYSTALS.count(usize::from(mat.crystals())));
        let crystals = f32::from(mat.crystals().min(20)) / 4.0;
        out.put(layout::CRYSTALS_TIME.at(0), crystals);
        out.put(layout::CRYSTALS_TIME.at(1), crystals * self.time);
        let weapons = self.position.advanced_in_hand(self.seat);
        for weapon in weapons {
            out.mark(layout::WEAPONS.at(weapon.index()));
        }
        out.mark(layout::WEAPON_COUNT.count(weapons.len()));
        out.mark(layout::PACTS.count(mat.held_count() as usize));
        out.put(layout::PACTS_TIME.at(0), mat.held_count() as f32 / 3.0 * self.time);
    }

    /// Tracks, their goals, and the ranks on them.
    pub(super) fn tracks(&self, out: &mut Sparse) {
        let (position, mat) = (self.position, self.mat);
        for track in Track::ALL {
            let at = mat.track(track);
            out.mark(cell(layout::TRACK, 12, track.index(), usize::from(at)));
            out.put(layout::TRACK_TIME.at(track.index()), f32::from(at) / 6.0 * self.time);
        }
        for (number, track) in Track::DEVELOPMENT.into_iter().enumerate() {
            let own = f32::from(mat.track(track));
            let (mut best, mut second) = (-1.0f32, -1.0f32);
            for rival in self.rivals_of() {
                let at = f32::from(position.mat(rival).track(track));
                (best, second) = if at > best { (at, best) } else { (best, second.max(at)) };
            }
            for (place, rival) in [best, second].into_iter().enumerate().filter(|(_, at)| *at >= 0.0) {
                let lead = ((own - rival) / 3.0).clamp(-2.0, 2.0);
                out.put(layout::TRACK_LEAD.at(2 * number + place), lead);
                out.put(layout::TRACK_LEAD_LATE.at(2 * number + place), lead * (1.0 - self.time).max(0.0));
            }
            let goal = position.goal_beside(track, &self.holdings);
            let times = f32::from(position.multiplier(self.seat, track));
            out.mark(cell(layout::GOAL, 12, number, usize::from(goal)));
            out.put(layout::GOAL_POINTS.at(2 * number), f32::from(goal) * times / 15.0);
            out.put(layout::GOAL_POINTS.at(2 * number + 1), f32::from(goal) / 5.0 * self.time);
            out.put(layout::NEXT_TIMES.at(number), times / 3.0 * self.time);
        }
        let power = position.power_points(self.seat) as f32 / 8.0;
        out.put(layout::POWER_POINTS.at(0), power);
        out.put(layout::POWER_POINTS.at(1), power * self.time);
    }

    /// Signs, regions, upgraded actions, artifacts.
    pub(super) fn star(&self, out: &mut Sparse) {
        let (position, mat) = (self.position, self.mat);
        out.mark(layout::SIGNS_LEFT.count(mat.signs_left() as usize));
        let least = |seat: Seat| position.mat(seat).signs_left() as usize;
        out.mark(layout::RIVAL_SIGNS_LEFT.count(self.rivals_of().map(least).min().unwrap_or(0)));
        out.mark(layout::TRAIL.count(mat.trail(position.content()) as usize));
        if let Some(slot) = mat.pawn() {
            out.mark(layout::PAWN.at(position.token_on(slot).index()));
        }
        out.mark(layout::SUMMONS.count(mat.minor_tokens() as usize));
        out.mark(layout::MAJOR_TOKEN.at(usize::from(mat.major_token())));
        let mut near = 0;
        for region in Region::ALL {
            let (there, all) = position.region_progress(self.seat, region);
            let part = there as f32 / all.max(1) as f32;
            out.put(layout::REGION.at(region.index()), part * part);
            near += usize::from(there + 1 == all);
        }
        out.mark(layout::REGION_NEAR.count(near));
        for token in mat.upgraded() {
            out.mark(layout::UPGRADED.at(token.index()));
            out.put(layout::UPGRADED_TIME.at(token.index()), self.time);
        }
        out.mark(layout::ARTIFACTS.count(mat.artifact_count()));
    }
}
