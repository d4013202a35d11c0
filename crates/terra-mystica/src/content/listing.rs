//! The content for people: each component with a sentence and the source of each value.

use super::raw::{Pack, Things};
use game_core::Source;
use game_core::content::ContentEntry;
use std::collections::BTreeMap;
use std::fmt::Display;

struct Entry(ContentEntry, Source);

impl Entry {
    fn new(kind: &'static str, id: &str, source: Source) -> Self {
        Entry(
            ContentEntry {
                kind,
                id: id.to_owned(),
                sentence: String::new(),
                texts: Vec::new(),
                values: Vec::new(),
            },
            source,
        )
    }

    fn saying(mut self, sentence: impl Into<String>) -> Self {
        self.0.sentence = sentence.into();
        self
    }

    fn value(mut self, field: &str, value: impl Display) -> Self {
        self.0.values.push((field.to_owned(), value.to_string(), self.1));
        self
    }

    fn things(self, field: &str, things: Things) -> Self {
        if things == Things::default() { self } else { self.value(field, in_words(things)) }
    }

    fn list(self, field: &str, list: &[u8]) -> Self {
        let words: Vec<String> = list.iter().map(ToString::to_string).collect();
        self.value(field, words.join(" "))
    }
}

fn in_words(things: Things) -> String {
    let parts = [
        (things.c, "C"),
        (things.w, "W"),
        (things.p, "P"),
        (things.pw, "PW"),
        (things.spade, "spade"),
        (things.bridge, "bridge"),
        (things.cult_step, "cult step"),
        (things.cult_steps_each, "step on each cult"),
        (things.shipping_step, "shipping"),
    ];
    let words: Vec<String> =
        parts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} {what}")).collect();
    if words.is_empty() { "nothing".to_owned() } else { words.join(" ") }
}

fn points(table: &BTreeMap<String, u8>) -> String {
    let words: Vec<String> =
        table.iter().map(|(what, vp)| format!("{vp} VP per {}", what.replace('_', " "))).collect();
    words.join(", ")
}

pub(super) fn listing(raw: &Pack) -> Vec<ContentEntry> {
    let mut all = Vec::new();
    factions(raw, &mut all);
    tiles(raw, &mut all);
    tables(raw, &mut all);
    all.into_iter().map(|Entry(entry, _)| entry).collect()
}

fn factions(raw: &Pack, all: &mut Vec<Entry>) {
    for row in &raw.faction {
        let note = |id: &String| {
            raw.ability.iter().find(|one| one.id.get_ref() == id).map_or("", |one| one.note.as_str())
        };
        let sentence =
            format!("{}. {}. Stronghold: {}.", row.name, note(&row.ability), note(&row.stronghold_ability));
        let mut entry = Entry::new("faction", row.id.get_ref(), row.source)
            .saying(sentence)
            .value("home", &row.home)
            .things("start", row.start)
            .list("bowls", &row.bowls)
            .value(
                "cults",
                row.cults.iter().map(|(cult, n)| format!("{cult} {n}")).collect::<Vec<_>>().join(" "),
            )
            .value("start_dwellings", row.start_dwellings)
            .things("cost_dwelling", row.cost_dwelling)
            .things("cost_trading_post", row.cost_trading_post)
            .things("cost_trading_post_alone", row.cost_trading_post_alone)
            .things("cost_temple", row.cost_temple)
            .things("cost_stronghold", row.cost_stronghold)
            .things("cost_sanctuary", row.cost_sanctuary)
            .list("worker_income", &row.worker_income)
            .list("trading_post_coins", &row.trading_post_coins)
            .list("trading_post_power", &row.trading_post_power)
            .list("temple_priests", &row.temple_priests)
            .list("temple_power", &row.temple_power)
            .things("stronghold_income", row.stronghold_income)
            .things("sanctuary_income", row.sanctuary_income)
            .value("shipping", format!("{} to {}", row.shipping_start, row.shipping_max))
            .things("shipping_cost", row.shipping_cost)
            .list("shipping_vp", &row.shipping_vp)
            .value(
                "spade_cost",
                row.spade_cost.iter().map(|cost| in_words(*cost)).collect::<Vec<_>>().join(", "),
            )
            .things("digging_cost", row.digging_cost)
            .list("digging_vp", &row.digging_vp)
            .value("snellman", &row.snellman);
        if let Some(skip) = &row.skip {
            entry = entry
                .value(
                    "skip",
                    format!(
                        "{} over {} ({} with stronghold)",
                        skip.kind, skip.range, skip.range_with_stronghold
                    ),
                )
                .value(
                    "skip_cost",
                    format!(
                        "{} ({} with stronghold)",
                        in_words(skip.cost),
                        in_words(skip.cost_with_stronghold)
                    ),
                );
        }
        all.push(entry);
    }
}

