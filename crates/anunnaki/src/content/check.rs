//! What a content file must satisfy before the rules accept it (12, check list).

use super::reward::{RewardRow, Safety};
use game_core::ContentError;
use std::fmt::Debug;
use toml::Spanned;

/// The file being read, for messages with a line.
pub(super) struct Reader<'a> {
    pub(super) file: &'a str,
    pub(super) text: &'a str,
}

pub(super) type Check<T = ()> = Result<T, ContentError>;

impl Reader<'_> {
    /// An error at an entry.
    pub(super) fn error<T>(
        &self,
        at: &Spanned<T>,
        place: impl Into<String>,
        problem: impl Into<String>,
    ) -> ContentError {
        ContentError::new(self.file, place, problem).at(self.text, at.span().start)
    }

    /// Must hold at an entry.
    pub(super) fn must<T>(
        &self,
        holds: bool,
        at: &Spanned<T>,
        place: impl FnOnce() -> String,
        problem: impl FnOnce() -> String,
    ) -> Check {
        if holds { Ok(()) } else { Err(self.error(at, place(), problem())) }
    }

    /// Must hold for a whole list.
    pub(super) fn count<T>(&self, what: &str, rows: &[Spanned<T>], right: usize) -> Check {
        if rows.len() == right {
            return Ok(());
        }
        let problem = format!("there must be {right} entries, not {}", rows.len());
        let error = ContentError::new(self.file, what, problem);
        Err(match rows.last() {
            Some(row) => error.at(self.text, row.span().start),
            None => error,
        })
    }

    /// Exactly one row for each name of a closed vocabulary, in its order.
    pub(super) fn one_each<'r, T, I: Copy + PartialEq + Debug, const N: usize>(
        &self,
        what: &str,
        rows: &'r [Spanned<T>],
        all: [I; N],
        id: impl Fn(&T) -> I,
        name: impl Fn(I) -> &'static str,
    ) -> Check<[&'r T; N]> {
        for (index, row) in rows.iter().enumerate() {
            let one = id(row.get_ref());
            let twice = rows[..index].iter().any(|other| id(other.get_ref()) == one);
            self.must(
                !twice,
                row,
                || format!("{what} {:?}", name(one)),
                || "this id stands twice".to_owned(),
            )?;
        }
        let mut found = Vec::with_capacity(N);
        for one in all {
            match rows.iter().find(|row| id(row.get_ref()) == one) {
                Some(row) => found.push(row.get_ref()),
                None => {
                    let problem = format!("the entry {:?} is missing", name(one));
                    return Err(ContentError::new(self.file, what, problem));
                }
            }
        }
        Ok(found.try_into().unwrap_or_else(|_| unreachable!("one was pushed for each of all")))
    }

    /// No id twice in a list with free ids.
    pub(super) fn unique<T>(&self, what: &str, rows: &[Spanned<T>], id: impl Fn(&T) -> &str) -> Check {
        for (index, row) in rows.iter().enumerate() {
            let twice = rows[..index].iter().any(|other| id(other.get_ref()) == id(row.get_ref()));
            let place = || format!("{what} {:?}", id(row.get_ref()));
            self.must(!twice, row, place, || "this id stands twice".to_owned())?;
            let named = id(row.get_ref());
            let clean = !named.is_empty()
                && named.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
            self.must(clean, row, place, || "an id is made of a-z, 0-9 and _".to_owned())?;
        }
        Ok(())
    }

    /// The rewards of a component are of the kinds it may carry, and of sensible amounts.
    pub(super) fn rewards<T>(
        &self,
        at: &Spanned<T>,
        place: &str,
        rows: &[RewardRow],
        safety: Safety,
    ) -> Check {
        for row in rows {
            if let Err(list) = safety.allows(row) {
                let problem = format!("a reward here must be {list}, not {row:?}");
                return Err(self.error(at, format!("{place}, field reward"), problem));
            }
            let fine = match row {
                RewardRow::Resource { n, .. }
                | RewardRow::Crystal { n }
                | RewardRow::Vp { n }
                | RewardRow::Track { n, .. }
                | RewardRow::Follower { n }
                | RewardRow::Weapon { n }
                | RewardRow::Pact { n }
                | RewardRow::Portal { figures: n }
                | RewardRow::Move { points: n } => (1..=19).contains(n),
                RewardRow::Choice { of } => {
                    self.rewards(at, place, of, safety)?;
                    (2..=8).contains(&of.len())
                        && !of.iter().any(|one| matches!(one, RewardRow::Choice { .. }))
                }
                _ => true,
            };
            if !fine {
                let problem =
                    format!("amounts are 1 to 19 and choices have 2 to 8 alternatives, not {row:?}");
                return Err(self.error(at, format!("{place}, field reward"), problem));
            }
        }
        let few = rows.len() <= 8;
        self.must(few, at, || place.to_owned(), || "a reward list has at most 8 items".to_owned())
    }
}
