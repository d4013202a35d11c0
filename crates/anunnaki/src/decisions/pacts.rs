//! Pacts taken and fulfilled (3.8 PACTS, PACT).

use super::{Decision, holds};
use crate::action::Action;
use crate::ids::Pact;
use crate::legal::{Verdict, must};
use crate::prompt::Task;
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;
use game_core::options::Sink;
use std::ops::ControlFlow;

decision! {
    /// D15.
    TakePact { left: u8 } |position, seat, out| {
        TakePact { slot } (some 0..6)
            ? (position.check_take_pact(slot))
            => { position.take_pact(seat, left, slot); }
        Stop {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D40.
    FulfilPact {} |position, seat, out| {
        FulfilPact { pact } (some position.mats[seat].held())
            ? (position.check_pact(seat, pact))
            => { position.fulfil(seat, pact); }
    }
}

decision! {
    /// D41: the house is not visited.
    Half { pact: Pact } |position, seat, out| {
        TakeMiddle {} (always) ? (Ok(())) => {
            let list = position.content.pacts[pact.index()].middle;
            position.plan(seat, Task::Reward { list, doubled: false });
        }
        TakeBottom {} (always) ? (Ok(())) => { position.plan(seat, Task::PactBottom { pact }); }
    }
}

decision! {
    /// D36: Bast.
    FreePact {} |position, seat, out| {
        FreePact { pact } (all position.mats[seat].held())
            ? (position.check_pact_held(seat, pact))
            => { position.free_pact(seat, pact); }
    }
}

impl Position {
    fn check_take_pact(&self, slot: u8) -> Verdict {
        let there = self.pacts.row.get(usize::from(slot)).is_some_and(Option::is_some);
        must(there, Refusal::NoPact)
    }

    fn check_pact_held(&self, seat: Seat, pact: Pact) -> Verdict {
        must(self.mats[seat].held >> pact.index() & 1 != 0, Refusal::PactNotHeld)
    }

    pub(super) fn check_pact(&self, seat: Seat, pact: Pact) -> Verdict {
        self.check_pact_held(seat, pact)?;
        self.check_cost(seat, &self.content.pacts[pact.index()].cost)
    }
}
