//! Cult tracks and keys (spec 4.6).

use crate::content::Goods;
use crate::ids::{Cult, Order};
use crate::prompt::Prompt;
use crate::setup::KeyChoice;
use crate::state::Position;
use game_core::{BitSet, Seat};

impl Position {
    /// Action 5.
    pub(crate) fn send_priest(&mut self, seat: Seat, cult: Cult, space: Order, price: Goods) {
        self.pay(seat, price);
        let spaces = &mut self.board.orders[cult.index()];
        let at = match space {
            Order::Three => Some(0),
            Order::Two => spaces.iter().skip(1).position(Option::is_none).map(|at| at + 1),
            Order::Return => None,
        };
        let mut steps = [0; Cult::COUNT];
        steps[cult.index()] = self.content.return_steps;
        if let Some(at) = at {
            spaces[at] = Some(seat);
            self.seats[seat].placed += 1;
            steps[cult.index()] = self.content.order_steps[at];
        }
        self.gain_cults(seat, steps);
    }

    /// D11: the due step of an action, else of the Cultists.
    pub(crate) fn take_step(&mut self, seat: Seat, cult: Cult) {
        let mut steps = [0; Cult::COUNT];
        if self.flow.prompts.base == Prompt::Choices && seat == self.flow.active && self.turn.due.steps > 0 {
            steps[cult.index()] = self.turn.due.steps;
            self.turn.due.steps = 0;
        } else {
            steps[cult.index()] = 1;
            self.flow.echo[seat.index()] -= 1;
        }
        self.gain_cults(seat, steps);
    }

    /// Moves markers up, with their power. Markers that would enter 10 stand on 9 until their key is settled;
    /// so do markers stopped in this turn when a key has arrived (R25).
    pub(crate) fn gain_cults(&mut self, seat: Seat, steps: [u8; Cult::COUNT]) {
        let own_turn = seat == self.flow.active && self.in_own_turn();
        let mut entering: BitSet<Cult, u8> = if own_turn { self.turn.stopped } else { BitSet::EMPTY };
        for cult in Cult::ALL {
            let from = self.seats[seat].cults[cult.index()];
            let steps = steps[cult.index()];
            if steps == 0 || from == 10 {
                continue;
            }
            let to = (from + steps).min(9);
            if from + steps >= 10 {
                entering.insert(cult);
            }
            self.seats[seat].cults[cult.index()] = to;
            let power = self.content.cult_power_between(from, to);
            self.gain_power(seat, power);
        }
        self.settle_keys(seat, entering);
    }

    fn in_own_turn(&self) -> bool {
        matches!(self.flow.prompts.base, Prompt::Turn | Prompt::Choices | Prompt::After)
    }

    /// Markers on 9 enter 10 as far as the keys go; D12 is asked when that is a choice (spec 4.6).
    fn settle_keys(&mut self, seat: Seat, entering: BitSet<Cult, u8>) {
        let entering: BitSet<Cult, u8> = entering.iter().filter(|cult| self.top_is_free(*cult)).collect();
        if entering.is_empty() {
            return;
        }
        let keys = usize::from(self.seats[seat].keys);
        if keys == 0 {
            if seat == self.flow.active && self.in_own_turn() {
                self.turn.stopped = self.turn.stopped.union(entering);
            }
        } else if entering.len() > keys {
            self.flow.prompts.over = Some(Prompt::Key { seat, tracks: entering, may_stay: false });
        } else if keys == 1
            && self.options.key_choice == KeyChoice::Ask
            && self.key_could_wait(seat, entering)
        {
            self.flow.prompts.over = Some(Prompt::Key { seat, tracks: entering, may_stay: true });
        } else {
            for cult in entering {
                self.enter(seat, cult);
            }
        }
    }

    /// Case 2 of D12: another marker stands on 7, 8 or 9 below a free space 10.
    fn key_could_wait(&self, seat: Seat, entering: BitSet<Cult, u8>) -> bool {
        Cult::ALL.into_iter().any(|cult| {
            !entering.contains(cult)
                && (7..=9).contains(&self.seats[seat].cults[cult.index()])
                && self.top_is_free(cult)
        })
    }

    fn enter(&mut self, seat: Seat, cult: Cult) {
        self.turn.stopped.remove(cult);
        self.seats[seat].keys -= 1;
        self.seats[seat].cults[cult.index()] = 10;
        let power = self.content.cult_power_between(9, 10);
        self.gain_power(seat, power);
    }

    /// D12: the chosen marker enters; others may follow while keys last.
    pub(crate) fn enter_chosen(&mut self, seat: Seat, cult: Cult) {
        let Some(Prompt::Key { mut tracks, .. }) = self.flow.prompts.over else { return };
        self.flow.prompts.over = None;
        self.enter(seat, cult);
        tracks.remove(cult);
        self.settle_keys(seat, tracks);
    }
}
