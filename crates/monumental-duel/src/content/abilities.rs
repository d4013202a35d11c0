//! Reading abilities and modifiers, and refusing those that do not fit together.

use super::effects::{Effects, Owner, kinds_of};
use super::language::{
    Ability, Amount, BasicCost, Condition, ConditionId, CostId, Gained, List, Modifier, Op,
};
use super::reader::{Fields, Node};
use crate::ids::{CostKind, Event, Resource, Trigger};
use game_core::ContentError;

type Read<T> = Result<T, ContentError>;

const MODIFIERS: [&str; 6] = ["cost", "defence", "no_decay", "outbid", "substitute", "city_threshold"];
/// Whose events an ability answers to.
const PLAYERS: [&str; 2] = ["you", "opponent"];
/// Marks are kept as bits of one byte per card.
const MAX_ABILITIES: usize = 8;

impl Effects {
    /// The abilities of one card.
    pub(super) fn abilities(&mut self, node: &Node<'_>, owner: Owner) -> Read<List> {
        let items = node.items()?;
        if items.len() > MAX_ABILITIES {
            return Err(node.error(format!("a card has at most {MAX_ABILITIES} abilities")));
        }
        let mut read: Vec<Ability> = Vec::new();
        for item in &items {
            let ability = self.ability(item, owner)?;
            let alike = |test: &dyn Fn(&Ability) -> bool| test(&ability) && read.iter().any(test);
            let activation = |a: &Ability| matches!(a.trigger, Trigger::OnCard | Trigger::OnCity);
            let exchange = |a: &Ability| a.trigger == Trigger::May && !a.body.is_empty();
            if alike(&|a| a.trigger == Trigger::Action) {
                return Err(item.error("a card has at most one action; join them with \"choose\""));
            }
            if alike(&activation) {
                return Err(item.error(
                    "a card has at most one ability for its activation; write both effects into one list",
                ));
            }
            if alike(&exchange) {
                return Err(item.error("a card has at most one exchange"));
            }
            if let Some(event) = ability.event
                && read.iter().any(|a| a.answers(event, ability.rival))
            {
                return Err(item.error(format!(
                    "a card has at most one ability for the event {}; write both effects into one list",
                    event.name()
                )));
            }
            read.push(ability);
        }
        let start = self.abilities.len() as u16;
        self.abilities.extend(&read);
        Ok(List { start, len: read.len() as u8 })
    }

    fn ability(&mut self, node: &Node<'_>, owner: Owner) -> Read<Ability> {
        let f = node.fields(&["trigger", "event", "by", "if", "cost", "do", "mod", "text"])?;
        let trigger = f.need("trigger", "when the ability works")?;
        let trigger = trigger.word("trigger", &Trigger::WORDS, Trigger::named)?;
        let answers = matches!(trigger, Trigger::FirstTime | Trigger::EachTime);
        let event = match (f.get("event"), answers) {
            (Some(event), true) => Some(event.word("event", &Event::WORDS, Event::named)?),
            (None, false) => None,
            (None, true) => {
                let which = "the event it answers to";
                return Err(f.need("event", which).err().expect("it is missing"));
            }
            (Some(event), false) => {
                return Err(event.error("only first_time and each_time answer to an event; leave it out"));
            }
        };
        let rival = match f.get("by") {
            None => false,
            Some(by) if event.is_some() => {
                by.word("player", &PLAYERS, |w| PLAYERS.iter().position(|p| *p == w))? == 1
            }
            Some(by) => return Err(by.error("\"by\" says whose event is answered; leave it out here")),
        };
        if trigger == Trigger::OnCard && owner == Owner::Policy {
            return Err(f.error("a policy is not activated like a city card; use the trigger on_city"));
        }
        let test = f.get("if").map_or(Ok(ConditionId::default()), |c| self.condition(&c))?;
        let cost = match f.get("cost") {
            None => CostId::default(),
            Some(cost) if matches!(trigger, Trigger::Action | Trigger::May) => self.cost(&cost)?,
            Some(cost) => {
                return Err(cost.error(
                    "only action and may have a cost; put the paid part into { op = \"optional\", cost = ... }",
                ));
            }
        };
        let (body, mods) = match (f.get("do"), f.get("mod")) {
            (Some(_), Some(mods)) => {
                return Err(mods.error("an ability has either \"do\" or \"mod\"; make two abilities of it"));
            }
            (None, None) => return Err(f.error("an ability needs \"do\" (what it does) or \"mod\"")),
            (Some(body), None) if trigger == Trigger::Lasting => {
                return Err(
                    body.error("a lasting ability has \"mod\", a list of modifiers, instead of \"do\"")
                );
            }
            (None, Some(mods)) if !matches!(trigger, Trigger::Lasting | Trigger::May) => {
                return Err(mods.error("modifiers belong to the triggers lasting and may; use \"do\" here"));
            }
            (Some(body), None) => (self.list(&body, owner)?, List::EMPTY),
            (None, Some(mods)) => (List::EMPTY, self.mods(&mods)?),
        };
        if trigger == Trigger::May && !body.is_empty() {
            self.check_exchange(&f, cost, body)?;
        }
        if trigger == Trigger::May && body.is_empty() && cost != CostId::default() {
            return Err(f.error("a payment permission has no cost of its own"));
        }
        let plain = self.is_plain(body, test);
        Ok(Ability { trigger, event, rival, test, cost, body, mods, plain })
    }

