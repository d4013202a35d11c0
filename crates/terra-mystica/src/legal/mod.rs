//! What may be answered now. One check per step says the price or the refusal; the lists call the same checks.

mod choices;
mod free;
mod setup;
mod terraform;
mod turn;

pub(crate) use terraform::Ground;

use crate::action::Action;
use crate::content::Goods;
use crate::ids::Cult;
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::setup::OfferTiming;
use crate::state::Position;
use game_core::{Awaiting, Seat, SeatSet};

pub(crate) type Check<T> = Result<T, Refusal>;

/// Everything, or only what a bot should consider (spec 3.6 e)?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    Legal,
    Suggested,
}

/// Where listed steps go.
pub(crate) trait Steps {
    fn push(&mut self, action: Action);
    fn count(&self) -> usize;
}

impl Steps for Vec<Action> {
    fn push(&mut self, action: Action) {
        Vec::push(self, action);
    }
    fn count(&self) -> usize {
        self.len()
    }
}

/// Counts steps and keeps the first: for forced steps and for "is there any".
#[derive(Default)]
pub(crate) struct Counted {
    pub first: Option<Action>,
    pub count: usize,
}

impl Steps for Counted {
    fn push(&mut self, action: Action) {
        self.first.get_or_insert(action);
        self.count += 1;
    }
    fn count(&self) -> usize {
        self.count
    }
}

impl Position {
    /// Whom the position waits for.
    pub(crate) fn awaited(&self) -> Awaiting {
        match self.flow.prompts.top() {
            Prompt::DealFirst | Prompt::DealScoring | Prompt::DealBonus | Prompt::DealColour => {
                Awaiting::Chance
            }
            Prompt::Over => Awaiting::Nothing,
            Prompt::Key { seat, .. } => Awaiting::one(seat),
            Prompt::Pay { .. } | Prompt::Convert { .. } | Prompt::Echo => Awaiting::one(self.flow.active),
            Prompt::Offer => {
                let offer = self.offers.open().next().expect("an offer is open while it is asked");
                Awaiting::one(offer.receiver)
            }
            Prompt::Settle => Awaiting::Players(self.answering()),
            Prompt::BonusSpades if self.options.offer_timing == OfferTiming::Late => {
                // Ruling Z16: real logs use the spades of phase III in any order of the players.
                Awaiting::Players(
                    Seat::all(self.players).filter(|seat| self.flow.spades[seat.index()] > 0).collect(),
                )
            }
            _ => Awaiting::Players(self.answering().with(self.flow.active)),
        }
    }

    /// Seats that may answer late offers or take late steps (spec 9.4).
    fn answering(&self) -> SeatSet {
        if self.options.offer_timing != OfferTiming::Late {
            return SeatSet::EMPTY;
        }
        let mut seats: SeatSet = self.offers.open().map(|offer| offer.receiver).collect();
        for seat in Seat::all(self.players).filter(|seat| self.flow.echo[seat.index()] > 0) {
            seats.insert(seat);
        }
        seats
    }

    /// The question this seat must answer; `None` when it is not awaited.
    #[must_use]
    pub fn question(&self, seat: Seat) -> Option<Prompt> {
        if !self.awaited().includes(seat) {
            return None;
        }
        let top = self.flow.prompts.top();
        match top {
            Prompt::Key { .. } | Prompt::Pay { .. } | Prompt::Convert { .. } => Some(top),
            Prompt::Offer | Prompt::Echo => Some(top),
            Prompt::Settle => Some(self.late_question(seat)),
            Prompt::BonusSpades => Some(top),
            _ if seat == self.flow.active => Some(top),
            _ => Some(self.late_question(seat)),
        }
    }

    fn late_question(&self, seat: Seat) -> Prompt {
        if self.offers.to(seat).next().is_some() { Prompt::Offer } else { Prompt::Echo }
    }

    /// What the step costs, by every rule but the purse: `Err` says which rule forbids it.
    ///
    /// # Errors
    /// The rule that forbids the step.
    pub fn price(&self, seat: Seat, action: Action) -> Check<Goods> {
        if action.is_deal() {
            return Err(Refusal::OnlyDealt);
        }
        let question = self.question(seat).ok_or(Refusal::NotAwaited)?;
        let free = |()| Goods::NONE;
        match question {
            Prompt::Faction => self.check_faction(seat, action).map(free),
            Prompt::StartDwelling => self.check_start_dwelling(seat, action).map(free),
            Prompt::FirstBonus => self.check_first_bonus(action).map(free),
            Prompt::Turn => self.check_turn(seat, action),
            Prompt::Choices => self.check_choices(seat, action),
            Prompt::After => self.check_after(seat, action),
            Prompt::Offer | Prompt::Echo => self.check_answer(seat, action).map(free),
            Prompt::BonusSpades => self.check_bonus_spades(seat, action),
            Prompt::Pay { step } => self.check_plan(seat, step, action).map(free),
            Prompt::Convert { kind } => self.check_menu(seat, kind, action).map(free),
            Prompt::Key { tracks, may_stay, .. } => match action {
                Action::Enter { cult } if tracks.contains(cult) => Ok(Goods::NONE),
                Action::Enter { cult } => Err(Refusal::NotEntering { cult }),
                Action::Stay if may_stay => Ok(Goods::NONE),
                Action::Stay => Err(Refusal::MustEnter),
                _ => Err(Refusal::NotAsked),
            },
            _ => Err(Refusal::NotAsked),
        }
    }

