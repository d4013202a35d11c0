//! Reading the effect language of spec 5 from a content file, and refusing what is no part of it.

use super::language::{
    Ability, Amount, BasicCost, BonusOf, Condition, ConditionId, CopyFrom, Cost, CostId, Gained, List,
    Modifier, Op,
};
use super::reader::{Fields, Node};
use crate::ids::{CardId, CardKind, CityMove, CostKind, Counter, ProvinceType, Resource};
use game_core::{BitSet, ContentError};
use std::collections::HashMap;

type Read<T> = Result<T, ContentError>;

/// Whose effect is read; some operations do not fit everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Owner {
    /// A building or a knowledge.
    PlainCard,
    /// A wonder lying in the city.
    Wonder,
    /// A policy.
    Policy,
    /// The bonus of a wonder or of a policy.
    Bonus,
    /// The bonus of a province.
    ProvinceBonus,
    /// A warlord or a free city.
    Beside,
}

/// All effects of a file, side by side.
pub(super) struct Effects {
    pub(super) ops: Vec<Op>,
    pub(super) branches: Vec<List>,
    pub(super) conditions: Vec<Condition>,
    pub(super) costs: Vec<Cost>,
    pub(super) abilities: Vec<Ability>,
    pub(super) modifiers: Vec<Modifier>,
    pub(super) provinces: HashMap<String, CardId>,
}

const OPS: [&str; 19] = [
    "gain",
    "choose",
    "optional",
    "when",
    "draw_use",
    "archive",
    "discard_city",
    "discard_row",
    "reinforce",
    "copy",
    "acquire",
    "gain_card",
    "build_part",
    "conquer",
    "gain_advantage",
    "free_trade",
    "add_type",
    "move_type",
    "apply_bonus",
];
const CONDITIONS: [&str; 10] = [
    "gained",
    "advantage",
    "provinces",
    "province_types",
    "policies",
    "wonders",
    "free_cities",
    "all",
    "any",
    "not",
];

impl Effects {
    pub(super) fn new(provinces: HashMap<String, CardId>) -> Self {
        Effects {
            ops: Vec::new(),
            branches: Vec::new(),
            conditions: vec![Condition::Always],
            costs: vec![Cost::NONE],
            abilities: Vec::new(),
            modifiers: Vec::new(),
            provinces,
        }
    }

    /// A list of operations that does at least one thing.
    pub(super) fn list(&mut self, node: &Node<'_>, owner: Owner) -> Read<List> {
        let items = node.items()?;
        if items.is_empty() {
            return Err(node.error("an effect needs at least one operation; leave the field out instead"));
        }
        let mut ops = Vec::new();
        for item in &items {
            let op = self.op(item, owner, ops.last().copied())?;
            ops.push(op);
        }
        let start = self.ops.len() as u16;
        self.ops.extend(&ops);
        Ok(List { start, len: ops.len() as u8 })
    }

