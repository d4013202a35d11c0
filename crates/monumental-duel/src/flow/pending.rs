//! Events, and effects that wait for their turn (spec 3.3.12, D2).

use crate::content::Card;
use crate::ids::{Event, Part, Slot};
use crate::prompt::{Pending, Prompt};
use crate::setup::Reactions;
use crate::state::{Happened, Phase, Position, other};
use game_core::bits::Bit;
use game_core::{BitSet, Seat};

impl Position {
    /// Remembers an event until the running effect is finished (3.3.12).
    pub(crate) fn raise(&mut self, event: Event) {
        let in_turns = self.readings.reactions == Reactions::Turns;
        let content = self.content.get();
        let heard = content.hears(event, false) || content.hears(event, true);
        if !heard || (in_turns && self.phase != Phase::Actions) {
            return;
        }
        let echo = self.prompts.contains(&Prompt::Return);
        self.events.push(Happened { event, by: self.turn, echo });
    }

    /// Takes the next event of the queue and lets the abilities in force answer, those of whoever caused it
    /// first; tells whether there was one.
    pub(super) fn next_event(&mut self) -> bool {
        let Some(Happened { event, by, echo }) = self.events.take_first() else { return false };
        // An answer to an opponent's event is not answered by the opponent again (Z14): nothing goes round.
        if !echo && self.content.get().hears(event, true) {
            self.prompts.push(Prompt::React { seat: other(by), event, rival: true });
        }
        self.prompts.push(Prompt::React { seat: by, event, rival: false });
        true
    }

    /// The answers of one player to an event; meanwhile that player acts.
    pub(super) fn react(&mut self, seat: Seat, event: Event, rival: bool) {
        let pending = self.listening(seat, event, rival);
        if pending == 0 {
            return;
        }
        if seat != self.turn {
            self.turn = seat;
            self.prompts.push(Prompt::Return);
        }
        self.prompts.push(Prompt::Order { kind: Pending::Reaction { event, rival }, pending });
    }

    /// The abilities in force that answer to an event: one bit per slot, the policy by its own bit (R59).
    /// Whoever has passed is out of the round and answers nothing (Z13).
    fn listening(&self, seat: Seat, event: Event, rival: bool) -> u32 {
        let player = &self.players[seat];
        if player.passed {
            return 0;
        }
        let content = self.content.get();
        let unmarked = |card: &Card, marks: u8| {
            let mut abilities = content.abilities_of(card).iter().enumerate();
            abilities.any(|(i, ability)| ability.answers(event, rival) && marks & (1 << i) == 0)
        };
        let mut pending = 0;
        let listeners = content.listeners(event, rival);
        for place in player.active {
            let there = &player.city[usize::from(place)];
            for part in Part::ALL {
                if let Some(card) = there.card(part)
                    && listeners.contains(card)
                    && unmarked(content.card(card), there.marks[part as usize])
                {
                    pending |= 1 << Slot::city(usize::from(place), part).to_bit();
                }
            }
        }
        if let Some(policy) = player.policy()
            && content.policy(policy).listens[usize::from(rival)].contains(event)
            && unmarked(content.policy(policy), player.policy_marks)
        {
            pending |= 1 << (18 + self.policy_bit(seat, policy));
        }
        pending
    }

    /// Cards in force whose activation effect can be pending.
    pub(super) fn activating(&self) -> u32 {
        let me = self.me();
        let content = self.content.get();
        let mut pending = 0;
        for place in me.active {
            let there = &me.city[usize::from(place)];
            for part in Part::ALL {
                if there.card(part).is_some_and(|card| content.card(card).activation.is_some()) {
                    pending |= 1 << Slot::city(usize::from(place), part).to_bit();
                }
            }
        }
        if let Some(policy) = me.policy()
            && content.policy(policy).activation.is_some()
        {
            pending |= 1 << (18 + self.policy_bit(self.turn, policy));
        }
        pending
    }

    /// D2: resolves the next pending effect, or asks which; tells whether the owner is asked.
    pub(super) fn step_order(&mut self, kind: Pending, pending: u32) -> bool {
        if kind == Pending::Activation && self.next_event() {
            return false;
        }
        // Effects of cards that are no longer in force lapse (R25, R59).
        let pending = match kind {
            Pending::Activation => pending & self.activating(),
            Pending::Reaction { event, rival } => pending & self.listening(self.turn, event, rival),
            Pending::Bonuses => pending,
        };
        if pending == 0 {
            self.prompts.pop();
            return false;
        }
        let one = pending & (pending - 1) == 0;
        if one || self.all_plain(kind, pending) {
            self.resolve_pending(kind, pending, self.first_pending(pending));
            return false;
        }
        *self.prompts.last_mut().expect("the order prompt is on top") = Prompt::Order { kind, pending };
        true
    }

    /// Places upwards, top before knowledge, then policies from the oldest to the newest.
    fn first_pending(&self, pending: u32) -> u32 {
        let lowest = pending.trailing_zeros();
        if lowest < 18 {
            return lowest;
        }
        let bits = self.me().policies.iter().map(|policy| 18 + self.policy_bit(self.turn, *policy));
        bits.into_iter().find(|bit| pending & (1 << bit) != 0).unwrap_or(lowest)
    }

    /// Nothing but gains that ask for no count of gains: their order cannot matter.
    fn all_plain(&self, kind: Pending, pending: u32) -> bool {
        let content = self.content.get();
        BitSet::<u8, u32>::from_word(pending).iter().all(|bit| {
            if kind == Pending::Bonuses {
                let civ = self.civ(self.turn).expect("whoever acts has a civilization");
                return content.policy(civ.policies[usize::from(bit) - 18]).bonus_plain;
            }
            let slot = if bit < 18 { Slot::from_bit(u32::from(bit)) } else { Slot::POLICY };
            let Some(card) = self.slot_card(self.turn, slot) else { return true };
            content.abilities_of(card).iter().all(|ability| match kind {
                Pending::Activation => !ability.trigger.activates() || ability.plain,
                Pending::Reaction { event, rival } => !ability.answers(event, rival) || ability.plain,
                Pending::Bonuses => true,
            })
        })
    }
}
