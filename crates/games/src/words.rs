//! The words of the games in every language, for whoever speaks to people without a page.

/// The catalogue of a game in a language such as `it`, in Fluent syntax; `None` where there is none.
#[must_use]
pub fn catalogue(game: &str, language: &str) -> Option<&'static str> {
    macro_rules! texts {
        ($($id:literal),*) => {
            match (game, language) {
                $(
                    ($id, "en") => include_str!(concat!("../../", $id, "/text/en.ftl")),
                    ($id, "it") => include_str!(concat!("../../", $id, "/text/it.ftl")),
                    ($id, "ru") => include_str!(concat!("../../", $id, "/text/ru.ftl")),
                )*
                _ => return None,
            }
        };
    }
    Some(texts!("terra-mystica", "altay", "anunnaki", "monumental-duel", "pebbles"))
}
