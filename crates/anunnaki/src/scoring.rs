//! The final scoring and the ranking (8).

use crate::board::Holdings;
use crate::content::GodEffect;
use crate::ids::{Territory, Track};
use crate::prompt::Phase;
use crate::state::{Points, Position};
use game_core::Seat;

impl Position {
    /// Steps 1 to 4 of the scoring; the Scarab's step 0 is behind us.
    pub(crate) fn score_all(&mut self) {
        for seat in self.seats() {
            let ranks: i32 = Track::DEVELOPMENT.iter().map(|track| self.rank_points(seat, *track)).sum();
            let goals: i32 = Track::DEVELOPMENT.iter().map(|track| self.goal_points(seat, *track)).sum();
            let power =
                i32::from(self.content.power.values[usize::from(self.mats[seat].track(Track::Power))]);
            let gods = self.god_effects(seat).map(|effect| self.god_points(seat, effect)).sum();
            let tablet = self.tablet_points(seat);
            let rest = self.mats[seat].goods() + u32::from(self.mats[seat].crystals);
            let leftovers = (rest / u32::from(self.content.numbers.leftover_per_vp)) as i32;
            self.score_points(seat, Points::Ranks, ranks);
            self.score_points(seat, Points::Goals, goals);
            self.score_points(seat, Points::Power, power);
            self.score_points(seat, Points::Gods, gods);
            self.score_points(seat, Points::Artifacts, tablet);
            self.score_points(seat, Points::Leftovers, leftovers);
        }
        self.phase = Phase::Over;
    }

    /// 1A: the farthest marker and the next; ties share, and a tie for first leaves no second.
    #[must_use]
    pub fn rank_points(&self, seat: Seat, track: Track) -> i32 {
        let at = |seat: Seat| self.mats[seat].track(track);
        let ahead = self.seats().filter(|other| at(*other) > at(seat)).count() as i32;
        let level = self.seats().filter(|other| at(*other) == at(seat)).count() as i32;
        let first = i32::from(self.content.numbers.rank_first_vp);
        let second = i32::from(self.content.numbers.rank_second_vp);
        match (ahead, level) {
            (0, 1) => first,
            (0, _) => (first + second) / level,
            (1, _) => second / level,
            _ => 0,
        }
    }

    /// The multiplier of a seat's marker.
    #[must_use]
    pub fn multiplier(&self, seat: Seat, track: Track) -> u8 {
        self.content.tracks[track.index()].multipliers[usize::from(self.mats[seat].track(track))]
    }

    /// 1B: the goal tile beside the track times the own multiplier.
    #[must_use]
    pub fn goal_points(&self, seat: Seat, track: Track) -> i32 {
        let holdings = self.holdings(self.standing(), seat);
        i32::from(self.goal_beside(track, &holdings)) * i32::from(self.multiplier(seat, track))
    }

    /// The value of the goal tile beside a track for these holdings.
    #[must_use]
    pub fn goal_beside(&self, track: Track, holdings: &Holdings) -> u8 {
        self.goal_value_of(self.goals[track.index()], holdings)
    }

    /// 3: the end power of a summoned god.
    fn god_points(&self, seat: Seat, effect: GodEffect) -> i32 {
        let mat = &self.mats[seat];
        let controlled = || self.controlled(seat).iter();
        let facts = |at: Territory| &self.content.get().territories[at.index()];
        match effect {
            GodEffect::VpPerResourceTerritory { resource, vp } => {
                let fitting = controlled().filter(|at| facts(*at).types >> resource.index() & 1 != 0);
                fitting.count() as i32 * i32::from(vp)
            }
            GodEffect::VpPerExhaustedPair { vp, per } => {
                let spent = |at: &Territory| !facts(*at).sources.is_empty() && self.open_sources(*at) == 0;
                controlled().filter(spent).count() as i32 / i32::from(per) * i32::from(vp)
            }
            GodEffect::VpPerStrongTerritory { strength, vp } => {
                let settlement = self.settlement_strength(seat);
                let own = |at: Territory| {
                    self.figure_strength(seat, at) + mat.count(at, crate::ids::Kind::Settlement) * settlement
                };
                let all = self.board.open.iter().filter(|at| own(*at) >= strength);
                all.count() as i32 * i32::from(vp)
            }
            GodEffect::VpPerAtlantis { vp } => {
                self.controlled(seat).intersection(self.content.atlantis).len() as i32 * i32::from(vp)
            }
            GodEffect::VpPerReserveFollowers { per, vp } => i32::from(mat.reserve / per) * i32::from(vp),
            GodEffect::VpPerKeptAncient { vp } => i32::from(mat.ancients) * i32::from(vp),
            _ => 0,
        }
    }

    /// 3: the Tablet of Destinies by the leader's multiplier on its track.
    fn tablet_points(&self, seat: Seat) -> i32 {
        let Some(track) = self.mats[seat].destiny else { return 0 };
        let leader = self.seats().map(|seat| self.multiplier(seat, track)).max().unwrap_or(1);
        let table = &self.content.artifacts.tablet_vp;
        i32::from(table[usize::from(leader.clamp(1, 5)) - 1])
    }

    /// The place of a seat: points, then the order from the first player (R49).
    pub(crate) fn rank(&self, seat: Seat) -> u8 {
        let order =
            |seat: Seat| (seat.index() as u8 + self.players - self.first.index() as u8) % self.players;
        let key = |seat: Seat| (-self.mats[seat].vp(), order(seat));
        1 + self.seats().filter(|other| key(*other) < key(seat)).count() as u8
    }
}
