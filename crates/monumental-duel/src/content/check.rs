//! What must hold for the whole set: unique ids, the counts of spec 1 (at least; boxes may be mixed), no endless
//! purchases (invariant 20).

use super::language::Modifier;
use super::reader::Fields;
use super::{Content, EffectOf, MAKE_UP};
use crate::ids::{CardId, CardKind, CostKind, PolicyId, Resource};
use game_core::ContentError;

type Read<T> = Result<T, ContentError>;

const STARTING_CARDS: u32 = 15;
/// A box has three civilizations; their policies are counted in one word of bits.
const CIVILIZATIONS: std::ops::RangeInclusive<usize> = 2..=12;
/// As many as lie between the players, and not more than a set of them can tell apart.
const FREE_CITIES: std::ops::RangeInclusive<usize> = 3..=32;
/// More would not fit on a city deck or province stack.
const BASIC_COPIES: std::ops::RangeInclusive<u8> = 1..=6;

impl Content {
    /// Fills in the sets by which the engine finds cards quickly.
    pub(super) fn index(&mut self) {
        for (i, card) in self.cards.iter().enumerate() {
            let id = CardId::new(i);
            if card.era > 0 {
                self.eras[usize::from(card.era) - 1].insert(id);
            }
            self.kinds[card.kind as usize].insert(id);
            if card.kind == CardKind::Knowledge && (card.era > 0 || self.scoring.starting_knowledge_counts) {
                self.scoring_knowledge.insert(id);
            }
            if card.action.is_some() {
                self.with_action.insert(id);
            }
            if card.exchange.is_some() {
                self.with_exchange.insert(id);
            }
            if card.modifies {
                self.with_modifiers.insert(id);
            }
            for (listeners, events) in self.listeners.iter_mut().zip(card.listens) {
                for event in events {
                    listeners[event as usize].insert(id);
                }
            }
        }
        for card in self.cards.iter().chain(&self.policies) {
            for (heard, events) in self.heard.iter_mut().zip(card.listens) {
                *heard = heard.union(events);
            }
        }
        let more = |era: usize| {
            CardKind::ALL
                .into_iter()
                .any(|kind| self.kind_count(era, kind) > MAKE_UP[era][kind as usize].into())
        };
        self.mixed = [0, 1, 2].map(more);
    }

    /// How many cards of a kind an era has.
    pub(crate) fn kind_count(&self, era: usize, kind: CardKind) -> usize {
        self.eras[era].intersection(self.of_kind(kind)).len()
    }
}

/// Checks everything that no single entry can know.
pub(super) fn whole(content: &Content, doc: &Fields<'_>) -> Read<()> {
    let fail = |problem: String| Err(doc.error(problem));
    let mut ids: Vec<&str> = content.entries.iter().map(|entry| entry.id.as_str()).collect();
    ids.sort_unstable();
    if let Some(pair) = ids.windows(2).find(|pair| pair[0] == pair[1]) {
        return fail(format!("the id {:?} is used twice; every entry needs its own", pair[0]));
    }
    counts(content, doc)?;
    belonging(content, doc)?;
    substitutes(content, doc)?;
    for kind in [CostKind::Basic, CostKind::Progress] {
        cheapest(content, doc, kind)?;
    }
    Ok(())
}

fn counts(content: &Content, doc: &Fields<'_>) -> Read<()> {
    let fail = |problem: String| Err(doc.error(problem));
    let within = |what: &str, there: usize, range: &std::ops::RangeInclusive<usize>| {
        if range.contains(&there) {
            return Ok(());
        }
        fail(format!("there must be {} to {} {what}, not {there}", range.start(), range.end()))
    };
    within("civilizations", content.civs.len(), &CIVILIZATIONS)?;
    within("free cities", content.free_cities.len(), &FREE_CITIES)?;
    for (era, wanted) in MAKE_UP.iter().enumerate() {
        for (kind, wanted) in CardKind::ALL.into_iter().zip(wanted) {
            let cards = content.kind_count(era, kind);
            let wanted = usize::from(*wanted);
            if cards < wanted || (wanted == 0 && cards > 0) {
                return fail(format!(
                    "era {} must have {wanted} cards of kind {} or, where boxes are mixed, more, not {cards}",
                    era + 1,
                    kind.name()
                ));
            }
        }
    }
    for (basic, count) in content.basics.iter().zip(content.basic_counts) {
        if !BASIC_COPIES.contains(&count) {
            let id = &content.card_names[basic.index()].id;
            let (low, high) = (BASIC_COPIES.start(), BASIC_COPIES.end());
            return fail(format!("basic_building {id:?}: {count} cards; use {low} to {high}"));
        }
    }
    for civ in &content.civs {
        let cards = civ.deck.len();
        if cards != STARTING_CARDS {
            return fail(format!(
                "civilization {:?}: the starting deck has 14 buildings and a knowledge, {STARTING_CARDS} cards, not {cards}",
                civ.name.id
            ));
        }
    }
    Ok(())
}

