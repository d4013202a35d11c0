//! Effects as messages: every tooltip, in every language, comes from the row of data that the engine plays.

use super::language::{
    Ability, Amount, BasicCost, BonusOf, Condition, ConditionId, CopyFrom, Cost, CostId, Gained, List,
    Modifier, Op,
};
use super::{Card, Content};
use crate::ids::{CardKind, CityMove, CostKind, Counter, Event, Resource, Trigger};
use crate::scout::Module;
use game_core::{BitSet, Text};

const fn event_key(event: Event) -> &'static str {
    match event {
        Event::AcquireBuilding => "event-acquire-building",
        Event::AcquireKnowledge => "event-acquire-knowledge",
        Event::AcquireWonder => "event-acquire-wonder",
        Event::CompleteWonder => "event-complete-wonder",
        Event::Conquer => "event-conquer",
        Event::DevelopPolicy => "event-develop-policy",
        Event::Trade => "event-trade",
        Event::TakeFreeCity => "event-take-free-city",
        Event::GainAdvantage => "event-gain-advantage",
        Event::ScientificProgress => "event-scientific-progress",
        Event::AddType => "event-add-type",
        Event::DiscardCity => "event-discard-city",
        Event::Archive => "event-archive",
    }
}

const fn rival_key(event: Event) -> &'static str {
    match event {
        Event::AcquireBuilding => "rival-acquire-building",
        Event::AcquireKnowledge => "rival-acquire-knowledge",
        Event::AcquireWonder => "rival-acquire-wonder",
        Event::CompleteWonder => "rival-complete-wonder",
        Event::Conquer => "rival-conquer",
        Event::DevelopPolicy => "rival-develop-policy",
        Event::Trade => "rival-trade",
        Event::TakeFreeCity => "rival-take-free-city",
        Event::GainAdvantage => "rival-gain-advantage",
        Event::ScientificProgress => "rival-scientific-progress",
        Event::AddType => "rival-add-type",
        Event::DiscardCity => "rival-discard-city",
        Event::Archive => "rival-archive",
    }
}

const fn purchase_key(kind: CostKind) -> &'static str {
    match kind {
        CostKind::Building => "purchase-building",
        CostKind::Basic => "purchase-basic",
        CostKind::Knowledge => "purchase-knowledge",
        CostKind::WonderPart => "purchase-wonder-part",
        CostKind::ProvinceRow => "purchase-province-row",
        CostKind::ProvinceOpponent => "purchase-province-opponent",
        CostKind::Policy => "purchase-policy",
        CostKind::Progress => "purchase-progress",
    }
}

const fn kind_key(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Building => "kind-building",
        CardKind::Basic => "kind-basic",
        CardKind::Knowledge => "kind-knowledge",
        CardKind::Wonder => "kind-wonder",
        CardKind::Province => "kind-province",
    }
}

/// Joins messages two by two with a key that has `first` and `rest`.
fn joined(key: &'static str, mut texts: Vec<Text>) -> Text {
    let Some(mut joined) = texts.pop() else { return Text::new("effect-nothing") };
    while let Some(first) = texts.pop() {
        joined = Text::new(key).with("first", vec![first]).with("rest", vec![joined]);
    }
    joined
}

fn cards(n: u8, up_to: bool) -> Text {
    let key = match (n, up_to) {
        (1, _) => "cards-one",
        (_, false) => "cards-many",
        (_, true) => "cards-up-to",
    };
    Text::new(key).with("n", n)
}

fn maybe(optional: bool, text: Text) -> Text {
    if optional { Text::new("op-may").with("effect", vec![text]) } else { text }
}

impl Content {
    /// All abilities and the bonus of a card or policy, one message each.
    #[must_use]
    pub fn phrases(&self, card: &Card) -> Vec<Text> {
        let mut texts: Vec<Text> = self.abilities_of(card).iter().map(|a| self.ability_phrase(a)).collect();
        if !card.bonus.is_empty() {
            let key = if card.locked.is_some() { "bonus-locked" } else { "bonus" };
            texts.push(Text::new(key).with("effect", vec![self.list_phrase(card.bonus)]));
        }
        texts
    }

