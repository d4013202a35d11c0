//! Payments, rewards, pacts, weapons gained and artifacts (3.8, 5.4).

use crate::content::{Cost, Reward, RewardList};
use crate::ids::{Artifact, ArtifactSet, Pact, Pandora, Track, Weapon, WeaponSet};
use crate::prompt::{Deal, Prompt, Step, Task};
use crate::state::{Points, Position};
use game_core::Seat;

impl Position {
    /// Fixed goods go at once, units of any type one by one (D30).
    pub(crate) fn pay(&mut self, seat: Seat, cost: &Cost) {
        for (held, paid) in self.mats[seat].resources.iter_mut().zip(cost.fixed) {
            *held -= paid;
        }
        if cost.any > 0 {
            self.ask(seat, Prompt::Pay { left: cost.any });
        }
    }

    /// A reward list: its first item now, the others after it.
    pub(crate) fn reward(&mut self, seat: Seat, list: RewardList, doubled: bool) {
        let Some(item) = self.content.get().rewards(list).first() else { return };
        if list.len > 1 {
            let rest = RewardList { start: list.start + 1, len: list.len - 1 };
            self.plan(seat, Task::Reward { list: rest, doubled });
        }
        self.reward_item(seat, *item, 1 + u8::from(doubled));
    }

    /// One item of a reward list.
    pub(crate) fn reward_item(&mut self, seat: Seat, item: Reward, times: u8) {
        match item {
            Reward::Resource(Some(resource), n) => self.gain(seat, resource, n * times),
            Reward::Resource(None, n) => self.ask(seat, Prompt::Gain { left: n * times }),
            Reward::Crystal(n) => self.gain_crystals(seat, n * times),
            Reward::Vp(n) => self.score_points(seat, Points::Tokens, i32::from(n * times)),
            Reward::Track(track, n) => self.track(seat, track, n * times),
            Reward::Follower(n) => self.recruit(seat, n * times),
            Reward::Weapon(n) => self.ask(seat, Prompt::Arm { left: n * times }),
            Reward::Pact(n) => self.ask(seat, Prompt::TakePact { left: n * times }),
            Reward::Build => self.ask(seat, Prompt::Build),
            Reward::Upgrade => self.ask(seat, Prompt::Upgrade { magic: false }),
            Reward::MoveSign => self.ask(seat, Prompt::LiftSign),
            Reward::Portal(figures) => self.portal(seat, figures),
            Reward::Move(points) => self.move_action(seat, points),
            Reward::Income => self.income(seat, 0),
            Reward::PowerAction => self.power(seat, 0),
            Reward::Action(colour) => self.ask(seat, Prompt::Token { colour }),
            Reward::Choice(list) => self.ask(seat, Prompt::Choose { list }),
        }
    }

    /// D15: a pact of the row is taken and its space filled again.
    pub(crate) fn take_pact(&mut self, seat: Seat, left: u8, slot: u8) {
        if left > 1 {
            self.ask(seat, Prompt::TakePact { left: left - 1 });
        }
        if let Some(pact) = self.pacts.row[usize::from(slot)].take() {
            self.mats[seat].held |= 1 << pact.index();
        }
        if self.pacts.stack != 0 {
            self.push(seat, Step::Deal(Deal::Pact { slot }));
        }
    }

    fn turn_down(&mut self, seat: Seat, pact: Pact) {
        self.mats[seat].held &= !(1 << pact.index());
        self.mats[seat].fulfilled |= 1 << pact.index();
    }

    /// D40: a pact is paid; its condition is tested after the payment (R47).
    pub(crate) fn fulfil(&mut self, seat: Seat, pact: Pact) {
        self.turn_down(seat, pact);
        self.plan(seat, Task::PactReward { pact });
        let content = self.content.get();
        self.pay(seat, &content.pacts[pact.index()].cost);
    }

    /// Both halves of a pact, or (D41) one of them if its house is not visited.
    pub(crate) fn pact_reward(&mut self, seat: Seat, pact: Pact) {
        let house = self.content.pacts[pact.index()].house;
        if self.first_game || house.is_none_or(|house| self.meets_house(seat, house)) {
            self.whole_pact(seat, pact);
        } else {
            self.ask(seat, Prompt::Half { pact });
        }
    }

    fn whole_pact(&mut self, seat: Seat, pact: Pact) {
        let list = self.content.pacts[pact.index()].middle;
        self.plan(seat, Task::PactBottom { pact });
        self.plan(seat, Task::Reward { list, doubled: false });
    }

