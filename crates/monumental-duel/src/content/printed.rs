//! What is printed on every card, policy, person and free city, for drawings: the same numbers and messages that
//! the rules read, and which of them are reconstructed.

use super::{Card, Content, EffectOf, Entry, Name, Rules, Scoring};
use crate::ids::{CardKind, ProvinceType, Resource};
use game_core::{Arg, Source, Text};
use serde::Serialize;
use std::collections::BTreeMap;

/// Fields that say where a thing belongs, not what is printed on it.
const INNER: [&str; 4] = ["set", "civilization", "zone", "module"];

/// One face.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Face {
    /// Kind of component, as the content names it.
    pub kind: &'static str,
    /// Its name: a key of the catalogue, or words of a content pack.
    pub name: Arg,
    /// Era 1 to 3 of a development card.
    pub era: Option<u8>,
    /// Price; two parts of a wonder, nothing of what is never bought.
    pub cost: Vec<u8>,
    /// What the price is paid with.
    pub paid_with: Option<Resource>,
    /// What it yields.
    pub yields: BTreeMap<&'static str, u8>,
    /// Printed types of a province.
    #[cfg_attr(feature = "wire", ts(as = "Vec<ProvinceType>"))]
    pub types: Vec<&'static str>,
    /// What a Barricade adds to a price.
    pub defence: u8,
    /// Its abilities and its bonus.
    pub texts: Vec<Text>,
    /// Where its stated values were read.
    pub source: &'static str,
    /// Values that its source states.
    pub stated: Vec<String>,
    /// Values designed for this program.
    pub reconstructed: Vec<String>,
}

/// Every face by id, and the numbers of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Printed {
    /// Buildings, knowledge, wonders, provinces.
    pub cards: BTreeMap<String, Face>,
    /// Policies.
    pub policies: BTreeMap<String, Face>,
    /// Free cities.
    pub cities: BTreeMap<String, Face>,
    /// Warlords and scouts.
    pub people: BTreeMap<String, Face>,
    /// Civilizations.
    pub civilizations: BTreeMap<String, Face>,
    /// Numbers of the rules.
    pub rules: Rules,
    /// Victory points.
    pub scoring: Scoring,
}

pub(super) fn printed(content: &Content) -> Printed {
    let mut all = Printed { rules: content.rules, scoring: content.scoring, ..Printed::default() };
    for entry in &content.entries {
        let blank = |name: &Name, texts| face(entry, name, texts);
        match entry.effect {
            EffectOf::Card(id) => {
                let card = content.card(id);
                let mut face = blank(&content.card_names[id.index()], content.phrases(card));
                numbers(&mut face, card);
                all.cards.insert(entry.id.clone(), face);
            }
            EffectOf::Policy(id) => {
                let texts = content.phrases(content.policy(id));
                let face = blank(&content.policy_names[id.index()], texts);
                all.policies.insert(entry.id.clone(), face);
            }
            EffectOf::Warlord(id) => {
                let civ = content.civ(id);
                let face = blank(&civ.warlord_name, vec![content.list_phrase(civ.warlord)]);
                all.people.insert(entry.id.clone(), face);
            }
            EffectOf::Scout(id) => {
                let civ = content.civ(id);
                let face = blank(&civ.scout_name, vec![content.scout_phrase(civ.module)]);
                all.people.insert(entry.id.clone(), face);
            }
            EffectOf::FreeCity(id) => {
                let city = content.free_city(id);
                let face = blank(&city.name, vec![content.list_phrase(city.body)]);
                all.cities.insert(entry.id.clone(), face);
            }
            EffectOf::Nothing => {
                for civ in &content.civs {
                    if entry.kind == "civilization" && civ.name.id == entry.id {
                        all.civilizations.insert(entry.id.clone(), blank(&civ.name, specials(content, civ)));
                    }
                }
            }
        }
    }
    all
}

fn face(entry: &Entry, name: &Name, texts: Vec<Text>) -> Face {
    let told = entry.values.iter().map(|(field, _)| field).filter(|field| !INNER.contains(&field.as_str()));
    let backed = |field: &&String| entry.source != Source::Reconstructed && entry.known.contains(*field);
    let (mut stated, reconstructed): (Vec<String>, Vec<String>) = told.cloned().partition(|f| backed(&f));
    let aspects = super::entries::ASPECTS.iter().map(|aspect| (*aspect).to_owned());
    stated.extend(aspects.filter(|aspect| backed(&aspect)));
    Face {
        kind: entry.kind,
        name: name.arg(),
        era: None,
        cost: Vec::new(),
        paid_with: None,
        yields: BTreeMap::new(),
        types: Vec::new(),
        defence: 0,
        texts,
        source: entry.source.name(),
        stated,
        reconstructed,
    }
}

fn numbers(face: &mut Face, card: &Card) {
    face.era = (card.era > 0).then_some(card.era);
    let parts = if card.kind == CardKind::Wonder { 2 } else { 1 };
    face.cost = card.cost[..parts].iter().copied().filter(|part| *part > 0).collect();
    face.paid_with = (!face.cost.is_empty()).then_some(match card.kind {
        CardKind::Building | CardKind::Basic | CardKind::Wonder => Resource::Production,
        CardKind::Knowledge => Resource::Science,
        CardKind::Province => Resource::Military,
    });
    let yields = Resource::ALL.iter().map(|resource| (resource.name(), card.yields[*resource as usize]));
    face.yields = yields.filter(|(_, n)| *n > 0).collect();
    face.types = card.types.iter().map(ProvinceType::name).collect();
    face.defence = card.defence;
}

/// The special rules of a civilization, one message each.
fn specials(content: &Content, civ: &super::Civilization) -> Vec<Text> {
    let mut texts = Vec::new();
    if civ.conquer_with_gold {
        texts.push(Text::new("special-conquer-with-gold"));
    }
    if let Some((resource, n)) = civ.reward {
        let resource = resource.key();
        texts.push(Text::new("special-conquest-reward").with("n", n).with("resource", resource));
    }
    if let Some(province) = civ.starting_province {
        let name = content.card_names[province.index()].arg();
        texts.push(Text::new("special-starting-province").with("province", name));
    }
    let tokens: u8 = civ.type_tokens.iter().sum();
    if tokens > 0 {
        texts.push(Text::new("special-type-tokens").with("n", tokens));
    }
    texts
}