    /// One ability.
    #[must_use]
    pub fn ability_phrase(&self, ability: &Ability) -> Text {
        if !ability.mods.is_empty() {
            let mods = self.mods(ability).iter().map(|m| modifier(*m)).collect();
            let mods = joined("effect-and", mods);
            let mods = if ability.test == ConditionId::default() {
                mods
            } else {
                let test = self.condition_phrase(ability.test);
                Text::new("op-when").with("condition", vec![test]).with("effect", vec![mods])
            };
            let key = if ability.trigger == Trigger::May { "ability-permission" } else { "ability-lasting" };
            return Text::new(key).with("effect", vec![mods]);
        }
        let mut effect = self.list_phrase(ability.body);
        if ability.cost != CostId::default() {
            let cost = cost(self.cost(ability.cost));
            effect = Text::new("effect-paid").with("cost", vec![cost]).with("effect", vec![effect]);
        }
        if ability.test != ConditionId::default() {
            let test = self.condition_phrase(ability.test);
            effect = Text::new("op-when").with("condition", vec![test]).with("effect", vec![effect]);
        }
        let key = match ability.trigger {
            Trigger::Action => "ability-action",
            Trigger::OnCard => "ability-on-card",
            Trigger::OnCity => "ability-on-city",
            Trigger::FirstTime if ability.rival => "ability-first-time-rival",
            Trigger::EachTime if ability.rival => "ability-each-time-rival",
            Trigger::FirstTime => "ability-first-time",
            Trigger::EachTime => "ability-each-time",
            Trigger::May => "ability-exchange",
            Trigger::Lasting => "ability-lasting",
        };
        let text = Text::new(key).with("effect", vec![effect]);
        match ability.event {
            Some(event) if ability.rival => text.with("event", rival_key(event)),
            Some(event) => text.with("event", event_key(event)),
            None => text,
        }
    }

    /// A list of operations.
    #[must_use]
    pub fn list_phrase(&self, list: List) -> Text {
        joined("effect-then", self.list(list).iter().map(|op| self.op_phrase(*op)).collect())
    }

    /// What a scout does.
    #[must_use]
    pub fn scout_phrase(&self, module: Module) -> Text {
        match module {
            Module::Trade => Text::new("scout-trade").with("n", self.rules.trade_gold),
            Module::Effect(list) => self.list_phrase(list),
        }
    }

