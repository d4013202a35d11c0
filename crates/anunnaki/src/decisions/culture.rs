//! Culture tokens of phase 5 (6).

use super::Decision;
use crate::action::Action;
use crate::ids;
use crate::legal::{Verdict, must};
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;
use game_core::options::Sink;
use std::ops::ControlFlow;

decision! {
    /// D70.
    Corner {} |position, seat, out| {
        Resolve { corner } (all position.surrounded_corners())
            ? (must(position.surrounded() >> corner.index() & 1 != 0, Refusal::NotSurrounded))
            => { position.resolve(corner); }
    }
}

decision! {
    /// D71.
    Culture { corner: ids::Corner } |position, seat, out| {
        Use {} (always) ? (Ok(())) => { position.culture_reward(seat, corner); }
        Decline {} (always) ? (Ok(())) => {}
    }
}

impl Position {
    fn surrounded_corners(&self) -> impl Iterator<Item = ids::Corner> + use<> {
        let surrounded = self.surrounded();
        (0..32).filter(move |corner| surrounded >> corner & 1 != 0).map(ids::Corner::new)
    }
}
