//! The story: which steps are deeds, and how battles ended.

use crate::action::Action;
use crate::legal::battle::{attack_strength, defence_strength};
use crate::prompt::Prompt;
use crate::refusal::label;
use crate::state::Position;
use game_core::deeds::{Aside, Moment};
use game_core::{Actor, Describe, Role, Seat, Tally, Tell, Text, Viewer};
use std::cmp::Ordering;

/// Numbers that follow from others or change with every card.
const UNTOLD: [&str; 3] = ["tally-hand", "tally-cards", "tally-stock"];

impl Tell for Position {
    fn role(&self, _actor: Actor, action: Action) -> Role {
        use Action as A;
        match action {
            A::FirstPlayer(_) | A::DealFaction(_) => Role::Deed(0),
            A::Reveal(_) | A::Token(_) | A::Draw(_) | A::Secret(_) => Role::Detail,
            A::Faction(_) | A::StartRegion(_) => Role::Turn(5),
            A::Attack { .. } => Role::Deed(9),
            A::Buy(_) | A::StartSecret(_) => Role::Deed(8),
            A::Start(_) => Role::Deed(7),
            A::Settle(_) | A::BuildAndLose => Role::Deed(6),
            A::Surrender | A::Fight => Role::Deed(5),
            A::Tech(_) | A::Drop => Role::Deed(4),
            A::Play { .. } | A::Release(_) => Role::Deed(3),
            A::Put { .. } | A::BuyResource(_) => Role::Alike(2),
            A::Archive(_) => Role::Deed(1),
            A::EndTurn | A::NoArchive | A::DrawMore | A::DrawNoMore => Role::Quiet,
            A::Use(_)
            | A::Add { .. }
            | A::Defend { .. }
            | A::First(_)
            | A::Trash(_)
            | A::TrashArchived
            | A::From(_)
            | A::To(_) => Role::Part,
            A::Take(_)
            | A::Pay(_)
            | A::Give(_)
            | A::Discard(_)
            | A::DiscardArchived
            | A::Done
            | A::Decline => Role::Detail,
        }
    }

    fn whose_turn(&self) -> Option<Seat> {
        (self.round > 0 && self.prompt() != Prompt::Over).then_some(self.active)
    }

    fn moments(&self, _actor: Actor, action: Action, after: &Self) -> Vec<Moment<Self>> {
        let Some((battle, defender)) = self.battle().and_then(|b| Some((b, b.defender?))) else {
            return Vec::new();
        };
        if self.prompt() != Prompt::DefenceCards || action != Action::Done {
            return Vec::new();
        }
        let (attack, defence) = (attack_strength(self, battle), defence_strength(self, battle));
        let text = match attack.cmp(&defence) {
            Ordering::Greater => Text::new("deed-battle-won").with("seat", self.active),
            Ordering::Less => Text::new("deed-battle-won").with("seat", defender),
            Ordering::Equal => Text::new("deed-battle-drawn"),
        };
        let text = text.with("region", label(battle.to)).with("attack", attack).with("defence", defence);
        vec![Moment { aside: Some(Aside { seat: None, text }), position: after.clone() }]
    }

    fn gains(&self, after: &Self, viewer: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        if self.round == 0 {
            return; // what everybody starts with is no gain
        }
        let (mut old, mut new) = (Vec::new(), Vec::new());
        self.tallies(viewer, seat, &mut old);
        after.tallies(viewer, seat, &mut new);
        let changed = old.iter().zip(&new).filter(|(old, new)| old.value != new.value);
        let told = changed.filter(|(old, _)| !UNTOLD.contains(&old.key));
        out.extend(told.map(|(old, new)| Tally { key: new.key, value: new.value - old.value }));
        // Points are what everything comes to.
        out.sort_by_key(|tally| tally.key == "tally-points");
    }
}
