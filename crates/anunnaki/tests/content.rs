//! Wrong content packs are refused with file, line, place and problem; right ones are read.

use anunnaki::Content;
use anunnaki::ids::{Cell, CellSet, Slot};
use game_core::{Content as _, Source};

const STANDARD: &str = include_str!("../content/anunnaki.toml");

/// The standard file with one text replaced, which must be there.
fn changed(from: &str, to: &str) -> String {
    assert!(STANDARD.contains(from), "{from:?} is not in the file");
    STANDARD.replacen(from, to, 1)
}

fn line_of(text: &str, needle: &str) -> usize {
    text.lines().position(|line| line.contains(needle)).expect("the line is there") + 1
}

#[track_caller]
fn refused(text: &str, place: &str, problem: &str) -> Option<usize> {
    let error = Content::parse("my.toml", text).expect_err("a wrong pack");
    let said = error.to_string();
    assert!(said.starts_with("my.toml"), "{said}");
    assert!(error.place.contains(place) && error.problem.contains(problem), "{said}");
    error.line
}

#[test]
fn the_standard_content_is_complete() {
    let content = Content::standard();
    let listing = content.listing();
    let count = |kind: &str| listing.iter().filter(|entry| entry.kind == kind).count();
    for (kind, many) in [
        ("house", 4),
        ("board", 6),
        ("territory", 54),
        ("culture corner", 30),
        ("star segment", 15),
        ("action token", 10),
        ("magic action", 6),
        ("weapon", 12),
        ("trade agreement", 36),
        ("culture token", 20),
        ("ancient civilization", 12),
        ("major god", 4),
        ("minor god", 28),
        ("artifact", 6),
        ("goal tile", 4),
        ("component", 32),
    ] {
        assert_eq!(count(kind), many, "{kind}");
    }
    let axe = listing.iter().find(|entry| entry.id == "double_axe").expect("an entry");
    assert_eq!(axe.sentence, "Advanced, costs 1 metal, strength 3. Won: war +2, 3 VP.");
    let dagger = listing.iter().find(|entry| entry.id == "dagger").expect("an entry");
    let source = |field: &str| dagger.values.iter().find(|value| value.0 == field).map(|value| value.2);
    assert_eq!((source("name"), source("vp")), (Some(Source::Rulebook), Some(Source::Reconstructed)));
}

/// The players' rules print every weapon: the table follows the values, in each language.
#[test]
fn the_weapons_in_the_rules_are_those_of_the_content() {
    let listing = Content::standard().listing();
    let weapons: Vec<[String; 2]> = listing
        .iter()
        .filter(|entry| entry.kind == "weapon")
        .map(|entry| {
            let value = |field: &str| {
                let found = entry.values.iter().find(|value| value.0 == field);
                found.map(|value| value.1.clone()).expect("weapons have it")
            };
            [value("strength"), format!("{}, {}", value("war"), value("vp"))]
        })
        .collect();
    for text in [
        include_str!("../text/rules.en.md"),
        include_str!("../text/rules.it.md"),
        include_str!("../text/rules.ru.md"),
    ] {
        let rows = text.lines().filter_map(|line| {
            let cells: Vec<&str> = line.split(" | ").collect();
            let [_, _, strength, won, _] = cells[..] else { return None };
            let number = |word: &str| word.parse::<u8>().is_ok();
            let table = number(strength) && won.split_once(", ").is_some_and(|(a, b)| number(a) && number(b));
            table.then(|| [strength.to_owned(), won.to_owned()])
        });
        assert_eq!(rows.collect::<Vec<_>>(), weapons);
    }
}

#[test]
fn a_changed_value_is_a_new_edition() {
    let text = changed(
        "strength = 6, effect = \"none\", war = 2, vp = 4",
        "strength = 5, effect = \"none\", war = 2, vp = 4",
    );
    let content = Content::load("my.toml", &text).expect("a right pack");
    assert_ne!(content.hash(), Content::standard().hash());
    assert!(std::ptr::eq(content, Content::load("my.toml", &text).expect("a right pack")), "kept once");
    let same = Content::load("same.toml", STANDARD).expect("the standard file");
    assert!(std::ptr::eq(same, Content::standard()));
}

