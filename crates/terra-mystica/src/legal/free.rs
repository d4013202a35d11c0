//! Free steps of the own turn: conversions, the convert menu, payment plans, the Mermaids' river link, the
//! after-window (spec 3.4, 3.6, D5, D6, D15, D18).

use super::{Check, Scope, Steps};
use crate::action::Action;
use crate::content::Goods;
use crate::ids::{Conversion, Faction, River};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;

/// Plans a bot looks at (spec 3.6 c 4).
const SUGGESTED_PLANS: usize = 8;

impl Position {
    /// Conversions, burning, the menu and connect, inside the own turn.
    pub(super) fn check_free_step(&self, seat: Seat, action: Action) -> Check<()> {
        match action {
            Action::Burn | Action::Convert { .. } if !self.options.free_conversions => {
                Err(Refusal::NoFreeConversions)
            }
            Action::Burn => self.check_conversion(seat, Conversion::Burn),
            Action::Convert { kind: Conversion::Burn } => Err(Refusal::NotAsked),
            Action::Convert { kind } => self.check_conversion(seat, kind),
            Action::OpenConvert if self.next_kind(seat, Conversion::Burn).is_some() => Ok(()),
            Action::OpenConvert => Err(Refusal::NothingToConvert),
            Action::Connect { river } => self.check_connect(seat, river),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Single conversions (people only), and the menu where it is offered.
    pub(super) fn list_free_steps(&self, seat: Seat, scope: Scope, menu: bool, out: &mut impl Steps) {
        if scope == Scope::Legal && self.options.free_conversions {
            if self.most_conversions(seat, Conversion::Burn) > 0 {
                out.push(Action::Burn);
            }
            for kind in &Conversion::ALL[1..] {
                if self.most_conversions(seat, *kind) > 0 {
                    out.push(Action::Convert { kind: *kind });
                }
            }
        }
        let offered = match scope {
            Scope::Legal => self.next_kind(seat, Conversion::Burn).is_some(),
            Scope::Suggested => self.menu_is_worth_it(seat),
        };
        if menu && offered {
            out.push(Action::OpenConvert);
        }
    }

    /// Spec 3.6 (e): when a bot should think about converting.
    fn menu_is_worth_it(&self, seat: Seat) -> bool {
        let player = &self.seats[seat];
        if self.turn.menu_used || self.flow.round == 6 {
            return false;
        }
        if self.flow.prompts.base == Prompt::After {
            player.bowls[2] > 0 || player.priests > 0
        } else {
            player.room() <= 3 && player.bowls[2] > 0
        }
    }

    /// The first kind from `from` on that is possible.
    pub(crate) fn next_kind(&self, seat: Seat, from: Conversion) -> Option<Conversion> {
        Conversion::ALL[from.index()..].iter().copied().find(|kind| self.most_conversions(seat, *kind) > 0)
    }

    /// D6.
    pub(super) fn check_menu(&self, seat: Seat, asked: Conversion, action: Action) -> Check<()> {
        match action {
            Action::Done => Ok(()),
            Action::Count { kind, .. } if kind != asked => Err(Refusal::OtherKindAsked { asked }),
            Action::Count { n, .. } => {
                let most = self.most_conversions(seat, asked);
                if n <= most { Ok(()) } else { Err(Refusal::TooMany { most }) }
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(super) fn list_menu(&self, seat: Seat, kind: Conversion, out: &mut impl Steps) {
        for n in 0..=self.most_conversions(seat, kind) {
            out.push(Action::Count { kind, n });
        }
        out.push(Action::Done);
    }

    /// What the step waiting for payment costs.
    pub(crate) fn pending_price(&self, seat: Seat, step: Action) -> Goods {
        let price = match self.flow.prompts.base {
            Prompt::Turn => self.check_turn(seat, step),
            Prompt::After => self.check_after(seat, step),
            _ => self.check_choices(seat, step),
        };
        price.expect("the step was legal when it was chosen, and nothing changed since")
    }

    /// D5.
    pub(super) fn check_plan(&self, seat: Seat, step: Action, action: Action) -> Check<()> {
        let Action::Plan(plan) = action else { return Err(Refusal::NotAsked) };
        let plans = self.purse(seat).plans(self.pending_price(seat, step));
        if plans.iter().any(|one| one == plan) { Ok(()) } else { Err(Refusal::NoSuchPlan) }
    }

    pub(super) fn list_plans(&self, seat: Seat, step: Action, scope: Scope, out: &mut impl Steps) {
        let plans = self.purse(seat).plans(self.pending_price(seat, step));
        let most = if scope == Scope::Suggested { SUGGESTED_PLANS } else { usize::MAX };
        for plan in plans.iter().take(most) {
            out.push(Action::Plan(plan));
        }
    }

    /// D18 (spec 4.8.4).
    fn check_connect(&self, seat: Seat, river: River) -> Check<()> {
        if !self.able(seat).spans_rivers {
            return Err(Refusal::OtherFaction { faction: Faction::Mermaids });
        }
        if self.map.links.contains(river) {
            return Err(Refusal::Linked { river });
        }
        let group = self.group_over(seat, river);
        if self.town_tiles_free() == 0 || !self.makes_town(seat, group) {
            let (structures, power, _) = self.strength(group);
            return Err(Refusal::NoTownThere { river, structures, power });
        }
        Ok(())
    }

    /// Town tiles that are not already due to somebody.
    pub(crate) fn town_tiles_free(&self) -> u8 {
        self.board.towns.iter().sum::<u8>().saturating_sub(self.turn.due.towns)
    }

    pub(super) fn list_connects(&self, seat: Seat, out: &mut impl Steps) {
        // Three structures outside towns are the fewest a new town has.
        if !self.able(seat).spans_rivers
            || self.seats[seat].built.difference(self.seats[seat].in_town).len() < 3
        {
            return;
        }
        for river in River::all() {
            if self.check_connect(seat, river).is_ok() {
                out.push(Action::Connect { river });
            }
        }
    }

    /// D15.
    pub(super) fn check_after(&self, seat: Seat, action: Action) -> Check<Goods> {
        let free = |()| Goods::NONE;
        match action {
            Action::EndTurn => Ok(Goods::NONE),
            Action::Dig { hex, spades, to } => self.check_dig_on(seat, hex, spades, to),
            Action::Step { .. } => self.check_answer(seat, action).map(free),
            _ => self.check_free_step(seat, action).map(free),
        }
    }

    pub(super) fn list_after(&self, seat: Seat, scope: Scope, out: &mut impl Steps) {
        self.list_digs_on(seat, scope, out);
        self.list_after_digging(seat, scope, out);
    }

    fn list_after_digging(&self, seat: Seat, scope: Scope, out: &mut impl Steps) {
        self.list_free_steps(seat, scope, true, out);
        if self.flow.echo[seat.index()] > 0 {
            self.list_steps(seat, scope, out);
        }
        self.list_connects(seat, out);
        out.push(Action::EndTurn);
    }

    /// Is D15 asked (spec 3.1)? A person must see that the turn ends.
    pub(crate) fn after_is_asked(&self) -> bool {
        if self.options.free_conversions {
            return true;
        }
        // Digging on is offered where the after-window is asked, but is no reason to ask: without a free step
        // between, the spades could have been dug at once.
        let mut steps = super::Counted::default();
        self.list_after_digging(self.flow.active, Scope::Legal, &mut steps);
        steps.count > 1
    }
}
