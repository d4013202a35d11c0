//! Re-dealing what an observer cannot know: gods, weapons, sealed choices, artifacts, the destiny (2.1).

use crate::ids::{Artifact, ArtifactSet, GodSet, MinorGod, Track, Weapon, WeaponSet};
use crate::prompt::{Phase, Prompt};
use crate::state::Position;
use game_core::{Hidden, Random, Seat, Viewer};

/// How often a hand is dealt anew in search of a playable card before one is put in by hand.
const TRIES: usize = 16;

impl Hidden for Position {
    fn determinize(&mut self, observer: Viewer, rng: &mut impl Random) {
        if observer == Viewer::Judge || self.phase == Phase::Over {
            return;
        }
        for seat in self.seats().filter(|seat| !observer.is(*seat)) {
            if !self.mats[seat].seated {
                continue;
            }
            self.redeal_gods(seat, rng);
            self.redeal_weapons(seat, rng);
            if self.mats[seat].destiny.is_some() {
                self.mats[seat].destiny = rng.pick(&Track::DEVELOPMENT).copied();
            }
        }
        self.redeal_artifacts(observer, rng);
    }
}

/// So many members of a set, all choices equally likely.
fn sample<T: Copy>(all: impl Iterator<Item = T>, many: usize, rng: &mut impl Random) -> Vec<T> {
    let mut all: Vec<T> = all.collect();
    rng.shuffle(&mut all);
    all.truncate(many);
    all
}

impl Position {
    fn redeal_gods(&mut self, seat: Seat, rng: &mut impl Random) {
        let mat = &mut self.mats[seat];
        if self.first_game || mat.dealt.is_empty() {
            return;
        }
        if mat.kept.is_empty() {
            let dealt = mat.dealt.len();
            let gods: Vec<MinorGod> = sample(mat.house.minors().iter(), dealt, rng);
            mat.discarded = mat.discarded.and_then(|_| rng.pick(&gods).copied());
            mat.dealt = gods.into_iter().collect();
        } else {
            let others: Vec<MinorGod> = mat.house.minors().difference(mat.kept).iter().collect();
            mat.discarded = rng.pick(&others).copied();
            mat.dealt = mat.kept.union(mat.discarded.map_or(GodSet::EMPTY, GodSet::one));
        }
    }

    /// A hand that agrees with what the table knows (R76), and a sealed choice from it.
    fn redeal_weapons(&mut self, seat: Seat, rng: &mut impl Random) {
        let advanced = self.content.house(self.mats[seat].house).advanced;
        let mat = self.mats[seat];
        let regular = mat.hand.difference(advanced);
        let certain = regular.union(mat.sure_hand);
        let open = advanced
            .difference(mat.sure_hand)
            .difference(mat.sure_stack)
            .difference(self.cards_in_play(seat));
        let many = mat.hand.len() - certain.len();
        let sealed = self.sealing(seat);
        for _ in 0..TRIES {
            self.mats[seat].hand = certain.union(sample(open.iter(), many, rng).into_iter().collect());
            if !sealed || !self.playable(seat).is_empty() {
                break;
            }
        }
        if sealed && self.playable(seat).is_empty() {
            self.mats[seat].hand = certain.union(open);
            let first = self.playable(seat).intersection(open).first();
            let first = first.map_or(WeaponSet::EMPTY, WeaponSet::one);
            let rest: WeaponSet =
                sample(open.difference(first).iter(), many.saturating_sub(first.len()), rng)
                    .into_iter()
                    .collect();
            self.mats[seat].hand = certain.union(first).union(rest);
        }
        if sealed {
            self.redeal_sealed(seat, rng);
        }
    }

    /// Is this seat a side of a battle whose weapons are being chosen?
    fn sealing(&self, seat: Seat) -> bool {
        let fights =
            self.battle.is_some_and(|battle| battle.attacker == seat || battle.defender == Some(seat));
        fights && matches!(self.open_prompt(), Some((_, Prompt::Commit)))
    }

    fn redeal_sealed(&mut self, seat: Seat, rng: &mut impl Random) {
        let side = self.side_of(seat);
        let playable: Vec<Weapon> = self.playable(seat).iter().collect();
        let two = self.plays_two(seat) && playable.len() > 1;
        let Some(battle) = &mut self.battle else { return };
        let old = &mut battle.sides[side];
        if old.sealed.is_empty() {
            return;
        }
        let many = if old.ready && two { 1 + rng.below(2) as usize } else { 1 };
        old.sealed = sample(playable.into_iter(), many, rng).into_iter().collect();
    }

    fn redeal_artifacts(&mut self, observer: Viewer, rng: &mut impl Random) {
        let pile = &mut self.artifacts;
        let knows = matches!(observer, Viewer::Seat(seat) if pile.seen >> seat.index() & 1 != 0);
        if !knows && !pile.stack.is_empty() {
            let unseen = Artifact::ALL.into_iter().filter(|artifact| !pile.taken.contains(*artifact));
            pile.stack = sample(unseen, pile.stack.len(), rng).into_iter().collect::<ArtifactSet>();
        }
    }
}