    #[allow(clippy::too_many_lines, reason = "one arm per operation of the language")]
    fn op(&mut self, node: &Node<'_>, owner: Owner, before: Option<Op>) -> Read<Op> {
        let word = node.fields(&[
            "op", "res", "n", "same", "options", "do", "cost", "if", "else", "up_to", "from", "kinds",
            "discount", "max_cost", "province",
        ])?;
        let name = word.need("op", "the name of the operation")?;
        let name = name.word("operation", &OPS, |w| OPS.iter().find(|op| **op == w).copied())?;
        let only = |keys: &[&str]| {
            let mut all = vec!["op"];
            all.extend(keys);
            node.fields(&all)
        };
        Ok(match name {
            "gain" => self.gain(&only(&["res", "n", "same"])?, before)?,
            "choose" => {
                let options = only(&["options"])?.need("options", "the branches, a list of lists")?;
                let branches = options.items()?;
                if branches.len() < 2 {
                    return Err(options.error("a choice needs at least two branches"));
                }
                let lists = branches.iter().map(|b| self.list(b, owner)).collect::<Read<Vec<List>>>()?;
                let first = self.branches.len() as u16;
                self.branches.extend(&lists);
                Op::Choose { first, count: lists.len() as u8 }
            }
            "optional" => {
                let f = only(&["do", "cost"])?;
                let cost = f.get("cost").map_or(Ok(CostId::default()), |c| self.cost(&c))?;
                let body = self.list(&f.need("do", "what is done when the owner wants to")?, owner)?;
                Op::Optional { cost, body }
            }
            "when" => {
                let f = only(&["if", "do", "else"])?;
                let test = self.condition(&f.need("if", "the condition")?)?;
                let then = self.list(&f.need("do", "what is done when the condition holds")?, owner)?;
                let otherwise = f.get("else").map_or(Ok(List::EMPTY), |e| self.list(&e, owner))?;
                Op::When { test, then, otherwise }
            }
            "draw_use" => Op::DrawUse { n: how_many(&only(&["n"])?)? },
            "archive" | "discard_city" | "reinforce" => {
                let f = only(&["n", "up_to"])?;
                let how = CityMove::named(name).expect("the three words of the vocabulary");
                Op::MoveCity { how, n: how_many(&f)?, up_to: flag(&f, "up_to")? }
            }
            "discard_row" => {
                let f = only(&["n", "up_to"])?;
                Op::DiscardRow { n: how_many(&f)?, up_to: flag(&f, "up_to")? }
            }
            "copy" => copy(&only(&["from", "kinds"])?, node, owner)?,
            "acquire" => {
                let f = only(&["kinds", "discount"])?;
                let node = f.need("kinds", "what may be bought")?;
                let kinds = kinds_of(&node, "kind of purchase", &CostKind::WORDS, CostKind::named)?;
                let wrong = [CostKind::ProvinceOpponent, CostKind::Policy, CostKind::Progress];
                if let Some(kind) = wrong.into_iter().find(|kind| kinds.contains(*kind)) {
                    return Err(node.error(format!(
                        "{} is nothing to acquire; use building, basic, knowledge, wonder_part or province_row",
                        kind.name()
                    )));
                }
                Op::Acquire { kinds, discount: discount(&f)? }
            }
            "gain_card" => gain_card(&only(&["from", "kinds", "max_cost"])?)?,
            "build_part" => Op::BuildPart { discount: discount(&only(&["discount"])?)? },
            "conquer" => conquer(&only(&["from", "discount"])?)?,
            "apply_bonus" => {
                let f = only(&["province", "else"])?;
                if matches!(owner, Owner::Bonus | Owner::ProvinceBonus) {
                    return Err(
                        node.error("a bonus must not apply another bonus: it could go round for ever")
                    );
                }
                let target = f.need("province", "\"top\" or the id of a province")?;
                let of = match target.text()? {
                    "top" => BonusOf::Top,
                    id => match self.provinces.get(id) {
                        Some(card) => BonusOf::Named(*card),
                        None => {
                            return Err(target.error(format!(
                                "{id:?} is no province of this file; use \"top\" or the id of a province"
                            )));
                        }
                    },
                };
                let otherwise = f.get("else").map_or(Ok(List::EMPTY), |e| self.list(&e, owner))?;
                Op::ApplyBonus { of, otherwise }
            }
            "gain_advantage" => only(&[]).map(|_| Op::GainAdvantage)?,
            "free_trade" => only(&[]).map(|_| Op::FreeTrade)?,
            "add_type" => only(&[]).map(|_| Op::AddType)?,
            _ => only(&[]).map(|_| Op::MoveType)?,
        })
    }

    fn gain(&mut self, f: &Fields<'_>, before: Option<Op>) -> Read<Op> {
        let res = f.need("res", "what is gained")?;
        let mut words = Resource::WORDS.to_vec();
        words.push("basic");
        let what = res.word("resource", &words, |w| match w {
            "basic" => Some(Gained::Basic),
            _ => Resource::named(w).map(Gained::Of),
        })?;
        let what = match (what, flag(f, "same")?) {
            (Gained::Basic, true) => Gained::BasicSame,
            (Gained::Of(_), true) => {
                return Err(f.error("\"same\" belongs to res = \"basic\" only; leave it out"));
            }
            (what, _) => what,
        };
        let n = f.need("n", "how many are gained, a whole number or { per = ... }")?;
        let amount = amount(&n)?;
        let moves = |op| {
            matches!(
                op,
                Op::DrawUse { .. }
                    | Op::MoveCity { .. }
                    | Op::DiscardRow { .. }
                    | Op::Acquire { .. }
                    | Op::GainBasic
                    | Op::GainRow { .. }
                    | Op::BuildPart { .. }
                    | Op::Conquer { .. }
            )
        };
        if matches!(amount, Amount::Per { counter: Counter::Previous, .. }) && !before.is_some_and(moves) {
            return Err(n.error(
                "\"previous\" counts the cards moved by the operation directly before it in the same list, \
                 and there is none that moves cards",
            ));
        }
        Ok(Op::Gain { what, amount })
    }

