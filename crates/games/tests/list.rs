//! The one list of games.

use game_core::AnyGame;
use games::{TITLES, WITH_TOY, catalogue, find, names};

#[test]
fn the_toy_is_the_last_and_no_title() {
    let ids = |games: &[&dyn AnyGame]| games.iter().map(|game| game.info().id).collect::<Vec<_>>();
    assert_eq!(ids(WITH_TOY).split_last(), Some((&"pebbles", &ids(TITLES)[..])));
    assert_eq!(names(), ids(TITLES));
}

#[test]
fn a_game_is_found_however_its_name_is_written() {
    for game in WITH_TOY {
        let id = game.info().id;
        for word in [id.to_owned(), id.to_uppercase(), id.replace('-', "_")] {
            assert_eq!(find(&word).map(|found| found.info().id), Some(id));
        }
    }
}

#[test]
fn every_standard_content_is_the_file_it_comes_from() {
    for game in WITH_TOY {
        let text = game.content_text().to_owned();
        let pack = game_core::erased::Pack { file: "standard.toml".to_owned(), text };
        assert_eq!(game.check_content(&pack), Ok(game.content_hash()), "{}", game.info().id);
    }
}

#[test]
fn every_game_has_its_words_in_every_language() {
    for game in WITH_TOY {
        let id = game.info().id;
        assert_eq!(catalogue(id, "en"), Some(game.catalogue()), "{id}");
        for language in ["it", "ru"] {
            assert!(catalogue(id, language).is_some_and(|text| text.contains(" = ")), "{id} {language}");
        }
    }
    assert_eq!(catalogue("chess", "en"), None);
}