    /// May the step be made, and paid without converting anything? Ledgers never imply a conversion.
    ///
    /// # Errors
    /// The rule that forbids the step, or what is missing.
    pub fn pays_directly(&self, seat: Seat, action: Action) -> Check<()> {
        let price = self.price(seat, action)?;
        let purse = self.purse(seat);
        if purse.pays_directly(price) { Ok(()) } else { Err(purse.missing(price)) }
    }

    /// The price of a step that may be made; every rule and the purse.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Check<Goods> {
        let price = self.price(seat, action)?;
        if price == Goods::NONE { Ok(price) } else { self.purse(seat).afford(price) }
    }

    /// Lists the answers of a seat in order.
    pub(crate) fn list(&self, seat: Seat, scope: Scope, out: &mut impl Steps) {
        let Some(question) = self.question(seat) else { return };
        match question {
            Prompt::Faction => self.list_factions(seat, out),
            Prompt::StartDwelling => self.list_start_dwellings(seat, out),
            Prompt::FirstBonus => self.list_first_bonus(out),
            Prompt::Turn => self.list_turn(seat, scope, out),
            Prompt::Choices => self.list_choices(seat, scope, out),
            Prompt::After => self.list_after(seat, scope, out),
            Prompt::Offer | Prompt::Echo => self.list_answers(seat, scope, out),
            Prompt::BonusSpades => self.list_bonus_spades(seat, scope, out),
            Prompt::Pay { step } => self.list_plans(seat, step, scope, out),
            Prompt::Convert { kind } => self.list_menu(seat, kind, out),
            Prompt::Key { seat, tracks, may_stay } => {
                for cult in tracks {
                    out.push(Action::Enter { cult });
                }
                // Spec 4.6: a bot keeps the key only for a marker that already stands on 9.
                let worth = || {
                    Cult::ALL.iter().any(|c| {
                        !tracks.contains(*c) && self.seats[seat].cults[c.index()] == 9 && self.top_is_free(*c)
                    })
                };
                if may_stay && (scope == Scope::Legal || worth()) {
                    out.push(Action::Stay);
                }
            }
            _ => {}
        }
    }

    /// The answers to offers, and the Cultists' due step.
    fn check_answer(&self, seat: Seat, action: Action) -> Check<()> {
        match action {
            Action::Accept { giver, amount } | Action::Decline { giver, amount } => {
                let at = self.offers.find(seat, giver, amount);
                let asked = self.flow.prompts.base != Prompt::Offer
                    || at.is_some_and(|at| self.offers.open().next() == self.offers.all().get(at));
                if at.is_some() && asked { Ok(()) } else { Err(Refusal::NoSuchOffer { giver, amount }) }
            }
            Action::Step { .. } if self.flow.echo[seat.index()] > 0 => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn list_answers(&self, seat: Seat, scope: Scope, out: &mut impl Steps) {
        if self.flow.prompts.base == Prompt::Offer {
            if let Some(offer) = self.offers.open().next() {
                out.push(Action::Accept { giver: offer.giver, amount: offer.amount });
                out.push(Action::Decline { giver: offer.giver, amount: offer.amount });
            }
            return;
        }
        if self.flow.echo[seat.index()] > 0 {
            self.list_steps(seat, scope, out);
        }
        self.list_late_answers(seat, out);
    }

    /// Each open offer once, by giver and amount.
    fn list_late_answers(&self, seat: Seat, out: &mut impl Steps) {
        let mut offers = [(Seat::new(0), 0); crate::offers::MOST_OFFERS];
        let mut len = 0;
        for offer in self.offers.to(seat) {
            let new = (offer.giver, offer.amount);
            let at = offers[..len].partition_point(|old| *old < new);
            if offers[..len].get(at) != Some(&new) {
                offers.copy_within(at..len, at + 1);
                offers[at] = new;
                len += 1;
            }
        }
        for (giver, amount) in &offers[..len] {
            out.push(Action::Accept { giver: *giver, amount: *amount });
        }
        for (giver, amount) in &offers[..len] {
            out.push(Action::Decline { giver: *giver, amount: *amount });
        }
    }

    /// The tracks for a cult step; a bot leaves out those that cannot move while another can.
    fn list_steps(&self, seat: Seat, scope: Scope, out: &mut impl Steps) {
        let moving = Cult::ALL.iter().any(|cult| self.can_move(seat, *cult));
        for cult in Cult::ALL {
            if scope == Scope::Legal || !moving || self.can_move(seat, cult) {
                out.push(Action::Step { cult });
            }
        }
    }

    /// Is space 10 of a track free?
    pub(crate) fn top_is_free(&self, cult: Cult) -> bool {
        Seat::all(self.players).all(|seat| self.seats[seat].cults[cult.index()] < 10)
    }

    /// Would a step on this track move the marker?
    pub(crate) fn can_move(&self, seat: Seat, cult: Cult) -> bool {
        let player = &self.seats[seat];
        match player.cults[cult.index()] {
            10 => false,
            9 => player.keys > 0 && self.top_is_free(cult),
            _ => true,
        }
    }
}
