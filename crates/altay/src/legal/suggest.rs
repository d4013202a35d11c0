//! What a bot should consider: everything but steps that only waste something.

use crate::action::{Action, Target, Zone};
use crate::effect::Effect;
use crate::prompt::Prompt;
use crate::state::Position;

impl Position {
    /// Appends the legal steps of the open question without the wasteful ones:
    ///
    /// - ending the turn while a hand card could still produce, or a token could still go on an achievement or
    ///   advance a settlement card: hand and pool are lost at the end of the turn anyway. Not so while a card
    ///   could be archived or an unused resource is worth a coin;
    /// - drawing fewer cards than possible;
    /// - dropping a technology while the pool is empty or could still advance it.
    pub(crate) fn suggested(&self, out: &mut Vec<Action>) {
        let first = out.len();
        self.list(out);
        if self.prompt() == Prompt::More {
            out.truncate(first + 1); // one more card is never worse
        }
        if self.prompt() != Prompt::Main {
            return;
        }
        let waits = !self.options.trade && out[first..].iter().any(|action| wasted_by_ending(self, *action));
        let advances = |action: &Action| matches!(action, Action::Put { target: Target::Achievement, .. });
        let may_drop = !self.pool.is_none() && !out[first..].iter().any(advances);
        let mut kept = first;
        for place in first..out.len() {
            let keep = match out[place] {
                Action::EndTurn => !waits,
                Action::Drop => may_drop,
                _ => true,
            };
            if keep {
                out[kept] = out[place];
                kept += 1;
            }
        }
        out.truncate(kept);
    }
}

fn wasted_by_ending(p: &Position, action: Action) -> bool {
    let player = p.active_player();
    let content = p.content.get();
    match action {
        Action::Play { card, from: Zone::Hand, effect } => {
            let archives = player.archive.is_none() && player.completed.intersects(content.archiving);
            !archives && matches!(content.kind(card).effect(effect), Some(Effect::Produce(_)))
        }
        Action::Put { target: Target::Achievement, .. } => true,
        Action::Put { target: Target::Card(kind), .. } => {
            // The last token builds at once, which is not always wanted.
            let facts = &content.kinds[kind.index()];
            let lying = facts.slot.map_or(0, |slot| player.tokens[usize::from(slot)].total());
            facts.build > 0 && lying + 1 < facts.spaces.total()
        }
        _ => false,
    }
}
