//! What a step does. One function per step; what follows by itself is in `flow`.

mod build;
mod cults;
mod offers;
mod special;
mod terraform;

use crate::action::Action;
use crate::content::Goods;
use crate::ids::{Conversion, VpSource};
use crate::prompt::Prompt;
use crate::state::{Position, Spades};
use game_core::Seat;

impl Position {
    /// Makes a deal.
    pub(crate) fn make_deal(&mut self, action: Action) {
        match action {
            Action::DealFirst { seat } => self.set_first_player(seat),
            Action::DealScoring { tile } => self.add_scoring_tile(tile),
            Action::DealBonus { tile } => self.add_bonus_tile(tile),
            Action::DealColour { terrain } => self.seats[self.flow.active].colour = Some(terrain),
            _ => {}
        }
    }

    /// Makes a step of a seat, known to be legal.
    pub(crate) fn make(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Take { faction } => self.give_faction(seat, faction),
            Action::Place { hex } => self.place_start_dwelling(seat, hex),
            Action::Bonus { tile } => self.take_first_bonus(seat, tile),
            Action::Plan(plan) => self.pay_by_plan(seat, plan),
            Action::Burn => self.convert(seat, Conversion::Burn, 1),
            Action::Convert { kind } => self.convert(seat, kind, 1),
            Action::OpenConvert => {
                self.turn.menu_used = true;
                let kind = self.next_kind(seat, Conversion::Burn);
                self.flow.prompts.over = kind.map(|kind| Prompt::Convert { kind });
            }
            Action::Count { kind, n } => self.convert_in_menu(seat, kind, n),
            Action::Done => self.flow.prompts.over = None,
            Action::EndTurn => {
                self.flow.echo[seat.index()] += std::mem::take(&mut self.turn.due.steps);
                self.end_building();
                self.turn.over = true;
            }
            Action::Accept { giver, amount } => self.answer_offer(seat, giver, amount, true),
            Action::Decline { giver, amount } => self.answer_offer(seat, giver, amount, false),
            Action::Step { cult } => self.take_step(seat, cult),
            Action::Enter { cult } => self.enter_chosen(seat, cult),
            Action::Stay => self.flow.prompts.over = None,
            _ if self.flow.prompts.base == Prompt::BonusSpades => self.use_bonus_spades(seat, action),
            _ => self.make_priced(seat, action),
        }
    }

    /// A step with a price: paid at once where possible, otherwise by the only plan or after D5 (spec 3.6).
    fn make_priced(&mut self, seat: Seat, action: Action) {
        let price = self.pending_price(seat, action);
        let purse = self.purse(seat);
        if !purse.pays_directly(price) {
            let plans = purse.plans(price);
            let mut iter = plans.iter();
            match (iter.next(), iter.next()) {
                (Some(plan), None) => self.run_plan(seat, plan),
                _ => {
                    self.flow.prompts.over = Some(Prompt::Pay { step: action });
                    return;
                }
            }
        }
        self.carry_out(seat, action, price);
    }

    fn pay_by_plan(&mut self, seat: Seat, plan: crate::action::Plan) {
        let Some(Prompt::Pay { step }) = self.flow.prompts.over else { return };
        self.flow.prompts.over = None;
        let price = self.pending_price(seat, step);
        self.run_plan(seat, plan);
        self.carry_out(seat, step, price);
    }

    fn convert_in_menu(&mut self, seat: Seat, kind: Conversion, n: u8) {
        self.convert(seat, kind, n);
        let next = Conversion::ALL.get(kind.index() + 1).and_then(|next| self.next_kind(seat, *next));
        self.flow.prompts.over = next.map(|kind| Prompt::Convert { kind });
    }

    /// Pays the price and does the step.
    fn carry_out(&mut self, seat: Seat, action: Action, price: Goods) {
        let main = self.flow.prompts.base == Prompt::Turn && action.is_main();
        if main {
            self.close_own_offers(seat);
            self.turn.actions -= 1;
            self.turn.spades = Spades::default();
        }
        match action {
            Action::Build { hex } => self.build_dwelling(seat, hex, price),
            Action::Dig { hex, spades, to } => self.dig(seat, hex, spades, to, price),
            Action::NoBuild => self.end_building(),
            Action::Forfeit => self.end_spades(),
            Action::Shipping => {
                self.pay(seat, price);
                self.raise_shipping(seat);
            }
            Action::Digging => {
                self.pay(seat, price);
                let level = usize::from(self.seats[seat].digging);
                let vp = self.content.faction(self.faction(seat)).digging_vp[level];
                self.seats[seat].digging += 1;
                self.add_vp(seat, i16::from(vp), VpSource::Tracks);
            }
            Action::Upgrade { hex, to } => {
                self.pay(seat, price);
                self.upgrade(seat, hex, to);
            }
            Action::Send { cult, space } => self.send_priest(seat, cult, space, price),
            Action::Power { action } => self.power_action(seat, action, price),
            Action::Special { special } => self.special_action(seat, special, price),
            Action::Pass { tile } => self.pass(seat, tile),
            Action::Favor { tile } => self.take_favor(seat, tile),
            Action::Town { tile } => self.take_town(seat, tile),
            Action::Bridge { place } => self.build_bridge(seat, place),
            Action::Exchange { n } => {
                self.turn.due.exchange = false;
                self.seats[seat].workers -= n;
                self.seats[seat].priests += n;
            }
            Action::Connect { river } => {
                self.map.links.insert(river);
                let group = self.group_over(seat, river);
                self.check_group(seat, group);
            }
            _ => {}
        }
    }

    /// One level of shipping with its points, if the track goes on; the promo tile lengthens the carpet.
    pub(crate) fn raise_shipping(&mut self, seat: Seat) {
        let board = self.content.faction(self.faction(seat));
        let player = &mut self.seats[seat];
        if player.shipping < board.shipping_max {
            let vp = board.shipping_vp[usize::from(player.shipping - board.shipping_start)];
            player.shipping += 1;
            self.add_vp(seat, i16::from(vp), VpSource::Tracks);
        }
    }
}