#[test]
fn toml_mistakes_have_a_line() {
    assert_eq!(refused("houses = [", "", ""), Some(1));
    let text = changed("id = \"dagger\", name", "id = \"dagger\", colour = \"green\", name");
    assert_eq!(refused(&text, "", "unknown field"), Some(line_of(&text, "id = \"dagger\"")));
    let text = changed("id = \"dagger\"", "id = \"daggger\"");
    assert_eq!(refused(&text, "", "unknown variant"), Some(line_of(&text, "daggger")));
    let text = changed(", source = \"derived\" },\n  { id = \"t1\"", " },\n  { id = \"t1\"");
    assert!(refused(&text, "", "missing field `source`").is_some(), "every entry has a source");
}

#[test]
fn counts_and_ids() {
    let row = STANDARD.lines().find(|line| line.contains("id = \"pact_neutral_12\"")).expect("a row");
    refused(&STANDARD.replacen(&format!("{row}\n"), "", 1), "trade agreements", "36 entries, not 35");
    let text = changed("id = \"pact_neutral_02\"", "id = \"pact_neutral_01\"");
    let line = refused(&text, "pact_neutral_01", "twice");
    assert_eq!(line, Some(line_of(STANDARD, "id = \"pact_neutral_02\"")));
    let text = changed("id = \"sign\", count = 14", "id = \"sign\", count = 15");
    assert_eq!(refused(&text, "component \"sign\"", "14"), Some(line_of(&text, "id = \"sign\"")));
    let row = STANDARD.lines().find(|line| line.contains("id = \"hades\"")).expect("a row");
    refused(&STANDARD.replacen(&format!("{row}\n"), "", 1), "minor god", "\"hades\" is missing");
}

#[test]
fn the_star() {
    let text = changed("ends = [\"t0\", \"v4\"]", "ends = [\"t0\", \"t1\"]");
    assert!(refused(&text, "t0_v4", "tip and a crossing").is_some());
    let text = changed("ends = [\"t0\", \"v4\"]", "ends = [\"t0\", \"v3\"]");
    assert!(refused(&text, "star slot", "segments must meet here").is_some());
    let text = changed("segments = [\"t0_v4\", \"t0_v0\", \"v4_v0\"]", "segments = [\"t0_v4\", \"t0_v0\"]");
    refused(&text, "star segment", "borders must name exactly");
    let text = changed(
        "id = \"portal\", number = 1, color = \"blue\"",
        "id = \"portal\", number = 1, color = \"red\"",
    );
    refused(&text, "action tokens", "6 are blue");
    let text = changed("base = { figures = 1 }", "base = { points = 1 }");
    refused(&text, "action token \"portal\"", "number");
}

#[test]
fn the_boards() {
    let text = changed("id = \"pharaos_f\", board = \"pharaos\"", "id = \"pharaos_f\", board = \"norrenis\"");
    refused(&text, "board", "6 territories");
    let text = changed(
        "id = \"gaia4_a1\", board = \"gaia4\", q = 1, r = 0, sources = [\"gold\", \"gold\"]",
        "id = \"gaia4_a1\", board = \"gaia4\", q = 1, r = 0, sources = []",
    );
    assert_eq!(refused(&text, "gaia4_a1", "1 to 3 sources"), Some(line_of(&text, "id = \"gaia4_a1\"")));
    let text = changed(
        "territories = [\"gaia4_c2\", \"gaia4_d1\", \"gaia4_d2\"]",
        "territories = [\"gaia4_c2\", \"gaia4_d1\", \"gaia4_a1\"]",
    );
    refused(&text, "gaia4_k01", "three neighbours");
    let text = changed(
        "atlantis = \"gaia4_b3\", territory = \"gaia4_b4\"",
        "atlantis = \"gaia4_b3\", territory = \"gaia4_c3\"",
    );
    refused(&text, "dotted border", "ordinary neighbour");
    let rows: Vec<&str> =
        STANDARD.lines().filter(|line| line.contains("{ atlantis = \"gaia2_b2\"")).collect();
    let text = rows.iter().fold(STANDARD.to_owned(), |text, row| text.replacen(&format!("{row}\n"), "", 1));
    refused(&text, "gaia2_b2", "dotted border");
}