    fn op_phrase(&self, op: Op) -> Text {
        match op {
            Op::Gain { what, amount } => gain(what, amount),
            Op::Choose { first, count } => {
                let branches = &self.branches[usize::from(first)..][..usize::from(count)];
                joined("effect-or", branches.iter().map(|branch| self.list_phrase(*branch)).collect())
            }
            Op::Optional { cost: CostId(0), body } => maybe(true, self.list_phrase(body)),
            Op::Optional { cost: id, body } => {
                let paid = Text::new("effect-paid")
                    .with("cost", vec![cost(self.cost(id))])
                    .with("effect", vec![self.list_phrase(body)]);
                maybe(true, paid)
            }
            Op::When { test, then, otherwise } => {
                let key = if otherwise.is_empty() { "op-when" } else { "op-when-else" };
                let text = Text::new(key)
                    .with("condition", vec![self.condition_phrase(test)])
                    .with("effect", vec![self.list_phrase(then)]);
                if otherwise.is_empty() { text } else { text.with("else", vec![self.list_phrase(otherwise)]) }
            }
            Op::DrawUse { n: 1 } => Text::new("op-draw-use-one"),
            Op::DrawUse { n } => Text::new("op-draw-use").with("n", n),
            Op::MoveCity { how, n, up_to } => {
                let key = match how {
                    CityMove::Archive => "op-archive",
                    CityMove::Discard => "op-discard-city",
                    CityMove::Reinforce => "op-reinforce",
                };
                maybe(up_to && n == 1, Text::new(key).with("cards", vec![cards(n, up_to)]))
            }
            Op::DiscardRow { n, up_to } => {
                maybe(up_to && n == 1, Text::new("op-discard-row").with("cards", vec![cards(n, up_to)]))
            }
            Op::Copy { from: CopyFrom::City(kinds) } => {
                let named = kinds.iter().filter(|kind| *kind != CardKind::Basic);
                let kinds = named.map(|kind| Text::new(kind_key(kind))).collect();
                Text::new("op-copy-city").with("kinds", vec![joined("effect-or-short", kinds)])
            }
            Op::Copy { from: CopyFrom::Policy } => Text::new("op-copy-policy"),
            Op::Acquire { kinds, discount } => {
                Text::new("op-acquire").with("kinds", vec![purchases(kinds)]).with("discount", discount)
            }
            Op::GainBasic => Text::new("op-gain-basic"),
            Op::GainRow { kinds, max_cost } => {
                let names = kinds.iter().map(|kind| Text::new(kind_key(kind))).collect();
                let key = if max_cost == u8::MAX { "op-gain-row" } else { "op-gain-row-max" };
                Text::new(key).with("kinds", vec![joined("effect-or-short", names)]).with("max", max_cost)
            }
            Op::BuildPart { discount } => Text::new("op-build-part").with("discount", discount),
            Op::Conquer { row, opponent, discount } => {
                let key = match (row, opponent) {
                    (true, true) => "op-conquer-any",
                    (true, false) => "op-conquer-row",
                    _ => "op-conquer-opponent",
                };
                Text::new(key).with("discount", discount)
            }
            Op::GainAdvantage => Text::new("op-gain-advantage"),
            Op::FreeTrade => Text::new("op-free-trade"),
            Op::AddType => Text::new("op-add-type"),
            Op::MoveType => Text::new("op-move-type"),
            Op::ApplyBonus { of, otherwise } => {
                let text = match of {
                    BonusOf::Top => Text::new("op-apply-bonus-top"),
                    BonusOf::Named(card) => {
                        Text::new("op-apply-bonus").with("province", self.card_names[card.index()].arg())
                    }
                };
                if otherwise.is_empty() {
                    return text;
                }
                Text::new("op-bonus-else")
                    .with("effect", vec![text])
                    .with("else", vec![self.list_phrase(otherwise)])
            }
        }
    }

    fn condition_phrase(&self, id: ConditionId) -> Text {
        self.state_of_things(id, true)
    }

    /// A condition, or that it does not hold.
    fn state_of_things(&self, id: ConditionId, holds: bool) -> Text {
        let said = |yes, no| Text::new(if holds { yes } else { no });
        let several = |first: ConditionId, count: u8, key| {
            let parts = (0..u16::from(count)).map(|i| self.state_of_things(ConditionId(first.0 + i), holds));
            joined(key, parts.collect())
        };
        match self.condition(id) {
            Condition::Always => Text::new("effect-nothing"),
            Condition::Gained { resource, min } => {
                said("if-gained", "if-not-gained").with("n", min).with("resource", resource.key())
            }
            Condition::Advantage => said("if-advantage", "if-not-advantage"),
            Condition::Provinces { of_type: None, min: 1 } => said("if-province", "if-not-province"),
            Condition::Provinces { of_type: Some(of), min: 1 } => {
                said("if-province-type", "if-not-province-type").with("type", of.key())
            }
            Condition::Provinces { of_type: None, min } => {
                said("if-provinces", "if-not-provinces").with("n", min)
            }
            Condition::Provinces { of_type: Some(of), min } => {
                said("if-provinces-type", "if-not-provinces-type").with("n", min).with("type", of.key())
            }
            Condition::ProvinceTypes { min } => {
                said("if-province-types", "if-not-province-types").with("n", min)
            }
            Condition::Policies { min } => said("if-policies", "if-not-policies").with("n", min),
            Condition::Wonders { min } => said("if-wonders", "if-not-wonders").with("n", min),
            Condition::FreeCities { min } => said("if-free-cities", "if-not-free-cities").with("n", min),
            // Not all of them: one of them not. Not any of them: none of them.
            Condition::All { first, count } if holds => several(first, count, "effect-and"),
            Condition::All { first, count } => several(first, count, "effect-or-short"),
            Condition::Any { first, count } if holds => several(first, count, "effect-or-short"),
            Condition::Any { first, count } => several(first, count, "effect-and"),
            Condition::Not(of) => self.state_of_things(of, !holds),
        }
    }
}

