//! Names that people read: what they may hold, and when two look the same.

use crate::error::Error;
use game_core::Random;

/// Characters of a name at most.
const LONGEST: usize = 24;

/// Changes the direction of what follows, so that a line reads differently from what it says.
pub(crate) const fn turns(c: char) -> bool {
    matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{206F}')
}

/// Shows nothing, or nothing that everybody sees the same: fillers, joiners, selectors, tags, private letters.
const fn hides(c: char) -> bool {
    matches!(c,
        '\u{AD}' | '\u{34F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}'..='\u{200D}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{2065}' | '\u{2800}'
        | '\u{3164}' | '\u{E000}'..='\u{F8FF}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}'
        | '\u{FFF0}'..='\u{FFFF}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
        | '\u{E0000}'..='\u{10FFFF}')
}

/// Stands over or under the letter before it.
const fn stacks(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{1AB0}'..='\u{1AFF}'
        | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}')
}

/// May this letter stand in a name?
fn shows(c: char) -> bool {
    !c.is_control() && !turns(c) && !hides(c)
}

const QUALITIES: [&str; 12] = [
    "Amber", "Azure", "Brave", "Calm", "Clever", "Gentle", "Golden", "Lucky", "Merry", "Quiet", "Silver",
    "Swift",
];
const ANIMALS: [&str; 12] = [
    "Badger", "Beaver", "Crane", "Dolphin", "Falcon", "Fox", "Hare", "Heron", "Lynx", "Otter", "Owl", "Swan",
];

/// A friendly name for somebody who gave none; the pages invent theirs in the language of the person.
pub(crate) fn invented(rng: &mut impl Random) -> String {
    let mut one = |words: &[&'static str]| rng.pick(words).copied().unwrap_or_default();
    format!("{} {}", one(&QUALITIES), one(&ANIMALS))
}

/// A name as it is kept: words with single spaces between them.
pub(crate) fn check_name(name: &str) -> Result<String, Error> {
    let wrong = |what: &str| Err(Error::invalid(format!("name: {what}")));
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if !(1..=LONGEST).contains(&name.chars().count()) {
        return wrong("expected 1 to 24 characters");
    }
    if !name.chars().all(shows) {
        return wrong("it holds characters that cannot be seen or that turn the line around");
    }
    let letters: Vec<char> = name.chars().collect();
    let piled = letters.windows(3).any(|three| three.iter().all(|c| stacks(*c)));
    if piled || letters.first().is_some_and(|c| stacks(*c)) {
        return wrong("too many marks on one letter");
    }
    Ok(name)
}

/// A name from elsewhere without what nobody can see.
pub(crate) fn clean(name: &str, most: usize) -> String {
    let shown: String =
        name.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| shows(*c)).collect();
    shown.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(most).collect()
}

/// What is left of a name when case, spaces, marks and letters that look alike no longer count.
fn outline(name: &str) -> String {
    let plain = |c: char| match c {
        'а' | 'α' | 'ɑ' => 'a',
        'в' | 'β' => 'b',
        'с' | 'ϲ' => 'c',
        'е' | 'ε' | 'ё' => 'e',
        'н' | 'η' => 'h',
        'і' | 'ι' | 'ı' | 'l' | '1' | '|' | 'ӏ' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'п' => 'n',
        'о' | 'ο' | '0' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'υ' | 'ս' => 'u',
        'ν' | 'ѵ' => 'v',
        'ѡ' | 'ω' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        'ζ' => 'z',
        other => other,
    };
    name.chars()
        .flat_map(char::to_lowercase)
        .filter(|c| shows(*c) && !c.is_whitespace() && !stacks(*c))
        .map(plain)
        .collect()
}

/// This name, with a number after it if it looks like one of the others.
pub(crate) fn distinct<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    let taken: Vec<String> = others.map(outline).collect();
    let name = match clean(name, LONGEST + 8) {
        name if name.is_empty() => "?".to_owned(),
        name => name,
    };
    let numbered = (2..).map(|number| format!("{name} ({number})"));
    let mut names = std::iter::once(name.clone()).chain(numbered);
    names.find(|name| !taken.contains(&outline(name))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_holds_only_what_can_be_seen() {
        for fine in ["Ada L", "Zoë", "Юлия", "李", "Ada 🦉", "محمد"] {
            assert_eq!(check_name(fine).unwrap(), fine);
        }
        assert_eq!(check_name("  Ada \u{2003} L ").unwrap(), "Ada L");
        for wrong in [
            "\u{200B}",
            "A\u{200B}da",
            "A\u{202E}da",
            "\u{2066}Ada",
            "Ada\u{FE0F}",
            "\u{3164}",
            "\u{2800}",
            "A\u{300}\u{301}\u{302}da",
            "\u{301}Ada",
            "Ada\u{E0041}",
            "\u{E000}",
            "Ada\u{AD}",
            "A\u{61C}da",
            "",
        ] {
            assert!(check_name(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn an_invented_name_is_two_words_that_a_name_may_hold() {
        let mut rng = game_core::QuickRandom::new(3);
        for _ in 0..200 {
            let name = invented(&mut rng);
            assert_eq!(name.split(' ').count(), 2);
            assert_eq!(check_name(&name).unwrap(), name);
        }
    }

    #[test]
    fn who_looks_like_somebody_gets_a_number() {
        let at = |name: &str, others: &[&str]| distinct(name, others.iter().copied());
        assert_eq!(at("Ada", &["Ben"]), "Ada");
        assert_eq!(at("ada", &["Ada", "Ben"]), "ada (2)");
        assert_eq!(at("Аdа", &["Ada"]), "Аdа (2)", "with Cyrillic letters");
        assert_eq!(at("A d a", &["Ada", "Ada (2)"]), "A d a (3)");
        assert_eq!(at("Ad\u{200B}a", &["Ada"]), "Ada (2)", "an old name that hides something");
    }
}
