//! Reading the components of a content file: numbers, civilizations, cards, policies, free cities.

use super::effects::{Effects, Owner};
use super::faces::{cost, era_of, faces};
use super::reader::{Fields, Node};
use super::{
    Card, CardBag, CardSet, Civilization, Content, EffectOf, Entry, FreeCity, MAX_CARDS, Name, Rules,
    Scoring, check,
};
use crate::ids::{CardId, CardKind, CityId, CivId, Event, PolicyId, ProvinceType, Resource};
use crate::scout::Module;
use crate::state::Position;
use game_core::{Bag, BitSet, ContentError, ContentHash, Game, Source};
use std::collections::HashMap;
use toml::de::DeTable;

type Read<T> = Result<T, ContentError>;

const SECTIONS: [&str; 16] = [
    "game",
    "schema",
    "title",
    "rules",
    "policy_costs",
    "scoring",
    "type_token",
    "civilization",
    "building",
    "basic_building",
    "knowledge",
    "wonder",
    "province",
    "policy",
    "warlord",
    "scout",
];
const SCHEMA: &str = "monumental-duel-trade/1";
/// What `known` may name besides fields of the entry: aspects of an ability.
pub(super) const ASPECTS: [&str; 2] = ["trigger", "condition"];
const SOURCES: [&str; 4] = ["rulebook", "published", "derived", "reconstructed"];

/// One entry of the file whose id is known.
pub(super) struct Item<'a> {
    id: &'a str,
    name: &'a str,
    pub(super) fields: Fields<'a>,
}

/// Reads and checks a whole file.
pub(super) fn read(file: &str, text: &str) -> Read<Content> {
    let document = DeTable::parse(text).map_err(|error| ContentError::toml(file, text, &error))?;
    let mut known = SECTIONS.to_vec();
    known.push("free_city");
    let doc = Fields::document(file, text, document.get_ref(), &known)?;
    let game = doc.need("game", "the game this content is for")?;
    if game.text()? != Position::ID {
        return Err(game.error(format!("a pack of this game says game = {:?}", Position::ID)));
    }
    let schema = doc.need("schema", "which kind of content file this is")?;
    if schema.text()? != SCHEMA {
        return Err(schema.error(format!("this program reads content files with schema = {SCHEMA:?}")));
    }
    Loader { entries: Vec::new() }.read(&doc, text)
}

struct Loader {
    entries: Vec<Entry>,
}

fn section<'a>(doc: &Fields<'a>, kind: &'static str, keys: &[&str]) -> Read<Vec<Item<'a>>> {
    let Some(node) = doc.get(kind) else {
        return Err(doc.error(format!("the section [[{kind}]] is missing")));
    };
    let mut all = vec!["id", "name", "source", "known", "text"];
    all.extend(keys);
    let mut items = Vec::new();
    for entry in node.items()? {
        let unnamed = entry.clone().named(format!("{kind} without an id"));
        let id = raw_id(&unnamed)?;
        let entry = entry.named(format!("{kind} {id:?}"));
        let fields = entry.fields(&all)?;
        let name = fields.get("name").map_or(Ok(id), |name| name.text())?;
        let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if id.is_empty() || !id.chars().all(letters) {
            return Err(fields.error(format!("the id {id:?} must consist of small letters, digits and _")));
        }
        items.push(Item { id, name, fields });
    }
    Ok(items)
}

fn raw_id<'a>(node: &Node<'a>) -> Read<&'a str> {
    node.any_field("id")
        .ok_or_else(|| node.error("the field \"id\" is missing: a short name in small letters"))?
        .text()
}

