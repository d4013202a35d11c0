//! What an answer changes: one arm per decision, the work in files by rule area.

mod actions;
mod battle;
mod culture;
mod gods;
mod rewards;
mod star;
mod travel;

use crate::action::Action;
use crate::ids::{Artifact, Resource};
use crate::legal::{FULFILLED, HORN, OPENED, SUMMONED};
use crate::prompt::{Mirror, Prompt, Step, Task};
use crate::state::{Points, Position};
use game_core::Seat;

impl Position {
    /// Carries out an answer known to be legal.
    pub(crate) fn answer(&mut self, seat: Seat, prompt: Prompt, action: Action) {
        if prompt == Prompt::Commit {
            return self.commit(seat, action);
        }
        if let (Prompt::Discard, Action::DiscardGod { god }) = (prompt, action) {
            return self.discard(seat, god);
        }
        self.stack.pop();
        use Action as A;
        use Prompt as P;
        match (prompt, action) {
            (P::House, A::ChooseHouse { house }) => self.seat_house(seat, house),
            (P::Pawn, A::MovePawn { slot }) => self.move_pawn(seat, slot),
            (P::CrossedSign { cell: from }, A::ShiftSign { cell }) => {
                self.shift_crossed_sign(seat, from, cell);
            }
            (P::Magic { mirror }, A::Cast { magic }) => self.cast(seat, mirror, magic),
            (P::Magic { .. }, A::UseMirror) => {
                self.mats[seat].artifacts.remove(Artifact::Mirror);
                self.ask(seat, P::Magic { mirror: Mirror::First });
            }
            (P::Magic { mirror: Mirror::First }, A::Decline) => {
                self.ask(seat, P::Magic { mirror: Mirror::Second(None) });
            }
            (P::Token { .. }, A::Perform { token }) => {
                let upgraded = self.mats[seat].upgraded.contains(token);
                self.plan(seat, Task::Act { token, upgraded });
            }
            (P::Menu, A::Summon) => self.additional(seat, SUMMONED, P::SummonGod),
            (P::Menu, A::Fulfil) => self.additional(seat, FULFILLED, P::FulfilPact),
            (P::Menu, A::UseCornucopia) => self.additional(seat, HORN, P::Cornucopia),
            (P::Menu, A::UsePandora) => self.additional(seat, OPENED, P::Pandora),
            (P::MovePick { points }, A::Pick { at, kind }) => {
                if points > 1 {
                    self.ask(seat, P::MovePick { points: points - 1 });
                }
                self.ask(seat, P::MoveTo { at, kind });
            }
            (P::MoveTo { at, kind }, A::Step { to }) => self.set_out(seat, at, to, kind, false),
            (P::Carry { from, to, left, portal }, A::Carry { kind }) => {
                if left > 1 {
                    self.ask(seat, P::Carry { from, to, left: left - 1, portal });
                }
                self.travel(seat, from, to, kind, portal);
            }
            (P::PortalPick { left }, A::Pick { at, kind }) => {
                if left > 1 {
                    self.ask(seat, P::PortalPick { left: left - 1 });
                }
                self.ask(seat, P::PortalTo { at, kind });
            }
            (P::PortalTo { at, kind }, A::Teleport { to }) => self.set_out(seat, at, to, kind, true),
            (P::TakePact { left }, A::TakePact { slot }) => self.take_pact(seat, left, slot),
            (P::Harvest { left }, A::Harvest { at }) => {
                self.harvest(seat, left, at, self.harvest_yield(seat, at));
            }
            (P::Harvest { left }, A::HarvestPart { at, n }) => self.harvest(seat, left, at, n),
            (P::Collect { at, left, got, full }, A::Collect { resource }) => {
                self.collect(seat, at, left, got, full, resource);
            }
            (P::Bless { .. }, A::Collect { resource }) => self.gain(seat, resource, 1),
            (P::Cover { at, .. }, A::Cover { resource }) => self.cover(at, resource),
            (P::Create { amount }, A::Create { resource }) => self.gain(seat, resource, amount),
            (P::Sell, A::Sell { resource }) => {
                self.mats[seat].resources[resource.index()] -= 1;
                self.ask(seat, P::Buy { paid: Some(resource) });
            }
            (P::Buy { .. }, A::Buy { first, second }) => {
                self.gain(seat, first, 1);
                self.gain(seat, second, 1);
            }
            (P::Recruit { left, board }, A::Recruit { at }) => {
                if left > 1 {
                    self.ask(seat, P::Recruit { left: left - 1, board });
                }
                self.add_follower(seat, at);
            }
            (P::Bring { to }, A::Bring { from }) => {
                self.mats[seat].lift(from, crate::ids::Kind::Follower);
                self.mats[seat].put(to, crate::ids::Kind::Follower);
            }
            (P::Bring { .. }, A::Stop) => {
                // Giving up the follower ends the recruitment it belongs to.
                if let Some((_, P::Recruit { .. })) = self.open_prompt() {
                    self.stack.pop();
                }
            }
            (P::Build, A::Build { at }) => self.build(seat, at),
            (P::Upgrade { .. }, A::Upgrade { token }) => self.upgrade(seat, token),
            (P::ActNow { token }, A::Use) => self.plan(seat, Task::Act { token, upgraded: true }),
            (P::Arm { left }, A::Arm { weapon }) => self.arm(seat, left, weapon),
            (P::LiftSign, A::LiftSign { cell }) => self.ask(seat, P::PlaceSign { from: cell }),
            (P::PlaceSign { from }, A::PlaceSign { cell }) => self.shift_sign(seat, from, cell),
            (P::Pay { left }, A::Pay { resource }) => {
                self.mats[seat].resources[resource.index()] -= 1;
                if left > 1 {
                    self.ask(seat, P::Pay { left: left - 1 });
                }
            }
            (P::Gain { left }, A::Gain { resource }) => {
                self.gain(seat, resource, 1);
                if left > 1 {
                    self.ask(seat, P::Gain { left: left - 1 });
                }
            }
            (P::Choose { list }, A::Choose { alternative }) => {
                let item = self.content.get().rewards(list)[usize::from(alternative)];
                self.reward_item(seat, item, 1);
            }
            (P::SummonGod, A::SummonMinor { god }) => self.ask(seat, P::Replace { god: Some(god) }),
            (P::SummonGod, A::SummonMajor) => self.ask(seat, P::Replace { god: None }),
            (P::Replace { god }, A::Replace { at }) => self.summon(seat, god, at),
            (P::UsePower { god }, A::Use) => self.god_power(seat, god),
            (P::FreePact, A::FreePact { pact }) => self.free_pact(seat, pact),
            (P::Sacrifice { resources }, A::Sacrifice { at }) => {
                self.dismiss(seat, at);
                self.ask(seat, P::Gain { left: resources });
            }
            (P::Reinforce { at }, A::Use) => self.add_follower(seat, at),
            (P::Origin { left }, A::Origin { at }) => self.ask(seat, P::GroupTo { from: at, left }),
            (P::GroupTo { from, left }, A::Teleport { to }) => self.ask(seat, P::Group { from, to, left }),
            (P::Group { from, to, left }, A::Carry { kind }) => {
                if left > 1 {
                    self.ask(seat, P::Group { from, to, left: left - 1 });
                }
                self.travel(seat, from, to, kind, true);
            }
            (P::FulfilPact, A::FulfilPact { pact }) => self.fulfil(seat, pact),
            (P::Half { pact }, A::TakeMiddle) => {
                let list = self.content.pacts[pact.index()].middle;
                self.plan(seat, Task::Reward { list, doubled: false });
            }
            (P::Half { pact }, A::TakeBottom) => self.plan(seat, Task::PactBottom { pact }),
            (P::Cornucopia, A::HornGain { resource }) => {
                self.mats[seat].artifacts.remove(Artifact::Cornucopia);
                self.gain(seat, resource, self.content.artifacts.cornucopia_gain);
            }
            (P::Cornucopia, A::HornPay { resource }) => {
                let numbers = self.content.artifacts;
                self.mats[seat].artifacts.remove(Artifact::Cornucopia);
                self.mats[seat].resources[resource.index()] -= numbers.cornucopia_pay;
                self.score_points(seat, Points::Artifacts, i32::from(numbers.cornucopia_vp));
            }
            (P::Pandora, A::Open { token }) => self.open_box(seat, token),
            (P::LoseFollower, A::LoseFollower { at }) => self.dismiss(seat, at),
            (P::LoseWeapon, A::LoseWeapon { weapon }) => self.lose_weapon(seat, weapon),
            (P::Battle, A::Fight { at }) => self.fight(seat, at),
            (P::Anubis, A::Use) => {
                let at = self.battle.expect("Anubis is asked inside a battle").at;
                self.add_follower(seat, at);
            }
            (P::Keep, A::Keep { weapon }) => self.keep(seat, weapon),
            (P::Replacement, _) => self.replacement(seat, action),
            (P::SecondCard, A::Commit { weapon }) => self.second_card(seat, weapon),
            (P::Cart, A::PayMetal { n }) => {
                self.mats[seat].resources[Resource::Metal.index()] -= n;
                self.own_side(seat).bought += n;
            }
            (P::Steal { from }, A::Steal { resource }) => {
                self.mats[from].resources[resource.index()] -= 1;
                self.gain(seat, resource, 1);
            }
            (P::Artifact, A::TakeArtifact { artifact }) => self.take_artifact(seat, artifact),
            (P::Destiny, A::Destine { track }) => self.mats[seat].destiny = Some(track),
            (P::Corner, A::Resolve { corner }) => self.resolve(corner),
            (P::Culture { corner }, A::Use) => self.culture_reward(seat, corner),
            (P::Scarab { left, .. }, A::Advance { track }) => {
                self.track(seat, track, 1);
                if left > 1 {
                    self.ask(seat, P::Scarab { left: left - 1, chosen: Some(track) });
                }
            }
            (P::Scarab { left, chosen }, A::Decline) if left > 1 => {
                self.ask(seat, P::Scarab { left: left - 1, chosen });
            }
            // Everything else declines, passes or stops: the question is simply over.
            _ => {}
        }
    }

    /// D6: a kind of additional action is used up; the menu comes again after it.
    fn additional(&mut self, seat: Seat, used: u8, prompt: Prompt) {
        self.turn.used |= used;
        self.ask(seat, Prompt::Menu);
        self.ask(seat, prompt);
    }

    /// D0: secret until the last one is in.
    fn discard(&mut self, seat: Seat, god: crate::ids::MinorGod) {
        self.mats[seat].discarded = Some(god);
        if self.seats().all(|seat| self.mats[seat].discarded.is_some()) {
            for seat in self.seats() {
                let mat = &mut self.mats[seat];
                mat.kept = mat.dealt;
                if let Some(god) = mat.discarded {
                    mat.kept.remove(god);
                }
            }
            self.stack.pop();
        }
    }

    /// Every culture token next to a figure is turned up, the lowest corner first (3.1).
    pub(crate) fn flip(&mut self, seat: Seat) {
        if let Some(corner) = self.next_flip() {
            self.plan(seat, Task::Flip);
            self.stack.push(seat, Step::Deal(crate::prompt::Deal::Culture { corner }));
        }
    }
}
