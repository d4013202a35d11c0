//! Content files: the standard one, and wrong ones, which are refused with file, line, place and problem.

use game_core::Content as _;
use game_core::content::ContentError;
use terra_mystica::Content;
use terra_mystica::content::STANDARD;
use terra_mystica::ids::{Faction, Hex, Terrain};

fn refused(text: &str) -> ContentError {
    let error = Content::parse("my.toml", text).expect_err("the file is wrong");
    assert_eq!(error.file, "my.toml");
    assert!(!error.problem.is_empty());
    error
}

/// The line of the first occurrence of a text in the standard file, counted from 1.
fn line_of(text: &str) -> usize {
    STANDARD.lines().position(|line| line.contains(text)).expect("it is there") + 1
}

fn replaced(old: &str, new: &str) -> ContentError {
    assert!(STANDARD.contains(old), "{old}");
    refused(&STANDARD.replacen(old, new, 1))
}

#[test]
fn the_standard_content_has_everything() {
    let content = Content::standard();
    assert_eq!(Faction::ALL.len(), 14);
    for terrain in Terrain::ALL {
        assert_eq!(content.map.terrain.iter().filter(|one| **one == terrain).count(), 11, "{terrain}");
        assert_eq!(
            Faction::ALL.iter().filter(|f| content.faction(**f).home == terrain).count(),
            2,
            "{terrain}"
        );
    }
    let adjacent: usize = Hex::all().map(|hex| content.map.adjacent[hex.index()].len()).sum();
    assert_eq!(adjacent / 2, 130);
    let near = |n: usize| Hex::all().map(|hex| content.map.near[n][hex.index()].len()).sum::<usize>() / 2;
    assert_eq!((near(1), near(2) - near(1), near(3) - near(2)), (130, 210, 272));
}

#[test]
fn the_listing_names_every_component_with_its_source() {
    let listing = Content::standard().listing();
    let of = |kind: &str| listing.iter().filter(|entry| entry.kind == kind).count();
    assert_eq!(
        (of("faction"), of("scoring_tile"), of("bonus_tile"), of("favor_tile"), of("town_tile")),
        (14, 9, 10, 12, 8)
    );
    let witches = listing.iter().find(|entry| entry.id == "witches").expect("listed");
    assert!(witches.sentence.contains("5 VP per town"), "{}", witches.sentence);
    assert!(witches.values.iter().any(|(field, value, _)| field == "cost_stronghold" && value == "6 C 4 W"));
}

#[test]
fn a_missing_faction() {
    let start = STANDARD.find("[[faction]]\nid = \"fakirs\"").expect("there");
    let end = start + STANDARD[start..].find("\n# start_vp").expect("there");
    let error = refused(&format!("{}{}", &STANDARD[..start], &STANDARD[end..]));
    assert_eq!(error.place, "faction \"fakirs\"");
    assert!(error.problem.contains("missing") && error.line.is_some(), "{error}");
}

#[test]
fn an_unknown_faction_and_one_that_stands_twice() {
    let error = replaced("id = \"fakirs\"", "id = \"djinns\"");
    assert_eq!((error.place.as_str(), error.line), ("faction \"djinns\"", Some(line_of("id = \"fakirs\""))));
    let error = replaced("id = \"fakirs\"", "id = \"nomads\"");
    assert!(error.problem.contains("twice"), "{error}");
}

/// Z11: counts of pieces are fixed.
#[test]
fn wrong_counts() {
    let error = replaced("steps = 3\ncopies = 1", "steps = 3\ncopies = 2");
    assert_eq!(error.place, "components, field favor_tiles");
    assert!(error.problem.contains("29") && error.problem.contains("28"), "{error}");
    let error = replaced("keys = 1\ncopies = 2", "keys = 1\ncopies = 3");
    assert!(error.problem.contains("11"), "{error}");
    let error = replaced("supply = 8", "supply = 9");
    assert_eq!(
        (error.place.as_str(), error.line),
        ("structure \"dwelling\"", Some(line_of("id = \"dwelling\"")))
    );
    let error = replaced("bowls = [3, 9, 0]", "bowls = [3, 8, 0]");
    assert!(error.problem.contains("12 tokens"), "{error}");
    let error = replaced("worker_income = [1, 2, 3, 4, 5, 6, 7, 8, 8]", "worker_income = [1, 2, 3]");
    assert!(error.place.contains("worker_income") && error.problem.contains('9'), "{error}");
}

#[test]
fn unknown_and_missing_fields() {
    let error = replaced("home = \"plains\"", "home = \"plains\"\nmoat = 3");
    assert!(error.problem.contains("moat"), "{error}");
    assert_eq!(error.line, Some(line_of("home = \"plains\"") + 1));
    let error = replaced("home = \"plains\"\n", "");
    assert!(error.problem.contains("home"), "{error}");
    let error = replaced("income = { c = 6 }", "income = { gold = 6 }");
    assert!(error.problem.contains("gold"), "{error}");
}

/// Z11: so are conversion rates and the six rounds.
#[test]
fn wrong_values() {
    assert!(replaced("home = \"plains\"", "home = \"tundra\"").problem.contains("tundra"));
    assert!(replaced("id = \"rounds\"\nvalue = 6", "id = \"rounds\"\nvalue = 7").problem.contains('6'));
    assert!(replaced("from = { pw = 5 }", "from = { pw = 4 }").place.contains("power_to_priest"));
    assert!(replaced("source = \"rulebook\"", "source = \"hearsay\"").problem.contains("hearsay"));
    assert!(replaced("game = \"terra_mystica\"", "game = \"altay\"").problem.contains("terra_mystica"));
    assert!(
        replaced("dwellings = [[\"C3\", \"F4\"]", "dwellings = [[\"C3\", \"A1\"]").problem.contains("A1")
    );
}

/// Z11: and the map.
#[test]
fn a_wrong_map() {
    let error = replaced("\"USGBYRUKRGBRK\"", "\"SUGBYRUKRGBRK\"");
    assert_eq!(error.place, "map, field rows");
    assert!(error.problem.contains("A1 is plains"), "{error}");
    let error = replaced("\"USGBYRUKRGBRK\"", "\"UUGBYRUKRGBRK\"");
    assert_eq!((error.place.as_str(), error.line), ("map, field rows", Some(line_of("rows = [\"USG"))));
    assert!(replaced("\"USGBYRUKRGBRK\"", "\"USGBYRUKRGBR\"").problem.contains("13 hexes"));
    assert!(replaced("\"USGBYRUKRGBRK\"", "\"USGBYRUKRGB~K\"").problem.contains("land hexes"));
    assert!(replaced("\"USGBYRUKRGBRK\"", "\"USGBYRUKRGBXK\"").problem.contains('X'));
    assert!(replaced("  [\"A3\", \"C1\"],\n", "").problem.contains("A3, C1"));
    assert!(replaced("[\"A3\", \"C1\"]", "[\"A3\", \"A4\"]").problem.contains("A3"));
    assert!(replaced("adjacent_pairs_land = 130", "adjacent_pairs_land = 131").problem.contains("131"));
}

#[test]
fn no_toml_at_all() {
    assert_eq!(refused("schema = 1\ngame = ").line, Some(2));
}
