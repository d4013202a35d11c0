//! Who moves when, the open question, offers, power actions, and what rivals can do.

use super::{Sight, Sparse, Structure, layout};
use terra_mystica::Prompt;
use terra_mystica::ids::PowerAction;
use terra_mystica::offers::Answer;

impl Sight<'_> {
    pub(super) fn turn(&self, out: &mut Sparse) {
        let (position, flow) = (self.position, self.position.flow());
        let turn = position.turn();
        out.mark(layout::HAVE_PASSED.count(flow.passed.len()));
        let own_turn = flow.active == self.seat;
        if self.passed {
            let order = &flow.passing[..flow.passed.len().min(flow.passing.len())];
            if let Some(place) = order.iter().position(|seat| *seat == self.seat) {
                out.mark(layout::PASSED_AT.count(place));
            }
        } else {
            out.mark(layout::TURNS_AWAY.count(self.turns_away()));
        }
        if own_turn {
            let question = match position.prompt() {
                Prompt::Turn => 0,
                Prompt::After => 1,
                Prompt::Choices | Prompt::Echo | Prompt::Key { .. } => 2,
                Prompt::Pay { .. } | Prompt::Convert { .. } => 3,
                Prompt::BonusSpades => 4,
                Prompt::StartDwelling | Prompt::Faction => 5,
                Prompt::FirstBonus => 6,
                _ => 7,
            };
            out.mark(layout::QUESTION.at(question));
            out.mark(layout::ACTIONS_LEFT.count(usize::from(turn.actions)));
            if question == 0 && turn.actions == 2 {
                out.mark(layout::IDLE_ACTION.at(0));
            }
        }
        for offer in position.offers().all() {
            if offer.answer != Answer::Open {
                continue;
            }
            if offer.receiver == self.seat {
                let taken = offer.amount.min(self.player.room());
                out.put(layout::OFFERS_IN.at(0), f32::from(taken) / 2.0);
                out.put(layout::OFFERS_IN.at(1), f32::from(taken.saturating_sub(1)) / 2.0);
            } else if offer.giver == self.seat {
                out.put(layout::OFFERS_OUT.at(0), f32::from(offer.amount) / 2.0);
            }
        }
    }

    /// Turns of others before the next one of this seat.
    fn turns_away(&self) -> usize {
        let flow = self.position.flow();
        let order = self.position.order();
        let place = |wanted| order.iter().position(|seat| *seat == wanted).unwrap_or(0);
        let moving = flow.prompts.base == Prompt::Turn;
        let (from, own) = (place(flow.active), place(self.seat));
        if moving && from == own {
            return 0;
        }
        let mut count = usize::from(moving);
        let mut at = (from + 1) % order.len();
        while at != own {
            count += usize::from(!flow.passed.contains(order[at]));
            at = (at + 1) % order.len();
        }
        count
    }

    /// Power actions nobody used yet: which this seat and which rivals could pay.
    pub(super) fn power_actions(&self, out: &mut Sparse) {
        if self.passed {
            return;
        }
        let used = self.position.board().used;
        let mut strongest = 0;
        for rival in self.rivals_of() {
            let player = self.position.player(rival);
            if !self.position.flow().passed.contains(rival) {
                strongest = strongest.max(player.bowls[2] + player.bowls[1] / 2);
            }
        }
        for action in PowerAction::ALL {
            let cost = self.facts.power(action).cost;
            if used.contains(action) {
                continue;
            }
            if self.power >= cost {
                out.mark(layout::POWER_ACTION_READY.at(action.index()));
                if strongest >= cost {
                    out.mark(layout::POWER_ACTION_CONTESTED.at(action.index()));
                }
            } else {
                out.mark(layout::POWER_ACTION_WANTED.at(action.index()));
            }
        }
    }

    /// What rivals have.
    pub(super) fn rivals(&self, out: &mut Sparse) {
        let position = self.position;
        let (mut goods, mut built, mut best) = ([0.0f32; 6], [0.0f32; Structure::COUNT], [0.0f32; 4]);
        let mut count = 0.0f32;
        let mut active = 0.0;
        for rival in self.rivals_of() {
            let Some(faction) = position.faction_of(rival) else { continue };
            let player = position.player(rival);
            count += 1.0;
            active += f32::from(u8::from(!position.flow().passed.contains(rival)));
            let hand = [
                f32::from(player.coins) / 8.0,
                f32::from(player.workers) / 4.0,
                f32::from(player.priests) / 2.0,
                f32::from(player.bowls[0]) / 6.0,
                f32::from(player.bowls[1]) / 6.0,
                f32::from(player.bowls[2]) / 6.0,
            ];
            goods.iter_mut().zip(hand).for_each(|(sum, one)| *sum += one);
            for (kind, most) in best.iter_mut().enumerate() {
                *most = most.max(hand[[0, 1, 2, 5][kind]]);
            }
            for structure in Structure::ALL {
                built[structure.index()] += f32::from(position.on_map(rival, structure)) / 3.0;
            }
            let distance = self.facts.faction(faction).home.distance(self.board.home);
            out.mark(layout::RIVAL_HOME.at(usize::from(distance)));
        }
        if count == 0.0 {
            return;
        }
        for (kind, sum) in goods.into_iter().enumerate() {
            out.put(layout::RIVAL_GOODS.at(kind), sum / count);
        }
        for (kind, most) in best.into_iter().enumerate() {
            out.put(layout::RIVAL_BEST.at(kind), most);
        }
        for (kind, sum) in built.into_iter().enumerate() {
            out.put(layout::RIVAL_STRUCTURES.at(kind), sum / count);
        }
        out.put(layout::RIVAL_TIME.at(0), active / 3.0);
        out.put(layout::RIVAL_TIME.at(1), active / 3.0 * self.time);
    }
}