    /// An exchange may be repeated, so it must use basic resources up (invariant 11).
    fn check_exchange(&self, f: &Fields<'_>, cost: CostId, body: List) -> Read<()> {
        let paid = match self.costs[usize::from(cost.0)].basic {
            BasicCost::None => {
                return Err(f.error(
                    "an exchange may be repeated without end, so it must cost basic resources: production, \
                     science, military or basic_same",
                ));
            }
            BasicCost::Of(_, n) | BasicCost::Same(n) => n,
        };
        let mut gained = 0;
        for op in &self.ops[usize::from(body.start)..][..usize::from(body.len)] {
            match op {
                Op::Gain { what: Gained::Of(res), amount: Amount::Fixed(n) } => {
                    gained += if res.is_basic() { *n } else { 0 };
                }
                Op::Gain { amount: Amount::Fixed(n), .. } => gained += n,
                _ => return Err(f.error("an exchange does nothing but gain fixed numbers of resources")),
            }
        }
        if gained >= paid {
            return Err(f.error(format!(
                "this exchange pays {paid} basic resources and gives {gained}; it must give fewer than it takes"
            )));
        }
        Ok(())
    }

    /// Does it only gain, whatever was gained before (D2)?
    pub(super) fn is_plain(&self, list: List, test: ConditionId) -> bool {
        !self.asks_gained(test)
            && self.ops[usize::from(list.start)..][..usize::from(list.len)].iter().all(|op| match *op {
                Op::Gain { .. } => true,
                Op::When { test, then, otherwise } => {
                    self.is_plain(then, test) && self.is_plain(otherwise, test)
                }
                _ => false,
            })
    }

    fn asks_gained(&self, test: ConditionId) -> bool {
        match self.conditions[usize::from(test.0)] {
            Condition::Gained { .. } => true,
            Condition::All { first, count } | Condition::Any { first, count } => {
                (0..u16::from(count)).any(|i| self.asks_gained(ConditionId(first.0 + i)))
            }
            Condition::Not(of) => self.asks_gained(of),
            _ => false,
        }
    }

    fn mods(&mut self, node: &Node<'_>) -> Read<List> {
        let items = node.items()?;
        if items.is_empty() {
            return Err(node.error("this list of modifiers must not be empty"));
        }
        let mods = items.iter().map(modifier).collect::<Read<Vec<_>>>()?;
        let start = self.modifiers.len() as u16;
        self.modifiers.extend(&mods);
        Ok(List { start, len: mods.len() as u8 })
    }
}

fn modifier(node: &Node<'_>) -> Read<Modifier> {
    let word = node.fields(&["mod", "kinds", "n", "pay", "as"])?;
    let name = word.need("mod", "the name of the modifier")?;
    let name = name.word("modifier", &MODIFIERS, |w| MODIFIERS.iter().find(|m| **m == w).copied())?;
    let only = |keys: &[&str]| {
        let mut all = vec!["mod"];
        all.extend(keys);
        node.fields(&all)
    };
    let n = |f: &Fields<'_>| f.need("n", "by how much")?.count(1..=20);
    let kinds = |f: &Fields<'_>| {
        let node = f.need("kinds", "which kinds of purchase")?;
        kinds_of(&node, "kind of purchase", &CostKind::WORDS, CostKind::named)
    };
    Ok(match name {
        "cost" => {
            let f = only(&["kinds", "n"])?;
            let by = f.need("n", "the change of the price, negative to make it cheaper")?;
            let n = by.number(-20..=20)? as i8;
            if n == 0 {
                return Err(by.error("a change of 0 changes nothing"));
            }
            Modifier::Cost { kinds: kinds(&f)?, n }
        }
        "defence" => Modifier::Defence { n: n(&only(&["n"])?)? },
        "no_decay" => only(&[]).map(|_| Modifier::NoDecay)?,
        "outbid" => Modifier::Outbid { n: n(&only(&["n"])?)? },
        "substitute" => {
            let f = only(&["pay", "as", "kinds"])?;
            let pay_node = f.need("pay", "the resource that may be paid")?;
            let pay = pay_node.word("resource", &Resource::WORDS, Resource::named)?;
            let as_node = f.need("as", "the resource it stands for")?;
            let stands = as_node.word("resource", &Resource::WORDS, Resource::named)?;
            let kinds = kinds(&f)?;
            if pay == Resource::Gold || pay == stands {
                return Err(pay_node.error(format!(
                    "{} may stand for {} anyway; name another resource",
                    pay.name(),
                    stands.name()
                )));
            }
            if let Some(kind) = kinds.iter().find(|kind| kind.paid_with() != stands || !stands.is_basic()) {
                return Err(as_node.error(format!(
                    "{} is paid with {}, which {} cannot replace there; kinds and \"as\" must fit together",
                    kind.name(),
                    kind.paid_with().name(),
                    stands.name()
                )));
            }
            Modifier::Substitute { pay, kinds }
        }
        _ => Modifier::CityThreshold { n: n(&only(&["n"])?)? },
    })
}
