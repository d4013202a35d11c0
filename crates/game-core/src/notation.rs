//! One step, one line of text.
//!
//! ```
//! use game_core::{Content, Notation};
//! use game_laws::toy::{Action, Pebbles, Toy};
//!
//! let content = Pebbles::standard();
//! assert_eq!(Toy::write_step(content, Action::Seal(4)), "seal 4");
//! assert_eq!(Toy::kind(Action::Seal(4)), "seal");
//! assert_eq!(Toy::parse_step(content, "  SEAL   4"), Ok(Action::Seal(4)));
//! let error = Toy::parse_step(content, "seal it").unwrap_err();
//! assert_eq!(error.expected, "\"it\" is no number from 0 to 255; seal VALUE");
//! ```

use crate::game::Game;
use crate::seat::Seat;
use std::fmt::Write;

/// Steps as short lines, the same for people, records and tests. Needs no position.
pub trait Notation: Game {
    /// The step as text, without a line break.
    fn write_step(content: &'static Self::Content, action: Self::Action) -> String;

    /// The word a step begins with: what kind of step it is.
    fn kind(action: Self::Action) -> &'static str;

    /// The step a text means; accepts exactly what [`Notation::write_step`] writes, in any letter case and
    /// with any amount of blanks between words.
    ///
    /// # Errors
    /// When the text is not a step of this game.
    fn parse_step(content: &'static Self::Content, text: &str) -> Result<Self::Action, NotationError>;
}

/// A text that is no step.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not a step: {expected}")]
pub struct NotationError {
    /// What was read.
    pub text: String,
    /// What would be right.
    pub expected: String,
}

impl NotationError {
    /// The error for this text.
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        NotationError { text: text.to_owned(), expected: expected.into() }
    }
}

/// A part of a step that is one word, the same written and read. `C` is the content, for what only it has a name for.
pub trait Word<C>: Sized {
    /// Appends the word.
    fn write(self, content: &C, out: &mut String);

    /// The part a word means.
    ///
    /// # Errors
    /// What the word is not.
    fn read(content: &C, word: &str) -> Result<Self, String>;
}

/// A part of a step that takes the rest of its words.
pub trait Phrase<C>: Sized {
    /// Appends the words, each after a blank or whatever stands between the words of this game.
    fn write(self, content: &C, out: &mut String);

    /// The part these words mean.
    ///
    /// # Errors
    /// What is wrong with them.
    fn read(content: &C, words: &[&str]) -> Result<Self, String>;
}

impl<C> Word<C> for u8 {
    fn write(self, _: &C, out: &mut String) {
        let _ = write!(out, "{self}");
    }

    fn read(_: &C, word: &str) -> Result<Self, String> {
        // As it is written: without sign and leading zeros.
        let plain = word.bytes().all(|b| b.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
        word.parse().ok().filter(|_| plain).ok_or_else(|| format!("{word:?} is no number from 0 to 255"))
    }
}

impl<C> Word<C> for Seat {
    fn write(self, _: &C, out: &mut String) {
        let _ = write!(out, "{self}");
    }

