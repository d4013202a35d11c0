//! Playing, putting, releasing and buying (spec 3.4, 3.5, 4.1, 4.2).

use super::{Check, check_held, held_cards, store};
use crate::action::{Action, Target, Zone};
use crate::content::{Release, SLOTS};
use crate::effect::Effect;
use crate::ids::{Card, Kind, Resource};
use crate::refusal::Refusal;
use crate::resources::{Cost, Resources};
use crate::state::Position;

/// `play`: every card of hand and archive for every effect whose condition holds.
pub(super) fn plays(p: &Position, out: &mut Vec<Action>) {
    let content = p.content.get();
    for (card, from) in held_cards(p.active_player()) {
        for (number, effect) in content.kind(card).effects() {
            if check_effect(p, card, effect).is_ok() {
                out.push(Action::Play { card, from, effect: number });
            }
        }
    }
}

pub(super) fn check_play(p: &Position, card: Card, from: Zone, number: u8) -> Check {
    check_held(p.active_player(), card, from)?;
    let facts = p.content.get().kind(card);
    let has = facts.effects().count() as u8;
    let effect = facts.effect(number).ok_or(Refusal::NoSuchEffect { card, has })?;
    check_effect(p, card, effect)
}

/// The condition of an effect (spec 3.5).
fn check_effect(p: &Position, card: Card, effect: Effect) -> Check {
    let player = p.active_player();
    match effect {
        Effect::Produce(gain) => check_gain(p, gain),
        Effect::ProduceUsing { terrain, gain } => {
            if p.unused(terrain).is_empty() {
                return Err(Refusal::NoUnusedRegion { terrain });
            }
            check_gain(p, gain)
        }
        Effect::FillUsing { terrain, kind } => {
            if p.unused(terrain).is_empty() {
                return Err(Refusal::NoUnusedRegion { terrain });
            }
            let slot = filled_slot(p, kind).ok_or(Refusal::NothingToFill { kind })?;
            let missing = player.tokens[slot].missing(p.content.kinds[kind.index()].spaces.fixed);
            if p.options.limited && !p.supply.covers(missing) {
                return Err(Refusal::SupplyShort { missing: p.supply.missing(missing) });
            }
            Ok(())
        }
        Effect::ConsumeToken => {
            if player.fresh.is_empty() {
                Err(Refusal::NoFreshToken)
            } else if p.options.limited && p.supply.is_none() {
                Err(Refusal::SupplyEmpty)
            } else {
                Ok(())
            }
        }
        Effect::Collect { .. } | Effect::Store(_) => {
            let kind = card.kind();
            let slot = p.content.kinds[kind.index()].slot.expect("a table card has a slot");
            match player.table[usize::from(slot)] {
                Some(_) => Err(Refusal::TitleOnTable { kind }),
                None => Ok(()),
            }
        }
        Effect::Draw(_) => {
            if player.deck.is_empty() && player.discard.is_empty() {
                Err(Refusal::NothingToDraw)
            } else {
                Ok(())
            }
        }
        Effect::Attack(_) | Effect::Defend(_) => Err(Refusal::OnlyInBattle),
    }
}

fn check_gain(p: &Position, gain: Resources) -> Check {
    if p.options.limited && p.obtainable(gain).is_none() { Err(Refusal::SupplyEmpty) } else { Ok(()) }
}

/// The slot of the own table card of this kind, if it lies there.
pub(crate) fn filled_slot(p: &Position, kind: Kind) -> Option<usize> {
    let slot = usize::from(p.content.kinds[kind.index()].slot?);
    p.active_player().table[slot].map(|_| slot)
}

/// `put`: every resource of the pool on every own card with a space for it.
pub(super) fn puts(p: &Position, out: &mut Vec<Action>) {
    if p.pool.is_none() {
        return;
    }
    let player = p.active_player();
    let content = p.content.get();
    for resource in p.pool.present() {
        for slot in 0..SLOTS {
            if let Some(card) = player.table[slot]
                && content.kind(card).spaces.accepts(player.tokens[slot], resource)
                && check_storing(p, resource, card.kind()).is_ok()
            {
                out.push(Action::Put { resource, target: Target::Card(card.kind()) });
            }
        }
        if let Some(achievement) = player.progress
            && content.achievement(achievement).spaces.accepts(player.progress_tokens, resource)
        {
            out.push(Action::Put { resource, target: Target::Achievement });
        }
    }
}

