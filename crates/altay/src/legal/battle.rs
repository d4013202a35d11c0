//! Attacks and battle cards (spec 3.7, 4.3).

use super::{Check, check_held, held_cards};
use crate::action::{Action, Zone};
use crate::ids::{Card, Region};
use crate::refusal::Refusal;
use crate::state::{Battle, Position};

/// What the active player can bring into an attack.
pub(crate) struct Arms {
    /// Is there an attack card in hand or archive?
    armed: bool,
    /// Attack symbols in hand and archive.
    symbols: u16,
    /// Strength from technologies.
    bonus: u8,
}

impl Arms {
    pub(crate) fn of(p: &Position) -> Self {
        let cards = p.active_player().playable().only(p.content.attack.cards);
        Arms { armed: !cards.is_empty(), symbols: p.content.attack.sum(cards), bonus: attack_bonus(p) }
    }
}

/// Strength in each attack of the active player from technologies (spec 3.8, R27).
pub(crate) fn attack_bonus(p: &Position) -> u8 {
    use crate::effect::TechEffect;
    let strengths = p.active_player().completed.intersection(p.content.attacking);
    strengths
        .iter()
        .map(|a| if let Some(TechEffect::AttackBonus(n)) = p.content.get().tech_effect(a) { n } else { 0 })
        .sum()
}

/// Strength of a fighting defender from technologies.
pub(crate) fn defence_bonus(p: &Position, defender: game_core::Seat) -> u8 {
    use crate::effect::TechEffect;
    let strengths = p.seats[defender].completed.intersection(p.content.defending);
    strengths
        .iter()
        .map(|a| if let Some(TechEffect::DefenceBonus(n)) = p.content.get().tech_effect(a) { n } else { 0 })
        .sum()
}

/// The strength of the attack so far.
pub(crate) fn attack_strength(p: &Position, battle: &Battle) -> u8 {
    p.board.settlements(battle.from) + battle.attack + attack_bonus(p)
}

/// The strength of the defence so far, or the value of the token.
pub(crate) fn defence_strength(p: &Position, battle: &Battle) -> u8 {
    match battle.defender {
        Some(seat) => p.board.settlements(battle.to) + battle.defence + defence_bonus(p, seat),
        None => p.board.tokens[battle.to.index()].map_or(0, |token| p.content.get().token(token).value),
    }
}

/// `attack`: every pair that is allowed.
pub(super) fn attacks(p: &Position, out: &mut Vec<Action>) {
    let arms = Arms::of(p);
    if !arms.armed {
        return;
    }
    let own = p.board.held[p.active];
    let hostile = p.board.guarded.union(p.board.settled().difference(own));
    let near = &p.layout().near;
    for from in own {
        for to in near[from.index()].intersection(hostile) {
            if check_target(p, &arms, from, to).is_ok() {
                out.push(Action::Attack { from, to });
            }
        }
    }
}

/// Spec 4.3, declaring.
pub(super) fn check_attack(p: &Position, arms: &Arms, from: Region, to: Region) -> Check {
    let own = p.board.held[p.active];
    if !own.contains(from) {
        return Err(Refusal::NotOwnRegion { region: from });
    }
    if !p.layout().near[from.index()].contains(to) {
        return Err(Refusal::NotAdjacent { from, to });
    }
    if own.contains(to) || !(p.board.guarded.contains(to) || p.board.settled().contains(to)) {
        return Err(Refusal::NothingToAttack { region: to });
    }
    check_target(p, arms, from, to)
}

/// The part of the check that depends on what was done this turn and on the cards.
fn check_target(p: &Position, arms: &Arms, from: Region, to: Region) -> Check {
    if p.content.editions[p.options.edition.index()].attacks_per_pair {
        if p.turn.paths >> p.content.paths[from.index()][to.index()] & 1 != 0 {
            return Err(Refusal::AlreadyAttackedFrom { from, to });
        }
    } else if p.turn.targets.contains(to) {
        return Err(Refusal::AlreadyAttacked { region: to });
    }
    if !arms.armed {
        return Err(Refusal::NoAttackCard);
    }
    if let Some(token) = p.board.tokens[to.index()] {
        let value = p.content.get().token(token).value;
        let strength = u16::from(p.board.settlements(from) + arms.bonus) + arms.symbols;
        if strength <= u16::from(value) {
            return Err(Refusal::TooWeak { strength: strength as u8, value });
        }
    }
    Ok(())
}

fn open_battle(p: &Position) -> &Battle {
    p.battle().expect("a battle prompt is open only in a battle")
}

/// D7: attack cards; `done` against an opponent once a card was added.
pub(super) fn attack_cards(p: &Position, out: &mut Vec<Action>) {
    let attack = &p.content.get().attack;
    for (card, from) in held_cards(p.active_player()).filter(|(card, _)| attack.cards.has(*card)) {
        out.push(Action::Add { card, from });
    }
    if check_attack_done(p).is_ok() {
        out.push(Action::Done);
    }
}

pub(super) fn check_add(p: &Position, card: Card, from: Zone) -> Check {
    check_held(p.active_player(), card, from)?;
    if p.content.attack.cards.has(card) { Ok(()) } else { Err(Refusal::NoAttackSymbol { card }) }
}

pub(super) fn check_attack_done(p: &Position) -> Check {
    let battle = open_battle(p);
    if battle.defender.is_none() {
        let (strength, value) = (attack_strength(p, battle), defence_strength(p, battle));
        return Err(Refusal::TokenNotBeaten { strength, value });
    }
    if battle.cards == 0 { Err(Refusal::NoCardAdded) } else { Ok(()) }
}

/// D9: defence cards and `done`.
pub(super) fn defence_cards(p: &Position, out: &mut Vec<Action>) {
    let defence = &p.content.get().defence;
    let defender = open_battle(p).defender.expect("tokens do not defend");
    for (card, from) in held_cards(&p.seats[defender]).filter(|(card, _)| defence.cards.has(*card)) {
        out.push(Action::Defend { card, from });
    }
    out.push(Action::Done);
}

pub(super) fn check_defend(p: &Position, card: Card, from: Zone) -> Check {
    let defender = open_battle(p).defender.expect("tokens do not defend");
    check_held(&p.seats[defender], card, from)?;
    if p.content.defence.cards.has(card) { Ok(()) } else { Err(Refusal::NoDefenceSymbol { card }) }
}