#[test]
fn cards_and_tokens() {
    let text = changed("\"broadsword\", \"war_cart\"]", "\"broadsword\", \"slingshot\"]");
    refused(&text, "house \"pharaos\"", "2 regular and 7 advanced");
    let text = changed(
        "id = \"slingshot\", name = \"Slingshot\", kind = \"regular\", cost = {}",
        "id = \"slingshot\", name = \"Slingshot\", kind = \"regular\", cost = { any = 1 }",
    );
    refused(&text, "house", "free (R79)");
    let text = changed("id = \"ancient_01\", strength = 3", "id = \"ancient_01\", strength = 9");
    assert_eq!(refused(&text, "ancient_01", "3 to 5, not 9"), Some(line_of(&text, "id = \"ancient_01\"")));
    let text = changed(
        "id = \"culture_vp_1\", reward = [{ kind = \"vp\", n = 5 }]",
        "id = \"culture_vp_1\", reward = [{ kind = \"portal\", figures = 1 }]",
    );
    refused(&text, "culture_vp_1", "a reward here must be"); // R18: it would start a move after phase 4
    let text =
        changed("reward = [{ kind = \"crystal\", n = 1 }]", "reward = [{ kind = \"crystals\", n = 1 }]");
    refused(&text, "", "unknown variant");
    let text = changed(
        "id = \"pact_pharaos_1\", house = \"pharaos\"",
        "id = \"pact_pharaos_1\", house = \"hellenis\"",
    );
    refused(&text, "trade agreements", "6 must be of pharaos, not 5");
    let text = changed(
        "kind = \"permanent\", strength = 2, track = \"power\", steps = 2, effect = { op = \"add_follower",
        "kind = \"end\", strength = 2, track = \"power\", steps = 2, effect = { op = \"add_follower",
    );
    refused(&text, "anubis", "Permanent");
}

#[test]
fn tracks_and_numbers() {
    let text = changed("values = [-8,", "values = [-9,");
    refused(&text, "power_track", "-8");
    let text = changed("last = 11, multipliers = [1, 1, 1, 2", "last = 11, multipliers = [1, 1, 5, 2");
    refused(&text, "development track \"war\"", "never fall");
    let text = changed("minor_gods_dealt = 5", "minor_gods_dealt = 6");
    refused(&text, "constants", "5 gods are dealt");
    let text = changed("start_followers_reserve = 9", "start_followers_reserve = 8");
    refused(&text, "constants", "12 in all, not 11");
    let text = changed("reconstructed_fields = [\"crystals\"]", "reconstructed_fields = [\"crystal\"]");
    refused(&text, "star segment", "no field \"crystal\"");
    let text = changed("game = \"anunnaki\"", "game = \"altay\"");
    refused(&text, "meta", "format 1");
}

#[test]
fn s9_1_a_closed_trail_leads_through_all_cells() {
    let (content, everywhere) = (Content::standard(), Cell::ALL.into_iter().collect::<CellSet>());
    for slot in Slot::ALL {
        assert_eq!(content.trail(slot, CellSet::EMPTY), 15);
        assert_eq!(content.trail(slot, everywhere), 0);
    }
    for (from, to) in Slot::ALL.into_iter().zip(Slot::ALL.into_iter().skip(1)) {
        let Some(cell) = content.joint(from, to) else { continue };
        let mut others = everywhere;
        others.remove(cell);
        let at_it = |slot: Slot| u8::from(slot == from || slot == to);
        assert!(Slot::ALL.into_iter().all(|slot| content.trail(slot, others) == at_it(slot)));
    }
}
