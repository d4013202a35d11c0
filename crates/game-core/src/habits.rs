//! What a person decides beforehand: questions that a game asks often and little, answered without asking.
//!
//! The game says which of its questions these are and what can be chosen for each; whoever runs a table keeps what was
//! chosen, and lets the game answer when the seat is asked. An answer is an ordinary legal step.
//!
//! ```
//! use game_core::habits::{Chosen, Habit};
//!
//! let habit = Habit::new("power", "habit-power").choice("ask", "habit-ask").choice("always", "habit-power-always");
//! let chosen = Chosen::from([("power".to_owned(), "always".to_owned())]);
//! assert_eq!(habit.chosen(&chosen), "always");
//! assert_eq!(habit.chosen(&Chosen::new()), "ask", "nothing chosen: the person is asked");
//! ```

use crate::text::Text;
use crate::word::{self, Word};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What was chosen, by the ids of habits. A habit that is not named is the first of its choices: to be asked.
pub type Chosen = BTreeMap<String, String>;

/// A kind of question that may be answered without asking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Habit {
    /// Its name.
    #[serde(deserialize_with = "word::read")]
    pub id: Word,
    /// What is asked.
    pub text: Text,
    /// What can be chosen, the first being to be asked.
    pub choices: Vec<HabitChoice>,
    /// It matters only while something is chosen elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub when: Option<HabitNeeds>,
}

/// What a habit needs to matter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct HabitNeeds {
    /// Another habit.
    #[serde(deserialize_with = "word::read")]
    pub habit: Word,
    /// One of these is chosen there.
    pub choices: Vec<String>,
}

/// One way to have a question answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct HabitChoice {
    /// Its name.
    #[serde(deserialize_with = "word::read")]
    pub id: Word,
    /// What it is called.
    pub text: Text,
    /// What it costs, in a word or two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub note: Option<Text>,
}

impl Habit {
    /// A question with this name and these words, without choices yet.
    #[must_use]
    pub const fn new(id: Word, key: Word) -> Self {
        Habit { id, text: Text::new(key), choices: Vec::new(), when: None }
    }

    /// The question with one more choice.
    #[must_use]
    pub fn choice(self, id: Word, key: Word) -> Self {
        self.with(HabitChoice { id, text: Text::new(key), note: None })
    }

    /// The question with one more choice.
    #[must_use]
    pub fn with(mut self, choice: HabitChoice) -> Self {
        self.choices.push(choice);
        self
    }

    /// The question, which matters only while one of these is chosen for another one.
    #[must_use]
    pub fn when(mut self, habit: Word, choices: &[Word]) -> Self {
        let choices = choices.iter().map(|choice| (*choice).to_owned()).collect();
        self.when = Some(HabitNeeds { habit, choices });
        self
    }

    /// The name of what was chosen here.
    #[must_use]
    pub fn chosen<'a>(&self, chosen: &'a Chosen) -> &'a str {
        let first = self.choices.first().map_or("", |choice| choice.id);
        chosen.get(self.id).map_or(first, String::as_str)
    }
}

/// Why something cannot be chosen.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HabitError {
    /// There is no such habit.
    #[error("{0:?}: the game has no such question to answer by itself")]
    Unknown(String),
    /// The habit has no such choice.
    #[error("{habit:?}: expected one of {expected}, not {found:?}")]
    NoChoice {
        /// The habit.
        habit: String,
        /// What was chosen.
        found: String,
        /// What can be.
        expected: String,
    },
}

/// Checks what was chosen, and leaves out what changes nothing: to be asked.
///
/// # Errors
/// When a game with these habits does not know one of the names.
pub fn checked(habits: &[Habit], chosen: &Chosen) -> Result<Chosen, HabitError> {
    let mut kept = Chosen::new();
    for (id, choice) in chosen {
        let habit = habits.iter().find(|habit| habit.id == id);
        let habit = habit.ok_or_else(|| HabitError::Unknown(id.clone()))?;
        let Some(at) = habit.choices.iter().position(|one| one.id == choice) else {
            let expected: Vec<&str> = habit.choices.iter().map(|one| one.id).collect();
            return Err(HabitError::NoChoice {
                habit: id.clone(),
                found: choice.clone(),
                expected: expected.join(", "),
            });
        };
        if at > 0 {
            kept.insert(id.clone(), choice.clone());
        }
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn habits() -> [Habit; 2] {
        [
            Habit::new("a", "habit-a").choice("ask", "habit-ask").choice("yes", "habit-yes"),
            Habit::new("b", "habit-b").choice("ask", "habit-ask").choice("no", "habit-no"),
        ]
    }

    fn chosen(pairs: &[(&str, &str)]) -> Chosen {
        pairs.iter().map(|(id, choice)| ((*id).to_owned(), (*choice).to_owned())).collect()
    }

    #[test]
    fn what_changes_nothing_is_not_kept() {
        let kept = checked(&habits(), &chosen(&[("a", "yes"), ("b", "ask")]));
        assert_eq!(kept, Ok(chosen(&[("a", "yes")])));
    }

    #[test]
    fn unknown_names_are_refused_and_say_what_would_be_right() {
        let wrong = checked(&habits(), &chosen(&[("c", "yes")])).unwrap_err();
        assert_eq!(wrong, HabitError::Unknown("c".to_owned()));
        let wrong = checked(&habits(), &chosen(&[("a", "no")])).unwrap_err();
        assert!(wrong.to_string().contains("ask, yes"), "{wrong}");
    }
}