#[allow(clippy::too_many_lines, reason = "a list of what is listed")]
fn tiles(raw: &Pack, all: &mut Vec<Entry>) {
    for row in &raw.scoring_tile {
        let counted = row
            .bonus_cult
            .as_ref()
            .map_or_else(|| row.bonus_counts.clone().unwrap_or_default(), |cult| format!("step of {cult}"));
        let sentence = format!(
            "{} VP per {}. Then {} per {} {counted}.",
            row.vp,
            row.event.replace('_', " "),
            in_words(row.bonus_gain),
            row.bonus_per_steps
        );
        let rounds: Vec<String> = row.not_in_rounds.iter().map(ToString::to_string).collect();
        let entry = Entry::new("scoring_tile", row.id.get_ref(), row.source)
            .saying(sentence)
            .value("vp", row.vp)
            .things("bonus_gain", row.bonus_gain)
            .value("promo", row.promo)
            .value("snellman", &row.snellman);
        all.push(if rounds.is_empty() { entry } else { entry.value("not_in_rounds", rounds.join(" ")) });
    }
    for row in &raw.bonus_tile {
        let mut sentence = format!("Income {}.", in_words(row.income));
        if row.effect.action != Things::default() {
            sentence.push_str(&format!(" Special action: {}.", in_words(row.effect.action)));
        }
        if row.effect.shipping > 0 {
            sentence.push_str(&format!(" Shipping +{} while held.", row.effect.shipping));
        }
        if !row.effect.pass_vp.is_empty() {
            sentence.push_str(&format!(" When passing {}.", points(&row.effect.pass_vp)));
        }
        all.push(
            Entry::new("bonus_tile", row.id.get_ref(), row.source)
                .saying(sentence)
                .things("income", row.income)
                .value("promo", row.promo)
                .value("snellman", &row.snellman),
        );
    }
    for row in &raw.favor_tile {
        let mut sentence = format!("{} on {}.", row.steps, row.cult);
        if row.income != Things::default() {
            sentence.push_str(&format!(" Income {}.", in_words(row.income)));
        }
        if let Some(power) = row.effect.town_power {
            sentence.push_str(&format!(" Towns need power {power}."));
        }
        if row.effect.action != Things::default() {
            sentence.push_str(&format!(" Special action: {}.", in_words(row.effect.action)));
        }
        if !row.effect.build_vp.is_empty() {
            sentence.push_str(&format!(" {} built.", points(&row.effect.build_vp)));
        }
        let mut entry = Entry::new("favor_tile", row.id.get_ref(), row.source).value("copies", row.copies);
        if !row.effect.pass_vp_by_trading_posts.is_empty() {
            sentence.push_str(" When passing, VP by trading posts on the map.");
            entry = entry.list("pass_vp_by_trading_posts", &row.effect.pass_vp_by_trading_posts);
        }
        all.push(entry.saying(sentence).things("income", row.income).value("snellman", &row.snellman));
    }
    for row in &raw.town_tile {
        all.push(
            Entry::new("town_tile", row.id.get_ref(), row.source)
                .saying(format!("{} VP, {}, keys: {}.", row.vp, in_words(row.gain), row.keys))
                .value("vp", row.vp)
                .things("gain", row.gain)
                .value("copies", row.copies)
                .value("promo", row.promo)
                .value("snellman", &row.snellman),
        );
    }
    for row in &raw.power_action {
        all.push(
            Entry::new("power_action", row.id.get_ref(), row.source)
                .saying(format!("{} PW: {}.", row.cost_pw, in_words(row.gain)))
                .value("cost_pw", row.cost_pw)
                .things("gain", row.gain)
                .value("snellman", &row.snellman),
        );
    }
}

