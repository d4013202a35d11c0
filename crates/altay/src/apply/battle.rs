//! Attacks (spec 3.7, 4.3).

use crate::action::Zone;
use crate::ids::{Card, Region};
use crate::legal::battle::{attack_strength, defence_strength};
use crate::prompt::Prompt;
use crate::resources::Resources;
use crate::state::{Battle, Position};
use game_core::Seat;
use std::cmp::Ordering;

/// The declaration uses up the limit, whatever the outcome.
pub(super) fn attack(p: &mut Position, from: Region, to: Region) {
    p.turn.targets.insert(to);
    p.turn.paths |= 1 << p.content.paths[from.index()][to.index()];
    let defender = p.board.holder(to);
    p.battle = Some(Battle { from, to, defender, cards: 0, attack: 0, used: 0, defence: 0 });
    p.prompts.push(Prompt::AttackCards);
}

fn open_battle(p: &mut Position) -> &mut Battle {
    p.battle.as_mut().expect("a battle step is made only in a battle")
}

/// D7: one more attack card. A token is captured as soon as the attack beats it (R9).
pub(super) fn add(p: &mut Position, card: Card, from: Zone) {
    let seat = p.active;
    p.leave(seat, card, from);
    p.seats[seat].played.add(card);
    let symbols = p.content.attack.of(card);
    let battle = open_battle(p);
    battle.cards += 1;
    battle.attack += symbols;
    let battle = *battle;
    if battle.defender.is_some() || attack_strength(p, &battle) <= defence_strength(p, &battle) {
        return;
    }
    p.prompts.pop();
    p.battle = None;
    if let Some(token) = p.take_token(battle.to) {
        p.seats[seat].fresh.add(token);
        if let Some(resource) = p.content.get().token(token).resource {
            p.gain(Resources::one(resource));
        }
    }
}

/// D7, D9 and D10: no more cards.
pub(super) fn done(p: &mut Position) {
    match p.prompt() {
        Prompt::AttackCards => p.prompts.replace(Prompt::Respond),
        Prompt::DefenceCards => resolve(p),
        _ => finish(p),
    }
}

/// D8: the attacker captures a settlement, then the defender may discard.
pub(super) fn surrender(p: &mut Position) {
    let battle = *open_battle(p);
    let defender = battle.defender.expect("tokens do not surrender");
    capture(p, p.active, defender, battle.to);
    p.prompts.replace(Prompt::Yield);
}

/// D9: one more defence card.
pub(super) fn defend(p: &mut Position, card: Card, from: Zone) {
    let symbols = p.content.defence.of(card);
    let battle = open_battle(p);
    battle.used += 1;
    battle.defence += symbols;
    let defender = battle.defender.expect("tokens do not defend");
    p.leave(defender, card, from);
    p.seats[defender].played.add(card);
}

/// The stronger side captures a settlement of the other from the region that took part.
fn resolve(p: &mut Position) {
    let battle = *open_battle(p);
    let defender = battle.defender.expect("tokens do not fight");
    match attack_strength(p, &battle).cmp(&defence_strength(p, &battle)) {
        Ordering::Greater => capture(p, p.active, defender, battle.to),
        Ordering::Less => capture(p, defender, p.active, battle.from),
        Ordering::Equal => {}
    }
    finish(p);
}

fn capture(p: &mut Position, winner: Seat, loser: Seat, region: Region) {
    p.take_settlement(loser, region);
    p.seats[winner].captured[loser] += 1;
}

/// The defender's cards are discarded before as many are drawn (R21).
pub(crate) fn finish(p: &mut Position) {
    p.prompts.pop();
    if let Some(battle) = p.battle.take()
        && let Some(seat) = battle.defender
    {
        let player = &mut p.seats[seat];
        player.discard.pour(&mut player.played);
        p.prompts.push(Prompt::Draw { seat, left: battle.used });
    }
}
