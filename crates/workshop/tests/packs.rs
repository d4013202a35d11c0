//! Forms and edits of the standard content files of the four games.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use game_core::{AnyGame, Content, ErasedGame, Source, erased::Pack};
use serde_json::json;
use workshop::{Edit, EditError, Field, Sheet, edit, sheets};

const GODS: &str = include_str!("../../anunnaki/content/anunnaki.toml");
const DUEL: &str = include_str!("../../monumental-duel/content/monumental.toml");
const ALTAY: &str = include_str!("../../altay/content/altay.toml");
const MYSTICA: &str = include_str!("../../terra-mystica/content/terra-mystica.toml");

static ANUNNAKI: ErasedGame<anunnaki::Position> = ErasedGame::new();

fn place(text: &str, table: &str, id: &str) -> usize {
    let all = sheets("x", text).unwrap();
    let sheet = all.iter().find(|sheet| sheet.table == table).expect("a table");
    sheet.entries.iter().position(|entry| entry.id == id).expect("an entry")
}

fn field(text: &str, table: &str, id: &str, name: &str) -> Field {
    let all: Vec<Sheet> = sheets("x", text).unwrap();
    let sheet = all.into_iter().find(|sheet| sheet.table == table).expect("a table");
    let entry = sheet.entries.into_iter().find(|entry| entry.id == id).expect("an entry");
    entry.fields.into_iter().find(|field| field.name == name).expect("a field")
}

#[test]
fn every_standard_file_is_a_form_and_no_edit_changes_nothing() {
    for (text, table, id) in [
        (GODS, "minor_gods", "loki"),
        (DUEL, "wonder", "petra"),
        (ALTAY, "market_card", "chariot"),
        (MYSTICA, "faction", "witches"),
    ] {
        place(text, table, id);
        assert_eq!(edit("x", text, &[]).unwrap(), text, "{table}");
    }
}

#[test]
fn the_form_tells_the_sources_that_the_game_lists() {
    fn agree<C: Content>(text: &str) {
        let mut told = 0;
        let all = sheets("x", text).unwrap();
        let fields = all.iter().flat_map(|sheet| &sheet.entries);
        let listing = C::standard().listing();
        for entry in fields {
            for item in listing.iter().filter(|item| item.id == entry.id) {
                for (name, _, source) in &item.values {
                    if let Some(field) = entry.fields.iter().find(|field| field.name == *name) {
                        assert_eq!(field.source, *source, "{} {} {name}", item.kind, item.id);
                        told += 1;
                    }
                }
            }
        }
        assert!(told > 100, "{told} values were compared");
    }
    agree::<anunnaki::Content>(GODS);
    agree::<monumental_duel::Content>(DUEL);
}

#[test]
fn one_value_changes_and_every_comment_stays() {
    let at = place(GODS, "weapons", "broadsword");
    let set = Edit::Set { table: "weapons".into(), entry: at, field: "vp".into(), value: json!(5) };
    let text = edit("x", GODS, &[set]).unwrap();
    let changed: Vec<_> = GODS.lines().zip(text.lines()).filter(|(old, new)| old != new).collect();
    assert_eq!(changed.len(), 1, "{changed:?}");
    assert_eq!(changed[0].0.replace("war = 2, vp = 4", "war = 2, vp = 5"), changed[0].1);
    let pack = Pack { file: "mine".into(), text };
    assert_ne!(ANUNNAKI.check_content(&pack).unwrap(), ANUNNAKI.content_hash());

    let at = place(DUEL, "wonder", "petra");
    let value = json!([{ "op": "gain", "res": "gold", "n": 3 }]);
    let set = Edit::Set { table: "wonder".into(), entry: at, field: "bonus".into(), value };
    let text = edit("x", DUEL, &[set]).unwrap();
    assert!(text.contains("bonus = [{ op = \"gain\", res = \"gold\", n = 3 }]\n"), "{text}");
    assert!(monumental_duel::Content::parse("mine", &text).is_ok());
}

