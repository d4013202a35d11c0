//! Everything in the content file, for people: each value with its source, each effect as a sentence.

use super::check::{Check, Reader};
use super::{Content, Cost, Reward, RewardList, WeaponEffect};
use crate::ids::{Resource, Weapon};
use game_core::content::ContentEntry;
use game_core::{ContentError, Source};
use toml::{Table, Value};

/// The sections of the file and what one entry of each is called.
const SECTIONS: [(&str, &str); 25] = [
    ("houses", "house"),
    ("boards", "board"),
    ("territories", "territory"),
    ("dotted_borders", "dotted border"),
    ("culture_corners", "culture corner"),
    ("star_slots", "star slot"),
    ("star_segments", "star segment"),
    ("star_regions", "star region"),
    ("action_tokens", "action token"),
    ("magic_actions", "magic action"),
    ("weapons", "weapon"),
    ("trade_agreements", "trade agreement"),
    ("culture_tokens", "culture token"),
    ("ancient_civilizations", "ancient civilization"),
    ("development_tracks", "development track"),
    ("settlement_area", "settlement area"),
    ("goal_tiles", "goal tile"),
    ("major_gods", "major god"),
    ("minor_gods", "minor god"),
    ("artifacts", "artifact"),
    ("pandora_tokens", "pandora token"),
    ("components", "component"),
    ("constants", "constants"),
    ("power_track", "power track"),
    ("meta", "meta"),
];

/// Fields that are no printed values.
const SILENT: [&str; 4] = ["id", "source", "derived_fields", "reconstructed_fields"];

pub(super) fn listing(read: &Reader<'_>, content: &Content) -> Check<Vec<ContentEntry>> {
    let file: Table =
        toml::from_str(read.text).map_err(|error| ContentError::toml(read.file, read.text, &error))?;
    let mut entries = Vec::new();
    for (section, kind) in SECTIONS {
        match file.get(section) {
            Some(Value::Array(rows)) => {
                for row in rows.iter().filter_map(Value::as_table) {
                    entries.push(entry(read, content, kind, row)?);
                }
            }
            Some(Value::Table(row)) => entries.push(entry(read, content, kind, row)?),
            _ => {}
        }
    }
    Ok(entries)
}

