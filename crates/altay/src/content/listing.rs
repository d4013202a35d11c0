//! Everything in the content for people: each component with its sentence and the source of each value.

use super::rows::{Amounts, Rows};
use super::{Content, Worth};
use crate::ids::{Achievement, Kind};
use crate::sentences::{self, english};
use game_core::content::ContentEntry;
use game_core::{Source, Text};
use std::fmt::Display;

/// One entry for each row of the content file.
pub(super) fn list(rows: &Rows, content: &Content) -> Vec<ContentEntry> {
    let mut list = Vec::new();
    numbers(rows, &mut list);
    action_cards(rows, content, &mut list);
    achievements(rows, content, &mut list);
    map(rows, &mut list);
    list
}

/// An entry whose values share one source.
struct Entry(ContentEntry, Source);

impl Entry {
    fn new(kind: &'static str, id: impl Into<String>, source: Source) -> Self {
        Entry(
            ContentEntry {
                kind,
                id: id.into(),
                sentence: String::new(),
                texts: Vec::new(),
                values: Vec::new(),
            },
            source,
        )
    }

    fn value(mut self, field: impl Into<String>, value: impl Display) -> Self {
        self.0.values.push((field.into(), value.to_string(), self.1));
        self
    }

    fn said(mut self, sentence: impl Into<String>) -> Self {
        self.0.sentence = sentence.into();
        self
    }

    /// What it does, one message for each way to use it.
    fn saying(mut self, texts: Vec<Text>) -> Self {
        self.0.sentence = texts.iter().map(english).collect::<Vec<_>>().join("; or ");
        self.0.texts = texts;
        self
    }
}

fn amounts(amounts: &Amounts) -> String {
    let named = [
        (amounts.food, "food"),
        (amounts.wood, "wood"),
        (amounts.metal, "metal"),
        (amounts.stone, "stone"),
        (amounts.culture, "culture"),
        (amounts.wms, "wms"),
        (amounts.any, "any"),
    ];
    let said: Vec<_> = named.iter().filter(|(n, _)| *n > 0).map(|(n, name)| format!("{n} {name}")).collect();
    said.join(", ")
}

fn numbers(rows: &Rows, list: &mut Vec<ContentEntry>) {
    for row in &rows.constant {
        let entry = Entry::new("constant", row.id.get_ref(), row.source).value("value", row.value.get_ref());
        list.push(entry.said(row.note.clone().unwrap_or_default()).0);
    }
    for row in &rows.supply {
        let entry = Entry::new("supply", row.id.get_ref(), row.source).value("count", row.count.get_ref());
        list.push(entry.said(row.note.clone().unwrap_or_default()).0);
    }
    for row in &rows.edition {
        list.push(
            Entry::new("edition", row.id.get_ref(), row.source)
                .value("attack_limit", row.attack_limit.get_ref())
                .value("store_release", row.store_release.get_ref())
                .0,
        );
    }
}

fn action_cards(rows: &Rows, content: &Content, list: &mut Vec<ContentEntry>) {
    for row in &rows.faction {
        let entry = Entry::new("faction", row.id.get_ref(), row.source);
        list.push(row.deck.iter().fold(entry, |entry, (card, n)| entry.value(card.get_ref(), n)).0);
    }
    let texts = |id: &str| -> Vec<Text> {
        let facts = Kind::named(id).map(|kind| &content.kinds[kind.index()]);
        facts.into_iter().flat_map(sentences::effects).collect()
    };
    for row in &rows.starting_card {
        let entry = Entry::new("starting card", row.id.get_ref(), row.source);
        list.push(entry.value("total", row.total.get_ref()).saying(texts(row.id.get_ref())).0);
    }
    for row in &rows.market_card {
        let entry = Entry::new("market card", row.id.get_ref(), row.source).saying(texts(row.id.get_ref()));
        let entry = row.copies.iter().fold(entry, |entry, copy| {
            let value = format!("{} of {}, {} points", copy.count.get_ref(), amounts(&copy.cost), copy.vp);
            entry.value(copy.id.get_ref(), value)
        });
        list.push(entry.0);
    }
}

fn achievements(rows: &Rows, content: &Content, list: &mut Vec<ContentEntry>) {
    let texts = |id: &str| -> Vec<Text> {
        let facts = Achievement::named(id).map(|a| content.achievement(a));
        facts.into_iter().map(sentences::achievement).collect()
    };
    for row in &rows.technology {
        list.push(
            Entry::new("technology", row.id.get_ref(), row.source)
                .saying(texts(row.id.get_ref()))
                .value("level", row.level.get_ref())
                .value("spaces", amounts(&row.spaces))
                .value("copies", row.copies.get_ref())
                .value("timing", row.timing.get_ref())
                .0,
        );
    }
    for row in &rows.wonder {
        let entry = Entry::new("wonder", row.id.get_ref(), row.source)
            .saying(texts(row.id.get_ref()))
            .value("spaces", amounts(&row.spaces))
            .value("score", row.score.get_ref())
            .value("divisor", row.divisor.get_ref())
            .value("bonus", row.bonus)
            .value("cap", row.cap);
        list.push(entry.0);
    }
    debug_assert!(
        content.achievements.iter().all(|facts| facts.copies > 0 || matches!(facts.worth, Worth::Wonder(_)))
    );
    for row in &rows.conquest_token {
        let resource = row.resource.as_ref().map_or("none", |name| name.get_ref());
        list.push(
            Entry::new("conquest token", row.id.get_ref(), row.source)
                .value("value", row.value.get_ref())
                .value("resource", resource)
                .value("count", row.count.get_ref())
                .0,
        );
    }
}

fn map(rows: &Rows, list: &mut Vec<ContentEntry>) {
    for row in &rows.terrain {
        list.push(
            Entry::new("terrain", row.id.get_ref(), row.source)
                .value("regions", row.regions.get_ref())
                .value("conquest_pool", row.conquest_pool.get_ref())
                .0,
        );
    }
    let names = |list: &[toml::Spanned<String>]| {
        list.iter().map(|name| name.get_ref().as_str()).collect::<Vec<_>>().join(", ")
    };
    for row in &rows.region {
        list.push(
            Entry::new("region", row.id.get_ref(), row.source)
                .value("number", row.number.get_ref())
                .value("terrain", row.terrain.get_ref())
                .value("centre", format!("{}, {}", row.x, row.y))
                .value("neighbours", names(&row.neighbours))
                .0,
        );
    }
    for row in &rows.border {
        let id = row.between.get_ref().join(" - ");
        list.push(Entry::new("border", id, row.source).value("crossing", row.crossing.get_ref()).0);
    }
    let outline = Entry::new("outline", "sea", rows.outline.source);
    list.push(outline.value("sea_seeds", rows.outline.sea_seeds.len()).0);
    for row in &rows.layout {
        let mut entry = Entry::new("layout", row.id.get_ref(), row.source_out_of_play)
            .value("players", row.players.get_ref())
            .value("out_of_play", names(&row.out_of_play));
        entry.1 = row.source_vp_tokens;
        entry = entry.value("vp_token_regions", names(&row.vp_token_regions));
        entry.1 = row.source_recommended_starts;
        list.push(entry.value("recommended_starts", row.recommended_starts.get_ref().join(", ")).0);
    }
}
