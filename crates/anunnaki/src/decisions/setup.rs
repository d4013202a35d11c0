//! Houses and minor gods of the set-up (2).

use super::{Decision, holds};
use crate::action::Action;
use crate::ids;
use crate::legal::{Verdict, must};
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;
use game_core::options::Sink;
use std::ops::ControlFlow;

decision! {
    /// Set-up step 2.
    House {} |position, seat, out| {
        ChooseHouse { house } (some ids::House::ALL)
            ? (must(position.seat_of(house).is_none(), Refusal::HouseTaken))
            => { position.seat_house(seat, house); }
    }
}

decision! {
    /// D0, everybody at once and in secret.
    Discard {} |position, seat, out| {
        DiscardGod { god } (all position.mats[seat].dealt)
            ? (must(position.mats[seat].dealt.contains(god), Refusal::GodNotDealt))
            => { position.discard(seat, god); }
    }
}

impl Position {
    /// D0: secret until the last one is in.
    fn discard(&mut self, seat: Seat, god: ids::MinorGod) {
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
}