fn gain(what: Gained, amount: Amount) -> Text {
    let one = matches!(amount, Amount::Fixed(1) | Amount::Per { each: 1, .. });
    let resource = match what {
        Gained::Of(resource) => resource.key(),
        Gained::Basic if one => "resource-basic",
        Gained::Basic => "resource-basics",
        Gained::BasicSame => "resource-basics-same",
    };
    match amount {
        Amount::Fixed(n) => Text::new("op-gain").with("n", n).with("resource", resource),
        Amount::Per { counter, of_type, each, max } => {
            let counted = match (counter, of_type) {
                (Counter::Province, Some(of)) => Text::new("per-province-type").with("type", of.key()),
                (Counter::Province, None) => Text::new("per-province"),
                (Counter::ProvinceTypes, _) => Text::new("per-province-types"),
                (Counter::Policy, _) => Text::new("per-policy"),
                (Counter::Wonder, _) => Text::new("per-wonder"),
                (Counter::FreeCity, _) => Text::new("per-free-city"),
                (Counter::Previous, _) => Text::new("per-previous"),
            };
            let key = if max.is_some() { "op-gain-per-max" } else { "op-gain-per" };
            let text =
                Text::new(key).with("n", each).with("resource", resource).with("counter", vec![counted]);
            max.into_iter().fold(text, |text, max| text.with("max", max))
        }
    }
}

fn cost(cost: Cost) -> Text {
    let of = |n: u8, resource: Resource| Text::new("cost-of").with("n", n).with("resource", resource.key());
    let mut parts = Vec::new();
    match cost.basic {
        BasicCost::None => {}
        BasicCost::Of(resource, n) => parts.push(of(n, resource)),
        BasicCost::Same(n) => parts.push(Text::new("cost-same").with("n", n)),
    }
    if cost.culture > 0 {
        parts.push(of(cost.culture, Resource::Culture));
    }
    if cost.gold > 0 {
        parts.push(of(cost.gold, Resource::Gold));
    }
    joined("effect-and", parts)
}

fn purchases(kinds: BitSet<CostKind, u8>) -> Text {
    joined("effect-and", kinds.iter().map(|kind| Text::new(purchase_key(kind))).collect())
}

fn modifier(modifier: Modifier) -> Text {
    match modifier {
        Modifier::Cost { kinds, n } => {
            let key = if n < 0 { "mod-cheaper" } else { "mod-dearer" };
            Text::new(key).with("kinds", vec![purchases(kinds)]).with("n", n.unsigned_abs())
        }
        Modifier::Defence { n } => Text::new("mod-defence").with("n", n),
        Modifier::NoDecay => Text::new("mod-no-decay"),
        Modifier::Outbid { n } => Text::new("mod-outbid").with("n", n),
        Modifier::Substitute { pay, kinds } => {
            let stands = kinds.first().map_or(Resource::Production, CostKind::paid_with);
            Text::new("mod-substitute")
                .with("pay", pay.key())
                .with("as", stands.key())
                .with("kinds", vec![purchases(kinds)])
        }
        Modifier::CityThreshold { n } => Text::new("mod-city-threshold").with("n", n),
    }
}
