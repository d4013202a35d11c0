//! What may be done: whom a question waits for, and verdicts. The rules stand in `decisions`.

use crate::ids::{Territory, TerritorySet};
use crate::prompt::{Prompt, Step};
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::{Awaiting, SeatSet};

/// Something may be done, or not for this reason.
pub(crate) type Verdict = Result<(), Refusal>;

/// The territory must be one of these.
pub(crate) fn within(set: TerritorySet, at: Territory, why: impl FnOnce() -> Refusal) -> Verdict {
    if set.contains(at) { Ok(()) } else { Err(why()) }
}

/// This must hold.
pub(crate) const fn must(holds: bool, why: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(why) }
}

impl Position {
    /// Whom the top of the stack waits for.
    pub(crate) fn awaited(&self) -> Awaiting {
        let Some(frame) = self.stack.top() else { return Awaiting::Nothing };
        match frame.step {
            Step::Deal(_) => Awaiting::Chance,
            Step::Do(_) => Awaiting::Nothing,
            Step::Ask(Prompt::Discard) => {
                Awaiting::Players(self.seats().filter(|seat| self.mats[*seat].discarded.is_none()).collect())
            }
            Step::Ask(Prompt::Commit) => {
                let mut seats = SeatSet::EMPTY;
                if let Some(battle) = &self.battle {
                    if !battle.sides[0].ready {
                        seats.insert(battle.attacker);
                    }
                    if let Some(defender) = battle.defender.filter(|_| !battle.sides[1].ready) {
                        seats.insert(defender);
                    }
                }
                Awaiting::Players(seats)
            }
            Step::Ask(_) => Awaiting::one(frame.seat),
        }
    }
}
