//! The story: which steps are deeds, and what they brought.

use crate::action::Action;
use crate::prompt::Prompt;
use crate::state::{Phase, Position};
use game_core::{Actor, Describe, Role, Seat, Tally, Tell, Viewer};

impl Tell for Position {
    fn role(&self, _actor: Actor, action: Action) -> Role {
        use Action as A;
        let turn = matches!(self.prompts.last(), Some(Prompt::Turn));
        match action {
            A::DealFirst(_) => Role::Deed(0),
            A::DealRow(_) | A::DealFreeCity(_) | A::DealCity(..) => Role::Detail,
            A::Civ(_) => Role::Turn(9),
            A::Activate { .. } => Role::Turn(5),
            A::Free(_) => Role::Deed(1),
            A::Pass => Role::Turn(2),
            _ if turn => Role::Turn(9),
            A::Next(_)
            | A::NextPolicy(_)
            | A::Gold(_)
            | A::Substitute(_)
            | A::Basic(_)
            | A::Yes
            | A::No
            | A::Stop => Role::Detail,
            _ => Role::Part,
        }
    }

    fn whose_turn(&self) -> Option<Seat> {
        let taken = matches!(self.phase, Phase::FirstActivation | Phase::SecondActivation | Phase::Actions);
        taken.then_some(self.turn)
    }

    fn gains(&self, after: &Self, viewer: Viewer, seat: Seat, out: &mut Vec<Tally>) {
        if self.round == 0 {
            return; // what a civilization starts with is no gain
        }
        let (mut old, mut new) = (Vec::new(), Vec::new());
        self.tallies(viewer, seat, &mut old);
        after.tallies(viewer, seat, &mut new);
        let changed = old.iter().zip(&new).filter(|(old, new)| old.value != new.value);
        let told = changed.filter(|(old, _)| old.key != "tally-deck");
        out.extend(told.map(|(old, new)| Tally { key: new.key, value: new.value - old.value }));
        // Points are what everything comes to.
        out.sort_by_key(|tally| tally.key == "tally-points");
    }
}
