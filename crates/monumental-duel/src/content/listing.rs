//! Everything for people: each component with its sentence and the source of each value.

use super::{Content, EffectOf, Entry};
use crate::english::sentence;
use game_core::Source;
use game_core::content::ContentEntry;

pub(super) fn listing(content: &Content) -> Vec<ContentEntry> {
    content.entries.iter().map(|entry| listed(content, entry)).collect()
}

fn listed(content: &Content, entry: &Entry) -> ContentEntry {
    let source = |field: &str| {
        if entry.known.iter().any(|known| known == field) { entry.source } else { Source::Reconstructed }
    };
    let mut values: Vec<(String, String, Source)> =
        entry.values.iter().map(|(field, value)| (field.clone(), value.clone(), source(field))).collect();
    for aspect in super::entries::ASPECTS {
        if entry.known.iter().any(|known| known == aspect) {
            values.push((format!("abilities ({aspect})"), String::new(), entry.source));
        }
    }
    let texts = match entry.effect {
        EffectOf::Nothing => Vec::new(),
        EffectOf::Card(card) => content.phrases(content.card(card)),
        EffectOf::Policy(policy) => content.phrases(content.policy(policy)),
        EffectOf::Warlord(civ) => vec![content.list_phrase(content.civ(civ).warlord)],
        EffectOf::Scout(civ) => vec![content.scout_phrase(content.civ(civ).module)],
        EffectOf::FreeCity(city) => vec![content.list_phrase(content.free_city(city).body)],
    };
    let sentence = texts.iter().map(sentence).collect::<Vec<_>>().join(" ");
    ContentEntry { kind: entry.kind, id: entry.id.clone(), sentence, texts, values }
}