    /// A condition.
    pub(super) fn condition(&mut self, node: &Node<'_>) -> Read<ConditionId> {
        let read = self.one_condition(node)?;
        self.conditions.push(read);
        Ok(ConditionId(self.conditions.len() as u16 - 1))
    }

    fn one_condition(&mut self, node: &Node<'_>) -> Read<Condition> {
        let word = node.fields(&["is", "res", "min", "type", "of"])?;
        let name = word.need("is", "the name of the condition")?;
        let name = name.word("condition", &CONDITIONS, |w| CONDITIONS.iter().find(|c| **c == w).copied())?;
        let only = |keys: &[&str]| {
            let mut all = vec!["is"];
            all.extend(keys);
            node.fields(&all)
        };
        let min = |f: &Fields<'_>| f.need("min", "at least how many")?.count(1..=30);
        Ok(match name {
            "gained" => {
                let f = only(&["res", "min"])?;
                let res = f.need("res", "which resource was gained")?;
                let resource = res.word("resource", &Resource::WORDS, Resource::named)?;
                Condition::Gained { resource, min: min(&f)? }
            }
            "advantage" => only(&[]).map(|_| Condition::Advantage)?,
            "provinces" => {
                let f = only(&["type", "min"])?;
                let of_type = province_type(&f.need("type", "a province type, or \"any\"")?)?;
                Condition::Provinces { of_type, min: min(&f)? }
            }
            "province_types" => Condition::ProvinceTypes { min: min(&only(&["min"])?)? },
            "policies" => Condition::Policies { min: min(&only(&["min"])?)? },
            "wonders" => Condition::Wonders { min: min(&only(&["min"])?)? },
            "free_cities" => Condition::FreeCities { min: min(&only(&["min"])?)? },
            "not" => {
                let of = only(&["of"])?.need("of", "the condition that must not hold")?;
                Condition::Not(self.condition(&of)?)
            }
            _ => {
                let of = only(&["of"])?.need("of", "the list of conditions")?;
                let parts = of.items()?;
                if parts.is_empty() {
                    return Err(of.error("this list of conditions must not be empty"));
                }
                let parts = parts.iter().map(|p| self.one_condition(p)).collect::<Read<Vec<_>>>()?;
                let first = ConditionId(self.conditions.len() as u16);
                self.conditions.extend(&parts);
                let count = parts.len() as u8;
                if name == "all" { Condition::All { first, count } } else { Condition::Any { first, count } }
            }
        })
    }

    pub(super) fn cost(&mut self, node: &Node<'_>) -> Read<CostId> {
        let f = node.fields(&["production", "science", "military", "culture", "gold", "basic_same"])?;
        let mut cost = Cost::NONE;
        for key in f.keys() {
            let part = f.need(key, "")?;
            let n = part.count(1..=20)?;
            let basic = match key {
                "gold" => {
                    cost.gold = n;
                    continue;
                }
                "culture" => {
                    cost.culture = n;
                    continue;
                }
                "basic_same" => BasicCost::Same(n),
                word => BasicCost::Of(Resource::named(word).expect("a field of the list above"), n),
            };
            if cost.basic != BasicCost::None {
                return Err(
                    part.error("a cost may name only one of production, science, military, basic_same")
                );
            }
            cost.basic = basic;
        }
        if cost == Cost::NONE {
            return Err(node.error("a cost must name what is paid, such as { gold = 1 }"));
        }
        self.costs.push(cost);
        u8::try_from(self.costs.len() - 1).map(CostId).map_err(|_| node.error("more than 255 costs"))
    }
}

fn how_many(f: &Fields<'_>) -> Read<u8> {
    f.need("n", "how many cards, a whole number")?.count(1..=9)
}

fn discount(f: &Fields<'_>) -> Read<u8> {
    f.need("discount", "how much less is paid; 0 for the full price")?.count(0..=20)
}

fn flag(f: &Fields<'_>, key: &str) -> Read<bool> {
    f.get(key).map_or(Ok(false), |node| node.flag())
}

fn province_type(node: &Node<'_>) -> Read<Option<ProvinceType>> {
    let mut words = ProvinceType::WORDS.to_vec();
    words.push("any");
    node.word("province type", &words, |w| match w {
        "any" => Some(None),
        _ => ProvinceType::named(w).map(Some),
    })
}

pub(super) fn kinds_of<T: game_core::bits::Bit>(
    node: &Node<'_>,
    what: &str,
    words: &[&str],
    find: fn(&str) -> Option<T>,
) -> Read<BitSet<T, u8>> {
    let mut kinds = BitSet::EMPTY;
    for item in node.items()? {
        kinds.insert(item.word(what, words, find)?);
    }
    if kinds.is_empty() { Err(node.error(format!("name at least one {what}"))) } else { Ok(kinds) }
}