#[test]
fn a_value_read_off_the_box_is_no_longer_reconstructed_and_the_others_stay() {
    let source = |table: &str, entry, field: &str| Edit::Source {
        table: table.into(),
        entry,
        field: field.into(),
        source: Source::Published,
    };
    // Fields of a weaker origin are listed.
    let at = place(GODS, "minor_gods", "loki");
    let text = edit("x", GODS, &[source("minor_gods", at, "track")]).unwrap();
    assert_eq!(
        field(&text, "minor_gods", "loki", "track").source,
        Source::Rulebook,
        "as the rest of the card"
    );
    // An entry that was reconstructed as a whole keeps that for the rest of it.
    let at = place(GODS, "trade_agreements", "pact_neutral_01");
    let text = edit("x", GODS, &[source("trade_agreements", at, "vp")]).unwrap();
    assert_eq!(field(&text, "trade_agreements", "pact_neutral_01", "vp").source, Source::Published);
    assert_eq!(field(&text, "trade_agreements", "pact_neutral_01", "cost").source, Source::Reconstructed);
    assert!(anunnaki::Content::parse("mine", &text).is_ok());
    let all = ["cost", "middle", "vp", "trade"].map(|name| source("trade_agreements", at, name));
    let text = edit("x", GODS, &all).unwrap();
    assert_eq!(field(&text, "trade_agreements", "pact_neutral_01", "cost").source, Source::Published);
    // Fields that the source backs are listed.
    let at = place(DUEL, "wonder", "petra");
    let text = edit("x", DUEL, &[source("wonder", at, "yield")]).unwrap();
    assert_eq!(field(&text, "wonder", "petra", "yield").source, Source::Published);
    assert_eq!(field(&text, "wonder", "petra", "bonus").source, Source::Reconstructed);
    assert!(monumental_duel::Content::parse("mine", &text).is_ok());
    // One source for a whole entry.
    let at = place(ALTAY, "market_card", "chariot");
    let text = edit("x", ALTAY, &[source("market_card", at, "copies")]).unwrap();
    assert_eq!(field(&text, "market_card", "chariot", "copies").source, Source::Published);
    // Single fields of an entry with a source of their own.
    let at = place(ALTAY, "layout", "two_players_reduced");
    let before = field(ALTAY, "layout", "two_players_reduced", "map").source;
    let text = edit("x", &text, &[source("layout", at, "out_of_play")]).unwrap();
    assert_eq!(field(&text, "layout", "two_players_reduced", "out_of_play").source, Source::Published);
    assert_eq!(field(&text, "layout", "two_players_reduced", "map").source, before);
    assert!(altay::Content::parse("mine", &text).is_ok());
}

#[test]
fn entries_are_added_and_taken_away_at_their_place() {
    let at = place(DUEL, "free_city", "aden");
    let add = Edit::Add { table: "free_city".into(), like: at, id: "basra".into() };
    let name =
        Edit::Set { table: "free_city".into(), entry: at + 1, field: "name".into(), value: json!("Basra") };
    let text = edit("x", DUEL, &[add, name]).unwrap();
    assert!(
        text.trim_end().ends_with(text.split("id = \"basra\"").last().unwrap().trim_end()),
        "the last entry"
    );
    let more = monumental_duel::Content::parse("mine", &text).expect("one more free city");
    let cities = |content: &monumental_duel::Content| {
        content.listing().iter().filter(|entry| entry.kind == "free_city").count()
    };
    assert_eq!(cities(&more), cities(monumental_duel::Content::standard()) + 1);
    let drop = Edit::Drop { table: "free_city".into(), entry: at + 1 };
    let back = edit("x", &text, &[drop]).unwrap();
    assert_eq!(sheets("x", &back).unwrap(), sheets("x", DUEL).unwrap());
}

#[test]
fn what_is_not_there_and_what_cannot_be_said_is_refused() {
    let set = |table: &str, entry, field: &str, value| Edit::Set {
        table: table.into(),
        entry,
        field: field.into(),
        value,
    };
    let refused = |change: Edit| edit("x", DUEL, &[change]).unwrap_err().to_string();
    assert_eq!(refused(set("dragon", 0, "cost", json!(1))), "dragon has no entry number 0");
    assert_eq!(refused(set("wonder", 99, "cost", json!(1))), "wonder has no entry number 99");
    assert!(refused(set("wonder", 0, "known", json!([]))).contains("where values come from"));
    assert!(refused(set("wonder", 0, "cost", json!([null]))).contains("cost: a content file has numbers"));
    let broken = edit("mine.toml", "a = 1\nb = [", &[]).unwrap_err();
    assert!(matches!(broken, EditError::Content(ref error) if error.line == Some(2)), "{broken}");
}