impl Loader {
    #[allow(clippy::too_many_lines, reason = "the file from its first table to its last, in their order")]
    fn read(mut self, doc: &Fields<'_>, text: &str) -> Read<Content> {
        let rules = self.rules(doc)?;
        let scoring = self.scoring(doc)?;
        let buildings = section(doc, "building", &["set", "era", "cost", "yield", "abilities"])?;
        let basic =
            section(doc, "basic_building", &["count", "cost", "yield", "abilities", "zone", "defence"])?;
        let knowledge = section(doc, "knowledge", &["set", "civilization", "era", "cost", "abilities"])?;
        let wonders = section(doc, "wonder", &["era", "cost", "yield", "abilities", "bonus", "bonus_text"])?;
        let provinces = section(
            doc,
            "province",
            &["set", "civilization", "era", "types", "cost", "bonus", "bonus_text"],
        )?;

        // Starting cards and basic buildings first, then the eras: a card's number is its place in this order.
        let mut order: Vec<(u8, CardKind, &Item<'_>)> = Vec::new();
        for (kind, items) in [
            (CardKind::Building, &buildings),
            (CardKind::Basic, &basic),
            (CardKind::Knowledge, &knowledge),
            (CardKind::Wonder, &wonders),
            (CardKind::Province, &provinces),
        ] {
            for item in items {
                order.push((era_of(item, kind)?, kind, item));
            }
        }
        order.sort_by_key(|(era, kind, _)| (*era, *kind));
        if order.len() > MAX_CARDS {
            return Err(doc.error(format!(
                "there are {} different cards; the most this program can tell apart is {MAX_CARDS}",
                order.len()
            )));
        }
        for (i, (_, _, item)) in order.iter().enumerate() {
            if order[..i].iter().any(|(_, _, other)| other.id == item.id) {
                return Err(item.fields.error("this id is used twice; every card needs its own"));
            }
        }
        let ids: HashMap<&str, CardId> =
            order.iter().enumerate().map(|(i, (_, _, item))| (item.id, CardId::new(i))).collect();
        let province_ids =
            provinces.iter().map(|item| (item.id.to_owned(), ids[item.id])).collect::<HashMap<_, _>>();
        let mut effects = Effects::new(province_ids);

        let mut cards = Vec::new();
        let mut names = Vec::new();
        let mut basics = Vec::new();
        for (i, (era, kind, item)) in order.iter().enumerate() {
            let card = self.card(item, *kind, *era, &mut effects, CardId::new(i))?;
            if *kind == CardKind::Basic {
                let count = item.fields.need("count", "how many cards of it there are")?.count(1..=9)?;
                basics.push((CardId::new(i), count));
            }
            cards.push(card);
            names.push(name(item, "card"));
        }
        let Ok(four) = <[(CardId, u8); 4]>::try_from(basics) else {
            return Err(doc.error(format!("there must be 4 basic buildings, not {}", basic.len())));
        };

        let policies = section(doc, "policy", &["civilization", "abilities", "bonus", "bonus_text"])?;
        let cities = self.free_cities(doc, &mut effects)?;
        let mut content = Content {
            hash: ContentHash::of(&[text]),
            rules,
            scoring,
            card_names: names,
            policies: Vec::new(),
            policy_names: Vec::new(),
            civs: Vec::new(),
            free_cities: cities,
            basics: four.map(|(card, _)| card),
            basic_counts: four.map(|(_, count)| count),
            cards,
            ops: Vec::new(),
            branches: Vec::new(),
            conditions: Vec::new(),
            costs: Vec::new(),
            abilities: Vec::new(),
            modifiers: Vec::new(),
            eras: [CardSet::EMPTY; 3],
            mixed: [false; 3],
            kinds: [CardSet::EMPTY; CardKind::ALL.len()],
            scoring_knowledge: CardSet::EMPTY,
            with_action: CardSet::EMPTY,
            with_exchange: CardSet::EMPTY,
            with_modifiers: CardSet::EMPTY,
            listeners: [[CardSet::EMPTY; Event::ALL.len()]; 2],
            heard: [BitSet::EMPTY; 2],
            printed: super::printed::Printed::default(),
            entries: Vec::new(),
        };
        self.civilizations(doc, &ids, &policies, &mut effects, &mut content)?;
        content.ops = effects.ops;
        content.branches = effects.branches;
        content.conditions = effects.conditions;
        content.costs = effects.costs;
        content.abilities = effects.abilities;
        content.modifiers = effects.modifiers;
        content.entries = self.entries;
        content.index();
        content.printed = super::printed::printed(&content);
        check::whole(&content, doc)?;
        Ok(content)
    }

    /// Notes source and values of an entry, for the listing.
    fn note(&mut self, kind: &'static str, id: &str, fields: &Fields<'_>, effect: EffectOf) -> Read<()> {
        let source = fields.need("source", "where the entry comes from")?;
        let source = source.word("source", &SOURCES, |w| Source::ALL.into_iter().find(|s| s.name() == w))?;
        let mut known = Vec::new();
        if let Some(node) = fields.get("known") {
            for word in node.items()? {
                let field = word.text()?;
                if fields.get(field).is_none() && !ASPECTS.contains(&field) {
                    return Err(
                        word.error(format!("\"known\" names {field:?}, which is no field of this entry"))
                    );
                }
                known.push(field.to_owned());
            }
        }
        let told = |key: &&str| !["id", "source", "known", "text", "bonus_text"].contains(key);
        let mut values = Vec::new();
        for key in fields.keys().filter(told) {
            values.push((key.to_owned(), fields.need(key, "")?.said()));
        }
        self.entries.push(Entry { kind, id: id.to_owned(), source, known, values, effect });
        Ok(())
    }

    fn rules(&mut self, doc: &Fields<'_>) -> Read<Rules> {
        let keys = [
            "row_keep_max",
            "final_row_max",
            "starting_gold",
            "free_city_take_gold",
            "trade_gold",
            "progress_science",
            "advantage_decay",
        ];
        let mut all = vec!["source", "known"];
        all.extend(keys);
        let f = doc.need("rules", "the numbers of the rules")?.named("rules".to_owned()).fields(&all)?;
        self.note("rules", "rules", &f, EffectOf::Nothing)?;
        let n = |key: &str, range| f.need(key, "a number of the rules")?.count(range);
        let costs = doc.need("policy_costs", "what policies cost")?.named("policy_costs".to_owned());
        let costs = costs.fields(&["source", "known", "culture"])?;
        self.note("rules", "policy_costs", &costs, EffectOf::Nothing)?;
        let culture = costs.need("culture", "the cost of the first to fifth policy")?;
        let steps = culture.items()?.iter().map(|n| n.count(0..=20)).collect::<Read<Vec<u8>>>()?;
        let policy_costs = <[u8; 5]>::try_from(steps)
            .map_err(|steps| culture.error(format!("five numbers are needed, not {}", steps.len())))?;
        Ok(Rules {
            row_keep_max: n("row_keep_max", 0..=5)?,
            final_row_max: n("final_row_max", 0..=5)?,
            starting_gold: n("starting_gold", 0..=20)?,
            free_city_take_gold: n("free_city_take_gold", 1..=20)?,
            trade_gold: n("trade_gold", 1..=9)?,
            progress_science: n("progress_science", 1..=20)?,
            advantage_decay: n("advantage_decay", 1..=9)?,
            policy_costs,
        })
    }

    fn scoring(&mut self, doc: &Fields<'_>) -> Read<Scoring> {
        let all = [
            "source",
            "known",
            "province",
            "knowledge",
            "wonder",
            "policy",
            "free_city",
            "domination",
            "domination_minimum",
            "starting_knowledge_counts",
        ];
        let f = doc.need("scoring", "the victory points")?.named("scoring".to_owned()).fields(&all)?;
        self.note("rules", "scoring", &f, EffectOf::Nothing)?;
        let n = |key: &str| f.need(key, "victory points")?.count(0..=20);
        Ok(Scoring {
            province: n("province")?,
            knowledge: n("knowledge")?,
            wonder: n("wonder")?,
            policy: n("policy")?,
            free_city: n("free_city")?,
            domination: n("domination")?,
            domination_minimum: n("domination_minimum")?,
            starting_knowledge_counts: f.need("starting_knowledge_counts", "true or false")?.flag()?,
        })
    }

    fn card(
        &mut self,
        item: &Item<'_>,
        kind: CardKind,
        era: u8,
        effects: &mut Effects,
        id: CardId,
    ) -> Read<Card> {
        let f = &item.fields;
        if kind == CardKind::Basic {
            f.need("count", "how many cards of it there are")?;
        }
        let word = match kind {
            CardKind::Basic => "basic_building",
            kind => kind.name(),
        };
        self.note(word, item.id, f, EffectOf::Card(id))?;
        let owner = if kind == CardKind::Wonder { Owner::Wonder } else { Owner::PlainCard };
        let mut card = faces(
            f,
            effects,
            owner,
            if kind == CardKind::Province { Owner::ProvinceBonus } else { Owner::Bonus },
        )?;
        card.kind = kind;
        card.era = era;
        card.cost = cost(f, kind, era)?;
        if let Some(types) = f.get("types") {
            for word in types.items()? {
                card.types.insert(word.word("province type", &ProvinceType::WORDS, ProvinceType::named)?);
            }
        }
        if kind == CardKind::Province && card.types.len() != 1 {
            return Err(f.error("a province has exactly one type: types = [\"coastal\"], for example"));
        }
        if kind == CardKind::Wonder && card.bonus.is_empty() {
            return Err(f.error("the field \"bonus\" is missing: what completing the wonder gives"));
        }
        if kind == CardKind::Basic {
            let zone = f.need("zone", "city_deck or province_stack")?;
            card.on_stack = zone.word("zone", &["city_deck", "province_stack"], |w| match w {
                "city_deck" => Some(false),
                "province_stack" => Some(true),
                _ => None,
            })?;
            card.defence = match (f.get("defence"), card.on_stack) {
                (Some(defence), true) => defence.count(1..=9)?,
                (None, true) => return Err(f.error("a building of the province stack needs \"defence\"")),
                (Some(defence), false) => {
                    return Err(defence.error("only a building of the province stack has a defence"));
                }
                (None, false) => 0,
            };
            if card.on_stack && (card.has_yield || !card.abilities.is_empty()) {
                return Err(f.error("a building of the province stack has neither yield nor abilities"));
            }
        }
        Ok(card)
    }

    fn free_cities(&mut self, doc: &Fields<'_>, effects: &mut Effects) -> Read<Vec<FreeCity>> {
        let mut cities = Vec::new();
        for (i, item) in section(doc, "free_city", &["do"])?.iter().enumerate() {
            self.note("free_city", item.id, &item.fields, EffectOf::FreeCity(CityId::new(i)))?;
            let body = effects.list(&item.fields.need("do", "the trade effect")?, Owner::Beside)?;
            cities.push(FreeCity { name: name(item, "city"), body });
        }
        Ok(cities)
    }

    #[allow(clippy::too_many_lines, reason = "one field of a civilization after the other")]
    fn civilizations(
        &mut self,
        doc: &Fields<'_>,
        ids: &HashMap<&str, CardId>,
        policies: &[Item<'_>],
        effects: &mut Effects,
        content: &mut Content,
    ) -> Read<()> {
        let warlords = section(doc, "warlord", &["civilization", "do"])?;
        let scouts = section(doc, "scout", &["civilization", "module", "do"])?;
        let tokens = section(doc, "type_token", &["type", "count", "civilization"])?;
        let civs = section(
            doc,
            "civilization",
            &["special", "buildings", "knowledge", "policies", "warlord", "scout"],
        )?;
        for (c, item) in civs.iter().enumerate() {
            let f = &item.fields;
            let civ = CivId::new(c);
            self.note("civilization", item.id, f, EffectOf::Nothing)?;
            let mut deck: CardBag = Bag::EMPTY;
            for entry in f.need("buildings", "the buildings of the starting deck")?.items()? {
                let e = entry.fields(&["card", "count"])?;
                let node = e.need("card", "the id of a building")?;
                let card = *ids.get(node.text()?).ok_or_else(|| node.error("there is no such card"))?;
                let fits = content.cards[card.index()].kind == CardKind::Building
                    && content.cards[card.index()].era == 0;
                if !fits {
                    return Err(node.error("this is no building with set = \"start\""));
                }
                let count = e.need("count", "how many copies")?.count(1..=14)?;
                (0..count).for_each(|_| deck.add(card.index()));
            }
            let node = f.need("knowledge", "the id of the starting knowledge")?;
            let knowledge = *ids.get(node.text()?).ok_or_else(|| node.error("there is no such card"))?;
            let printed = &content.cards[knowledge.index()];
            if printed.kind != CardKind::Knowledge || printed.era != 0 {
                return Err(node.error("this is no knowledge with set = \"start\""));
            }
            deck.add(knowledge.index());

            let listed = f.need("policies", "the five policies")?;
            let mut own = Vec::new();
            for node in listed.items()? {
                let policy = belonging(policies, &node, item.id, "policy")?;
                let id = PolicyId::new(content.policies.len());
                self.note("policy", policy.id, &policy.fields, EffectOf::Policy(id))?;
                let face = faces(&policy.fields, effects, Owner::Policy, Owner::Bonus)?;
                if face.bonus.is_empty() || face.abilities.is_empty() {
                    return Err(policy.fields.error("a policy needs \"abilities\" and \"bonus\""));
                }
                content.policies.push(face);
                content.policy_names.push(name(policy, "policy"));
                own.push(id);
            }
            let own = <[PolicyId; 5]>::try_from(own).map_err(|own| {
                listed.error(format!("a civilization has five policies, not {}", own.len()))
            })?;

            let warlord =
                belonging(&warlords, &f.need("warlord", "the id of the warlord")?, item.id, "warlord")?;
            self.note("warlord", warlord.id, &warlord.fields, EffectOf::Warlord(civ))?;
            let action = effects.list(&warlord.fields.need("do", "what the warlord does")?, Owner::Beside)?;
            let scout = belonging(&scouts, &f.need("scout", "the id of the scout")?, item.id, "scout")?;
            self.note("scout", scout.id, &scout.fields, EffectOf::Scout(civ))?;
            let module = module(&scout.fields, effects)?;

            let mut read = Civilization {
                name: name(item, "civilization"),
                deck,
                knowledge,
                policies: own,
                warlord: action,
                warlord_name: name(warlord, "warlord"),
                scout_name: name(scout, "scout"),
                module,
                conquer_with_gold: false,
                reward: None,
                starting_province: None,
                type_tokens: [0; 3],
            };
            for token in &tokens {
                if token.fields.need("civilization", "whose token it is")?.text()? == item.id {
                    self.note("type_token", token.id, &token.fields, EffectOf::Nothing)?;
                    let node = token.fields.need("type", "the type it adds")?;
                    let of = node.word("province type", &ProvinceType::WORDS, ProvinceType::named)?;
                    read.type_tokens[of as usize] += token.fields.need("count", "how many")?.count(1..=9)?;
                }
            }
            specials(f, ids, civ, &mut read, content)?;
            content.civs.push(read);
        }
        Ok(())
    }
}

/// What a scout does.
fn module(f: &Fields<'_>, effects: &mut Effects) -> Read<Module> {
    let word = f.need("module", "which module the scout carries")?;
    let word =
        word.word("module", &Module::WORDS, |w| Module::WORDS.iter().find(|word| **word == w).copied())?;
    match (word, f.get("do")) {
        ("trade", None) => Ok(Module::Trade),
        ("trade", Some(node)) => Err(node.error("the module trade has its own rules; leave \"do\" out")),
        _ => Ok(Module::Effect(effects.list(&f.need("do", "what the scout does")?, Owner::Beside)?)),
    }
}

fn name(item: &Item<'_>, prefix: &str) -> Name {
    Name::new(item.id, item.name, prefix)
}

/// The entry that a civilization names, which must name the civilization in turn.
fn belonging<'a, 'b>(items: &'b [Item<'a>], node: &Node<'a>, civ: &str, kind: &str) -> Read<&'b Item<'a>> {
    let id = node.text()?;
    let Some(item) = items.iter().find(|item| item.id == id) else {
        return Err(node.error(format!("there is no {kind} {id:?} in this file")));
    };
    let owner = item.fields.need("civilization", "whose it is")?;
    if owner.text()? != civ {
        return Err(owner.error(format!("the civilization {civ:?} lists it, so this must be {civ:?}")));
    }
    Ok(item)
}

/// The special rules of a civilization.
fn specials(
    f: &Fields<'_>,
    ids: &HashMap<&str, CardId>,
    civ: CivId,
    read: &mut Civilization,
    content: &mut Content,
) -> Read<()> {
    let words = ["conquer_with_gold", "conquest_reward", "starting_province", "type_tokens", "locked_bonus"];
    let mut announced = 0;
    for node in f.get("special").map_or(Ok(Vec::new()), |node| node.items())? {
        let s = node.fields(&["rule", "res", "n", "province", "total", "unlocked_by"])?;
        let rule = s.need("rule", "which special rule")?;
        let rule = rule.word("special rule", &words, |w| words.iter().find(|rule| **rule == w).copied())?;
        let province = || -> Read<CardId> {
            let node = s.need("province", "the id of the province")?;
            let card = ids
                .get(node.text()?)
                .copied()
                .filter(|card| content.cards[card.index()].kind == CardKind::Province);
            card.ok_or_else(|| node.error("there is no such province in this file"))
        };
        match rule {
            "conquer_with_gold" => read.conquer_with_gold = true,
            "conquest_reward" => {
                let res = s.need("res", "what is gained")?;
                let res = res.word("resource", &Resource::WORDS, Resource::named)?;
                read.reward = Some((res, s.need("n", "how many")?.count(1..=9)?));
            }
            "starting_province" => read.starting_province = Some(province()?),
            "type_tokens" => {
                announced = s.need("total", "how many type tokens")?.count(0..=30)?;
            }
            _ => {
                let card = province()?;
                s.need("unlocked_by", "warlord")?
                    .word("key of a locked bonus", &["warlord"], |w| (w == "warlord").then_some(()))?;
                content.cards[card.index()].locked = Some(civ);
            }
        }
    }
    let there: u8 = read.type_tokens.iter().sum();
    if announced != there {
        return Err(f.error(format!(
            "the special rule type_tokens announces {announced} tokens, the entries [[type_token]] give {there}"
        )));
    }
    Ok(())
}