    /// Bast: cost and condition are ignored (R34).
    pub(crate) fn free_pact(&mut self, seat: Seat, pact: Pact) {
        self.turn_down(seat, pact);
        self.whole_pact(seat, pact);
    }

    pub(crate) fn pact_bottom(&mut self, seat: Seat, pact: Pact) {
        let facts = &self.content.get().pacts[pact.index()];
        self.score_points(seat, Points::Pacts, i32::from(facts.vp));
        self.track(seat, Track::Trade, facts.trade);
    }

    /// D27: an advanced weapon goes from the stack into the hand.
    pub(crate) fn arm(&mut self, seat: Seat, left: u8, weapon: Weapon) {
        self.mats[seat].hand.insert(weapon);
        self.mats[seat].sure_stack = WeaponSet::EMPTY;
        self.settle_knowledge(seat);
        if left > 1 {
            self.ask(seat, Prompt::Arm { left: left - 1 });
        }
    }

    /// D45: an advanced weapon goes back unseen.
    pub(crate) fn lose_weapon(&mut self, seat: Seat, weapon: Weapon) {
        self.mats[seat].hand.remove(weapon);
        self.mats[seat].sure_hand = WeaponSet::EMPTY;
        self.settle_knowledge(seat);
    }

    /// If the number of cards in hand leaves one reading, the table knows it (R76).
    pub(crate) fn settle_knowledge(&mut self, seat: Seat) {
        let advanced = self.content.house(self.mats[seat].house).advanced;
        let in_play = self.cards_in_play(seat);
        let in_hand = self.advanced_in_hand(seat).len();
        let mat = &mut self.mats[seat];
        let open = advanced.difference(in_play).difference(mat.sure_hand).difference(mat.sure_stack);
        let unknown = in_hand - mat.sure_hand.len();
        if unknown == 0 {
            mat.sure_stack = mat.sure_stack.union(open);
        } else if unknown == open.len() {
            mat.sure_hand = mat.sure_hand.union(open);
        }
    }

    /// D43: a token of Pandora's Box: the owner gains, every opponent loses.
    pub(crate) fn open_box(&mut self, seat: Seat, token: Pandora) {
        let mat = &mut self.mats[seat];
        mat.pandora &= !(1 << token.index());
        if mat.pandora == 0 {
            mat.artifacts.remove(Artifact::Pandora);
        }
        for back in 1..self.players {
            let other = Seat::new(((seat.index() as u8) + self.players - back) % self.players);
            self.plan(other, Task::Loss { token });
        }
        let list = self.content.pandora[token.index()];
        self.plan(seat, Task::Reward { list, doubled: false });
    }

    pub(crate) fn loss(&mut self, seat: Seat, token: Pandora) {
        match token {
            Pandora::Crystal => {
                self.mats[seat].crystals = self.mats[seat].crystals.saturating_sub(1);
            }
            Pandora::Follower => self.ask(seat, Prompt::LoseFollower),
            Pandora::Weapon => self.ask(seat, Prompt::LoseWeapon),
        }
    }

    /// The artifact stack is looked at, drawn when it is the first time (5.4).
    pub(crate) fn artifact(&mut self, seat: Seat) {
        self.ask(seat, Prompt::Artifact);
        if self.artifacts.drawn {
            self.artifacts.seen |= 1 << seat.index();
        } else {
            self.push(seat, Step::Deal(Deal::Artifacts));
        }
    }

    /// D60: one artifact is taken; after the last Atlantis hex the others leave the game.
    pub(crate) fn take_artifact(&mut self, seat: Seat, artifact: Artifact) {
        self.artifacts.stack.remove(artifact);
        self.artifacts.taken.insert(artifact);
        let hexes = self.content.atlantis.intersection(self.board.open).len();
        if usize::from(self.artifacts.conquered) == hexes {
            self.artifacts.stack = ArtifactSet::EMPTY;
        }
        self.mats[seat].artifacts.insert(artifact);
        match artifact {
            Artifact::Tablet => self.ask(seat, Prompt::Destiny),
            Artifact::Map => {
                self.board.afterworld = Some(seat);
                self.board.open.insert(self.content.afterworld);
            }
            Artifact::Pandora => self.mats[seat].pandora = 0b111,
            _ => {}
        }
    }
}
