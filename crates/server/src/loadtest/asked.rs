//! What a player is asked, read from a notice or a state without reading the rest.

use crate::api::TableEvent;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// As much of a notice as a player of the load test needs.
#[derive(Deserialize)]
pub(super) struct Notice<'a> {
    pub seq: u64,
    rev: u64,
    pub event: TableEvent,
    #[serde(borrow)]
    news: Option<News<'a>>,
}

#[derive(Deserialize)]
struct News<'a> {
    #[serde(borrow)]
    options: &'a RawValue,
}

impl Notice<'_> {
    /// The answers the player may give, as JSON.
    pub fn options(&self) -> &str {
        self.news.as_ref().map_or("[]", |news| news.options.get())
    }
}

/// As much of a state.
#[derive(Deserialize)]
pub(super) struct State {
    seq: u64,
    rev: u64,
    options: Box<RawValue>,
    pub table: Table,
}

#[derive(Deserialize)]
pub(super) struct Table {
    pub outcome: Option<IgnoredAny>,
}

/// As much of the answer to a step; its notice comes through the stream, too.
#[derive(Deserialize)]
pub(super) struct Answer {
    pub state: Option<State>,
}

#[derive(Deserialize)]
struct Line {
    step: String,
}

/// The question to a player.
#[derive(Default)]
pub(super) struct Asked {
    seq: u64,
    rev: u64,
    /// The answers, as JSON.
    options: String,
}

impl From<State> for Asked {
    fn from(state: State) -> Self {
        Asked { seq: state.seq, rev: state.rev, options: state.options.get().to_owned() }
    }
}

impl Asked {
    pub fn hear(&mut self, notice: &Notice<'_>) {
        if notice.news.is_some() && notice.seq > self.seq {
            *self = Asked { seq: notice.seq, rev: notice.rev, options: notice.options().to_owned() };
        }
    }

    pub fn is_open(&self) -> bool {
        self.options.len() > "[]".len()
    }

    /// Takes one of the answers, with the question's `rev` and the last event before it.
    pub fn choose(&mut self, number: usize) -> Option<(String, u64, u64)> {
        let options: Vec<Line> = serde_json::from_str(&std::mem::take(&mut self.options)).ok()?;
        let at = number % options.len().max(1);
        let line = options.into_iter().nth(at)?;
        Some((line.step, self.rev, self.seq))
    }
}