pub(super) fn check_put(p: &Position, resource: Resource, target: Target) -> Check {
    if !p.pool.has(resource) {
        return Err(Refusal::NotInPool { resource });
    }
    let player = p.active_player();
    let (spaces, tokens) = match target {
        Target::Card(kind) => {
            let slot = filled_slot(p, kind).ok_or(Refusal::NotOnTable { kind })?;
            (p.content.kinds[kind.index()].spaces, player.tokens[slot])
        }
        Target::Achievement => {
            let achievement = player.progress.ok_or(Refusal::NothingInProgress)?;
            (p.content.get().achievement(achievement).spaces, player.progress_tokens)
        }
    };
    if !spaces.accepts(tokens, resource) {
        return Err(Refusal::NoOpenSpace { resource });
    }
    match target {
        Target::Card(kind) => check_storing(p, resource, kind),
        Target::Achievement => Ok(()),
    }
}

/// R19, edition `it`: what is left of a released store card is wasted and cannot be stored again.
fn check_storing(p: &Position, resource: Resource, kind: Kind) -> Check {
    let store = p.content.kinds[kind.index()].build == 0;
    let left = p.pool.get(resource) > p.turn.released.get(resource);
    if store && p.options.release == Release::SpendOne && !left {
        return Err(Refusal::Wasted { resource });
    }
    Ok(())
}

/// Ending the turn: what was released must be used as far as it can be (R19).
pub(super) fn check_end_turn(p: &Position) -> Check {
    if p.turn.owing == 0 {
        return Ok(());
    }
    let usable = |resource: &Resource| store::has_use(p, *resource, p.pool, None);
    match p.turn.released.present().iter().find(usable) {
        Some(resource) => Err(Refusal::ReleasedUnused { resource }),
        None => Ok(()),
    }
}

/// `release`: store cards with tokens of earlier turns.
pub(super) fn releases(p: &Position, out: &mut Vec<Action>) {
    for card in p.active_player().table.iter().flatten() {
        if check_release(p, card.kind()).is_ok() {
            out.push(Action::Release(card.kind()));
        }
    }
}

pub(super) fn check_release(p: &Position, kind: Kind) -> Check {
    let slot = filled_slot(p, kind).ok_or(Refusal::NotOnTable { kind })?;
    if p.content.kinds[kind.index()].build > 0 {
        return Err(Refusal::NotAStore { kind });
    }
    let stored = p.active_player().tokens[slot];
    if stored.is_none() {
        return Err(Refusal::StoreEmpty { kind });
    }
    if p.turn.fed & 1 << slot != 0 {
        return Err(Refusal::StoreFed { kind });
    }
    store::check_use(p, stored, slot)
}

/// `buy`: every kind that can be paid.
pub(super) fn buys(p: &Position, out: &mut Vec<Action>) {
    if p.pool.is_none() {
        return; // a market card costs something
    }
    let payable = |kind: &Kind| price(p, *kind).is_ok_and(|cost| cost.payable(p.pool));
    out.extend(Kind::market().filter(payable).map(Action::Buy));
}

/// The price of the top card of a kind that may be bought.
pub(super) fn price(p: &Position, kind: Kind) -> Check<Cost> {
    if kind.pile().is_none() {
        return Err(Refusal::NotForSale { kind });
    }
    let card = p.top_card(kind).ok_or(Refusal::PileEmpty { kind })?;
    if p.turn.bought.contains(kind) {
        return Err(Refusal::AlreadyBought { kind });
    }
    Ok(p.content.get().face(card).cost)
}

pub(crate) fn check_buy(p: &Position, kind: Kind) -> Check<Cost> {
    let cost = price(p, kind)?;
    if cost.payable(p.pool) {
        return Ok(cost);
    }
    let wild = u16::from(cost.wild).saturating_sub(p.pool.wms()) as u8;
    Err(Refusal::CannotPay { missing: Cost { fixed: p.pool.missing(cost.fixed), wild } })
}