    fn read(content: &C, word: &str) -> Result<Self, String> {
        let number: u8 = Word::read(content, word)?;
        if usize::from(number) < Seat::MAX {
            Ok(Seat::new(number))
        } else {
            Err(format!("{number} is no seat"))
        }
    }
}

/// The name of a type in words: `ScoringTile` is a `scoring tile`.
#[must_use]
pub fn in_words(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    words
}

/// A word of a form: as it stands, or what stands for it.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// This word.
    Is(&'static str),
    /// A word for this.
    For(&'static str),
}

/// Reads a step with the reader that [`steps!`](crate::steps!) made; says how the step would be written otherwise.
///
/// # Errors
/// When the text is no step.
pub fn parse<A>(
    text: &str,
    forms: &[&[Part]],
    between: char,
    read: impl FnOnce(&[&str]) -> Result<A, String>,
) -> Result<A, NotationError> {
    let lower = text.to_ascii_lowercase();
    let words: Vec<&str> = match between {
        ' ' => lower.split_whitespace().collect(),
        between => lower.split(between).map(str::trim).collect(),
    };
    read(&words).map_err(|problem| {
        let verb = words.first().copied().unwrap_or_default();
        let fits = |form: &&&[Part]| matches!(form.first(), Some(Part::Is(word)) if *word == verb);
        let known: Vec<String> = forms.iter().filter(fits).map(|form| form_of(form, between)).collect();
        let expected = if known.is_empty() { problem } else { format!("{problem}; {}", known.join(", or ")) };
        NotationError::new(text, expected)
    })
}

fn form_of(form: &[Part], between: char) -> String {
    let word = |part: &Part| match part {
        Part::Is(word) => (*word).to_owned(),
        Part::For(what) => what.to_uppercase(),
    };
    form.iter().map(word).collect::<Vec<_>>().join(between.encode_utf8(&mut [0; 4]))
}

/// The steps of a game as a table with one row per form, from which writing and reading both come:
///
/// ```text
/// steps! {
///     Position, Action, Content;
///     ["dig" hex spades] => Dig { hex, spades, to: None },
///     ["dig" hex spades "to" terrain] => Dig { hex, spades, to: Some(terrain) },
///     ["plan" [plan]] => Plan(plan),
/// }
/// ```
///
/// A word in quotes stands as it is; a name is a part of the step and a [`Word`](crate::notation::Word); a name in
/// brackets takes the rest and is a [`Phrase`](crate::notation::Phrase). The first row whose shape fits is meant.
/// Words stand apart by blanks, or by another sign: `Position, Action, Content, by ':';`. Rows
/// that cannot be said like this are left to three functions: `else kind_other, write_other, read_other`.
#[macro_export]
macro_rules! steps {
    (@pattern $word:literal) => { $word };
    (@pattern $part:ident) => { $part };
    (@pattern [$part:ident]) => { $part @ .. };
    (@form $word:literal) => { $crate::notation::Part::Is($word) };
    (@form $part:ident) => { $crate::notation::Part::For(stringify!($part)) };
    (@form [$part:ident]) => { $crate::notation::Part::For(concat!(stringify!($part), "...")) };
    (@write $content:ident, $out:ident, $word:literal) => { $crate::steps!(@blank $out); $out.push_str($word); };
    (@write $content:ident, $out:ident, $part:ident) => {
        $crate::steps!(@blank $out);
        $crate::notation::Word::write($part, $content, &mut $out);
    };
    (@write $content:ident, $out:ident, [$part:ident]) => {
        $crate::notation::Phrase::write($part, $content, &mut $out);
    };
    (@blank $out:ident) => {
        if !$out.is_empty() {
            $out.push(BETWEEN);
        }
    };
    (@between) => { ' ' };
    (@between $between:literal) => { $between };
    (@kind $word:literal $($rest:tt)*) => { $word };
    (@kind $part:ident) => { stringify!($part) };
    (@read $content:ident, $word:literal) => {};
    (@read $content:ident, $part:ident) => { let $part = $crate::notation::Word::read($content, $part)?; };
    (@read $content:ident, [$part:ident]) => { let $part = $crate::notation::Phrase::read($content, $part)?; };
    (@otherwise $content:ident, $words:ident) => {
        match $words.split_first() {
            None => Err("a step has a verb".to_owned()),
            Some((verb, rest)) => Err(format!("no step is written {verb:?} with {} more words", rest.len())),
        }
    };
    (@otherwise $content:ident, $words:ident, $read_other:path) => {
        $read_other($content, $words)
    };
    (
        $Position:ty, $Action:ident, $Content:ty $(, by $between:literal)?;
        $([$($word:tt)+] => $Variant:ident $({ $($named:tt)* })? $(($($plain:tt)*))?,)+
        $(else $kind_other:path, $write_other:path, $read_other:path)?
    ) => {
        /// What stands between the words of a step.
        const BETWEEN: char = $crate::steps!(@between $($between)?);
        /// How steps are written.
        const FORMS: &[&[$crate::notation::Part]] = &[$(&[$($crate::steps!(@form $word)),+]),+];

        fn write(content: &$Content, action: $Action) -> String {
            let mut out = String::new();
            match action {
                $($Action::$Variant $({ $($named)* })? $(($($plain)*))? => {
                    $($crate::steps!(@write content, out, $word);)+
                })+
                $(other => return $write_other(content, other),)?
            }
            out
        }

        impl $crate::Notation for $Position {
            fn write_step(content: &'static $Content, action: $Action) -> String {
                write(content, action)
            }

            #[allow(unused_variables, reason = "rows name their parts")]
            fn kind(action: $Action) -> &'static str {
                match action {
                    $($Action::$Variant $({ $($named)* })? $(($($plain)*))? => {
                        $crate::steps!(@kind $($word)+)
                    })+
                    $(other => $kind_other(other),)?
                }
            }

            fn parse_step(content: &'static $Content, text: &str) -> Result<$Action, $crate::NotationError> {
                $crate::notation::parse(text, FORMS, BETWEEN, |words| read(content, words))
            }
        }

        fn read(content: &$Content, words: &[&str]) -> Result<$Action, String> {
            $(if let [$($crate::steps!(@pattern $word)),+] = words {
                $($crate::steps!(@read content, $word);)+
                return Ok($Action::$Variant $({ $($named)* })? $(($($plain)*))?);
            })+
            $crate::steps!(@otherwise content, words $(, $read_other)?)
        }
    };
}

/// Makes vocabularies words of steps: each by its name.
#[macro_export]
macro_rules! words {
    ($($Name:ty),+ $(,)?) => {$(
        impl<C> $crate::notation::Word<C> for $Name {
            fn write(self, _: &C, out: &mut String) {
                out.push_str(self.name());
            }

            fn read(_: &C, word: &str) -> Result<Self, String> {
                <$Name>::named(word)
                    .ok_or_else(|| format!("{word:?} is no {}", $crate::notation::in_words(stringify!($Name))))
            }
        }
    )+};
}
