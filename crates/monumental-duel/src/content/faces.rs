//! Reading what is printed on a card: era, price, yield, abilities, bonus.

use super::Card;
use super::effects::{Effects, Owner};
use super::entries::Item;
use super::language::{ConditionId, List, Op, Standing};
use super::reader::Fields;
use crate::ids::{CardKind, Resource, Trigger};
use game_core::{BitSet, ContentError};

type Read<T> = Result<T, ContentError>;

/// The era of a development card; 0 for starting cards and basic buildings.
pub(super) fn era_of(item: &Item<'_>, kind: CardKind) -> Read<u8> {
    let f = &item.fields;
    let start = match kind {
        CardKind::Basic => true,
        CardKind::Wonder => false,
        _ => {
            let set = f.need("set", "start or development")?;
            set.word("set", &["start", "development"], |w| match w {
                "start" => Some(true),
                "development" => Some(false),
                _ => None,
            })?
        }
    };
    match (f.get("era"), start) {
        (None, true) => Ok(0),
        (Some(era), true) => Err(era.error("a starting card has no era; leave it out")),
        (era, false) => {
            era.map_or_else(|| f.need("era", "1, 2 or 3").and_then(|n| n.count(1..=3)), |n| n.count(1..=3))
        }
    }
}

pub(super) fn cost(f: &Fields<'_>, kind: CardKind, era: u8) -> Read<[u8; 2]> {
    let starting = era == 0 && matches!(kind, CardKind::Building | CardKind::Knowledge);
    let Some(node) = f.get("cost") else {
        return if starting {
            Ok([0, 0])
        } else {
            Err(f.need("cost", "what it costs").err().expect("it is missing"))
        };
    };
    if starting {
        return Err(node.error("a starting card is never bought; leave the cost out"));
    }
    if kind != CardKind::Wonder {
        if node.is_list() {
            return Err(node.error("only a wonder has two parts; give one whole number"));
        }
        return Ok([node.count(1..=20)?, 0]);
    }
    let parts = if node.is_list() { node.items()? } else { Vec::new() };
    match parts.as_slice() {
        [left, right] => Ok([left.count(1..=20)?, right.count(1..=20)?]),
        _ => Err(node.error("a wonder costs two parts, left and right: cost = [2, 3], for example")),
    }
}

/// Yield, abilities and bonus of a card or policy.
pub(super) fn faces(f: &Fields<'_>, effects: &mut Effects, owner: Owner, bonus_owner: Owner) -> Read<Card> {
    let mut yields = [0; 5];
    if let Some(node) = f.get("yield") {
        let table = node.fields(&Resource::WORDS)?;
        for resource in Resource::ALL {
            if let Some(n) = table.get(resource.name()) {
                yields[resource as usize] = n.count(1..=9)?;
            }
        }
    }
    let abilities = f.get("abilities").map_or(Ok(List::EMPTY), |node| effects.abilities(&node, owner))?;
    let bonus = f.get("bonus").map_or(Ok(List::EMPTY), |node| effects.list(&node, bonus_owner))?;
    let mut card = Card {
        kind: CardKind::Building,
        era: 0,
        cost: [0; 2],
        has_yield: yields != [0; 5],
        yields,
        abilities,
        action: None,
        activation: None,
        exchange: None,
        listens: [BitSet::EMPTY; 2],
        bonus,
        bonus_plain: effects.is_plain(bonus, ConditionId::default()),
        types: BitSet::EMPTY,
        defence: 0,
        on_stack: false,
        copier: false,
        locked: None,
        standing: Standing::NONE,
        conditional: false,
        modifies: false,
    };
    for i in 0..abilities.len {
        let ability = effects.abilities[usize::from(abilities.start) + usize::from(i)];
        match ability.trigger {
            Trigger::Action => card.action = Some(i),
            Trigger::OnCard | Trigger::OnCity => card.activation = Some(i),
            Trigger::May if !ability.body.is_empty() => card.exchange = Some(i),
            _ => {}
        }
        if let Some(event) = ability.event {
            card.listens[usize::from(ability.rival)].insert(event);
        }
        if !ability.mods.is_empty() {
            card.modifies = true;
            if ability.test == ConditionId::default() {
                let mods =
                    &effects.modifiers[usize::from(ability.mods.start)..][..usize::from(ability.mods.len)];
                mods.iter().for_each(|m| card.standing.add(*m));
            } else {
                card.conditional = true;
            }
        }
        card.copier |= copies(effects, ability.body);
    }
    Ok(card)
}

fn copies(effects: &Effects, list: List) -> bool {
    effects.ops[usize::from(list.start)..][..usize::from(list.len)].iter().any(|op| match *op {
        Op::Copy { .. } => true,
        Op::Choose { first, count } => effects.branches[usize::from(first)..][..usize::from(count)]
            .iter()
            .any(|branch| copies(effects, *branch)),
        Op::Optional { body, .. } => copies(effects, body),
        Op::When { then, otherwise, .. } => copies(effects, then) || copies(effects, otherwise),
        Op::ApplyBonus { otherwise, .. } => copies(effects, otherwise),
        _ => false,
    })
}
