//! Cults and land against the rivals, cult bonuses due, towns to be.

use super::{ROUNDS, Sight, Sparse, cell, layout};
use crate::terra_mystica::Clock;
use game_core::{Game, Seat};
use terra_mystica::content::Counted;
use terra_mystica::ids::{Cult, Faction, Structure};
use terra_mystica::scoring::prize;

impl Sight<'_> {
    /// The best two of the rivals.
    fn best_two(&self, value: impl Fn(Seat) -> f32) -> [f32; 2] {
        let mut best = [0.0f32; 2];
        for rival in self.rivals_of() {
            let theirs = value(rival);
            if theirs > best[0] {
                best = [theirs, best[0]];
            } else {
                best[1] = best[1].max(theirs);
            }
        }
        best
    }

    pub(super) fn cults(&self, out: &mut Sparse) {
        let (position, late) = (self.position, 1.0 - self.time);
        let players = usize::from(position.players());
        let (mut points, mut sum) = (0, 0);
        for cult in Cult::ALL {
            let at = cult.index();
            let own = self.player.cults[at];
            out.mark(layout::CULT_LEVEL.at(cell(at, 11, usize::from(own))));
            let mut levels = [0u8; Seat::MAX];
            for seat in Seat::all(position.players()) {
                levels[seat.index()] = position.player(seat).cults[at];
            }
            let best = self.best_two(|rival| f32::from(levels[rival.index()]));
            for (place, theirs) in best.into_iter().enumerate() {
                let lead = ((f32::from(own) - theirs) / 3.0).clamp(-2.0, 2.0);
                out.put(layout::CULT_LEAD.at(at * 2 + place), lead);
                out.put(layout::CULT_LEAD_LATE.at(at * 2 + place), lead * late);
            }
            points += prize(&levels[..players], self.seat.index(), self.facts.cult_places);
            sum += own;
            let orders = &position.board().orders[at];
            if orders[0].is_none() {
                out.mark(layout::ORDER_THREE.at(at));
            }
            let free = orders[1..].iter().filter(|space| space.is_none()).count();
            out.put(layout::ORDER_TWO.at(at), free as f32 / 3.0);
        }
        out.put(layout::CULT_PRIZE.at(self.rounds), f32::from(points) / 10.0);
        out.put(layout::CULT_SUM.at(self.rounds), f32::from(sum) / 10.0);
    }

    /// What cult positions bring at the end of this round, of the next and later.
    pub(super) fn cult_bonuses(&self, clock: Clock, out: &mut Sparse) {
        let mut later = [0.0f32; 5];
        for round in clock.bonus_from..6 {
            let Some(tile) = self.position.board().scoring[round - 1] else { continue };
            let facts = self.facts.scoring(tile);
            let steps = match facts.counted {
                Counted::Cult(cult) => self.player.cults[cult.index()],
                Counted::Priests => self.player.placed,
            };
            let full = f32::from(steps / facts.per);
            let part = f32::from(steps) / f32::from(facts.per);
            let kinds = [
                f32::from(facts.gain.coins) / 2.0,
                f32::from(facts.gain.workers),
                f32::from(facts.gain.priests),
                f32::from(facts.gain.power) / 4.0,
                f32::from(facts.spades),
            ];
            let ahead = round - clock.bonus_from;
            for (kind, one) in kinds.into_iter().enumerate() {
                match ahead {
                    0 => out.put(layout::CULT_BONUS_NOW.at(kind), one * full),
                    1 => out.put(layout::CULT_BONUS_NEXT.at(kind), one * part),
                    _ => later[kind] += one * part,
                }
            }
            if ahead == 0 {
                out.mark(layout::CULT_SHORT.count(usize::from(facts.per - steps % facts.per)));
            }
        }
        for (kind, amount) in later.into_iter().enumerate() {
            out.put(layout::CULT_BONUS_AHEAD.at(kind), amount / 2.0);
        }
        out.put(layout::SPADES_DUE.at(0), f32::from(self.position.flow().spades[self.seat.index()]));
    }

    pub(super) fn land(&self, out: &mut Sparse) {
        let (land, late) = (self.land, 1.0 - self.time);
        out.mark(layout::NETWORK.count(land.network as usize));
        let best = self.best_two(|rival| self.lands[rival.index()].network);
        for (place, theirs) in best.into_iter().enumerate() {
            let lead = ((land.network - theirs) / 4.0).clamp(-2.0, 2.0);
            out.put(layout::NETWORK_LEAD.at(place), lead);
            out.put(layout::NETWORK_LEAD_LATE.at(place), lead * late);
        }
        let mut sizes = [0u8; Seat::MAX];
        for (size, land) in sizes.iter_mut().zip(self.lands) {
            *size = land.network as u8;
        }
        let players = usize::from(self.position.players());
        let points = prize(&sizes[..players], self.seat.index(), self.facts.network_places);
        out.put(layout::NETWORK_PRIZE.at(self.rounds), f32::from(points) / 10.0);
        out.mark(layout::APART.count((land.structures - land.network).max(0.0) as usize));
        for (spades, &count) in land.open.iter().enumerate() {
            let room = f32::from(count).sqrt() / 2.0;
            out.put(layout::OPEN.at(spades), room);
            out.put(layout::OPEN_TIME.at(spades), room * self.time);
            if count == 0 {
                out.mark(layout::OPEN_NONE.at(spades));
            }
        }
        out.mark(layout::NEIGHBOURS.count(land.neighbours as usize));
        out.mark(layout::LONELY.count(land.lonely as usize));
        let (mut givers, mut near) = (0, 0.0);
        for rival in self.rivals_of() {
            let theirs = self.position.player(rival).built.intersection(land.touched).len();
            givers += usize::from(theirs > 0);
            near += theirs as f32;
        }
        out.mark(layout::GIVERS.count(givers));
        out.put(layout::POWER_NEAR.at(0), near / 5.0);
        out.put(layout::POWER_NEAR.at(1), near / 5.0 * self.time);
        out.put(layout::BRIDGES.at(0), self.player.bridges.len() as f32);
        if self.faction == Faction::Engineers {
            let map = &self.facts.map;
            let both = |(a, b): (_, _)| self.player.built.contains(a) && self.player.built.contains(b);
            let spanned =
                self.player.bridges.iter().filter(|place| both(map.bridges[place.index()])).count() as f32;
            out.put(layout::BRIDGES.at(1), spanned * (self.time + 1.0 / 6.0));
            if self.on_map(Structure::Stronghold) > 0 {
                out.put(layout::BRIDGES.at(2), spanned * self.time);
                out.put(layout::BRIDGES.at(3), if self.passed { 0.0 } else { spanned });
            }
        }
    }

    pub(super) fn towns(&self, out: &mut Sparse) {
        let [first, second] = &self.land.towns;
        out.put(layout::TOWN_NEAR.at(self.rounds), first.progress);
        out.put(layout::TOWN_SECOND.at(self.rounds), second.progress);
        for (group, ahead) in self.land.towns.iter().enumerate() {
            if ahead.progress > 0.0 {
                out.mark(layout::TOWN_POWER_SHORT.at(cell(group, 8, usize::from(ahead.power))));
                out.mark(layout::TOWN_MEMBERS_SHORT.at(cell(group, 5, usize::from(ahead.members))));
            }
        }
        debug_assert!(self.rounds < ROUNDS);
    }
}