fn amount(node: &Node<'_>) -> Read<Amount> {
    if !node.is_table() {
        return Ok(Amount::Fixed(node.count(1..=20)?));
    }
    let f = node.fields(&["per", "type", "each", "max"])?;
    let per = f.need("per", "what is counted")?;
    let counter = per.word("counter", &Counter::WORDS, Counter::named)?;
    let of_type = match (f.get("type"), counter) {
        (None, Counter::Province) => {
            return Err(f.error("counting provinces needs \"type\": a province type, or \"any\""));
        }
        (Some(node), Counter::Province) => province_type(&node)?,
        (Some(node), _) => {
            return Err(node.error("\"type\" belongs to per = \"province\" only; leave it out"));
        }
        (None, _) => None,
    };
    let each = f.get("each").map_or(Ok(1), |node| node.count(1..=9))?;
    let max = f.get("max").map(|node| node.count(1..=30)).transpose()?;
    Ok(Amount::Per { counter, of_type, each, max })
}

fn copy(f: &Fields<'_>, node: &Node<'_>, owner: Owner) -> Read<Op> {
    if owner == Owner::PlainCard {
        return Err(
            node.error("a building or knowledge must not copy: copies of copies could go round for ever")
        );
    }
    if owner == Owner::ProvinceBonus {
        return Err(node.error("the bonus of a province must not copy: it could go round for ever"));
    }
    let words = ["building", "knowledge", "wonder"];
    let from = f.need("from", "\"city\" or \"policy\"")?;
    match from.word("place to copy from", &["city", "policy"], |w| {
        ["city", "policy"].into_iter().find(|p| *p == w)
    })? {
        "city" => {
            let find = |w: &str| words.contains(&w).then(|| CardKind::named(w)).flatten();
            let all = [CardKind::Building, CardKind::Knowledge, CardKind::Wonder].into_iter().collect();
            let kinds = match f.get("kinds") {
                None => all,
                Some(node) => {
                    let mut kinds = BitSet::EMPTY;
                    for item in node.items()? {
                        kinds.insert(item.word("kind of city card", &words, find)?);
                    }
                    kinds
                }
            };
            let mut kinds: BitSet<CardKind, u8> = kinds;
            if kinds.contains(CardKind::Building) {
                kinds.insert(CardKind::Basic);
            }
            Ok(Op::Copy { from: CopyFrom::City(kinds) })
        }
        _ => match f.get("kinds") {
            Some(kinds) => Err(kinds.error("\"kinds\" belongs to from = \"city\" only; leave it out")),
            None => Ok(Op::Copy { from: CopyFrom::Policy }),
        },
    }
}

fn gain_card(f: &Fields<'_>) -> Read<Op> {
    let from = f.need("from", "\"basic\" or \"row\"")?;
    let from = from
        .word("place to gain from", &["basic", "row"], |w| ["basic", "row"].into_iter().find(|p| *p == w))?;
    if from == "basic" {
        let surplus = f.get("kinds").or_else(|| f.get("max_cost"));
        return match surplus {
            Some(node) => Err(node.error("this belongs to from = \"row\" only; leave it out")),
            None => Ok(Op::GainBasic),
        };
    }
    let words = ["building", "knowledge", "wonder", "province"];
    let find = |w: &str| if w == "basic" { None } else { CardKind::named(w) };
    let kinds = match f.get("kinds") {
        None => words.iter().filter_map(|w| CardKind::named(w)).collect(),
        Some(node) => {
            let mut kinds = BitSet::EMPTY;
            for item in node.items()? {
                kinds.insert(item.word("kind of row card", &words, find)?);
            }
            kinds
        }
    };
    let max_cost = f.get("max_cost").map_or(Ok(u8::MAX), |node| node.count(0..=30))?;
    Ok(Op::GainRow { kinds, max_cost })
}

fn conquer(f: &Fields<'_>) -> Read<Op> {
    let from = f.need("from", "[\"row\"], [\"opponent\"] or both")?;
    let (mut row, mut opponent) = (false, false);
    for item in from.items()? {
        let word = item.word("place to conquer from", &["row", "opponent"], |w| match w {
            "row" => Some(true),
            "opponent" => Some(false),
            _ => None,
        })?;
        if word { row = true } else { opponent = true }
    }
    if !row && !opponent {
        return Err(from.error("name \"row\", \"opponent\" or both"));
    }
    Ok(Op::Conquer { row, opponent, discount: discount(f)? })
}