fn entry(read: &Reader<'_>, content: &Content, kind: &'static str, row: &Table) -> Check<ContentEntry> {
    let id = match row.get("id").and_then(Value::as_str) {
        Some(id) => id.to_owned(),
        None => match (row.get("atlantis"), row.get("territory")) {
            (Some(Value::String(a)), Some(Value::String(b))) => format!("{a} - {b}"),
            _ => kind.to_owned(),
        },
    };
    let named = |field: &str| -> Vec<&str> {
        row.get(field).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect()
    };
    let (derived, reconstructed) = (named("derived_fields"), named("reconstructed_fields"));
    for field in derived.iter().chain(&reconstructed) {
        if !row.contains_key(*field) {
            let place = format!("{kind} {id:?}");
            return Err(ContentError::new(
                read.file,
                place,
                format!("it has no field {field:?} to give a source to"),
            ));
        }
    }
    let own = row.get("source").and_then(Value::as_str);
    let own =
        Source::ALL.into_iter().find(|source| Some(source.name()) == own).unwrap_or(Source::Reconstructed);
    let source = |field: &str| {
        if reconstructed.contains(&field) {
            Source::Reconstructed
        } else if derived.contains(&field) {
            Source::Derived
        } else {
            own
        }
    };
    let values = row
        .iter()
        .filter(|(field, _)| !SILENT.contains(&field.as_str()))
        .map(|(field, value)| (field.clone(), plain(value), source(field)))
        .collect();
    Ok(ContentEntry { kind, sentence: sentence(content, kind, &id, row), texts: Vec::new(), id, values })
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn sentence(content: &Content, kind: &str, id: &str, row: &Table) -> String {
    match kind {
        "weapon" => Weapon::named(id).map_or_else(String::new, |weapon| weapon_sentence(content, weapon)),
        "trade agreement" => content.pact(id).map_or_else(String::new, |pact| {
            let pact = &content.pacts[pact.index()];
            format!(
                "Pay {}: {}, then {} VP and {} trade steps.",
                content.cost_text(&pact.cost),
                content.reward_text(pact.middle),
                pact.vp,
                pact.trade
            )
        }),
        "culture token" => content.culture(id).map_or_else(String::new, |token| {
            format!(
                "Each eligible player may take: {}.",
                content.reward_text(content.cultures[token.index()].reward)
            )
        }),
        "ancient civilization" => content.ancient(id).map_or_else(String::new, |token| {
            let token = &content.ancients[token.index()];
            let effect = effect_text(token.effect);
            format!("Strength {}.{effect} Defeated: {}.", token.strength, content.reward_text(token.reward))
        }),
        _ => {
            let texts = ["text", "base_text", "upgraded_text"];
            let texts: Vec<&str> = texts.iter().filter_map(|field| row.get(*field)?.as_str()).collect();
            texts.join(" Summoned: ")
        }
    }
}

fn weapon_sentence(content: &Content, weapon: Weapon) -> String {
    let facts = content.weapon(weapon);
    let kind = if facts.regular { "Regular" } else { "Advanced" };
    let effect = effect_text(facts.effect);
    let cost = content.cost_text(&facts.cost);
    format!(
        "{kind}, costs {cost}, strength {}.{effect} Won: war +{}, {} VP.",
        facts.strength, facts.war, facts.vp
    )
}

fn effect_text(effect: WeaponEffect) -> &'static str {
    match effect {
        WeaponEffect::None => "",
        WeaponEffect::GodsCountOne => " Opposing gods count 1 each.",
        WeaponEffect::VoidEffect => " The opposing effect is void.",
        WeaponEffect::IgnoreStrongest => " The strongest opposing figure is left out.",
        WeaponEffect::PayMetalForStrength => " Metal may be paid for 1 strength each.",
        WeaponEffect::SecondCard => " A second advanced card may be added.",
        WeaponEffect::ForceReplacement => " The opposing card leaves and must be replaced.",
        WeaponEffect::LoserStealsResource => " If lost, take 1 resource from the winner.",
    }
}

impl Content {
    /// A cost in words.
    #[must_use]
    pub fn cost_text(&self, cost: &Cost) -> String {
        let fixed = Resource::ALL.iter().filter(|resource| cost.fixed[resource.index()] > 0);
        let mut parts: Vec<String> =
            fixed.map(|resource| format!("{} {}", cost.fixed[resource.index()], resource.name())).collect();
        if cost.any > 0 {
            parts.push(format!("{} any", cost.any));
        }
        if parts.is_empty() { "nothing".to_owned() } else { parts.join(" + ") }
    }

    /// A reward list in words.
    #[must_use]
    pub fn reward_text(&self, list: RewardList) -> String {
        let parts: Vec<String> = self.rewards(list).iter().map(|reward| self.item_text(*reward)).collect();
        parts.join(", ")
    }

    fn item_text(&self, reward: Reward) -> String {
        match reward {
            Reward::Resource(resource, n) => format!("{n} {}", resource.map_or("any", Resource::name)),
            Reward::Crystal(n) => format!("{n} crystal{}", plural(n)),
            Reward::Vp(n) => format!("{n} VP"),
            Reward::Track(track, n) => format!("{} +{n}", track.name()),
            Reward::Follower(n) => format!("{n} follower{}", plural(n)),
            Reward::Weapon(n) => format!("{n} advanced weapon{}", plural(n)),
            Reward::Pact(n) => format!("take {n} pact{}", plural(n)),
            Reward::Build => "build a settlement".to_owned(),
            Reward::Upgrade => "upgrade a token".to_owned(),
            Reward::MoveSign => "move a sign".to_owned(),
            Reward::Portal(n) => format!("portal {n}"),
            Reward::Move(n) => format!("move {n}"),
            Reward::Income => "settlement income".to_owned(),
            Reward::PowerAction => "power action".to_owned(),
            Reward::Action(colour) => format!("action of a {} token", colour.name()),
            Reward::Choice(list) => {
                let parts: Vec<String> = self.rewards(list).iter().map(|one| self.item_text(*one)).collect();
                parts.join(" or ")
            }
        }
    }
}

fn plural(n: u8) -> &'static str {
    if n == 1 { "" } else { "s" }
}
