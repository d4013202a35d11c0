//! The pawn, signs, magic and upgrades (3.3, 3.4, 3.8).

use super::{Decision, holds};
use crate::action::Action;
use crate::content::Reward;
use crate::ids::{self, Cell, Colour, Slot};
use crate::legal::{Verdict, must};
use crate::prompt::{Mirror, Prompt, Task};
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;
use game_core::options::Sink;
use std::ops::ControlFlow;

decision! {
    /// D1.
    Pawn {} |position, seat, out| {
        MovePawn { slot } (some Slot::ALL)
            ? (position.check_pawn(seat, slot))
            => { position.move_pawn(seat, slot); }
    }
}

decision! {
    /// D2: Ra and the sign just crossed.
    CrossedSign { from: Cell } |position, seat, out| {
        ShiftSign { cell } (some Cell::ALL)
            ? (position.check_empty(seat, cell))
            => { position.shift_crossed_sign(seat, from, cell); }
        Decline {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D4.
    Magic { mirror: Mirror } |position, seat, out| {
        Cast { magic } (some ids::Magic::ALL)
            ? (position.check_magic(seat, mirror, magic))
            => { position.cast(seat, mirror, magic); }
        UseMirror {} (when) ? (position.check_mirror(seat, mirror)) => {
            position.mats[seat].artifacts.remove(ids::Artifact::Mirror);
            position.ask(seat, Prompt::Magic { mirror: Mirror::First });
        }
        Decline {} (always) ? (Ok(())) => {
            if mirror == Mirror::First {
                position.ask(seat, Prompt::Magic { mirror: Mirror::Second(None) });
            }
        }
    }
}

decision! {
    /// D5.
    Token { colour: Colour } |position, seat, out| {
        Perform { token } (some ids::Token::ALL)
            ? (position.check_token(seat, colour, token))
            => {
                let upgraded = position.mats[seat].upgraded.contains(token);
                position.plan(seat, Task::Act { token, upgraded });
            }
    }
}

decision! {
    /// D25; the magic action cannot be declined.
    Upgrade { magic: bool } |position, seat, out| {
        Upgrade { token } (some ids::Token::ALL)
            ? (position.check_upgrade(seat, token))
            => { position.upgrade(seat, token); }
        Decline {} (when) ? (must(!magic, Refusal::NotTheQuestion)) => {}
    }
}

decision! {
    /// D26.
    ActNow { token: ids::Token } |position, seat, out| {
        Use {} (always) ? (Ok(())) => { position.plan(seat, Task::Act { token, upgraded: true }); }
        Decline {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D28.
    LiftSign {} |position, seat, out| {
        LiftSign { cell } (all position.mats[seat].signs)
            ? (must(position.mats[seat].signs.contains(cell), Refusal::CellEmpty))
            => { position.ask(seat, Prompt::PlaceSign { from: cell }); }
        Decline {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D29.
    PlaceSign { from: Cell } |position, seat, out| {
        PlaceSign { cell } (some Cell::ALL)
            ? (position.check_empty(seat, cell))
            => { position.shift_sign(seat, from, cell); }
    }
}

impl Position {
    fn check_pawn(&self, seat: Seat, slot: Slot) -> Verdict {
        match self.mats[seat].pawn {
            None => must(self.content.colour(self.token_on(slot)) == Colour::Blue, Refusal::FirstTurnBlue),
            Some(pawn) => must(pawn != slot, Refusal::PawnMustMove),
        }
    }

    fn check_empty(&self, seat: Seat, cell: Cell) -> Verdict {
        must(!self.mats[seat].signs.contains(cell), Refusal::CellTaken)
    }

    /// The crystals a magic action costs now.
    pub(crate) fn magic_price(&self, mirror: Mirror, magic: ids::Magic) -> u8 {
        let discount = if mirror == Mirror::No { 0 } else { self.content.artifacts.mirror_discount };
        self.content.magics[magic.index()].crystals.saturating_sub(discount)
    }

    fn check_magic(&self, seat: Seat, mirror: Mirror, magic: ids::Magic) -> Verdict {
        must(mirror != Mirror::Second(Some(magic)), Refusal::SameMagic)?;
        let (have, need) = (self.mats[seat].crystals, self.magic_price(mirror, magic));
        must(have >= u16::from(need), Refusal::Crystals { have, need })?;
        let facts = &self.content.magics[magic.index()];
        self.check_cost(seat, &facts.cost)?;
        let effect = self.content.rewards(facts.reward).iter().any(|reward| self.has_effect(seat, *reward));
        must(effect, Refusal::NoEffect)
    }

    fn check_mirror(&self, seat: Seat, mirror: Mirror) -> Verdict {
        let owned = mirror == Mirror::No && self.mats[seat].artifacts.contains(ids::Artifact::Mirror);
        must(owned, Refusal::NotOwned)
    }

    /// Would a reward change anything (R7)?
    fn has_effect(&self, seat: Seat, reward: Reward) -> bool {
        match reward {
            Reward::Weapon(_) => !self.weapon_stack(seat).is_empty(),
            Reward::Build => !self.building_sites(seat).is_empty(),
            Reward::Follower(_) => !self.recruit_options(seat, None).is_empty(),
            Reward::Upgrade => ids::Token::ALL.iter().any(|token| self.check_upgrade(seat, *token).is_ok()),
            Reward::MoveSign => !self.mats[seat].signs.is_empty(),
            Reward::Pact(_) => self.pacts.row.iter().any(Option::is_some),
            _ => true,
        }
    }

    fn check_token(&self, seat: Seat, colour: Colour, token: ids::Token) -> Verdict {
        must(self.content.colour(token) == colour, Refusal::WrongColour)?;
        let under = self.mats[seat].pawn.map(|slot| self.token_on(slot));
        must(under != Some(token), Refusal::UnderPawn)
    }

    fn check_upgrade(&self, seat: Seat, token: ids::Token) -> Verdict {
        let mat = &self.mats[seat];
        must(!mat.upgraded.contains(token), Refusal::AlreadyUpgraded)?;
        let slot = self.slot_of(token);
        let near =
            mat.pawn.is_some_and(|pawn| self.content.neighbours[pawn.index()] >> slot.index() & 1 != 0);
        must(near, Refusal::NotNextToPawn)?;
        match self.content.colour(token) {
            Colour::Blue => Ok(()),
            Colour::Red => self.check_cost(seat, &self.content.numbers.red_upgrade_cost),
        }
    }
}