#[allow(clippy::too_many_lines, reason = "a list of what is listed")]
fn tables(raw: &Pack, all: &mut Vec<Entry>) {
    for row in &raw.structure {
        all.push(
            Entry::new("structure", row.id.get_ref(), row.source)
                .value("supply", row.supply)
                .value("power_value", row.power_value)
                .value("snellman", &row.snellman),
        );
    }
    for row in &raw.conversion {
        let side = |table: &BTreeMap<String, u8>| {
            table.iter().map(|(what, n)| format!("{n} {what}")).collect::<Vec<_>>().join(" ")
        };
        all.push(
            Entry::new("conversion", row.id.get_ref(), row.source)
                .value("from", side(&row.from))
                .value("to", side(&row.to)),
        );
    }
    all.push(
        Entry::new("conversion", "burn", raw.burn.source)
            .value("removed_from_game", raw.burn.removed_from_game)
            .value("moved_to_bowl_three", raw.burn.moved_to_bowl_three),
    );
    for row in &raw.cult {
        all.push(
            Entry::new("cult", row.id.get_ref(), row.source)
                .list("order_spaces", &row.order_spaces)
                .value("return_priest_steps", row.return_priest_steps),
        );
    }
    all.push(
        Entry::new("cult", "power", raw.cult_power.source)
            .list("spaces", raw.cult_power.spaces.get_ref())
            .list("power", &raw.cult_power.power),
    );
    for row in &raw.constant {
        all.push(
            Entry::new("constant", row.id.get_ref(), row.source).saying(&row.note).value("value", row.value),
        );
    }
    for row in &raw.option {
        let values: Vec<String> = row.values.iter().map(ToString::to_string).collect();
        all.push(
            Entry::new("option", row.id.get_ref(), row.source)
                .saying(&row.note)
                .value("default", &row.default)
                .value("values", values.join(", ")),
        );
    }
    for row in &raw.terrain {
        all.push(
            Entry::new("terrain", row.id.get_ref(), row.source)
                .value("index", row.index)
                .value("color", &row.color)
                .value("letter", &row.letter),
        );
    }
    for (name, row) in raw.map.row_names.iter().zip(raw.map.rows.get_ref()) {
        all.push(Entry::new("map_row", name, raw.map.source).value("hexes", row));
    }
    let pairs: Vec<String> = raw.bridges.pairs.get_ref().iter().map(|(a, b)| format!("{a}-{b}")).collect();
    all.push(Entry::new("map", "bridges", raw.bridges.source).value("pairs", pairs.join(" ")));
    all.push(
        Entry::new("end_scoring", "places", raw.end_scoring.source)
            .saying(&raw.end_scoring.ties)
            .list("cult_places", &raw.end_scoring.cult_places)
            .list("network_places", &raw.end_scoring.network_places),
    );
    let parts = &raw.components;
    all.push(
        Entry::new("components", "box", parts.source)
            .saying(&parts.note)
            .value("terrain_tiles", parts.terrain_tiles)
            .value("worker_tokens", parts.worker_tokens)
            .value("coins", format!("{}x1 {}x2 {}x5", parts.coins_1, parts.coins_2, parts.coins_5))
            .value("power_tokens", parts.power_tokens)
            .value("action_tokens", parts.action_tokens)
            .value("vp_100_tokens", parts.vp_100_tokens)
            .value("player_aids", parts.player_aids),
    );
    all.push(
        Entry::new("components", "players", raw.players.source)
            .value("min", raw.players.min.get_ref())
            .value("max", raw.players.max.get_ref()),
    );
    for row in &raw.ability {
        all.push(Entry::new("ability", row.id.get_ref(), row.source).saying(&row.note));
    }
    for row in &raw.introductory {
        all.push(
            Entry::new("introductory", &row.players.get_ref().to_string(), row.source)
                .value("factions", row.factions.join(" "))
                .value(
                    "dwellings",
                    row.dwellings.iter().map(|list| list.join(" ")).collect::<Vec<_>>().join(" | "),
                )
                .value("bonus_tiles", row.bonus_tiles.join(" ")),
        );
    }
    all.push(
        Entry::new("introductory", "scoring", raw.introductory_scoring.source)
            .value("rounds", raw.introductory_scoring.rounds.get_ref().join(" ")),
    );
}