/// Every starting card, policy, warlord, scout and token belongs to exactly one civilization or to several
/// (starting buildings may be shared), and to none in vain.
fn belonging(content: &Content, doc: &Fields<'_>) -> Read<()> {
    let fail = |problem: String| Err(doc.error(problem));
    for (i, card) in content.cards.iter().enumerate() {
        if card.era > 0 || card.kind == CardKind::Basic {
            continue;
        }
        let owners = match card.kind {
            CardKind::Province => {
                content.civs.iter().filter(|civ| civ.starting_province == Some(CardId::new(i))).count()
            }
            _ => content.civs.iter().filter(|civ| civ.deck.count(i) > 0).count(),
        };
        let id = &content.card_names[i].id;
        if owners == 0 {
            return fail(format!(
                "{} {id:?} has set = \"start\", but no civilization starts with it",
                card.kind.name()
            ));
        }
        if owners > 1 && card.kind != CardKind::Building {
            return fail(format!(
                "{} {id:?} belongs to {owners} civilizations; there is one card",
                card.kind.name()
            ));
        }
    }
    for civ in &content.civs {
        if let Some(card) = civ.starting_province
            && content.card(card).era > 0
        {
            return fail(format!(
                "civilization {:?} starts with the province {:?}, which is a development card",
                civ.name.id,
                content.card_names[card.index()].id
            ));
        }
    }
    let civs = content.civs.len();
    for (section, listed) in [("policy", 5 * civs), ("warlord", civs), ("scout", civs)] {
        let there = doc.get(section).map_or(Ok(0), |node| node.items().map(|items| items.len()))?;
        let noted = content.entries.iter().filter(|entry| entry.kind == section).count();
        if there != listed || noted != listed {
            return fail(format!(
                "there must be {listed} entries [[{section}]], each listed by one civilization; there are {there}"
            ));
        }
    }
    Ok(())
}

/// One resource at most may stand for the usual one in a kind of purchase, because one number is asked (D5).
fn substitutes(content: &Content, doc: &Fields<'_>) -> Read<()> {
    let mut found: [Option<Resource>; CostKind::ALL.len()] = [None; CostKind::ALL.len()];
    for modifier in &content.modifiers {
        if let Modifier::Substitute { pay, kinds } = modifier {
            for kind in kinds.iter() {
                let other = found[kind as usize].replace(*pay);
                if let Some(other) = other.filter(|other| other != pay) {
                    return Err(doc.error(format!(
                        "both {} and {} may stand for {} when a {} is paid; only one resource can",
                        other.name(),
                        pay.name(),
                        kind.paid_with().name(),
                        kind.name()
                    )));
                }
            }
        }
    }
    Ok(())
}

/// Invariant 20: standing reductions leave a basic building and scientific progress a price of at least 1.
fn cheapest(content: &Content, doc: &Fields<'_>, kind: CostKind) -> Read<()> {
    let price = match kind {
        CostKind::Progress => content.rules.progress_science,
        _ => content.basics.iter().map(|basic| content.card(*basic).cost[0]).min().unwrap_or(0),
    };
    let cut = |effect: EffectOf| -> u32 {
        let card = match effect {
            EffectOf::Card(card) => content.card(card),
            EffectOf::Policy(policy) => content.policy(policy),
            _ => return 0,
        };
        let mods = content.abilities_of(card).iter().flat_map(|ability| content.mods(ability));
        mods.map(|m| match m {
            Modifier::Cost { kinds, n } if kinds.contains(kind) && *n < 0 => u32::from(n.unsigned_abs()),
            _ => 0,
        })
        .sum()
    };
    for civ in &content.civs {
        let copies = |i: usize| if content.cards[i].era > 0 { 1 } else { u32::from(civ.deck.count(i)) };
        let from_cards: u32 =
            (0..content.cards.len()).map(|i| copies(i) * cut(EffectOf::Card(CardId::new(i)))).sum();
        let from_policy =
            civ.policies.iter().map(|p: &PolicyId| cut(EffectOf::Policy(*p))).max().unwrap_or(0);
        if from_cards + from_policy >= u32::from(price) {
            return Err(doc.error(format!(
                "standing reductions for {} reach {} for the {}, but its price is {price}; at least 1 must be left, \
                 or it could be bought for nothing without end",
                kind.name(),
                from_cards + from_policy,
                civ.name.id
            )));
        }
    }
    Ok(())
}
