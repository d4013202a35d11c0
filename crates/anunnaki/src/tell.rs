//! The story: which steps are deeds, how battles ended, and what the final scoring gave.

use crate::action::Action;
use crate::prompt::Phase;
use crate::state::{Fought, Position};
use game_core::deeds::{Aside, Moment};
use game_core::{Actor, Describe, Role, Seat, Tally, Tell, Text, Viewer};

/// Numbers that follow from others, or that the sentence says already.
const UNTOLD: [&str; 4] = ["tally-reserve", "tally-signs", "tally-pacts", "tally-settlements"];

impl Tell for Position {
    fn role(&self, _actor: Actor, action: Action) -> Role {
        use Action as A;
        match action {
            A::DealFirst { .. } => Role::Deed(0),
            A::DealHouse { .. } => Role::Deed(0),
            A::DealAncient { .. } | A::DealCulture { .. } if self.phase != Phase::Setup => Role::Part,
            A::DealGods { .. }
            | A::DealToken { .. }
            | A::DealAncient { .. }
            | A::DealCulture { .. }
            | A::DealArtifacts { .. }
            | A::DealPact { .. }
            | A::DealGoal { .. } => Role::Detail,
            A::ChooseHouse { .. } => Role::Turn(9),
            A::MovePawn { .. } => Role::Turn(3),
            A::DiscardGod { .. } | A::Destine { .. } | A::Commit { .. } | A::CommitNone => Role::Deed(1),
            A::Perform { .. } | A::ShiftSign { .. } => Role::Part,
            A::SummonMinor { .. } | A::SummonMajor => Role::Deed(9),
            A::FulfilPact { .. } | A::FreePact { .. } | A::Fight { .. } => Role::Deed(8),
            A::Build { .. } | A::Upgrade { .. } => Role::Deed(7),
            A::Pick { .. } | A::Origin { .. } | A::TakeArtifact { .. } => Role::Deed(6),
            A::Harvest { .. } | A::HarvestPart { .. } | A::Recruit { .. } => Role::Alike(5),
            A::TakePact { .. }
            | A::Cast { .. }
            | A::UseMirror
            | A::Create { .. }
            | A::Sell { .. }
            | A::Arm { .. }
            | A::HornGain { .. }
            | A::HornPay { .. }
            | A::Open { .. }
            | A::Resolve { .. } => Role::Deed(4),
            A::LiftSign { .. } => Role::Deed(2),
            A::Step { .. }
            | A::Carry { .. }
            | A::Teleport { .. }
            | A::Buy { .. }
            | A::Bring { .. }
            | A::PlaceSign { .. }
            | A::Replace { .. }
            | A::Sacrifice { .. }
            | A::TakeMiddle
            | A::TakeBottom
            | A::LoseFollower { .. }
            | A::LoseWeapon { .. }
            | A::Keep { .. }
            | A::PayMetal { .. }
            | A::Steal { .. }
            | A::Choose { .. }
            | A::Advance { .. } => Role::Part,
            A::Collect { .. }
            | A::Cover { .. }
            | A::Pay { .. }
            | A::Gain { .. }
            | A::Summon
            | A::Fulfil
            | A::UseCornucopia
            | A::UsePandora
            | A::Use
            | A::Decline
            | A::Stop
            | A::Done => Role::Detail,
        }
    }

    fn whose_turn(&self) -> Option<Seat> {
        (!matches!(self.phase, Phase::Setup | Phase::Over)).then_some(self.active)
    }

    fn moments(&self, _actor: Actor, _action: Action, after: &Self) -> Vec<Moment<Self>> {
        let ended = after.phase == Phase::Over && self.phase != Phase::Over;
        let number = |position: &Position| position.fought.map_or(0, |fought| fought.number);
        let mut moments = Vec::new();
        if let Some(fought) = &after.fought
            && number(after) != number(self)
        {
            let position = if ended { self.clone() } else { after.clone() };
            moments.push(Moment { aside: Some(after.tell_battle(fought)), position });
        }
        if ended {
            let aside = Aside { seat: None, text: Text::new("deed-scoring") };
            moments.push(Moment { aside: Some(aside), position: after.clone() });
        }
        moments
    }

    fn gains(&self, after: &Self, viewer: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        if self.phase == Phase::Setup {
            return; // what a house starts with is no gain
        }
        let (mut old, mut new) = (Vec::new(), Vec::new());
        self.tallies(viewer, seat, &mut old);
        after.tallies(viewer, seat, &mut new);
        let changed = old.iter().zip(&new).filter(|(old, new)| old.value != new.value);
        let told = changed.filter(|(old, _)| !UNTOLD.contains(&old.key));
        out.extend(told.map(|(old, new)| Tally { key: new.key, value: new.value - old.value }));
        // Points are what everything comes to.
        out.sort_by_key(|tally| tally.key == "tally-vp");
    }
}

impl Position {
    fn tell_battle(&self, fought: &Fought) -> Aside {
        let winner = if fought.winner == 0 { Some(fought.attacker) } else { fought.defender };
        let at = crate::phrase::place(self.content.get().territory_id(fought.at));
        let [attack, defence] = [0, 1].map(|side| i32::from(fought.sides[side].total));
        let text = match winner {
            Some(seat) => Text::new("deed-battle-won").with("seat", seat),
            None => Text::new("deed-battle-lost").with("seat", fought.attacker),
        };
        Aside { seat: None, text: text.with("at", at).with("attack", attack).with("defence", defence) }
    }
}
