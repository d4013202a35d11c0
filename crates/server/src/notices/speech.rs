//! What a game says, in the words of its catalogue: things take the forms a sentence asks for.
//!
//! The message of a thing may carry forms as attributes (`.gen = храма`, `.gender = m`), and another message asks for them:
//! `{ FORM($structure, case: "gen") }` gives the form, or the plain word where it has none; `{ TRAIT($structure, name:
//! "gender") -> … }` selects on one.

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use game_core::{Arg, Seat, Text};
use intl_memoizer::{IntlLangMemoizer, concurrent};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A catalogue of some texts, of which later ones go before earlier ones.
pub(super) fn bundle(language: &str, sources: &[&str]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(language.parse().into_iter().collect());
    bundle.set_use_isolating(false);
    for source in sources {
        // Broken lines of a catalogue are left out; their keys are then shown as they are.
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    // Both names are new in a new catalogue.
    let _ = bundle.add_function("FORM", |given, named| match (given.first(), asked(named, "case")) {
        (Some(FluentValue::Custom(word)), form) => match word.as_any().downcast_ref::<Word>() {
            Some(word) => word.form(form).unwrap_or(&word.plain).to_owned().into(),
            None => FluentValue::Error,
        },
        (Some(other), _) => other.clone(),
        (None, _) => FluentValue::Error,
    });
    let _ = bundle.add_function("TRAIT", |given, named| match given.first() {
        Some(FluentValue::Custom(word)) => {
            let word = word.as_any().downcast_ref::<Word>();
            let found = word.and_then(|word| word.traits.get(asked(named, "name")));
            found.cloned().unwrap_or_default().into()
        }
        _ => "".into(),
    });
    bundle
}

fn asked<'a>(named: &'a FluentArgs<'_>, name: &'static str) -> &'a str {
    match named.get(name) {
        Some(FluentValue::String(text)) => text,
        _ => "",
    }
}

/// A message of a catalogue; its key where there is none.
pub(super) fn format(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs<'_>) -> String {
    match bundle.get_message(key).and_then(|message| message.value()) {
        Some(pattern) => bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned(),
        None => key.to_owned(),
    }
}

/// A thing or a list of things in words, with its other forms.
#[derive(Clone, Debug, Default, PartialEq)]
struct Word {
    plain: String,
    forms: BTreeMap<String, String>,
    /// What the language knows about the thing, such as its gender; nothing is known of several.
    traits: BTreeMap<String, String>,
}

impl Word {
    fn form(&self, name: &str) -> Option<&str> {
        self.forms.get(name).map(String::as_str)
    }
}

impl FluentType for Word {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.plain.clone().into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.plain.clone().into()
    }
}

/// What a game says.
pub(super) struct Speech {
    pub bundle: FluentBundle<FluentResource>,
    /// The names of the seats.
    pub names: Vec<String>,
}

impl Speech {
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    pub fn say(&self, text: &Text) -> String {
        self.word(text).plain
    }

    /// A message in all its forms.
    fn word(&self, text: &Text) -> Word {
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            args.set(*name, self.value(arg));
        }
        let plain = format(&self.bundle, text.key, &args);
        let Some(message) = self.bundle.get_message(text.key) else {
            return Word { plain, ..Word::default() };
        };
        let form = |attribute: fluent_bundle::FluentAttribute<'_>| {
            let said = self.bundle.format_pattern(attribute.value(), Some(&args), &mut Vec::new());
            (attribute.id().to_owned(), said.into_owned())
        };
        let forms: BTreeMap<String, String> = message.attributes().map(form).collect();
        Word { plain, traits: forms.clone(), forms }
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Term(key) => FluentValue::Custom(Box::new(self.word(&Text { key, args: Vec::new() }))),
            Arg::Terms(texts) => FluentValue::Custom(Box::new(self.list(texts))),
            Arg::Seat(seat) => self.name(*seat).into(),
            Arg::Label(label) => label.clone().into(),
        }
    }

    /// Several messages in a row: every one takes the form that is asked for.
    fn list(&self, texts: &[Text]) -> Word {
        let words: Vec<Word> = texts.iter().map(|text| self.word(text)).collect();
        let join = |form: &dyn Fn(&Word) -> String| words.iter().map(form).collect::<Vec<_>>().join(", ");
        let names = words.iter().flat_map(|word| word.forms.keys().cloned());
        let names: std::collections::BTreeSet<String> = names.collect();
        let form = |name: String| {
            let all = join(&|word| word.form(&name).unwrap_or(&word.plain).to_owned());
            (name, all)
        };
        let forms = names.into_iter().map(form).collect();
        let traits = if let [only] = words.as_slice() { only.traits.clone() } else { BTreeMap::new() };
        Word { plain: join(&|word| word.plain.clone()), forms, traits }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_take_the_forms_a_sentence_asks_for() {
        let catalogue = "temple = храм\n    .gen = храма\n    .gender = m\ntower = башня\n    .gender = f\n\
            built = Нет { FORM($what, case: \"gen\") }, { TRAIT($what, name: \"gender\") ->\n    [f] готова\n   *[m] готов\n}\n";
        let speech = Speech { bundle: bundle("ru", &[catalogue]), names: vec!["Ада".to_owned()] };
        let built = |arg: Arg| speech.say(&Text { key: "built", args: vec![("what", arg)] });
        assert_eq!(built(Arg::Term("temple")), "Нет храма, готов");
        assert_eq!(built(Arg::Term("tower")), "Нет башня, готова", "the plain word where there is no form");
        assert_eq!(
            built(Arg::Terms(vec![Text::new("temple"), Text::new("tower")])),
            "Нет храма, башня, готов"
        );
        assert_eq!(built(Arg::Seat(Seat::new(0))), "Нет Ада, готов");
        assert_eq!(speech.say(&Text::new("unknown")), "unknown");
    }
}
