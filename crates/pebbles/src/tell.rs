//! The story: which steps are deeds.

use crate::action::Action;
use crate::state::Position;
use game_core::{Actor, Role, Seat, Tell};

impl Tell for Position {
    fn role(&self, _actor: Actor, action: Action) -> Role {
        match action {
            Action::Draw(..) => Role::Detail,
            Action::Seal(_) => Role::Turn(1),
        }
    }

    fn whose_turn(&self) -> Option<Seat> {
        None
    }
}
